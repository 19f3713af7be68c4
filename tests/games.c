#include "games.h"

const uint32_t edicts[4] = {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_CANAL_LAKE,
                            CARTOG_CARD_BORDERLANDS};

const uint32_t eight[4] = {CARTOG_CARD_ORCHARD, CARTOG_CARD_HOMESTEAD, CARTOG_CARD_MARSHLANDS,
                           CARTOG_CARD_FISHING_VILLAGE};

cartog_setup setup_of(uint32_t mode, uint32_t players) {
  cartog_setup setup = FRESH(cartog_setup);
  setup.mode = mode;
  setup.players = players;
  if (mode != CARTOG_MODE_SEEDED)
    memcpy(setup.edicts, edicts, sizeof edicts);
  return setup;
}

void set_up(cartog_table *table, uint32_t players) {
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, players);
  assert_int_equal(cartog_table_init(table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
}

cartog_table_info info_of(const cartog_table *table) {
  cartog_table_info info = FRESH(cartog_table_info);
  assert_int_equal(cartog_table_info_get(table, &info), CARTOG_OK);
  assert_int_equal(cartog_table_validate(table), CARTOG_OK);
  return info;
}

void reveal(cartog_table *table, uint32_t card) {
  uint32_t revealed = 0;
  assert_int_equal(cartog_table_reveal(table, card, &revealed), CARTOG_OK);
  assert_int_equal(revealed, card);
}

void reveal_all(cartog_table *table, const uint32_t *cards, size_t count) {
  for (size_t i = 0; i < count; i++)
    reveal(table, cards[i]);
}

void set_up_room(room *r, uint32_t players) {
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_A);
  set_up(&r->table, players);
  for (uint32_t i = 0; i < players; i++)
    assert_int_equal(cartog_sheet_init(&r->sheet[i], &map), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&r->table), CARTOG_OK);
}

int32_t draw(room *r, uint32_t owner, uint32_t drawer, const char *text) {
  cartog_placement placement = placement_of(text);
  cartog_verdict verdict = FRESH(cartog_verdict);
  room before = *r;
  int32_t status = cartog_table_draw(&r->table, &r->sheet[owner], owner, drawer, &placement, NULL, &verdict);
  assert_int_equal(verdict.status, status);
  if (status != CARTOG_OK)
    assert_memory_equal(&before, r, sizeof before);
  return status;
}

uint32_t flags_now(const cartog_table *table) {
  cartog_task task;
  return cartog_table_task(table, 0, &task, NULL) == CARTOG_OK ? task.flags : 99;
}

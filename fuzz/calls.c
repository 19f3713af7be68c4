/* Random calls over tables and sheets, on good ones and on damaged ones. */
#include "fuzz.h"

static cartog_table table, table_before;
static cartog_sheet sheets[3], sheets_before[3];
static cartog_choice choices[2048];

static void set_up(feed *f) {
  cartog_setup setup;
  cartog_map map = take_map(f);
  uint32_t deck[20], count = take(f, 1) % 20;
  memset(&setup, 0, sizeof setup);
  setup.size = sizeof setup;
  setup.mode = take(f, 1) % 3;
  setup.players = 1 + take(f, 1) % 3;
  setup.seed = setup.mode == CARTOG_MODE_SEEDED ? take(f, 4) : 0;
  for (uint32_t i = 0; i < 4 && setup.mode != CARTOG_MODE_SEEDED; i++)
    setup.edicts[i] = 126 + 4 * i + take(f, 1) % 4;
  for (uint32_t i = 0; i < count; i++)
    deck[i] = 101 + take(f, 1) % 17;
  MUST(cartog_table_init(&table, &setup, count > 0 ? deck : NULL, count, NULL, 0) == CARTOG_OK);
  for (int i = 0; i < 3; i++)
    MUST(cartog_sheet_init(&sheets[i], &map) == CARTOG_OK);
}

static int32_t draw(feed *f) {
  cartog_task task;
  cartog_placement placement = {{{0, 0}}, 0, 0};
  uint32_t owner = take(f, 1) % 3, drawer = 0, pick = take(f, 2);
  if (cartog_table_task(&table, owner, &task, &drawer) != CARTOG_OK)
    return cartog_table_note(&table, owner);
  int64_t count = cartog_choices_list(&sheets[owner].map, &task, choices, 2048);
  if (count > 0 && count <= 2048) {
    placement.spaces = choices[pick % (uint32_t)count].spaces;
    placement.terrain = 1 + take(f, 1) % 6;
  }
  return cartog_table_draw(&table, &sheets[owner], owner, drawer, &placement, NULL, NULL);
}

static int32_t one_call(feed *f) {
  uint32_t what = take(f, 1) % 10, number = take(f, 1), owner = number % 3, cards[64];
  switch (what) {
  case 0:
    return cartog_table_begin(&table);
  case 1:
  case 2:
    return cartog_table_reveal(&table, table.mode == CARTOG_MODE_OPEN ? 101 + number % 17 : 0, NULL);
  case 3:
  case 4:
  case 5:
    return draw(f);
  case 6:
    return cartog_table_score(&table, &sheets[owner], NULL, NULL);
  case 7:
    return cartog_table_undo_draw(&table, &sheets[owner], owner);
  case 8:
    for (uint32_t i = 0; i < 64; i++)
      cards[i] = i < table.deck_count ? table.deck[i] : 0;
    return cartog_table_order(&table, cards, number % 65);
  default:
    if (cartog_table_undo(&table, 1 + number) != CARTOG_OK)
      return CARTOG_REFUSAL_TURN;
    for (int i = 0; i < 3; i++)
      cartog_sheet_undo(&sheets[i], 1 + number);
    return CARTOG_OK;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  int damage = take(&f, 1) % 4 == 0;
  set_up(&f);
  for (int n = 0; n < 200 && f.size > 0; n++) {
    table_before = table;
    memcpy(sheets_before, sheets, sizeof sheets);
    int32_t status = one_call(&f);
    if (status != CARTOG_OK) {
      MUST(memcmp(&table, &table_before, sizeof table) == 0);
      MUST(memcmp(sheets, sheets_before, sizeof sheets) == 0);
    }
    if (damage && n % 8 == 7) {
      ((uint8_t *)&table)[take(&f, 2) % sizeof table] ^= (uint8_t)(1 + take(&f, 1));
      ((uint8_t *)&sheets[0])[take(&f, 2) % sizeof sheets[0]] ^= (uint8_t)(1 + take(&f, 1));
    } else if (!damage) {
      MUST(cartog_table_validate(&table) == CARTOG_OK);
      for (int i = 0; i < 3; i++)
        MUST(cartog_sheet_validate(&sheets[i]) == CARTOG_OK);
    }
  }
  /* Only sheet 0 is ever damaged. */
  DRAW(cartog_sheet_svg, &sheets[0], NULL, NULL, 0);
  return 0;
}

#include "test.h"

cartog_map map_of(const char *cpn) {
  cartog_position position = FRESH(cartog_position);
  cartog_text_error error = FRESH(cartog_text_error);
  if (cartog_position_parse(cpn, strlen(cpn), &position, &error) != CARTOG_OK)
    fail_msg("%s: column %u: %s", cpn, (unsigned)error.column, cartog_status_slug(error.status));
  return position.map;
}

cartog_placement placement_of(const char *text) {
  cartog_placement placement;
  assert_int_equal(cartog_placement_parse(text, strlen(text), &placement, NULL), CARTOG_OK);
  return placement;
}

cartog_spaces spaces_of(const char *text) {
  cartog_spaces spaces;
  assert_int_equal(cartog_spaces_parse(text, strlen(text), &spaces, NULL), CARTOG_OK);
  return spaces;
}

cartog_task task_of(uint32_t card, uint32_t flags) {
  cartog_task task;
  assert_int_equal(cartog_task_init(&task, card, flags), CARTOG_OK);
  return task;
}

int32_t points_of(const char *cpn, uint32_t card) {
  cartog_map map = map_of(cpn);
  int32_t points = -1;
  assert_int_equal(cartog_score(&map, card, &points), CARTOG_OK);
  return points;
}

void parts_text(const cartog_map *map, uint32_t card, char *text, size_t size) {
  static const char *const units[] = {"space", "row", "column", "diagonal", "cluster", "mountain", "square"};
  cartog_part parts[CARTOG_PARTS_MAX];
  size_t n = 0;
  int64_t count = cartog_score_explain(map, card, parts, CARTOG_PARTS_MAX);
  text[0] = 0;
  for (int64_t i = 0; i < count; i++) {
    n +=
        (size_t)snprintf(text + n, size - n, "%s%d %s ", i == 0 ? "" : ";", (int)parts[i].points, units[parts[i].unit]);
    n += (size_t)cartog_spaces_print(&parts[i].spaces, text + n, size - n);
    assert_true(n < size);
  }
}

void foul_stack(void) {
  /* Few bits and many, in turn: what is wrong with one may pass with the other. */
  static unsigned calls;
  volatile unsigned char rubbish[1 << 16];
  unsigned char one = calls++ % 2 == 0 ? 0xa5 : 0x24;
  for (size_t i = 0; i < sizeof rubbish; i++)
    rubbish[i] = one;
}

void add_shape(cartog_card *card, const char *drawing, uint32_t coin) {
  cartog_shape *shape = &card->shapes[card->shape_count++];
  uint32_t row = 0, column = 0;
  for (; *drawing != 0; drawing++) {
    if (*drawing == '/') {
      row++;
      column = 0;
      continue;
    }
    if (*drawing == 'X')
      cartog_spaces_add(&shape->spaces, 11 * row + column);
    column++;
  }
  shape->coin = coin;
}

cartog_card own_card(uint32_t id, uint32_t terrains, const char *drawing) {
  cartog_card card;
  memset(&card, 0, sizeof card);
  card.id = id;
  card.kind = CARTOG_KIND_EXPLORE;
  card.terrains = terrains;
  memcpy(card.key, "own_card", 8);
  add_shape(&card, drawing, 0);
  assert_int_equal(cartog_card_validate(&card), CARTOG_OK);
  return card;
}

/* Turning and mirroring a map: what must not change does not, whatever the map. */
#include "test.h"

/* Space under one of the eight symmetries of the square. */
static uint32_t turn(uint32_t space, uint32_t symmetry) {
  uint32_t row = space / 11, column = space % 11;
  if (symmetry >= 4)
    column = 10 - column;
  for (uint32_t i = symmetry % 4; i > 0; i--) {
    uint32_t above = row;
    row = column;
    column = 10 - above;
  }
  return 11 * row + column;
}

static cartog_map turned(const cartog_map *map, uint32_t symmetry) {
  uint8_t terrain[121], ruins[121], t[121], r[121];
  cartog_map result;
  assert_int_equal(cartog_map_to_arrays(map, terrain, ruins), CARTOG_OK);
  for (uint32_t s = 0; s < CARTOG_SPACES; s++) {
    t[turn(s, symmetry)] = terrain[s];
    r[turn(s, symmetry)] = ruins[s];
  }
  assert_int_equal(cartog_map_from_arrays(&result, t, r, NULL), CARTOG_OK);
  return result;
}

static void scores_keep_their_value(void **state) {
  (void)state;
  uint32_t cards[16];
  int32_t before[16], after[16];
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (uint32_t n = 0; n < board_count(2000); n++) {
    cartog_map map = random_board(n);
    assert_int_equal(cartog_score_many(&map, cards, 16, before), CARTOG_OK);
    for (uint32_t symmetry = 1; symmetry < 8; symmetry++) {
      cartog_map other = turned(&map, symmetry);
      assert_int_equal(cartog_score_many(&other, cards, 16, after), CARTOG_OK);
      for (int i = 0; i < 16; i++) {
        /* The Broken Road keeps its value when the map is mirrored at the diagonal that its lines cross. */
        int own = cards[i] != CARTOG_CARD_BROKEN_ROAD || symmetry == 5;
        if (own && before[i] != after[i])
          fail_msg("%s changes from %d to %d under symmetry %u of board %u", cartog_card_key(cards[i]), (int)before[i],
                   (int)after[i], (unsigned)symmetry, (unsigned)n);
      }
    }
  }
}

static void counts_keep_their_value(void **state) {
  (void)state;
  for (uint32_t n = 0; n < board_count(2000); n++) {
    cartog_map map = random_board(n);
    cartog_task task = task_of(107 + n % 11, n % 2);
    int32_t monsters, mountains, m, c;
    int64_t count = cartog_choices_count(&map, &task);
    cartog_map_monsters(&map, &monsters, NULL);
    cartog_map_mountains(&map, &mountains, NULL);
    for (uint32_t symmetry = 1; symmetry < 8; symmetry++) {
      cartog_map other = turned(&map, symmetry);
      assert_int_equal(cartog_choices_count(&other, &task), count);
      cartog_map_monsters(&other, &m, NULL);
      cartog_map_mountains(&other, &c, NULL);
      assert_int_equal(m, monsters);
      assert_int_equal(c, mountains);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scores_keep_their_value),
      cmocka_unit_test(counts_keep_their_value),
  };
  return cmocka_run_group_tests_name("symmetry", tests, NULL, NULL);
}

/* Boards that are scored several at once, against one at a time. */
#include "test.h"

enum { BOARDS = 300 };

static uint8_t terrain[BOARDS][CARTOG_SPACES], ruins[BOARDS][CARTOG_SPACES];
static cartog_map maps[BOARDS];
static int32_t statuses[BOARDS];

/* Every so many boards is none. */
static int is_wrong(int i) {
  return i % 17 == 5;
}

static int set_up(void **state) {
  (void)state;
  for (int i = 0; i < BOARDS; i++) {
    maps[i] = random_board((uint32_t)i);
    cartog_map_to_arrays(&maps[i], terrain[i], ruins[i]);
    if (is_wrong(i))
      terrain[i][7 * i % CARTOG_SPACES] = 11;
  }
  return 0;
}

/* Boards that are none between others, cards in any number and order, groups that are not filled. */
static void levels_give_the_same_points(void **state) {
  (void)state;
  static int32_t points[BOARDS * 16], others[BOARDS * 16], told[BOARDS];
  uint64_t random = 51;
  uint32_t all[16], cards[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  assert_in_range(cartog_batch_level(), CARTOG_LEVEL_ONE, CARTOG_LEVEL_EIGHT);
  for (int n = 0; n < 60; n++) {
    uint64_t count = n < 16 ? 1 : random_below(&random, 17), boards = n < 20 ? BOARDS : random_below(&random, BOARDS);
    for (uint64_t i = 0; i < count; i++)
      cards[i] = n < 16 ? all[n] : all[random_below(&random, 16)];
    if (n == 16)
      memcpy(cards, all, sizeof all);
    count = n == 16 ? 16 : count;
    memset(points, 0xaa, sizeof points);
    int64_t out = cartog_batch_score_at(CARTOG_LEVEL_ONE, terrain[0], ruins[0], 1, boards, cards, count, points, told);
    for (uint32_t level = CARTOG_LEVEL_TWO; level <= cartog_batch_level(); level++) {
      memset(others, 0xaa, sizeof others);
      assert_int_equal(cartog_batch_score_at(level, terrain[0], ruins[0], 1, boards, cards, count, others, statuses),
                       out);
      assert_memory_equal(others, points, sizeof points);
      assert_memory_equal(statuses, told, boards * sizeof told[0]);
    }
    for (uint64_t b = 0; b < boards; b++)
      for (uint64_t i = 0; i < count && !is_wrong((int)b); i++) {
        int32_t expected;
        assert_int_equal(cartog_score(&maps[b], cards[i], &expected), CARTOG_OK);
        assert_int_equal(points[count * b + i], expected);
      }
  }
  assert_int_equal(cartog_batch_score_at(4, terrain[0], ruins[0], 1, 1, all, 16, points, NULL), CARTOG_ERROR_RANGE);
}

/* One set of ruins marks for all boards, good or not. */
static void levels_share_marks(void **state) {
  (void)state;
  static int32_t points[BOARDS * 16], others[BOARDS * 16], told[BOARDS];
  static uint8_t marks[CARTOG_SPACES];
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  for (uint8_t wrong = 0; wrong < 2; wrong++) {
    marks[20] = 1;
    marks[30] = (uint8_t)(2 * wrong);
    memset(points, 0xaa, sizeof points);
    int64_t out = cartog_batch_score_at(CARTOG_LEVEL_ONE, terrain[0], marks, 0, BOARDS, all, 16, points, told);
    assert_in_range(out, wrong == 0 ? 1 : BOARDS, BOARDS);
    for (uint32_t level = CARTOG_LEVEL_TWO; level <= cartog_batch_level(); level++) {
      memset(others, 0xaa, sizeof others);
      assert_int_equal(cartog_batch_score_at(level, terrain[0], marks, 0, BOARDS, all, 16, others, statuses), out);
      assert_memory_equal(others, points, sizeof points);
      assert_memory_equal(statuses, told, sizeof told);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(levels_give_the_same_points),
      cmocka_unit_test(levels_share_marks),
  };
  return cmocka_run_group_tests_name("lanes", tests, set_up, NULL);
}

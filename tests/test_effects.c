/* Scores after many choices, against drawing and scoring one by one. */
#include "test.h"

enum { MOST = 8 * 8 * 121, ROWS = 6 * MOST };

static cartog_choice choices[MOST];
static cartog_effect effects[ROWS + 1];
static int32_t points[(ROWS + 1) * 16];

static cartog_task random_task(uint64_t *random, uint32_t n) {
  cartog_task task;
  cartog_card card = random_card(random);
  if (n % 3 == 0 || cartog_task_init(&task, 101 + random_below(random, 17), n % 8) != CARTOG_OK)
    assert_int_equal(cartog_task_init_card(&task, &card, n % 8), CARTOG_OK);
  return task;
}

/* What one row must hold. */
static void compare_row(const cartog_map *map, const cartog_task *task, const cartog_choice *choice, uint32_t coins,
                        const cartog_effect *effect, const int32_t *row, const uint32_t *cards, uint64_t count) {
  cartog_map drawn = *map;
  cartog_placement placement = {choice->spaces, effect->terrain, 0};
  cartog_outcome outcome = FRESH(cartog_outcome);
  int32_t expected[16], monsters;
  assert_int_equal(cartog_placement_apply(&drawn, task, &placement, coins, &outcome, NULL), CARTOG_OK);
  assert_int_equal(cartog_score_many(&drawn, cards, count, expected), CARTOG_OK);
  assert_int_equal(cartog_map_monsters(&drawn, &monsters, NULL), CARTOG_OK);
  if (memcmp(row, expected, count * sizeof *row) != 0) {
    char text[512];
    cartog_map_print(map, text, sizeof text);
    for (uint64_t i = 0; i < count; i++)
      if (row[i] != expected[i])
        fail_msg("%s is %d, not %d, after terrain %u on %s", cartog_card_key(cards[i]), row[i], expected[i],
                 effect->terrain, text);
  }
  assert_int_equal(effect->monsters, monsters);
  assert_int_equal(effect->coins, coins + outcome.coins);
  assert_int_equal(effect->lost, outcome.lost);
  assert_int_equal(effect->reserved, 0);
}

static void compare_all(const cartog_map *map, const cartog_task *task, uint32_t coins, const uint32_t *cards,
                        uint64_t card_count) {
  int64_t count = cartog_choices_list(map, task, choices, MOST);
  assert_in_range(count, 0, MOST);
  foul_stack();
  int64_t rows = cartog_score_choices(map, choices, (uint64_t)count, coins, cards, card_count, points, effects, ROWS);
  int64_t row = 0;
  for (int64_t c = 0; c < count; c++)
    for (uint32_t terrain = 1; terrain <= CARTOG_TERRAIN_MOUNTAIN; terrain++) {
      if ((choices[c].terrains >> terrain & 1) == 0)
        continue;
      assert_true(row < rows);
      assert_int_equal(effects[row].choice, c);
      assert_int_equal(effects[row].terrain, terrain);
      compare_row(map, task, &choices[c], coins, &effects[row], points + (uint64_t)row * card_count, cards, card_count);
      row++;
    }
  assert_int_equal(row, rows);
}

static void rows_are_what_drawing_and_scoring_gives(void **state) {
  (void)state;
  uint64_t random = 31;
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  for (uint32_t n = 0; n < board_count(1500); n++) {
    cartog_map map = random_board(n);
    cartog_task task = random_task(&random, n);
    compare_all(&map, &task, random_below(&random, 15), all, 16);
  }
}

static void cards_come_in_any_order_and_number(void **state) {
  (void)state;
  uint64_t random = 32;
  for (uint32_t n = 0; n < board_count(300); n++) {
    cartog_map map = random_board(n);
    cartog_task task = random_task(&random, n);
    uint32_t cards[16], count = random_below(&random, 17);
    for (uint32_t i = 0; i < count; i++)
      cards[i] = CARTOG_CARD_SENTINEL_WOOD + random_below(&random, 16);
    compare_all(&map, &task, random_below(&random, 15), cards, count);
  }
  /* All in their order but for one that its neighbour stands for, or for two neighbours. */
  for (uint32_t n = 0; n < 15; n++) {
    cartog_map map = random_board(8 * n);
    cartog_task task = task_of(CARTOG_CARD_HAMLET, 0);
    uint32_t cards[16];
    cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
    uint32_t first = cards[n];
    cards[n] = cards[n + 1];
    compare_all(&map, &task, 0, cards, 16);
    cards[n + 1] = first;
    compare_all(&map, &task, 0, cards, 16);
  }
}

/* Cards that follow each other are copied at once; a list that does so in part only, or backwards, is none of them,
 * whatever stands before and behind it. */
static void cards_follow_each_other_or_do_not(void **state) {
  (void)state;
  static const uint32_t around[][6] = {{126, 127, 128, 130, 131, 132}, {130, 129, 128, 127, 126, 126},
                                       {126, 127, 128, 128, 129, 130}, {126, 127, 128, 129, 130, 131},
                                       {140, 128, 129, 131, 130, 129}, {126, 128, 130, 132, 134, 136}};
  for (uint32_t n = 0; n < 40; n++) {
    cartog_map map = random_board(n);
    cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
    const uint32_t *cards = around[n % 6];
    for (uint64_t start = 0; start < 6; start++)
      for (uint64_t count = 1; start + count <= 6; count++)
        compare_all(&map, &task, 0, cards + start, count);
  }
}

/* k1 and a2 have numbers that follow each other, as j1 and k1 have, but are no neighbours. */
static void spaces_at_both_edges_are_apart(void **state) {
  (void)state;
  uint32_t all[16];
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_card card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE, "..........X/X..........");
  add_shape(&card, "XX", 0);
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  compare_all(&map, &task, 0, all, 16);
  for (uint32_t s = 0; s < 121; s += 11)
    cartog_map_set_terrain(&map, s + 10 * (s % 2), CARTOG_TERRAIN_VILLAGE);
  compare_all(&map, &task, 0, all, 16);
}

static void shapes_may_be_longer_than_a_word(void **state) {
  (void)state;
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  cartog_card card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE, "X/X/X/X/X/X/X");
  add_shape(&card, "X/X/X/X/X/X/X/X", 0);
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  for (uint32_t n = 0; n < 20; n++) {
    cartog_map map = random_board(8 * n);
    compare_all(&map, &task, 0, all, 16);
  }
  /* By one space. */
  card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE,
                  "XXXXXXXXXX/.........X/.........X/.........X/.........X/.........X");
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/4V6");
  compare_all(&map, &task, 0, all, 16);
}

/* On a chequered map each space is a cluster: 61 of one terrain. */
static void as_many_clusters_as_there_can_be(void **state) {
  (void)state;
  uint32_t all[16];
  int32_t before[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  cartog_task task;
  cartog_card card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE, "X");
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  for (uint32_t terrain = CARTOG_TERRAIN_FOREST; terrain < CARTOG_TERRAIN_MOUNTAIN; terrain++) {
    cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
    for (uint32_t s = 0; s < 121; s++)
      cartog_map_set_terrain(&map, s, s % 2 == 0 ? terrain : CARTOG_TERRAIN_MOUNTAIN);
    cartog_score_many(&map, all, 16, before);
    if (terrain == CARTOG_TERRAIN_FOREST)
      assert_int_equal(before[CARTOG_CARD_STONESIDE_FOREST - CARTOG_CARD_SENTINEL_WOOD], 3 * 60);
    if (terrain == CARTOG_TERRAIN_VILLAGE)
      assert_int_equal(before[CARTOG_CARD_SHIELDGATE - CARTOG_CARD_SENTINEL_WOOD], 2);
    if (terrain == CARTOG_TERRAIN_WATER)
      assert_int_equal(before[CARTOG_CARD_SHORESIDE_EXPANSE - CARTOG_CARD_SENTINEL_WOOD], 3 * 41);
    for (uint32_t s = 0; s < 121; s += 15)
      cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_EMPTY);
    compare_all(&map, &task, 0, all, 16);
  }
}

/* It is in no list, but nothing forbids it. */
static void a_choice_without_spaces_changes_nothing(void **state) {
  (void)state;
  uint32_t all[16];
  int32_t before[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  cartog_choice nothing;
  memset(&nothing, 0, sizeof nothing);
  nothing.terrains = CARTOG_TERRAINS_DRAWABLE | 1u << CARTOG_TERRAIN_MOUNTAIN;
  for (uint32_t n = 0; n < 40; n++) {
    cartog_map map = random_board(n);
    cartog_score_many(&map, all, 16, before);
    assert_int_equal(cartog_score_choices(&map, &nothing, 1, 0, all, 16, points, effects, ROWS), 6);
    for (uint32_t row = 0; row < 6; row++)
      assert_memory_equal(points + 16 * row, before, sizeof before);
  }
}

/* What is drawn between all villages leaves one village, and no second largest. */
static void villages_that_are_joined_leave_no_second(void **state) {
  (void)state;
  uint32_t cards[3] = {CARTOG_CARD_SHIELDGATE, CARTOG_CARD_GREENGOLD_PLAINS, CARTOG_CARD_WILDHOLDS};
  cartog_map map = map_of("FVMFVM5/1F2F6/11/11/11/11/11/11/11/11/11");
  cartog_card card = own_card(CARTOG_CARD_OWN, 1u << CARTOG_TERRAIN_VILLAGE, "XXXX");
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  compare_all(&map, &task, 0, cards, 3);
  map = map_of("1VF1VM5/11/11/11/11/11/11/11/11/11/11");
  card = own_card(CARTOG_CARD_OWN, 1u << CARTOG_TERRAIN_VILLAGE, "X..X");
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  compare_all(&map, &task, 0, cards, 3);
  map = map_of("1V1V1FM4/F4F5/11/11/11/11/11/11/11/11/11");
  card = own_card(CARTOG_CARD_OWN, 1u << CARTOG_TERRAIN_VILLAGE, "X");
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  compare_all(&map, &task, 0, cards, 3);
}

/* Clusters that a drawing of the other terrain touches count no more, however many of the others they are. */
static void shoreside_loses_what_is_touched(void **state) {
  (void)state;
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  /* Of four, three are touched, or all. */
  cartog_map map = map_of("11/11/1A1A1A5/11/11/11/11/11/9A1/11/11");
  cartog_card card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE, "XXXXXX");
  add_shape(&card, "X.X.X", 0);
  add_shape(&card, "XXX/X/X", 0);
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  compare_all(&map, &task, 0, all, 16);
  map = map_of("11/11/1A1A1A3A1/11/1W1WWW5/11/6A4/11/1A1A1A5/11/11");
  compare_all(&map, &task, 0, all, 16);
}

/* On a damaged map a village over two fields makes one cluster of them, and touching both takes two away. */
static void shoreside_is_never_below_nothing(void **state) {
  (void)state;
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_A);
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_EMPTY);
  for (uint32_t column = 2; column <= 8; column += 2)
    cartog_map_set_terrain(&map, 33 + column, CARTOG_TERRAIN_FARM);
  map.w[2 * CARTOG_TERRAIN_VILLAGE] |= 1 | (uint64_t)7 << 35;
  cartog_card card = own_card(CARTOG_CARD_OWN, CARTOG_TERRAINS_DRAWABLE, "XXXXXXX");
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  int64_t count = cartog_choices_list(&map, &task, choices, MOST);
  int64_t rows = cartog_score_choices(&map, choices, (uint64_t)count, 0, all, 16, points, effects, ROWS);
  assert_in_range(rows, 5 * 20, ROWS);
  for (int64_t i = 0; i < 16 * rows; i++)
    assert_in_range(points[i], 0, 484);
}

static void a_short_table_is_the_head_of_the_long_one(void **state) {
  (void)state;
  static cartog_effect some[64];
  static int32_t numbers[64 * 2];
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_B);
  cartog_task task = task_of(CARTOG_CARD_HOMESTEAD, 0);
  uint32_t cards[2] = {CARTOG_CARD_SHIELDGATE, CARTOG_CARD_CAULDRONS};
  uint64_t count = (uint64_t)cartog_choices_list(&map, &task, choices, MOST);
  int64_t rows = cartog_score_choices(&map, choices, count, 3, cards, 2, points, effects, ROWS);
  assert_int_equal(rows, 2 * count);
  for (uint64_t cap = 0; cap < 63; cap++) {
    memset(some, 0xaa, sizeof some);
    memset(numbers, 0xaa, sizeof numbers);
    assert_int_equal(cartog_score_choices(&map, choices, count, 3, cards, 2, numbers, some, cap), rows);
    assert_memory_equal(some, effects, cap * sizeof some[0]);
    assert_memory_equal(numbers, points, cap * 2 * sizeof numbers[0]);
    assert_int_equal(some[cap].choice, 0xaaaaaaaa);
    assert_int_equal((uint32_t)numbers[2 * cap], 0xaaaaaaaa);
  }
  assert_int_equal(cartog_score_choices(&map, choices, count, 3, cards, 2, NULL, NULL, ROWS), rows);
  assert_int_equal(cartog_score_choices(&map, NULL, 0, 3, NULL, 0, NULL, NULL, 0), 0);
}

static void choices_of_other_maps_are_refused(void **state) {
  (void)state;
  cartog_map map = map_of("F10/11/11/11/11/11/11/11/11/11/10_");
  uint32_t card = CARTOG_CARD_SENTINEL_WOOD;
  int32_t number = -7;
  cartog_effect effect;
  cartog_choice good, bad;
  memset(&effect, 0xaa, sizeof effect);
  memset(&good, 0, sizeof good);
  good.spaces = spaces_of("b1,c1");
  good.terrains = 2;
#define REFUSED(change, status)                                                                                        \
  do {                                                                                                                 \
    bad = good;                                                                                                        \
    change;                                                                                                            \
    assert_int_equal(cartog_score_choices(&map, &bad, 1, 0, &card, 1, &number, &effect, 1), status);                   \
    assert_int_equal(number, -7);                                                                                      \
    assert_int_equal(effect.choice, 0xaaaaaaaa);                                                                       \
  } while (0)
  REFUSED(bad.spaces = spaces_of("a1,b1"), CARTOG_ERROR_RANGE);
  REFUSED(bad.spaces = spaces_of("k11"), CARTOG_ERROR_RANGE);
  REFUSED(bad.spaces.w[1] = (uint64_t)1 << 57, CARTOG_ERROR_RANGE);
  REFUSED(bad.terrains = 1, CARTOG_ERROR_RANGE);
  REFUSED(bad.terrains = 128, CARTOG_ERROR_RANGE);
  REFUSED(bad.coin = 2, CARTOG_ERROR_RANGE);
  REFUSED(card = CARTOG_CARD_ORCHARD, CARTOG_ERROR_CARD_KIND);
  REFUSED(card = 999, CARTOG_ERROR_CARD_UNKNOWN);
  REFUSED(card = CARTOG_CARD_OWN, CARTOG_ERROR_CARD_EXTERNAL);
  card = CARTOG_CARD_SENTINEL_WOOD;
  REFUSED(map.w[0]++, CARTOG_ERROR_MAP);
  map.w[0]--;
  assert_int_equal(cartog_score_choices(&map, &good, 1, 15, &card, 1, &number, &effect, 1), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_score_choices(NULL, &good, 1, 0, &card, 1, &number, &effect, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_score_choices(&map, NULL, 1, 0, &card, 1, &number, &effect, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_score_choices(&map, &good, 1, 0, NULL, 1, &number, &effect, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_score_choices(&map, &good, 1, 0, &card, 1, &number, &effect, 1), 1);
  assert_int_equal(number, 3);
  assert_int_equal(effect.terrain, CARTOG_TERRAIN_FOREST);
  cartog_choice list[3] = {good, good, good};
  for (int i = 0; i < 3; i++) {
    list[i].coin = 2;
    assert_int_equal(cartog_score_choices(&map, list, 3, 0, &card, 1, &number, &effect, 1), CARTOG_ERROR_RANGE);
    list[i] = good;
    list[i].spaces = spaces_of("a1");
    assert_int_equal(cartog_score_choices(&map, list, 3, 0, &card, 1, &number, &effect, 1), CARTOG_ERROR_RANGE);
    list[i] = good;
  }
  assert_int_equal(cartog_score_choices(&map, list, 3, 0, &card, 1, &number, &effect, 1), 3);
}

/* Whatever the bytes of the map: an error, or numbers in their range, the same as after drawing. */
static void damaged_maps(void **state) {
  (void)state;
  uint64_t random = 33;
  uint32_t all[16];
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  for (uint32_t n = 0; n < board_count(2000); n++) {
    cartog_map map = random_board(n);
    for (uint32_t flips = 1 + random_below(&random, 100); flips > 0; flips--)
      map.w[2 + random_below(&random, 22)] ^= (uint64_t)1 << random_below(&random, 64);
    cartog_task task = random_task(&random, n);
    int64_t count = cartog_choices_list(&map, &task, choices, MOST);
    assert_in_range(count, 0, MOST);
    int64_t rows = cartog_score_choices(&map, choices, (uint64_t)count, 14, all, 16, points, effects, ROWS);
    assert_in_range(rows, count > 0, ROWS);
    for (int64_t i = 0; i < 16 * rows; i++)
      assert_in_range(points[i], 0, 484);
    for (int64_t i = 0; i < rows; i++) {
      assert_in_range(effects[i].monsters, 0, 121);
      assert_int_equal(effects[i].coins, 14);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_are_what_drawing_and_scoring_gives),
      cmocka_unit_test(cards_come_in_any_order_and_number),
      cmocka_unit_test(cards_follow_each_other_or_do_not),
      cmocka_unit_test(spaces_at_both_edges_are_apart),
      cmocka_unit_test(shapes_may_be_longer_than_a_word),
      cmocka_unit_test(as_many_clusters_as_there_can_be),
      cmocka_unit_test(a_choice_without_spaces_changes_nothing),
      cmocka_unit_test(villages_that_are_joined_leave_no_second),
      cmocka_unit_test(shoreside_loses_what_is_touched),
      cmocka_unit_test(shoreside_is_never_below_nothing),
      cmocka_unit_test(a_short_table_is_the_head_of_the_long_one),
      cmocka_unit_test(choices_of_other_maps_are_refused),
      cmocka_unit_test(damaged_maps),
  };
  return cmocka_run_group_tests_name("effects", tests, NULL, NULL);
}

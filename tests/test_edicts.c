/* cartog/edicts.h: the scoring cards, one by one, on the points where tables differ. */
#include "test.h"

static void expect(uint32_t card, const char *cpn, int32_t points) {
  int32_t found = points_of(cpn, card);
  if (found != points)
    fail_msg("%s on %s: %d, not %d", cartog_card_key(card), cpn, (int)found, (int)points);
}

static void expect_parts(uint32_t card, const char *cpn, const char *expected) {
  cartog_map map = map_of(cpn);
  char text[4096];
  parts_text(&map, card, text, sizeof text);
  assert_string_equal(text, expected);
}

#define REST9 "/11/11/11/11/11/11/11/11/11"
#define REST8 "/11/11/11/11/11/11/11/11"
#define REST6 "/11/11/11/11/11/11"

static void blank_maps_score_nothing_but_what_is_printed(void **state) {
  (void)state;
  for (uint32_t card = 126; card <= 141; card++) {
    expect(card, "11/11" REST9, 0);
    expect(card, "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11", card == CARTOG_CARD_LOST_BARONY ? 3 : 0);
    /* Side B has a wasteland square of two. */
    expect(card, "11/6r1^2/2r^7/5#5/4##r4/4###4/1r3#5/5^2r2/9^1/2^r7/11", card == CARTOG_CARD_LOST_BARONY ? 6 : 0);
  }
}

static void sentinel_wood(void **state) {
  (void)state;
  expect(CARTOG_CARD_SENTINEL_WOOD, "F9F/1F9" REST9, 2);
  /* A space beside void touches the edge too. */
  expect(CARTOG_CARD_SENTINEL_WOOD, "11/1F_8" REST9, 1);
  expect(CARTOG_CARD_SENTINEL_WOOD, "1_9/1F9" REST9, 1);
  expect_parts(CARTOG_CARD_SENTINEL_WOOD, "F9F/1F8F" REST9, "1 space a1;1 space k1;1 space k2");
}

static void greenbough(void **state) {
  (void)state;
  expect(CARTOG_CARD_GREENBOUGH, "F10/1F9/F1F8" REST8, 6);
  expect_parts(CARTOG_CARD_GREENBOUGH, "F10/1F9/F1F8" REST8,
               "1 row a1;1 column a1,a3;1 row b2;1 column b2;1 row a3,c3;1 column c3");
}

static void treetower_takes_edge_and_all_that_is_filled(void **state) {
  (void)state;
  expect(CARTOG_CARD_TREETOWER, "FM9/^10" REST9, 1);
  expect(CARTOG_CARD_TREETOWER, "F#9/_10" REST9, 1);
  expect(CARTOG_CARD_TREETOWER, "Fr9/W10" REST9, 0);
  expect(CARTOG_CARD_TREETOWER, "Ff9/W10" REST9, 1);
}

static void stoneside_counts_each_mountain_once(void **state) {
  (void)state;
  expect(CARTOG_CARD_STONESIDE_FOREST, "^F^8/F1F8/^F^8" REST8, 12);
  expect(CARTOG_CARD_STONESIDE_FOREST, "^F^F^F^4/11" REST9, 12);
  expect(CARTOG_CARD_STONESIDE_FOREST, "^FF1^6/11" REST9, 0);
  /* Side by side without forest is not joined; one forest space beside both joins them. */
  expect(CARTOG_CARD_STONESIDE_FOREST, "^^9/11" REST9, 0);
  expect(CARTOG_CARD_STONESIDE_FOREST, "^^9/FF9" REST9, 6);
  expect(CARTOG_CARD_STONESIDE_FOREST, "^F9/1^9" REST9, 6);
  expect_parts(CARTOG_CARD_STONESIDE_FOREST, "^F^8/11" REST9, "3 mountain a1;3 mountain c1");
}

static void canal_lake_counts_spaces_not_pairs(void **state) {
  (void)state;
  expect(CARTOG_CARD_CANAL_LAKE, "WA9/A10" REST9, 3);
  expect(CARTOG_CARD_CANAL_LAKE, "W10/1A9" REST9, 0);
  expect_parts(CARTOG_CARD_CANAL_LAKE, "WA9/A10" REST9, "1 space a1;1 space b1;1 space a2");
}

static void mages_valley_counts_spaces_not_pairs(void **state) {
  (void)state;
  expect(CARTOG_CARD_MAGES_VALLEY, "^W^8/A10" REST9, 3);
  expect(CARTOG_CARD_MAGES_VALLEY, "^10/1W9" REST9, 0);
  expect_parts(CARTOG_CARD_MAGES_VALLEY, "^W^8/A10" REST9, "2 space b1;1 space a2");
}

static void golden_granary_keeps_the_mark_under_what_is_drawn(void **state) {
  (void)state;
  expect(CARTOG_CARD_GOLDEN_GRANARY, "rW9/11" REST9, 1);
  expect(CARTOG_CARD_GOLDEN_GRANARY, "vW9/11" REST9, 1);
  expect(CARTOG_CARD_GOLDEN_GRANARY, "rWr8/11" REST9, 1);
  expect(CARTOG_CARD_GOLDEN_GRANARY, "w10/11" REST9, 0);
  expect(CARTOG_CARD_GOLDEN_GRANARY, "ww9/11" REST9, 2);
  expect(CARTOG_CARD_GOLDEN_GRANARY, "aA9/11" REST9, 3);
  expect_parts(CARTOG_CARD_GOLDEN_GRANARY, "Wa9/11" REST9, "1 space a1;3 space b1");
}

static void shoreside_drops_a_whole_cluster(void **state) {
  (void)state;
  expect(CARTOG_CARD_SHORESIDE_EXPANSE, "11/1A9" REST9, 3);
  expect(CARTOG_CARD_SHORESIDE_EXPANSE, "11/1AA1W6" REST9, 6);
  expect(CARTOG_CARD_SHORESIDE_EXPANSE, "11/1AAW7" REST9, 0);
  expect(CARTOG_CARD_SHORESIDE_EXPANSE, "2A8/1AA8" REST9, 0);
  expect(CARTOG_CARD_SHORESIDE_EXPANSE, "11/1A_8" REST9, 0);
  expect_parts(CARTOG_CARD_SHORESIDE_EXPANSE, "11/3W7/1A9" REST8, "3 cluster d2;3 cluster b3");
}

static void wildholds_starts_at_six(void **state) {
  (void)state;
  expect(CARTOG_CARD_WILDHOLDS, "VVVVV6/11" REST9, 0);
  expect(CARTOG_CARD_WILDHOLDS, "VVVVVV5/11" REST9, 8);
  expect(CARTOG_CARD_WILDHOLDS, "VVVVVVVVVVV/11/VVVVVV5" REST8, 16);
  expect(CARTOG_CARD_WILDHOLDS, "VVV8/3VVV5" REST9, 0);
}

static void great_city_drops_clusters_at_mountains_first(void **state) {
  (void)state;
  expect(CARTOG_CARD_GREAT_CITY, "VVVV^6/11/VV9/11/VVV8" REST6, 3);
  expect(CARTOG_CARD_GREAT_CITY, "VVVV^6/11" REST9, 0);
  expect(CARTOG_CARD_GREAT_CITY, "V10/1^9" REST9, 1);
  expect_parts(CARTOG_CARD_GREAT_CITY, "VV9/11/1VV8" REST8, "2 cluster a1,b1");
}

static void greengold_counts_five_types(void **state) {
  (void)state;
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "FVA8/1W9" REST9, 3);
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "MV^8/1W9" REST9, 3);
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "FVA8/1#9" REST9, 0);
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "FVA8/1r9" REST9, 0);
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "FVF8/FVF8/1F9" REST8, 0);
  expect(CARTOG_CARD_GREENGOLD_PLAINS, "FVA8/1M9/FVA8" REST8, 6);
}

static void shieldgate_ties(void **state) {
  (void)state;
  expect(CARTOG_CARD_SHIELDGATE, "VVV8/11" REST9, 0);
  expect(CARTOG_CARD_SHIELDGATE, "VVV8/11/VV9" REST8, 4);
  expect(CARTOG_CARD_SHIELDGATE, "VVV8/11/VVV8" REST8, 6);
  expect_parts(CARTOG_CARD_SHIELDGATE, "VVV8/11/VVV8/11/VVV8" REST6, "6 cluster a3,b3,c3");
  expect_parts(CARTOG_CARD_SHIELDGATE, "VV9/11/VVV8/11/VV9" REST6, "4 cluster a1,b1");
}

static void borderlands(void **state) {
  (void)state;
  expect(CARTOG_CARD_BORDERLANDS, "FVAWM^#FVAW/11" REST9, 6);
  expect(CARTOG_CARD_BORDERLANDS, "FVAWM^#FVAr/11" REST9, 0);
  expect(CARTOG_CARD_BORDERLANDS, "FVAWM^#FVAf/11" REST9, 6);
  /* Void is passed over, but a row of nothing but void is no row. */
  expect(CARTOG_CARD_BORDERLANDS, "F__________/11" REST9, 6);
  expect(CARTOG_CARD_BORDERLANDS, "___________/11" REST9, 0);
  expect_parts(CARTOG_CARD_BORDERLANDS, "F__________/F10/F10/F10/F10/F10/F10/F10/F10/F10/F10",
               "6 row a1;6 column a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11");
}

static void lost_barony(void **state) {
  (void)state;
  expect(CARTOG_CARD_LOST_BARONY, "F10/11" REST9, 3);
  expect(CARTOG_CARD_LOST_BARONY, "FV9/^M9" REST9, 6);
  expect(CARTOG_CARD_LOST_BARONY, "FV9/^r9" REST9, 3);
  expect(CARTOG_CARD_LOST_BARONY, "FV9/^_9" REST9, 3);
  /* Nothing joins the end of a row to the start of the next. */
  expect(CARTOG_CARD_LOST_BARONY, "10F/F9F/F10" REST8, 3);
  expect_parts(CARTOG_CARD_LOST_BARONY, "3FF6/3FF6/11/FF9/FF9" REST6, "6 square d1,e1,d2,e2");
}

static void broken_road(void **state) {
  (void)state;
  expect(CARTOG_CARD_BROKEN_ROAD, "11/11/11/11/11/11/11/11/11/11/F10", 3);
  expect(CARTOG_CARD_BROKEN_ROAD, "11/11/11/11/11/11/11/11/11/F10/FF9", 6);
  expect(CARTOG_CARD_BROKEN_ROAD, "11/11/11/11/11/11/11/11/11/f10/_F9", 3);
  expect(CARTOG_CARD_BROKEN_ROAD, "11/11/11/11/11/11/11/11/11/r10/1F9", 0);
  expect(CARTOG_CARD_BROKEN_ROAD, "F10/1F9/2F8/3F7/4F6/5F5/6F4/7F3/8F2/9F1/10F", 3);
  expect_parts(CARTOG_CARD_BROKEN_ROAD, "_10/FF9/1FF8/2FF7/3FF6/4FF5/5FF4/6FF3/7FF2/8FF1/9FF",
               "3 diagonal a2,b3,c4,d5,e6,f7,g8,h9,i10,j11;3 diagonal b2,c3,d4,e5,f6,g7,h8,i9,j10,k11");
}

static void cauldrons(void **state) {
  (void)state;
  expect(CARTOG_CARD_CAULDRONS, "1F9/M10" REST9, 1);
  expect(CARTOG_CARD_CAULDRONS, "r^9/#10" REST9, 1);
  expect(CARTOG_CARD_CAULDRONS, "1_9/#10" REST9, 1);
  expect(CARTOG_CARD_CAULDRONS, "2F8/FF9" REST9, 0);
  expect(CARTOG_CARD_CAULDRONS, "_F9/F10" REST9, 0);
}

static void many_cards_at_once(void **state) {
  (void)state;
  for (uint32_t n = 0; n < 300; n++) {
    cartog_map map = random_board(n);
    uint64_t random = n;
    uint32_t cards[40];
    int32_t points[40];
    for (uint32_t i = 0; i < 40; i++)
      cards[i] = 126 + random_below(&random, 16);
    assert_int_equal(cartog_score_many(&map, cards, 40, points), CARTOG_OK);
    for (uint32_t i = 0; i < 40; i++) {
      int32_t one = -1;
      assert_int_equal(cartog_score(&map, cards[i], &one), CARTOG_OK);
      assert_int_equal(points[i], one);
    }
  }
}

static void a_short_explanation_is_the_head_of_the_long_one(void **state) {
  (void)state;
  static cartog_part all[CARTOG_PARTS_MAX], some[CARTOG_PARTS_MAX + 2], untouched;
  memset(&untouched, 0xaa, sizeof untouched);
  for (uint32_t n = 0; n < 64; n++) {
    cartog_map map = random_board(n);
    uint32_t card = CARTOG_CARD_SENTINEL_WOOD + n % 16;
    int64_t count = cartog_score_explain(&map, card, all, CARTOG_PARTS_MAX);
    assert_in_range(count, 0, CARTOG_PARTS_MAX);
    for (int64_t cap = 0; cap <= count + 1; cap++) {
      int64_t written = cap < count ? cap : count;
      memset(some, 0xaa, sizeof some);
      assert_int_equal(cartog_score_explain(&map, card, some, (uint64_t)cap), count);
      assert_memory_equal(some, all, (size_t)written * sizeof all[0]);
      assert_memory_equal(&some[written], &untouched, sizeof untouched);
    }
  }
}

static void cards_that_do_not_score(void **state) {
  (void)state;
  cartog_map map = map_of("11/11" REST9);
  uint32_t cards[2] = {CARTOG_CARD_WILDHOLDS, 0};
  int32_t points[2] = {77, 77};
  static const struct {
    uint32_t card;
    int32_t status;
  } rows[] = {{CARTOG_CARD_ORCHARD, CARTOG_ERROR_CARD_KIND},
              {CARTOG_CARD_SPRING, CARTOG_ERROR_CARD_KIND},
              {10000, CARTOG_ERROR_CARD_EXTERNAL},
              {UINT32_MAX, CARTOG_ERROR_CARD_EXTERNAL},
              {142, CARTOG_ERROR_CARD_UNKNOWN},
              {9999, CARTOG_ERROR_CARD_UNKNOWN},
              {0, CARTOG_ERROR_CARD_UNKNOWN}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cards[1] = rows[i].card;
    assert_int_equal(cartog_score_many(&map, cards, 2, points), rows[i].status);
    assert_int_equal(cartog_score_explain(&map, rows[i].card, NULL, 0), rows[i].status);
    assert_int_equal(points[0], 77);
  }
  static uint32_t most[65537];
  static int32_t nothing[65537];
  for (size_t i = 0; i < 65537; i++)
    most[i] = CARTOG_CARD_WILDHOLDS;
  assert_int_equal(cartog_score_many(&map, most, 65537, nothing), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_score_many(&map, most, 65536, nothing), CARTOG_OK);
  assert_int_equal(cartog_score_many(&map, NULL, 0, NULL), CARTOG_OK);
  /* Of several wrong ones the first is told. */
  uint32_t several[4] = {CARTOG_CARD_WILDHOLDS, CARTOG_CARD_ORCHARD, 0, CARTOG_CARD_OWN};
  int32_t four[4];
  assert_int_equal(cartog_score_many(&map, several, 4, four), CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_score_many(&map, several + 2, 2, four), CARTOG_ERROR_CARD_UNKNOWN);
}

static void preview_tells_before_and_after(void **state) {
  (void)state;
  uint32_t cards[16];
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  uint64_t random = 3;
  static cartog_choice choices[2048];
  for (uint32_t n = 0; n < 300; n++) {
    cartog_map map = random_board(n), drawn = map;
    cartog_task task;
    if (cartog_task_init(&task, 101 + random_below(&random, 17), random_below(&random, 8)) != CARTOG_OK)
      continue;
    int64_t count = cartog_choices_list(&map, &task, choices, 2048);
    if (count == 0)
      continue;
    const cartog_choice *choice = &choices[random_below(&random, (uint32_t)count)];
    cartog_placement placement = {choice->spaces, 5, 0};
    while ((choice->terrains >> placement.terrain & 1) == 0)
      placement.terrain--;
    int32_t before[16], after[16], expected[16], penalty = -1;
    uint32_t coins = random_below(&random, 15);
    cartog_preview preview = FRESH(cartog_preview);
    cartog_outcome outcome = FRESH(cartog_outcome);
    assert_int_equal(cartog_score_preview(&map, &task, &placement, coins, cards, 16, before, after, &preview, NULL),
                     CARTOG_OK);
    cartog_score_many(&map, cards, 16, expected);
    assert_memory_equal(before, expected, sizeof expected);
    cartog_map_monsters(&map, &penalty, NULL);
    assert_int_equal(preview.monsters_before, penalty);
    assert_int_equal(cartog_placement_apply(&drawn, &task, &placement, coins, &outcome, NULL), CARTOG_OK);
    cartog_score_many(&drawn, cards, 16, expected);
    assert_memory_equal(after, expected, sizeof expected);
    cartog_map_monsters(&drawn, &penalty, NULL);
    assert_int_equal(preview.monsters_after, penalty);
    assert_int_equal(preview.coins_before, coins);
    assert_int_equal(preview.coins_after, coins + outcome.coins);
    assert_int_equal(preview.lost, outcome.lost);
    assert_memory_equal(&preview.mountains, &outcome.mountains, sizeof outcome.mountains);
  }
}

static void a_refused_preview_changes_nothing(void **state) {
  (void)state;
  cartog_map map = map_of("F10/11" REST9);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement wrong = placement_of("F:a1,b1,c1,c2"), right = placement_of("F:b1,c1,d1,d2");
  uint32_t cards[1] = {CARTOG_CARD_ORCHARD}, scoring[1] = {CARTOG_CARD_WILDHOLDS};
  int32_t before[1] = {7}, after[1] = {7};
  cartog_preview preview = FRESH(cartog_preview), untouched = preview;
  cartog_verdict verdict = FRESH(cartog_verdict);
  assert_int_equal(cartog_score_preview(&map, &task, &wrong, 0, scoring, 1, before, after, &preview, &verdict),
                   CARTOG_REFUSAL_OCCUPIED);
  assert_int_equal(cartog_score_preview(&map, &task, &wrong, 0, cards, 1, before, after, &preview, &verdict),
                   CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_score_preview(&map, &task, &right, 0, cards, 1, before, after, &preview, &verdict),
                   CARTOG_ERROR_CARD_KIND);
  assert_int_equal(verdict.status, CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_score_preview(&map, &task, &right, 15, cards, 0, NULL, NULL, &preview, &verdict),
                   CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_score_preview(&map, &task, &right, 0, scoring, 1, NULL, after, &preview, &verdict),
                   CARTOG_ERROR_NULL);
  assert_int_equal(before[0] + after[0], 14);
  assert_memory_equal(&preview, &untouched, sizeof preview);
  assert_int_equal(cartog_score_preview(&map, &task, &right, 0, NULL, 0, NULL, NULL, NULL, NULL), CARTOG_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(blank_maps_score_nothing_but_what_is_printed),
      cmocka_unit_test(sentinel_wood),
      cmocka_unit_test(greenbough),
      cmocka_unit_test(treetower_takes_edge_and_all_that_is_filled),
      cmocka_unit_test(stoneside_counts_each_mountain_once),
      cmocka_unit_test(canal_lake_counts_spaces_not_pairs),
      cmocka_unit_test(mages_valley_counts_spaces_not_pairs),
      cmocka_unit_test(golden_granary_keeps_the_mark_under_what_is_drawn),
      cmocka_unit_test(shoreside_drops_a_whole_cluster),
      cmocka_unit_test(wildholds_starts_at_six),
      cmocka_unit_test(great_city_drops_clusters_at_mountains_first),
      cmocka_unit_test(greengold_counts_five_types),
      cmocka_unit_test(shieldgate_ties),
      cmocka_unit_test(borderlands),
      cmocka_unit_test(lost_barony),
      cmocka_unit_test(broken_road),
      cmocka_unit_test(cauldrons),
      cmocka_unit_test(many_cards_at_once),
      cmocka_unit_test(a_short_explanation_is_the_head_of_the_long_one),
      cmocka_unit_test(cards_that_do_not_score),
      cmocka_unit_test(preview_tells_before_and_after),
      cmocka_unit_test(a_refused_preview_changes_nothing),
  };
  return cmocka_run_group_tests_name("edicts", tests, NULL, NULL);
}

/* cartog/rules.h: explore cards, ruins, the single space, own cards. A test for every rule of drawing, and for every point on
 * which tables differ. */
#include "drawing.h"

static void shapes_turn_and_mirror(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_TREETOP_VILLAGE, 0, "F:c1,d1,a2,b2,c2", "legal");
  expect(BLANK_A, CARTOG_CARD_TREETOP_VILLAGE, 0, "V:a1,b1,b2,c2,d2", "occupied d2");
  expect(BLANK_A, CARTOG_CARD_TREETOP_VILLAGE, 0, "V:a4,b4,b5,c5,d5", "legal");
  expect(BLANK_A, CARTOG_CARD_TREETOP_VILLAGE, 0, "V:a4,a5,b5,b6,b7", "legal");
}

static void shapes_stay_on_the_map_and_on_empty_spaces(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_GREAT_RIVER, 0, "W:a5,b5,k5", "shape_not_on_card a5,b5,k5");
  expect(BLANK_A, CARTOG_CARD_GREAT_RIVER, 0, "W:j4,k4,a5", "shape_not_on_card j4,k4,a5");
  expect("F10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GREAT_RIVER, 0, "W:a1,b1,c1", "occupied a1");
  expect("1_9/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GREAT_RIVER, 0, "W:a1,b1,c1", "off_map b1");
  expect("F_9/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GREAT_RIVER, 0, "W:a1,b1,c1", "off_map b1");
}

static void shapes_need_not_touch_anything(void **state) {
  (void)state;
  expect("F10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_FARMLAND, 0, "A:k10,k11", "legal");
}

static void ruins_may_be_covered_without_a_ruins_card(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_FARMLAND, 0, "A:j9,k9", "legal");
}

static void what_fills_a_space_is_named(void **state) {
  (void)state;
  static const struct {
    const char *cpn, *words;
  } rows[] = {{"M10/11/11/11/11/11/11/11/11/11/11", "a space is filled already"},
              {"^10/11/11/11/11/11/11/11/11/11/11", "a space is a mountain, which is filled"},
              {"#10/11/11/11/11/11/11/11/11/11/11", "a space is wasteland, which is filled"},
              {"f10/11/11/11/11/11/11/11/11/11/11", "a space is ruins that were drawn on already"}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cartog_map map = map_of(rows[i].cpn);
    cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
    cartog_placement placement = placement_of("A:a1,a2");
    cartog_verdict verdict = FRESH(cartog_verdict);
    assert_int_equal(cartog_placement_check(&map, &task, &placement, &verdict), CARTOG_REFUSAL_OCCUPIED);
    assert_string_equal(cartog_verdict_message(&verdict), rows[i].words);
  }
}

static void terrain_comes_from_the_card(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "F:a1,b1,c1,a2", "legal");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "A:a1,b1,c1,a2", "legal");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "W:a1,b1,c1,a2", "terrain_not_on_card a1,b1,c1,a2");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "^:a1,b1,c1,a2", "terrain_not_on_card");
}

static void rift_lands_is_one_space_of_any_terrain(void **state) {
  (void)state;
  static const char *const texts[] = {"F:a1", "V:a1", "A:a1", "W:a1", "M:a1"};
  for (size_t i = 0; i < 5; i++)
    expect(BLANK_A, CARTOG_CARD_RIFT_LANDS, 0, texts[i], "legal");
  expect(BLANK_A, CARTOG_CARD_RIFT_LANDS, 0, "^:a1", "terrain_not_on_card");
  expect(BLANK_A, CARTOG_CARD_RIFT_LANDS, 0, "F:a1,a2", "shape_not_on_card");
}

static void an_empty_placement_is_refused(void **state) {
  (void)state;
  cartog_map map = map_of(BLANK_A);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement placement = {{{0, 0}}, CARTOG_TERRAIN_FOREST, 0};
  assert_int_equal(cartog_placement_check(&map, &task, &placement, NULL), CARTOG_REFUSAL_EMPTY);
}

static void ruins_pending_must_be_covered(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "F:d10,e10,f10,f9", "legal");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "F:a1,b1,c1,a2", "must_cover_ruins f2,b3,j3,b9,j9,f10");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "F:f2", "fallback_not_allowed f1,g1,h1,f2");
  /* Covering two at once is fine. */
  expect("r1r8/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GREAT_RIVER, RUINS, "W:a1,b1,c1", "legal");
}

static void ruins_already_drawn_on_do_not_count(void **state) {
  (void)state;
  expect("f9r/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_FARMLAND, RUINS, "A:a2,a3", "must_cover_ruins k1");
  expect("f9r/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_FARMLAND, RUINS, "A:k1,k2", "legal");
}

static void ruins_out_of_reach_leave_one_space_of_any_terrain_anywhere(void **state) {
  (void)state;
  /* The ruins space is free, but no shape of the orchard reaches it. */
  const char *cpn = "rV9/V10/11/11/11/11/11/11/11/11/11";
  static const char *const texts[] = {"F:a1", "V:k11", "A:f6", "W:a3", "M:a1"};
  for (size_t i = 0; i < 5; i++) {
    expect(cpn, CARTOG_CARD_ORCHARD, RUINS, texts[i], "legal");
    expect(cpn, CARTOG_CARD_ORCHARD, RUINS | OWN_TYPES, texts[i], "legal");
  }
  expect(cpn, CARTOG_CARD_ORCHARD, RUINS, "F:d4,e4,f4,f5", "must_cover_ruins a1");
  expect(cpn, CARTOG_CARD_ORCHARD, RUINS, "F:d4,e4", "shape_not_on_card");
  expect(cpn, CARTOG_CARD_ORCHARD, RUINS, "^:d4", "terrain_not_on_card");
  cartog_map map = map_of(cpn);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, RUINS);
  assert_int_equal(cartog_task_fallback(&map, &task), 1);
  assert_int_equal(cartog_choices_count(&map, &task), 119);
}

static void no_ruins_left_leaves_one_space(void **state) {
  (void)state;
  expect("f10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_ORCHARD, RUINS, "W:e5", "legal");
  expect("f10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_ORCHARD, RUINS, "F:d4,e4,f4,f5", "must_cover_ruins ");
  expect("11/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_ORCHARD, RUINS, "M:e5", "legal");
}

static void ruins_reached_by_one_shape_bind_the_other(void **state) {
  (void)state;
  cartog_map map = nearly_full("c1,b2,c2,a3,b3,h7,i7,j7");
  expect_on(&map, CARTOG_CARD_GREAT_RIVER, RUINS, "W:h7,i7,j7", "must_cover_ruins b3");
  expect_on(&map, CARTOG_CARD_GREAT_RIVER, RUINS, "W:c1,b2,c2,a3,b3", "legal");
}

static void rift_lands_under_ruins(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_RIFT_LANDS, RUINS, "W:a7", "must_cover_ruins f2,b3,j3,b9,j9,f10");
  expect(BLANK_A, CARTOG_CARD_RIFT_LANDS, RUINS, "W:j9", "legal");
  expect("f10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_RIFT_LANDS, RUINS, "W:k11", "legal");
}

static void ambush_ignores_ruins(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_GOBLIN_ATTACK, RUINS, "M:i6,h7,g8", "legal");
  cartog_map map = map_of(BLANK_A);
  assert_int_equal(count_on(&map, CARTOG_CARD_GOBLIN_ATTACK, RUINS), 136);
}

static void fallback_takes_any_of_five_terrains(void **state) {
  (void)state;
  cartog_map map = nearly_full("a1,k11");
  static const char *const texts[] = {"F:a1", "V:a1", "A:a1", "W:a1", "M:k11"};
  for (size_t i = 0; i < 5; i++)
    expect_on(&map, CARTOG_CARD_ORCHARD, 0, texts[i], "legal");
  expect_on(&map, CARTOG_CARD_ORCHARD, 0, "^:a1", "terrain_not_on_card a1");
}

static void fallback_switch_keeps_to_the_card(void **state) {
  (void)state;
  cartog_map map = nearly_full("a1,k11");
  expect_on(&map, CARTOG_CARD_ORCHARD, OWN_TYPES, "F:a1", "legal");
  expect_on(&map, CARTOG_CARD_ORCHARD, OWN_TYPES, "A:a1", "legal");
  expect_on(&map, CARTOG_CARD_ORCHARD, OWN_TYPES, "V:a1", "terrain_not_on_card a1");
  expect_on(&map, CARTOG_CARD_ORCHARD, OWN_TYPES, "M:a1", "terrain_not_on_card a1");
}

static void fallback_waits_until_no_shape_fits(void **state) {
  (void)state;
  cartog_map map = nearly_full("c4,b5,c5,a6,b6");
  expect_on(&map, CARTOG_CARD_GREAT_RIVER, 0, "W:a6", "fallback_not_allowed c4,b5,c5,a6,b6");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "F:a7", "fallback_not_allowed");
}

static void fallback_earns_no_shape_coin_but_closes_mountains(void **state) {
  (void)state;
  cartog_map map = nearly_full("a1,d1");
  cartog_task task = task_of(CARTOG_CARD_GREAT_RIVER, 0);
  cartog_outcome outcome = draw(&map, &task, "W:a1", 0);
  assert_int_equal(outcome.coins, 0);
  assert_int_equal(outcome.fallback, 1);
  outcome = draw(&map, &task, "W:d1", 0);
  assert_int_equal(outcome.coins, 1);
  assert_int_equal(outcome.shape_coins, 0);
  cartog_spaces d2 = spaces_of("d2");
  assert_memory_equal(&outcome.mountains, &d2, sizeof d2);
}

static void a_full_map_is_passed(void **state) {
  (void)state;
  cartog_map map = nearly_full("");
  expect_on(&map, CARTOG_CARD_ORCHARD, 0, "pass", "legal");
  expect_on(&map, CARTOG_CARD_ORCHARD, RUINS, "pass", "legal");
  expect_on(&map, CARTOG_CARD_GOBLIN_ATTACK, 0, "pass", "legal");
  assert_int_equal(count_on(&map, CARTOG_CARD_ORCHARD, 0), 0);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  assert_int_equal(cartog_choices_any(&map, &task), 0);
  assert_int_equal(cartog_task_fallback(&map, &task), 0);
  cartog_outcome outcome = draw(&map, &task, "pass", 3);
  assert_int_equal(outcome.coins + outcome.lost + outcome.fallback, 0);
  map = nearly_full("k11");
  expect_on(&map, CARTOG_CARD_ORCHARD, 0, "pass", "pass_not_allowed k11");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, 0, "pass", "pass_not_allowed a1,b1,c1,a2");
  /* A map of nothing but void holds no empty space either. */
  const char *nothing = "___________/___________/___________/___________/___________/___________/___________/"
                        "___________/___________/___________/___________";
  expect(nothing, CARTOG_CARD_ORCHARD, 0, "pass", "legal");
}

static void own_cards_are_checked_and_listed_as_printed_ones(void **state) {
  (void)state;
  for (uint32_t id = CARTOG_CARD_GOBLIN_ATTACK; id <= CARTOG_CARD_RIFT_LANDS; id++) {
    cartog_card card;
    cartog_task printed, own;
    static cartog_choice a[2048], b[2048];
    cartog_card_get(id, &card);
    if (cartog_task_init(&printed, id, 0) != CARTOG_OK)
      continue;
    card.id = 12345;
    assert_int_equal(cartog_task_init_card(&own, &card, 0), CARTOG_OK);
    for (uint32_t flags = 0; flags < 8; flags++)
      for (uint32_t n = 0; n < 60; n++) {
        cartog_map map = random_board(n);
        printed.flags = own.flags = flags;
        int64_t count = cartog_choices_list(&map, &printed, a, 2048);
        assert_int_equal(cartog_choices_list(&map, &own, b, 2048), count);
        assert_memory_equal(a, b, (size_t)count * sizeof a[0]);
      }
  }
}

static void disconnected_and_large_shapes(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_FARM, "X.........X/////////X.........X/X.........X");
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  assert_int_equal(cartog_choices_count(&map, &task), 4);
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    cartog_spaces_add(&card.shapes[0].spaces, s);
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  assert_int_equal(cartog_choices_count(&map, &task), 1);
  char text[600];
  cartog_choice choice;
  cartog_choices_list(&map, &task, &choice, 1);
  assert_true(cartog_choice_print(&choice, text, sizeof text) < 600);
  cartog_placement all = {choice.spaces, CARTOG_TERRAIN_FARM, 0};
  assert_int_equal(cartog_placement_check(&map, &task, &all, NULL), CARTOG_OK);
}

static int64_t count_empty(const cartog_map *map) {
  int64_t count = 0;
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    count += cartog_map_terrain(map, s) == CARTOG_TERRAIN_EMPTY;
  return count;
}

/* Counts the places of a shape one by one: turned, mirrored, moved. */
static int64_t count_by_hand(const cartog_map *map, const cartog_spaces *shape) {
  cartog_spaces oriented[CARTOG_ORIENTATIONS], placed;
  int64_t n = cartog_shape_orientations(shape, oriented, CARTOG_ORIENTATIONS), count = 0;
  for (int64_t o = 0; o < n; o++)
    for (uint32_t corner = 0; corner < CARTOG_SPACES; corner++) {
      if (cartog_shape_place(&oriented[o], corner / 11, corner % 11, &placed) != CARTOG_OK)
        continue;
      int fits = 1;
      for (uint32_t s = 0; s < CARTOG_SPACES; s++)
        fits &= !cartog_spaces_has(&placed, s) || cartog_map_terrain(map, s) == CARTOG_TERRAIN_EMPTY;
      count += fits;
    }
  return count;
}

/* Twelve spaces after the first, and steps of less than 64 numbers, are the last that are kept apart; with more, and
 * without room behind them, a card counts the same. */
static void shapes_of_any_size_are_counted(void **state) {
  (void)state;
  static const char *const drawings[] = {"XXXXXX/XXXXXX",
                                         "XXXXXX/XXXXXX/X",
                                         "XXXXX/XXXXX/XXXX",
                                         "XXXXX/XXXXX/XXXXX",
                                         "XXXX/XXXX/XXXX/XX",
                                         "X///////X",
                                         "X/////........X",
                                         "X/////.........X",
                                         "X/////..........X",
                                         "..........X/X",
                                         "X.........X/..........X",
                                         ".X/XXX/.X",
                                         "X.X.X.X.X.X/.X.X.X.X.X",
                                         "X//////X.X",
                                         "XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX",
                                         "X/X/X/X/X/X/X/X/X/X/X",
                                         "X//////////X",
                                         "X//////////..........X"};
  for (size_t i = 0; i < sizeof drawings / sizeof drawings[0]; i++) {
    cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_FARM, drawings[i]);
    cartog_task task;
    assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
    for (uint32_t n = 0; n < 40; n++) {
      cartog_map map;
      cartog_map_init(&map, CARTOG_SIDE_A);
      for (uint32_t s = 0; n > 0 && s < CARTOG_SPACES; s++)
        cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_EMPTY);
      for (uint32_t k = 1; k < n; k++)
        cartog_map_set_terrain(&map, (n * 37 + k * k * 29) % CARTOG_SPACES, CARTOG_TERRAIN_WATER);
      foul_stack();
      int64_t count = cartog_choices_count(&map, &task), by_hand = count_by_hand(&map, &card.shapes[0].spaces);
      assert_int_equal(count, by_hand > 0 ? by_hand : count_empty(&map));
      static cartog_choice choices[CARTOG_ORIENTATIONS * CARTOG_SPACES];
      assert_int_equal(cartog_choices_list(&map, &task, choices, CARTOG_ORIENTATIONS * CARTOG_SPACES), count);
      for (int64_t k = 0; k < count; k++) {
        cartog_placement placement = {choices[k].spaces, CARTOG_TERRAIN_FARM, 0};
        assert_int_equal(cartog_placement_check(&map, &task, &placement, NULL), CARTOG_OK);
      }
    }
  }
}

static void of_two_equal_shapes_the_coin_counts(void **state) {
  (void)state;
  for (int order = 0; order < 2; order++) {
    cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_FARM, "XX");
    card.shapes[0].coin = order == 0;
    add_shape(&card, "X/X", order == 1);
    cartog_task task;
    cartog_map map = map_of(BLANK_A);
    assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
    assert_int_equal(draw(&map, &task, "A:a1,b1", 0).shape_coins, 1);
    assert_int_equal(draw(&map, &task, "A:a2,a3", 0).shape_coins, 1);
  }
  /* Of equal coins, too, it is the first shape that a choice names. */
  for (uint32_t coin = 0; coin < 2; coin++) {
    cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_FARM, "XX");
    card.shapes[0].coin = coin;
    add_shape(&card, "X/X", coin);
    cartog_task task;
    cartog_map map = map_of(BLANK_A);
    cartog_choice choice;
    assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
    for (uint64_t number = 0; number < 200; number++) {
      assert_true(cartog_choices_pick(&map, &task, number, &choice) > 0);
      assert_int_equal(choice.shape, 0);
    }
  }
}

static void cards_that_cannot_be_drawn(void **state) {
  (void)state;
  cartog_task task;
  cartog_card card;
  assert_int_equal(cartog_task_init(&task, CARTOG_CARD_TEMPLE_RUINS, 0), CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_task_init(&task, CARTOG_CARD_WILDHOLDS, 0), CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_task_init(&task, CARTOG_CARD_SPRING, 0), CARTOG_ERROR_CARD_KIND);
  assert_int_equal(cartog_task_init(&task, 1, 0), CARTOG_ERROR_CARD_UNKNOWN);
  assert_int_equal(cartog_task_init(&task, 10000, 0), CARTOG_ERROR_CARD_UNKNOWN);
  assert_int_equal(cartog_task_init(&task, CARTOG_CARD_ORCHARD, 8), CARTOG_ERROR_RANGE);
  cartog_card_get(CARTOG_CARD_ORCHARD, &card);
  card.time = 1;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_ERROR_CARD_INVALID);
  card.id = 10000;
  card.kind = CARTOG_KIND_SCORING;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_ERROR_CARD_EXTERNAL);
}

static void every_listed_choice_is_legal_and_nothing_else_is(void **state) {
  (void)state;
  static cartog_choice choices[2048];
  for (uint32_t n = 0; n < 200; n++) {
    cartog_map map = random_board(n);
    cartog_task task = task_of(n % 2 == 0 ? CARTOG_CARD_FARMLAND : CARTOG_CARD_RIFT_LANDS, n % 8);
    int64_t count = cartog_choices_list(&map, &task, choices, 2048), legal = 0;
    for (int64_t i = 0; i < count; i++) {
      cartog_placement placement = {choices[i].spaces, CARTOG_TERRAIN_FARM, 0};
      cartog_outcome outcome = FRESH(cartog_outcome);
      cartog_map copy = map;
      assert_int_equal(cartog_placement_apply(&copy, &task, &placement, 0, &outcome, NULL), CARTOG_OK);
      assert_int_equal(outcome.shape_coins, choices[i].coin);
      assert_int_equal(outcome.fallback, choices[i].fallback);
    }
    for (uint32_t a = 0; a < CARTOG_SPACES; a++)
      for (uint32_t b = a; b < CARTOG_SPACES; b++) {
        cartog_placement placement = {{{0, 0}}, CARTOG_TERRAIN_FARM, 0};
        cartog_spaces_add(&placement.spaces, a);
        cartog_spaces_add(&placement.spaces, b);
        legal += cartog_placement_check(&map, &task, &placement, NULL) == CARTOG_OK;
      }
    for (int64_t i = 0; i < count; i++)
      legal -= cartog_spaces_count(&choices[i].spaces) <= 2;
    assert_int_equal(legal, 0);
  }
}

static void a_short_list_is_the_head_of_the_long_one(void **state) {
  (void)state;
  static cartog_choice all[2048], some[2048];
  for (uint32_t n = 0; n < 100; n++) {
    cartog_map map = random_board(n);
    cartog_task task;
    if (cartog_task_init(&task, 101 + n % 17, n % 8) != CARTOG_OK)
      continue;
    int64_t count = cartog_choices_list(&map, &task, all, 2048);
    for (uint64_t cap = 0; cap <= (uint64_t)count + 1; cap += 1 + cap / 4) {
      memset(some, 0xaa, sizeof some);
      assert_int_equal(cartog_choices_list(&map, &task, some, cap), count);
      size_t written = cap < (uint64_t)count ? (size_t)cap : (size_t)count;
      assert_memory_equal(some, all, written * sizeof all[0]);
      assert_int_equal(some[written].terrains, 0xaaaaaaaa);
    }
  }
}

static void a_choice_picked_is_the_one_in_the_list(void **state) {
  (void)state;
  static cartog_choice all[2048];
  uint64_t random = 21;
  for (uint32_t n = 0; n < 400; n++) {
    cartog_map map = random_board(n);
    cartog_card card = random_card(&random);
    cartog_choice untouched, picked;
    cartog_task task;
    memset(&untouched, 0xaa, sizeof untouched);
    if (n % 4 == 0 || cartog_task_init(&task, 101 + n % 17, n % 8) != CARTOG_OK)
      assert_int_equal(cartog_task_init_card(&task, &card, n % 8), CARTOG_OK);
    int64_t count = cartog_choices_list(&map, &task, all, 2048);
    for (int64_t i = 0; i < count + 2 && i < 2048; i++) {
      picked = untouched;
      assert_int_equal(cartog_choices_pick(&map, &task, (uint64_t)i, &picked), count);
      assert_memory_equal(&picked, count > 0 ? &all[i % count] : &untouched, sizeof picked);
    }
  }
}

static void of_several_reasons_the_first_is_told(void **state) {
  (void)state;
  expect("F_9/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_ORCHARD, RUINS, "W:a1,b1", "off_map");
  expect("FF9/11/11/11/11/11/11/11/11/11/r10", CARTOG_CARD_ORCHARD, RUINS, "W:a1,b1", "occupied");
  expect("M10/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GOBLIN_ATTACK, SOLO, "F:a1", "occupied");
  expect(BLANK_A, CARTOG_CARD_GOBLIN_ATTACK, SOLO, "F:a1", "wrong_solo_place");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "W:a1,b1,c1,c2", "must_cover_ruins");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "W:a1", "fallback_not_allowed");
  expect(BLANK_A, CARTOG_CARD_ORCHARD, RUINS, "W:a1,b1", "shape_not_on_card");
}

static void what_is_reserved_in_a_verdict_is_zero(void **state) {
  (void)state;
  cartog_map map = map_of(BLANK_A);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement good = placement_of("F:a1,b1,c1,c2"), bad = placement_of("F:a1,b1");
  cartog_verdict verdict = FRESH(cartog_verdict);
  verdict.reserved = 7;
  assert_int_equal(cartog_placement_check(&map, &task, &good, &verdict), CARTOG_OK);
  assert_int_equal(verdict.reserved, 0);
  verdict.reserved = 7;
  assert_int_equal(cartog_placement_check(&map, &task, &bad, &verdict), CARTOG_REFUSAL_SHAPE);
  assert_int_equal(verdict.reserved, 0);
}

static void errors_come_before_refusals(void **state) {
  (void)state;
  cartog_map map = map_of("F10/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement placement = placement_of("F:a1,b1,c1,c2");
  cartog_outcome outcome = FRESH(cartog_outcome);
  assert_int_equal(cartog_placement_apply(&map, &task, &placement, 15, NULL, NULL), CARTOG_ERROR_RANGE);
  outcome.size = 1;
  assert_int_equal(cartog_placement_apply(&map, &task, &placement, 0, &outcome, NULL), CARTOG_ERROR_SIZE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_turn_and_mirror),
      cmocka_unit_test(shapes_stay_on_the_map_and_on_empty_spaces),
      cmocka_unit_test(shapes_need_not_touch_anything),
      cmocka_unit_test(ruins_may_be_covered_without_a_ruins_card),
      cmocka_unit_test(what_fills_a_space_is_named),
      cmocka_unit_test(terrain_comes_from_the_card),
      cmocka_unit_test(rift_lands_is_one_space_of_any_terrain),
      cmocka_unit_test(an_empty_placement_is_refused),
      cmocka_unit_test(ruins_pending_must_be_covered),
      cmocka_unit_test(ruins_already_drawn_on_do_not_count),
      cmocka_unit_test(ruins_out_of_reach_leave_one_space_of_any_terrain_anywhere),
      cmocka_unit_test(no_ruins_left_leaves_one_space),
      cmocka_unit_test(ruins_reached_by_one_shape_bind_the_other),
      cmocka_unit_test(rift_lands_under_ruins),
      cmocka_unit_test(ambush_ignores_ruins),
      cmocka_unit_test(fallback_takes_any_of_five_terrains),
      cmocka_unit_test(fallback_switch_keeps_to_the_card),
      cmocka_unit_test(fallback_waits_until_no_shape_fits),
      cmocka_unit_test(fallback_earns_no_shape_coin_but_closes_mountains),
      cmocka_unit_test(a_full_map_is_passed),
      cmocka_unit_test(own_cards_are_checked_and_listed_as_printed_ones),
      cmocka_unit_test(disconnected_and_large_shapes),
      cmocka_unit_test(shapes_of_any_size_are_counted),
      cmocka_unit_test(of_two_equal_shapes_the_coin_counts),
      cmocka_unit_test(cards_that_cannot_be_drawn),
      cmocka_unit_test(every_listed_choice_is_legal_and_nothing_else_is),
      cmocka_unit_test(a_short_list_is_the_head_of_the_long_one),
      cmocka_unit_test(a_choice_picked_is_the_one_in_the_list),
      cmocka_unit_test(of_several_reasons_the_first_is_told),
      cmocka_unit_test(what_is_reserved_in_a_verdict_is_zero),
      cmocka_unit_test(errors_come_before_refusals),
  };
  return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}

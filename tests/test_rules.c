/* cartog/rules.h: a test for every rule of drawing, and for every point on which tables differ. */
#include "test.h"

#define BLANK_A "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
#define RUINS CARTOG_TASK_RUINS
#define SOLO CARTOG_TASK_SOLO
#define OWN_TYPES CARTOG_TASK_FALLBACK_CARD

/* Side A with every space village but those named here, which are empty. */
static cartog_map nearly_full(const char *empty) {
  cartog_map map = map_of(BLANK_A);
  cartog_spaces open = spaces_of(empty);
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    if (cartog_map_terrain(&map, s) == CARTOG_TERRAIN_EMPTY && !cartog_spaces_has(&open, s))
      cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_VILLAGE);
  return map;
}

/* Checks a placement: "legal", or a slug and, behind a blank, the spaces that are blamed. */
static void expect_task(const cartog_map *map, const cartog_task *task, const char *text, const char *expected) {
  cartog_placement placement = placement_of(text);
  cartog_verdict verdict = FRESH(cartog_verdict);
  cartog_map copy = *map;
  char answer[1024] = "legal";
  int32_t status = cartog_placement_check(map, task, &placement, &verdict);
  assert_int_equal(status, verdict.status);
  assert_int_equal(cartog_placement_apply(&copy, task, &placement, 0, NULL, NULL), status);
  if (status != CARTOG_OK) {
    int n = snprintf(answer, sizeof answer, "%s", cartog_status_slug(status));
    if (strchr(expected, ' ') != NULL) {
      answer[n] = ' ';
      cartog_spaces_print(&verdict.spaces, answer + n + 1, sizeof answer - (size_t)n - 1);
    }
    assert_memory_equal(&copy, map, sizeof copy);
    assert_true(strlen(cartog_verdict_message(&verdict)) > 10);
  }
  if (strcmp(answer, expected) != 0)
    fail_msg("%s %s: %s, not %s", task->card.key, text, answer, expected);
}

static void expect_on(const cartog_map *map, uint32_t card, uint32_t flags, const char *text, const char *expected) {
  cartog_task task = task_of(card, flags);
  expect_task(map, &task, text, expected);
}

static void expect(const char *cpn, uint32_t card, uint32_t flags, const char *text, const char *expected) {
  cartog_map map = map_of(cpn);
  expect_on(&map, card, flags, text, expected);
}

static int64_t count_on(const cartog_map *map, uint32_t card, uint32_t flags) {
  cartog_task task = task_of(card, flags);
  return cartog_choices_count(map, &task);
}

/* The only choice there is, as text. */
static void expect_only(const cartog_map *map, const cartog_task *task, const char *expected) {
  cartog_choice choice;
  char text[512];
  assert_int_equal(cartog_choices_list(map, task, &choice, 1), 1);
  cartog_choice_print(&choice, text, sizeof text);
  assert_string_equal(text, expected);
}

static cartog_outcome draw(cartog_map *map, const cartog_task *task, const char *text, uint32_t coins) {
  cartog_placement placement = placement_of(text);
  cartog_outcome outcome = FRESH(cartog_outcome);
  assert_int_equal(cartog_placement_apply(map, task, &placement, coins, &outcome, NULL), CARTOG_OK);
  return outcome;
}

/* ---- explore cards ---- */

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

/* ---- ruins ---- */

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

/* ---- the single space ---- */

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

/* ---- ambush ---- */

static void a_neighbour_turns_the_ambush_at_will(void **state) {
  (void)state;
  expect(BLANK_A, CARTOG_CARD_BUGBEAR_ASSAULT, 0, "M:a4,b4,a6,b6", "legal");
  expect(BLANK_A, CARTOG_CARD_BUGBEAR_ASSAULT, 0, "F:a4,b4,a6,b6", "terrain_not_on_card");
  expect(BLANK_A, CARTOG_CARD_KOBOLD_ONSLAUGHT, 0, "M:h7,i7,j7,h8,i8", "shape_not_on_card");
}

static void ambush_that_fits_nowhere_is_one_monster(void **state) {
  (void)state;
  cartog_map map = nearly_full("a1,k11");
  expect_on(&map, CARTOG_CARD_GNOLL_RAID, 0, "M:k11", "legal");
  expect_on(&map, CARTOG_CARD_GNOLL_RAID, OWN_TYPES, "M:k11", "legal");
  expect_on(&map, CARTOG_CARD_GNOLL_RAID, 0, "F:k11", "terrain_not_on_card");
  expect_on(&map, CARTOG_CARD_GNOLL_RAID, 0, "pass", "pass_not_allowed");
}

static void drawers(void **state) {
  (void)state;
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, SOLO);
  assert_int_equal(cartog_task_drawer(&task), CARTOG_DRAWER_OWNER);
  task = task_of(CARTOG_CARD_GNOLL_RAID, 0);
  assert_int_equal(cartog_task_drawer(&task), CARTOG_DRAWER_NEIGHBOUR);
  task = task_of(CARTOG_CARD_GNOLL_RAID, SOLO);
  assert_int_equal(cartog_task_drawer(&task), CARTOG_DRAWER_WALK);
}

/* The printed corner and first edge of each card: first place, and the place after that is taken. */
static void walk_starts_in_the_printed_corner(void **state) {
  (void)state;
  static const struct {
    uint32_t card;
    const char *first, *blocked, *second;
  } rows[] = {
      {CARTOG_CARD_GOBLIN_ATTACK, "M:i9,j10,k11", "11/11/11/11/11/11/11/11/11/11/10F", "M:i8,j9,k10"},
      {CARTOG_CARD_BUGBEAR_ASSAULT, "M:i1,k1,i2,k2", "10F/11/11/11/11/11/11/11/11/11/11", "M:i2,k2,i3,k3"},
      {CARTOG_CARD_KOBOLD_ONSLAUGHT, "M:a9,a10,b10,a11", "11/11/11/11/11/11/11/11/11/11/F10", "M:a8,a9,b9,a10"},
      {CARTOG_CARD_GNOLL_RAID, "M:a1,b1,a2,a3,b3", "F10/11/11/11/11/11/11/11/11/11/11", "M:a2,b2,a3,a4,b4"},
  };
  for (size_t i = 0; i < 4; i++) {
    cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
    cartog_task task = task_of(rows[i].card, SOLO);
    expect_only(&map, &task, rows[i].first);
    map = map_of(rows[i].blocked);
    expect_only(&map, &task, rows[i].second);
    expect_task(&map, &task, rows[i].second, "legal");
    expect_task(&map, &task, "M:d5,d6,d7,e6", "wrong_solo_place");
  }
  /* Another terrain at the right place, and a place that shows where it should be. */
  expect("11/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GOBLIN_ATTACK, SOLO, "F:i9,j10,k11", "terrain_not_on_card");
  expect("11/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GOBLIN_ATTACK, SOLO, "M:a1", "wrong_solo_place i9,j10,k11");
  expect("11/11/11/11/11/11/11/11/11/11/11", CARTOG_CARD_GOBLIN_ATTACK, SOLO, "pass", "pass_not_allowed i9,j10,k11");
}

static cartog_card own_ambush(const char *drawing, uint32_t corner, uint32_t walk) {
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MONSTER, drawing);
  card.kind = CARTOG_KIND_AMBUSH;
  card.arrow = CARTOG_ARROW_LEFT;
  card.corner = corner;
  card.walk = walk;
  return card;
}

/* Follows a single space round the whole map: it visits every space, ring after ring. */
static void walk_visits_ring_after_ring(void **state) {
  (void)state;
  static const uint32_t starts[5] = {0, 0, 10, 120, 110};
  for (uint32_t corner = 1; corner <= 4; corner++)
    for (uint32_t walk = 1; walk <= 2; walk++) {
      cartog_card card = own_ambush("X", corner, walk);
      cartog_task task;
      cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
      assert_int_equal(cartog_task_init_card(&task, &card, SOLO), CARTOG_OK);
      uint32_t ring = 0, before = 0;
      for (uint32_t n = 0; n < CARTOG_SPACES; n++) {
        cartog_choice choice;
        uint32_t space = 0;
        assert_int_equal(cartog_choices_list(&map, &task, &choice, 1), 1);
        assert_int_equal(cartog_spaces_list(&choice.spaces, &space, 1), 1);
        uint32_t row = space / 11, column = space % 11, here = row;
        here = column < here ? column : here;
        here = 10 - row < here ? 10 - row : here;
        here = 10 - column < here ? 10 - column : here;
        if (n == 0)
          assert_int_equal(space, starts[corner]);
        /* Never outward again, and one step along the ring until it is closed. */
        assert_true(here == ring || here == ring + 1);
        if (n > 0 && here == ring)
          assert_true((row == before / 11) != (column == before % 11));
        ring = here;
        before = space;
        cartog_map_set_terrain(&map, space, CARTOG_TERRAIN_WATER);
      }
      assert_int_equal(cartog_choices_count(&map, &task), 0);
    }
}

static void walk_keeps_the_printed_orientation(void **state) {
  (void)state;
  cartog_map map = map_of("F10/11/11/11/11/11/11/11/11/11/11");
  cartog_card card = own_ambush("X../.X./..X", CARTOG_CORNER_TOP_LEFT, CARTOG_WALK_CLOCKWISE);
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, SOLO), CARTOG_OK);
  expect_only(&map, &task, "M:b1,c2,d3");
}

static void walk_that_finds_nothing_has_no_effect(void **state) {
  (void)state;
  cartog_map map = nearly_full("a1,b2,c4");
  expect_on(&map, CARTOG_CARD_GOBLIN_ATTACK, SOLO, "pass", "legal");
  expect_on(&map, CARTOG_CARD_GOBLIN_ATTACK, SOLO, "M:a1", "wrong_solo_place ");
  assert_int_equal(count_on(&map, CARTOG_CARD_GOBLIN_ATTACK, SOLO), 0);
  cartog_task task = task_of(CARTOG_CARD_GOBLIN_ATTACK, SOLO);
  assert_int_equal(cartog_task_fallback(&map, &task), 0);
  assert_int_equal(cartog_choices_any(&map, &task), 0);
}

static void walk_uses_the_frame_and_skips_void(void **state) {
  (void)state;
  /* The right three columns and the bottom three rows are void. */
  cartog_map map = map_of("8___/8___/8___/8___/8___/8___/8___/8___/___________/___________/___________");
  cartog_task task = task_of(CARTOG_CARD_GOBLIN_ATTACK, SOLO);
  /* Up the right edge, along the top to the left: the first place wholly on the map is under f1. */
  expect_only(&map, &task, "M:f1,g2,h3");
}

static void walk_covers_ruins_and_closes_mountains(void **state) {
  (void)state;
  cartog_card card = own_ambush("X./.X", CARTOG_CORNER_BOTTOM_RIGHT, CARTOG_WALK_COUNTERCLOCKWISE);
  cartog_task task;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/9r1/8F^F/9Fr");
  assert_int_equal(cartog_task_init_card(&task, &card, SOLO | RUINS), CARTOG_OK);
  expect_only(&map, &task, "M:j8,k9");
  /* Only one space is left; it is a ruins space beside a mountain. */
  map = map_of("FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/"
               "FFFFFFFFFrF/FFFFFFFFF^F/FFFFFFFFFFF");
  card = own_ambush("X", CARTOG_CORNER_BOTTOM_RIGHT, CARTOG_WALK_COUNTERCLOCKWISE);
  assert_int_equal(cartog_task_init_card(&task, &card, SOLO), CARTOG_OK);
  assert_int_equal(draw(&map, &task, "M:j9", 5).coins, 1);
}

/* ---- coins ---- */

static void a_closed_mountain_pays_once(void **state) {
  (void)state;
  cartog_map map = map_of("11/3^1r5/1r6^r1/11/5V5/4F^F4/11/11/1r^6r1/5r1^3/11");
  cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
  cartog_outcome outcome = draw(&map, &task, "A:f7,f8", 0);
  assert_int_equal(outcome.coins, 2);
  assert_int_equal(outcome.shape_coins, 1);
  assert_int_equal(outcome.mountain_coins, 1);
  assert_int_equal(draw(&map, &task, "A:a1,b1", 2).coins, 1);
  task = task_of(CARTOG_CARD_HOMESTEAD, 0);
  assert_int_equal(draw(&map, &task, "A:h5,h6,i6,h7", 3).coins, 0);
}

static void an_undrawn_ruins_space_keeps_a_mountain_open(void **state) {
  (void)state;
  cartog_map map = map_of("11/3^1r5/1r6^r1/11/11/5^5/11/2V8/1r^6r1/2V2r1^3/11");
  cartog_task task = task_of(CARTOG_CARD_HOMESTEAD, 0);
  assert_int_equal(draw(&map, &task, "V:d8,d9,e9,d10", 0).coins, 0);
}

static void a_neighbours_monster_pays_the_owner(void **state) {
  (void)state;
  cartog_map map = map_of("11/3^1r2V2/1r5F^r1/8V2/11/5^5/11/11/1r^6r1/5r1^3/11");
  cartog_task task = task_of(CARTOG_CARD_KOBOLD_ONSLAUGHT, 0);
  assert_int_equal(draw(&map, &task, "M:j2,j3,k3,j4", 0).coins, 1);
}

static void the_fifteenth_coin_is_lost(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/5V5/4F^F4/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
  cartog_outcome outcome = draw(&map, &task, "A:f7,f8", 13);
  assert_int_equal(outcome.coins, 1);
  assert_int_equal(outcome.lost, 1);
  outcome = draw(&map, &task, "A:a1,a2", 14);
  assert_int_equal(outcome.coins, 0);
  assert_int_equal(outcome.lost, 1);
  cartog_placement placement = placement_of("A:a3,a4");
  cartog_map before = map;
  cartog_verdict verdict = FRESH(cartog_verdict);
  assert_int_equal(cartog_placement_apply(&map, &task, &placement, 15, &outcome, &verdict), CARTOG_ERROR_RANGE);
  assert_int_equal(verdict.status, CARTOG_ERROR_RANGE);
  assert_memory_equal(&map, &before, sizeof map);
}

static void border_void_mountains_and_wasteland_close_a_side(void **state) {
  (void)state;
  cartog_task task = task_of(CARTOG_CARD_RIFT_LANDS, 0);
  cartog_map map = map_of("^10/F10/11/11/11/11/11/11/11/11/11");
  assert_int_equal(draw(&map, &task, "F:b1", 0).coins, 1);
  map = map_of("11/1^9/#^_8/2F8/11/11/11/11/11/11/11");
  assert_int_equal(draw(&map, &task, "F:b4", 0).coins, 1);
}

static void a_mountain_closed_before_pays_nothing(void **state) {
  (void)state;
  cartog_task task = task_of(CARTOG_CARD_RIFT_LANDS, 0);
  cartog_map map = map_of("^F9/F10/11/11/11/11/11/11/11/11/11");
  int32_t closed = 0;
  cartog_map_mountains(&map, &closed, NULL);
  assert_int_equal(closed, 1);
  assert_int_equal(draw(&map, &task, "F:b2", 0).coins, 0);
  /* Drawn closed by an own card: two mountains, one of them shut in; only the older one pays. */
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MOUNTAIN, "XX");
  map = map_of("2F8/FF^8/2F8/11/11/11/11/11/11/11/11");
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  cartog_outcome outcome = draw(&map, &task, "^:a1,b1", 0);
  assert_int_equal(outcome.coins, 0);
  map = map_of("2F8/1F^8/2F8/11/11/11/11/11/11/11/11");
  outcome = draw(&map, &task, "^:d2,e2", 0);
  assert_int_equal(outcome.coins, 1);
  cartog_spaces c2 = spaces_of("c2");
  assert_memory_equal(&outcome.mountains, &c2, sizeof c2);
}

static void an_own_mountain_buries_ruins(void **state) {
  (void)state;
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MOUNTAIN | 1u << CARTOG_TERRAIN_FARM, "XX");
  cartog_task task;
  assert_int_equal(cartog_task_init_card(&task, &card, RUINS), CARTOG_OK);
  cartog_map map = map_of("r10/11/11/11/11/11/11/11/11/11/11");
  draw(&map, &task, "^:a1,b1", 0);
  assert_int_equal(cartog_map_ruins(&map, 0), 0);
  assert_int_equal(cartog_map_validate(&map, NULL), CARTOG_OK);
  map = map_of("r10/11/11/11/11/11/11/11/11/11/11");
  draw(&map, &task, "A:a1,b1", 0);
  assert_int_equal(cartog_map_ruins(&map, 0), 1);
}

static void monsters_cost_each_empty_space_beside_them_once(void **state) {
  (void)state;
  cartog_map map = map_of("M1M8/11/11/11/11/11/11/11/11/9r_/10M");
  int32_t points = -1;
  cartog_spaces spaces, expected = spaces_of("b1,d1,a2,c2,j11");
  assert_int_equal(cartog_map_monsters(&map, &points, &spaces), CARTOG_OK);
  assert_int_equal(points, 5);
  assert_memory_equal(&spaces, &expected, sizeof spaces);
  map = map_of("Mr9/M_9/M10/11/11/11/11/11/11/11/11");
  assert_int_equal(cartog_map_monsters(&map, &points, NULL), CARTOG_OK);
  assert_int_equal(points, 3);
}

/* ---- own cards, tasks ---- */

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
      cmocka_unit_test(a_neighbour_turns_the_ambush_at_will),
      cmocka_unit_test(ambush_that_fits_nowhere_is_one_monster),
      cmocka_unit_test(drawers),
      cmocka_unit_test(walk_starts_in_the_printed_corner),
      cmocka_unit_test(walk_visits_ring_after_ring),
      cmocka_unit_test(walk_keeps_the_printed_orientation),
      cmocka_unit_test(walk_that_finds_nothing_has_no_effect),
      cmocka_unit_test(walk_uses_the_frame_and_skips_void),
      cmocka_unit_test(walk_covers_ruins_and_closes_mountains),
      cmocka_unit_test(a_closed_mountain_pays_once),
      cmocka_unit_test(an_undrawn_ruins_space_keeps_a_mountain_open),
      cmocka_unit_test(a_neighbours_monster_pays_the_owner),
      cmocka_unit_test(the_fifteenth_coin_is_lost),
      cmocka_unit_test(border_void_mountains_and_wasteland_close_a_side),
      cmocka_unit_test(a_mountain_closed_before_pays_nothing),
      cmocka_unit_test(an_own_mountain_buries_ruins),
      cmocka_unit_test(monsters_cost_each_empty_space_beside_them_once),
      cmocka_unit_test(own_cards_are_checked_and_listed_as_printed_ones),
      cmocka_unit_test(disconnected_and_large_shapes),
      cmocka_unit_test(of_two_equal_shapes_the_coin_counts),
      cmocka_unit_test(cards_that_cannot_be_drawn),
      cmocka_unit_test(every_listed_choice_is_legal_and_nothing_else_is),
      cmocka_unit_test(a_short_list_is_the_head_of_the_long_one),
      cmocka_unit_test(of_several_reasons_the_first_is_told),
      cmocka_unit_test(errors_come_before_refusals),
  };
  return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}

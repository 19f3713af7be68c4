/* cartog/rules.h: ambush cards, with neighbours and alone. */
#include "drawing.h"

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

/* Whatever the upper left space of its bounding box holds, a shape begins in the corner. */
static void walk_begins_with_the_box_in_the_corner(void **state) {
  (void)state;
  static const struct {
    const char *shape, *places[4];
  } rows[] = {
      {".X/XX", {"M:b1,a2,b2", "M:k1,j2,k2", "M:k10,j11,k11", "M:b10,a11,b11"}},
      {"..X/XXX", {"M:c1,a2,b2,c2", "M:k1,i2,j2,k2", "M:k10,i11,j11,k11", "M:c10,a11,b11,c11"}},
      {".X./XXX/.X.", {"M:b1,a2,b2,c2,b3", "M:j1,i2,j2,k2,j3", "M:j9,i10,j10,k10,j11", "M:b9,a10,b10,c10,b11"}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    for (uint32_t corner = 1; corner <= 4; corner++)
      for (uint32_t walk = 1; walk <= 2; walk++) {
        cartog_card card = own_ambush(rows[i].shape, corner, walk);
        cartog_task task;
        cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
        assert_int_equal(cartog_task_init_card(&task, &card, SOLO), CARTOG_OK);
        expect_only(&map, &task, rows[i].places[corner - 1]);
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_neighbour_turns_the_ambush_at_will),
      cmocka_unit_test(ambush_that_fits_nowhere_is_one_monster),
      cmocka_unit_test(drawers),
      cmocka_unit_test(walk_starts_in_the_printed_corner),
      cmocka_unit_test(walk_visits_ring_after_ring),
      cmocka_unit_test(walk_begins_with_the_box_in_the_corner),
      cmocka_unit_test(walk_keeps_the_printed_orientation),
      cmocka_unit_test(walk_that_finds_nothing_has_no_effect),
      cmocka_unit_test(walk_uses_the_frame_and_skips_void),
      cmocka_unit_test(walk_covers_ruins_and_closes_mountains),
  };
  return cmocka_run_group_tests_name("ambush", tests, NULL, NULL);
}

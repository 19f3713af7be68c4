/* cartog/rules.h: coins, mountains, monsters. */
#include "drawing.h"

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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_closed_mountain_pays_once),
      cmocka_unit_test(an_undrawn_ruins_space_keeps_a_mountain_open),
      cmocka_unit_test(a_neighbours_monster_pays_the_owner),
      cmocka_unit_test(the_fifteenth_coin_is_lost),
      cmocka_unit_test(border_void_mountains_and_wasteland_close_a_side),
      cmocka_unit_test(a_mountain_closed_before_pays_nothing),
      cmocka_unit_test(an_own_mountain_buries_ruins),
      cmocka_unit_test(monsters_cost_each_empty_space_beside_them_once),
  };
  return cmocka_run_group_tests_name("coins", tests, NULL, NULL);
}

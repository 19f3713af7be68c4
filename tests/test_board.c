/* cartog/board.h */
#include "test.h"

static void test_space_names(void **state) {
  (void)state;
  uint32_t space = 999;
  for (uint32_t s = 0; s < CARTOG_SPACES; s++) {
    char expected[8];
    snprintf(expected, sizeof expected, "%c%u", (char)('a' + s % 11), (unsigned)(s / 11 + 1));
    assert_string_equal(cartog_space_name(s), expected);
    assert_int_equal(cartog_space_parse(expected, strlen(expected), &space), CARTOG_OK);
    assert_int_equal(space, s);
  }
  assert_string_equal(cartog_space_name(121), "");
  assert_string_equal(cartog_space_name(UINT32_MAX), "");
  assert_int_equal(cartog_space_parse("K11", 3, &space), CARTOG_OK);
  assert_int_equal(space, 120);
  static const char *const wrong[] = {"",    "a",   "a0", "a00", "a01", "l1",  "a12",
                                      "a99", "a1 ", "1a", "aa1", "a-1", "a111"};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    space = 7;
    assert_int_equal(cartog_space_parse(wrong[i], strlen(wrong[i]), &space), CARTOG_ERROR_SPACE_UNKNOWN);
    assert_int_equal(space, 7);
  }
}

static void test_space_sets(void **state) {
  (void)state;
  cartog_spaces set = {{0, 0}};
  uint32_t list[4];
  assert_int_equal(cartog_spaces_add(&set, 120), CARTOG_OK);
  assert_int_equal(cartog_spaces_add(&set, 63), CARTOG_OK);
  assert_int_equal(cartog_spaces_add(&set, 64), CARTOG_OK);
  assert_int_equal(cartog_spaces_add(&set, 0), CARTOG_OK);
  assert_int_equal(cartog_spaces_add(&set, 0), CARTOG_OK);
  assert_int_equal(cartog_spaces_count(&set), 4);
  assert_int_equal(cartog_spaces_list(&set, list, 2), 4);
  assert_int_equal(cartog_spaces_list(&set, list, 4), 4);
  assert_int_equal(list[0] * 1000000 + list[1] * 10000 + list[2] * 100, 63 * 10000 + 64 * 100);
  assert_int_equal(list[3], 120);
  assert_int_equal(cartog_spaces_remove(&set, 63), CARTOG_OK);
  assert_int_equal(cartog_spaces_has(&set, 63), 0);
  assert_int_equal(cartog_spaces_has(&set, 64), 1);
  assert_int_equal(cartog_spaces_has(&set, 121), 0);
  assert_int_equal(cartog_spaces_add(&set, 121), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_remove(&set, 121), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_count(&set), 3);
  set.w[1] |= (uint64_t)1 << 57;
  assert_int_equal(cartog_spaces_count(&set), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_list(&set, NULL, 0), CARTOG_ERROR_RANGE);
}

static void test_terrain_words(void **state) {
  (void)state;
  static const char *const names[] = {"empty",    "forest",    "village", "farm",      "water", "monster",
                                      "mountain", "wasteland", "hero",    "destroyed", "void"};
  for (uint32_t t = 0; t <= 10; t++)
    assert_string_equal(cartog_terrain_name(t), names[t]);
  assert_string_equal(cartog_terrain_name(11), "");
  for (uint32_t t = 0; t <= 11; t++) {
    assert_int_equal(cartog_terrain_letter(t, 0), ".FVAWM^#\0\0_\0"[t]);
    assert_int_equal(cartog_terrain_letter(t, 1), "rfvawm\0\0\0\0\0\0"[t]);
  }
}

static cartog_spaces drawing(const char *rows) {
  cartog_card card;
  memset(&card, 0, sizeof card);
  add_shape(&card, rows, 0);
  return card.shapes[0].spaces;
}

static void expect_orientation(const char *rows, uint32_t orientation, const char *expected) {
  cartog_spaces shape = drawing(rows), wanted = drawing(expected), oriented;
  assert_int_equal(cartog_shape_orient(&shape, orientation, &oriented), CARTOG_OK);
  assert_memory_equal(&oriented, &wanted, sizeof wanted);
}

static void test_shape_orientations(void **state) {
  (void)state;
  expect_orientation("XX/X./X.", 0, "XX/X./X.");
  expect_orientation("XX/X./X.", 1, "XXX/..X");
  expect_orientation("XX/X./X.", 2, ".X/.X/XX");
  expect_orientation("XX/X./X.", 3, "X../XXX");
  expect_orientation("XX/X./X.", 4, "XX/.X/.X");
  expect_orientation("XX/X./X.", 5, "..X/XXX");
  cartog_spaces bent = drawing("XXX/XX."), many[8], one;
  assert_int_equal(cartog_shape_orientations(&bent, many, 8), 8);
  assert_int_equal(cartog_shape_orientations(&bent, many, 3), 8);
  cartog_spaces cross = drawing(".X./XXX/.X.");
  assert_int_equal(cartog_shape_orientations(&cross, many, 8), 1);
  assert_memory_equal(&many[0], &cross, sizeof cross);
  cartog_spaces corner = spaces_of("k11");
  assert_int_equal(cartog_shape_normalize(&corner, &one), CARTOG_OK);
  cartog_spaces a1 = spaces_of("a1");
  assert_memory_equal(&one, &a1, sizeof one);
}

static void test_shape_place(void **state) {
  (void)state;
  cartog_spaces shape = drawing("XX/X."), placed = {{5, 5}}, wanted = spaces_of("j10,k10,j11");
  assert_int_equal(cartog_shape_place(&shape, 9, 9, &placed), CARTOG_OK);
  assert_memory_equal(&placed, &wanted, sizeof wanted);
  assert_int_equal(cartog_shape_place(&shape, 9, 10, &placed), CARTOG_REFUSAL_OFF_MAP);
  assert_int_equal(cartog_shape_place(&shape, 10, 9, &placed), CARTOG_REFUSAL_OFF_MAP);
  assert_int_equal(cartog_shape_place(&shape, UINT32_MAX, 0, &placed), CARTOG_REFUSAL_OFF_MAP);
  assert_memory_equal(&placed, &wanted, sizeof wanted);
}

static void test_printed_sides(void **state) {
  (void)state;
  cartog_map map;
  char text[256];
  assert_int_equal(cartog_map_init(&map, CARTOG_SIDE_A), CARTOG_OK);
  cartog_map_print(&map, text, sizeof text);
  assert_string_equal(text, "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11");
  assert_int_equal(cartog_map_init(&map, CARTOG_SIDE_B), CARTOG_OK);
  cartog_map_print(&map, text, sizeof text);
  assert_string_equal(text, "11/6r1^2/2r^7/5#5/4##r4/4###4/1r3#5/5^2r2/9^1/2^r7/11");
  assert_int_equal(cartog_map_init(&map, 2), CARTOG_ERROR_RANGE);
}

static void test_arrays(void **state) {
  (void)state;
  uint8_t terrain[121], ruins[121];
  cartog_map map, back;
  cartog_spaces wrong;
  for (uint32_t n = 0; n < 50; n++) {
    map = random_board(n);
    assert_int_equal(cartog_map_to_arrays(&map, terrain, ruins), CARTOG_OK);
    assert_int_equal(cartog_map_from_arrays(&back, terrain, ruins, &wrong), CARTOG_OK);
    assert_int_equal(cartog_map_equal(&map, &back), 1);
    assert_int_equal(cartog_spaces_count(&wrong), 0);
  }
  memset(terrain, 0, sizeof terrain);
  memset(ruins, 0, sizeof ruins);
  terrain[3] = 8;
  terrain[4] = 9;
  terrain[5] = 11;
  terrain[6] = 255;
  terrain[7] = CARTOG_TERRAIN_MOUNTAIN;
  ruins[7] = 1;
  terrain[8] = CARTOG_TERRAIN_WASTELAND;
  ruins[8] = 1;
  terrain[9] = CARTOG_TERRAIN_VOID;
  ruins[9] = 1;
  ruins[10] = 2;
  back = map;
  assert_int_equal(cartog_map_from_arrays(&map, terrain, ruins, &wrong), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_equal(&map, &back), 1);
  cartog_spaces expected = spaces_of("d1,e1,f1,g1,h1,i1,j1,k1");
  assert_memory_equal(&wrong, &expected, sizeof expected);
  /* Two terrains on one space: the map is refused whole, and the arrays stay as they are. */
  map.w[2] |= 1;
  map.w[4] |= 1;
  terrain[0] = 77;
  assert_int_equal(cartog_map_to_arrays(&map, terrain, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(terrain[0], 77);
}

/* Every single bit of a map, flipped: either the map stays a map or validity names the fault. */
static void test_validity_of_every_bit(void **state) {
  (void)state;
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_A);
  int valid = 0;
  for (unsigned bit = 0; bit < 64 * 64; bit++) {
    cartog_map changed = map;
    changed.w[bit / 64] ^= (uint64_t)1 << (bit % 64);
    valid += cartog_map_validate(&changed, NULL) == CARTOG_OK;
  }
  /* Seven drawn or printed terrains and void on 110 free spaces; on 6 ruins the five drawable ones; mountains can go; a
   * ruins mark can come on free spaces and go. */
  assert_int_equal(valid, 8 * 110 + 5 * 6 + 5 + 110 + 6);
  map.w[0] = 2;
  assert_int_equal(cartog_map_validate(&map, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_terrain(&map, 0), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_ruins(&map, 0), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_set_terrain(&map, 0, 1), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_set_ruins(&map, 0, 1), CARTOG_ERROR_MAP);
}

static void test_editing(void **state) {
  (void)state;
  cartog_map map, before;
  cartog_spaces spaces;
  cartog_map_init(&map, CARTOG_SIDE_A);
  assert_int_equal(cartog_map_set_terrain(&map, 0, CARTOG_TERRAIN_WATER), CARTOG_OK);
  assert_int_equal(cartog_map_set_terrain(&map, 0, CARTOG_TERRAIN_FARM), CARTOG_OK);
  assert_int_equal(cartog_map_terrain(&map, 0), CARTOG_TERRAIN_FARM);
  assert_int_equal(cartog_map_set_ruins(&map, 0, 1), CARTOG_OK);
  assert_int_equal(cartog_map_ruins(&map, 0), 1);
  before = map;
  assert_int_equal(cartog_map_set_terrain(&map, 0, CARTOG_TERRAIN_MOUNTAIN), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_set_terrain(&map, 0, CARTOG_TERRAIN_HERO), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_set_terrain(&map, 0, CARTOG_TERRAIN_DESTROYED), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_set_terrain(&map, 121, CARTOG_TERRAIN_FARM), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_set_ruins(&map, 14, 1), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_set_ruins(&map, 0, 2), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_map_equal(&map, &before), 1);
  assert_int_equal(cartog_map_set_ruins(&map, 0, 0), CARTOG_OK);
  assert_int_equal(cartog_map_ruins(&map, 0), 0);
  assert_int_equal(cartog_map_spaces(&map, CARTOG_TERRAIN_EMPTY, &spaces), CARTOG_OK);
  assert_int_equal(cartog_spaces_count(&spaces), 115);
  assert_int_equal(cartog_map_spaces(&map, CARTOG_TERRAIN_MOUNTAIN, &spaces), CARTOG_OK);
  assert_int_equal(cartog_spaces_count(&spaces), 5);
  assert_int_equal(cartog_map_ruins_spaces(&map, &spaces), CARTOG_OK);
  assert_int_equal(cartog_spaces_count(&spaces), 6);
  assert_int_equal(cartog_map_spaces(&map, CARTOG_TERRAIN_HERO, &spaces), CARTOG_ERROR_RANGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_space_names),   cmocka_unit_test(test_space_sets),
      cmocka_unit_test(test_terrain_words), cmocka_unit_test(test_shape_orientations),
      cmocka_unit_test(test_shape_place),   cmocka_unit_test(test_printed_sides),
      cmocka_unit_test(test_arrays),        cmocka_unit_test(test_validity_of_every_bit),
      cmocka_unit_test(test_editing),
  };
  return cmocka_run_group_tests_name("board", tests, NULL, NULL);
}

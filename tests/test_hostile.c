/* Hostile arguments to every public function: NULL, numbers out of range, damaged maps, cards, tasks and structs of
 * other sizes. The sanitizers watch; here the answers and the untouched outputs are checked. */
#include "test.h"

#define REFUSES_NULL(call) assert_int_equal((call), CARTOG_ERROR_NULL)

static void null_pointers(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement placement = placement_of("F:a1,b1,c1,c2");
  cartog_position position = FRESH(cartog_position);
  cartog_spaces spaces = spaces_of("a1");
  cartog_card card;
  cartog_choice choice;
  uint8_t codes[121] = {0};
  uint32_t id = CARTOG_CARD_WILDHOLDS;
  int32_t points = 0;
  cartog_card_get(CARTOG_CARD_ORCHARD, &card);

  REFUSES_NULL(cartog_constant_value(0, NULL));
  REFUSES_NULL(cartog_space_parse(NULL, 2, &id));
  REFUSES_NULL(cartog_space_parse("a1", 2, NULL));
  REFUSES_NULL(cartog_spaces_add(NULL, 0));
  REFUSES_NULL(cartog_spaces_remove(NULL, 0));
  assert_int_equal(cartog_spaces_has(NULL, 0), 0);
  REFUSES_NULL(cartog_spaces_count(NULL));
  REFUSES_NULL(cartog_spaces_list(NULL, &id, 1));
  REFUSES_NULL(cartog_spaces_list(&spaces, NULL, 1));
  REFUSES_NULL(cartog_shape_normalize(NULL, &spaces));
  REFUSES_NULL(cartog_shape_normalize(&spaces, NULL));
  REFUSES_NULL(cartog_shape_orient(NULL, 0, &spaces));
  REFUSES_NULL(cartog_shape_orient(&spaces, 0, NULL));
  REFUSES_NULL(cartog_shape_orientations(NULL, &spaces, 1));
  REFUSES_NULL(cartog_shape_orientations(&spaces, NULL, 1));
  REFUSES_NULL(cartog_shape_place(NULL, 0, 0, &spaces));
  REFUSES_NULL(cartog_shape_place(&spaces, 0, 0, NULL));
  REFUSES_NULL(cartog_map_init(NULL, 0));
  REFUSES_NULL(cartog_map_from_arrays(NULL, codes, codes, NULL));
  REFUSES_NULL(cartog_map_from_arrays(&map, NULL, codes, NULL));
  REFUSES_NULL(cartog_map_to_arrays(NULL, codes, codes));
  assert_int_equal(cartog_map_to_arrays(&map, NULL, NULL), CARTOG_OK);
  REFUSES_NULL(cartog_map_validate(NULL, &spaces));
  REFUSES_NULL(cartog_map_terrain(NULL, 0));
  REFUSES_NULL(cartog_map_ruins(NULL, 0));
  REFUSES_NULL(cartog_map_set_terrain(NULL, 0, 1));
  REFUSES_NULL(cartog_map_set_ruins(NULL, 0, 1));
  REFUSES_NULL(cartog_map_spaces(NULL, 0, &spaces));
  REFUSES_NULL(cartog_map_spaces(&map, 0, NULL));
  REFUSES_NULL(cartog_map_ruins_spaces(NULL, &spaces));
  REFUSES_NULL(cartog_map_ruins_spaces(&map, NULL));
  assert_int_equal(cartog_map_equal(NULL, &map), 0);
  assert_int_equal(cartog_map_equal(&map, NULL), 0);
  REFUSES_NULL(cartog_card_get(101, NULL));
  REFUSES_NULL(cartog_card_list(0, NULL, 1));
  REFUSES_NULL(cartog_card_by_key(NULL, 1, &id));
  REFUSES_NULL(cartog_card_by_key("a", 1, NULL));
  REFUSES_NULL(cartog_card_find(NULL, 1, &id));
  REFUSES_NULL(cartog_card_find("a", 1, NULL));
  REFUSES_NULL(cartog_card_nearest(NULL, 1, 0, &id));
  REFUSES_NULL(cartog_card_nearest("a", 1, 0, NULL));
  REFUSES_NULL(cartog_card_validate(NULL));
  REFUSES_NULL(cartog_task_init(NULL, CARTOG_CARD_ORCHARD, 0));
  REFUSES_NULL(cartog_task_init_card(NULL, &card, 0));
  REFUSES_NULL(cartog_task_init_card(&task, NULL, 0));
  REFUSES_NULL(cartog_task_drawer(NULL));
  REFUSES_NULL(cartog_task_fallback(NULL, &task));
  REFUSES_NULL(cartog_task_fallback(&map, NULL));
  REFUSES_NULL(cartog_choices_list(NULL, &task, &choice, 1));
  REFUSES_NULL(cartog_choices_list(&map, NULL, &choice, 1));
  REFUSES_NULL(cartog_choices_list(&map, &task, NULL, 1));
  REFUSES_NULL(cartog_choices_pick(NULL, &task, 0, &choice));
  REFUSES_NULL(cartog_choices_pick(&map, NULL, 0, &choice));
  REFUSES_NULL(cartog_choices_pick(&map, &task, 0, NULL));
  REFUSES_NULL(cartog_choices_count(NULL, &task));
  REFUSES_NULL(cartog_choices_count(&map, NULL));
  REFUSES_NULL(cartog_choices_any(NULL, &task));
  REFUSES_NULL(cartog_choices_any(&map, NULL));
  REFUSES_NULL(cartog_placement_check(NULL, &task, &placement, NULL));
  REFUSES_NULL(cartog_placement_check(&map, NULL, &placement, NULL));
  REFUSES_NULL(cartog_placement_check(&map, &task, NULL, NULL));
  REFUSES_NULL(cartog_placement_apply(NULL, &task, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_placement_apply(&map, NULL, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_placement_apply(&map, &task, NULL, 0, NULL, NULL));
  assert_string_equal(cartog_verdict_message(NULL), "");
  REFUSES_NULL(cartog_map_monsters(NULL, &points, NULL));
  assert_int_equal(cartog_map_monsters(&map, NULL, NULL), CARTOG_OK);
  REFUSES_NULL(cartog_map_mountains(NULL, &points, NULL));
  assert_int_equal(cartog_map_mountains(&map, NULL, NULL), CARTOG_OK);
  REFUSES_NULL(cartog_score(NULL, id, &points));
  REFUSES_NULL(cartog_score(&map, id, NULL));
  REFUSES_NULL(cartog_score_many(&map, NULL, 1, &points));
  REFUSES_NULL(cartog_score_many(&map, &id, 1, NULL));
  REFUSES_NULL(cartog_score_explain(NULL, CARTOG_CARD_WILDHOLDS, NULL, 0));
  REFUSES_NULL(cartog_score_explain(&map, CARTOG_CARD_WILDHOLDS, NULL, 1));
  REFUSES_NULL(cartog_score_preview(NULL, &task, &placement, 0, NULL, 0, NULL, NULL, NULL, NULL));
  REFUSES_NULL(cartog_score_preview(&map, NULL, &placement, 0, NULL, 0, NULL, NULL, NULL, NULL));
  REFUSES_NULL(cartog_score_preview(&map, &task, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL));
  REFUSES_NULL(cartog_text_form(NULL, 1));
  REFUSES_NULL(cartog_position_parse(NULL, 1, &position, NULL));
  REFUSES_NULL(cartog_position_parse("11", 2, NULL, NULL));
  REFUSES_NULL(cartog_position_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_position_print(&position, NULL, 1));
  REFUSES_NULL(cartog_map_parse(NULL, 1, &map, NULL));
  REFUSES_NULL(cartog_map_parse("11", 2, NULL, NULL));
  REFUSES_NULL(cartog_map_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_map_print(&map, NULL, 1));
  REFUSES_NULL(cartog_grid_parse(NULL, 1, &map, NULL));
  REFUSES_NULL(cartog_grid_parse("11", 2, NULL, NULL));
  REFUSES_NULL(cartog_grid_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_grid_print(&map, NULL, 1));
  REFUSES_NULL(cartog_placement_parse(NULL, 1, &placement, NULL));
  REFUSES_NULL(cartog_placement_parse("pass", 4, NULL, NULL));
  REFUSES_NULL(cartog_placement_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_placement_print(&placement, NULL, 1));
  REFUSES_NULL(cartog_choice_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_choice_print(&choice, NULL, 1));
  REFUSES_NULL(cartog_spaces_parse(NULL, 1, &spaces, NULL));
  REFUSES_NULL(cartog_spaces_parse("a1", 2, NULL, NULL));
  REFUSES_NULL(cartog_spaces_print(NULL, NULL, 0));
  REFUSES_NULL(cartog_spaces_print(&spaces, NULL, 1));
}

static void placements_out_of_range(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement good = placement_of("F:a1,b1,c1,c2"), bad;
  cartog_verdict verdict = FRESH(cartog_verdict);
#define REFUSED(change)                                                                                                \
  do {                                                                                                                 \
    bad = good;                                                                                                        \
    change;                                                                                                            \
    assert_int_equal(cartog_placement_check(&map, &task, &bad, &verdict), CARTOG_ERROR_RANGE);                         \
    assert_int_equal(verdict.status, CARTOG_ERROR_RANGE);                                                              \
    assert_int_equal(verdict.spaces.w[0] | verdict.spaces.w[1], 0);                                                    \
  } while (0)
  REFUSED(bad.terrain = CARTOG_TERRAIN_EMPTY);
  REFUSED(bad.terrain = CARTOG_TERRAIN_WASTELAND);
  REFUSED(bad.terrain = UINT32_MAX);
  REFUSED(bad.reserved = 1);
  REFUSED(bad.spaces.w[1] = (uint64_t)1 << 57);
  REFUSED(bad.spaces.w[1] = (uint64_t)1 << 63);
}

static void structs_of_other_sizes(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement placement = placement_of("F:a1,b1,c1,c2");
  struct {
    cartog_verdict verdict;
    unsigned char tail[16];
  } large;
  memset(&large, 0, sizeof large);
  large.verdict.size = sizeof large;
  assert_int_equal(cartog_placement_check(&map, &task, &placement, &large.verdict), CARTOG_OK);
  assert_int_equal(large.verdict.size, sizeof large);
  large.tail[15] = 1;
  assert_int_equal(cartog_placement_check(&map, &task, &placement, &large.verdict), CARTOG_ERROR_SIZE);
  assert_int_equal(large.tail[15], 1);
  /* 2 stands for one byte too few. */
  static const uint32_t sizes[] = {0, 1, 2, 4097, UINT32_MAX};
#define OTHER_SIZE(object) (object).size = sizes[i] == 2 ? (uint32_t)sizeof(object) - 1 : sizes[i]
  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
    cartog_verdict verdict = FRESH(cartog_verdict);
    cartog_outcome outcome = FRESH(cartog_outcome);
    cartog_preview preview = FRESH(cartog_preview);
    cartog_position position = FRESH(cartog_position);
    cartog_text_error error = FRESH(cartog_text_error);
    cartog_task other = task;
    const char *text = "11/11/11/11/11/11/11/11/11/11/11";
    cartog_map before = map;
    OTHER_SIZE(error);
    OTHER_SIZE(verdict);
    OTHER_SIZE(outcome);
    OTHER_SIZE(preview);
    OTHER_SIZE(position);
    OTHER_SIZE(other);
    assert_int_equal(cartog_placement_check(&map, &task, &placement, &verdict), CARTOG_ERROR_SIZE);
    assert_string_equal(cartog_verdict_message(&verdict), "");
    verdict.size = sizeof verdict;
    assert_int_equal(cartog_placement_apply(&map, &task, &placement, 0, &outcome, &verdict), CARTOG_ERROR_SIZE);
    assert_int_equal(verdict.status, CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_placement_check(&map, &other, &placement, &verdict), CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_task_drawer(&other), CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_choices_count(&map, &other), CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_score_preview(&map, &task, &placement, 0, NULL, 0, NULL, NULL, &preview, &verdict),
                     CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_position_parse(text, strlen(text), &position, NULL), CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_position_print(&position, NULL, 0), CARTOG_ERROR_SIZE);
    assert_int_equal(cartog_map_parse(text, strlen(text), &map, &error), CARTOG_ERROR_SIZE);
    assert_memory_equal(&map, &before, sizeof map);
  }
}

/* Calls everything that reads a map with it; none may crash, and numbers stay in their range. */
static void read_everything(cartog_map *map, uint64_t *random) {
  static cartog_choice choices[2048];
  uint32_t cards[16];
  int32_t points[16], number;
  uint8_t codes[121];
  cartog_part parts[CARTOG_PARTS_MAX];
  cartog_spaces spaces;
  char text[1024];
  cartog_map copy = *map;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  if (cartog_score_many(map, cards, 16, points) == CARTOG_OK)
    for (int i = 0; i < 16; i++) {
      assert_in_range(points[i], 0, 484);
      int64_t count = cartog_score_explain(map, cards[i], parts, CARTOG_PARTS_MAX);
      assert_in_range(count, 0, 121);
    }
  if (cartog_map_monsters(map, &number, &spaces) == CARTOG_OK)
    assert_in_range(number, 0, 121);
  if (cartog_map_mountains(map, &number, &spaces) == CARTOG_OK)
    assert_in_range(number, 0, 121);
  cartog_map_to_arrays(map, codes, codes);
  cartog_map_print(map, text, sizeof text);
  cartog_grid_print(map, text, sizeof text);
  for (uint32_t t = 0; t < 12; t++)
    if (cartog_map_spaces(map, t, &spaces) == CARTOG_OK)
      assert_in_range(cartog_spaces_count(&spaces), 0, 121);
  cartog_task task;
  cartog_card card = random_card(random);
  uint32_t printed = 101 + random_below(random, 17), flags = random_below(random, 8);
  if (random_below(random, 2) == 0 || cartog_task_init(&task, printed, flags) != CARTOG_OK)
    assert_int_equal(cartog_task_init_card(&task, &card, flags), CARTOG_OK);
  int64_t count = cartog_choices_list(map, &task, choices, 2048);
  assert_true(count <= 8 * 8 * 121);
  cartog_choice picked;
  assert_int_equal(cartog_choices_pick(map, &task, random_next(random), &picked), count);
  assert_memory_equal(map, &copy, sizeof copy);
  for (int i = 0; i < 20; i++) {
    cartog_placement placement = {{{random_next(random), random_next(random) >> 7}}, random_below(random, 7), 0};
    if (count > 0 && i < 10)
      placement.spaces = choices[random_below(random, (uint32_t)(count < 2048 ? count : 2048))].spaces;
    cartog_map changed = *map;
    cartog_outcome outcome = FRESH(cartog_outcome);
    cartog_placement_apply(&changed, &task, &placement, random_below(random, 15), &outcome, NULL);
    assert_in_range(outcome.coins, 0, 14);
  }
}

static void damaged_maps(void **state) {
  (void)state;
  uint64_t random = 11;
  for (uint32_t n = 0; n < board_count(3000); n++) {
    cartog_map map = random_board(n);
    uint32_t flips = 1 + random_below(&random, 200);
    for (uint32_t i = 0; i < flips; i++)
      map.w[n % 3 == 0 ? random_below(&random, 64) : 2 + random_below(&random, 22)] ^= (uint64_t)1
                                                                                       << random_below(&random, 64);
    if (n % 7 == 0)
      for (int i = 1; i < 64; i++)
        map.w[i] = random_next(&random);
    if (n % 50 == 0)
      memset(&map, 0xff, sizeof map);
    read_everything(&map, &random);
  }
}

static void unknown_layouts(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement placement = placement_of("F:a1,b1,c1,c2");
  int32_t points = 0;
  map.w[0] = CARTOG_MAP_LAYOUT + 1;
  assert_int_equal(cartog_map_validate(&map, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_score(&map, CARTOG_CARD_WILDHOLDS, &points), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_score_explain(&map, CARTOG_CARD_WILDHOLDS, NULL, 0), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_monsters(&map, &points, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_mountains(&map, &points, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_choices_count(&map, &task), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_choices_list(&map, &task, NULL, 0), CARTOG_ERROR_MAP);
  cartog_choice choice;
  assert_int_equal(cartog_choices_pick(&map, &task, 0, &choice), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_choices_any(&map, &task), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_task_fallback(&map, &task), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_placement_check(&map, &task, &placement, NULL), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_print(&map, NULL, 0), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_grid_print(&map, NULL, 0), CARTOG_ERROR_MAP);
  cartog_spaces spaces;
  assert_int_equal(cartog_map_spaces(&map, 0, &spaces), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_map_ruins_spaces(&map, &spaces), CARTOG_ERROR_MAP);
}

static void damaged_cards_and_tasks(void **state) {
  (void)state;
  uint64_t random = 12;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  for (int n = 0; n < 20000; n++) {
    cartog_task task;
    cartog_card card = random_card(&random);
    assert_int_equal(cartog_task_init_card(&task, &card, random_below(&random, 8)), CARTOG_OK);
    unsigned char *bytes = (unsigned char *)&task;
    for (uint32_t flips = 1 + random_below(&random, 3); flips > 0; flips--)
      bytes[4 + random_below(&random, sizeof task - 4)] ^= (unsigned char)(1u << random_below(&random, 8));
    int64_t count = cartog_choices_count(&map, &task);
    assert_true(count <= 8 * 8 * 121);
    /* What the card's own check refuses, every call refuses. */
    if (cartog_card_validate(&task.card) != CARTOG_OK)
      assert_true(count < 0);
  }
}

/* Every text form, fed with anything: no read behind the length, which lies at the end of its own storage. */
static void texts_of_any_bytes(void **state) {
  (void)state;
  static const char letters[] = "0123456789/.rFVAWMfvawm^#_HhDd abcdefghijk,:;=-xscenp\n\r\tpass";
  static const char *const seeds[] = {"11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=2.5 c=3 n=r p=12,-5 x-a=b",
                                      "F:a1,a2,b2", "1...........\n2...........\n", "a1,b2,k11"};
  uint64_t random = 13;
  for (int n = 0; n < 40000; n++) {
    const char *seed = seeds[random_below(&random, 4)];
    size_t length = random_below(&random, 2) == 0 ? random_below(&random, 40) : strlen(seed);
    char *text = (char *)malloc(length + (length == 0));
    assert_non_null(text);
    for (size_t i = 0; i < length; i++)
      text[i] = length == strlen(seed) ? seed[i] : letters[random_below(&random, sizeof letters - 1)];
    for (uint32_t changes = random_below(&random, 4); changes > 0 && length > 0; changes--)
      text[random_below(&random, (uint32_t)length)] =
          (char)(random_below(&random, 4) == 0 ? random_below(&random, 256)
                                               : (uint32_t)letters[random_below(&random, 60)]);
    cartog_map map;
    cartog_position position = FRESH(cartog_position);
    cartog_placement placement;
    cartog_spaces spaces;
    cartog_text_error error = FRESH(cartog_text_error);
    char printed[1024];
    uint32_t id = 0;
    if (cartog_position_parse(text, length, &position, &error) == CARTOG_OK) {
      cartog_position again = FRESH(cartog_position);
      int64_t needed = cartog_position_print(&position, printed, sizeof printed);
      assert_int_equal(cartog_position_parse(printed, (uint64_t)needed, &again, NULL), CARTOG_OK);
      assert_memory_equal(&again, &position, sizeof again);
    } else {
      assert_true(error.status < 0 && error.offset <= length && error.line >= 1 && error.column >= 1);
    }
    cartog_map_parse(text, length, &map, &error);
    if (cartog_grid_parse(text, length, &map, &error) == CARTOG_OK)
      assert_int_equal(cartog_map_validate(&map, NULL), CARTOG_OK);
    if (cartog_placement_parse(text, length, &placement, &error) == CARTOG_OK)
      assert_true(cartog_placement_print(&placement, printed, sizeof printed) > 0);
    cartog_spaces_parse(text, length, &spaces, &error);
    cartog_space_parse(text, length, &id);
    cartog_card_find(text, length, &id);
    cartog_card_nearest(text, length, 0, &id);
    cartog_text_form(text, length);
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(null_pointers),          cmocka_unit_test(placements_out_of_range),
      cmocka_unit_test(structs_of_other_sizes), cmocka_unit_test(damaged_maps),
      cmocka_unit_test(unknown_layouts),        cmocka_unit_test(damaged_cards_and_tasks),
      cmocka_unit_test(texts_of_any_bytes),
  };
  return cmocka_run_group_tests_name("hostile", tests, NULL, NULL);
}

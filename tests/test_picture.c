/* cartog/picture.h: maps and scores, and what all printers have in common. */
#include "pictures.h"

static size_t count_of(const cartog_map *map, uint32_t terrain, int ruins) {
  size_t count = 0;
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    count += cartog_map_terrain(map, s) == (int32_t)terrain && (ruins == 0 || cartog_map_ruins(map, s) == 1);
  return count;
}

static void every_printer_keeps_the_sizers_contract(void **state) {
  (void)state;
  static printer *const all[] = {print_map, print_score, print_card, print_shape, print_sheet, print_replay};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
    char *whole = picture_of(all[i]);
    size_t needed = strlen(whole);
    char *part = (char *)malloc(needed + 8);
    assert_non_null(part);
    size_t step = needed > 12000 ? 37 : 1;
    for (size_t cap = 0; cap <= needed + 2; cap += cap < 100 || cap + 100 > needed ? 1 : step) {
      size_t written = cap == 0 ? 0 : cap <= needed ? cap - 1 : needed;
      memset(part, '#', needed + 8);
      assert_int_equal(all[i](part, cap), needed);
      assert_memory_equal(part, whole, written);
      assert_int_equal(part[written], cap == 0 ? '#' : 0);
      for (size_t k = written + (cap > 0); k < needed + 8; k++)
        assert_int_equal(part[k], '#');
    }
    free(part);
    free(whole);
  }
}

static void every_space_of_a_map_is_drawn(void **state) {
  (void)state;
  for (uint32_t n = 0; n < board_count(2000); n++) {
    the_map = random_board(n);
    char *text = picture_of(print_map);
    for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MONSTER; t++)
      assert_int_equal(letters(text, (char)cartog_terrain_letter(t, 0)), count_of(&the_map, t, 0));
    assert_int_equal(occurrences(text, "l13-22 13 22z"), count_of(&the_map, CARTOG_TERRAIN_MOUNTAIN, 0));
    assert_int_equal(occurrences(text, "m0 8l8-8"), count_of(&the_map, CARTOG_TERRAIN_WASTELAND, 0));
    assert_int_equal(occurrences(text, "h24v-3h-2"), count_of(&the_map, CARTOG_TERRAIN_EMPTY, 1));
    cartog_spaces ruins;
    cartog_map_ruins_spaces(&the_map, &ruins);
    assert_int_equal(occurrences(text, "h11v-2h-1"),
                     (size_t)cartog_spaces_count(&ruins) - count_of(&the_map, CARTOG_TERRAIN_EMPTY, 1));
    for (char name = 'a'; name <= 'k'; name++)
      assert_int_equal(letters(text, name), 1);
    free(text);
  }
}

/* The bound that the header gives: terrain changes from space to space, all on ruins. */
static void the_longest_map_has_a_bound(void **state) {
  (void)state;
  uint8_t terrain[121], ruins[121];
  for (uint32_t s = 0; s < 121; s++) {
    terrain[s] = (uint8_t)(1 + s % 5);
    ruins[s] = 1;
  }
  assert_int_equal(cartog_map_from_arrays(&the_map, terrain, ruins, NULL), CARTOG_OK);
  assert_in_range(print_map(NULL, 0), 17000, 18000);
}

static void pixels_scale_the_picture(void **state) {
  (void)state;
  static const uint32_t pixels[] = {0, 8, 32, 33, 200};
  static const char *const sides[] = {"width=\"384\" height=\"384\"", "width=\"96\" height=\"96\"",
                                      "width=\"384\" height=\"384\"", "width=\"396\" height=\"396\"",
                                      "width=\"2400\" height=\"2400\""};
  for (size_t i = 0; i < 5; i++) {
    the_picture.pixels = the_pixels = pixels[i];
    char *text = picture_of(print_map);
    assert_non_null(strstr(text, sides[i]));
    assert_non_null(strstr(text, "viewBox=\"0 0 384 384\""));
    free(text);
    free(picture_of(print_score));
    free(picture_of(print_card));
    free(picture_of(print_shape));
    free(picture_of(print_sheet));
    free(picture_of(print_replay));
  }
  static const uint32_t wrong[] = {1, 7, 201, UINT32_MAX};
  for (size_t i = 0; i < 4; i++) {
    the_picture.pixels = the_pixels = wrong[i];
    assert_int_equal(print_map(NULL, 0), CARTOG_ERROR_RANGE);
    assert_int_equal(print_score(NULL, 0), CARTOG_ERROR_RANGE);
    assert_int_equal(print_card(NULL, 0), CARTOG_ERROR_RANGE);
    assert_int_equal(print_shape(NULL, 0), CARTOG_ERROR_RANGE);
    assert_int_equal(print_sheet(NULL, 0), CARTOG_ERROR_RANGE);
    assert_int_equal(print_replay(NULL, 0), CARTOG_ERROR_RANGE);
  }
}

static void expect_title(const char *title, size_t length, const char *escaped) {
  the_title = title;
  the_title_length = length;
  char *text = picture_of(print_map), part[256];
  snprintf(part, sizeof part, "<title>%s</title>", escaped);
  assert_non_null(strstr(text, part));
  snprintf(part, sizeof part, " aria-label=\"%s\"", escaped);
  assert_non_null(strstr(text, part));
  free(text);
  free(picture_of(print_sheet));
}

static void titles_are_escaped(void **state) {
  (void)state;
  expect_title(NULL, 0, "Map");
  expect_title("", 0, "Map");
  expect_title("ann & <bob> \"c\" ']]>", 20, "ann &amp; &lt;bob&gt; &quot;c&quot; ']]&gt;");
  expect_title("a\tb\nc\rd", 7, "a&#9;b&#10;c&#13;d");
  expect_title("\xc3\x84nne \xe5\x9c\xb0\xe5\x9b\xb3 \xf0\x9f\x97\xba cut", 17,
               "\xc3\x84nne \xe5\x9c\xb0\xe5\x9b\xb3 \xf0\x9f\x97\xba");
}

static void titles_that_xml_has_no_place_for(void **state) {
  (void)state;
  static const struct {
    const char *text;
    size_t length;
  } wrong[] = {{"a\0b", 3},     {"\x01", 1},         {"\x1f", 1},         {"\xff", 1},         {"a\xc3", 2},
               {"\xc0\xaf", 2}, {"\xed\xa0\x80", 3}, {"\xef\xbf\xbe", 3}, {"\xef\xbf\xbf", 3}, {"\xf4\x90\x80\x80", 4},
               {"\x80", 1},     {"\xe5\x9c", 2}};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    /* In storage of its own, so that a sanitizer sees what reads behind it. */
    char *title = (char *)malloc(wrong[i].length), out[8] = "######";
    assert_non_null(title);
    memcpy(title, wrong[i].text, wrong[i].length);
    the_title = title;
    the_title_length = wrong[i].length;
    assert_int_equal(print_map(out, sizeof out), CARTOG_ERROR_ENCODING);
    assert_int_equal(print_sheet(out, sizeof out), CARTOG_ERROR_ENCODING);
    assert_string_equal(out, "######");
    free(title);
  }
}

static void a_long_title_is_cut_only_where_it_is_drawn(void **state) {
  (void)state;
  char title[400];
  memset(title, 'q', sizeof title);
  the_title = title;
  the_title_length = sizeof title;
  char *text = picture_of(print_sheet);
  assert_int_equal(occurrences(text, "\xe2\x80\xa6</text>"), 1);
  assert_in_range(occurrences(text, "q") - 2 * sizeof title, 20, 50);
  free(text);
}

static void ghosts_and_causes_stand_out(void **state) {
  (void)state;
  the_map = map_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11");
  the_picture.ghost = placement_of("F:a1,b1,c1,c2");
  char *text = picture_of(print_map);
  assert_int_equal(letters(text, 'F'), 4);
  assert_int_equal(occurrences(text, "#0d8a3a"), 1);
  assert_int_equal(occurrences(text, "dasharray"), 0);
  free(text);
  the_picture.flags = CARTOG_PICTURE_REFUSED;
  the_picture.cause = spaces_of("d2,b3");
  text = picture_of(print_map);
  assert_int_equal(occurrences(text, "#0d8a3a"), 0);
  assert_int_equal(occurrences(text, "dasharray"), 1);
  /* A white line and a red one for each cause. */
  assert_int_equal(occurrences(text, "h26v26h-26z"), 4);
  free(text);
  the_picture.highlight = spaces_of("k11");
  the_picture.ghost = placement_of("^:a1");
  text = picture_of(print_map);
  assert_int_equal(occurrences(text, "l13-22 13 22z"), 6);
  assert_int_equal(occurrences(text, "fill-opacity"), 2);
  free(text);
  free(picture_of(print_sheet));
}

static void pictures_out_of_range(void **state) {
  (void)state;
  const cartog_picture good = the_picture;
#define PICTURE_IS(change, expected)                                                                                   \
  do {                                                                                                                 \
    the_picture = good;                                                                                                \
    change;                                                                                                            \
    assert_int_equal(print_map(NULL, 0), expected);                                                                    \
    assert_int_equal(print_sheet(NULL, 0), expected);                                                                  \
  } while (0)
  PICTURE_IS(the_picture.size = 0, CARTOG_ERROR_SIZE);
  PICTURE_IS(the_picture.size--, CARTOG_ERROR_SIZE);
  PICTURE_IS(the_picture.size = 4097, CARTOG_ERROR_SIZE);
  PICTURE_IS(the_picture.flags = 2, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.reserved = 1, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.ghost.terrain = CARTOG_TERRAIN_WASTELAND, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.ghost.reserved = 1, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.ghost.spaces.w[0] = 1, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.highlight.w[1] = UINT64_MAX, CARTOG_ERROR_RANGE);
  PICTURE_IS(the_picture.cause.w[1] = (uint64_t)1 << 57, CARTOG_ERROR_RANGE);
  the_picture = good;
  the_picture.ghost = placement_of("F:a1");
  the_picture.ghost.spaces.w[1] = (uint64_t)1 << 60;
  assert_int_equal(print_map(NULL, 0), CARTOG_ERROR_RANGE);
}

/* The numbers in the badges of a score. */
static int32_t badges(const char *text) {
  int32_t sum = 0;
  for (const char *at = strstr(text, "<g font-size=\"12\""); at != NULL && (at = strstr(at, "<text")) != NULL; at++)
    sum += (int32_t)strtol(strchr(at, '>') + 1, NULL, 10);
  return sum;
}

static void badges_add_up_to_the_score(void **state) {
  (void)state;
  for (uint32_t n = 0; n < board_count(500); n++) {
    the_map = random_board(n);
    for (the_scoring_card = 126; the_scoring_card <= 141; the_scoring_card++) {
      int32_t points = -1;
      char title[128];
      char *text = picture_of(print_score);
      assert_int_equal(cartog_score(&the_map, the_scoring_card, &points), CARTOG_OK);
      snprintf(title, sizeof title, "<title>%s: %d</title>",
               cartog_card_name(the_scoring_card, CARTOG_LANGUAGE_ENGLISH), (int)points);
      assert_non_null(strstr(text, title));
      assert_int_equal(badges(text), points);
      free(text);
    }
  }
  the_scoring_card = CARTOG_CARD_ORCHARD;
  assert_int_equal(print_score(NULL, 0), CARTOG_ERROR_CARD_KIND);
  the_scoring_card = 142;
  assert_int_equal(print_score(NULL, 0), CARTOG_ERROR_CARD_UNKNOWN);
  the_scoring_card = CARTOG_CARD_OWN;
  assert_int_equal(print_score(NULL, 0), CARTOG_ERROR_CARD_EXTERNAL);
}

static void parts_with_one_lowest_space_share_a_badge(void **state) {
  (void)state;
  /* Row 1 and column a both pay 6 and begin at a1. */
  the_map = map_of("FFFFFFFFFFF/F10/F10/F10/F10/F10/F10/F10/F10/F10/F10");
  the_scoring_card = CARTOG_CARD_BORDERLANDS;
  char *text = picture_of(print_score);
  assert_int_equal(occurrences(text, ">12</text>"), 1);
  assert_int_equal(occurrences(text, "<rect"), 2);
  free(text);
}

static void null_pointers(void **state) {
  (void)state;
#define REFUSES_NULL(call) assert_int_equal((call), CARTOG_ERROR_NULL)
  REFUSES_NULL(cartog_map_svg(NULL, NULL, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_score_svg(NULL, CARTOG_CARD_WILDHOLDS, 0, NULL, 0));
  REFUSES_NULL(cartog_card_svg(NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_shape_svg(NULL, 1, 0, NULL, 0));
  REFUSES_NULL(cartog_sheet_svg(NULL, NULL, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_replay_svg(NULL, the_game.sheets, 100, 0, NULL, 0));
  REFUSES_NULL(cartog_replay_svg(&the_game.replay, NULL, 100, 0, NULL, 0));
  REFUSES_NULL(print_map(NULL, 1));
  REFUSES_NULL(print_score(NULL, 1));
  REFUSES_NULL(print_card(NULL, 1));
  REFUSES_NULL(print_shape(NULL, 1));
  REFUSES_NULL(print_sheet(NULL, 1));
  REFUSES_NULL(print_replay(NULL, 1));
  assert_true(cartog_map_svg(&the_map, NULL, NULL, 0, NULL, 0) > 0);
  assert_true(cartog_sheet_svg(&the_sheet, NULL, NULL, 0, NULL, 0) > 0);
}

/* Changes some bytes, mostly near the beginning. */
static void damage(void *object, uint32_t size, uint64_t *random) {
  for (uint32_t flips = 1 + random_below(random, 8); flips > 0; flips--) {
    uint32_t head = random_below(random, 2) == 0 || size < 6000 ? size : 6000;
    ((unsigned char *)object)[random_below(random, head)] ^= (unsigned char)(1u << random_below(random, 8));
  }
}

/* An error, or a picture like any other. */
static void draw_or_refuse(printer *print) {
  if (print(NULL, 0) >= 0)
    free(picture_of(print));
}

static void damaged_bytes_are_refused_or_drawn(void **state) {
  (void)state;
  uint64_t random = 17;
  static replayed whole;
  whole = the_game;
  for (uint32_t n = 0; n < board_count(2000); n++) {
    the_map = random_board(n);
    damage(&the_map, sizeof the_map, &random);
    draw_or_refuse(print_map);
    draw_or_refuse(print_score);
    the_sheet = whole.sheets[0];
    damage(&the_sheet, sizeof the_sheet, &random);
    draw_or_refuse(print_sheet);
    the_game.replay = whole.replay;
    damage(&the_game.replay, sizeof the_game.replay, &random);
    draw_or_refuse(print_replay);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      PICTURE_TEST(every_printer_keeps_the_sizers_contract),
      PICTURE_TEST(every_space_of_a_map_is_drawn),
      PICTURE_TEST(the_longest_map_has_a_bound),
      PICTURE_TEST(pixels_scale_the_picture),
      PICTURE_TEST(titles_are_escaped),
      PICTURE_TEST(titles_that_xml_has_no_place_for),
      PICTURE_TEST(a_long_title_is_cut_only_where_it_is_drawn),
      PICTURE_TEST(ghosts_and_causes_stand_out),
      PICTURE_TEST(pictures_out_of_range),
      PICTURE_TEST(badges_add_up_to_the_score),
      PICTURE_TEST(parts_with_one_lowest_space_share_a_badge),
      PICTURE_TEST(null_pointers),
      PICTURE_TEST(damaged_bytes_are_refused_or_drawn),
  };
  return cmocka_run_group_tests_name("picture", tests, NULL, NULL);
}

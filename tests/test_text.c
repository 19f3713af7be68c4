/* cartog/text.h */
#include "test.h"

#define BLANK_A "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"

static void expect_position_fault(const char *text, int32_t status, uint32_t column) {
  cartog_position position = FRESH(cartog_position), before;
  cartog_text_error error = FRESH(cartog_text_error);
  memset(&position.map, 7, sizeof position.map);
  before = position;
  int32_t found = cartog_position_parse(text, strlen(text), &position, &error);
  if (found != status || error.column != column)
    fail_msg("%s: %s at %u", text, cartog_status_slug(found), (unsigned)error.column);
  assert_int_equal(error.status, status);
  assert_int_equal(error.line, 1);
  assert_int_equal(error.offset, column - 1);
  assert_memory_equal(&position, &before, sizeof before);
}

/* Parses, prints, and expects the text; then the same again. */
static void expect_canonical(const char *text, const char *canonical) {
  cartog_position position = FRESH(cartog_position), again = FRESH(cartog_position);
  char printed[1024];
  assert_int_equal(cartog_position_parse(text, strlen(text), &position, NULL), CARTOG_OK);
  assert_int_equal(cartog_position_print(&position, printed, sizeof printed), strlen(canonical));
  assert_string_equal(printed, canonical);
  assert_int_equal(cartog_position_parse(printed, strlen(printed), &again, NULL), CARTOG_OK);
  assert_memory_equal(&again, &position, sizeof again);
}

static void positions_round_trip(void **state) {
  (void)state;
  expect_canonical(BLANK_A, BLANK_A);
  expect_canonical(BLANK_A "   ", BLANK_A);
  expect_canonical(BLANK_A "  p=12,-5   n=r e=greenbough,-,-,borderlands c=0 s=4.106",
                   BLANK_A " s=4.106 c=0 e=greenbough,-,-,borderlands n=r p=12,-5");
  expect_canonical(BLANK_A " x-bot=a=b x-note= e=-,-,-,- p=-2147483648,2147483647,0,-1",
                   BLANK_A " e=-,-,-,- p=-2147483648,2147483647,0,-1");
  expect_canonical("FVAWMfvawmr/^#_8/11/11/11/11/11/11/11/11/11", "FVAWMfvawmr/^#_8/11/11/11/11/11/11/11/11/11");
  for (uint32_t n = 0; n < 500; n++) {
    cartog_map map = random_board(n), back;
    char text[256], grid[512];
    int64_t length = cartog_map_print(&map, text, sizeof text);
    assert_int_equal(cartog_map_parse(text, (uint64_t)length, &back, NULL), CARTOG_OK);
    assert_int_equal(cartog_map_equal(&map, &back), 1);
    length = cartog_grid_print(&map, grid, sizeof grid);
    memset(&back, 0, sizeof back);
    assert_int_equal(cartog_grid_parse(grid, (uint64_t)length, &back, NULL), CARTOG_OK);
    assert_int_equal(cartog_map_equal(&map, &back), 1);
  }
}

static void position_fields(void **state) {
  (void)state;
  const char *text = BLANK_A " s=2.5 c=3 e=greenbough,-,-,borderlands n=r p=12,-5";
  cartog_position position = FRESH(cartog_position);
  assert_int_equal(cartog_position_parse(text, strlen(text), &position, NULL), CARTOG_OK);
  assert_int_equal(position.fields, 31);
  assert_int_equal(position.season, 2);
  assert_int_equal(position.time, 5);
  assert_int_equal(position.coins, 3);
  assert_int_equal(position.ruins, 1);
  assert_int_equal(position.edicts[0], CARTOG_CARD_GREENBOUGH);
  assert_int_equal(position.edicts[1], 0);
  assert_int_equal(position.edicts[3], CARTOG_CARD_BORDERLANDS);
  assert_int_equal(position.total_count, 2);
  assert_int_equal(position.totals[1], -5);
}

static void position_faults_have_a_place(void **state) {
  (void)state;
  expect_position_fault("", CARTOG_ERROR_ROW_LENGTH, 1);
  expect_position_fault("11", CARTOG_ERROR_ROW_COUNT, 3);
  expect_position_fault("11/10/11", CARTOG_ERROR_ROW_LENGTH, 6);
  expect_position_fault("11/12", CARTOG_ERROR_NUMBER, 4);
  expect_position_fault("11/56", CARTOG_ERROR_NUMBER, 4);
  expect_position_fault("11/0FFFFFFFFFFF", CARTOG_ERROR_NUMBER, 4);
  expect_position_fault("11/01", CARTOG_ERROR_NUMBER, 4);
  expect_position_fault("11/F11", CARTOG_ERROR_ROW_LENGTH, 5);
  expect_position_fault("11/FFFFFFFFFFFF", CARTOG_ERROR_ROW_LENGTH, 15);
  expect_position_fault("11/X10", CARTOG_ERROR_LETTER, 4);
  expect_position_fault("11/.10", CARTOG_ERROR_LETTER, 4);
  expect_position_fault("H10", CARTOG_ERROR_TERRAIN_RESERVED, 1);
  expect_position_fault("h10", CARTOG_ERROR_TERRAIN_RESERVED, 1);
  expect_position_fault("1D9", CARTOG_ERROR_TERRAIN_RESERVED, 2);
  expect_position_fault("1d9", CARTOG_ERROR_TERRAIN_RESERVED, 2);
  expect_position_fault("11/11/11/11/11/11/11/11/11/11/11/11", CARTOG_ERROR_ROW_COUNT, 33);
  expect_position_fault(" " BLANK_A, CARTOG_ERROR_ROW_LENGTH, 1);
#define AT (sizeof BLANK_A + 1)
  expect_position_fault(BLANK_A "\ts=1.0", CARTOG_ERROR_LETTER, AT - 1);
  expect_position_fault(BLANK_A " q=1", CARTOG_ERROR_FIELD_UNKNOWN, AT);
  expect_position_fault(BLANK_A " s", CARTOG_ERROR_FIELD_UNKNOWN, AT);
  expect_position_fault(BLANK_A " C=1", CARTOG_ERROR_FIELD_UNKNOWN, AT);
  expect_position_fault(BLANK_A " c=1 c=1", CARTOG_ERROR_FIELD_TWICE, AT + 4);
  expect_position_fault(BLANK_A " c=15", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " c=", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " c=01", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " c=+1", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " c=-1", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " c=1x", CARTOG_ERROR_SYNTAX, AT + 3);
  expect_position_fault(BLANK_A " s=0.1", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " s=5.1", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " s=1", CARTOG_ERROR_SYNTAX, AT + 3);
  expect_position_fault(BLANK_A " s=1.1000", CARTOG_ERROR_NUMBER, AT + 4);
  expect_position_fault(BLANK_A " s=1.99999999999999999999", CARTOG_ERROR_NUMBER, AT + 4);
  expect_position_fault(BLANK_A " n=x", CARTOG_ERROR_SYNTAX, AT + 2);
  expect_position_fault(BLANK_A " e=greenbough", CARTOG_ERROR_SYNTAX, AT + 12);
  expect_position_fault(BLANK_A " e=-,-,-,-,-", CARTOG_ERROR_SYNTAX, AT + 9);
  expect_position_fault(BLANK_A " e=-,orchard,-,-", CARTOG_ERROR_CARD_KIND, AT + 4);
  expect_position_fault(BLANK_A " e=-,orchart,-,-", CARTOG_ERROR_CARD_UNKNOWN, AT + 4);
  expect_position_fault(BLANK_A " e=,,,", CARTOG_ERROR_CARD_UNKNOWN, AT + 2);
  expect_position_fault(BLANK_A " e=wildholds,-,wildholds,-", CARTOG_ERROR_CARD_TWICE, AT + 14);
  expect_position_fault(BLANK_A " p=", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " p=1,", CARTOG_ERROR_NUMBER, AT + 4);
  expect_position_fault(BLANK_A " p=-0", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " p=2147483648", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " p=-2147483649", CARTOG_ERROR_NUMBER, AT + 2);
  expect_position_fault(BLANK_A " p=1,2,3,4,5", CARTOG_ERROR_SYNTAX, AT + 9);
  expect_position_fault(BLANK_A " x-=1", CARTOG_ERROR_SYNTAX, AT + 2);
  expect_position_fault(BLANK_A " x-a", CARTOG_ERROR_SYNTAX, AT + 3);
  expect_position_fault(BLANK_A " x-a=\x7f", CARTOG_ERROR_SYNTAX, AT + 4);
  expect_position_fault(BLANK_A " x-a=\xc3\xa4", CARTOG_ERROR_SYNTAX, AT + 4);
  expect_position_fault(BLANK_A " x-a=1 x-a=2", CARTOG_ERROR_FIELD_TWICE, AT + 6);
}

static void positions_have_a_longest_text(void **state) {
  (void)state;
  cartog_position position = FRESH(cartog_position);
  cartog_text_error error = FRESH(cartog_text_error);
  size_t length = CARTOG_POSITION_TEXT_MAX;
  char *text = (char *)malloc(length + 1);
  assert_non_null(text);
  memset(text, ' ', length + 1);
  memcpy(text, BLANK_A, sizeof BLANK_A - 1);
  assert_int_equal(cartog_position_parse(text, length, &position, &error), CARTOG_OK);
  assert_int_equal(cartog_position_parse(text, length + 1, &position, &error), CARTOG_ERROR_TEXT_LONG);
  free(text);
  char many[2048] = BLANK_A;
  size_t n = strlen(many);
  for (int i = 0; i < 64; i++)
    n += (size_t)snprintf(many + n, sizeof many - n, " x-%d=", i);
  assert_int_equal(cartog_position_parse(many, n, &position, &error), CARTOG_OK);
  n += (size_t)snprintf(many + n, sizeof many - n, " x-64=");
  assert_int_equal(cartog_position_parse(many, n, &position, &error), CARTOG_ERROR_TEXT_LONG);
}

static void printers_keep_the_sizers_contract(void **state) {
  (void)state;
  cartog_map map = map_of(BLANK_A);
  cartog_placement placement = placement_of("F:a1,a2,b2");
  char whole[512], part[512];
  int64_t needed = cartog_grid_print(&map, NULL, 0);
  assert_int_equal(cartog_grid_print(&map, whole, sizeof whole), needed);
  assert_int_equal(strlen(whole), needed);
  for (uint64_t cap = 1; cap <= (uint64_t)needed + 2; cap++) {
    memset(part, '#', sizeof part);
    assert_int_equal(cartog_grid_print(&map, part, cap), needed);
    uint64_t length = cap <= (uint64_t)needed ? cap - 1 : (uint64_t)needed;
    assert_memory_equal(part, whole, length);
    assert_int_equal(part[length], 0);
    assert_int_equal(part[length + 1], '#');
  }
  assert_int_equal(cartog_placement_print(&placement, NULL, 0), 10);
  assert_int_equal(cartog_placement_print(&placement, part, 4), 10);
  assert_string_equal(part, "F:a");
}

static void grids_may_leave_things_out(void **state) {
  (void)state;
  cartog_map expected = map_of(BLANK_A), map;
  static const char *const texts[] = {
      "...........\n...^.r.....\n.r......^r.\n...........\n...........\n.....^.....\n...........\n...........\n"
      ".r^......r.\n.....r.^...\n...........",
      "; a comment\r\n\r\n  A B C D E F G H I J K\r\n1 ...........\r\n2 ...^.r.....\r\n 3.r......^r.  \r\n"
      "4 ...........\r\n5 . . . . . . . . . . .\r\n6.....^.....\r\n7 ...........\r\n8\t...........\r\n"
      "9 .r^......r.\r\n10.....r.^...\r\n\r\n11...........\r\n\r\n",
  };
  for (size_t i = 0; i < 2; i++) {
    assert_int_equal(cartog_grid_parse(texts[i], strlen(texts[i]), &map, NULL), CARTOG_OK);
    assert_int_equal(cartog_map_equal(&map, &expected), 1);
  }
}

static void expect_grid_fault(const char *text, int32_t status, uint32_t line, uint32_t column) {
  cartog_map map = map_of(BLANK_A), before = map;
  cartog_text_error error = FRESH(cartog_text_error);
  assert_int_equal(cartog_grid_parse(text, strlen(text), &map, &error), status);
  assert_int_equal(error.line, line);
  assert_int_equal(error.column, column);
  assert_memory_equal(&map, &before, sizeof map);
}

#define ROWS5 "...........\n...........\n...........\n...........\n...........\n"

static void grid_faults_have_a_place(void **state) {
  (void)state;
  expect_grid_fault("", CARTOG_ERROR_ROW_COUNT, 1, 1);
  expect_grid_fault("..........\n", CARTOG_ERROR_ROW_LENGTH, 1, 11);
  expect_grid_fault("............\n", CARTOG_ERROR_ROW_LENGTH, 1, 12);
  expect_grid_fault(ROWS5 "..X........\n", CARTOG_ERROR_LETTER, 6, 3);
  expect_grid_fault(ROWS5 "..H........\n", CARTOG_ERROR_TERRAIN_RESERVED, 6, 3);
  expect_grid_fault(ROWS5 "7...........\n", CARTOG_ERROR_NUMBER, 6, 1);
  expect_grid_fault(ROWS5 ROWS5, CARTOG_ERROR_ROW_COUNT, 11, 1);
  expect_grid_fault(ROWS5 ROWS5 "...........\n...........\n", CARTOG_ERROR_ROW_COUNT, 12, 1);
}

static void forms_are_told_apart(void **state) {
  (void)state;
  assert_int_equal(cartog_text_form(BLANK_A " c=1", 20), CARTOG_FORM_CPN);
  assert_int_equal(cartog_text_form("a b/", 4), CARTOG_FORM_GRID);
  assert_int_equal(cartog_text_form("...\n/", 5), CARTOG_FORM_GRID);
  assert_int_equal(cartog_text_form("", 0), CARTOG_FORM_GRID);
}

static void placements(void **state) {
  (void)state;
  static const char *const rows[][2] = {{"F:B2,a2,A1", "F:a1,a2,b2"}, {"^:k11", "^:k11"}, {"pass", "pass"}};
  for (size_t i = 0; i < 3; i++) {
    char text[64];
    cartog_placement placement = placement_of(rows[i][0]);
    assert_int_equal(cartog_placement_print(&placement, text, sizeof text), strlen(rows[i][1]));
    assert_string_equal(text, rows[i][1]);
  }
  static const struct {
    const char *text;
    int32_t status;
    uint32_t column;
  } wrong[] = {
      {"", CARTOG_ERROR_SYNTAX, 1},
      {"F", CARTOG_ERROR_SYNTAX, 2},
      {"F:", CARTOG_ERROR_SYNTAX, 3},
      {"F:a1,", CARTOG_ERROR_SYNTAX, 6},
      {"F:,a1", CARTOG_ERROR_SYNTAX, 3},
      {"F:a1,a1", CARTOG_ERROR_SPACE_TWICE, 6},
      {"F:a1,A1", CARTOG_ERROR_SPACE_TWICE, 6},
      {"F:a12", CARTOG_ERROR_SPACE_UNKNOWN, 3},
      {"F:a1, a2", CARTOG_ERROR_SPACE_UNKNOWN, 6},
      {"F:a1+W:a2", CARTOG_ERROR_SYNTAX, 5},
      {"f:a1", CARTOG_ERROR_LETTER, 1},
      {".:a1", CARTOG_ERROR_LETTER, 1},
      {"#:a1", CARTOG_ERROR_LETTER, 1},
      {"_:a1", CARTOG_ERROR_LETTER, 1},
      {"X:a1", CARTOG_ERROR_LETTER, 1},
      {"H:a1", CARTOG_ERROR_TERRAIN_RESERVED, 1},
      {"Pass", CARTOG_ERROR_LETTER, 1},
      {"passed", CARTOG_ERROR_LETTER, 1},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    cartog_placement placement = placement_of("F:a1"), before = placement;
    cartog_text_error error = FRESH(cartog_text_error);
    int32_t status = cartog_placement_parse(wrong[i].text, strlen(wrong[i].text), &placement, &error);
    if (status != wrong[i].status || error.column != wrong[i].column)
      fail_msg("%s: %s at %u", wrong[i].text, cartog_status_slug(status), (unsigned)error.column);
    assert_memory_equal(&placement, &before, sizeof before);
  }
}

static void what_cannot_be_printed(void **state) {
  (void)state;
  cartog_position position = FRESH(cartog_position), good;
  const char *text = BLANK_A " s=2.5 c=3 e=greenbough,-,-,borderlands n=r p=12,-5";
  assert_int_equal(cartog_position_parse(text, strlen(text), &position, NULL), CARTOG_OK);
  good = position;
#define REFUSED(change)                                                                                                \
  do {                                                                                                                 \
    position = good;                                                                                                   \
    change;                                                                                                            \
    assert_int_equal(cartog_position_print(&position, NULL, 0), CARTOG_ERROR_RANGE);                                   \
  } while (0)
  REFUSED(position.season = 0);
  REFUSED(position.season = 5);
  REFUSED(position.time = 1000);
  REFUSED(position.coins = 15);
  REFUSED(position.ruins = 0);
  REFUSED(position.edicts[0] = CARTOG_CARD_ORCHARD);
  REFUSED(position.edicts[0] = position.edicts[3]);
  REFUSED(position.total_count = 0);
  REFUSED(position.total_count = 5);
  REFUSED(position.fields = 32);
  position = good;
  position.map.w[63] = 1;
  assert_int_equal(cartog_position_print(&position, NULL, 0), CARTOG_ERROR_MAP);
  cartog_placement placement = {{{1, 0}}, CARTOG_TERRAIN_WASTELAND, 0};
  assert_int_equal(cartog_placement_print(&placement, NULL, 0), CARTOG_ERROR_RANGE);
  placement.terrain = CARTOG_TERRAIN_EMPTY;
  assert_int_equal(cartog_placement_print(&placement, NULL, 0), CARTOG_ERROR_RANGE);
  placement.terrain = CARTOG_TERRAIN_FARM;
  placement.spaces.w[0] = 0;
  assert_int_equal(cartog_placement_print(&placement, NULL, 0), CARTOG_ERROR_RANGE);
  cartog_choice choice = {{{1, 0}}, 1, 0, 0, 0, 0};
  assert_int_equal(cartog_choice_print(&choice, NULL, 0), CARTOG_ERROR_RANGE);
  choice.terrains = 1u << CARTOG_TERRAIN_FOREST | 1u << CARTOG_TERRAIN_MOUNTAIN;
  char printed[16];
  assert_int_equal(cartog_choice_print(&choice, printed, sizeof printed), 5);
  assert_string_equal(printed, "F^:a1");
}

static void sets_of_spaces(void **state) {
  (void)state;
  cartog_spaces spaces = spaces_of("k11,a1,J2");
  char text[32];
  assert_int_equal(cartog_spaces_print(&spaces, text, sizeof text), 9);
  assert_string_equal(text, "a1,j2,k11");
  spaces = spaces_of("");
  assert_int_equal(cartog_spaces_print(&spaces, text, sizeof text), 0);
  assert_string_equal(text, "");
  assert_int_equal(cartog_spaces_parse("a1,a1", 5, &spaces, NULL), CARTOG_ERROR_SPACE_TWICE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(positions_round_trip),
      cmocka_unit_test(position_fields),
      cmocka_unit_test(position_faults_have_a_place),
      cmocka_unit_test(positions_have_a_longest_text),
      cmocka_unit_test(printers_keep_the_sizers_contract),
      cmocka_unit_test(grids_may_leave_things_out),
      cmocka_unit_test(grid_faults_have_a_place),
      cmocka_unit_test(forms_are_told_apart),
      cmocka_unit_test(placements),
      cmocka_unit_test(what_cannot_be_printed),
      cmocka_unit_test(sets_of_spaces),
  };
  return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}

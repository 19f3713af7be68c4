/* Game records: canonical printing, and printing single events. */
#include "records.h"

static replayed r;

static void expect_canonical(const char *text, const char *expected) {
  char *once = canonical(text, strlen(text)), *twice = canonical(once, strlen(once));
  assert_string_equal(once, expected);
  assert_string_equal(twice, expected);
  free(once);
  free(twice);
}

static void printing_is_canonical(void **state) {
  (void)state;
  expect_canonical(
      "%cgl   1 ; head\r\nEdicts:  a b\tc d ; four\r\n; about the map\r\nX-Site:  kept   as is \r\nMap: A\r\n; end\r\n"
      "\r\n; first\r\n\r\nseason  spring ; now\r\n 1 ann  W:c4,D4,b4\r\n",
      "%cgl 1\n; head\nMap: A\n; four\nEdicts: a b c d\n; about the map\nX-Site: kept   as is\n; end\n\n; first\n"
      "; now\nseason spring\n1 ann W:b4,c4,d4\n");
}

static void carriage_returns_and_long_lines_print_once_for_all(void **state) {
  (void)state;
  expect_canonical("%cgl 1\nName: a Ann\r \r\r\nX:\r\r\n\n; foo \r\r\n", "%cgl 1\nName: a Ann\nX:\n\n; foo\n");
  cartog_fault fault = FRESH(cartog_fault);
  assert_int_equal(cartog_record_print("%cgl 1\n\nseason spring\r\r\n", 25, NULL, 0, &fault), CARTOG_ERROR_SYNTAX);
  assert_int_equal(fault.line, 3);
  assert_int_equal(fault.column, 14);
  /* The longest header line gets no blank. */
  char *text = (char *)calloc(1, CARTOG_LINE_MAX + 16);
  assert_non_null(text);
  memcpy(text, "%cgl 1\nX:", 9);
  memset(text + 9, 'y', CARTOG_LINE_MAX - 2);
  text[7 + CARTOG_LINE_MAX] = '\n';
  expect_canonical(text, text);
  free(text);
}

static void events_that_cannot_be_printed(void **state) {
  (void)state;
  static const char head[] = "%cgl 1\nMap: A\nPlayers: ann\nEdicts: the_tides wildholds greenbough borderlands\n\n";
  cartog_event event = FRESH(cartog_event);
  char out[64];
  assert_int_equal(replay_text(&r, head, strlen(head)), CARTOG_OK);
  event.kind = CARTOG_EVENT_CHECK;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, out, sizeof out), CARTOG_ERROR_RANGE);
  event.kind = CARTOG_EVENT_UNDO;
  event.turn = 4000000000u;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, out, sizeof out), CARTOG_ERROR_RANGE);
  /* Boxes that are not scored assert nothing. */
  event.kind = CARTOG_EVENT_SCORE;
  event.season = 1;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, out, sizeof out), 18);
  assert_string_equal(out, "score spring ann=?");
  static const uint32_t kinds[] = {0, 9, CARTOG_EVENT_REVEAL, CARTOG_EVENT_SEASON, CARTOG_EVENT_UNDO_DRAW};
  event.season = 5;
  event.owner = 1;
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
    event.kind = kinds[i];
    assert_true(cartog_event_print(&r.replay, r.sheets, 1, &event, out, sizeof out) < 0);
  }
}

static void examples_are_canonical(void **state) {
  (void)state;
  static const char *const names[] = {"two_players.cgl", "solo.cgl", "four_players.cgl", "own_map.cgl"};
  for (size_t i = 0; i < 4; i++) {
    size_t length;
    char *text = read_record(names[i], &length), *printed = canonical(text, length);
    assert_string_equal(printed, text);
    free(printed);
    free(text);
  }
}

static void what_does_not_scan_is_not_printed(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int32_t status;
    uint32_t line, column;
  } rows[] = {{"cgl", CARTOG_ERROR_SYNTAX, 1, 1},
              {"%cgl 1\nMap A\n", CARTOG_ERROR_SYNTAX, 2, 1},
              {"%cgl 1\nMap: A\n\n1 ann W:a1,a1\n", CARTOG_ERROR_SPACE_TWICE, 4, 12},
              {"%cgl 1\nMap: A\n\n\xff\n", CARTOG_ERROR_ENCODING, 4, 1}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cartog_fault fault = FRESH(cartog_fault);
    char out[8] = "untold";
    assert_int_equal(cartog_record_print(rows[i].text, strlen(rows[i].text), out, sizeof out, &fault), rows[i].status);
    assert_int_equal(fault.line, rows[i].line);
    assert_int_equal(fault.column, rows[i].column);
    assert_string_equal(out, "untold");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(printing_is_canonical),
      cmocka_unit_test(carriage_returns_and_long_lines_print_once_for_all),
      cmocka_unit_test(events_that_cannot_be_printed),
      cmocka_unit_test(examples_are_canonical),
      cmocka_unit_test(what_does_not_scan_is_not_printed),
  };
  return cmocka_run_group_tests_name("record_print", tests, NULL, NULL);
}

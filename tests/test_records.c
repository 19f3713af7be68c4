/* Game records: replay, faults and their places. */
#include "records.h"

static replayed r, before;

static void example_records_replay(void **state) {
  (void)state;
  static const struct {
    const char *name;
    uint32_t players;
    int32_t total;
  } rows[] = {{"two_players.cgl", 2, 9}, {"solo.cgl", 1, 24}, {"four_players.cgl", 4, 1000}, {"own_map.cgl", 2, 1000}};
  for (size_t i = 0; i < 4; i++) {
    size_t length;
    cartog_standing standing;
    char *text = read_record(rows[i].name, &length);
    assert_int_equal(cartog_record_players(text, length), rows[i].players);
    assert_int_equal(replay_text(&r, text, length), CARTOG_OK);
    assert_int_equal(cartog_replay_complete(&r.replay, r.sheets, CARTOG_PLAYERS_MAX), 1);
    assert_int_equal(cartog_sheet_total(&r.sheets[0], &standing), CARTOG_OK);
    if (rows[i].total != 1000)
      assert_int_equal(standing.total, rows[i].total);
    for (uint32_t p = 0; p < rows[i].players; p++)
      assert_int_equal(cartog_sheet_validate(&r.sheets[p]), CARTOG_OK);
    assert_int_equal(cartog_table_validate(&r.replay.table), CARTOG_OK);
    free(text);
  }
}

static void what_the_examples_show(void **state) {
  (void)state;
  size_t length;
  char *four = read_record("four_players.cgl", &length), *own = read_record("own_map.cgl", &length);
  assert_non_null(strstr(four, "goblin_attack"));
  assert_non_null(strstr(four, "kobold_onslaught"));
  assert_non_null(strstr(four, "ruins temple_ruins\n15 ambush"));
  assert_non_null(strstr(four, "undo 6 p2\n"));
  assert_non_null(strstr(four, "undo 6\n"));
  assert_non_null(strstr(own, " pass\n"));
  assert_non_null(strstr(own, "1 p2 M:g8\n"));
  free(four);
  free(own);
}

static void every_prefix_is_a_record(void **state) {
  (void)state;
  static const char *const names[] = {"two_players.cgl", "solo.cgl", "four_players.cgl", "own_map.cgl"};
  for (size_t i = 0; i < 4; i++) {
    size_t length;
    char *text = read_record(names[i], &length);
    for (size_t n = 1; n <= length; n++)
      if (text[n - 1] == '\n') {
        assert_int_equal(replay_text(&r, text, n), CARTOG_OK);
        assert_int_equal(replay_text(&r, text, n - 1), CARTOG_OK);
      }
    free(text);
  }
}

/* Changes one line of the example with two players and expects the fault in a line. */
static void expect_fault(uint32_t n, const char *line, int32_t status, uint32_t where, uint32_t column) {
  size_t length;
  char *text = read_record("two_players.cgl", &length), *changed = with_line(text, n, line);
  int32_t found = replay_text(&r, changed, strlen(changed));
  if (found != status || r.fault.line != where || (column != 0 && r.fault.column != column))
    fail_msg("%s: %s at %u:%u", line != NULL ? line : "(no line)", cartog_status_slug(found), (unsigned)r.fault.line,
             (unsigned)r.fault.column);
  free(changed);
  free(text);
}

/* Line 7 is season spring, 10 "2 p1 A:b3,b4,c4,b5", 12 great_river, 22 the ambush and 23, 24 its draws, 28 and 29 the
 * checks, 30 the score of spring, 31 season summer. */
static void corruptions_are_refused_at_their_line(void **state) {
  (void)state;
  expect_fault(10, "2 p1 A:b3,b4,c4,b6", CARTOG_REFUSAL_SHAPE, 10, 6);
  expect_fault(10, "2 p1 A:g3,g4,h4,g5", CARTOG_REFUSAL_RUINS, 10, 6);
  expect_fault(10, "2 p1 F:b3,b4,c4,b5", CARTOG_REFUSAL_TERRAIN, 10, 6);
  expect_fault(10, "2 p1 A:b3", CARTOG_REFUSAL_FALLBACK, 10, 6);
  expect_fault(10, "2 p1 pass", CARTOG_REFUSAL_PASS, 10, 6);
  expect_fault(10, "2 p1 none", CARTOG_ERROR_SYNTAX, 10, 6);
  expect_fault(10, "2 p1 A:b3,b4,c4,b12", CARTOG_ERROR_SPACE_UNKNOWN, 10, 17);
  expect_fault(10, "2 p1 A:b3,b4,c4,b3", CARTOG_ERROR_SPACE_TWICE, 10, 17);
  expect_fault(10, "2 p1 H:b3", CARTOG_ERROR_TERRAIN_RESERVED, 10, 6);
  expect_fault(10, "2 p1", CARTOG_ERROR_SYNTAX, 10, 5);
  expect_fault(10, "2 p3 A:b3,b4,c4,b5", CARTOG_ERROR_PLAYER, 10, 3);
  expect_fault(10, "2 P1 A:b3,b4,c4,b5", CARTOG_ERROR_PLAYER, 10, 3);
  expect_fault(10, "2 p1>p2 A:b3,b4,c4,b5", CARTOG_REFUSAL_DRAWER, 10, 3);
  expect_fault(10, "2 solo A:b3,b4,c4,b5", CARTOG_REFUSAL_DRAWER, 10, 3);
  expect_fault(10, "3 p1 A:b3,b4,c4,b5", CARTOG_REFUSAL_TURN, 10, 1);
  expect_fault(10, "02 p1 A:b3,b4,c4,b5", CARTOG_ERROR_NUMBER, 10, 1);
  expect_fault(10, "2 p1 A:b3,b4,c4,b5 x", CARTOG_ERROR_SYNTAX, 10, 20);
  expect_fault(10, "2 p2 A:b3,b4,c4,b5", CARTOG_REFUSAL_NOT_OWED, 11, 6);
  expect_fault(10, NULL, CARTOG_REFUSAL_OWED, 11, 11);
  expect_fault(10, "nonsense", CARTOG_ERROR_EVENT, 10, 1);
  expect_fault(7, NULL, CARTOG_REFUSAL_STEP, 7, 9);
  expect_fault(7, "season summer", CARTOG_REFUSAL_SEASON, 7, 8);
  expect_fault(7, "season sommer", CARTOG_ERROR_SYNTAX, 7, 8);
  expect_fault(12, "3 explore homestead", CARTOG_REFUSAL_CARD, 12, 11);
  expect_fault(12, "3 explore wildholds", CARTOG_ERROR_CARD_KIND, 12, 11);
  expect_fault(12, "3 ruins great_river", CARTOG_ERROR_CARD_KIND, 12, 9);
  expect_fault(12, "3 explore grate_river", CARTOG_ERROR_CARD_UNKNOWN, 12, 11);
  expect_fault(12, "4 explore great_river", CARTOG_REFUSAL_TURN, 12, 1);
  expect_fault(12, "season summer", CARTOG_REFUSAL_SEASON, 12, 8);
  expect_fault(12, "score spring p1=?", CARTOG_REFUSAL_SEASON, 12, 7);
  expect_fault(12, "end p1=?", CARTOG_REFUSAL_SEASON, 12, 5);
  expect_fault(23, "7 p1>p2 M:d9,e9,d11,e11", CARTOG_REFUSAL_NOT_OWED, 24, 9);
  expect_fault(23, "7 p2 M:d9,e9,d11,e11", CARTOG_REFUSAL_DRAWER, 23, 3);
  expect_fault(23, "7 p1>p1 M:d9,e9,d11,e11", CARTOG_REFUSAL_DRAWER, 23, 3);
  expect_fault(23, "7 solo M:d9,e9,d11,e11", CARTOG_REFUSAL_DRAWER, 23, 3);
  expect_fault(28, "check p1 c=2", CARTOG_REFUSAL_CHECK, 28, 12);
  expect_fault(28, "check p1 c=15", CARTOG_ERROR_NUMBER, 28, 12);
  expect_fault(28, "check p1 c=?", CARTOG_ERROR_NUMBER, 28, 12);
  expect_fault(28, "check p1", CARTOG_ERROR_FIELD_UNKNOWN, 28, 9);
  expect_fault(28, "check p1 c=1 c=1", CARTOG_ERROR_FIELD_TWICE, 28, 14);
  expect_fault(28, "check p1 q=1", CARTOG_ERROR_FIELD_UNKNOWN, 28, 10);
  expect_fault(28, "check p1 n=r", CARTOG_REFUSAL_CHECK, 28, 10);
  expect_fault(28, "check p1 s=1.7", CARTOG_REFUSAL_CHECK, 28, 12);
  expect_fault(28, "check p1 p=0,0", CARTOG_REFUSAL_CHECK, 28, 12);
  expect_fault(28, "check p1 map=11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11", CARTOG_REFUSAL_CHECK, 28, 14);
  expect_fault(28, "check p1 map=11/3^1r5", CARTOG_ERROR_ROW_COUNT, 28, 22);
  expect_fault(30, "score spring p1=7+0+1-7=0", CARTOG_REFUSAL_CHECK, 30, 17);
  expect_fault(30, "score spring p1=6+0+2-7=0", CARTOG_REFUSAL_CHECK, 30, 21);
  expect_fault(30, "score spring p1=6+0+1-7=1", CARTOG_REFUSAL_CHECK, 30, 25);
  expect_fault(30, "score spring p1=6+0+1=0", CARTOG_ERROR_SYNTAX, 30, 21);
  expect_fault(30, "score spring p1=6+0+1-7=0 p1=?", CARTOG_ERROR_FIELD_TWICE, 30, 27);
  expect_fault(30, "score spring", CARTOG_ERROR_SYNTAX, 30, 13);
  expect_fault(30, "score summer p1=?", CARTOG_REFUSAL_SEASON, 30, 7);
  expect_fault(31, "season fall", CARTOG_REFUSAL_SEASON, 31, 8);
  expect_fault(31, NULL, CARTOG_REFUSAL_SEASON_OVER, 31, 11);
  expect_fault(10, "undo 3", CARTOG_REFUSAL_TURN, 10, 6);
  expect_fault(10, "undo 0", CARTOG_REFUSAL_TURN, 10, 6);
  expect_fault(10, "undo 2 p1", CARTOG_REFUSAL_NOT_DRAWN, 10, 8);
  expect_fault(10, "undo 1 p1", CARTOG_REFUSAL_TURN, 10, 6);
  expect_fault(10, "undo", CARTOG_ERROR_NUMBER, 10, 5);
}

static void assertions_that_say_nothing_or_little_are_fine(void **state) {
  (void)state;
  expect_fault(30, "score spring p2=?", CARTOG_OK, 0, 0);
  expect_fault(30, "score spring p1=6+?+?-7=0", CARTOG_OK, 0, 0);
  expect_fault(30, NULL, CARTOG_OK, 0, 0);
  expect_fault(28, "check p2 s=1.8 p=-4 c=2", CARTOG_OK, 0, 0);
  expect_fault(10, "check p1 s=1.2 n=r", CARTOG_REFUSAL_OWED, 12, 0);
  expect_fault(28, "  check\tp1   c=1  ; the first coin", CARTOG_OK, 0, 0);
}

static void header_faults(void **state) {
  (void)state;
  expect_fault(1, "%cgl 2", CARTOG_ERROR_SYNTAX, 1, 6);
  expect_fault(1, "cgl 1", CARTOG_ERROR_SYNTAX, 1, 1);
  expect_fault(2, "Map: C", CARTOG_ERROR_HEADER, 2, 6);
  expect_fault(2, "Map: own", CARTOG_ERROR_HEADER_MISSING, 6, 1);
  expect_fault(2, NULL, CARTOG_ERROR_HEADER_MISSING, 5, 1);
  expect_fault(2, "Map A", CARTOG_ERROR_SYNTAX, 2, 1);
  expect_fault(2, "Start: 11", CARTOG_ERROR_ROW_COUNT, 2, 10);
  expect_fault(2, "Start: F10/11/11/11/11/11/11/11/11/11/11", CARTOG_ERROR_HEADER, 2, 8);
  expect_fault(3, "Players: p1 P1", CARTOG_ERROR_NAME, 3, 13);
  expect_fault(3, "Players: p1 check", CARTOG_ERROR_NAME, 3, 13);
  expect_fault(3, "Players: p1 2p", CARTOG_ERROR_NAME, 3, 13);
  expect_fault(3, "Players:", CARTOG_ERROR_SYNTAX, 3, 9);
  expect_fault(4, "Edicts: lost_barony wildholds shoreside_expanse", CARTOG_ERROR_SYNTAX, 4, 0);
  expect_fault(4, "Edicts: lost_barony wildholds wildholds treetower", CARTOG_ERROR_CARD_TWICE, 4, 31);
  expect_fault(4, "Edicts: lost_barony orchard wildholds treetower", CARTOG_ERROR_CARD_KIND, 4, 21);
  expect_fault(5, "Rules: fallback=none", CARTOG_ERROR_HEADER, 5, 8);
  expect_fault(5, "Map: A", CARTOG_ERROR_FIELD_TWICE, 5, 1);
  expect_fault(5, "Seed: 7", CARTOG_REFUSAL_DEAL, 5, 7);
  expect_fault(4, "Seed: 5\nEdicts: mages_valley great_city greenbough cauldrons", CARTOG_REFUSAL_DEAL, 5, 0);
  expect_fault(5, "Seed: 18446744073709551616", CARTOG_ERROR_NUMBER, 5, 7);
  expect_fault(5, "Name: p3 Anna", CARTOG_ERROR_PLAYER, 5, 7);
  expect_fault(2, "Map: A\nName: p2 Bob", CARTOG_OK, 0, 0);
  expect_fault(2, "Map: A\nName: p3 Bob", CARTOG_ERROR_PLAYER, 4, 10);
  expect_fault(2, "Map: A\nName: p2 Bob\nName: p2 Bob", CARTOG_ERROR_FIELD_TWICE, 4, 7);
  expect_fault(5, "Name: p1", CARTOG_ERROR_SYNTAX, 5, 9);
  expect_fault(5, "Name: p1 Änne \xff Müller", CARTOG_OK, 0, 0);
  expect_fault(5, "Site: caf\xe9; anything", CARTOG_OK, 0, 0);
  expect_fault(5, "Deck: orchard", CARTOG_REFUSAL_CARD, 8, 9);
  expect_fault(5, "Deck: orchard wildholds", CARTOG_ERROR_CARD_KIND, 5, 15);
  expect_fault(5, "Deck: nonsense", CARTOG_ERROR_CARD_UNKNOWN, 5, 7);
  expect_fault(5, "Card: pass_road time=1 terrains=F^ shapes=X.X/XXX+c,XX", CARTOG_OK, 0, 0);
  expect_fault(5, "Card: orchard time=1 terrains=F shapes=X", CARTOG_ERROR_CARD_TWICE, 5, 7);
  expect_fault(5, "Card: road time=1 terrains=F", CARTOG_ERROR_CARD_INVALID, 5, 7);
  expect_fault(5, "Card: road time=100 terrains=F shapes=X", CARTOG_ERROR_NUMBER, 5, 17);
  expect_fault(5, "Card: road time=1 terrains=FF shapes=X", CARTOG_ERROR_LETTER, 5, 29);
  expect_fault(5, "Card: road time=1 terrains=F shapes=X/XX", CARTOG_ERROR_ROW_LENGTH, 5, 39);
  expect_fault(5, "Card: road time=1 terrains=F shapes=X,", CARTOG_ERROR_SYNTAX, 5, 0);
  expect_fault(5, "Card: road time=1 time=1 terrains=F shapes=X", CARTOG_ERROR_FIELD_TWICE, 5, 19);
  expect_fault(5, "Ambush: wolves shape=XX/X. pass=left corner=tl walk=cw", CARTOG_OK, 0, 0);
  expect_fault(5, "Ambush: wolves shape=XX/X. pass=up corner=tl walk=cw", CARTOG_ERROR_HEADER, 5, 33);
  expect_fault(5, "Ambush: wolves shape=X+c pass=left corner=tl walk=cw", CARTOG_ERROR_CARD_INVALID, 5, 9);
}

static void bytes_that_are_no_text(void **state) {
  (void)state;
  size_t length;
  char *text = read_record("two_players.cgl", &length);
  char *copy = (char *)malloc(2 * length + 16);
  assert_non_null(copy);
  /* A byte order mark. */
  memcpy(copy, "\xef\xbb\xbf", 3);
  memcpy(copy + 3, text, length);
  assert_int_equal(replay_text(&r, copy, length + 3), CARTOG_ERROR_ENCODING);
  assert_int_equal(r.fault.line, 1);
  /* A NUL in an event. */
  memcpy(copy, text, length);
  copy[strcspn(text, "!") - 3] = 0;
  assert_int_equal(replay_text(&r, copy, length), CARTOG_ERROR_ENCODING);
  /* CRLF. */
  size_t n = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '\n')
      copy[n++] = '\r';
    copy[n++] = text[i];
  }
  assert_int_equal(replay_text(&r, copy, n), CARTOG_OK);
  free(copy);
  free(text);
  expect_fault(10, "2 p1 A:b3,b4,c4,b5 ; \xff\xfe is fine here", CARTOG_OK, 0, 0);
  expect_fault(10, "2 p1 A:b3,b4,c4,b5 \xc3\x28", CARTOG_ERROR_ENCODING, 10, 20);
  expect_fault(10, "2 p1 \xed\xa0\x80", CARTOG_ERROR_ENCODING, 10, 6);
  assert_int_equal(replay_text(&r, "", 0), CARTOG_ERROR_SYNTAX);
  assert_int_equal(r.fault.line, 1);
}

static void lines_have_a_longest_length(void **state) {
  (void)state;
  char *line = (char *)malloc(CARTOG_LINE_MAX + 2);
  assert_non_null(line);
  memset(line, ' ', CARTOG_LINE_MAX + 2);
  memcpy(line, "%cgl 1", 6);
  assert_int_equal(replay_text(&r, line, CARTOG_LINE_MAX), CARTOG_OK);
  assert_int_equal(replay_text(&r, line, CARTOG_LINE_MAX + 1), CARTOG_ERROR_TEXT_LONG);
  assert_int_equal(r.fault.column, CARTOG_LINE_MAX + 1);
  free(line);
}

/* Feeds a record line by line; before each, a line that is wrong there: nothing may change. */
static void a_refused_line_changes_nothing(void **state) {
  (void)state;
  static const char *const wrong[] = {"99 explore orchard", "undo 99",      "check p1 c=14 s=4.9", "season spring x",
                                      "score winter p1=?",  "end p1=9999",  "1 p1 A:a1",           "Players: x y",
                                      "Deck: orchard x",    "2 p9>p1 M:a1", "Card: a time=1",      "\xff",
                                      "Edicts: a b c",      "Name: p1",     "7 p1 F:k11",          "Map: Q"};
  static const char *const names[] = {"two_players.cgl", "solo.cgl", "four_players.cgl", "own_map.cgl"};
  for (size_t k = 0; k < 4; k++) {
    size_t length;
    char *text = read_record(names[k], &length), *line = text;
    memset(&r, 0, sizeof r);
    assert_int_equal(cartog_replay_init(&r.replay), CARTOG_OK);
    while (*line != 0) {
      size_t n = strcspn(line, "\n");
      for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        memcpy(&before, &r, sizeof r);
        if (cartog_replay_line(&r.replay, r.sheets, 100, wrong[i], strlen(wrong[i]), NULL) == CARTOG_OK)
          memcpy(&r, &before, sizeof r);
        else
          assert_memory_equal(&r, &before, sizeof r);
      }
      assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 100, line, n, NULL), CARTOG_OK);
      line += n + (line[n] == '\n');
    }
    free(text);
  }
}

static void faults_say_what_was_expected(void **state) {
  (void)state;
  expect_fault(28, "check p1 c=2", CARTOG_REFUSAL_CHECK, 28, 12);
  assert_string_equal(r.fault.expected, "1");
  assert_string_equal(r.fault.found, "2");
  expect_fault(31, "season fall", CARTOG_REFUSAL_SEASON, 31, 8);
  assert_string_equal(r.fault.expected, "summer");
  expect_fault(23, "7 p1>p1 M:d9,e9,d11,e11", CARTOG_REFUSAL_DRAWER, 23, 3);
  assert_string_equal(r.fault.expected, "p2");
  expect_fault(10, "2 p1 A:a1,a2,b2,a3", CARTOG_REFUSAL_RUINS, 10, 6);
  assert_true(cartog_spaces_count(&r.fault.spaces) == 6);
  assert_string_equal(cartog_fault_message(&r.fault), "the shape must cover an undrawn ruins space");
  assert_string_equal(cartog_fault_message(NULL), "");
}

/* Replaces the first place of a text in an example record. */
static void expect_fault_after(const char *name, const char *old, const char *other, int32_t status,
                               const char *expected) {
  size_t length;
  char *text = read_record(name, &length), *place = strstr(text, old);
  assert_non_null(place);
  assert_int_equal(strlen(old), strlen(other));
  memcpy(place, other, strlen(other));
  assert_int_equal(replay_text(&r, text, length), status);
  assert_string_equal(r.fault.expected, expected);
  free(text);
}

static void the_seed_and_the_walk_say_what_comes(void **state) {
  (void)state;
  expect_fault_after("four_players.cgl", "8 ruins temple_ruins\n", "8 ruins outpost_ruin\n", CARTOG_ERROR_CARD_UNKNOWN,
                     "");
  expect_fault_after("four_players.cgl", "14 ruins temple_ruins\n15 ambush kobold_onslaught\n",
                     "14 ruins temple_ruins\n15 ambush bugbear_assault \n", CARTOG_REFUSAL_DEAL, "kobold_onslaught");
  expect_fault_after("solo.cgl", "15 solo M:i5,k5,i6,k6", "15 solo M:i1,k1,i2,k2", CARTOG_REFUSAL_OCCUPIED, "");
  expect_fault_after("solo.cgl", "15 solo M:i5,k5,i6,k6", "15 solo M:a1,c1,a2,c2", CARTOG_REFUSAL_WALK,
                     "M:i5,k5,i6,k6");
  expect_fault_after("solo.cgl", "15 solo M:i5,k5,i6,k6", "15 solo none         ", CARTOG_REFUSAL_PASS, "");
  expect_fault_after("solo.cgl", "15 solo M:i5,k5,i6,k6", "15 p1 M:i5,k5,i6,k6  ", CARTOG_REFUSAL_DRAWER, "solo");
}

static void undo_in_records(void **state) {
  (void)state;
  size_t length;
  char *text = read_record("two_players.cgl", &length);
  char *whole = (char *)calloc(1, 3 * length);
  assert_non_null(whole);
  /* The whole game, taken back to the first card after its end, and played again. */
  char *first = strstr(text, "1 ruins");
  strcpy(whole, text);
  strcat(whole, "undo 1\n");
  strcat(whole, first);
  assert_int_equal(replay_text(&r, whole, strlen(whole)), CARTOG_OK);
  assert_int_equal(cartog_replay_complete(&r.replay, r.sheets, 2), 1);
  /* Without the seasons that were taken back too. */
  strcpy(whole, text);
  strcat(whole,
         "undo 30\n30 explore hamlet\n30 p1 V:j9,k9,k10\nundo 30 p1\n30 p2 A:e10\n30 p1 V:j9,k9,k10\nend p1=9 p2=-6\n");
  assert_int_equal(replay_text(&r, whole, strlen(whole)), CARTOG_OK);
  strcat(whole, "undo 9\n9 explore orchard\nend p1=?\n");
  assert_int_equal(replay_text(&r, whole, strlen(whole)), CARTOG_REFUSAL_SEASON);
  assert_int_equal(r.replay.table.season, 2);
  assert_int_equal(r.replay.table.turn, 9);
  assert_int_equal(r.sheets[0].seasons[0].scored, 1);
  assert_int_equal(r.sheets[0].seasons[1].scored, 0);
  free(whole);
  free(text);
}

static void own_scoring_cards_need_their_points(void **state) {
  (void)state;
  static const char head[] =
      "%cgl 1\nMap: A\nPlayers: ann\nEdicts: the_tides wildholds greenbough borderlands\n"
      "Deck: fishing_village fishing_village fishing_village fishing_village\n\nseason spring\n"
      "1 explore fishing_village\n1 ann W:a1,b1,c1,d1\n2 explore fishing_village\n2 ann W:e1,f1,g1,h1\n"
      "3 explore fishing_village\n3 ann W:a4,b4,c4,d4\n4 explore fishing_village\n4 ann W:e4,f4,g4,h4\n";
  static const struct {
    const char *tail;
    int32_t status;
  } rows[] = {
      {"season summer\n", CARTOG_REFUSAL_SEASON},
      {"score spring ann=?\nseason summer\n", CARTOG_REFUSAL_SEASON},
      {"score spring ann=5+0+0-0=5\nseason summer\n", CARTOG_OK},
      {"score spring ann=5+0+0-0=6\n", CARTOG_REFUSAL_CHECK},
      {"score spring ann=5+1+0-0=6\n", CARTOG_REFUSAL_CHECK},
      {"score spring ann=-5+0+0-0=-5\ncheck ann p=-5\n", CARTOG_OK},
      {"score spring ann=5+?+?-?=?\nscore spring ann=6+?+?-?=?\n", CARTOG_REFUSAL_CHECK},
      {"score spring ann=5+?+?-?=?\nundo 4 ann\n4 ann W:e4,f4,g4,h4\nseason summer\n", CARTOG_REFUSAL_SEASON},
      {"score spring ann=1000001+?+?-?=?\n", CARTOG_ERROR_NUMBER},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    char text[1024];
    snprintf(text, sizeof text, "%s%s", head, rows[i].tail);
    int32_t status = replay_text(&r, text, strlen(text));
    if (status != rows[i].status)
      fail_msg("%s: %s", rows[i].tail, cartog_status_slug(status));
  }
  assert_string_equal(cartog_replay_key(&r.replay, r.replay.edicts[0]), "the_tides");
}

static void null_pointers(void **state) {
  (void)state;
  cartog_event event = FRESH(cartog_event);
  cartog_fault fault = FRESH(cartog_fault);
  assert_int_equal(cartog_record_players(NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_init(NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_line(NULL, r.sheets, 1, "", 0, &fault), CARTOG_ERROR_NULL);
  assert_int_equal(fault.status, CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_line(&r.replay, NULL, 1, "", 0, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 1, NULL, 1, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_text(NULL, r.sheets, 1, "", 0, 0, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_text(&r.replay, r.sheets, 1, NULL, 1, 0, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_complete(NULL, r.sheets, 1), 0);
  assert_int_equal(cartog_event_print(NULL, r.sheets, 1, &event, NULL, 0), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_event_print(&r.replay, NULL, 1, &event, NULL, 0), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, NULL, NULL, 0), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_record_print(NULL, 1, NULL, 0, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_record_print("", 0, NULL, 1, NULL), CARTOG_ERROR_NULL);
  assert_string_equal(cartog_replay_key(NULL, 20000), "");
  fault.size = 5;
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 1, "", 0, &fault), CARTOG_ERROR_SIZE);
  assert_int_equal(cartog_record_print("", 0, NULL, 0, &fault), CARTOG_ERROR_SIZE);
}

/* Records changed at random, and replays whose own bytes are damaged. */
static void records_of_any_bytes(void **state) {
  (void)state;
  static const char *const names[] = {"two_players.cgl", "solo.cgl", "four_players.cgl", "own_map.cgl"};
  static const char letters[] = "0123456789:;,.>=+-? \n\rabcdefgklmnoprstuvwxMFVAW^#_Xp\t%\xff\xc3";
  uint64_t random = 21;
  for (uint32_t n = 0; n < board_count(1500) && n < 1500; n++) {
    size_t length;
    char *text = read_record(names[n % 4], &length);
    length = 1 + random_below(&random, (uint32_t)length);
    char *copy = (char *)malloc(length);
    assert_non_null(copy);
    memcpy(copy, text, length);
    for (uint32_t changes = random_below(&random, 6); changes > 0; changes--)
      copy[random_below(&random, (uint32_t)length)] = letters[random_below(&random, sizeof letters - 1)];
    replay_text(&r, copy, length);
    cartog_record_print(copy, length, NULL, 0, NULL);
    cartog_record_players(copy, length);
    for (int flips = 0; flips < 8; flips++)
      ((unsigned char *)&r.replay)[4 + random_below(&random, sizeof r.replay - 4)] =
          (unsigned char)random_next(&random);
    for (uint32_t at = 0; at + 40 < length; at += 40)
      cartog_replay_line(&r.replay, r.sheets, CARTOG_PLAYERS_MAX, copy + at, 40, NULL);
    free(copy);
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(example_records_replay),
      cmocka_unit_test(what_the_examples_show),
      cmocka_unit_test(every_prefix_is_a_record),
      cmocka_unit_test(corruptions_are_refused_at_their_line),
      cmocka_unit_test(assertions_that_say_nothing_or_little_are_fine),
      cmocka_unit_test(header_faults),
      cmocka_unit_test(bytes_that_are_no_text),
      cmocka_unit_test(lines_have_a_longest_length),
      cmocka_unit_test(a_refused_line_changes_nothing),
      cmocka_unit_test(faults_say_what_was_expected),
      cmocka_unit_test(the_seed_and_the_walk_say_what_comes),
      cmocka_unit_test(undo_in_records),
      cmocka_unit_test(own_scoring_cards_need_their_points),
      cmocka_unit_test(null_pointers),
      cmocka_unit_test(records_of_any_bytes),
  };
  return cmocka_run_group_tests_name("records", tests, NULL, NULL);
}

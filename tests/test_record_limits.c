/* Records at the edges: the longest, the most, the missing, and what stands where something else should. */
#include "records.h"

static replayed r;

#define HEAD "%cgl 1\nMap: A\nPlayers: ann bob\nEdicts: greenbough wildholds canal_lake borderlands\n"
#define ALONE "%cgl 1\nMap: A\nPlayers: ann\nEdicts: greenbough wildholds canal_lake borderlands\n"

static void expect(const char *text, int32_t status, uint32_t line) {
  int32_t found = replay_text(&r, text, strlen(text));
  if (found != status || r.fault.line != line)
    fail_msg("%d (%s) in line %u, not %d in line %u:\n%s", (int)found, cartog_status_slug(found),
             (unsigned)r.fault.line, (int)status, (unsigned)line, text);
}

static void headers_that_cannot_be(void **state) {
  (void)state;
  expect("%cgl 1\nMap: own\nStart: 11/11/11/11/11/11/11/11/11/11/11x\n", CARTOG_ERROR_LETTER, 3);
  expect("%cgl 1\nStart: 11/11/11/11/11/11/11/11/11/11/11\nMap: A\n", CARTOG_ERROR_HEADER, 3);
  expect("%cgl 1\nMap: A\nStart: 11/11/11/11/11/11/11/11/11/11/11\n", CARTOG_ERROR_HEADER, 3);
  expect("%cgl 1\nRules: fallback=none\n", CARTOG_ERROR_HEADER, 2);
  expect("%cgl 1\nRules: fallback=any\n", CARTOG_OK, 0);
  expect("%cgl 1\nSeed:\n", CARTOG_ERROR_NUMBER, 2);
  expect("%cgl 1\nSeed: 0\n", CARTOG_OK, 0);
  expect("%cgl 1\nSeed: 01\n", CARTOG_ERROR_NUMBER, 2);
  expect("%cgl 1\nCard: own time=1 terrains= shapes=X\n", CARTOG_ERROR_FIELD_UNKNOWN, 2);
  expect("%cgl 1\nCard: own time=1 terrains=. shapes=X\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nCard: own time=1 terrains=f shapes=X\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nCard: own time=1 terrains=# shapes=X\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nCard: own time=1 terrains=FF shapes=X\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X,,X\n", CARTOG_ERROR_CARD_INVALID, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X,XX,XXX,XXXX,X/X,X/X/X,X/X/X/X,XX/XX,XXX/XXX\n",
         CARTOG_ERROR_CARD_INVALID, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=XXXXXXXXXXXX\n", CARTOG_ERROR_ROW_LENGTH, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X/X/X/X/X/X/X/X/X/X/X/X\n", CARTOG_ERROR_ROW_LENGTH, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X/\n", CARTOG_ERROR_CARD_INVALID, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=..\n", CARTOG_ERROR_CARD_INVALID, 2);
  expect("%cgl 1\nMap: A\n\n", CARTOG_ERROR_HEADER_MISSING, 3);
}

/* A list of count words, each its number behind a prefix. */
static char *many(const char *head, const char *form, uint32_t count, const char *tail) {
  size_t size = strlen(head) + count * (strlen(form) + 12) + strlen(tail) + 1, at = 0;
  char *text = (char *)malloc(size);
  assert_non_null(text);
  at += (size_t)snprintf(text, size, "%s", head);
  for (uint32_t i = 0; i < count; i++) {
    for (const char *c = form; *c != 0; c++)
      at += *c == '#' ? (size_t)snprintf(text + at, size - at, "%u", (unsigned)i)
                      : (size_t)snprintf(text + at, size - at, "%c", *c);
  }
  snprintf(text + at, size - at, "%s", tail);
  return text;
}

static void expect_many(const char *head, const char *form, uint32_t count, const char *tail, int32_t status,
                        uint32_t line) {
  char *text = many(head, form, count, tail);
  expect(text, status, line);
  free(text);
}

static void one_more_than_there_is_room_for(void **state) {
  (void)state;
  expect_many("%cgl 1\nPlayers:", " p#", 100, "\n", CARTOG_OK, 0);
  expect_many("%cgl 1\nPlayers:", " p#", 101, "\n", CARTOG_ERROR_TEXT_LONG, 2);
  expect_many("%cgl 1\n", "Name: p# x\n", 100, "", CARTOG_OK, 0);
  expect_many("%cgl 1\n", "Name: p# x\n", 101, "", CARTOG_ERROR_TEXT_LONG, 102);
  expect_many("%cgl 1\n", "Card: c# time=1 terrains=F shapes=X\n", 24, "", CARTOG_OK, 0);
  expect_many("%cgl 1\n", "Card: c# time=1 terrains=F shapes=X\n", 25, "", CARTOG_ERROR_TEXT_LONG, 26);
  expect_many("%cgl 1\nDeck:", " orchard", 64, "\n", CARTOG_OK, 0);
  expect_many("%cgl 1\nDeck:", " orchard", 65, "\n", CARTOG_ERROR_TEXT_LONG, 2);
}

static void lines_that_are_too_long(void **state) {
  char *text = many(HEAD "\n;", "#", CARTOG_LINE_MAX, "\n");
  cartog_fault fault = FRESH(cartog_fault);
  (void)state;
  assert_int_equal(cartog_record_print(text, strlen(text), NULL, 0, &fault), CARTOG_ERROR_TEXT_LONG);
  assert_int_equal(fault.line, 6);
  assert_int_equal(replay_text(&r, text, strlen(text)), CARTOG_ERROR_TEXT_LONG);
  free(text);
  text = many(HEAD ";", "#", CARTOG_LINE_MAX, "\n");
  assert_int_equal(cartog_record_print(text, strlen(text), NULL, 0, &fault), CARTOG_ERROR_TEXT_LONG);
  free(text);
  text = many("%cgl 1 ;", "#", CARTOG_LINE_MAX, "\n");
  assert_int_equal(cartog_record_print(text, strlen(text), NULL, 0, &fault), CARTOG_ERROR_TEXT_LONG);
  free(text);
}

static void fewer_sheets_than_players(void **state) {
  static cartog_sheet sheets[2];
  cartog_fault fault = FRESH(cartog_fault);
  (void)state;
  assert_int_equal(cartog_replay_text(&r.replay, sheets, 1, HEAD "\n", strlen(HEAD) + 1, 0, &fault), CARTOG_ERROR_FULL);
  assert_int_equal(cartog_replay_text(&r.replay, sheets, 2, HEAD "\n", strlen(HEAD) + 1, 0, &fault), CARTOG_OK);
  assert_int_equal(cartog_replay_line(&r.replay, sheets, 1, "season spring", 13, &fault), CARTOG_ERROR_FULL);
  assert_int_equal(cartog_replay_line(&r.replay, NULL, 2, "season spring", 13, &fault), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_line(&r.replay, sheets, 2, NULL, 1, &fault), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_line(&r.replay, sheets, 2, NULL, 0, &fault), CARTOG_OK);
  assert_int_equal(cartog_replay_line(&r.replay, NULL, 0, "", 0, &fault), CARTOG_ERROR_FULL);
  assert_int_equal(cartog_replay_svg(&r.replay, NULL, 0, 0, NULL, 0), CARTOG_ERROR_FULL);
  assert_int_equal(cartog_replay_svg(&r.replay, NULL, 2, 0, NULL, 0), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_svg(&r.replay, sheets, 2, 0, NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_replay_complete(&r.replay, sheets, 1), 0);
  assert_int_equal(cartog_replay_complete(&r.replay, NULL, 2), 0);
  assert_int_equal(cartog_replay_complete(NULL, sheets, 2), 0);
}

static void edicts_that_the_seed_does_not_deal(void **state) {
  (void)state;
  expect(HEAD "Seed: 1\n\n", CARTOG_REFUSAL_DEAL, 5);
}

static void events_in_the_wrong_place(void **state) {
  (void)state;
  expect(HEAD "\n1 explore orchard\n", CARTOG_REFUSAL_STEP, 6);
  expect(HEAD "\nseason spring\n1 explore spring\n", CARTOG_ERROR_CARD_KIND, 7);
  expect(HEAD "\nseason spring\n1 ruins orchard\n", CARTOG_ERROR_CARD_KIND, 7);
  expect(HEAD "\nseason spring\n1 explore nothing\n", CARTOG_ERROR_CARD_UNKNOWN, 7);
  expect(HEAD "\nseason summer\n", CARTOG_REFUSAL_SEASON, 6);
  expect(HEAD "\nseason spring\n0 ann F:a1\n", CARTOG_REFUSAL_NOT_OWED, 7);
  expect(HEAD "\nseason spring\n1 explore rift_lands\n1 ann pass\n", CARTOG_REFUSAL_PASS, 8);
  expect(HEAD "\nseason spring\n1 explore rift_lands\n1 ann none\n", CARTOG_ERROR_SYNTAX, 8);
  expect(HEAD "\nseason spring\n1 explore rift_lands\n1 ann\n", CARTOG_ERROR_SYNTAX, 8);
  expect(HEAD "\nseason spring\n1 explore rift_lands\n1 solo F:a1\n", CARTOG_REFUSAL_DRAWER, 8);
  expect(HEAD "\nseason spring\n1 explore rift_lands\n1 ann>bob F:a1\n", CARTOG_REFUSAL_DRAWER, 8);
  expect(HEAD "\nseason spring\n1 ambush goblin_attack\n1 ann M:a1\n", CARTOG_REFUSAL_DRAWER, 8);
  expect(ALONE "\nseason spring\n1 ambush goblin_attack\n1 ann M:a1\n", CARTOG_REFUSAL_DRAWER, 8);
  expect(ALONE "\nseason spring\n1 ambush goblin_attack\n1 solo pass\n", CARTOG_ERROR_SYNTAX, 8);
  expect(ALONE "\nseason spring\n1 ambush goblin_attack\n1 solo M:a1\n", CARTOG_REFUSAL_WALK, 8);
  assert_string_equal(r.fault.expected, "M:i9,j10,k11");
}

/* Alone, on a map where no ambush fits: nothing may be drawn. */
static void a_walk_that_finds_nothing(void **state) {
  (void)state;
  expect("%cgl 1\nMap: own\nStart: 11/"
         "___________/___________/___________/___________/___________/"
         "___________/___________/___________/___________/___________\nPlayers: ann\n"
         "Edicts: greenbough wildholds canal_lake borderlands\n\nseason spring\n1 ambush goblin_attack\n1 solo M:a1\n",
         CARTOG_REFUSAL_WALK, 9);
  assert_string_equal(r.fault.expected, "none");
}

static void checks_that_do_not_parse(void **state) {
  (void)state;
  expect(HEAD "\nseason spring\ncheck ann p=\n", CARTOG_ERROR_SYNTAX, 7);
  expect(HEAD "\nseason spring\ncheck ann p=1\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann p=1,\n", CARTOG_ERROR_NUMBER, 7);
  expect(HEAD "\nseason spring\ncheck ann p=1,2,3,4,5\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann n=x\n", CARTOG_ERROR_SYNTAX, 7);
  expect(HEAD "\nseason spring\ncheck ann n=r\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann map=11/11\n", CARTOG_ERROR_ROW_COUNT, 7);
  expect(HEAD "\nseason spring\ncheck ann map=11/11/11/11/11/11/11/11/11/11/11\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann map=11/11/11/11/11/11/11/11/11/11/11/11\n", CARTOG_ERROR_ROW_COUNT, 7);
}

static void whole_games_end_with_totals(void **state) {
  static const struct {
    const char *line;
    int32_t status;
  } tries[] = {
      {"season winter", CARTOG_REFUSAL_OVER}, {"end p1=? p2=?", CARTOG_OK},           {"end p1=x", CARTOG_ERROR_NUMBER},
      {"end p3=1", CARTOG_ERROR_PLAYER},      {"end p1=-9999", CARTOG_REFUSAL_CHECK},
  };
  size_t length;
  char *text = read_record("two_players.cgl", &length);
  (void)state;
  assert_int_equal(replay_text(&r, text, length), CARTOG_OK);
  assert_int_equal(cartog_replay_complete(&r.replay, r.sheets, 2), 1);
  for (int off = 0; off <= 1; off++)
    for (uint32_t count = 3; count <= 5; count++) {
      char line[128] = "check p1 p=";
      for (uint32_t i = 0; i < count; i++)
        snprintf(line + strlen(line), sizeof line - strlen(line), "%s%d", i > 0 ? "," : "",
                 i < CARTOG_SEASONS ? (int)r.sheets[0].seasons[i].total + off : 0);
      assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, line, strlen(line), NULL),
                       count == CARTOG_SEASONS && off == 0 ? CARTOG_OK : CARTOG_REFUSAL_CHECK);
    }
  for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++)
    assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, tries[i].line, strlen(tries[i].line), NULL),
                     tries[i].status);
  free(text);
}

/* A table whose numbers were changed: what it says of a season must hold together. */
static void damaged_replays_are_told(void **state) {
  cartog_position position = FRESH(cartog_position);
  cartog_event event = FRESH(cartog_event);
  (void)state;
  assert_int_equal(replay_text(&r,
                               HEAD "\n"
                                    "season spring\n",
                               strlen(HEAD) + 15),
                   CARTOG_OK);
  /* Scored but not complete. */
  r.sheets[0].seasons[0].scored = r.sheets[1].seasons[0].scored = 1;
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "season summer", 13, NULL), CARTOG_REFUSAL_SEASON);
  event.kind = CARTOG_EVENT_REVEAL;
  event.turn = 1;
  event.card = CARTOG_CARD_SPRING;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 2, &event, NULL, 0), CARTOG_ERROR_CARD_UNKNOWN);
  event.card = CARTOG_CARD_CAULDRONS;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 2, &event, NULL, 0), CARTOG_ERROR_CARD_UNKNOWN);
  event.kind = CARTOG_EVENT_UNDO_DRAW;
  event.turn = (uint32_t)INT32_MAX + 1;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 2, &event, NULL, 0), CARTOG_ERROR_RANGE);
  event.kind = CARTOG_EVENT_CHECK;
  event.size = 4;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 2, &event, NULL, 0), CARTOG_ERROR_SIZE);
  assert_int_equal(cartog_position_of(&r.replay.table, &r.sheets[0], 2, &position), CARTOG_ERROR_RANGE);
  r.sheets[0].layout = 0;
  assert_int_equal(cartog_position_of(&r.replay.table, &r.sheets[0], 0, &position), CARTOG_ERROR_SHEET);
  r.replay.table.players = 0;
  assert_int_equal(cartog_position_of(&r.replay.table, &r.sheets[1], 1, &position), CARTOG_ERROR_RANGE);
  /* Players of replay and table differ. */
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "", 0, NULL), CARTOG_ERROR_RANGE);
  r.replay.table.layout = 0;
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "", 0, NULL), CARTOG_ERROR_RANGE);
}

/* Edicts that were made the same behind the headers' back. */
static void a_table_that_cannot_be_set_up(void **state) {
  (void)state;
  assert_int_equal(replay_text(&r, HEAD, strlen(HEAD)), CARTOG_OK);
  r.replay.edicts[1] = r.replay.edicts[0];
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "", 0, NULL), CARTOG_ERROR_CARD_TWICE);
}

/* Names with bytes that no picture can show. */
static void pictures_of_damaged_names(void **state) {
  (void)state;
  assert_int_equal(replay_text(&r, HEAD "\n", strlen(HEAD) + 1), CARTOG_OK);
  assert_true(cartog_replay_svg(&r.replay, r.sheets, 2, 0, NULL, 0) > 0);
  r.replay.edicts[2] = 0;
  assert_true(cartog_replay_svg(&r.replay, r.sheets, 2, 0, NULL, 0) > 0);
  r.replay.names[0][0] = 1;
  assert_int_equal(cartog_replay_svg(&r.replay, r.sheets, 2, 0, NULL, 0), CARTOG_ERROR_RANGE);
  r.replay.names[0][0] = 'a';
  r.replay.edicts[2] = 20000;
  r.replay.edict_keys[2][0] = 1;
  assert_int_equal(cartog_replay_svg(&r.replay, r.sheets, 2, 0, NULL, 0), CARTOG_ERROR_RANGE);
  r.replay.edict_keys[2][0] = 'x';
  r.replay.table.players = 3;
  assert_int_equal(cartog_replay_svg(&r.replay, r.sheets, 2, 0, NULL, 0), CARTOG_ERROR_RANGE);
}

/* Points of an own edict beyond what a sheet takes; points that stay unknown leave the sum open. */
static void points_of_own_edicts(void **state) {
  static const char head[] = "%cgl 1\nMap: A\nPlayers: ann\nEdicts: my_edict wildholds canal_lake borderlands\n"
                             "Card: own time=8 terrains=F shapes=X\nDeck: own\n\nseason spring\n1 explore own\n"
                             "1 ann F:a1\n";
  char text[512];
  (void)state;
#define SCORE(line, status)                                                                                            \
  snprintf(text, sizeof text, "%sscore spring ann=" line "\n", head);                                                  \
  expect(text, status, status == CARTOG_OK ? 0 : 11)
  SCORE("1000001+0+0-0=?", CARTOG_ERROR_NUMBER);
  SCORE("-1000001+0+0-0=?", CARTOG_ERROR_NUMBER);
  SCORE("?+0+0-0=17", CARTOG_OK);
  SCORE("5+?+0-0=5", CARTOG_OK);
  SCORE("5+0+0-0=6", CARTOG_REFUSAL_CHECK);
  SCORE("5+0+0-0=5", CARTOG_OK);
#undef SCORE
  expect("%cgl 1\nMap: A\nPlayers: ann\nEdicts: my_edict other_edict canal_lake borderlands\n"
         "Card: own time=8 terrains=F shapes=X\nDeck: own\n\nseason spring\n1 explore own\n1 ann F:a1\n"
         "score spring ann=5+?+0-0=17\n",
         CARTOG_OK, 0);
}

static void printing_records_says_why_not(void **state) {
  cartog_fault fault = FRESH(cartog_fault);
  (void)state;
  assert_int_equal(cartog_record_print(NULL, 0, NULL, 0, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_record_print(NULL, 0, NULL, 0, &fault), CARTOG_ERROR_NULL);
  assert_int_equal(fault.status, CARTOG_ERROR_NULL);
  assert_int_equal(cartog_record_print("x", 1, NULL, 0, &fault), CARTOG_ERROR_SYNTAX);
  assert_int_equal(cartog_record_print(HEAD "\nseason \xff\n", strlen(HEAD) + 10, NULL, 0, &fault),
                   CARTOG_ERROR_ENCODING);
}

/* A season that was scored is open again for everybody when a draw of it is taken back. */
static void undo_of_a_draw_opens_the_season(void **state) {
  static const char game[] = HEAD "Card: own time=8 terrains=F shapes=X\nDeck: own\n\nseason spring\n1 explore own\n"
                                  "1 ann F:a1\n1 bob F:a1\n";
  (void)state;
  assert_int_equal(replay_text(&r, game, strlen(game)), CARTOG_OK);
  assert_int_equal(r.sheets[0].seasons[0].scored, 1);
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "undo 1 ann", 10, NULL), CARTOG_OK);
  assert_int_equal(r.sheets[0].count, 0);
  assert_int_equal(r.sheets[1].count, 1);
  assert_int_equal(r.sheets[1].seasons[0].scored, 0);
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "undo 1 bob", 10, NULL), CARTOG_OK);
  assert_int_equal(r.sheets[1].count, 0);
}

static void winter_is_the_last_season(void **state) {
  size_t length, used = 0;
  char *text = read_record("two_players.cgl", &length);
  (void)state;
  assert_int_equal(cartog_replay_init(&r.replay), CARTOG_OK);
  while (r.replay.table.season < CARTOG_SEASONS) {
    size_t line = strcspn(text + used, "\n");
    assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, text + used, line, NULL), CARTOG_OK);
    used += line + 1;
  }
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, 2, "season winter", 13, NULL), CARTOG_REFUSAL_SEASON);
  free(text);
}

static void words_that_cannot_be_names_or_keys(void **state) {
  (void)state;
  expect("%cgl 1\nPlayers: anna ann\n", CARTOG_OK, 0);
  expect("%cgl 1\nPlayers: ann ANN\n", CARTOG_ERROR_NAME, 2);
  expect("%cgl 1\nPlayers: a-b.c_D9 Z0\n", CARTOG_OK, 0);
  for (const char *odd = "[{@/^`~#1"; *odd != 0; odd++) {
    char text[64];
    snprintf(text, sizeof text,
             "%%cgl 1\nPlayers: %c"
             "ann\n",
             *odd);
    expect(text, CARTOG_ERROR_NAME, 2);
    snprintf(text, sizeof text, "%%cgl 1\nPlayers: a%cnn\n", *odd);
    expect(text, *odd == '1' ? CARTOG_OK : CARTOG_ERROR_NAME, *odd == '1' ? 0 : 2);
    snprintf(text, sizeof text, "%%cgl 1\nCard: o%c time=1 terrains=F shapes=X\n", *odd);
    expect(text, *odd == '1' ? CARTOG_OK : CARTOG_ERROR_CARD_INVALID, *odd == '1' ? 0 : 2);
  }
  expect("%cgl 1\nPlayers: a23456789a123456789a123456789ab\n", CARTOG_OK, 0);
  expect("%cgl 1\nPlayers: a23456789a123456789a123456789abc\n", CARTOG_ERROR_NAME, 2);
  expect("%cgl 1\nName: 1x Ann\n", CARTOG_ERROR_NAME, 2);
  expect("%cgl 1\nName:\n", CARTOG_ERROR_NAME, 2);
  expect("%cgl 1\nCard: spring time=1 terrains=F shapes=X\n", CARTOG_ERROR_CARD_TWICE, 2);
  expect("%cgl 1\nCard: orchard time=1 terrains=F shapes=X\n", CARTOG_ERROR_CARD_TWICE, 2);
  expect("%cgl 1\nCard: a23456789a123456789a123456789abc time=1 terrains=F shapes=X\n", CARTOG_ERROR_CARD_INVALID, 2);
  expect("%cgl 1\nCard: own time=1 terrains=x shapes=X\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X//X\n", CARTOG_ERROR_ROW_LENGTH, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=XY\n", CARTOG_ERROR_LETTER, 2);
  expect("%cgl 1\nEdicts: greenbough wildholds canal_lake a23456789a123456789a123456789abc\n", CARTOG_ERROR_SYNTAX, 2);
  expect("%cgl 1\nEdicts: greenbough wildholds canal_lake Own\n", CARTOG_ERROR_SYNTAX, 2);
  expect("%cgl 1\nEdicts: greenbough wildholds canal_lake o-n\n", CARTOG_ERROR_SYNTAX, 2);
  expect("%cgl 1\nEdicts: greenbough wildholds canal_lake o{n\n", CARTOG_ERROR_SYNTAX, 2);
  expect("%cgl 1\nEdicts: greenbough wildholds canal_lake o9_n\n", CARTOG_OK, 0);
  expect("%cgl 1\nRules: fallback=card\n", CARTOG_OK, 0);
  expect("%cgl 1\nSeed: 1/\n", CARTOG_ERROR_NUMBER, 2);
  expect("%cgl 1\nSeed: 1x\n", CARTOG_ERROR_NUMBER, 2);
  expect("%cgl 1\nSeed: 99999999999999999999\n", CARTOG_ERROR_NUMBER, 2);
  expect("%cgl 1\nDeck:\n", CARTOG_ERROR_SYNTAX, 2);
  expect("%cgl 1\nDeck: spring\n", CARTOG_ERROR_CARD_KIND, 2);
  expect("%cgl 1\nCard: own time=1 terrains=F shapes=X\nDeck: a23456789a123456789a123456789abc\n",
         CARTOG_ERROR_CARD_UNKNOWN, 3);
}

static void lines_with_too_much_or_too_little(void **state) {
  char text[256] = HEAD "\nseason spring\n1 explore rift_lands\n1 ";
  (void)state;
  expect(HEAD "\nseason spring\n1 explore orchard x\n", CARTOG_ERROR_SYNTAX, 7);
  expect(HEAD "\nseason spring\n0 ann>bob F:a1\n", CARTOG_REFUSAL_NOT_OWED, 7);
  expect(HEAD "\nseason spring\nundo 1 cid\n", CARTOG_ERROR_PLAYER, 7);
  expect(HEAD "\nseason spring\nundo 1 ann x\n", CARTOG_ERROR_SYNTAX, 7);
  expect(HEAD "\nseason spring\ncheck ann s=x\n", CARTOG_ERROR_NUMBER, 7);
  expect(HEAD "\nseason spring\ncheck ann s=1.1\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann s=2.0\n", CARTOG_REFUSAL_CHECK, 7);
  expect(HEAD "\nseason spring\ncheck ann p=x\n", CARTOG_ERROR_NUMBER, 7);
  /* What was found is cut between characters. */
  for (int i = 0; i < 40; i++)
    strcat(text, "\xc3\xa4");
  strcat(text, " F:a1\n");
  expect(text, CARTOG_ERROR_PLAYER, 8);
  assert_int_equal(strlen(r.fault.found), 62);
}

static void comments_among_headers(void **state) {
  static const char text[] = "%cgl 1\n;\nPlayers: ann bob\n; x\n";
  (void)state;
  assert_int_equal(cartog_record_players(text, strlen(text)), 2);
  expect(text, CARTOG_OK, 0);
  assert_int_equal(cartog_record_print("%cgl 1 x\n", 9, NULL, 0, NULL), CARTOG_ERROR_SYNTAX);
  assert_int_equal(cartog_record_print("%cgl\xff 1\n", 8, NULL, 0, NULL), CARTOG_ERROR_ENCODING);
  assert_int_equal(cartog_record_print("%cgl 1\nPlayers: \xff\n", 18, NULL, 0, NULL), CARTOG_ERROR_ENCODING);
  assert_int_equal(cartog_record_print("%cgl 1\nPlayers: a\rb\n", 21, NULL, 0, NULL), CARTOG_ERROR_SYNTAX);
  assert_true(cartog_record_print("%cgl 1\nName: \xff\n", 15, NULL, 0, NULL) > 0);
  assert_true(cartog_record_print("%cgl 1\nName: ann Ann\t \r\n", 24, NULL, 0, NULL) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(headers_that_cannot_be),
      cmocka_unit_test(one_more_than_there_is_room_for),
      cmocka_unit_test(lines_that_are_too_long),
      cmocka_unit_test(fewer_sheets_than_players),
      cmocka_unit_test(edicts_that_the_seed_does_not_deal),
      cmocka_unit_test(events_in_the_wrong_place),
      cmocka_unit_test(a_walk_that_finds_nothing),
      cmocka_unit_test(checks_that_do_not_parse),
      cmocka_unit_test(whole_games_end_with_totals),
      cmocka_unit_test(damaged_replays_are_told),
      cmocka_unit_test(a_table_that_cannot_be_set_up),
      cmocka_unit_test(pictures_of_damaged_names),
      cmocka_unit_test(points_of_own_edicts),
      cmocka_unit_test(printing_records_says_why_not),
      cmocka_unit_test(undo_of_a_draw_opens_the_season),
      cmocka_unit_test(winter_is_the_last_season),
      cmocka_unit_test(words_that_cannot_be_names_or_keys),
      cmocka_unit_test(lines_with_too_much_or_too_little),
      cmocka_unit_test(comments_among_headers),
  };
  return cmocka_run_group_tests_name("record_limits", tests, NULL, NULL);
}

/* Values whose bytes were changed: calls say so, or answer within their bounds, and touch nothing outside. */
#include "records.h"

#define HEAD "%cgl 1\nMap: A\nPlayers: ann\nEdicts: greenbough wildholds canal_lake borderlands\n"

static replayed r;

static void start(const char *more) {
  char text[512];
  snprintf(text, sizeof text, "%s%s\nseason spring\n", HEAD, more);
  assert_int_equal(replay_text(&r, text, strlen(text)), CARTOG_OK);
}

static int32_t line(const char *text) {
  return cartog_replay_line(&r.replay, r.sheets, 1, text, strlen(text), NULL);
}

static void sheets_under_a_replay(void **state) {
  (void)state;
  start("");
  r.sheets[0].layout = 0;
  assert_int_equal(line("check ann c=0"), CARTOG_ERROR_SHEET);
  start("");
  r.sheets[0].count = CARTOG_HISTORY_MAX + 1;
  assert_int_equal(line("check ann c=0"), CARTOG_ERROR_SHEET);
  start("");
  r.sheets[0].coins = 15;
  assert_int_equal(line("check ann c=0"), CARTOG_ERROR_SHEET);
  start("");
  r.sheets[0].map.w[0] = 0;
  assert_int_equal(line("check ann c=0"), CARTOG_ERROR_SHEET);
}

static void replays(void **state) {
  cartog_event event = FRESH(cartog_event);
  cartog_position position = FRESH(cartog_position);
  (void)state;
#define DAMAGED(change)                                                                                                \
  do {                                                                                                                 \
    start("");                                                                                                         \
    r.replay.change;                                                                                                   \
    assert_int_equal(line(""), CARTOG_ERROR_RANGE);                                                                    \
    event.kind = CARTOG_EVENT_END;                                                                                     \
    cartog_event_print(&r.replay, r.sheets, 1, &event, NULL, 0);                                                       \
  } while (0)
  DAMAGED(layout = 0);
  DAMAGED(stage = 3);
  DAMAGED(players = CARTOG_PLAYERS_MAX + 1);
  DAMAGED(early = CARTOG_PLAYERS_MAX + 1);
  DAMAGED(deck_count = CARTOG_DECK_MAX + 1);
  DAMAGED(own_count = CARTOG_OWN_MAX + 1);
  DAMAGED(names[99][31] = 'x');
  DAMAGED(edict_keys[3][31] = 'x');
  DAMAGED(table.layout = 0);
  DAMAGED(players = 0);
#undef DAMAGED
  start("");
  event.kind = CARTOG_EVENT_END;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 0, &event, NULL, 0), CARTOG_ERROR_RANGE);
  event.kind = CARTOG_EVENT_DRAW;
  event.drawer = 1;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, NULL, 0), CARTOG_ERROR_RANGE);
  position.size = 4;
  assert_int_equal(cartog_position_of(&r.replay.table, &r.sheets[0], 0, &position), CARTOG_ERROR_SIZE);
  position.size = sizeof position;
  r.replay.table.layout = 0;
  assert_int_equal(cartog_position_of(&r.replay.table, &r.sheets[0], 0, &position), CARTOG_ERROR_TABLE);
}

static void own_cards_of_a_replay(void **state) {
  cartog_event event = FRESH(cartog_event);
  (void)state;
  /* The table has lost the card that the replay has. */
  start("Card: own time=1 terrains=F shapes=X\n");
  r.replay.table.own_count = 0;
  assert_int_equal(line("1 explore own"), CARTOG_ERROR_CARD_KIND);
  /* A kind that nothing has. */
  start("Card: own time=1 terrains=F shapes=X\n");
  r.replay.table.own[0].kind = 0;
  event.kind = CARTOG_EVENT_REVEAL;
  event.turn = 1;
  event.card = CARTOG_CARD_OWN;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, NULL, 0), CARTOG_ERROR_CARD_UNKNOWN);
  /* A key that no picture can show. */
  start("Card: own time=1 terrains=F shapes=X\nDeck: own\n");
  assert_int_equal(line("1 explore own"), CARTOG_OK);
  r.replay.own[0].key[0] = 1;
  assert_int_equal(cartog_replay_svg(&r.replay, r.sheets, 1, 0, NULL, 0), CARTOG_ERROR_RANGE);
  r.replay.own[0].key[31] = 1;
  assert_int_equal(line(""), CARTOG_ERROR_RANGE);
}

/* Alone under an ambush an event without terrain is the walk that finds nothing. */
static void nothing_drawn(void **state) {
  cartog_event event = FRESH(cartog_event);
  char text[32];
  (void)state;
  start("");
  assert_int_equal(line("1 ambush goblin_attack"), CARTOG_OK);
  event.kind = CARTOG_EVENT_DRAW;
  event.turn = 1;
  assert_int_equal(cartog_event_print(&r.replay, r.sheets, 1, &event, text, sizeof text), 11);
  assert_string_equal(text, "1 solo none");
}

/* A card is drawn while no season has begun. */
static void a_season_that_was_taken_away(void **state) {
  (void)state;
  start("");
  assert_int_equal(line("1 explore rift_lands"), CARTOG_OK);
  r.replay.table.season = 0;
  assert_int_equal(line("1 ann F:a1"), CARTOG_REFUSAL_NOT_OWED);
}

static void sheets(void **state) {
  cartog_map map;
  cartog_sheet sheet;
  cartog_task task = task_of(CARTOG_CARD_RIFT_LANDS, 0);
  cartog_placement placement = placement_of("W:a1");
  cartog_verdict verdict = {.size = 4};
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_sheet_init(&sheet, &map);
  sheet.coins = 15;
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &placement, 0, NULL, &verdict), CARTOG_ERROR_SHEET);
  assert_int_equal(verdict.status, 0);
  assert_int_equal(cartog_sheet_load(&sheet, &map, 0), CARTOG_ERROR_SHEET);
}

/* Sheets whose bytes were changed. */
static void damaged_sheets_are_told(void **state) {
  cartog_sheet good, sheet;
  cartog_map map, broken;
  cartog_task task = task_of(CARTOG_CARD_RIFT_LANDS, 0);
  cartog_placement placement = placement_of("W:a1");
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  broken = map;
  broken.w[2] = 1;
  broken.w[4] = 1;
  assert_int_equal(cartog_sheet_init(&good, &broken), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_sheet_init(&good, &map), CARTOG_OK);
  assert_int_equal(cartog_sheet_draw(&good, &task, &placement, 1, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_sheet_score(&good, 1, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_BORDERLANDS, NULL, 1, NULL),
                   CARTOG_OK);
#define DAMAGED(change)                                                                                                \
  do {                                                                                                                 \
    sheet = good;                                                                                                      \
    sheet.change;                                                                                                      \
    assert_int_equal(cartog_sheet_validate(&sheet), CARTOG_ERROR_SHEET);                                               \
    cartog_sheet_undo(&sheet, 0);                                                                                      \
  } while (0)
  DAMAGED(layout = 2);
  DAMAGED(coins = 15);
  DAMAGED(count = CARTOG_HISTORY_MAX + 1);
  DAMAGED(map.w[0] = 2);
  DAMAGED(map.w[4] = 1);
  DAMAGED(reserved[3] = 1);
  DAMAGED(paid.w[1] = UINT64_MAX);
  DAMAGED(seasons[0].total = 9);
  DAMAGED(seasons[0].scored = 2);
  DAMAGED(seasons[2].scored = 1);
  DAMAGED(seasons[0].coins = sheet.seasons[0].monsters = -1);
  DAMAGED(seasons[0].monsters = -(sheet.seasons[0].total = 1));
  DAMAGED(history[0].turn = 2);
  DAMAGED(history[1].season = 5);
  DAMAGED(history[0].terrain = 7);
  DAMAGED(history[0].coins = 15);
  DAMAGED(history[0].spaces.w[1] = UINT64_MAX);
  DAMAGED(history[0].ruins.w[1] = UINT64_MAX);
#undef DAMAGED
}

/* What was drawn for the last card is found behind the season that was scored since. */
static void a_draw_behind_a_score(void **state) {
  cartog_map map;
  cartog_sheet sheet;
  cartog_table table;
  cartog_setup setup = FRESH(cartog_setup);
  cartog_card own = own_card(CARTOG_CARD_OWN, 2, "X");
  cartog_placement placement = placement_of("F:a1");
  (void)state;
  own.time = 8;
  setup.players = 1;
  for (uint32_t i = 0; i < 4; i++)
    setup.edicts[i] = CARTOG_CARD_WILDHOLDS + i;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_sheet_init(&sheet, &map);
  assert_int_equal(cartog_table_init(&table, &setup, &own.id, 1, &own, 1), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, own.id, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_score(&table, &sheet, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_undo_draw(&table, &sheet, 0), CARTOG_OK);
  assert_int_equal(sheet.count, 0);
  /* One that was drawn on paper is not the sheet's to take back. */
  assert_int_equal(cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, own.id, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_note(&table, 0), CARTOG_OK);
  assert_int_equal(cartog_table_undo_draw(&table, &sheet, 0), CARTOG_REFUSAL_NOT_DRAWN);
}

static void decks_and_cards(void **state) {
  static cartog_card own[CARTOG_OWN_MAX + 1];
  cartog_table table, before;
  cartog_setup setup = FRESH(cartog_setup);
  uint32_t ambush = CARTOG_CARD_GNOLL_RAID;
  (void)state;
  for (uint32_t i = 0; i < 4; i++)
    setup.edicts[i] = CARTOG_CARD_WILDHOLDS + i;
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, own, CARTOG_OWN_MAX + 1), CARTOG_ERROR_RANGE);
  /* A deck of ambush cards alone. */
  assert_int_equal(cartog_table_init(&table, &setup, &ambush, 1, NULL, 0), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, ambush, NULL), CARTOG_OK);
  assert_int_equal(cartog_table_validate(&table), CARTOG_OK);
  before = table;
  table.own_count = 2;
  assert_int_equal(cartog_table_validate(&table), CARTOG_ERROR_TABLE);
  table = before;
  table.deck_count = 0;
  table.begun[0] = 9;
  assert_int_equal(cartog_table_validate(&table), CARTOG_ERROR_TABLE);
}

static void orders_without_a_card(void **state) {
  cartog_table table;
  cartog_setup setup = FRESH(cartog_setup);
  uint32_t cards[13];
  (void)state;
  setup.mode = CARTOG_MODE_ORDERED;
  for (uint32_t i = 0; i < 4; i++)
    setup.edicts[i] = CARTOG_CARD_WILDHOLDS + i;
  for (uint32_t i = 0; i < 13; i++)
    cards[i] = i < 12 ? CARTOG_CARD_TEMPLE_RUINS + i : CARTOG_CARD_GOBLIN_ATTACK;
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_order(&table, cards, 13), CARTOG_REFUSAL_CARD);
}

static void audits(void **state) {
  cartog_audit good = FRESH(cartog_audit), audit;
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  (void)state;
  cartog_map_init(&good.start, CARTOG_SIDE_A);
  good.map = good.start;
#define EXPECT(status, change)                                                                                         \
  do {                                                                                                                 \
    audit = good;                                                                                                      \
    audit.change;                                                                                                      \
    assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), status);                                \
  } while (0)
  EXPECT(CARTOG_ERROR_MAP, start.w[0] = 0);
  EXPECT(CARTOG_ERROR_MAP, map.w[0] = 0);
  EXPECT(CARTOG_ERROR_SIZE, size = 4);
  EXPECT(CARTOG_ERROR_RANGE, season = 5);
  EXPECT(CARTOG_ERROR_RANGE, time = 1000);
  EXPECT(CARTOG_ERROR_RANGE, coins = 15);
  EXPECT(CARTOG_ERROR_RANGE, has_coins = 2);
  EXPECT(CARTOG_ERROR_RANGE, alone = 2);
  EXPECT(CARTOG_ERROR_RANGE, boxes = 5);
  EXPECT(CARTOG_ERROR_RANGE, reserved = 1);
  EXPECT(CARTOG_ERROR_RANGE, edicts[0] = 1);
  EXPECT(CARTOG_ERROR_RANGE, edicts[1] = CARTOG_CARD_CAULDRONS + 1);
  EXPECT(0, edicts[2] = CARTOG_CARD_OWN);
#undef EXPECT
  /* An own card's points are not looked at, the box's other numbers are; more coins than the sheet has now. */
  audit = good;
  audit.season = audit.boxes = 1;
  audit.time = 8;
  audit.has_coins = 1;
  audit.edicts[0] = CARTOG_CARD_OWN;
  audit.edicts[1] = CARTOG_CARD_WILDHOLDS;
  audit.seasons[0].scored = 1;
  audit.seasons[0].first = audit.seasons[0].total = 5;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 0);
  audit.coins = 1;
  assert_true(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX) >= 1);
  audit.coins = 0;
  audit.seasons[0].monsters = 122;
  audit.seasons[0].total = 5 - 122;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 2);
  assert_int_equal(findings[0].kind, CARTOG_FINDING_BOX_RANGE);
  audit.has_coins = 0;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 2);
  /* More monsters than are searched for shapes. */
  audit = good;
  audit.map = map_of("MMMMMMMMMMM/MMM^MrMMMMM/1r6^r1/MMM8/11/5^5/11/11/1r^6r1/5r1^3/11");
  int64_t count = cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX);
  assert_true(count >= 1);
}

static void sets_that_are_none(void **state) {
  cartog_spaces excess = {{0, UINT64_MAX}}, placed, one = {{1, 0}};
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_part part;
  cartog_follow follow;
  cartog_search search;
  cartog_aim aim = FRESH(cartog_aim);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_text_error error = FRESH(cartog_text_error);
  cartog_position position = {.size = 4};
  (void)state;
  assert_int_equal(cartog_shape_place(&excess, 0, 0, &placed), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_print(&one, NULL, 0), 2);
  assert_int_equal(cartog_score_explain(&map, CARTOG_CARD_LOST_BARONY, &part, 1), 0);
  memset(&search, 0, sizeof search);
  search.finished = 2;
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, 1), CARTOG_ERROR_RANGE);
  search.finished = 0;
  follow.card = task.card;
  follow.flags = 0;
  follow.weight = CARTOG_AIM_WEIGHT_MAX + 1;
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, &follow, 1, 1), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_position_parse(NULL, 0, &position, &error), CARTOG_ERROR_NULL);
  assert_int_equal(error.status, CARTOG_ERROR_NULL);
  assert_int_equal(error.line, 0);
  assert_int_equal(cartog_position_parse("11", 2, &position, &error), CARTOG_ERROR_SIZE);
  assert_int_equal(error.status, CARTOG_ERROR_SIZE);
  assert_int_equal(error.line, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sheets_under_a_replay),
      cmocka_unit_test(replays),
      cmocka_unit_test(own_cards_of_a_replay),
      cmocka_unit_test(nothing_drawn),
      cmocka_unit_test(a_season_that_was_taken_away),
      cmocka_unit_test(sheets),
      cmocka_unit_test(damaged_sheets_are_told),
      cmocka_unit_test(a_draw_behind_a_score),
      cmocka_unit_test(decks_and_cards),
      cmocka_unit_test(orders_without_a_card),
      cmocka_unit_test(audits),
      cmocka_unit_test(sets_that_are_none),
  };
  return cmocka_run_group_tests_name("damage", tests, NULL, NULL);
}

/* What calls say at the edges of their arguments: nothing at all, NULL, one too many, storage that is too small. */
#include "test.h"

static const uint32_t edicts[4] = {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_CANAL_LAKE,
                                   CARTOG_CARD_BORDERLANDS};

static cartog_table table_of(uint32_t mode, uint32_t players) {
  cartog_table table;
  cartog_setup setup = FRESH(cartog_setup);
  setup.mode = mode;
  setup.players = players;
  memcpy(setup.edicts, edicts, mode == CARTOG_MODE_SEEDED ? 0 : sizeof edicts);
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  return table;
}

static void no_boards_need_no_storage(void **state) {
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  uint8_t board[CARTOG_SPACES] = {0};
  uint32_t card = CARTOG_CARD_WILDHOLDS;
  int64_t action = 0;
  int32_t points[CARTOG_SPACES];
  (void)state;
  assert_int_equal(cartog_batch_maps(NULL, NULL, 0, 0, NULL, NULL), 0);
  assert_int_equal(cartog_batch_arrays(NULL, 0, NULL, NULL, NULL), 0);
  assert_int_equal(cartog_batch_score(NULL, NULL, 0, 0, &card, 1, NULL, NULL), 0);
  assert_int_equal(cartog_batch_monsters(NULL, 0, NULL, NULL), 0);
  assert_int_equal(cartog_batch_count(NULL, NULL, 0, 0, &task, NULL, NULL), 0);
  assert_int_equal(cartog_batch_mask(NULL, NULL, 0, 0, &task, 9, NULL, NULL), 0);
  assert_int_equal(cartog_batch_spaces(&task, NULL, 0, NULL, NULL), 0);
  assert_int_equal(cartog_batch_place(NULL, NULL, 0, 0, &task, NULL, NULL, NULL, NULL), 0);
  assert_int_equal(cartog_batch_play(NULL, 0, 0, 0, NULL, NULL, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_batch_parse(NULL, 0, NULL, NULL, 0, NULL, NULL), 0);
  /* Some of it is there. */
  assert_int_equal(cartog_batch_parse(NULL, 1, board, board, 1, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_parse("", 0, board, NULL, 1, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_parse("", 0, NULL, board, 1, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_spaces(&task, &action, 1, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_place(board, NULL, 0, 1, &task, board, NULL, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_place(board, NULL, 0, 1, &task, NULL, board, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_score(board, NULL, 0, 1, &card, 0, NULL, NULL), 0);
  assert_int_equal(cartog_batch_score(board, NULL, 0, 1, &card, 1, NULL, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_batch_score(board, NULL, 1, 1, &card, 1, points, NULL), 0);
}

/* With marks 1 but none given, no board has any, and drawing does as always. */
static void boards_of_their_own_marks_may_have_none(void **state) {
  cartog_task task = task_of(CARTOG_CARD_RIFT_LANDS, 0);
  uint8_t board[CARTOG_SPACES] = {0}, spaces[CARTOG_SPACES] = {1}, drawn = CARTOG_TERRAIN_WATER;
  (void)state;
  assert_int_equal(cartog_batch_place(board, NULL, 1, 1, &task, spaces, &drawn, NULL, NULL), 0);
  assert_int_equal(board[0], CARTOG_TERRAIN_WATER);
}

/* From here on the library asks for the best level of the machine. */
static void many_boards_score_as_few(void **state) {
  enum { COUNT = 4100 };
  static uint8_t boards[COUNT][CARTOG_SPACES];
  static int32_t many[COUNT], one;
  uint32_t card = CARTOG_CARD_TREETOWER;
  (void)state;
  for (uint32_t n = 0; n < COUNT; n++) {
    cartog_map map = random_board(n % 50);
    cartog_map_to_arrays(&map, boards[n], NULL);
  }
  assert_int_equal(cartog_batch_score(boards[0], NULL, 0, COUNT, &card, 1, many, NULL), 0);
  for (uint32_t n = 0; n < COUNT; n += 37) {
    assert_int_equal(cartog_batch_score(boards[n], NULL, 0, 1, &card, 1, &one, NULL), 0);
    assert_int_equal(many[n], one);
  }
}

static void arrays_without_marks(void **state) {
  uint8_t terrain[CARTOG_SPACES] = {1};
  cartog_map map;
  (void)state;
  assert_int_equal(cartog_map_from_arrays(&map, terrain, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_map_ruins(&map, 0), 0);
}

static void shapes_that_are_none(void **state) {
  cartog_spaces none = {{0, 0}}, placed = {{7, 7}};
  (void)state;
  assert_int_equal(cartog_shape_place(&none, 0, 0, &placed), CARTOG_ERROR_RANGE);
  assert_int_equal(placed.w[0], 7);
  assert_int_equal(cartog_shape_orientations(&none, NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_shape_orientations(&none, NULL, 0), CARTOG_ERROR_RANGE);
}

static void choices_beyond_counting(void **state) {
  cartog_map map = random_board(3);
  cartog_choice choice, two[2];
  memset(&choice, 0, sizeof choice);
  memset(two, 0, sizeof two);
  (void)state;
  /* Each of them is looked at. */
  two[1].terrains = 1u << CARTOG_TERRAIN_WASTELAND;
  assert_int_equal(cartog_score_choices(&map, two, 2, 0, NULL, 0, NULL, NULL, 0), CARTOG_ERROR_RANGE);
  two[1].terrains = 0;
  assert_int_equal(cartog_score_choices(&map, two, 2, 0, NULL, 0, NULL, NULL, 0), 0);
  assert_int_equal(cartog_score_choices(&map, &choice, (uint64_t)1 << 32, 0, NULL, 0, NULL, NULL, 0),
                   CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_score_choices(&map, &choice, 1, 15, NULL, 0, NULL, NULL, 0), CARTOG_ERROR_RANGE);
  /* One without a terrain makes no row. */
  assert_int_equal(cartog_score_choices(&map, &choice, 1, 0, NULL, 0, NULL, NULL, 1), 0);
}

static void previews_without_numbers(void **state) {
  cartog_map map;
  cartog_task task = task_of(CARTOG_CARD_GREAT_RIVER, 0);
  cartog_placement placement = placement_of("W:c4,d4,e4");
  uint32_t card = CARTOG_CARD_CANAL_LAKE;
  int32_t number = 0;
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  assert_int_equal(cartog_score_preview(&map, &task, &placement, 0, NULL, 0, NULL, NULL, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_score_preview(&map, &task, &placement, 0, &card, 1, &number, NULL, NULL, NULL),
                   CARTOG_ERROR_NULL);
  assert_int_equal(cartog_score_preview(&map, &task, &placement, 0, &card, 1, NULL, &number, NULL, NULL),
                   CARTOG_ERROR_NULL);
}

/* What does not fit is left out, and counted. */
static void lists_are_cut_where_storage_ends(void **state) {
  cartog_map map = map_of("F1F^7/FFF#7/^##8/2#^7/11/11/11/11/11/11/11");
  cartog_part part[2];
  cartog_table table = table_of(CARTOG_MODE_OPEN, 0);
  uint32_t card = 0;
  (void)state;
  memset(part, 0, sizeof part);
  assert_int_equal(cartog_score_explain(&map, CARTOG_CARD_SENTINEL_WOOD, part, 1), 3);
  assert_int_equal(part[1].points, 0);
  cartog_table_begin(&table);
  cartog_table_reveal(&table, CARTOG_CARD_TEMPLE_RUINS, NULL);
  cartog_table_reveal(&table, CARTOG_CARD_OUTPOST_RUINS, NULL);
  assert_int_equal(cartog_table_reveals(&table, &card, 1), 2);
  assert_int_equal(card, CARTOG_CARD_TEMPLE_RUINS);
  assert_int_equal(cartog_table_reveals(&table, NULL, 1), CARTOG_ERROR_NULL);
}

static void bad_mixed_cards_are_told_in_order(void **state) {
  uint32_t cards[3] = {CARTOG_CARD_WILDHOLDS, CARTOG_CARD_ORCHARD, 9};
  int32_t points[3];
  cartog_map map = random_board(1);
  (void)state;
  assert_int_equal(cartog_score_many(&map, cards, 3, points), CARTOG_ERROR_CARD_KIND);
  cards[1] = 10;
  assert_int_equal(cartog_score_many(&map, cards, 3, points), CARTOG_ERROR_CARD_UNKNOWN);
}

static cartog_audit blank_audit(void) {
  cartog_audit audit = FRESH(cartog_audit);
  cartog_map_init(&audit.start, CARTOG_SIDE_A);
  audit.map = audit.start;
  return audit;
}

static void audits_at_their_ends(void **state) {
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  cartog_audit audit = blank_audit();
  (void)state;
  /* Sums beyond 32 bits are told as far as 32 bits go. */
  audit.boxes = 1;
  audit.seasons[0].first = audit.seasons[0].second = INT32_MAX;
  audit.seasons[0].scored = 1;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 1);
  assert_int_equal(findings[0].expected, INT32_MAX);
  audit.seasons[0].first = audit.seasons[0].second = INT32_MIN;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 1);
  assert_int_equal(findings[0].expected, INT32_MIN);
  /* Of several findings those are written for which there is room. */
  memset(findings, 0, sizeof findings);
  audit.seasons[0].coins = -1;
  assert_true(cartog_audit_list(&audit, findings, 1) > 1);
  assert_int_equal(findings[1].kind, 0);
  /* A full track cannot say how many more coins there were. */
  audit = blank_audit();
  audit.has_coins = 1;
  audit.coins = CARTOG_COINS_MAX;
  audit.start = map_of("11/11/11/11/11/11/11/11/11/11/11");
  audit.map = map_of("^F^F^F^F^F^/F^F^F^F^F^F/^F^F^F^F^F^/F^F^F^F^F^F/11/11/11/11/11/11/11");
  int64_t count = cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX);
  for (int64_t i = 0; i < count; i++)
    assert_int_not_equal(findings[i].kind, CARTOG_FINDING_COINS_LOW);
  /* The season after the one in play has used no time; one before it all it can. */
  audit = blank_audit();
  audit.season = 2;
  audit.time = 3;
  audit.boxes = 1;
  audit.seasons[0].scored = 1;
  assert_int_equal(cartog_audit_list(&audit, findings, CARTOG_FINDINGS_MAX), 0);
}

static void points_of_own_edicts_have_limits(void **state) {
  cartog_sheet sheet;
  cartog_map map;
  int32_t external[2] = {-1000001, 0};
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_B);
  cartog_sheet_init(&sheet, &map);
  assert_int_equal(cartog_sheet_score(&sheet, 1, CARTOG_CARD_OWN, 126, external, 1, NULL), CARTOG_ERROR_RANGE);
  external[0] = 1000001;
  assert_int_equal(cartog_sheet_score(&sheet, 1, CARTOG_CARD_OWN, 126, external, 1, NULL), CARTOG_ERROR_RANGE);
  external[0] = -1000000;
  assert_int_equal(cartog_sheet_score(&sheet, 1, CARTOG_CARD_OWN, 126, external, 1, NULL), CARTOG_OK);
}

static void damaged_tables_are_told(void **state) {
  cartog_table good = table_of(CARTOG_MODE_OPEN, 2), table;
  cartog_table_info info = FRESH(cartog_table_info);
  (void)state;
  cartog_table_begin(&good);
  cartog_table_reveal(&good, CARTOG_CARD_TEMPLE_RUINS, NULL);
#define DAMAGED(change)                                                                                                \
  do {                                                                                                                 \
    table = good;                                                                                                      \
    table.change;                                                                                                      \
    assert_int_equal(cartog_table_validate(&table), CARTOG_ERROR_TABLE);                                               \
  } while (0)
  DAMAGED(deck_count = 0);
  DAMAGED(mode = 3);
  DAMAGED(flags = 1);
  DAMAGED(own_count = 1);
  DAMAGED(begun[0] = 9);
  DAMAGED(time = 1);
  DAMAGED(ruins = 0);
  DAMAGED(duty = 1);
  DAMAGED(used = 0);
  DAMAGED(reveals[0] = 60);
  DAMAGED(deck[3] = CARTOG_CARD_SPRING);
#undef DAMAGED
  /* Seasons that began out of order. */
  table = good;
  table.season = 2;
  table.begun[0] = 1;
  table.begun[1] = 0;
  assert_int_equal(cartog_table_validate(&table), CARTOG_ERROR_TABLE);
  /* No deck and nothing revealed. */
  table = good;
  table.deck_count = table.turn = 0;
  table.reveals[0] = 0;
  assert_int_equal(cartog_table_info_get(&table, &info), CARTOG_OK);
  info.size = 4;
  assert_int_equal(cartog_table_info_get(&table, &info), CARTOG_ERROR_SIZE);
  assert_int_equal(cartog_table_card(&table, CARTOG_CARD_ORCHARD, NULL), CARTOG_ERROR_NULL);
}

/* Own cards, decks and setups that cannot be. */
static void set_ups_that_cannot_be(void **state) {
  cartog_table table;
  cartog_setup setup = FRESH(cartog_setup);
  cartog_card own[2] = {own_card(CARTOG_CARD_OWN, 2, "XX"), own_card(CARTOG_CARD_OWN + 1, 2, "X")};
  uint32_t deck[2] = {CARTOG_CARD_OWN, CARTOG_CARD_ORCHARD};
  (void)state;
  memcpy(setup.edicts, edicts, sizeof edicts);
  assert_int_equal(cartog_table_init(&table, &setup, deck, 2, own, 2), CARTOG_ERROR_CARD_TWICE);
  memcpy(own[1].key, "other\0\0\0", 8);
  assert_int_equal(cartog_table_init(&table, &setup, deck, 2, own, 2), CARTOG_OK);
  own[1].id = CARTOG_CARD_OWN;
  assert_int_equal(cartog_table_init(&table, &setup, deck, 2, own, 2), CARTOG_ERROR_CARD_TWICE);
  own[1].id = CARTOG_CARD_ORCHARD;
  assert_int_equal(cartog_table_init(&table, &setup, deck, 2, own, 2), CARTOG_ERROR_CARD_INVALID);
  setup.flags = CARTOG_TASK_SOLO;
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_ERROR_RANGE);
  setup.flags = 0;
  assert_int_equal(cartog_table_init(&table, &setup, deck, CARTOG_DECK_MAX + 1, NULL, 0), CARTOG_ERROR_RANGE);
  setup.seed = 1;
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_ERROR_RANGE);
}

/* Sixty-four cards, none of them an ambush: every shift is by less than a word. */
static void the_largest_deck_without_ambush(void **state) {
  cartog_table table;
  cartog_setup setup = FRESH(cartog_setup);
  uint32_t deck[CARTOG_DECK_MAX];
  (void)state;
  memcpy(setup.edicts, edicts, sizeof edicts);
  for (uint32_t i = 0; i < CARTOG_DECK_MAX; i++)
    deck[i] = CARTOG_CARD_RIFT_LANDS;
  assert_int_equal(cartog_table_init(&table, &setup, deck, CARTOG_DECK_MAX, NULL, 0), CARTOG_OK);
  for (uint32_t season = 0; season < 1; season++) {
    assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
    for (uint32_t i = 0; i < CARTOG_DECK_MAX; i++)
      assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL), CARTOG_OK);
    assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL), CARTOG_REFUSAL_DECK_EMPTY);
  }
  assert_int_equal(cartog_table_validate(&table), CARTOG_OK);
}

static void a_hundred_players_draw(void **state) {
  cartog_table table = table_of(CARTOG_MODE_OPEN, CARTOG_PLAYERS_MAX);
  cartog_table_info info = FRESH(cartog_table_info);
  (void)state;
  cartog_table_begin(&table);
  cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL);
  for (uint32_t i = 0; i < CARTOG_PLAYERS_MAX; i++)
    assert_int_equal(cartog_table_note(&table, i), CARTOG_OK);
  assert_int_equal(cartog_table_info_get(&table, &info), CARTOG_OK);
  assert_int_equal(info.owed, 0);
  /* Taken back without a sheet. */
  assert_int_equal(cartog_table_undo_draw(&table, NULL, 99), CARTOG_OK);
  assert_int_equal(cartog_table_undo_draw(&table, NULL, 99), CARTOG_REFUSAL_NOT_DRAWN);
  assert_int_equal(cartog_table_undo(&table, 1), CARTOG_OK);
}

static void orders_that_cannot_be(void **state) {
  cartog_table table = table_of(CARTOG_MODE_ORDERED, 0), open = table_of(CARTOG_MODE_OPEN, 0);
  uint32_t cards[CARTOG_DECK_MAX + 1];
  (void)state;
  for (uint32_t i = 0; i < 14; i++)
    cards[i] = i < 13 ? CARTOG_CARD_TEMPLE_RUINS + i : CARTOG_CARD_GOBLIN_ATTACK;
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_order(&table, cards, CARTOG_DECK_MAX + 1), CARTOG_ERROR_RANGE);
  cartog_table_begin(&open);
  assert_int_equal(cartog_table_order(&open, cards, 14), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_table_order(&table, cards, 13), CARTOG_REFUSAL_CARD);
  assert_int_equal(cartog_table_order(&table, cards, 14), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, 0, NULL), CARTOG_OK);
  /* Back to before the first card the order is still there; into another season it is not asked here. */
  assert_int_equal(cartog_table_undo(&table, 1), CARTOG_OK);
  assert_int_equal(table.ordered, 14);
  assert_int_equal(cartog_table_order(&table, cards, 14), CARTOG_REFUSAL_STEP);
}

static void verdicts_of_another_size(void **state) {
  cartog_table table = table_of(CARTOG_MODE_OPEN, 1);
  cartog_sheet sheet;
  cartog_map map;
  cartog_placement placement = placement_of("W:a1");
  cartog_verdict verdict = {.size = 4};
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_sheet_init(&sheet, &map);
  cartog_table_begin(&table);
  cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL);
  assert_int_equal(cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, &verdict), CARTOG_ERROR_SIZE);
  assert_int_equal(cartog_sheet_draw(&sheet, NULL, &placement, 0, NULL, &verdict), CARTOG_ERROR_SIZE);
  assert_int_equal(verdict.status, 0);
  /* What is not a season's to score yet. */
  assert_int_equal(cartog_table_draw(&table, NULL, 0, 0, &placement, NULL, NULL), CARTOG_ERROR_NULL);
}

static void a_damaged_sheet_stops_an_undo(void **state) {
  cartog_table table = table_of(CARTOG_MODE_OPEN, 1);
  cartog_sheet sheet;
  cartog_map map;
  cartog_placement placement = placement_of("W:a1");
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_sheet_init(&sheet, &map);
  cartog_table_begin(&table);
  cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL);
  assert_int_equal(cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL), CARTOG_OK);
  sheet.layout = 9;
  assert_int_equal(cartog_table_undo_draw(&table, &sheet, 0), CARTOG_ERROR_SHEET);
  sheet.layout = CARTOG_SHEET_LAYOUT;
  assert_int_equal(cartog_sheet_forget(&sheet), CARTOG_OK);
  assert_int_equal(cartog_table_undo_draw(&table, &sheet, 0), CARTOG_REFUSAL_NOT_DRAWN);
}

static void hints_and_searches_at_their_ends(void **state) {
  cartog_map map = random_board(2);
  cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
  cartog_aim aim = FRESH(cartog_aim);
  cartog_search search;
  (void)state;
  memset(&search, 0, sizeof search);
  assert_int_equal(cartog_hint_list(&map, &task, &aim, NULL, 1), CARTOG_ERROR_NULL);
  assert_true(cartog_hint_list(&map, &task, &aim, NULL, 0) > 0);
  search.terrain = 8;
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, 1), CARTOG_ERROR_RANGE);
  search.terrain = 0;
  search.follow = 1;
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, 1), CARTOG_ERROR_RANGE);
  search.follow = 0;
  search.nodes = 5;
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, UINT64_MAX), CARTOG_OK);
  assert_int_equal(search.finished, 1);
}

static void choices_that_cannot_be_printed(void **state) {
  cartog_choice choice;
  cartog_spaces excess = {{0, UINT64_MAX}};
  char text[32];
  (void)state;
  memset(&choice, 0, sizeof choice);
  assert_int_equal(cartog_choice_print(&choice, text, sizeof text), CARTOG_ERROR_RANGE);
  choice.spaces = spaces_of("a1");
  assert_int_equal(cartog_choice_print(&choice, text, sizeof text), CARTOG_ERROR_RANGE);
  choice.terrains = 1u << CARTOG_TERRAIN_WASTELAND;
  assert_int_equal(cartog_choice_print(&choice, text, sizeof text), CARTOG_ERROR_RANGE);
  choice.terrains = 2;
  assert_int_equal(cartog_choice_print(&choice, NULL, 1), CARTOG_ERROR_NULL);
  choice.spaces = excess;
  assert_int_equal(cartog_choice_print(&choice, text, sizeof text), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_print(&excess, text, sizeof text), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_spaces_print(&excess, NULL, 1), CARTOG_ERROR_NULL);
}

/* Tables whose numbers were changed; the bounds hold all the same. */
static void damaged_tables_stay_in_their_bounds(void **state) {
  cartog_table table = table_of(CARTOG_MODE_OPEN, 0), seeded = table_of(CARTOG_MODE_SEEDED, 0);
  (void)state;
  cartog_table_begin(&table);
  table.turn = CARTOG_REVEALS_MAX;
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_RIFT_LANDS, NULL), CARTOG_REFUSAL_DECK_EMPTY);
  cartog_table_begin(&seeded);
  seeded.turn = 1;
  seeded.begun[0] = 1;
  assert_int_equal(cartog_table_undo(&seeded, 1), CARTOG_OK);
  assert_int_equal(seeded.season, 0);
  assert_int_equal(cartog_table_note(&seeded, 0), CARTOG_REFUSAL_NOT_OWED);
}

/* An order that is given again after an undo begins with what is still revealed. */
static void orders_go_on_from_what_is_revealed(void **state) {
  cartog_table table = table_of(CARTOG_MODE_ORDERED, 0);
  cartog_table_info info = FRESH(cartog_table_info);
  uint32_t cards[14], swapped;
  (void)state;
  for (uint32_t i = 0; i < 14; i++)
    cards[i] = i < 13 ? CARTOG_CARD_TEMPLE_RUINS + i : CARTOG_CARD_GOBLIN_ATTACK;
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_order(&table, cards, 14), CARTOG_OK);
  do {
    assert_int_equal(cartog_table_reveal(&table, 0, NULL), CARTOG_OK);
    if (table.drawn[0] == 0)
      cartog_table_note(&table, 0);
    cartog_table_info_get(&table, &info);
  } while (info.phase == CARTOG_PHASE_REVEAL);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_undo(&table, 3), CARTOG_OK);
  swapped = cards[0];
  cards[0] = cards[1];
  cards[1] = swapped;
  assert_int_equal(cartog_table_order(&table, cards, 14), CARTOG_REFUSAL_CARD);
  cards[1] = cards[0];
  cards[0] = swapped;
  assert_int_equal(cartog_table_order(&table, cards, 1), CARTOG_REFUSAL_CARD);
  assert_int_equal(cartog_table_order(&table, cards, 14), CARTOG_OK);
}

/* Fullwidth letters begin with the byte that two characters which XML forbids begin with. */
static void titles_near_what_is_forbidden(void **state) {
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  (void)state;
  assert_true(cartog_map_svg(&map, NULL, "\xef\xbc\xa1", 3, NULL, 0) > 0);
  assert_true(cartog_map_svg(&map, NULL, "\xef\xbf\xa1", 3, NULL, 0) > 0);
  assert_int_equal(cartog_map_svg(&map, NULL, "\xef\xbf\xbe", 3, NULL, 0), CARTOG_ERROR_ENCODING);
  map = map_of("VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/"
               "VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV");
  assert_true(cartog_score_svg(&map, CARTOG_CARD_GREAT_CITY, 0, NULL, 0) > 0);
}

static void positions_with_other_cards(void **state) {
  cartog_position position = FRESH(cartog_position);
  (void)state;
  cartog_map_init(&position.map, CARTOG_SIDE_A);
  position.fields = CARTOG_FIELD_EDICTS;
  position.edicts[0] = CARTOG_CARD_CAULDRONS + 1;
  assert_int_equal(cartog_position_print(&position, NULL, 0), CARTOG_ERROR_RANGE);
  position.edicts[0] = CARTOG_CARD_ORCHARD;
  assert_int_equal(cartog_position_print(&position, NULL, 0), CARTOG_ERROR_RANGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_boards_need_no_storage),
      cmocka_unit_test(boards_of_their_own_marks_may_have_none),
      cmocka_unit_test(many_boards_score_as_few),
      cmocka_unit_test(arrays_without_marks),
      cmocka_unit_test(shapes_that_are_none),
      cmocka_unit_test(choices_beyond_counting),
      cmocka_unit_test(previews_without_numbers),
      cmocka_unit_test(lists_are_cut_where_storage_ends),
      cmocka_unit_test(bad_mixed_cards_are_told_in_order),
      cmocka_unit_test(audits_at_their_ends),
      cmocka_unit_test(points_of_own_edicts_have_limits),
      cmocka_unit_test(damaged_tables_are_told),
      cmocka_unit_test(set_ups_that_cannot_be),
      cmocka_unit_test(the_largest_deck_without_ambush),
      cmocka_unit_test(a_hundred_players_draw),
      cmocka_unit_test(orders_that_cannot_be),
      cmocka_unit_test(verdicts_of_another_size),
      cmocka_unit_test(a_damaged_sheet_stops_an_undo),
      cmocka_unit_test(hints_and_searches_at_their_ends),
      cmocka_unit_test(choices_that_cannot_be_printed),
      cmocka_unit_test(damaged_tables_stay_in_their_bounds),
      cmocka_unit_test(orders_go_on_from_what_is_revealed),
      cmocka_unit_test(titles_near_what_is_forbidden),
      cmocka_unit_test(positions_with_other_cards),
  };
  return cmocka_run_group_tests_name("limits", tests, NULL, NULL);
}

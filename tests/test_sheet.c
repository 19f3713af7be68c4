/* cartog/game.h: scoring, standings, and taking back. */
#include "games.h"

static void a_season_scores_edicts_coins_and_monsters(void **state) {
  (void)state;
  cartog_sheet sheet;
  cartog_ledger box;
  cartog_map map = map_of("F10/M10/11/11/11/11/11/11/11/11/11");
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  sheet.coins = 3;
  assert_int_equal(cartog_sheet_score(&sheet, 1, CARTOG_CARD_GREENBOUGH, CARTOG_CARD_SENTINEL_WOOD, NULL, 0, &box),
                   CARTOG_OK);
  assert_int_equal(box.first, 2);
  assert_int_equal(box.second, 1);
  assert_int_equal(box.coins, 3);
  assert_int_equal(box.monsters, 2);
  assert_int_equal(box.total, 4);
  assert_int_equal(cartog_sheet_score(&sheet, 1, CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, NULL, 0, NULL),
                   CARTOG_REFUSAL_SCORED);
  assert_int_equal(cartog_sheet_score(&sheet, 3, CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, NULL, 0, NULL),
                   CARTOG_REFUSAL_SEASON);
  assert_int_equal(cartog_sheet_score(&sheet, 5, CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, NULL, 0, NULL),
                   CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_sheet_score(&sheet, 2, CARTOG_CARD_ORCHARD, CARTOG_CARD_WILDHOLDS, NULL, 0, NULL),
                   CARTOG_ERROR_CARD_KIND);
}

static void totals_may_be_negative(void **state) {
  (void)state;
  cartog_sheet sheet;
  cartog_standing standing;
  cartog_map map = map_of("11/1M1M7/11/11/11/11/11/11/11/11/11");
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  for (uint32_t season = 1; season <= 4; season++)
    assert_int_equal(
        cartog_sheet_score(&sheet, season, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_GREAT_CITY, NULL, season, NULL),
        CARTOG_OK);
  assert_int_equal(cartog_sheet_total(&sheet, &standing), CARTOG_OK);
  assert_int_equal(standing.total, -28);
  assert_int_equal(standing.monsters, 28);
}

/* A coin counts again in every later season. */
static void coins_score_in_every_season(void **state) {
  (void)state;
  static const uint32_t gained[4] = {1, 1, 0, 2};
  static const int32_t expected[4] = {1, 2, 2, 4};
  cartog_sheet sheet;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  for (uint32_t season = 1; season <= 4; season++) {
    cartog_ledger box;
    assert_int_equal(cartog_sheet_load(&sheet, &map, sheet.coins + gained[season - 1]), CARTOG_OK);
    assert_int_equal(
        cartog_sheet_score(&sheet, season, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_GREAT_CITY, NULL, season, &box),
        CARTOG_OK);
    assert_int_equal(box.coins, expected[season - 1]);
  }
}

static void own_scoring_cards_take_points_from_outside(void **state) {
  (void)state;
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, 1);
  room r;
  int32_t points[2] = {17, -4};
  cartog_ledger box;
  set_up_room(&r, 1);
  setup.edicts[1] = 10007;
  assert_int_equal(cartog_table_init(&r.table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&r.table), CARTOG_OK);
  for (size_t i = 0; i < 4; i++) {
    reveal(&r.table, eight[i]);
    assert_int_equal(cartog_table_score(&r.table, &r.sheet[0], points, NULL), CARTOG_REFUSAL_SEASON);
    assert_int_equal(cartog_table_note(&r.table, 0), CARTOG_OK);
  }
  assert_int_equal(cartog_table_score(&r.table, &r.sheet[0], NULL, NULL), CARTOG_ERROR_NULL);
  points[1] = 1000001;
  assert_int_equal(cartog_table_score(&r.table, &r.sheet[0], points, NULL), CARTOG_ERROR_RANGE);
  points[1] = -4;
  assert_int_equal(cartog_table_score(&r.table, &r.sheet[0], points, &box), CARTOG_OK);
  assert_int_equal(box.first, 0);
  assert_int_equal(box.second, -4);
  int32_t rating = 0;
  assert_int_equal(cartog_solo_rating(0, r.table.edicts, &rating), CARTOG_ERROR_CARD_EXTERNAL);
  /* The next season cannot be drawn in before this one is scored; here it is. */
  assert_int_equal(cartog_table_begin(&r.table), CARTOG_OK);
  reveal(&r.table, CARTOG_CARD_FARMLAND);
  assert_int_equal(draw(&r, 0, 0, "A:a1,a2"), CARTOG_OK);
}

static void a_season_must_be_scored_before_the_next_is_drawn_in(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 1);
  for (size_t i = 0; i < 4; i++) {
    reveal(&r.table, eight[i]);
    assert_int_equal(cartog_table_note(&r.table, 0), CARTOG_OK);
  }
  assert_int_equal(cartog_table_begin(&r.table), CARTOG_OK);
  reveal(&r.table, CARTOG_CARD_FARMLAND);
  assert_int_equal(draw(&r, 0, 0, "A:a1,a2"), CARTOG_REFUSAL_UNSCORED);
}

static void ties_are_broken_by_monsters_then_shared(void **state) {
  (void)state;
  static const cartog_standing standings[5] = {{80, 5}, {80, 5}, {80, 4}, {81, 90}, {-3, 0}};
  static const uint32_t expected[5] = {3, 3, 2, 1, 5};
  uint32_t ranks[5];
  assert_int_equal(cartog_standings(standings, 5, ranks), CARTOG_OK);
  assert_memory_equal(ranks, expected, sizeof ranks);
  assert_int_equal(cartog_standings(NULL, 0, NULL), CARTOG_OK);
  assert_int_equal(cartog_standings(standings, 10001, ranks), CARTOG_ERROR_RANGE);
}

static void solo_titles(void **state) {
  (void)state;
  static const struct {
    int32_t rating;
    const char *title;
  } rows[] = {{INT32_MAX, "Legendary Cartographer"},
              {30, "Legendary Cartographer"},
              {29, "Master Mapsmith"},
              {20, "Master Mapsmith"},
              {10, "Journeyman Topographer"},
              {9, "Apprentice Surveyor"},
              {0, "Apprentice Surveyor"},
              {-3, "Amateur Assessor"},
              {-5, "Amateur Assessor"},
              {-6, "Inept Assistant"},
              {-10, "Inept Assistant"},
              {-11, "Dimwitted Doodler"},
              {-20, "Dimwitted Doodler"},
              {-21, "Oblivious Inkdrinker"},
              {-30, "Oblivious Inkdrinker"},
              {-31, "Oblivious Inkdrinker"},
              {INT32_MIN, "Oblivious Inkdrinker"}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    assert_string_equal(cartog_solo_title(rows[i].rating), rows[i].title);
  int32_t rating = 0;
  rating = 77;
  assert_int_equal(cartog_solo_rating(INT32_MIN, edicts, &rating), CARTOG_ERROR_RANGE);
  assert_int_equal(rating, 77);
  assert_int_equal(cartog_solo_rating(100, edicts, &rating), CARTOG_OK);
  assert_int_equal(rating, 100 - 22 - 16 - 24 - 24);
}

static void undo_restores_a_draw(void **state) {
  (void)state;
  cartog_sheet sheet, before;
  cartog_map map = map_of("11/3^1r5/1r6^r1/11/11/5^5/11/2V8/1r^V5r1/2V2r1^3/11");
  cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
  cartog_placement placement = placement_of("A:b8,b9");
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  before = sheet;
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &placement, 1, NULL, NULL), CARTOG_OK);
  assert_int_equal(sheet.coins, 2);
  assert_int_equal(cartog_sheet_validate(&sheet), CARTOG_OK);
  assert_int_equal(cartog_sheet_undo(&sheet, 2), CARTOG_OK);
  assert_int_equal(sheet.coins, 2);
  assert_int_equal(cartog_sheet_undo(&sheet, 1), CARTOG_OK);
  assert_memory_equal(&sheet, &before, sizeof sheet);
}

static void undo_digs_buried_ruins_up_and_gives_lost_coins_back(void **state) {
  (void)state;
  cartog_sheet sheet, before;
  cartog_map map = map_of("r10/11/11/11/11/11/11/11/11/11/11");
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MOUNTAIN, "XX");
  cartog_task task;
  cartog_placement placement = placement_of("^:a1,b1");
  card.shapes[0].coin = 1;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  sheet.coins = 14;
  before = sheet;
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &placement, 7, NULL, NULL), CARTOG_OK);
  assert_int_equal(sheet.lost, 1);
  assert_int_equal(cartog_map_ruins(&sheet.map, 0), 0);
  assert_int_equal(cartog_sheet_undo(&sheet, 0), CARTOG_OK);
  assert_memory_equal(&sheet, &before, sizeof sheet);
}

static void a_sheet_takes_what_is_on_paper(void **state) {
  (void)state;
  cartog_sheet sheet, before;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11"), wrong = map;
  cartog_placement placement = placement_of("A:a1,a2");
  cartog_task task = task_of(CARTOG_CARD_FARMLAND, 0);
  wrong.w[63] = 1;
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  assert_int_equal(cartog_sheet_score(&sheet, 1, edicts[0], edicts[1], NULL, 1, NULL), CARTOG_OK);
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &placement, 2, NULL, NULL), CARTOG_OK);
  before = sheet;
  assert_int_equal(cartog_sheet_load(&sheet, &wrong, 3), CARTOG_ERROR_MAP);
  assert_int_equal(cartog_sheet_load(&sheet, &map, 15), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_sheet_load(&sheet, NULL, 3), CARTOG_ERROR_NULL);
  assert_memory_equal(&sheet, &before, sizeof sheet);
  assert_int_equal(cartog_sheet_load(&sheet, &map, 3), CARTOG_OK);
  assert_int_equal(cartog_sheet_validate(&sheet), CARTOG_OK);
  assert_int_equal(sheet.coins, 3);
  assert_int_equal(sheet.count, 0);
  assert_int_equal(sheet.seasons[0].scored, 1);
  assert_memory_equal(&sheet.map, &map, sizeof map);
}

static void a_full_history_refuses_and_can_be_forgotten(void **state) {
  (void)state;
  cartog_sheet sheet, before;
  cartog_map map = map_of("FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/"
                          "FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF/FFFFFFFFFFF");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_placement pass = placement_of("pass");
  assert_int_equal(cartog_sheet_init(&sheet, &map), CARTOG_OK);
  for (uint32_t i = 0; i < CARTOG_HISTORY_MAX; i++)
    assert_int_equal(cartog_sheet_draw(&sheet, &task, &pass, i, NULL, NULL), CARTOG_OK);
  before = sheet;
  cartog_verdict verdict = FRESH(cartog_verdict);
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &pass, 999, NULL, &verdict), CARTOG_ERROR_FULL);
  assert_int_equal(verdict.status, CARTOG_ERROR_FULL);
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &pass, 1, NULL, NULL), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_sheet_score(&sheet, 1, edicts[0], edicts[1], NULL, 999, NULL), CARTOG_ERROR_FULL);
  assert_memory_equal(&sheet, &before, sizeof sheet);
  assert_int_equal(cartog_sheet_forget(&sheet), CARTOG_OK);
  assert_int_equal(cartog_sheet_draw(&sheet, &task, &pass, 999, NULL, NULL), CARTOG_OK);
}

/* Plays whole games of random moves, takes everything back to a random card, plays on, and at the end back to
 * the first: every snapshot comes back to the byte. */
static void undo_gives_the_first_bytes_back(void **state) {
  (void)state;
  static cartog_choice choices[2048];
  static room r, at[64];
  for (uint32_t game = 0; game < board_count(60) && game < 60; game++) {
    uint64_t random = game;
    uint32_t players = 1 + game % 4, turn = 0;
    cartog_setup setup = setup_of(game % 3 == 0 ? CARTOG_MODE_OPEN : CARTOG_MODE_SEEDED, players);
    set_up_room(&r, players);
    setup.seed = setup.mode == CARTOG_MODE_SEEDED ? game : 0;
    assert_int_equal(cartog_table_init(&r.table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
    assert_int_equal(cartog_table_begin(&r.table), CARTOG_OK);
    for (int undone = 0;;) {
      cartog_table_info info = info_of(&r.table);
      if (info.phase == CARTOG_PHASE_SCORE || info.phase == CARTOG_PHASE_OVER) {
        for (uint32_t i = 0; i < players; i++)
          assert_int_equal(cartog_table_score(&r.table, &r.sheet[i], NULL, NULL), CARTOG_OK);
        if (info.phase == CARTOG_PHASE_OVER)
          break;
        assert_int_equal(cartog_table_begin(&r.table), CARTOG_OK);
        continue;
      }
      if (undone < 5 && info.turn > 4 && random_below(&random, 12) == 0) {
        turn = 1 + random_below(&random, info.turn);
        assert_int_equal(cartog_table_undo(&r.table, turn), CARTOG_OK);
        for (uint32_t i = 0; i < players; i++)
          assert_int_equal(cartog_sheet_undo(&r.sheet[i], turn), CARTOG_OK);
        assert_memory_equal(&r, &at[turn], sizeof r);
        undone++;
        continue;
      }
      turn = info.turn + 1;
      assert_true(turn < 64);
      at[turn] = r;
      uint32_t card = 101 + random_below(&random, 17);
      if (cartog_table_reveal(&r.table, setup.mode == CARTOG_MODE_OPEN ? card : 0, NULL) != CARTOG_OK)
        continue;
      for (uint32_t n = 0, owner = random_below(&random, players); n < players; n++, owner = (owner + 1) % players) {
        cartog_task task;
        uint32_t drawer;
        if (cartog_table_task(&r.table, owner, &task, &drawer) != CARTOG_OK)
          continue;
        cartog_placement placement = placement_of("pass");
        int64_t count = cartog_choices_list(&r.sheet[owner].map, &task, choices, 2048);
        if (count > 0) {
          const cartog_choice *choice = &choices[random_below(&random, (uint32_t)count)];
          placement.spaces = choice->spaces;
          for (placement.terrain = 1; (choice->terrains >> placement.terrain & 1) == 0;)
            placement.terrain++;
        }
        room before = r;
        for (int again = 0; again < 2; again++) {
          assert_int_equal(cartog_table_draw(&r.table, &r.sheet[owner], owner, drawer, &placement, NULL, NULL),
                           CARTOG_OK);
          if (again == 1)
            break;
          assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[owner], owner), CARTOG_OK);
          assert_memory_equal(&r, &before, sizeof r);
          assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[owner], owner), CARTOG_REFUSAL_NOT_DRAWN);
        }
        assert_int_equal(cartog_sheet_validate(&r.sheet[owner]), CARTOG_OK);
      }
    }
    assert_int_equal(cartog_table_undo(&r.table, 1), CARTOG_OK);
    for (uint32_t i = 0; i < players; i++)
      assert_int_equal(cartog_sheet_undo(&r.sheet[i], 1), CARTOG_OK);
    assert_memory_equal(&r, &at[1], sizeof r);
  }
}

static void what_was_forgotten_is_not_undone(void **state) {
  (void)state;
  room r, before;
  set_up_room(&r, 1);
  reveal(&r.table, CARTOG_CARD_FARMLAND);
  assert_int_equal(draw(&r, 0, 0, "A:a1,a2"), CARTOG_OK);
  assert_int_equal(cartog_sheet_forget(&r.sheet[0]), CARTOG_OK);
  before = r;
  assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[0], 0), CARTOG_REFUSAL_NOT_DRAWN);
  assert_memory_equal(&r, &before, sizeof r);
}

static void what_cannot_be_undone(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 2);
  assert_int_equal(cartog_table_undo(&r.table, 1), CARTOG_REFUSAL_TURN);
  assert_int_equal(cartog_table_undo(&r.table, 0), CARTOG_REFUSAL_TURN);
  assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[0], 0), CARTOG_REFUSAL_NOT_DRAWN);
  reveal(&r.table, CARTOG_CARD_TEMPLE_RUINS);
  assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[0], 0), CARTOG_REFUSAL_NOT_DRAWN);
  assert_int_equal(cartog_table_undo_draw(&r.table, &r.sheet[0], 2), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_table_undo(&r.table, 2), CARTOG_REFUSAL_TURN);
  assert_int_equal(cartog_table_undo(&r.table, 1), CARTOG_OK);
  assert_int_equal(info_of(&r.table).ruins, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_season_scores_edicts_coins_and_monsters),
      cmocka_unit_test(totals_may_be_negative),
      cmocka_unit_test(coins_score_in_every_season),
      cmocka_unit_test(own_scoring_cards_take_points_from_outside),
      cmocka_unit_test(a_season_must_be_scored_before_the_next_is_drawn_in),
      cmocka_unit_test(ties_are_broken_by_monsters_then_shared),
      cmocka_unit_test(solo_titles),
      cmocka_unit_test(undo_restores_a_draw),
      cmocka_unit_test(undo_digs_buried_ruins_up_and_gives_lost_coins_back),
      cmocka_unit_test(a_sheet_takes_what_is_on_paper),
      cmocka_unit_test(a_full_history_refuses_and_can_be_forgotten),
      cmocka_unit_test(undo_gives_the_first_bytes_back),
      cmocka_unit_test(what_was_forgotten_is_not_undone),
      cmocka_unit_test(what_cannot_be_undone),
  };
  return cmocka_run_group_tests_name("sheet", tests, NULL, NULL);
}

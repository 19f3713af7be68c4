/* cartog/game.h */
#include "test.h"

static const uint32_t edicts[4] = {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_WILDHOLDS, CARTOG_CARD_CANAL_LAKE,
                                   CARTOG_CARD_BORDERLANDS};

static cartog_setup setup_of(uint32_t mode, uint32_t players) {
  cartog_setup setup = FRESH(cartog_setup);
  setup.mode = mode;
  setup.players = players;
  if (mode != CARTOG_MODE_SEEDED)
    memcpy(setup.edicts, edicts, sizeof edicts);
  return setup;
}

static void set_up(cartog_table *table, uint32_t players) {
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, players);
  assert_int_equal(cartog_table_init(table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
}

static cartog_table_info info_of(const cartog_table *table) {
  cartog_table_info info = FRESH(cartog_table_info);
  assert_int_equal(cartog_table_info_get(table, &info), CARTOG_OK);
  assert_int_equal(cartog_table_validate(table), CARTOG_OK);
  return info;
}

static void reveal(cartog_table *table, uint32_t card) {
  uint32_t revealed = 0;
  assert_int_equal(cartog_table_reveal(table, card, &revealed), CARTOG_OK);
  assert_int_equal(revealed, card);
}

/* Plays cards of a table that follows nobody's draws. */
static void reveal_all(cartog_table *table, const uint32_t *cards, size_t count) {
  for (size_t i = 0; i < count; i++)
    reveal(table, cards[i]);
}

/* Eight units of time. */
static const uint32_t eight[] = {CARTOG_CARD_ORCHARD, CARTOG_CARD_HOMESTEAD, CARTOG_CARD_MARSHLANDS,
                                 CARTOG_CARD_FISHING_VILLAGE};

/* ---- seasons ---- */

static void seasons_end_by_time(void **state) {
  (void)state;
  static const uint32_t seven[] = {CARTOG_CARD_ORCHARD, CARTOG_CARD_HOMESTEAD, CARTOG_CARD_FARMLAND,
                                   CARTOG_CARD_FISHING_VILLAGE};
  cartog_table table;
  set_up(&table, 0);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_BEGIN);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_ORCHARD, NULL), CARTOG_REFUSAL_STEP);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  /* Spring goes on at 7; the card that reaches 8 is the last. */
  reveal_all(&table, seven, 4);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_REVEAL);
  assert_int_equal(cartog_table_begin(&table), CARTOG_REFUSAL_SEASON);
  reveal(&table, CARTOG_CARD_HAMLET);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_SCORE);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_MARSHLANDS, NULL), CARTOG_REFUSAL_SEASON_OVER);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal_all(&table, eight, 4);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  /* Fall ends at 7, winter passes 6. */
  reveal_all(&table, seven, 4);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_SCORE);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal_all(&table, seven, 4);
  assert_int_equal(info_of(&table).time, 7);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_OVER);
  assert_int_equal(cartog_table_begin(&table), CARTOG_REFUSAL_OVER);
}

static void each_edict_scores_in_two_neighbouring_seasons(void **state) {
  (void)state;
  cartog_table table;
  set_up(&table, 0);
  for (uint32_t season = 0; season < 4; season++) {
    assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
    cartog_table_info info = info_of(&table);
    assert_int_equal(info.first, edicts[season]);
    assert_int_equal(info.second, edicts[(season + 1) % 4]);
    for (size_t i = 0; info_of(&table).phase == CARTOG_PHASE_REVEAL; i++)
      reveal(&table, eight[i]);
  }
}

static void ruins_ambush_and_rift_lands_take_no_time(void **state) {
  (void)state;
  cartog_table table;
  set_up(&table, 0);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_TEMPLE_RUINS);
  reveal(&table, CARTOG_CARD_GNOLL_RAID);
  reveal(&table, CARTOG_CARD_RIFT_LANDS);
  assert_int_equal(info_of(&table).time, 0);
}

/* ---- ruins ---- */

static uint32_t flags_now(const cartog_table *table) {
  cartog_task task;
  return cartog_table_task(table, 0, &task, NULL) == CARTOG_OK ? task.flags : 99;
}

static void ruins_wait_behind_an_ambush_and_end_with_one_card(void **state) {
  (void)state;
  cartog_table table;
  set_up(&table, 0);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_TEMPLE_RUINS);
  assert_int_equal(flags_now(&table), 99);
  assert_int_equal(info_of(&table).ruins, 1);
  reveal(&table, CARTOG_CARD_GNOLL_RAID);
  assert_int_equal(flags_now(&table), 0);
  reveal(&table, CARTOG_CARD_ORCHARD);
  assert_int_equal(flags_now(&table), CARTOG_TASK_RUINS);
  assert_int_equal(info_of(&table).ruins, 0);
  reveal(&table, CARTOG_CARD_HAMLET);
  assert_int_equal(flags_now(&table), 0);
}

static void two_ruins_make_one_duty(void **state) {
  (void)state;
  cartog_table table;
  set_up(&table, 0);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_TEMPLE_RUINS);
  reveal(&table, CARTOG_CARD_OUTPOST_RUINS);
  reveal(&table, CARTOG_CARD_ORCHARD);
  assert_int_equal(flags_now(&table), CARTOG_TASK_RUINS);
  reveal(&table, CARTOG_CARD_HAMLET);
  assert_int_equal(flags_now(&table), 0);
}

/* ---- decks ---- */

static void cards_come_once_a_season_and_ambush_cards_once_a_game(void **state) {
  (void)state;
  cartog_table table;
  set_up(&table, 0);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_ORCHARD);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_ORCHARD, NULL), CARTOG_REFUSAL_CARD);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_WILDHOLDS, NULL), CARTOG_REFUSAL_CARD);
  assert_int_equal(cartog_table_reveal(&table, 0, NULL), CARTOG_REFUSAL_CARD);
  reveal(&table, CARTOG_CARD_GNOLL_RAID);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_GOBLIN_ATTACK, NULL), CARTOG_REFUSAL_AMBUSH);
  reveal_all(&table, eight + 1, 3);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_ORCHARD);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_GNOLL_RAID, NULL), CARTOG_REFUSAL_CARD);
  reveal(&table, CARTOG_CARD_GOBLIN_ATTACK);
}

/* None revealed in spring, one in summer, none in fall: three stand in the deck of winter. */
static void ambush_cards_not_revealed_stay(void **state) {
  (void)state;
  cartog_setup setup = setup_of(CARTOG_MODE_ORDERED, 0);
  cartog_table table;
  uint32_t order[17];
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  for (uint32_t season = 1; season <= 4; season++) {
    assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
    uint32_t n = 0;
    if (season == 2)
      order[n++] = CARTOG_CARD_BUGBEAR_ASSAULT;
    for (size_t i = 0; i < 4; i++)
      order[n++] = eight[i];
    for (uint32_t card = 105; card <= 117; card++)
      if (card != eight[0] && card != eight[1] && card != eight[2] && card != eight[3])
        order[n++] = card;
    static const uint32_t left[4][3] = {{101, 0, 0}, {101, 0, 0}, {101, 103, 0}, {101, 103, 104}};
    for (uint32_t i = 0; i < 3 && left[season - 1][i] != 0; i++)
      order[n++] = left[season - 1][i];
    assert_int_equal(n, season == 4 ? 16 : season == 1 ? 14 : 15);
    assert_int_equal(cartog_table_order(&table, order, n - 1), CARTOG_REFUSAL_CARD);
    assert_int_equal(cartog_table_order(&table, order, n), CARTOG_OK);
    assert_int_equal(cartog_table_order(&table, order, n), CARTOG_REFUSAL_STEP);
    while (info_of(&table).phase == CARTOG_PHASE_REVEAL)
      assert_int_equal(cartog_table_reveal(&table, 0, NULL), CARTOG_OK);
  }
}

static void orders_must_be_the_seasons_deck(void **state) {
  (void)state;
  cartog_setup setup = setup_of(CARTOG_MODE_ORDERED, 0);
  cartog_table table;
  uint32_t order[14] = {105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 104};
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  assert_int_equal(cartog_table_order(&table, order, 14), CARTOG_REFUSAL_STEP);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, 0, NULL), CARTOG_REFUSAL_STEP);
  order[0] = 106;
  assert_int_equal(cartog_table_order(&table, order, 14), CARTOG_REFUSAL_CARD);
  order[0] = 105;
  assert_int_equal(cartog_table_order(&table, order, 14), CARTOG_OK);
  assert_int_equal(cartog_table_reveal(&table, 106, NULL), CARTOG_REFUSAL_DEAL);
  reveal(&table, 105);
}

static void an_own_deck_that_runs_out_ends_nothing(void **state) {
  (void)state;
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, 0);
  cartog_table table;
  uint32_t deck[2] = {CARTOG_CARD_ORCHARD, CARTOG_CARD_ORCHARD};
  assert_int_equal(cartog_table_init(&table, &setup, deck, 2, NULL, 0), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
  reveal(&table, CARTOG_CARD_ORCHARD);
  reveal(&table, CARTOG_CARD_ORCHARD);
  assert_int_equal(cartog_table_reveal(&table, CARTOG_CARD_ORCHARD, NULL), CARTOG_REFUSAL_DECK_EMPTY);
  assert_int_equal(info_of(&table).phase, CARTOG_PHASE_REVEAL);
  assert_int_equal(cartog_table_begin(&table), CARTOG_REFUSAL_SEASON);
}

static void set_ups_that_cannot_be(void **state) {
  (void)state;
  cartog_table table, before;
  cartog_setup good = setup_of(CARTOG_MODE_OPEN, 2), setup;
  cartog_card own[2] = {own_card(10000, 2, "X"), own_card(10001, 2, "XX")};
  uint32_t deck[65];
  memcpy(own[1].key, "other", 6);
  memset(own[1].key + 6, 0, 26);
  memset(&table, 5, sizeof table);
  before = table;
#define REFUSED(change, status)                                                                                        \
  do {                                                                                                                 \
    setup = good;                                                                                                      \
    change;                                                                                                            \
    assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), (status));                                   \
    assert_memory_equal(&table, &before, sizeof table);                                                                \
  } while (0)
  REFUSED(setup.size = 4, CARTOG_ERROR_SIZE);
  REFUSED(setup.mode = 3, CARTOG_ERROR_RANGE);
  REFUSED(setup.players = 101, CARTOG_ERROR_RANGE);
  REFUSED(setup.flags = CARTOG_TASK_RUINS, CARTOG_ERROR_RANGE);
  REFUSED(setup.seed = 1, CARTOG_ERROR_RANGE);
  REFUSED(setup.edicts[0] = setup.edicts[3], CARTOG_ERROR_CARD_TWICE);
  REFUSED(setup.edicts[0] = CARTOG_CARD_ORCHARD, CARTOG_ERROR_CARD_KIND);
  REFUSED(setup.edicts[0] = 0, CARTOG_ERROR_CARD_UNKNOWN);
  REFUSED(setup.mode = CARTOG_MODE_SEEDED, CARTOG_REFUSAL_DEAL);
  for (uint32_t i = 0; i < 65; i++)
    deck[i] = CARTOG_CARD_ORCHARD;
  assert_int_equal(cartog_table_init(&table, &good, deck, 65, NULL, 0), CARTOG_ERROR_RANGE);
  deck[3] = 10000;
  assert_int_equal(cartog_table_init(&table, &good, deck, 4, NULL, 0), CARTOG_ERROR_CARD_UNKNOWN);
  deck[3] = CARTOG_CARD_SPRING;
  assert_int_equal(cartog_table_init(&table, &good, deck, 4, NULL, 0), CARTOG_ERROR_CARD_KIND);
  deck[3] = 10001;
  assert_int_equal(cartog_table_init(&table, &good, deck, 4, own, 2), CARTOG_OK);
  own[1].id = 10000;
  assert_int_equal(cartog_table_init(&table, &good, deck, 3, own, 2), CARTOG_ERROR_CARD_TWICE);
  own[1].id = 10001;
  memcpy(own[1].key, "orchard", 8);
  assert_int_equal(cartog_table_init(&table, &good, deck, 3, own, 2), CARTOG_ERROR_CARD_TWICE);
  own[1].time = 100;
  assert_int_equal(cartog_table_init(&table, &good, deck, 3, own, 2), CARTOG_ERROR_CARD_INVALID);
}

/* ---- the deal ---- */

/* One seed gives the same game on every machine, for ever: these cards are pinned. */
static void a_seed_deals_the_same_game_for_ever(void **state) {
  (void)state;
  static const uint32_t pinned_edicts[4] = {128, 135, 131, 138};
  static const uint32_t pinned[] = {113, 107, 116, 110, 111, 109, 110, 111, 105, 116, 102, 117, 106, 112,
                                    103, 112, 106, 116, 113, 111, 112, 104, 111, 105, 108, 101, 116};
  cartog_setup setup = setup_of(CARTOG_MODE_SEEDED, 0);
  cartog_table table;
  uint32_t dealt[4], cards[CARTOG_REVEALS_MAX];
  setup.seed = 20261129;
  assert_int_equal(cartog_deal_edicts(setup.seed, dealt), CARTOG_OK);
  assert_memory_equal(dealt, pinned_edicts, sizeof dealt);
  assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
  assert_memory_equal(table.edicts, pinned_edicts, sizeof dealt);
  while (cartog_table_begin(&table) == CARTOG_OK)
    while (cartog_table_reveal(&table, 0, NULL) == CARTOG_OK)
      continue;
  assert_int_equal(cartog_table_reveals(&table, cards, CARTOG_REVEALS_MAX), sizeof pinned / sizeof pinned[0]);
  assert_memory_equal(cards, pinned, sizeof pinned);
}

/* Every card is as likely to come first as any other: 14 cards in spring, 20,000 seeds. */
static void the_shuffle_is_even(void **state) {
  (void)state;
  uint32_t first[42] = {0};
  for (uint32_t seed = 0; seed < 20000; seed++) {
    cartog_setup setup = setup_of(CARTOG_MODE_SEEDED, 0);
    cartog_table table;
    uint32_t card = 0;
    setup.seed = seed;
    assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
    assert_int_equal(cartog_table_begin(&table), CARTOG_OK);
    assert_int_equal(cartog_table_reveal(&table, 0, &card), CARTOG_OK);
    first[card - 100]++;
  }
  for (uint32_t card = 5; card <= 17; card++)
    assert_in_range(first[card], 1250, 1610);
  for (uint32_t card = 1; card <= 4; card++)
    assert_in_range(first[card], 290, 430);
}

/* ---- drawing ---- */

typedef struct {
  cartog_table table;
  cartog_sheet sheet[6];
} room;

static void set_up_room(room *r, uint32_t players) {
  cartog_map map;
  cartog_map_init(&map, CARTOG_SIDE_A);
  set_up(&r->table, players);
  for (uint32_t i = 0; i < players; i++)
    assert_int_equal(cartog_sheet_init(&r->sheet[i], &map), CARTOG_OK);
  assert_int_equal(cartog_table_begin(&r->table), CARTOG_OK);
}

static int32_t draw(room *r, uint32_t owner, uint32_t drawer, const char *text) {
  cartog_placement placement = placement_of(text);
  cartog_verdict verdict = FRESH(cartog_verdict);
  room before = *r;
  int32_t status = cartog_table_draw(&r->table, &r->sheet[owner], owner, drawer, &placement, NULL, &verdict);
  assert_int_equal(verdict.status, status);
  if (status != CARTOG_OK)
    assert_memory_equal(&before, r, sizeof before);
  return status;
}

static void players_draw_in_any_order(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 3);
  reveal(&r.table, CARTOG_CARD_FARMLAND);
  assert_int_equal(info_of(&r.table).owed, 3);
  assert_int_equal(draw(&r, 2, 2, "A:a1,a2"), CARTOG_OK);
  assert_int_equal(draw(&r, 2, 2, "A:b1,b2"), CARTOG_REFUSAL_NOT_OWED);
  assert_int_equal(draw(&r, 0, 1, "A:b1,b2"), CARTOG_REFUSAL_DRAWER);
  assert_int_equal(draw(&r, 0, 0, "F:b1,b2"), CARTOG_REFUSAL_TERRAIN);
  assert_int_equal(cartog_table_reveal(&r.table, CARTOG_CARD_HAMLET, NULL), CARTOG_REFUSAL_OWED);
  assert_int_equal(draw(&r, 0, 0, "A:b1,b2"), CARTOG_OK);
  assert_int_equal(info_of(&r.table).phase, CARTOG_PHASE_DRAW);
  assert_int_equal(draw(&r, 1, 1, "pass"), CARTOG_REFUSAL_PASS);
  assert_int_equal(draw(&r, 1, 1, "A:b1,b2"), CARTOG_OK);
  assert_int_equal(r.sheet[2].coins, 1);
  assert_int_equal(info_of(&r.table).phase, CARTOG_PHASE_REVEAL);
}

/* Players sit clockwise: an arrow to the left has the next player draw, one to the right the one before. */
static void the_arrow_names_the_drawer(void **state) {
  (void)state;
  for (uint32_t players = 2; players <= 6; players++)
    for (uint32_t card = 101; card <= 104; card++) {
      room r;
      int left = card == CARTOG_CARD_BUGBEAR_ASSAULT || card == CARTOG_CARD_KOBOLD_ONSLAUGHT;
      set_up_room(&r, players);
      reveal(&r.table, card);
      for (uint32_t owner = 0; owner < players; owner++) {
        uint32_t drawer = 99;
        cartog_task task;
        assert_int_equal(cartog_table_task(&r.table, owner, &task, &drawer), CARTOG_OK);
        assert_int_equal(drawer, left ? (owner + 1) % players : (owner + players - 1) % players);
        assert_int_equal(task.flags, 0);
      }
    }
}

static void alone_the_owner_follows_the_walk(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 1);
  reveal(&r.table, CARTOG_CARD_GOBLIN_ATTACK);
  assert_int_equal(flags_now(&r.table), CARTOG_TASK_SOLO);
  assert_int_equal(draw(&r, 0, 0, "M:i6,h7,g8"), CARTOG_REFUSAL_WALK);
  assert_int_equal(draw(&r, 0, 0, "M:i9,j10,k11"), CARTOG_OK);
}

static void coins_go_to_the_owner_of_the_map(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 2);
  r.sheet[0].map = map_of("11/3^1r2V2/1r5F^r1/8V2/11/5^5/11/11/1r^6r1/5r1^3/11");
  reveal(&r.table, CARTOG_CARD_KOBOLD_ONSLAUGHT);
  assert_int_equal(draw(&r, 0, 1, "M:j2,j3,k3,j4"), CARTOG_OK);
  assert_int_equal(r.sheet[0].coins, 1);
  assert_int_equal(r.sheet[1].coins, 0);
  cartog_spaces i3 = spaces_of("i3");
  assert_memory_equal(&r.sheet[0].paid, &i3, sizeof i3);
}

static void draws_noted_on_paper(void **state) {
  (void)state;
  room r;
  set_up_room(&r, 2);
  assert_int_equal(cartog_table_note(&r.table, 0), CARTOG_REFUSAL_NOT_OWED);
  reveal(&r.table, CARTOG_CARD_FARMLAND);
  assert_int_equal(cartog_table_note(&r.table, 2), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_table_note(&r.table, 0), CARTOG_OK);
  assert_int_equal(cartog_table_note(&r.table, 0), CARTOG_REFUSAL_NOT_OWED);
  assert_int_equal(cartog_table_note(&r.table, 1), CARTOG_OK);
  reveal(&r.table, CARTOG_CARD_HAMLET);
}

/* ---- scoring ---- */

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
    sheet.coins += gained[season - 1];
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
  assert_int_equal(cartog_solo_rating(100, edicts, &rating), CARTOG_OK);
  assert_int_equal(rating, 100 - 22 - 16 - 24 - 24);
}

/* ---- undo ---- */

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

/* ---- damaged bytes ---- */

static void damaged_sheets_and_tables_are_safe(void **state) {
  (void)state;
  uint64_t random = 5;
  static room r;
  for (uint32_t n = 0; n < board_count(4000); n++) {
    set_up_room(&r, 1 + n % 3);
    reveal(&r.table, n % 2 == 0 ? CARTOG_CARD_FARMLAND : CARTOG_CARD_GNOLL_RAID);
    if (n % 4 == 0)
      draw(&r, 0, 0, "A:a1,a2");
    for (uint32_t flips = 1 + random_below(&random, 30); flips > 0; flips--) {
      unsigned char *bytes = flips % 2 == 0 ? (unsigned char *)&r.table : (unsigned char *)&r.sheet[0];
      uint32_t size = flips % 2 == 0 ? sizeof r.table : sizeof r.sheet[0];
      uint32_t head = flips % 3 == 0 ? size : 400;
      bytes[random_below(&random, head)] = (unsigned char)random_next(&random);
    }
    r.table.layout = CARTOG_TABLE_LAYOUT;
    r.sheet[0].layout = CARTOG_SHEET_LAYOUT;
    cartog_table_info info = FRESH(cartog_table_info);
    cartog_placement placement = placement_of("A:c1,c2");
    cartog_task task;
    cartog_standing standing;
    cartog_position position = FRESH(cartog_position);
    uint32_t order[64] = {0}, owner = random_below(&random, 3), cards[300], drawer;
    cartog_table_info_get(&r.table, &info);
    cartog_table_validate(&r.table);
    cartog_sheet_validate(&r.sheet[0]);
    cartog_table_task(&r.table, owner, &task, &drawer);
    cartog_table_draw(&r.table, &r.sheet[0], owner, owner, &placement, NULL, NULL);
    cartog_table_note(&r.table, owner);
    cartog_table_score(&r.table, &r.sheet[0], NULL, NULL);
    cartog_table_order(&r.table, order, random_below(&random, 70));
    cartog_table_reveal(&r.table, 101 + random_below(&random, 17), NULL);
    cartog_table_begin(&r.table);
    cartog_table_reveals(&r.table, cards, 300);
    cartog_table_undo_draw(&r.table, &r.sheet[0], owner);
    cartog_table_undo(&r.table, random_below(&random, 5));
    cartog_position_of(&r.table, &r.sheet[0], owner, &position);
    cartog_sheet_total(&r.sheet[0], &standing);
    cartog_sheet_undo(&r.sheet[0], random_below(&random, 3));
  }
}

static void null_pointers(void **state) {
  (void)state;
  static room r;
  set_up_room(&r, 2);
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, 2);
  cartog_placement placement = placement_of("A:a1,a2");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_position position = FRESH(cartog_position);
  cartog_audit audit = FRESH(cartog_audit);
  cartog_standing standing = {0, 0};
  uint32_t card = 0;
  int32_t rating = 0;
#define REFUSES_NULL(call) assert_int_equal((call), CARTOG_ERROR_NULL)
  REFUSES_NULL(cartog_sheet_init(NULL, &r.sheet[0].map));
  REFUSES_NULL(cartog_sheet_init(&r.sheet[0], NULL));
  REFUSES_NULL(cartog_sheet_validate(NULL));
  REFUSES_NULL(cartog_sheet_draw(NULL, &task, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_draw(&r.sheet[0], NULL, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_draw(&r.sheet[0], &task, NULL, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_score(NULL, 1, edicts[0], edicts[1], NULL, 0, NULL));
  REFUSES_NULL(cartog_sheet_undo(NULL, 0));
  REFUSES_NULL(cartog_sheet_forget(NULL));
  REFUSES_NULL(cartog_sheet_total(NULL, &standing));
  REFUSES_NULL(cartog_sheet_total(&r.sheet[0], NULL));
  REFUSES_NULL(cartog_table_init(NULL, &setup, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, NULL, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, &setup, NULL, 1, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, &setup, NULL, 0, NULL, 1));
  REFUSES_NULL(cartog_table_validate(NULL));
  REFUSES_NULL(cartog_table_info_get(&r.table, NULL));
  REFUSES_NULL(cartog_table_begin(NULL));
  REFUSES_NULL(cartog_table_order(NULL, &card, 1));
  REFUSES_NULL(cartog_table_order(&r.table, NULL, 1));
  REFUSES_NULL(cartog_table_reveal(NULL, 0, NULL));
  REFUSES_NULL(cartog_table_task(NULL, 0, &task, NULL));
  REFUSES_NULL(cartog_table_draw(NULL, &r.sheet[0], 0, 0, &placement, NULL, NULL));
  REFUSES_NULL(cartog_table_draw(&r.table, NULL, 0, 0, &placement, NULL, NULL));
  REFUSES_NULL(cartog_table_note(NULL, 0));
  REFUSES_NULL(cartog_table_undo_draw(NULL, &r.sheet[0], 0));
  REFUSES_NULL(cartog_table_score(NULL, &r.sheet[0], NULL, NULL));
  REFUSES_NULL(cartog_table_undo(NULL, 1));
  REFUSES_NULL(cartog_table_card(&r.table, 101, NULL));
  REFUSES_NULL(cartog_table_reveals(NULL, NULL, 0));
  REFUSES_NULL(cartog_table_reveals(&r.table, NULL, 1));
  REFUSES_NULL(cartog_deal_edicts(1, NULL));
  REFUSES_NULL(cartog_standings(NULL, 1, &card));
  REFUSES_NULL(cartog_standings(&standing, 1, NULL));
  REFUSES_NULL(cartog_solo_rating(0, NULL, &rating));
  REFUSES_NULL(cartog_solo_rating(0, edicts, NULL));
  REFUSES_NULL(cartog_audit_list(NULL, NULL, 0));
  REFUSES_NULL(cartog_audit_list(&audit, NULL, 1));
  REFUSES_NULL(cartog_position_of(NULL, &r.sheet[0], 0, &position));
  REFUSES_NULL(cartog_position_of(&r.table, NULL, 0, &position));
  REFUSES_NULL(cartog_position_of(&r.table, &r.sheet[0], 0, NULL));
}

/* ---- audit ---- */

static cartog_audit audit_of(const char *cpn) {
  cartog_audit audit = FRESH(cartog_audit);
  cartog_position position = FRESH(cartog_position);
  assert_int_equal(cartog_position_parse(cpn, strlen(cpn), &position, NULL), CARTOG_OK);
  cartog_map_init(&audit.start, CARTOG_SIDE_A);
  audit.map = position.map;
  audit.season = position.season;
  audit.time = position.time;
  audit.coins = position.coins;
  audit.has_coins = (position.fields & CARTOG_FIELD_COINS) != 0;
  memcpy(audit.edicts, position.edicts, sizeof audit.edicts);
  return audit;
}

static int has_finding(const cartog_audit *audit, uint32_t kind) {
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  int64_t count = cartog_audit_list(audit, findings, CARTOG_FINDINGS_MAX);
  assert_in_range(count, 0, CARTOG_FINDINGS_MAX);
  for (int64_t i = 0; i < count; i++)
    if (findings[i].kind == kind)
      return 1;
  return 0;
}

#define FINISHED                                                                                                       \
  "1F3MWM1F1/FF1^WmWMWFF/Fv1M1WWW^wF/FVVMMFFFWWF/FFFMFF1WW1V/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/Aa^WW1WWWrV/"            \
  "FWWWWvF^W1V/FFFWFFF1W2"

static void the_audit_names_what_cannot_be(void **state) {
  (void)state;
  static const int32_t boxes[4][5] = {{7, 12, 2, 0, 21}, {21, 5, 3, 2, 27}, {9, 19, 3, 0, 31}, {19, 23, 5, 5, 42}};
  cartog_audit good = audit_of(FINISHED " s=4.6 c=5 e=mages_valley,broken_road,great_city,sentinel_wood"), audit;
  for (int i = 0; i < 4; i++) {
    cartog_ledger box = {boxes[i][0], boxes[i][1], boxes[i][2], boxes[i][3], boxes[i][4], 1};
    good.seasons[i] = box;
  }
  good.boxes = 4;
  assert_int_equal(cartog_audit_list(&good, NULL, 0), 0);
#define FINDS(change, kind)                                                                                            \
  do {                                                                                                                 \
    audit = good;                                                                                                      \
    change;                                                                                                            \
    assert_true(has_finding(&audit, kind));                                                                            \
  } while (0)
  FINDS(cartog_map_init(&audit.start, CARTOG_SIDE_B), CARTOG_FINDING_START);
  FINDS(audit.coins = 1, CARTOG_FINDING_COINS_LOW);
  FINDS((audit.coins = 14, audit.season = 1, audit.time = 3), CARTOG_FINDING_COINS_HIGH);
  FINDS((audit.season = 2, audit.time = 3, audit.boxes = 1), CARTOG_FINDING_SPACES);
  FINDS(audit.seasons[1].total = 26, CARTOG_FINDING_SUM);
  FINDS((audit.seasons[2].coins = 2, audit.seasons[2].total = 30), CARTOG_FINDING_BOX_COINS);
  FINDS((audit.seasons[0].monsters = -1, audit.seasons[0].total = 22), CARTOG_FINDING_BOX_RANGE);
  FINDS(audit.seasons[3].first = 18, CARTOG_FINDING_FIRST);
  FINDS(audit.seasons[3].second = 22, CARTOG_FINDING_SECOND);
  FINDS(audit.seasons[3].monsters = 4, CARTOG_FINDING_PENALTY);
  FINDS(audit.time = 5, CARTOG_FINDING_TIME);
  FINDS(audit.time = 8, CARTOG_FINDING_TIME);
  audit = audit_of("MMMMMMMMMMM/MMM^MM5/11/11/11/11/11/11/11/11/11 s=1.8");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  audit = audit_of("M1M1M1M1M1M/3^7/1M1M1M1M1M1/11/11/11/11/11/11/11/11 s=1.3");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  /* Shapes that fit now have fitted ever since, so no card was drawn as a single monster but Rift Lands. */
  audit = audit_of("M1M1M1M1M1M/3^1r5/1rM5^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=1.8");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  audit = audit_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=4.6 c=14");
  assert_true(has_finding(&audit, CARTOG_FINDING_COINS_HIGH));
  audit = audit_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=1.999");
  assert_true(has_finding(&audit, CARTOG_FINDING_TIME));
  for (uint32_t kind = 1; kind <= CARTOG_FINDING_TIME; kind++)
    assert_true(strlen(cartog_finding_slug(kind)) > 2 && strlen(cartog_finding_message(kind)) > 10);
  assert_string_equal(cartog_finding_slug(99), "");
  good.season = 5;
  assert_int_equal(cartog_audit_list(&good, NULL, 0), CARTOG_ERROR_RANGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(seasons_end_by_time),
      cmocka_unit_test(each_edict_scores_in_two_neighbouring_seasons),
      cmocka_unit_test(ruins_ambush_and_rift_lands_take_no_time),
      cmocka_unit_test(ruins_wait_behind_an_ambush_and_end_with_one_card),
      cmocka_unit_test(two_ruins_make_one_duty),
      cmocka_unit_test(cards_come_once_a_season_and_ambush_cards_once_a_game),
      cmocka_unit_test(ambush_cards_not_revealed_stay),
      cmocka_unit_test(orders_must_be_the_seasons_deck),
      cmocka_unit_test(an_own_deck_that_runs_out_ends_nothing),
      cmocka_unit_test(set_ups_that_cannot_be),
      cmocka_unit_test(a_seed_deals_the_same_game_for_ever),
      cmocka_unit_test(the_shuffle_is_even),
      cmocka_unit_test(players_draw_in_any_order),
      cmocka_unit_test(the_arrow_names_the_drawer),
      cmocka_unit_test(alone_the_owner_follows_the_walk),
      cmocka_unit_test(coins_go_to_the_owner_of_the_map),
      cmocka_unit_test(draws_noted_on_paper),
      cmocka_unit_test(a_season_scores_edicts_coins_and_monsters),
      cmocka_unit_test(totals_may_be_negative),
      cmocka_unit_test(coins_score_in_every_season),
      cmocka_unit_test(own_scoring_cards_take_points_from_outside),
      cmocka_unit_test(a_season_must_be_scored_before_the_next_is_drawn_in),
      cmocka_unit_test(ties_are_broken_by_monsters_then_shared),
      cmocka_unit_test(solo_titles),
      cmocka_unit_test(undo_restores_a_draw),
      cmocka_unit_test(undo_digs_buried_ruins_up_and_gives_lost_coins_back),
      cmocka_unit_test(a_full_history_refuses_and_can_be_forgotten),
      cmocka_unit_test(undo_gives_the_first_bytes_back),
      cmocka_unit_test(what_cannot_be_undone),
      cmocka_unit_test(what_was_forgotten_is_not_undone),
      cmocka_unit_test(damaged_sheets_and_tables_are_safe),
      cmocka_unit_test(null_pointers),
      cmocka_unit_test(the_audit_names_what_cannot_be),
  };
  return cmocka_run_group_tests_name("game", tests, NULL, NULL);
}

/* cartog/game.h: seasons, ruins, decks, the deal, who draws. */
#include "games.h"

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
  };
  return cmocka_run_group_tests_name("table", tests, NULL, NULL);
}

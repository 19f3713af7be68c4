/* Hints: against trying every drawing by the public calls, one and two turns deep. */
#include "test.h"

enum { MOST = 8 * 8 * 121 };

static cartog_aim random_aim(uint64_t *random, uint32_t cards) {
  cartog_aim aim = FRESH(cartog_aim);
  aim.coins = random_below(random, 15);
  aim.coin_weight = (int32_t)random_below(random, 9) - 2;
  aim.monster_weight = (int32_t)random_below(random, 9) - 2;
  aim.card_count = cards;
  for (uint32_t i = 0; i < cards; i++) {
    aim.cards[i] = CARTOG_CARD_SENTINEL_WOOD + random_below(random, 16);
    aim.weights[i] = (int32_t)random_below(random, 9) - 2;
  }
  return aim;
}

static cartog_task random_task(uint64_t *random) {
  cartog_task task;
  cartog_card card = random_card(random);
  uint32_t flags = random_below(random, 8);
  if (random_below(random, 3) == 0 || cartog_task_init(&task, 101 + random_below(random, 17), flags) != CARTOG_OK)
    assert_int_equal(cartog_task_init_card(&task, &card, flags), CARTOG_OK);
  return task;
}

/* The value of a drawn map with other coins. */
static int64_t value_of(const cartog_map *map, const cartog_aim *aim, uint32_t coins) {
  cartog_aim now = *aim;
  int64_t value = 0;
  now.coins = coins;
  assert_int_equal(cartog_aim_value(map, &now, &value), CARTOG_OK);
  return value;
}

/* Calls back with every drawing of a task, in the order of lists: the obvious way. */
typedef void tried(void *context, const cartog_map *drawn, const cartog_placement *placement,
                   const cartog_outcome *outcome, uint32_t coins);

static void try_all(const cartog_map *map, const cartog_task *task, uint32_t coins, tried *then, void *context) {
  cartog_choice *choices = (cartog_choice *)calloc(MOST, sizeof *choices);
  assert_non_null(choices);
  int64_t count = cartog_choices_list(map, task, choices, MOST);
  assert_in_range(count, 0, MOST);
  for (int64_t i = 0; i < count; i++)
    for (uint32_t terrain = 1; terrain <= CARTOG_TERRAIN_MOUNTAIN; terrain++) {
      if ((choices[i].terrains >> terrain & 1) == 0)
        continue;
      cartog_map drawn = *map;
      cartog_placement placement = {choices[i].spaces, terrain, 0};
      cartog_outcome outcome = FRESH(cartog_outcome);
      assert_int_equal(cartog_placement_apply(&drawn, task, &placement, coins, &outcome, NULL), CARTOG_OK);
      then(context, &drawn, &placement, &outcome, coins + outcome.coins);
    }
  free(choices);
}

/* ---- one turn ---- */

/* The best of all, kept in a list that is as long as it gets. */
typedef struct {
  const cartog_aim *aim;
  const cartog_follow *follows;
  uint64_t follow_count;
  cartog_hint *hints;
  size_t count;
} collection;

typedef struct {
  const cartog_aim *aim;
  int any, worst;
  int64_t best;
} extreme;

static void take_extreme(void *context, const cartog_map *drawn, const cartog_placement *placement,
                         const cartog_outcome *outcome, uint32_t coins) {
  extreme *e = (extreme *)context;
  (void)placement;
  (void)outcome;
  int64_t value = value_of(drawn, e->aim, coins);
  if (!e->any || (e->worst ? value < e->best : value > e->best))
    e->best = value;
  e->any = 1;
}

static void collect(void *context, const cartog_map *drawn, const cartog_placement *placement,
                    const cartog_outcome *outcome, uint32_t coins) {
  collection *c = (collection *)context;
  cartog_hint *hint = &c->hints[c->count++];
  memset(hint, 0, sizeof *hint);
  hint->spaces = placement->spaces;
  hint->terrain = placement->terrain;
  hint->coins = coins;
  hint->lost = outcome->lost;
  hint->coin = outcome->shape_coins;
  hint->fallback = outcome->fallback;
  cartog_map_monsters(drawn, &hint->monsters, NULL);
  cartog_score_many(drawn, c->aim->cards, c->aim->card_count, hint->points);
  hint->value = c->follow_count == 0 ? value_of(drawn, c->aim, coins) : 0;
  for (uint64_t i = 0; i < c->follow_count; i++) {
    const cartog_follow *follow = &c->follows[i];
    cartog_task task;
    assert_int_equal(cartog_task_init_card(&task, &follow->card, follow->flags), CARTOG_OK);
    extreme e = {c->aim, 0, cartog_task_drawer(&task) == CARTOG_DRAWER_NEIGHBOUR, value_of(drawn, c->aim, coins)};
    try_all(drawn, &task, coins, take_extreme, &e);
    hint->value += follow->weight * e.best;
  }
}

/* Takes the best out of a collection again and again; the first of equals is the first in the order of lists. */
static void compare_best(collection *c, const cartog_hint *hints, uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    size_t best = 0;
    for (size_t k = 1; k < c->count; k++)
      if (c->hints[k].value > c->hints[best].value)
        best = k;
    assert_memory_equal(&hints[i], &c->hints[best], sizeof hints[i]);
    memmove(&c->hints[best], &c->hints[best + 1], (--c->count - best) * sizeof *c->hints);
  }
}

static cartog_hint all[6 * MOST];

static void the_list_holds_the_best(void **state) {
  (void)state;
  uint64_t random = 41;
  for (uint32_t n = 0; n < board_count(400); n++) {
    cartog_map map = random_board(n);
    cartog_task task = random_task(&random);
    cartog_aim aim = random_aim(&random, random_below(&random, 17));
    cartog_hint hints[CARTOG_HINTS_MAX];
    uint64_t cap = random_below(&random, CARTOG_HINTS_MAX + 1);
    collection c = {&aim, NULL, 0, all, 0};
    try_all(&map, &task, aim.coins, collect, &c);
    int64_t total = cartog_hint_list(&map, &task, &aim, hints, cap);
    assert_int_equal(total, c.count);
    compare_best(&c, hints, cap < c.count ? cap : c.count);
  }
}

/* ---- two turns ---- */

static cartog_follow random_follow(uint64_t *random) {
  cartog_follow follow;
  cartog_task task = random_task(random);
  follow.card = task.card;
  follow.flags = task.flags;
  follow.weight = 1 + random_below(random, 5);
  return follow;
}

/* Runs a search in slices until it is finished; each makes progress. */
static void run_in_slices(cartog_search *search, const cartog_map *map, const cartog_task *task, const cartog_aim *aim,
                          const cartog_follow *follows, uint64_t count, uint64_t slice) {
  memset(search, 0, sizeof *search);
  while (!search->finished) {
    uint64_t before = search->nodes;
    assert_int_equal(cartog_search_run(search, map, task, aim, follows, count, slice), CARTOG_OK);
    assert_true(search->finished || search->nodes >= before + (slice < UINT64_MAX - before ? slice : 0));
  }
}

static void the_search_is_exact_however_it_is_sliced(void **state) {
  (void)state;
  uint64_t random = 42;
  static cartog_search whole, sliced;
  for (uint32_t n = 0; n < board_count(40); n++) {
    /* Nearly full boards, since the other way is slow. */
    cartog_map map = random_board(2 * n);
    uint32_t left = 4 + random_below(&random, 20);
    for (uint32_t s = 0, empty = 0; s < 121; s++)
      if (cartog_map_terrain(&map, (s * 37 + n) % 121) == CARTOG_TERRAIN_EMPTY && ++empty > left)
        cartog_map_set_terrain(&map, (s * 37 + n) % 121, 1 + random_below(&random, 5));
    cartog_task task = random_task(&random);
    cartog_aim aim = random_aim(&random, random_below(&random, 6));
    cartog_follow follows[4];
    uint64_t count = random_below(&random, 5);
    for (uint64_t i = 0; i < count; i++)
      follows[i] = random_follow(&random);
    collection c = {&aim, follows, count, all, 0};
    try_all(&map, &task, aim.coins, collect, &c);
    run_in_slices(&whole, &map, &task, &aim, follows, count, UINT64_MAX);
    run_in_slices(&sliced, &map, &task, &aim, follows, count, 1 + random_below(&random, 50));
    assert_memory_equal(&whole, &sliced, sizeof whole);
    assert_int_equal(whole.drawings, c.count);
    assert_int_equal(whole.count, c.count < CARTOG_HINTS_MAX ? c.count : CARTOG_HINTS_MAX);
    compare_best(&c, whole.hints, whole.count);
    assert_int_equal(cartog_search_run(&whole, &map, &task, &aim, follows, count, 1), CARTOG_OK);
    assert_memory_equal(&whole, &sliced, sizeof whole);
  }
}

/* Cut off after any number of drawings, a search has looked at those that are best in one turn. */
static void the_search_goes_best_first(void **state) {
  (void)state;
  uint64_t random = 44;
  static cartog_search search;
  for (uint32_t n = 0; n < board_count(60); n++) {
    cartog_map map = random_board(n);
    cartog_task task = random_task(&random);
    cartog_aim aim = random_aim(&random, random_below(&random, 6));
    cartog_follow follow = random_follow(&random);
    cartog_hint best[CARTOG_HINTS_MAX];
    int64_t total = cartog_hint_list(&map, &task, &aim, best, CARTOG_HINTS_MAX);
    uint64_t most = 1 + random_below(&random, CARTOG_HINTS_MAX);
    memset(&search, 0, sizeof search);
    while (search.finished == 0 && search.drawings < most)
      assert_int_equal(cartog_search_run(&search, &map, &task, &aim, &follow, random_below(&random, 2), 1), CARTOG_OK);
    assert_int_equal(search.drawings, (uint64_t)total < most ? (uint64_t)total : most);
    assert_int_equal(search.count, search.drawings);
    for (uint32_t i = 0; i < search.count; i++) {
      uint32_t same = 0;
      for (uint32_t k = 0; k < search.count; k++)
        same += search.hints[k].terrain == best[i].terrain &&
                memcmp(&search.hints[k].spaces, &best[i].spaces, sizeof best[i].spaces) == 0;
      assert_int_equal(same, 1);
    }
  }
}

/* The drawing in work must be one of the task on the map. */
static void a_search_of_another_map_is_none(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_HAMLET, 0);
  cartog_aim aim = FRESH(cartog_aim);
  static cartog_search search, stopped, changed;
  memset(&search, 0, sizeof search);
  assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, 1), CARTOG_OK);
  assert_int_equal(search.drawings, 1);
  stopped = search;
#define REFUSED(change)                                                                                                \
  do {                                                                                                                 \
    search = stopped;                                                                                                  \
    change;                                                                                                            \
    changed = search;                                                                                                  \
    assert_int_equal(cartog_search_run(&search, &map, &task, &aim, NULL, 0, 1), CARTOG_ERROR_RANGE);                   \
    assert_memory_equal(&search, &changed, sizeof search);                                                             \
  } while (0)
  REFUSED(search.place = UINT32_MAX);
  REFUSED(search.place |= 63);
  REFUSED(search.terrain = CARTOG_TERRAIN_WATER);
  REFUSED(search.terrain = 0; search.place = 64);
  for (uint32_t s = 0; s < 121; s++)
    cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_WATER);
  REFUSED((void)0);
#undef REFUSED
}

static void what_follows_is_as_likely_as_the_deck_makes_it(void **state) {
  (void)state;
  static const uint32_t deck[5] = {CARTOG_CARD_TEMPLE_RUINS, CARTOG_CARD_ORCHARD, CARTOG_CARD_GNOLL_RAID,
                                   CARTOG_CARD_OUTPOST_RUINS, CARTOG_CARD_RIFT_LANDS};
  cartog_follow follows[6];
  assert_int_equal(cartog_follow_list(deck, 5, CARTOG_TASK_SOLO, follows, 6), 5);
  /* Three cards to draw, two of five are ruins: 3/15 without ruins, 2/15 with, 5/15 an ambush either way. */
  static const struct {
    uint32_t card, flags, weight;
  } expected[5] = {{CARTOG_CARD_ORCHARD, 2, 3},
                   {CARTOG_CARD_ORCHARD, 3, 2},
                   {CARTOG_CARD_GNOLL_RAID, 2, 5},
                   {CARTOG_CARD_RIFT_LANDS, 2, 3},
                   {CARTOG_CARD_RIFT_LANDS, 3, 2}};
  for (int i = 0; i < 5; i++) {
    assert_int_equal(follows[i].card.id, expected[i].card);
    assert_int_equal(follows[i].flags, expected[i].flags);
    assert_int_equal(follows[i].weight, expected[i].weight);
  }
  assert_int_equal(cartog_follow_list(deck, 5, CARTOG_TASK_RUINS, follows, 6), 3);
  assert_int_equal(follows[0].weight, 5);
  assert_int_equal(cartog_follow_list(deck, 1, 0, follows, 6), 0);
  assert_int_equal(cartog_follow_list(NULL, 0, 0, NULL, 0), 0);
  assert_int_equal(cartog_follow_list(NULL, 1, 0, follows, 6), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_follow_list(deck, 1, 0, NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_follow_list(deck, 65, 0, follows, 6), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_follow_list(deck, 5, 8, follows, 6), CARTOG_ERROR_RANGE);
  uint32_t other = CARTOG_CARD_WILDHOLDS;
  assert_int_equal(cartog_follow_list(&other, 1, 0, follows, 6), CARTOG_ERROR_CARD_KIND);
  other = 999;
  assert_int_equal(cartog_follow_list(&other, 1, 0, follows, 6), CARTOG_ERROR_CARD_UNKNOWN);
}

/* ---- hostile arguments ---- */

static void aims_out_of_range_are_refused(void **state) {
  (void)state;
  cartog_map map = map_of("11/11/11/11/11/11/11/11/11/11/11");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  static cartog_search search, fresh;
  cartog_hint hint, untouched;
  cartog_aim good = FRESH(cartog_aim), bad;
  int64_t value = -7;
  good.card_count = 1;
  good.cards[0] = CARTOG_CARD_WILDHOLDS;
  memset(&hint, 0xaa, sizeof hint);
  untouched = hint;
#define REFUSED(change, status)                                                                                        \
  do {                                                                                                                 \
    bad = good;                                                                                                        \
    change;                                                                                                            \
    assert_int_equal(cartog_aim_value(&map, &bad, &value), status);                                                    \
    assert_int_equal(cartog_hint_list(&map, &task, &bad, &hint, 1), status);                                           \
    assert_int_equal(cartog_search_run(&search, &map, &task, &bad, NULL, 0, 9), status);                               \
    assert_int_equal(value, -7);                                                                                       \
    assert_memory_equal(&hint, &untouched, sizeof hint);                                                               \
    assert_memory_equal(&search, &fresh, sizeof search);                                                               \
  } while (0)
  REFUSED(bad.size--, CARTOG_ERROR_SIZE);
  REFUSED(bad.size = 5000, CARTOG_ERROR_SIZE);
  REFUSED(bad.coins = 15, CARTOG_ERROR_RANGE);
  REFUSED(bad.card_count = 17, CARTOG_ERROR_RANGE);
  REFUSED(bad.reserved = 1, CARTOG_ERROR_RANGE);
  REFUSED(bad.coin_weight = CARTOG_AIM_WEIGHT_MAX + 1, CARTOG_ERROR_RANGE);
  REFUSED(bad.monster_weight = INT32_MIN, CARTOG_ERROR_RANGE);
  REFUSED(bad.weights[0] = -CARTOG_AIM_WEIGHT_MAX - 1, CARTOG_ERROR_RANGE);
  REFUSED(bad.cards[0] = CARTOG_CARD_ORCHARD, CARTOG_ERROR_CARD_KIND);
  REFUSED(bad.cards[0] = CARTOG_CARD_OWN, CARTOG_ERROR_CARD_EXTERNAL);
  REFUSED(map.w[0]++, CARTOG_ERROR_MAP);
  map.w[0]--;
  assert_int_equal(cartog_aim_value(NULL, &good, &value), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_aim_value(&map, NULL, &value), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_aim_value(&map, &good, NULL), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_hint_list(NULL, &task, &good, &hint, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_hint_list(&map, NULL, &good, &hint, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_hint_list(&map, &task, NULL, &hint, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_hint_list(&map, &task, &good, NULL, 1), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_hint_list(&map, &task, &good, &hint, CARTOG_HINTS_MAX + 1), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_search_run(NULL, &map, &task, &good, NULL, 0, 9), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_search_run(&search, NULL, &task, &good, NULL, 0, 9), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_search_run(&search, &map, NULL, &good, NULL, 0, 9), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_search_run(&search, &map, &task, NULL, NULL, 0, 9), CARTOG_ERROR_NULL);
  assert_int_equal(cartog_search_run(&search, &map, &task, &good, NULL, 1, 9), CARTOG_ERROR_NULL);
  cartog_follow follow;
  memset(&follow, 0, sizeof follow);
  cartog_card_get(CARTOG_CARD_ORCHARD, &follow.card);
  assert_int_equal(cartog_search_run(&search, &map, &task, &good, &follow, 1, 9), CARTOG_ERROR_RANGE);
  follow.weight = CARTOG_AIM_WEIGHT_MAX + 1;
  assert_int_equal(cartog_search_run(&search, &map, &task, &good, &follow, 1, 9), CARTOG_ERROR_RANGE);
  follow.weight = 1;
  follow.card.time++;
  assert_int_equal(cartog_search_run(&search, &map, &task, &good, &follow, 1, 9), CARTOG_ERROR_CARD_INVALID);
  assert_int_equal(cartog_search_run(&search, &map, &task, &good, &follow, 257, 9), CARTOG_ERROR_RANGE);
  assert_memory_equal(&search, &fresh, sizeof search);
}

static void damaged_maps_and_searches(void **state) {
  (void)state;
  uint64_t random = 43;
  for (uint32_t n = 0; n < board_count(300); n++) {
    static cartog_search search;
    cartog_map map = random_board(n);
    for (uint32_t flips = 1 + random_below(&random, 100); flips > 0; flips--)
      map.w[2 + random_below(&random, 22)] ^= (uint64_t)1 << random_below(&random, 64);
    cartog_task task = random_task(&random);
    cartog_aim aim = random_aim(&random, random_below(&random, 17));
    cartog_hint hints[4];
    cartog_follow follow = random_follow(&random);
    assert_in_range(cartog_hint_list(&map, &task, &aim, hints, 4), 0, 6 * MOST);
    for (size_t i = 0; i < sizeof search; i++)
      ((uint8_t *)&search)[i] = (uint8_t)random_next(&random);
    search.reserved = 0;
    search.finished = n % 5 == 0;
    search.count %= CARTOG_HINTS_MAX + 1;
    search.terrain = 0;
    search.follow %= 2;
    search.place = 0;
    assert_int_equal(cartog_search_run(&search, &map, &task, &aim, &follow, 1, 500), CARTOG_OK);
    search.follow = 0;
    search.terrain = random_below(&random, 7);
    search.place = random_below(&random, 64 * 121);
    cartog_search before = search;
    int32_t status = cartog_search_run(&search, &map, &task, &aim, &follow, 1, 50);
    if (status != CARTOG_OK) {
      assert_int_equal(status, CARTOG_ERROR_RANGE);
      assert_memory_equal(&search, &before, sizeof search);
    }
    search.count = 33;
    assert_int_equal(cartog_search_run(&search, &map, &task, &aim, &follow, 1, 500), CARTOG_ERROR_RANGE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_list_holds_the_best),
      cmocka_unit_test(the_search_is_exact_however_it_is_sliced),
      cmocka_unit_test(the_search_goes_best_first),
      cmocka_unit_test(a_search_of_another_map_is_none),
      cmocka_unit_test(what_follows_is_as_likely_as_the_deck_makes_it),
      cmocka_unit_test(aims_out_of_range_are_refused),
      cmocka_unit_test(damaged_maps_and_searches),
  };
  return cmocka_run_group_tests_name("hint", tests, NULL, NULL);
}

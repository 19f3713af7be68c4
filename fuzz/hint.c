/* Hints against drawing and scoring one by one; searches in many small steps against one large one. */
#include "fuzz.h"

enum { MOST = CARTOG_SHAPES_MAX * CARTOG_ORIENTATIONS * CARTOG_SPACES, FOLLOWS = 3 };

static cartog_choice choices[MOST];

static cartog_aim take_aim(feed *f) {
  cartog_aim aim;
  memset(&aim, 0, sizeof aim);
  aim.size = sizeof aim;
  aim.coins = take(f, 1) % 15;
  aim.coin_weight = (int32_t)take(f, 1) - 64;
  aim.monster_weight = (int32_t)take(f, 1) - 64;
  aim.card_count = take(f, 1) % (CARTOG_AIM_CARDS_MAX + 1);
  for (uint32_t i = 0; i < aim.card_count; i++) {
    aim.cards[i] = 126 + take(f, 1) % 16;
    aim.weights[i] = (int32_t)(take(f, 1) % 2 == 0 ? take(f, 1) : take(f, 3) % CARTOG_AIM_WEIGHT_MAX) - 64;
  }
  return aim;
}

/* The value of a drawing, by drawing it. */
static int64_t value_of(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                        const cartog_aim *aim) {
  cartog_map drawn = *map;
  cartog_aim then = *aim;
  cartog_outcome outcome;
  int64_t value = 0;
  memset(&outcome, 0, sizeof outcome);
  outcome.size = sizeof outcome;
  MUST(cartog_placement_apply(&drawn, task, placement, aim->coins, &outcome, NULL) == CARTOG_OK);
  then.coins += outcome.coins;
  MUST(cartog_aim_value(&drawn, &then, &value) == CARTOG_OK);
  return value;
}

static void try_list(const cartog_map *map, const cartog_task *task, const cartog_aim *aim) {
  cartog_hint hints[CARTOG_HINTS_MAX];
  int64_t best = 0, drawings = 0, value;
  int64_t count = cartog_choices_list(map, task, choices, MOST);
  int64_t all = cartog_hint_list(map, task, aim, hints, CARTOG_HINTS_MAX);
  for (int64_t i = 0; i < count; i++) {
    cartog_placement placement = {choices[i].spaces, 1, 0};
    for (; placement.terrain <= CARTOG_TERRAIN_MOUNTAIN; placement.terrain++) {
      if ((choices[i].terrains >> placement.terrain & 1) == 0)
        continue;
      value = value_of(map, task, &placement, aim);
      best = drawings == 0 || value > best ? value : best;
      drawings++;
    }
  }
  MUST(all == drawings && (all == 0 || hints[0].value == best));
  for (int64_t i = 0; i < all && i < CARTOG_HINTS_MAX; i++) {
    cartog_placement placement = {hints[i].spaces, hints[i].terrain, 0};
    MUST(hints[i].value == value_of(map, task, &placement, aim));
    MUST(i == 0 || hints[i].value <= hints[i - 1].value);
  }
}

static void try_search(feed *f, const cartog_map *map, const cartog_task *task, const cartog_aim *aim) {
  static cartog_follow follows[CARTOG_DECK_MAX * 2];
  cartog_search whole, steps;
  uint32_t deck[FOLLOWS];
  for (int i = 0; i < FOLLOWS; i++)
    deck[i] = 101 + take(f, 1) % 17;
  int64_t count = cartog_follow_list(deck, FOLLOWS, take(f, 1) % 8, follows, CARTOG_DECK_MAX * 2);
  MUST(count <= CARTOG_DECK_MAX * 2);
  if (count < 0)
    return;
  memset(&whole, 0, sizeof whole);
  memset(&steps, 0, sizeof steps);
  uint64_t step = 1 + take(f, 1);
  MUST(cartog_search_run(&whole, map, task, aim, follows, (uint64_t)count, 3000) == CARTOG_OK);
  while (steps.finished == 0 && (whole.finished != 0 || steps.nodes < whole.nodes))
    MUST(cartog_search_run(&steps, map, task, aim, follows, (uint64_t)count, step) == CARTOG_OK);
  if (whole.finished != 0)
    MUST(steps.finished == 1 && memcmp(&steps, &whole, sizeof whole) == 0);
  /* One that is damaged. */
  damage(f, &steps, sizeof steps);
  whole = steps;
  if (cartog_search_run(&steps, map, task, aim, follows, (uint64_t)count, 100) != CARTOG_OK)
    MUST(memcmp(&steps, &whole, sizeof whole) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  cartog_task task = take_task(&f);
  cartog_aim aim = take_aim(&f);
  cartog_map map = take_map(&f);
  try_list(&map, &task, &aim);
  try_search(&f, &map, &task, &aim);
  return 0;
}

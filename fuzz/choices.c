/* Check against apply against list, on any valid map with any card. */
#include "fuzz.h"

static cartog_choice choices[CARTOG_SHAPES_MAX * CARTOG_ORIENTATIONS * CARTOG_SPACES];
enum { MOST = sizeof choices / sizeof choices[0] };

/* Whether a placement stands in the list. */
static int is_listed(int64_t count, const cartog_placement *placement) {
  for (int64_t i = 0; i < count; i++)
    if (memcmp(&choices[i].spaces, &placement->spaces, sizeof placement->spaces) == 0)
      return (choices[i].terrains >> placement->terrain & 1) != 0;
  return placement->terrain == CARTOG_TERRAIN_EMPTY && count == 0;
}

static void try_placement(const cartog_map *map, const cartog_task *task, int64_t count,
                          const cartog_placement *placement, uint32_t coins) {
  cartog_map drawn = *map;
  cartog_verdict verdict;
  cartog_outcome outcome;
  memset(&verdict, 0, sizeof verdict);
  memset(&outcome, 0, sizeof outcome);
  verdict.size = sizeof verdict;
  outcome.size = sizeof outcome;
  int32_t status = cartog_placement_check(map, task, placement, &verdict);
  MUST(status >= 0 && verdict.status == status && (status == CARTOG_OK) == is_listed(count, placement));
  MUST(cartog_placement_apply(&drawn, task, placement, coins, &outcome, NULL) == status);
  if (status != CARTOG_OK) {
    MUST(cartog_map_equal(map, &drawn) && outcome.coins == 0);
    return;
  }
  MUST(cartog_map_validate(&drawn, NULL) == CARTOG_OK);
  MUST(coins + outcome.coins <= CARTOG_COINS_MAX);
  MUST(outcome.coins + outcome.lost == outcome.shape_coins + outcome.mountain_coins);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  cartog_task task = take_task(&f);
  uint32_t coins = take(&f, 1) % 15, pick = take(&f, 2);
  cartog_placement placement = {{{0, 0}}, take(&f, 1) % 7, 0};
  for (uint32_t n = placement.terrain == 0 ? 0 : 1 + take(&f, 1) % 6; n > 0; n--)
    cartog_spaces_add(&placement.spaces, take(&f, 1) % CARTOG_SPACES);
  cartog_map map = take_map(&f);
  int64_t count = cartog_choices_list(&map, &task, choices, MOST);
  MUST(count >= 0 && count <= MOST && count == cartog_choices_count(&map, &task));
  MUST(cartog_choices_any(&map, &task) == (count > 0));
  cartog_choice picked;
  MUST(cartog_choices_pick(&map, &task, pick, &picked) == count);
  MUST(count == 0 || memcmp(&picked, &choices[pick % (uint32_t)count], sizeof picked) == 0);
  MUST(cartog_task_fallback(&map, &task) == (count > 0 && choices[0].fallback));
  try_placement(&map, &task, count, &placement, coins);
  DRAW(cartog_card_svg, &task.card, 0);
  if (count > 0) {
    placement.spaces = choices[pick % (uint32_t)count].spaces;
    for (placement.terrain = 1; placement.terrain <= CARTOG_TERRAIN_MOUNTAIN; placement.terrain++)
      try_placement(&map, &task, count, &placement, coins);
  }
  return 0;
}

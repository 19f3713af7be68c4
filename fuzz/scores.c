/* Scores and explanations: against the reference engine on valid maps, and for any bytes at all. */
#include "../tests/reference/reference.h"
#include "fuzz.h"

static void explain(const cartog_map *map, uint32_t card, int32_t points) {
  cartog_part parts[CARTOG_PARTS_MAX];
  int64_t count = cartog_score_explain(map, card, parts, CARTOG_PARTS_MAX);
  int32_t sum = 0;
  MUST(count >= 0 && count <= CARTOG_PARTS_MAX);
  for (int64_t i = 0; i < count; i++)
    sum += parts[i].points;
  MUST(sum == points);
}

static void compare(const cartog_map *map) {
  ref_map m;
  uint32_t cards[16];
  int32_t points[16], monsters, mountains;
  ref_set set;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  MUST(cartog_map_to_arrays(map, m.terrain, m.ruins) == CARTOG_OK);
  MUST(cartog_score_many(map, cards, 16, points) == CARTOG_OK);
  for (int i = 0; i < 16; i++) {
    MUST(points[i] == ref_score(&m, (int)cards[i] - 100));
    DRAW(cartog_score_svg, map, cards[i], 0);
    explain(map, cards[i], points[i]);
  }
  MUST(cartog_map_monsters(map, &monsters, NULL) == CARTOG_OK && monsters == ref_monsters(&m, &set));
  MUST(cartog_map_mountains(map, &mountains, NULL) == CARTOG_OK && mountains == ref_mountains(&m, &set));
}

/* Damaged maps score some number in range, and explain with at most so many parts. */
static void survive(feed *f) {
  cartog_map map;
  uint32_t cards[16];
  int32_t points[16];
  cartog_part parts[CARTOG_PARTS_MAX];
  memset(&map, 0, sizeof map);
  for (unsigned i = 0; i < 64; i++)
    map.w[i] = (uint64_t)take(f, 4) << 32 | take(f, 4);
  map.w[0] = CARTOG_MAP_LAYOUT;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  MUST(cartog_score_many(&map, cards, 16, points) == CARTOG_OK);
  for (int i = 0; i < 16; i++) {
    MUST(points[i] >= 0 && points[i] <= 484);
    MUST(cartog_score_explain(&map, cards[i], parts, CARTOG_PARTS_MAX) <= CARTOG_PARTS_MAX);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size}, again = f;
  cartog_map map = take_map(&f);
  compare(&map);
  survive(&again);
  return 0;
}

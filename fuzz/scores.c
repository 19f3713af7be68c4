/* Scores, explanations and what drawings lead to: against the reference engine on valid maps, and for any bytes at all. */
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
static cartog_map survive(feed *f) {
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
  return map;
}

/* Scores after choices, and the best of them, against drawing and scoring. */
static void look_ahead(feed *f, const cartog_map *map, int valid) {
  static cartog_choice choices[64];
  static cartog_effect effects[64 * 6];
  static int32_t points[64 * 6 * 16];
  cartog_task task = take_task(f);
  cartog_aim aim;
  cartog_hint best;
  int64_t top = INT64_MIN;
  memset(&aim, 0, sizeof aim);
  aim.size = sizeof aim;
  aim.coins = take(f, 1) % 15;
  aim.coin_weight = (int32_t)take(f, 1) - 100;
  aim.monster_weight = (int32_t)take(f, 1) - 100;
  aim.card_count = 16;
  cartog_card_list(CARTOG_KIND_SCORING, aim.cards, 16);
  for (int i = 0; i < 16; i++)
    aim.weights[i] = (int32_t)take(f, 1) - 100;
  int64_t all = cartog_choices_list(map, &task, choices, 64), count = all < 64 ? all : 64;
  MUST(count >= 0);
  int64_t rows = cartog_score_choices(map, choices, (uint64_t)count, aim.coins, aim.cards, 16, points, effects, 64 * 6);
  MUST(rows >= count && rows <= 64 * 6);
  int64_t drawings = cartog_hint_list(map, &task, &aim, &best, 1);
  MUST(drawings >= rows);
  for (int64_t r = 0; r < rows; r++) {
    const int32_t *row = points + 16 * r;
    int64_t value = (int64_t)aim.coin_weight * effects[r].coins - (int64_t)aim.monster_weight * effects[r].monsters;
    for (int i = 0; i < 16; i++) {
      MUST(row[i] >= 0 && row[i] <= 484);
      value += (int64_t)aim.weights[i] * row[i];
    }
    top = value > top ? value : top;
    if (!valid)
      continue;
    cartog_map drawn = *map;
    cartog_placement placement = {choices[effects[r].choice].spaces, effects[r].terrain, 0};
    int32_t expected[16];
    MUST(cartog_placement_apply(&drawn, &task, &placement, aim.coins, NULL, NULL) == CARTOG_OK);
    MUST(cartog_score_many(&drawn, aim.cards, 16, expected) == CARTOG_OK);
    MUST(memcmp(row, expected, sizeof expected) == 0);
  }
  MUST(rows == 0 || (drawings == rows ? best.value == top : best.value >= top));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size}, again = f;
  cartog_map map = take_map(&f), any;
  compare(&map);
  any = survive(&again);
  look_ahead(&f, &map, 1);
  look_ahead(&again, &any, 0);
  return 0;
}

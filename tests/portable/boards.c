/* Random boards and games: every call on one board against the call on many. */
#include "portable.h"

enum { CARDS = 16, MOST = 4096, PLANES = CARTOG_SHAPES_MAX * CARTOG_ORIENTATIONS + 1 };

static uint64_t state;

static uint32_t below(uint32_t n) {
  uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return (uint32_t)((z ^ z >> 31) % n);
}

static void random_board(uint8_t *terrain, uint8_t *ruins) {
  static const uint8_t codes[] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 10};
  uint32_t density = 1 + below(sizeof codes);
  for (unsigned s = 0; s < CARTOG_SPACES; s++) {
    terrain[s] = codes[below(density)];
    ruins[s] = terrain[s] <= CARTOG_TERRAIN_MONSTER && below(12) == 0;
  }
}

static void scores(portable_report *report, const cartog_map *map, const uint8_t *terrain, const uint8_t *ruins,
                   const uint32_t *cards) {
  static cartog_part parts[CARTOG_PARTS_MAX];
  int32_t many[CARDS], batch[CARDS], points = 0, number = 0;
  cartog_spaces spaces;
  portable_must(report, cartog_score_many(map, cards, CARDS, many) == CARTOG_OK, "score_many");
  portable_must(report, cartog_batch_score(terrain, ruins, 1, 1, cards, CARDS, batch, NULL) == 0, "batch_score");
  for (unsigned i = 0; i < CARDS; i++) {
    int64_t count = cartog_score_explain(map, cards[i], parts, CARTOG_PARTS_MAX), sum = 0;
    portable_must(report, cartog_score(map, cards[i], &points) == CARTOG_OK && points == many[i] && points == batch[i],
                  cartog_card_key(cards[i]));
    for (int64_t n = 0; n < count; n++) {
      sum += parts[n].points;
      portable_number(report, parts[n].unit);
      portable_set(report, &parts[n].spaces);
    }
    portable_must(report, sum == points, cartog_card_key(cards[i]));
    portable_number(report, points);
  }
  cartog_map_monsters(map, &points, &spaces);
  portable_must(report, cartog_batch_monsters(terrain, 1, &number, NULL) == 0 && number == points, "monsters");
  portable_set(report, &spaces);
  cartog_map_mountains(map, &points, &spaces);
  portable_must(report, cartog_batch_mountains(terrain, 1, &number, NULL) == 0 && number == points, "mountains");
  portable_set(report, &spaces);
}

static void choices(portable_report *report, const cartog_map *map, const uint8_t *terrain, const uint8_t *ruins) {
  static cartog_choice list[MOST];
  static uint8_t mask[PLANES * CARTOG_SPACES];
  cartog_task task;
  int64_t batch = -1, ones = 0;
  uint32_t id = 101 + below(17);
  if (cartog_task_init(&task, id, below(8)) != CARTOG_OK)
    return;
  int64_t count = cartog_choices_list(map, &task, list, MOST);
  uint64_t planes = (uint64_t)CARTOG_ORIENTATIONS * task.card.shape_count + 1;
  portable_must(report, count >= 0 && count <= MOST && count == cartog_choices_count(map, &task), "choices");
  portable_must(report, cartog_batch_count(terrain, ruins, 1, 1, &task, &batch, NULL) == 0 && batch == count, "count");
  portable_must(report, cartog_batch_mask(terrain, ruins, 1, 1, &task, planes, mask, NULL) == 0, "mask");
  for (uint64_t i = 0; i < planes * CARTOG_SPACES; i++)
    ones += mask[i];
  portable_must(report, ones == count, "mask");
  for (int64_t i = 0; i < count && i < MOST; i++) {
    portable_set(report, &list[i].spaces);
    portable_number(report, list[i].terrains | (uint32_t)list[i].coin << 8 | (uint32_t)list[i].shape << 16 |
                                (uint32_t)list[i].fallback << 24);
  }
  if (count == 0 || count > MOST)
    return;
  cartog_map drawn = *map;
  cartog_outcome outcome = {0};
  cartog_placement placement = {list[below((uint32_t)count)].spaces, 1, 0};
  outcome.size = sizeof outcome;
  while (placement.terrain < 6 && cartog_placement_check(map, &task, &placement, NULL) != CARTOG_OK)
    placement.terrain++;
  portable_must(report, cartog_placement_apply(&drawn, &task, &placement, 0, &outcome, NULL) == CARTOG_OK, "apply");
  portable_number(report, outcome.coins);
  PORTABLE_PRINT(report, "choice", cartog_map_print, &drawn);
  PORTABLE_PRINT(report, "choice", cartog_choice_print, &list[0]);
}

static void games(portable_report *report, uint32_t count) {
  uint8_t terrain[CARTOG_SPACES];
  uint32_t edicts[CARTOG_EDICTS];
  int32_t boxes[CARTOG_SEASONS * CARTOG_BOX_COLUMNS], rating;
  for (uint64_t seed = 0; seed < count; seed++) {
    portable_must(report, cartog_batch_play(&seed, 1, seed & 1, 0, terrain, edicts, boxes, &rating) == CARTOG_OK,
                  "play");
    portable_text(report, (const char *)terrain, CARTOG_SPACES);
    for (unsigned i = 0; i < CARTOG_EDICTS; i++)
      portable_number(report, edicts[i]);
    for (unsigned i = 0; i < sizeof boxes / sizeof boxes[0]; i++)
      portable_number(report, boxes[i]);
    portable_number(report, rating);
    report->cases++;
  }
}

void portable_boards(portable_report *report, uint32_t count) {
  uint8_t terrain[CARTOG_SPACES], ruins[CARTOG_SPACES];
  uint32_t cards[CARDS];
  cartog_map map;
  cartog_card_list(CARTOG_KIND_SCORING, cards, CARDS);
  state = 1;
  for (uint32_t n = 0; n < count; n++) {
    random_board(terrain, ruins);
    portable_must(report, cartog_map_from_arrays(&map, terrain, ruins, NULL) == CARTOG_OK, "board");
    scores(report, &map, terrain, ruins, cards);
    choices(report, &map, terrain, ruins);
    PORTABLE_PRINT(report, "picture", cartog_map_svg, &map, NULL, NULL, 0);
    report->cases++;
  }
  games(report, count / 4);
}

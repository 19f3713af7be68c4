/* Scores, penalties and closed mountains of many boards. */
#include "batch.h"

/* Fewer boards are not worth asking the machine what it can do: in a virtual machine that takes up to a fifth of a
 * millisecond. */
enum { CTG_ASK_FROM = 4096 };

/* A group of boards that are scored at once. */
typedef struct {
  uint32_t level, lanes, wanted, filled;
  const uint32_t *cards;
  uint64_t card_count;
  int32_t *points;
  uint64_t board[CTG_LANES_MAX]; /* which board each lane is */
  cartog_map map[CTG_LANES_MAX];
} ctg_group;

/* Scores what is in the group and empties it. Lanes that are not filled hold some valid map. */
static void ctg_group_score(ctg_group *group) {
  uint64_t points[CTG_CARDS * CTG_LANES_MAX];
  ctg_lanes_score(group->level, group->map, group->wanted, points);
  /* Without cards there may be no array to point into. */
  for (uint32_t i = 0; i < group->filled && group->card_count > 0; i++) {
    int32_t *row = group->points + group->card_count * group->board[i];
    for (uint64_t k = 0; k < group->card_count; k++)
      row[k] = (int32_t)points[((group->cards[k] - CARTOG_CARD_SENTINEL_WOOD) << group->level) + i];
  }
  group->filled = 0;
}

int64_t cartog_batch_score_at(uint32_t level, const uint8_t *terrain, const uint8_t *ruins, uint32_t marks,
                              uint64_t count, const uint32_t *cards, uint64_t card_count, int32_t *points,
                              int32_t *statuses) {
  ctg_boards rows;
  ctg_group group;
  int64_t out = 0;
  if (points == NULL && count > 0 && card_count > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status == CARTOG_OK)
    status = level > CTG_LEVEL_MOST ? CARTOG_ERROR_RANGE : ctg_cards_check(cards, card_count, &group.wanted);
  if (status == CARTOG_OK && ruins == NULL && (group.wanted & CTG_CARD_BIT(GOLDEN_GRANARY)) != 0)
    status = CARTOG_ERROR_NULL;
  if (status != CARTOG_OK)
    return status;
  group.level = level;
  group.lanes = ctg_lanes_of(level);
  group.filled = 0;
  group.cards = cards;
  group.card_count = card_count;
  group.points = points;
  for (uint32_t i = 0; i < group.lanes; i++)
    cartog_map_init(&group.map[i], CARTOG_SIDE_A);
  for (uint64_t i = 0; i < count; i++) {
    cartog_map *map = &group.map[group.filled];
    /* GCOVR_EXCL_BR_START: the machine of the tests may lack the level */
    status = level < CARTOG_LEVEL_FOUR ? ctg_boards_fill(&rows, i, map) : ctg_boards_fill_wide(&rows, i, map);
    /* GCOVR_EXCL_BR_STOP */
    out += ctg_boards_note(statuses, i, status);
    if (status != CARTOG_OK)
      continue;
    group.board[group.filled++] = i;
    if (group.filled == group.lanes)
      ctg_group_score(&group);
  }
  if (group.filled > 0)
    ctg_group_score(&group);
  return out;
}

int64_t cartog_batch_score(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                           const uint32_t *cards, uint64_t card_count, int32_t *points, int32_t *statuses) {
  uint32_t level = count < CTG_ASK_FROM ? CTG_LEVEL_SURE : cartog_batch_level();
  return cartog_batch_score_at(level, terrain, ruins, marks, count, cards, card_count, points, statuses);
}

typedef int32_t ctg_map_number(const cartog_map *map, int32_t *number, cartog_spaces *spaces);

static int64_t ctg_batch_number(ctg_map_number *of, const uint8_t *terrain, uint64_t count, int32_t *numbers,
                                int32_t *statuses) {
  ctg_boards rows;
  int64_t out = 0;
  int32_t status = numbers == NULL && count > 0 ? CARTOG_ERROR_NULL : ctg_boards_init(&rows, terrain, NULL, 0, count);
  if (status != CARTOG_OK)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK)
      of(&rows.map, &numbers[i], NULL);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

int64_t cartog_batch_monsters(const uint8_t *terrain, uint64_t count, int32_t *points, int32_t *statuses) {
  return ctg_batch_number(cartog_map_monsters, terrain, count, points, statuses);
}

int64_t cartog_batch_mountains(const uint8_t *terrain, uint64_t count, int32_t *closed, int32_t *statuses) {
  return ctg_batch_number(cartog_map_mountains, terrain, count, closed, statuses);
}

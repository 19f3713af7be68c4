/* Scores, penalties and closed mountains of many boards. */
#include "../edicts/edicts.h"
#include "batch.h"

int64_t cartog_batch_score(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                           const uint32_t *cards, uint64_t card_count, int32_t *points, int32_t *statuses) {
  ctg_boards rows;
  int64_t out = 0;
  if (points == NULL && count > 0 && card_count > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status == CARTOG_OK)
    status = ctg_cards_check(cards, card_count);
  for (uint64_t k = 0; status == CARTOG_OK && k < card_count; k++)
    if (cards[k] == CARTOG_CARD_GOLDEN_GRANARY && ruins == NULL)
      status = CARTOG_ERROR_NULL;
  if (status != CARTOG_OK)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK)
      cartog_score_many(&rows.map, cards, card_count, points + card_count * i);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
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

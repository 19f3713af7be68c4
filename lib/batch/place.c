/* Drawing on many boards in place. */
#include "batch.h"

static ctg_bits ctg_covered(const uint8_t *spaces) {
  ctg_bits covered = ctg_none();
  for (unsigned s = 0; s < CARTOG_SPACES; s++)
    if (spaces[s] != 0)
      covered = ctg_or(covered, ctg_space(s));
  return covered;
}

/* Draws on rows->map and writes the board's arrays only once nothing can go wrong any more. */
static int32_t ctg_place_one(ctg_boards *rows, uint8_t *terrain, uint8_t *ruins, const cartog_task *task,
                             const cartog_placement *placement, uint8_t *coins) {
  cartog_outcome outcome;
  memset(&outcome, 0, sizeof outcome);
  outcome.size = (uint32_t)sizeof outcome;
  ctg_bits spaces = ctg_from_spaces(&placement->spaces);
  ctg_bits buried = placement->terrain == CARTOG_TERRAIN_MOUNTAIN
                        ? ctg_and(spaces, ctg_plane(&rows->map, CTG_PLANE_RUINS))
                        : ctg_none();
  int32_t status = cartog_placement_apply(&rows->map, task, placement, coins != NULL ? *coins : 0, &outcome, NULL);
  if (status == CARTOG_OK && ctg_any(buried) && rows->marks == 0)
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  for (; ctg_any(spaces); spaces = ctg_rest(spaces))
    terrain[ctg_first(spaces)] = (uint8_t)placement->terrain;
  for (; ruins != NULL && ctg_any(buried); buried = ctg_rest(buried))
    ruins[ctg_first(buried)] = 0;
  if (coins != NULL)
    *coins = (uint8_t)(*coins + outcome.coins);
  return CARTOG_OK;
}

int64_t cartog_batch_place(uint8_t *terrain, uint8_t *ruins, uint32_t marks, uint64_t count, const cartog_task *task,
                           const uint8_t *spaces, const uint8_t *drawn, uint8_t *coins, int32_t *statuses) {
  ctg_boards rows;
  int64_t out = 0;
  if ((spaces == NULL || drawn == NULL) && count > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status == CARTOG_OK) {
    int32_t drawer = cartog_task_drawer(task);
    status = drawer < 0 ? drawer : CARTOG_OK;
  }
  if (status == CARTOG_OK && (task->flags & CARTOG_TASK_RUINS) != 0 && task->card.kind != CARTOG_KIND_AMBUSH &&
      ruins == NULL)
    status = CARTOG_ERROR_NULL;
  if (status != CARTOG_OK)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t at = CARTOG_SPACES * i;
    cartog_placement placement = {ctg_to_spaces(ctg_covered(spaces + at)), drawn[i], 0};
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK)
      status = ctg_place_one(&rows, terrain + at, marks == 1 && ruins != NULL ? ruins + at : ruins, task, &placement,
                             coins != NULL ? coins + i : NULL);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

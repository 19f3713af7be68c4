/* Shared by the batch calls: reading boards out of arrays, and telling what became of each. */
#ifndef CTG_BATCH_H
#define CTG_BATCH_H

#include "../rules/rules.h"
#include "cartog/batch.h"
#include "lanes.h"

/* Boards in arrays, and the map that one of them is read into. */
typedef struct {
  const uint8_t *terrain;
  const uint8_t *ruins;
  uint32_t marks;
  uint32_t shared_fault; /* the marks that all boards share are no marks */
  ctg_bits shared;       /* those marks */
  cartog_map map;
} ctg_boards;

/* Checks the arguments that all calls share. Returns 0 or a negative error. */
CTG_LOCAL int32_t ctg_boards_init(ctg_boards *rows, const uint8_t *terrain, const uint8_t *ruins, uint32_t marks,
                                  uint64_t count);

/* Reads board number i into rows->map. Returns 0 or CARTOG_ERROR_MAP; then the map is as before. */
CTG_LOCAL int32_t ctg_boards_read(ctg_boards *rows, uint64_t i);

/* Reads board number i into a map that has been one before: only the planes are written. Returns 0 or CARTOG_ERROR_MAP;
 * then the map is as before. */
CTG_LOCAL int32_t ctg_boards_fill(const ctg_boards *rows, uint64_t i, cartog_map *map);

/* The same on a machine that has CARTOG_LEVEL_FOUR. */
#if CTG_LEVEL_MOST == CARTOG_LEVEL_EIGHT
CTG_LOCAL int32_t ctg_boards_fill_wide(const ctg_boards *rows, uint64_t i, cartog_map *map);
#else
#define ctg_boards_fill_wide ctg_boards_fill
#endif

/* Notes what became of a board; returns 1 if it was left out. */
static inline int64_t ctg_boards_note(int32_t *statuses, uint64_t i, int32_t status) {
  if (statuses != NULL)
    statuses[i] = status;
  return status != CARTOG_OK;
}

/* Plane and orientation of each form of a task's card: where its bit stands in a mask. */
typedef struct {
  uint8_t plane[CTG_FORMS_MAX];
} ctg_mask_planes;

CTG_LOCAL void ctg_mask_planes_of(ctg_mask_planes *planes, const ctg_question *question);

#endif

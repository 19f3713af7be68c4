/* cartog/batch.h - many boards in one call, from plain arrays.
 *
 * Boards stand one behind the other, 121 bytes each, in the order of space numbers: what numpy calls an array of
 * shape (n, 11, 11), C-contiguous, of uint8. Codes are those of CARTOG_TERRAIN_..., 0 to 7 and 10.
 *
 * Ruins marks are an array of the same kind, 1 for a mark and 0 elsewhere. With marks 0 they are one board's, which all
 * boards share; with marks 1 each board has its own, one behind the other. ruins may be NULL: then no board
 * has any, and calls that need them return CARTOG_ERROR_NULL (a score of Golden Granary, a task with ruins pending).
 *
 * Every call returns how many boards it had to leave out, 0 where all went well, or a negative error if an argument that
 * concerns all boards is wrong; then nothing is written. A board is left out with CARTOG_ERROR_MAP if its bytes are no map:
 * a code that is no terrain, a ruins value above 1, a ruins mark on mountain, wasteland or void. Its part of the
 * outputs is untouched, and the others go on. statuses holds one status for each board, 0 where it went well; it may be
 * NULL.
 *
 * No call shares anything with another. To use several threads, give each its part of the boards.
 */
#ifndef CARTOG_BATCH_H
#define CARTOG_BATCH_H

#include "cartog/text.h"

/* Number of columns in a box of cartog_batch_play: first edict, second edict, coins, monsters, total. */
#define CARTOG_BOX_COLUMNS 5

/* How many boards are scored at once; see cartog_batch_level. */
#define CARTOG_LEVEL_ONE 0
#define CARTOG_LEVEL_TWO 1
#define CARTOG_LEVEL_FOUR 2  /* x86-64 with AVX2 */
#define CARTOG_LEVEL_EIGHT 3 /* x86-64 with AVX-512 F, DQ, BW and VL */

CARTOG_BEGIN

/* ---- arrays and maps ---- */

/* Boards as maps, and maps as arrays. maps, terrain and ruins hold count boards; for cartog_batch_arrays either array may
 * be NULL. */
CARTOG_API int64_t cartog_batch_maps(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                                     cartog_map *maps, int32_t *statuses);
CARTOG_API int64_t cartog_batch_arrays(const cartog_map *maps, uint64_t count, uint8_t *terrain, uint8_t *ruins,
                                       int32_t *statuses);

/* ---- scores ---- */

/* Points of the scoring cards: card_count numbers for each board. Errors: CARTOG_ERROR_NULL, _RANGE (marks above 1, more
 * than 65536 cards), _CARD_UNKNOWN, _CARD_KIND, _CARD_EXTERNAL. */
CARTOG_API int64_t cartog_batch_score(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                                      const uint32_t *cards, uint64_t card_count, int32_t *points, int32_t *statuses);

/* How many boards are scored at once: one, or two, four or eight in vector registers (CARTOG_LEVEL_...). The points are the
 * same on every level. cartog_batch_level is the highest that this machine has. It asks the processor each time, which
 * a virtual machine can make as slow as a fifth of a millisecond: ask once and keep the answer. */
CARTOG_API uint32_t cartog_batch_level(void);

/* The same as cartog_batch_score on a level of the caller's choice, at most what cartog_batch_level says on this machine:
 * on a higher one the processor stops the program. cartog_batch_score takes a level that every machine has which the
 * library is built for, and asks for the highest where there are 4096 boards or more. Errors as there, and
 * CARTOG_ERROR_RANGE for a level above CARTOG_LEVEL_EIGHT, or that this build of the library does not have. */
CARTOG_API int64_t cartog_batch_score_at(uint32_t level, const uint8_t *terrain, const uint8_t *ruins, uint32_t marks,
                                         uint64_t count, const uint32_t *cards, uint64_t card_count, int32_t *points,
                                         int32_t *statuses);

/* The monster penalty of each board, 0 or more, and the number of its closed mountains. Ruins do not matter to either.
 * Error: CARTOG_ERROR_NULL. */
CARTOG_API int64_t cartog_batch_monsters(const uint8_t *terrain, uint64_t count, int32_t *points, int32_t *statuses);
CARTOG_API int64_t cartog_batch_mountains(const uint8_t *terrain, uint64_t count, int32_t *closed, int32_t *statuses);

/* ---- choices and drawings ---- */

/* The number of legal sets of spaces on each board, as cartog_choices_count. Errors: CARTOG_ERROR_NULL, _RANGE (marks), and
 * those of a task. */
CARTOG_API int64_t cartog_batch_count(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                                      const cartog_task *task, int64_t *counts, int32_t *statuses);

/* The legal sets of spaces as masks that policies and networks read: planes times 121 bytes for each board, 1 where
 * legal and 0 elsewhere. planes must be 8 * shapes of the card + 1. Plane 8 * s + o is shape s in orientation o (see
 * cartog_shape_orient), its bounding box moved so that its top left corner is the space; the last plane is the
 * single space of the fallback. Each set stands once, at its lowest orientation: the ones add up to what
 * cartog_batch_count says. Errors as above, and CARTOG_ERROR_RANGE for a wrong number of planes. */
CARTOG_API int64_t cartog_batch_mask(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                                     const cartog_task *task, uint64_t planes, uint8_t *mask, int32_t *statuses);

/* The spaces that an action stands for: action = 121 * plane + space in the mask above, or -1 for a pass, which covers
 * none. spaces is 121 bytes of 0 and 1 for each. An action that leaves the frame, or is none of the mask's, is left out
 * with CARTOG_REFUSAL_OFF_MAP or CARTOG_ERROR_RANGE. Errors: CARTOG_ERROR_NULL and those of a task. */
CARTOG_API int64_t cartog_batch_spaces(const cartog_task *task, const int64_t *actions, uint64_t count, uint8_t *spaces,
                                       int32_t *statuses);

/* Draws on each board, in place: spaces as above (a byte that is not 0 is a covered space), drawn the terrain code of each
 * drawing, 0 with no space for a pass. coins, where not NULL, holds what each track has, 0 to 14, and is raised. A drawing
 * that is not legal is left out with its refusal; CARTOG_ERROR_RANGE is a wrong terrain code or number of coins, or a mountain
 * that would bury a mark which all boards share. With marks 1 a buried mark is taken out of ruins. */
CARTOG_API int64_t cartog_batch_place(uint8_t *terrain, uint8_t *ruins, uint32_t marks, uint64_t count,
                                      const cartog_task *task, const uint8_t *spaces, const uint8_t *drawn,
                                      uint8_t *coins, int32_t *statuses);

/* ---- text ---- */

/* Reads position lines, one board a line; other fields of a position are checked and dropped. Lines end in LF or CR LF; an
 * empty line is a fault of that line, but nothing needs to follow the last line's end. Writes at most cap boards and
 * returns the number of lines, or CARTOG_ERROR_NULL: here the caller counts the statuses that are not 0. columns,
 * where not NULL, holds the place of each line's fault, from 1 in bytes, or 0. */
CARTOG_API int64_t cartog_batch_parse(const char *text, uint64_t length, uint8_t *terrain, uint8_t *ruins, uint64_t cap,
                                      int32_t *statuses, uint32_t *columns);

/* Prints boards as position lines without fields, each with LF behind it; a board that is no map is an empty line.
 * Returns the bytes needed without the NUL, CARTOG_ERROR_NULL or CARTOG_ERROR_RANGE (marks), as other printers do. */
CARTOG_API int64_t cartog_batch_print(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                                      char *out, uint64_t cap, int32_t *statuses);

/* ---- random games ---- */

/* Plays a complete solo game for each seed with the base deck on a printed side (CARTOG_SIDE_...). The seed deals the game,
 * as CARTOG_MODE_SEEDED does. For each explore card two numbers are taken from stream 5 of the seed (see cartog/game.h):
 * the first picks the set of spaces as cartog_choices_pick does, the second, modulo their number, one of its terrains in
 * the order of codes. So a seed plays the same game everywhere. flags is 0 or CARTOG_TASK_FALLBACK_CARD.
 *
 * For each game: the final terrain (121 bytes), the edicts A to D (4), the boxes of the four seasons (4 times
 * CARTOG_BOX_COLUMNS), and the solo rating; each may be NULL. Returns 0, CARTOG_ERROR_NULL, or CARTOG_ERROR_RANGE (side,
 * flags). */
CARTOG_API int32_t cartog_batch_play(const uint64_t *seeds, uint64_t count, uint32_t side, uint32_t flags,
                                     uint8_t *terrain, uint32_t *edicts, int32_t *boxes, int32_t *ratings);

CARTOG_END

#endif

/* cartog/board.h - spaces, terrain, shapes and maps.
 *
 * A map has 11 rows and 11 columns. Space number = 11 * row + column, row 0 at
 * the top and column 0 at the left, so numbers run from 0 (a1) to 120 (k11) in
 * reading order. Adjacent means sharing a side, never a corner.
 *
 * A space is empty, filled, or void. Filled is drawn terrain, a monster, a
 * mountain or wasteland. Void is off the map: neither filled nor empty; a space
 * beside it touches the edge. A ruins mark is kept beside the terrain: an undrawn
 * ruins space is empty, and the mark stays when the space is drawn on.
 */
#ifndef CARTOG_BOARD_H
#define CARTOG_BOARD_H

#include "cartog/status.h"

#define CARTOG_ROWS 11
#define CARTOG_COLUMNS 11
#define CARTOG_SPACES 121

#define CARTOG_TERRAIN_EMPTY 0
#define CARTOG_TERRAIN_FOREST 1
#define CARTOG_TERRAIN_VILLAGE 2
#define CARTOG_TERRAIN_FARM 3
#define CARTOG_TERRAIN_WATER 4
#define CARTOG_TERRAIN_MONSTER 5
#define CARTOG_TERRAIN_MOUNTAIN 6
#define CARTOG_TERRAIN_WASTELAND 7
#define CARTOG_TERRAIN_HERO 8      /* reserved: no call accepts it yet */
#define CARTOG_TERRAIN_DESTROYED 9 /* reserved: no call accepts it yet */
#define CARTOG_TERRAIN_VOID 10

#define CARTOG_SIDE_A 0 /* Wilderness, with five mountains and six ruins */
#define CARTOG_SIDE_B 1 /* Wastelands, with wasteland in the middle */

#define CARTOG_ORIENTATIONS 8

#define CARTOG_MAP_LAYOUT 1 /* what word 0 of a map holds */

/* A set of spaces: space n is bit n % 64 of w[n / 64]. Bits from 121 up are zero;
 * calls that read a set refuse others with CARTOG_ERROR_RANGE. */
typedef struct {
  uint64_t w[2];
} cartog_spaces;

/* A map, owned by the caller. Copy it with =, compare it with memcmp or
 * cartog_map_equal. The words are private: their meaning may grow, and they are no
 * file format (use the text forms of cartog/text.h for that). */
typedef struct {
  uint64_t w[64];
} cartog_map;

CARTOG_BEGIN

/* ---- spaces ---- */

/* "a1" to "k11" as static text; "" for a number above 120. */
CARTOG_API const char *cartog_space_name(uint32_t space);

/* Reads a name such as "c4" or "C4" of exactly that length.
 * Returns 0, CARTOG_ERROR_SPACE_UNKNOWN or CARTOG_ERROR_NULL; *space is untouched on failure. */
CARTOG_API int32_t cartog_space_parse(const char *text, uint64_t length, uint32_t *space);

/* ---- sets of spaces ---- */

/* Puts a space in or takes it out; twice is the same as once.
 * Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_RANGE (space above 120); untouched on failure. */
CARTOG_API int32_t cartog_spaces_add(cartog_spaces *set, uint32_t space);
CARTOG_API int32_t cartog_spaces_remove(cartog_spaces *set, uint32_t space);

/* 1 if the space is in the set, else 0; 0 also for NULL and for a space above 120. */
CARTOG_API int32_t cartog_spaces_has(const cartog_spaces *set, uint32_t space);

/* Number of spaces (0 to 121), or a negative error. */
CARTOG_API int64_t cartog_spaces_count(const cartog_spaces *set);

/* Writes the space numbers in ascending order, at most cap of them, and returns how
 * many there are, or a negative error. spaces may be NULL where cap is 0. */
CARTOG_API int64_t cartog_spaces_list(const cartog_spaces *set, uint32_t *spaces, uint64_t cap);

/* ---- terrain ---- */

/* "forest", "village", ...; "" for a number that is no terrain. Static text. */
CARTOG_API const char *cartog_terrain_name(uint32_t terrain);

/* The letter of the text forms: . F V A W M ^ # _ for a space without a ruins mark, and
 * r f v a w m on one (ruins != 0). 0 where there is none. */
CARTOG_API int32_t cartog_terrain_letter(uint32_t terrain, uint32_t ruins);

/* ---- shapes ---- */

/* The shape moved up and left until it touches row 0 and column 0; *normal may be *shape.
 * Returns 0, CARTOG_ERROR_NULL, or CARTOG_ERROR_RANGE for an empty set or bits from 121 up; *normal is untouched on
 * failure. */
CARTOG_API int32_t cartog_shape_normalize(const cartog_spaces *shape, cartog_spaces *normal);

/* The shape turned and mirrored, then normalized. Orientation 0 to 3: turned clockwise by
 * that many quarters; 4 to 7: mirrored left to right first. Same returns as above, and
 * CARTOG_ERROR_RANGE for an orientation above 7. */
CARTOG_API int32_t cartog_shape_orient(const cartog_spaces *shape, uint32_t orientation, cartog_spaces *oriented);

/* The different orientations of a shape, normalized, in the order of their numbers: writes at
 * most cap of them and returns how many there are (1 to 8), or a negative error. */
CARTOG_API int64_t cartog_shape_orientations(const cartog_spaces *shape, cartog_spaces *oriented, uint64_t cap);

/* The shape, normalized, with its bounding box moved to that row and column.
 * Returns 0, a negative error, or CARTOG_REFUSAL_OFF_MAP where it leaves the 11 x 11
 * frame; *placed is untouched unless 0 is returned. */
CARTOG_API int32_t cartog_shape_place(const cartog_spaces *shape, uint32_t row, uint32_t column, cartog_spaces *placed);

/* ---- maps ---- */

/* A printed map side, blank. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_RANGE; *map is untouched on failure. */
CARTOG_API int32_t cartog_map_init(cartog_map *map, uint32_t side);

/* An own map or any position from arrays of 121 codes in reading order. ruins holds 1 for a
 * ruins mark and 0 elsewhere; NULL means none. Terrain 8 and 9 are refused. Returns 0,
 * CARTOG_ERROR_NULL, or CARTOG_ERROR_MAP with the offending spaces in *wrong (where not
 * NULL, also zeroed on success): a code that is no terrain, a ruins value above 1, or a ruins
 * mark on mountain, wasteland or void. *map is untouched on failure. */
CARTOG_API int32_t cartog_map_from_arrays(cartog_map *map, const uint8_t *terrain, const uint8_t *ruins,
                                          cartog_spaces *wrong);

/* The reverse; either array may be NULL. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_MAP
 * (see cartog_map_validate); the arrays are untouched on failure. */
CARTOG_API int32_t cartog_map_to_arrays(const cartog_map *map, uint8_t *terrain, uint8_t *ruins);

/* Whether the bytes are a map that this library understands: known layout, every space in at
 * most one terrain, no ruins mark on mountain, wasteland or void, all unused bits zero.
 * Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_MAP with the offending spaces in *wrong
 * where it is not NULL (none if the fault is no space's, or the layout is unknown). Scores, counts and lists are
 * defined for maps that pass; for others calls return an error or some number in their range. */
CARTOG_API int32_t cartog_map_validate(const cartog_map *map, cartog_spaces *wrong);

/* Terrain of a space, 0 to 10, or CARTOG_ERROR_NULL, _RANGE or _MAP. */
CARTOG_API int32_t cartog_map_terrain(const cartog_map *map, uint32_t space);

/* 1 if the space has a ruins mark, drawn on or not, else 0; errors as above. */
CARTOG_API int32_t cartog_map_ruins(const cartog_map *map, uint32_t space);

/* Changes one space without asking any rule, for map editors. Mountain, wasteland and void
 * are refused on a ruins mark, and a mark on them. Returns 0, CARTOG_ERROR_NULL, _RANGE (space above 120,
 * terrain that is none or reserved, ruins above 1) or _MAP; *map is untouched on failure. */
CARTOG_API int32_t cartog_map_set_terrain(cartog_map *map, uint32_t space, uint32_t terrain);
CARTOG_API int32_t cartog_map_set_ruins(cartog_map *map, uint32_t space, uint32_t ruins);

/* The spaces of one terrain; CARTOG_TERRAIN_EMPTY gives the empty ones, undrawn ruins
 * included, void excluded. Returns 0, CARTOG_ERROR_NULL, _RANGE or _MAP; *spaces is untouched on failure. */
CARTOG_API int32_t cartog_map_spaces(const cartog_map *map, uint32_t terrain, cartog_spaces *spaces);

/* The spaces with a ruins mark, drawn on or not. Returns 0, CARTOG_ERROR_NULL or _MAP; *spaces is untouched on failure.
 */
CARTOG_API int32_t cartog_map_ruins_spaces(const cartog_map *map, cartog_spaces *spaces);

/* 1 if both maps are the same, else 0; 0 also where one is NULL. */
CARTOG_API int32_t cartog_map_equal(const cartog_map *a, const cartog_map *b);

CARTOG_END

#endif

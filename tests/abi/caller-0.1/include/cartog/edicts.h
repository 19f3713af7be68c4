/* cartog/edicts.h - the 16 scoring cards.
 *
 * A scoring card is named by its id. Any card scores on any map, printed or own.
 * "Filled", "empty", "edge" and "adjacent" are those of cartog/board.h; a cluster is a
 * maximal group of spaces of one terrain joined by sides, a single space included.
 *
 *   sentinel_wood      1 a forest space at the edge
 *   greenbough         1 a row with forest, 1 a column with forest
 *   treetower          1 a forest space whose four sides are filled spaces or edge
 *   stoneside_forest   3 a mountain joined to another mountain by one forest cluster, each mountain once
 *   canal_lake         1 a water space beside farm, 1 a farm space beside water
 *   mages_valley       2 a water space, 1 a farm space beside a mountain
 *   golden_granary     1 a water space beside a ruins space (drawn on or not), 3 a farm space on one
 *   shoreside_expanse  3 a farm cluster touching neither water nor edge, 3 a water cluster touching
 *                      neither farm nor edge
 *   wildholds          8 a village cluster of six or more spaces
 *   great_city         1 a space of the largest of those village clusters that touch no mountain
 *   greengold_plains   3 a village cluster beside three or more of forest, farm, water, monster, mountain
 *   shieldgate         2 a space of the second largest village cluster; a tie for the largest makes the
 *                      second as large; one cluster gives 0
 *   borderlands        6 a full row, 6 a full column
 *   lost_barony        3 a space of the side of the largest square of filled spaces
 *   broken_road        3 a full diagonal of the 11 that run down-right from the left edge to the bottom edge, the
 *                      corner space alone included
 *   cauldrons          1 an empty space whose four sides are filled spaces or edge
 *
 * Points are 0 to 363 on a valid map, and 0 to 484 on one that is not.
 *
 * A row, column or diagonal is full when at least one of its spaces is on the map and
 * none of those is empty. A square holds no void.
 */
#ifndef CARTOG_EDICTS_H
#define CARTOG_EDICTS_H

#include "cartog/rules.h"

/* What a part of an explanation is about. */
#define CARTOG_UNIT_SPACE 0
#define CARTOG_UNIT_ROW 1
#define CARTOG_UNIT_COLUMN 2
#define CARTOG_UNIT_DIAGONAL 3
#define CARTOG_UNIT_CLUSTER 4
#define CARTOG_UNIT_MOUNTAIN 5
#define CARTOG_UNIT_SQUARE 6

#define CARTOG_PARTS_MAX 121

/* One thing that a card pays for: its points and the spaces that earn them. */
typedef struct {
  cartog_spaces spaces;
  int32_t points;
  uint32_t unit; /* CARTOG_UNIT_... */
} cartog_part;

/* What a placement changes beside the scores. */
typedef struct {
  uint32_t size;           /* sizeof(cartog_preview), set by the caller */
  int32_t monsters_before; /* monster penalty in points */
  int32_t monsters_after;
  uint32_t coins_before; /* coins on the track */
  uint32_t coins_after;
  uint32_t lost;           /* coins beyond the 14th */
  cartog_spaces mountains; /* the mountains closed by it */
} cartog_preview;

/* What a choice drawn in one terrain leads to; see cartog_score_choices. */
typedef struct {
  uint32_t choice;   /* which choice, from 0 */
  uint32_t terrain;  /* drawn */
  int32_t monsters;  /* monster penalty in points after it */
  uint32_t coins;    /* on the track after it */
  uint32_t lost;     /* coins beyond the 14th */
  uint32_t reserved; /* 0 */
} cartog_effect;

CARTOG_BEGIN

/* Points of one scoring card on a map. Returns 0, CARTOG_ERROR_NULL, _MAP, _CARD_UNKNOWN, _CARD_KIND (not a
 * scoring card) or _CARD_EXTERNAL (id from 10000 up); *points is untouched on failure. */
CARTOG_API int32_t cartog_score(const cartog_map *map, uint32_t card, int32_t *points);

/* Points of many cards on one map, points[i] for cards[i]: does shared work once, so it costs far
 * less than single calls. At most 65536 cards, in any order, repeats allowed. Returns as above, and
 * CARTOG_ERROR_RANGE for more; points is untouched on failure. */
CARTOG_API int32_t cartog_score_many(const cartog_map *map, const uint32_t *cards, uint64_t count, int32_t *points);

/* The parts of a score: writes at most cap and returns how many there are (0 to 121), or a negative
 * error as above. Parts stand in the order of their lowest space, a row before a column with the same
 * one. They add up to the score. Of equal clusters or squares the one with the lowest space
 * is shown; for a tie of Shieldgate's largest, the second of them.
 * The spaces of a row or column of Greenbough are its forest spaces. */
CARTOG_API int64_t cartog_score_explain(const cartog_map *map, uint32_t card, cartog_part *parts, uint64_t cap);

/* What would change: scores before and after a placement, penalty and coins, without drawing it. before and
 * after hold count numbers each and may be NULL where count is 0; preview and verdict may be NULL. Returns as
 * cartog_placement_apply and cartog_score; outputs other than *verdict are untouched unless 0 is returned. */
CARTOG_API int32_t cartog_score_preview(const cartog_map *map, const cartog_task *task,
                                        const cartog_placement *placement, uint32_t coins, const uint32_t *cards,
                                        uint64_t count, int32_t *before, int32_t *after, cartog_preview *preview,
                                        cartog_verdict *verdict);

/* Scores after each of many choices, without drawing them: what every search for a good drawing asks first. choices are of
 * cartog_choices_list for this map, or some of them; coins is how many the track holds before, 0 to 14. Every choice is
 * tried in each of its terrains, in the order of codes: that is a row. Row r holds card_count numbers at points
 * + r * card_count, points of cards[i] after the drawing at place i, and one effect. Writes at most cap rows and returns how
 * many there are, or a negative error: CARTOG_ERROR_NULL, _RANGE (a choice with spaces that are not empty or bits from 121
 * up, terrains outside forest to mountain or coin above 1; coins above 14; more than 65536 cards), _MAP, or those of
 * cartog_score. points and effects may each be NULL. Costs a small part of drawing and scoring one by one. */
CARTOG_API int64_t cartog_score_choices(const cartog_map *map, const cartog_choice *choices, uint64_t count,
                                        uint32_t coins, const uint32_t *cards, uint64_t card_count, int32_t *points,
                                        cartog_effect *effects, uint64_t cap);

CARTOG_END

#endif

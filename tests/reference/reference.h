/*
 * A slow, obvious engine for the rules of Cartographers. It is the second opinion that the fast library is compared
 * with, so it shares nothing with it: plain arrays, loops over rows and columns, no tricks.
 *
 * Spaces are numbered 11 * row + column from the top left. No pointer may be null unless it says so.
 */
#ifndef REF_REFERENCE_H
#define REF_REFERENCE_H

#include <stdint.h>

#define REF_SPACES 121

/* terrain codes: 0 empty, 1 forest, 2 village, 3 farm, 4 water, 5 monster, 6 mountain, 7 wasteland, 10 void */
typedef struct {
  uint8_t terrain[121];
  uint8_t ruins[121]; /* 0 or 1 */
} ref_map;

/* a set of spaces, 0 or 1 each */
typedef struct {
  uint8_t on[121];
} ref_set;

/* tight bounding box, cell[r][c] 0 or 1; the spaces need not be connected */
typedef struct {
  int rows, cols;
  uint8_t cell[11][11];
  int coin;
} ref_shape;

enum { REF_EXPLORE, REF_RUINS, REF_AMBUSH };

typedef struct {
  int number; /* printed number, or >= 10000 for own cards */
  int kind;   /* REF_EXPLORE, REF_RUINS, REF_AMBUSH (rift lands is an explore card) */
  int time;
  int terrain_count;
  int terrains[6];
  int shape_count;
  ref_shape shapes[8];
  int corner;    /* ambush: 0 top left, 1 top right, 2 bottom right, 3 bottom left */
  int clockwise; /* ambush: solo walk direction, 1 clockwise, 0 counter-clockwise */
  int pass_left; /* ambush: 1 the arrow points to the left neighbour (clockwise), 0 right */
} ref_card;

typedef struct {
  int ruins;         /* a ruins card is pending */
  int solo;          /* played alone: an ambush walks */
  int fallback_card; /* the ordinary 1x1 takes the card's terrains instead of any of the five */
} ref_duty;

/* the answers of ref_check */
enum { REF_ILLEGAL, REF_LEGAL };

/* 1 found (explore, ruins and ambush cards 1..17), 0 not */
int ref_card_get(int number, ref_card *card);

/* points of scoring card 26..41; any other number scores 0 */
int ref_score(const ref_map *m, int number);

typedef struct {
  int unit; /* 0 space, 1 row, 2 column, 3 diagonal, 4 cluster, 5 mountain, 6 square */
  int points;
  ref_set spaces;
} ref_part;

/* what the card pays for, by lowest space, a row before a column; returns the number of parts, their points add up to
   the score */
int ref_explain(const ref_map *m, int number, ref_part parts[121]);

/* points lost to monsters, >= 0, and the empty spaces that cost them */
int ref_monsters(const ref_map *m, ref_set *spaces);

/* how many mountains are closed on all four sides, and which */
int ref_mountains(const ref_map *m, ref_set *closed);

/* 1 legal, 0 not; an empty set with terrain 0 is a pass; for a ruins card nothing is legal, not even a pass */
int ref_check(const ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces);

typedef struct {
  ref_set spaces;
  unsigned terrains; /* bit 1 << code for each terrain allowed */
  int coin;          /* 1 when a shape with a coin covers these spaces */
} ref_choice;

/* every distinct legal set of spaces in reading order: the sorted lists of space numbers are compared like words, so
   the first differing number decides and a prefix comes first. Returns how many there are and writes at most cap of them
   (out may be null when cap is 0). A pass is not listed. *fallback is 1 when the listed sets are the 1x1 that replaces
   the shapes. */
int ref_list(const ref_map *m, const ref_card *c, ref_duty d, ref_choice *out, int cap, int *fallback);

/* draws a legal placement on m and returns the coins of shape and mountains together, before any limit of 14;
   *shape_coin is the shape's share, *mountains the mountains that pay. An illegal placement returns -1 and changes
   nothing on the map. */
int ref_draw(ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces, int *shape_coin,
             ref_set *mountains);

#endif

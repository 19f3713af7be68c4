/* cartog/hint.h - the best drawings of a card, for hints and bots.
 *
 * An aim says what is worth how much: each point of some scoring cards, each coin on the track, each point of the monster
 * penalty. The value of a map is the sum of all that, in whole numbers; a higher value is better for the map's owner. To
 * rate the rest of a game, weigh a card by the seasons in which it still scores, coins and penalty by the seasons left.
 *
 * A drawing is a legal set of spaces in one of its terrains. cartog_hint_list looks at all of them and tells the best.
 * cartog_search_run looks a turn further: for every drawing, and every card that may come next, it finds the best drawing
 * then; the value of the first drawing is the sum of those values, each times the weight of its card. Divided by the sum of
 * the weights it is what the owner can expect.
 *
 * Both are exact, and the same everywhere. Neither allocates or calls back: a search is told how far to go, and goes on
 * later from where it stopped. It takes the first drawings in the order of cartog_hint_list, so that one which is cut off
 * has looked at those that are best in one turn. They need up to 32 KB of stack.
 */
#ifndef CARTOG_HINT_H
#define CARTOG_HINT_H

#include "cartog/edicts.h"

#define CARTOG_AIM_CARDS_MAX 16
#define CARTOG_AIM_WEIGHT_MAX 1000000 /* of a weight either way, and of the sum of follow weights */
#define CARTOG_HINTS_MAX 32

typedef struct {
  uint32_t size;                         /* sizeof(cartog_aim), set by the caller */
  uint32_t coins;                        /* on the track now, 0 to 14 */
  int32_t coin_weight;                   /* value of a coin on the track */
  int32_t monster_weight;                /* value lost with a point of the monster penalty */
  uint32_t card_count;                   /* of cards and weights */
  uint32_t reserved;                     /* 0 */
  uint32_t cards[CARTOG_AIM_CARDS_MAX];  /* scoring cards */
  int32_t weights[CARTOG_AIM_CARDS_MAX]; /* value of a point of each */
} cartog_aim;

/* A drawing, its value, and why. */
typedef struct {
  cartog_spaces spaces;
  int64_t value;
  uint32_t terrain;
  int32_t monsters;                     /* monster penalty in points after it */
  uint32_t coins;                       /* on the track after it */
  uint32_t lost;                        /* coins beyond the 14th */
  uint32_t coin;                        /* 1: the shape earns a coin */
  uint32_t fallback;                    /* 1: the single space of the fallback */
  int32_t points[CARTOG_AIM_CARDS_MAX]; /* of the aim's cards after it; 0 behind the last */
} cartog_hint;

/* A card that may come next. */
typedef struct {
  cartog_card card; /* explore or ambush */
  uint32_t flags;   /* CARTOG_TASK_... */
  uint32_t weight;  /* how likely it is, beside the others; 1 or more */
} cartog_follow;

/* A search: what it found so far, and where it stands. Start with all bytes 0. */
typedef struct {
  uint64_t nodes;    /* drawings looked at, of both turns */
  uint64_t drawings; /* of the first turn that are finished */
  uint32_t finished; /* 1: all are; the hints are exact */
  uint32_t count;    /* of hints, the best first */
  uint32_t place;    /* private: the drawing in work */
  uint32_t terrain;  /* private: its terrain */
  uint32_t follow;   /* private: the card that is next */
  uint32_t reserved; /* 0 */
  int64_t sum;       /* private: its value so far */
  cartog_hint hints[CARTOG_HINTS_MAX];
} cartog_search;

CARTOG_BEGIN

/* The value of a map as it is. Returns 0, CARTOG_ERROR_NULL, _SIZE, _MAP, _RANGE (coins above 14, more than 16 cards, a
 * weight beyond its limit, reserved not 0), or those of cartog_score; *value is untouched on failure. */
CARTOG_API int32_t cartog_aim_value(const cartog_map *map, const cartog_aim *aim, int64_t *value);

/* The best drawings of a task: writes at most cap, the best first, and returns how many there are in all (0: pass), or a
 * negative error as above and as cartog_choices_list, and CARTOG_ERROR_RANGE for cap above CARTOG_HINTS_MAX. Of equal
 * ones the first in reading order comes first, then the lower terrain code. Under an ambush with several players it is
 * the neighbour who draws: negative weights find what is worst. */
CARTOG_API int64_t cartog_hint_list(const cartog_map *map, const cartog_task *task, const cartog_aim *aim,
                                    cartog_hint *hints, uint64_t cap);

/* What the next card may be, from the printed cards that are left in the deck, each as likely as the others: ids of
 * explore, ruins and ambush cards, repeats being cards of their own. A ruins card makes the one behind it cover ruins.
 * flags goes into every task; with CARTOG_TASK_RUINS the duty is pending already. Writes at most cap and returns how many
 * there are, or CARTOG_ERROR_NULL, _RANGE (flags, more than 64 cards), _CARD_UNKNOWN or _CARD_KIND. */
CARTOG_API int64_t cartog_follow_list(const uint32_t *deck, uint64_t count, uint32_t flags, cartog_follow *follows,
                                      uint64_t cap);

/* Goes on with a search until it has looked at so many drawings more (it stops behind the first card that passes the
 * number) or is finished; ranking the first drawings does not count. The other arguments must be the same in every call.
 * An ambush that a neighbour draws is taken to be drawn where it is worst; a card that cannot be drawn leaves the map as it
 * is. With count 0 the search is of one turn. Returns 0, or a negative error as cartog_hint_list, CARTOG_ERROR_RANGE also
 * for more than 256 follow cards, a weight of 0, a sum of weights beyond the limit, or a search that is none, or where it
 * shows that it is of another map or task; *search is untouched on failure. */
CARTOG_API int32_t cartog_search_run(cartog_search *search, const cartog_map *map, const cartog_task *task,
                                     const cartog_aim *aim, const cartog_follow *follows, uint64_t count,
                                     uint64_t nodes);

CARTOG_END

#endif

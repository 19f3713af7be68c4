/* cartog/rules.h - what must be drawn now, what may be drawn, and what a drawing pays.
 *
 * A task says what must be drawn: the card, whether ruins are pending, whether the
 * game is played alone, and the rule switches. The rules, in short:
 *
 * - Explore card: one of its shapes, turned and mirrored at will, in one of its terrains, wholly
 *   on the map and on empty spaces. Nothing has to touch anything. Rift Lands is one
 *   space of any of the five drawable terrains.
 * - Ruins pending: the shape must cover at least one undrawn ruins space. If no shape of the
 *   card can do that (or none is left), one empty space anywhere is drawn in any of the five
 *   terrains, ruins or not, and no larger shape is allowed.
 * - No ruins pending and no shape fits anywhere: one empty space in any of the five
 *   terrains; with CARTOG_TASK_FALLBACK_CARD only in a terrain of the card.
 * - The single space of a fallback never earns the coin of a shape, and may be chosen only
 *   while no shape of the card can be drawn.
 * - Ambush card with several players: a neighbour draws its shape, turned and mirrored
 *   at will, as monsters; if it fits nowhere, one monster on any empty space. Pending
 *   ruins do not matter to it.
 * - Ambush card alone (CARTOG_TASK_SOLO): the shape as printed, at the first place where it fits
 *   on a walk that starts in the printed corner and follows the edge in the printed direction all
 *   the way round, then the next ring further in, and so on. If it fits nowhere there is no effect.
 *   The walk uses the 11 x 11 frame; a place over void does not fit.
 * - Where nothing can be drawn at all, the player passes.
 * - A mountain whose four sides are filled or off the map pays one coin, once, to the owner of the
 *   map, whoever closed it. One that is closed when the game starts, or drawn closed by an own
 *   card, pays nothing. The track holds 14 coins; a 15th is lost.
 * - A mountain of an own card buries the ruins marks under it.
 *
 * Choices are counted by sets of spaces: a set that several terrains may fill is one.
 */
#ifndef CARTOG_RULES_H
#define CARTOG_RULES_H

#include "cartog/cards.h"

#define CARTOG_COINS_MAX 14

/* Flags of a task. */
#define CARTOG_TASK_RUINS 1         /* the shape must cover ruins; ignored by an ambush */
#define CARTOG_TASK_SOLO 2          /* the game is played alone; matters to an ambush only */
#define CARTOG_TASK_FALLBACK_CARD 4 /* switch: the ordinary single space keeps to the card's terrains */

/* Who draws. */
#define CARTOG_DRAWER_OWNER 0
#define CARTOG_DRAWER_NEIGHBOUR 1
#define CARTOG_DRAWER_WALK 2

/* The five terrains that a player can draw, as bits 1 << terrain. */
#define CARTOG_TERRAINS_DRAWABLE 62

typedef struct {
  uint32_t size;  /* sizeof(cartog_task) */
  uint32_t flags; /* CARTOG_TASK_... */
  cartog_card card;
} cartog_task;

/* A drawing. Terrain CARTOG_TERRAIN_EMPTY with no space is a pass. */
typedef struct {
  cartog_spaces spaces;
  uint32_t terrain;
  uint32_t reserved; /* 0 */
} cartog_placement;

/* A set of spaces that may be drawn. */
typedef struct {
  cartog_spaces spaces;
  uint32_t terrains; /* bits 1 << terrain, each allowed */
  uint8_t coin;      /* 1: the shape earns a coin */
  uint8_t shape;     /* which shape of the card, from 0; 0 under the fallback */
  uint8_t fallback;  /* 1: the single space of the fallback */
  uint8_t reserved;  /* 0 */
} cartog_choice;

/* Details of a verdict, which choose its sentence. */
#define CARTOG_DETAIL_NONE 0
#define CARTOG_DETAIL_DRAWN 1        /* occupied: terrain or a monster */
#define CARTOG_DETAIL_MOUNTAIN 2     /* occupied: a mountain */
#define CARTOG_DETAIL_WASTELAND 3    /* occupied: wasteland */
#define CARTOG_DETAIL_RUINS_DRAWN 4  /* occupied: ruins that were drawn on */
#define CARTOG_DETAIL_SINGLE_SPACE 5 /* shape, ruins: only a single space can be drawn now */
#define CARTOG_DETAIL_WALK_NOTHING 6 /* walk: the shape fits nowhere, so nothing is drawn */
#define CARTOG_DETAIL_SINGLE_RUINS 7 /* fallback: a shape of the card can cover ruins */

/* The report of a check, always written where its pointer is not NULL and its size is right. */
typedef struct {
  uint32_t size;        /* sizeof(cartog_verdict), set by the caller */
  int32_t status;       /* what the call returned */
  uint32_t detail;      /* CARTOG_DETAIL_... */
  uint32_t reserved;    /* 0 */
  cartog_spaces spaces; /* the cause: the spaces that are off the map or filled; the spaces drawn,
                           where they are no shape or the terrain is not on offer; the undrawn ruins, where
                           one must be covered; a legal choice, where a single space or a pass is refused
                           because something fits; the place that the walk finds */
} cartog_verdict;

typedef struct {
  uint32_t size;           /* sizeof(cartog_outcome), set by the caller */
  uint32_t coins;          /* coins filled on the track now, shape and mountains together */
  uint32_t lost;           /* coins beyond the 14th */
  uint32_t shape_coins;    /* 0 or 1 */
  uint32_t mountain_coins; /* number of mountains closed by this drawing */
  uint32_t fallback;       /* 1: drawn under the fallback */
  cartog_spaces mountains; /* those mountains */
} cartog_outcome;

CARTOG_BEGIN

/* ---- tasks ---- */

/* The task for a printed card, and for a card by value. task->size is set by the call.
 * Returns 0, CARTOG_ERROR_NULL, CARTOG_ERROR_RANGE (an unknown flag), CARTOG_ERROR_CARD_KIND (not explore or ambush) or
 * what cartog_card_validate says; *task is untouched on failure. */
CARTOG_API int32_t cartog_task_init(cartog_task *task, uint32_t card, uint32_t flags);
CARTOG_API int32_t cartog_task_init_card(cartog_task *task, const cartog_card *card, uint32_t flags);

/* Who draws: CARTOG_DRAWER_..., or a negative error for a task that is not valid. */
CARTOG_API int32_t cartog_task_drawer(const cartog_task *task);

/* 1 if on this map the fallback is in force (no shape of the card can be drawn, so a single
 * space is), 0 if not, or a negative error. Always 0 alone under an ambush. */
CARTOG_API int32_t cartog_task_fallback(const cartog_map *map, const cartog_task *task);

/* ---- choices ---- */

/* Every legal set of spaces, each once, in reading order: compare the ascending space numbers of
 * two sets, the first difference decides, a shorter prefix comes first. Writes at most cap
 * and returns how many there are (0: pass), or a negative error: CARTOG_ERROR_NULL, _SIZE, _RANGE, _MAP
 * or what cartog_card_validate says. choices may be NULL where cap is 0. */
CARTOG_API int64_t cartog_choices_list(const cartog_map *map, const cartog_task *task, cartog_choice *choices,
                                       uint64_t cap);

/* The number of sets alone; faster than a list. Returns as cartog_choices_list. */
CARTOG_API int64_t cartog_choices_count(const cartog_map *map, const cartog_task *task);

/* One choice of the list without the others, for players that choose at random and for search: number n of the list,
 * from 0, where n is number modulo the length of the list, so any random number picks one at random. Returns as
 * cartog_choices_list; *choice, which must not be NULL, is untouched unless a positive number is returned. */
CARTOG_API int64_t cartog_choices_pick(const cartog_map *map, const cartog_task *task, uint64_t number,
                                       cartog_choice *choice);

/* 1 if anything can be drawn, 0 if the player passes, or a negative error. */
CARTOG_API int32_t cartog_choices_any(const cartog_map *map, const cartog_task *task);

/* ---- placements ---- */

/* Whether the drawing is legal. Returns 0, a refusal, or a negative error as above (CARTOG_ERROR_RANGE
 * also for a placement with terrain above mountain, terrain empty but spaces, bits from 121 up,
 * or reserved not 0). Of several reasons the first of these is told: no space; off the map; filled; alone under an
 * ambush, the wrong place, then the terrain. Otherwise, where the spaces are a shape of the card: ruins not
 * covered, then the terrain. Otherwise, for a single space: a shape fits, then the terrain; for more: no shape of the
 * card. *verdict, where not NULL, is written in every case but CARTOG_ERROR_SIZE for the verdict itself. */
CARTOG_API int32_t cartog_placement_check(const cartog_map *map, const cartog_task *task,
                                          const cartog_placement *placement, cartog_verdict *verdict);

/* Draws if legal. coins (0 to 14) is how many the track of the map's owner holds before. Returns as
 * cartog_placement_check, and CARTOG_ERROR_RANGE for coins above 14. Unless 0 is returned, *map and *outcome are
 * untouched. outcome may be NULL. A pass changes nothing and earns nothing. */
CARTOG_API int32_t cartog_placement_apply(cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                                          uint32_t coins, cartog_outcome *outcome, cartog_verdict *verdict);

/* The sentence for a verdict, more exact than cartog_status_message; "" for NULL and for a wrong size. Static
 * text, never NULL. */
CARTOG_API const char *cartog_verdict_message(const cartog_verdict *verdict);

/* ---- what a map holds ---- */

/* The monster penalty: the number of empty spaces (undrawn ruins included) with a monster beside
 * them, each once, and those spaces. Either pointer may be NULL. Returns 0 or a negative error; outputs are
 * untouched on failure. */
CARTOG_API int32_t cartog_map_monsters(const cartog_map *map, int32_t *points, cartog_spaces *spaces);

/* The mountains whose four sides are all filled or off the map. Same contract. */
CARTOG_API int32_t cartog_map_mountains(const cartog_map *map, int32_t *closed, cartog_spaces *spaces);

CARTOG_END

#endif

/* cartog/cards.h - the 41 printed cards as data, and own cards by value.
 *
 * A card is a value: copy it, change it, give it an id of your own. Printed cards have
 * ids 100 + printed number (101 to 141). Ids from 10000 up belong to users. A value
 * with a printed id must be the printed card: a changed one is refused, not half used.
 *
 * Own explore cards: 1 to 8 shapes of 1 to 121 spaces (they may be disconnected), each
 * with or without a coin, one or more terrains out of forest, village, farm, water, monster
 * and mountain, time 0 to 99. Own ambush cards: one shape without coin, terrain monster,
 * time 0, with arrow, corner and walk. An own scoring card has no value here: its id is
 * passed where scoring cards are named and is answered with CARTOG_ERROR_CARD_EXTERNAL.
 */
#ifndef CARTOG_CARDS_H
#define CARTOG_CARDS_H

#include "cartog/board.h"

#define CARTOG_KIND_EXPLORE 1 /* terrain to draw, Rift Lands included */
#define CARTOG_KIND_RUINS 2
#define CARTOG_KIND_AMBUSH 3
#define CARTOG_KIND_SCORING 4
#define CARTOG_KIND_SEASON 5
#define CARTOG_KIND_EDICT 6

/* Printed cards. */
#define CARTOG_CARD_GOBLIN_ATTACK 101
#define CARTOG_CARD_BUGBEAR_ASSAULT 102
#define CARTOG_CARD_KOBOLD_ONSLAUGHT 103
#define CARTOG_CARD_GNOLL_RAID 104
#define CARTOG_CARD_TEMPLE_RUINS 105
#define CARTOG_CARD_OUTPOST_RUINS 106
#define CARTOG_CARD_GREAT_RIVER 107
#define CARTOG_CARD_FARMLAND 108
#define CARTOG_CARD_HAMLET 109
#define CARTOG_CARD_FORGOTTEN_FOREST 110
#define CARTOG_CARD_HINTERLAND_STREAM 111
#define CARTOG_CARD_HOMESTEAD 112
#define CARTOG_CARD_ORCHARD 113
#define CARTOG_CARD_TREETOP_VILLAGE 114
#define CARTOG_CARD_MARSHLANDS 115
#define CARTOG_CARD_FISHING_VILLAGE 116
#define CARTOG_CARD_RIFT_LANDS 117
#define CARTOG_CARD_SPRING 118
#define CARTOG_CARD_SUMMER 119
#define CARTOG_CARD_FALL 120
#define CARTOG_CARD_WINTER 121
#define CARTOG_CARD_EDICT_A 122
#define CARTOG_CARD_EDICT_B 123
#define CARTOG_CARD_EDICT_C 124
#define CARTOG_CARD_EDICT_D 125
#define CARTOG_CARD_SENTINEL_WOOD 126
#define CARTOG_CARD_GREENBOUGH 127
#define CARTOG_CARD_TREETOWER 128
#define CARTOG_CARD_STONESIDE_FOREST 129
#define CARTOG_CARD_CANAL_LAKE 130
#define CARTOG_CARD_MAGES_VALLEY 131
#define CARTOG_CARD_GOLDEN_GRANARY 132
#define CARTOG_CARD_SHORESIDE_EXPANSE 133
#define CARTOG_CARD_WILDHOLDS 134
#define CARTOG_CARD_GREAT_CITY 135
#define CARTOG_CARD_GREENGOLD_PLAINS 136
#define CARTOG_CARD_SHIELDGATE 137
#define CARTOG_CARD_BORDERLANDS 138
#define CARTOG_CARD_LOST_BARONY 139
#define CARTOG_CARD_BROKEN_ROAD 140
#define CARTOG_CARD_CAULDRONS 141

#define CARTOG_CARD_OWN 10000 /* the first id that belongs to users */

#define CARTOG_CATEGORY_FOREST 1
#define CARTOG_CATEGORY_FARM_WATER 2
#define CARTOG_CATEGORY_VILLAGE 3
#define CARTOG_CATEGORY_SPACE 4

/* The neighbour on whose map an ambush is drawn follows from the arrow. Players sit
 * clockwise: an arrow to the left hands each map to the next player. */
#define CARTOG_ARROW_LEFT 1
#define CARTOG_ARROW_RIGHT 2

#define CARTOG_CORNER_TOP_LEFT 1
#define CARTOG_CORNER_TOP_RIGHT 2
#define CARTOG_CORNER_BOTTOM_RIGHT 3
#define CARTOG_CORNER_BOTTOM_LEFT 4

#define CARTOG_WALK_CLOCKWISE 1
#define CARTOG_WALK_COUNTERCLOCKWISE 2

#define CARTOG_LANGUAGE_ENGLISH 0
#define CARTOG_LANGUAGE_GERMAN 1

#define CARTOG_SHAPES_MAX 8
#define CARTOG_TIME_MAX 99
#define CARTOG_KEY_SIZE 32 /* bytes of a key with its NUL */

/* One shape of a card. Where on the 11 x 11 frame it lies does not matter. */
typedef struct {
  cartog_spaces spaces;
  uint32_t coin;     /* 1: choosing this shape fills a coin, 0: not */
  uint32_t reserved; /* 0 */
} cartog_shape;

/* Members that a kind does not name are 0. */
typedef struct {
  uint32_t id;
  uint32_t kind;
  uint32_t time;     /* explore: time value; season: the sum that ends it */
  uint32_t terrains; /* explore, ambush: bit 1 << terrain for each on offer */
  uint32_t shape_count;
  uint32_t arrow;            /* ambush */
  uint32_t corner;           /* ambush, played alone: where the walk starts */
  uint32_t walk;             /* ambush, played alone: its direction round the map */
  uint32_t category;         /* scoring */
  uint32_t solo;             /* scoring: the number subtracted from the solo rating */
  uint32_t edict_first;      /* season: which edicts score, 0 (A) to 3 (D) */
  uint32_t edict_second;     /* season */
  char key[CARTOG_KEY_SIZE]; /* lower-case word, NUL-terminated, zero to its end */
  uint64_t reserved[2];      /* 0 */
  cartog_shape shapes[CARTOG_SHAPES_MAX];
} cartog_card;

CARTOG_BEGIN

/* The printed card of an id. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_CARD_UNKNOWN; *card
 * is untouched on failure. */
CARTOG_API int32_t cartog_card_get(uint32_t id, cartog_card *card);

/* The ids of one kind, or of all for kind 0, in ascending order: writes at most cap and
 * returns how many there are, or a negative error. */
CARTOG_API int64_t cartog_card_list(uint32_t kind, uint32_t *ids, uint64_t cap);

/* The printed card with exactly this key. Returns 0, CARTOG_ERROR_NULL or
 * CARTOG_ERROR_CARD_UNKNOWN; *id is untouched on failure. */
CARTOG_API int32_t cartog_card_by_key(const char *key, uint64_t length, uint32_t *id);

/* The printed card with this key, or with this English or German name; names are UTF-8, ASCII
 * letters in any case. Returns as above. */
CARTOG_API int32_t cartog_card_find(const char *text, uint64_t length, uint32_t *id);

/* The printed card whose key needs the fewest edits to become the text, for a "did you mean".
 * Of equal ones the lowest id; kind 0 means any. Only the first 64 bytes of the text are looked at.
 * Returns 0, CARTOG_ERROR_NULL, or CARTOG_ERROR_RANGE for an unknown kind; *id is untouched on failure. */
CARTOG_API int32_t cartog_card_nearest(const char *text, uint64_t length, uint32_t kind, uint32_t *id);

/* Key and name of a printed card, "" for any other id. Static text, never NULL. */
CARTOG_API const char *cartog_card_key(uint32_t id);
CARTOG_API const char *cartog_card_name(uint32_t id, uint32_t language);

/* Whether the value is a printed card unchanged, or an own explore or ambush card within the
 * limits above. Returns 0, CARTOG_ERROR_NULL, CARTOG_ERROR_CARD_UNKNOWN (an id below 10000 that is not
 * printed), CARTOG_ERROR_CARD_EXTERNAL (own id, kind scoring), CARTOG_ERROR_CARD_KIND (own id,
 * another kind) or CARTOG_ERROR_CARD_INVALID. */
CARTOG_API int32_t cartog_card_validate(const cartog_card *card);

CARTOG_END

#endif

/* cartog/status.h - what functions return, and the words for it.
 *
 * Zero is success. A negative status is an error: the caller is wrong. A
 * positive status is a refusal: the call is fine, the game says no.
 * Numbers and slugs never change their meaning; new ones may be added, so treat
 * an unknown negative as an error and an unknown positive as a refusal.
 */
#ifndef CARTOG_STATUS_H
#define CARTOG_STATUS_H

#include "cartog/api.h"

#define CARTOG_OK 0

/* Errors of any call. */
#define CARTOG_ERROR_NULL (-1)  /* a pointer that must not be NULL is NULL */
#define CARTOG_ERROR_RANGE (-2) /* a number outside its documented range */
#define CARTOG_ERROR_SIZE (-3)  /* size member below the first release's, above 4096, or a tail that is not zero */
#define CARTOG_ERROR_CARD_UNKNOWN (-4)  /* no card has this id, key or name */
#define CARTOG_ERROR_CARD_KIND (-5)     /* the card exists but is of another kind than the call needs */
#define CARTOG_ERROR_CARD_EXTERNAL (-6) /* an own scoring card: the library cannot compute it */
#define CARTOG_ERROR_CARD_INVALID (-7)  /* an own card outside the limits, or a printed card that was changed */
#define CARTOG_ERROR_MAP (-8)           /* the map is not valid, or of a layout that this library does not know */
#define CARTOG_ERROR_SHEET (-9)         /* the same of a sheet */
#define CARTOG_ERROR_TABLE (-10)        /* the same of a table */
#define CARTOG_ERROR_FULL (-11)         /* the history, or the storage given, has no room */

/* Errors of text that does not parse. */
#define CARTOG_ERROR_SYNTAX (-20)           /* something else is expected here */
#define CARTOG_ERROR_LETTER (-21)           /* no terrain has this letter */
#define CARTOG_ERROR_TERRAIN_RESERVED (-22) /* H, h, D and d wait for a later release */
#define CARTOG_ERROR_ROW_LENGTH (-23)       /* a row has not 11 spaces */
#define CARTOG_ERROR_ROW_COUNT (-24)        /* a map has not 11 rows */
#define CARTOG_ERROR_NUMBER (-25)           /* no number, one outside its range, or one with a leading zero */
#define CARTOG_ERROR_FIELD_UNKNOWN (-26)    /* no field has this key */
#define CARTOG_ERROR_FIELD_TWICE (-27)      /* the key stood before */
#define CARTOG_ERROR_SPACE_UNKNOWN (-28)    /* spaces are a1 to k11 */
#define CARTOG_ERROR_SPACE_TWICE (-29)      /* the space stood before */
#define CARTOG_ERROR_CARD_TWICE (-30)       /* the card stood before */
#define CARTOG_ERROR_TEXT_LONG (-31)        /* longer than the form allows */
#define CARTOG_ERROR_ENCODING (-32)         /* a NUL, a byte order mark, or no UTF-8 */
#define CARTOG_ERROR_HEADER (-33)           /* a header's value, or one that another contradicts */
#define CARTOG_ERROR_HEADER_MISSING (-34)   /* Map, Players, Edicts or Start is missing */
#define CARTOG_ERROR_NAME (-35)             /* no name for a player, or one that is taken */
#define CARTOG_ERROR_PLAYER (-36)           /* no player has this name */
#define CARTOG_ERROR_EVENT (-37)            /* no event begins like this */

/* Refusals of a placement. */
#define CARTOG_REFUSAL_EMPTY 1    /* a terrain but no space */
#define CARTOG_REFUSAL_OFF_MAP 2  /* a space outside the map, or void */
#define CARTOG_REFUSAL_OCCUPIED 3 /* a space is filled already */
#define CARTOG_REFUSAL_SHAPE 4    /* the spaces are no shape of the card */
#define CARTOG_REFUSAL_RUINS 5    /* ruins are pending and the placement covers none */
#define CARTOG_REFUSAL_FALLBACK 6 /* a single space while a shape of the card fits */
#define CARTOG_REFUSAL_TERRAIN 7  /* the card does not offer the terrain */
#define CARTOG_REFUSAL_WALK 8     /* alone: not the place that the ambush walk finds */
#define CARTOG_REFUSAL_PASS 9     /* passed while something can be drawn */

/* Refusals of a step in a game. */
#define CARTOG_REFUSAL_STEP 20        /* not now: another step comes first */
#define CARTOG_REFUSAL_OWED 21        /* a draw is owed for the last card */
#define CARTOG_REFUSAL_NOT_OWED 22    /* nothing is owed on this map */
#define CARTOG_REFUSAL_DRAWER 23      /* another player draws on this map */
#define CARTOG_REFUSAL_NOT_DRAWN 24   /* nothing was drawn on this map for the last card */
#define CARTOG_REFUSAL_SEASON 25      /* the season is not complete, or not the next */
#define CARTOG_REFUSAL_SEASON_OVER 26 /* the season's time is up */
#define CARTOG_REFUSAL_OVER 27        /* the game is over */
#define CARTOG_REFUSAL_CARD 28        /* the card cannot come: not in the deck, or revealed before */
#define CARTOG_REFUSAL_AMBUSH 29      /* as many ambush cards were revealed as seasons have begun */
#define CARTOG_REFUSAL_DECK_EMPTY 30  /* no card is left to reveal */
#define CARTOG_REFUSAL_DEAL 31        /* not what the seed or the order deals */
#define CARTOG_REFUSAL_SCORED 32      /* the season is scored already */
#define CARTOG_REFUSAL_UNSCORED 33    /* a season before is not scored yet */
#define CARTOG_REFUSAL_TURN 34        /* no card with this number was revealed, or not the next number */
#define CARTOG_REFUSAL_CHECK 35       /* what a record asserts is not so */

CARTOG_BEGIN

/* Stable short name of a status, such as "occupied"; "ok" for 0 and "unknown_status"
 * for a number that the library does not know. Static text, never NULL. */
CARTOG_API const char *cartog_status_slug(int32_t status);

/* One English sentence for the status, without a full stop at its end. Static text, never NULL. */
CARTOG_API const char *cartog_status_message(int32_t status);

CARTOG_END

#endif

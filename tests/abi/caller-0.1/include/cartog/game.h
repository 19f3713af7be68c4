/* cartog/game.h - whole games: a player's sheet, the shared table, standings.
 *
 * A sheet is one player's: map, coins, the ledger of four seasons, and a history to take things back. A table
 * is shared: edicts, decks, season, time, ruins pending, and who still has to draw. They are separate on
 * purpose: a companion to play on paper uses a table alone, a score pad sheets alone, a server one table and
 * a sheet for each player. Both are plain values: a copy is a snapshot, and nothing is allocated.
 * Read their members as you like; change them only by calls.
 *
 * A game, in calls:
 *
 *   cartog_table_init, cartog_sheet_init for each player
 *   for each of four seasons:
 *     cartog_table_begin
 *     until cartog_table_info_get says CARTOG_PHASE_SCORE:
 *       cartog_table_reveal; for a card to draw, cartog_table_draw for each player, in any order
 *     cartog_table_score for each sheet
 *   cartog_standings, cartog_solo_rating
 *
 * The rules, in short. The seasons end when the time of the revealed explore cards reaches 8, 8, 7 and 6, after
 * everybody has drawn. They score edicts A+B, B+C, C+D and D+A, plus every coin filled so far, less the monster
 * penalty; totals may be negative. Ruins, Rift Lands and ambush cards add no time. A ruins card makes the next
 * explore card cover ruins; two in a row ask for no more than one; an ambush between leaves the duty waiting. Before
 * each season all explore and ruins cards return to the deck, one more ambush card enters it, and those not
 * revealed stay; a revealed ambush card leaves the game. A deck that runs out ends neither season nor game.
 * Ambush: maps go to the neighbour whom the arrow names. Players are numbered clockwise; an arrow to the
 * left has map i drawn on by player i+1, one to the right by player i-1. Coins go to the owner of the map.
 *
 * The deal. One seed gives the same game everywhere, for ever. The generator is splitmix64: state +=
 * 0x9e3779b97f4a7c15; z = state; z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9; z = (z ^ z >> 27) * 0x94d049bb133111eb; the
 * number is z ^ z >> 31. Stream k (0 for the set-up, 1 to 4 for the seasons) is a generator whose first state is number
 * k+1 of a generator that starts with the seed. below(n) draws numbers until one is less than 2^64 - 2^64 mod n, and
 * takes it modulo n. shuffle swaps item i with item below(i+1), for i from the last down to 1. Set-up: for forest, farm
 * and water, village, space, in this order, card below(4) of the category in the order of ids; these four are shuffled
 * and are edicts A to D. Then the ambush cards of the deck are shuffled: the first enters in spring, and so on. Season:
 * explore and ruins cards of the deck, then the ambush cards that have entered and were not revealed, in the order in
 * which they entered, are shuffled; the first is revealed first. Before shuffling, cards are in the order of the
 * table's deck: printed cards by id, then own cards by key.
 */
#ifndef CARTOG_GAME_H
#define CARTOG_GAME_H

#include "cartog/edicts.h"

#define CARTOG_PLAYERS_MAX 100
#define CARTOG_SEASONS 4
#define CARTOG_EDICTS 4
#define CARTOG_DECK_MAX 64     /* cards of a deck, ambush cards included */
#define CARTOG_OWN_MAX 24      /* different own cards of a deck */
#define CARTOG_REVEALS_MAX 256 /* reveals of a game: never more than four times a deck */
#define CARTOG_HISTORY_MAX 264 /* entries of a sheet: a draw for each reveal, and the seasons */

#define CARTOG_SHEET_LAYOUT 1
#define CARTOG_TABLE_LAYOUT 1

/* How a table learns what is revealed. */
#define CARTOG_MODE_OPEN 0    /* the caller names the card that was turned; it is refused where it cannot come */
#define CARTOG_MODE_SEEDED 1  /* edicts and decks follow from the seed */
#define CARTOG_MODE_ORDERED 2 /* the caller gives each season's order with cartog_table_order */

/* What comes next at a table. */
#define CARTOG_PHASE_BEGIN 0  /* cartog_table_begin: the first season has not begun */
#define CARTOG_PHASE_REVEAL 1 /* cartog_table_reveal */
#define CARTOG_PHASE_DRAW 2   /* cartog_table_draw, for the maps that are owed */
#define CARTOG_PHASE_SCORE 3  /* the season is complete: score, then cartog_table_begin */
#define CARTOG_PHASE_OVER 4   /* winter is complete: score; the game is over */

/* One season's box on a sheet. */
typedef struct {
  int32_t first;  /* points of the first edict */
  int32_t second; /* points of the second */
  int32_t coins;
  int32_t monsters; /* points lost, 0 or more */
  int32_t total;    /* first + second + coins - monsters */
  uint32_t scored;  /* 1: the season is scored, 0: it is not and the rest is 0 */
} cartog_ledger;

/* Something on a sheet that can be taken back. */
typedef struct {
  cartog_spaces spaces; /* drawn */
  cartog_spaces ruins;  /* ruins marks that an own mountain buried */
  uint32_t turn;        /* the number that the caller gave it */
  uint8_t terrain;      /* 0: a pass, or a season that was scored */
  uint8_t coins;        /* filled */
  uint8_t lost;
  uint8_t season; /* 1 to 4: the season that was scored; 0: a draw */
} cartog_entry;

/* A player's sheet. */
typedef struct {
  uint32_t layout; /* CARTOG_SHEET_LAYOUT */
  uint32_t coins;  /* on the track, 0 to 14 */
  uint32_t lost;   /* coins beyond the 14th */
  uint32_t count;  /* entries in history */
  uint64_t reserved[4];
  cartog_spaces paid;                    /* mountains that paid */
  cartog_ledger seasons[CARTOG_SEASONS]; /* spring to winter */
  cartog_map map;
  cartog_entry history[CARTOG_HISTORY_MAX];
} cartog_sheet;

/* How a table is set up. */
typedef struct {
  uint32_t size;                  /* sizeof(cartog_setup), set by the caller */
  uint32_t mode;                  /* CARTOG_MODE_... */
  uint64_t seed;                  /* for CARTOG_MODE_SEEDED, else 0 */
  uint32_t players;               /* 0 to 100; 1: played alone; 0: nobody's draws are followed */
  uint32_t flags;                 /* CARTOG_TASK_FALLBACK_CARD or 0 */
  uint32_t edicts[CARTOG_EDICTS]; /* four different scoring cards, own ones included; all 0 for the seed's */
} cartog_setup;

/* The shared table. */
typedef struct {
  uint32_t layout; /* CARTOG_TABLE_LAYOUT */
  uint32_t mode;
  uint64_t seed;
  uint32_t players;
  uint32_t flags;
  uint32_t edicts[CARTOG_EDICTS];
  uint32_t season;     /* 0 before spring, 1 to 4 */
  uint32_t time;       /* used in this season */
  uint32_t turn;       /* cards revealed in the whole game */
  uint32_t ruins;      /* 1: a ruins card waits for the next explore card */
  uint32_t duty;       /* 1: the card just revealed must cover ruins */
  uint32_t deck_count; /* cards of deck */
  uint32_t own_count;  /* cards of own */
  uint32_t ordered;    /* cards of order; 0 where the caller names them */
  uint64_t drawn[2];   /* bit i: map i is drawn for the last card */
  uint64_t used;       /* bit i: card i of the deck is revealed, this season or, an ambush card, in the game */
  uint64_t reserved[8];
  uint32_t begun[CARTOG_SEASONS]; /* turn at which each season began */
  uint32_t deck[CARTOG_DECK_MAX]; /* ids: explore and ruins cards, then ambush cards in the order in which they enter */
  uint8_t order[CARTOG_DECK_MAX]; /* this season's, as indices into deck */
  uint8_t reveals[CARTOG_REVEALS_MAX]; /* all reveals, as indices into deck */
  cartog_card own[CARTOG_OWN_MAX];
} cartog_table;

/* What there is to know about a table. */
typedef struct {
  uint32_t size;      /* sizeof(cartog_table_info), set by the caller */
  uint32_t phase;     /* CARTOG_PHASE_... */
  uint32_t season;    /* 0 before spring, 1 to 4 */
  uint32_t time;      /* used */
  uint32_t threshold; /* that ends the season; 0 before spring */
  uint32_t turn;      /* cards revealed */
  uint32_t card;      /* id of the last card revealed, 0 where there is none */
  uint32_t kind;      /* its kind */
  uint32_t ruins;     /* 1: ruins are pending for the next explore card */
  uint32_t owed;      /* maps that the last card has still to be drawn on */
  uint32_t first;     /* id of the season's first edict, 0 before spring */
  uint32_t second;    /* and second */
} cartog_table_info;

/* What counts for standings. */
typedef struct {
  int32_t total;
  int32_t monsters; /* points lost to monsters in all seasons, 0 or more */
} cartog_standing;

/* Findings of an audit. */
#define CARTOG_FINDING_START 1      /* mountains, wasteland, void or ruins differ from the blank map */
#define CARTOG_FINDING_COINS_LOW 2  /* fewer coins than mountains closed in the game */
#define CARTOG_FINDING_COINS_HIGH 3 /* more coins than mountains closed and coin shapes that can have come */
#define CARTOG_FINDING_MONSTERS 4   /* monsters that no ambush shapes and single spaces can make */
#define CARTOG_FINDING_SPACES 5     /* more spaces drawn than the time used allows */
#define CARTOG_FINDING_SUM 6        /* a box's total is not what its numbers add up to */
#define CARTOG_FINDING_BOX_COINS 7  /* a box's coins are fewer than in the season before, or more than the sheet's */
#define CARTOG_FINDING_BOX_RANGE 8  /* a box's coins or penalty cannot be on any map */
#define CARTOG_FINDING_FIRST 9      /* the last box's first edict is not what the map scores */
#define CARTOG_FINDING_SECOND 10    /* the same of the second */
#define CARTOG_FINDING_PENALTY 11   /* the same of the monster penalty */
#define CARTOG_FINDING_TIME 12      /* time that a season cannot have used, or boxes of seasons that are not complete */

#define CARTOG_FINDINGS_MAX 32

/* A sheet as somebody typed it in. The game is the printed one, with the base deck. */
typedef struct {
  uint32_t size;   /* sizeof(cartog_audit), set by the caller */
  uint32_t season; /* 1 to 4; 0 where it is not known: then time is not looked at */
  uint32_t time;   /* used in that season, 0 to 999 */
  uint32_t coins;  /* 0 to 14; ignored without has_coins */
  uint32_t has_coins;
  uint32_t alone;                 /* 1: ambush shapes are not turned */
  uint32_t boxes;                 /* seasons that are scored, 0 to 4 */
  uint32_t edicts[CARTOG_EDICTS]; /* 0 where unknown */
  uint32_t reserved;              /* 0 */
  cartog_ledger seasons[CARTOG_SEASONS];
  cartog_map start; /* the blank map */
  cartog_map map;
} cartog_audit;

/* Something that cannot be. */
typedef struct {
  cartog_spaces spaces; /* the cause, where it is spaces */
  uint32_t kind;        /* CARTOG_FINDING_... */
  uint32_t season;      /* of a box, 1 to 4; else 0 */
  int32_t expected;     /* the number that would be right, or the bound that is passed */
  int32_t found;
} cartog_finding;

CARTOG_BEGIN

/* ---- sheets ---- */

/* A sheet with that map, no coin and no season. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_MAP; *sheet is
 * untouched on failure, as it is in every call below. */
CARTOG_API int32_t cartog_sheet_init(cartog_sheet *sheet, const cartog_map *map);

/* Puts on a sheet what is on paper now: map and coins (0 to 14). Seasons that are scored stay, the history is dropped.
 * For score pads, whose players draw without telling. Returns 0, CARTOG_ERROR_NULL, _SHEET, _MAP or _RANGE. */
CARTOG_API int32_t cartog_sheet_load(cartog_sheet *sheet, const cartog_map *map, uint32_t coins);

/* Whether the bytes are a sheet that this library understands. Calls on others return CARTOG_ERROR_SHEET, or where only
 * numbers are wrong some answer, and touch nothing outside. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_SHEET. */
CARTOG_API int32_t cartog_sheet_validate(const cartog_sheet *sheet);

/* Draws on the map if legal, and fills the coins. turn is a number of the caller's by which the draw is taken
 * back, and must not be less than that of the last entry. Returns as cartog_placement_apply, CARTOG_ERROR_SHEET,
 * CARTOG_ERROR_RANGE (turn), or CARTOG_ERROR_FULL (history). outcome and verdict may be NULL. */
CARTOG_API int32_t cartog_sheet_draw(cartog_sheet *sheet, const cartog_task *task, const cartog_placement *placement,
                                     uint32_t turn, cartog_outcome *outcome, cartog_verdict *verdict);

/* Scores a season (1 to 4) by two cards. For a card with an own id the points are taken from external[0] or
 * external[1] (-1000000 to 1000000); otherwise external may be NULL. Seasons are scored in order, each once. turn as
 * above. *ledger, where not NULL, is a copy of the box. Returns 0, CARTOG_ERROR_NULL (external is needed), _SHEET,
 * _RANGE (season, points, turn), _CARD_UNKNOWN, _CARD_KIND, _FULL, CARTOG_REFUSAL_SCORED (done before), or
 * CARTOG_REFUSAL_SEASON (one before it is not scored). */
CARTOG_API int32_t cartog_sheet_score(cartog_sheet *sheet, uint32_t season, uint32_t first, uint32_t second,
                                      const int32_t *external, uint32_t turn, cartog_ledger *ledger);

/* Takes back everything with that turn or a later one: map, ruins, coins paid and lost, seasons scored. What was
 * forgotten stays. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_SHEET. */
CARTOG_API int32_t cartog_sheet_undo(cartog_sheet *sheet, uint32_t turn);

/* Drops the history, so that there is room again and nothing before can be taken back. Returns 0, CARTOG_ERROR_NULL or
 * CARTOG_ERROR_SHEET. */
CARTOG_API int32_t cartog_sheet_forget(cartog_sheet *sheet);

/* Totals of the seasons scored so far. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_SHEET. */
CARTOG_API int32_t cartog_sheet_total(const cartog_sheet *sheet, cartog_standing *standing);

/* ---- tables ---- */

/* Sets a table up before spring. deck names count cards, explore, ruins and ambush in any order, repeats being cards
 * of their own; NULL with count 0 is the base deck (101 to 117). own holds the values of the own cards that it names.
 * The setup's edicts must be different. Returns 0, CARTOG_ERROR_NULL, _SIZE, _RANGE (numbers of players, cards or
 * flags; mode; a seed without CARTOG_MODE_SEEDED), _CARD_UNKNOWN (an id that is neither printed nor in own),
 * _CARD_KIND, _CARD_INVALID, _CARD_TWICE (an edict, or two own cards with one id or key, or with a printed key), or
 * CARTOG_REFUSAL_DEAL (edicts given that are not the seed's). */
CARTOG_API int32_t cartog_table_init(cartog_table *table, const cartog_setup *setup, const uint32_t *deck,
                                     uint64_t count, const cartog_card *own, uint64_t own_count);

/* Whether the bytes are a table that this library understands. Calls on others return CARTOG_ERROR_TABLE, or where only
 * numbers are wrong some answer, and touch nothing outside. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_TABLE. */
CARTOG_API int32_t cartog_table_validate(const cartog_table *table);

/* Fills *info. Returns 0, CARTOG_ERROR_NULL, _SIZE or _TABLE. */
CARTOG_API int32_t cartog_table_info_get(const cartog_table *table, cartog_table_info *info);

/* Begins the next season. Returns 0, an error, CARTOG_REFUSAL_SEASON (the season before is not complete), or
 * CARTOG_REFUSAL_OVER. */
CARTOG_API int32_t cartog_table_begin(cartog_table *table);

/* Gives the order of the season that has just begun, in CARTOG_MODE_ORDERED: all explore and ruins cards of the deck
 * and as many ambush cards as can be in it, none revealed before. Returns 0, an error, CARTOG_ERROR_RANGE (mode),
 * CARTOG_REFUSAL_STEP (before spring, or the season has its order), or CARTOG_REFUSAL_CARD (the cards are not those of the
 * season's deck). After an undo into an earlier season its order has to be given again, beginning with the cards that
 * are still revealed. */
CARTOG_API int32_t cartog_table_order(cartog_table *table, const uint32_t *cards, uint64_t count);

/* Reveals a card. With an open table card names it; otherwise it is 0, or the card that is expected. *revealed,
 * where not NULL, is its id. After an explore or ambush card cartog_table_draw is due for each player. Returns 0, an
 * error, CARTOG_REFUSAL_STEP (before spring, or no order was given), CARTOG_REFUSAL_OWED (a draw is owed),
 * CARTOG_REFUSAL_SEASON_OVER (time is up), CARTOG_REFUSAL_DECK_EMPTY, CARTOG_REFUSAL_CARD (not in the deck, or revealed
 * before), CARTOG_REFUSAL_AMBUSH (as many ambush cards were revealed as seasons have begun), or CARTOG_REFUSAL_DEAL
 * (not the card that is next). */
CARTOG_API int32_t cartog_table_reveal(cartog_table *table, uint32_t card, uint32_t *revealed);

/* What the last card asks of map number owner, and who draws on it; each output may be NULL. Returns 0, an error,
 * CARTOG_ERROR_RANGE (owner), or CARTOG_REFUSAL_NOT_OWED. A table without players answers for owner 0 until the
 * next card. */
CARTOG_API int32_t cartog_table_task(const cartog_table *table, uint32_t owner, cartog_task *task, uint32_t *drawer);

/* Draws what the last card asks for on that owner's sheet. drawer must be the one whom cartog_table_task names. Returns
 * as cartog_table_task and cartog_sheet_draw, CARTOG_REFUSAL_DRAWER, or CARTOG_REFUSAL_UNSCORED (a season before this
 * one is not scored on the sheet). */
CARTOG_API int32_t cartog_table_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner, uint32_t drawer,
                                     const cartog_placement *placement, cartog_outcome *outcome,
                                     cartog_verdict *verdict);

/* Notes a draw that was made elsewhere, on paper. Returns as cartog_table_task. */
CARTOG_API int32_t cartog_table_note(cartog_table *table, uint32_t owner);

/* Takes back what was drawn on that map for the last card, and with it the scoring of the season; sheet may be NULL.
 * Returns 0, an error, CARTOG_ERROR_RANGE, or CARTOG_REFUSAL_NOT_DRAWN: nothing was, or the sheet has forgotten it. */
CARTOG_API int32_t cartog_table_undo_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner);

/* Scores the complete season on a sheet by the table's edicts. Returns as cartog_sheet_score, and
 * CARTOG_REFUSAL_SEASON while the season is not complete. */
CARTOG_API int32_t cartog_table_score(const cartog_table *table, cartog_sheet *sheet, const int32_t *external,
                                      cartog_ledger *ledger);

/* Goes back to just before card number turn (from 1) was revealed; seasons that began later are undone with it. Call
 * cartog_sheet_undo with the same number on every sheet. Returns 0, an error, or CARTOG_REFUSAL_TURN (no such card). */
CARTOG_API int32_t cartog_table_undo(cartog_table *table, uint32_t turn);

/* A card of the table's deck, printed or own, by id. Returns 0, an error, or CARTOG_ERROR_CARD_UNKNOWN. */
CARTOG_API int32_t cartog_table_card(const cartog_table *table, uint32_t id, cartog_card *card);

/* The ids of all cards revealed, first to last: writes at most cap and returns how many there are, or a negative
 * error. */
CARTOG_API int64_t cartog_table_reveals(const cartog_table *table, uint32_t *cards, uint64_t cap);

/* ---- deals and ends ---- */

/* The edicts A to D of a seed. Returns 0 or CARTOG_ERROR_NULL. */
CARTOG_API int32_t cartog_deal_edicts(uint64_t seed, uint32_t edicts[CARTOG_EDICTS]);

/* Ranks: 1 + the number of players strictly ahead, by total, then by fewer points lost to monsters. At most 10000
 * players. Returns 0, CARTOG_ERROR_NULL or CARTOG_ERROR_RANGE. */
CARTOG_API int32_t cartog_standings(const cartog_standing *standings, uint64_t count, uint32_t *ranks);

/* Alone: total less the solo numbers of the four edicts. Returns 0, CARTOG_ERROR_NULL, _RANGE (a total so low that the
 * rating is below -2^31), _CARD_UNKNOWN, _CARD_KIND, or _CARD_EXTERNAL: an own scoring card has no solo number, so there is
 * no rating. *rating is untouched on failure. */
CARTOG_API int32_t cartog_solo_rating(int32_t total, const uint32_t edicts[CARTOG_EDICTS], int32_t *rating);

/* The title of a rating: the highest whose bound (30, 20, 10, 0, -5, -10, -20, -30) is reached, and the lowest below
 * that. Static text. */
CARTOG_API const char *cartog_solo_title(int32_t rating);

/* ---- audit ---- */

/* What cannot be on a sheet, whatever was drawn when; no finding does not prove that the game was right. Writes at
 * most cap findings and returns how many there are (0 to CARTOG_FINDINGS_MAX), CARTOG_ERROR_NULL, _SIZE, _MAP, or
 * _RANGE for a member outside its range. */
CARTOG_API int64_t cartog_audit_list(const cartog_audit *audit, cartog_finding *findings, uint64_t cap);

/* Short name and sentence of a finding's kind; "" for another number. Static text. */
CARTOG_API const char *cartog_finding_slug(uint32_t kind);
CARTOG_API const char *cartog_finding_message(uint32_t kind);

CARTOG_END

#endif

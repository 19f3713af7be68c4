/* A game as its record tells it. Inside the reference engine only.
 *
 * Functions that can refuse return null, or why they refuse; a refusal leaves the game as it was. */
#ifndef REF_GAME_H
#define REF_GAME_H

#include "referee.h"
#include "text.h"

#define REF_PRINTED_CARDS 17 /* explore, ruins and ambush cards */
#define REF_FIRST_OWN_CARD 10000

typedef struct {
  char key[32];
  ref_card card;
} ref_known;

/* a player's part of what can change */
typedef struct {
  ref_player sheet;
  int drawn;                 /* the current card was drawn on this map */
  int given[REF_SEASONS][2]; /* the points of an external edict are known */
  long long points[REF_SEASONS][2];
} ref_seat;

/* all that can change */
typedef struct {
  int season; /* 0 before spring, then 1 to 4 */
  int time;
  int revealed; /* cards in the whole game, the last of them is the current card */
  int pending;  /* ruins wait for the next explore card */
  int duty;     /* the current explore card must cover ruins */
  ref_seat *seat;
} ref_state;

typedef struct {
  int position; /* in the deck */
  int season;
  ref_state before;
} ref_reveal;

enum { REF_FIRST_LINE, REF_HEADERS, REF_EVENTS };

typedef struct {
  int part; /* of the record: REF_FIRST_LINE, REF_HEADERS or REF_EVENTS */
  ref_words words;

  unsigned seen; /* known headers, a bit each */
  char side;     /* 'A', 'B' or 'o' for an own map, 0 while unknown */
  int has_start;
  ref_map start;
  int players;
  char name[REF_MOST_PLAYERS][32];
  int shown; /* players with a display name */
  char shown_name[REF_MOST_PLAYERS][32];
  int has_edicts;
  int edict[4]; /* printed number, 0 for an external edict */
  int fallback_card;
  int seeded;
  uint64_t seed;
  ref_known *cards; /* the printed cards by number, then own cards as they were declared */
  int card_count;
  int *deck; /* places in cards, in canonical order, a place a copy */
  int deck_count;

  ref_state now;
  ref_reveal *reveals; /* one for each revealed card */
  int room;
} ref_game;

/* memory that is there, or the end of the program */
void *ref_memory(void *old, size_t count, size_t size);

ref_game *ref_game_new(void);
void ref_game_free(ref_game *g);

/* takes the next line without its line end */
const char *ref_game_line(ref_game *g, const char *bytes, size_t length);

/* the three kinds of line; header lines are given without their comment */
const char *ref_header(ref_game *g, const char *bytes, size_t length);
const char *ref_headers_end(ref_game *g);
const char *ref_event(ref_game *g, const ref_words *words);

/* events that assert something and change nothing but the points of external edicts */
const char *ref_assert_check(ref_game *g, const ref_words *words);
const char *ref_assert_score(ref_game *g, const ref_words *words);
const char *ref_assert_end(ref_game *g, const ref_words *words);

/* declares an own card out of the words of its header */
const char *ref_own_explore(ref_game *g, const ref_words *words);
const char *ref_own_ambush(ref_game *g, const ref_words *words);

/* the place in cards, or -1 */
int ref_find_card(const ref_game *g, const char *key);

/* a player by the first length bytes of text, or -1 */
int ref_find_player(const ref_game *g, const char *text, size_t length);

/* makes the deck out of places in cards in any order */
void ref_set_deck(ref_game *g, const int *places, int count);

/* the ambush cards of the deck by position; returns how many */
int ref_ambush_positions(const ref_game *g, int *positions);

/* the deck positions that may be revealed now; positions has room for the whole deck */
int ref_candidates(const ref_game *g, int *positions);

/* deals the start map to everybody */
void ref_begin(ref_game *g);

/* the current card, null before the first */
const ref_card *ref_current_card(const ref_game *g);

/* what the current card asks for */
ref_duty ref_current_duty(const ref_game *g);

/* who draws the current card on this player's map */
int ref_drawer_for(const ref_game *g, int owner);

/* maps that still wait for the current card */
int ref_owed(const ref_game *g);

/* 1 when this player's next shape must cover ruins */
int ref_must_cover_ruins(const ref_game *g, int player);

/* 1 when the threshold is reached and everybody has drawn */
int ref_season_over(const ref_game *g);

/* 1 when the season is over and the points of its external edicts are known */
int ref_season_complete(const ref_game *g);

/* the current season's ledger as the map stands; unknown external points are 0 */
ref_ledger ref_ledger_of(const ref_game *g, int player);

/* brings ledgers, totals and ranks up to date */
void ref_settle(ref_game *g);

/* points of the game minus the solo numbers, 0 unless it is a complete game of one player with printed edicts */
int ref_rating(const ref_game *g);

const char *ref_begin_season(ref_game *g, int season);
const char *ref_reveal_card(ref_game *g, long long number, int kind, int card);

/* a pass is an empty set of terrain 0 */
const char *ref_draw_on(ref_game *g, int owner, int terrain, const ref_set *spaces);

/* back to the moment before the card was revealed */
const char *ref_undo_card(ref_game *g, long long number);
const char *ref_undo_draw(ref_game *g, long long number, int owner);

#endif

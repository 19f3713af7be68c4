/*
 * The slow referee of whole games: it reads a game record line by line and accepts or refuses it, and it plays random
 * legal games and writes their records. It stands on the engine for single maps and shares nothing with the library.
 */
#ifndef REF_REFEREE_H
#define REF_REFEREE_H

#include "reference.h"

#include <stddef.h>

#define REF_MOST_PLAYERS 100
#define REF_SEASONS 4

typedef struct {
  int scored;
  int first, second, coins, monsters, total;
} ref_ledger;

typedef struct {
  char name[32];
  ref_ledger season[REF_SEASONS];
  int total;
  int coins; /* on the track, 14 at most */
  int lost;  /* coins beyond the track */
  int rank;  /* 1 + number of players strictly ahead */
  ref_map map;
} ref_player;

typedef struct {
  int ok;
  int complete;                        /* winter is over and scored */
  long line;                           /* the first wrong line, from 1; 0 when ok */
  char why[96];                        /* empty when ok */
  int players;                         /* 0 while the headers are not over */
  ref_player player[REF_MOST_PLAYERS]; /* as they stand after the last right line */
  int rating;                          /* of a complete game of one player without an external edict, else 0 */
} ref_result;

/* A record cut after any line end is ok. The wrong line is the first one after which no right record can follow, so of
   two headers that contradict each other it is the second. */
void ref_replay(const char *text, size_t length, ref_result *result);

typedef struct {
  int players;
  int side; /* 0 A, 1 B, 2 a random own map */
  int own_cards;
  int fallback_card;
  int undo;   /* sprinkle undo events */
  int seeded; /* a Seed header, and its deal */
} ref_options;

/* the complete record of a random legal game, to be freed by the caller */
char *ref_play(uint64_t random, ref_options options);

/* The seeded deal before spring. edicts: the scoring cards under A to D. ambush: in, the ambush cards of the deck in
   canonical order; out, in the order in which they enter, one a season. */
void ref_deal_setup(uint64_t seed, int edicts[4], int *ambush, int ambush_count);

/* The seeded deal of a season, 1 to 4. deck: in, the explore and ruins cards in canonical order, then the ambush cards
   that have entered and were not revealed, in order of entry; out, in the order in which they are revealed. */
void ref_deal_season(uint64_t seed, int season, int *deck, int count);

#endif

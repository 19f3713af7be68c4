/* Which cards are in the deck and which of them can be revealed. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

int ref_find_card(const ref_game *g, const char *key) {
  for (int i = 0; i < g->card_count; i++)
    if (strcmp(g->cards[i].key, key) == 0)
      return i;
  return -1;
}

static const ref_card *card_at(const ref_game *g, int position) {
  return &g->cards[g->deck[position]].card;
}

/* Printed cards by number, then own cards by key. */
static int in_canonical_order(const void *left, const void *right) {
  const ref_known *a = *(const ref_known *const *)left;
  const ref_known *b = *(const ref_known *const *)right;

  if (a->card.number < REF_FIRST_OWN_CARD || b->card.number < REF_FIRST_OWN_CARD)
    return a->card.number - b->card.number;
  return strcmp(a->key, b->key);
}

void ref_set_deck(ref_game *g, const int *places, int count) {
  const ref_known **sorted = ref_memory(NULL, (size_t)count, sizeof *sorted);

  for (int i = 0; i < count; i++)
    sorted[i] = &g->cards[places[i]];
  qsort(sorted, (size_t)count, sizeof *sorted, in_canonical_order);
  g->deck = ref_memory(g->deck, (size_t)count, sizeof *g->deck);
  for (int i = 0; i < count; i++)
    g->deck[i] = (int)(sorted[i] - g->cards);
  g->deck_count = count;
  free(sorted);
}

int ref_ambush_positions(const ref_game *g, int *positions) {
  int count = 0;

  for (int i = 0; i < g->deck_count; i++)
    if (card_at(g, i)->kind == REF_AMBUSH)
      positions[count++] = i;
  return count;
}

/* An ambush card leaves the game when it is revealed, any other card comes back with the next season. */
static int is_used_up(const ref_game *g, int position) {
  for (int i = 0; i < g->now.revealed; i++)
    if (g->reveals[i].position == position &&
        (card_at(g, position)->kind == REF_AMBUSH || g->reveals[i].season == g->now.season))
      return 1;
  return 0;
}

static int was_revealed_before_this_season(const ref_game *g, int position) {
  for (int i = 0; i < g->now.revealed; i++)
    if (g->reveals[i].position == position && g->reveals[i].season < g->now.season)
      return 1;
  return 0;
}

static int revealed_ambushes(const ref_game *g) {
  int count = 0;

  for (int i = 0; i < g->now.revealed; i++)
    if (card_at(g, g->reveals[i].position)->kind == REF_AMBUSH)
      count++;
  return count;
}

/* Nobody knows which ambush cards have entered, only how many: one a season. */
static int open_candidates(const ref_game *g, int *positions) {
  int ambush_can_come = revealed_ambushes(g) < g->now.season;
  int count = 0;

  for (int i = 0; i < g->deck_count; i++)
    if ((card_at(g, i)->kind != REF_AMBUSH || ambush_can_come) && !is_used_up(g, i))
      positions[count++] = i;
  return count;
}

static int revealed_this_season(const ref_game *g) {
  int count = 0;

  for (int i = 0; i < g->now.revealed; i++)
    if (g->reveals[i].season == g->now.season)
      count++;
  return count;
}

/* The season is dealt anew each time, from what its deck was when the season began. */
static int dealt_candidates(const ref_game *g, int *positions) {
  int *ambush = ref_memory(NULL, (size_t)g->deck_count, sizeof *ambush);
  int ambush_count = ref_ambush_positions(g, ambush);
  int edicts[4], count = 0, next = revealed_this_season(g);

  ref_deal_setup(g->seed, edicts, ambush, ambush_count);
  for (int i = 0; i < g->deck_count; i++)
    if (card_at(g, i)->kind != REF_AMBUSH)
      positions[count++] = i;
  for (int i = 0; i < ambush_count && i < g->now.season; i++)
    if (!was_revealed_before_this_season(g, ambush[i]))
      positions[count++] = ambush[i];
  ref_deal_season(g->seed, g->now.season, positions, count);
  free(ambush);
  if (next >= count)
    return 0;
  positions[0] = positions[next];
  return 1;
}

int ref_candidates(const ref_game *g, int *positions) {
  return g->seeded ? dealt_candidates(g, positions) : open_candidates(g, positions);
}

/* The course of a game: seasons, reveals, draws and undo. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

#include "keys.h"

#define COIN_TRACK 14

static ref_state copy_of(const ref_game *g, const ref_state *state) {
  ref_state copy = *state;
  size_t players = (size_t)g->players;

  copy.seat = ref_memory(NULL, players, sizeof *copy.seat);
  memcpy(copy.seat, state->seat, players * sizeof *copy.seat);
  return copy;
}

void ref_begin(ref_game *g) {
  size_t players = (size_t)g->players;

  g->now.seat = ref_memory(NULL, players, sizeof *g->now.seat);
  memset(g->now.seat, 0, players * sizeof *g->now.seat);
  for (int p = 0; p < g->players; p++) {
    memcpy(g->now.seat[p].sheet.name, g->name[p], sizeof g->name[p]);
    g->now.seat[p].sheet.map = g->start;
  }
  ref_settle(g);
}

const ref_card *ref_current_card(const ref_game *g) {
  if (g->now.revealed == 0)
    return NULL;
  return &g->cards[g->deck[g->reveals[g->now.revealed - 1].position]].card;
}

ref_duty ref_current_duty(const ref_game *g) {
  ref_duty duty;

  duty.ruins = g->now.duty;
  duty.solo = g->players == 1;
  duty.fallback_card = g->fallback_card;
  return duty;
}

/* Players are numbered clockwise, so the left neighbour is the next player. A map goes where the arrow shows. */
int ref_drawer_for(const ref_game *g, int owner) {
  const ref_card *card = ref_current_card(g);

  if (card->kind != REF_AMBUSH)
    return owner;
  if (card->pass_left)
    return (owner + 1) % g->players;
  return (owner + g->players - 1) % g->players;
}

int ref_owed(const ref_game *g) {
  const ref_card *card = ref_current_card(g);
  int owed = 0;

  if (!card || card->kind == REF_RUINS)
    return 0;
  for (int p = 0; p < g->players; p++)
    if (!g->now.seat[p].drawn)
      owed++;
  return owed;
}

int ref_must_cover_ruins(const ref_game *g, int player) {
  return g->now.pending || (g->now.duty && !g->now.seat[player].drawn);
}

static int threshold_reached(const ref_game *g) {
  return g->now.season > 0 && g->now.time >= ref_season_threshold(g->now.season);
}

int ref_season_over(const ref_game *g) {
  return threshold_reached(g) && ref_owed(g) == 0;
}

int ref_season_complete(const ref_game *g) {
  if (!ref_season_over(g))
    return 0;
  for (int p = 0; p < g->players; p++)
    for (int which = 0; which < 2; which++)
      if (!g->edict[ref_season_edict(g->now.season, which)] && !g->now.seat[p].given[g->now.season - 1][which])
        return 0;
  return 1;
}

const char *ref_begin_season(ref_game *g, int season) {
  if (season != g->now.season + 1)
    return "not the next season";
  if (g->now.season > 0 && !ref_season_complete(g))
    return "the season before is not complete";
  g->now.season = season;
  g->now.time = 0;
  g->now.pending = 0;
  g->now.duty = 0;
  return NULL;
}

/* One of the cards that can come now, or -1. */
static int candidate(const ref_game *g, int card) {
  int *positions = ref_memory(NULL, (size_t)g->deck_count, sizeof *positions);
  int count = ref_candidates(g, positions);
  int found = -1;

  for (int i = count - 1; i >= 0; i--)
    if (g->deck[positions[i]] == card)
      found = positions[i];
  free(positions);
  return found;
}

static void remember(ref_game *g, int position) {
  ref_reveal *reveal;

  if (g->now.revealed == g->room) {
    g->room = 2 * g->room + 16;
    g->reveals = ref_memory(g->reveals, (size_t)g->room, sizeof *g->reveals);
  }
  reveal = &g->reveals[g->now.revealed];
  reveal->position = position;
  reveal->season = g->now.season;
  reveal->before = copy_of(g, &g->now);
}

/* An ambush leaves the ruins duty to the next explore card. */
static void turn_over(ref_game *g, const ref_card *card) {
  g->now.revealed++;
  g->now.time += card->time;
  g->now.duty = 0;
  if (card->kind == REF_RUINS)
    g->now.pending = 1;
  if (card->kind == REF_EXPLORE) {
    g->now.duty = g->now.pending;
    g->now.pending = 0;
  }
  for (int p = 0; p < g->players; p++)
    g->now.seat[p].drawn = 0;
}

const char *ref_reveal_card(ref_game *g, long long number, int kind, int card) {
  int position;

  if (g->now.season == 0)
    return "no season has begun";
  if (number != g->now.revealed + 1)
    return "not the number of the next card";
  if (ref_owed(g) > 0)
    return "the card before is not drawn on every map";
  if (threshold_reached(g))
    return "the season has no time left";
  if (g->cards[card].card.kind != kind)
    return "the card is of another kind";
  position = candidate(g, card);
  if (position < 0)
    return g->seeded ? "not the card that the seed deals" : "the card can't come now";
  remember(g, position);
  turn_over(g, &g->cards[card].card);
  return NULL;
}

const char *ref_draw_on(ref_game *g, int owner, int terrain, const ref_set *spaces) {
  const ref_card *card = ref_current_card(g);
  ref_seat *seat = &g->now.seat[owner];
  int coins, shape_coin;
  ref_set mountains;

  if (!card || card->kind == REF_RUINS || seat->drawn)
    return "no draw is owed on this map";
  coins = ref_draw(&seat->sheet.map, card, ref_current_duty(g), terrain, spaces, &shape_coin, &mountains);
  if (coins < 0)
    return "the placement is illegal";
  for (; coins > 0; coins--) {
    if (seat->sheet.coins < COIN_TRACK)
      seat->sheet.coins++;
    else
      seat->sheet.lost++;
  }
  seat->drawn = 1;
  ref_settle(g);
  return NULL;
}

const char *ref_undo_card(ref_game *g, long long number) {
  int index = (int)number - 1;

  if (number < 1 || number > g->now.revealed)
    return "no such card was revealed";
  for (int i = index + 1; i < g->now.revealed; i++)
    free(g->reveals[i].before.seat);
  free(g->now.seat);
  g->now = g->reveals[index].before;
  return NULL;
}

/* Since the card was revealed this draw is all that happened to the map. */
const char *ref_undo_draw(ref_game *g, long long number, int owner) {
  const ref_reveal *last;
  ref_seat *seat = &g->now.seat[owner];

  if (number < 1 || number != g->now.revealed)
    return "not the last revealed card";
  last = &g->reveals[g->now.revealed - 1];
  if (last->season != g->now.season)
    return "a new season has begun since";
  if (ref_current_card(g)->kind == REF_RUINS || !seat->drawn)
    return "the card is not drawn on this map";
  seat->sheet.map = last->before.seat[owner].sheet.map;
  seat->sheet.coins = last->before.seat[owner].sheet.coins;
  seat->sheet.lost = last->before.seat[owner].sheet.lost;
  seat->drawn = 0;
  for (int p = 0; p < g->players; p++)
    memset(g->now.seat[p].given[g->now.season - 1], 0, sizeof g->now.seat[p].given[0]);
  ref_settle(g);
  return NULL;
}

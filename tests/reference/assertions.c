/* The events that assert: check, score, end. */
#include "game.h"
#include "keys.h"

#include <stdlib.h>
#include <string.h>

#define MOST_EXTERNAL_POINTS 1000000

enum { FIRST, SECOND, COINS, MONSTERS, TOTAL, NUMBERS };

/* the right side of an entry; a question mark leaves a number out */
typedef struct {
  int said[NUMBERS];
  long long value[NUMBERS];
} claim;

/* Steps behind the head of a field such as "c=". */
static const char *field(const char *word, const char *head) {
  size_t length = strlen(head);

  return strncmp(word, head, length) == 0 ? word + length : NULL;
}

static int season_and_time_hold(const ref_game *g, const char *text) {
  long long season, time;

  return ref_read_number(&text, &season) && *text++ == '.' && ref_number_in(text, 0, g->now.time, &time) &&
         season == g->now.season && time == g->now.time;
}

/* The totals of exactly the seasons that are scored. */
static int totals_hold(const ref_player *sheet, const char *text) {
  int count = 0;

  for (int s = 0; s < REF_SEASONS; s++) {
    long long total;

    if (!sheet->season[s].scored)
      continue;
    if (count++ > 0 && *text++ != ',')
      return 0;
    if (!ref_read_number(&text, &total) || total != sheet->season[s].total)
      return 0;
  }
  return count > 0 && *text == '\0';
}

static int map_holds(const ref_player *sheet, const char *text) {
  ref_map map;

  return ref_read_board(text, &map) && memcmp(&map, &sheet->map, sizeof map) == 0;
}

static int field_holds(const ref_game *g, int player, int which, const char *text) {
  const ref_player *sheet = &g->now.seat[player].sheet;
  long long coins;

  switch (which) {
  case 0:
    return season_and_time_hold(g, text);
  case 1:
    return ref_number_in(text, 0, 14, &coins) && coins == sheet->coins;
  case 2:
    return strcmp(text, "r") == 0 && ref_must_cover_ruins(g, player);
  case 3:
    return totals_hold(sheet, text);
  default:
    return map_holds(sheet, text);
  }
}

const char *ref_assert_check(ref_game *g, const ref_words *w) {
  static const char *const heads[] = {"s=", "c=", "n=", "p=", "map="};
  int seen[5] = {0};
  int player;

  if (g->now.season == 0)
    return "no season has begun";
  if (w->count < 3)
    return "check takes a player and fields";
  player = ref_find_player(g, w->word[1], strlen(w->word[1]));
  if (player < 0)
    return "no such player";
  for (int i = 2; i < w->count; i++) {
    int which = 0;

    while (which < 5 && !field(w->word[i], heads[which]))
      which++;
    if (which == 5 || seen[which]++)
      return "no such field, or twice";
    if (!field_holds(g, player, which, field(w->word[i], heads[which])))
      return "the check does not hold";
  }
  return NULL;
}

static int read_number(const char **at, claim *c, int which) {
  c->said[which] = **at != '?';
  if (c->said[which])
    return ref_read_number(at, &c->value[which]);
  (*at)++;
  return 1;
}

/* first+second+coins-monsters=total, or a question mark for all of it */
static int read_ledger(const char *text, claim *c) {
  static const char signs[NUMBERS] = {'+', '+', '-', '=', '\0'};

  memset(c, 0, sizeof *c);
  if (strcmp(text, "?") == 0)
    return 1;
  for (int i = 0; i < NUMBERS; i++) {
    if (!read_number(&text, c, i) || *text != signs[i])
      return 0;
    text++;
  }
  return 1;
}

/* The player of an entry who has none before it in the line; -1 when there is none. */
static int player_of_entry(const ref_game *g, const char *word, int seen[REF_MOST_PLAYERS], const char **right) {
  const char *sign = strchr(word, '=');
  int player = sign ? ref_find_player(g, word, (size_t)(sign - word)) : -1;

  if (player < 0 || seen[player])
    return -1;
  seen[player] = 1;
  *right = sign + 1;
  return player;
}

/* Once told, the points of an external edict stand until a draw of the season is undone. */
static int take_external_points(ref_game *g, int player, const claim *c) {
  ref_seat *seat = &g->now.seat[player];
  int season = g->now.season;

  for (int which = 0; which < 2; which++) {
    if (g->edict[ref_season_edict(season, which)] || !c->said[which] || seat->given[season - 1][which])
      continue;
    if (c->value[which] < -MOST_EXTERNAL_POINTS || c->value[which] > MOST_EXTERNAL_POINTS)
      return 0;
    seat->given[season - 1][which] = 1;
    seat->points[season - 1][which] = c->value[which];
  }
  return 1;
}

/* A total can only be verified when both edicts have points. */
static int ledger_holds(const ref_game *g, int player, const claim *c) {
  ref_ledger ledger = ref_ledger_of(g, player);
  const int value[NUMBERS] = {ledger.first, ledger.second, ledger.coins, ledger.monsters, ledger.total};
  int total_known = 1;

  for (int which = 0; which < 2; which++)
    if (!g->edict[ref_season_edict(g->now.season, which)] && !g->now.seat[player].given[g->now.season - 1][which])
      total_known = 0;
  for (int i = 0; i < NUMBERS; i++)
    if (c->said[i] && (i != TOTAL || total_known) && c->value[i] != value[i])
      return 0;
  return 1;
}

static const char *score_entries(ref_game *g, const ref_words *w) {
  int seen[REF_MOST_PLAYERS] = {0};

  for (int i = 2; i < w->count; i++) {
    const char *right;
    int player = player_of_entry(g, w->word[i], seen, &right);
    claim c;

    if (player < 0)
      return "no such player, or twice";
    if (!read_ledger(right, &c))
      return "no ledger";
    if (!take_external_points(g, player, &c))
      return "an external edict scores too much";
    if (!ledger_holds(g, player, &c))
      return "the score does not hold";
  }
  return NULL;
}

const char *ref_assert_score(ref_game *g, const ref_words *w) {
  size_t players = (size_t)g->players;
  ref_seat *before;
  const char *why;

  if (w->count < 3)
    return "score takes a season and players";
  if (ref_season_number(w->word[1]) != g->now.season || !ref_season_over(g))
    return "not a season that has just ended";
  before = ref_memory(NULL, players, sizeof *before);
  memcpy(before, g->now.seat, players * sizeof *before);
  why = score_entries(g, w);
  if (why)
    memcpy(g->now.seat, before, players * sizeof *before);
  free(before);
  ref_settle(g);
  return why;
}

const char *ref_assert_end(ref_game *g, const ref_words *w) {
  int seen[REF_MOST_PLAYERS] = {0};

  if (w->count < 2)
    return "end takes players";
  if (g->now.season != REF_SEASONS || !ref_season_complete(g))
    return "the game is not over";
  for (int i = 1; i < w->count; i++) {
    const char *right;
    int player = player_of_entry(g, w->word[i], seen, &right);
    long long total;

    if (player < 0)
      return "no such player, or twice";
    if (strcmp(right, "?") == 0)
      continue;
    if (!ref_read_number(&right, &total) || *right)
      return "no total";
    if (total != g->now.seat[player].sheet.total)
      return "the total does not hold";
  }
  return NULL;
}

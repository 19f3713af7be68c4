/* The events of a record: seasons, reveals, draws, undo. */
#include "game.h"
#include "keys.h"

#include <limits.h>
#include <string.h>

int ref_find_player(const ref_game *g, const char *text, size_t length) {
  for (int p = 0; p < g->players; p++)
    if (strlen(g->name[p]) == length && memcmp(g->name[p], text, length) == 0)
      return p;
  return -1;
}

static const char *season(ref_game *g, const ref_words *w) {
  int number;

  if (w->count != 2)
    return "season takes one name";
  number = ref_season_number(w->word[1]);
  return number ? ref_begin_season(g, number) : "no such season";
}

static const char *undo(ref_game *g, const ref_words *w) {
  long long number;
  int player;

  if (w->count != 2 && w->count != 3)
    return "undo takes a card number, and perhaps a player";
  if (!ref_number_in(w->word[1], 1, INT_MAX, &number))
    return "no card number";
  if (w->count == 2)
    return ref_undo_card(g, number);
  player = ref_find_player(g, w->word[2], strlen(w->word[2]));
  return player < 0 ? "no such player" : ref_undo_draw(g, number, player);
}

static const char *reveal(ref_game *g, long long number, int kind, const char *key) {
  int card = ref_find_card(g, key);

  return card < 0 ? "no such card" : ref_reveal_card(g, number, kind, card);
}

/* pass is the word for a map on which nothing can be drawn; the ambush played alone says none. */
static const char *place(ref_game *g, int owner, const char *text, const char *nothing) {
  ref_set spaces;
  int terrain = 0;

  memset(&spaces, 0, sizeof spaces);
  if (strcmp(text, nothing) != 0 && !ref_read_placement(text, &terrain, &spaces))
    return "no placement";
  return ref_draw_on(g, owner, terrain, &spaces);
}

static const char *draw(ref_game *g, long long number, const char *who, const char *text) {
  const ref_card *card = ref_current_card(g);
  const char *arrow = strchr(who, '>');
  int drawer, owner;

  if (!card || number != g->now.revealed)
    return "not the number of the current card";
  if (card->kind == REF_AMBUSH && g->players == 1)
    return strcmp(who, "solo") == 0 ? place(g, 0, text, "none") : "alone an ambush is drawn by solo";
  if (card->kind == REF_EXPLORE) {
    owner = ref_find_player(g, who, strlen(who));
    return owner < 0 ? "no such player" : place(g, owner, text, "pass");
  }
  if (card->kind == REF_RUINS || !arrow)
    return "nobody draws so";
  drawer = ref_find_player(g, who, (size_t)(arrow - who));
  owner = ref_find_player(g, arrow + 1, strlen(arrow + 1));
  if (drawer < 0 || owner < 0 || ref_drawer_for(g, owner) != drawer)
    return "not a pair of the arrow";
  return place(g, owner, text, "pass");
}

static const char *numbered(ref_game *g, const ref_words *w) {
  long long number;

  if (!ref_number_in(w->word[0], 1, INT_MAX, &number))
    return "no such event";
  if (w->count != 3)
    return "an event of a card takes three words";
  if (strcmp(w->word[1], "explore") == 0)
    return reveal(g, number, REF_EXPLORE, w->word[2]);
  if (strcmp(w->word[1], "ruins") == 0)
    return reveal(g, number, REF_RUINS, w->word[2]);
  if (strcmp(w->word[1], "ambush") == 0)
    return reveal(g, number, REF_AMBUSH, w->word[2]);
  return draw(g, number, w->word[1], w->word[2]);
}

const char *ref_event(ref_game *g, const ref_words *w) {
  if (strcmp(w->word[0], "season") == 0)
    return season(g, w);
  if (strcmp(w->word[0], "check") == 0)
    return ref_assert_check(g, w);
  if (strcmp(w->word[0], "score") == 0)
    return ref_assert_score(g, w);
  if (strcmp(w->word[0], "end") == 0)
    return ref_assert_end(g, w);
  if (strcmp(w->word[0], "undo") == 0)
    return undo(g, w);
  return numbered(g, w);
}

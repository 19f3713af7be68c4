/* Plays random legal games and writes their records. */
#include "deal.h"
#include "keys.h"
#include "script.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_UNDOS 5
#define MOST_CHOICES (8 * 8 * REF_SPACES) /* eight shapes, eight ways to turn them */

void ref_say(ref_script *s, const char *format, ...) {
  va_list values;
  const char *why;
  int size;

  s->text = ref_memory(s->text, s->length + REF_LONGEST_LINE + 2, 1);
  va_start(values, format);
  size = vsnprintf(s->text + s->length, REF_LONGEST_LINE + 1, format, values);
  va_end(values);
  why = ref_game_line(s->game, s->text + s->length, (size_t)size);
  if (why) {
    fprintf(stderr, "%s\nrefused: %s\n", s->text, why);
    abort();
  }
  s->length += (size_t)size;
  s->text[s->length++] = '\n';
  s->text[s->length] = '\0';
}

int ref_pick(ref_script *s, int n) {
  return (int)ref_below(&s->random, (uint64_t)n);
}

static void reveal(ref_script *s) {
  static const char *const kinds[] = {"explore", "ruins", "ambush"};
  ref_game *g = s->game;
  int *positions = ref_memory(NULL, (size_t)g->deck_count, sizeof *positions);
  int count = ref_candidates(g, positions);
  const ref_known *known = &g->cards[g->deck[positions[ref_pick(s, count)]]];

  ref_say(s, "%d %s %s", g->now.revealed + 1, kinds[known->card.kind], known->key);
  free(positions);
}

static int pick_terrain(ref_script *s, unsigned terrains) {
  int terrain;

  do
    terrain = 1 + ref_pick(s, 6);
  while (!(terrains & 1u << terrain));
  return terrain;
}

static void pick_placement(ref_script *s, int owner, char text[REF_PLACEMENT_BYTES]) {
  ref_game *g = s->game;
  const ref_card *card = ref_current_card(g);
  const ref_map *map = &g->now.seat[owner].sheet.map;
  ref_duty duty = ref_current_duty(g);
  ref_choice *list = ref_memory(NULL, MOST_CHOICES, sizeof *list);
  int fallback;
  int count = ref_list(map, card, duty, list, MOST_CHOICES, &fallback);

  if (count == 0) {
    strcpy(text, card->kind == REF_AMBUSH && duty.solo ? "none" : "pass");
  } else {
    int choice = ref_pick(s, count);

    for (int tries = 0; s->greedy && !list[choice].coin && tries < 20; tries++)
      choice = ref_pick(s, count);
    ref_write_placement(pick_terrain(s, list[choice].terrains), &list[choice].spaces, text);
  }
  free(list);
}

/* The maps that wait are drawn on in any order. */
static void draw(ref_script *s) {
  ref_game *g = s->game;
  int drawer, owner, number = g->now.revealed;
  char text[REF_PLACEMENT_BYTES];

  do
    owner = ref_pick(s, g->players);
  while (g->now.seat[owner].drawn);
  pick_placement(s, owner, text);
  drawer = ref_drawer_for(g, owner);
  if (ref_current_card(g)->kind == REF_EXPLORE)
    ref_say(s, "%d %s %s", number, g->name[owner], text);
  else if (g->players == 1)
    ref_say(s, "%d solo %s", number, text);
  else
    ref_say(s, "%d %s>%s %s", number, g->name[drawer], g->name[owner], text);
}

/* The totals of the scored seasons behind " p=", nothing before the first of them. */
static void totals_text(const ref_player *sheet, char *text) {
  const char *sign = " p=";

  *text = '\0';
  for (int season = 0; season < REF_SEASONS; season++) {
    if (!sheet->season[season].scored)
      continue;
    text += sprintf(text, "%s%d", sign, sheet->season[season].total);
    sign = ",";
  }
}

/* Each field comes in one of three checks, the coins in all. */
static void check(ref_script *s, int player) {
  const ref_game *g = s->game;
  const ref_player *sheet = &g->now.seat[player].sheet;
  char season[16] = "", totals[80] = "", map[8 + REF_BOARD_BYTES] = "", board[REF_BOARD_BYTES];
  const char *ruins = ref_must_cover_ruins(g, player) ? " n=r" : "";

  if (ref_pick(s, 3) == 0)
    snprintf(season, sizeof season, " s=%d.%d", g->now.season, g->now.time);
  if (ref_pick(s, 3) == 0)
    totals_text(sheet, totals);
  if (ref_pick(s, 3) == 0) {
    ref_write_board(&sheet->map, board);
    snprintf(map, sizeof map, " map=%s", board);
  }
  ref_say(s, "check %s%s c=%d%s%s%s", sheet->name, season, sheet->coins, ruins, totals, map);
}

static int is_external(const ref_game *g, int which) {
  return g->edict[ref_season_edict(g->now.season, which)] == 0;
}

/* External edicts get points here; only where there are none the rest may be left open. */
static int score_text(ref_script *s, int player, char *text) {
  const ref_game *g = s->game;
  ref_ledger ledger = ref_ledger_of(g, player);
  const char *name = g->name[player];
  int first = is_external(g, 0), second = is_external(g, 1);

  if (!first && !second && ref_pick(s, 10) == 0)
    return sprintf(text, " %s=?", name);
  if (first)
    ledger.first = ref_pick(s, 25) - 5;
  if (second)
    ledger.second = ref_pick(s, 25) - 5;
  ledger.total = ledger.first + ledger.second + ledger.coins - ledger.monsters;
  if (ref_pick(s, 10) == 0)
    return sprintf(text, " %s=%d+%d+?-%d=?", name, ledger.first, ledger.second, ledger.monsters);
  return sprintf(text, " %s=%d+%d+%d-%d=%d", name, ledger.first, ledger.second, ledger.coins, ledger.monsters,
                 ledger.total);
}

static void report(ref_script *s) {
  char text[REF_MOST_PLAYERS * 96];
  char *end = text;

  for (int p = 0; p < s->game->players; p++)
    check(s, p);
  for (int p = 0; p < s->game->players; p++)
    end += score_text(s, p, end);
  ref_say(s, "score %s%s", ref_season_name(s->game->now.season), text);
  s->reported = 1;
}

static void say_end(ref_script *s) {
  const ref_game *g = s->game;
  char text[REF_MOST_PLAYERS * 64];
  char *end = text;

  for (int p = 0; p < g->players; p++) {
    if (ref_pick(s, 10) == 0)
      end += sprintf(end, " %s=?", g->name[p]);
    else
      end += sprintf(end, " %s=%d", g->name[p], g->now.seat[p].sheet.total);
  }
  ref_say(s, "end%s", text);
}

static int can_undo_draw(const ref_game *g, int player) {
  return g->reveals[g->now.revealed - 1].season == g->now.season && ref_current_card(g)->kind != REF_RUINS &&
         g->now.seat[player].drawn;
}

/* Mostly a card of the last few goes back, now and then any. */
static int undo_sometimes(ref_script *s, int one_in) {
  ref_game *g = s->game;
  int revealed = g->now.revealed;
  int player = ref_pick(s, g->players);

  if (!s->undos || revealed == 0 || ref_pick(s, one_in))
    return 0;
  s->undos--;
  s->reported = 0;
  if (ref_pick(s, 2) && can_undo_draw(g, player)) {
    ref_say(s, "undo %d %s", revealed, g->name[player]);
  } else {
    int back = ref_pick(s, 4) || revealed < 4 ? ref_pick(s, revealed < 4 ? revealed : 4) : ref_pick(s, revealed);

    ref_say(s, "undo %d", revealed - back);
  }
  return 1;
}

static void next_season(ref_script *s) {
  ref_say(s, "season %s", ref_season_name(s->game->now.season + 1));
  s->reported = 0;
}

/* Plays one event or a few that belong together; 0 when the game is over. */
static int go_on(ref_script *s) {
  ref_game *g = s->game;

  if (g->now.season == 0) {
    next_season(s);
  } else if (ref_owed(g) > 0) {
    if (ref_pick(s, 12) == 0)
      check(s, ref_pick(s, g->players));
    draw(s);
  } else if (!ref_season_over(g)) {
    reveal(s);
  } else if (!s->reported) {
    report(s);
  } else if (g->now.season < REF_SEASONS) {
    next_season(s);
  } else {
    say_end(s);
    return undo_sometimes(s, 3);
  }
  undo_sometimes(s, 20);
  return 1;
}

char *ref_play(uint64_t random, ref_options options) {
  ref_script s;

  memset(&s, 0, sizeof s);
  s.game = ref_game_new();
  s.random = random;
  s.options = options;
  s.greedy = ref_pick(&s, 3) == 0;
  s.undos = options.undo ? MOST_UNDOS : 0;
  ref_say_headers(&s);
  while (go_on(&s))
    continue;
  ref_game_free(s.game);
  return s.text;
}

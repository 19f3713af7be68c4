/* Random headers: maps, edicts, own cards and decks. */
#include "keys.h"
#include "map.h"
#include "script.h"

#include <stdio.h>
#include <string.h>

#define MOST_OWN_EXPLORE 3
#define MOST_OWN_AMBUSH 2
#define LEAST_TIME 10 /* in a deck, so that no season runs out of cards */

/* Off the map lies everything outside a box, and sometimes a few holes; a small box soon fills up. */
static void cut_map(ref_script *s, ref_map *map) {
  int small = ref_pick(s, 4) == 0;
  int size = small ? 2 + ref_pick(s, 4) : REF_LINE - ref_pick(s, 3);
  int top = ref_pick(s, REF_LINE - size + 1), left = ref_pick(s, REF_LINE - size + 1);
  int holes = ref_pick(s, 3) ? 0 : ref_pick(s, 8);

  for (int i = 0; i < REF_SPACES; i++) {
    int row = i / REF_LINE, col = i % REF_LINE;

    if (row < top || row >= top + size || col < left || col >= left + size)
      map->terrain[i] = REF_VOID;
  }
  while (holes-- > 0)
    map->terrain[ref_pick(s, REF_SPACES)] = REF_VOID;
}

static void say_own_map(ref_script *s) {
  int mountains = ref_pick(s, 8), wastes = ref_pick(s, 9), ruins = ref_pick(s, 9);
  char board[REF_BOARD_BYTES];
  ref_map map;

  memset(&map, 0, sizeof map);
  while (mountains-- > 0)
    map.terrain[ref_pick(s, REF_SPACES)] = REF_MOUNTAIN;
  while (wastes-- > 0)
    map.terrain[ref_pick(s, REF_SPACES)] = REF_WASTELAND;
  if (ref_pick(s, 2))
    cut_map(s, &map);
  while (ruins-- > 0) {
    int space = ref_pick(s, REF_SPACES);

    if (map.terrain[space] == REF_EMPTY)
      map.ruins[space] = 1;
  }
  ref_write_board(&map, board);
  ref_say(s, "Map: own");
  ref_say(s, "Start: %s", board);
}

static void say_players(ref_script *s) {
  char text[REF_MOST_PLAYERS * 8];
  char *end = text;

  for (int p = 0; p < s->options.players; p++)
    end += sprintf(end, " p%d", p + 1);
  ref_say(s, "Players:%s", text);
  if (ref_pick(s, 3) == 0)
    ref_say(s, "Name: p%d \xC3\x84nne M\xC3\xBCller", 1 + ref_pick(s, s->options.players));
}

/* One edict of each category as the printed game has it; with own cards any four, and perhaps an external one. */
static void say_edicts(ref_script *s, uint64_t seed) {
  int edicts[4], nothing;
  const char *key[4];

  ref_deal_setup(seed, edicts, &nothing, 0);
  if (s->options.own_cards && !s->options.seeded && ref_pick(s, 2)) {
    int first = ref_pick(s, 16);

    for (int i = 0; i < 4; i++)
      edicts[i] = 26 + (first + (2 * i + 1) * i) % 16;
  }
  for (int i = 0; i < 4; i++)
    key[i] = ref_key_of(edicts[i]);
  if (s->options.own_cards && !s->options.seeded && ref_pick(s, 3) == 0)
    key[ref_pick(s, 4)] = "the_tides";
  ref_say(s, "Edicts: %s %s %s %s", key[0], key[1], key[2], key[3]);
}

/* The first and last row and column are never empty, since the corners on one diagonal are covered. */
static char *shape_text(ref_script *s, char *text) {
  int rows = 1 + ref_pick(s, 4), cols = 1 + ref_pick(s, 4);
  int falling = ref_pick(s, 2);

  for (int row = 0; row < rows; row++) {
    if (row > 0)
      *text++ = '/';
    for (int col = 0; col < cols; col++) {
      int top_corner = row == 0 && col == (falling ? 0 : cols - 1);
      int bottom_corner = row == rows - 1 && col == (falling ? cols - 1 : 0);

      *text++ = top_corner || bottom_corner || ref_pick(s, 3) == 0 ? 'X' : '.';
    }
  }
  *text = '\0';
  return text;
}

/* Key letters are drawn, so that the order of declaration is not the order of keys. Each choice is a statement of its
   own, since the order of arguments is the compiler's. */
static void say_explore_card(ref_script *s, int number) {
  char terrains[8], shapes[8 * 32];
  char *letter = terrains, *end = shapes;
  int count = ref_pick(s, 3) ? 1 + ref_pick(s, 2) : 1 + ref_pick(s, 8);
  int key_letter = 'a' + ref_pick(s, 26);
  int time = ref_pick(s, 4);

  for (int i = 0; i < 6; i++)
    if (ref_pick(s, 4) == 0)
      *letter++ = "FVAWM^"[i];
  if (letter == terrains)
    *letter++ = 'V';
  *letter = '\0';
  for (int i = 0; i < count; i++) {
    end = shape_text(s, end);
    if (ref_pick(s, 2))
      end += sprintf(end, "+c");
    if (i + 1 < count)
      end += sprintf(end, ",");
  }
  ref_say(s, "Card: %c_card_%d time=%d terrains=%s shapes=%s", key_letter, number, time, terrains, shapes);
}

static void say_ambush_card(ref_script *s, int number) {
  static const char *const corners[] = {"tl", "tr", "bl", "br"};
  int key_letter = 'a' + ref_pick(s, 26);
  const char *pass = ref_pick(s, 2) ? "left" : "right";
  const char *corner = corners[ref_pick(s, 4)];
  const char *walk = ref_pick(s, 2) ? "cw" : "ccw";
  char shape[32];

  shape_text(s, shape);
  ref_say(s, "Ambush: %c_ambush_%d shape=%s pass=%s corner=%s walk=%s", key_letter, number, shape, pass, corner, walk);
}

/* Printed cards once or not at all, own cards up to three times. Printed cards with time stay when own ones are few. */
static void say_deck(ref_script *s) {
  ref_game *g = s->game;
  char text[4096];
  char *end = text;
  int time = 0;

  for (int i = g->card_count - 1; i >= 0; i--) {
    const ref_known *known = &g->cards[i];
    int own = i >= REF_PRINTED_CARDS;
    int copies = own ? ref_pick(s, 4) : ref_pick(s, 4) > 0;

    if (known->card.time > 0 && time < LEAST_TIME && copies == 0)
      copies = 1;
    time += copies * known->card.time;
    while (copies-- > 0)
      end += sprintf(end, " %s", known->key);
  }
  ref_say(s, "Deck:%s", text);
}

static void say_own_cards(ref_script *s) {
  int explore = 1 + ref_pick(s, MOST_OWN_EXPLORE), ambush = ref_pick(s, MOST_OWN_AMBUSH + 1);

  for (int i = 0; i < explore; i++)
    say_explore_card(s, i);
  for (int i = 0; i < ambush; i++)
    say_ambush_card(s, i);
  say_deck(s);
}

void ref_say_headers(ref_script *s) {
  uint64_t seed = s->random;

  ref_say(s, "%%cgl 1");
  if (s->options.side == 2)
    say_own_map(s);
  else
    ref_say(s, "Map: %c", s->options.side ? 'B' : 'A');
  say_players(s);
  say_edicts(s, seed);
  ref_say(s, "Rules: fallback=%s", s->options.fallback_card ? "card" : "any");
  if (s->options.seeded)
    ref_say(s, "Seed: %llu", (unsigned long long)seed);
  if (s->options.own_cards)
    say_own_cards(s);
  ref_say(s, "%s", "");
}

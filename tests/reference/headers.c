/* The headers of a record. */
#include "game.h"
#include "keys.h"

#include <stdlib.h>
#include <string.h>

#define SIDE_A "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
#define SIDE_B "11/6r1^2/2r^7/5#5/4##r4/4###4/1r3#5/5^2r2/9^1/2^r7/11"

typedef struct {
  const char *key;
  int repeats;
  const char *(*read)(ref_game *g, const ref_words *words);
} known_header;

static const char *read_map(ref_game *g, const ref_words *w) {
  const char *side = w->count == 1 ? w->word[0] : "";

  if (strcmp(side, "A") == 0 || strcmp(side, "B") == 0)
    g->side = side[0];
  else if (strcmp(side, "own") == 0)
    g->side = 'o';
  else
    return "no such map";
  return NULL;
}

/* Nothing is drawn on a map before the game. */
static const char *read_start(ref_game *g, const ref_words *w) {
  if (w->count != 1 || !ref_read_board(w->word[0], &g->start))
    return "no board";
  for (int s = 0; s < REF_SPACES; s++)
    if (g->start.terrain[s] >= 1 && g->start.terrain[s] <= 5)
      return "the start map is drawn on";
  g->has_start = 1;
  return NULL;
}

static int is_event_word(const char *text) {
  static const char *const list[] = {"season", "explore", "ruins", "ambush", "solo", "check", "score", "end", "undo"};

  for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
    if (strcmp(list[i], text) == 0)
      return 1;
  return 0;
}

static char lower(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int same_but_for_case(const char *a, const char *b) {
  while (*a && lower(*a) == lower(*b)) {
    a++;
    b++;
  }
  return lower(*a) == lower(*b);
}

static const char *read_players(ref_game *g, const ref_words *w) {
  if (w->count < 1 || w->count > REF_MOST_PLAYERS)
    return "not 1 to 100 players";
  for (int i = 0; i < w->count; i++) {
    if (!ref_is_name(w->word[i]) || is_event_word(w->word[i]))
      return "no name for a player";
    for (int other = 0; other < i; other++)
      if (same_but_for_case(w->word[i], w->word[other]))
        return "two players have one name";
    strcpy(g->name[i], w->word[i]);
  }
  g->players = w->count;
  return NULL;
}

static const char *read_edicts(ref_game *g, const ref_words *w) {
  if (w->count != 4)
    return "not four edicts";
  for (int i = 0; i < 4; i++) {
    g->edict[i] = ref_key_number(w->word[i]);
    if (!ref_is_key(w->word[i]) || (g->edict[i] && !ref_is_scoring_card(g->edict[i])))
      return "no scoring card";
    for (int other = 0; other < i; other++)
      if (strcmp(w->word[i], w->word[other]) == 0)
        return "one edict twice";
  }
  g->has_edicts = 1;
  return NULL;
}

static const char *read_rules(ref_game *g, const ref_words *w) {
  const char *rule = w->count == 1 ? w->word[0] : "";

  if (strcmp(rule, "fallback=any") != 0 && strcmp(rule, "fallback=card") != 0)
    return "no such rule";
  g->fallback_card = strcmp(rule, "fallback=card") == 0;
  return NULL;
}

static const char *read_seed(ref_game *g, const ref_words *w) {
  if (w->count != 1 || !ref_unsigned(w->word[0], &g->seed))
    return "no seed";
  g->seeded = 1;
  return NULL;
}

static const char *read_deck(ref_game *g, const ref_words *w) {
  int *places = ref_memory(NULL, (size_t)w->count, sizeof *places);
  const char *why = w->count ? NULL : "no cards";

  for (int i = 0; i < w->count; i++) {
    places[i] = ref_find_card(g, w->word[i]);
    if (places[i] < 0)
      why = "a card of the deck is unknown";
  }
  if (!why)
    ref_set_deck(g, places, w->count);
  free(places);
  return why;
}

static const known_header known[] = {
    {"Map", 0, read_map},         {"Start", 0, read_start},      {"Players", 0, read_players},
    {"Edicts", 0, read_edicts},   {"Rules", 0, read_rules},      {"Seed", 0, read_seed},
    {"Card", 1, ref_own_explore}, {"Ambush", 1, ref_own_ambush}, {"Deck", 0, read_deck},
};

/* A display name may hold any bytes, so this header is not cut into words. */
static const char *read_name(ref_game *g, const char *bytes, size_t length) {
  char name[32] = {0};
  size_t at = 0, size = 0;

  while (at < length && ref_is_blank(bytes[at]))
    at++;
  while (at < length && !ref_is_blank(bytes[at]) && size < sizeof name - 1)
    name[size++] = bytes[at++];
  if (strlen(name) != size || !ref_is_name(name) || at == length || !ref_is_blank(bytes[at]))
    return "no name for a player";
  while (at < length && ref_is_blank(bytes[at]))
    at++;
  if (at == length)
    return "no display name";
  for (int i = 0; i < g->shown; i++)
    if (strcmp(g->shown_name[i], name) == 0)
      return "one player has two display names";
  if (g->shown == REF_MOST_PLAYERS)
    return "too many display names";
  memcpy(g->shown_name[g->shown++], name, sizeof name);
  return NULL;
}

/* What two headers say together, as soon as both are there. */
static const char *agreement(const ref_game *g) {
  int edicts[4], nothing;

  if (g->has_start && g->side && g->side != 'o')
    return "a start map for a printed side";
  for (int i = 0; g->players && i < g->shown; i++)
    if (ref_find_player(g, g->shown_name[i], strlen(g->shown_name[i])) < 0)
      return "a display name for nobody";
  if (g->seeded && g->has_edicts) {
    ref_deal_setup(g->seed, edicts, &nothing, 0);
    if (memcmp(edicts, g->edict, sizeof edicts) != 0)
      return "the edicts are not those of the seed";
  }
  return NULL;
}

static const char *read_known(ref_game *g, unsigned index, const char *bytes, size_t length) {
  const char *why;

  if (!known[index].repeats && (g->seen & 1u << index))
    return "one header twice";
  g->seen |= 1u << index;
  if (length && memchr(bytes, '\0', length))
    return "a NUL";
  ref_split(&g->words, bytes, length);
  why = known[index].read(g, &g->words);
  return why ? why : agreement(g);
}

static int is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* The length of the key before a colon, 0 when there is none. */
static size_t key_length(const char *bytes, size_t length) {
  size_t at = 0;

  while (at < length && (is_letter(bytes[at]) ||
                         (at > 0 && ((bytes[at] >= '0' && bytes[at] <= '9') || bytes[at] == '-' || bytes[at] == '_'))))
    at++;
  return at < length && bytes[at] == ':' ? at : 0;
}

static int is_key(const char *key, const char *bytes, size_t length) {
  return strlen(key) == length && memcmp(key, bytes, length) == 0;
}

/* An unknown header is nobody's business, whatever it says. */
const char *ref_header(ref_game *g, const char *bytes, size_t length) {
  const char *why;
  size_t key;

  while (length && ref_is_blank(*bytes)) {
    bytes++;
    length--;
  }
  key = key_length(bytes, length);
  if (key == 0)
    return "no header";
  if (is_key("Name", bytes, key)) {
    why = read_name(g, bytes + key + 1, length - key - 1);
    return why ? why : agreement(g);
  }
  for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
    if (is_key(known[i].key, bytes, key))
      return read_known(g, i, bytes + key + 1, length - key - 1);
  return NULL;
}

const char *ref_headers_end(ref_game *g) {
  if (!g->side || !g->players || !g->has_edicts)
    return "a header is missing";
  if (g->side == 'o' && !g->has_start)
    return "the start map is missing";
  if (g->side == 'A')
    ref_read_board(SIDE_A, &g->start);
  if (g->side == 'B')
    ref_read_board(SIDE_B, &g->start);
  g->part = REF_EVENTS;
  ref_begin(g);
  return NULL;
}

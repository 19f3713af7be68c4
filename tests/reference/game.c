/* A game's memory and its lines. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

#include "keys.h"

void *ref_memory(void *old, size_t count, size_t size) {
  void *memory = realloc(old, (count ? count : 1) * size);

  if (!memory)
    abort();
  return memory;
}

ref_game *ref_game_new(void) {
  ref_game *g = ref_memory(NULL, 1, sizeof *g);
  int base[REF_PRINTED_CARDS];

  memset(g, 0, sizeof *g);
  g->cards = ref_memory(NULL, REF_PRINTED_CARDS, sizeof *g->cards);
  for (int i = 0; i < REF_PRINTED_CARDS; i++) {
    strcpy(g->cards[i].key, ref_key_of(i + 1));
    ref_card_get(i + 1, &g->cards[i].card);
    base[i] = i;
  }
  g->card_count = REF_PRINTED_CARDS;
  ref_set_deck(g, base, REF_PRINTED_CARDS);
  return g;
}

void ref_game_free(ref_game *g) {
  for (int i = 0; i < g->now.revealed; i++)
    free(g->reveals[i].before.seat);
  free(g->reveals);
  free(g->now.seat);
  free(g->deck);
  free(g->cards);
  free(g);
}

static size_t without_comment(const char *bytes, size_t length) {
  const char *comment = length ? memchr(bytes, ';', length) : NULL;

  return comment ? (size_t)(comment - bytes) : length;
}

static int only_blanks(const char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!ref_is_blank(bytes[i]))
      return 0;
  return 1;
}

static const char *first_line(ref_game *g) {
  const ref_words *w = &g->words;

  if (w->count != 2 || strcmp(w->word[0], "%cgl") != 0 || strcmp(w->word[1], "1") != 0)
    return "the first line is not %cgl 1";
  g->part = REF_HEADERS;
  return NULL;
}

/* A line that holds nothing but a comment is no blank line and does not end the headers. */
const char *ref_game_line(ref_game *g, const char *bytes, size_t length) {
  size_t content = without_comment(bytes, length);

  if (length > REF_LONGEST_LINE)
    return "the line is too long";
  if (g->part != REF_FIRST_LINE && only_blanks(bytes, content)) {
    if (g->part == REF_HEADERS && content == length)
      return ref_headers_end(g);
    return NULL;
  }
  if (g->part == REF_HEADERS)
    return ref_header(g, bytes, content);
  if (content && memchr(bytes, '\0', content))
    return "a NUL";
  ref_split(&g->words, bytes, content);
  return g->part == REF_FIRST_LINE ? first_line(g) : ref_event(g, &g->words);
}

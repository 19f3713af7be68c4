/* Replays a record. */
#include "referee.h"
#include "game.h"

#include <string.h>

/* The length of the line without its line end; *next is where the next line begins. A carriage return is part of a
   line end only before a line feed. */
static size_t line_length(const char *text, size_t length, size_t *next) {
  const char *end = memchr(text, '\n', length);
  size_t size;

  if (!end) {
    *next = length;
    return length;
  }
  size = (size_t)(end - text);
  *next = size + 1;
  return size > 0 && text[size - 1] == '\r' ? size - 1 : size;
}

static const char *replay_lines(ref_game *g, const char *text, size_t length, long *line) {
  const char *why = length ? NULL : "the record is empty";
  size_t at = 0;

  *line = why ? 1 : 0;
  while (!why && at < length) {
    size_t next;
    size_t size = line_length(text + at, length - at, &next);

    ++*line;
    why = ref_game_line(g, text + at, size);
    at += next;
  }
  return why;
}

void ref_replay(const char *text, size_t length, ref_result *result) {
  ref_game *g = ref_game_new();
  long line;
  const char *why = replay_lines(g, text, length, &line);

  memset(result, 0, sizeof *result);
  result->ok = !why;
  if (why) {
    result->line = line;
    strncpy(result->why, why, sizeof result->why - 1);
  }
  if (g->part == REF_EVENTS) {
    result->players = g->players;
    for (int p = 0; p < g->players; p++)
      result->player[p] = g->now.seat[p].sheet;
    result->complete = g->now.season == REF_SEASONS && ref_season_complete(g);
    result->rating = ref_rating(g);
  }
  ref_game_free(g);
}

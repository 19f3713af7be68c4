/* cartog, the command line: a thin client of the public headers. */
#ifndef CLI_H
#define CLI_H

#include <stddef.h>
#include <stdio.h>

#include "cartog/cartog.h"

/* Exit statuses. */
enum { EXIT_FINE = 0, EXIT_REFUSED = 1, EXIT_BAD = 2 };

/* What the options of all commands say. */
typedef struct {
  const char *card;
  const char *placement, *highlight;
  const char *cards;
  int json, explain, count, svg, from_stdin;
  int ruins, ambush, solo, fallback_card;
  const char *map, *boxes;
  uint32_t players, at;
  const char *weights, *deck;
  uint32_t top, turns, depth;
  int divide;
  uint64_t seed, nodes;
  int has_seed;
  int given; /* how many options stand there */
  char **operand;
  int operands;
} options;

typedef int command(const options *opts);

command run_score, run_check, run_legal, run_replay, run_new, run_play, run_audit, run_cards, run_map, run_svg,
    run_hint, run_perft;

/* ---- messages ---- */

/* Prints "cartog: ..." on stderr and returns EXIT_BAD. */
int complain(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 1, 2)))
#endif
    ;

/* Complains that a command's operands are wrong. */
int complain_usage(const char *usage);

/* ---- cards ---- */

/* Looks a card up by key or name. Returns 0 or a status. */
int32_t find_card(const char *text, size_t length, uint32_t *id);

/* "explore", "ruins", ... as records and lists call a kind. */
const char *kind_name(uint32_t kind);

/* Key of a season from 1 to 4. */
const char *season_name(uint32_t season);

/* Complains about a card that was not found or does not fit, suggesting one of the kind. */
int complain_card(const char *text, size_t length, int32_t status, uint32_t kind);

/* The task for a card and the words beside it. ambush says that an ambush card was announced. */
int32_t make_task(cartog_task *task, uint32_t card, uint32_t flags, int ambush);

/* The task that the options name; complains and returns EXIT_BAD where they do not. */
int task_of_options(const options *opts, cartog_task *task);

/* ---- input ---- */

typedef struct {
  cartog_position position;
  const char *text; /* the line it was read from; private fields are found there */
  size_t length;
  unsigned line; /* its number, from 1 */
} input;

/* Handles one position; several says that the input holds more than one. Returns an exit status. */
typedef int handler(const input *in, int several, void *context);

/* Reads an operand (a position, - or a file) and hands each position on. Returns the worst exit status. */
int each_position(const char *operand, handler *handle, void *context);

/* Reads a whole stream into memory; the caller frees it. Returns 0 and NULL on failure. */
char *read_all(FILE *stream, size_t *length);

/* Where a line's text ends, without its line break. */
size_t line_length(const char *text, size_t length);

/* Whether a line is blank or a comment. */
int is_skipped(const char *line, size_t length);

/* ---- output ---- */

/* "a1", "b2" in brackets. */
void print_json_spaces(const cartog_spaces *spaces);

/* a1 b2 */
void print_spaces(const cartog_spaces *spaces);

#endif

/* A record that is being written, with the game that it tells. Inside the reference engine only. */
#ifndef REF_SCRIPT_H
#define REF_SCRIPT_H

#include "game.h"

typedef struct {
  char *text;
  size_t length, room;
  ref_game *game;
  uint64_t random;
  ref_options options;
  int greedy;   /* prefers placements with a coin */
  int reported; /* the current season's check and score lines are written */
  int undos;    /* may still be sprinkled */
} ref_script;

/* writes a line, formatted like printf's text, and plays it; a refused line ends the program */
void ref_say(ref_script *s, const char *format, ...);

/* an even choice of 0 .. n - 1 */
int ref_pick(ref_script *s, int n);

/* writes all headers and the blank line behind them */
void ref_say_headers(ref_script *s);

#endif

/* What the dearest bytes of a record cost: records from strangers are as long as they like, so what counts is the time for
 * a byte. Each kind is a record of some megabytes that does one dear thing over and over.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cartog/cartog.h"

enum { SIZE = 1 << 21 };

static char text[SIZE + 65536];
static size_t length;
static cartog_replay replay;
static cartog_sheet sheets[CARTOG_PLAYERS_MAX];

static void add(const char *words) {
  size_t n = strlen(words);
  memcpy(text + length, words, n);
  length += n;
}

static void head(uint32_t players, const char *more) {
  char name[16];
  length = 0;
  add("%cgl 1\nMap: own\nStart: 11/11/11/11/11/11/11/11/11/11/11\nPlayers:");
  for (uint32_t i = 0; i < players; i++) {
    snprintf(name, sizeof name, " p%u", (unsigned)i);
    add(name);
  }
  add("\nEdicts: greenbough wildholds canal_lake borderlands\n");
  add(more);
  add("\nseason spring\n");
}

/* Eight shapes of many orientations, which a check has to look through. */
#define DEAR                                                                                                           \
  "Card: dear time=0 terrains=FVAWM^ shapes=X..../XXXXX/..X../..XX./...XX,X..../XXXXX/..X../..X../...XX,"              \
  "XX.../.X.../.XXXX/..X../..XX.,X..../XXXXX/.X.../.XX../...X.,XX.../XXXXX/..X../..X../..XX.,"                         \
  "X..../XXXXX/...X./...X./..XX.,XXX../X.XXX/X..../XX.../.X...,X..../XX.../.XXXX/.X.../XXX..\n"

/* Nanoseconds of processor time, which others at work on the machine do not lengthen. */
static double now(void) {
  return (double)clock() * (1e9 / CLOCKS_PER_SEC);
}

/* Replays line by line, as a server would. */
static void measure(const char *what) {
  double begun = now();
  uint64_t at = 0, lines = 0, faults = 0;
  cartog_replay_init(&replay);
  while (at < length) {
    uint64_t n = 0;
    while (at + n < length && text[at + n] != '\n')
      n++;
    faults += cartog_replay_line(&replay, sheets, CARTOG_PLAYERS_MAX, text + at, n, NULL) != CARTOG_OK;
    at += n + 1;
    lines++;
  }
  double all = now() - begun;
  begun = now();
  int64_t printed = cartog_record_print(text, length, NULL, 0, NULL);
  double print = now() - begun;
  printf("%-36s %7.1f ns a byte, %9.0f ns a line, printing %6.1f ns a byte%s\n", what, all / (double)length,
         all / (double)lines, print / (double)length,
         faults > 0 || printed < 0 ? "; a replay of the whole text stops at the first such line" : "");
}

static void fill(const char *lines) {
  while (length < SIZE)
    add(lines);
}

int main(void) {
  char line[256];
  head(100, "");
  fill("\n");
  measure("empty lines, 100 players");
  head(100, "");
  fill(";\n");
  measure("comments, 100 players");
  head(1, "");
  while (length < SIZE)
    add("1 explore rift_lands\n1 p0 F:a1\nundo 1\n");
  measure("a card, a draw, undo");
  head(100, "");
  while (length < SIZE) {
    add("1 explore rift_lands\n");
    for (uint32_t i = 0; i < 100; i++) {
      snprintf(line, sizeof line, "1 p%u F:a1\n", (unsigned)i);
      add(line);
    }
    add("undo 1\n");
  }
  measure("100 draws, undo");
  head(1, DEAR "Deck: dear\n");
  fill("1 explore dear\n1 p0 F:a1,a2,b2,c2,d2,e2,c3,c4,d4,d5,e5\nundo 1\n");
  measure("dear card, drawn, undone");
  head(1, DEAR "Deck: dear\n");
  add("1 explore dear\n");
  fill("1 p0 F:k1\n");
  measure("dear card, a single space refused");
  head(1, "Deck: goblin_attack\n");
  fill("1 ambush goblin_attack\n1 solo M:i9,j10,k11\nundo 1\n");
  measure("walk, undo");
  length = 0;
  add("%cgl 1\n");
  fill("a:\n");
  measure("headers of two letters");
  length = 0;
  add("%cgl 1\nPlayers:");
  for (uint32_t i = 0; i < 100; i++) {
    snprintf(line, sizeof line, " p%u", (unsigned)i);
    add(line);
  }
  add("\n");
  fill("x");
  measure("one line that is too long");
  return 0;
}

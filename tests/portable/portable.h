/* Cases that need nothing but the library: no test framework, no C library, no file. Each platform runs them and compares
 * one number, the digest of every answer, with the number of another platform. */
#ifndef PORTABLE_H
#define PORTABLE_H

#include <stddef.h>

#include "cartog/cartog.h"

/* What was run so far. */
typedef struct {
  uint64_t digest; /* FNV-1a over every answer, in the order in which they came */
  uint32_t cases;
  uint32_t failures;
  char first[200]; /* the case that failed first, NUL-terminated */
} portable_report;

void portable_start(portable_report *report);

/* A file of shared vectors (tests/vectors/NAME.tsv) or a game record (NAME.cgl), by its name and text. A name that is
 * neither is a failure. */
void portable_file(portable_report *report, const char *name, const char *text, uint64_t length);

/* Cards, statuses, constants, names: all that the library says without being asked about a map. */
void portable_tables(portable_report *report);

/* Random boards and games: batch calls against single ones, choices, explanations, texts, pictures. */
void portable_boards(portable_report *report, uint32_t count);

/* ---- what the cases share ---- */

void portable_number(portable_report *report, int64_t number);
void portable_text(portable_report *report, const char *text, uint64_t length);
void portable_words(portable_report *report, const char *text);
void portable_set(portable_report *report, const cartog_spaces *set);
void portable_must(portable_report *report, int condition, const char *what);
uint64_t portable_length(const char *text);

/* A printer's whole answer, checked against the length that it announces, goes into the digest. */
#define PORTABLE_PRINT(report, what, printer, ...)                                                                     \
  do {                                                                                                                 \
    int64_t needed_ = printer(__VA_ARGS__, NULL, 0);                                                                   \
    portable_must(report, needed_ >= 0 && needed_ < PORTABLE_ROOM, what);                                              \
    if (needed_ >= 0 && needed_ < PORTABLE_ROOM) {                                                                     \
      portable_must(report, printer(__VA_ARGS__, portable_room, PORTABLE_ROOM) == needed_, what);                      \
      portable_must(report, portable_length(portable_room) == (uint64_t)needed_, what);                                \
      portable_text(report, portable_room, (uint64_t)needed_);                                                         \
    }                                                                                                                  \
  } while (0)

enum { PORTABLE_ROOM = 1 << 19 };
extern char portable_room[PORTABLE_ROOM];

#endif

/* Reading and replaying records in tests. */
#ifndef RECORDS_H
#define RECORDS_H

#include "test.h"

typedef struct {
  cartog_replay replay;
  cartog_sheet sheets[CARTOG_PLAYERS_MAX];
  cartog_fault fault;
} replayed;

/* Replays a text. Returns the status. */
int32_t replay_text(replayed *r, const char *text, size_t length);

/* A file of examples/records, to be freed by the caller. */
char *read_record(const char *name, size_t *length);

/* The text with line number n (from 1) replaced; NULL takes the line out. To be freed by the caller. */
char *with_line(const char *text, uint32_t n, const char *line);

/* The canonical text; to be freed by the caller. */
char *canonical(const char *text, size_t length);

#endif

/* A table with its sheets, for tests of whole games. */
#ifndef GAMES_H
#define GAMES_H

#include "test.h"

/* The edicts of every table here that is not dealt by a seed. */
extern const uint32_t edicts[4];

/* Eight units of time. */
extern const uint32_t eight[4];

typedef struct {
  cartog_table table;
  cartog_sheet sheet[6];
} room;

cartog_setup setup_of(uint32_t mode, uint32_t players);

/* An open table with the base deck, before spring; it must be possible. */
void set_up(cartog_table *table, uint32_t players);

/* The same with blank sheets of side A, in spring. */
void set_up_room(room *r, uint32_t players);

/* What there is to know; the table must be valid. */
cartog_table_info info_of(const cartog_table *table);

/* Reveals cards that can come. */
void reveal(cartog_table *table, uint32_t card);
void reveal_all(cartog_table *table, const uint32_t *cards, size_t count);

/* Draws for the last card; a refusal must change nothing. */
int32_t draw(room *r, uint32_t owner, uint32_t drawer, const char *text);

/* Flags of the task on the first map, 99 where there is none. */
uint32_t flags_now(const cartog_table *table);

#endif

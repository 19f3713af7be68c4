/* What every test file uses. */
#ifndef TEST_H
#define TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cartog/cartog.h"

/* A struct with its size member set and all else zero. */
#define FRESH(type)                                                                                                    \
  { .size = sizeof(type) }

/* Reads text that is known to be good. */
cartog_map map_of(const char *cpn);
cartog_placement placement_of(const char *text);
cartog_spaces spaces_of(const char *text);
cartog_task task_of(uint32_t card, uint32_t flags);

/* Points of a card on a position. */
int32_t points_of(const char *cpn, uint32_t card);

/* The parts of a score as text, "1 space a1;6 row a1,b1". */
void parts_text(const cartog_map *map, uint32_t card, char *text, size_t size);

/* An own explore card with one shape, drawn with rows of X joined by '/'. */
cartog_card own_card(uint32_t id, uint32_t terrains, const char *drawing);
void add_shape(cartog_card *card, const char *drawing, uint32_t coin);

/* ---- random numbers and boards, the same in every run ---- */

uint64_t random_next(uint64_t *state);
uint32_t random_below(uint64_t *state, uint32_t n);

/* Board number n of an endless series: printed sides and own maps with void, wasteland and mountains side by
 * side; half of them played with random cards, half filled with anything. */
cartog_map random_board(uint32_t n);

/* A random own explore or ambush card. */
cartog_card random_card(uint64_t *state);

/* Leaves rubbish behind on the stack, where the next call finds what it forgets to set. */
void foul_stack(void);

/* How many boards a long test takes: CARTOG_BOARDS, else the number given. */
uint32_t board_count(uint32_t otherwise);

#endif

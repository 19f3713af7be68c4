/* Whole games, for the benchmark and for counting instructions. */
#ifndef PLAY_H
#define PLAY_H

#include "cartog/cartog.h"

/* Random numbers, the same in every run. */
uint64_t play_random(uint64_t *state);

/* One complete random solo game: shuffles, choices picked, drawings, four seasons scored. Returns the total. */
int32_t play_game(uint64_t *random);

#endif

/* Whole games, for the benchmark and for counting instructions. */
#ifndef PLAY_H
#define PLAY_H

#include "test.h"

/* One complete random solo game: shuffles, choices picked, drawings, four seasons scored. Returns the total. */
int32_t play_game(uint64_t *random);

#endif

/* Shared by the parts of the benchmark. */
#ifndef BENCH_H
#define BENCH_H

#include "test.h"

/* Nanoseconds since some moment. */
double bench_now(void);

/* Measures whole games: random solo games from shuffle to rating, and the replay of records. */
void bench_games(int json);

/* Measures batch calls on the levels that this machine has. */
void bench_batch(int json);

/* Measures what a second thread costs the first. */
void bench_threads(int json);

#endif

/* Random numbers. Inside the reference engine only. */
#ifndef REF_DEAL_H
#define REF_DEAL_H

#include <stdint.h>

/* the next number of a splitmix64 */
uint64_t ref_random(uint64_t *state);

/* an even choice of 0 .. n - 1 */
uint64_t ref_below(uint64_t *state, uint64_t n);

#endif

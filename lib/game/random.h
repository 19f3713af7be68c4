/* The generator that games are dealt with: see the header of cartog/game.h. */
#ifndef CTG_RANDOM_H
#define CTG_RANDOM_H

#include <stdint.h>

static inline uint64_t ctg_next(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

/* The first state of a stream of a seed. */
static inline uint64_t ctg_stream(uint64_t seed, uint32_t stream) {
  uint64_t state = 0;
  for (uint32_t i = 0; i <= stream; i++)
    state = ctg_next(&seed);
  return state;
}

static inline uint32_t ctg_below(uint64_t *state, uint32_t n) {
  /* The last 2^64 mod n numbers would make low results more likely. They are fewer than n, so the division that
   * tells how many is seldom needed. */
  uint64_t number = ctg_next(state);
  /* GCOVR_EXCL_START: one number in 2^57 is turned away */
  while (number > UINT64_MAX - n && number > UINT64_MAX - (UINT64_MAX % n + 1) % n)
    number = ctg_next(state);
  /* GCOVR_EXCL_STOP */
  return (uint32_t)(number % n);
}

#endif

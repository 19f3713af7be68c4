/* The seeded shuffle. */
#include "deal.h"
#include "referee.h"

#define FIRST_SCORING_CARD 26
#define CARDS_OF_CATEGORY 4

uint64_t ref_random(uint64_t *state) {
  uint64_t z;

  *state += 0x9E3779B97F4A7C15u;
  z = *state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/* The highest numbers that don't fill a whole round of n are thrown away. */
uint64_t ref_below(uint64_t *state, uint64_t n) {
  uint64_t surplus = (UINT64_MAX % n + 1) % n;
  uint64_t x = ref_random(state);

  while (x > UINT64_MAX - surplus)
    x = ref_random(state);
  return x % n;
}

static void shuffle(uint64_t *state, int *list, int count) {
  for (int i = count - 1; i >= 1; i--) {
    int other = (int)ref_below(state, (uint64_t)i + 1);
    int kept = list[i];

    list[i] = list[other];
    list[other] = kept;
  }
}

/* Set-up and seasons have a generator each, so that none depends on how far another was used. */
static uint64_t stream(uint64_t seed, int number) {
  uint64_t state = seed, start = 0;

  for (int i = 0; i <= number; i++)
    start = ref_random(&state);
  return start;
}

void ref_deal_setup(uint64_t seed, int edicts[4], int *ambush, int ambush_count) {
  uint64_t state = stream(seed, 0);

  for (int category = 0; category < 4; category++)
    edicts[category] = FIRST_SCORING_CARD + CARDS_OF_CATEGORY * category + (int)ref_below(&state, CARDS_OF_CATEGORY);
  shuffle(&state, edicts, 4);
  shuffle(&state, ambush, ambush_count);
}

void ref_deal_season(uint64_t seed, int season, int *deck, int count) {
  uint64_t state = stream(seed, season);

  shuffle(&state, deck, count);
}

/* Speed of batch calls, against the library's own loop over single maps. */
#include "bench.h"

enum { BOARDS = 1024, ROUNDS = 20, CARDS = 16 };

static uint8_t terrain[BOARDS][CARTOG_SPACES], ruins[2][CARTOG_SPACES];
static cartog_map maps[BOARDS], made[BOARDS];
static int32_t points[BOARDS * CARDS];
static uint32_t cards[CARDS];

/* What one measurement does; level is that of a batch. */
typedef void batch_work(uint32_t level);

static void loop(uint32_t level) {
  (void)level;
  for (int b = 0; b < BOARDS; b++)
    cartog_score_many(&maps[b], cards, CARDS, points + CARDS * b);
}

static void score(uint32_t level) {
  cartog_batch_score_at(level, terrain[0], ruins[0], 0, BOARDS, cards, CARDS, points, NULL);
}

static void convert(uint32_t level) {
  (void)level;
  cartog_batch_maps(terrain[0], ruins[0], 0, BOARDS, made, NULL);
}

/* Nanoseconds a board. */
static double measure(batch_work *todo, uint32_t level) {
  double best = 1e18;
  for (int round = 0; round < ROUNDS; round++) {
    double start = bench_now();
    todo(level);
    double each = (bench_now() - start) / BOARDS;
    best = each < best ? each : best;
  }
  return best;
}

static void report(int json, const char *what, uint32_t lanes, double ours, double theirs) {
  if (json)
    printf("{\"measure\":\"batch\",\"of\":\"%s\",\"boards_at_once\":%u,\"ns\":%.1f,\"loop_ns\":%.1f,\"ratio\":%.2f}\n",
           what, (unsigned)lanes, ours, theirs, theirs / ours);
  else
    printf("batch  %-20s %9.1f ns a board, %u at once   loop over maps %7.1f ns   %6.2f times faster\n", what, ours,
           (unsigned)lanes, theirs, theirs / ours);
}

void bench_batch(int json) {
  cartog_card_list(CARTOG_KIND_SCORING, cards, CARDS);
  /* Played boards of side A, which share their ruins. */
  for (uint32_t n = 0; n < BOARDS; n++) {
    maps[n] = random_board(8 * n);
    cartog_map_to_arrays(&maps[n], terrain[n], ruins[n > 0]);
  }
  double single = measure(loop, 0);
  report(json, "arrays_to_maps", 1, measure(convert, 0), single);
  for (uint32_t level = CARTOG_LEVEL_ONE; level <= cartog_batch_level(); level++)
    report(json, "all_16_cards", 1u << level, measure(score, level), single);
}

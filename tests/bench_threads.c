/* What scoring costs a thread alone, and beside another one: in processor time, which does not count what other programs
 * take. */
#define _POSIX_C_SOURCE 200809L

#include <pthread.h>
#include <time.h>

#include "bench.h"

enum { BOARDS = 4096, PASSES = 20, ROUNDS = 15, CARDS = 16, THREADS = 2 };

static uint8_t terrain[BOARDS][CARTOG_SPACES], ruins[2][CARTOG_SPACES];
static int32_t points[THREADS][BOARDS * CARDS];
static uint32_t cards[CARDS];

typedef struct {
  int number;
  double each; /* nanoseconds of processor time a board */
} job;

static double processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void *score(void *context) {
  job *own = (job *)context;
  double start = processor_time();
  for (int pass = 0; pass < PASSES; pass++)
    cartog_batch_score(terrain[0], ruins[0], 0, BOARDS, cards, CARDS, points[own->number], NULL);
  own->each = (processor_time() - start) / (PASSES * (double)BOARDS);
  return NULL;
}

/* The mean of so many threads at once, in the best round. */
static double measure(int threads) {
  double best = 1e18;
  for (int round = 0; round < ROUNDS; round++) {
    pthread_t thread[THREADS];
    job jobs[THREADS];
    double sum = 0;
    for (int i = 0; i < threads; i++) {
      jobs[i].number = i;
      if (pthread_create(&thread[i], NULL, score, &jobs[i]) != 0)
        exit(1);
    }
    for (int i = 0; i < threads; i++) {
      pthread_join(thread[i], NULL);
      sum += jobs[i].each;
    }
    best = sum / threads < best ? sum / threads : best;
  }
  return best;
}

void bench_threads(int json) {
  cartog_card_list(CARTOG_KIND_SCORING, cards, CARDS);
  for (uint32_t n = 0; n < BOARDS; n++) {
    cartog_map map = random_board(8 * n);
    cartog_map_to_arrays(&map, terrain[n], ruins[n > 0]);
  }
  double alone = measure(1), together = measure(THREADS);
  printf(
      json ? "{\"measure\":\"threads\",\"of\":\"all_16_cards\",\"ns\":%.1f,\"together_ns\":%.1f,\"ratio\":%.2f}\n"
           : "batch  in a thread alone    %9.1f ns of processor time a board, beside another %9.1f: 2 threads do %.2f "
             "times as much\n",
      alone, together, THREADS * alone / together);
}

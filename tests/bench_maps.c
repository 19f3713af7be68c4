/* Scores maps from standard input, a position a line, with all 16 cards one map after the other, and prints the nanoseconds
 * that a map takes: what bindings compare their batches with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cartog/cartog.h"

enum { LINE = 256, ROUNDS = 5 };

int main(void) {
  size_t count = 0, cap = 1024;
  cartog_map *maps = (cartog_map *)malloc(cap * sizeof *maps);
  char line[LINE];
  while (maps != NULL && fgets(line, sizeof line, stdin) != NULL) {
    if (count == cap) {
      cartog_map *larger = (cartog_map *)realloc(maps, 2 * cap * sizeof *maps);
      if (larger == NULL)
        break;
      maps = larger;
      cap *= 2;
    }
    if (cartog_map_parse(line, strcspn(line, "\n"), &maps[count], NULL) == CARTOG_OK)
      count++;
  }
  if (maps == NULL || count == 0)
    return 1;

  uint32_t cards[16];
  int32_t points[16];
  int64_t sum = 0;
  double best = 1e18;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int round = 0; round < ROUNDS; round++) {
    struct timespec start, end;
    timespec_get(&start, TIME_UTC);
    for (size_t i = 0; i < count; i++) {
      cartog_score_many(&maps[i], cards, 16, points);
      sum += points[0];
    }
    timespec_get(&end, TIME_UTC);
    double each = ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) / (double)count;
    best = each < best ? each : best;
  }
  printf("%.1f\n", best);
  free(maps);
  return sum == -1;
}

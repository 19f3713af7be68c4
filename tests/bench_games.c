/* Speed of whole games. */
#include "bench.h"
#include "play.h"
#include "records.h"
#include "reference/referee.h"
#include "reference/reference.h"

enum { GAMES = 200, ROUNDS = 50, REFERENCE_GAMES = 20 };

static void report(int json, const char *what, double ours, double theirs, const char *unit) {
  if (json)
    printf("{\"measure\":\"%s\",\"per_second\":%.0f,\"reference_per_second\":%.0f,\"ratio\":%.1f}\n", what, ours,
           theirs, ours / theirs);
  else
    printf("%-27s %9.0f %s a second   reference %9.0f   %8.1f times faster\n", what, ours, unit, theirs, ours / theirs);
}

/* The reference engine plays and writes a random solo game; the library's record of one is replayed. */
static void bench_replay(int json, double their_games, double our_games) {
  static replayed r;
  size_t length;
  char *text = read_record("solo.cgl", &length);
  double best = 1e18, start = bench_now();
  uint32_t events = 0;
  static ref_result judged;
  for (int i = 0; i < REFERENCE_GAMES; i++)
    ref_replay(text, length, &judged);
  double theirs = (bench_now() - start) / REFERENCE_GAMES;
  for (int round = 0; round < ROUNDS; round++) {
    start = bench_now();
    for (int i = 0; i < 100; i++)
      replay_text(&r, text, length);
    double each = (bench_now() - start) / 100;
    best = each < best ? each : best;
  }
  for (size_t i = 0; i < length; i++)
    events += text[i] == '\n';
  free(text);
  report(json, "random solo games", our_games, their_games, "games");
  report(json, "replay of a solo record", events * 1e9 / best, events * 1e9 / theirs, "lines");
}

void bench_games(int json) {
  double best = 1e18;
  int64_t sum = 0;
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t random = 1;
    double start = bench_now();
    for (int i = 0; i < GAMES; i++)
      sum += play_game(&random);
    double each = (bench_now() - start) / GAMES;
    best = each < best ? each : best;
  }
  double start = bench_now();
  for (int i = 0; i < REFERENCE_GAMES; i++) {
    ref_options options = {1, i % 2, 0, 0, 0, 1};
    char *text = ref_play((uint64_t)i, options);
    sum += (int64_t)strlen(text);
    free(text);
  }
  double theirs = (bench_now() - start) / REFERENCE_GAMES;
  if (sum == 1)
    printf("\n");
  bench_replay(json, 1e9 / theirs, 1e9 / best);
}

/* Speed, as nanoseconds a call and as ratio to the reference engine on the same boards in the same run.
 *
 *   bench [--json] [--perft]
 *
 * The boards are played ones of both printed sides, with 30 to 80 empty spaces. They are many, since a processor learns
 * a few by heart: what it guesses right then it would not on the boards of a game or a bot ("learned" shows the
 * difference). Slow work goes through the first of them only. Each figure is the best of several rounds. For effects the
 * reference is not the other engine but drawing and scoring one by one. */
#include <time.h>

#include "bench.h"
#include "reference/reference.h"

enum { BOARDS = 4096, FEW = 256, ROUNDS = 7, CHOICES = 2048 };

static cartog_map boards[BOARDS];
static ref_map slow_boards[FEW];
static uint64_t sink;
static int json;

double bench_now(void) {
  struct timespec t;
  timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* What one measurement does to board b. */
typedef void work(uint32_t b, const void *context);

/* Nanoseconds a board: the best round of so many passes over the first boards. */
static double measure(work *todo, const void *context, int passes, uint32_t count) {
  double best = 1e18;
  for (int round = 0; round < ROUNDS; round++) {
    double start = bench_now();
    for (int pass = 0; pass < passes; pass++)
      for (uint32_t b = 0; b < count; b++)
        todo(b, context);
    double each = (bench_now() - start) / (passes * (double)count);
    best = each < best ? each : best;
  }
  return best;
}

static void report(const char *what, const char *name, double ours, double theirs, double size) {
  if (json)
    printf("{\"measure\":\"%s\",\"of\":\"%s\",\"ns\":%.1f,\"reference_ns\":%.1f,\"ratio\":%.1f,\"mean_size\":%.1f}\n",
           what, name, ours, theirs, theirs / ours, size);
  else
    printf("%-6s %-20s %9.1f ns   reference %11.1f ns   %8.1f times faster   mean size %5.1f\n", what, name, ours,
           theirs, theirs / ours, size);
}

static void score_ours(uint32_t b, const void *context) {
  const uint32_t *card = (const uint32_t *)context;
  int32_t points = 0;
  cartog_score(&boards[b], *card, &points);
  sink += (uint64_t)points;
}

static void score_theirs(uint32_t b, const void *context) {
  const uint32_t *card = (const uint32_t *)context;
  sink += (uint64_t)ref_score(&slow_boards[b], (int)*card - 100);
}

static void all_ours(uint32_t b, const void *context) {
  const uint32_t *cards = (const uint32_t *)context;
  int32_t points[16];
  cartog_score_many(&boards[b], cards, 16, points);
  sink += (uint64_t)points[15];
}

static void all_theirs(uint32_t b, const void *context) {
  const uint32_t *cards = (const uint32_t *)context;
  for (int i = 0; i < 16; i++)
    sink += (uint64_t)ref_score(&slow_boards[b], (int)cards[i] - 100);
}

static void bench_scores(void) {
  uint32_t cards[16];
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int i = 0; i < 16; i++)
    report("score", cartog_card_key(cards[i]), measure(score_ours, &cards[i], 4, BOARDS),
           measure(score_theirs, &cards[i], 1, FEW), 1);
  double theirs = measure(all_theirs, cards, 1, FEW);
  report("score", "all_16_cards", measure(all_ours, cards, 4, BOARDS), theirs, 16);
  report("score", "all_16_learned", measure(all_ours, cards, 50, FEW), theirs, 16);
}

typedef struct {
  cartog_task task;
  ref_card card;
  cartog_choice *choices;
  ref_choice *slow_choices;
} listing;

static void count_ours(uint32_t b, const void *context) {
  const listing *l = (const listing *)context;
  sink += (uint64_t)cartog_choices_count(&boards[b], &l->task);
}

static void list_ours(uint32_t b, const void *context) {
  const listing *l = (const listing *)context;
  sink += (uint64_t)cartog_choices_list(&boards[b], &l->task, l->choices, CHOICES);
}

static void list_theirs(uint32_t b, const void *context) {
  const listing *l = (const listing *)context;
  ref_duty duty = {0, 0, 0};
  int fallback;
  sink += (uint64_t)ref_list(&slow_boards[b], &l->card, duty, l->slow_choices, CHOICES, &fallback);
}

static void bench_choices(listing *l) {
  for (uint32_t id = 101; id <= 117; id++) {
    if (cartog_task_init(&l->task, id, 0) != CARTOG_OK || !ref_card_get((int)id - 100, &l->card))
      continue;
    double size = 0, theirs = measure(list_theirs, l, 1, FEW);
    for (uint32_t b = 0; b < BOARDS; b++)
      size += (double)cartog_choices_count(&boards[b], &l->task) / BOARDS;
    report("count", cartog_card_key(id), measure(count_ours, l, 4, BOARDS), theirs, size);
    report("list", cartog_card_key(id), measure(list_ours, l, 4, BOARDS), theirs, size);
  }
}

/* A bot's question: what every choice would lead to, one by one and in one call. */
typedef struct {
  cartog_task task;
  const uint32_t *cards;
  uint64_t count;
  cartog_choice *choices;
  cartog_effect *effects;
  int32_t *points;
} outlook;

static void preview_ours(uint32_t b, const void *context) {
  const outlook *o = (const outlook *)context;
  uint64_t count = (uint64_t)cartog_choices_list(&boards[b], &o->task, o->choices, CHOICES);
  sink += (uint64_t)cartog_score_choices(&boards[b], o->choices, count, 0, o->cards, o->count, o->points, o->effects,
                                         2 * CHOICES);
}

static void preview_one_by_one(uint32_t b, const void *context) {
  const outlook *o = (const outlook *)context;
  int64_t count = cartog_choices_list(&boards[b], &o->task, o->choices, CHOICES);
  for (int64_t i = 0; i < count; i++)
    for (uint32_t terrain = 1; terrain <= 5; terrain++) {
      if ((o->choices[i].terrains >> terrain & 1) == 0)
        continue;
      cartog_map map = boards[b];
      cartog_placement placement = {o->choices[i].spaces, terrain, 0};
      cartog_outcome outcome = {.size = sizeof outcome};
      cartog_placement_apply(&map, &o->task, &placement, 0, &outcome, NULL);
      cartog_score_many(&map, o->cards, o->count, o->points);
      cartog_map_monsters(&map, o->points, NULL);
      sink += (uint64_t)o->points[0] + outcome.coins;
    }
}

static void bench_previews(listing *l) {
  uint32_t all[16];
  static const uint32_t four[2][4] = {
      {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_CANAL_LAKE, CARTOG_CARD_SHIELDGATE, CARTOG_CARD_BORDERLANDS},
      {CARTOG_CARD_STONESIDE_FOREST, CARTOG_CARD_SHORESIDE_EXPANSE, CARTOG_CARD_GREENGOLD_PLAINS,
       CARTOG_CARD_LOST_BARONY}};
  static const uint32_t explore[3] = {CARTOG_CARD_ORCHARD, CARTOG_CARD_MARSHLANDS, CARTOG_CARD_HAMLET};
  outlook o = {.choices = l->choices};
  o.effects = (cartog_effect *)calloc(2 * CHOICES, sizeof *o.effects);
  o.points = (int32_t *)calloc(16 * 2 * CHOICES, sizeof *o.points);
  if (o.effects == NULL || o.points == NULL)
    exit(1);
  cartog_card_list(CARTOG_KIND_SCORING, all, 16);
  for (int set = 0; set < 3; set++)
    for (int k = 0; k < 3; k++) {
      char name[64];
      double rows = 0;
      o.cards = set == 0 ? all : four[set - 1];
      o.count = set == 0 ? 16 : 4;
      cartog_task_init(&o.task, explore[k], 0);
      for (uint32_t b = 0; b < FEW; b++) {
        uint64_t count = (uint64_t)cartog_choices_list(&boards[b], &o.task, o.choices, CHOICES);
        rows += (double)cartog_score_choices(&boards[b], o.choices, count, 0, NULL, 0, NULL, NULL, 0) / FEW;
      }
      snprintf(name, sizeof name, "%s_%s", cartog_card_key(explore[k]), set == 0 ? "16" : set == 1 ? "4a" : "4b");
      report("effects", name, measure(preview_ours, &o, 2, FEW), measure(preview_one_by_one, &o, 1, FEW), rows);
    }
  free(o.effects);
  free(o.points);
}

/* Number of ways to draw the cards in order. */
static uint64_t perft(const cartog_map *map, const cartog_task *tasks, int depth, cartog_choice *choices) {
  if (depth == 1)
    return (uint64_t)cartog_choices_count(map, tasks);
  int64_t count = cartog_choices_list(map, tasks, choices, CHOICES);
  uint64_t total = 0;
  for (int64_t i = 0; i < count; i++) {
    cartog_map next = *map;
    cartog_placement placement = {choices[i].spaces, 1, 0};
    while ((choices[i].terrains >> placement.terrain & 1) == 0)
      placement.terrain++;
    cartog_placement_apply(&next, tasks, &placement, 0, NULL, NULL);
    total += perft(&next, tasks + 1, depth - 1, choices + CHOICES);
  }
  return total;
}

/* Golden counts of depth 4: the three longest sequences of side B. */
static int bench_perft(cartog_choice *choices) {
  static const struct {
    uint32_t cards[4];
    uint64_t count;
  } rows[] = {
      {{CARTOG_CARD_TREETOP_VILLAGE, CARTOG_CARD_MARSHLANDS, CARTOG_CARD_GNOLL_RAID, CARTOG_CARD_FISHING_VILLAGE},
       594511518},
      {{CARTOG_CARD_HINTERLAND_STREAM, CARTOG_CARD_HOMESTEAD, CARTOG_CARD_ORCHARD, CARTOG_CARD_BUGBEAR_ASSAULT},
       975922228},
      {{CARTOG_CARD_GREAT_RIVER, CARTOG_CARD_FARMLAND, CARTOG_CARD_HAMLET, CARTOG_CARD_FORGOTTEN_FOREST}, 11671364590},
  };
  int wrong = 0;
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cartog_map map;
    cartog_task tasks[4];
    cartog_map_init(&map, CARTOG_SIDE_B);
    for (int k = 0; k < 4; k++)
      cartog_task_init(&tasks[k], rows[i].cards[k], 0);
    double start = bench_now();
    uint64_t count = perft(&map, tasks, 4, choices);
    double seconds = (bench_now() - start) / 1e9;
    wrong += count != rows[i].count;
    printf("perft  depth 4 on side B: %llu in %.1f s, %s\n", (unsigned long long)count, seconds,
           count == rows[i].count ? "as it should be" : "WRONG");
  }
  return wrong;
}

int main(int argc, char **argv) {
  listing l;
  int deep = 0;
  for (int i = 1; i < argc; i++) {
    json |= strcmp(argv[i], "--json") == 0;
    deep |= strcmp(argv[i], "--perft") == 0;
  }
  uint32_t found = 0;
  for (uint32_t n = 0; found < BOARDS; n += 2)
    if (n / 2 % 4 < 2) {
      cartog_spaces empty;
      boards[found] = random_board(n);
      cartog_map_spaces(&boards[found], CARTOG_TERRAIN_EMPTY, &empty);
      if (cartog_spaces_count(&empty) < 30 || cartog_spaces_count(&empty) > 80)
        continue;
      if (found < FEW)
        cartog_map_to_arrays(&boards[found], slow_boards[found].terrain, slow_boards[found].ruins);
      found++;
    }
  l.choices = (cartog_choice *)calloc(4 * CHOICES, sizeof *l.choices);
  l.slow_choices = (ref_choice *)calloc(CHOICES, sizeof *l.slow_choices);
  if (l.choices == NULL || l.slow_choices == NULL)
    return 1;
  bench_scores();
  bench_choices(&l);
  bench_previews(&l);
  bench_batch(json);
  bench_threads(json);
  bench_games(json);
  int wrong = deep ? bench_perft(l.choices) : 0;
  free(l.choices);
  free(l.slow_choices);
  return wrong != 0 || sink == 1;
}

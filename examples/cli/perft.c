/* cartog perft: counts the ways to draw cards one after the other. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { DEPTH_MAX = 32 };

typedef struct {
  const options *opts;
  cartog_task tasks[DEPTH_MAX];
  uint32_t depth;
} request;

/* Adds to a sum; returns 0 where it does not fit. */
static int add(uint64_t *sum, uint64_t number) {
  *sum += number;
  return *sum >= number;
}

/* Number of ways; a card that cannot be drawn leaves none. Returns 0 where the number, or memory, does not fit. */
static int count_ways(const cartog_map *map, const cartog_task *tasks, uint32_t depth, uint64_t *ways) {
  int64_t count = cartog_choices_count(map, tasks);
  *ways = (uint64_t)count;
  if (depth == 1 || count == 0)
    return 1;
  cartog_choice *choices = (cartog_choice *)malloc((size_t)count * sizeof *choices);
  int fits = choices != NULL;
  if (fits)
    cartog_choices_list(map, tasks, choices, (uint64_t)count);
  *ways = 0;
  for (int64_t i = 0; fits && i < count; i++) {
    cartog_map next = *map;
    cartog_placement placement = {choices[i].spaces, 1, 0};
    uint64_t behind = 0;
    while ((choices[i].terrains >> placement.terrain & 1) == 0)
      placement.terrain++;
    cartog_placement_apply(&next, tasks, &placement, 0, NULL, NULL);
    fits = count_ways(&next, tasks + 1, depth - 1, &behind) && add(ways, behind);
  }
  free(choices);
  return fits;
}

/* The ways behind each first choice. */
static int divide(const cartog_map *map, const request *r) {
  int64_t count = cartog_choices_count(map, r->tasks);
  cartog_choice *choices = (cartog_choice *)malloc((size_t)(count + 1) * sizeof *choices);
  int fits = choices != NULL;
  if (fits)
    cartog_choices_list(map, r->tasks, choices, (uint64_t)count);
  for (int64_t i = 0; fits && i < count; i++) {
    cartog_map next = *map;
    cartog_placement placement = {choices[i].spaces, 1, 0};
    uint64_t ways = 1;
    while ((choices[i].terrains >> placement.terrain & 1) == 0)
      placement.terrain++;
    cartog_placement_apply(&next, r->tasks, &placement, 0, NULL, NULL);
    fits = r->depth == 1 || count_ways(&next, r->tasks + 1, r->depth - 1, &ways);
    if (fits) {
      print_spaces(&choices[i].spaces);
      printf("\t%llu\n", (unsigned long long)ways);
    }
  }
  free(choices);
  return fits;
}

static int perft(const input *in, int several, void *context) {
  const request *r = (const request *)context;
  const cartog_map *map = &in->position.map;
  uint64_t ways[DEPTH_MAX] = {0};
  (void)several;
  if (r->opts->divide && !divide(map, r))
    return complain("a number does not fit in 64 bits");
  for (uint32_t depth = 1; depth <= r->depth; depth++)
    if (!count_ways(map, r->tasks, depth, &ways[depth - 1]))
      return complain("a number does not fit in 64 bits");
  if (r->opts->json)
    printf("{\"ways\":[");
  for (uint32_t i = 0; i < r->depth; i++)
    if (r->opts->json)
      printf("%s%llu", i == 0 ? "" : ",", (unsigned long long)ways[i]);
    else
      printf("%u\t%s\t%llu\n", (unsigned)i + 1, r->tasks[i].card.key, (unsigned long long)ways[i]);
  if (r->opts->json)
    printf("]}\n");
  return EXIT_FINE;
}

/* Reads the cards in the order in which they are drawn. A ruins card makes the explore card behind it cover ruins. */
static int read_cards(request *r, const char *list) {
  uint32_t flags = (r->opts->solo ? CARTOG_TASK_SOLO : 0u) | (r->opts->fallback_card ? CARTOG_TASK_FALLBACK_CARD : 0u);
  uint32_t ruins = 0;
  for (const char *at = list;; at++) {
    size_t length = strcspn(at, ",");
    uint32_t id = 0;
    cartog_card card;
    int32_t status = find_card(at, length, &id);
    memset(&card, 0, sizeof card);
    if (status == CARTOG_OK)
      cartog_card_get(id, &card);
    if (status == CARTOG_OK && card.kind == CARTOG_KIND_RUINS)
      ruins = CARTOG_TASK_RUINS;
    else if (status == CARTOG_OK && r->depth == DEPTH_MAX)
      return complain("--cards takes at most %d cards to draw", DEPTH_MAX);
    else if (status == CARTOG_OK)
      status = make_task(&r->tasks[r->depth], id, flags | ruins, 0);
    if (status != CARTOG_OK)
      return complain_card(at, length, status, 0);
    if (card.kind != CARTOG_KIND_RUINS)
      r->depth++;
    if (card.kind == CARTOG_KIND_EXPLORE)
      ruins = 0;
    at += length;
    if (*at == 0)
      break;
  }
  return r->depth > 0 ? EXIT_FINE : complain("--cards names no card to draw");
}

int run_perft(const options *opts) {
  if (opts->operands != 1)
    return complain_usage("perft --cards K,K [--depth N] [--divide] [--solo] [--fallback any|card] [--json] "
                          "FILE|-|POSITION");
  static request r;
  r.opts = opts;
  if (opts->cards == NULL)
    return complain("--cards is missing");
  if (opts->divide && opts->json)
    return complain("perft prints --divide or --json, not both");
  if (read_cards(&r, opts->cards) != EXIT_FINE)
    return EXIT_BAD;
  if (opts->depth > r.depth)
    return complain("--depth is %u, but --cards names %u", (unsigned)opts->depth, (unsigned)r.depth);
  if (opts->depth != 0)
    r.depth = opts->depth;
  return each_position(opts->operand[0], perft, &r);
}

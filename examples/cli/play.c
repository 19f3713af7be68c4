/* cartog new, cartog play */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"

/* splitmix64, for the moves of random players; the deal is the library's. */
static uint64_t next_number(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

/* A seed for whoever names none. */
static uint64_t fresh_seed(void) {
  uint64_t state = (uint64_t)time(NULL) * 1000003 + (uint64_t)clock();
  return next_number(&state) >> 32;
}

static uint32_t players_of(const options *opts) {
  return opts->players > 0 ? opts->players : 1;
}

static uint32_t side_of(const options *opts) {
  return opts->map != NULL && opts->map[0] == 'B' ? CARTOG_SIDE_B : CARTOG_SIDE_A;
}

static cartog_setup setup_of(uint64_t seed, uint32_t players) {
  cartog_setup setup;
  memset(&setup, 0, sizeof setup);
  setup.size = sizeof setup;
  setup.mode = CARTOG_MODE_SEEDED;
  setup.seed = seed;
  setup.players = players;
  return setup;
}

/* Headers of a seeded game, up to and with the blank line, one a call of handle. */
static int headers(const options *opts, uint64_t seed, int (*handle)(const char *line, void *context), void *context) {
  char line[1024];
  uint32_t edicts[CARTOG_EDICTS];
  int n = snprintf(line, sizeof line, "Players:");
  cartog_deal_edicts(seed, edicts);
  for (uint32_t i = 1; i <= players_of(opts); i++)
    n += snprintf(line + n, sizeof line - (size_t)n, " p%u", (unsigned)i);
  if (handle("%cgl 1", context) != 0 || handle(side_of(opts) == CARTOG_SIDE_A ? "Map: A" : "Map: B", context) != 0 ||
      handle(line, context) != 0)
    return 1;
  snprintf(line, sizeof line, "Edicts: %s %s %s %s", cartog_card_key(edicts[0]), cartog_card_key(edicts[1]),
           cartog_card_key(edicts[2]), cartog_card_key(edicts[3]));
  if (handle(line, context) != 0 || handle("Rules: fallback=any", context) != 0)
    return 1;
  snprintf(line, sizeof line, "Seed: %llu", (unsigned long long)seed);
  if (handle(line, context) != 0)
    return 1;
  /* No header of the language, but one that is kept: what the record was made with. */
  snprintf(line, sizeof line, "Rule-Set: %s", cartog_rule_set());
  return handle(line, context) != 0 || handle("", context) != 0;
}

static int print_line(const char *line, void *context) {
  (void)context;
  puts(line);
  return 0;
}

/* The reveals that the seed deals, season by season, as comments. */
static void print_deal(uint64_t seed) {
  cartog_setup setup = setup_of(seed, 0);
  cartog_table table;
  uint32_t turn = 0;
  cartog_table_init(&table, &setup, NULL, 0, NULL, 0);
  for (uint32_t season = 0; season < CARTOG_SEASONS && cartog_table_begin(&table) == CARTOG_OK; season++) {
    cartog_card card;
    uint32_t id = 0;
    printf("; season %s\n", season_name(season + 1));
    while (cartog_table_reveal(&table, 0, &id) == CARTOG_OK && cartog_card_get(id, &card) == CARTOG_OK)
      printf("; %u %s %s\n", (unsigned)++turn, kind_name(card.kind), card.key);
  }
}

int run_new(const options *opts) {
  if (opts->operands != 0)
    return complain_usage("new [--map A|B] [--players N] [--seed S]");
  uint64_t seed = opts->has_seed ? opts->seed : fresh_seed();
  headers(opts, seed, print_line, NULL);
  print_deal(seed);
  return EXIT_FINE;
}

/* ---- a game of random moves ---- */

typedef struct {
  cartog_replay replay;
  cartog_sheet sheets[CARTOG_PLAYERS_MAX];
  cartog_choice choices[2048];
  uint64_t random;
} play;

/* Feeds a line to the replay, which verifies it, and prints it. */
static int feed(const char *line, void *context) {
  play *p = (play *)context;
  int32_t status = cartog_replay_line(&p->replay, p->sheets, CARTOG_PLAYERS_MAX, line, strlen(line), NULL);
  if (status != CARTOG_OK)
    return complain("%s: %s", line, cartog_status_slug(status));
  puts(line);
  return 0;
}

static int feed_event(play *p, uint32_t kind, const cartog_event *members) {
  char line[8192];
  cartog_event event = *members;
  event.size = sizeof event;
  event.kind = kind;
  int64_t needed = cartog_event_print(&p->replay, p->sheets, CARTOG_PLAYERS_MAX, &event, line, sizeof line);
  if (needed < 0 || needed >= (int64_t)sizeof line)
    return complain("cannot print an event");
  return feed(line, p);
}

/* Draws for the last card on one map: any choice, any terrain of it. */
static int draw(play *p, uint32_t owner) {
  cartog_task task;
  cartog_event event;
  memset(&event, 0, sizeof event);
  if (cartog_table_task(&p->replay.table, owner, &task, &event.drawer) != CARTOG_OK)
    return 0;
  event.turn = p->replay.table.turn;
  event.owner = owner;
  int64_t count = cartog_choices_list(&p->sheets[owner].map, &task, p->choices, 2048);
  if (count > 0) {
    const cartog_choice *choice = &p->choices[next_number(&p->random) % (uint64_t)count];
    event.placement.spaces = choice->spaces;
    do
      event.placement.terrain = (uint32_t)(1 + next_number(&p->random) % CARTOG_TERRAIN_MOUNTAIN);
    while ((choice->terrains >> event.placement.terrain & 1) == 0);
  }
  return feed_event(p, CARTOG_EVENT_DRAW, &event);
}

static int play_season(play *p, uint32_t season) {
  cartog_event event;
  cartog_table_info info;
  memset(&event, 0, sizeof event);
  memset(&info, 0, sizeof info);
  info.size = sizeof info;
  event.season = season;
  if (feed_event(p, CARTOG_EVENT_SEASON, &event) != 0)
    return 1;
  for (;;) {
    cartog_table_info_get(&p->replay.table, &info);
    if (info.phase != CARTOG_PHASE_REVEAL)
      break;
    const cartog_table *table = &p->replay.table;
    event.turn = table->turn + 1;
    event.card = table->deck[table->order[table->turn - table->begun[season - 1]]];
    if (feed_event(p, CARTOG_EVENT_REVEAL, &event) != 0)
      return 1;
    for (uint32_t owner = 0; owner < p->replay.players; owner++)
      if (draw(p, owner) != 0)
        return 1;
  }
  for (event.owner = 0; event.owner < p->replay.players; event.owner++)
    if (feed_event(p, CARTOG_EVENT_CHECK, &event) != 0)
      return 1;
  return feed_event(p, CARTOG_EVENT_SCORE, &event);
}

int run_play(const options *opts) {
  if (opts->operands != 0)
    return complain_usage("play [--map A|B] [--players N] [--seed S]");
  play *p = (play *)calloc(1, sizeof *p);
  if (p == NULL)
    return complain("not enough memory");
  uint64_t seed = opts->has_seed ? opts->seed : fresh_seed();
  cartog_event event;
  memset(&event, 0, sizeof event);
  p->random = ~seed;
  cartog_replay_init(&p->replay);
  int status = headers(opts, seed, feed, p);
  for (uint32_t season = 1; season <= CARTOG_SEASONS && status == 0; season++)
    status = play_season(p, season);
  if (status == 0)
    status = feed_event(p, CARTOG_EVENT_END, &event);
  free(p);
  return status == 0 ? EXIT_FINE : EXIT_BAD;
}

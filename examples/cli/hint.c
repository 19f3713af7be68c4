/* cartog hint */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { FOLLOWS_MAX = 256, DECK_MAX = 64 };

typedef struct {
  const options *opts;
  cartog_task task;
  cartog_aim aim; /* as --weights says; else filled in from each position */
  uint32_t top;
  uint32_t deck[DECK_MAX];
  uint32_t deck_count;
  int positions; /* printed so far */
} request;

/* Reads one NAME=NUMBER behind --weights. */
static int read_weight(cartog_aim *aim, const char *text, size_t length) {
  const char *equals = (const char *)memchr(text, '=', length);
  char *end = NULL;
  long number = equals != NULL ? strtol(equals + 1, &end, 10) : 0;
  if (equals == NULL || end == equals + 1 || end != text + length || number < -CARTOG_AIM_WEIGHT_MAX ||
      number > CARTOG_AIM_WEIGHT_MAX)
    return complain("--weights takes NAME=NUMBER joined by commas, not '%.*s'", (int)length, text);
  size_t name = (size_t)(equals - text);
  uint32_t id = 0;
  cartog_card card;
  if (name == 5 && strncmp(text, "coins", name) == 0) {
    aim->coin_weight = (int32_t)number;
    return EXIT_FINE;
  }
  if (name == 8 && strncmp(text, "monsters", name) == 0) {
    aim->monster_weight = (int32_t)number;
    return EXIT_FINE;
  }
  int32_t status = find_card(text, name, &id);
  if (status == CARTOG_OK && cartog_card_get(id, &card) == CARTOG_OK && card.kind != CARTOG_KIND_SCORING)
    status = CARTOG_ERROR_CARD_KIND;
  for (uint32_t i = 0; i < aim->card_count && status == CARTOG_OK; i++)
    if (aim->cards[i] == id)
      status = CARTOG_ERROR_CARD_TWICE;
  if (status != CARTOG_OK)
    return complain_card(text, name, status, CARTOG_KIND_SCORING);
  aim->cards[aim->card_count] = id;
  aim->weights[aim->card_count++] = (int32_t)number;
  return EXIT_FINE;
}

static int read_weights(cartog_aim *aim, const char *list) {
  for (const char *at = list;; at++) {
    size_t length = strcspn(at, ",");
    if (read_weight(aim, at, length) != EXIT_FINE)
      return EXIT_BAD;
    at += length;
    if (*at == 0)
      return EXIT_FINE;
  }
}

/* The cards that may come next: those behind --deck, else all explore and ruins cards but the one that is drawn. */
static int read_deck(request *r, const char *list) {
  if (list == NULL) {
    for (uint32_t id = CARTOG_CARD_TEMPLE_RUINS; id <= CARTOG_CARD_RIFT_LANDS; id++)
      if (id != r->task.card.id)
        r->deck[r->deck_count++] = id;
    return EXIT_FINE;
  }
  for (const char *at = list;; at++) {
    size_t length = strcspn(at, ",");
    uint32_t id = 0;
    int32_t status = r->deck_count < DECK_MAX ? find_card(at, length, &id) : CARTOG_ERROR_FULL;
    if (status == CARTOG_OK)
      status = cartog_follow_list(&id, 1, 0, NULL, 0) < 0 ? CARTOG_ERROR_CARD_KIND : CARTOG_OK;
    if (status != CARTOG_OK)
      return complain_card(at, length, status, 0);
    r->deck[r->deck_count++] = id;
    at += length;
    if (*at == 0)
      return EXIT_FINE;
  }
}

/* Without --weights a position's edicts count as often as they still score, from its season on; coins and the penalty
 * as often as seasons are left. */
static int aim_at_position(cartog_aim *aim, const cartog_position *position) {
  uint32_t season = (position->fields & CARTOG_FIELD_SEASON) != 0 ? position->season : 1;
  for (uint32_t e = 0; e < 4; e++) {
    int32_t times = 0;
    for (uint32_t s = season; s <= CARTOG_SEASONS; s++)
      times += e == s - 1 || e == s % 4;
    if (position->edicts[e] == 0 || times == 0)
      continue;
    aim->cards[aim->card_count] = position->edicts[e];
    aim->weights[aim->card_count++] = times;
  }
  aim->coin_weight = aim->monster_weight = (int32_t)(CARTOG_SEASONS + 1 - season);
  return aim->card_count > 0 ? EXIT_FINE
                             : complain("nothing to aim at: give --weights, or a position with scoring cards (e=...)");
}

/* ---- output ---- */

static void print_placement(const cartog_hint *hint) {
  char text[CARTOG_SPACES * 4 + 16];
  cartog_placement placement = {hint->spaces, hint->terrain, 0};
  cartog_placement_print(&placement, text, sizeof text);
  (void)fputs(text, stdout);
}

/* Values of two turns are sums over what may follow; total is the sum of its weights, 1 where there is one turn. */
static void print_hint(const cartog_aim *aim, const cartog_hint *hint, const int32_t *before, int32_t monsters,
                       uint64_t total) {
  if (total > 1)
    printf("%9.2f  ", (double)hint->value / (double)total);
  else
    printf("%6lld  ", (long long)hint->value);
  print_placement(hint);
  for (uint32_t i = 0; i < aim->card_count; i++)
    if (hint->points[i] != before[i])
      printf("  %s %d->%d", cartog_card_key(aim->cards[i]), (int)before[i], (int)hint->points[i]);
  if (hint->coins != aim->coins)
    printf("  coins %u->%u", (unsigned)aim->coins, (unsigned)hint->coins);
  if (hint->monsters != monsters)
    printf("  monsters %d->%d", (int)-monsters, (int)-hint->monsters);
  putchar('\n');
}

static void print_json_hint(const cartog_aim *aim, const cartog_hint *hint, const int32_t *before, int32_t monsters) {
  printf("{\"placement\":\"");
  print_placement(hint);
  printf("\",\"value\":%lld,\"scores\":{", (long long)hint->value);
  for (uint32_t i = 0; i < aim->card_count; i++)
    printf("%s\"%s\":[%d,%d]", i == 0 ? "" : ",", cartog_card_key(aim->cards[i]), (int)before[i], (int)hint->points[i]);
  printf("},\"coins\":[%u,%u],\"lost\":%u,\"monsters\":[%d,%d]}", (unsigned)aim->coins, (unsigned)hint->coins,
         (unsigned)hint->lost, (int)monsters, (int)hint->monsters);
}

static void print_all(request *r, const cartog_map *map, const cartog_task *task, const cartog_aim *aim,
                      const cartog_search *search, uint64_t total, int several) {
  int32_t before[CARTOG_AIM_CARDS_MAX], monsters = 0;
  uint32_t count = search->count < r->top ? search->count : r->top;
  cartog_score_many(map, aim->cards, aim->card_count, before);
  cartog_map_monsters(map, &monsters, NULL);
  if (!r->opts->json) {
    if (several && r->positions > 0)
      putchar('\n');
    for (uint32_t i = 0; i < count; i++)
      print_hint(aim, &search->hints[i], before, monsters, total);
  } else {
    printf("{\"card\":\"%s\",\"drawings\":%llu,\"finished\":%s,\"divisor\":%llu,\"hints\":[", task->card.key,
           (unsigned long long)search->drawings, search->finished ? "true" : "false", (unsigned long long)total);
    for (uint32_t i = 0; i < count; i++) {
      if (i > 0)
        putchar(',');
      print_json_hint(aim, &search->hints[i], before, monsters);
    }
    printf("]}\n");
  }
  r->positions++;
}

static int hint(const input *in, int several, void *context) {
  static cartog_follow follows[FOLLOWS_MAX];
  static cartog_search search;
  request *r = (request *)context;
  const cartog_position *position = &in->position;
  cartog_task task = r->task;
  cartog_aim aim = r->aim;
  aim.coins = position->coins;
  if (r->opts->weights == NULL && aim_at_position(&aim, position) != EXIT_FINE)
    return EXIT_BAD;
  if (position->ruins != 0)
    task.flags |= CARTOG_TASK_RUINS;
  uint64_t count = 0, total = 1;
  if (r->opts->turns == 2) {
    /* Only an ambush leaves the duty to the card behind it. */
    uint32_t ruins = task.card.kind == CARTOG_KIND_AMBUSH ? 0 : CARTOG_TASK_RUINS;
    count = (uint64_t)cartog_follow_list(r->deck, r->deck_count, task.flags & ~ruins, follows, FOLLOWS_MAX);
    total = count == 0 ? 1 : 0;
    for (uint64_t i = 0; i < count; i++)
      total += follows[i].weight;
  }
  memset(&search, 0, sizeof search);
  int32_t status = cartog_search_run(&search, &position->map, &task, &aim, follows, count,
                                     r->opts->nodes != 0 ? r->opts->nodes : UINT64_MAX);
  if (status != CARTOG_OK)
    return complain("%s: %s", cartog_status_slug(status), cartog_status_message(status));
  if (!search.finished)
    (void)fprintf(stderr, "cartog: stopped by --nodes after %llu drawings: these are the best of them\n",
                  (unsigned long long)search.drawings);
  else if (search.drawings == 0)
    (void)fputs("cartog: nothing can be drawn, so the player passes\n", stderr);
  print_all(r, &position->map, &task, &aim, &search, total, several);
  return EXIT_FINE;
}

int run_hint(const options *opts) {
  if (opts->operands != 1)
    return complain_usage("hint --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--weights NAME=N,...] "
                          "[--top N] [--turns 1|2 [--deck K,K] [--nodes N]] [--json] FILE|-|POSITION");
  request r;
  memset(&r, 0, sizeof r);
  r.opts = opts;
  r.top = opts->top != 0 ? opts->top : 5;
  r.aim.size = sizeof r.aim;
  if (opts->turns != 2 && (opts->deck != NULL || opts->nodes != 0))
    return complain("--deck and --nodes belong to --turns 2");
  if (task_of_options(opts, &r.task) != EXIT_FINE || read_deck(&r, opts->deck) != EXIT_FINE ||
      (opts->weights != NULL && read_weights(&r.aim, opts->weights) != EXIT_FINE))
    return EXIT_BAD;
  return each_position(opts->operand[0], hint, &r);
}

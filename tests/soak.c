/* Plays, records and replays games in several threads at once, over constant cards and maps that they share.
 *
 *   soak THREADS GAMES [PAGES]
 *
 * Every thread plays the same games, each number of players in turn, and takes turns back now and then; all must come
 * to the same answers. Each game is played twice over: by calls on a table, and as a record of text that another table
 * replays. Memory must not grow by more than PAGES. Ends after that many games, never by the clock.
 */
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cartog/cartog.h"

enum { PLAYERS = 3, THREADS_MAX = 64, TEXT = 1 << 16, CHOICES = 1024 };

/* All that a thread needs for a game. */
typedef struct {
  uint32_t games;
  uint64_t random;
  uint64_t digest;
  const char *failure;
  uint32_t failed_game;
  uint64_t length;
  cartog_table table;
  cartog_sheet sheets[PLAYERS], again[PLAYERS];
  cartog_replay replay;
  cartog_choice choices[CHOICES];
  char text[TEXT], printed[TEXT];
} player;

/* Constant, and read by every thread. */
static cartog_map side_a, side_b;
static cartog_card cards[141 - 101 + 1];

static uint32_t below(player *p, uint32_t n) {
  uint64_t z = p->random += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return (uint32_t)((z ^ z >> 31) % n);
}

static int must(player *p, int condition, const char *what) {
  if (!condition && p->failure == NULL)
    p->failure = what;
  return condition;
}

static void add(player *p, uint64_t number) {
  p->digest = (p->digest ^ number) * UINT64_C(0x100000001b3);
}

/* Feeds the line at the end of the text to the replay. */
static int take_line(player *p, uint64_t length) {
  const char *line = p->text + p->length;
  if (!must(p, p->length + length + 1 < TEXT, "text is full") ||
      !must(p, cartog_replay_line(&p->replay, p->again, PLAYERS, line, length, NULL) == CARTOG_OK, "line"))
    return 0;
  p->length += length;
  p->text[p->length++] = '\n';
  return 1;
}

static int say(player *p, cartog_event event) {
  event.size = sizeof event;
  int64_t length = cartog_event_print(&p->replay, p->again, PLAYERS, &event, p->text + p->length, TEXT - p->length);
  return must(p, length > 0, "event") && take_line(p, (uint64_t)length);
}

static int headers(player *p, uint32_t seed, uint32_t players) {
  char lines[256];
  snprintf(lines, sizeof lines, "%%cgl 1\nMap: %s\nPlayers:%s\nEdicts: %s %s %s %s\nSeed: %u\n\n",
           seed % 2 == 0 ? "A" : "B",
           players == 1   ? " ann"
           : players == 2 ? " ann bob"
                          : " ann bob cid",
           cartog_card_key(p->table.edicts[0]), cartog_card_key(p->table.edicts[1]),
           cartog_card_key(p->table.edicts[2]), cartog_card_key(p->table.edicts[3]), (unsigned)seed);
  p->length = 0;
  cartog_replay_init(&p->replay);
  for (char *line = lines; *line != 0;) {
    size_t length = strcspn(line, "\n");
    memcpy(p->text + p->length, line, length);
    if (!take_line(p, length))
      return 0;
    line += length + 1;
  }
  return 1;
}

static int draw(player *p, uint32_t owner, uint32_t turn) {
  cartog_task task;
  cartog_event event = {0};
  uint32_t drawer = 0;
  if (!must(p, cartog_table_task(&p->table, owner, &task, &drawer) == CARTOG_OK, "task"))
    return 0;
  uint32_t id = task.card.id;
  must(p, memcmp(&task.card, &cards[id - 101], sizeof task.card) == 0, "card");
  int64_t count = cartog_choices_list(&p->sheets[owner].map, &task, p->choices, CHOICES);
  if (!must(p, count >= 0 && count <= CHOICES, "choices"))
    return 0;
  if (count > 0) {
    const cartog_choice *choice = &p->choices[below(p, (uint32_t)count)];
    event.placement.spaces = choice->spaces;
    do
      event.placement.terrain = 1 + below(p, 5);
    while ((choice->terrains >> event.placement.terrain & 1) == 0);
  }
  if (!must(p,
            cartog_table_draw(&p->table, &p->sheets[owner], owner, drawer, &event.placement, NULL, NULL) == CARTOG_OK,
            "draw"))
    return 0;
  add(p, event.placement.spaces.w[0] ^ event.placement.spaces.w[1]);
  event.kind = CARTOG_EVENT_DRAW;
  event.turn = turn;
  event.owner = owner;
  event.drawer = drawer;
  return say(p, event);
}

/* Goes back to some card of this game, in both tables. */
static int undo(player *p, uint32_t players) {
  cartog_event event = {0};
  event.kind = CARTOG_EVENT_UNDO;
  event.turn = 1 + below(p, p->table.turn);
  if (!must(p, cartog_table_undo(&p->table, event.turn) == CARTOG_OK, "undo"))
    return 0;
  for (uint32_t i = 0; i < players; i++)
    must(p, cartog_sheet_undo(&p->sheets[i], event.turn) == CARTOG_OK, "undo of a sheet");
  return say(p, event);
}

static int step(player *p, uint32_t players, uint32_t phase) {
  cartog_event event = {0};
  uint32_t owner = 0;
  switch (phase) {
  case CARTOG_PHASE_REVEAL:
    if (!must(p, cartog_table_reveal(&p->table, 0, &event.card) == CARTOG_OK, "reveal"))
      return 0;
    event.kind = CARTOG_EVENT_REVEAL;
    event.turn = p->table.turn;
    return say(p, event);
  case CARTOG_PHASE_DRAW:
    while (cartog_table_task(&p->table, owner, NULL, NULL) != CARTOG_OK && owner < players)
      owner++;
    return draw(p, owner, p->table.turn);
  case CARTOG_PHASE_SCORE:
    for (owner = 0; owner < players; owner++)
      must(p, cartog_table_score(&p->table, &p->sheets[owner], NULL, NULL) == CARTOG_OK, "score");
    event.kind = CARTOG_EVENT_SCORE;
    event.season = p->table.season;
    if (!say(p, event) || !must(p, cartog_table_begin(&p->table) == CARTOG_OK, "begin"))
      return 0;
    break;
  default:
    if (!must(p, cartog_table_begin(&p->table) == CARTOG_OK, "begin"))
      return 0;
  }
  event.kind = CARTOG_EVENT_SEASON;
  event.season = p->table.season;
  return say(p, event);
}

/* What the game came to, told in three ways. */
static void compare(player *p, uint32_t players) {
  for (uint32_t i = 0; i < players; i++) {
    must(p, cartog_table_score(&p->table, &p->sheets[i], NULL, NULL) == CARTOG_OK, "last score");
    must(p, memcmp(&p->sheets[i], &p->again[i], sizeof p->sheets[i]) == 0, "sheets differ");
    add(p, (uint64_t)(int64_t)p->sheets[i].seasons[3].total);
  }
  must(p, cartog_replay_complete(&p->replay, p->again, PLAYERS) == 1, "complete");
  int64_t length = cartog_record_print(p->text, p->length, p->printed, TEXT, NULL);
  must(p, length > 0 && length < TEXT, "print");
  must(p, cartog_replay_text(&p->replay, p->again, PLAYERS, p->printed, (uint64_t)length, 0, NULL) == CARTOG_OK,
       "replay");
  for (uint32_t i = 0; i < players; i++)
    must(p, memcmp(&p->sheets[i], &p->again[i], sizeof p->sheets[i]) == 0, "sheets of the printed record differ");
  add(p, (uint64_t)cartog_replay_svg(&p->replay, p->again, PLAYERS, 0, NULL, 0));
  add(p, (uint64_t)length);
}

static void play(player *p, uint32_t seed) {
  uint32_t players = 1 + seed % PLAYERS, undone = 0;
  cartog_setup setup = {0};
  cartog_table_info info = {0};
  setup.size = sizeof setup;
  info.size = sizeof info;
  setup.mode = CARTOG_MODE_SEEDED;
  setup.seed = seed;
  setup.players = players;
  p->random = seed;
  if (!must(p, cartog_table_init(&p->table, &setup, NULL, 0, NULL, 0) == CARTOG_OK, "set-up"))
    return;
  for (uint32_t i = 0; i < players; i++)
    must(p, cartog_sheet_init(&p->sheets[i], seed % 2 == 0 ? &side_a : &side_b) == CARTOG_OK, "sheet");
  if (!headers(p, seed, players))
    return;
  for (;;) {
    if (!must(p, cartog_table_info_get(&p->table, &info) == CARTOG_OK, "info"))
      return;
    if (info.phase == CARTOG_PHASE_OVER)
      break;
    if (info.turn > 3 && undone < 3 && below(p, 40) == 0) {
      undone++;
      if (!undo(p, players))
        return;
    } else if (!step(p, players, info.phase)) {
      return;
    }
  }
  compare(p, players);
}

static void *run(void *argument) {
  player *p = (player *)argument;
  for (uint32_t game = 0; game < p->games && p->failure == NULL; game++) {
    play(p, game);
    p->failed_game = game;
  }
  return NULL;
}

/* Pages of memory in use, 0 where nobody says. */
static long resident(void) {
  long all = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL)
    return 0;
  if (fscanf(file, "%ld %ld", &all, &pages) != 2)
    pages = 0;
  fclose(file);
  return pages;
}

static int run_all(player *players, uint32_t count, uint32_t games) {
  pthread_t threads[THREADS_MAX];
  for (uint32_t i = 0; i < count; i++) {
    memset(&players[i], 0, sizeof players[i]);
    players[i].games = games;
    if (pthread_create(&threads[i], NULL, run, &players[i]) != 0)
      return 0;
  }
  for (uint32_t i = 0; i < count; i++)
    pthread_join(threads[i], NULL);
  for (uint32_t i = 0; i < count; i++)
    if (players[i].failure != NULL || players[i].digest != players[0].digest) {
      fprintf(stderr, "thread %u, game %u: %s\n%s", (unsigned)i, (unsigned)players[i].failed_game,
              players[i].failure != NULL ? players[i].failure : "other answers than thread 0", players[i].text);
      return 0;
    }
  return 1;
}

int main(int argc, char **argv) {
  uint32_t count = argc == 3 || argc == 4 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
  uint32_t games = count > 0 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
  long pages = argc == 4 ? strtol(argv[3], NULL, 10) : LONG_MAX;
  if (count < 1 || count > THREADS_MAX || games < 1) {
    fprintf(stderr, "usage: soak THREADS GAMES [PAGES]\n");
    return 2;
  }
  player *players = (player *)calloc(count, sizeof *players);
  if (players == NULL)
    return 2;
  cartog_map_init(&side_a, CARTOG_SIDE_A);
  cartog_map_init(&side_b, CARTOG_SIDE_B);
  for (uint32_t i = 0; i < sizeof cards / sizeof cards[0]; i++)
    cartog_card_get(101 + i, &cards[i]);
  /* A first round, so that stacks and tables are in memory before it is counted. */
  if (!run_all(players, count, games / 10 + 1))
    return 1;
  long before = resident();
  if (!run_all(players, count, games))
    return 1;
  long grown = resident() - before;
  printf("%u threads, %u games each: all the same, digest %016llx, memory grew by %ld pages of %ld\n", (unsigned)count,
         (unsigned)games, (unsigned long long)players[0].digest, grown, before);
  free(players);
  return grown > pages ? 1 : 0;
}

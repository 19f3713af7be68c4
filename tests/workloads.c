/* Fixed work, to count the instructions that the library spends on it; see instructions.py.
 *
 *   workloads scores|count|list|effects|hints|game [PASSES]
 *
 * Prints how many units the work has: boards, rows of effects, games. The boards are played ones of both printed sides,
 * with 30 to 80 empty spaces. Needs nothing but the library, so that it builds for any machine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"

enum { BOARDS = 64, CHOICES = 2048 };

static cartog_map boards[BOARDS];

/* Draws random cards on a printed side until so few spaces are empty. */
static cartog_map play_board(uint64_t *random, uint32_t n) {
  cartog_map map;
  cartog_spaces empty;
  uint64_t left = 30 + play_random(random) % 51;
  cartog_map_init(&map, n % 2);
  while (cartog_map_spaces(&map, CARTOG_TERRAIN_EMPTY, &empty) == CARTOG_OK &&
         cartog_spaces_count(&empty) > (int64_t)left) {
    cartog_task task;
    cartog_choice choice;
    cartog_placement placement = {{{0, 0}}, 0, 0};
    if (cartog_task_init(&task, (uint32_t)(CARTOG_CARD_GOBLIN_ATTACK + play_random(random) % 17), 0) != CARTOG_OK ||
        cartog_choices_pick(&map, &task, play_random(random), &choice) <= 0)
      continue;
    placement.spaces = choice.spaces;
    do
      placement.terrain = (uint32_t)(1 + play_random(random) % 5);
    while ((choice.terrains >> placement.terrain & 1) == 0);
    cartog_placement_apply(&map, &task, &placement, 0, NULL, NULL);
  }
  return map;
}

static int64_t scores(void) {
  uint32_t cards[16];
  int32_t points[16];
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int b = 0; b < BOARDS; b++)
    cartog_score_many(&boards[b], cards, 16, points);
  return BOARDS;
}

static int64_t count(void) {
  cartog_task task;
  cartog_task_init(&task, CARTOG_CARD_ORCHARD, 0);
  for (int b = 0; b < BOARDS; b++)
    cartog_choices_count(&boards[b], &task);
  return BOARDS;
}

static int64_t list(void) {
  static cartog_choice choices[CHOICES];
  cartog_task task;
  cartog_task_init(&task, CARTOG_CARD_ORCHARD, 0);
  for (int b = 0; b < BOARDS; b++)
    cartog_choices_list(&boards[b], &task, choices, CHOICES);
  return BOARDS;
}

static int64_t effects(void) {
  static cartog_choice choices[CHOICES];
  static cartog_effect found[2 * CHOICES];
  static int32_t points[16 * 2 * CHOICES];
  uint32_t cards[16];
  cartog_task task;
  int64_t rows = 0;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int b = 0; b < BOARDS; b++) {
    cartog_task_init(&task, b % 2 == 0 ? CARTOG_CARD_ORCHARD : CARTOG_CARD_HAMLET, 0);
    int64_t n = cartog_choices_list(&boards[b], &task, choices, CHOICES);
    rows += cartog_score_choices(&boards[b], choices, (uint64_t)n, 0, cards, 16, points, found, 2 * CHOICES);
  }
  return rows;
}

static int64_t hints(void) {
  cartog_aim aim = {sizeof aim,
                    0,
                    2,
                    2,
                    4,
                    0,
                    {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_CANAL_LAKE, CARTOG_CARD_SHIELDGATE, CARTOG_CARD_BORDERLANDS},
                    {1, 2, 2, 1}};
  cartog_hint best[5];
  cartog_task task;
  int64_t rows = 0;
  cartog_task_init(&task, CARTOG_CARD_ORCHARD, 0);
  for (int b = 0; b < BOARDS; b++)
    rows += cartog_hint_list(&boards[b], &task, &aim, best, 5);
  return rows;
}

static int64_t game(void) {
  uint64_t random = 1;
  for (int n = 0; n < 20; n++)
    play_game(&random);
  return 20;
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    int64_t (*work)(void);
  } all[] = {{"scores", scores},   {"count", count}, {"list", list},
             {"effects", effects}, {"hints", hints}, {"game", game}};
  int passes = argc > 2 ? atoi(argv[2]) : 1;
  uint64_t random = 1;
  for (uint32_t b = 0; b < BOARDS; b++)
    boards[b] = play_board(&random, b);
  for (size_t i = 0; argc > 1 && i < sizeof all / sizeof all[0]; i++)
    if (strcmp(argv[1], all[i].name) == 0) {
      int64_t units = 0;
      for (int pass = 0; pass < passes; pass++)
        units += all[i].work();
      printf("%lld\n", (long long)units);
      return 0;
    }
  fprintf(stderr, "usage: workloads scores|count|list|effects|hints|game [PASSES]\n");
  return 2;
}

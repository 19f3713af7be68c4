/* Fixed work, to count the instructions that the library spends on it:
 *
 *   workloads scores|count|list|effects|game [PASSES]
 *
 * The boards are played ones of both printed sides, with 30 to 80 empty spaces. */
#include "play.h"

enum { BOARDS = 64, CHOICES = 2048 };

static cartog_map boards[BOARDS];

static int64_t scores(void) {
  uint32_t cards[16];
  int32_t points[16];
  int64_t sum = 0;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int b = 0; b < BOARDS; b++) {
    cartog_score_many(&boards[b], cards, 16, points);
    for (int i = 0; i < 16; i++)
      sum += points[i];
  }
  return sum;
}

static int64_t count(void) {
  cartog_task task;
  int64_t sum = 0;
  cartog_task_init(&task, CARTOG_CARD_ORCHARD, 0);
  for (int b = 0; b < BOARDS; b++)
    sum += cartog_choices_count(&boards[b], &task);
  return sum;
}

static int64_t list(void) {
  static cartog_choice choices[CHOICES];
  cartog_task task;
  int64_t sum = 0;
  cartog_task_init(&task, CARTOG_CARD_ORCHARD, 0);
  for (int b = 0; b < BOARDS; b++)
    sum += cartog_choices_list(&boards[b], &task, choices, CHOICES);
  return sum;
}

static int64_t effects(void) {
  static cartog_choice choices[CHOICES];
  static cartog_effect found[2 * CHOICES];
  static int32_t points[16 * 2 * CHOICES];
  uint32_t cards[16];
  cartog_task task;
  int64_t sum = 0;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  for (int b = 0; b < BOARDS; b++) {
    cartog_task_init(&task, b % 2 == 0 ? CARTOG_CARD_ORCHARD : CARTOG_CARD_HAMLET, 0);
    int64_t count = cartog_choices_list(&boards[b], &task, choices, CHOICES);
    sum += cartog_score_choices(&boards[b], choices, (uint64_t)count, 0, cards, 16, points, found, 2 * CHOICES);
  }
  return sum;
}

static int64_t game(void) {
  static uint64_t random = 1;
  return play_game(&random);
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    int64_t (*work)(void);
  } all[] = {{"scores", scores}, {"count", count}, {"list", list}, {"effects", effects}, {"game", game}};
  int passes = argc > 2 ? atoi(argv[2]) : 1;
  uint32_t found = 0;
  for (uint32_t n = 0; found < BOARDS; n += 2)
    if (n / 2 % 4 < 2) {
      cartog_spaces empty;
      boards[found] = random_board(n);
      cartog_map_spaces(&boards[found], CARTOG_TERRAIN_EMPTY, &empty);
      found += cartog_spaces_count(&empty) >= 30 && cartog_spaces_count(&empty) <= 80;
    }
  for (size_t i = 0; argc > 1 && i < sizeof all / sizeof all[0]; i++)
    if (strcmp(argv[1], all[i].name) == 0) {
      int64_t sum = 0;
      for (int pass = 0; pass < passes; pass++)
        sum += all[i].work();
      printf("%lld\n", (long long)sum);
      return 0;
    }
  fprintf(stderr, "usage: workloads scores|count|list|effects|game [PASSES]\n");
  return 2;
}

/* Lists what a card allows on a blank map, checks two placements, and draws one.
 *
 *   legal_moves [CARD]
 */
#include <stdio.h>
#include <string.h>

#include "cartog/cartog.h"

/* Checks a placement and prints the answer, or the reason and the spaces behind it. */
static void ask(const cartog_map *map, const cartog_task *task, const char *text) {
  cartog_placement placement;
  cartog_verdict verdict;
  memset(&verdict, 0, sizeof verdict);
  verdict.size = sizeof verdict;
  if (cartog_placement_parse(text, strlen(text), &placement, NULL) != CARTOG_OK)
    return;
  if (cartog_placement_check(map, task, &placement, &verdict) == CARTOG_OK) {
    printf("%s is legal\n", text);
  } else {
    char spaces[CARTOG_SPACES * 4];
    cartog_spaces_print(&verdict.spaces, spaces, sizeof spaces);
    printf("%s is not: %s (%s)\n", text, cartog_verdict_message(&verdict), spaces);
  }
}

int main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : "orchard";
  uint32_t card = 0;
  if (cartog_card_find(name, strlen(name), &card) != CARTOG_OK) {
    fprintf(stderr, "no card is called %s\n", name);
    return 2;
  }

  /* A task is what must be drawn now: this card, with ruins pending. */
  cartog_map map;
  cartog_task task;
  cartog_map_init(&map, CARTOG_SIDE_A);
  if (cartog_task_init(&task, card, CARTOG_TASK_RUINS) != CARTOG_OK) {
    fprintf(stderr, "%s is not a card to draw\n", name);
    return 2;
  }

  /* Ask for the number first, or pass more room than any card needs. */
  static cartog_choice choices[1024];
  int64_t count = cartog_choices_list(&map, &task, choices, 1024);
  printf("%s has %d legal sets of spaces over ruins; the first three are\n", name, (int)count);
  for (int64_t i = 0; i < count && i < 3; i++) {
    char text[64];
    cartog_choice_print(&choices[i], text, sizeof text);
    printf("  %s\n", text);
  }

  ask(&map, &task, "F:a1,b1,c1,c2");
  ask(&map, &task, "F:d1,d2,d3,e3");

  if (count > 0) {
    cartog_placement placement;
    memset(&placement, 0, sizeof placement);
    placement.spaces = choices[0].spaces;
    for (placement.terrain = 1; (choices[0].terrains >> placement.terrain & 1) == 0;)
      placement.terrain++;
    if (cartog_placement_apply(&map, &task, &placement, 0, NULL, NULL) == CARTOG_OK) {
      char grid[512];
      cartog_grid_print(&map, grid, sizeof grid);
      printf("\n%s", grid);
    }
  }
  return 0;
}

/* An own card is a value: it is checked, listed and drawn exactly as a printed one. */
#include <stdio.h>
#include <string.h>

#include "cartog/cartog.h"

/* Adds a shape drawn with X and line breaks. */
static void add_shape(cartog_card *card, const char *drawing, uint32_t coin) {
  cartog_shape *shape = &card->shapes[card->shape_count++];
  uint32_t row = 0, column = 0;
  for (; *drawing != 0; drawing++) {
    if (*drawing == '\n') {
      row++;
      column = 0;
      continue;
    }
    if (*drawing == 'X')
      cartog_spaces_add(&shape->spaces, CARTOG_COLUMNS * row + column);
    column++;
  }
  shape->coin = coin;
}

int main(void) {
  cartog_card card;
  memset(&card, 0, sizeof card);
  card.id = CARTOG_CARD_OWN;
  card.kind = CARTOG_KIND_EXPLORE;
  card.time = 1;
  card.terrains = 1u << CARTOG_TERRAIN_FOREST | 1u << CARTOG_TERRAIN_MOUNTAIN;
  strcpy(card.key, "mountain_pass");
  add_shape(&card, "X.X\nXXX", 0);
  add_shape(&card, "X.X", 1);

  int32_t status = cartog_card_validate(&card);
  if (status != CARTOG_OK) {
    fprintf(stderr, "%s\n", cartog_status_message(status));
    return 2;
  }

  cartog_map map;
  cartog_task task;
  cartog_map_init(&map, CARTOG_SIDE_B);
  cartog_task_init_card(&task, &card, 0);
  printf("%s can be drawn in %d ways on side B\n", card.key, (int)cartog_choices_count(&map, &task));

  cartog_placement placement;
  cartog_outcome outcome;
  memset(&outcome, 0, sizeof outcome);
  outcome.size = sizeof outcome;
  if (cartog_placement_parse("^:a1,c1", 7, &placement, NULL) == CARTOG_OK &&
      cartog_placement_apply(&map, &task, &placement, 0, &outcome, NULL) == CARTOG_OK)
    printf("two mountains drawn, %u coin earned\n", (unsigned)outcome.coins);
  return 0;
}

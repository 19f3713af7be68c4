#include "play.h"

#include <string.h>

static cartog_sheet sheet;
static cartog_table table;

uint64_t play_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

int32_t play_game(uint64_t *random) {
  cartog_choice choice;
  cartog_setup setup;
  cartog_map map;
  cartog_standing standing = {0, 0};
  memset(&setup, 0, sizeof setup);
  setup.size = sizeof setup;
  setup.mode = CARTOG_MODE_SEEDED;
  setup.seed = play_random(random);
  setup.players = 1;
  cartog_map_init(&map, (uint32_t)(setup.seed & 1));
  cartog_table_init(&table, &setup, NULL, 0, NULL, 0);
  cartog_sheet_init(&sheet, &map);
  while (cartog_table_begin(&table) == CARTOG_OK) {
    while (cartog_table_reveal(&table, 0, NULL) == CARTOG_OK) {
      cartog_task task;
      if (cartog_table_task(&table, 0, &task, NULL) != CARTOG_OK)
        continue;
      cartog_placement placement = {{{0, 0}}, 0, 0};
      if (cartog_choices_pick(&sheet.map, &task, play_random(random), &choice) > 0) {
        placement.spaces = choice.spaces;
        for (placement.terrain = 1; (choice.terrains >> placement.terrain & 1) == 0;)
          placement.terrain++;
      }
      cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL);
    }
    cartog_table_score(&table, &sheet, NULL, NULL);
  }
  cartog_sheet_total(&sheet, &standing);
  return standing.total;
}

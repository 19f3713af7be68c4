/* Plays a complete solo game with a simple greedy bot, through the public calls alone.
 *
 *   solo_game [SEED]
 *
 * The bot looks at every choice of a card in every terrain, and draws what helps the season's two edicts, the coins and
 * the monster penalty most. Of equal ones it takes the first.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cartog/cartog.h"

static cartog_choice choices[1024];

/* What a placement would be worth now. */
static int32_t worth(const cartog_sheet *sheet, const cartog_task *task, const cartog_placement *placement,
                     const uint32_t edicts[2]) {
  int32_t before[2], after[2];
  cartog_preview preview;
  memset(&preview, 0, sizeof preview);
  preview.size = sizeof preview;
  if (cartog_score_preview(&sheet->map, task, placement, sheet->coins, edicts, 2, before, after, &preview, NULL) !=
      CARTOG_OK)
    return -1000;
  /* A coin counts in every season that is left; two is a fair guess. */
  return after[0] - before[0] + after[1] - before[1] + 2 * (int32_t)(preview.coins_after - preview.coins_before) -
         (preview.monsters_after - preview.monsters_before);
}

static cartog_placement choose(const cartog_sheet *sheet, const cartog_task *task, const uint32_t edicts[2]) {
  cartog_placement best;
  int32_t best_worth = INT32_MIN;
  memset(&best, 0, sizeof best); /* a pass, which is right where nothing can be drawn */
  int64_t count = cartog_choices_list(&sheet->map, task, choices, 1024);
  for (int64_t i = 0; i < count; i++)
    for (uint32_t terrain = CARTOG_TERRAIN_FOREST; terrain <= CARTOG_TERRAIN_MONSTER; terrain++) {
      cartog_placement placement = {choices[i].spaces, terrain, 0};
      if ((choices[i].terrains >> terrain & 1) == 0)
        continue;
      int32_t value = worth(sheet, task, &placement, edicts);
      if (value > best_worth) {
        best_worth = value;
        best = placement;
      }
    }
  return best;
}

int main(int argc, char **argv) {
  cartog_setup setup;
  cartog_table_info info;
  static cartog_table table;
  static cartog_sheet sheet;
  cartog_map map;
  memset(&setup, 0, sizeof setup);
  memset(&info, 0, sizeof info);
  info.size = sizeof info;
  setup.size = sizeof setup;
  setup.mode = CARTOG_MODE_SEEDED;
  setup.seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7;
  setup.players = 1;
  cartog_map_init(&map, CARTOG_SIDE_A);
  if (cartog_table_init(&table, &setup, NULL, 0, NULL, 0) != CARTOG_OK || cartog_sheet_init(&sheet, &map) != CARTOG_OK)
    return 1;

  while (cartog_table_begin(&table) == CARTOG_OK) {
    cartog_ledger box;
    cartog_table_info_get(&table, &info);
    uint32_t edicts[2] = {info.first, info.second};
    while (cartog_table_reveal(&table, 0, NULL) == CARTOG_OK) {
      cartog_task task;
      if (cartog_table_task(&table, 0, &task, NULL) != CARTOG_OK)
        continue; /* ruins: the next card is revealed at once */
      cartog_placement placement = choose(&sheet, &task, edicts);
      if (cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL) != CARTOG_OK)
        return 1;
    }
    if (cartog_table_score(&table, &sheet, NULL, &box) != CARTOG_OK)
      return 1;
    printf("%-8s %3d + %3d + %2d - %2d = %3d\n", cartog_card_key(CARTOG_CARD_SPRING + info.season - 1), (int)box.first,
           (int)box.second, (int)box.coins, (int)box.monsters, (int)box.total);
  }

  char grid[512];
  cartog_standing standing;
  int32_t rating = 0;
  cartog_grid_print(&sheet.map, grid, sizeof grid);
  cartog_sheet_total(&sheet, &standing);
  cartog_solo_rating(standing.total, table.edicts, &rating);
  printf("\n%s\ntotal %d, rating %d: %s\n", grid, (int)standing.total, (int)rating, cartog_solo_title(rating));
  return 0;
}

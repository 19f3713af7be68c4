/* Random games for simulations. */
#include "../game/random.h"
#include "batch.h"

static uint32_t ctg_nth_terrain(uint32_t terrains, uint32_t n) {
  uint32_t terrain = 0;
  while ((terrains >> terrain & 1) == 0 || n-- > 0)
    terrain++;
  return terrain;
}

static cartog_placement ctg_play_choose(const cartog_sheet *sheet, const cartog_task *task, uint64_t *random) {
  cartog_choice choice;
  cartog_placement placement;
  uint64_t set = 0, terrain = 0;
  memset(&placement, 0, sizeof placement);
  if (task->card.kind == CARTOG_KIND_EXPLORE) {
    set = ctg_next(random);
    terrain = ctg_next(random);
  }
  if (cartog_choices_pick(&sheet->map, task, set, &choice) > 0) {
    placement.spaces = choice.spaces;
    placement.terrain = ctg_nth_terrain(choice.terrains, (uint32_t)(terrain % ctg_count(ctg_make(0, choice.terrains))));
  }
  return placement;
}

static void ctg_play_one(cartog_table *table, cartog_sheet *sheet, uint64_t seed) {
  uint64_t random = ctg_stream(seed, CARTOG_SEASONS + 1);
  while (cartog_table_begin(table) == CARTOG_OK) {
    while (cartog_table_reveal(table, 0, NULL) == CARTOG_OK) {
      cartog_task task;
      if (cartog_table_task(table, 0, &task, NULL) == CARTOG_OK) {
        cartog_placement placement = ctg_play_choose(sheet, &task, &random);
        cartog_table_draw(table, sheet, 0, 0, &placement, NULL, NULL);
      }
    }
    cartog_table_score(table, sheet, NULL, NULL);
  }
}

static int32_t ctg_write_boxes(const cartog_sheet *sheet, int32_t *boxes) {
  int32_t total = 0;
  for (unsigned season = 0; season < CARTOG_SEASONS; season++) {
    const cartog_ledger *box = &sheet->seasons[season];
    int32_t columns[CARTOG_BOX_COLUMNS] = {box->first, box->second, box->coins, box->monsters, box->total};
    if (boxes != NULL)
      memcpy(boxes + CARTOG_BOX_COLUMNS * season, columns, sizeof columns);
    total += box->total;
  }
  return total;
}

int32_t cartog_batch_play(const uint64_t *seeds, uint64_t count, uint32_t side, uint32_t flags, uint8_t *terrain,
                          uint32_t *edicts, int32_t *boxes, int32_t *ratings) {
  cartog_map map;
  cartog_sheet sheet;
  cartog_table table;
  cartog_setup setup;
  if (seeds == NULL && count > 0)
    return CARTOG_ERROR_NULL;
  if ((flags & ~(uint32_t)CARTOG_TASK_FALLBACK_CARD) != 0)
    return CARTOG_ERROR_RANGE;
  int32_t status = cartog_map_init(&map, side);
  memset(&setup, 0, sizeof setup);
  setup.size = (uint32_t)sizeof setup;
  setup.mode = CARTOG_MODE_SEEDED;
  setup.players = 1;
  setup.flags = flags;
  for (uint64_t i = 0; status == CARTOG_OK && i < count; i++) {
    setup.seed = seeds[i];
    cartog_sheet_init(&sheet, &map);
    cartog_table_init(&table, &setup, NULL, 0, NULL, 0);
    ctg_play_one(&table, &sheet, setup.seed);
    int32_t total = ctg_write_boxes(&sheet, boxes != NULL ? boxes + CARTOG_SEASONS * CARTOG_BOX_COLUMNS * i : NULL);
    if (terrain != NULL)
      cartog_map_to_arrays(&sheet.map, terrain + CARTOG_SPACES * i, NULL);
    if (edicts != NULL)
      memcpy(edicts + CARTOG_EDICTS * i, table.edicts, sizeof table.edicts);
    if (ratings != NULL)
      cartog_solo_rating(total, table.edicts, &ratings[i]);
  }
  return status;
}

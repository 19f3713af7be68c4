/* The deal: what a seed gives, and the decks of the seasons. */
#include "random.h"
#include "table.h"

static void ctg_shuffle(uint64_t *state, uint32_t *list, uint32_t count) {
  for (uint32_t i = count; i-- > 1;) {
    uint32_t j = ctg_below(state, i + 1), swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}

/* Draws the edicts and leaves the stream at the ambush cards. */
static void ctg_deal_edicts(uint64_t *state, uint32_t *edicts) {
  for (uint32_t category = 0; category < CARTOG_EDICTS; category++)
    edicts[category] = CARTOG_CARD_SENTINEL_WOOD + 4 * category + ctg_below(state, 4);
  ctg_shuffle(state, edicts, CARTOG_EDICTS);
}

int32_t cartog_deal_edicts(uint64_t seed, uint32_t edicts[CARTOG_EDICTS]) {
  if (edicts == NULL)
    return CARTOG_ERROR_NULL;
  uint64_t state = ctg_stream(seed, 0);
  ctg_deal_edicts(&state, edicts);
  return CARTOG_OK;
}

uint32_t ctg_first_ambush(const cartog_table *table) {
  uint32_t i = table->deck_count;
  while (i > 0 && ctg_table_at(table, i - 1)->kind == CARTOG_KIND_AMBUSH)
    i--;
  return i;
}

void ctg_deal_ambush(cartog_table *table) {
  uint64_t state = ctg_stream(table->seed, 0);
  uint32_t edicts[CARTOG_EDICTS], first = ctg_first_ambush(table);
  ctg_deal_edicts(&state, edicts);
  ctg_shuffle(&state, table->deck + first, table->deck_count - first);
}

uint32_t ctg_season_deck(const cartog_table *table, uint8_t index[CARTOG_DECK_MAX]) {
  uint32_t first = ctg_first_ambush(table), count = 0, begun = table->begun[table->season - 1];
  uint64_t gone = 0;
  for (uint32_t i = 0; i < begun; i++)
    gone |= (uint64_t)1 << table->reveals[i];
  for (uint32_t i = 0; i < table->deck_count; i++)
    if (i < first || (i - first < table->season && (gone >> i & 1) == 0))
      index[count++] = (uint8_t)i;
  return count;
}

void ctg_deal_season(cartog_table *table) {
  uint64_t state = ctg_stream(table->seed, table->season);
  uint8_t index[CARTOG_DECK_MAX];
  uint32_t list[CARTOG_DECK_MAX], count = ctg_season_deck(table, index);
  for (uint32_t i = 0; i < count; i++)
    list[i] = index[i];
  ctg_shuffle(&state, list, count);
  memset(table->order, 0, sizeof table->order);
  for (uint32_t i = 0; i < count; i++)
    table->order[i] = (uint8_t)list[i];
  table->ordered = count;
}

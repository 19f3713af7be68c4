/* Scores after many choices. */
#include "outlook.h"

/* Whether choices can be ones of this map. */
static int32_t ctg_choices_check(const cartog_map *map, const cartog_choice *choices, uint64_t count) {
  ctg_bits wrong = ctg_none();
  ctg_bits taken = ctg_or(ctg_taken(map), ctg_make(~(uint64_t)0 << 57, 0));
  uint32_t numbers = 0;
  for (uint64_t i = 0; i < count; i++) {
    wrong = ctg_or(wrong, ctg_from_spaces(&choices[i].spaces));
    numbers |=
        (choices[i].terrains & ~(CARTOG_TERRAINS_DRAWABLE | 1u << CARTOG_TERRAIN_MOUNTAIN)) | (choices[i].coin & ~1u);
  }
  return ctg_any(ctg_and(wrong, taken)) || numbers != 0 ? CARTOG_ERROR_RANGE : CARTOG_OK;
}

/* Writes the points of the cards after the choice is drawn in a terrain; all: they are all cards, in their order. */
static void ctg_row_of(ctg_outlook *outlook, uint32_t terrain, const uint32_t *cards, uint64_t count, int all,
                       int32_t *row) {
  int32_t after[CTG_CARDS];
  if (count == 0)
    return;
  if (all) {
    ctg_outlook_draw(outlook, terrain, row);
    return;
  }
  ctg_outlook_draw(outlook, terrain, after);
  for (uint64_t i = 0; i < count; i++)
    row[i] = after[cards[i] - CARTOG_CARD_SENTINEL_WOOD];
}

int64_t cartog_score_choices(const cartog_map *map, const cartog_choice *choices, uint64_t count, uint32_t coins,
                             const uint32_t *cards, uint64_t card_count, int32_t *points, cartog_effect *effects,
                             uint64_t cap) {
  if (map == NULL || (choices == NULL && count > 0))
    return CARTOG_ERROR_NULL;
  uint32_t set;
  int32_t status = ctg_cards_check(cards, card_count, &set);
  if (status == CARTOG_OK && (coins > CARTOG_COINS_MAX || count > UINT32_MAX))
    status = CARTOG_ERROR_RANGE;
  if (status == CARTOG_OK && !ctg_known_layout(map))
    status = CARTOG_ERROR_MAP;
  if (status == CARTOG_OK)
    status = ctg_choices_check(map, choices, count);
  if (status != CARTOG_OK)
    return status;
  ctg_outlook outlook;
  uint64_t rows = 0;
  int all = card_count == CTG_CARDS;
  for (uint32_t i = 0; i < CTG_CARDS && all; i++)
    all = cards[i] == CARTOG_CARD_SENTINEL_WOOD + i;
  ctg_outlook_init(&outlook, map, coins, cards, card_count);
  for (uint32_t c = 0; c < count; c++) {
    uint32_t rest = choices[c].terrains;
    if (rest != 0 && rows < cap)
      ctg_outlook_choose(&outlook, ctg_from_spaces(&choices[c].spaces));
    for (; rest != 0 && rows < cap; rest &= rest - 1, rows++) {
      uint32_t terrain = ctg_lowest(rest);
      if (effects != NULL) {
        ctg_outlook_effect(&outlook, choices[c].coin, terrain, &effects[rows]);
        effects[rows].choice = c;
      }
      if (points != NULL)
        ctg_row_of(&outlook, terrain, cards, card_count, all, points + rows * card_count);
    }
    rows += ctg_count_word(rest);
  }
  return (int64_t)rows;
}

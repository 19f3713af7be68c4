/* What a placement would change. */
#include "../rules/rules.h"
#include "edicts.h"

int32_t cartog_score_preview(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                             uint32_t coins, const uint32_t *cards, uint64_t count, int32_t *before, int32_t *after,
                             cartog_preview *preview, cartog_verdict *verdict) {
  ctg_question question;
  ctg_finding finding;
  uint32_t set;
  int32_t fault = ctg_cards_check(cards, count, &set);
  if (fault == CARTOG_OK && count > 0 && (before == NULL || after == NULL))
    fault = CARTOG_ERROR_NULL;
  if (fault == CARTOG_OK && preview != NULL)
    fault = CTG_CHECK(preview);
  if (fault == CARTOG_OK && coins > CARTOG_COINS_MAX)
    fault = CARTOG_ERROR_RANGE;
  int32_t status = ctg_placement_find(&finding, &question, map, task, placement, fault, verdict);
  if (status != CARTOG_OK)
    return status;
  cartog_score_many(map, cards, count, before);
  cartog_map drawn = *map;
  cartog_outcome outcome;
  cartog_preview change;
  ctg_draw(&drawn, placement, &finding, coins, &outcome);
  cartog_score_many(&drawn, cards, count, after);
  if (preview == NULL)
    return CARTOG_OK;
  change.size = preview->size;
  cartog_map_monsters(map, &change.monsters_before, NULL);
  cartog_map_monsters(&drawn, &change.monsters_after, NULL);
  change.coins_before = coins;
  change.coins_after = coins + outcome.coins;
  change.lost = outcome.lost;
  change.mountains = outcome.mountains;
  *preview = change;
  return CARTOG_OK;
}

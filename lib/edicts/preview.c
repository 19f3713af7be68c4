/* What a placement would change. */
#include "../rules/rules.h"
#include "cartog/edicts.h"

int32_t cartog_score_preview(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                             uint32_t coins, const uint32_t *cards, uint64_t count, int32_t *before, int32_t *after,
                             cartog_preview *preview, cartog_verdict *verdict) {
  ctg_question question;
  ctg_finding finding;
  int32_t status = ctg_placement_find(&finding, &question, map, task, placement, verdict);
  if (status == CARTOG_OK)
    status = ctg_outcome_check(NULL, coins, verdict);
  if (status == CARTOG_OK && count > 0 && (before == NULL || after == NULL))
    status = CARTOG_ERROR_NULL;
  if (status == CARTOG_OK && preview != NULL)
    status = CTG_CHECK(preview);
  /* The cards are the last thing that can fail, so scoring writes only into a success. */
  if (status == CARTOG_OK)
    status = cartog_score_many(map, cards, count, before);
  if (status != CARTOG_OK) {
    if (verdict != NULL && CTG_CHECK(verdict) == CARTOG_OK)
      verdict->status = status;
    return status;
  }
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

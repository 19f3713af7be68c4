/* Sheets: drawing, scoring, taking back. */
#include "../rules/rules.h"
#include "table.h"

enum { CTG_EXTERNAL_MAX = 1000000 };

int32_t cartog_sheet_init(cartog_sheet *sheet, const cartog_map *map) {
  if (sheet == NULL || map == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = cartog_map_validate(map, NULL);
  if (status != CARTOG_OK)
    return status;
  cartog_map copy = *map;
  memset(sheet, 0, sizeof *sheet);
  sheet->layout = CARTOG_SHEET_LAYOUT;
  sheet->map = copy;
  return CARTOG_OK;
}

/* What every call relies on. */
static int32_t ctg_sheet_check(const cartog_sheet *sheet) {
  if (sheet == NULL)
    return CARTOG_ERROR_NULL;
  int known = sheet->layout == CARTOG_SHEET_LAYOUT && sheet->coins <= CARTOG_COINS_MAX &&
              sheet->count <= CARTOG_HISTORY_MAX && ctg_known_layout(&sheet->map);
  return known ? CARTOG_OK : CARTOG_ERROR_SHEET;
}

static int ctg_good_ledger(const cartog_ledger *box) {
  int64_t total = (int64_t)box->first + box->second + box->coins - box->monsters;
  return box->scored == 1 ? box->total == total && box->coins >= 0 && box->monsters >= 0
                          : (box->scored | (uint32_t)box->first | (uint32_t)box->second | (uint32_t)box->coins |
                             (uint32_t)box->monsters | (uint32_t)box->total) == 0;
}

int32_t cartog_sheet_validate(const cartog_sheet *sheet) {
  int32_t status = ctg_sheet_check(sheet);
  if (status != CARTOG_OK)
    return status;
  int good = cartog_map_validate(&sheet->map, NULL) == CARTOG_OK &&
             (sheet->reserved[0] | sheet->reserved[1] | sheet->reserved[2] | sheet->reserved[3]) == 0 &&
             !ctg_has_excess(ctg_from_spaces(&sheet->paid));
  for (uint32_t s = 0; s < CARTOG_SEASONS; s++)
    good = good && ctg_good_ledger(&sheet->seasons[s]) &&
           (s == 0 || sheet->seasons[s].scored <= sheet->seasons[s - 1].scored);
  for (uint32_t i = 0; i < sheet->count; i++) {
    const cartog_entry *entry = &sheet->history[i];
    good = good && (i == 0 || entry->turn >= sheet->history[i - 1].turn) && entry->season <= CARTOG_SEASONS &&
           entry->terrain <= CARTOG_TERRAIN_MOUNTAIN && entry->coins <= CARTOG_COINS_MAX &&
           !ctg_has_excess(ctg_from_spaces(&entry->spaces)) && !ctg_has_excess(ctg_from_spaces(&entry->ruins));
  }
  return good ? CARTOG_OK : CARTOG_ERROR_SHEET;
}

int32_t ctg_sheet_room(const cartog_sheet *sheet, uint32_t turn) {
  if (sheet->count > 0 && turn < sheet->history[sheet->count - 1].turn)
    return CARTOG_ERROR_RANGE;
  return sheet->count < CARTOG_HISTORY_MAX ? CARTOG_OK : CARTOG_ERROR_FULL;
}

int32_t ctg_tell(cartog_verdict *verdict, int32_t status) {
  if (verdict != NULL && CTG_CHECK(verdict) == CARTOG_OK) {
    cartog_spaces none = {{0, 0}};
    verdict->status = status;
    verdict->detail = CARTOG_DETAIL_NONE;
    verdict->reserved = 0;
    verdict->spaces = none;
  }
  return status;
}

int32_t cartog_sheet_draw(cartog_sheet *sheet, const cartog_task *task, const cartog_placement *placement,
                          uint32_t turn, cartog_outcome *outcome, cartog_verdict *verdict) {
  cartog_outcome paid;
  memset(&paid, 0, sizeof paid);
  paid.size = (uint32_t)sizeof paid;
  int32_t status = ctg_sheet_check(sheet);
  if (status == CARTOG_OK)
    status = ctg_sheet_room(sheet, turn);
  if (status == CARTOG_OK && outcome != NULL)
    status = CTG_CHECK(outcome);
  if (status != CARTOG_OK)
    return ctg_tell(verdict, status);
  ctg_bits ruins = ctg_plane(&sheet->map, CTG_PLANE_RUINS);
  status = cartog_placement_apply(&sheet->map, task, placement, sheet->coins, &paid, verdict);
  if (status != CARTOG_OK)
    return status;
  cartog_entry *entry = &sheet->history[sheet->count++];
  memset(entry, 0, sizeof *entry);
  entry->spaces = placement->spaces;
  entry->ruins = ctg_to_spaces(ctg_without(ruins, ctg_plane(&sheet->map, CTG_PLANE_RUINS)));
  entry->turn = turn;
  entry->terrain = (uint8_t)placement->terrain;
  entry->coins = (uint8_t)paid.coins;
  entry->lost = (uint8_t)paid.lost;
  sheet->coins += paid.coins;
  sheet->lost += paid.lost;
  sheet->paid = ctg_to_spaces(ctg_or(ctg_from_spaces(&sheet->paid), ctg_from_spaces(&paid.mountains)));
  if (outcome != NULL) {
    paid.size = outcome->size;
    *outcome = paid;
  }
  return CARTOG_OK;
}

/* Points of one edict: computed, or for an own card what the caller says. */
static int32_t ctg_edict_points(const cartog_map *map, uint32_t card, const int32_t *external, int32_t *points) {
  if (card < CARTOG_CARD_OWN)
    return cartog_score(map, card, points);
  if (external == NULL)
    return CARTOG_ERROR_NULL;
  if (*external < -CTG_EXTERNAL_MAX || *external > CTG_EXTERNAL_MAX)
    return CARTOG_ERROR_RANGE;
  *points = *external;
  return CARTOG_OK;
}

int32_t cartog_sheet_score(cartog_sheet *sheet, uint32_t season, uint32_t first, uint32_t second,
                           const int32_t *external, uint32_t turn, cartog_ledger *ledger) {
  int32_t status = ctg_sheet_check(sheet);
  if (status != CARTOG_OK)
    return status;
  if (season < 1 || season > CARTOG_SEASONS)
    return CARTOG_ERROR_RANGE;
  if (sheet->seasons[season - 1].scored != 0)
    return CARTOG_REFUSAL_SCORED;
  if (season > 1 && sheet->seasons[season - 2].scored == 0)
    return CARTOG_REFUSAL_SEASON;
  cartog_ledger box;
  memset(&box, 0, sizeof box);
  status = ctg_sheet_room(sheet, turn);
  if (status == CARTOG_OK)
    status = ctg_edict_points(&sheet->map, first, external, &box.first);
  if (status == CARTOG_OK)
    status = ctg_edict_points(&sheet->map, second, external != NULL ? external + 1 : NULL, &box.second);
  if (status == CARTOG_OK)
    status = cartog_map_monsters(&sheet->map, &box.monsters, NULL);
  if (status != CARTOG_OK)
    return status;
  box.coins = (int32_t)sheet->coins;
  box.total = box.first + box.second + box.coins - box.monsters;
  box.scored = 1;
  cartog_entry *entry = &sheet->history[sheet->count++];
  memset(entry, 0, sizeof *entry);
  entry->turn = turn;
  entry->season = (uint8_t)season;
  sheet->seasons[season - 1] = box;
  if (ledger != NULL)
    *ledger = box;
  return CARTOG_OK;
}

/* Takes the last entry back. */
static void ctg_sheet_pop(cartog_sheet *sheet) {
  cartog_entry *entry = &sheet->history[--sheet->count];
  ctg_bits spaces = ctg_from_spaces(&entry->spaces), buried = ctg_from_spaces(&entry->ruins);
  cartog_map *map = &sheet->map;
  if (entry->season >= 1 && entry->season <= CARTOG_SEASONS) {
    memset(&sheet->seasons[entry->season - 1], 0, sizeof sheet->seasons[0]);
  } else if (entry->terrain >= CARTOG_TERRAIN_FOREST && entry->terrain <= CARTOG_TERRAIN_MOUNTAIN) {
    ctg_set_plane(map, entry->terrain, ctg_without(ctg_plane(map, entry->terrain), spaces));
    ctg_set_plane(map, CTG_PLANE_RUINS, ctg_or(ctg_plane(map, CTG_PLANE_RUINS), buried));
    sheet->coins -= entry->coins < sheet->coins ? entry->coins : sheet->coins;
    sheet->lost -= entry->lost < sheet->lost ? entry->lost : sheet->lost;
    /* What paid was closed by this drawing, so it is open again now. */
    ctg_bits closed = ctg_closed(ctg_plane(map, CARTOG_TERRAIN_MOUNTAIN), ctg_empty(map));
    sheet->paid = ctg_to_spaces(ctg_and(ctg_from_spaces(&sheet->paid), closed));
  }
  memset(entry, 0, sizeof *entry);
}

void ctg_sheet_unscore(cartog_sheet *sheet, uint32_t season) {
  /* GCOVR_EXCL_BR_START: callers check sheets */
  if (sheet->count > 0 && sheet->count <= CARTOG_HISTORY_MAX && sheet->history[sheet->count - 1].season == season)
    /* GCOVR_EXCL_BR_STOP */
    ctg_sheet_pop(sheet);
}

int ctg_sheet_has_draw(const cartog_sheet *sheet, uint32_t turn) {
  for (uint32_t i = sheet->count <= CARTOG_HISTORY_MAX ? sheet->count : 0; i > 0; i--)
    if (sheet->history[i - 1].turn == turn && sheet->history[i - 1].season == 0)
      return 1;
  return 0;
}

int32_t cartog_sheet_undo(cartog_sheet *sheet, uint32_t turn) {
  int32_t status = ctg_sheet_check(sheet);
  if (status != CARTOG_OK)
    return status;
  while (sheet->count > 0 && sheet->history[sheet->count - 1].turn >= turn)
    ctg_sheet_pop(sheet);
  return CARTOG_OK;
}

int32_t cartog_sheet_forget(cartog_sheet *sheet) {
  int32_t status = ctg_sheet_check(sheet);
  if (status != CARTOG_OK)
    return status;
  memset(sheet->history, 0, sizeof sheet->history);
  sheet->count = 0;
  return CARTOG_OK;
}

int32_t cartog_sheet_load(cartog_sheet *sheet, const cartog_map *map, uint32_t coins) {
  int32_t status = ctg_sheet_check(sheet);
  if (status == CARTOG_OK)
    status = cartog_map_validate(map, NULL);
  if (status == CARTOG_OK && coins > CARTOG_COINS_MAX)
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  cartog_map copy = *map;
  cartog_sheet_forget(sheet);
  sheet->map = copy;
  sheet->coins = coins;
  sheet->lost = 0;
  memset(&sheet->paid, 0, sizeof sheet->paid);
  return CARTOG_OK;
}

int32_t cartog_sheet_total(const cartog_sheet *sheet, cartog_standing *standing) {
  int32_t status = ctg_sheet_check(sheet);
  if (status == CARTOG_OK && standing == NULL)
    status = CARTOG_ERROR_NULL;
  if (status != CARTOG_OK)
    return status;
  uint32_t total = 0, monsters = 0;
  for (uint32_t s = 0; s < CARTOG_SEASONS; s++) {
    /* Unsigned, so that damaged boxes cannot overflow. */
    total += (uint32_t)sheet->seasons[s].total;
    monsters += (uint32_t)sheet->seasons[s].monsters;
  }
  standing->total = (int32_t)total;
  standing->monsters = (int32_t)monsters;
  return CARTOG_OK;
}

/* Scoring and explaining cards by their ids. A switch rather than a table of functions keeps
 * the library free of relocated data. */
#include "edicts.h"

#define CTG_CARDS_MAX 65536

static int32_t ctg_check_card(uint32_t card) {
  if (card >= CARTOG_CARD_OWN)
    return CARTOG_ERROR_CARD_EXTERNAL;
  if (card >= CARTOG_CARD_SENTINEL_WOOD && card <= CARTOG_CARD_CAULDRONS)
    return CARTOG_OK;
  return *cartog_card_key(card) != 0 ? CARTOG_ERROR_CARD_KIND : CARTOG_ERROR_CARD_UNKNOWN;
}

CTG_INLINE int32_t ctg_points_of(ctg_scene *scene, uint32_t card) {
  switch (card) { /* GCOVR_EXCL_BR_LINE: inlined for each card, which is a constant then */
  case CARTOG_CARD_SENTINEL_WOOD:
    return ctg_sentinel_wood(scene);
  case CARTOG_CARD_GREENBOUGH:
    return ctg_greenbough(scene);
  case CARTOG_CARD_TREETOWER:
    return ctg_treetower(scene);
  case CARTOG_CARD_STONESIDE_FOREST:
    return ctg_stoneside_forest(scene);
  case CARTOG_CARD_CANAL_LAKE:
    return ctg_canal_lake(scene);
  case CARTOG_CARD_MAGES_VALLEY:
    return ctg_mages_valley(scene);
  case CARTOG_CARD_GOLDEN_GRANARY:
    return ctg_golden_granary(scene);
  case CARTOG_CARD_SHORESIDE_EXPANSE:
    return ctg_shoreside_expanse(scene);
  case CARTOG_CARD_WILDHOLDS:
    return ctg_wildholds(scene);
  case CARTOG_CARD_GREAT_CITY:
    return ctg_great_city(scene);
  case CARTOG_CARD_GREENGOLD_PLAINS:
    return ctg_greengold_plains(scene);
  case CARTOG_CARD_SHIELDGATE:
    return ctg_shieldgate(scene);
  case CARTOG_CARD_BORDERLANDS:
    return ctg_borderlands(scene);
  case CARTOG_CARD_LOST_BARONY:
    return ctg_lost_barony(scene);
  case CARTOG_CARD_BROKEN_ROAD:
    return ctg_broken_road(scene);
  default:
    return ctg_cauldrons(scene);
  }
}

int32_t ctg_score_card(ctg_scene *scene, uint32_t card) {
  return ctg_points_of(scene, card);
}

/* A question for each card: one jump for all would lead to another place each time, which machines guess badly. */
void ctg_score_set(ctg_scene *scene, uint32_t set, int32_t points[CTG_CARDS]) {
  if ((set & CTG_CLUSTER_CARDS) != 0)
    ctg_scene_look(scene, set & CTG_CLUSTER_CARDS);
#if CTG_GNU
#pragma GCC unroll 16
#endif
  for (uint32_t i = 0; i < CTG_CARDS; i++)
    if ((set >> i & 1) != 0)
      points[i] = ctg_points_of(scene, CARTOG_CARD_SENTINEL_WOOD + i);
}

static void ctg_explain_card(ctg_scene *scene, uint32_t card, ctg_parts *parts) {
  switch (card) {
  case CARTOG_CARD_SENTINEL_WOOD:
    ctg_explain_sentinel_wood(scene, parts);
    break;
  case CARTOG_CARD_GREENBOUGH:
    ctg_explain_greenbough(scene, parts);
    break;
  case CARTOG_CARD_TREETOWER:
    ctg_explain_treetower(scene, parts);
    break;
  case CARTOG_CARD_STONESIDE_FOREST:
    ctg_explain_stoneside_forest(scene, parts);
    break;
  case CARTOG_CARD_CANAL_LAKE:
    ctg_explain_canal_lake(scene, parts);
    break;
  case CARTOG_CARD_MAGES_VALLEY:
    ctg_explain_mages_valley(scene, parts);
    break;
  case CARTOG_CARD_GOLDEN_GRANARY:
    ctg_explain_golden_granary(scene, parts);
    break;
  case CARTOG_CARD_SHORESIDE_EXPANSE:
    ctg_explain_shoreside_expanse(scene, parts);
    break;
  case CARTOG_CARD_WILDHOLDS:
    ctg_explain_wildholds(scene, parts);
    break;
  case CARTOG_CARD_GREAT_CITY:
    ctg_explain_great_city(scene, parts);
    break;
  case CARTOG_CARD_GREENGOLD_PLAINS:
    ctg_explain_greengold_plains(scene, parts);
    break;
  case CARTOG_CARD_SHIELDGATE:
    ctg_explain_shieldgate(scene, parts);
    break;
  case CARTOG_CARD_BORDERLANDS:
    ctg_explain_borderlands(scene, parts);
    break;
  case CARTOG_CARD_LOST_BARONY:
    ctg_explain_lost_barony(scene, parts);
    break;
  case CARTOG_CARD_BROKEN_ROAD:
    ctg_explain_broken_road(scene, parts);
    break;
  default:
    ctg_explain_cauldrons(scene, parts);
    break;
  }
}

/* Without a branch for each; which one is wrong matters only where one is. */
int32_t ctg_cards_check(const uint32_t *cards, uint64_t count, uint32_t *set) {
  if (cards == NULL && count > 0)
    return CARTOG_ERROR_NULL;
  if (count > CTG_CARDS_MAX)
    return CARTOG_ERROR_RANGE;
  uint32_t others = 0, found = 0;
  for (uint64_t i = 0; i < count; i++) {
    uint32_t n = cards[i] - CARTOG_CARD_SENTINEL_WOOD;
    others |= n | (CTG_CARDS - 1 - n);
    found |= 1u << (n & 31);
  }
  *set = found;
  if (others >> 31 == 0)
    return CARTOG_OK;
  uint64_t wrong = 0;
  /* GCOVR_EXCL_BR_START: there is a wrong one */
  while (wrong + 1 < count && ctg_check_card(cards[wrong]) == CARTOG_OK)
    wrong++;
  /* GCOVR_EXCL_BR_STOP */
  return ctg_check_card(cards[wrong]);
}

int32_t cartog_score(const cartog_map *map, uint32_t card, int32_t *points) {
  return cartog_score_many(map, &card, 1, points);
}

int32_t cartog_score_many(const cartog_map *map, const uint32_t *cards, uint64_t count, int32_t *points) {
  if (map == NULL || (count > 0 && points == NULL))
    return CARTOG_ERROR_NULL;
  uint32_t set;
  int32_t status = ctg_cards_check(cards, count, &set);
  if (status != CARTOG_OK)
    return status;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  ctg_scene scene;
  ctg_scene_init(&scene, map);
  if (count == 1) {
    *points = ctg_score_card(&scene, *cards);
    return CARTOG_OK;
  }
  int32_t each[CTG_CARDS];
  ctg_score_set(&scene, set, each);
  for (uint64_t i = 0; i < count; i++)
    points[i] = each[cards[i] - CARTOG_CARD_SENTINEL_WOOD];
  return CARTOG_OK;
}

int64_t cartog_score_explain(const cartog_map *map, uint32_t card, cartog_part *parts, uint64_t cap) {
  if (map == NULL || (parts == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  int32_t status = ctg_check_card(card);
  if (status != CARTOG_OK)
    return status;
  ctg_scene scene;
  ctg_parts found;
  ctg_scene_init(&scene, map);
  found.count = 0;
  ctg_explain_card(&scene, card, &found);
  for (uint32_t i = 0; i < found.count && i < cap; i++)
    parts[i] = found.part[i];
  return found.count;
}

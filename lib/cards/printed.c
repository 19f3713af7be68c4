/* The printed cards, in the order of their numbers. */
#include "../internal.h"
#include "cards.h"

#define CTG_FOREST (1u << CARTOG_TERRAIN_FOREST)
#define CTG_VILLAGE (1u << CARTOG_TERRAIN_VILLAGE)
#define CTG_FARM (1u << CARTOG_TERRAIN_FARM)
#define CTG_WATER (1u << CARTOG_TERRAIN_WATER)
#define CTG_MONSTER (1u << CARTOG_TERRAIN_MONSTER)
#define CTG_DRAWABLE (CTG_FOREST | CTG_VILLAGE | CTG_FARM | CTG_WATER | CTG_MONSTER)

/* Rows of shapes, drawn: the first letter is column a, which is the lowest bit. */
enum { oooo = 0, Xooo = 1, oXoo = 2, XXoo = 3, ooXo = 4, XoXo = 5, oXXo = 6, XXXo = 7, ooXX = 12, XXXX = 15 };

#define CTG_SHAPE(top, middle, bottom, earns)                                                                          \
  { .spaces = {{(uint64_t)(top) | (uint64_t)(middle) << 11 | (uint64_t)(bottom) << 22, 0}}, .coin = (earns) }

#define CTG_ROW(id) [CARTOG_CARD_##id - CTG_CARD_FIRST]
#define CTG_EXPLORE(name, cost, offer, word, count, ...)                                                               \
  CTG_ROW(name) = {.id = CARTOG_CARD_##name,                                                                           \
                   .kind = CARTOG_KIND_EXPLORE,                                                                        \
                   .time = (cost),                                                                                     \
                   .terrains = (offer),                                                                                \
                   .shape_count = (count),                                                                             \
                   .key = word,                                                                                        \
                   .shapes = {__VA_ARGS__}}
#define CTG_AMBUSH(name, to, from, turn, word, ...)                                                                    \
  CTG_ROW(name) = {.id = CARTOG_CARD_##name,                                                                           \
                   .kind = CARTOG_KIND_AMBUSH,                                                                         \
                   .terrains = CTG_MONSTER,                                                                            \
                   .shape_count = 1,                                                                                   \
                   .arrow = CARTOG_ARROW_##to,                                                                         \
                   .corner = CARTOG_CORNER_##from,                                                                     \
                   .walk = CARTOG_WALK_##turn,                                                                         \
                   .key = word,                                                                                        \
                   .shapes = {__VA_ARGS__}}
#define CTG_RUINS(name, word) CTG_ROW(name) = {.id = CARTOG_CARD_##name, .kind = CARTOG_KIND_RUINS, .key = word}
#define CTG_SEASON(name, sum, first, second, word)                                                                     \
  CTG_ROW(name) = {.id = CARTOG_CARD_##name,                                                                           \
                   .kind = CARTOG_KIND_SEASON,                                                                         \
                   .time = (sum),                                                                                      \
                   .edict_first = (first),                                                                             \
                   .edict_second = (second),                                                                           \
                   .key = word}
#define CTG_EDICT(name, word) CTG_ROW(name) = {.id = CARTOG_CARD_##name, .kind = CARTOG_KIND_EDICT, .key = word}
#define CTG_SCORING(name, group, number, word)                                                                         \
  CTG_ROW(name) = {.id = CARTOG_CARD_##name,                                                                           \
                   .kind = CARTOG_KIND_SCORING,                                                                        \
                   .category = CARTOG_CATEGORY_##group,                                                                \
                   .solo = (number),                                                                                   \
                   .key = word}

/* clang-format off */
static const cartog_card ctg_printed_cards[CTG_CARD_LAST - CTG_CARD_FIRST + 1] = {
    CTG_AMBUSH(GOBLIN_ATTACK, RIGHT, BOTTOM_RIGHT, COUNTERCLOCKWISE, "goblin_attack", CTG_SHAPE(Xooo, oXoo, ooXo, 0)),
    CTG_AMBUSH(BUGBEAR_ASSAULT, LEFT, TOP_RIGHT, CLOCKWISE, "bugbear_assault", CTG_SHAPE(XoXo, XoXo, oooo, 0)),
    CTG_AMBUSH(KOBOLD_ONSLAUGHT, LEFT, BOTTOM_LEFT, CLOCKWISE, "kobold_onslaught", CTG_SHAPE(Xooo, XXoo, Xooo, 0)),
    CTG_AMBUSH(GNOLL_RAID, RIGHT, TOP_LEFT, COUNTERCLOCKWISE, "gnoll_raid", CTG_SHAPE(XXoo, Xooo, XXoo, 0)),
    CTG_RUINS(TEMPLE_RUINS, "temple_ruins"),
    CTG_RUINS(OUTPOST_RUINS, "outpost_ruins"),
    CTG_EXPLORE(GREAT_RIVER, 1, CTG_WATER, "great_river", 2, CTG_SHAPE(Xooo, Xooo, Xooo, 1), CTG_SHAPE(ooXo, oXXo, XXoo, 0)),
    CTG_EXPLORE(FARMLAND, 1, CTG_FARM, "farmland", 2, CTG_SHAPE(Xooo, Xooo, oooo, 1), CTG_SHAPE(oXoo, XXXo, oXoo, 0)),
    CTG_EXPLORE(HAMLET, 1, CTG_VILLAGE, "hamlet", 2, CTG_SHAPE(Xooo, XXoo, oooo, 1), CTG_SHAPE(XXXo, XXoo, oooo, 0)),
    CTG_EXPLORE(FORGOTTEN_FOREST, 1, CTG_FOREST, "forgotten_forest", 2, CTG_SHAPE(Xooo, oXoo, oooo, 1), CTG_SHAPE(Xooo, XXoo, oXoo, 0)),
    CTG_EXPLORE(HINTERLAND_STREAM, 2, CTG_FARM | CTG_WATER, "hinterland_stream", 1, CTG_SHAPE(XXXo, Xooo, Xooo, 0)),
    CTG_EXPLORE(HOMESTEAD, 2, CTG_VILLAGE | CTG_FARM, "homestead", 1, CTG_SHAPE(Xooo, XXoo, Xooo, 0)),
    CTG_EXPLORE(ORCHARD, 2, CTG_FOREST | CTG_FARM, "orchard", 1, CTG_SHAPE(XXXo, ooXo, oooo, 0)),
    CTG_EXPLORE(TREETOP_VILLAGE, 2, CTG_FOREST | CTG_VILLAGE, "treetop_village", 1, CTG_SHAPE(ooXX, XXXo, oooo, 0)),
    CTG_EXPLORE(MARSHLANDS, 2, CTG_FOREST | CTG_WATER, "marshlands", 1, CTG_SHAPE(Xooo, XXXo, Xooo, 0)),
    CTG_EXPLORE(FISHING_VILLAGE, 2, CTG_VILLAGE | CTG_WATER, "fishing_village", 1, CTG_SHAPE(XXXX, oooo, oooo, 0)),
    CTG_EXPLORE(RIFT_LANDS, 0, CTG_DRAWABLE, "rift_lands", 1, CTG_SHAPE(Xooo, oooo, oooo, 0)),
    CTG_SEASON(SPRING, 8, 0, 1, "spring"),
    CTG_SEASON(SUMMER, 8, 1, 2, "summer"),
    CTG_SEASON(FALL, 7, 2, 3, "fall"),
    CTG_SEASON(WINTER, 6, 3, 0, "winter"),
    CTG_EDICT(EDICT_A, "edict_a"),
    CTG_EDICT(EDICT_B, "edict_b"),
    CTG_EDICT(EDICT_C, "edict_c"),
    CTG_EDICT(EDICT_D, "edict_d"),
    CTG_SCORING(SENTINEL_WOOD, FOREST, 25, "sentinel_wood"),
    CTG_SCORING(GREENBOUGH, FOREST, 22, "greenbough"),
    CTG_SCORING(TREETOWER, FOREST, 17, "treetower"),
    CTG_SCORING(STONESIDE_FOREST, FOREST, 18, "stoneside_forest"),
    CTG_SCORING(CANAL_LAKE, FARM_WATER, 24, "canal_lake"),
    CTG_SCORING(MAGES_VALLEY, FARM_WATER, 22, "mages_valley"),
    CTG_SCORING(GOLDEN_GRANARY, FARM_WATER, 20, "golden_granary"),
    CTG_SCORING(SHORESIDE_EXPANSE, FARM_WATER, 27, "shoreside_expanse"),
    CTG_SCORING(WILDHOLDS, VILLAGE, 16, "wildholds"),
    CTG_SCORING(GREAT_CITY, VILLAGE, 16, "great_city"),
    CTG_SCORING(GREENGOLD_PLAINS, VILLAGE, 21, "greengold_plains"),
    CTG_SCORING(SHIELDGATE, VILLAGE, 20, "shieldgate"),
    CTG_SCORING(BORDERLANDS, SPACE, 24, "borderlands"),
    CTG_SCORING(LOST_BARONY, SPACE, 24, "lost_barony"),
    CTG_SCORING(BROKEN_ROAD, SPACE, 24, "broken_road"),
    CTG_SCORING(CAULDRONS, SPACE, 20, "cauldrons"),
};
/* clang-format on */

const cartog_card *ctg_printed_card(uint32_t id) {
  return id >= CTG_CARD_FIRST && id <= CTG_CARD_LAST ? &ctg_printed_cards[id - CTG_CARD_FIRST] : NULL;
}

int32_t cartog_card_get(uint32_t id, cartog_card *card) {
  if (card == NULL)
    return CARTOG_ERROR_NULL;
  const cartog_card *found = ctg_printed_card(id);
  if (found == NULL)
    return CARTOG_ERROR_CARD_UNKNOWN;
  *card = *found;
  return CARTOG_OK;
}

int64_t cartog_card_list(uint32_t kind, uint32_t *ids, uint64_t cap) {
  if (ids == NULL && cap > 0)
    return CARTOG_ERROR_NULL;
  if (kind > CARTOG_KIND_EDICT)
    return CARTOG_ERROR_RANGE;
  uint32_t n = 0;
  for (uint32_t id = CTG_CARD_FIRST; id <= CTG_CARD_LAST; id++)
    if (kind == 0 || ctg_printed_cards[id - CTG_CARD_FIRST].kind == kind) {
      if (n < cap)
        ids[n] = id;
      n++;
    }
  return n;
}

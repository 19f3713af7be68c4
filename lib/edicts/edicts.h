/* Shared by the scoring cards.
 *
 * Every card has a score function and an explain function, which stand side by side in the
 * file of its category and use the same helpers to find what pays. */
#ifndef CTG_EDICTS_H
#define CTG_EDICTS_H

#include "../board/planes.h"
#include "cartog/edicts.h"

/* Spaces of a village cluster that Wildholds pays for; terrains beside one that Greengold Plains pays for. */
#define CTG_WILDHOLDS_SPACES 6
#define CTG_GREENGOLD_TERRAINS 3

/* The scoring cards. */
enum { CTG_CARDS = CARTOG_CARD_CAULDRONS - CARTOG_CARD_SENTINEL_WOOD + 1 };

/* 61 single spaces can lie apart on 121. */
#define CTG_CLUSTERS_MAX 61

typedef struct {
  unsigned count;
  ctg_bits cluster[CTG_CLUSTERS_MAX]; /* in the order of their lowest spaces */
  uint8_t size[CTG_CLUSTERS_MAX];     /* spaces of each */
} ctg_clusters;

/* Sets of cards, by their numbers from Sentinel Wood on. */
#define CTG_CARD_BIT(name) (1u << (CARTOG_CARD_##name - CARTOG_CARD_SENTINEL_WOOD))
#define CTG_TOWN_CARDS                                                                                                 \
  (CTG_CARD_BIT(WILDHOLDS) | CTG_CARD_BIT(GREAT_CITY) | CTG_CARD_BIT(GREENGOLD_PLAINS) | CTG_CARD_BIT(SHIELDGATE))

#define CTG_CLUSTER_CARDS (CTG_TOWN_CARDS | CTG_CARD_BIT(STONESIDE_FOREST) | CTG_CARD_BIT(SHORESIDE_EXPANSE))

/* Village clusters that Wildholds and Greengold Plains pay for; sizes of the largest, of the second largest, and of the
 * largest that touches no mountain. */
typedef struct {
  uint32_t wildholds, greengold, largest, second, city;
} ctg_town;

/* A map with what several cards need: it is found when a card first asks. */
typedef struct {
  ctg_view view;
  uint32_t near_ready; /* bit n: near[n] is found */
  ctg_bits near[CTG_PLANES_USED];
  uint32_t looked; /* cards whose clusters are found: the rest of this is of them */
  ctg_clusters village;
  ctg_town town;
  unsigned woods; /* forest clusters beside mountains, and those mountains */
  ctg_bits wood[CTG_CLUSTERS_MAX], wood_mountains[CTG_CLUSTERS_MAX];
  ctg_bits joined; /* mountains that a forest cluster joins to another one */
  ctg_bits inland; /* farm and water whose whole cluster touches neither the edge nor the other of the two */
  unsigned inland_clusters;
} ctg_scene;

typedef struct {
  uint32_t count;
  cartog_part part[CARTOG_PARTS_MAX];
} ctg_parts;

CTG_LOCAL void ctg_scene_init(ctg_scene *scene, const cartog_map *map);

/* Finds the clusters that the cards of a set need: of all cards at once costs less than of one by one. */
CTG_LOCAL void ctg_scene_look(ctg_scene *scene, uint32_t wanted);

/* Points of a scoring card. */
CTG_LOCAL int32_t ctg_score_card(ctg_scene *scene, uint32_t card);

/* Points of all cards of a set, each at its number from Sentinel Wood on; the others are left as they are. */
CTG_LOCAL void ctg_score_set(ctg_scene *scene, uint32_t set, int32_t points[CTG_CARDS]);

/* Whether all ids are scoring cards that can be computed; if so, their set (bit i: card i from Sentinel Wood on). */
CTG_LOCAL int32_t ctg_cards_check(const uint32_t *cards, uint64_t count, uint32_t *set);

/* Splits a set into its clusters. */
CTG_LOCAL void ctg_clusters_of(ctg_clusters *clusters, ctg_bits terrain);

/* Number of clusters of a set. */
CTG_LOCAL unsigned ctg_count_clusters(ctg_bits terrain);

/* Farm and water that Shoreside Expanse rules out at once: at the edge, or beside the other of the two. */
CTG_LOCAL ctg_bits ctg_barred(ctg_scene *scene);

/* Finds the clusters that a card needs, if they are not known. */
static inline void ctg_look_for(ctg_scene *scene, uint32_t card) {
  if ((scene->looked & card) == 0)
    ctg_scene_look(scene, card);
}

/* Puts a part in its place in the order that explanations have. */
CTG_LOCAL void ctg_parts_add(ctg_parts *parts, ctg_bits spaces, int32_t points, uint32_t unit);

/* A part for each space of the set. */
CTG_LOCAL void ctg_parts_add_each(ctg_parts *parts, ctg_bits spaces, int32_t points, uint32_t unit);

/* All spaces beside those of a plane. */
static inline ctg_bits ctg_near(ctg_scene *scene, unsigned plane) {
  if ((scene->near_ready >> plane & 1) == 0) {
    scene->near[plane] = ctg_beside(scene->view.plane[plane]);
    scene->near_ready |= 1u << plane;
  }
  return scene->near[plane];
}

/* Whether no space is void, as on every printed map. */
static inline int ctg_is_whole(const ctg_view *view) {
  return ctg_same(view->on_map, ctg_all());
}

/* The spaces that touch the edge: those on the border and those beside a void space. */
static inline ctg_bits ctg_edge(ctg_scene *scene) {
  if (ctg_is_whole(&scene->view))
    return ctg_border();
  return ctg_or(ctg_border(), ctg_near(scene, CARTOG_TERRAIN_VOID));
}

/* Whether three of the five other terrain types lie beside a village cluster. */
static inline int ctg_is_greengold(const ctg_view *view, ctg_bits cluster) {
  ctg_bits around = ctg_beside(cluster);
  int types = ctg_any(ctg_and(around, view->plane[CARTOG_TERRAIN_FOREST]));
  for (unsigned t = CARTOG_TERRAIN_FARM; t <= CARTOG_TERRAIN_MOUNTAIN; t++)
    types += ctg_any(ctg_and(around, view->plane[t]));
  return types >= CTG_GREENGOLD_TERRAINS;
}

/* Of each row that holds a space of the set, its last space; of each column, a bit of eleven. */
static inline ctg_bits ctg_rows_with(ctg_bits set) {
  const ctg_bits first_ten = ctg_make(0x00ffdffbff7feffd, 0xffbff7feffdffbff);
  ctg_bits carried = ctg_add(ctg_and(set, first_ten), first_ten);
  return ctg_and(ctg_or(carried, set), ctg_column_k());
}

/* Sum of six numbers up to 2 that stand 11 bits apart. */
static inline unsigned ctg_sum_apart(uint64_t numbers) {
  return (unsigned)(numbers * 0x0080100200400801 >> 55);
}

/* Number of rows in what ctg_rows_with gives, of columns in what ctg_columns_with gives, and of spaces of column a. Where
 * counting bits takes many steps, bits that lie apart are summed by one multiplication. */
static inline unsigned ctg_count_rows(ctg_bits rows) {
  return CTG_COUNTS ? ctg_count(rows) : ctg_sum_apart((ctg_low(rows) >> 10) + (ctg_high(rows) >> 1));
}
static inline unsigned ctg_count_columns(unsigned columns) {
  if (CTG_COUNTS)
    return ctg_count_word(columns);
  uint64_t apart = columns * (uint64_t)0x200040008001 & 0x0111111111111111;
  return (unsigned)(apart * 0x1111111111111111 >> 60);
}
static inline unsigned ctg_count_column_a(ctg_bits spaces) {
  return CTG_COUNTS ? ctg_count(spaces) : ctg_sum_apart(ctg_low(spaces) + (ctg_high(spaces) >> 2));
}

static inline unsigned ctg_columns_with(ctg_bits set) {
  uint64_t five_rows = ctg_low(set) | ctg_low(ctg_right(set, 55)) | ctg_low(ctg_right(set, 110));
  five_rows |= five_rows >> 33;
  return (unsigned)(five_rows | five_rows >> 11 | five_rows >> 22) & 0x7ff;
}

static inline ctg_bits ctg_row(unsigned row) {
  return ctg_left(ctg_make(0, 0x7ff), 11 * row);
}
static inline ctg_bits ctg_column(unsigned column) {
  return ctg_left(ctg_column_a(), column);
}

CTG_LOCAL int32_t ctg_sentinel_wood(ctg_scene *scene);
CTG_LOCAL int32_t ctg_greenbough(ctg_scene *scene);
CTG_LOCAL int32_t ctg_treetower(ctg_scene *scene);
CTG_LOCAL int32_t ctg_stoneside_forest(ctg_scene *scene);
CTG_LOCAL int32_t ctg_canal_lake(ctg_scene *scene);
CTG_LOCAL int32_t ctg_mages_valley(ctg_scene *scene);
CTG_LOCAL int32_t ctg_golden_granary(ctg_scene *scene);
CTG_LOCAL int32_t ctg_shoreside_expanse(ctg_scene *scene);
CTG_LOCAL int32_t ctg_wildholds(ctg_scene *scene);
CTG_LOCAL int32_t ctg_great_city(ctg_scene *scene);
CTG_LOCAL int32_t ctg_greengold_plains(ctg_scene *scene);
CTG_LOCAL int32_t ctg_shieldgate(ctg_scene *scene);
CTG_LOCAL int32_t ctg_borderlands(ctg_scene *scene);
CTG_LOCAL int32_t ctg_lost_barony(ctg_scene *scene);
CTG_LOCAL int32_t ctg_broken_road(ctg_scene *scene);
CTG_LOCAL int32_t ctg_cauldrons(ctg_scene *scene);

CTG_LOCAL void ctg_explain_sentinel_wood(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_greenbough(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_treetower(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_stoneside_forest(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_canal_lake(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_mages_valley(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_golden_granary(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_shoreside_expanse(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_wildholds(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_great_city(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_greengold_plains(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_shieldgate(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_borderlands(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_lost_barony(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_broken_road(ctg_scene *scene, ctg_parts *parts);
CTG_LOCAL void ctg_explain_cauldrons(ctg_scene *scene, ctg_parts *parts);

#endif

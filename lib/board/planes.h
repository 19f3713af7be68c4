/* How a map is stored: word 0 holds the layout number, word 1 is 0, and the plane of
 * terrain code n is words 2n and 2n+1. The ruins plane follows the last terrain.
 * All other words wait for hero, destroyed, hit marks, monster identity and regions. */
#ifndef CTG_PLANES_H
#define CTG_PLANES_H

#include "../internal.h"
#include "bits.h"

#define CTG_PLANE_RUINS 11
#define CTG_PLANES_USED 12
#define CTG_PLANES 32

/* A map unpacked for the rules. Excess bits of a damaged map are cut off here, so that
 * everything behind it may rely on 121 spaces. */
typedef struct {
  ctg_bits plane[CTG_PLANES_USED]; /* index 0 is the empty spaces */
  ctg_bits filled;
  ctg_bits on_map;
} ctg_view;

static inline ctg_bits ctg_plane(const cartog_map *map, unsigned plane) {
  return ctg_load(&map->w[2 * plane]);
}
static inline void ctg_set_plane(cartog_map *map, unsigned plane, ctg_bits bits) {
  ctg_store(&map->w[2 * plane], bits);
}

static inline int ctg_known_layout(const cartog_map *map) {
  return map->w[0] == CARTOG_MAP_LAYOUT;
}

/* The spaces that hold something or are void; the rest is empty. */
static inline ctg_bits ctg_taken(const cartog_map *map) {
  ctg_bits taken = ctg_plane(map, CARTOG_TERRAIN_FOREST);
  for (unsigned t = CARTOG_TERRAIN_VILLAGE; t <= CARTOG_TERRAIN_VOID; t++)
    taken = ctg_or(taken, ctg_plane(map, t));
  return taken;
}

static inline ctg_bits ctg_empty(const cartog_map *map) {
  return ctg_without(ctg_all(), ctg_taken(map));
}

static inline void ctg_view_init(ctg_view *view, const cartog_map *map) {
  ctg_bits filled = ctg_none();
  for (unsigned t = CARTOG_TERRAIN_FOREST; t < CTG_PLANES_USED; t++) {
    view->plane[t] = ctg_and(ctg_plane(map, t), ctg_all());
    if (t < CARTOG_TERRAIN_VOID)
      filled = ctg_or(filled, view->plane[t]);
  }
  view->on_map = ctg_without(ctg_all(), view->plane[CARTOG_TERRAIN_VOID]);
  view->filled = ctg_and(filled, view->on_map);
  view->plane[CARTOG_TERRAIN_EMPTY] = ctg_without(view->on_map, filled);
}

/* The clusters of a terrain that hold a space of the seed: grows along rows, then along columns, until it stands still.
 * What would wrap round an edge is no space of the terrain beside that edge. */
static inline ctg_bits ctg_flood(ctg_bits seed, ctg_bits terrain) {
  ctg_bits cluster = ctg_and(seed, terrain);
  ctg_bits not_a = ctg_without(terrain, ctg_column_a()), not_k = ctg_without(terrain, ctg_column_k());
  for (;;) {
    ctg_bits east = ctg_and(ctg_left(cluster, 1), not_a), west = ctg_and(ctg_right(cluster, 1), not_k);
    ctg_bits wide = ctg_or(cluster, ctg_or(east, west));
    ctg_bits grown = ctg_or(wide, ctg_and(ctg_or(ctg_left(wide, 11), ctg_right(wide, 11)), terrain));
    if (ctg_same(grown, cluster))
      return cluster;
    cluster = grown;
  }
}

#endif

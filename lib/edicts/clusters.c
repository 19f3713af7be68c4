/* The clusters that scoring cards ask for. */
#include "edicts.h"

void ctg_clusters_of(ctg_clusters *clusters, ctg_bits terrain) {
  clusters->count = 0;
  while (ctg_any(terrain)) {
    ctg_bits cluster = ctg_flood(ctg_space(ctg_first(terrain)), terrain);
    clusters->size[clusters->count] = (uint8_t)ctg_count(cluster);
    clusters->cluster[clusters->count++] = cluster;
    terrain = ctg_without(terrain, cluster);
  }
}

unsigned ctg_count_clusters(ctg_bits terrain) {
  unsigned n = 0;
  for (; ctg_any(terrain); n++)
    terrain = ctg_without(terrain, ctg_flood(ctg_space(ctg_first(terrain)), terrain));
  return n;
}

/* ---- all kinds at once ---- */

/* Neighbours of one kind: spaces whose neighbour to the right, or below, is of the same kind. */
typedef struct {
  ctg_bits right, below;
} ctg_links;

static inline void ctg_links_add(ctg_links *links, ctg_bits kind) {
  links->right = ctg_or(links->right, ctg_and(kind, ctg_right(kind, 1)));
  links->below = ctg_or(links->below, ctg_and(kind, ctg_right(kind, 11)));
}

static inline ctg_bits ctg_spread(ctg_bits cluster, ctg_links links) {
  ctg_bits east = ctg_left(ctg_and(cluster, links.right), 1), west = ctg_and(ctg_right(cluster, 1), links.right);
  ctg_bits wide = ctg_or(cluster, ctg_or(east, west));
  ctg_bits down = ctg_left(ctg_and(wide, links.below), 11), up = ctg_and(ctg_right(wide, 11), links.below);
  return ctg_or(wide, ctg_or(down, up));
}

/* The clusters of all kinds that hold a space of the seed. Most stand still by the fourth round: to ask after each would
 * cost more, as a machine guesses the answer wrong, than the rounds. */
static inline ctg_bits ctg_flood_links(ctg_bits seed, ctg_links links) {
  ctg_bits cluster = ctg_spread(ctg_spread(ctg_spread(seed, links), links), links);
  for (;;) {
    ctg_bits grown = ctg_spread(cluster, links);
    if (ctg_same(grown, cluster))
      return cluster;
    cluster = grown;
  }
}

/* The lowest space of a set, or none: without a branch, since that would be a guess. */
static inline ctg_bits ctg_lowest_of(ctg_bits set) {
  uint64_t lo = ctg_low(set), hi = ctg_high(set);
  return ctg_make(hi & (~hi + (lo == 0)), lo & (0 - lo));
}

/* Adds a village cluster. */
static inline void ctg_town_add(ctg_scene *scene, ctg_bits cluster, int asks_greengold) {
  ctg_town *town = &scene->town;
  uint32_t size = ctg_count(cluster),
           alone = ctg_any(ctg_and(cluster, scene->near[CARTOG_TERRAIN_MOUNTAIN])) ? 0 : size;
  scene->village.cluster[scene->village.count] = cluster;
  scene->village.size[scene->village.count++] = (uint8_t)size;
  town->wildholds += size >= CTG_WILDHOLDS_SPACES;
  town->city = alone > town->city ? alone : town->city;
  uint32_t smaller = size < town->largest ? size : town->largest;
  town->largest = size > town->largest ? size : town->largest;
  town->second = smaller > town->second ? smaller : town->second;
  if (asks_greengold)
    town->greengold += (uint32_t)ctg_is_greengold(&scene->view, cluster);
}

/* One flood finds a cluster of each kind: village, forest beside a mountain, farm and water. The first finds all farm and
 * water that do not count: it cannot pass from one to the other but between spaces that it starts from. */
/* GCOVR_EXCL_BR_START: inlined for each set of questions, which are constants then */
CTG_INLINE void ctg_look_at(ctg_scene *scene, int asks_town, int asks_greengold, int asks_joined, int asks_inland) {
  const ctg_bits *plane = scene->view.plane;
  ctg_links links = {ctg_none(), ctg_none()};
  ctg_bits village = ctg_none(), forest = ctg_none(), inland = ctg_none(), joined = ctg_none(), seed = ctg_none();
  if (asks_town) {
    ctg_links_add(&links, village = plane[CARTOG_TERRAIN_VILLAGE]);
    ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN);
    scene->village.count = 0;
    memset(&scene->town, 0, sizeof scene->town);
  }
  if (asks_joined) {
    scene->woods = 0;
    ctg_links_add(&links, plane[CARTOG_TERRAIN_FOREST]);
    forest = ctg_and(plane[CARTOG_TERRAIN_FOREST], ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN));
  }
  if (asks_inland) {
    ctg_links_add(&links, inland = ctg_or(plane[CARTOG_TERRAIN_FARM], plane[CARTOG_TERRAIN_WATER]));
    seed = ctg_barred(scene);
  }
  links.right = ctg_without(links.right, ctg_column_k());
  unsigned clusters = 0;
  for (int first = 1; first || ctg_any(ctg_or(seed, ctg_or(village, forest))); first = 0) {
    ctg_bits found = ctg_flood_links(ctg_or(seed, ctg_or(ctg_lowest_of(village), ctg_lowest_of(forest))), links);
    if (asks_town && ctg_any(village))
      ctg_town_add(scene, ctg_and(found, village), asks_greengold);
    if (asks_joined && ctg_any(forest)) {
      ctg_bits wood = ctg_and(found, plane[CARTOG_TERRAIN_FOREST]);
      ctg_bits touched = ctg_and(plane[CARTOG_TERRAIN_MOUNTAIN], ctg_beside(wood));
      uint64_t several = 0 - (uint64_t)ctg_any(ctg_without(touched, ctg_lowest_of(touched)));
      joined = ctg_or(joined, ctg_and(touched, ctg_make(several, several)));
      scene->wood[scene->woods] = wood;
      scene->wood_mountains[scene->woods++] = touched;
    }
    village = ctg_without(village, found);
    forest = ctg_without(forest, found);
    inland = ctg_without(inland, found);
    if (first && asks_inland)
      scene->inland = inland;
    seed = ctg_lowest_of(inland);
    clusters += (unsigned)ctg_any(seed);
  }
  if (asks_joined)
    scene->joined = joined;
  if (asks_inland)
    scene->inland_clusters = clusters;
}
/* GCOVR_EXCL_BR_STOP */

void ctg_scene_look(ctg_scene *scene, uint32_t wanted) {
  int town = (wanted & CTG_TOWN_CARDS) != 0, greengold = (wanted & CTG_CARD_BIT(GREENGOLD_PLAINS)) != 0;
  int joined = (wanted & CTG_CARD_BIT(STONESIDE_FOREST)) != 0, inland = (wanted & CTG_CARD_BIT(SHORESIDE_EXPANSE)) != 0;
  /* One kind alone needs less. */
  if (!joined && !inland)
    ctg_look_at(scene, 1, greengold, 0, 0);
  else if (!town && !inland)
    ctg_look_at(scene, 0, 0, 1, 0);
  else if (!town && !joined)
    ctg_look_at(scene, 0, 0, 0, 1);
  else
    ctg_look_at(scene, town, greengold, joined, inland);
  scene->looked |= wanted;
}

/* The village cards. */
#include "edicts.h"

enum { CTG_WILDHOLDS_SPACES = 6, CTG_GREENGOLD_TERRAINS = 3 };

static int ctg_is_wildhold(ctg_bits cluster) {
  return ctg_count(cluster) >= CTG_WILDHOLDS_SPACES;
}

int32_t ctg_wildholds(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  int32_t points = 0;
  for (unsigned i = 0; i < villages->count; i++)
    points += ctg_is_wildhold(villages->cluster[i]) ? 8 : 0;
  return points;
}

void ctg_explain_wildholds(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = ctg_villages(scene);
  for (unsigned i = 0; i < villages->count; i++)
    if (ctg_is_wildhold(villages->cluster[i]))
      ctg_parts_add(parts, villages->cluster[i], 8, CARTOG_UNIT_CLUSTER);
}

/* The largest cluster that touches no mountain, or none. */
static ctg_bits ctg_largest_city(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  ctg_bits near = ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN), largest = ctg_none();
  unsigned size = 0;
  for (unsigned i = 0; i < villages->count; i++) {
    ctg_bits cluster = villages->cluster[i];
    if (ctg_any(ctg_and(cluster, near)))
      continue;
    unsigned spaces = ctg_count(cluster);
    if (spaces > size) {
      size = spaces;
      largest = cluster;
    }
  }
  return largest;
}

int32_t ctg_great_city(ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_largest_city(scene));
}

void ctg_explain_great_city(ctg_scene *scene, ctg_parts *parts) {
  ctg_bits city = ctg_largest_city(scene);
  if (ctg_any(city))
    ctg_parts_add(parts, city, (int32_t)ctg_count(city), CARTOG_UNIT_CLUSTER);
}

/* Whether three of the five other terrain types lie beside the cluster. */
static int ctg_is_greengold(const ctg_view *view, ctg_bits cluster) {
  ctg_bits around = ctg_beside(cluster);
  int types = ctg_any(ctg_and(around, view->plane[CARTOG_TERRAIN_FOREST]));
  for (unsigned t = CARTOG_TERRAIN_FARM; t <= CARTOG_TERRAIN_MOUNTAIN; t++)
    types += ctg_any(ctg_and(around, view->plane[t]));
  return types >= CTG_GREENGOLD_TERRAINS;
}

int32_t ctg_greengold_plains(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  int32_t points = 0;
  for (unsigned i = 0; i < villages->count; i++)
    points += ctg_is_greengold(&scene->view, villages->cluster[i]) ? 3 : 0;
  return points;
}

void ctg_explain_greengold_plains(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = ctg_villages(scene);
  for (unsigned i = 0; i < villages->count; i++)
    if (ctg_is_greengold(&scene->view, villages->cluster[i]))
      ctg_parts_add(parts, villages->cluster[i], 3, CARTOG_UNIT_CLUSTER);
}

/* The second largest cluster; of equal ones the first by lowest space, but of those that tie for the largest
 * the second. */
static ctg_bits ctg_second_city(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  ctg_bits largest = ctg_none(), second = ctg_none();
  unsigned largest_size = 0, second_size = 0;
  for (unsigned i = 0; i < villages->count; i++) {
    ctg_bits cluster = villages->cluster[i];
    unsigned spaces = ctg_count(cluster);
    if (spaces > largest_size) {
      second = largest;
      second_size = largest_size;
      largest = cluster;
      largest_size = spaces;
    } else if (spaces > second_size) {
      second = cluster;
      second_size = spaces;
    }
  }
  return second;
}

int32_t ctg_shieldgate(ctg_scene *scene) {
  return 2 * (int32_t)ctg_count(ctg_second_city(scene));
}

void ctg_explain_shieldgate(ctg_scene *scene, ctg_parts *parts) {
  ctg_bits city = ctg_second_city(scene);
  if (ctg_any(city))
    ctg_parts_add(parts, city, 2 * (int32_t)ctg_count(city), CARTOG_UNIT_CLUSTER);
}

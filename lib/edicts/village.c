/* The village cards. */
#include "edicts.h"

enum { CTG_GREENGOLD_TERRAINS = 3 };

int32_t ctg_wildholds(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  int32_t points = 0;
  for (unsigned i = 0; i < villages->count; i++)
    points += villages->size[i] >= CTG_WILDHOLDS_SPACES ? 8 : 0;
  return points;
}

void ctg_explain_wildholds(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = ctg_villages(scene);
  for (unsigned i = 0; i < villages->count; i++)
    if (villages->size[i] >= CTG_WILDHOLDS_SPACES)
      ctg_parts_add(parts, villages->cluster[i], 8, CARTOG_UNIT_CLUSTER);
}

/* Which cluster is the largest that touches no mountain; the number of clusters if none is. */
static unsigned ctg_largest_city(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  ctg_bits near = ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN);
  unsigned size = 0, largest = villages->count;
  for (unsigned i = 0; i < villages->count; i++)
    if (villages->size[i] > size && !ctg_any(ctg_and(villages->cluster[i], near))) {
      size = villages->size[i];
      largest = i;
    }
  return largest;
}

int32_t ctg_great_city(ctg_scene *scene) {
  unsigned city = ctg_largest_city(scene);
  return city < scene->village.count ? scene->village.size[city] : 0;
}

void ctg_explain_great_city(ctg_scene *scene, ctg_parts *parts) {
  unsigned city = ctg_largest_city(scene);
  if (city < scene->village.count)
    ctg_parts_add(parts, scene->village.cluster[city], scene->village.size[city], CARTOG_UNIT_CLUSTER);
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

/* Which cluster is the second largest; of equal ones the first by lowest space, but of those that tie for the largest the
 * second. The number of clusters if there are not two. */
static unsigned ctg_second_city(ctg_scene *scene) {
  const ctg_clusters *villages = ctg_villages(scene);
  unsigned largest = villages->count, second = villages->count, largest_size = 0, second_size = 0;
  for (unsigned i = 0; i < villages->count; i++) {
    unsigned size = villages->size[i];
    if (size > largest_size) {
      second = largest;
      second_size = largest_size;
      largest = i;
      largest_size = size;
    } else if (size > second_size) {
      second = i;
      second_size = size;
    }
  }
  return second;
}

int32_t ctg_shieldgate(ctg_scene *scene) {
  unsigned city = ctg_second_city(scene);
  return city < scene->village.count ? 2 * scene->village.size[city] : 0;
}

void ctg_explain_shieldgate(ctg_scene *scene, ctg_parts *parts) {
  unsigned city = ctg_second_city(scene);
  if (city < scene->village.count)
    ctg_parts_add(parts, scene->village.cluster[city], 2 * scene->village.size[city], CARTOG_UNIT_CLUSTER);
}

/* The farm and water cards. */
#include "edicts.h"

static ctg_bits ctg_farm_of(ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_FARM];
}

static ctg_bits ctg_water_of(ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_WATER];
}

/* Water beside farm, and farm beside water. */
static ctg_bits ctg_watered(ctg_scene *scene) {
  return ctg_or(ctg_and(ctg_water_of(scene), ctg_near(scene, CARTOG_TERRAIN_FARM)),
                ctg_and(ctg_farm_of(scene), ctg_near(scene, CARTOG_TERRAIN_WATER)));
}

int32_t ctg_canal_lake(ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_watered(scene));
}

void ctg_explain_canal_lake(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_watered(scene), 1, CARTOG_UNIT_SPACE);
}

int32_t ctg_mages_valley(ctg_scene *scene) {
  ctg_bits near = ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN);
  return (int32_t)(2 * ctg_count(ctg_and(ctg_water_of(scene), near)) + ctg_count(ctg_and(ctg_farm_of(scene), near)));
}

void ctg_explain_mages_valley(ctg_scene *scene, ctg_parts *parts) {
  ctg_bits near = ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN);
  ctg_parts_add_each(parts, ctg_and(ctg_water_of(scene), near), 2, CARTOG_UNIT_SPACE);
  ctg_parts_add_each(parts, ctg_and(ctg_farm_of(scene), near), 1, CARTOG_UNIT_SPACE);
}

static ctg_bits ctg_water_by_ruins(ctg_scene *scene) {
  return ctg_and(ctg_water_of(scene), ctg_near(scene, CTG_PLANE_RUINS));
}

static ctg_bits ctg_farm_on_ruins(ctg_scene *scene) {
  return ctg_and(ctg_farm_of(scene), scene->view.plane[CTG_PLANE_RUINS]);
}

int32_t ctg_golden_granary(ctg_scene *scene) {
  return (int32_t)(ctg_count(ctg_water_by_ruins(scene)) + 3 * ctg_count(ctg_farm_on_ruins(scene)));
}

void ctg_explain_golden_granary(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_water_by_ruins(scene), 1, CARTOG_UNIT_SPACE);
  ctg_parts_add_each(parts, ctg_farm_on_ruins(scene), 3, CARTOG_UNIT_SPACE);
}

ctg_bits ctg_inland(ctg_scene *scene, unsigned terrain, unsigned other) {
  ctg_bits barred = ctg_or(ctg_edge(scene), ctg_near(scene, other)), spaces = scene->view.plane[terrain];
  return ctg_without(spaces, ctg_flood(barred, spaces));
}

unsigned ctg_count_clusters(ctg_bits terrain) {
  unsigned n = 0;
  for (; ctg_any(terrain); n++)
    terrain = ctg_without(terrain, ctg_flood(ctg_space(ctg_first(terrain)), terrain));
  return n;
}

int32_t ctg_shoreside_expanse(ctg_scene *scene) {
  return (int32_t)(3 * (ctg_count_clusters(ctg_inland(scene, CARTOG_TERRAIN_FARM, CARTOG_TERRAIN_WATER)) +
                        ctg_count_clusters(ctg_inland(scene, CARTOG_TERRAIN_WATER, CARTOG_TERRAIN_FARM))));
}

static void ctg_add_clusters(ctg_parts *parts, ctg_bits terrain) {
  ctg_clusters clusters;
  ctg_clusters_of(&clusters, terrain);
  for (unsigned i = 0; i < clusters.count; i++)
    ctg_parts_add(parts, clusters.cluster[i], 3, CARTOG_UNIT_CLUSTER);
}

void ctg_explain_shoreside_expanse(ctg_scene *scene, ctg_parts *parts) {
  ctg_add_clusters(parts, ctg_inland(scene, CARTOG_TERRAIN_FARM, CARTOG_TERRAIN_WATER));
  ctg_add_clusters(parts, ctg_inland(scene, CARTOG_TERRAIN_WATER, CARTOG_TERRAIN_FARM));
}

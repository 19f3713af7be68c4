/* The farm and water cards. */
#include "edicts.h"

static ctg_bits ctg_farm_of(const ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_FARM];
}

static ctg_bits ctg_water_of(const ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_WATER];
}

/* Water beside farm, and farm beside water. */
static ctg_bits ctg_watered(const ctg_scene *scene) {
  ctg_bits farm = ctg_farm_of(scene), water = ctg_water_of(scene);
  return ctg_or(ctg_and(water, ctg_beside(farm)), ctg_and(farm, ctg_beside(water)));
}

int32_t ctg_canal_lake(const ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_watered(scene));
}

void ctg_explain_canal_lake(const ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_watered(scene), 1, CARTOG_UNIT_SPACE);
}

static ctg_bits ctg_beside_mountains(const ctg_scene *scene) {
  return ctg_beside(scene->view.plane[CARTOG_TERRAIN_MOUNTAIN]);
}

int32_t ctg_mages_valley(const ctg_scene *scene) {
  ctg_bits near = ctg_beside_mountains(scene);
  return (int32_t)(2 * ctg_count(ctg_and(ctg_water_of(scene), near)) + ctg_count(ctg_and(ctg_farm_of(scene), near)));
}

void ctg_explain_mages_valley(const ctg_scene *scene, ctg_parts *parts) {
  ctg_bits near = ctg_beside_mountains(scene);
  ctg_parts_add_each(parts, ctg_and(ctg_water_of(scene), near), 2, CARTOG_UNIT_SPACE);
  ctg_parts_add_each(parts, ctg_and(ctg_farm_of(scene), near), 1, CARTOG_UNIT_SPACE);
}

static ctg_bits ctg_water_by_ruins(const ctg_scene *scene) {
  return ctg_and(ctg_water_of(scene), ctg_beside(scene->view.plane[CTG_PLANE_RUINS]));
}

static ctg_bits ctg_farm_on_ruins(const ctg_scene *scene) {
  return ctg_and(ctg_farm_of(scene), scene->view.plane[CTG_PLANE_RUINS]);
}

int32_t ctg_golden_granary(const ctg_scene *scene) {
  return (int32_t)(ctg_count(ctg_water_by_ruins(scene)) + 3 * ctg_count(ctg_farm_on_ruins(scene)));
}

void ctg_explain_golden_granary(const ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_water_by_ruins(scene), 1, CARTOG_UNIT_SPACE);
  ctg_parts_add_each(parts, ctg_farm_on_ruins(scene), 3, CARTOG_UNIT_SPACE);
}

/* The spaces of one terrain whose whole cluster touches neither the edge nor the other terrain. */
static ctg_bits ctg_inland(const ctg_scene *scene, ctg_bits terrain, ctg_bits other) {
  ctg_bits barred = ctg_or(ctg_edge(&scene->view), ctg_beside(other));
  return ctg_without(terrain, ctg_flood(barred, terrain));
}

static unsigned ctg_count_clusters(ctg_bits terrain) {
  unsigned n = 0;
  for (; ctg_any(terrain); n++)
    terrain = ctg_without(terrain, ctg_flood(ctg_space(ctg_first(terrain)), terrain));
  return n;
}

int32_t ctg_shoreside_expanse(const ctg_scene *scene) {
  ctg_bits farm = ctg_farm_of(scene), water = ctg_water_of(scene);
  return (int32_t)(3 * (ctg_count_clusters(ctg_inland(scene, farm, water)) +
                        ctg_count_clusters(ctg_inland(scene, water, farm))));
}

void ctg_explain_shoreside_expanse(const ctg_scene *scene, ctg_parts *parts) {
  ctg_bits farm = ctg_farm_of(scene), water = ctg_water_of(scene);
  ctg_clusters clusters;
  ctg_clusters_of(&clusters, ctg_inland(scene, farm, water));
  for (unsigned i = 0; i < clusters.count; i++)
    ctg_parts_add(parts, clusters.cluster[i], 3, CARTOG_UNIT_CLUSTER);
  ctg_clusters_of(&clusters, ctg_inland(scene, water, farm));
  for (unsigned i = 0; i < clusters.count; i++)
    ctg_parts_add(parts, clusters.cluster[i], 3, CARTOG_UNIT_CLUSTER);
}

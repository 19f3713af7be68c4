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

ctg_bits ctg_barred(ctg_scene *scene) {
  return ctg_and(ctg_or(ctg_farm_of(scene), ctg_water_of(scene)), ctg_or(ctg_edge(scene), ctg_watered(scene)));
}

int32_t ctg_shoreside_expanse(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(SHORESIDE_EXPANSE));
  return 3 * (int32_t)scene->inland_clusters;
}

void ctg_explain_shoreside_expanse(ctg_scene *scene, ctg_parts *parts) {
  ctg_clusters clusters;
  ctg_look_for(scene, CTG_CARD_BIT(SHORESIDE_EXPANSE));
  ctg_clusters_of(&clusters, scene->inland);
  for (unsigned i = 0; i < clusters.count; i++)
    ctg_parts_add(parts, clusters.cluster[i], 3, CARTOG_UNIT_CLUSTER);
}

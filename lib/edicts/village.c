/* The village cards. */
#include "edicts.h"

int32_t ctg_wildholds(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(WILDHOLDS));
  return (int32_t)(8 * scene->town.wildholds);
}

void ctg_explain_wildholds(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = &scene->village;
  ctg_look_for(scene, CTG_CARD_BIT(WILDHOLDS));
  for (unsigned i = 0; i < villages->count; i++)
    if (villages->size[i] >= CTG_WILDHOLDS_SPACES)
      ctg_parts_add(parts, villages->cluster[i], 8, CARTOG_UNIT_CLUSTER);
}

int32_t ctg_great_city(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(GREAT_CITY));
  return (int32_t)scene->town.city;
}

void ctg_explain_great_city(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = &scene->village;
  ctg_look_for(scene, CTG_CARD_BIT(GREAT_CITY));
  for (unsigned i = 0; i < villages->count; i++)
    if (villages->size[i] == scene->town.city &&
        !ctg_any(ctg_and(villages->cluster[i], ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN)))) {
      ctg_parts_add(parts, villages->cluster[i], villages->size[i], CARTOG_UNIT_CLUSTER);
      return;
    }
}

int32_t ctg_greengold_plains(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(GREENGOLD_PLAINS));
  return (int32_t)(3 * scene->town.greengold);
}

void ctg_explain_greengold_plains(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = &scene->village;
  ctg_look_for(scene, CTG_CARD_BIT(GREENGOLD_PLAINS));
  for (unsigned i = 0; i < villages->count; i++)
    if (ctg_is_greengold(&scene->view, villages->cluster[i]))
      ctg_parts_add(parts, villages->cluster[i], 3, CARTOG_UNIT_CLUSTER);
}

int32_t ctg_shieldgate(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(SHIELDGATE));
  return (int32_t)(2 * scene->town.second);
}

/* Of equal ones the first by lowest space, but of those that tie for the largest the second. */
void ctg_explain_shieldgate(ctg_scene *scene, ctg_parts *parts) {
  const ctg_clusters *villages = &scene->village;
  ctg_look_for(scene, CTG_CARD_BIT(SHIELDGATE));
  int skips = scene->town.second == scene->town.largest;
  for (unsigned i = 0; i < villages->count; i++)
    if (villages->size[i] == scene->town.second && !skips--) {
      ctg_parts_add(parts, villages->cluster[i], 2 * villages->size[i], CARTOG_UNIT_CLUSTER);
      return;
    }
}

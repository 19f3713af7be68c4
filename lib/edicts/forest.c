/* The forest cards. */
#include "edicts.h"

static ctg_bits ctg_forest_of(ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_FOREST];
}

static ctg_bits ctg_at_edge(ctg_scene *scene) {
  return ctg_and(ctg_forest_of(scene), ctg_edge(scene));
}

int32_t ctg_sentinel_wood(ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_at_edge(scene));
}

void ctg_explain_sentinel_wood(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_at_edge(scene), 1, CARTOG_UNIT_SPACE);
}

int32_t ctg_greenbough(ctg_scene *scene) {
  ctg_bits rows = ctg_rows_with(ctg_forest_of(scene));
  return (int32_t)(ctg_count_rows(rows) + ctg_count_columns(ctg_columns_with(ctg_forest_of(scene))));
}

void ctg_explain_greenbough(ctg_scene *scene, ctg_parts *parts) {
  for (unsigned i = 0; i < 11; i++) {
    ctg_bits row = ctg_and(ctg_forest_of(scene), ctg_row(i)), column = ctg_and(ctg_forest_of(scene), ctg_column(i));
    if (ctg_any(row))
      ctg_parts_add(parts, row, 1, CARTOG_UNIT_ROW);
    if (ctg_any(column))
      ctg_parts_add(parts, column, 1, CARTOG_UNIT_COLUMN);
  }
}

static ctg_bits ctg_closed_in(ctg_scene *scene) {
  return ctg_without(ctg_forest_of(scene), ctg_near(scene, CARTOG_TERRAIN_EMPTY));
}

int32_t ctg_treetower(ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_closed_in(scene));
}

void ctg_explain_treetower(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_closed_in(scene), 1, CARTOG_UNIT_SPACE);
}

int32_t ctg_stoneside_forest(ctg_scene *scene) {
  ctg_look_for(scene, CTG_CARD_BIT(STONESIDE_FOREST));
  return 3 * (int32_t)ctg_count(scene->joined);
}

void ctg_explain_stoneside_forest(ctg_scene *scene, ctg_parts *parts) {
  ctg_look_for(scene, CTG_CARD_BIT(STONESIDE_FOREST));
  ctg_parts_add_each(parts, scene->joined, 3, CARTOG_UNIT_MOUNTAIN);
}

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
  return (int32_t)(ctg_count(rows) + ctg_count(ctg_make(0, ctg_columns_with(ctg_forest_of(scene)))));
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

ctg_bits ctg_joined_mountains(ctg_scene *scene) {
  ctg_bits mountains = scene->view.plane[CARTOG_TERRAIN_MOUNTAIN], joined = ctg_none();
  /* Only clusters with a space beside a mountain can join any. */
  ctg_bits rest = ctg_and(ctg_forest_of(scene), ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN));
  while (ctg_any(rest)) {
    ctg_bits cluster = ctg_flood(ctg_space(ctg_first(rest)), ctg_forest_of(scene));
    ctg_bits touched = ctg_and(mountains, ctg_beside(cluster));
    if (ctg_any(ctg_rest(touched)))
      joined = ctg_or(joined, touched);
    rest = ctg_without(rest, cluster);
  }
  return joined;
}

int32_t ctg_stoneside_forest(ctg_scene *scene) {
  return 3 * (int32_t)ctg_count(ctg_joined_mountains(scene));
}

void ctg_explain_stoneside_forest(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_joined_mountains(scene), 3, CARTOG_UNIT_MOUNTAIN);
}

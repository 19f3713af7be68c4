/* The cards about filled and empty spaces. */
#include "edicts.h"

static ctg_bits ctg_empty_of(ctg_scene *scene) {
  return scene->view.plane[CARTOG_TERRAIN_EMPTY];
}

int32_t ctg_borderlands(ctg_scene *scene) {
  ctg_bits empty = ctg_empty_of(scene), on_map = scene->view.on_map, rows = ctg_column_k();
  unsigned columns = 0x7ff;
  if (!ctg_is_whole(&scene->view)) {
    rows = ctg_rows_with(on_map);
    columns = ctg_columns_with(on_map);
  }
  rows = ctg_without(rows, ctg_rows_with(empty));
  columns &= ~ctg_columns_with(empty);
  return (int32_t)(6 * (ctg_count_rows(rows) + ctg_count_columns(columns)));
}

/* Adds a line if it is full: some of it is on the map, and none of that is empty. */
static void ctg_add_full_line(ctg_scene *scene, ctg_parts *parts, ctg_bits line, int32_t points, uint32_t unit) {
  ctg_bits spaces = ctg_and(line, scene->view.on_map);
  if (ctg_any(spaces) && !ctg_any(ctg_and(spaces, ctg_empty_of(scene))))
    ctg_parts_add(parts, spaces, points, unit);
}

void ctg_explain_borderlands(ctg_scene *scene, ctg_parts *parts) {
  for (unsigned i = 0; i < 11; i++) {
    ctg_add_full_line(scene, parts, ctg_row(i), 6, CARTOG_UNIT_ROW);
    ctg_add_full_line(scene, parts, ctg_column(i), 6, CARTOG_UNIT_COLUMN);
  }
}

/* Upper left spaces of the filled squares with the longest side, and that side. */
static ctg_bits ctg_largest_squares(ctg_scene *scene, unsigned *side) {
  ctg_bits corners = ctg_none(), larger = scene->view.filled;
  /* Squares of two must not run over the right edge; after that none reaches it. */
  ctg_bits inner = ctg_without(ctg_all(), ctg_column_k());
  for (*side = 0; ctg_any(larger); ++*side) {
    corners = larger;
    ctg_bits pairs = ctg_and(corners, ctg_and(ctg_right(corners, 1), inner));
    larger = ctg_and(pairs, ctg_right(pairs, 11));
  }
  return corners;
}

int32_t ctg_lost_barony(ctg_scene *scene) {
  unsigned side;
  ctg_largest_squares(scene, &side);
  return (int32_t)(3 * side);
}

void ctg_explain_lost_barony(ctg_scene *scene, ctg_parts *parts) {
  unsigned side;
  ctg_bits corners = ctg_largest_squares(scene, &side), square = ctg_none();
  if (side == 0)
    return;
  for (unsigned row = 0; row < side; row++)
    for (unsigned column = 0; column < side; column++)
      square = ctg_or(square, ctg_space(11 * row + column + ctg_first(corners)));
  ctg_parts_add(parts, square, (int32_t)(3 * side), CARTOG_UNIT_SQUARE);
}

/* Of each diagonal from the left edge down-right that holds a space of the set, its space in column a.
 * Each step folds spaces that lie twice as far along the diagonal. Its numbers lie 12 apart; what comes from beyond the
 * edge, from a diagonal further up, would be eleven steps away, and of 121 spaces none is. */
static ctg_bits ctg_diagonals_with(ctg_bits set) {
  set = ctg_or(set, ctg_right(set, 12));
  set = ctg_or(set, ctg_right(set, 24));
  set = ctg_or(set, ctg_right(set, 48));
  set = ctg_or(set, ctg_right(set, 96));
  return ctg_and(set, ctg_column_a());
}

int32_t ctg_broken_road(ctg_scene *scene) {
  ctg_bits lines = ctg_is_whole(&scene->view) ? ctg_column_a() : ctg_diagonals_with(scene->view.on_map);
  ctg_bits full = ctg_without(lines, ctg_diagonals_with(ctg_empty_of(scene)));
  return 3 * (int32_t)ctg_count_column_a(full);
}

void ctg_explain_broken_road(ctg_scene *scene, ctg_parts *parts) {
  for (unsigned start = 0; start < 11; start++) {
    ctg_bits diagonal = ctg_none();
    for (unsigned i = 0; start + i < 11; i++)
      diagonal = ctg_or(diagonal, ctg_space(11 * (start + i) + i));
    ctg_add_full_line(scene, parts, diagonal, 3, CARTOG_UNIT_DIAGONAL);
  }
}

static ctg_bits ctg_cauldron_spaces(ctg_scene *scene) {
  return ctg_without(ctg_empty_of(scene), ctg_near(scene, CARTOG_TERRAIN_EMPTY));
}

int32_t ctg_cauldrons(ctg_scene *scene) {
  return (int32_t)ctg_count(ctg_cauldron_spaces(scene));
}

void ctg_explain_cauldrons(ctg_scene *scene, ctg_parts *parts) {
  ctg_parts_add_each(parts, ctg_cauldron_spaces(scene), 1, CARTOG_UNIT_SPACE);
}

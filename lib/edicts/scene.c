/* What the scoring cards share: the map, and parts in order. */
#include "edicts.h"

void ctg_scene_init(ctg_scene *scene, const cartog_map *map) {
  ctg_view_init(&scene->view, map);
  scene->near_ready = 0;
  scene->looked = 0;
}

void ctg_parts_add(ctg_parts *parts, ctg_bits spaces, int32_t points, uint32_t unit) {
  /* Only a damaged map, with several terrains on one space, can have more. */
  if (parts->count == CARTOG_PARTS_MAX)
    return;
  unsigned first = ctg_first(spaces);
  uint32_t i = parts->count++;
  for (; i > 0; i--) {
    const cartog_part *previous = &parts->part[i - 1];
    unsigned other = ctg_first(ctg_from_spaces(&previous->spaces));
    if (other < first || (other == first && previous->unit <= unit))
      break;
    parts->part[i] = *previous;
  }
  parts->part[i].spaces = ctg_to_spaces(spaces);
  parts->part[i].points = points;
  parts->part[i].unit = unit;
}

void ctg_parts_add_each(ctg_parts *parts, ctg_bits spaces, int32_t points, uint32_t unit) {
  for (; ctg_any(spaces); spaces = ctg_rest(spaces))
    ctg_parts_add(parts, ctg_space(ctg_first(spaces)), points, unit);
}

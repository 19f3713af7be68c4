/* What a map holds: monsters that cost, mountains that are closed. */
#include "rules.h"

int32_t cartog_map_monsters(const cartog_map *map, int32_t *points, cartog_spaces *spaces) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  ctg_bits monsters = ctg_and(ctg_plane(map, CARTOG_TERRAIN_MONSTER), ctg_all());
  ctg_bits costly = ctg_and(ctg_empty(map), ctg_beside(monsters));
  if (points != NULL)
    *points = (int32_t)ctg_count(costly);
  if (spaces != NULL)
    *spaces = ctg_to_spaces(costly);
  return CARTOG_OK;
}

int32_t cartog_map_mountains(const cartog_map *map, int32_t *closed, cartog_spaces *spaces) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  ctg_bits mountains = ctg_and(ctg_plane(map, CARTOG_TERRAIN_MOUNTAIN), ctg_all());
  ctg_bits found = ctg_closed(mountains, ctg_empty(map));
  if (closed != NULL)
    *closed = (int32_t)ctg_count(found);
  if (spaces != NULL)
    *spaces = ctg_to_spaces(found);
  return CARTOG_OK;
}

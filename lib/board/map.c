/* Maps: the printed sides, own maps, reading and editing single spaces. */
#include "planes.h"

/* The printed sides, one letter a space; r is an undrawn ruins space. */
static const char ctg_map_sides[2][CARTOG_SPACES + 1] = {
    [CARTOG_SIDE_A] = "..........."
                      "...^.r....."
                      ".r......^r."
                      "..........."
                      "..........."
                      ".....^....."
                      "..........."
                      "..........."
                      ".r^......r."
                      ".....r.^..."
                      "...........",
    [CARTOG_SIDE_B] = "..........."
                      "......r.^.."
                      "..r^......."
                      ".....#....."
                      "....##r...."
                      "....###...."
                      ".r...#....."
                      ".....^..r.."
                      ".........^."
                      "..^r......."
                      "...........",
};

/* Terrain that a space may hold today. */
static int ctg_is_terrain(unsigned terrain) {
  return terrain <= CARTOG_TERRAIN_WASTELAND || terrain == CARTOG_TERRAIN_VOID;
}

/* Terrain on which no ruins mark can lie. */
static int ctg_bars_ruins(unsigned terrain) {
  return terrain >= CARTOG_TERRAIN_MOUNTAIN;
}

static void ctg_map_clear(cartog_map *map) {
  memset(map, 0, sizeof *map);
  map->w[0] = CARTOG_MAP_LAYOUT;
}

int32_t cartog_map_init(cartog_map *map, uint32_t side) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  if (side > CARTOG_SIDE_B)
    return CARTOG_ERROR_RANGE;
  ctg_bits mountain = ctg_none(), wasteland = ctg_none(), ruins = ctg_none();
  for (unsigned s = 0; s < CARTOG_SPACES; s++) {
    char letter = ctg_map_sides[side][s];
    if (letter == '^')
      mountain = ctg_or(mountain, ctg_space(s));
    else if (letter == '#')
      wasteland = ctg_or(wasteland, ctg_space(s));
    else if (letter == 'r')
      ruins = ctg_or(ruins, ctg_space(s));
  }
  ctg_map_clear(map);
  ctg_set_plane(map, CARTOG_TERRAIN_MOUNTAIN, mountain);
  ctg_set_plane(map, CARTOG_TERRAIN_WASTELAND, wasteland);
  ctg_set_plane(map, CTG_PLANE_RUINS, ruins);
  return CARTOG_OK;
}

int32_t cartog_map_from_arrays(cartog_map *map, const uint8_t *terrain, const uint8_t *ruins, cartog_spaces *wrong) {
  if (map == NULL || terrain == NULL)
    return CARTOG_ERROR_NULL;
  ctg_bits bad = ctg_none();
  cartog_map result;
  ctg_map_clear(&result);
  for (unsigned s = 0; s < CARTOG_SPACES; s++) {
    unsigned code = terrain[s], mark = ruins != NULL ? ruins[s] : 0;
    if (!ctg_is_terrain(code) || mark > 1 || (mark == 1 && ctg_bars_ruins(code))) {
      bad = ctg_or(bad, ctg_space(s));
      continue;
    }
    if (code != CARTOG_TERRAIN_EMPTY)
      result.w[2 * code + s / 64] |= (uint64_t)1 << (s % 64);
    result.w[2 * CTG_PLANE_RUINS + s / 64] |= (uint64_t)mark << (s % 64);
  }
  if (wrong != NULL)
    *wrong = ctg_to_spaces(bad);
  if (ctg_any(bad))
    return CARTOG_ERROR_MAP;
  *map = result;
  return CARTOG_OK;
}

static void ctg_write_codes(uint8_t *codes, ctg_bits spaces, uint8_t code) {
  for (; ctg_any(spaces); spaces = ctg_rest(spaces))
    codes[ctg_first(spaces)] = code;
}

int32_t cartog_map_to_arrays(const cartog_map *map, uint8_t *terrain, uint8_t *ruins) {
  int32_t status = cartog_map_validate(map, NULL);
  if (status != CARTOG_OK)
    return status;
  if (terrain != NULL) {
    memset(terrain, CARTOG_TERRAIN_EMPTY, CARTOG_SPACES);
    for (unsigned t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_VOID; t++)
      ctg_write_codes(terrain, ctg_plane(map, t), (uint8_t)t);
  }
  if (ruins != NULL) {
    memset(ruins, 0, CARTOG_SPACES);
    ctg_write_codes(ruins, ctg_plane(map, CTG_PLANE_RUINS), 1);
  }
  return CARTOG_OK;
}

int32_t cartog_map_validate(const cartog_map *map, cartog_spaces *wrong) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  ctg_bits seen = ctg_none(), bad = ctg_none(), barred = ctg_none();
  uint64_t unused = map->w[1];
  for (unsigned p = CARTOG_TERRAIN_FOREST; p < CTG_PLANES; p++) {
    ctg_bits plane = ctg_plane(map, p);
    if (p == CTG_PLANE_RUINS) {
      bad = ctg_or(bad, ctg_and(plane, barred));
      unused |= ctg_high(plane) >> 57;
    } else if (ctg_is_terrain(p)) {
      bad = ctg_or(bad, ctg_and(plane, seen));
      seen = ctg_or(seen, plane);
      if (ctg_bars_ruins(p))
        barred = ctg_or(barred, plane);
      unused |= ctg_high(plane) >> 57;
    } else {
      bad = ctg_or(bad, plane);
      unused |= ctg_low(plane) | ctg_high(plane);
    }
  }
  int valid = ctg_known_layout(map) && unused == 0 && !ctg_any(bad);
  if (wrong != NULL)
    *wrong = ctg_to_spaces(ctg_known_layout(map) ? ctg_and(bad, ctg_all()) : ctg_none());
  return valid ? CARTOG_OK : CARTOG_ERROR_MAP;
}

int32_t cartog_map_terrain(const cartog_map *map, uint32_t space) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  if (space >= CARTOG_SPACES)
    return CARTOG_ERROR_RANGE;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  for (int32_t t = CARTOG_TERRAIN_VOID; t > CARTOG_TERRAIN_EMPTY; t--)
    if (ctg_has(ctg_plane(map, (unsigned)t), space))
      return t;
  return CARTOG_TERRAIN_EMPTY;
}

int32_t cartog_map_ruins(const cartog_map *map, uint32_t space) {
  if (map == NULL)
    return CARTOG_ERROR_NULL;
  if (space >= CARTOG_SPACES)
    return CARTOG_ERROR_RANGE;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  return ctg_has(ctg_plane(map, CTG_PLANE_RUINS), space);
}

int32_t cartog_map_set_terrain(cartog_map *map, uint32_t space, uint32_t terrain) {
  int32_t mark = cartog_map_ruins(map, space);
  if (mark < 0)
    return mark;
  if (!ctg_is_terrain(terrain) || (mark == 1 && ctg_bars_ruins(terrain)))
    return CARTOG_ERROR_RANGE;
  ctg_bits bit = ctg_space(space);
  for (unsigned t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_VOID; t++)
    ctg_set_plane(map, t, ctg_without(ctg_plane(map, t), bit));
  if (terrain != CARTOG_TERRAIN_EMPTY)
    ctg_set_plane(map, terrain, ctg_or(ctg_plane(map, terrain), bit));
  return CARTOG_OK;
}

int32_t cartog_map_set_ruins(cartog_map *map, uint32_t space, uint32_t ruins) {
  int32_t terrain = cartog_map_terrain(map, space);
  if (terrain < 0)
    return terrain;
  if (ruins > 1 || (ruins == 1 && ctg_bars_ruins((unsigned)terrain)))
    return CARTOG_ERROR_RANGE;
  ctg_bits marks = ctg_without(ctg_plane(map, CTG_PLANE_RUINS), ctg_space(space));
  ctg_set_plane(map, CTG_PLANE_RUINS, ruins == 1 ? ctg_or(marks, ctg_space(space)) : marks);
  return CARTOG_OK;
}

int32_t cartog_map_spaces(const cartog_map *map, uint32_t terrain, cartog_spaces *spaces) {
  if (map == NULL || spaces == NULL)
    return CARTOG_ERROR_NULL;
  if (!ctg_is_terrain(terrain))
    return CARTOG_ERROR_RANGE;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  ctg_bits found = terrain == CARTOG_TERRAIN_EMPTY ? ctg_empty(map) : ctg_plane(map, terrain);
  *spaces = ctg_to_spaces(ctg_and(found, ctg_all()));
  return CARTOG_OK;
}

int32_t cartog_map_ruins_spaces(const cartog_map *map, cartog_spaces *spaces) {
  if (map == NULL || spaces == NULL)
    return CARTOG_ERROR_NULL;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  *spaces = ctg_to_spaces(ctg_and(ctg_plane(map, CTG_PLANE_RUINS), ctg_all()));
  return CARTOG_OK;
}

int32_t cartog_map_equal(const cartog_map *a, const cartog_map *b) {
  return a != NULL && b != NULL && memcmp(a, b, sizeof *a) == 0;
}

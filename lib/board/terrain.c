/* Names and letters of terrain. */
#include "planes.h"

static const char ctg_terrain_names[CARTOG_TERRAIN_VOID + 1][12] = {
    [CARTOG_TERRAIN_EMPTY] = "empty",       [CARTOG_TERRAIN_FOREST] = "forest",
    [CARTOG_TERRAIN_VILLAGE] = "village",   [CARTOG_TERRAIN_FARM] = "farm",
    [CARTOG_TERRAIN_WATER] = "water",       [CARTOG_TERRAIN_MONSTER] = "monster",
    [CARTOG_TERRAIN_MOUNTAIN] = "mountain", [CARTOG_TERRAIN_WASTELAND] = "wasteland",
    [CARTOG_TERRAIN_HERO] = "hero",         [CARTOG_TERRAIN_DESTROYED] = "destroyed",
    [CARTOG_TERRAIN_VOID] = "void",
};

/* Indexed by code; a blank stands where a terrain has no letter. */
static const char ctg_plain_letters[] = ".FVAWM^#  _";
static const char ctg_ruins_letters[] = "rfvawm     ";

const char *cartog_terrain_name(uint32_t terrain) {
  return terrain <= CARTOG_TERRAIN_VOID ? ctg_terrain_names[terrain] : "";
}

int32_t cartog_terrain_letter(uint32_t terrain, uint32_t ruins) {
  if (terrain > CARTOG_TERRAIN_VOID)
    return 0;
  char letter = ruins != 0 ? ctg_ruins_letters[terrain] : ctg_plain_letters[terrain];
  return letter == ' ' ? 0 : letter;
}

/* A program of a user's: it knows nothing of this project but the installed headers and library. */
#include <cartog/cartog.h>

int main(void) {
  cartog_map map;
  int32_t points = -1;
  if (cartog_map_init(&map, CARTOG_SIDE_B) != CARTOG_OK)
    return 1;
  if (cartog_score(&map, CARTOG_CARD_LOST_BARONY, &points) != CARTOG_OK)
    return 2;
  return points == 6 && cartog_version() == CARTOG_VERSION ? 0 : 3;
}

/* Drawing a placement and the coins it earns. */
#include "placement.h"

#include <string.h>

int ref_draw(ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces, int *shape_coin,
             ref_set *mountains) {
  ref_set before, after;
  int coins;

  memset(mountains, 0, sizeof *mountains);
  if (!ref_judge(m, c, d, terrain, spaces, shape_coin))
    return -1;
  ref_mountains(m, &before);
  for (int s = 0; s < REF_SPACES; s++) {
    if (!spaces->on[s])
      continue;
    m->terrain[s] = (uint8_t)terrain;
    /* a mountain buries the ruins it is drawn over */
    if (terrain == REF_MOUNTAIN)
      m->ruins[s] = 0;
  }
  ref_mountains(m, &after);
  coins = *shape_coin;
  for (int s = 0; s < REF_SPACES; s++) {
    /* a mountain that this placement draws already closed counts as paid */
    if (after.on[s] && !before.on[s] && !spaces->on[s]) {
      mountains->on[s] = 1;
      coins++;
    }
  }
  return coins;
}

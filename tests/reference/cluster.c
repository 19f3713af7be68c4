/* Clusters: maximal groups of one terrain joined by sides. */
#include "map.h"

static void spread(const ref_map *m, int space, int number, int cluster[REF_SPACES]) {
  cluster[space] = number;
  for (int side = 0; side < REF_SIDES; side++) {
    int other = ref_neighbour(space, side);

    if (other >= 0 && cluster[other] < 0 && m->terrain[other] == m->terrain[space])
      spread(m, other, number, cluster);
  }
}

int ref_clusters(const ref_map *m, int terrain, int cluster[REF_SPACES]) {
  int count = 0;

  for (int s = 0; s < REF_SPACES; s++)
    cluster[s] = -1;
  for (int s = 0; s < REF_SPACES; s++)
    if (m->terrain[s] == terrain && cluster[s] < 0)
      spread(m, s, count++, cluster);
  return count;
}

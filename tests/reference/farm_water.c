/* The four farm and water cards. Each space counts once, never once a neighbour. */
#include "parts.h"

void ref_canal_lake(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++) {
    if (m->terrain[s] == REF_WATER && ref_beside(m, s, REF_FARM))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
    if (m->terrain[s] == REF_FARM && ref_beside(m, s, REF_WATER))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
  }
}

void ref_mages_valley(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++) {
    if (!ref_beside(m, s, REF_MOUNTAIN))
      continue;
    if (m->terrain[s] == REF_WATER)
      ref_part_add_space(parts, REF_UNIT_SPACE, 2, s);
    if (m->terrain[s] == REF_FARM)
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
  }
}

/* The ruins mark outlasts the drawing on it, so a drawn ruins space still serves the water beside it. */
void ref_golden_granary(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++) {
    if (m->terrain[s] == REF_WATER && ref_beside_ruins(m, s))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
    if (m->terrain[s] == REF_FARM && m->ruins[s])
      ref_part_add_space(parts, REF_UNIT_SPACE, 3, s);
  }
}

/* One space that touches the edge or the other terrain puts its whole cluster out. */
static void lone_clusters(const ref_map *m, ref_parts *parts, int terrain, int other) {
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, terrain, cluster);

  for (int number = 0; number < clusters; number++) {
    int lone = 1;

    for (int s = 0; s < REF_SPACES; s++)
      if (cluster[s] == number && (ref_beside(m, s, other) || ref_touches_edge(m, s)))
        lone = 0;
    if (lone)
      ref_part_add_cluster(parts, 3, cluster, number);
  }
}

void ref_shoreside_expanse(const ref_map *m, ref_parts *parts) {
  lone_clusters(m, parts, REF_FARM, REF_WATER);
  lone_clusters(m, parts, REF_WATER, REF_FARM);
}

/* The four forest cards. */
#include "parts.h"

void ref_sentinel_wood(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++)
    if (m->terrain[s] == REF_FOREST && ref_touches_edge(m, s))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
}

/* A line of eleven spaces starts at `first` and goes on by `step`; its forest spaces earn one point together. */
static void forest_line(const ref_map *m, ref_parts *parts, int unit, int first, int step) {
  ref_part *part = 0;

  for (int i = 0; i < REF_LINE; i++) {
    int s = first + i * step;

    if (m->terrain[s] != REF_FOREST)
      continue;
    if (!part)
      part = ref_part_add(parts, unit, 1);
    part->spaces.on[s] = 1;
  }
}

void ref_greenbough(const ref_map *m, ref_parts *parts) {
  for (int row = 0; row < REF_LINE; row++)
    forest_line(m, parts, REF_UNIT_ROW, ref_space(row, 0), 1);
  for (int col = 0; col < REF_LINE; col++)
    forest_line(m, parts, REF_UNIT_COLUMN, ref_space(0, col), REF_LINE);
}

void ref_treetower(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++)
    if (m->terrain[s] == REF_FOREST && ref_closed_in(m, s))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
}

static int mountain_touches(const int cluster[REF_SPACES], int mountain, int number) {
  for (int side = 0; side < REF_SIDES; side++) {
    int other = ref_neighbour(mountain, side);

    if (other >= 0 && cluster[other] == number)
      return 1;
  }
  return 0;
}

static int is_linked(const ref_map *m, const int cluster[REF_SPACES], int clusters, int mountain) {
  for (int number = 0; number < clusters; number++) {
    if (!mountain_touches(cluster, mountain, number))
      continue;
    for (int s = 0; s < REF_SPACES; s++)
      if (s != mountain && m->terrain[s] == REF_MOUNTAIN && mountain_touches(cluster, s, number))
        return 1;
  }
  return 0;
}

/* A mountain counts once, however many clusters link it to others. */
void ref_stoneside_forest(const ref_map *m, ref_parts *parts) {
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, REF_FOREST, cluster);

  for (int s = 0; s < REF_SPACES; s++)
    if (m->terrain[s] == REF_MOUNTAIN && is_linked(m, cluster, clusters, s))
      ref_part_add_space(parts, REF_UNIT_MOUNTAIN, 3, s);
}

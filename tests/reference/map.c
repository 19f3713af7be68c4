/* Spaces, their four sides, monsters and mountains. */
#include "map.h"

#include <string.h>

int ref_space(int row, int col) {
  return REF_LINE * row + col;
}

int ref_neighbour(int space, int side) {
  static const int down[REF_SIDES] = {-1, 0, 1, 0};
  static const int right[REF_SIDES] = {0, 1, 0, -1};
  int row = space / REF_LINE + down[side];
  int col = space % REF_LINE + right[side];

  if (row < 0 || row >= REF_LINE || col < 0 || col >= REF_LINE)
    return -1;
  return ref_space(row, col);
}

int ref_is_filled(int terrain) {
  return terrain != REF_EMPTY && terrain != REF_VOID;
}

/* Beyond the border lies void, so that the border and a void space are the same kind of edge. */
static int terrain_on_side(const ref_map *m, int space, int side) {
  int other = ref_neighbour(space, side);

  return other < 0 ? REF_VOID : m->terrain[other];
}

int ref_beside(const ref_map *m, int space, int terrain) {
  for (int side = 0; side < REF_SIDES; side++)
    if (terrain_on_side(m, space, side) == terrain)
      return 1;
  return 0;
}

int ref_touches_edge(const ref_map *m, int space) {
  return ref_beside(m, space, REF_VOID);
}

int ref_closed_in(const ref_map *m, int space) {
  for (int side = 0; side < REF_SIDES; side++) {
    int terrain = terrain_on_side(m, space, side);

    if (!ref_is_filled(terrain) && terrain != REF_VOID)
      return 0;
  }
  return 1;
}

int ref_beside_ruins(const ref_map *m, int space) {
  for (int side = 0; side < REF_SIDES; side++) {
    int other = ref_neighbour(space, side);

    if (other >= 0 && m->ruins[other])
      return 1;
  }
  return 0;
}

int ref_monsters(const ref_map *m, ref_set *spaces) {
  int lost = 0;

  memset(spaces, 0, sizeof *spaces);
  for (int s = 0; s < REF_SPACES; s++) {
    if (m->terrain[s] == REF_EMPTY && ref_beside(m, s, REF_MONSTER)) {
      spaces->on[s] = 1;
      lost++;
    }
  }
  return lost;
}

/* Border, void, wasteland and other mountains close a side just as drawn terrain does. */
int ref_mountains(const ref_map *m, ref_set *closed) {
  int count = 0;

  memset(closed, 0, sizeof *closed);
  for (int s = 0; s < REF_SPACES; s++) {
    if (m->terrain[s] == REF_MOUNTAIN && ref_closed_in(m, s)) {
      closed->on[s] = 1;
      count++;
    }
  }
  return count;
}

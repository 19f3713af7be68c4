/* The walk of an ambush played alone: ring after ring from the printed corner, in the printed orientation. */
#include "placement.h"

static int towards(int from, int to) {
  return (to > from) - (to < from);
}

/* One ring is the box of places of the shape's top left corner from (top, left) to (bottom, right). The walk tries its
   first corner, then goes from corner to corner until it is back. */
static int walk_ring(const ref_map *m, const ref_card *c, const ref_shape *shape, int top, int left, int bottom,
                     int right, ref_set *spaces) {
  const int corner_row[4] = {top, top, bottom, bottom};
  const int corner_col[4] = {left, right, right, left};
  int corner = c->corner;
  int row = corner_row[corner], col = corner_col[corner];

  if (ref_shape_fits(m, shape, row, col, spaces))
    return 1;
  for (int leg = 0; leg < 4; leg++) {
    corner = (corner + (c->clockwise ? 1 : 3)) % 4;
    while (row != corner_row[corner] || col != corner_col[corner]) {
      row += towards(row, corner_row[corner]);
      col += towards(col, corner_col[corner]);
      if (ref_shape_fits(m, shape, row, col, spaces))
        return 1;
    }
  }
  return 0;
}

/* Of several shapes the first that fits anywhere is drawn. */
int ref_walk(const ref_map *m, const ref_card *c, ref_set *spaces, int *shape) {
  for (int i = 0; i < c->shape_count; i++) {
    int last_row = REF_LINE - c->shapes[i].rows;
    int last_col = REF_LINE - c->shapes[i].cols;

    for (int ring = 0; ring <= last_row - ring && ring <= last_col - ring; ring++) {
      if (walk_ring(m, c, &c->shapes[i], ring, ring, last_row - ring, last_col - ring, spaces)) {
        *shape = i;
        return 1;
      }
    }
  }
  return 0;
}

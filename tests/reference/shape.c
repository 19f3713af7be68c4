/* Turning, mirroring and fitting a shape. */
#include "placement.h"

#include <string.h>

static ref_shape quarter_turn(const ref_shape *shape) {
  ref_shape turned;

  memset(&turned, 0, sizeof turned);
  turned.rows = shape->cols;
  turned.cols = shape->rows;
  turned.coin = shape->coin;
  for (int row = 0; row < shape->rows; row++)
    for (int col = 0; col < shape->cols; col++)
      turned.cell[col][shape->rows - 1 - row] = shape->cell[row][col];
  return turned;
}

static ref_shape mirrored(const ref_shape *shape) {
  ref_shape other;

  memset(&other, 0, sizeof other);
  other.rows = shape->rows;
  other.cols = shape->cols;
  other.coin = shape->coin;
  for (int row = 0; row < shape->rows; row++)
    for (int col = 0; col < shape->cols; col++)
      other.cell[row][shape->cols - 1 - col] = shape->cell[row][col];
  return other;
}

ref_shape ref_shape_turned(const ref_shape *shape, int orientation) {
  ref_shape turned = *shape;

  if (orientation >= 4)
    turned = mirrored(&turned);
  for (int quarter = 0; quarter < orientation % 4; quarter++)
    turned = quarter_turn(&turned);
  return turned;
}

int ref_shape_fits(const ref_map *m, const ref_shape *shape, int top, int left, ref_set *spaces) {
  memset(spaces, 0, sizeof *spaces);
  if (top < 0 || left < 0 || top + shape->rows > REF_LINE || left + shape->cols > REF_LINE)
    return 0;
  for (int row = 0; row < shape->rows; row++) {
    for (int col = 0; col < shape->cols; col++) {
      int s = ref_space(top + row, left + col);

      if (!shape->cell[row][col])
        continue;
      if (m->terrain[s] != REF_EMPTY)
        return 0;
      spaces->on[s] = 1;
    }
  }
  return 1;
}

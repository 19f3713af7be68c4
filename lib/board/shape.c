/* Shapes: turning, mirroring, moving. */
#include "planes.h"

/* Spaces of the frame where a shape can be read; the caller has ruled out other bits. */
static int32_t ctg_check_shape(const cartog_spaces *shape) {
  ctg_bits bits = ctg_from_spaces(shape);
  return ctg_has_excess(bits) || !ctg_any(bits) ? CARTOG_ERROR_RANGE : CARTOG_OK;
}

static ctg_bits ctg_top_left(ctg_bits shape) {
  while (!ctg_any(ctg_and(shape, ctg_make(0, 0x7ff))))
    shape = ctg_right(shape, 11);
  while (!ctg_any(ctg_and(shape, ctg_column_a())))
    shape = ctg_right(shape, 1);
  return shape;
}

static ctg_bits ctg_orient(ctg_bits shape, unsigned orientation) {
  ctg_bits result = ctg_none();
  for (; ctg_any(shape); shape = ctg_rest(shape)) {
    unsigned space = ctg_first(shape);
    unsigned row = space / 11, column = space % 11;
    if (orientation >= 4)
      column = 10 - column;
    for (unsigned turn = orientation % 4; turn > 0; turn--) {
      unsigned above = row;
      row = column;
      column = 10 - above;
    }
    result = ctg_or(result, ctg_space(11 * row + column));
  }
  return ctg_top_left(result);
}

int32_t cartog_shape_normalize(const cartog_spaces *shape, cartog_spaces *normal) {
  return cartog_shape_orient(shape, 0, normal);
}

int32_t cartog_shape_orient(const cartog_spaces *shape, uint32_t orientation, cartog_spaces *oriented) {
  if (shape == NULL || oriented == NULL)
    return CARTOG_ERROR_NULL;
  if (orientation >= CARTOG_ORIENTATIONS || ctg_check_shape(shape) != CARTOG_OK)
    return CARTOG_ERROR_RANGE;
  *oriented = ctg_to_spaces(ctg_orient(ctg_from_spaces(shape), orientation));
  return CARTOG_OK;
}

int64_t cartog_shape_orientations(const cartog_spaces *shape, cartog_spaces *oriented, uint64_t cap) {
  if (shape == NULL || (oriented == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  if (ctg_check_shape(shape) != CARTOG_OK)
    return CARTOG_ERROR_RANGE;
  ctg_bits different[CARTOG_ORIENTATIONS];
  unsigned n = 0;
  for (unsigned o = 0; o < CARTOG_ORIENTATIONS; o++) {
    ctg_bits candidate = ctg_orient(ctg_from_spaces(shape), o);
    unsigned i = 0;
    while (i < n && !ctg_same(different[i], candidate))
      i++;
    if (i == n)
      different[n++] = candidate;
  }
  for (unsigned i = 0; i < n && i < cap; i++)
    oriented[i] = ctg_to_spaces(different[i]);
  return n;
}

int32_t cartog_shape_place(const cartog_spaces *shape, uint32_t row, uint32_t column, cartog_spaces *placed) {
  if (shape == NULL || placed == NULL)
    return CARTOG_ERROR_NULL;
  if (ctg_check_shape(shape) != CARTOG_OK)
    return CARTOG_ERROR_RANGE;
  ctg_bits bits = ctg_top_left(ctg_from_spaces(shape)), result = ctg_none();
  for (; ctg_any(bits); bits = ctg_rest(bits)) {
    unsigned space = ctg_first(bits);
    if (row > 10 - space / 11 || column > 10 - space % 11)
      return CARTOG_REFUSAL_OFF_MAP;
    result = ctg_or(result, ctg_space(space + 11 * row + column));
  }
  *placed = ctg_to_spaces(result);
  return CARTOG_OK;
}

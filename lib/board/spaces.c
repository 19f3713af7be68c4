/* Spaces, their names, and sets of them. */
#include "planes.h"

static const char ctg_space_names[CARTOG_SPACES][4] = {
    "a1",  "b1",  "c1",  "d1",  "e1",  "f1",  "g1",  "h1",  "i1",  "j1",  "k1",  "a2",  "b2",  "c2",  "d2",  "e2",
    "f2",  "g2",  "h2",  "i2",  "j2",  "k2",  "a3",  "b3",  "c3",  "d3",  "e3",  "f3",  "g3",  "h3",  "i3",  "j3",
    "k3",  "a4",  "b4",  "c4",  "d4",  "e4",  "f4",  "g4",  "h4",  "i4",  "j4",  "k4",  "a5",  "b5",  "c5",  "d5",
    "e5",  "f5",  "g5",  "h5",  "i5",  "j5",  "k5",  "a6",  "b6",  "c6",  "d6",  "e6",  "f6",  "g6",  "h6",  "i6",
    "j6",  "k6",  "a7",  "b7",  "c7",  "d7",  "e7",  "f7",  "g7",  "h7",  "i7",  "j7",  "k7",  "a8",  "b8",  "c8",
    "d8",  "e8",  "f8",  "g8",  "h8",  "i8",  "j8",  "k8",  "a9",  "b9",  "c9",  "d9",  "e9",  "f9",  "g9",  "h9",
    "i9",  "j9",  "k9",  "a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "a11", "b11",
    "c11", "d11", "e11", "f11", "g11", "h11", "i11", "j11", "k11",
};

const char *cartog_space_name(uint32_t space) {
  return space < CARTOG_SPACES ? ctg_space_names[space] : "";
}

int32_t cartog_space_parse(const char *text, uint64_t length, uint32_t *space) {
  if (text == NULL || space == NULL)
    return CARTOG_ERROR_NULL;
  if (length < 2 || length > 3)
    return CARTOG_ERROR_SPACE_UNKNOWN;
  char letter = text[0];
  uint32_t column = letter >= 'a' && letter <= 'k'   ? (uint32_t)(letter - 'a')
                    : letter >= 'A' && letter <= 'K' ? (uint32_t)(letter - 'A')
                                                     : CARTOG_COLUMNS;
  for (uint32_t i = 1; i < length; i++)
    if (text[i] < '0' || text[i] > '9')
      return CARTOG_ERROR_SPACE_UNKNOWN;
  uint32_t row = (uint32_t)(text[1] - '0');
  if (length == 3)
    row = 10 * row + (uint32_t)(text[2] - '0');
  if (column == CARTOG_COLUMNS || text[1] == '0' || row > CARTOG_ROWS)
    return CARTOG_ERROR_SPACE_UNKNOWN;
  *space = CARTOG_COLUMNS * (row - 1) + column;
  return CARTOG_OK;
}

int32_t cartog_spaces_add(cartog_spaces *set, uint32_t space) {
  if (set == NULL)
    return CARTOG_ERROR_NULL;
  if (space >= CARTOG_SPACES)
    return CARTOG_ERROR_RANGE;
  set->w[space / 64] |= (uint64_t)1 << (space % 64);
  return CARTOG_OK;
}

int32_t cartog_spaces_remove(cartog_spaces *set, uint32_t space) {
  if (set == NULL)
    return CARTOG_ERROR_NULL;
  if (space >= CARTOG_SPACES)
    return CARTOG_ERROR_RANGE;
  set->w[space / 64] &= ~((uint64_t)1 << (space % 64));
  return CARTOG_OK;
}

int32_t cartog_spaces_has(const cartog_spaces *set, uint32_t space) {
  return set != NULL && space < CARTOG_SPACES && (set->w[space / 64] >> (space % 64) & 1) != 0;
}

int64_t cartog_spaces_count(const cartog_spaces *set) {
  if (set == NULL)
    return CARTOG_ERROR_NULL;
  ctg_bits bits = ctg_from_spaces(set);
  if (ctg_has_excess(bits))
    return CARTOG_ERROR_RANGE;
  return ctg_count(bits);
}

int64_t cartog_spaces_list(const cartog_spaces *set, uint32_t *spaces, uint64_t cap) {
  if (set == NULL || (spaces == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  ctg_bits bits = ctg_from_spaces(set);
  if (ctg_has_excess(bits))
    return CARTOG_ERROR_RANGE;
  unsigned n = 0;
  for (; ctg_any(bits); bits = ctg_rest(bits), n++)
    if (n < cap)
      spaces[n] = ctg_first(bits);
  return n;
}

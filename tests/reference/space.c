/* The four space cards. */
#include "parts.h"

/* A line is full when at least one of its spaces is on the map and none of those is empty. */
static void full_line(const ref_map *m, ref_parts *parts, int unit, int points, const int *line, int length) {
  int on_map = 0, empty = 0;
  ref_part *part;

  for (int i = 0; i < length; i++) {
    on_map += m->terrain[line[i]] != REF_VOID;
    empty += m->terrain[line[i]] == REF_EMPTY;
  }
  if (on_map == 0 || empty > 0)
    return;
  part = ref_part_add(parts, unit, points);
  for (int i = 0; i < length; i++)
    if (m->terrain[line[i]] != REF_VOID)
      part->spaces.on[line[i]] = 1;
}

void ref_borderlands(const ref_map *m, ref_parts *parts) {
  int line[REF_LINE];

  for (int row = 0; row < REF_LINE; row++) {
    for (int col = 0; col < REF_LINE; col++)
      line[col] = ref_space(row, col);
    full_line(m, parts, REF_UNIT_ROW, 6, line, REF_LINE);
  }
  for (int col = 0; col < REF_LINE; col++) {
    for (int row = 0; row < REF_LINE; row++)
      line[row] = ref_space(row, col);
    full_line(m, parts, REF_UNIT_COLUMN, 6, line, REF_LINE);
  }
}

/* A square that holds an empty or a void space is not full. */
static int full_square(const ref_map *m, int top, int left, int side) {
  for (int row = top; row < top + side; row++)
    for (int col = left; col < left + side; col++)
      if (!ref_is_filled(m->terrain[ref_space(row, col)]))
        return 0;
  return 1;
}

static void show_square(ref_parts *parts, int top, int left, int side) {
  ref_part *part = ref_part_add(parts, REF_UNIT_SQUARE, 3 * side);

  for (int row = top; row < top + side; row++)
    for (int col = left; col < left + side; col++)
      part->spaces.on[ref_space(row, col)] = 1;
}

void ref_lost_barony(const ref_map *m, ref_parts *parts) {
  for (int side = REF_LINE; side >= 1; side--) {
    for (int top = 0; top + side <= REF_LINE; top++) {
      for (int left = 0; left + side <= REF_LINE; left++) {
        if (full_square(m, top, left, side)) {
          show_square(parts, top, left, side);
          return;
        }
      }
    }
  }
}

/* One diagonal starts at each space of the left edge; the corner space alone is the shortest. */
void ref_broken_road(const ref_map *m, ref_parts *parts) {
  int line[REF_LINE];

  for (int start = 0; start < REF_LINE; start++) {
    int length = REF_LINE - start;

    for (int i = 0; i < length; i++)
      line[i] = ref_space(start + i, i);
    full_line(m, parts, REF_UNIT_DIAGONAL, 3, line, length);
  }
}

void ref_cauldrons(const ref_map *m, ref_parts *parts) {
  for (int s = 0; s < REF_SPACES; s++)
    if (m->terrain[s] == REF_EMPTY && ref_closed_in(m, s))
      ref_part_add_space(parts, REF_UNIT_SPACE, 1, s);
}

/* The walk of an ambush card in a game played alone. */
#include "rules.h"

/* Corners in clockwise order, as CARTOG_CORNER_... less one. */
enum { CTG_TOP_LEFT, CTG_TOP_RIGHT, CTG_BOTTOM_RIGHT, CTG_BOTTOM_LEFT };

/* Positions of the bounding box's upper left space on one ctg_ring of the map. */
typedef struct {
  unsigned top, bottom, left, right;
} ctg_ring;

static unsigned ctg_corner_row(const ctg_ring *r, unsigned corner) {
  return corner == CTG_TOP_LEFT || corner == CTG_TOP_RIGHT ? r->top : r->bottom;
}

static unsigned ctg_corner_column(const ctg_ring *r, unsigned corner) {
  return corner == CTG_TOP_LEFT || corner == CTG_BOTTOM_LEFT ? r->left : r->right;
}

/* One ctg_walk_step from a row or column towards another. */
static unsigned ctg_walk_step(unsigned from, unsigned to) {
  return from < to ? from + 1 : from > to ? from - 1 : from;
}

/* Follows a ctg_ring all the way round. Returns 1 and the place where the walk meets a fitting one. */
static int ctg_walk_ring(const ctg_ring *r, unsigned corner, int clockwise, ctg_bits fits, unsigned left,
                         unsigned *found) {
  unsigned row = ctg_corner_row(r, corner), column = ctg_corner_column(r, corner);
  for (unsigned edge = 0; edge < 4; edge++) {
    corner = (corner + (clockwise ? 1u : 3u)) % 4;
    unsigned end_row = ctg_corner_row(r, corner), end_column = ctg_corner_column(r, corner);
    for (;;) {
      *found = 11 * row + column + left;
      if (ctg_has(fits, *found))
        return 1;
      if (row == end_row && column == end_column)
        break;
      row = ctg_walk_step(row, end_row);
      column = ctg_walk_step(column, end_column);
    }
  }
  return 0;
}

/* The form that lies as the card is printed. */
static const ctg_form *ctg_printed_form(const ctg_question *question) {
  cartog_spaces shape = question->card->shapes[0].spaces;
  cartog_shape_normalize(&shape, &shape);
  ctg_bits bits = ctg_from_spaces(&shape);
  unsigned first = ctg_first(bits);
  const ctg_form *form = question->forms.form;
  /* Wide shapes can have the same numbers and yet lie otherwise. */
  for (uint32_t i = 0; i < question->forms.count; i++) /* GCOVR_EXCL_BR_LINE: one of them it is */
    if (ctg_same(form[i].spaces, ctg_right(bits, first)) && form[i].left == first) /* GCOVR_EXCL_BR_LINE */
      return &form[i];
  return form; /* GCOVR_EXCL_LINE */
}

int ctg_walk(const ctg_question *question, ctg_bits *place) {
  const ctg_form *form = ctg_printed_form(question);
  ctg_bits fits = ctg_form_inside(form, question->empty);
  if (!ctg_any(fits))
    return 0;
  /* The last anchor has the box in the bottom right corner, which tells its size. */
  unsigned last = ctg_last(form->anchors) - form->left;
  ctg_ring r = {0, last / 11, 0, last % 11};
  const cartog_card *card = question->card;
  unsigned found = 0;
  while (!ctg_walk_ring(&r, card->corner - CARTOG_CORNER_TOP_LEFT, card->walk == CARTOG_WALK_CLOCKWISE, fits,
                        form->left, &found)) {
    r.top++;
    r.left++;
    r.bottom--;
    r.right--;
  }
  *place = ctg_left(form->spaces, found);
  return 1;
}

/* Working out the forms of a card. */
#include "forms.h"
#include "fits_table.h"
#include "forms_table.h"

int ctg_reads_before(ctg_bits a, ctg_bits b) {
  if (ctg_same(a, b))
    return 0;
  unsigned difference = ctg_first(ctg_xor(a, b));
  int a_has = ctg_has(a, difference);
  ctg_bits other = a_has ? b : a;
  int prefix = !ctg_any(ctg_right(other, difference));
  return a_has ? !prefix : prefix;
}

/* Describes a normalized shape as a form. */
static void ctg_form_describe(ctg_form *form, ctg_bits shape) {
  unsigned first = ctg_first(shape), bottom = ctg_last(shape) / 11, right = 0;
  ctg_bits spaces = ctg_right(shape, first);
  memset(form, 0, sizeof *form);
  form->spaces = spaces;
  form->left = (uint8_t)first;
  for (; ctg_any(shape); shape = ctg_rest(shape)) {
    unsigned column = ctg_first(shape) % 11;
    right = column > right ? column : right;
  }
  for (unsigned row = 0; row + bottom < 11; row++)
    for (unsigned column = 0; column + right < 11; column++)
      form->anchors = ctg_or(form->anchors, ctg_space(11 * row + column + first));
  unsigned n = 0;
  for (spaces = ctg_rest(spaces); ctg_any(spaces); spaces = ctg_rest(spaces), n++) {
    unsigned offset = ctg_first(spaces);
    if (n >= CTG_OFFSETS_MAX || offset >= 64)
      return;
    form->offset[n] = (uint8_t)offset;
  }
  form->count = (uint8_t)n;
}

/* Puts a form in its place in the order; of two equal ones the coin is kept. Wide shapes can differ and yet have the
 * same space numbers behind their first space; then their anchors differ. */
static uint32_t ctg_forms_insert(ctg_form *form, uint32_t count, const ctg_form *added) {
  uint32_t i = 0;
  while (i < count && !(ctg_same(form[i].spaces, added->spaces) && ctg_same(form[i].anchors, added->anchors)))
    i++;
  if (i < count) {
    if (added->coin > form[i].coin) {
      form[i].coin = added->coin;
      form[i].shape = added->shape;
    }
    return count;
  }
  for (; i > 0 && ctg_reads_before(added->spaces, form[i - 1].spaces); i--)
    form[i] = form[i - 1];
  form[i] = *added;
  return count + 1;
}

uint32_t ctg_forms_compile(const cartog_card *card, int turn, ctg_form form[CTG_FORMS_MAX]) {
  uint32_t count = 0;
  /* GCOVR_EXCL_BR_START: valid cards have no more */
  for (uint32_t s = 0; s < card->shape_count && s < CARTOG_SHAPES_MAX; s++) {
    /* GCOVR_EXCL_BR_STOP */
    cartog_spaces oriented[CARTOG_ORIENTATIONS];
    int64_t n = cartog_shape_orientations(&card->shapes[s].spaces, oriented, CARTOG_ORIENTATIONS);
    for (int64_t o = 0; o < (turn ? n : 1); o++) {
      ctg_form added;
      ctg_form_describe(&added, ctg_from_spaces(&oriented[o]));
      added.coin = (uint8_t)card->shapes[s].coin;
      added.shape = (uint8_t)s;
      count = ctg_forms_insert(form, count, &added);
    }
  }
  return count;
}

void ctg_forms_of(ctg_forms *forms, const cartog_card *card, ctg_form storage[CTG_FORMS_MAX]) {
  if (card->id < CARTOG_CARD_OWN) {
    const ctg_forms_range *range = &ctg_forms_ranges[card->id - CTG_FORMS_FIRST_CARD];
    forms->form = &ctg_forms_table[range->start];
    forms->count = range->count;
  } else {
    forms->count = ctg_forms_compile(card, 1, storage);
    forms->form = storage;
  }
}

void ctg_forms_inside(const ctg_forms *forms, uint32_t card, ctg_bits set, ctg_bits fits[CTG_FORMS_MAX]) {
  if (card < CARTOG_CARD_OWN) {
    ctg_fits_printed(fits, card, set);
    return;
  }
  for (uint32_t i = 0; i < forms->count; i++)
    fits[i] = ctg_form_inside(&forms->form[i], set);
}

/* Forms: the ways a card's shapes can lie, turned and mirrored, each once.
 *
 * A form is anchored at its first space in reading order, so two forms never give the
 * same set of spaces, and the forms of a card can be put in one order that makes
 * all sets with the same first space come out in reading order. */
#ifndef CTG_FORMS_H
#define CTG_FORMS_H

#include "../board/planes.h"
#include "cartog/cards.h"

#define CTG_FORMS_MAX (CARTOG_SHAPES_MAX * CARTOG_ORIENTATIONS)
#define CTG_OFFSETS_MAX 12

typedef struct {
  ctg_bits spaces;  /* relative to the first space, which is bit 0 */
  ctg_bits anchors; /* where the first space may lie so that the form stays in the frame */
  uint8_t coin;
  uint8_t shape; /* which shape of the card */
  uint8_t left;  /* columns of the bounding box to the left of the first space */
  uint8_t count; /* spaces after the first, if all their offsets stand below and are less than 64; else 0 */
  uint8_t offset[CTG_OFFSETS_MAX];
} ctg_form;

typedef struct {
  const ctg_form *form;
  uint32_t count;
} ctg_forms;

/* The forms of a valid card: from the table for printed cards, else worked out in storage. */
CTG_LOCAL void ctg_forms_of(ctg_forms *forms, const cartog_card *card, ctg_form storage[CTG_FORMS_MAX]);

/* Works out the forms of a card and returns how many there are; turn 0: only as printed. */
CTG_LOCAL uint32_t ctg_forms_compile(const cartog_card *card, int turn, ctg_form form[CTG_FORMS_MAX]);

/* Whether set a comes before set b in reading order. */
CTG_LOCAL int ctg_reads_before(ctg_bits a, ctg_bits b);

/* For each form the first spaces at which every space of it is in the set. */
CTG_LOCAL void ctg_forms_inside(const ctg_forms *forms, uint32_t card, ctg_bits set, ctg_bits fits[CTG_FORMS_MAX]);

/* Shifts by 0 to 63. */
static inline ctg_bits ctg_right_short(ctg_bits a, unsigned n) {
  uint64_t lo = ctg_low(a), hi = ctg_high(a);
  return ctg_make(hi >> n, (lo >> n) | (hi << 1 << (63 - n)));
}

/* First spaces at which every space of the form is in the set. */
static inline ctg_bits ctg_form_inside(const ctg_form *form, ctg_bits set) {
  ctg_bits fits = ctg_and(set, form->anchors);
  if (form->count > 0) {
    for (unsigned i = 0; i < form->count; i++)
      fits = ctg_and(fits, ctg_right_short(set, form->offset[i]));
    return fits;
  }
  for (ctg_bits rest = ctg_rest(form->spaces); ctg_any(rest); rest = ctg_rest(rest))
    fits = ctg_and(fits, ctg_right(set, ctg_first(rest)));
  return fits;
}

/* First spaces at which some space of the form is in the set. */
static inline ctg_bits ctg_form_touching(const ctg_form *form, ctg_bits set) {
  ctg_bits touches = ctg_none();
  for (ctg_bits rest = form->spaces; ctg_any(rest); rest = ctg_rest(rest))
    touches = ctg_or(touches, ctg_right(set, ctg_first(rest)));
  return touches;
}

#endif

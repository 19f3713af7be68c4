/* Shared by the files of this folder and used by the folders below it. */
#ifndef CTG_RULES_H
#define CTG_RULES_H

#include "cartog/rules.h"
#include "forms.h"

/* A task on a map, unpacked: what every question about choices starts from. */
typedef struct {
  const cartog_card *card;
  uint32_t flags;
  ctg_bits empty;
  ctg_bits target; /* undrawn ruins, one of which must be covered; none where none must */
  int targeted;    /* ruins are pending and matter */
  int walk;        /* alone under an ambush */
  ctg_forms forms;
  ctg_form storage[CTG_FORMS_MAX];
} ctg_question;

/* The task for a card that is known to be valid and of the right kind. */
CTG_LOCAL void ctg_task_make(cartog_task *task, const cartog_card *card, uint32_t flags);

/* Checks task and map and unpacks them. Returns 0 or a negative error. */
CTG_LOCAL int32_t ctg_question_init(ctg_question *question, const cartog_map *map, const cartog_task *task);

/* First spaces where a form of the card may be drawn as the card demands. */
static inline ctg_bits ctg_form_choices(const ctg_question *question, const ctg_form *form) {
  ctg_bits choices = ctg_form_inside(form, question->empty);
  if (question->targeted)
    choices = ctg_and(choices, ctg_form_touching(form, question->target));
  return choices;
}

/* The same for all forms of the card at once. */
CTG_LOCAL void ctg_question_fits(const ctg_question *question, ctg_bits fits[CTG_FORMS_MAX]);

/* Whether any form of the card may be drawn; if so, one of them in *example where that is not NULL.
 * Alone under an ambush: whether the walk finds a place, and that place. */
CTG_LOCAL int ctg_form_exists(const ctg_question *question, ctg_bits *example);

/* The place that the walk of a solo ambush finds. Returns 0 where there is none. */
CTG_LOCAL int ctg_walk(const ctg_question *question, ctg_bits *place);

/* Terrains of the single space that stands in for a card. */
CTG_LOCAL uint32_t ctg_fallback_terrains(const ctg_question *question);

/* Closed mountains: no side of them is empty. */
static inline ctg_bits ctg_closed(ctg_bits mountains, ctg_bits empty) {
  return ctg_without(mountains, ctg_beside(empty));
}

/* What a legal placement does, worked out without drawing it. */
typedef struct {
  int32_t status;
  uint32_t detail;
  ctg_bits cause;
  uint32_t coin; /* of the shape */
  uint32_t fallback;
} ctg_finding;

/* Judges a placement whose numbers are in range. */
CTG_LOCAL void ctg_judge(ctg_finding *finding, const ctg_question *question, const cartog_map *map,
                         const cartog_placement *placement);

/* Checks the verdict's size, task, map and placement, then tells of a fault that the caller found in its other
 * arguments, then judges: errors come before refusals. Returns the status, which is also in the verdict where one is
 * wanted. */
CTG_LOCAL int32_t ctg_placement_find(ctg_finding *finding, ctg_question *question, const cartog_map *map,
                                     const cartog_task *task, const cartog_placement *placement, int32_t fault,
                                     cartog_verdict *verdict);

/* Draws a placement that was found legal, and says what it pays to a track that holds coins. */
CTG_LOCAL void ctg_draw(cartog_map *map, const cartog_placement *placement, const ctg_finding *finding, uint32_t coins,
                        cartog_outcome *outcome);

#endif

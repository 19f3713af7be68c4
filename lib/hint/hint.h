/* Shared by the files about hints. */
#ifndef CTG_HINT_H
#define CTG_HINT_H

#include "../edicts/outlook.h"
#include "../rules/rules.h"
#include "cartog/hint.h"

/* All legal sets of spaces of a task, as forms and their first spaces: the card's own, or one that stands for the single
 * space or for the place of a walk. */
typedef struct {
  ctg_question question;
  ctg_bits fits[CTG_FORMS_MAX];
  ctg_form only;
  const ctg_form *form;
  uint32_t count;
  uint32_t terrains;
  uint32_t fallback;
} ctg_drawings;

/* Returns 0 or a negative error. */
CTG_LOCAL int32_t ctg_drawings_init(ctg_drawings *drawings, const cartog_map *map, const cartog_task *task);

/* Whether an aim can be served. */
CTG_LOCAL int32_t ctg_aim_check(const cartog_aim *aim);

/* Value of what a drawing leads to. */
CTG_LOCAL int64_t ctg_aim_sum(const cartog_aim *aim, const int32_t after[CTG_CARDS], const cartog_effect *effect);

/* The drawing that an outlook has taken up, in the terrain of an effect. */
CTG_LOCAL void ctg_hint_of(cartog_hint *hint, const cartog_aim *aim, const ctg_outlook *outlook,
                           const int32_t after[CTG_CARDS], const cartog_effect *effect);

/* Puts a hint in its place among the best, of which at most cap are kept. Returns how many there are now. */
CTG_LOCAL uint32_t ctg_hints_add(cartog_hint *hints, uint32_t count, uint32_t cap, const cartog_hint *hint);

#endif

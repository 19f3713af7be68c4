/* Choices: listing, counting and finding legal sets of spaces. */
#include "rules.h"

int ctg_form_exists(const ctg_question *question, ctg_bits *example) {
  ctg_bits place = ctg_none();
  int exists = 0;
  if (question->walk) {
    exists = ctg_walk(question->card, question->empty, &place);
  } else {
    for (uint32_t i = 0; i < question->forms.count && !exists; i++) {
      const ctg_form *form = &question->forms.form[i];
      ctg_bits choices = ctg_form_choices(question, form);
      if (ctg_any(choices)) {
        place = ctg_left(form->spaces, ctg_first(choices));
        exists = 1;
      }
    }
  }
  if (example != NULL)
    *example = place;
  return exists;
}

static cartog_choice ctg_make_choice(ctg_bits spaces, uint32_t terrains) {
  cartog_choice choice;
  memset(&choice, 0, sizeof choice);
  choice.spaces = ctg_to_spaces(spaces);
  choice.terrains = terrains;
  return choice;
}

static int64_t ctg_list_walk(const ctg_question *question, cartog_choice *choices, uint64_t cap) {
  ctg_bits place;
  if (!ctg_walk(question->card, question->empty, &place))
    return 0;
  if (cap > 0)
    choices[0] = ctg_make_choice(place, question->card->terrains);
  return 1;
}

static int64_t ctg_list_single_spaces(const ctg_question *question, cartog_choice *choices, uint64_t cap) {
  uint32_t terrains = ctg_fallback_terrains(question);
  uint64_t n = 0;
  for (ctg_bits rest = question->empty; ctg_any(rest) && n < cap; rest = ctg_rest(rest)) {
    choices[n] = ctg_make_choice(ctg_space(ctg_first(rest)), terrains);
    choices[n++].fallback = 1;
  }
  return ctg_count(question->empty);
}

int64_t cartog_choices_list(const cartog_map *map, const cartog_task *task, cartog_choice *choices, uint64_t cap) {
  ctg_question question;
  int32_t status = choices == NULL && cap > 0 ? CARTOG_ERROR_NULL : ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_list_walk(&question, choices, cap);

  /* Forms are in reading order for sets with one first space; so go by first space, then form. */
  ctg_bits fits[CTG_FORMS_MAX], anywhere = ctg_none();
  uint32_t total = 0, forms = 0;
  const ctg_form *form[CTG_FORMS_MAX];
  for (uint32_t i = 0; i < question.forms.count; i++) {
    ctg_bits found = ctg_form_choices(&question, &question.forms.form[i]);
    if (!ctg_any(found))
      continue;
    form[forms] = &question.forms.form[i];
    fits[forms++] = found;
    anywhere = ctg_or(anywhere, found);
    total += ctg_count(found);
  }
  if (total == 0)
    return ctg_list_single_spaces(&question, choices, cap);
  uint64_t n = 0;
  for (; ctg_any(anywhere) && n < cap; anywhere = ctg_rest(anywhere)) {
    unsigned first = ctg_first(anywhere);
    for (uint32_t i = 0; i < forms && n < cap; i++) {
      if (!ctg_has(fits[i], first))
        continue;
      cartog_choice *choice = &choices[n++];
      choice->spaces = ctg_to_spaces(ctg_left(form[i]->spaces, first));
      choice->terrains = question.card->terrains;
      choice->coin = form[i]->coin;
      choice->shape = form[i]->shape;
      choice->fallback = 0;
      choice->reserved = 0;
    }
  }
  return total;
}

int64_t cartog_choices_count(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_form_exists(&question, NULL);
  uint32_t total = 0;
  for (uint32_t i = 0; i < question.forms.count; i++)
    total += ctg_count(ctg_form_choices(&question, &question.forms.form[i]));
  return total > 0 ? total : ctg_count(question.empty);
}

int32_t cartog_choices_any(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  return question.walk ? ctg_form_exists(&question, NULL) : ctg_any(question.empty);
}

int32_t cartog_task_fallback(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  return !question.walk && ctg_any(question.empty) && !ctg_form_exists(&question, NULL);
}

/* Choices: counting and finding legal sets of spaces. */
#include "rules.h"

void ctg_question_fits(const ctg_question *question, ctg_bits fits[CTG_FORMS_MAX]) {
  ctg_forms_inside(&question->forms, question->card->id, question->empty, fits);
  for (uint32_t i = 0; question->targeted && i < question->forms.count; i++)
    fits[i] = ctg_and(fits[i], ctg_form_touching(&question->forms.form[i], question->target));
}

int ctg_form_exists(const ctg_question *question, ctg_bits *example) {
  ctg_bits place = ctg_none();
  int exists = 0;
  if (question->walk) {
    exists = ctg_walk(question, &place);
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

int64_t cartog_choices_count(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_form_exists(&question, NULL);
  ctg_bits fits[CTG_FORMS_MAX];
  ctg_question_fits(&question, fits);
  uint32_t total = ctg_count_all(fits, question.forms.count);
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

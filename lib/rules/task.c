/* Tasks: what must be drawn now. */
#include "rules.h"

#define CTG_ALL_FLAGS (CARTOG_TASK_RUINS | CARTOG_TASK_SOLO | CARTOG_TASK_FALLBACK_CARD)

static int32_t ctg_task_check_parts(const cartog_card *card, uint32_t flags) {
  if ((flags & ~(uint32_t)CTG_ALL_FLAGS) != 0)
    return CARTOG_ERROR_RANGE;
  int32_t status = cartog_card_validate(card);
  if (status != CARTOG_OK)
    return status;
  return card->kind == CARTOG_KIND_EXPLORE || card->kind == CARTOG_KIND_AMBUSH ? CARTOG_OK : CARTOG_ERROR_CARD_KIND;
}

static int32_t ctg_check_task(const cartog_task *task) {
  int32_t status = CTG_CHECK(task);
  return status != CARTOG_OK ? status : ctg_task_check_parts(&task->card, task->flags);
}

void ctg_task_make(cartog_task *task, const cartog_card *card, uint32_t flags) {
  task->size = (uint32_t)sizeof *task;
  task->flags = flags;
  task->card = *card;
}

int32_t cartog_task_init_card(cartog_task *task, const cartog_card *card, uint32_t flags) {
  if (task == NULL || card == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_task_check_parts(card, flags);
  if (status != CARTOG_OK)
    return status;
  /* The card may be the task's own. */
  cartog_card copy = *card;
  ctg_task_make(task, &copy, flags);
  return CARTOG_OK;
}

int32_t cartog_task_init(cartog_task *task, uint32_t card, uint32_t flags) {
  if (task == NULL)
    return CARTOG_ERROR_NULL;
  cartog_card printed;
  int32_t status = cartog_card_get(card, &printed);
  return status != CARTOG_OK ? status : cartog_task_init_card(task, &printed, flags);
}

int32_t cartog_task_drawer(const cartog_task *task) {
  if (task == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_check_task(task);
  if (status != CARTOG_OK)
    return status;
  if (task->card.kind != CARTOG_KIND_AMBUSH)
    return CARTOG_DRAWER_OWNER;
  return (task->flags & CARTOG_TASK_SOLO) != 0 ? CARTOG_DRAWER_WALK : CARTOG_DRAWER_NEIGHBOUR;
}

int32_t ctg_question_init(ctg_question *question, const cartog_map *map, const cartog_task *task) {
  if (map == NULL || task == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_check_task(task);
  if (status != CARTOG_OK)
    return status;
  if (!ctg_known_layout(map))
    return CARTOG_ERROR_MAP;
  int ambush = task->card.kind == CARTOG_KIND_AMBUSH;
  question->card = &task->card;
  question->flags = task->flags;
  question->empty = ctg_empty(map);
  question->targeted = !ambush && (task->flags & CARTOG_TASK_RUINS) != 0;
  question->target = question->targeted ? ctg_and(ctg_plane(map, CTG_PLANE_RUINS), question->empty) : ctg_none();
  question->walk = ambush && (task->flags & CARTOG_TASK_SOLO) != 0;
  ctg_forms_of(&question->forms, &task->card, question->storage);
  return CARTOG_OK;
}

uint32_t ctg_fallback_terrains(const ctg_question *question) {
  if (question->card->kind == CARTOG_KIND_AMBUSH)
    return 1u << CARTOG_TERRAIN_MONSTER;
  if (!question->targeted && (question->flags & CARTOG_TASK_FALLBACK_CARD) != 0)
    return question->card->terrains;
  return CARTOG_TERRAINS_DRAWABLE;
}

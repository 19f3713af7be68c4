/* Counts and masks of the legal sets of many boards, and the spaces that actions stand for. */
#include "batch.h"

/* Checks the task and that ruins are given where it needs them; unpacks it for a blank map. */
static int32_t ctg_batch_task(ctg_question *question, ctg_boards *rows, const cartog_task *task) {
  int32_t status = ctg_question_init(question, &rows->map, task);
  return status == CARTOG_OK && question->targeted && rows->ruins == NULL ? CARTOG_ERROR_NULL : status;
}

int64_t cartog_batch_count(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                           const cartog_task *task, int64_t *counts, int32_t *statuses) {
  ctg_boards rows;
  ctg_question question;
  int64_t out = 0;
  int32_t status =
      counts == NULL && count > 0 ? CARTOG_ERROR_NULL : ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status == CARTOG_OK)
    status = ctg_batch_task(&question, &rows, task);
  if (status != CARTOG_OK)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK)
      counts[i] = cartog_choices_count(&rows.map, task);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

void ctg_mask_planes_of(ctg_mask_planes *planes, const ctg_question *question) {
  for (uint32_t f = 0; f < question->forms.count; f++) {
    const ctg_form *form = &question->forms.form[f];
    ctg_bits normal = ctg_left(form->spaces, form->left);
    cartog_spaces oriented = {{0, 0}};
    uint32_t orientation = 0;
    /* GCOVR_EXCL_BR_START: one of them it is */
    do
      cartog_shape_orient(&question->card->shapes[form->shape].spaces, orientation, &oriented);
    while (!ctg_same(ctg_from_spaces(&oriented), normal) && ++orientation < CARTOG_ORIENTATIONS);
    /* GCOVR_EXCL_BR_STOP */
    planes->plane[f] = (uint8_t)(CARTOG_ORIENTATIONS * form->shape + orientation);
  }
}

static void ctg_mark(uint8_t *plane, ctg_bits spaces) {
  for (; ctg_any(spaces); spaces = ctg_rest(spaces))
    plane[ctg_first(spaces)] = 1;
}

/* A walk draws the shape as printed, so its bounding box begins in the row of its first space. */
static void ctg_mask_walk(uint8_t *mask, const ctg_question *question) {
  ctg_bits place;
  if (!ctg_walk(question, &place))
    return;
  cartog_spaces placed = ctg_to_spaces(place), normal = {{0, 0}};
  cartog_shape_normalize(&placed, &normal);
  mask[ctg_first(place) - ctg_first(ctg_from_spaces(&normal))] = 1;
}

static void ctg_mask_board(uint8_t *mask, uint64_t planes, const ctg_question *question,
                           const ctg_mask_planes *plane_of) {
  int any = 0;
  memset(mask, 0, CARTOG_SPACES * planes);
  if (question->walk) {
    ctg_mask_walk(mask, question);
    return;
  }
  for (uint32_t f = 0; f < question->forms.count; f++) {
    const ctg_form *form = &question->forms.form[f];
    ctg_bits fits = ctg_form_choices(question, form);
    any |= ctg_any(fits);
    ctg_mark(mask + CARTOG_SPACES * plane_of->plane[f], ctg_right(fits, form->left));
  }
  if (!any)
    ctg_mark(mask + CARTOG_SPACES * (planes - 1), question->empty);
}

int64_t cartog_batch_mask(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                          const cartog_task *task, uint64_t planes, uint8_t *mask, int32_t *statuses) {
  ctg_boards rows;
  ctg_question question;
  ctg_mask_planes plane_of = {{0}};
  int64_t out = 0;
  int32_t status = mask == NULL && count > 0 ? CARTOG_ERROR_NULL : ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status == CARTOG_OK)
    status = ctg_batch_task(&question, &rows, task);
  if (status == CARTOG_OK && planes != CARTOG_ORIENTATIONS * task->card.shape_count + 1)
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  ctg_mask_planes_of(&plane_of, &question);
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK) {
      ctg_question_init(&question, &rows.map, task);
      ctg_mask_board(mask + CARTOG_SPACES * planes * i, planes, &question, &plane_of);
    }
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

/* The spaces of one action. Returns 0, CARTOG_REFUSAL_OFF_MAP or CARTOG_ERROR_RANGE. */
static int32_t ctg_action_spaces(const cartog_card *card, int64_t action, cartog_spaces *spaces) {
  int64_t single = (int64_t)CARTOG_ORIENTATIONS * card->shape_count;
  if (action < -1 || action >= CARTOG_SPACES * (single + 1))
    return CARTOG_ERROR_RANGE;
  if (action == -1) {
    *spaces = ctg_to_spaces(ctg_none());
    return CARTOG_OK;
  }
  uint32_t plane = (uint32_t)(action / CARTOG_SPACES), space = (uint32_t)(action % CARTOG_SPACES);
  if (plane == single) {
    *spaces = ctg_to_spaces(ctg_space(space));
    return CARTOG_OK;
  }
  cartog_spaces oriented = {{0, 0}};
  cartog_shape_orient(&card->shapes[plane / CARTOG_ORIENTATIONS].spaces, plane % CARTOG_ORIENTATIONS, &oriented);
  return cartog_shape_place(&oriented, space / CARTOG_COLUMNS, space % CARTOG_COLUMNS, spaces);
}

int64_t cartog_batch_spaces(const cartog_task *task, const int64_t *actions, uint64_t count, uint8_t *spaces,
                            int32_t *statuses) {
  int64_t out = 0;
  if ((actions == NULL || spaces == NULL) && count > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = cartog_task_drawer(task);
  if (status < 0)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    cartog_spaces covered;
    status = ctg_action_spaces(&task->card, actions[i], &covered);
    if (status == CARTOG_OK) {
      memset(spaces + CARTOG_SPACES * i, 0, CARTOG_SPACES);
      ctg_mark(spaces + CARTOG_SPACES * i, ctg_from_spaces(&covered));
    }
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

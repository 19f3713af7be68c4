/* Placements: checking, saying why not, drawing. */
#include "rules.h"

static void ctg_refuse(ctg_finding *finding, int32_t status, uint32_t detail, ctg_bits cause) {
  finding->status = status;
  finding->detail = detail;
  finding->cause = cause;
}

static void ctg_judge_terrain(ctg_finding *finding, uint32_t offered, uint32_t terrain, ctg_bits spaces) {
  if ((offered >> terrain & 1) == 0)
    ctg_refuse(finding, CARTOG_REFUSAL_TERRAIN, CARTOG_DETAIL_NONE, spaces);
}

/* Says what fills the spaces: the most permanent thing that is there. */
static uint32_t ctg_filled_with(const cartog_map *map, ctg_bits filled) {
  if (ctg_any(ctg_and(filled, ctg_plane(map, CARTOG_TERRAIN_MOUNTAIN))))
    return CARTOG_DETAIL_MOUNTAIN;
  if (ctg_any(ctg_and(filled, ctg_plane(map, CARTOG_TERRAIN_WASTELAND))))
    return CARTOG_DETAIL_WASTELAND;
  if (ctg_any(ctg_and(filled, ctg_plane(map, CTG_PLANE_RUINS))))
    return CARTOG_DETAIL_RUINS_DRAWN;
  return CARTOG_DETAIL_DRAWN;
}

static const ctg_form *ctg_find_form(const ctg_question *question, ctg_bits spaces) {
  unsigned first = ctg_first(spaces);
  ctg_bits relative = ctg_right(spaces, first);
  for (uint32_t i = 0; i < question->forms.count; i++) {
    const ctg_form *form = &question->forms.form[i];
    if (ctg_same(form->spaces, relative) && ctg_has(form->anchors, first))
      return form;
  }
  return NULL;
}

static void ctg_judge_pass(ctg_finding *finding, const ctg_question *question) {
  ctg_bits example;
  if (ctg_form_exists(question, &example))
    ctg_refuse(finding, CARTOG_REFUSAL_PASS, CARTOG_DETAIL_NONE, example);
  else if (!question->walk && ctg_any(question->empty))
    ctg_refuse(finding, CARTOG_REFUSAL_PASS, CARTOG_DETAIL_SINGLE_SPACE, ctg_space(ctg_first(question->empty)));
}

static void ctg_judge_walk(ctg_finding *finding, const ctg_question *question, ctg_bits spaces, uint32_t terrain) {
  ctg_bits place;
  if (!ctg_form_exists(question, &place))
    ctg_refuse(finding, CARTOG_REFUSAL_WALK, CARTOG_DETAIL_WALK_NOTHING, place);
  else if (!ctg_same(place, spaces))
    ctg_refuse(finding, CARTOG_REFUSAL_WALK, CARTOG_DETAIL_NONE, place);
  else
    ctg_judge_terrain(finding, question->card->terrains, terrain, spaces);
}

/* The spaces are empty, and some are given. */
static void ctg_judge_shape(ctg_finding *finding, const ctg_question *question, ctg_bits spaces, uint32_t terrain) {
  const ctg_form *form = ctg_find_form(question, spaces);
  if (form != NULL && (!question->targeted || ctg_any(ctg_and(spaces, question->target)))) {
    ctg_judge_terrain(finding, question->card->terrains, terrain, spaces);
    finding->coin = form->coin;
    return;
  }
  ctg_bits example;
  int single = !ctg_any(ctg_rest(spaces)), exists = ctg_form_exists(question, &example);
  if (single && !exists) {
    ctg_judge_terrain(finding, ctg_fallback_terrains(question), terrain, spaces);
    finding->fallback = 1;
  } else if (form != NULL) {
    ctg_refuse(finding, CARTOG_REFUSAL_RUINS, exists ? CARTOG_DETAIL_NONE : CARTOG_DETAIL_SINGLE_SPACE,
               question->target);
  } else if (single) {
    ctg_refuse(finding, CARTOG_REFUSAL_FALLBACK, question->targeted ? CARTOG_DETAIL_SINGLE_RUINS : CARTOG_DETAIL_NONE,
               example);
  } else {
    ctg_refuse(finding, CARTOG_REFUSAL_SHAPE, exists ? CARTOG_DETAIL_NONE : CARTOG_DETAIL_SINGLE_SPACE, spaces);
  }
}

void ctg_judge(ctg_finding *finding, const ctg_question *question, const cartog_map *map,
               const cartog_placement *placement) {
  ctg_bits spaces = ctg_from_spaces(&placement->spaces);
  ctg_bits blocked = ctg_without(spaces, question->empty);
  memset(finding, 0, sizeof *finding);
  if (!ctg_any(spaces)) {
    if (placement->terrain != CARTOG_TERRAIN_EMPTY)
      ctg_refuse(finding, CARTOG_REFUSAL_EMPTY, CARTOG_DETAIL_NONE, spaces);
    else
      ctg_judge_pass(finding, question);
  } else if (ctg_any(blocked)) {
    ctg_bits off = ctg_and(blocked, ctg_plane(map, CARTOG_TERRAIN_VOID));
    if (ctg_any(off))
      ctg_refuse(finding, CARTOG_REFUSAL_OFF_MAP, CARTOG_DETAIL_NONE, off);
    else
      ctg_refuse(finding, CARTOG_REFUSAL_OCCUPIED, ctg_filled_with(map, blocked), blocked);
  } else if (question->walk) {
    ctg_judge_walk(finding, question, spaces, placement->terrain);
  } else {
    ctg_judge_shape(finding, question, spaces, placement->terrain);
  }
}

static int32_t ctg_check_placement(const cartog_placement *placement) {
  if (placement == NULL)
    return CARTOG_ERROR_NULL;
  ctg_bits spaces = ctg_from_spaces(&placement->spaces);
  int in_range = placement->reserved == 0 && placement->terrain <= CARTOG_TERRAIN_MOUNTAIN && !ctg_has_excess(spaces) &&
                 (placement->terrain != CARTOG_TERRAIN_EMPTY || !ctg_any(spaces));
  return in_range ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

int32_t ctg_placement_find(ctg_finding *finding, ctg_question *question, const cartog_map *map, const cartog_task *task,
                           const cartog_placement *placement, int32_t fault, cartog_verdict *verdict) {
  if (verdict != NULL && CTG_CHECK(verdict) != CARTOG_OK)
    return CARTOG_ERROR_SIZE;
  memset(finding, 0, sizeof *finding);
  finding->status = ctg_question_init(question, map, task);
  if (finding->status == CARTOG_OK)
    finding->status = ctg_check_placement(placement);
  if (finding->status == CARTOG_OK)
    finding->status = fault;
  if (finding->status == CARTOG_OK)
    ctg_judge(finding, question, map, placement);
  if (verdict != NULL) {
    verdict->status = finding->status;
    verdict->detail = finding->detail;
    verdict->reserved = 0;
    verdict->spaces = ctg_to_spaces(finding->cause);
  }
  return finding->status;
}

int32_t cartog_placement_check(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                               cartog_verdict *verdict) {
  ctg_question question;
  ctg_finding finding;
  return ctg_placement_find(&finding, &question, map, task, placement, CARTOG_OK, verdict);
}

void ctg_draw(cartog_map *map, const cartog_placement *placement, const ctg_finding *finding, uint32_t coins,
              cartog_outcome *outcome) {
  ctg_bits spaces = ctg_from_spaces(&placement->spaces);
  ctg_bits mountains = ctg_plane(map, CARTOG_TERRAIN_MOUNTAIN), empty = ctg_empty(map);
  ctg_bits open = ctg_without(mountains, ctg_closed(mountains, empty));
  ctg_bits closed = ctg_closed(open, ctg_without(empty, spaces));
  uint32_t earned = finding->coin + ctg_count(closed), room = CARTOG_COINS_MAX - coins;
  outcome->shape_coins = finding->coin;
  outcome->mountain_coins = ctg_count(closed);
  outcome->coins = earned < room ? earned : room;
  outcome->lost = earned - outcome->coins;
  outcome->fallback = finding->fallback;
  outcome->mountains = ctg_to_spaces(closed);
  if (placement->terrain == CARTOG_TERRAIN_EMPTY)
    return;
  ctg_set_plane(map, placement->terrain, ctg_or(ctg_plane(map, placement->terrain), spaces));
  if (placement->terrain == CARTOG_TERRAIN_MOUNTAIN)
    ctg_set_plane(map, CTG_PLANE_RUINS, ctg_without(ctg_plane(map, CTG_PLANE_RUINS), spaces));
}

int32_t cartog_placement_apply(cartog_map *map, const cartog_task *task, const cartog_placement *placement,
                               uint32_t coins, cartog_outcome *outcome, cartog_verdict *verdict) {
  ctg_question question;
  ctg_finding finding;
  int32_t fault = coins > CARTOG_COINS_MAX ? CARTOG_ERROR_RANGE : CARTOG_OK;
  if (outcome != NULL && CTG_CHECK(outcome) != CARTOG_OK)
    fault = CARTOG_ERROR_SIZE;
  int32_t status = ctg_placement_find(&finding, &question, map, task, placement, fault, verdict);
  if (status != CARTOG_OK)
    return status;
  cartog_outcome paid;
  paid.size = outcome != NULL ? outcome->size : 0;
  ctg_draw(map, placement, &finding, coins, &paid);
  if (outcome != NULL)
    *outcome = paid;
  return CARTOG_OK;
}

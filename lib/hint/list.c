/* The best drawings of one turn. */
#include "hint.h"

static int ctg_is_beyond(int32_t weight) {
  return weight < -CARTOG_AIM_WEIGHT_MAX || weight > CARTOG_AIM_WEIGHT_MAX;
}

int32_t ctg_aim_check(const cartog_aim *aim) {
  uint32_t set;
  if (aim == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = CTG_CHECK(aim);
  if (status != CARTOG_OK)
    return status;
  int wrong = aim->coins > CARTOG_COINS_MAX || aim->card_count > CARTOG_AIM_CARDS_MAX || aim->reserved != 0 ||
              ctg_is_beyond(aim->coin_weight) || ctg_is_beyond(aim->monster_weight);
  for (uint32_t i = 0; !wrong && i < aim->card_count; i++)
    wrong = ctg_is_beyond(aim->weights[i]);
  return wrong ? CARTOG_ERROR_RANGE : ctg_cards_check(aim->cards, aim->card_count, &set);
}

int64_t ctg_aim_sum(const cartog_aim *aim, const int32_t after[CTG_CARDS], const cartog_effect *effect) {
  int64_t sum = (int64_t)aim->coin_weight * (int64_t)effect->coins - (int64_t)aim->monster_weight * effect->monsters;
  for (uint32_t i = 0; i < aim->card_count; i++)
    sum += (int64_t)aim->weights[i] * after[aim->cards[i] - CARTOG_CARD_SENTINEL_WOOD];
  return sum;
}

int32_t cartog_aim_value(const cartog_map *map, const cartog_aim *aim, int64_t *value) {
  if (map == NULL || value == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_aim_check(aim);
  int32_t points[CARTOG_AIM_CARDS_MAX], monsters = 0;
  if (status == CARTOG_OK)
    status = cartog_score_many(map, aim->cards, aim->card_count, points);
  if (status == CARTOG_OK)
    status = cartog_map_monsters(map, &monsters, NULL);
  if (status != CARTOG_OK)
    return status;
  int64_t sum = (int64_t)aim->coin_weight * (int64_t)aim->coins - (int64_t)aim->monster_weight * monsters;
  for (uint32_t i = 0; i < aim->card_count; i++)
    sum += (int64_t)aim->weights[i] * points[i];
  *value = sum;
  return CARTOG_OK;
}

/* ---- drawings ---- */

int32_t ctg_drawings_init(ctg_drawings *drawings, const cartog_map *map, const cartog_task *task) {
  ctg_question *question = &drawings->question;
  int32_t status = ctg_question_init(question, map, task);
  if (status != CARTOG_OK)
    return status;
  drawings->form = question->forms.form;
  drawings->count = question->forms.count;
  drawings->terrains = question->card->terrains;
  drawings->fallback = 0;
  memset(&drawings->only, 0, sizeof drawings->only);
  ctg_bits place;
  if (question->walk) {
    int found = ctg_walk(question, &place);
    unsigned first = found ? ctg_first(place) : 0;
    drawings->only.spaces = found ? ctg_right(place, first) : ctg_none();
    drawings->form = &drawings->only;
    drawings->count = 1;
    drawings->fits[0] = found ? ctg_space(first) : ctg_none();
    return CARTOG_OK;
  }
  ctg_question_fits(question, drawings->fits);
  for (uint32_t i = 0; i < drawings->count; i++)
    if (ctg_any(drawings->fits[i]))
      return CARTOG_OK;
  drawings->only.spaces = ctg_space(0);
  drawings->form = &drawings->only;
  drawings->count = 1;
  drawings->fits[0] = question->empty;
  drawings->terrains = ctg_fallback_terrains(question);
  drawings->fallback = 1;
  return CARTOG_OK;
}

/* ---- hints ---- */

void ctg_hint_of(cartog_hint *hint, const cartog_aim *aim, const ctg_outlook *outlook, const int32_t after[CTG_CARDS],
                 const cartog_effect *effect) {
  memset(hint, 0, sizeof *hint);
  hint->spaces = ctg_to_spaces(outlook->drawn);
  hint->terrain = effect->terrain;
  hint->monsters = effect->monsters;
  hint->coins = effect->coins;
  hint->lost = effect->lost;
  for (uint32_t i = 0; i < aim->card_count; i++)
    hint->points[i] = after[aim->cards[i] - CARTOG_CARD_SENTINEL_WOOD];
}

static int ctg_is_better(const cartog_hint *a, const cartog_hint *b) {
  if (a->value != b->value)
    return a->value > b->value;
  ctg_bits spaces = ctg_from_spaces(&a->spaces), others = ctg_from_spaces(&b->spaces);
  return ctg_same(spaces, others) ? a->terrain < b->terrain : ctg_reads_before(spaces, others);
}

uint32_t ctg_hints_add(cartog_hint *hints, uint32_t count, uint32_t cap, const cartog_hint *hint) {
  uint32_t at = count;
  while (at > 0 && ctg_is_better(hint, &hints[at - 1]))
    at--;
  if (at == cap)
    return count;
  count += count < cap;
  for (uint32_t i = count - 1; i > at; i--)
    hints[i] = hints[i - 1];
  hints[at] = *hint;
  return count;
}

int64_t cartog_hint_list(const cartog_map *map, const cartog_task *task, const cartog_aim *aim, cartog_hint *hints,
                         uint64_t cap) {
  if (hints == NULL && cap > 0)
    return CARTOG_ERROR_NULL;
  ctg_drawings drawings;
  ctg_outlook outlook;
  int32_t status = ctg_aim_check(aim);
  if (status == CARTOG_OK)
    status = ctg_drawings_init(&drawings, map, task);
  if (status == CARTOG_OK && cap > CARTOG_HINTS_MAX)
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  int64_t total = 0;
  uint32_t kept = 0;
  ctg_outlook_init(&outlook, map, aim->coins, aim->cards, aim->card_count);
  for (uint32_t i = 0; i < drawings.count; i++)
    for (ctg_bits rest = drawings.fits[i]; ctg_any(rest); rest = ctg_rest(rest)) {
      ctg_outlook_choose(&outlook, ctg_left(drawings.form[i].spaces, ctg_first(rest)));
      for (uint32_t terrains = drawings.terrains; terrains != 0; terrains &= terrains - 1, total++) {
        int32_t after[CTG_CARDS];
        cartog_effect effect;
        cartog_hint hint;
        ctg_outlook_effect(&outlook, drawings.form[i].coin, ctg_lowest(terrains), &effect);
        ctg_outlook_draw(&outlook, effect.terrain, after);
        int64_t value = ctg_aim_sum(aim, after, &effect);
        if (cap == 0 || (kept == cap && value < hints[kept - 1].value))
          continue;
        ctg_hint_of(&hint, aim, &outlook, after, &effect);
        hint.value = value;
        hint.coin = drawings.form[i].coin;
        hint.fallback = drawings.fallback;
        kept = ctg_hints_add(hints, kept, (uint32_t)cap, &hint);
      }
    }
  return total;
}

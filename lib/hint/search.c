/* Search over two turns. */
#include "hint.h"

enum { CTG_FOLLOWS_MAX = 256, CTG_DECK_LEFT_MAX = 64, CTG_PLACES = 128 };

int64_t cartog_follow_list(const uint32_t *deck, uint64_t count, uint32_t flags, cartog_follow *follows, uint64_t cap) {
  if ((deck == NULL && count > 0) || (follows == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  const uint32_t known = CARTOG_TASK_RUINS | CARTOG_TASK_SOLO | CARTOG_TASK_FALLBACK_CARD;
  if (count > CTG_DECK_LEFT_MAX || (flags & ~known) != 0)
    return CARTOG_ERROR_RANGE;
  uint32_t ruins = 0;
  cartog_card card;
  for (uint64_t i = 0; i < count; i++) {
    int32_t status = cartog_card_get(deck[i], &card);
    if (status != CARTOG_OK)
      return status;
    if (card.kind != CARTOG_KIND_EXPLORE && card.kind != CARTOG_KIND_RUINS && card.kind != CARTOG_KIND_AMBUSH)
      return CARTOG_ERROR_CARD_KIND;
    ruins += card.kind == CARTOG_KIND_RUINS;
  }
  /* Of n cards r are ruins. The first card that is none of them is each of the n-r others with the same chance, and has
   * ruins before it with chance r/n. */
  uint32_t others = (uint32_t)count - ruins;
  int64_t written = 0;
  for (uint64_t i = 0; i < count; i++) {
    cartog_card_get(deck[i], &card);
    if (card.kind == CARTOG_KIND_RUINS)
      continue;
    int splits = ruins > 0 && card.kind == CARTOG_KIND_EXPLORE && (flags & CARTOG_TASK_RUINS) == 0;
    for (int pending = 0; pending <= splits; pending++, written++) {
      if ((uint64_t)written >= cap)
        continue;
      cartog_follow *follow = &follows[written];
      follow->card = card;
      follow->flags = flags | (pending ? (uint32_t)CARTOG_TASK_RUINS : 0);
      follow->weight = !splits ? (uint32_t)count : pending ? ruins : others;
    }
  }
  return written;
}

/* Checks everything that a search reads. */
static int32_t ctg_search_check(const cartog_search *search, const cartog_follow *follows, uint64_t count) {
  uint64_t sum = 0;
  if (count > CTG_FOLLOWS_MAX)
    return CARTOG_ERROR_RANGE;
  for (uint64_t i = 0; i < count; i++) {
    cartog_task task;
    int32_t status = cartog_task_init_card(&task, &follows[i].card, follows[i].flags);
    if (status != CARTOG_OK)
      return status;
    if (follows[i].weight == 0)
      return CARTOG_ERROR_RANGE;
    sum += follows[i].weight;
  }
  int good = sum <= CARTOG_AIM_WEIGHT_MAX && search->finished <= 1 && search->count <= CARTOG_HINTS_MAX &&
             search->terrain <= CTG_DRAWN_MAX + 1 && search->follow <= count && search->reserved == 0;
  return good ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

/* The value that a card leads to on a map whose outlook is taken up: the best for its drawer, before it if nothing can be
 * drawn. */
static int64_t ctg_follow_value(ctg_outlook *outlook, const cartog_map *map, const cartog_aim *aim,
                                const cartog_follow *follow, int64_t before, uint64_t *nodes) {
  ctg_drawings drawings;
  cartog_task task;
  int64_t best = before;
  int any = 0, worst = follow->card.kind == CARTOG_KIND_AMBUSH && (follow->flags & CARTOG_TASK_SOLO) == 0;
  ctg_task_make(&task, &follow->card, follow->flags);
  /* Card, flags and map are known to be good. */
  ctg_drawings_init(&drawings, map, &task);
  for (uint32_t i = 0; i < drawings.count; i++)
    for (ctg_bits rest = drawings.fits[i]; ctg_any(rest); rest = ctg_rest(rest)) {
      ctg_outlook_choose(outlook, ctg_left(drawings.form[i].spaces, ctg_first(rest)));
      for (uint32_t terrains = drawings.terrains; terrains != 0; terrains &= terrains - 1, ++*nodes) {
        int32_t after[CTG_CARDS];
        cartog_effect effect;
        ctg_outlook_effect(outlook, drawings.form[i].coin, ctg_lowest(terrains), &effect);
        ctg_outlook_draw(outlook, effect.terrain, after);
        int64_t value = ctg_aim_sum(aim, after, &effect);
        if (!any || (worst ? value < best : value > best))
          best = value;
        any = 1;
      }
    }
  return best;
}

typedef struct {
  cartog_search *search;
  const cartog_map *map;
  const cartog_aim *aim;
  const cartog_follow *follows;
  uint32_t count;
  uint64_t limit; /* of search->nodes */
} ctg_search_run;

/* Works on the drawing that the outlook has taken up, in one terrain. Returns 0 if the limit came first. */
static int ctg_search_drawing(const ctg_search_run *run, ctg_outlook *outlook, const ctg_form *form,
                              uint32_t fallback) {
  cartog_search *search = run->search;
  int32_t after[CTG_CARDS];
  cartog_effect effect;
  cartog_hint hint;
  ctg_outlook_effect(outlook, form->coin, search->terrain, &effect);
  ctg_outlook_draw(outlook, search->terrain, after);
  int64_t before = ctg_aim_sum(run->aim, after, &effect);
  ctg_hint_of(&hint, run->aim, outlook, after, &effect);
  if (run->count == 0) {
    if (search->nodes >= run->limit)
      return 0;
    search->sum = before;
  } else {
    ctg_outlook next;
    cartog_map drawn = *run->map;
    ctg_set_plane(&drawn, search->terrain, ctg_or(ctg_plane(&drawn, search->terrain), outlook->drawn));
    if (search->terrain == CARTOG_TERRAIN_MOUNTAIN)
      ctg_set_plane(&drawn, CTG_PLANE_RUINS, ctg_without(ctg_plane(&drawn, CTG_PLANE_RUINS), outlook->drawn));
    ctg_outlook_init(&next, &drawn, effect.coins, run->aim->cards, run->aim->card_count);
    for (; search->follow < run->count; search->follow++) {
      if (search->nodes >= run->limit)
        return 0;
      const cartog_follow *follow = &run->follows[search->follow];
      int64_t value = ctg_follow_value(&next, &drawn, run->aim, follow, before, &search->nodes);
      /* Unsigned, so that a damaged sum cannot overflow. */
      search->sum = (int64_t)((uint64_t)search->sum + (uint64_t)value * follow->weight);
    }
  }
  hint.value = search->sum;
  hint.coin = form->coin;
  hint.fallback = fallback;
  search->count = ctg_hints_add(search->hints, search->count, CARTOG_HINTS_MAX, &hint);
  search->nodes++;
  search->drawings++;
  search->sum = 0;
  search->follow = 0;
  return 1;
}

int32_t cartog_search_run(cartog_search *search, const cartog_map *map, const cartog_task *task, const cartog_aim *aim,
                          const cartog_follow *follows, uint64_t count, uint64_t nodes) {
  if (search == NULL || (follows == NULL && count > 0))
    return CARTOG_ERROR_NULL;
  ctg_drawings drawings;
  int32_t status = ctg_aim_check(aim);
  if (status == CARTOG_OK)
    status = ctg_drawings_init(&drawings, map, task);
  if (status == CARTOG_OK)
    status = ctg_search_check(search, follows, count);
  if (status != CARTOG_OK)
    return status;
  uint64_t limit = search->nodes + nodes < nodes ? UINT64_MAX : search->nodes + nodes;
  ctg_search_run run = {search, map, aim, follows, (uint32_t)count, limit};
  ctg_outlook outlook;
  ctg_outlook_init(&outlook, map, aim->coins, aim->cards, aim->card_count);
  for (uint32_t i = search->place / CTG_PLACES; i < drawings.count && search->finished == 0; i++) {
    uint32_t from = search->place / CTG_PLACES == i ? search->place % CTG_PLACES : 0;
    ctg_bits rest = ctg_left(ctg_right(drawings.fits[i], from), from);
    for (; ctg_any(rest); rest = ctg_rest(rest)) {
      uint32_t first = ctg_first(rest), place = CTG_PLACES * i + first;
      if (place != search->place) {
        search->place = place;
        search->terrain = 0;
      }
      ctg_outlook_choose(&outlook, ctg_left(drawings.form[i].spaces, first));
      for (; search->terrain <= CTG_DRAWN_MAX; search->terrain++)
        if ((drawings.terrains >> search->terrain & 1) != 0 &&
            !ctg_search_drawing(&run, &outlook, &drawings.form[i], drawings.fallback))
          return CARTOG_OK;
    }
  }
  search->finished = 1;
  return CARTOG_OK;
}

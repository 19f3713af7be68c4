/* Search over two turns. */
#include "hint.h"

enum { CTG_FOLLOWS_MAX = 256, CTG_DECK_LEFT_MAX = 64, CTG_RANKS_FIRST = 16, CTG_RANKS_MAX = 256 };

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
             search->terrain <= CTG_DRAWN_MAX && search->follow <= count && search->reserved == 0;
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

/* ---- best first ----
 *
 * Drawings are taken by their value in one turn, the highest first, then in reading order, then by terrain. A search keeps
 * only the one in work: those behind it are found by looking at all again, so many at a time. */

typedef struct {
  int64_t value;
  uint32_t place; /* first space, then form: reading order */
  uint32_t terrain;
} ctg_rank;

typedef struct {
  cartog_search *search;
  const cartog_map *map;
  const cartog_aim *aim;
  const cartog_follow *follows;
  uint32_t count;
  uint64_t limit; /* of search->nodes */
  ctg_drawings drawings;
  ctg_outlook outlook;
  uint32_t ranks, next; /* those listed, and the first that is not taken */
  uint32_t room;        /* of the next list, 0 behind the last; a call that does little needs few */
  ctg_rank rank[CTG_RANKS_MAX];
} ctg_search_run;

static int ctg_is_before(const ctg_rank *a, const ctg_rank *b) {
  if (a->value != b->value)
    return a->value > b->value;
  return a->place != b->place ? a->place < b->place : a->terrain < b->terrain;
}

/* Lists a drawing among the first ones; the last one goes where there is no room. */
static void ctg_ranks_add(ctg_search_run *run, const ctg_rank *rank) {
  uint32_t from = 0, to = run->ranks;
  while (from < to) {
    uint32_t middle = (from + to) / 2;
    if (ctg_is_before(rank, &run->rank[middle]))
      to = middle;
    else
      from = middle + 1;
  }
  if (from == run->room)
    return;
  if (run->ranks < run->room)
    run->ranks++;
  for (uint32_t i = run->ranks - 1; i > from; i--)
    run->rank[i] = run->rank[i - 1];
  run->rank[from] = *rank;
}

/* Lists the first drawings behind one. */
static void ctg_ranks_list(ctg_search_run *run, const ctg_rank *last) {
  const ctg_drawings *drawings = &run->drawings;
  run->ranks = run->next = 0;
  for (uint32_t i = 0; i < drawings->count; i++)
    for (ctg_bits rest = drawings->fits[i]; ctg_any(rest); rest = ctg_rest(rest)) {
      uint32_t first = ctg_first(rest);
      ctg_outlook_choose(&run->outlook, ctg_left(drawings->form[i].spaces, first));
      for (uint32_t terrains = drawings->terrains; terrains != 0; terrains &= terrains - 1) {
        ctg_rank rank = {0, CTG_FORMS_MAX * first + i, ctg_lowest(terrains)};
        int32_t after[CTG_CARDS];
        cartog_effect effect;
        ctg_outlook_effect(&run->outlook, drawings->form[i].coin, rank.terrain, &effect);
        ctg_outlook_draw(&run->outlook, rank.terrain, after);
        rank.value = ctg_aim_sum(run->aim, after, &effect);
        if (ctg_is_before(last, &rank))
          ctg_ranks_add(run, &rank);
      }
    }
}

/* Goes on to the drawing behind one; the search is finished if there is none. A list with room left was the last. */
static void ctg_search_next(ctg_search_run *run, const ctg_rank *last) {
  if (run->next == run->ranks && run->room > 0) {
    ctg_ranks_list(run, last);
    if (run->ranks < run->room)
      run->room = 0;
    else if (run->room < CTG_RANKS_MAX)
      run->room *= 4;
  }
  if (run->next == run->ranks) {
    run->search->finished = 1;
    return;
  }
  run->search->place = run->rank[run->next].place;
  run->search->terrain = run->rank[run->next++].terrain;
}

/* Whether the drawing in work is one, or none is yet. */
static int ctg_is_drawing(const cartog_search *search, const ctg_drawings *drawings) {
  uint32_t first = search->place / CTG_FORMS_MAX, form = search->place % CTG_FORMS_MAX;
  if (search->terrain == 0)
    return search->place == 0;
  return first < CARTOG_SPACES && form < drawings->count && ctg_has(drawings->fits[form], first) &&
         (drawings->terrains >> search->terrain & 1) != 0;
}

/* Works on the drawing of a search. Returns 0 if the limit came first. */
static int ctg_search_drawing(ctg_search_run *run, ctg_rank *rank) {
  cartog_search *search = run->search;
  ctg_outlook *outlook = &run->outlook;
  const ctg_form *form = &run->drawings.form[search->place % CTG_FORMS_MAX];
  int32_t after[CTG_CARDS];
  cartog_effect effect;
  cartog_hint hint;
  ctg_outlook_choose(outlook, ctg_left(form->spaces, search->place / CTG_FORMS_MAX));
  ctg_outlook_effect(outlook, form->coin, search->terrain, &effect);
  ctg_outlook_draw(outlook, search->terrain, after);
  rank->value = ctg_aim_sum(run->aim, after, &effect);
  rank->place = search->place;
  rank->terrain = search->terrain;
  ctg_hint_of(&hint, run->aim, outlook, after, &effect);
  if (run->count == 0) {
    if (search->nodes >= run->limit)
      return 0;
    search->sum = rank->value;
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
      int64_t value = ctg_follow_value(&next, &drawn, run->aim, follow, rank->value, &search->nodes);
      /* Unsigned, so that a damaged sum cannot overflow. */
      search->sum = (int64_t)((uint64_t)search->sum + (uint64_t)value * follow->weight);
    }
  }
  hint.value = search->sum;
  hint.coin = form->coin;
  hint.fallback = run->drawings.fallback;
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
  ctg_search_run run;
  int32_t status = ctg_aim_check(aim);
  if (status == CARTOG_OK)
    status = ctg_drawings_init(&run.drawings, map, task);
  if (status == CARTOG_OK)
    status = ctg_search_check(search, follows, count);
  if (status == CARTOG_OK && !ctg_is_drawing(search, &run.drawings))
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  run.search = search;
  run.map = map;
  run.aim = aim;
  run.follows = follows;
  run.count = (uint32_t)count;
  run.limit = search->nodes + nodes < nodes ? UINT64_MAX : search->nodes + nodes;
  run.ranks = run.next = 0;
  run.room = CTG_RANKS_FIRST;
  ctg_outlook_init(&run.outlook, map, aim->coins, aim->cards, aim->card_count);
  ctg_rank rank = {INT64_MAX, 0, 0};
  if (search->finished == 0 && search->terrain == 0)
    ctg_search_next(&run, &rank);
  while (search->finished == 0) {
    if (!ctg_search_drawing(&run, &rank))
      break;
    ctg_search_next(&run, &rank);
  }
  return CARTOG_OK;
}

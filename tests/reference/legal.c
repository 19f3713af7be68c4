/* Which placements a card and a duty allow. */
#include "placement.h"

#include <stdlib.h>
#include <string.h>

/* eight shapes, each in every orientation at every place */
#define MOST_CHOICES (8 * REF_ORIENTATIONS * REF_SPACES)

typedef struct {
  ref_choice *at;
  int count;
  int fallback;
} choices;

static const unsigned monster_only = 1u << REF_MONSTER;
static const unsigned any_of_five =
    1u << REF_FOREST | 1u << REF_VILLAGE | 1u << REF_FARM | 1u << REF_WATER | 1u << REF_MONSTER;

static unsigned terrains_of_card(const ref_card *c) {
  unsigned terrains = 0;

  if (c->kind == REF_AMBUSH)
    return monster_only;
  for (int t = 0; t < c->terrain_count; t++)
    terrains |= 1u << c->terrains[t];
  return terrains;
}

static unsigned terrains_of_single(const ref_card *c, ref_duty d) {
  if (c->kind == REF_AMBUSH)
    return monster_only;
  if (!d.ruins && d.fallback_card)
    return terrains_of_card(c);
  return any_of_five;
}

static void add(choices *list, const ref_set *spaces, unsigned terrains, int coin) {
  ref_choice *choice = &list->at[list->count++];

  choice->spaces = *spaces;
  choice->terrains = terrains;
  choice->coin = coin;
}

static int covers_ruins(const ref_map *m, const ref_set *spaces) {
  for (int s = 0; s < REF_SPACES; s++)
    if (spaces->on[s] && m->ruins[s])
      return 1;
  return 0;
}

/* An ambush takes no notice of pending ruins. */
static void add_shapes(choices *list, const ref_map *m, const ref_card *c, ref_duty d) {
  int must_cover = d.ruins && c->kind != REF_AMBUSH;
  ref_set spaces;

  for (int i = 0; i < c->shape_count; i++) {
    for (int orientation = 0; orientation < REF_ORIENTATIONS; orientation++) {
      ref_shape shape = ref_shape_turned(&c->shapes[i], orientation);

      for (int top = 0; top < REF_LINE; top++)
        for (int left = 0; left < REF_LINE; left++)
          if (ref_shape_fits(m, &shape, top, left, &spaces) && (!must_cover || covers_ruins(m, &spaces)))
            add(list, &spaces, terrains_of_card(c), shape.coin);
    }
  }
}

/* The 1x1 goes on any empty space, on ruins or not, and never earns the coin of a shape. */
static void add_singles(choices *list, const ref_map *m, const ref_card *c, ref_duty d) {
  for (int s = 0; s < REF_SPACES; s++) {
    ref_set spaces = {{0}};

    if (m->terrain[s] != REF_EMPTY)
      continue;
    spaces.on[s] = 1;
    add(list, &spaces, terrains_of_single(c, d), 0);
    list->fallback = 1;
  }
}

static void add_walk(choices *list, const ref_map *m, const ref_card *c) {
  ref_set spaces;
  int shape;

  if (ref_walk(m, c, &spaces, &shape))
    add(list, &spaces, terrains_of_card(c), c->shapes[shape].coin);
}

/* Every legal choice in no order, some of them more than once. The 1x1 comes in only when no shape does. */
static choices collect(const ref_map *m, const ref_card *c, ref_duty d) {
  choices list = {malloc(MOST_CHOICES * sizeof(ref_choice)), 0, 0};

  if (!list.at)
    abort();
  if (c->kind == REF_AMBUSH && d.solo) {
    add_walk(&list, m, c);
  } else if (c->kind != REF_RUINS) {
    add_shapes(&list, m, c, d);
    if (list.count == 0)
      add_singles(&list, m, c, d);
  }
  return list;
}

static int same(const ref_set *a, const ref_set *b) {
  return memcmp(a->on, b->on, sizeof a->on) == 0;
}

static int is_empty(const ref_set *spaces) {
  for (int s = 0; s < REF_SPACES; s++)
    if (spaces->on[s])
      return 0;
  return 1;
}

int ref_judge(const ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces, int *coin) {
  choices list = collect(m, c, d);
  int legal = 0;

  *coin = 0;
  if (is_empty(spaces)) {
    legal = terrain == REF_EMPTY && list.count == 0 && c->kind != REF_RUINS;
  } else if (terrain >= REF_FOREST && terrain <= REF_MOUNTAIN) {
    for (int i = 0; i < list.count; i++) {
      if (same(&list.at[i].spaces, spaces) && (list.at[i].terrains & 1u << terrain)) {
        legal = 1;
        if (list.at[i].coin)
          *coin = 1;
      }
    }
  }
  free(list.at);
  return legal;
}

int ref_check(const ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces) {
  int coin;

  return ref_judge(m, c, d, terrain, spaces, &coin) ? REF_LEGAL : REF_ILLEGAL;
}

static int has_space_from(const ref_set *set, int from) {
  for (int s = from; s < REF_SPACES; s++)
    if (set->on[s])
      return 1;
  return 0;
}

/* Up to the first space that only one set holds, both lists of numbers are alike. The set that holds it comes first,
   unless the other list ends there and so is a prefix. */
static int in_reading_order(const void *left, const void *right) {
  const ref_set *a = &((const ref_choice *)left)->spaces;
  const ref_set *b = &((const ref_choice *)right)->spaces;

  for (int s = 0; s < REF_SPACES; s++) {
    if (a->on[s] && !b->on[s])
      return has_space_from(b, s) ? -1 : 1;
    if (b->on[s] && !a->on[s])
      return has_space_from(a, s) ? 1 : -1;
  }
  return 0;
}

/* Equal sets lie side by side in a sorted list; one is kept, with a coin if any of them has one. */
static void merge_equal(choices *list) {
  int kept = 0;

  for (int i = 0; i < list->count; i++) {
    if (kept > 0 && same(&list->at[kept - 1].spaces, &list->at[i].spaces)) {
      if (list->at[i].coin)
        list->at[kept - 1].coin = 1;
    } else {
      list->at[kept++] = list->at[i];
    }
  }
  list->count = kept;
}

int ref_list(const ref_map *m, const ref_card *c, ref_duty d, ref_choice *out, int cap, int *fallback) {
  choices list = collect(m, c, d);
  int count;

  qsort(list.at, (size_t)list.count, sizeof list.at[0], in_reading_order);
  merge_equal(&list);
  for (int i = 0; i < list.count && i < cap; i++)
    out[i] = list.at[i];
  *fallback = list.fallback;
  count = list.count;
  free(list.at);
  return count;
}

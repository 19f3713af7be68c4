/* Cards that a record declares. */
#include "game.h"
#include "keys.h"
#include "map.h"

#include <string.h>

#define MOST_SHAPES 8

/* Cuts empty rows and columns off, so that the box lies close around the shape. */
static int trim(ref_shape *shape) {
  int top = REF_LINE, left = REF_LINE, bottom = -1, right = -1;
  ref_shape whole = *shape;

  for (int row = 0; row < whole.rows; row++) {
    for (int col = 0; col < whole.cols; col++) {
      if (!whole.cell[row][col])
        continue;
      top = row < top ? row : top;
      left = col < left ? col : left;
      bottom = row > bottom ? row : bottom;
      right = col > right ? col : right;
    }
  }
  if (bottom < 0)
    return 0;
  memset(shape, 0, sizeof *shape);
  shape->rows = bottom - top + 1;
  shape->cols = right - left + 1;
  shape->coin = whole.coin;
  for (int row = 0; row < shape->rows; row++)
    for (int col = 0; col < shape->cols; col++)
      shape->cell[row][col] = whole.cell[top + row][left + col];
  return 1;
}

/* Rows of X and '.' of one length, parted by '/'; steps behind the shape and its coin. */
static int read_shape(const char **at, ref_shape *shape) {
  memset(shape, 0, sizeof *shape);
  for (;;) {
    int col = 0;

    if (shape->rows == REF_LINE)
      return 0;
    for (; **at == 'X' || **at == '.'; (*at)++) {
      if (col == REF_LINE)
        return 0;
      shape->cell[shape->rows][col++] = **at == 'X';
    }
    if (col == 0 || (shape->rows > 0 && col != shape->cols))
      return 0;
    shape->cols = col;
    shape->rows++;
    if (**at != '/')
      break;
    (*at)++;
  }
  if (strncmp(*at, "+c", 2) == 0) {
    shape->coin = 1;
    *at += 2;
  }
  return trim(shape);
}

static int read_shapes(const char *text, ref_card *card) {
  for (;;) {
    if (card->shape_count == MOST_SHAPES || !read_shape(&text, &card->shapes[card->shape_count++]))
      return 0;
    if (*text == '\0')
      return 1;
    if (*text++ != ',')
      return 0;
  }
}

static int read_terrains(const char *text, ref_card *card) {
  for (; *text; text++) {
    int terrain = ref_terrain_of(*text);

    if (terrain == 0)
      return 0;
    for (int t = 0; t < card->terrain_count; t++)
      if (card->terrains[t] == terrain)
        return 0;
    card->terrains[card->terrain_count++] = terrain;
  }
  return card->terrain_count > 0;
}

/* The value of the only word that begins with the head, or null. */
static const char *value_of(const ref_words *w, const char *head) {
  const char *value = NULL;

  for (int i = 1; i < w->count; i++) {
    if (strncmp(w->word[i], head, strlen(head)) != 0)
      continue;
    if (value)
      return NULL;
    value = w->word[i] + strlen(head);
  }
  return value;
}

static const char *declare(ref_game *g, const char *key, const ref_card *card) {
  ref_known *own;

  if (!ref_is_key(key))
    return "no key";
  if (ref_key_number(key) || ref_find_card(g, key) >= 0)
    return "the key is taken";
  g->cards = ref_memory(g->cards, (size_t)g->card_count + 1, sizeof *g->cards);
  own = &g->cards[g->card_count];
  memset(own, 0, sizeof *own);
  strcpy(own->key, key);
  own->card = *card;
  own->card.number = REF_FIRST_OWN_CARD + g->card_count - REF_PRINTED_CARDS;
  g->card_count++;
  return NULL;
}

const char *ref_own_explore(ref_game *g, const ref_words *w) {
  const char *time = value_of(w, "time=");
  const char *terrains = value_of(w, "terrains=");
  const char *shapes = value_of(w, "shapes=");
  long long number;
  ref_card card;

  memset(&card, 0, sizeof card);
  card.kind = REF_EXPLORE;
  if (w->count != 4 || !time || !terrains || !shapes)
    return "a card takes key, time, terrains and shapes";
  if (!ref_number_in(time, 0, 99, &number))
    return "no time";
  card.time = (int)number;
  if (!read_terrains(terrains, &card))
    return "no terrains";
  if (!read_shapes(shapes, &card))
    return "no shapes";
  return declare(g, w->word[0], &card);
}

/* The place of a word in a list, or -1. */
static int index_of(const char *const *list, int count, const char *word) {
  for (int i = 0; i < count; i++)
    if (strcmp(list[i], word) == 0)
      return i;
  return -1;
}

const char *ref_own_ambush(ref_game *g, const ref_words *w) {
  static const char *const passes[] = {"right", "left"};
  static const char *const corners[] = {"tl", "tr", "br", "bl"};
  static const char *const walks[] = {"ccw", "cw"};
  const char *shape = value_of(w, "shape=");
  const char *pass = value_of(w, "pass=");
  const char *corner = value_of(w, "corner=");
  const char *walk = value_of(w, "walk=");
  ref_card card;

  memset(&card, 0, sizeof card);
  card.kind = REF_AMBUSH;
  card.terrain_count = 1;
  card.terrains[0] = REF_MONSTER;
  if (w->count != 5 || !shape || !pass || !corner || !walk)
    return "an ambush takes key, shape, pass, corner and walk";
  card.shape_count = 1;
  if (!read_shape(&shape, &card.shapes[0]) || *shape || card.shapes[0].coin)
    return "no shape";
  card.pass_left = index_of(passes, 2, pass);
  card.corner = index_of(corners, 4, corner);
  card.clockwise = index_of(walks, 2, walk);
  if (card.pass_left < 0 || card.corner < 0 || card.clockwise < 0)
    return "no such arrow, corner or walk";
  return declare(g, w->word[0], &card);
}

/* Own cards: the limits that a value has to keep. */
#include "../board/planes.h"
#include "cards.h"

/* Whether the key is a lower-case word with NUL bytes up to the end of its storage. */
static int ctg_good_key(const char *key) {
  uint32_t length = 0;
  for (; length < CARTOG_KEY_SIZE && key[length] != 0; length++) {
    char c = key[length];
    int letter = c >= 'a' && c <= 'z';
    int other = (c >= '0' && c <= '9') || c == '_';
    if (!letter && !(other && length > 0))
      return 0;
  }
  if (length == 0 || length == CARTOG_KEY_SIZE)
    return 0;
  for (uint32_t i = length; i < CARTOG_KEY_SIZE; i++)
    if (key[i] != 0)
      return 0;
  return 1;
}

static int ctg_good_shapes(const cartog_card *card) {
  if (card->shape_count < 1 || card->shape_count > CARTOG_SHAPES_MAX)
    return 0;
  for (uint32_t i = 0; i < CARTOG_SHAPES_MAX; i++) {
    const cartog_shape *shape = &card->shapes[i];
    ctg_bits spaces = ctg_from_spaces(&shape->spaces);
    if (shape->reserved != 0 || shape->coin > 1 || ctg_has_excess(spaces))
      return 0;
    if (ctg_any(spaces) != (i < card->shape_count) || (i >= card->shape_count && shape->coin != 0))
      return 0;
  }
  return 1;
}

static int ctg_good_explore(const cartog_card *card) {
  const uint32_t offered = 1u << CARTOG_TERRAIN_FOREST | 1u << CARTOG_TERRAIN_VILLAGE | 1u << CARTOG_TERRAIN_FARM |
                           1u << CARTOG_TERRAIN_WATER | 1u << CARTOG_TERRAIN_MONSTER | 1u << CARTOG_TERRAIN_MOUNTAIN;
  return card->time <= CARTOG_TIME_MAX && card->terrains != 0 && (card->terrains & ~offered) == 0 && card->arrow == 0 &&
         card->corner == 0 && card->walk == 0;
}

static int ctg_good_ambush(const cartog_card *card) {
  return card->time == 0 && card->terrains == 1u << CARTOG_TERRAIN_MONSTER && card->shape_count == 1 &&
         card->shapes[0].coin == 0 && card->arrow >= CARTOG_ARROW_LEFT && card->arrow <= CARTOG_ARROW_RIGHT &&
         card->corner >= CARTOG_CORNER_TOP_LEFT && card->corner <= CARTOG_CORNER_BOTTOM_LEFT &&
         card->walk >= CARTOG_WALK_CLOCKWISE && card->walk <= CARTOG_WALK_COUNTERCLOCKWISE;
}

int32_t cartog_card_validate(const cartog_card *card) {
  if (card == NULL)
    return CARTOG_ERROR_NULL;
  if (card->id < CARTOG_CARD_OWN) {
    const cartog_card *printed = ctg_printed_card(card->id);
    if (printed == NULL)
      return CARTOG_ERROR_CARD_UNKNOWN;
    return memcmp(card, printed, sizeof *card) == 0 ? CARTOG_OK : CARTOG_ERROR_CARD_INVALID;
  }
  if (card->kind == CARTOG_KIND_SCORING)
    return CARTOG_ERROR_CARD_EXTERNAL;
  if (card->kind != CARTOG_KIND_EXPLORE && card->kind != CARTOG_KIND_AMBUSH)
    return CARTOG_ERROR_CARD_KIND;
  int kind_fits = card->kind == CARTOG_KIND_EXPLORE ? ctg_good_explore(card) : ctg_good_ambush(card);
  int unused = card->category == 0 && card->solo == 0 && card->edict_first == 0 && card->edict_second == 0 &&
               card->reserved[0] == 0 && card->reserved[1] == 0;
  return kind_fits && unused && ctg_good_key(card->key) && ctg_good_shapes(card) ? CARTOG_OK
                                                                                 : CARTOG_ERROR_CARD_INVALID;
}

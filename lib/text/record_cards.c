/* Own cards in the headers of a record. */
#include "record.h"

#define CTG_SAW_TIME 1u
#define CTG_SAW_TERRAINS 2u
#define CTG_SAW_SHAPES 4u
#define CTG_SAW_ARROW 8u
#define CTG_SAW_CORNER 16u
#define CTG_SAW_WALK 32u

#define CTG_EXPLORE_FIELDS (CTG_SAW_TIME | CTG_SAW_TERRAINS | CTG_SAW_SHAPES)
#define CTG_AMBUSH_FIELDS (CTG_SAW_SHAPES | CTG_SAW_ARROW | CTG_SAW_CORNER | CTG_SAW_WALK)

static int32_t ctg_read_terrains(ctg_line *line, const ctg_word *value, uint32_t *terrains) {
  for (uint64_t i = 0; i < value->length; i++) {
    unsigned terrain = 0, mark = 0;
    ctg_word letter = {value->text + i, 1, value->at + i};
    int32_t status = ctg_letter(value->text[i], &terrain, &mark);
    if (status == CARTOG_OK && (mark != 0 || terrain == CARTOG_TERRAIN_EMPTY || terrain > CARTOG_TERRAIN_MOUNTAIN ||
                                (*terrains >> terrain & 1) != 0))
      status = CARTOG_ERROR_LETTER;
    if (status != CARTOG_OK)
      return ctg_word_fail(line, status, &letter, NULL);
    *terrains |= 1u << terrain;
  }
  return CARTOG_OK;
}

/* Reads rows of X and . joined by '/'. */
static int32_t ctg_read_shape(ctg_line *line, const ctg_word *drawing, cartog_shape *shape) {
  ctg_word rest = *drawing;
  ctg_bits spaces = ctg_none();
  uint64_t width = 0;
  for (uint32_t row = 0; row == 0 || rest.length > 0; row++) {
    ctg_word letters = ctg_cut(&rest, '/');
    width = row == 0 ? letters.length : width;
    if (letters.length == 0 || letters.length != width || width > CARTOG_COLUMNS || row >= CARTOG_ROWS)
      return ctg_word_fail(line, CARTOG_ERROR_ROW_LENGTH, &letters, NULL);
    for (uint32_t column = 0; column < letters.length; column++) {
      if (letters.text[column] == 'X')
        spaces = ctg_or(spaces, ctg_space(CARTOG_COLUMNS * row + column));
      else if (letters.text[column] != '.')
        return ctg_line_fail(line, CARTOG_ERROR_LETTER, letters.at + column);
    }
  }
  if (!ctg_any(spaces) || drawing->text[drawing->length - 1] == '/')
    return ctg_word_fail(line, CARTOG_ERROR_CARD_INVALID, drawing, NULL);
  shape->spaces = ctg_to_spaces(spaces);
  return cartog_shape_normalize(&shape->spaces, &shape->spaces);
}

static int32_t ctg_read_shapes(ctg_line *line, const ctg_word *value, cartog_card *card) {
  ctg_word rest = *value;
  do {
    ctg_word drawing = ctg_cut(&rest, ',');
    if (drawing.length == 0 || card->shape_count == CARTOG_SHAPES_MAX)
      return ctg_word_fail(line, CARTOG_ERROR_CARD_INVALID, &drawing, NULL);
    cartog_shape *shape = &card->shapes[card->shape_count++];
    if (drawing.length > 2 && ctg_is_word(drawing.text + drawing.length - 2, 2, "+c")) {
      shape->coin = 1;
      drawing.length -= 2;
    }
    int32_t status = ctg_read_shape(line, &drawing, shape);
    if (status != CARTOG_OK)
      return status;
  } while (rest.length > 0);
  return value->text[value->length - 1] == ',' ? ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &rest, "a shape") : CARTOG_OK;
}

/* Place of a word in a list of words, or the length of the list. */
static uint32_t ctg_choose(const ctg_word *word, const char (*list)[8], uint32_t count) {
  uint32_t i = 0;
  while (i < count && !ctg_word_is(word, list[i]))
    i++;
  return i;
}

static int32_t ctg_read_way(ctg_line *line, const ctg_word *value, const char (*list)[8], uint32_t count,
                            uint32_t *number) {
  *number = 1 + ctg_choose(value, list, count);
  return *number <= count ? CARTOG_OK : ctg_word_fail(line, CARTOG_ERROR_HEADER, value, NULL);
}

/* Reads one field of a card. Returns the field's bit, or 0 where it is none of this kind. */
static uint32_t ctg_read_card_field(ctg_line *line, const ctg_word *key, const ctg_word *value, cartog_card *card) {
  static const char arrows[][8] = {"left", "right"}, corners[][8] = {"tl", "tr", "br", "bl"},
                    walks[][8] = {"cw", "ccw"};
  if (card->kind == CARTOG_KIND_EXPLORE) {
    if (ctg_word_is(key, "time"))
      return card->time = (uint32_t)ctg_word_number(line, value, 0, CARTOG_TIME_MAX), CTG_SAW_TIME;
    if (ctg_word_is(key, "terrains"))
      return ctg_read_terrains(line, value, &card->terrains), CTG_SAW_TERRAINS;
    return ctg_word_is(key, "shapes") ? (ctg_read_shapes(line, value, card), CTG_SAW_SHAPES) : 0u;
  }
  if (ctg_word_is(key, "shape"))
    return ctg_read_shapes(line, value, card), CTG_SAW_SHAPES;
  if (ctg_word_is(key, "pass"))
    return ctg_read_way(line, value, arrows, 2, &card->arrow), CTG_SAW_ARROW;
  if (ctg_word_is(key, "corner"))
    return ctg_read_way(line, value, corners, 4, &card->corner), CTG_SAW_CORNER;
  return ctg_word_is(key, "walk") ? (ctg_read_way(line, value, walks, 2, &card->walk), CTG_SAW_WALK) : 0u;
}

int32_t ctg_read_card(ctg_line *line, uint32_t kind) {
  cartog_replay *replay = line->replay;
  ctg_word key = ctg_next_word(&line->reader);
  cartog_card card;
  uint32_t seen = 0, printed = 0, wanted = kind == CARTOG_KIND_EXPLORE ? CTG_EXPLORE_FIELDS : CTG_AMBUSH_FIELDS;
  memset(&card, 0, sizeof card);
  card.kind = kind;
  card.id = CARTOG_CARD_OWN + replay->own_count;
  card.terrains = kind == CARTOG_KIND_AMBUSH ? 1u << CARTOG_TERRAIN_MONSTER : 0;
  ctg_copy_word(card.key, CARTOG_KEY_SIZE, &key);
  if (key.length >= CARTOG_KEY_SIZE)
    return ctg_word_fail(line, CARTOG_ERROR_CARD_INVALID, &key, NULL);
  if (ctg_find_card(replay, &key) != 0 || cartog_card_by_key(key.text, key.length, &printed) == CARTOG_OK)
    return ctg_word_fail(line, CARTOG_ERROR_CARD_TWICE, &key, NULL);
  if (replay->own_count == CARTOG_OWN_MAX)
    return ctg_word_fail(line, CARTOG_ERROR_TEXT_LONG, &key, NULL);
  for (ctg_word field = ctg_next_word(&line->reader); field.length > 0; field = ctg_next_word(&line->reader)) {
    ctg_word value = field, name = ctg_cut(&value, '=');
    uint32_t bit = value.length == 0 ? 0 : ctg_read_card_field(line, &name, &value, &card);
    if (bit == 0 || (seen & bit) != 0)
      ctg_word_fail(line, bit == 0 ? CARTOG_ERROR_FIELD_UNKNOWN : CARTOG_ERROR_FIELD_TWICE, &name, NULL);
    if (line->reader.status != CARTOG_OK)
      return line->reader.status;
    seen |= bit;
  }
  int32_t status = seen == wanted ? cartog_card_validate(&card) : CARTOG_ERROR_CARD_INVALID;
  if (status != CARTOG_OK)
    return ctg_word_fail(line, status, &key, NULL);
  replay->own[replay->own_count++] = card;
  return CARTOG_OK;
}

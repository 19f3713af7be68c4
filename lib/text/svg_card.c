/* Cards and shapes as pictures. */
#include "svg.h"

enum {
  CTG_CARD_MARGIN = 12,
  CTG_CARD_LEAST = 288, /* width */
  CTG_CARD_HEAD = 68,   /* name, and a line of small things */
  CTG_CARD_GAP = 24,    /* between shapes */
  CTG_CHIP_STEP = 30
};

/* Rows and columns that a normalized shape takes. */
static int32_t ctg_rows(ctg_bits shape) {
  return (int32_t)(ctg_last(shape) / CARTOG_COLUMNS) + 1;
}

static int32_t ctg_columns(ctg_bits shape) {
  int32_t columns = 0;
  for (; ctg_any(shape); shape = ctg_rest(shape)) {
    int32_t column = (int32_t)(ctg_first(shape) % CARTOG_COLUMNS) + 1;
    columns = column > columns ? column : columns;
  }
  return columns;
}

static ctg_bits ctg_normal(const cartog_spaces *shape) {
  cartog_spaces normal = {{0, 0}};
  cartog_shape_normalize(shape, &normal);
  return ctg_from_spaces(&normal);
}

/* Two terrains as halves of each space, with both letters. */
static void ctg_put_halves(ctg_writer *writer, ctg_bits shape, const uint32_t *terrains, int32_t x, int32_t y) {
  static const char halves[2][16] = {"v32l32-32z", "h-32l32-32z"};
  for (uint32_t i = 0; i < 2; i++) {
    char letter[2] = {(char)cartog_terrain_letter(terrains[i], 0), 0};
    int32_t place = i == 0 ? 0 : CTG_UNIT;
    ctg_print(writer, "<path fill='$' d='", ctg_fill(terrains[i]));
    ctg_put_marks(writer, shape, x + place, y + place, halves[i]);
    ctg_print(writer, "'/><g fill='$' font-size='13' font-weight='bold' text-anchor='middle'>",
              ctg_letter_fill(terrains[i]));
    for (ctg_bits rest = shape; ctg_any(rest); rest = ctg_rest(rest))
      ctg_print(writer, "<text x='%' y='%'>$</text>",
                x + CTG_UNIT * (int32_t)(ctg_first(rest) % CARTOG_COLUMNS) + (i == 0 ? 10 : 22),
                y + CTG_UNIT * (int32_t)(ctg_first(rest) / CARTOG_COLUMNS) + (i == 0 ? 15 : 27), letter);
    ctg_put_text(writer, "</g>");
  }
}

/* More terrains as stripes; there is no room for letters. */
static void ctg_put_stripes(ctg_writer *writer, ctg_bits shape, const uint32_t *terrains, uint32_t count, int32_t x,
                            int32_t y) {
  for (uint32_t i = 0; i < count; i++) {
    int32_t left = (int32_t)(CTG_UNIT * i / count), right = (int32_t)(CTG_UNIT * (i + 1) / count);
    char stripe[32];
    ctg_writer path = {stripe, sizeof stripe, 0};
    ctg_print(&path, "h%v32h%z", right - left, left - right);
    ctg_finish(&path);
    ctg_print(writer, "<path fill='$' d='", ctg_fill(terrains[i]));
    ctg_put_marks(writer, shape, x + left, y, stripe);
    ctg_print(writer, "'/>");
  }
}

static void ctg_put_shape(ctg_writer *writer, ctg_bits shape, const uint32_t *terrains, uint32_t count, int32_t x,
                          int32_t y) {
  if (count == 1) {
    ctg_put_terrain(writer, shape, terrains[0], x, y);
    if (terrains[0] >= CARTOG_TERRAIN_FOREST && terrains[0] <= CARTOG_TERRAIN_MONSTER)
      ctg_put_letters(writer, shape, terrains[0], x, y);
  } else if (count == 2) {
    ctg_put_halves(writer, shape, terrains, x, y);
  } else {
    ctg_put_stripes(writer, shape, terrains, count, x, y);
  }
  ctg_put_lines(writer, shape, x, y);
}

int64_t cartog_shape_svg(const cartog_spaces *shape, uint32_t terrain, uint32_t pixels, char *out, uint64_t cap) {
  enum { MARGIN = 8 };
  if (shape == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  ctg_bits spaces = ctg_from_spaces(shape);
  if (ctg_has_excess(spaces) || !ctg_any(spaces) || terrain > CARTOG_TERRAIN_WASTELAND || !ctg_good_pixels(pixels))
    return CARTOG_ERROR_RANGE;
  spaces = ctg_normal(shape);
  char title[64];
  ctg_writer head = {title, sizeof title, 0};
  ctg_print(&head, ctg_count(spaces) == 1 ? "$, % space" : "$, % spaces",
            terrain == CARTOG_TERRAIN_EMPTY ? "Shape" : cartog_terrain_name(terrain), (int32_t)ctg_count(spaces));
  ctg_finish(&head);
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, 2 * MARGIN + CTG_UNIT * ctg_columns(spaces), 2 * MARGIN + CTG_UNIT * ctg_rows(spaces), pixels,
               title, head.length);
  ctg_put_shape(&writer, spaces, &terrain, 1, MARGIN, MARGIN);
  return ctg_svg_close(&writer);
}

/* ---- cards ---- */

static void ctg_put_word(ctg_writer *writer, int32_t x, const char *word) {
  ctg_print(writer, "<text x='%' y='53' font-size='15' fill='" CTG_INK "'>$</text>", x, word);
}

/* Whose map an ambush is drawn on, and alone the corner where its walk starts and the way round the map. */
static void ctg_put_ambush(ctg_writer *writer, const cartog_card *card) {
  ctg_print(writer, "<path fill='" CTG_INK "' d='$'/>",
            card->arrow == CARTOG_ARROW_LEFT ? "M54 48l14-12v8h22v8h-22v8z" : "M90 48l-14-12v8h-22v8h22v8z");
  ctg_print(
      writer,
      "<g transform='translate(118 36)' fill='none' stroke='" CTG_INK
      "' stroke-width='2'><rect width='24' height='24' fill='" CTG_PAPER
      "' stroke-width='1'/><g transform='rotate(% 12 12)'><path stroke-width='3' d='$'/><circle r='4' fill='" CTG_GOLD
      "'/></g></g>",
      90 * (int32_t)(card->corner - CARTOG_CORNER_TOP_LEFT),
      card->walk == CARTOG_WALK_CLOCKWISE ? "M0 0h19m-5-5l5 5-5 5" : "M0 0v19m-5-5l5 5 5-5");
}

static void ctg_put_scoring(ctg_writer *writer, const cartog_card *card, int32_t width) {
  static const char words[][16] = {"", "forest", "farm and water", "village", "space"};
  static const uint8_t chips[][2] = {{0, 0},
                                     {CARTOG_TERRAIN_FOREST, 0},
                                     {CARTOG_TERRAIN_FARM, CARTOG_TERRAIN_WATER},
                                     {CARTOG_TERRAIN_VILLAGE, 0},
                                     {CARTOG_TERRAIN_EMPTY, 0}};
  int32_t x = CTG_CARD_MARGIN;
  for (uint32_t i = 0; i < 2 && (i == 0 || chips[card->category][i] != 0); i++, x += CTG_CHIP_STEP)
    ctg_put_chip(writer, chips[card->category][i], x, 36);
  ctg_put_word(writer, x + 4, words[card->category]);
  ctg_print(writer, "<text x='%' y='53' font-size='15' text-anchor='end' fill='" CTG_INK "'>solo %</text>",
            width - CTG_CARD_MARGIN, (int32_t)card->solo);
}

/* The line below the name. */
static void ctg_put_kind(ctg_writer *writer, const cartog_card *card, const uint32_t *terrains, uint32_t count,
                         int32_t width) {
  for (uint32_t i = 0; i < count; i++)
    ctg_put_chip(writer, terrains[i], CTG_CARD_MARGIN + CTG_CHIP_STEP * (int32_t)i, 36);
  if (card->kind == CARTOG_KIND_EXPLORE || card->kind == CARTOG_KIND_SEASON)
    ctg_put_clock(writer, width - 48, 48, (int32_t)card->time);
  if (card->kind == CARTOG_KIND_AMBUSH)
    ctg_put_ambush(writer, card);
  if (card->kind == CARTOG_KIND_SCORING)
    ctg_put_scoring(writer, card, width);
  if (card->kind == CARTOG_KIND_RUINS)
    ctg_put_ruins(writer, ctg_space(0), CTG_CARD_MARGIN - 6, 32);
  if (card->kind == CARTOG_KIND_SEASON) {
    char letters[4] = {(char)('A' + card->edict_first), '+', (char)('A' + card->edict_second), 0};
    ctg_put_word(writer, CTG_CARD_MARGIN, letters);
  }
}

int64_t cartog_card_svg(const cartog_card *card, uint32_t pixels, char *out, uint64_t cap) {
  if (card == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = cartog_card_validate(card);
  if (status != CARTOG_OK || !ctg_good_pixels(pixels))
    return status != CARTOG_OK ? status : CARTOG_ERROR_RANGE;
  ctg_bits shapes[CARTOG_SHAPES_MAX];
  uint32_t terrains[8], count = 0;
  int32_t width = 2 * CTG_CARD_MARGIN - CTG_CARD_GAP, rows = 0, coins = 0;
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MOUNTAIN; t++)
    if ((card->terrains >> t & 1) != 0)
      terrains[count++] = t;
  for (uint32_t i = 0; i < card->shape_count; i++) {
    shapes[i] = ctg_normal(&card->shapes[i].spaces);
    width += CTG_UNIT * ctg_columns(shapes[i]) + CTG_CARD_GAP;
    rows = ctg_rows(shapes[i]) > rows ? ctg_rows(shapes[i]) : rows;
    coins = coins || card->shapes[i].coin != 0;
  }
  int32_t x = CTG_CARD_MARGIN, height = CTG_CARD_HEAD + (rows > 0 ? CTG_UNIT * rows + CTG_CARD_MARGIN + 4 : 0);
  if (width < CTG_CARD_LEAST) {
    x += (CTG_CARD_LEAST - width) / 2;
    width = CTG_CARD_LEAST;
  }
  height += coins ? 26 : 0;
  const char *name = card->id < CARTOG_CARD_OWN ? cartog_card_name(card->id, CARTOG_LANGUAGE_ENGLISH) : card->key;
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, width, height, pixels, name, ctg_length(name));
  ctg_put_line(&writer, CTG_CARD_MARGIN, 25, width - 2 * CTG_CARD_MARGIN, name, ctg_length(name));
  ctg_put_kind(&writer, card, terrains, count, width);
  for (uint32_t i = 0; i < card->shape_count; i++) {
    int32_t side = CTG_UNIT * ctg_columns(shapes[i]);
    ctg_put_shape(&writer, shapes[i], terrains, count, x, CTG_CARD_HEAD + 4 + CTG_UNIT * (rows - ctg_rows(shapes[i])));
    if (card->shapes[i].coin != 0)
      ctg_put_coin(&writer, x + side / 2, CTG_CARD_HEAD + CTG_UNIT * rows + 22, 1);
    x += side + CTG_CARD_GAP;
  }
  return ctg_svg_close(&writer);
}

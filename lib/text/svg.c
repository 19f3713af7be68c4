/* What all pictures are drawn with: text, spaces, symbols. */
#include "svg.h"

#include <stdarg.h>

#include "record.h"

void ctg_print(ctg_writer *writer, const char *form, ...) {
  va_list values;
  va_start(values, form);
  for (; *form != 0; form++) {
    if (*form == '%')
      ctg_put_number(writer, va_arg(values, int32_t));
    else if (*form == '$')
      ctg_put_text(writer, va_arg(values, const char *));
    else
      ctg_put(writer, *form == '\'' ? '"' : *form);
  }
  va_end(values);
}

int ctg_good_title(const char *text, uint64_t length) {
  uint64_t bad;
  if (!ctg_good_utf8(text, length, &bad))
    return 0;
  for (uint64_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if (c < 0x20 && c != '\t' && c != '\n' && c != '\r')
      return 0;
    /* U+FFFE and U+FFFF; the sequence is whole. */
    if (c == 0xef && (unsigned char)text[i + 1] == 0xbf && (unsigned char)text[i + 2] >= 0xbe)
      return 0;
  }
  return 1;
}

int32_t ctg_take_title(const char **title, uint64_t *length, const char *plain) {
  if (*title == NULL || *length == 0) {
    *title = plain;
    *length = ctg_length(plain);
  }
  return ctg_good_title(*title, *length) ? CARTOG_OK : CARTOG_ERROR_ENCODING;
}

void ctg_put_xml(ctg_writer *writer, const char *text, uint64_t length) {
  for (uint64_t i = 0; i < length; i++) {
    char c = text[i];
    if (c == '&')
      ctg_put_text(writer, "&amp;");
    else if (c == '<')
      ctg_put_text(writer, "&lt;");
    else if (c == '>')
      ctg_put_text(writer, "&gt;");
    else if (c == '"')
      ctg_put_text(writer, "&quot;");
    else if (c == '\t' || c == '\n' || c == '\r')
      ctg_print(writer, "&#%;", (int32_t)c);
    else
      ctg_put(writer, c);
  }
}

uint64_t ctg_length(const char *text) {
  /* Names and keys are shorter; the second condition also keeps compilers from calling strlen here. */
  enum { LONGEST = 255 };
  uint64_t length = 0;
  while (length < LONGEST && text[length] != 0) /* GCOVR_EXCL_BR_LINE */
    length++;
  return length;
}

/* Few bold characters are wider than 7/10 of their font's size. */
int32_t ctg_font(int32_t largest, int32_t width, uint64_t characters) {
  for (int32_t size = largest; size > 1; size--) /* GCOVR_EXCL_BR_LINE: no text is so long */
    if (characters <= (uint64_t)(10 * width / (7 * size)))
      return size;
  return 1; /* GCOVR_EXCL_LINE */
}

void ctg_put_line(ctg_writer *writer, int32_t x, int32_t y, int32_t width, const char *text, uint64_t length) {
  enum { LARGEST = 18, SMALLEST = 11 };
  const uint64_t most = (uint64_t)(10 * width / (7 * SMALLEST));
  uint64_t characters = 0, kept = 0;
  for (uint64_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if ((c & 0xc0) == 0x80)
      continue;
    /* From U+1000 up most characters are twice as wide. */
    characters += c >= 0xe1 ? 2 : 1;
    if (characters < most)
      kept = i;
  }
  if (characters <= most)
    kept = length;
  ctg_print(writer, "<text x='%' y='%' font-size='%' font-weight='bold' fill='" CTG_INK "'>", x, y,
            ctg_font(LARGEST, width, characters <= most ? characters : most));
  ctg_put_xml(writer, text, kept);
  ctg_put_text(writer, kept < length ? "\xe2\x80\xa6</text>" : "</text>");
}

void ctg_svg_open(ctg_writer *writer, int32_t width, int32_t height, uint32_t pixels, const char *title,
                  uint64_t length) {
  int32_t scale = pixels == 0 ? CTG_PIXELS : (int32_t)pixels;
  ctg_print(writer,
            "<svg xmlns='http://www.w3.org/2000/svg' width='%' height='%' viewBox='0 0 % %' role='img' aria-label='",
            (width * scale + CTG_UNIT - 1) / CTG_UNIT, (height * scale + CTG_UNIT - 1) / CTG_UNIT, width, height);
  ctg_put_xml(writer, title, length);
  ctg_print(writer, "' font-family='sans-serif'><title>");
  ctg_put_xml(writer, title, length);
  ctg_print(writer, "</title><rect width='%' height='%' fill='#f3ecdc'/>", width, height);
}

int64_t ctg_svg_close(ctg_writer *writer) {
  ctg_put_text(writer, "</svg>");
  return ctg_finish(writer);
}

/* ---- spaces ---- */

/* Brightness falls from farm over village, water and forest to monster. */
const char *ctg_fill(uint32_t terrain) {
  static const char fills[][8] = {CTG_PAPER, "#2c663c", "#ea9560", "#f6d968",
                                  "#3d7cc0", "#47215c", "#cdc6ba", "#d9caa7"};
  return terrain < sizeof fills / sizeof fills[0] ? fills[terrain] : "#2d2d30";
}

const char *ctg_letter_fill(uint32_t terrain) {
  int dark = terrain == CARTOG_TERRAIN_FOREST || terrain == CARTOG_TERRAIN_WATER || terrain == CARTOG_TERRAIN_MONSTER;
  return dark ? "#fff" : CTG_INK;
}

void ctg_draw_spaces(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y) {
  while (ctg_any(spaces)) {
    uint32_t first = ctg_first(spaces), end = first;
    /* Spaces side by side are one rectangle. */
    do {
      spaces = ctg_rest(spaces);
      end++;
    } while (end % CARTOG_COLUMNS != 0 && ctg_has(spaces, end));
    int32_t width = CTG_UNIT * (int32_t)(end - first);
    ctg_print(writer, "M% %h%v32h%z", x + CTG_UNIT * (int32_t)(first % CARTOG_COLUMNS),
              y + CTG_UNIT * (int32_t)(first / CARTOG_COLUMNS), width, -width);
  }
}

/* The upper sides of some spaces, or the left ones, each run as one line. */
static void ctg_put_sides(ctg_writer *writer, ctg_bits spaces, int upper, int32_t x, int32_t y) {
  while (ctg_any(spaces)) {
    uint32_t first = ctg_first(spaces), step = upper ? 1 : CARTOG_COLUMNS, space = first;
    int32_t run = 0;
    do {
      spaces = ctg_without(spaces, ctg_space(space));
      run += CTG_UNIT;
      space += step;
    } while (space < CARTOG_SPACES && (!upper || space % CARTOG_COLUMNS != 0) && ctg_has(spaces, space));
    ctg_print(writer, upper ? "M% %h%" : "M% %v%", x + CTG_UNIT * (int32_t)(first % CARTOG_COLUMNS),
              y + CTG_UNIT * (int32_t)(first / CARTOG_COLUMNS), run);
  }
}

void ctg_put_outline(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y) {
  ctg_put_sides(writer, ctg_without(spaces, ctg_down(spaces)), 1, x, y);
  ctg_put_sides(writer, ctg_without(spaces, ctg_up(spaces)), 1, x, y + CTG_UNIT);
  ctg_put_sides(writer, ctg_without(spaces, ctg_east(spaces)), 0, x, y);
  ctg_put_sides(writer, ctg_without(spaces, ctg_west(spaces)), 0, x + CTG_UNIT, y);
}

void ctg_put_lines(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y) {
  ctg_print(writer, "<path stroke='#5b5348' stroke-width='2' stroke-linecap='square' d='");
  ctg_put_sides(writer, spaces, 1, x, y);
  ctg_put_sides(writer, ctg_without(spaces, ctg_up(spaces)), 1, x, y + CTG_UNIT);
  ctg_put_sides(writer, spaces, 0, x, y);
  ctg_put_sides(writer, ctg_without(spaces, ctg_west(spaces)), 0, x + CTG_UNIT, y);
  ctg_print(writer, "'/>");
}

void ctg_put_marks(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y, const char *path) {
  for (; ctg_any(spaces); spaces = ctg_rest(spaces)) {
    uint32_t space = ctg_first(spaces);
    ctg_print(writer, "M% %", x + CTG_UNIT * (int32_t)(space % CARTOG_COLUMNS),
              y + CTG_UNIT * (int32_t)(space / CARTOG_COLUMNS));
    ctg_put_text(writer, path);
  }
}

void ctg_put_letters(ctg_writer *writer, ctg_bits spaces, uint32_t terrain, int32_t x, int32_t y) {
  if (!ctg_any(spaces))
    return;
  ctg_print(writer, "<g fill='$' font-size='18' font-weight='bold' text-anchor='middle'>", ctg_letter_fill(terrain));
  for (; ctg_any(spaces); spaces = ctg_rest(spaces)) {
    uint32_t space = ctg_first(spaces);
    ctg_print(writer, "<text x='%' y='%'>", x + CTG_UNIT * (int32_t)(space % CARTOG_COLUMNS) + 16,
              y + CTG_UNIT * (int32_t)(space / CARTOG_COLUMNS) + 22);
    ctg_put(writer, (char)cartog_terrain_letter(terrain, 0));
    ctg_put_text(writer, "</text>");
  }
  ctg_put_text(writer, "</g>");
}

void ctg_put_terrain(ctg_writer *writer, ctg_bits spaces, uint32_t terrain, int32_t x, int32_t y) {
  if (!ctg_any(spaces))
    return;
  ctg_print(writer, "<path fill='$' d='", ctg_fill(terrain));
  ctg_draw_spaces(writer, spaces, x, y);
  if (terrain == CARTOG_TERRAIN_MOUNTAIN) {
    ctg_print(writer, "'/><path fill='#645b51' d='");
    ctg_put_marks(writer, spaces, x + 3, y + 27, "l13-22 13 22z");
    ctg_print(writer, "'/><path fill='#fff' d='");
    ctg_put_marks(writer, spaces, x + 16, y + 5, "l5 9-3-1-2 3-2-3-3 1z");
  } else if (terrain == CARTOG_TERRAIN_WASTELAND) {
    ctg_print(writer, "'/><path stroke='#84714d' stroke-width='2' d='");
    ctg_put_marks(writer, spaces, x, y, "m0 8l8-8m8 0l-16 16m0 8l24-24m8 0l-32 32m8 0l24-24m0 8l-16 16m8 0l8-8");
  }
  ctg_print(writer, "'/>");
}

void ctg_put_ruins(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y) {
  if (!ctg_any(spaces))
    return;
  ctg_print(writer, "<path fill='#8a6a43' d='");
  ctg_put_marks(writer, spaces, x + 4, y + 27, "h24v-3h-2v-8l-4-3v11h-4v-13h2v-4h-16v4h2v13h-2zm6-3v-13h4v13z");
  ctg_print(writer, "'/>");
}

/* ---- parts of pictures ---- */

void ctg_put_coin(ctg_writer *writer, int32_t x, int32_t y, int filled) {
  ctg_print(writer, "<circle cx='%' cy='%' r='9' fill='$' stroke='" CTG_INK "' stroke-width='$'/>", x, y,
            filled ? CTG_GOLD : CTG_PAPER, filled ? "2" : "1");
  if (filled)
    ctg_print(writer, "<circle cx='%' cy='%' r='4' fill='none' stroke='" CTG_INK "' stroke-width='2'/>", x, y);
}

void ctg_put_clock(ctg_writer *writer, int32_t x, int32_t y, int32_t number) {
  ctg_print(writer,
            "<path d='M% %a8 8 0 1 1 .1 0zm0-8v-5m0 5l4 3' fill='none' stroke='" CTG_INK
            "' stroke-width='2'/><text x='%' y='%' font-size='16' font-weight='bold' fill='" CTG_INK "'>%</text>",
            x, y + 8, x + 14, y + 6, number);
}

void ctg_put_chip(ctg_writer *writer, uint32_t terrain, int32_t x, int32_t y) {
  ctg_print(writer, "<g transform='translate(% %) scale(.75)'>", x, y);
  ctg_put_terrain(writer, ctg_space(0), terrain, 0, 0);
  if (terrain >= CARTOG_TERRAIN_FOREST && terrain <= CARTOG_TERRAIN_MONSTER)
    ctg_put_letters(writer, ctg_space(0), terrain, 0, 0);
  ctg_put_lines(writer, ctg_space(0), 0, 0);
  ctg_put_text(writer, "</g>");
}

/* Shared by the files that draw pictures.
 *
 * A picture is drawn in its own units, 32 to the side of a space, and scaled by its viewBox. */
#ifndef CTG_SVG_H
#define CTG_SVG_H

#include "cartog/picture.h"
#include "text.h"

#define CTG_UNIT 32
#define CTG_PIXELS 32       /* for a caller who asks for 0 */
#define CTG_BOARD_MARGIN 24 /* left of and above the spaces, for their names */
#define CTG_BOARD_SIDE 384  /* the whole board: spaces, margin, and 8 on the other sides */

/* Colours that more than one file uses. */
#define CTG_INK "#2b2621"
#define CTG_PAPER "#fffdf5"
#define CTG_GOLD "#ffc825"

/* ---- text ---- */

/* Writes a form in which ' stands for ", each % for the next number (int32_t) and each $ for the next text. */
CTG_LOCAL void ctg_print(ctg_writer *writer, const char *form, ...);

/* Whether a text is UTF-8 of characters that XML allows. */
CTG_LOCAL int ctg_good_title(const char *text, uint64_t length);

/* Checks a caller's title; where there is none, the plain one takes its place. */
CTG_LOCAL int32_t ctg_take_title(const char **title, uint64_t *length, const char *plain);

/* Writes a good text so that it stands for itself between tags and in quotes. */
CTG_LOCAL void ctg_put_xml(ctg_writer *writer, const char *text, uint64_t length);

/* Length of a name or key. */
CTG_LOCAL uint64_t ctg_length(const char *text);

/* Size of a font, at most largest, in which so many characters take no more than width. */
CTG_LOCAL int32_t ctg_font(int32_t largest, int32_t width, uint64_t characters);

/* A line of good text that begins at x on the baseline y. One that is longer than width at a legible size is cut. */
CTG_LOCAL void ctg_put_line(ctg_writer *writer, int32_t x, int32_t y, int32_t width, const char *text, uint64_t length);

/* ---- the whole picture ---- */

/* Whether a caller's number of pixels can be served. */
static inline int ctg_good_pixels(uint32_t pixels) {
  return pixels == 0 || (pixels >= CARTOG_PIXELS_MIN && pixels <= CARTOG_PIXELS_MAX);
}

CTG_LOCAL void ctg_svg_open(ctg_writer *writer, int32_t width, int32_t height, uint32_t pixels, const char *title,
                            uint64_t length);
CTG_LOCAL int64_t ctg_svg_close(ctg_writer *writer);

/* ---- spaces ---- */

/* The colour of a terrain, and that of a letter on it. */
CTG_LOCAL const char *ctg_fill(uint32_t terrain);
CTG_LOCAL const char *ctg_letter_fill(uint32_t terrain);

/* A path's places for spaces of a board whose first space begins at x, y: whole spaces, and their outline. */
CTG_LOCAL void ctg_draw_spaces(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y);
CTG_LOCAL void ctg_put_outline(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y);

/* The same path in each space, from the place that is at x, y in the first. */
CTG_LOCAL void ctg_put_marks(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y, const char *path);

/* Spaces in the colour of a terrain, with the symbol of mountain or wasteland; letters of the five others. */
CTG_LOCAL void ctg_put_terrain(ctg_writer *writer, ctg_bits spaces, uint32_t terrain, int32_t x, int32_t y);
CTG_LOCAL void ctg_put_letters(ctg_writer *writer, ctg_bits spaces, uint32_t terrain, int32_t x, int32_t y);

/* The lines around and between spaces. */
CTG_LOCAL void ctg_put_lines(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y);

/* Large pillars, for ruins that nothing is drawn on. */
CTG_LOCAL void ctg_put_ruins(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y);

/* ---- parts of pictures ---- */

/* A round coin with its middle at x, y. */
CTG_LOCAL void ctg_put_coin(ctg_writer *writer, int32_t x, int32_t y, int filled);

/* A clock with its middle at x, y and a number at its right. */
CTG_LOCAL void ctg_put_clock(ctg_writer *writer, int32_t x, int32_t y, int32_t number);

/* A small terrain with its letter or symbol, 24 to the side. */
CTG_LOCAL void ctg_put_chip(ctg_writer *writer, uint32_t terrain, int32_t x, int32_t y);

/* What a picture adds to a board. */
typedef struct {
  ctg_bits ghost, highlight, cause;
  uint32_t terrain; /* of the ghost */
  int refused;
} ctg_overlay;

/* Checks and takes a caller's picture; NULL is an empty one. */
CTG_LOCAL int32_t ctg_overlay_of(const cartog_picture *picture, ctg_overlay *overlay, uint32_t *pixels);

/* A valid map with the names of its spaces, CTG_BOARD_SIDE in both directions, its corner at x, y. */
CTG_LOCAL void ctg_put_board(ctg_writer *writer, const cartog_map *map, const ctg_overlay *overlay, int32_t x,
                             int32_t y);

#endif

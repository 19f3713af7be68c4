/* cartog/picture.h - maps, cards, sheets and games as SVG pictures.
 *
 * A picture is one <svg> element in UTF-8: complete, without line breaks of its own, and self-contained. It names no
 * other file, holds no script, style sheet or id, and paints its own background, so it can be written to a file or put
 * into a page as it is, any number of them side by side, on dark and on light pages. Its <title> and aria-label say what
 * it shows.
 *
 * Terrain is told by colour and by the letter of the text forms, or by a symbol: a mountain is a triangle, wasteland is
 * hatched, void is dark, undrawn ruins are broken pillars, and small pillars mark ruins under what is drawn. The colours
 * differ in brightness, so a grey print can be read.
 *
 * pixels is the side of a space, 8 to 200; 0 means 32. The drawing is the same for all of them, only the
 * width and height that the picture asks for differ.
 *
 * All calls here are printers: they return the number of bytes needed without the NUL, or a negative error; they write
 * at most cap bytes with the NUL, and always end what they write in NUL where cap > 0; out may be NULL where cap is 0.
 * Nothing is written on failure. A map takes some 6 KB and never more than 18 KB, or some 40 KB with everything shown over
 * it.
 */
#ifndef CARTOG_PICTURE_H
#define CARTOG_PICTURE_H

#include "cartog/text.h"

#define CARTOG_PIXELS_MIN 8
#define CARTOG_PIXELS_MAX 200

/* Flags of a picture. */
#define CARTOG_PICTURE_REFUSED 1 /* the ghost is not legal: outlined in red, dashed */

/* What is shown over a map. Members that are 0 add nothing. */
typedef struct {
  uint32_t size;   /* sizeof(cartog_picture), set by the caller */
  uint32_t pixels; /* side of a space; 0: 32 */
  uint32_t flags;  /* CARTOG_PICTURE_... */
  uint32_t reserved;
  cartog_placement ghost;  /* drawn over the map, outlined in green; terrain 0 without spaces: none */
  cartog_spaces highlight; /* outlined in gold, tinted where empty, the other spaces dimmed: what pays */
  cartog_spaces cause;     /* outlined in red: the cause of a refusal */
} cartog_picture;

CARTOG_BEGIN

/* A map. picture may be NULL. title is UTF-8, NULL or empty for a plain one. Returns the bytes needed,
 * CARTOG_ERROR_NULL, _SIZE (picture), _MAP, _RANGE (a member of picture), or _ENCODING (a title that is not UTF-8, or
 * with characters that XML 1.0 does not allow). */
CARTOG_API int64_t cartog_map_svg(const cartog_map *map, const cartog_picture *picture, const char *title,
                                  uint64_t title_length, char *out, uint64_t cap);

/* What a scoring card pays on a map: the spaces of the parts of cartog_score_explain are highlighted, and the points of
 * each part stand in a badge at its lowest space; parts with the same lowest space share one. Returns the bytes needed,
 * CARTOG_ERROR_RANGE (pixels), or as cartog_score. */
CARTOG_API int64_t cartog_score_svg(const cartog_map *map, uint32_t card, uint32_t pixels, char *out, uint64_t cap);

/* A card, printed or own. Explore: terrains, time, and the shapes with their coins; a card with two terrains shows both
 * in each space, one with more shows them as stripes. Ambush: shape, arrow, and the corner and way of the walk. Scoring:
 * category and solo number. Season: time and edicts. Returns the bytes needed, CARTOG_ERROR_RANGE (pixels), or as
 * cartog_card_validate. */
CARTOG_API int64_t cartog_card_svg(const cartog_card *card, uint32_t pixels, char *out, uint64_t cap);

/* A shape in one terrain, or without any for terrain 0. Returns the bytes needed, CARTOG_ERROR_NULL, or _RANGE (pixels,
 * an empty set or bits from 121 up, a terrain above CARTOG_TERRAIN_WASTELAND). */
CARTOG_API int64_t cartog_shape_svg(const cartog_spaces *shape, uint32_t terrain, uint32_t pixels, char *out,
                                    uint64_t cap);

/* A sheet: title, map, coin track, and a box for each season with its points a+b+c-d and their total. picture and title
 * as for a map. Returns as cartog_map_svg, and CARTOG_ERROR_SHEET for a sheet that cartog_sheet_validate refuses. */
CARTOG_API int64_t cartog_sheet_svg(const cartog_sheet *sheet, const cartog_picture *picture, const char *title,
                                    uint64_t title_length, char *out, uint64_t cap);

/* A game as it stands: season and time, the last card, the edicts under A to D, and the sheets of all players with
 * their names, at most four in a row. sheets holds count of them. Returns the bytes needed, CARTOG_ERROR_NULL, _RANGE
 * (pixels, bytes that are no replay, or the replay is still among its headers), _SHEET, or _FULL (fewer sheets than
 * players). */
CARTOG_API int64_t cartog_replay_svg(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count,
                                     uint32_t pixels, char *out, uint64_t cap);

CARTOG_END

#endif

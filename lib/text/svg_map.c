/* Maps as pictures, alone and with what a scoring card pays. */
#include "cartog/edicts.h"
#include "svg.h"

int32_t ctg_overlay_of(const cartog_picture *picture, ctg_overlay *overlay, uint32_t *pixels) {
  memset(overlay, 0, sizeof *overlay);
  *pixels = 0;
  if (picture == NULL)
    return CARTOG_OK;
  int32_t status = CTG_CHECK(picture);
  if (status != CARTOG_OK)
    return status;
  overlay->ghost = ctg_from_spaces(&picture->ghost.spaces);
  overlay->highlight = ctg_from_spaces(&picture->highlight);
  overlay->cause = ctg_from_spaces(&picture->cause);
  overlay->terrain = picture->ghost.terrain;
  overlay->refused = picture->flags == CARTOG_PICTURE_REFUSED;
  *pixels = picture->pixels;
  int good = ctg_good_pixels(picture->pixels) && picture->flags <= CARTOG_PICTURE_REFUSED && picture->reserved == 0 &&
             picture->ghost.reserved == 0 && overlay->terrain <= CARTOG_TERRAIN_MOUNTAIN &&
             !(overlay->terrain == CARTOG_TERRAIN_EMPTY && ctg_any(overlay->ghost)) &&
             !ctg_has_excess(ctg_or(overlay->ghost, ctg_or(overlay->highlight, overlay->cause)));
  return good ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

/* The outline of some spaces: a broad line, and a line of another brightness in its middle, so that it stands out from
 * any terrain. */
static void ctg_put_frame(ctg_writer *writer, ctg_bits spaces, const char *broad, const char *middle, int dashed,
                          int32_t x, int32_t y) {
  ctg_print(writer, "<path fill='none' stroke='$' stroke-width='7' stroke-linecap='square' d='", broad);
  ctg_put_outline(writer, spaces, x, y);
  ctg_print(writer, "'/><path fill='none' stroke='$' stroke-width='4' ", middle);
  ctg_print(writer, dashed ? "stroke-dasharray='9 6' d='" : "stroke-linecap='square' d='");
  ctg_put_outline(writer, spaces, x, y);
  ctg_print(writer, "'/>");
}

static void ctg_put_names(ctg_writer *writer, int32_t x, int32_t y) {
  ctg_print(writer, "<g fill='#5b5348' font-size='13' font-weight='bold' text-anchor='middle'>");
  for (int32_t i = 0; i < CARTOG_COLUMNS; i++) {
    ctg_print(writer, "<text x='%' y='%'>", x + CTG_UNIT * i + 16, y - 8);
    ctg_put(writer, (char)('a' + i));
    ctg_print(writer, "</text><text x='%' y='%'>%</text>", x - 12, y + CTG_UNIT * i + 21, i + 1);
  }
  ctg_put_text(writer, "</g>");
}

/* Marks of ruins in a corner of what is drawn on them. */
static void ctg_put_covered(ctg_writer *writer, ctg_bits spaces, int32_t x, int32_t y) {
  if (!ctg_any(spaces))
    return;
  ctg_print(writer, "<path fill='" CTG_PAPER "' d='");
  ctg_put_marks(writer, spaces, x + 18, y + 1, "h13v12h-13z");
  ctg_print(writer, "'/><path fill='#75552e' d='");
  ctg_put_marks(writer, spaces, x + 19, y + 12, "h11v-2h-1v-3l-2-1v4h-1v-5h1v-2h-8v2h1v5h-1zm3-2v-5h2v5z");
  ctg_print(writer, "'/>");
}

static void ctg_put_highlight(ctg_writer *writer, const ctg_view *view, ctg_bits highlight, int32_t x, int32_t y) {
  ctg_print(writer, "<path fill='#fff' fill-opacity='.5' d='");
  ctg_draw_spaces(writer, ctg_without(view->on_map, highlight), x, y);
  ctg_print(writer, "'/><path fill='" CTG_GOLD "' fill-opacity='.4' d='");
  ctg_draw_spaces(writer, ctg_and(view->plane[CARTOG_TERRAIN_EMPTY], highlight), x, y);
  ctg_print(writer, "'/>");
}

static void ctg_put_ghost(ctg_writer *writer, const ctg_overlay *overlay, int32_t x, int32_t y) {
  ctg_print(writer, "<g opacity='.8'>");
  ctg_put_terrain(writer, overlay->ghost, overlay->terrain, x, y);
  ctg_put_lines(writer, overlay->ghost, x, y);
  ctg_put_text(writer, "</g>");
  if (overlay->terrain != CARTOG_TERRAIN_MOUNTAIN)
    ctg_put_letters(writer, overlay->ghost, overlay->terrain, x, y);
  ctg_put_frame(writer, overlay->ghost, "#fff", overlay->refused ? "#d3122a" : "#0d8a3a", overlay->refused, x, y);
}

static void ctg_put_cause(ctg_writer *writer, ctg_bits cause, int32_t x, int32_t y) {
  for (int line = 0; line < 2; line++) {
    ctg_print(writer, "<path fill='none' stroke='$' stroke-width='%' d='", line == 0 ? "#fff" : "#d3122a",
              line == 0 ? 7 : 4);
    ctg_put_marks(writer, cause, x + 3, y + 3, "h26v26h-26z");
    ctg_print(writer, "'/>");
  }
}

void ctg_put_board(ctg_writer *writer, const cartog_map *map, const ctg_overlay *overlay, int32_t x, int32_t y) {
  ctg_view view;
  ctg_view_init(&view, map);
  x += CTG_BOARD_MARGIN;
  y += CTG_BOARD_MARGIN;
  ctg_put_names(writer, x, y);
  ctg_put_terrain(writer, view.plane[CARTOG_TERRAIN_EMPTY], CARTOG_TERRAIN_EMPTY, x, y);
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_VOID; t++)
    ctg_put_terrain(writer, view.plane[t], t, x, y);
  ctg_put_ruins(writer, ctg_and(view.plane[CTG_PLANE_RUINS], view.plane[CARTOG_TERRAIN_EMPTY]), x, y);
  if (ctg_any(overlay->highlight))
    ctg_put_highlight(writer, &view, overlay->highlight, x, y);
  ctg_put_lines(writer, view.on_map, x, y);
  /* Letters over covered ruins make room for the mark. */
  ctg_bits covered = ctg_without(view.plane[CTG_PLANE_RUINS], view.plane[CARTOG_TERRAIN_EMPTY]);
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MONSTER; t++) {
    ctg_put_letters(writer, ctg_without(view.plane[t], covered), t, x, y);
    ctg_put_letters(writer, ctg_and(view.plane[t], covered), t, x - 4, y + 4);
  }
  ctg_put_covered(writer, covered, x, y);
  if (ctg_any(overlay->highlight))
    ctg_put_frame(writer, overlay->highlight, CTG_INK, CTG_GOLD, 0, x, y);
  if (ctg_any(overlay->ghost))
    ctg_put_ghost(writer, overlay, x, y);
  if (ctg_any(overlay->cause))
    ctg_put_cause(writer, overlay->cause, x, y);
}

int64_t cartog_map_svg(const cartog_map *map, const cartog_picture *picture, const char *title, uint64_t title_length,
                       char *out, uint64_t cap) {
  ctg_overlay overlay;
  uint32_t pixels;
  if (map == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_overlay_of(picture, &overlay, &pixels);
  if (status == CARTOG_OK)
    status = cartog_map_validate(map, NULL);
  if (status == CARTOG_OK)
    status = ctg_take_title(&title, &title_length, "Map");
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, CTG_BOARD_SIDE, CTG_BOARD_SIDE, pixels, title, title_length);
  ctg_put_board(&writer, map, &overlay, 0, 0);
  return ctg_svg_close(&writer);
}

/* Points in a badge over the upper left corner of a space. */
static void ctg_put_badge(ctg_writer *writer, uint32_t space, int32_t points) {
  int32_t x = CTG_BOARD_MARGIN + CTG_UNIT * (int32_t)(space % CARTOG_COLUMNS);
  int32_t y = CTG_BOARD_MARGIN + CTG_UNIT * (int32_t)(space / CARTOG_COLUMNS);
  int32_t width = points >= 100 ? 30 : points >= 10 ? 22 : 16;
  ctg_print(writer,
            "<rect x='%' y='%' width='%' height='16' rx='8' fill='" CTG_INK "' stroke='" CTG_GOLD
            "' stroke-width='2'/><text x='%' y='%'>%</text>",
            x - 7, y - 7, width, x - 7 + width / 2, y + 5, points);
}

int64_t cartog_score_svg(const cartog_map *map, uint32_t card, uint32_t pixels, char *out, uint64_t cap) {
  cartog_part parts[CARTOG_PARTS_MAX];
  int32_t points[CARTOG_SPACES] = {0}, total = 0;
  enum { HEAD = 28 };
  if (map == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int64_t count = cartog_score_explain(map, card, parts, CARTOG_PARTS_MAX);
  if (count < 0)
    return count;
  int32_t status = ctg_good_pixels(pixels) ? cartog_map_validate(map, NULL) : CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  ctg_overlay overlay;
  memset(&overlay, 0, sizeof overlay);
  for (int64_t i = 0; i < count; i++) {
    ctg_bits spaces = ctg_from_spaces(&parts[i].spaces);
    overlay.highlight = ctg_or(overlay.highlight, spaces);
    points[ctg_first(spaces)] += parts[i].points;
    total += parts[i].points;
  }
  char title[64];
  ctg_writer head = {title, sizeof title, 0};
  ctg_print(&head, "$: %", cartog_card_name(card, CARTOG_LANGUAGE_ENGLISH), total);
  ctg_finish(&head);
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, CTG_BOARD_SIDE, HEAD + CTG_BOARD_SIDE, pixels, title, head.length);
  ctg_put_line(&writer, CTG_BOARD_MARGIN, 24, CTG_UNIT * CARTOG_COLUMNS, title, head.length);
  ctg_print(&writer, "<g transform='translate(0 %)'>", HEAD);
  ctg_put_board(&writer, map, &overlay, 0, 0);
  ctg_print(&writer, "<g font-size='12' font-weight='bold' text-anchor='middle' fill='#fff'>");
  for (uint32_t space = 0; space < CARTOG_SPACES; space++)
    if (points[space] != 0)
      ctg_put_badge(&writer, space, points[space]);
  ctg_put_text(&writer, "</g></g>");
  return ctg_svg_close(&writer);
}

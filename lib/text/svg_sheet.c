/* Sheets and whole games as pictures. */
#include "record.h"
#include "svg.h"

enum {
  CTG_SHEET_HEAD = 28, /* the title above the board */
  CTG_SHEET_COINS = CTG_SHEET_HEAD + CTG_BOARD_SIDE + 6,
  CTG_SHEET_BOXES = CTG_SHEET_COINS + 28,
  CTG_SHEET_HEIGHT = CTG_SHEET_BOXES + 66,
  CTG_BOX_WIDTH = 85,
  CTG_BOX_STEP = 89,
  CTG_SHEET_STEP = CTG_BOARD_SIDE + 12, /* from a sheet to the next in its row */
  CTG_SHEETS_IN_ROW = 4,
  CTG_GAME_HEAD = 40, /* season and time; the edicts stand below */
  CTG_EDICT_STEP = 34
};

static uint64_t ctg_digits(int64_t number) {
  uint64_t digits = number < 0 ? 2 : 1;
  while ((number /= 10) != 0)
    digits++;
  return digits;
}

static void ctg_put_box(ctg_writer *writer, uint32_t season, const cartog_ledger *box, int32_t x, int32_t y) {
  ctg_print(writer,
            "<rect x='%' y='%' width='%' height='58' rx='4' fill='" CTG_PAPER "' stroke='" CTG_INK
            "'/><text x='%' y='%' font-size='12'>$</text>",
            x, y, (int32_t)CTG_BOX_WIDTH, x + CTG_BOX_WIDTH / 2, y + 14,
            cartog_card_name(CARTOG_CARD_SPRING + season, CARTOG_LANGUAGE_ENGLISH));
  if (box->scored == 0)
    return;
  uint64_t digits =
      3 + ctg_digits(box->first) + ctg_digits(box->second) + ctg_digits(box->coins) + ctg_digits(box->monsters);
  ctg_print(
      writer,
      "<text x='%' y='%' font-size='%'>%+%+%-%</text><text x='%' y='%' font-size='%' font-weight='bold'>=%</text>",
      x + CTG_BOX_WIDTH / 2, y + 32, ctg_font(15, CTG_BOX_WIDTH - 6, digits), box->first, box->second, box->coins,
      box->monsters, x + CTG_BOX_WIDTH / 2, y + 51, ctg_font(17, CTG_BOX_WIDTH - 6, 1 + ctg_digits(box->total)),
      box->total);
}

/* A valid sheet with its corner at x, y. */
static void ctg_put_sheet(ctg_writer *writer, const cartog_sheet *sheet, const ctg_overlay *overlay, const char *title,
                          uint64_t length, int32_t x, int32_t y) {
  ctg_put_line(writer, x + CTG_BOARD_MARGIN, y + 24, CTG_UNIT * CARTOG_COLUMNS, title, length);
  ctg_put_board(writer, &sheet->map, overlay, x, y + CTG_SHEET_HEAD);
  for (uint32_t i = 0; i < CARTOG_COINS_MAX; i++)
    ctg_put_coin(writer, x + CTG_BOARD_MARGIN + 13 + 25 * (int32_t)i, y + CTG_SHEET_COINS + 10, i < sheet->coins);
  ctg_print(writer, "<g text-anchor='middle' fill='" CTG_INK "'>");
  for (uint32_t s = 0; s < CARTOG_SEASONS; s++)
    ctg_put_box(writer, s, &sheet->seasons[s], x + CTG_BOARD_MARGIN + CTG_BOX_STEP * (int32_t)s, y + CTG_SHEET_BOXES);
  ctg_put_text(writer, "</g>");
}

int64_t cartog_sheet_svg(const cartog_sheet *sheet, const cartog_picture *picture, const char *title,
                         uint64_t title_length, char *out, uint64_t cap) {
  ctg_overlay overlay;
  uint32_t pixels;
  if (sheet == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_overlay_of(picture, &overlay, &pixels);
  if (status == CARTOG_OK)
    status = cartog_sheet_validate(sheet);
  if (status == CARTOG_OK)
    status = ctg_take_title(&title, &title_length, "Sheet");
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, CTG_BOARD_SIDE, CTG_SHEET_HEIGHT, pixels, title, title_length);
  ctg_put_sheet(&writer, sheet, &overlay, title, title_length, 0, 0);
  return ctg_svg_close(&writer);
}

/* ---- games ---- */

/* Name or key of a card of the game. */
static const char *ctg_card_text(const cartog_replay *replay, uint32_t card) {
  return card < CARTOG_CARD_OWN ? cartog_card_name(card, CARTOG_LANGUAGE_ENGLISH) : cartog_replay_key(replay, card);
}

/* Whether everything can be drawn. */
static int32_t ctg_check_game(const cartog_replay *replay, const cartog_sheet *sheets, uint32_t players,
                              const cartog_table_info *info) {
  int good = 1;
  for (uint32_t i = 0; i < players; i++) {
    good = good && ctg_good_title(replay->names[i], ctg_length(replay->names[i]));
    if (cartog_sheet_validate(&sheets[i]) != CARTOG_OK)
      return CARTOG_ERROR_SHEET;
  }
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++) {
    const char *name = ctg_card_text(replay, replay->edicts[i]);
    good = good && ctg_good_title(name, ctg_length(name));
  }
  const char *name = ctg_card_text(replay, info->card);
  return good && ctg_good_title(name, ctg_length(name)) ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

static void ctg_put_edicts(ctg_writer *writer, const cartog_replay *replay, const cartog_table_info *info,
                           int32_t in_row, int32_t width) {
  int32_t step = (width - 2 * CTG_BOARD_MARGIN + 16) / in_row;
  for (int32_t i = 0; i < CARTOG_EDICTS; i++) {
    uint32_t card = replay->edicts[i];
    const char *name = ctg_card_text(replay, card), letter[2] = {(char)('A' + i), 0};
    int32_t x = CTG_BOARD_MARGIN + step * (i % in_row), y = CTG_GAME_HEAD + CTG_EDICT_STEP * (i / in_row);
    int scores = card != 0 && (card == info->first || card == info->second);
    ctg_print(writer,
              "<rect x='%' y='%' width='%' height='26' rx='4' fill='$' stroke='" CTG_INK
              "'/><text x='%' y='%' font-size='16' font-weight='bold'>$</text><text x='%' y='%' font-size='%'>",
              x, y, step - 8, scores ? CTG_GOLD : CTG_PAPER, x + 8, y + 19, letter, x + 26, y + 18,
              ctg_font(15, step - 40, ctg_length(name)));
    ctg_put_xml(writer, name, ctg_length(name));
    ctg_put_text(writer, "</text>");
  }
}

static void ctg_put_player(ctg_writer *writer, const char *name, const cartog_sheet *sheet, int32_t x, int32_t y) {
  char heading[CARTOG_KEY_SIZE + 16];
  ctg_writer head = {heading, sizeof heading, 0};
  ctg_overlay overlay;
  cartog_standing standing = {0, 0};
  memset(&overlay, 0, sizeof overlay);
  ctg_put_text(&head, name);
  cartog_sheet_total(sheet, &standing);
  if (sheet->seasons[0].scored != 0)
    ctg_print(&head, ": %", standing.total);
  ctg_finish(&head);
  ctg_put_sheet(writer, sheet, &overlay, heading, head.length, x, y);
}

int64_t cartog_replay_svg(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count, uint32_t pixels,
                          char *out, uint64_t cap) {
  if (replay == NULL || (sheets == NULL && count > 0) || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  cartog_table_info info;
  memset(&info, 0, sizeof info);
  info.size = sizeof info;
  if (!ctg_good_pixels(pixels) || ctg_replay_check(replay) != CARTOG_OK || replay->stage != CARTOG_STAGE_EVENTS)
    return CARTOG_ERROR_RANGE;
  cartog_table_info_get(&replay->table, &info);
  const uint32_t number = replay->players;
  if (count < number)
    return CARTOG_ERROR_FULL;
  int32_t status = ctg_check_game(replay, sheets, number, &info);
  if (status != CARTOG_OK)
    return status;
  int32_t players = (int32_t)number, columns = players < CTG_SHEETS_IN_ROW ? players : CTG_SHEETS_IN_ROW;
  columns = columns > 0 ? columns : 1;
  int32_t in_row = columns == 1 ? 2 : 4, rows = (players + columns - 1) / columns;
  int32_t width = CTG_SHEET_STEP * columns - 12, top = CTG_GAME_HEAD + CTG_EDICT_STEP * CARTOG_EDICTS / in_row;
  char title[128];
  ctg_writer head = {title, sizeof title, 0};
  if (info.season == 0)
    ctg_put_text(&head, "Before spring");
  else
    ctg_print(&head, "$, time % of %", cartog_card_name(CARTOG_CARD_SPRING + info.season - 1, CARTOG_LANGUAGE_ENGLISH),
              (int32_t)info.time, (int32_t)info.threshold);
  if (info.card != 0)
    ctg_print(&head, ", card %: $", (int32_t)info.turn, ctg_card_text(replay, info.card));
  ctg_put_text(&head, info.ruins != 0 ? ", ruins pending" : "");
  ctg_finish(&head);
  ctg_writer writer = {out, cap, 0};
  ctg_svg_open(&writer, width, top + CTG_SHEET_HEIGHT * rows, pixels, title, head.length);
  ctg_put_line(&writer, CTG_BOARD_MARGIN, 26, width - 2 * CTG_BOARD_MARGIN, title, head.length);
  ctg_print(&writer, "<g fill='" CTG_INK "'>");
  ctg_put_edicts(&writer, replay, &info, in_row, width);
  ctg_put_text(&writer, "</g>");
  for (int32_t i = 0; i < players; i++)
    ctg_put_player(&writer, replay->names[i], &sheets[i], CTG_SHEET_STEP * (i % columns),
                   top + CTG_SHEET_HEIGHT * (i / columns));
  return ctg_svg_close(&writer);
}

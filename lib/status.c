/* Slugs and sentences of statuses. */
#include "internal.h"

typedef struct {
  int32_t status;
  char slug[24];
  char message[84];
} ctg_status_words;

static const ctg_status_words ctg_status_table[] = {
    {CARTOG_OK, "ok", "all is well"},
    {CARTOG_ERROR_NULL, "null_argument", "a pointer that must not be NULL is NULL"},
    {CARTOG_ERROR_RANGE, "out_of_range", "a number is outside its range"},
    {CARTOG_ERROR_SIZE, "bad_size", "a struct's size member is wrong, or its tail is not zero"},
    {CARTOG_ERROR_CARD_UNKNOWN, "unknown_card", "there is no such card"},
    {CARTOG_ERROR_CARD_KIND, "wrong_card_kind", "the card is of another kind than is needed here"},
    {CARTOG_ERROR_CARD_EXTERNAL, "external_card", "the library cannot compute an own scoring card"},
    {CARTOG_ERROR_CARD_INVALID, "bad_card", "the card is outside the limits, or a printed card that was changed"},
    {CARTOG_ERROR_MAP, "bad_map", "the map is not valid"},
    {CARTOG_ERROR_SHEET, "bad_sheet", "the sheet is not valid"},
    {CARTOG_ERROR_TABLE, "bad_table", "the table is not valid"},
    {CARTOG_ERROR_FULL, "store_full", "there is no room left in the history or storage"},
    {CARTOG_ERROR_SYNTAX, "bad_syntax", "something else is expected here"},
    {CARTOG_ERROR_LETTER, "bad_letter", "no terrain has this letter here"},
    {CARTOG_ERROR_TERRAIN_RESERVED, "reserved_terrain", "this letter is reserved for a later release"},
    {CARTOG_ERROR_ROW_LENGTH, "bad_row_length", "a row must have 11 spaces"},
    {CARTOG_ERROR_ROW_COUNT, "bad_row_count", "a map must have 11 rows"},
    {CARTOG_ERROR_NUMBER, "bad_number", "a number is missing, outside its range, or not in its shortest form"},
    {CARTOG_ERROR_FIELD_UNKNOWN, "unknown_field", "there is no such field"},
    {CARTOG_ERROR_FIELD_TWICE, "field_twice", "the field stood before"},
    {CARTOG_ERROR_SPACE_UNKNOWN, "unknown_space", "spaces are a1 to k11"},
    {CARTOG_ERROR_SPACE_TWICE, "space_twice", "the space stood before"},
    {CARTOG_ERROR_CARD_TWICE, "card_twice", "the card stood before"},
    {CARTOG_ERROR_TEXT_LONG, "text_too_long", "the text is longer than its form allows"},
    {CARTOG_ERROR_ENCODING, "bad_encoding", "a NUL, a byte order mark, or no UTF-8"},
    {CARTOG_ERROR_HEADER, "bad_header", "the header's value is wrong, or another header contradicts it"},
    {CARTOG_ERROR_HEADER_MISSING, "missing_header", "Map, Players and Edicts are needed, and Start for an own map"},
    {CARTOG_ERROR_NAME, "bad_name", "this is no name for a player, or it is taken"},
    {CARTOG_ERROR_PLAYER, "unknown_player", "no player has this name"},
    {CARTOG_ERROR_EVENT, "unknown_event", "no event begins like this"},
    {CARTOG_REFUSAL_EMPTY, "empty_placement", "the placement names a terrain but no space"},
    {CARTOG_REFUSAL_OFF_MAP, "off_map", "a space is not on the map"},
    {CARTOG_REFUSAL_OCCUPIED, "occupied", "a space is filled already"},
    {CARTOG_REFUSAL_SHAPE, "shape_not_on_card", "the spaces are no shape of the card"},
    {CARTOG_REFUSAL_RUINS, "must_cover_ruins", "the shape must cover an undrawn ruins space"},
    {CARTOG_REFUSAL_FALLBACK, "fallback_not_allowed", "a single space is not allowed while a shape of the card fits"},
    {CARTOG_REFUSAL_TERRAIN, "terrain_not_on_card", "the terrain is not on offer"},
    {CARTOG_REFUSAL_WALK, "wrong_solo_place", "alone, the ambush shape lies where its walk first fits"},
    {CARTOG_REFUSAL_PASS, "pass_not_allowed", "passing is not allowed while a shape of the card fits"},
    {CARTOG_REFUSAL_STEP, "not_now", "another step comes first"},
    {CARTOG_REFUSAL_OWED, "draw_owed", "a draw is owed for the last card"},
    {CARTOG_REFUSAL_NOT_OWED, "nothing_owed", "nothing is owed on this map"},
    {CARTOG_REFUSAL_DRAWER, "wrong_drawer", "another player draws on this map"},
    {CARTOG_REFUSAL_NOT_DRAWN, "not_drawn", "nothing was drawn on this map for the last card"},
    {CARTOG_REFUSAL_SEASON, "season_not_complete", "the season is not complete, or not the next one"},
    {CARTOG_REFUSAL_SEASON_OVER, "season_over", "the time of the season is up"},
    {CARTOG_REFUSAL_OVER, "game_over", "the game is over"},
    {CARTOG_REFUSAL_CARD, "card_not_in_deck", "the card is not in the deck, or was revealed before"},
    {CARTOG_REFUSAL_AMBUSH, "ambush_not_in_deck", "as many ambush cards were revealed as seasons have begun"},
    {CARTOG_REFUSAL_DECK_EMPTY, "deck_empty", "no card is left to reveal"},
    {CARTOG_REFUSAL_DEAL, "wrong_deal", "the seed or the order deals something else"},
    {CARTOG_REFUSAL_SCORED, "already_scored", "the season is scored already"},
    {CARTOG_REFUSAL_UNSCORED, "season_not_scored", "a season before is not scored yet"},
    {CARTOG_REFUSAL_TURN, "wrong_turn", "no card with this number was revealed, or it is not the next number"},
    {CARTOG_REFUSAL_CHECK, "check_failed", "what the record asserts is not so"},
    {0, "unknown_status", "this status is of a later release"},
};

enum { CTG_STATUSES = sizeof ctg_status_table / sizeof ctg_status_table[0] };

/* Index of the status; of the last row, which has no number of its own, for one that is not known. An index,
 * since a compiler may turn a choice among pointers into a table that has to be relocated. */
static unsigned ctg_status_find(int32_t status) {
  unsigned i = 0;
  while (i < CTG_STATUSES - 1 && ctg_status_table[i].status != status)
    i++;
  return i;
}

const char *cartog_status_slug(int32_t status) {
  return ctg_status_table[ctg_status_find(status)].slug;
}

const char *cartog_status_message(int32_t status) {
  return ctg_status_table[ctg_status_find(status)].message;
}

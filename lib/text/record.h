/* Shared by the files about game records.
 *
 * A line is read through a ctg_reader over its text without comment. Words are separated by blanks; a word is read
 * in place, so that faults have the column of what is wrong. */
#ifndef CTG_RECORD_H
#define CTG_RECORD_H

#include "text.h"

/* A word of a line. */
typedef struct {
  const char *text;
  uint64_t length;
  uint64_t at; /* offset in the line */
} ctg_word;

/* Where a line is handled: what it works on and how it fails. */
typedef struct {
  ctg_reader reader;
  cartog_replay *replay;
  cartog_sheet *sheets;
  cartog_fault *fault; /* never NULL here */
} ctg_line;

/* Whether the bytes of a replay can be worked with: what every call relies on. */
CTG_LOCAL int32_t ctg_replay_check(const cartog_replay *replay);

/* ---- words ---- */

/* Length of a line's text without its comment. */
CTG_LOCAL uint64_t ctg_uncommented(const char *line, uint64_t length);

/* Skips blanks and reads the next word; its length is 0 at the end of the line. */
CTG_LOCAL ctg_word ctg_next_word(ctg_reader *reader);

/* Reads the next word without moving. */
CTG_LOCAL ctg_word ctg_peek_word(const ctg_reader *reader);

/* Whether only blanks are left. */
CTG_LOCAL int ctg_no_more(const ctg_reader *reader);

static inline int ctg_word_is(const ctg_word *word, const char *text) {
  return ctg_is_word(word->text, word->length, text);
}

/* A reader over one word. Faults noted in it have offsets in the word. */
static inline ctg_reader ctg_word_reader(const ctg_word *word) {
  ctg_reader reader = {word->text, word->length, 0, CARTOG_OK};
  return reader;
}

/* Cuts a word at the first of a letter: the head is returned, the word becomes the rest behind the letter. A word
 * without the letter is returned whole and becomes empty. */
CTG_LOCAL ctg_word ctg_cut(ctg_word *word, char letter);

/* Whether the bytes are UTF-8 without NUL and byte order mark; if not, *bad is the first offset that is not. */
CTG_LOCAL int ctg_good_utf8(const char *text, uint64_t length, uint64_t *bad);

/* The next line of a text: its length without its end, and in *skip its length with it. */
CTG_LOCAL uint64_t ctg_line_length(const char *text, uint64_t length, uint64_t *skip);

/* ---- faults ---- */

/* Notes a fault at an offset of the line. Returns the status that stands. */
CTG_LOCAL int32_t ctg_line_fail(ctg_line *line, int32_t status, uint64_t offset);

/* The same for a word, with what was expected in its place; NULL where there is no one thing. */
CTG_LOCAL int32_t ctg_word_fail(ctg_line *line, int32_t status, const ctg_word *word, const char *expected);

/* The same with a number. */
CTG_LOCAL int32_t ctg_number_fail(ctg_line *line, int32_t status, const ctg_word *word, int64_t expected);

/* Passes a fault of a word's own reader on. */
CTG_LOCAL int32_t ctg_reader_fail(ctg_line *line, const ctg_word *word, const ctg_reader *reader);

/* Notes a fault where the line should have ended but does not. */
CTG_LOCAL int32_t ctg_line_end(ctg_line *line);

/* ---- things that words name ---- */

/* Number of the player with that name, or CARTOG_PLAYERS_MAX. */
CTG_LOCAL uint32_t ctg_find_player(const cartog_replay *replay, const ctg_word *word);

/* Reads a player's name, or notes a fault. */
CTG_LOCAL uint32_t ctg_read_player(ctg_line *line, const ctg_word *word);

/* Id of the explore, ruins or ambush card with that key, printed or own; 0 where there is none. */
CTG_LOCAL uint32_t ctg_find_card(const cartog_replay *replay, const ctg_word *word);

/* Season 1 to 4 of that name, or 0. */
CTG_LOCAL uint32_t ctg_find_season(const ctg_word *word);

/* Reads a whole word as number. */
CTG_LOCAL int64_t ctg_word_number(ctg_line *line, const ctg_word *word, int64_t least, int64_t most);

/* Whether a word is a name that players may have. */
CTG_LOCAL int ctg_good_name(const ctg_word *word);

/* Copies a word that fits into zeroed storage. */
CTG_LOCAL void ctg_copy_word(char *storage, uint64_t size, const ctg_word *word);

/* ---- parts of a record ---- */

/* Reads a header line, and the blank line behind the headers. */
CTG_LOCAL int32_t ctg_read_header(ctg_line *line);
CTG_LOCAL int32_t ctg_end_headers(ctg_line *line, uint64_t count);

/* Where a header key stands in the order of printing; unknown keys come last. 0 where the line is no header. */
CTG_LOCAL uint32_t ctg_header_rank(const char *line, uint64_t length);
#define CTG_HEADER_RANKS 11
#define CTG_HEADER_NAME 4

/* Reads the value of a Card or Ambush header. */
CTG_LOCAL int32_t ctg_read_card(ctg_line *line, uint32_t kind);

/* Reads an event line. */
CTG_LOCAL int32_t ctg_read_event(ctg_line *line);

/* Reads check, score and end lines behind their first word. */
CTG_LOCAL int32_t ctg_read_check(ctg_line *line);
CTG_LOCAL int32_t ctg_read_score(ctg_line *line);
CTG_LOCAL int32_t ctg_read_end(ctg_line *line);

/* Fills the boxes of a season that is complete, once every number is known. */
CTG_LOCAL void ctg_score_season(cartog_replay *replay, cartog_sheet *sheets);

/* Whether the season is scored on all sheets. */
CTG_LOCAL int ctg_season_scored(const cartog_replay *replay, const cartog_sheet *sheets);

/* Whether the current season is scored by a card with that place (0 first, 1 second) that is an own one. */
CTG_LOCAL int ctg_is_external(const cartog_replay *replay, uint32_t place);

#endif

/* Words of record lines, and faults in them. */
#include "record.h"

uint64_t ctg_uncommented(const char *line, uint64_t length) {
  uint64_t i = 0;
  while (i < length && line[i] != ';')
    i++;
  return i;
}

static int ctg_is_blank(char c) {
  return c == ' ' || c == '\t';
}

ctg_word ctg_next_word(ctg_reader *reader) {
  while (!ctg_at_end(reader) && ctg_is_blank(ctg_peek(reader)))
    reader->at++;
  ctg_word word = {reader->text + reader->at, 0, reader->at};
  while (!ctg_at_end(reader) && !ctg_is_blank(ctg_peek(reader)))
    reader->at++;
  word.length = reader->at - word.at;
  return word;
}

ctg_word ctg_peek_word(const ctg_reader *reader) {
  ctg_reader ahead = *reader;
  return ctg_next_word(&ahead);
}

int ctg_no_more(const ctg_reader *reader) {
  return ctg_peek_word(reader).length == 0;
}

ctg_word ctg_cut(ctg_word *word, char letter) {
  ctg_word head = *word;
  uint64_t i = 0;
  while (i < word->length && word->text[i] != letter)
    i++;
  uint64_t skip = i < word->length ? i + 1 : i;
  head.length = i;
  word->text += skip;
  word->at += skip;
  word->length -= skip;
  return head;
}

/* Length of the sequence that begins with a byte, its least value behind the lead, and the lead's own bits. */
static unsigned ctg_sequence(unsigned lead, uint32_t *least, uint32_t *bits) {
  if (lead < 0x80)
    return *least = 0, *bits = lead, 1;
  if (lead >= 0xc0 && lead < 0xe0)
    return *least = 0x80, *bits = lead & 0x1f, 2;
  if (lead >= 0xe0 && lead < 0xf0)
    return *least = 0x800, *bits = lead & 0x0f, 3;
  if (lead >= 0xf0 && lead < 0xf8)
    return *least = 0x10000, *bits = lead & 0x07, 4;
  return 0;
}

int ctg_good_utf8(const char *text, uint64_t length, uint64_t *bad) {
  for (uint64_t i = 0; i < length;) {
    uint32_t least = 0, code = 0;
    unsigned n = ctg_sequence((unsigned char)text[i], &least, &code);
    *bad = i;
    if (n == 0 || n > length - i || text[i] == 0)
      return 0;
    for (unsigned k = 1; k < n; k++) {
      unsigned next = (unsigned char)text[i + k];
      if ((next & 0xc0) != 0x80)
        return 0;
      code = code << 6 | (next & 0x3f);
    }
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || code == 0xfeff)
      return 0;
    i += n;
  }
  return 1;
}

uint64_t ctg_line_length(const char *text, uint64_t length, uint64_t *skip) {
  uint64_t n = 0;
  while (n < length && text[n] != '\n')
    n++;
  *skip = n < length ? n + 1 : n;
  return n < length && n > 0 && text[n - 1] == '\r' ? n - 1 : n;
}

/* ---- faults ---- */

int32_t ctg_line_fail(ctg_line *line, int32_t status, uint64_t offset) {
  if (line->reader.status == CARTOG_OK) { /* GCOVR_EXCL_BR_LINE: callers stop at the first fault */
    line->reader.status = status;
    line->fault->status = status;
    line->fault->column = (uint32_t)(offset + 1);
  }
  return line->reader.status;
}

int32_t ctg_word_fail(ctg_line *line, int32_t status, const ctg_word *word, const char *expected) {
  if (line->reader.status != CARTOG_OK)
    return line->reader.status;
  ctg_writer wanted = {line->fault->expected, CARTOG_WORD_SIZE, 0}, found = {line->fault->found, CARTOG_WORD_SIZE, 0};
  if (expected != NULL)
    ctg_put_text(&wanted, expected);
  ctg_finish(&wanted);
  /* Cut to fit, and not within a character. */
  uint64_t length = word->length < CARTOG_WORD_SIZE - 1 ? word->length : CARTOG_WORD_SIZE - 1;
  while (length > 0 && length < word->length && ((unsigned char)word->text[length] & 0xc0) == 0x80)
    length--;
  for (uint64_t i = 0; i < length; i++)
    ctg_put(&found, word->text[i]);
  ctg_finish(&found);
  return ctg_line_fail(line, status, word->at);
}

int32_t ctg_number_fail(ctg_line *line, int32_t status, const ctg_word *word, int64_t expected) {
  char text[24];
  ctg_writer writer = {text, sizeof text, 0};
  ctg_put_number(&writer, expected);
  ctg_finish(&writer);
  return ctg_word_fail(line, status, word, text);
}

int32_t ctg_reader_fail(ctg_line *line, const ctg_word *word, const ctg_reader *reader) {
  ctg_word at = *word;
  uint64_t skip = reader->at < word->length ? reader->at : word->length;
  at.text += skip;
  at.at += skip;
  at.length -= skip;
  return ctg_word_fail(line, reader->status, &at, NULL);
}

int32_t ctg_line_end(ctg_line *line) {
  ctg_word more = ctg_next_word(&line->reader);
  if (more.length > 0)
    ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &more, "end of the line");
  return line->reader.status;
}

/* ---- things that words name ---- */

uint32_t ctg_find_player(const cartog_replay *replay, const ctg_word *word) {
  for (uint32_t i = 0; i < replay->players; i++)
    if (word->length < CARTOG_KEY_SIZE && ctg_is_word(word->text, word->length, replay->names[i]))
      return i;
  return CARTOG_PLAYERS_MAX;
}

uint32_t ctg_read_player(ctg_line *line, const ctg_word *word) {
  uint32_t player = ctg_find_player(line->replay, word);
  if (player == CARTOG_PLAYERS_MAX)
    ctg_word_fail(line, word->length == 0 ? CARTOG_ERROR_SYNTAX : CARTOG_ERROR_PLAYER, word, "a player's name");
  return player;
}

uint32_t ctg_find_card(const cartog_replay *replay, const ctg_word *word) {
  uint32_t id = 0;
  for (uint32_t i = 0; i < replay->own_count; i++)
    if (word->length < CARTOG_KEY_SIZE && ctg_is_word(word->text, word->length, replay->own[i].key))
      return replay->own[i].id;
  if (cartog_card_by_key(word->text, word->length, &id) != CARTOG_OK || id > CARTOG_CARD_RIFT_LANDS)
    return 0;
  return id;
}

uint32_t ctg_find_season(const ctg_word *word) {
  for (uint32_t s = 0; s < CARTOG_SEASONS; s++)
    if (ctg_word_is(word, cartog_card_key(CARTOG_CARD_SPRING + s)))
      return s + 1;
  return 0;
}

int64_t ctg_word_number(ctg_line *line, const ctg_word *word, int64_t least, int64_t most) {
  ctg_reader reader = ctg_word_reader(word);
  int64_t number = ctg_read_number(&reader, least, most);
  if (reader.status == CARTOG_OK && !ctg_at_end(&reader))
    ctg_fail(&reader, CARTOG_ERROR_NUMBER, 0);
  if (reader.status != CARTOG_OK)
    ctg_word_fail(line, reader.status, word, "a number");
  return number;
}

static int ctg_is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

int ctg_good_name(const ctg_word *word) {
  static const char events[][8] = {"season", "explore", "ruins", "ambush", "solo", "check", "score", "end", "undo"};
  if (word->length == 0 || word->length >= CARTOG_KEY_SIZE || !ctg_is_letter(word->text[0]))
    return 0;
  for (uint64_t i = 0; i < word->length; i++) {
    char c = word->text[i];
    if (!ctg_is_letter(c) && !(c >= '0' && c <= '9') && c != '_' && c != '.' && c != '-')
      return 0;
  }
  for (unsigned i = 0; i < sizeof events / sizeof events[0]; i++)
    if (ctg_word_is(word, events[i]))
      return 0;
  return 1;
}

void ctg_copy_word(char *storage, uint64_t size, const ctg_word *word) {
  memset(storage, 0, (size_t)size);
  for (uint64_t i = 0; i < word->length && i + 1 < size; i++)
    storage[i] = word->text[i];
}

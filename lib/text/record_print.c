/* Writing records: single events, and whole records in canonical form. */
#include "../game/table.h"
#include "record.h"

/* ---- single events ---- */

static void ctg_put_score(ctg_writer *writer, const cartog_replay *replay, const cartog_sheet *sheets,
                          uint32_t season) {
  ctg_put_text(writer, "score ");
  ctg_put_text(writer, cartog_card_key(CARTOG_CARD_SPRING + season - 1));
  for (uint32_t i = 0; i < replay->players; i++) {
    const cartog_ledger *box = &sheets[i].seasons[season - 1];
    ctg_put(writer, ' ');
    ctg_put_text(writer, replay->names[i]);
    ctg_put(writer, '=');
    if (box->scored == 0) {
      ctg_put(writer, '?');
      continue;
    }
    ctg_put_number(writer, box->first);
    ctg_put(writer, '+');
    ctg_put_number(writer, box->second);
    ctg_put(writer, '+');
    ctg_put_number(writer, box->coins);
    ctg_put(writer, '-');
    ctg_put_number(writer, box->monsters);
    ctg_put(writer, '=');
    ctg_put_number(writer, box->total);
  }
}

static void ctg_put_end(ctg_writer *writer, const cartog_replay *replay, const cartog_sheet *sheets) {
  ctg_put_text(writer, "end");
  for (uint32_t i = 0; i < replay->players; i++) {
    cartog_standing standing = {0, 0};
    cartog_sheet_total(&sheets[i], &standing);
    ctg_put(writer, ' ');
    ctg_put_text(writer, replay->names[i]);
    ctg_put(writer, '=');
    ctg_put_number(writer, standing.total);
  }
}

static void ctg_put_check(ctg_writer *writer, const cartog_replay *replay, const cartog_sheet *sheets, uint32_t owner) {
  ctg_put_text(writer, "check ");
  ctg_put_text(writer, replay->names[owner]);
  ctg_put_text(writer, " c=");
  ctg_put_number(writer, sheets[owner].coins);
  ctg_put_text(writer, " s=");
  ctg_put_number(writer, replay->table.season);
  ctg_put(writer, '.');
  ctg_put_number(writer, replay->table.time);
}

static void ctg_put_placement(ctg_writer *writer, const cartog_placement *placement) {
  ctg_put(writer, (char)cartog_terrain_letter(placement->terrain, 0));
  ctg_put(writer, ':');
  ctg_put_spaces(writer, ctg_from_spaces(&placement->spaces));
}

static int32_t ctg_put_draw(ctg_writer *writer, const cartog_replay *replay, const cartog_event *event) {
  const cartog_card *card = ctg_table_last(&replay->table);
  int ambush = card != NULL && card->kind == CARTOG_KIND_AMBUSH, alone = ambush && replay->players == 1;
  int nothing = event->placement.terrain == CARTOG_TERRAIN_EMPTY;
  if (event->owner >= replay->players || event->drawer >= replay->players ||
      cartog_placement_print(&event->placement, NULL, 0) < 0)
    return CARTOG_ERROR_RANGE;
  ctg_put_number(writer, event->turn);
  ctg_put(writer, ' ');
  ctg_put_text(writer, alone ? "solo" : replay->names[event->drawer]);
  if (ambush && !alone) {
    ctg_put(writer, '>');
    ctg_put_text(writer, replay->names[event->owner]);
  }
  ctg_put(writer, ' ');
  if (nothing)
    ctg_put_text(writer, alone ? "none" : "pass");
  else
    ctg_put_placement(writer, &event->placement);
  return CARTOG_OK;
}

static int32_t ctg_put_reveal(ctg_writer *writer, const cartog_replay *replay, const cartog_event *event) {
  static const char kinds[][12] = {" explore ", " ruins ", " ambush "};
  cartog_card card;
  int32_t status = cartog_table_card(&replay->table, event->card, &card);
  if (status == CARTOG_OK && card.kind - CARTOG_KIND_EXPLORE > CARTOG_KIND_AMBUSH - CARTOG_KIND_EXPLORE)
    status = CARTOG_ERROR_CARD_UNKNOWN;
  if (status != CARTOG_OK)
    return status;
  ctg_put_number(writer, event->turn);
  ctg_put_text(writer, kinds[card.kind - CARTOG_KIND_EXPLORE]);
  ctg_put_text(writer, card.key);
  return CARTOG_OK;
}

static int32_t ctg_put_event(ctg_writer *writer, const cartog_replay *replay, const cartog_sheet *sheets,
                             const cartog_event *event) {
  int season = event->season >= 1 && event->season <= CARTOG_SEASONS, owner = event->owner < replay->players;
  int turn = event->turn <= INT32_MAX;
  switch (event->kind) {
  case CARTOG_EVENT_SEASON:
    ctg_put_text(writer, "season ");
    ctg_put_text(writer, cartog_card_key(CARTOG_CARD_SPRING + event->season - 1));
    return season ? CARTOG_OK : CARTOG_ERROR_RANGE;
  case CARTOG_EVENT_REVEAL:
    return ctg_put_reveal(writer, replay, event);
  case CARTOG_EVENT_DRAW:
    return ctg_put_draw(writer, replay, event);
  case CARTOG_EVENT_CHECK:
    if (owner)
      ctg_put_check(writer, replay, sheets, event->owner);
    return owner && replay->table.season > 0 ? CARTOG_OK : CARTOG_ERROR_RANGE;
  case CARTOG_EVENT_SCORE:
    if (season)
      ctg_put_score(writer, replay, sheets, event->season);
    return season ? CARTOG_OK : CARTOG_ERROR_RANGE;
  case CARTOG_EVENT_END:
    ctg_put_end(writer, replay, sheets);
    return CARTOG_OK;
  case CARTOG_EVENT_UNDO:
  case CARTOG_EVENT_UNDO_DRAW:
    ctg_put_text(writer, "undo ");
    ctg_put_number(writer, event->turn);
    if (event->kind == CARTOG_EVENT_UNDO)
      return turn ? CARTOG_OK : CARTOG_ERROR_RANGE;
    ctg_put(writer, ' ');
    ctg_put_text(writer, owner ? replay->names[event->owner] : "");
    return owner && turn ? CARTOG_OK : CARTOG_ERROR_RANGE;
  default:
    return CARTOG_ERROR_RANGE;
  }
}

int64_t cartog_event_print(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count,
                           const cartog_event *event, char *out, uint64_t cap) {
  if (replay == NULL || sheets == NULL || event == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = CTG_CHECK(event);
  int ready = replay->layout == CARTOG_REPLAY_LAYOUT && replay->stage == CARTOG_STAGE_EVENTS &&
              replay->players <= CARTOG_PLAYERS_MAX && count >= replay->players &&
              ctg_table_check(&replay->table) == CARTOG_OK;
  for (uint32_t i = 0; ready && i < replay->players; i++)
    ready = replay->names[i][CARTOG_KEY_SIZE - 1] == 0;
  if (status == CARTOG_OK && !ready)
    status = CARTOG_ERROR_RANGE;
  /* Measured first, so that nothing is written where a member is wrong. */
  ctg_writer measure = {NULL, 0, 0}, writer = {out, cap, 0};
  if (status == CARTOG_OK)
    status = ctg_put_event(&measure, replay, sheets, event);
  if (status != CARTOG_OK)
    return status;
  ctg_put_event(&writer, replay, sheets, event);
  return ctg_finish(&writer);
}

/* ---- whole records ---- */

static void ctg_put_bytes(ctg_writer *writer, const char *text, uint64_t length) {
  for (uint64_t i = 0; i < length; i++)
    ctg_put(writer, text[i]);
}

/* Length of a text without blanks and carriage returns at its end, which mean nothing there. */
static uint64_t ctg_trimmed(const char *text, uint64_t length) {
  while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t' || text[length - 1] == '\r'))
    length--;
  return length;
}

/* The comment of a line as a line of its own, if it has one. */
static void ctg_put_comment(ctg_writer *writer, const char *text, uint64_t length) {
  uint64_t start = ctg_uncommented(text, length);
  if (start == length)
    return;
  ctg_put_bytes(writer, text + start, ctg_trimmed(text + start, length - start));
  ctg_put(writer, '\n');
}

/* The rest of a line's words with one blank between them. In events placements are sorted. */
static int32_t ctg_put_words(ctg_writer *writer, ctg_line *line, int event) {
  int first = 1;
  for (ctg_word word = ctg_next_word(&line->reader); word.length > 0; word = ctg_next_word(&line->reader)) {
    if (!first)
      ctg_put(writer, ' ');
    first = 0;
    for (uint64_t i = 0; i < word.length; i++)
      if (word.text[i] == '\r')
        return ctg_line_fail(line, CARTOG_ERROR_SYNTAX, word.at + i);
    if (!event || word.length < 2 || word.text[1] != ':') {
      ctg_put_bytes(writer, word.text, word.length);
      continue;
    }
    cartog_placement placement;
    cartog_text_error error;
    memset(&error, 0, sizeof error);
    error.size = (uint32_t)sizeof error;
    int32_t status = cartog_placement_parse(word.text, word.length, &placement, &error);
    if (status != CARTOG_OK)
      return ctg_line_fail(line, status, word.at + error.offset);
    ctg_put_placement(writer, &placement);
  }
  return CARTOG_OK;
}

/* The value of a header: words, or for a name and for unknown headers the text as it is, whatever its bytes. */
static int32_t ctg_put_value(ctg_writer *writer, ctg_line *line, uint32_t rank) {
  uint64_t bad = 0;
  if (rank < CTG_HEADER_RANKS && rank != CTG_HEADER_NAME)
    return ctg_good_utf8(line->reader.text, line->reader.length, &bad)
               ? ctg_put_words(writer, line, 0)
               : ctg_line_fail(line, CARTOG_ERROR_ENCODING, bad);
  uint64_t start = ctg_peek_word(&line->reader).at;
  ctg_put_bytes(writer, line->reader.text + start, ctg_trimmed(line->reader.text + start, line->reader.length - start));
  return CARTOG_OK;
}

static int32_t ctg_put_header(ctg_writer *writer, ctg_line *line, uint32_t rank) {
  ctg_word value = ctg_peek_word(&line->reader), key = ctg_cut(&value, ':');
  ctg_writer measure = {NULL, 0, 0};
  line->reader.at = value.at;
  ctg_line again = *line;
  int32_t status = ctg_put_value(&measure, &again, rank);
  if (status != CARTOG_OK)
    return line->reader.status = status;
  ctg_put_bytes(writer, key.text, key.length);
  ctg_put(writer, ':');
  /* A blank that would make the line too long stays away; the header reads the same without. */
  if (measure.length > 0 && key.length + 2 + measure.length <= CARTOG_LINE_MAX)
    ctg_put(writer, ' ');
  ctg_put_value(writer, line, rank);
  ctg_put(writer, '\n');
  return CARTOG_OK;
}

typedef struct {
  const char *text;
  uint64_t length;
  cartog_fault *fault;
} ctg_record;

static ctg_line ctg_line_at(const ctg_record *record, uint64_t at, uint64_t n, uint64_t number) {
  const char *text = record->text + at;
  ctg_line line = {{text, ctg_uncommented(text, n), 0, CARTOG_OK}, NULL, NULL, record->fault};
  record->fault->line = (uint32_t)number;
  uint64_t bad = 0;
  if (n > CARTOG_LINE_MAX)
    ctg_line_fail(&line, CARTOG_ERROR_TEXT_LONG, CARTOG_LINE_MAX);
  else if (number == 1 && !ctg_good_utf8(text, line.reader.length, &bad))
    ctg_line_fail(&line, CARTOG_ERROR_ENCODING, bad);
  return line;
}

/* Where a line of headers stands: comments move with the header behind them. */
static int32_t ctg_put_headers(ctg_writer *writer, const ctg_record *record, uint64_t start, uint64_t *end,
                               uint64_t *lines) {
  for (uint32_t rank = 1; rank <= CTG_HEADER_RANKS + 1; rank++) {
    uint64_t at = start, skip = 0, number = 2, comments = start;
    for (; at < record->length; at += skip, number++) {
      uint64_t n = ctg_line_length(record->text + at, record->length - at, &skip);
      ctg_line line = ctg_line_at(record, at, n, number);
      if (line.reader.status != CARTOG_OK)
        return line.reader.status;
      int empty = ctg_no_more(&line.reader);
      if (empty && line.reader.length == n)
        break;
      if (empty)
        continue;
      uint32_t here = ctg_header_rank(line.reader.text, line.reader.length);
      if (here == 0)
        return ctg_line_fail(&line, CARTOG_ERROR_SYNTAX, ctg_peek_word(&line.reader).at);
      if (here == rank) {
        for (uint64_t c = comments, step = 0; c < at; c += step) {
          uint64_t m = ctg_line_length(record->text + c, record->length - c, &step);
          ctg_put_comment(writer, record->text + c, m);
        }
        ctg_put_comment(writer, record->text + at, n);
        if (ctg_put_header(writer, &line, rank) != CARTOG_OK)
          return line.reader.status;
      }
      comments = at + skip;
    }
    *end = at;
    *lines = number;
    if (rank > CTG_HEADER_RANKS)
      for (uint64_t c = comments, step = 0; c < at; c += step) {
        uint64_t m = ctg_line_length(record->text + c, record->length - c, &step);
        ctg_put_comment(writer, record->text + c, m);
      }
  }
  return CARTOG_OK;
}

static int32_t ctg_put_events(ctg_writer *writer, const ctg_record *record, uint64_t at, uint64_t number) {
  for (uint64_t skip = 0; at < record->length; at += skip, number++) {
    uint64_t n = ctg_line_length(record->text + at, record->length - at, &skip), bad = 0;
    ctg_line line = ctg_line_at(record, at, n, number);
    if (line.reader.status == CARTOG_OK && !ctg_good_utf8(line.reader.text, line.reader.length, &bad))
      ctg_line_fail(&line, CARTOG_ERROR_ENCODING, bad);
    if (line.reader.status != CARTOG_OK)
      return line.reader.status;
    ctg_put_comment(writer, record->text + at, n);
    if (ctg_no_more(&line.reader))
      continue;
    if (ctg_put_words(writer, &line, 1) != CARTOG_OK)
      return line.reader.status;
    ctg_put(writer, '\n');
  }
  return CARTOG_OK;
}

static int32_t ctg_put_record(ctg_writer *writer, const ctg_record *record) {
  uint64_t skip, end = 0, number = 0;
  uint64_t n = ctg_line_length(record->text, record->length, &skip);
  ctg_line first = ctg_line_at(record, 0, n, 1);
  ctg_word magic = ctg_next_word(&first.reader), version = ctg_next_word(&first.reader);
  if (first.reader.status == CARTOG_OK && (!ctg_word_is(&magic, "%cgl") || !ctg_word_is(&version, "1")))
    ctg_word_fail(&first, CARTOG_ERROR_SYNTAX, &magic, "%cgl 1");
  if (first.reader.status != CARTOG_OK || ctg_line_end(&first) != CARTOG_OK)
    return first.reader.status;
  ctg_put_text(writer, "%cgl 1\n");
  /* Nothing may stand before the first line, so its comment goes behind it. */
  ctg_put_comment(writer, record->text, n);
  int32_t status = ctg_put_headers(writer, record, skip, &end, &number);
  if (status != CARTOG_OK || end >= record->length)
    return status;
  ctg_put(writer, '\n');
  return ctg_put_events(writer, record, end, number);
}

int64_t cartog_record_print(const char *text, uint64_t length, char *out, uint64_t cap, cartog_fault *fault) {
  cartog_fault own;
  memset(&own, 0, sizeof own);
  if (fault != NULL && CTG_CHECK(fault) != CARTOG_OK)
    return CARTOG_ERROR_SIZE;
  own.size = fault != NULL ? fault->size : (uint32_t)sizeof own;
  if (text == NULL || (out == NULL && cap > 0)) {
    own.status = CARTOG_ERROR_NULL;
    if (fault != NULL)
      *fault = own;
    return CARTOG_ERROR_NULL;
  }
  ctg_record record = {text, length, &own};
  ctg_writer measure = {NULL, 0, 0}, writer = {out, cap, 0};
  int32_t status = ctg_put_record(&measure, &record);
  own.status = status;
  if (status == CARTOG_OK)
    own.line = 0;
  if (fault != NULL)
    *fault = own;
  if (status != CARTOG_OK)
    return status;
  ctg_put_record(&writer, &record);
  return ctg_finish(&writer);
}

/* Replaying a record line by line. */
#include "../game/table.h"
#include "record.h"

int64_t cartog_record_players(const char *text, uint64_t length) {
  if (text == NULL)
    return CARTOG_ERROR_NULL;
  for (uint64_t at = 0, skip = 0; at < length; at += skip) {
    uint64_t n = ctg_line_length(text + at, length - at, &skip);
    ctg_reader reader = {text + at, ctg_uncommented(text + at, n), 0, CARTOG_OK};
    ctg_word key = ctg_peek_word(&reader);
    /* The blank line behind the headers. */
    if (at > 0 && key.length == 0 && reader.length == n)
      break;
    ctg_word value = key, head = ctg_cut(&value, ':');
    if (head.length == key.length || !ctg_word_is(&head, "Players"))
      continue;
    reader.at = value.at;
    int64_t players = 0;
    while (ctg_next_word(&reader).length > 0)
      players++;
    return players < CARTOG_PLAYERS_MAX ? players : CARTOG_PLAYERS_MAX;
  }
  return 0;
}

int32_t cartog_replay_init(cartog_replay *replay) {
  if (replay == NULL)
    return CARTOG_ERROR_NULL;
  memset(replay, 0, sizeof *replay);
  replay->layout = CARTOG_REPLAY_LAYOUT;
  return CARTOG_OK;
}

int32_t ctg_replay_check(const cartog_replay *replay) {
  int good = replay->layout == CARTOG_REPLAY_LAYOUT && replay->stage <= CARTOG_STAGE_EVENTS &&
             replay->players <= CARTOG_PLAYERS_MAX && replay->early <= CARTOG_PLAYERS_MAX &&
             replay->deck_count <= CARTOG_DECK_MAX && replay->own_count <= CARTOG_OWN_MAX;
  for (uint32_t i = 0; i < CARTOG_PLAYERS_MAX && good; i++)
    good = replay->names[i][CARTOG_KEY_SIZE - 1] == 0;
  for (uint32_t i = 0; i < replay->own_count && good; i++)
    good = replay->own[i].key[CARTOG_KEY_SIZE - 1] == 0;
  for (uint32_t i = 0; i < CARTOG_EDICTS && good; i++)
    good = replay->edict_keys[i][CARTOG_KEY_SIZE - 1] == 0;
  if (good && replay->stage == CARTOG_STAGE_EVENTS)
    good = ctg_table_check(&replay->table) == CARTOG_OK && replay->table.players == replay->players;
  return good ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

static int32_t ctg_check_encoding(ctg_line *line, const char *text, uint64_t length) {
  uint64_t bad = 0;
  ctg_reader reader = {text, length, 0, CARTOG_OK};
  ctg_word first = ctg_peek_word(&reader);
  if (line->replay->stage == CARTOG_STAGE_HEADERS) {
    uint32_t rank = ctg_header_rank(text, length);
    if (rank == CTG_HEADER_RANKS || (rank != 0 && first.length >= 5 && ctg_is_word(first.text, 5, "Name:")))
      return CARTOG_OK;
  }
  return ctg_good_utf8(text, length, &bad) ? CARTOG_OK : ctg_line_fail(line, CARTOG_ERROR_ENCODING, bad);
}

static int32_t ctg_read_magic(ctg_line *line) {
  ctg_word magic = ctg_next_word(&line->reader), version = ctg_next_word(&line->reader);
  if (!ctg_word_is(&magic, "%cgl"))
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &magic, "%cgl 1");
  if (!ctg_word_is(&version, "1"))
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &version, "1");
  line->replay->stage = CARTOG_STAGE_HEADERS;
  return ctg_line_end(line);
}

/* Does what a line says. Headers are read into a copy, so that a fault leaves nothing behind; events change nothing
 * before they are sure. */
static int32_t ctg_do_line(ctg_line *line, uint64_t count, uint64_t length) {
  cartog_replay *replay = line->replay;
  if (replay->stage == CARTOG_STAGE_EVENTS)
    return ctg_no_more(&line->reader) ? CARTOG_OK : ctg_read_event(line);
  cartog_replay next = *replay;
  int32_t status;
  line->replay = &next;
  if (replay->stage == CARTOG_STAGE_MAGIC)
    status = ctg_read_magic(line);
  else if (!ctg_no_more(&line->reader))
    status = ctg_read_header(line);
  else
    status = line->reader.length == length ? ctg_end_headers(line, count) : CARTOG_OK;
  line->replay = replay;
  if (status == CARTOG_OK)
    *replay = next;
  return status;
}

int32_t cartog_replay_line(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *text,
                           uint64_t length, cartog_fault *fault) {
  cartog_fault own;
  memset(&own, 0, sizeof own);
  if (fault != NULL && CTG_CHECK(fault) != CARTOG_OK)
    return CARTOG_ERROR_SIZE;
  own.size = fault != NULL ? fault->size : (uint32_t)sizeof own;
  int32_t status = CARTOG_OK;
  if (replay == NULL || (sheets == NULL && count > 0) || (text == NULL && length > 0))
    status = CARTOG_ERROR_NULL;
  else
    status = ctg_replay_check(replay);
  if (status == CARTOG_OK && replay->stage == CARTOG_STAGE_EVENTS && count < replay->players)
    status = CARTOG_ERROR_FULL;
  for (uint32_t i = 0; status == CARTOG_OK && replay->stage == CARTOG_STAGE_EVENTS && i < replay->players; i++)
    if (sheets[i].layout != CARTOG_SHEET_LAYOUT || sheets[i].count > CARTOG_HISTORY_MAX ||
        sheets[i].coins > CARTOG_COINS_MAX || !ctg_known_layout(&sheets[i].map))
      status = CARTOG_ERROR_SHEET;
  if (status == CARTOG_OK) {
    if (text == NULL)
      text = ""; /* an empty line, without arithmetic on no pointer */
    ctg_line line = {{text, ctg_uncommented(text, length), 0, CARTOG_OK}, replay, sheets, &own};
    if (length > CARTOG_LINE_MAX)
      ctg_line_fail(&line, CARTOG_ERROR_TEXT_LONG, CARTOG_LINE_MAX);
    else if (ctg_check_encoding(&line, text, line.reader.length) == CARTOG_OK)
      ctg_do_line(&line, count, length);
    status = line.reader.status;
    own.line = status == CARTOG_OK ? 0 : replay->line + 1;
    if (status == CARTOG_OK)
      replay->line++;
  }
  own.status = status;
  if (fault != NULL)
    *fault = own;
  return status;
}

int32_t cartog_replay_text(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *text,
                           uint64_t length, uint64_t last, cartog_fault *fault) {
  /* The line call tells of NULL in the fault, too. */
  if (text == NULL || cartog_replay_init(replay) != CARTOG_OK)
    return cartog_replay_line(NULL, sheets, count, text, 0, fault);
  int32_t status;
  uint64_t at = 0, number = 0;
  /* A text without a line is a first line that is missing. */
  do {
    uint64_t skip, n = ctg_line_length(text + at, length - at, &skip);
    status = cartog_replay_line(replay, sheets, count, text + at, n, fault);
    at += skip;
    number++;
  } while (status == CARTOG_OK && at < length && number != last);
  return status;
}

int32_t cartog_replay_complete(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count) {
  return replay != NULL && sheets != NULL && ctg_replay_check(replay) == CARTOG_OK && count >= replay->players &&
         replay->stage == CARTOG_STAGE_EVENTS && replay->table.season == CARTOG_SEASONS &&
         ctg_season_scored(replay, sheets);
}

const char *cartog_fault_message(const cartog_fault *fault) {
  if (fault == NULL || CTG_CHECK(fault) != CARTOG_OK)
    return "";
  cartog_verdict verdict = {(uint32_t)sizeof verdict, fault->status, fault->detail, 0, fault->spaces};
  return cartog_verdict_message(&verdict);
}

const char *cartog_replay_key(const cartog_replay *replay, uint32_t card) {
  if (card < CARTOG_CARD_OWN)
    return cartog_card_key(card);
  if (replay == NULL || ctg_replay_check(replay) != CARTOG_OK)
    return "";
  for (uint32_t i = 0; i < replay->own_count; i++)
    if (replay->own[i].id == card)
      return replay->own[i].key;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    if (replay->edicts[i] == card)
      return replay->edict_keys[i];
  return "";
}

int32_t cartog_position_of(const cartog_table *table, const cartog_sheet *sheet, uint32_t owner,
                           cartog_position *position) {
  if (sheet == NULL || position == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = CTG_CHECK(position);
  if (status == CARTOG_OK)
    status = ctg_table_check(table);
  if (status == CARTOG_OK)
    status = cartog_sheet_validate(sheet);
  if (status == CARTOG_OK && owner >= (table->players > 0 ? table->players : 1))
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  cartog_position result;
  memset(&result, 0, sizeof result);
  result.size = position->size;
  result.map = sheet->map;
  result.coins = sheet->coins;
  result.fields = CARTOG_FIELD_COINS | CARTOG_FIELD_EDICTS;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    result.edicts[i] = table->edicts[i] < CARTOG_CARD_OWN ? table->edicts[i] : 0;
  if (table->season > 0) {
    result.fields |= CARTOG_FIELD_SEASON;
    result.season = table->season;
    result.time = table->time;
  }
  if (ctg_ruins_wait(table, owner)) {
    result.fields |= CARTOG_FIELD_RUINS;
    result.ruins = 1;
  }
  for (uint32_t s = 0; s < CARTOG_SEASONS && sheet->seasons[s].scored != 0; s++)
    result.totals[result.total_count++] = sheet->seasons[s].total;
  if (result.total_count > 0)
    result.fields |= CARTOG_FIELD_TOTALS;
  *position = result;
  return CARTOG_OK;
}

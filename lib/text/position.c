/* Position lines: a map and its fields. */
#include "text.h"

enum { CTG_PRIVATE_MAX = 64, CTG_TIME_MAX = 999, CTG_SEASONS = 4, CTG_EDICTS = 4 };

#define CTG_ALL_FIELDS                                                                                                 \
  (CARTOG_FIELD_SEASON | CARTOG_FIELD_COINS | CARTOG_FIELD_EDICTS | CARTOG_FIELD_RUINS | CARTOG_FIELD_TOTALS)

/* The keys of private fields seen so far, to find one that stands twice. */
typedef struct {
  uint64_t start[CTG_PRIVATE_MAX], length[CTG_PRIVATE_MAX];
  unsigned count;
} ctg_private_keys;

int32_t cartog_text_form(const char *text, uint64_t length) {
  if (text == NULL)
    return CARTOG_ERROR_NULL;
  for (uint64_t i = 0; i < length; i++) {
    if (text[i] == '/')
      return CARTOG_FORM_CPN;
    if (text[i] == ' ' || text[i] == '\t' || text[i] == '\r' || text[i] == '\n')
      return CARTOG_FORM_GRID;
  }
  return CARTOG_FORM_GRID;
}

static int ctg_ends_field(const ctg_reader *reader) {
  return ctg_at_end(reader) || ctg_peek(reader) == ' ';
}

static void ctg_read_season(ctg_reader *reader, cartog_position *position) {
  position->season = (uint32_t)ctg_read_number(reader, 1, CTG_SEASONS);
  if (reader->status == CARTOG_OK && ctg_read_byte(reader, '.'))
    position->time = (uint32_t)ctg_read_number(reader, 0, CTG_TIME_MAX);
}

/* Reads one scoring card's key, or - for one that is not known. */
static uint32_t ctg_read_edict(ctg_reader *reader) {
  uint64_t start = reader->at;
  while (!ctg_ends_field(reader) && ctg_peek(reader) != ',')
    reader->at++;
  uint64_t length = reader->at - start;
  uint32_t id = 0;
  if (ctg_is_word(reader->text + start, length, "-"))
    return 0;
  int32_t status = cartog_card_by_key(reader->text + start, length, &id);
  if (status == CARTOG_OK && id < CARTOG_CARD_SENTINEL_WOOD)
    status = CARTOG_ERROR_CARD_KIND;
  if (status != CARTOG_OK)
    ctg_fail(reader, status, start);
  return id;
}

static void ctg_read_edicts(ctg_reader *reader, cartog_position *position) {
  for (unsigned i = 0; i < CTG_EDICTS && reader->status == CARTOG_OK; i++) {
    if (i > 0 && !ctg_read_byte(reader, ','))
      return;
    uint64_t start = reader->at;
    position->edicts[i] = ctg_read_edict(reader);
    for (unsigned j = 0; j < i; j++)
      if (position->edicts[i] != 0 && position->edicts[j] == position->edicts[i])
        ctg_fail(reader, CARTOG_ERROR_CARD_TWICE, start);
  }
}

static void ctg_read_totals(ctg_reader *reader, cartog_position *position) {
  do {
    position->totals[position->total_count++] = (int32_t)ctg_read_number(reader, INT32_MIN, INT32_MAX);
  } while (reader->status == CARTOG_OK && !ctg_ends_field(reader) && position->total_count < CTG_SEASONS &&
           ctg_read_byte(reader, ','));
}

/* Reads x-name=value and forgets it. */
static void ctg_read_private(ctg_reader *reader, ctg_private_keys *keys) {
  uint64_t start = reader->at, name = start + 2, equals = 0;
  for (; !ctg_ends_field(reader); reader->at++) {
    if (ctg_peek(reader) < '!' || ctg_peek(reader) > '~') {
      ctg_fail(reader, CARTOG_ERROR_SYNTAX, reader->at);
      return;
    }
    if (ctg_peek(reader) == '=' && equals == 0)
      equals = reader->at;
  }
  if (equals <= name) {
    ctg_fail(reader, CARTOG_ERROR_SYNTAX, equals == 0 ? reader->at : equals);
    return;
  }
  uint64_t length = equals - start;
  for (unsigned i = 0; i < keys->count; i++)
    if (keys->length[i] == length && memcmp(reader->text + keys->start[i], reader->text + start, (size_t)length) == 0) {
      ctg_fail(reader, CARTOG_ERROR_FIELD_TWICE, start);
      return;
    }
  if (keys->count == CTG_PRIVATE_MAX) {
    ctg_fail(reader, CARTOG_ERROR_TEXT_LONG, start);
    return;
  }
  keys->start[keys->count] = start;
  keys->length[keys->count++] = length;
}

static uint32_t ctg_field_of(char key) {
  switch (key) {
  case 's':
    return CARTOG_FIELD_SEASON;
  case 'c':
    return CARTOG_FIELD_COINS;
  case 'e':
    return CARTOG_FIELD_EDICTS;
  case 'n':
    return CARTOG_FIELD_RUINS;
  case 'p':
    return CARTOG_FIELD_TOTALS;
  default:
    return 0;
  }
}

static void ctg_read_field(ctg_reader *reader, cartog_position *position, ctg_private_keys *keys) {
  uint64_t start = reader->at;
  uint64_t left = reader->length - start;
  if (left >= 2 && reader->text[start] == 'x' && reader->text[start + 1] == '-') {
    ctg_read_private(reader, keys);
    return;
  }
  uint32_t field = left >= 2 && reader->text[start + 1] == '=' ? ctg_field_of(reader->text[start]) : 0;
  if (field == 0 || (position->fields & field) != 0) {
    ctg_fail(reader, field == 0 ? CARTOG_ERROR_FIELD_UNKNOWN : CARTOG_ERROR_FIELD_TWICE, start);
    return;
  }
  position->fields |= field;
  reader->at += 2;
  if (field == CARTOG_FIELD_SEASON)
    ctg_read_season(reader, position);
  else if (field == CARTOG_FIELD_COINS)
    position->coins = (uint32_t)ctg_read_number(reader, 0, CARTOG_COINS_MAX);
  else if (field == CARTOG_FIELD_EDICTS)
    ctg_read_edicts(reader, position);
  else if (field == CARTOG_FIELD_RUINS)
    position->ruins = (uint32_t)ctg_read_byte(reader, 'r');
  else
    ctg_read_totals(reader, position);
  if (reader->status == CARTOG_OK && !ctg_ends_field(reader))
    ctg_fail(reader, CARTOG_ERROR_SYNTAX, reader->at);
}

int32_t cartog_position_parse(const char *text, uint64_t length, cartog_position *position, cartog_text_error *error) {
  ctg_reader reader;
  int32_t status = ctg_reader_init(&reader, text, length, position, error);
  if (status != CARTOG_OK)
    return status;
  cartog_position result;
  ctg_private_keys keys;
  keys.count = 0;
  memset(&result, 0, sizeof result);
  if (length > CARTOG_POSITION_TEXT_MAX)
    ctg_fail(&reader, CARTOG_ERROR_TEXT_LONG, CARTOG_POSITION_TEXT_MAX);
  else
    reader.status = CTG_CHECK(position);
  if (reader.status == CARTOG_OK)
    ctg_read_map(&reader, &result.map);
  while (reader.status == CARTOG_OK && !ctg_at_end(&reader)) {
    /* A board ends in a blank or with the text, and so does a field. */
    while (ctg_peek(&reader) == ' ')
      reader.at++;
    if (!ctg_at_end(&reader))
      ctg_read_field(&reader, &result, &keys);
  }
  if (reader.status == CARTOG_OK) {
    result.size = position->size;
    *position = result;
  }
  return ctg_reader_end(&reader, error);
}

static int ctg_good_edicts(const uint32_t *edicts) {
  for (unsigned i = 0; i < CTG_EDICTS; i++) {
    if (edicts[i] == 0)
      continue;
    if (edicts[i] < CARTOG_CARD_SENTINEL_WOOD || edicts[i] > CARTOG_CARD_CAULDRONS)
      return 0;
    for (unsigned j = 0; j < i; j++)
      if (edicts[j] == edicts[i])
        return 0;
  }
  return 1;
}

static int ctg_position_in_range(const cartog_position *p) {
  uint32_t f = p->fields;
  return (f & ~(uint32_t)CTG_ALL_FIELDS) == 0 &&
         ((f & CARTOG_FIELD_SEASON) == 0 || (p->season >= 1 && p->season <= CTG_SEASONS && p->time <= CTG_TIME_MAX)) &&
         ((f & CARTOG_FIELD_COINS) == 0 || p->coins <= CARTOG_COINS_MAX) &&
         ((f & CARTOG_FIELD_EDICTS) == 0 || ctg_good_edicts(p->edicts)) &&
         ((f & CARTOG_FIELD_RUINS) == 0 || p->ruins == 1) &&
         ((f & CARTOG_FIELD_TOTALS) == 0 || (p->total_count >= 1 && p->total_count <= CTG_SEASONS));
}

int64_t cartog_position_print(const cartog_position *position, char *out, uint64_t cap) {
  if (position == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = CTG_CHECK(position);
  if (status == CARTOG_OK)
    status = cartog_map_validate(&position->map, NULL);
  if (status == CARTOG_OK && !ctg_position_in_range(position))
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  ctg_put_map(&writer, &position->map);
  if ((position->fields & CARTOG_FIELD_SEASON) != 0) {
    ctg_put_text(&writer, " s=");
    ctg_put_number(&writer, position->season);
    ctg_put(&writer, '.');
    ctg_put_number(&writer, position->time);
  }
  if ((position->fields & CARTOG_FIELD_COINS) != 0) {
    ctg_put_text(&writer, " c=");
    ctg_put_number(&writer, position->coins);
  }
  for (unsigned i = 0; i < CTG_EDICTS && (position->fields & CARTOG_FIELD_EDICTS) != 0; i++) {
    ctg_put_text(&writer, i == 0 ? " e=" : ",");
    ctg_put_text(&writer, position->edicts[i] == 0 ? "-" : cartog_card_key(position->edicts[i]));
  }
  if ((position->fields & CARTOG_FIELD_RUINS) != 0)
    ctg_put_text(&writer, " n=r");
  for (unsigned i = 0; (position->fields & CARTOG_FIELD_TOTALS) != 0 && i < position->total_count; i++) {
    ctg_put_text(&writer, i == 0 ? " p=" : ",");
    ctg_put_number(&writer, position->totals[i]);
  }
  return ctg_finish(&writer);
}

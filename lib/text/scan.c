/* The small parts that all text forms share. */
#include "text.h"

void ctg_put_text(ctg_writer *writer, const char *text) {
  for (; *text != 0; text++)
    ctg_put(writer, *text);
}

void ctg_put_number(ctg_writer *writer, int64_t number) {
  char digits[20];
  unsigned n = 0;
  uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  do {
    digits[n++] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (number < 0)
    ctg_put(writer, '-');
  while (n > 0)
    ctg_put(writer, digits[--n]);
}

void ctg_put_spaces(ctg_writer *writer, ctg_bits spaces) {
  for (int more = 0; ctg_any(spaces); spaces = ctg_rest(spaces), more = 1) {
    if (more)
      ctg_put(writer, ',');
    ctg_put_text(writer, cartog_space_name(ctg_first(spaces)));
  }
}

int32_t ctg_fail(ctg_reader *reader, int32_t status, uint64_t offset) {
  if (reader->status == CARTOG_OK) { /* GCOVR_EXCL_BR_LINE: callers stop at the first fault */
    reader->status = status;
    reader->at = offset;
  }
  return reader->status;
}

int32_t ctg_reader_init(ctg_reader *reader, const char *text, uint64_t length, const void *result,
                        cartog_text_error *error) {
  if (error != NULL && CTG_CHECK(error) != CARTOG_OK)
    return CARTOG_ERROR_SIZE;
  reader->text = text;
  reader->length = length;
  reader->at = 0;
  reader->status = text == NULL || result == NULL ? CARTOG_ERROR_NULL : CARTOG_OK;
  return reader->status == CARTOG_OK ? CARTOG_OK : ctg_reader_end(reader, error);
}

int32_t ctg_reader_end(const ctg_reader *reader, cartog_text_error *error) {
  if (error == NULL)
    return reader->status;
  error->status = reader->status;
  error->line = error->column = 0;
  error->offset = 0;
  if (reader->status == CARTOG_OK || reader->status == CARTOG_ERROR_NULL || reader->status == CARTOG_ERROR_SIZE)
    return reader->status;
  error->offset = reader->at;
  error->line = error->column = 1;
  for (uint64_t i = 0; i < reader->at; i++) {
    error->column++;
    if (reader->text[i] == '\n') {
      error->line++;
      error->column = 1;
    }
  }
  return reader->status;
}

int64_t ctg_read_number(ctg_reader *reader, int64_t least, int64_t most) {
  uint64_t start = reader->at, digits = 0;
  int64_t number = 0;
  int negative = least < 0 && ctg_peek(reader) == '-';
  if (negative)
    reader->at++;
  int leading_zero = ctg_peek(reader) == '0';
  for (; ctg_peek(reader) >= '0' && ctg_peek(reader) <= '9'; reader->at++, digits++)
    if (number <= INT32_MAX)
      number = 10 * number + (ctg_peek(reader) - '0');
  if (digits == 0 || (leading_zero && (digits > 1 || negative))) {
    ctg_fail(reader, CARTOG_ERROR_NUMBER, start);
    return least;
  }
  number = negative ? -number : number;
  if (number < least || number > most) {
    ctg_fail(reader, CARTOG_ERROR_NUMBER, start);
    return least;
  }
  return number;
}

int ctg_read_byte(ctg_reader *reader, char expected) {
  if (ctg_peek(reader) == expected) {
    reader->at++;
    return 1;
  }
  ctg_fail(reader, CARTOG_ERROR_SYNTAX, reader->at);
  return 0;
}

void ctg_read_spaces(ctg_reader *reader, ctg_bits *spaces) {
  *spaces = ctg_none();
  do {
    uint64_t start = reader->at;
    while (!ctg_at_end(reader) && ctg_peek(reader) != ',' && ctg_peek(reader) != '+')
      reader->at++;
    uint32_t space = 0;
    int32_t status = reader->at == start ? CARTOG_ERROR_SYNTAX
                                         : cartog_space_parse(reader->text + start, reader->at - start, &space);
    if (status == CARTOG_OK && ctg_has(*spaces, space))
      status = CARTOG_ERROR_SPACE_TWICE;
    if (status != CARTOG_OK) {
      ctg_fail(reader, status, start);
      return;
    }
    *spaces = ctg_or(*spaces, ctg_space(space));
  } while (!ctg_at_end(reader) && ctg_read_byte(reader, ','));
}

int32_t ctg_letter(char letter, unsigned *terrain, unsigned *ruins) {
  for (uint32_t t = 0; t <= CARTOG_TERRAIN_VOID; t++)
    for (uint32_t mark = 0; mark <= 1; mark++)
      if (cartog_terrain_letter(t, mark) == (unsigned char)letter && letter != 0) {
        *terrain = t;
        *ruins = mark;
        return CARTOG_OK;
      }
  int reserved = letter == 'H' || letter == 'h' || letter == 'D' || letter == 'd';
  return reserved ? CARTOG_ERROR_TERRAIN_RESERVED : CARTOG_ERROR_LETTER;
}

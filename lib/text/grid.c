/* Grids: a map as a picture of letters. */
#include "text.h"

static void ctg_skip_blanks(ctg_reader *reader) {
  while (ctg_peek(reader) == ' ' || ctg_peek(reader) == '\t')
    reader->at++;
}

/* Moves behind blank lines and comment lines, to the first byte of a line that holds something. */
static void ctg_skip_lines(ctg_reader *reader) {
  for (;;) {
    ctg_skip_blanks(reader);
    if (ctg_peek(reader) == ';')
      while (!ctg_at_end(reader) && ctg_peek(reader) != '\n')
        reader->at++;
    if (ctg_peek(reader) == '\r' && (reader->at + 1 == reader->length || reader->text[reader->at + 1] == '\n'))
      reader->at++;
    if (ctg_peek(reader) != '\n')
      return;
    reader->at++;
  }
}

static int ctg_ends_line(const ctg_reader *reader) {
  return ctg_at_end(reader) || ctg_peek(reader) == '\n' || ctg_peek(reader) == '\r';
}

/* Moves behind a heading of the letters a to k if there is one. */
static void ctg_skip_heading(ctg_reader *reader) {
  ctg_reader ahead = *reader;
  for (char letter = 'a'; letter <= 'k'; letter++) {
    ctg_skip_blanks(&ahead);
    if (ctg_peek(&ahead) != letter && ctg_peek(&ahead) != letter - 'a' + 'A')
      return;
    ahead.at++;
  }
  ctg_skip_blanks(&ahead);
  if (ctg_ends_line(&ahead))
    reader->at = ahead.at;
}

static void ctg_read_grid_row(ctg_reader *reader, unsigned row, uint8_t *terrain, uint8_t *ruins) {
  if (ctg_peek(reader) >= '0' && ctg_peek(reader) <= '9')
    ctg_read_number(reader, row + 1, row + 1);
  for (unsigned column = 0; reader->status == CARTOG_OK; column++) {
    ctg_skip_blanks(reader);
    if (ctg_ends_line(reader)) {
      if (column != CARTOG_COLUMNS)
        ctg_fail(reader, CARTOG_ERROR_ROW_LENGTH, reader->at);
      return;
    }
    unsigned code, mark;
    int32_t status = ctg_letter(ctg_peek(reader), &code, &mark);
    if (status == CARTOG_OK && column == CARTOG_COLUMNS)
      status = CARTOG_ERROR_ROW_LENGTH;
    if (status != CARTOG_OK) {
      ctg_fail(reader, status, reader->at);
      return;
    }
    terrain[column] = (uint8_t)code;
    ruins[column] = (uint8_t)mark;
    reader->at++;
  }
}

int32_t cartog_grid_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error) {
  ctg_reader reader;
  int32_t status = ctg_reader_init(&reader, text, length, map, error);
  if (status != CARTOG_OK)
    return status;
  uint8_t terrain[CARTOG_SPACES], ruins[CARTOG_SPACES];
  ctg_skip_lines(&reader);
  ctg_skip_heading(&reader);
  for (unsigned row = 0; row < CARTOG_ROWS && reader.status == CARTOG_OK; row++) {
    ctg_skip_lines(&reader);
    if (ctg_at_end(&reader))
      ctg_fail(&reader, CARTOG_ERROR_ROW_COUNT, reader.at);
    else
      ctg_read_grid_row(&reader, row, &terrain[CARTOG_COLUMNS * row], &ruins[CARTOG_COLUMNS * row]);
  }
  if (reader.status == CARTOG_OK) {
    ctg_skip_lines(&reader);
    if (!ctg_at_end(&reader))
      ctg_fail(&reader, CARTOG_ERROR_ROW_COUNT, reader.at);
  }
  if (reader.status == CARTOG_OK)
    cartog_map_from_arrays(map, terrain, ruins, NULL);
  return ctg_reader_end(&reader, error);
}

int64_t cartog_grid_print(const cartog_map *map, char *out, uint64_t cap) {
  if (out == NULL && cap > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = cartog_map_validate(map, NULL);
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  ctg_put_text(&writer, "  ");
  for (char letter = 'a'; letter <= 'k'; letter++) {
    ctg_put(&writer, ' ');
    ctg_put(&writer, letter);
  }
  ctg_put(&writer, '\n');
  for (uint32_t row = 0; row < CARTOG_ROWS; row++) {
    if (row < 9)
      ctg_put(&writer, ' ');
    ctg_put_number(&writer, row + 1);
    for (uint32_t column = 0; column < CARTOG_COLUMNS; column++) {
      uint32_t space = CARTOG_COLUMNS * row + column;
      uint32_t terrain = (uint32_t)cartog_map_terrain(map, space), mark = (uint32_t)cartog_map_ruins(map, space);
      ctg_put(&writer, ' ');
      ctg_put(&writer, (char)cartog_terrain_letter(terrain, mark));
    }
    ctg_put(&writer, '\n');
  }
  return ctg_finish(&writer);
}

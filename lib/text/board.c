/* The eleven rows of a position line. */
#include "text.h"

void ctg_put_map(ctg_writer *writer, const cartog_map *map) {
  for (uint32_t row = 0; row < CARTOG_ROWS; row++) {
    if (row > 0)
      ctg_put(writer, '/');
    int64_t run = 0;
    for (uint32_t column = 0; column < CARTOG_COLUMNS; column++) {
      uint32_t space = CARTOG_COLUMNS * row + column;
      uint32_t terrain = (uint32_t)cartog_map_terrain(map, space), ruins = (uint32_t)cartog_map_ruins(map, space);
      if (terrain == CARTOG_TERRAIN_EMPTY && ruins == 0) {
        run++;
        continue;
      }
      if (run > 0)
        ctg_put_number(writer, run);
      run = 0;
      ctg_put(writer, (char)cartog_terrain_letter(terrain, ruins));
    }
    if (run > 0)
      ctg_put_number(writer, run);
  }
}

/* Reads one row. Returns 0 and notes a fault where it has not 11 spaces. */
static int ctg_read_row(ctg_reader *reader, uint8_t *terrain, uint8_t *ruins) {
  unsigned column = 0;
  while (!ctg_at_end(reader) && ctg_peek(reader) != '/' && ctg_peek(reader) != ' ') {
    uint64_t start = reader->at;
    unsigned code = CARTOG_TERRAIN_EMPTY, mark = 0, run = 1;
    if (ctg_peek(reader) >= '0' && ctg_peek(reader) <= '9') {
      run = (unsigned)ctg_read_number(reader, 1, CARTOG_COLUMNS);
    } else {
      int32_t status = ctg_peek(reader) == '.' ? CARTOG_ERROR_LETTER : ctg_letter(ctg_peek(reader), &code, &mark);
      if (status != CARTOG_OK)
        ctg_fail(reader, status, start);
      else
        reader->at++;
    }
    if (reader->status == CARTOG_OK && column + run > CARTOG_COLUMNS)
      ctg_fail(reader, CARTOG_ERROR_ROW_LENGTH, start);
    if (reader->status != CARTOG_OK)
      return 0;
    for (; run > 0; run--, column++) {
      terrain[column] = (uint8_t)code;
      ruins[column] = (uint8_t)mark;
    }
  }
  if (column == CARTOG_COLUMNS)
    return 1;
  ctg_fail(reader, CARTOG_ERROR_ROW_LENGTH, reader->at);
  return 0;
}

void ctg_read_map(ctg_reader *reader, cartog_map *map) {
  uint8_t terrain[CARTOG_SPACES], ruins[CARTOG_SPACES];
  for (unsigned row = 0; row < CARTOG_ROWS; row++) {
    if (row > 0 && ctg_peek(reader) != '/') {
      ctg_fail(reader, CARTOG_ERROR_ROW_COUNT, reader->at);
      return;
    }
    reader->at += row > 0;
    if (!ctg_read_row(reader, &terrain[CARTOG_COLUMNS * row], &ruins[CARTOG_COLUMNS * row]))
      return;
  }
  if (ctg_peek(reader) == '/')
    ctg_fail(reader, CARTOG_ERROR_ROW_COUNT, reader->at);
  else
    cartog_map_from_arrays(map, terrain, ruins, NULL);
}

int32_t cartog_map_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error) {
  ctg_reader reader;
  int32_t status = ctg_reader_init(&reader, text, length, map, error);
  if (status != CARTOG_OK)
    return status;
  cartog_map result = {{0}};
  ctg_read_map(&reader, &result);
  if (reader.status == CARTOG_OK && !ctg_at_end(&reader))
    ctg_fail(&reader, CARTOG_ERROR_SYNTAX, reader.at);
  if (reader.status == CARTOG_OK)
    *map = result;
  return ctg_reader_end(&reader, error);
}

int64_t cartog_map_print(const cartog_map *map, char *out, uint64_t cap) {
  if (out == NULL && cap > 0)
    return CARTOG_ERROR_NULL;
  int32_t status = cartog_map_validate(map, NULL);
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  ctg_put_map(&writer, map);
  return ctg_finish(&writer);
}

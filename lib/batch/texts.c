/* Boards as lines of text. */
#include "../text/text.h"
#include "batch.h"

int64_t cartog_batch_parse(const char *text, uint64_t length, uint8_t *terrain, uint8_t *ruins, uint64_t cap,
                           int32_t *statuses, uint32_t *columns) {
  if ((text == NULL && length > 0) || ((terrain == NULL || ruins == NULL) && cap > 0))
    return CARTOG_ERROR_NULL;
  uint64_t lines = 0, at = 0;
  while (at < length) {
    uint64_t end = at;
    while (end < length && text[end] != '\n')
      end++;
    if (lines < cap) {
      uint64_t used = end > at && end < length && text[end - 1] == '\r' ? end - 1 : end;
      cartog_position position;
      cartog_text_error error;
      memset(&position, 0, sizeof position);
      memset(&error, 0, sizeof error);
      position.size = (uint32_t)sizeof position;
      error.size = (uint32_t)sizeof error;
      int32_t status = cartog_position_parse(text + at, used - at, &position, &error);
      if (status == CARTOG_OK)
        cartog_map_to_arrays(&position.map, terrain + CARTOG_SPACES * lines, ruins + CARTOG_SPACES * lines);
      ctg_boards_note(statuses, lines, status);
      if (columns != NULL)
        columns[lines] = error.column;
    }
    lines++;
    at = end + 1;
  }
  return (int64_t)lines;
}

int64_t cartog_batch_print(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count, char *out,
                           uint64_t cap, int32_t *statuses) {
  ctg_boards rows;
  int32_t status = out == NULL && cap > 0 ? CARTOG_ERROR_NULL : ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status != CARTOG_OK)
    return status;
  ctg_writer writer = {out, cap, 0};
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_read(&rows, i);
    if (status == CARTOG_OK)
      ctg_put_map(&writer, &rows.map);
    ctg_put(&writer, '\n');
    ctg_boards_note(statuses, i, status);
  }
  return ctg_finish(&writer);
}

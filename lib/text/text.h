/* Reading and writing text without a C library. */
#ifndef CTG_TEXT_H
#define CTG_TEXT_H

#include "../board/planes.h"
#include "cartog/text.h"

/* ---- writing: the snprintf contract ---- */

typedef struct {
  char *out;
  uint64_t cap;
  uint64_t length; /* bytes needed so far */
} ctg_writer;

static inline void ctg_put(ctg_writer *writer, char c) {
  if (writer->length + 1 < writer->cap)
    writer->out[writer->length] = c;
  writer->length++;
}

CTG_LOCAL void ctg_put_text(ctg_writer *writer, const char *text);
CTG_LOCAL void ctg_put_number(ctg_writer *writer, int64_t number);
CTG_LOCAL void ctg_put_spaces(ctg_writer *writer, ctg_bits spaces);
CTG_LOCAL void ctg_put_map(ctg_writer *writer, const cartog_map *map);

/* Ends the text in NUL and returns its length. */
static inline int64_t ctg_finish(ctg_writer *writer) {
  if (writer->cap > 0)
    writer->out[writer->length < writer->cap ? writer->length : writer->cap - 1] = 0;
  return (int64_t)writer->length;
}

/* ---- reading ---- */

/* A text being read. The first fault stays: status and the place at which reading stopped. */
typedef struct {
  const char *text;
  uint64_t length;
  uint64_t at;
  int32_t status;
} ctg_reader;

/* The next byte, or 0 at the end; a NUL in the text fits no form either. */
static inline char ctg_peek(const ctg_reader *reader) {
  return reader->at < reader->length ? reader->text[reader->at] : 0;
}

static inline int ctg_at_end(const ctg_reader *reader) {
  return reader->at >= reader->length;
}

/* Notes a fault at an offset, unless one was noted before. Returns the noted status. */
CTG_LOCAL int32_t ctg_fail(ctg_reader *reader, int32_t status, uint64_t offset);

/* Checks the arguments that all parsers share, and starts reading. */
CTG_LOCAL int32_t ctg_reader_init(ctg_reader *reader, const char *text, uint64_t length, const void *result,
                                  cartog_text_error *error);

/* Writes the place of the fault, if a caller wants it. Returns the status. */
CTG_LOCAL int32_t ctg_reader_end(const ctg_reader *reader, cartog_text_error *error);

/* Each reads one thing at the reader's place and moves behind it, or notes a fault. */
CTG_LOCAL int64_t ctg_read_number(ctg_reader *reader, int64_t least, int64_t most);
CTG_LOCAL int ctg_read_byte(ctg_reader *reader, char expected);
CTG_LOCAL void ctg_read_spaces(ctg_reader *reader, ctg_bits *spaces);
CTG_LOCAL void ctg_read_map(ctg_reader *reader, cartog_map *map);

/* Terrain and ruins mark of a letter. Returns 0, or the status that tells what is wrong with it. */
CTG_LOCAL int32_t ctg_letter(char letter, unsigned *terrain, unsigned *ruins);

#endif

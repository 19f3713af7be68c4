/* cartog/text.h - positions, grids and placements as text.
 *
 * Spaces are a column letter a to k and a row number 1 to 11: a1 is top left, k11 bottom right.
 *
 *   . empty   F forest   V village   A farm   W water   M monster   ^ mountain   # wasteland   _ void
 *   on a ruins space:    r empty   f v a w m
 *
 * Position (CPN), one line: eleven rows from the top joined by '/', runs of empty spaces
 * as a number, then optional fields, separated by blanks:
 *
 *   s=2.5           season 1 to 4, and time used in it (0 to 999)
 *   c=3             coins on the track, 0 to 14
 *   e=greenbough,-,-,borderlands   scoring cards under edicts A to D, - where unknown
 *   n=r             the next shape must cover ruins
 *   p=12,-5         totals of the seasons scored, one to four 32-bit numbers
 *   x-name=value    private: printable ASCII without blanks; checked and skipped. At most 64 of them.
 *
 * Grid, for people: a heading of column letters, then eleven lines of row number and letters.
 * On input heading, numbers and blanks may be left out.
 *
 * Placement: F:a1,a2,b2 - terrain letter (F V A W M ^), colon, spaces. "pass" where nothing can be drawn.
 *
 * Parsers take a length, need no NUL and read nothing behind it. They are strict, so that every
 * position has one text: printing what was parsed and parsing what was printed change nothing.
 * Printers return the number of bytes needed without the NUL, write at most cap bytes with the NUL,
 * and always end what they write in NUL where cap > 0; out may be NULL where cap is 0.
 */
#ifndef CARTOG_TEXT_H
#define CARTOG_TEXT_H

#include "cartog/edicts.h"

/* A text as position has at most this many bytes. */
#define CARTOG_POSITION_TEXT_MAX 65535

/* Which fields a position has. */
#define CARTOG_FIELD_SEASON 1
#define CARTOG_FIELD_COINS 2
#define CARTOG_FIELD_EDICTS 4
#define CARTOG_FIELD_RUINS 8
#define CARTOG_FIELD_TOTALS 16

#define CARTOG_FORM_CPN 1
#define CARTOG_FORM_GRID 2

typedef struct {
  uint32_t size;   /* sizeof(cartog_position), set by the caller */
  uint32_t fields; /* CARTOG_FIELD_... bits; members of absent fields are 0 */
  uint32_t season; /* 1 to 4 */
  uint32_t time;
  uint32_t coins;
  uint32_t ruins;     /* 1: ruins are pending */
  uint32_t edicts[4]; /* card ids, 0 where unknown */
  int32_t totals[4];
  uint32_t total_count; /* 1 to 4 */
  uint32_t reserved;    /* 0 */
  cartog_map map;
} cartog_position;

/* Where and why a text does not parse, always written where its pointer is not NULL and its size is right. */
typedef struct {
  uint32_t size;   /* sizeof(cartog_text_error), set by the caller */
  int32_t status;  /* what the call returned; 0: no fault, and the rest is 0 */
  uint32_t line;   /* from 1 */
  uint32_t column; /* from 1, in bytes */
  uint64_t offset; /* from 0, in bytes */
} cartog_text_error;

CARTOG_BEGIN

/* CARTOG_FORM_CPN if a '/' comes before the first blank or line break, else CARTOG_FORM_GRID; or
 * CARTOG_ERROR_NULL. */
CARTOG_API int32_t cartog_text_form(const char *text, uint64_t length);

/* Reads one position line, without its line end. Returns 0, a text error, CARTOG_ERROR_NULL, or CARTOG_ERROR_SIZE;
 * *position is untouched on failure. */
CARTOG_API int32_t cartog_position_parse(const char *text, uint64_t length, cartog_position *position,
                                         cartog_text_error *error);

/* Prints a position: map, then the fields that it has in the order above. Returns the bytes
 * needed, CARTOG_ERROR_NULL, _SIZE, _MAP, or _RANGE for a field outside its range. */
CARTOG_API int64_t cartog_position_print(const cartog_position *position, char *out, uint64_t cap);

/* A map alone as CPN without fields. Parsing refuses fields. */
CARTOG_API int32_t cartog_map_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
CARTOG_API int64_t cartog_map_print(const cartog_map *map, char *out, uint64_t cap);

/* A map as grid. Blank lines, lines that begin with ; and blanks at line ends are skipped, CR before LF too. */
CARTOG_API int32_t cartog_grid_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
CARTOG_API int64_t cartog_grid_print(const cartog_map *map, char *out, uint64_t cap);

/* A placement; the spaces are printed in ascending order. A pass prints as "pass". Printing returns CARTOG_ERROR_RANGE
 * for a terrain without letter here, or for an empty set with a terrain. */
CARTOG_API int32_t cartog_placement_parse(const char *text, uint64_t length, cartog_placement *placement,
                                          cartog_text_error *error);
CARTOG_API int64_t cartog_placement_print(const cartog_placement *placement, char *out, uint64_t cap);

/* A choice as FA:a1,a2 with the letters of all its terrains in code order. */
CARTOG_API int64_t cartog_choice_print(const cartog_choice *choice, char *out, uint64_t cap);

/* A set of spaces as a1,a2; the empty set is the empty text. Parsing refuses doubles. */
CARTOG_API int32_t cartog_spaces_parse(const char *text, uint64_t length, cartog_spaces *spaces,
                                       cartog_text_error *error);
CARTOG_API int64_t cartog_spaces_print(const cartog_spaces *spaces, char *out, uint64_t cap);

CARTOG_END

#endif

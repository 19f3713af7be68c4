/* The words of a record: numbers, names, boards, placements. Inside the reference engine only. */
#ifndef REF_TEXT_H
#define REF_TEXT_H

#include "reference.h"

#include <stddef.h>

#define REF_LONGEST_LINE 65535
#define REF_BOARD_BYTES 160     /* of a printed board with its NUL */
#define REF_PLACEMENT_BYTES 512 /* of a printed placement with its NUL */

typedef struct {
  char text[REF_LONGEST_LINE + 1];
  char *word[(REF_LONGEST_LINE + 1) / 2];
  int count;
} ref_words;

int ref_is_blank(char c);

/* cuts a line without NUL, at most REF_LONGEST_LINE bytes, into its words */
void ref_split(ref_words *words, const char *bytes, size_t length);

/* reads a number of up to 18 digits without leading zeros or plus sign, and steps behind it; 0 when there is none */
int ref_read_number(const char **at, long long *value);

/* 1 when the whole text is a number from least to most */
int ref_number_in(const char *text, long long least, long long most, long long *value);

/* 1 when the whole text is an unsigned number of 64 bits */
int ref_unsigned(const char *text, uint64_t *value);

/* a small letter, then small letters, digits and underscores, 31 at most */
int ref_is_key(const char *text);

/* the rules for players' names, without the list of event words */
int ref_is_name(const char *text);

/* the board of a position, without the fields behind it */
int ref_read_board(const char *text, ref_map *map);
void ref_write_board(const ref_map *map, char out[REF_BOARD_BYTES]);

/* a terrain letter, a colon and different spaces in any order */
int ref_read_placement(const char *text, int *terrain, ref_set *spaces);
void ref_write_placement(int terrain, const ref_set *spaces, char out[REF_PLACEMENT_BYTES]);

/* the code of a terrain letter that a card can list, 0 for another letter */
int ref_terrain_of(char letter);

#endif

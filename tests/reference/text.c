/* The words of a record. */
#include "text.h"
#include "map.h"

#include <stdio.h>
#include <string.h>

static const char letters[] = ".FVAWM^#";

static int is_digit(char c) {
  return c >= '0' && c <= '9';
}

static int is_small(char c) {
  return c >= 'a' && c <= 'z';
}

static int is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

int ref_is_blank(char c) {
  return c == ' ' || c == '\t';
}

void ref_split(ref_words *words, const char *bytes, size_t length) {
  int inside = 0;

  words->count = 0;
  for (size_t i = 0; i < length; i++) {
    if (ref_is_blank(bytes[i])) {
      words->text[i] = '\0';
      inside = 0;
      continue;
    }
    words->text[i] = bytes[i];
    if (!inside)
      words->word[words->count++] = &words->text[i];
    inside = 1;
  }
  words->text[length] = '\0';
}

int ref_read_number(const char **at, long long *value) {
  const char *p = *at;
  int negative = *p == '-';
  int digits = 0;

  p += negative;
  if (p[0] == '0' && (negative || is_digit(p[1])))
    return 0;
  *value = 0;
  for (; is_digit(*p); p++) {
    if (++digits > 18)
      return 0;
    *value = 10 * *value + (*p - '0');
  }
  if (negative)
    *value = -*value;
  *at = p;
  return digits > 0;
}

int ref_number_in(const char *text, long long least, long long most, long long *value) {
  return ref_read_number(&text, value) && *text == '\0' && *value >= least && *value <= most;
}

int ref_unsigned(const char *text, uint64_t *value) {
  if (!is_digit(text[0]) || (text[0] == '0' && text[1]))
    return 0;
  *value = 0;
  for (; is_digit(*text); text++) {
    unsigned digit = (unsigned)(*text - '0');

    if (*value > (UINT64_MAX - digit) / 10)
      return 0;
    *value = 10 * *value + digit;
  }
  return *text == '\0';
}

int ref_is_key(const char *text) {
  size_t length = strlen(text);

  if (length > 31 || !is_small(text[0]))
    return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_small(text[i]) && !is_digit(text[i]) && text[i] != '_')
      return 0;
  return 1;
}

int ref_is_name(const char *text) {
  size_t length = strlen(text);

  if (length > 31 || (!is_small(text[0]) && !is_capital(text[0])))
    return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_small(text[i]) && !is_capital(text[i]) && !is_digit(text[i]) && !strchr("_.-", text[i]))
      return 0;
  return 1;
}

int ref_terrain_of(char letter) {
  const char *place = letter ? strchr("FVAWM^", letter) : NULL;

  return place ? (int)(strchr(letters, letter) - letters) : 0;
}

/* Small letters are terrain on ruins. Reserved letters are no terrain of this game. */
static int read_letter(char letter, int *terrain, int *ruins) {
  const char *place;

  *ruins = is_small(letter);
  if (letter == 'r') {
    *terrain = REF_EMPTY;
    return 1;
  }
  if (letter == '_') {
    *terrain = REF_VOID;
    return 1;
  }
  if (*ruins)
    letter = (char)(letter - 'a' + 'A');
  place = letter && letter != '.' ? strchr(letters, letter) : NULL;
  *terrain = place ? (int)(place - letters) : 0;
  return place != NULL;
}

static int read_row(const char **at, int row, ref_map *map) {
  int col = 0;

  while (**at && **at != '/') {
    if (is_digit(**at)) {
      long long run;

      if (!ref_read_number(at, &run) || run < 1 || run > REF_LINE)
        return 0;
      col += (int)run;
    } else {
      int terrain, ruins;

      if (col >= REF_LINE || !read_letter(**at, &terrain, &ruins))
        return 0;
      map->terrain[ref_space(row, col)] = (uint8_t)terrain;
      map->ruins[ref_space(row, col)] = (uint8_t)ruins;
      col++;
      (*at)++;
    }
    if (col > REF_LINE)
      return 0;
  }
  return col == REF_LINE;
}

int ref_read_board(const char *text, ref_map *map) {
  memset(map, 0, sizeof *map);
  for (int row = 0; row < REF_LINE; row++) {
    if (row > 0 && *text++ != '/')
      return 0;
    if (!read_row(&text, row, map))
      return 0;
  }
  return *text == '\0';
}

static char letter_for(const ref_map *map, int space) {
  int terrain = map->terrain[space];

  if (terrain == REF_VOID)
    return '_';
  if (!map->ruins[space])
    return letters[terrain];
  return terrain == REF_EMPTY ? 'r' : (char)(letters[terrain] - 'A' + 'a');
}

void ref_write_board(const ref_map *map, char out[REF_BOARD_BYTES]) {
  char *p = out;

  for (int row = 0; row < REF_LINE; row++) {
    int run = 0;

    if (row > 0)
      *p++ = '/';
    for (int col = 0; col < REF_LINE; col++) {
      char letter = letter_for(map, ref_space(row, col));

      if (letter == '.') {
        run++;
        continue;
      }
      if (run > 0)
        p += sprintf(p, "%d", run);
      run = 0;
      *p++ = letter;
    }
    if (run > 0)
      p += sprintf(p, "%d", run);
  }
  *p = '\0';
}

/* A space is a column letter in any case and a row number; -1 when there is none. */
static int read_space(const char **at) {
  char letter = **at;
  long long row;
  int col;

  if (!is_small(letter) && !is_capital(letter))
    return -1;
  col = is_small(letter) ? letter - 'a' : letter - 'A';
  (*at)++;
  if (col >= REF_LINE || !ref_read_number(at, &row) || row < 1 || row > REF_LINE)
    return -1;
  return ref_space((int)row - 1, col);
}

int ref_read_placement(const char *text, int *terrain, ref_set *spaces) {
  memset(spaces, 0, sizeof *spaces);
  *terrain = ref_terrain_of(text[0]);
  if (*terrain == 0 || text[1] != ':')
    return 0;
  text += 2;
  for (;;) {
    int space = read_space(&text);

    if (space < 0 || spaces->on[space])
      return 0;
    spaces->on[space] = 1;
    if (*text == '\0')
      return 1;
    if (*text++ != ',')
      return 0;
  }
}

void ref_write_placement(int terrain, const ref_set *spaces, char out[REF_PLACEMENT_BYTES]) {
  char *p = out;

  *p++ = letters[terrain];
  for (int s = 0; s < REF_SPACES; s++)
    if (spaces->on[s])
      p += sprintf(p, "%c%c%d", p == out + 1 ? ':' : ',', 'a' + s % REF_LINE, s / REF_LINE + 1);
  *p = '\0';
}

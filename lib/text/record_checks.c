/* What a record asserts: check, score and end lines. */
#include "../game/table.h"
#include "record.h"

enum { CTG_POINTS_MAX = 1000000 };

int ctg_season_scored(const cartog_replay *replay, const cartog_sheet *sheets) {
  uint32_t season = replay->table.season;
  for (uint32_t i = 0; i < replay->players; i++)
    if (season == 0 || sheets[i].seasons[season - 1].scored == 0) /* GCOVR_EXCL_BR_LINE: there is a season */
      return 0;
  return 1;
}

/* Id of the season's first (0) or second (1) edict. */
static uint32_t ctg_edict(const cartog_replay *replay, uint32_t place) {
  return replay->table.edicts[(replay->table.season - 1 + place) % CARTOG_EDICTS];
}

int ctg_is_external(const cartog_replay *replay, uint32_t place) {
  return ctg_edict(replay, place) >= CARTOG_CARD_OWN;
}

static int ctg_is_known(const cartog_replay *replay, uint32_t place, uint32_t player) {
  return (replay->known[place][player / 64] >> (player % 64) & 1) != 0;
}

void ctg_score_season(cartog_replay *replay, cartog_sheet *sheets) {
  if (!ctg_table_complete(&replay->table))
    return;
  for (uint32_t i = 0; i < replay->players; i++)
    for (uint32_t place = 0; place < 2; place++)
      if (ctg_is_external(replay, place) && !ctg_is_known(replay, place, i))
        return;
  for (uint32_t i = 0; i < replay->players; i++)
    cartog_table_score(&replay->table, &sheets[i], replay->external[i], NULL);
}

/* ---- check ---- */

static int32_t ctg_check_season(ctg_line *line, const ctg_word *value) {
  const cartog_table *table = &line->replay->table;
  ctg_word time = *value, season = ctg_cut(&time, '.');
  int64_t s = ctg_word_number(line, &season, 1, CARTOG_SEASONS), t = ctg_word_number(line, &time, 0, 999);
  if (line->reader.status != CARTOG_OK)
    return line->reader.status;
  char text[24];
  ctg_writer writer = {text, sizeof text, 0};
  ctg_put_number(&writer, table->season);
  ctg_put(&writer, '.');
  ctg_put_number(&writer, table->time);
  ctg_finish(&writer);
  return s == table->season && t == table->time ? CARTOG_OK : ctg_word_fail(line, CARTOG_REFUSAL_CHECK, value, text);
}

static int32_t ctg_check_totals(ctg_line *line, const ctg_word *value, const cartog_sheet *sheet) {
  char text[CARTOG_WORD_SIZE];
  ctg_writer writer = {text, sizeof text, 0};
  ctg_word rest = *value;
  uint32_t n = 0;
  int right = 1;
  for (uint32_t s = 0; s < CARTOG_SEASONS && sheet->seasons[s].scored != 0; s++) {
    if (s > 0)
      ctg_put(&writer, ',');
    ctg_put_number(&writer, sheet->seasons[s].total);
  }
  ctg_finish(&writer);
  do {
    ctg_word part = ctg_cut(&rest, ',');
    int64_t total = ctg_word_number(line, &part, INT32_MIN, INT32_MAX);
    if (line->reader.status != CARTOG_OK)
      return line->reader.status;
    right = right && n < CARTOG_SEASONS && sheet->seasons[n].scored != 0 && sheet->seasons[n].total == total;
    n++;
  } while (rest.length > 0);
  if (value->text[value->length - 1] == ',')
    return ctg_word_fail(line, CARTOG_ERROR_NUMBER, &rest, "a number");
  right = right && (n == CARTOG_SEASONS || sheet->seasons[n].scored == 0);
  return right ? CARTOG_OK : ctg_word_fail(line, CARTOG_REFUSAL_CHECK, value, text);
}

static int32_t ctg_check_map(ctg_line *line, const ctg_word *value, const cartog_sheet *sheet) {
  ctg_reader reader = ctg_word_reader(value);
  cartog_map map;
  char text[256];
  ctg_read_map(&reader, &map);
  if (reader.status != CARTOG_OK)
    return ctg_reader_fail(line, value, &reader);
  if (cartog_map_equal(&map, &sheet->map))
    return CARTOG_OK;
  cartog_map_print(&sheet->map, text, sizeof text);
  return ctg_word_fail(line, CARTOG_REFUSAL_CHECK, value, text);
}

static int32_t ctg_check_field(ctg_line *line, const ctg_word *field, uint32_t player, uint32_t *seen) {
  const cartog_sheet *sheet = &line->sheets[player];
  static const char keys[][4] = {"c", "s", "n", "p", "map"};
  ctg_word value = *field, key = ctg_cut(&value, '=');
  uint32_t k = 0;
  while (k < 5 && !ctg_word_is(&key, keys[k]))
    k++;
  if (k == 5 || (*seen >> k & 1) != 0)
    return ctg_word_fail(line, k == 5 ? CARTOG_ERROR_FIELD_UNKNOWN : CARTOG_ERROR_FIELD_TWICE, field, NULL);
  *seen |= 1u << k;
  if (value.length == 0)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &value, "a value");
  if (k == 0) {
    int64_t coins = ctg_word_number(line, &value, 0, CARTOG_COINS_MAX);
    return line->reader.status != CARTOG_OK || coins == sheet->coins
               ? line->reader.status
               : ctg_number_fail(line, CARTOG_REFUSAL_CHECK, &value, sheet->coins);
  }
  if (k == 1)
    return ctg_check_season(line, &value);
  if (k == 3)
    return ctg_check_totals(line, &value, sheet);
  if (k == 4)
    return ctg_check_map(line, &value, sheet);
  if (!ctg_word_is(&value, "r"))
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &value, "r");
  return ctg_ruins_wait(&line->replay->table, player) ? CARTOG_OK
                                                      : ctg_word_fail(line, CARTOG_REFUSAL_CHECK, field, NULL);
}

int32_t ctg_read_check(ctg_line *line) {
  ctg_word name = ctg_next_word(&line->reader);
  uint32_t player = ctg_read_player(line, &name), seen = 0;
  if (line->reader.status == CARTOG_OK && line->replay->table.season == 0)
    return ctg_word_fail(line, CARTOG_REFUSAL_STEP, &name, NULL);
  while (line->reader.status == CARTOG_OK && (seen == 0 || !ctg_no_more(&line->reader))) {
    ctg_word field = ctg_next_word(&line->reader);
    ctg_check_field(line, &field, player, &seen);
  }
  return line->reader.status;
}

/* ---- score ---- */

/* The numbers of PLAYER=edict+edict+coins-monsters=total, as words; ? has known 0. */
typedef struct {
  ctg_word word[5];
  int64_t number[5];
  int known[5];
} ctg_sum;

/* Reads one number of a sum and the sign behind it. */
static int32_t ctg_read_part(ctg_line *line, ctg_word *rest, char sign, int64_t least, ctg_sum *sum, unsigned at) {
  uint64_t i = rest->length > 0 && rest->text[0] == '-' ? 1 : 0;
  while (i < rest->length && rest->text[i] != sign)
    i++;
  ctg_word part = *rest;
  part.length = i;
  if (sign != 0 && i == rest->length)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, rest, "edict+edict+coins-monsters=total");
  uint64_t skip = sign != 0 ? i + 1 : i;
  rest->text += skip;
  rest->at += skip;
  rest->length -= skip;
  sum->word[at] = part;
  sum->known[at] = !ctg_word_is(&part, "?");
  sum->number[at] = sum->known[at] ? ctg_word_number(line, &part, least, INT32_MAX) : 0;
  return line->reader.status;
}

static int32_t ctg_read_sum(ctg_line *line, ctg_word rest, ctg_sum *sum) {
  static const char signs[5] = {'+', '+', '-', '=', 0};
  memset(sum, 0, sizeof *sum);
  if (ctg_word_is(&rest, "?"))
    return CARTOG_OK;
  for (unsigned i = 0; i < 5; i++)
    if (ctg_read_part(line, &rest, signs[i], i == 2 || i == 3 ? 0 : INT32_MIN, sum, i) != CARTOG_OK)
      return line->reader.status;
  return CARTOG_OK;
}

/* The numbers as they are; known is 0 where an own scoring card's points have not been given. */
static void ctg_true_sum(const cartog_replay *replay, const cartog_sheet *sheet, uint32_t player, ctg_sum *sum) {
  const cartog_ledger *box = &sheet->seasons[replay->table.season - 1];
  int32_t points[4] = {box->first, box->second, box->coins, box->monsters};
  memset(sum, 0, sizeof *sum);
  sum->known[0] = sum->known[1] = sum->known[2] = sum->known[3] = 1;
  if (box->scored == 0) {
    for (uint32_t place = 0; place < 2; place++) {
      points[place] = replay->external[player][place];
      sum->known[place] = ctg_is_known(replay, place, player);
      if (!ctg_is_external(replay, place)) {
        sum->known[place] = 1;
        cartog_score(&sheet->map, ctg_edict(replay, place), &points[place]);
      }
    }
    points[2] = (int32_t)sheet->coins;
    cartog_map_monsters(&sheet->map, &points[3], NULL);
  }
  for (unsigned i = 0; i < 4; i++)
    sum->number[i] = points[i];
}

/* Points of own scoring cards that a line gives. */
typedef struct {
  int32_t points[CARTOG_PLAYERS_MAX][2];
  uint64_t given[2][2];
  uint64_t named[2];
} ctg_given;

static int32_t ctg_compare_sum(ctg_line *line, uint32_t player, const ctg_sum *said, ctg_given *given) {
  ctg_sum is;
  ctg_true_sum(line->replay, &line->sheets[player], player, &is);
  for (uint32_t i = 0; i < 4; i++) {
    if (!said->known[i])
      continue;
    if (!is.known[i]) {
      if (said->number[i] < -CTG_POINTS_MAX || said->number[i] > CTG_POINTS_MAX)
        return ctg_word_fail(line, CARTOG_ERROR_NUMBER, &said->word[i], NULL);
      given->points[player][i] = (int32_t)said->number[i];
      given->given[i][player / 64] |= (uint64_t)1 << (player % 64);
      is.number[i] = said->number[i];
      is.known[i] = 1;
    } else if (said->number[i] != is.number[i]) {
      return ctg_number_fail(line, CARTOG_REFUSAL_CHECK, &said->word[i], is.number[i]);
    }
  }
  int64_t total = is.number[0] + is.number[1] + is.number[2] - is.number[3];
  if (said->known[4] && is.known[0] && is.known[1] && said->number[4] != total)
    return ctg_number_fail(line, CARTOG_REFUSAL_CHECK, &said->word[4], total);
  return CARTOG_OK;
}

/* Reads PLAYER= and notes who was named. The rest of the word is the right side. */
static uint32_t ctg_read_left_side(ctg_line *line, ctg_word *word, uint64_t named[2]) {
  ctg_word name = ctg_cut(word, '=');
  uint32_t player = ctg_read_player(line, &name);
  if (player == CARTOG_PLAYERS_MAX)
    return player;
  uint64_t bit = (uint64_t)1 << (player % 64);
  if ((named[player / 64] & bit) != 0)
    ctg_word_fail(line, CARTOG_ERROR_FIELD_TWICE, &name, NULL);
  named[player / 64] |= bit;
  if (word->length == 0)
    ctg_word_fail(line, CARTOG_ERROR_SYNTAX, word, "numbers");
  return player;
}

int32_t ctg_read_score(ctg_line *line) {
  cartog_replay *replay = line->replay;
  ctg_word name = ctg_next_word(&line->reader);
  uint32_t season = ctg_find_season(&name);
  ctg_given given;
  memset(&given, 0, sizeof given);
  if (season == 0)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &name, "a season");
  if (season != replay->table.season || !ctg_table_complete(&replay->table))
    return ctg_word_fail(line, CARTOG_REFUSAL_SEASON, &name, NULL);
  do {
    ctg_word word = ctg_next_word(&line->reader);
    uint32_t player = ctg_read_left_side(line, &word, given.named);
    ctg_sum said;
    if (line->reader.status != CARTOG_OK || ctg_read_sum(line, word, &said) != CARTOG_OK ||
        ctg_compare_sum(line, player, &said, &given) != CARTOG_OK)
      return line->reader.status;
  } while (!ctg_no_more(&line->reader));
  for (uint32_t i = 0; i < replay->players; i++)
    for (uint32_t place = 0; place < 2; place++)
      if ((given.given[place][i / 64] >> (i % 64) & 1) != 0) {
        replay->external[i][place] = given.points[i][place];
        replay->known[place][i / 64] |= (uint64_t)1 << (i % 64);
      }
  ctg_score_season(replay, line->sheets);
  return CARTOG_OK;
}

/* ---- end ---- */

int32_t ctg_read_end(ctg_line *line) {
  uint64_t named[2] = {0, 0};
  if (!cartog_replay_complete(line->replay, line->sheets, line->replay->players)) {
    ctg_word here = ctg_peek_word(&line->reader);
    return ctg_word_fail(line, CARTOG_REFUSAL_SEASON, &here, NULL);
  }
  do {
    ctg_word word = ctg_next_word(&line->reader);
    uint32_t player = ctg_read_left_side(line, &word, named);
    cartog_standing standing = {0, 0};
    if (line->reader.status != CARTOG_OK)
      return line->reader.status;
    if (ctg_word_is(&word, "?"))
      continue;
    int64_t total = ctg_word_number(line, &word, INT32_MIN, INT32_MAX);
    if (line->reader.status != CARTOG_OK)
      return line->reader.status;
    cartog_sheet_total(&line->sheets[player], &standing);
    if (total != standing.total)
      return ctg_number_fail(line, CARTOG_REFUSAL_CHECK, &word, standing.total);
  } while (!ctg_no_more(&line->reader));
  return CARTOG_OK;
}

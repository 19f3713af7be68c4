/* Headers of a record. */
#include "record.h"

/* In the order of printing; a header's rank is its place from 1, unknown ones come last. */
enum {
  CTG_MAP = 1,
  CTG_START,
  CTG_PLAYERS,
  CTG_NAME = CTG_HEADER_NAME,
  CTG_EDICTS_HEADER,
  CTG_RULES,
  CTG_SEED,
  CTG_CARD,
  CTG_AMBUSH_HEADER,
  CTG_DECK,
  CTG_UNKNOWN = CTG_HEADER_RANKS
};

static const char ctg_headers[][8] = {"Map",   "Start", "Players", "Name",   "Edicts",
                                      "Rules", "Seed",  "Card",    "Ambush", "Deck"};

enum { CTG_EXTERNAL_ID = 20000 };

/* Beside the bits of the ranks: the map is an own one. */
#define CTG_OWN_MAP (1u << 31)

/* Reads the key of a header and its colon. Returns its rank, or 0 with the reader where it was. */
static uint32_t ctg_read_key(ctg_reader *reader) {
  ctg_word word = ctg_peek_word(reader), value = word, key = ctg_cut(&value, ':');
  if (key.length == word.length || key.length == 0)
    return 0;
  for (uint64_t i = 0; i < key.length; i++) {
    char c = key.text[i];
    int letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == '_' || c == '-')))
      return 0;
  }
  reader->at = value.at;
  uint32_t rank = CTG_MAP;
  while (rank < CTG_UNKNOWN && !ctg_word_is(&key, ctg_headers[rank - 1]))
    rank++;
  return rank;
}

uint32_t ctg_header_rank(const char *line, uint64_t length) {
  ctg_reader reader = {line, ctg_uncommented(line, length), 0, CARTOG_OK};
  return ctg_read_key(&reader);
}

static int32_t ctg_read_map_header(ctg_line *line) {
  ctg_word side = ctg_next_word(&line->reader);
  if (ctg_word_is(&side, "A") || ctg_word_is(&side, "B"))
    cartog_map_init(&line->replay->map, side.text[0] == 'A' ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  else if (!ctg_word_is(&side, "own"))
    return ctg_word_fail(line, CARTOG_ERROR_HEADER, &side, "A, B or own");
  int own = side.text[0] == 'o';
  if (!own && (line->replay->seen & 1u << CTG_START) != 0)
    return ctg_word_fail(line, CARTOG_ERROR_HEADER, &side, "own");
  line->replay->seen |= own ? CTG_OWN_MAP : 0;
  return CARTOG_OK;
}

static int32_t ctg_read_start(ctg_line *line) {
  ctg_word board = ctg_next_word(&line->reader);
  ctg_reader reader = ctg_word_reader(&board);
  cartog_replay *replay = line->replay;
  int own = (replay->seen & CTG_OWN_MAP) != 0;
  cartog_map map;
  if ((replay->seen & 1u << CTG_MAP) != 0 && !own)
    return ctg_word_fail(line, CARTOG_ERROR_HEADER, &board, NULL);
  ctg_read_map(&reader, &map);
  if (reader.status != CARTOG_OK)
    return ctg_reader_fail(line, &board, &reader);
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MONSTER; t++)
    if (ctg_any(ctg_plane(&map, t)))
      return ctg_word_fail(line, CARTOG_ERROR_HEADER, &board, "a blank map");
  replay->map = map;
  return CARTOG_OK;
}

static char ctg_lower_letter(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Whether a name differs from an earlier one in case at most. */
static int ctg_name_taken(const cartog_replay *replay, const ctg_word *name) {
  for (uint32_t i = 0; i < replay->players; i++) {
    uint64_t k = 0;
    while (k < name->length && ctg_lower_letter(replay->names[i][k]) == ctg_lower_letter(name->text[k]))
      k++;
    if (k == name->length && replay->names[i][k] == 0)
      return 1;
  }
  return 0;
}

/* Notes that a player has a Name header. Returns 0 where there was one before. */
static int ctg_note_name(cartog_replay *replay, uint32_t player) {
  uint64_t bit = (uint64_t)1 << (player % 64);
  int first = (replay->named[player / 64] & bit) == 0;
  replay->named[player / 64] |= bit;
  return first;
}

static ctg_word ctg_word_of(const char *text, uint64_t at) {
  ctg_word word = {text, 0, at};
  /* The first condition holds for damaged names, and keeps compilers from calling strlen. */
  while (word.length + 1 < CARTOG_KEY_SIZE && text[word.length] != 0) /* GCOVR_EXCL_BR_LINE */
    word.length++;
  return word;
}

static int32_t ctg_read_players(ctg_line *line) {
  cartog_replay *replay = line->replay;
  /* Names that came before stand where the players go now. */
  char early[CARTOG_PLAYERS_MAX][CARTOG_KEY_SIZE];
  uint32_t early_count = replay->early;
  uint64_t start = ctg_peek_word(&line->reader).at;
  memcpy(early, replay->names, sizeof early);
  memset(replay->names, 0, sizeof replay->names);
  replay->early = 0;
  for (ctg_word name = ctg_next_word(&line->reader); name.length > 0; name = ctg_next_word(&line->reader)) {
    if (!ctg_good_name(&name) || ctg_name_taken(replay, &name))
      return ctg_word_fail(line, CARTOG_ERROR_NAME, &name, NULL);
    if (replay->players == CARTOG_PLAYERS_MAX)
      return ctg_word_fail(line, CARTOG_ERROR_TEXT_LONG, &name, NULL);
    ctg_copy_word(replay->names[replay->players++], CARTOG_KEY_SIZE, &name);
  }
  if (replay->players == 0)
    return ctg_line_fail(line, CARTOG_ERROR_SYNTAX, line->reader.at);
  for (uint32_t i = 0; i < early_count; i++) {
    ctg_word name = ctg_word_of(early[i], start);
    uint32_t player = ctg_find_player(replay, &name);
    if (player == CARTOG_PLAYERS_MAX)
      return ctg_word_fail(line, CARTOG_ERROR_PLAYER, &name, NULL);
    ctg_note_name(replay, player);
  }
  return CARTOG_OK;
}

/* Keeps a name until the players are known. Returns 0 where it was there before. */
static int ctg_keep_name(cartog_replay *replay, const ctg_word *name) {
  for (uint32_t i = 0; i < replay->early; i++)
    if (ctg_is_word(name->text, name->length, replay->names[i]))
      return 0;
  ctg_copy_word(replay->names[replay->early++], CARTOG_KEY_SIZE, name);
  return 1;
}

static int32_t ctg_read_name(ctg_line *line) {
  cartog_replay *replay = line->replay;
  ctg_word name = ctg_next_word(&line->reader);
  if (!ctg_good_name(&name))
    return ctg_word_fail(line, CARTOG_ERROR_NAME, &name, NULL);
  int first;
  if ((replay->seen & 1u << CTG_PLAYERS) != 0) {
    uint32_t player = ctg_read_player(line, &name);
    if (line->reader.status != CARTOG_OK)
      return line->reader.status;
    first = ctg_note_name(replay, player);
  } else if (replay->early == CARTOG_PLAYERS_MAX) {
    return ctg_word_fail(line, CARTOG_ERROR_TEXT_LONG, &name, NULL);
  } else {
    first = ctg_keep_name(replay, &name);
  }
  if (!first)
    return ctg_word_fail(line, CARTOG_ERROR_FIELD_TWICE, &name, NULL);
  return ctg_no_more(&line->reader) ? ctg_line_fail(line, CARTOG_ERROR_SYNTAX, line->reader.at) : CARTOG_OK;
}

/* Whether a word has the form of a card's key. */
static int ctg_good_card_key(const ctg_word *word) {
  for (uint64_t i = 0; i < word->length; i++) {
    char c = word->text[i];
    if (!(c >= 'a' && c <= 'z') && (i == 0 || !((c >= '0' && c <= '9') || c == '_')))
      return 0;
  }
  return word->length > 0 && word->length < CARTOG_KEY_SIZE;
}

static int32_t ctg_read_edicts_header(ctg_line *line) {
  cartog_replay *replay = line->replay;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++) {
    ctg_word key = ctg_next_word(&line->reader);
    uint32_t id = 0;
    if (!ctg_good_card_key(&key))
      return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &key, "four keys");
    for (uint32_t j = 0; j < i; j++)
      if (ctg_word_is(&key, replay->edict_keys[j]))
        return ctg_word_fail(line, CARTOG_ERROR_CARD_TWICE, &key, NULL);
    if (cartog_card_by_key(key.text, key.length, &id) != CARTOG_OK)
      id = CTG_EXTERNAL_ID + i;
    else if (id < CARTOG_CARD_SENTINEL_WOOD)
      return ctg_word_fail(line, CARTOG_ERROR_CARD_KIND, &key, NULL);
    replay->edicts[i] = id;
    ctg_copy_word(replay->edict_keys[i], CARTOG_KEY_SIZE, &key);
  }
  return CARTOG_OK;
}

static int32_t ctg_read_rules(ctg_line *line) {
  ctg_word rule = ctg_next_word(&line->reader);
  if (!ctg_word_is(&rule, "fallback=any") && !ctg_word_is(&rule, "fallback=card"))
    return ctg_word_fail(line, CARTOG_ERROR_HEADER, &rule, "fallback=any or fallback=card");
  line->replay->fallback = ctg_word_is(&rule, "fallback=card") ? CARTOG_TASK_FALLBACK_CARD : 0;
  return CARTOG_OK;
}

static int32_t ctg_read_seed(ctg_line *line) {
  ctg_word word = ctg_next_word(&line->reader);
  uint64_t seed = 0;
  int good = word.length > 0 && (word.text[0] != '0' || word.length == 1);
  for (uint64_t i = 0; i < word.length && good; i++) {
    uint64_t digit = (uint64_t)(word.text[i] - '0');
    good = word.text[i] >= '0' && word.text[i] <= '9' && seed <= (UINT64_MAX - digit) / 10;
    seed = 10 * seed + digit;
  }
  if (!good)
    return ctg_word_fail(line, CARTOG_ERROR_NUMBER, &word, NULL);
  line->replay->seed = seed;
  return CARTOG_OK;
}

static int32_t ctg_read_deck(ctg_line *line) {
  cartog_replay *replay = line->replay;
  for (ctg_word key = ctg_next_word(&line->reader); key.length > 0; key = ctg_next_word(&line->reader)) {
    uint32_t id = ctg_find_card(replay, &key), printed = 0;
    if (id == 0)
      return ctg_word_fail(line,
                           cartog_card_by_key(key.text, key.length, &printed) == CARTOG_OK ? CARTOG_ERROR_CARD_KIND
                                                                                           : CARTOG_ERROR_CARD_UNKNOWN,
                           &key, NULL);
    if (replay->deck_count == CARTOG_DECK_MAX)
      return ctg_word_fail(line, CARTOG_ERROR_TEXT_LONG, &key, NULL);
    replay->deck[replay->deck_count++] = id;
  }
  return replay->deck_count > 0 ? CARTOG_OK : ctg_line_fail(line, CARTOG_ERROR_SYNTAX, line->reader.at);
}

/* A seed and edicts must agree, whichever comes first. */
static int32_t ctg_check_deal(ctg_line *line, uint32_t rank, const ctg_reader *value) {
  const uint32_t both = 1u << CTG_SEED | 1u << CTG_EDICTS_HEADER;
  uint32_t dealt[CARTOG_EDICTS];
  if ((rank != CTG_SEED && rank != CTG_EDICTS_HEADER) || (line->replay->seen & both) != both)
    return CARTOG_OK;
  cartog_deal_edicts(line->replay->seed, dealt);
  ctg_reader words = *value;
  ctg_word word = ctg_next_word(&words);
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++) {
    if (dealt[i] != line->replay->edicts[i])
      return ctg_word_fail(line, CARTOG_REFUSAL_DEAL, &word, rank == CTG_SEED ? NULL : cartog_card_key(dealt[i]));
    if (rank == CTG_EDICTS_HEADER)
      word = ctg_next_word(&words);
  }
  return CARTOG_OK;
}

static int32_t ctg_read_value(ctg_line *line, uint32_t rank) {
  switch (rank) {
  case CTG_MAP:
    return ctg_read_map_header(line);
  case CTG_START:
    return ctg_read_start(line);
  case CTG_PLAYERS:
    return ctg_read_players(line);
  case CTG_NAME:
    return ctg_read_name(line);
  case CTG_EDICTS_HEADER:
    return ctg_read_edicts_header(line);
  case CTG_RULES:
    return ctg_read_rules(line);
  case CTG_SEED:
    return ctg_read_seed(line);
  case CTG_CARD:
    return ctg_read_card(line, CARTOG_KIND_EXPLORE);
  case CTG_AMBUSH_HEADER:
    return ctg_read_card(line, CARTOG_KIND_AMBUSH);
  default:
    return ctg_read_deck(line);
  }
}

int32_t ctg_read_header(ctg_line *line) {
  uint32_t rank = ctg_read_key(&line->reader);
  ctg_word first = ctg_peek_word(&line->reader);
  const ctg_reader value = line->reader;
  if (rank == 0)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &first, "Key: value");
  if (rank == CTG_UNKNOWN)
    return CARTOG_OK;
  int repeats = rank == CTG_NAME || rank == CTG_CARD || rank == CTG_AMBUSH_HEADER;
  if (!repeats && (line->replay->seen & 1u << rank) != 0)
    return ctg_line_fail(line, CARTOG_ERROR_FIELD_TWICE, 0);
  int32_t status = ctg_read_value(line, rank);
  if (status != CARTOG_OK)
    return status;
  line->replay->seen |= 1u << rank;
  status = ctg_check_deal(line, rank, &value);
  return status != CARTOG_OK || rank == CTG_NAME ? status : ctg_line_end(line);
}

int32_t ctg_end_headers(ctg_line *line, uint64_t count) {
  cartog_replay *replay = line->replay;
  const uint32_t needed = 1u << CTG_MAP | 1u << CTG_PLAYERS | 1u << CTG_EDICTS_HEADER;
  int own = (replay->seen & CTG_OWN_MAP) != 0, start = (replay->seen & 1u << CTG_START) != 0;
  if ((replay->seen & needed) != needed || (own && !start))
    return ctg_line_fail(line, CARTOG_ERROR_HEADER_MISSING, 0);
  if (count < replay->players)
    return ctg_line_fail(line, CARTOG_ERROR_FULL, 0);
  cartog_setup setup;
  memset(&setup, 0, sizeof setup);
  setup.size = (uint32_t)sizeof setup;
  setup.mode = (replay->seen & 1u << CTG_SEED) != 0 ? CARTOG_MODE_SEEDED : CARTOG_MODE_OPEN;
  setup.seed = replay->seed;
  setup.players = replay->players;
  setup.flags = replay->fallback;
  memcpy(setup.edicts, replay->edicts, sizeof setup.edicts);
  int32_t status = cartog_table_init(&replay->table, &setup, replay->deck_count > 0 ? replay->deck : NULL,
                                     replay->deck_count, replay->own, replay->own_count);
  if (status != CARTOG_OK)
    return ctg_line_fail(line, status, 0);
  for (uint32_t i = 0; i < replay->players; i++)
    cartog_sheet_init(&line->sheets[i], &replay->map);
  replay->stage = CARTOG_STAGE_EVENTS;
  return CARTOG_OK;
}

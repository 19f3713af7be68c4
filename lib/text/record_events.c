/* Events of a record: seasons, reveals, draws, and taking back. */
#include "../game/table.h"
#include "record.h"

static int32_t ctg_read_season_event(ctg_line *line) {
  cartog_table *table = &line->replay->table;
  ctg_word name = ctg_next_word(&line->reader);
  uint32_t season = ctg_find_season(&name);
  if (season == 0)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &name, "a season");
  if (ctg_line_end(line) != CARTOG_OK)
    return line->reader.status;
  if (table->season == CARTOG_SEASONS && ctg_season_scored(line->replay, line->sheets))
    return ctg_word_fail(line, CARTOG_REFUSAL_OVER, &name, NULL);
  if (table->season > 0 && !ctg_season_scored(line->replay, line->sheets))
    return ctg_word_fail(line, CARTOG_REFUSAL_SEASON, &name, NULL);
  if (season != table->season + 1)
    return ctg_word_fail(line, CARTOG_REFUSAL_SEASON, &name, cartog_card_key(CARTOG_CARD_SPRING + table->season));
  int32_t status = cartog_table_begin(table);
  if (status != CARTOG_OK)
    return ctg_word_fail(line, status, &name, NULL);
  memset(line->replay->known, 0, sizeof line->replay->known);
  return CARTOG_OK;
}

/* The key of the card that a dealt table reveals next. */
static const char *ctg_next_key(const cartog_replay *replay) {
  const cartog_table *table = &replay->table;
  /* GCOVR_EXCL_BR_START: nothing else deals, but a replay may have been damaged */
  uint32_t at = table->season > 0 ? table->turn - table->begun[table->season - 1] : CARTOG_DECK_MAX;
  return at < table->ordered ? cartog_replay_key(replay, table->deck[table->order[at]]) : NULL;
  /* GCOVR_EXCL_BR_STOP */
}

static int32_t ctg_read_reveal(ctg_line *line, const ctg_word *number, uint32_t turn, uint32_t kind) {
  cartog_replay *replay = line->replay;
  ctg_word key = ctg_next_word(&line->reader);
  uint32_t id = ctg_find_card(replay, &key), printed;
  if (id == 0) {
    int other = cartog_card_by_key(key.text, key.length, &printed) == CARTOG_OK;
    return ctg_word_fail(line, other ? CARTOG_ERROR_CARD_KIND : CARTOG_ERROR_CARD_UNKNOWN, &key, NULL);
  }
  const cartog_card *card = ctg_table_find(&replay->table, id);
  if (card == NULL || card->kind != kind)
    return ctg_word_fail(line, CARTOG_ERROR_CARD_KIND, &key, NULL);
  if (ctg_line_end(line) != CARTOG_OK)
    return line->reader.status;
  if (turn != replay->table.turn + 1)
    return ctg_number_fail(line, CARTOG_REFUSAL_TURN, number, (int64_t)replay->table.turn + 1);
  int32_t status = cartog_table_reveal(&replay->table, id, NULL);
  if (status == CARTOG_OK)
    return status;
  return ctg_word_fail(line, status, &key, status == CARTOG_REFUSAL_DEAL ? ctg_next_key(replay) : NULL);
}

/* Reads PLACEMENT, or the word that stands for drawing nothing. */
static int32_t ctg_read_drawing(ctg_line *line, const ctg_word *word, const char *nothing,
                                cartog_placement *placement) {
  cartog_text_error error;
  memset(&error, 0, sizeof error);
  memset(placement, 0, sizeof *placement);
  error.size = (uint32_t)sizeof error;
  if (ctg_word_is(word, nothing))
    return CARTOG_OK;
  if (word->length == 0 || ctg_word_is(word, "pass") || ctg_word_is(word, "none"))
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, word, "a placement");
  int32_t status = cartog_placement_parse(word->text, word->length, placement, &error);
  if (status == CARTOG_OK)
    return status;
  ctg_word rest = {word->text + error.offset, word->length - error.offset, word->at + error.offset};
  return ctg_word_fail(line, status, &rest, NULL);
}

/* Tells of a refused placement: what causes it, and where a walk leads. */
static int32_t ctg_drawing_fail(ctg_line *line, const ctg_word *word, int32_t status, const cartog_verdict *verdict) {
  char expected[CARTOG_WORD_SIZE] = "";
  if (status == CARTOG_REFUSAL_WALK) {
    cartog_placement place = {verdict->spaces, CARTOG_TERRAIN_MONSTER, 0};
    if (cartog_placement_print(&place, expected, sizeof expected) < 0) {
      ctg_writer writer = {expected, sizeof expected, 0};
      ctg_put_text(&writer, "none");
      ctg_finish(&writer);
    }
  }
  ctg_word_fail(line, status, word, expected);
  line->fault->detail = verdict->detail;
  line->fault->spaces = verdict->spaces;
  return line->reader.status;
}

static int32_t ctg_read_draw(ctg_line *line, const ctg_word *number, uint32_t turn, const ctg_word *who) {
  cartog_replay *replay = line->replay;
  cartog_table *table = &replay->table;
  ctg_word owner_word = *who, drawer_word = ctg_cut(&owner_word, '>'), word = ctg_next_word(&line->reader);
  const cartog_card *last = ctg_table_last(table);
  int solo = ctg_word_is(who, "solo"), pair = drawer_word.length < who->length;
  int ambush = last != NULL && last->kind == CARTOG_KIND_AMBUSH;
  cartog_placement placement;
  uint32_t drawer = 0, owner = 0;
  if (!solo) {
    drawer = ctg_read_player(line, &drawer_word);
    owner = pair ? ctg_read_player(line, &owner_word) : drawer;
  }
  if (line->reader.status == CARTOG_OK)
    ctg_read_drawing(line, &word, solo ? "none" : "pass", &placement);
  if (line->reader.status != CARTOG_OK || ctg_line_end(line) != CARTOG_OK)
    return line->reader.status;
  if (turn != table->turn)
    return ctg_number_fail(line, CARTOG_REFUSAL_TURN, number, table->turn);
  if (solo != (ambush && table->players == 1) || pair != (ambush && table->players > 1))
    return ctg_word_fail(line, last == NULL ? CARTOG_REFUSAL_NOT_OWED : CARTOG_REFUSAL_DRAWER, who,
                         !ambush               ? "a player"
                         : table->players == 1 ? "solo"
                                               : "drawer>owner");
  cartog_verdict verdict;
  memset(&verdict, 0, sizeof verdict);
  verdict.size = (uint32_t)sizeof verdict;
  uint32_t right = 0;
  if (cartog_table_task(table, owner, NULL, &right) == CARTOG_OK && right != drawer)
    return ctg_word_fail(line, CARTOG_REFUSAL_DRAWER, &drawer_word, replay->names[right]);
  int32_t status = cartog_table_draw(table, &line->sheets[owner], owner, drawer, &placement, NULL, &verdict);
  if (status != CARTOG_OK)
    return ctg_drawing_fail(line, &word, status, &verdict);
  ctg_score_season(replay, line->sheets);
  return CARTOG_OK;
}

static int32_t ctg_undo_draw(ctg_line *line, const ctg_word *number, uint32_t turn, const ctg_word *who) {
  cartog_replay *replay = line->replay;
  uint32_t owner = ctg_read_player(line, who);
  if (line->reader.status != CARTOG_OK || ctg_line_end(line) != CARTOG_OK)
    return line->reader.status;
  if (turn != replay->table.turn || turn == 0)
    return ctg_word_fail(line, CARTOG_REFUSAL_TURN, number, NULL);
  int32_t status = cartog_table_undo_draw(&replay->table, &line->sheets[owner], owner);
  if (status != CARTOG_OK)
    return ctg_word_fail(line, status, who, NULL);
  /* The season is open again for everybody. */
  for (uint32_t i = 0; i < replay->players; i++)
    ctg_sheet_unscore(&line->sheets[i], replay->table.season);
  memset(replay->known, 0, sizeof replay->known);
  return CARTOG_OK;
}

static int32_t ctg_read_undo(ctg_line *line) {
  cartog_replay *replay = line->replay;
  ctg_word number = ctg_next_word(&line->reader), who = ctg_next_word(&line->reader);
  uint32_t turn = (uint32_t)ctg_word_number(line, &number, 0, INT32_MAX);
  if (line->reader.status != CARTOG_OK)
    return line->reader.status;
  if (who.length > 0)
    return ctg_undo_draw(line, &number, turn, &who);
  int32_t status = cartog_table_undo(&replay->table, turn);
  if (status != CARTOG_OK)
    return ctg_word_fail(line, status, &number, NULL);
  for (uint32_t i = 0; i < replay->players; i++)
    cartog_sheet_undo(&line->sheets[i], turn);
  memset(replay->known, 0, sizeof replay->known);
  return CARTOG_OK;
}

static int32_t ctg_read_turn(ctg_line *line, const ctg_word *number) {
  static const char kinds[][8] = {"explore", "ruins", "ambush"};
  uint32_t turn = (uint32_t)ctg_word_number(line, number, 0, INT32_MAX);
  if (line->reader.status != CARTOG_OK)
    return line->reader.status;
  ctg_word word = ctg_next_word(&line->reader);
  for (uint32_t kind = 0; kind < 3; kind++)
    if (ctg_word_is(&word, kinds[kind]))
      return ctg_read_reveal(line, number, turn, CARTOG_KIND_EXPLORE + kind);
  if (word.length == 0)
    return ctg_word_fail(line, CARTOG_ERROR_SYNTAX, &word, "explore, ruins, ambush or a player");
  return ctg_read_draw(line, number, turn, &word);
}

int32_t ctg_read_event(ctg_line *line) {
  ctg_word word = ctg_next_word(&line->reader);
  if (ctg_word_is(&word, "season"))
    return ctg_read_season_event(line);
  if (ctg_word_is(&word, "check"))
    return ctg_read_check(line);
  if (ctg_word_is(&word, "score"))
    return ctg_read_score(line);
  if (ctg_word_is(&word, "end"))
    return ctg_read_end(line);
  if (ctg_word_is(&word, "undo"))
    return ctg_read_undo(line);
  if (word.text[0] >= '0' && word.text[0] <= '9')
    return ctg_read_turn(line, &word);
  return ctg_word_fail(line, CARTOG_ERROR_EVENT, &word, NULL);
}

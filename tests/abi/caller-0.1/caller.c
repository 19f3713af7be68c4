/* A caller of 0.1: compiled against the headers beside it, run with the library of today. It passes every struct as large
 * as it was then, in storage of exactly that size, and relies on answers that the rules fix for ever. Never changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cartog/cartog.h>

static int failures;

#define MUST(condition)                                                                                                \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      printf("line %d: %s\n", __LINE__, #condition);                                                                   \
      failures++;                                                                                                      \
    }                                                                                                                  \
  } while (0)

/* A zeroed struct on the heap, so that a sanitizer sees what is written behind it. */
#define NEW(type, name)                                                                                                \
  type *name = (type *)calloc(1, sizeof(type));                                                                        \
  if (name == NULL)                                                                                                    \
  exit(2)

#define NEW_SIZED(type, name)                                                                                          \
  NEW(type, name);                                                                                                     \
  name->size = (uint32_t)sizeof(type)

static const char finished[] = "1F3MWM1F1/FF1^WmWMWFF/Fv1M1WWW^wF/FVVMMFFFWWF/FFFMFF1WW1V/FF3^AMMVV/FFF2AAAMVV/"
                               "FFWWW1AMMVV/Aa^WW1WWWrV/FWWWWvF^W1V/FFFWFFF1W2 s=4.6 c=3";

static void constants(void) {
  int64_t value = 0;
  MUST(cartog_abi() == CARTOG_ABI && cartog_version() >= CARTOG_VERSION);
  for (uint32_t i = 0; cartog_constant_name(i)[0] != 0; i++) {
    const char *name = cartog_constant_name(i);
    MUST(cartog_constant_value(i, &value) == CARTOG_OK);
    if (strcmp(name, "sizeof cartog_map") == 0)
      MUST(value == (int64_t)sizeof(cartog_map));
    if (strcmp(name, "sizeof cartog_sheet") == 0)
      MUST(value == (int64_t)sizeof(cartog_sheet));
    if (strcmp(name, "CARTOG_REFUSAL_OCCUPIED") == 0)
      MUST(value == CARTOG_REFUSAL_OCCUPIED);
  }
}

static void scores(void) {
  NEW_SIZED(cartog_position, position);
  NEW_SIZED(cartog_text_error, error);
  NEW_SIZED(cartog_picture, picture);
  int32_t points = 0, monsters = 0;
  cartog_part parts[CARTOG_PARTS_MAX];
  MUST(cartog_position_parse("bad", 3, position, error) < 0 && error->column >= 1);
  MUST(cartog_position_parse(finished, strlen(finished), position, error) == CARTOG_OK && error->status == 0);
  MUST(position->fields == (CARTOG_FIELD_SEASON | CARTOG_FIELD_COINS) && position->coins == 3);
  MUST(cartog_score(&position->map, CARTOG_CARD_MAGES_VALLEY, &points) == CARTOG_OK && points == 23);
  MUST(cartog_score(&position->map, CARTOG_CARD_BROKEN_ROAD, &points) == CARTOG_OK && points == 21);
  MUST(cartog_score_explain(&position->map, CARTOG_CARD_BROKEN_ROAD, parts, CARTOG_PARTS_MAX) == 7);
  MUST(cartog_map_monsters(&position->map, &monsters, NULL) == CARTOG_OK && monsters == 5);
  MUST(cartog_map_svg(&position->map, picture, NULL, 0, NULL, 0) > 1000);
  MUST(cartog_score(&position->map, CARTOG_CARD_OWN, &points) == CARTOG_ERROR_CARD_EXTERNAL);
  free(position);
  free(error);
  free(picture);
}

static void placements(void) {
  NEW(cartog_map, map);
  NEW(cartog_task, task);
  NEW_SIZED(cartog_verdict, verdict);
  NEW_SIZED(cartog_outcome, outcome);
  NEW_SIZED(cartog_preview, preview);
  NEW_SIZED(cartog_aim, aim);
  NEW(cartog_search, search);
  NEW(cartog_choice, choices);
  cartog_hint hint;
  cartog_placement placement = {{{0, 0}}, 0, 0};
  uint32_t card = CARTOG_CARD_BORDERLANDS;
  int32_t before = -1, after = -1;
  MUST(cartog_map_init(map, CARTOG_SIDE_A) == CARTOG_OK);
  MUST(cartog_task_init(task, CARTOG_CARD_GREAT_RIVER, 0) == CARTOG_OK && task->size == sizeof *task);
  MUST(cartog_choices_count(map, task) == 406 && cartog_choices_list(map, task, choices, 1) == 406);
  MUST(cartog_placement_parse("W:c4,d4,e4", 10, &placement, NULL) == CARTOG_OK);
  MUST(cartog_score_preview(map, task, &placement, 0, &card, 1, &before, &after, preview, verdict) == CARTOG_OK);
  MUST(before == 0 && after == 0 && verdict->status == CARTOG_OK);
  MUST(cartog_placement_apply(map, task, &placement, 0, outcome, verdict) == CARTOG_OK && outcome->coins == 1);
  MUST(cartog_placement_check(map, task, &placement, verdict) == CARTOG_REFUSAL_OCCUPIED);
  MUST(verdict->detail == CARTOG_DETAIL_DRAWN && cartog_spaces_count(&verdict->spaces) == 3);
  aim->card_count = 1;
  aim->cards[0] = CARTOG_CARD_CANAL_LAKE;
  aim->weights[0] = 1;
  MUST(cartog_task_init(task, CARTOG_CARD_FARMLAND, 0) == CARTOG_OK);
  MUST(cartog_hint_list(map, task, aim, &hint, 1) > 0 && hint.value == 4 && hint.terrain == CARTOG_TERRAIN_FARM);
  MUST(cartog_search_run(search, map, task, aim, NULL, 0, UINT64_MAX) == CARTOG_OK && search->finished == 1);
  MUST(search->hints[0].value == 4);
  free(map);
  free(task);
  free(verdict);
  free(outcome);
  free(preview);
  free(aim);
  free(search);
  free(choices);
}

static void games(void) {
  NEW_SIZED(cartog_setup, setup);
  NEW(cartog_table, table);
  NEW(cartog_sheet, sheet);
  NEW_SIZED(cartog_table_info, info);
  NEW_SIZED(cartog_audit, audit);
  NEW_SIZED(cartog_position, position);
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  cartog_ledger box;
  uint32_t card = 0;
  uint64_t seed = 7;
  int32_t rating = 1000;
  setup->mode = CARTOG_MODE_SEEDED;
  setup->seed = seed;
  setup->players = 1;
  MUST(cartog_map_init(&audit->start, CARTOG_SIDE_A) == CARTOG_OK);
  MUST(cartog_sheet_init(sheet, &audit->start) == CARTOG_OK);
  MUST(cartog_table_init(table, setup, NULL, 0, NULL, 0) == CARTOG_OK);
  MUST(cartog_table_begin(table) == CARTOG_OK && cartog_table_reveal(table, 0, &card) == CARTOG_OK && card >= 101);
  MUST(cartog_table_info_get(table, info) == CARTOG_OK && info->season == 1 && info->threshold == 8 && info->turn == 1);
  MUST(cartog_position_of(table, sheet, 0, position) == CARTOG_OK && position->season == 1);
  MUST(cartog_table_score(table, sheet, NULL, &box) == CARTOG_REFUSAL_SEASON);
  MUST(cartog_table_undo(table, 1) == CARTOG_OK && table->turn == 0);
  MUST(cartog_sheet_score(sheet, 1, CARTOG_CARD_LOST_BARONY, CARTOG_CARD_BORDERLANDS, NULL, 0, &box) == CARTOG_OK);
  MUST(box.first == 3 && box.second == 0 && box.total == 3 && box.scored == 1);
  audit->map = audit->start;
  audit->coins = 1;
  audit->has_coins = 1;
  MUST(cartog_audit_list(audit, findings, CARTOG_FINDINGS_MAX) == 1);
  MUST(findings[0].kind == CARTOG_FINDING_COINS_HIGH);
  MUST(cartog_batch_play(&seed, 1, CARTOG_SIDE_A, 0, NULL, NULL, NULL, &rating) == CARTOG_OK && rating < 200);
  free(setup);
  free(table);
  free(sheet);
  free(info);
  free(audit);
  free(position);
}

static void records(void) {
  static const char record[] = "%cgl 1\nMap: A\nPlayers: ann bob\n"
                               "Edicts: greenbough wildholds canal_lake borderlands\n\nseason spring\n"
                               "1 explore great_river\n1 ann W:c4,d4,e4\n1 bob W:a1,b1,b2,c2,c3\n";
  NEW(cartog_replay, replay);
  NEW_SIZED(cartog_fault, fault);
  NEW_SIZED(cartog_event, event);
  cartog_sheet *sheets = (cartog_sheet *)calloc(2, sizeof *sheets);
  char line[64];
  if (sheets == NULL)
    exit(2);
  MUST(cartog_replay_text(replay, sheets, 2, record, strlen(record), 0, fault) == CARTOG_OK && fault->line == 0);
  MUST(replay->players == 2 && strcmp(replay->names[1], "bob") == 0 && sheets[1].count == 1);
  event->kind = CARTOG_EVENT_REVEAL;
  event->turn = 2;
  event->card = CARTOG_CARD_TEMPLE_RUINS;
  MUST(cartog_event_print(replay, sheets, 2, event, line, sizeof line) == 20);
  MUST(cartog_replay_line(replay, sheets, 2, line, 20, fault) == CARTOG_OK);
  MUST(cartog_replay_line(replay, sheets, 2, "2 ann F:a1", 10, fault) == CARTOG_REFUSAL_NOT_OWED);
  MUST(fault->line == 11 && fault->status == CARTOG_REFUSAL_NOT_OWED);
  free(replay);
  free(fault);
  free(event);
  free(sheets);
}

int main(void) {
  constants();
  scores();
  placements();
  games();
  records();
  printf("caller of %d.%d: %d failures\n", CARTOG_VERSION_MAJOR, CARTOG_VERSION_MINOR, failures);
  return failures != 0;
}

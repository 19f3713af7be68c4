/* Game records. */
#include "records.h"

enum { PLAYERS = 4 };

static cartog_replay replay;
static cartog_sheet sheets[PLAYERS];

static void standings(portable_report *report, const char *name) {
  cartog_standing standing[PLAYERS];
  uint32_t ranks[PLAYERS];
  int32_t rating = 0;
  for (uint32_t i = 0; i < replay.players; i++) {
    portable_must(report, cartog_sheet_total(&sheets[i], &standing[i]) == CARTOG_OK, name);
    portable_number(report, standing[i].total);
    PORTABLE_PRINT(report, name, cartog_map_print, &sheets[i].map);
    PORTABLE_PRINT(report, name, cartog_sheet_svg, &sheets[i], NULL, NULL, 0);
  }
  portable_must(report, cartog_standings(standing, replay.players, ranks) == CARTOG_OK, name);
  for (uint32_t i = 0; i < replay.players; i++)
    portable_number(report, ranks[i]);
  if (cartog_solo_rating(standing[0].total, replay.table.edicts, &rating) == CARTOG_OK)
    portable_words(report, cartog_solo_title(rating));
}

void portable_record(portable_report *report, const char *name, const char *text, uint64_t length) {
  cartog_fault fault = {0};
  fault.size = sizeof fault;
  portable_must(report, cartog_record_players(text, length) <= PLAYERS, name);
  portable_must(report, cartog_replay_text(&replay, sheets, PLAYERS, text, length, 0, &fault) == CARTOG_OK, name);
  portable_must(report, replay.stage == CARTOG_STAGE_EVENTS, name);
  if (replay.stage != CARTOG_STAGE_EVENTS)
    return;
  portable_number(report, replay.line);
  portable_number(report, cartog_replay_complete(&replay, sheets, PLAYERS));
  standings(report, name);
  PORTABLE_PRINT(report, name, cartog_replay_svg, &replay, sheets, PLAYERS, 0);
  int64_t needed = cartog_record_print(text, length, NULL, 0, NULL);
  portable_must(report, needed > 0 && needed < PORTABLE_ROOM, name);
  portable_must(report, cartog_record_print(text, length, portable_room, PORTABLE_ROOM, NULL) == needed, name);
  portable_text(report, portable_room, portable_length(portable_room));
  /* Without its last half: the line that is cut tells its fault. */
  int32_t status = cartog_replay_text(&replay, sheets, PLAYERS, text, length / 2, 0, &fault);
  portable_number(report, status);
  portable_number(report, (int64_t)fault.line * 100000 + fault.column);
  portable_words(report, fault.expected);
  portable_words(report, fault.found);
  portable_words(report, cartog_fault_message(&fault));
  report->cases++;
}

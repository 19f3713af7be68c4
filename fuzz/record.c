/* Game records: replay, printing, and both again on what was printed. */
#include "fuzz.h"

static cartog_replay replay;
static cartog_sheet sheets[CARTOG_PLAYERS_MAX];

static int32_t run(const char *text, size_t size, cartog_fault *fault) {
  memset(fault, 0, sizeof *fault);
  fault->size = sizeof *fault;
  return cartog_replay_text(&replay, sheets, CARTOG_PLAYERS_MAX, text, size, 0, fault);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const char *text = (const char *)data;
  cartog_fault fault;
  int32_t status = run(text, size, &fault);
  MUST(fault.status == status && (status == CARTOG_OK) == (fault.line == 0));
  if (replay.stage == CARTOG_STAGE_EVENTS) {
    MUST(cartog_table_validate(&replay.table) == CARTOG_OK);
    for (uint32_t i = 0; i < replay.players; i++)
      MUST(cartog_sheet_validate(&sheets[i]) == CARTOG_OK);
    MUST(cartog_replay_svg(&replay, sheets, CARTOG_PLAYERS_MAX, 0, NULL, 0) > 0);
    DRAW(cartog_replay_svg, &replay, sheets, CARTOG_PLAYERS_MAX, 0);
  }
  MUST(cartog_record_players(text, size) <= CARTOG_PLAYERS_MAX);
  int64_t length = cartog_record_print(text, size, NULL, 0, NULL);
  if (length < 0) {
    MUST(status != CARTOG_OK);
    return 0;
  }
  char *printed = (char *)malloc((size_t)length + 1), *twice = (char *)malloc((size_t)length + 1);
  MUST(printed != NULL && twice != NULL);
  MUST(cartog_record_print(text, size, printed, (uint64_t)length + 1, NULL) == length);
  MUST(cartog_record_print(printed, (uint64_t)length, twice, (uint64_t)length + 1, NULL) == length);
  MUST(memcmp(printed, twice, (size_t)length) == 0);
  /* Headers in order may cure a record whose Deck came before its cards; otherwise nothing changes. */
  if (status == CARTOG_OK)
    MUST(run(printed, (size_t)length, &fault) == CARTOG_OK);
  free(printed);
  free(twice);
  return 0;
}

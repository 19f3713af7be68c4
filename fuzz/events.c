/* Records written as they are played: events printed, fed back line by line, on good replays and on damaged ones. */
#include "fuzz.h"

enum { PLAYERS = 3 };

static cartog_replay replay, before;
static cartog_sheet sheets[PLAYERS], sheets_before[PLAYERS];
static cartog_choice choices[2048];

static int32_t feed_line(const char *line, size_t length) {
  cartog_fault fault;
  memset(&fault, 0, sizeof fault);
  fault.size = sizeof fault;
  /* Exactly as much storage as there is line. */
  char *copy = (char *)copy_of(line, length == 0 ? 1 : length);
  before = replay;
  memcpy(sheets_before, sheets, sizeof sheets);
  int32_t status = cartog_replay_line(&replay, sheets, PLAYERS, copy, length, &fault);
  MUST(fault.status == status);
  if (status != CARTOG_OK) {
    MUST(memcmp(&replay, &before, sizeof replay) == 0 && memcmp(sheets, sheets_before, sizeof sheets) == 0);
    must_be_text(cartog_fault_message(&fault));
  }
  free(copy);
  return status;
}

static void set_up(feed *f) {
  static const char *const lines[] = {
      "%cgl 1", "Map: A", "Players: ann bob cid", "Edicts: greenbough wildholds canal_lake borderlands", "", NULL};
  static const char *const alone[] = {
      "%cgl 1",
      "Map: B",
      "Players: ann",
      "Card: own_card time=2 terrains=FM shapes=XX+c,X.X/XXX",
      "Ambush: own_ambush shape=XX/X. pass=left corner=tl walk=cw",
      "Edicts: sentinel_wood my_edict canal_lake borderlands",
      "Deck: own_card own_ambush great_river rift_lands temple_ruins orchard goblin_attack",
      "",
      NULL};
  const char *const *line = take(f, 1) % 2 == 0 ? lines : alone;
  MUST(cartog_replay_init(&replay) == CARTOG_OK);
  for (; *line != NULL; line++)
    MUST(feed_line(*line, strlen(*line)) == CARTOG_OK);
}

static cartog_event take_event(feed *f) {
  cartog_event event;
  cartog_task task;
  memset(&event, 0, sizeof event);
  event.size = sizeof event;
  event.kind = take(f, 1) % 10;
  event.season = replay.table.season + (event.kind == CARTOG_EVENT_SEASON);
  event.turn = replay.table.turn + (event.kind == CARTOG_EVENT_REVEAL);
  event.card = take(f, 1) % 4 == 0 ? CARTOG_CARD_OWN + take(f, 1) % 3 : 101 + take(f, 1) % 17;
  event.owner = take(f, 1) % PLAYERS;
  uint32_t pick = take(f, 2);
  if (event.kind == CARTOG_EVENT_UNDO)
    event.turn = pick % (replay.table.turn + 2);
  if (event.kind == CARTOG_EVENT_DRAW &&
      cartog_table_task(&replay.table, event.owner, &task, &event.drawer) == CARTOG_OK) {
    int64_t count = cartog_choices_list(&sheets[event.owner].map, &task, choices, 2048);
    if (count > 0 && count <= 2048) {
      const cartog_choice *choice = &choices[pick % (uint32_t)count];
      event.placement.spaces = choice->spaces;
      event.placement.terrain = 1;
      while ((choice->terrains >> event.placement.terrain & 1) == 0)
        event.placement.terrain++;
    }
  }
  if (take(f, 1) % 32 == 1)
    damage(f, (uint8_t *)&event + sizeof event.size, sizeof event - sizeof event.size);
  return event;
}

static void look(feed *f, int damaged) {
  uint32_t owner = take(f, 1) % 4, cards[CARTOG_REVEALS_MAX];
  cartog_position position;
  cartog_table_info info;
  cartog_card card;
  memset(&position, 0, sizeof position);
  memset(&info, 0, sizeof info);
  position.size = sizeof position;
  info.size = sizeof info;
  must_be_text(cartog_replay_key(&replay, take(f, 1) % 2 == 0 ? 101 + owner : CARTOG_CARD_OWN + owner));
  MUST(cartog_replay_complete(&replay, sheets, PLAYERS) <= 1);
  MUST(cartog_table_reveals(&replay.table, cards, CARTOG_REVEALS_MAX) <= CARTOG_REVEALS_MAX);
  int32_t status = cartog_table_info_get(&replay.table, &info);
  MUST(damaged || status == CARTOG_OK);
  MUST(cartog_table_card(&replay.table, CARTOG_CARD_OWN + owner, &card) <= 0);
  status = cartog_position_of(&replay.table, &sheets[owner % PLAYERS], owner, &position);
  if (status == CARTOG_OK && !damaged)
    MUST(cartog_position_print(&position, NULL, 0) > 0);
  if (status == CARTOG_OK)
    DRAW(cartog_position_print, &position);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  int damaged = take(&f, 1) % 4 == 1;
  set_up(&f);
  for (int n = 0; n < 200 && f.size > 0; n++) {
    cartog_event event = take_event(&f);
    char line[2048];
    int64_t length = cartog_event_print(&replay, sheets, PLAYERS, &event, line, sizeof line);
    MUST(length == cartog_event_print(&replay, sheets, PLAYERS, &event, NULL, 0));
    if (length > 0 && length < (int64_t)sizeof line)
      feed_line(line, (size_t)length);
    if (take(&f, 1) % 8 == 0)
      look(&f, damaged);
    if (damaged && n % 16 == 15) {
      damage(&f, &replay, sizeof replay);
      damage(&f, &sheets[0], sizeof sheets[0]);
    } else if (!damaged) {
      MUST(cartog_table_validate(&replay.table) == CARTOG_OK);
    }
  }
  DRAW(cartog_replay_svg, &replay, sheets, PLAYERS, 0);
  return 0;
}

/* Whole games: the library against the referee, which was written from the rules alone. */
#include "records.h"
#include "reference/referee.h"
#include "reference/reference.h"

static replayed r;
static ref_result judged;
static cartog_choice choices[8 * 8 * 121];

/* Which games to compare: from the first on, so many. */
static uint32_t first_game, games;

static void compare(const char *text) {
  size_t length = strlen(text);
  ref_replay(text, length, &judged);
  int32_t status = replay_text(&r, text, length);
  if ((status == CARTOG_OK) != judged.ok || (status != CARTOG_OK && r.fault.line != (uint32_t)judged.line))
    fail_msg("%s at %u:%u, but the referee says %s at %ld in\n%s", cartog_status_slug(status), (unsigned)r.fault.line,
             (unsigned)r.fault.column, judged.ok ? "right" : judged.why, judged.line, text);
}

static void compare_ledgers(const char *text) {
  cartog_standing standings[CARTOG_PLAYERS_MAX];
  uint32_t ranks[CARTOG_PLAYERS_MAX];
  uint32_t players = r.replay.players;
  assert_int_equal(cartog_replay_complete(&r.replay, r.sheets, CARTOG_PLAYERS_MAX), judged.complete);
  assert_int_equal(players, judged.players);
  for (uint32_t i = 0; i < players; i++)
    assert_int_equal(cartog_sheet_total(&r.sheets[i], &standings[i]), CARTOG_OK);
  assert_int_equal(cartog_standings(standings, players, ranks), CARTOG_OK);
  for (uint32_t i = 0; i < players; i++) {
    const ref_player *p = &judged.player[i];
    const cartog_sheet *sheet = &r.sheets[i];
    ref_map map;
    int same = standings[i].total == p->total && sheet->coins == (uint32_t)p->coins &&
               sheet->lost == (uint32_t)p->lost && ranks[i] == (uint32_t)p->rank;
    assert_int_equal(cartog_map_to_arrays(&sheet->map, map.terrain, map.ruins), CARTOG_OK);
    for (int s = 0; s < 4; s++) {
      const cartog_ledger *box = &sheet->seasons[s];
      const ref_ledger *other = &p->season[s];
      same = same && box->scored == (uint32_t)other->scored && box->first == other->first &&
             box->second == other->second && box->coins == other->coins && box->monsters == other->monsters &&
             box->total == other->total;
    }
    if (!same || memcmp(&map, &p->map, sizeof map) != 0)
      fail_msg("the sheet of %s differs in\n%s", p->name, text);
  }
}

/* Games that the referee plays, of every kind: the library verifies each line, and all ledgers are equal. */
static void the_library_verifies_the_referees_games(void **state) {
  (void)state;
  for (uint32_t n = first_game; n < first_game + games; n++) {
    ref_options options = {(int)(1 + n % 6), (int)(n / 6 % 3), (int)(n / 2 % 2),
                           (int)(n / 4 % 2), (int)(n / 3 % 2), (int)(n / 5 % 2)};
    char *text = ref_play(n * 7919u + 1, options), *printed = canonical(text, strlen(text));
    compare(text);
    compare_ledgers(text);
    assert_int_equal(judged.ok, 1);
    assert_string_equal(printed, text);
    free(printed);
    free(text);
  }
}

/* ---- games that the library plays ---- */

static void say(char *text, uint32_t kind, const cartog_event *members) {
  char line[8192];
  cartog_event event = *members;
  event.size = sizeof event;
  event.kind = kind;
  int64_t length = cartog_event_print(&r.replay, r.sheets, CARTOG_PLAYERS_MAX, &event, line, sizeof line);
  assert_in_range(length, 1, sizeof line - 1);
  assert_int_equal(cartog_replay_line(&r.replay, r.sheets, CARTOG_PLAYERS_MAX, line, (uint64_t)length, NULL),
                   CARTOG_OK);
  strcat(text, line);
  strcat(text, "\n");
}

static void feed(char *text, const char *lines) {
  for (const char *line = lines; *line != 0; line += strcspn(line, "\n") + 1)
    assert_int_equal(cartog_replay_line(&r.replay, r.sheets, CARTOG_PLAYERS_MAX, line, strcspn(line, "\n"), NULL),
                     CARTOG_OK);
  strcat(text, lines);
}

static void draw_at_random(char *text, uint64_t *random, uint32_t owner) {
  cartog_event event;
  cartog_task task;
  memset(&event, 0, sizeof event);
  if (cartog_table_task(&r.replay.table, owner, &task, &event.drawer) != CARTOG_OK)
    return;
  int64_t count = cartog_choices_list(&r.sheets[owner].map, &task, choices, sizeof choices / sizeof choices[0]);
  event.turn = r.replay.table.turn;
  event.owner = owner;
  if (count > 0) {
    const cartog_choice *choice = &choices[random_below(random, (uint32_t)count)];
    event.placement.spaces = choice->spaces;
    do
      event.placement.terrain = 1 + random_below(random, 6);
    while ((choice->terrains >> event.placement.terrain & 1) == 0);
  }
  say(text, CARTOG_EVENT_DRAW, &event);
}

static void the_referee_verifies_the_librarys_games(void **state) {
  (void)state;
  char *text = (char *)malloc(1 << 20);
  assert_non_null(text);
  for (uint32_t n = first_game; n < first_game + games; n++) {
    uint64_t random = n;
    cartog_event event;
    uint32_t players = 1 + n % 5, undone = 0;
    char head[1024], map[256];
    cartog_map own = random_board(8 * n + 4);
    for (uint32_t s = 0; s < CARTOG_SPACES; s++)
      if (cartog_map_terrain(&own, s) >= 1 && cartog_map_terrain(&own, s) <= 5)
        cartog_map_set_terrain(&own, s, CARTOG_TERRAIN_EMPTY);
    cartog_map_print(&own, map, sizeof map);
    snprintf(
        head, sizeof head,
        "%%cgl 1\nMap: %s%s\nPlayers:%.*s\nEdicts: shieldgate cauldrons greenbough mages_valley\n"
        "Rules: fallback=%s\n%s\nseason spring\n",
        n % 3 == 0   ? "A"
        : n % 3 == 1 ? "B"
                     : "own\nStart: ",
        n % 3 == 2 ? map : "", (int)(3 * players), " a1 b2 c3 d4 e5", n % 2 == 0 ? "any" : "card",
        n % 4 != 0
            ? ""
            : "Card: crag time=2 terrains=F^ shapes=X.X/XXX,XX+c\nAmbush: wolves shape=X.X/.X. pass=left corner=br "
              "walk=cw\nDeck: crag crag orchard hamlet farmland great_river temple_ruins rift_lands homestead "
              "marshlands wolves gnoll_raid\n");
    text[0] = 0;
    assert_int_equal(cartog_replay_init(&r.replay), CARTOG_OK);
    feed(text, head);
    memset(&event, 0, sizeof event);
    event.season = 1;
    while (strlen(text) < 900000) {
      const cartog_table *table = &r.replay.table;
      cartog_table_info info = FRESH(cartog_table_info);
      assert_int_equal(cartog_table_info_get(table, &info), CARTOG_OK);
      if (info.phase == CARTOG_PHASE_SCORE || info.phase == CARTOG_PHASE_OVER) {
        say(text, CARTOG_EVENT_SCORE, &event);
        if (info.phase == CARTOG_PHASE_OVER)
          break;
        event.season++;
        say(text, CARTOG_EVENT_SEASON, &event);
        continue;
      }
      event.turn = info.turn + 1;
      event.card = table->deck[random_below(&random, table->deck_count)];
      uint32_t revealed = 0;
      cartog_table copy = *table;
      if (cartog_table_reveal(&copy, event.card, &revealed) != CARTOG_OK)
        continue;
      say(text, CARTOG_EVENT_REVEAL, &event);
      for (uint32_t i = 0, owner = random_below(&random, players); i < players; i++, owner = (owner + 1) % players)
        draw_at_random(text, &random, owner);
      if (undone < 4 && random_below(&random, 8) == 0) {
        uint32_t season = event.season;
        event.turn = 1 + random_below(&random, table->turn);
        say(text, CARTOG_EVENT_UNDO, &event);
        event.season = table->season;
        undone += season >= event.season;
      }
    }
    say(text, CARTOG_EVENT_END, &event);
    compare(text);
    compare_ledgers(text);
    assert_int_equal(judged.ok, 1);
    assert_int_equal(judged.complete, 1);
  }
  free(text);
}

/* Records changed at random: both give the same answer at the same line. */
static void both_refuse_the_same_line(void **state) {
  (void)state;
  static const char letters[] = "0123456789:,.>=+-? \nabcdefgklmnoprstuvwxMFVAW^_";
  uint32_t refused = 0;
  for (uint32_t n = first_game; n < first_game + games; n++) {
    uint64_t random = n;
    ref_options options = {(int)(1 + n % 3), (int)(n % 3), (int)(n / 2 % 2), 0, 1, (int)(n / 5 % 2)};
    char *text = ref_play(n * 104729u + 3, options);
    size_t length = strlen(text);
    for (int changes = 0; changes < 10; changes++) {
      size_t at = random_below(&random, (uint32_t)length);
      char kept = text[at];
      text[at] = letters[random_below(&random, sizeof letters - 1)];
      compare(text);
      refused += judged.ok == 0;
      text[at] = kept;
    }
    free(text);
  }
  assert_true(refused > games);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_library_verifies_the_referees_games),
      cmocka_unit_test(the_referee_verifies_the_librarys_games),
      cmocka_unit_test(both_refuse_the_same_line),
  };
  first_game = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
  games = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 100;
  if (getenv("CARTOG_BOARDS") != NULL && board_count(0) < games)
    games = board_count(0);
  return cmocka_run_group_tests_name("referee", tests, NULL, NULL);
}

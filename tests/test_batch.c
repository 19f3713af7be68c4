/* Batch calls against the single calls that they stand for. */
#include "test.h"

enum { BOARDS = 300, WRONG_EVERY = 17, PLANES_MAX = 8 * CARTOG_SHAPES_MAX + 1 };

typedef uint8_t board[CARTOG_SPACES];

static board terrain[BOARDS], ruins[BOARDS], covered[BOARDS];
static cartog_map maps[BOARDS];
static int32_t statuses[BOARDS];

/* Every so many boards is none: which byte is wrong, and how, changes. */
static int is_wrong(int i) {
  return i % WRONG_EVERY == 5;
}

static int64_t wrong_boards(void) {
  int64_t wrong = 0;
  for (int i = 0; i < BOARDS; i++)
    wrong += is_wrong(i);
  return wrong;
}

static int set_up(void **state) {
  static const uint8_t codes[] = {8, 9, 11, 12, 15, 16, 255, 128, 26};
  (void)state;
  for (int i = 0; i < BOARDS; i++) {
    int space = 7 * i % CARTOG_SPACES;
    maps[i] = random_board((uint32_t)i);
    cartog_map_to_arrays(&maps[i], terrain[i], ruins[i]);
    if (is_wrong(i) && i % 2 == 0)
      terrain[i][space] = codes[i % 9];
    else if (is_wrong(i) && i % 3 == 0)
      ruins[i][space] = 2;
    else if (is_wrong(i)) {
      terrain[i][space] = i % 5 < 3 ? CARTOG_TERRAIN_MOUNTAIN : CARTOG_TERRAIN_VOID;
      ruins[i][space] = 1;
    }
  }
  return 0;
}

static void check_statuses(int32_t (*expected)(int i)) {
  for (int i = 0; i < BOARDS; i++)
    assert_int_equal(statuses[i], is_wrong(i) ? CARTOG_ERROR_MAP : expected != NULL ? expected(i) : CARTOG_OK);
}

static void arrays_become_maps_and_back(void **state) {
  static cartog_map made[BOARDS];
  static board again[BOARDS], marks[BOARDS];
  (void)state;
  memset(made, 0, sizeof made);
  assert_int_equal(cartog_batch_maps(terrain[0], ruins[0], 1, BOARDS, made, statuses), wrong_boards());
  check_statuses(NULL);
  for (int i = 0; i < BOARDS; i++) {
    cartog_map expected;
    memset(&expected, 0, sizeof expected);
    cartog_map_from_arrays(&expected, terrain[i], ruins[i], NULL);
    assert_memory_equal(&made[i], &expected, sizeof expected);
  }
  memset(again, 77, sizeof again);
  assert_int_equal(cartog_batch_arrays(made, BOARDS, again[0], marks[0], statuses), wrong_boards());
  check_statuses(NULL);
  for (int i = 0; i < BOARDS; i++)
    if (!is_wrong(i)) {
      assert_memory_equal(again[i], terrain[i], CARTOG_SPACES);
      assert_memory_equal(marks[i], ruins[i], CARTOG_SPACES);
    } else
      assert_int_equal(again[i][60], 77);
  assert_int_equal(cartog_batch_arrays(made, BOARDS, NULL, NULL, NULL), wrong_boards());
}

/* A board as any bytes: what is read must be what cartog_map_from_arrays reads. */
static void any_bytes_are_judged_alike(void **state) {
  uint64_t random = 5;
  (void)state;
  for (int i = 0; i < 20000; i++) {
    board bytes, marks;
    cartog_map one, other;
    int few = i % 3;
    for (int s = 0; s < CARTOG_SPACES; s++) {
      uint64_t number = random_next(&random);
      bytes[s] = few > 0 ? (uint8_t)(number % 8) : (uint8_t)number;
      marks[s] = 0;
    }
    if (few == 2)
      bytes[random_below(&random, CARTOG_SPACES)] = (uint8_t)random_next(&random);
    if (few > 0)
      marks[random_below(&random, CARTOG_SPACES)] = (uint8_t)random_below(&random, 3);
    memset(&one, 0, sizeof one);
    memset(&other, 0, sizeof other);
    int32_t status = cartog_map_from_arrays(&one, bytes, marks, NULL);
    assert_int_equal(cartog_batch_maps(bytes, marks, (uint32_t)(i % 2), 1, &other, statuses), status != CARTOG_OK);
    assert_int_equal(statuses[0], status);
    assert_memory_equal(&one, &other, sizeof one);
  }
}

static void scores_are_those_of_single_calls(void **state) {
  uint32_t cards[16];
  static int32_t points[BOARDS][16], single[16], numbers[BOARDS];
  (void)state;
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  memset(points, 77, sizeof points);
  assert_int_equal(cartog_batch_score(terrain[0], ruins[0], 1, BOARDS, cards, 16, points[0], statuses), wrong_boards());
  check_statuses(NULL);
  for (int i = 0; i < BOARDS; i++) {
    cartog_score_many(&maps[i], cards, 16, single);
    if (is_wrong(i))
      memset(single, 77, sizeof single);
    assert_memory_equal(points[i], single, sizeof single);
  }
  cartog_batch_monsters(terrain[0], BOARDS, numbers, statuses);
  for (int i = 0; i < BOARDS; i++) {
    cartog_map_monsters(&maps[i], single, NULL);
    if (statuses[i] == CARTOG_OK && !is_wrong(i))
      assert_int_equal(numbers[i], single[0]);
  }
  cartog_batch_mountains(terrain[0], BOARDS, numbers, statuses);
  for (int i = 0; i < BOARDS; i++) {
    cartog_map_mountains(&maps[i], single, NULL);
    if (statuses[i] == CARTOG_OK && !is_wrong(i))
      assert_int_equal(numbers[i], single[0]);
  }
}

static void marks_may_be_shared(void **state) {
  uint32_t card = CARTOG_CARD_GOLDEN_GRANARY;
  int32_t points[2], expected;
  board plain[2], mark;
  cartog_map map;
  (void)state;
  cartog_map_init(&map, CARTOG_SIDE_A);
  cartog_map_to_arrays(&map, plain[0], mark);
  memcpy(plain[1], plain[0], sizeof mark);
  for (int s = 0; s < CARTOG_SPACES; s++)
    if (plain[1][s] == CARTOG_TERRAIN_EMPTY)
      plain[1][s] = CARTOG_TERRAIN_FARM;
  assert_int_equal(cartog_batch_score(plain[0], mark, 0, 2, &card, 1, points, statuses), 0);
  cartog_map_from_arrays(&map, plain[1], mark, NULL);
  cartog_score(&map, card, &expected);
  assert_int_equal(points[0], 0);
  assert_int_equal(points[1], expected);
  assert_true(expected > 0);
  assert_int_equal(cartog_batch_score(plain[0], NULL, 0, 2, &card, 1, points, statuses), CARTOG_ERROR_NULL);
  mark[3] = 2;
  assert_int_equal(cartog_batch_score(plain[0], mark, 0, 2, &card, 1, points, statuses), 2);
  assert_int_equal(statuses[1], CARTOG_ERROR_MAP);
}

/* Tasks of all kinds: printed cards, own ones, ruins, alone. */
static cartog_task some_task(uint32_t n, uint64_t *random) {
  cartog_card card = n % 4 == 3 ? random_card(random) : (cartog_card){0};
  uint32_t flags = random_below(random, 8);
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, flags);
  if (n % 4 == 3)
    assert_int_equal(cartog_task_init_card(&task, &card, flags), CARTOG_OK);
  else
    while (cartog_task_init(&task, 101 + random_below(random, 17), flags) != CARTOG_OK)
      ;
  return task;
}

static uint8_t mask[BOARDS][PLANES_MAX][CARTOG_SPACES];

static void masks_hold_each_choice_once(void **state) {
  static cartog_choice choices[4096];
  static int64_t counts[BOARDS], actions[4096];
  static board spaces[4096];
  uint64_t random = 3;
  (void)state;
  for (uint32_t n = 0; n < 80; n++) {
    cartog_task task = some_task(n, &random);
    uint64_t planes = 8 * task.card.shape_count + 1, step = planes * CARTOG_SPACES;
    uint8_t *bytes = mask[0][0];
    assert_int_equal(cartog_batch_count(terrain[0], ruins[0], 1, BOARDS, &task, counts, statuses), wrong_boards());
    check_statuses(NULL);
    assert_int_equal(cartog_batch_mask(terrain[0], ruins[0], 1, BOARDS, &task, planes, bytes, statuses),
                     wrong_boards());
    check_statuses(NULL);
    for (int i = 0; i < BOARDS; i += 7) {
      if (is_wrong(i))
        continue;
      int64_t count = cartog_choices_list(&maps[i], &task, choices, 4096), found = 0;
      assert_int_equal(counts[i], count);
      for (uint64_t at = 0; at < step; at++)
        if (bytes[step * (uint64_t)i + at] != 0)
          actions[found++] = (int64_t)at;
      assert_int_equal(found, count);
      assert_int_equal(cartog_batch_spaces(&task, actions, (uint64_t)found, spaces[0], NULL), 0);
      for (int64_t k = 0; k < found; k++) {
        cartog_spaces set = {{0, 0}};
        int64_t at = 0;
        for (uint32_t s = 0; s < CARTOG_SPACES; s++)
          if (spaces[k][s] != 0)
            cartog_spaces_add(&set, s);
        while (at < count && memcmp(&choices[at].spaces, &set, sizeof set) != 0)
          at++;
        assert_true(at < count);
        choices[at].spaces.w[1] = UINT64_MAX; /* found once, and no more */
        assert_int_equal(actions[k] / CARTOG_SPACES == (int64_t)planes - 1, choices[at].fallback);
      }
    }
  }
}

static void actions_out_of_range(void **state) {
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  const int64_t actions[] = {-1, -2, 9 * CARTOG_SPACES, 9 * CARTOG_SPACES - 1, CARTOG_SPACES - 1, INT64_MAX, INT64_MIN};
  static board spaces[7];
  (void)state;
  memset(spaces, 77, sizeof spaces);
  assert_int_equal(cartog_batch_spaces(&task, actions, 7, spaces[0], statuses), 5);
  const int32_t expected[] = {
      0, CARTOG_ERROR_RANGE, CARTOG_ERROR_RANGE, 0, CARTOG_REFUSAL_OFF_MAP, CARTOG_ERROR_RANGE, CARTOG_ERROR_RANGE};
  assert_memory_equal(statuses, expected, sizeof expected);
  assert_int_equal(spaces[0][0], 0);
  assert_int_equal(spaces[1][0], 77);
  assert_int_equal(spaces[3][120], 1);
}

static void drawings_are_those_of_single_calls(void **state) {
  static board before[BOARDS], marks_before[BOARDS];
  static uint8_t drawn[BOARDS], coins[BOARDS], had[BOARDS];
  static cartog_choice choices[4096];
  uint64_t random = 11;
  (void)state;
  int legal = 0, refused = 0, buried = 0;
  for (uint32_t n = 0; n < 60; n++) {
    cartog_task task = some_task(n, &random);
    cartog_placement placements[BOARDS] = {{{{0, 0}}, 0, 0}};
    memcpy(before, terrain, sizeof before);
    memcpy(marks_before, ruins, sizeof marks_before);
    memset(covered, 0, sizeof covered);
    for (int i = 0; i < BOARDS; i++) {
      int64_t count = cartog_choices_list(&maps[i], &task, choices, 4096);
      had[i] = coins[i] = (uint8_t)random_below(&random, 17);
      drawn[i] = (uint8_t)random_below(&random, 8);
      if (count > 0) {
        const cartog_choice *choice = &choices[random_below(&random, (uint32_t)count)];
        placements[i].spaces = choice->spaces;
        while (i % 4 != 0 && (choice->terrains >> drawn[i] & 1) == 0)
          drawn[i] = (uint8_t)random_below(&random, 8);
      } else
        drawn[i] = 0;
      placements[i].terrain = drawn[i];
      for (uint32_t s = 0; s < CARTOG_SPACES; s++)
        covered[i][s] = (uint8_t)(cartog_spaces_has(&placements[i].spaces, s) * (1 + i % 255));
    }
    cartog_batch_place(terrain[0], ruins[0], 1, BOARDS, &task, covered[0], drawn, coins, statuses);
    for (int i = 0; i < BOARDS; i++) {
      board expected, marks;
      cartog_map map = maps[i];
      cartog_outcome outcome = FRESH(cartog_outcome);
      if (is_wrong(i)) {
        assert_int_equal(statuses[i], CARTOG_ERROR_MAP);
        assert_memory_equal(terrain[i], before[i], CARTOG_SPACES);
        continue;
      }
      int32_t status = cartog_placement_apply(&map, &task, &placements[i], had[i], &outcome, NULL);
      assert_int_equal(statuses[i], status);
      assert_int_equal(coins[i], had[i] + (status == CARTOG_OK ? outcome.coins : 0));
      if (status != CARTOG_OK)
        map = maps[i];
      cartog_map_to_arrays(&map, expected, marks);
      assert_memory_equal(terrain[i], expected, CARTOG_SPACES);
      assert_memory_equal(ruins[i], marks, CARTOG_SPACES);
      legal += status == CARTOG_OK;
      refused += status > 0;
      buried += memcmp(ruins[i], marks_before[i], CARTOG_SPACES) != 0;
    }
    memcpy(terrain, before, sizeof before);
    memcpy(ruins, marks_before, sizeof before);
  }
  assert_true(legal > 1000 && refused > 1000 && buried > 10);
}

static void a_shared_mark_cannot_be_buried(void **state) {
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MOUNTAIN, "X");
  cartog_task task = FRESH(cartog_task);
  board plain = {0}, mark = {0}, spaces = {0};
  uint8_t drawn = CARTOG_TERRAIN_MOUNTAIN;
  (void)state;
  assert_int_equal(cartog_task_init_card(&task, &card, 0), CARTOG_OK);
  mark[4] = spaces[4] = 1;
  assert_int_equal(cartog_batch_place(plain, mark, 0, 1, &task, spaces, &drawn, NULL, statuses), 1);
  assert_int_equal(statuses[0], CARTOG_ERROR_RANGE);
  assert_int_equal(plain[4], 0);
  assert_int_equal(cartog_batch_place(plain, mark, 1, 1, &task, spaces, &drawn, NULL, statuses), 0);
  assert_int_equal(plain[4], CARTOG_TERRAIN_MOUNTAIN);
  assert_int_equal(mark[4], 0);
}

static void texts_are_those_of_single_calls(void **state) {
  static board again[BOARDS], marks[BOARDS];
  static uint32_t columns[BOARDS];
  (void)state;
  int64_t length = cartog_batch_print(terrain[0], ruins[0], 1, BOARDS, NULL, 0, NULL);
  char *text = (char *)malloc((size_t)length + 1);
  assert_non_null(text);
  assert_int_equal(cartog_batch_print(terrain[0], ruins[0], 1, BOARDS, text, (uint64_t)length + 1, statuses), length);
  check_statuses(NULL);
  assert_int_equal(strlen(text), length);
  assert_int_equal(cartog_batch_parse(text, (uint64_t)length, again[0], marks[0], BOARDS, statuses, columns), BOARDS);
  for (int i = 0; i < BOARDS; i++) {
    assert_int_equal(statuses[i], is_wrong(i) ? CARTOG_ERROR_ROW_LENGTH : CARTOG_OK);
    assert_int_equal(columns[i], is_wrong(i));
    if (!is_wrong(i)) {
      assert_memory_equal(again[i], terrain[i], CARTOG_SPACES);
      assert_memory_equal(marks[i], ruins[i], CARTOG_SPACES);
    }
  }
  free(text);
  const char *lines = "11/11/11/11/11/11/11/11/11/11/F10 c=3\r\n\n11/11/11/11/11/11/11/11/11/11/Q10";
  assert_int_equal(cartog_batch_parse(lines, strlen(lines), again[0], marks[0], 1, statuses, columns), 3);
  assert_int_equal(cartog_batch_parse(lines, strlen(lines), again[0], marks[0], 3, statuses, columns), 3);
  assert_int_equal(statuses[0], CARTOG_OK);
  assert_int_equal(again[0][110], CARTOG_TERRAIN_FOREST);
  assert_true(statuses[1] < 0 && columns[1] == 1);
  assert_true(statuses[2] == CARTOG_ERROR_LETTER && columns[2] == 31);
  assert_int_equal(cartog_batch_parse("", 0, NULL, NULL, 0, NULL, NULL), 0);
}

/* splitmix64 once more, as cartog/game.h describes it. */
static uint64_t split(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static void random_games_follow_their_seeds(void **state) {
  enum { GAMES = 60 };
  static board last[GAMES];
  static int32_t boxes[GAMES][CARTOG_SEASONS][CARTOG_BOX_COLUMNS], ratings[GAMES];
  static cartog_choice choices[4096];
  uint32_t edicts[GAMES][CARTOG_EDICTS];
  uint64_t seeds[GAMES];
  (void)state;
  for (uint32_t side = 0; side < 2; side++) {
    uint32_t flags = side == 1 ? CARTOG_TASK_FALLBACK_CARD : 0;
    for (int i = 0; i < GAMES; i++)
      seeds[i] = i == 0 ? UINT64_MAX : (uint64_t)i * 977;
    assert_int_equal(cartog_batch_play(seeds, GAMES, side, flags, last[0], edicts[0], boxes[0][0], ratings), CARTOG_OK);
    for (int i = 0; i < GAMES; i++) {
      cartog_setup setup = FRESH(cartog_setup);
      cartog_table table;
      cartog_sheet sheet;
      cartog_map map;
      board expected;
      cartog_standing standing;
      uint64_t random = 0, streams = seeds[i];
      int32_t rating, season = 0;
      for (int stream = 0; stream <= 5; stream++)
        random = split(&streams);
      setup.mode = CARTOG_MODE_SEEDED;
      setup.seed = seeds[i];
      setup.players = 1;
      setup.flags = flags;
      cartog_map_init(&map, side);
      cartog_sheet_init(&sheet, &map);
      assert_int_equal(cartog_table_init(&table, &setup, NULL, 0, NULL, 0), CARTOG_OK);
      while (cartog_table_begin(&table) == CARTOG_OK) {
        while (cartog_table_reveal(&table, 0, NULL) == CARTOG_OK) {
          cartog_task task;
          cartog_placement placement = {{{0, 0}}, 0, 0};
          if (cartog_table_task(&table, 0, &task, NULL) != CARTOG_OK)
            continue;
          int alone = task.card.kind == CARTOG_KIND_AMBUSH;
          uint64_t set = alone ? 0 : split(&random), which = alone ? 0 : split(&random);
          int64_t count = cartog_choices_list(&sheet.map, &task, choices, 4096);
          if (count > 0) {
            const cartog_choice *choice = &choices[set % (uint64_t)count];
            uint32_t kinds[8], k = 0;
            for (uint32_t t = 1; t < 8; t++)
              if (choice->terrains >> t & 1)
                kinds[k++] = t;
            placement.spaces = choice->spaces;
            placement.terrain = kinds[which % k];
          }
          assert_int_equal(cartog_table_draw(&table, &sheet, 0, 0, &placement, NULL, NULL), CARTOG_OK);
        }
        cartog_ledger box;
        assert_int_equal(cartog_table_score(&table, &sheet, NULL, &box), CARTOG_OK);
        const int32_t columns[] = {box.first, box.second, box.coins, box.monsters, box.total};
        assert_memory_equal(boxes[i][season++], columns, sizeof columns);
      }
      cartog_map_to_arrays(&sheet.map, expected, NULL);
      assert_memory_equal(last[i], expected, CARTOG_SPACES);
      cartog_sheet_total(&sheet, &standing);
      cartog_solo_rating(standing.total, table.edicts, &rating);
      assert_int_equal(ratings[i], rating);
      assert_memory_equal(edicts[i], table.edicts, sizeof table.edicts);
    }
  }
  assert_int_equal(cartog_batch_play(seeds, 2, 0, 0, NULL, NULL, NULL, NULL), CARTOG_OK);
  assert_int_equal(cartog_batch_play(seeds, 2, 2, 0, NULL, NULL, NULL, NULL), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_batch_play(seeds, 2, 0, CARTOG_TASK_SOLO, NULL, NULL, NULL, NULL), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_batch_play(NULL, 2, 0, 0, NULL, NULL, NULL, NULL), CARTOG_ERROR_NULL);
}

static void wrong_arguments_write_nothing(void **state) {
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0), ruined = task_of(CARTOG_CARD_ORCHARD, CARTOG_TASK_RUINS),
              bad = task;
  uint32_t unknown = 99, wood = CARTOG_CARD_SENTINEL_WOOD;
  int32_t points[2] = {77, 77};
  int64_t counts[2] = {77, 77}, action = 0;
  uint8_t drawn = 1;
  const uint8_t *t = terrain[0], *r = ruins[0];
  (void)state;
  bad.size = 3;
  statuses[0] = 77;
#define GIVES(call, status) assert_int_equal(call, status)
  GIVES(cartog_batch_maps(NULL, r, 1, 1, maps, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_maps(t, r, 1, 1, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_maps(t, r, 2, 1, maps, statuses), CARTOG_ERROR_RANGE);
  GIVES(cartog_batch_arrays(NULL, 1, NULL, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_score(NULL, r, 1, 1, &wood, 1, points, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_score(t, r, 1, 1, NULL, 1, points, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_score(t, r, 1, 1, &wood, 1, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_score(t, r, 2, 1, &wood, 1, points, statuses), CARTOG_ERROR_RANGE);
  GIVES(cartog_batch_score(t, r, 1, 1, &unknown, 1, points, statuses), CARTOG_ERROR_CARD_UNKNOWN);
  unknown = CARTOG_CARD_OWN;
  GIVES(cartog_batch_score(t, r, 1, 1, &unknown, 1, points, statuses), CARTOG_ERROR_CARD_EXTERNAL);
  GIVES(cartog_batch_monsters(NULL, 1, points, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_monsters(t, 1, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_mountains(NULL, 1, points, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_mountains(t, 1, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_count(NULL, r, 1, 1, &task, counts, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_count(t, r, 1, 1, NULL, counts, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_count(t, r, 1, 1, &task, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_count(t, NULL, 1, 1, &ruined, counts, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_count(t, r, 1, 1, &bad, counts, statuses), CARTOG_ERROR_SIZE);
  GIVES(cartog_batch_mask(NULL, r, 1, 1, &task, 9, mask[0][0], statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_mask(t, r, 1, 1, NULL, 9, mask[0][0], statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_mask(t, r, 1, 1, &task, 9, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_mask(t, r, 1, 1, &task, 8, mask[0][0], statuses), CARTOG_ERROR_RANGE);
  GIVES(cartog_batch_mask(t, NULL, 1, 1, &ruined, 9, mask[0][0], statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_spaces(NULL, &action, 1, covered[0], statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_spaces(&task, NULL, 1, covered[0], statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_spaces(&task, &action, 1, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_spaces(&bad, &action, 1, covered[0], statuses), CARTOG_ERROR_SIZE);
  GIVES(cartog_batch_place(NULL, ruins[0], 1, 1, &task, covered[0], &drawn, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_place(terrain[0], ruins[0], 1, 1, NULL, covered[0], &drawn, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_place(terrain[0], ruins[0], 1, 1, &task, NULL, &drawn, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_place(terrain[0], ruins[0], 1, 1, &task, covered[0], NULL, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_place(terrain[0], NULL, 1, 1, &ruined, covered[0], &drawn, NULL, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_parse(NULL, 1, terrain[0], ruins[0], 1, statuses, NULL), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_parse("1", 1, NULL, ruins[0], 1, statuses, NULL), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_print(NULL, r, 1, 1, NULL, 0, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_print(t, r, 1, 1, NULL, 1, statuses), CARTOG_ERROR_NULL);
  GIVES(cartog_batch_print(t, r, 3, 1, NULL, 0, statuses), CARTOG_ERROR_RANGE);
  assert_int_equal(statuses[0], 77);
  assert_int_equal(points[0], 77);
  assert_int_equal(counts[0], 77);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(arrays_become_maps_and_back),        cmocka_unit_test(any_bytes_are_judged_alike),
      cmocka_unit_test(scores_are_those_of_single_calls),   cmocka_unit_test(marks_may_be_shared),
      cmocka_unit_test(masks_hold_each_choice_once),        cmocka_unit_test(actions_out_of_range),
      cmocka_unit_test(drawings_are_those_of_single_calls), cmocka_unit_test(a_shared_mark_cannot_be_buried),
      cmocka_unit_test(texts_are_those_of_single_calls),    cmocka_unit_test(random_games_follow_their_seeds),
      cmocka_unit_test(wrong_arguments_write_nothing),
  };
  return cmocka_run_group_tests(tests, set_up, NULL);
}

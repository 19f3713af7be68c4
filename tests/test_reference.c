/* The library against the reference engine, which was written from the rules alone. */
#include "reference/reference.h"
#include "test.h"

static ref_map to_reference(const cartog_map *map) {
  ref_map m;
  assert_int_equal(cartog_map_to_arrays(map, m.terrain, m.ruins), CARTOG_OK);
  return m;
}

static ref_set to_set(const cartog_spaces *spaces) {
  ref_set set;
  for (uint32_t s = 0; s < 121; s++)
    set.on[s] = (uint8_t)cartog_spaces_has(spaces, s);
  return set;
}

static cartog_spaces from_set(const ref_set *set) {
  cartog_spaces spaces = {{0, 0}};
  for (uint32_t s = 0; s < 121; s++)
    if (set->on[s])
      cartog_spaces_add(&spaces, s);
  return spaces;
}

static int same_spaces(const cartog_spaces *a, const cartog_spaces *b) {
  return a->w[0] == b->w[0] && a->w[1] == b->w[1];
}

static ref_card to_card(const cartog_card *card) {
  ref_card c;
  memset(&c, 0, sizeof c);
  c.number = card->id < CARTOG_CARD_OWN ? (int)card->id - 100 : (int)card->id;
  c.kind = card->kind == CARTOG_KIND_AMBUSH ? REF_AMBUSH : REF_EXPLORE;
  c.time = (int)card->time;
  for (int t = 1; t <= 6; t++)
    if ((card->terrains >> t & 1) != 0)
      c.terrains[c.terrain_count++] = t;
  c.shape_count = (int)card->shape_count;
  for (uint32_t i = 0; i < card->shape_count; i++) {
    cartog_spaces normal;
    assert_int_equal(cartog_shape_normalize(&card->shapes[i].spaces, &normal), CARTOG_OK);
    ref_shape *shape = &c.shapes[i];
    shape->coin = (int)card->shapes[i].coin;
    for (uint32_t s = 0; s < 121; s++) {
      if (!cartog_spaces_has(&normal, s))
        continue;
      shape->cell[s / 11][s % 11] = 1;
      shape->rows = (int)(s / 11) + 1;
      if ((int)(s % 11) + 1 > shape->cols)
        shape->cols = (int)(s % 11) + 1;
    }
  }
  c.corner = card->kind == CARTOG_KIND_AMBUSH ? (int)card->corner - 1 : 0;
  c.clockwise = card->walk == CARTOG_WALK_CLOCKWISE;
  c.pass_left = card->arrow == CARTOG_ARROW_LEFT;
  return c;
}

/* Fails with the board, so that a difference can be looked at. */
static void differ(const cartog_map *map, const char *what, const char *card) {
  char text[512];
  cartog_map_print(map, text, sizeof text);
  fail_msg("%s of %s differs on %s", what, card, text);
}

static void compare_scores(const cartog_map *map, const ref_map *m) {
  uint32_t cards[16];
  int32_t points[16];
  assert_int_equal(cartog_card_list(CARTOG_KIND_SCORING, cards, 16), 16);
  assert_int_equal(cartog_score_many(map, cards, 16, points), CARTOG_OK);
  for (int i = 0; i < 16; i++) {
    const char *key = cartog_card_key(cards[i]);
    int32_t alone = -1, sum = 0;
    assert_int_equal(cartog_score(map, cards[i], &alone), CARTOG_OK);
    if (points[i] != ref_score(m, (int)cards[i] - 100) || alone != points[i])
      differ(map, "the score", key);
    ref_part expected[121];
    cartog_part parts[CARTOG_PARTS_MAX];
    int64_t count = cartog_score_explain(map, cards[i], parts, CARTOG_PARTS_MAX);
    if (count != ref_explain(m, (int)cards[i] - 100, expected))
      differ(map, "the number of parts", key);
    for (int64_t k = 0; k < count; k++) {
      cartog_spaces spaces = from_set(&expected[k].spaces);
      if (parts[k].points != expected[k].points || (int)parts[k].unit != expected[k].unit ||
          !same_spaces(&parts[k].spaces, &spaces))
        differ(map, "a part", key);
      sum += parts[k].points;
    }
    if (sum != points[i])
      differ(map, "the sum of the parts", key);
  }
}

static void compare_counts(const cartog_map *map, const ref_map *m) {
  ref_set costly, closed;
  int32_t points = -1, mountains = -1;
  cartog_spaces spaces, expected;
  int penalty = ref_monsters(m, &costly), count = ref_mountains(m, &closed);
  assert_int_equal(cartog_map_monsters(map, &points, &spaces), CARTOG_OK);
  expected = from_set(&costly);
  if (points != penalty || !same_spaces(&spaces, &expected))
    differ(map, "the penalty", "monsters");
  assert_int_equal(cartog_map_mountains(map, &mountains, &spaces), CARTOG_OK);
  expected = from_set(&closed);
  if (mountains != count || !same_spaces(&spaces, &expected))
    differ(map, "the number", "mountains");
}

enum { MOST = 8 * 8 * 121 };

/* Draws the same placement with both and compares what is earned and what the map is then. */
static void compare_draw(const cartog_map *map, const ref_map *m, const cartog_task *task, const ref_card *c,
                         ref_duty duty, const cartog_placement *placement, uint64_t *random) {
  cartog_map drawn = *map;
  ref_map d = *m;
  ref_set set = to_set(&placement->spaces), mountains;
  cartog_outcome outcome = FRESH(cartog_outcome);
  int shape_coin = 0;
  uint32_t coins = random_below(random, 15);
  int earned = ref_draw(&d, c, duty, (int)placement->terrain, &set, &shape_coin, &mountains);
  assert_int_equal(cartog_placement_apply(&drawn, task, placement, coins, &outcome, NULL), CARTOG_OK);
  ref_map after = to_reference(&drawn);
  cartog_spaces closed = from_set(&mountains);
  int room = 14 - (int)coins, kept = earned < room ? earned : room;
  if ((int)outcome.coins != kept || (int)outcome.lost != earned - kept || (int)outcome.shape_coins != shape_coin ||
      !same_spaces(&outcome.mountains, &closed) || outcome.mountain_coins != cartog_spaces_count(&closed))
    differ(map, "what a drawing earns", task->card.key);
  if (memcmp(&after, &d, sizeof d) != 0)
    differ(map, "the map after a drawing", task->card.key);
}

/* Asks both about a placement. Returns whether it is legal. */
static int compare_check(const cartog_map *map, const ref_map *m, const cartog_task *task, const ref_card *c,
                         ref_duty duty, const cartog_placement *placement) {
  ref_set set = to_set(&placement->spaces);
  cartog_verdict verdict = FRESH(cartog_verdict);
  int legal = ref_check(m, c, duty, (int)placement->terrain, &set) == REF_LEGAL;
  int32_t status = cartog_placement_check(map, task, placement, &verdict);
  assert_int_equal(verdict.status, status);
  if (status < 0 || (status == CARTOG_OK) != legal)
    differ(map, "a check", task->card.key);
  return legal;
}

/* A placement near a legal one: some space moved, dropped or added, or another terrain. */
static cartog_placement disturb(cartog_placement placement, uint64_t *random) {
  uint32_t list[121];
  int64_t count = cartog_spaces_list(&placement.spaces, list, 121);
  switch (random_below(random, 4)) {
  case 0:
    placement.terrain = 1 + random_below(random, 6);
    break;
  case 1:
    cartog_spaces_add(&placement.spaces, random_below(random, 121));
    break;
  case 2:
    if (count > 1)
      cartog_spaces_remove(&placement.spaces, list[random_below(random, (uint32_t)count)]);
    break;
  default:
    memset(&placement.spaces, 0, sizeof placement.spaces);
    for (int64_t i = 0; i < count; i++)
      cartog_spaces_add(&placement.spaces, (list[i] + 1) % 121);
  }
  return placement;
}

/* What the reference engine makes of a choice drawn in a terrain. */
static ref_map drawn_by_reference(const ref_map *m, const ref_card *c, ref_duty duty, const cartog_choice *choice,
                                  uint32_t terrain, int *earned) {
  ref_map d = *m;
  ref_set set = to_set(&choice->spaces), mountains;
  int shape_coin = 0;
  *earned = ref_draw(&d, c, duty, (int)terrain, &set, &shape_coin, &mountains);
  return d;
}

/* Compares the scores after one of all choices, drawn in one of its terrains. */
static void compare_effects(const cartog_map *map, const ref_map *m, const cartog_task *task, const ref_card *c,
                            ref_duty duty, const cartog_choice *choices, uint64_t count, uint64_t *random) {
  static int32_t points[6 * MOST][16];
  static cartog_effect effects[6 * MOST];
  uint32_t cards[16], coins = random_below(random, 15);
  cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  int64_t rows = cartog_score_choices(map, choices, count, coins, cards, 16, points[0], effects, 6 * MOST);
  assert_in_range(rows, count, 6 * MOST);
  uint32_t row = random_below(random, (uint32_t)rows);
  const cartog_effect *effect = &effects[row];
  int earned, room = 14 - (int)coins;
  ref_map d = drawn_by_reference(m, c, duty, &choices[effect->choice], effect->terrain, &earned);
  ref_set costly;
  int kept = earned < room ? earned : room;
  if ((int)effect->coins != (int)coins + kept || (int)effect->lost != earned - kept ||
      effect->monsters != ref_monsters(&d, &costly))
    differ(map, "an effect", task->card.key);
  for (int i = 0; i < 16; i++)
    if (points[row][i] != ref_score(&d, (int)cards[i] - 100))
      differ(map, "a score after a choice", cartog_card_key(cards[i]));
}

/* Compares the best drawing for some cards with the best of all that the reference engine draws. */
static void compare_hint(const cartog_map *map, const ref_map *m, const cartog_task *task, const ref_card *c,
                         ref_duty duty, const cartog_choice *choices, uint64_t count, uint64_t *random) {
  cartog_aim aim = FRESH(cartog_aim);
  cartog_hint hint;
  int64_t best = INT64_MIN, rows = 0;
  aim.coins = random_below(random, 15);
  aim.coin_weight = (int32_t)random_below(random, 5);
  aim.monster_weight = (int32_t)random_below(random, 5);
  aim.card_count = 1 + random_below(random, 3);
  for (uint32_t i = 0; i < aim.card_count; i++) {
    aim.cards[i] = CARTOG_CARD_SENTINEL_WOOD + random_below(random, 16);
    aim.weights[i] = (int32_t)random_below(random, 9) - 2;
  }
  cartog_spaces spaces = {{0, 0}};
  uint32_t drawn = 0;
  for (uint64_t n = 0; n < count; n++)
    for (uint32_t terrain = 1; terrain <= 6; terrain++) {
      int earned;
      ref_set costly;
      if ((choices[n].terrains >> terrain & 1) == 0)
        continue;
      ref_map d = drawn_by_reference(m, c, duty, &choices[n], terrain, &earned);
      int coins = (int)aim.coins + earned < 14 ? (int)aim.coins + earned : 14;
      int64_t value = (int64_t)aim.coin_weight * coins - (int64_t)aim.monster_weight * ref_monsters(&d, &costly);
      for (uint32_t i = 0; i < aim.card_count; i++)
        value += (int64_t)aim.weights[i] * ref_score(&d, (int)aim.cards[i] - 100);
      rows++;
      if (value > best) {
        best = value;
        spaces = choices[n].spaces;
        drawn = terrain;
      }
    }
  if (cartog_hint_list(map, task, &aim, &hint, 1) != rows || hint.value != best || hint.terrain != drawn ||
      !same_spaces(&hint.spaces, &spaces))
    differ(map, "the best drawing", task->card.key);
}

static void compare_task(const cartog_map *map, const ref_map *m, const cartog_task *task, uint64_t *random) {
  static ref_choice expected[MOST];
  static cartog_choice choices[MOST];
  ref_card c = to_card(&task->card);
  ref_duty duty = {(task->flags & CARTOG_TASK_RUINS) != 0, (task->flags & CARTOG_TASK_SOLO) != 0,
                   (task->flags & CARTOG_TASK_FALLBACK_CARD) != 0};
  int fallback = 0;
  int count = ref_list(m, &c, duty, expected, MOST, &fallback);
  if (cartog_choices_count(map, task) != count || cartog_choices_list(map, task, choices, MOST) != count)
    differ(map, "the number of choices", task->card.key);
  if (cartog_choices_any(map, task) != (count > 0) || cartog_task_fallback(map, task) != fallback)
    differ(map, "whether anything fits", task->card.key);
  for (int i = 0; i < count; i++) {
    cartog_spaces spaces = from_set(&expected[i].spaces);
    if (!same_spaces(&choices[i].spaces, &spaces) || choices[i].terrains != expected[i].terrains ||
        choices[i].coin != expected[i].coin || choices[i].fallback != fallback)
      differ(map, "a choice", task->card.key);
  }
  cartog_choice picked;
  uint64_t number = random_next(random);
  if (cartog_choices_pick(map, task, number, &picked) != count)
    differ(map, "the number of choices to pick from", task->card.key);
  if (count > 0 && memcmp(&picked, &choices[number % (uint64_t)count], sizeof picked) != 0)
    differ(map, "a choice picked", task->card.key);
  cartog_placement pass = placement_of("pass"), single = {{{0, 0}}, 1 + random_below(random, 6), 0};
  cartog_spaces_add(&single.spaces, random_below(random, 121));
  compare_check(map, m, task, &c, duty, &pass);
  compare_check(map, m, task, &c, duty, &single);
  if (count == 0)
    return;
  compare_effects(map, m, task, &c, duty, choices, (uint64_t)count, random);
  if (count < 100 && random_below(random, 40) == 0)
    compare_hint(map, m, task, &c, duty, choices, (uint64_t)count, random);
  const cartog_choice *choice = &choices[random_below(random, (uint32_t)count)];
  cartog_placement placement = {choice->spaces, 1 + random_below(random, 6), 0};
  if (compare_check(map, m, task, &c, duty, &placement))
    compare_draw(map, m, task, &c, duty, &placement, random);
  while ((choice->terrains >> placement.terrain & 1) == 0)
    placement.terrain = 1 + random_below(random, 6);
  cartog_placement disturbed = disturb(placement, random);
  compare_check(map, m, task, &c, duty, &disturbed);
}

/* Boards to compare: from the first on, so many. */
static uint32_t first_board, boards;

static void test_scores_and_counts(void **state) {
  (void)state;
  for (uint32_t n = first_board; n < first_board + boards; n++) {
    cartog_map map = random_board(n);
    ref_map m = to_reference(&map);
    compare_scores(&map, &m);
    compare_counts(&map, &m);
  }
}

static void test_printed_cards(void **state) {
  (void)state;
  uint64_t random = 1 + first_board;
  for (uint32_t n = first_board; n < first_board + boards; n++) {
    cartog_map map = random_board(n);
    ref_map m = to_reference(&map);
    for (uint32_t card = 101; card <= 117; card++) {
      cartog_task task;
      if (cartog_task_init(&task, card, 0) != CARTOG_OK)
        continue;
      uint32_t switches = random_below(&random, 2) * CARTOG_TASK_FALLBACK_CARD;
      for (uint32_t flags = 0; flags < 4; flags++) {
        /* Ruins matter to explore cards only, playing alone to ambush cards only. */
        if (flags > 0 && flags != (task.card.kind == CARTOG_KIND_AMBUSH ? 2u : 1u))
          continue;
        task.flags = flags | switches;
        compare_task(&map, &m, &task, &random);
      }
    }
  }
}

static void test_own_cards(void **state) {
  (void)state;
  uint64_t random = 2 + first_board;
  for (uint32_t n = first_board; n < first_board + boards; n++) {
    cartog_map map = random_board(n);
    ref_map m = to_reference(&map);
    cartog_card card = random_card(&random);
    cartog_task task;
    assert_int_equal(cartog_task_init_card(&task, &card, random_below(&random, 8)), CARTOG_OK);
    compare_task(&map, &m, &task, &random);
  }
}

int main(int argc, char **argv) {
  first_board = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
  boards = board_count(argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 20000);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_scores_and_counts),
      cmocka_unit_test(test_printed_cards),
      cmocka_unit_test(test_own_cards),
  };
  return cmocka_run_group_tests_name("reference", tests, NULL, NULL);
}

/* The shared vectors: cases that other programs got wrong, boards from public test suites, the pictures on the
 * printed cards, and golden counts. */
#include "test.h"

enum { LINE_MAX_BYTES = 4096, FIELDS_MAX = 8 };

/* Calls back with the fields of each line of a vector file. Returns how many lines there were. */
static int each_line(const char *name, int fields, void (*handle)(char **field)) {
  char path[1024], line[LINE_MAX_BYTES];
  snprintf(path, sizeof path, "%s/%s", getenv("CARTOG_VECTORS") != NULL ? getenv("CARTOG_VECTORS") : "tests/vectors",
           name);
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    fail_msg("cannot open %s", path);
  int count = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    char *field[FIELDS_MAX] = {line};
    int n = 1;
    line[strcspn(line, "\n")] = 0;
    if (line[0] == '#')
      continue;
    for (char *at = line; *at != 0; at++)
      if (*at == '\t' && n < FIELDS_MAX) {
        *at = 0;
        field[n++] = at + 1;
      }
    if (n != fields)
      fail_msg("%s: %s has %d fields", name, line, n);
    handle(field);
    count++;
  }
  fclose(file);
  return count;
}

static uint32_t card_of(const char *key) {
  uint32_t id = 0;
  if (cartog_card_by_key(key, strlen(key), &id) != CARTOG_OK)
    fail_msg("no card has the key %s", key);
  return id;
}

/* Reads KEY[,ruins][,ambush][,solo][,card]. */
static cartog_task task_of_words(const char *words) {
  char key[64];
  snprintf(key, sizeof key, "%.*s", (int)strcspn(words, ","), words);
  uint32_t flags = 0;
  flags |= strstr(words, ",ruins") != NULL ? CARTOG_TASK_RUINS : 0u;
  flags |= strstr(words, ",solo") != NULL ? CARTOG_TASK_SOLO : 0u;
  flags |= strstr(words, ",card") != NULL ? CARTOG_TASK_FALLBACK_CARD : 0u;
  return task_of(card_of(key), flags);
}

static void check_score(char **field) {
  int32_t points = points_of(field[1], card_of(field[2]));
  if (points != strtol(field[3], NULL, 10))
    fail_msg("%s: %s scores %d, not %s", field[0], field[2], (int)points, field[3]);
}

static void check_monsters(char **field) {
  cartog_map map = map_of(field[1]);
  int32_t points = -1;
  cartog_map_monsters(&map, &points, NULL);
  if (points != strtol(field[2], NULL, 10))
    fail_msg("%s: %d, not %s", field[0], (int)points, field[2]);
}

static void check_placement(char **field) {
  cartog_task task = task_of_words(field[1]);
  cartog_map map = map_of(field[2]);
  cartog_placement placement = placement_of(field[3]);
  int32_t status = cartog_placement_check(&map, &task, &placement, NULL);
  const char *answer = status == CARTOG_OK ? "legal" : cartog_status_slug(status);
  if (strcmp(answer, field[4]) != 0)
    fail_msg("%s: %s, not %s", field[0], answer, field[4]);
}

static void check_coins(char **field) {
  cartog_task task = task_of_words(field[1]);
  cartog_position position = FRESH(cartog_position);
  cartog_placement placement = placement_of(field[3]);
  cartog_outcome outcome = FRESH(cartog_outcome);
  assert_int_equal(cartog_position_parse(field[2], strlen(field[2]), &position, NULL), CARTOG_OK);
  assert_int_equal(cartog_placement_apply(&position.map, &task, &placement, position.coins, &outcome, NULL), CARTOG_OK);
  if (outcome.coins != strtoul(field[4], NULL, 10) || outcome.lost != strtoul(field[5], NULL, 10))
    fail_msg("%s: %u and %u lost", field[0], (unsigned)outcome.coins, (unsigned)outcome.lost);
}

static void check_parts(char **field) {
  cartog_map map = map_of(field[1]);
  char text[LINE_MAX_BYTES];
  parts_text(&map, card_of(field[0]), text, sizeof text);
  assert_string_equal(text, field[2]);
}

/* Whether a choice covers an undrawn ruins space of a blank map. */
static int covers_ruins(const cartog_map *map, const cartog_choice *choice) {
  cartog_spaces ruins;
  cartog_map_ruins_spaces(map, &ruins);
  return ((ruins.w[0] & choice->spaces.w[0]) | (ruins.w[1] & choice->spaces.w[1])) != 0;
}

static void check_counts(char **field) {
  static cartog_choice choices[2048];
  cartog_map map;
  cartog_map_init(&map, field[0][0] == 'A' ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  int64_t all = strtol(field[2], NULL, 10), covering = strtol(field[3], NULL, 10), found = 0;
  cartog_task task = task_of(card_of(field[1]), 0);
  assert_int_equal(cartog_choices_count(&map, &task), all);
  assert_int_equal(cartog_choices_list(&map, &task, choices, 2048), all);
  for (int64_t i = 0; i < all; i++)
    found += covers_ruins(&map, &choices[i]);
  assert_int_equal(found, covering);
  task.flags = CARTOG_TASK_RUINS;
  assert_int_equal(cartog_choices_count(&map, &task), task.card.kind == CARTOG_KIND_AMBUSH ? all : covering);
}

static uint64_t perft(const cartog_map *map, const cartog_task *tasks, int depth) {
  if (depth == 1)
    return (uint64_t)cartog_choices_count(map, tasks);
  cartog_choice *choices = (cartog_choice *)calloc(2048, sizeof *choices);
  assert_non_null(choices);
  int64_t count = cartog_choices_list(map, tasks, choices, 2048);
  uint64_t total = 0;
  for (int64_t i = 0; i < count; i++) {
    cartog_map next = *map;
    cartog_placement placement = {choices[i].spaces, 1, 0};
    while ((choices[i].terrains >> placement.terrain & 1) == 0)
      placement.terrain++;
    assert_int_equal(cartog_placement_apply(&next, tasks, &placement, 0, NULL, NULL), CARTOG_OK);
    total += perft(&next, tasks + 1, depth - 1);
  }
  free(choices);
  return total;
}

static void check_perft(char **field) {
  cartog_map map;
  cartog_task tasks[4];
  int depth = 0;
  char *key = field[1], *count = field[2];
  cartog_map_init(&map, field[0][0] == 'A' ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  /* The last depth takes minutes and stands in the benchmark. */
  while (depth < 3 && key != NULL) {
    char *next = strchr(key, ',');
    if (next != NULL)
      *next++ = 0;
    tasks[depth++] = task_of(card_of(key), 0);
    key = next;
    uint64_t expected = strtoull(count, &count, 10);
    count += *count == ',';
    assert_true(perft(&map, tasks, depth) == expected);
  }
  assert_int_equal(depth, 3);
}

static void scores(void **state) {
  (void)state;
  assert_true(each_line("score.tsv", 4, check_score) >= 80);
}

static void monsters(void **state) {
  (void)state;
  assert_true(each_line("monsters.tsv", 3, check_monsters) >= 3);
}

static void checks(void **state) {
  (void)state;
  assert_true(each_line("check.tsv", 5, check_placement) >= 20);
}

static void coins(void **state) {
  (void)state;
  assert_true(each_line("coins.tsv", 6, check_coins) >= 6);
}

static void pictures_on_the_cards(void **state) {
  (void)state;
  assert_int_equal(each_line("parts.tsv", 3, check_parts), 16);
}

static void golden_counts(void **state) {
  (void)state;
  assert_int_equal(each_line("counts.tsv", 4, check_counts), 30);
}

static void golden_perft(void **state) {
  (void)state;
  assert_int_equal(each_line("perft.tsv", 3, check_perft), 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scores),       cmocka_unit_test(monsters),      cmocka_unit_test(checks),
      cmocka_unit_test(coins),        cmocka_unit_test(golden_counts), cmocka_unit_test(pictures_on_the_cards),
      cmocka_unit_test(golden_perft),
  };
  return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}

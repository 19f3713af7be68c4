/* The shared vectors of tests/vectors. */
#include "records.h"

enum { FIELDS_MAX = 8 };

typedef struct {
  const char *text;
  uint64_t length;
} word;

static int same(word a, const char *b) {
  uint64_t n = 0;
  while (n < a.length && b[n] == a.text[n] && b[n] != 0)
    n++;
  return n == a.length && b[n] == 0;
}

/* Takes the text up to the mark, and the mark, off the front. */
static word cut(word *rest, char mark) {
  word front = {rest->text, 0};
  while (front.length < rest->length && front.text[front.length] != mark)
    front.length++;
  uint64_t taken = front.length + (front.length < rest->length);
  rest->text += taken;
  rest->length -= taken;
  return front;
}

static int64_t number(word w) {
  int64_t value = 0;
  uint64_t i = w.length > 0 && w.text[0] == '-';
  for (; i < w.length; i++)
    value = 10 * value + (w.text[i] - '0');
  return w.length > 0 && w.text[0] == '-' ? -value : value;
}

static int position_of(portable_report *report, word text, cartog_position *position) {
  cartog_position fresh = {0};
  fresh.size = sizeof fresh;
  *position = fresh;
  int32_t status = cartog_position_parse(text.text, text.length, position, NULL);
  portable_must(report, status == CARTOG_OK, text.text);
  PORTABLE_PRINT(report, text.text, cartog_position_print, position);
  PORTABLE_PRINT(report, text.text, cartog_grid_print, &position->map);
  return status == CARTOG_OK;
}

static int task_of(portable_report *report, word words, cartog_task *task) {
  word key = cut(&words, ',');
  uint32_t id = 0, flags = 0;
  while (words.length > 0) {
    word flag = cut(&words, ',');
    flags |= same(flag, "ruins") ? CARTOG_TASK_RUINS : 0u;
    flags |= same(flag, "solo") ? CARTOG_TASK_SOLO : 0u;
    flags |= same(flag, "card") ? CARTOG_TASK_FALLBACK_CARD : 0u;
  }
  int ok = cartog_card_by_key(key.text, key.length, &id) == CARTOG_OK && cartog_task_init(task, id, flags) == CARTOG_OK;
  portable_must(report, ok, key.text);
  return ok;
}

static void score_line(portable_report *report, word *field) {
  cartog_position position;
  uint32_t id = 0;
  int32_t points = -1;
  if (!position_of(report, field[1], &position))
    return;
  portable_must(report, cartog_card_by_key(field[2].text, field[2].length, &id) == CARTOG_OK, field[0].text);
  portable_must(report, cartog_score(&position.map, id, &points) == CARTOG_OK, field[0].text);
  portable_must(report, points == number(field[3]), field[0].text);
  portable_number(report, points);
  PORTABLE_PRINT(report, field[0].text, cartog_score_svg, &position.map, id, 0);
}

static void monsters_line(portable_report *report, word *field) {
  cartog_position position;
  cartog_spaces spaces;
  int32_t points = -1;
  if (!position_of(report, field[1], &position))
    return;
  portable_must(report, cartog_map_monsters(&position.map, &points, &spaces) == CARTOG_OK, field[0].text);
  portable_must(report, points == number(field[2]), field[0].text);
  portable_set(report, &spaces);
}

static void check_line(portable_report *report, word *field) {
  cartog_position position;
  cartog_task task;
  cartog_placement placement;
  cartog_verdict verdict = {0};
  cartog_picture picture = {0};
  verdict.size = sizeof verdict;
  picture.size = sizeof picture;
  if (!task_of(report, field[1], &task) || !position_of(report, field[2], &position))
    return;
  portable_must(report, cartog_placement_parse(field[3].text, field[3].length, &placement, NULL) == CARTOG_OK,
                field[0].text);
  int32_t status = cartog_placement_check(&position.map, &task, &placement, &verdict);
  portable_must(report, same(field[4], status == CARTOG_OK ? "legal" : cartog_status_slug(status)), field[0].text);
  portable_number(report, status);
  portable_set(report, &verdict.spaces);
  portable_words(report, cartog_verdict_message(&verdict));
  picture.ghost = placement;
  picture.cause = verdict.spaces;
  picture.flags = status == CARTOG_OK ? 0 : CARTOG_PICTURE_REFUSED;
  PORTABLE_PRINT(report, field[0].text, cartog_map_svg, &position.map, &picture, field[0].text, field[0].length);
  PORTABLE_PRINT(report, field[0].text, cartog_placement_print, &placement);
}

static void coins_line(portable_report *report, word *field) {
  cartog_position position;
  cartog_task task;
  cartog_placement placement;
  cartog_outcome outcome = {0};
  outcome.size = sizeof outcome;
  if (!task_of(report, field[1], &task) || !position_of(report, field[2], &position))
    return;
  portable_must(report, cartog_placement_parse(field[3].text, field[3].length, &placement, NULL) == CARTOG_OK,
                field[0].text);
  int32_t status = cartog_placement_apply(&position.map, &task, &placement, position.coins, &outcome, NULL);
  portable_must(report, status == CARTOG_OK && outcome.coins == number(field[4]) && outcome.lost == number(field[5]),
                field[0].text);
  portable_set(report, &outcome.mountains);
  PORTABLE_PRINT(report, field[0].text, cartog_map_print, &position.map);
}

static void parts_line(portable_report *report, word *field) {
  static const char *const units[] = {"space", "row", "column", "diagonal", "cluster", "mountain", "square"};
  cartog_position position;
  cartog_part parts[CARTOG_PARTS_MAX];
  uint32_t id = 0;
  word list = field[2];
  if (!position_of(report, field[1], &position))
    return;
  portable_must(report, cartog_card_by_key(field[0].text, field[0].length, &id) == CARTOG_OK, field[0].text);
  int64_t count = cartog_score_explain(&position.map, id, parts, CARTOG_PARTS_MAX);
  portable_must(report, count > 0, field[0].text);
  for (int64_t i = 0; i < count; i++) {
    cartog_spaces spaces = {{0, 0}};
    word part = cut(&list, ';'), points = cut(&part, ' '), unit = cut(&part, ' ');
    portable_must(report, cartog_spaces_parse(part.text, part.length, &spaces, NULL) == CARTOG_OK, field[0].text);
    portable_must(report, points.length > 0 && parts[i].points == number(points), field[0].text);
    portable_must(report, parts[i].unit < 7 && same(unit, units[parts[i].unit]), field[0].text);
    portable_must(report, spaces.w[0] == parts[i].spaces.w[0] && spaces.w[1] == parts[i].spaces.w[1], field[0].text);
    portable_set(report, &parts[i].spaces);
  }
  portable_must(report, list.length == 0, field[0].text);
}

static void counts_line(portable_report *report, word *field) {
  cartog_map map;
  cartog_task task;
  cartog_map_init(&map, same(field[0], "A") ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  if (!task_of(report, field[1], &task))
    return;
  int64_t all = cartog_choices_count(&map, &task);
  portable_must(report, all == number(field[2]), field[1].text);
  task.flags = CARTOG_TASK_RUINS;
  int64_t covering = cartog_choices_count(&map, &task);
  portable_must(report, covering == number(field[task.card.kind == CARTOG_KIND_AMBUSH ? 2 : 3]), field[1].text);
  portable_number(report, all);
  portable_number(report, covering);
}

/* Ways to draw two cards; deeper takes long under emulation and stands in the unit tests and the benchmark. */
static void perft_line(portable_report *report, word *field) {
  static cartog_choice choices[2048];
  cartog_map map;
  cartog_task first, second;
  word cards = field[1], counts = field[2];
  cartog_map_init(&map, same(field[0], "A") ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  if (!task_of(report, cut(&cards, ','), &first) || !task_of(report, cut(&cards, ','), &second))
    return;
  int64_t count = cartog_choices_list(&map, &first, choices, 2048), total = 0;
  portable_must(report, count == number(cut(&counts, ',')), field[1].text);
  for (int64_t i = 0; i < count; i++) {
    cartog_map next = map;
    cartog_placement placement = {choices[i].spaces, 1, 0};
    while ((choices[i].terrains >> placement.terrain & 1) == 0)
      placement.terrain++;
    portable_must(report, cartog_placement_apply(&next, &first, &placement, 0, NULL, NULL) == CARTOG_OK, field[1].text);
    portable_set(report, &choices[i].spaces);
    total += cartog_choices_count(&next, &second);
  }
  portable_must(report, total == number(cut(&counts, ',')), field[1].text);
}

static const struct {
  const char *name;
  int fields;
  void (*handle)(portable_report *report, word *field);
} kinds[] = {
    {"score.tsv", 4, score_line}, {"monsters.tsv", 3, monsters_line}, {"check.tsv", 5, check_line},
    {"coins.tsv", 6, coins_line}, {"parts.tsv", 3, parts_line},       {"counts.tsv", 4, counts_line},
    {"perft.tsv", 3, perft_line},
};

static void vectors(portable_report *report, unsigned kind, word text) {
  while (text.length > 0) {
    word line = cut(&text, '\n'), field[FIELDS_MAX];
    int n = 0;
    if (line.length == 0 || line.text[0] == '#')
      continue;
    for (; line.length > 0 && n < FIELDS_MAX; n++)
      field[n] = cut(&line, '\t');
    portable_must(report, n == kinds[kind].fields, kinds[kind].name);
    if (n == kinds[kind].fields)
      kinds[kind].handle(report, field);
    report->cases++;
  }
}

void portable_file(portable_report *report, const char *name, const char *text, uint64_t length) {
  uint64_t n = portable_length(name);
  word whole = {text, length}, file = {name, n}, end = {n > 4 ? name + n - 4 : name, n > 4 ? 4 : n};
  for (unsigned kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++)
    if (same(file, kinds[kind].name)) {
      vectors(report, kind, whole);
      return;
    }
  if (same(end, ".cgl"))
    portable_record(report, name, text, length);
  else
    portable_must(report, 0, name);
}

/* Batch calls against the single calls that they stand for, on boards of any bytes. */
#include "fuzz.h"

enum { BOARDS = 11, CARDS = 16, PLANES = CARTOG_SHAPES_MAX * CARTOG_ORIENTATIONS + 1 };

/* Each array lies in storage of exactly its size. */
typedef struct {
  uint8_t *terrain, *ruins, *spaces, *drawn, *coins;
  cartog_map maps[BOARDS];
  int32_t expected[BOARDS]; /* status of each board */
  int64_t wrong;
  uint32_t count, marks;
} boards;

static uint8_t *room(size_t size) {
  uint8_t *bytes = (uint8_t *)malloc(size + (size == 0));
  MUST(bytes != NULL);
  return bytes;
}

static void take_boards(feed *f, boards *b) {
  static const uint8_t codes[16] = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 10};
  uint32_t raw = take(f, 1) % 8;
  b->count = 1 + take(f, 1) % BOARDS;
  b->marks = take(f, 1) % 2;
  b->terrain = room((size_t)b->count * CARTOG_SPACES);
  b->ruins = room((size_t)(b->marks == 1 ? b->count : 1) * CARTOG_SPACES);
  b->spaces = room((size_t)b->count * CARTOG_SPACES);
  b->drawn = room(b->count);
  b->coins = room(b->count);
  for (uint32_t i = 0; i < b->count * CARTOG_SPACES; i++) {
    uint8_t byte = (uint8_t)take(f, 1);
    b->terrain[i] = raw == 0 ? byte : codes[byte % 16];
    b->spaces[i] = byte >= 128 && byte < 134;
    if (b->marks == 1 || i < CARTOG_SPACES)
      b->ruins[i] = raw == 1 ? byte % 3 : byte >= 200 && b->terrain[i] <= CARTOG_TERRAIN_MONSTER;
  }
  b->wrong = 0;
  for (uint32_t i = 0; i < b->count; i++) {
    b->drawn[i] = take(f, 1) % 8;
    b->coins[i] = (uint8_t)(take(f, 1) % 17);
    b->expected[i] = cartog_map_from_arrays(&b->maps[i], b->terrain + i * CARTOG_SPACES,
                                            b->ruins + (b->marks == 1 ? i * CARTOG_SPACES : 0), NULL);
    b->wrong += b->expected[i] != CARTOG_OK;
  }
}

static void must_be(const boards *b, int64_t wrong, const int32_t *statuses) {
  MUST(wrong == b->wrong && memcmp(statuses, b->expected, b->count * sizeof *statuses) == 0);
}

static void try_maps(const boards *b) {
  cartog_map maps[BOARDS];
  int32_t statuses[BOARDS];
  uint8_t terrain[BOARDS * CARTOG_SPACES], ruins[BOARDS * CARTOG_SPACES];
  must_be(b, cartog_batch_maps(b->terrain, b->ruins, b->marks, b->count, maps, statuses), statuses);
  for (uint32_t i = 0; i < b->count; i++) {
    if (statuses[i] != CARTOG_OK)
      continue;
    MUST(cartog_map_equal(&maps[i], &b->maps[i]));
    MUST(cartog_batch_arrays(&maps[i], 1, terrain, ruins, NULL) == 0);
    MUST(memcmp(terrain, b->terrain + i * CARTOG_SPACES, CARTOG_SPACES) == 0);
    MUST(memcmp(ruins, b->ruins + (b->marks == 1 ? i * CARTOG_SPACES : 0), CARTOG_SPACES) == 0);
  }
}

static void try_scores(const boards *b) {
  uint32_t cards[CARDS];
  int32_t points[BOARDS * CARDS] = {0}, monsters[BOARDS], closed[BOARDS], statuses[BOARDS], one = 0;
  cartog_card_list(CARTOG_KIND_SCORING, cards, CARDS);
  must_be(b, cartog_batch_score(b->terrain, b->ruins, b->marks, b->count, cards, CARDS, points, statuses), statuses);
  MUST(cartog_batch_monsters(b->terrain, b->count, monsters, NULL) <= b->wrong);
  MUST(cartog_batch_mountains(b->terrain, b->count, closed, NULL) <= b->wrong);
  for (uint32_t level = 0; level <= cartog_batch_level(); level++) {
    int32_t same[BOARDS * CARDS];
    memcpy(same, points, sizeof same); /* what is left out stays */
    int64_t wrong =
        cartog_batch_score_at(level, b->terrain, b->ruins, b->marks, b->count, cards, CARDS, same, statuses);
    if (wrong == CARTOG_ERROR_RANGE) /* this build has not got it */
      continue;
    must_be(b, wrong, statuses);
    MUST(memcmp(same, points, b->count * CARDS * sizeof *same) == 0);
  }
  for (uint32_t i = 0; i < b->count; i++) {
    if (b->expected[i] != CARTOG_OK)
      continue;
    for (uint32_t c = 0; c < CARDS; c++)
      MUST(cartog_score(&b->maps[i], cards[c], &one) == CARTOG_OK && one == points[i * CARDS + c]);
    MUST(cartog_map_monsters(&b->maps[i], &one, NULL) == CARTOG_OK && one == monsters[i]);
    MUST(cartog_map_mountains(&b->maps[i], &one, NULL) == CARTOG_OK && one == closed[i]);
  }
}

/* The ones of a board's mask, each read back as a set of spaces that is legal. */
static int64_t read_mask(const boards *b, uint32_t i, const cartog_task *task, const uint8_t *mask, uint64_t planes) {
  int64_t ones = 0;
  uint8_t spaces[CARTOG_SPACES];
  for (uint64_t at = 0; at < planes * CARTOG_SPACES; at++) {
    int64_t action = (int64_t)at;
    cartog_placement placement = {{{0, 0}}, CARTOG_TERRAIN_MONSTER, 0};
    if (mask[at] == 0)
      continue;
    ones++;
    MUST(cartog_batch_spaces(task, &action, 1, spaces, NULL) == 0);
    for (uint32_t s = 0; s < CARTOG_SPACES; s++)
      if (spaces[s] != 0)
        cartog_spaces_add(&placement.spaces, s);
    int32_t status = cartog_placement_check(&b->maps[i], task, &placement, NULL);
    MUST(status == CARTOG_OK || status == CARTOG_REFUSAL_TERRAIN);
  }
  return ones;
}

static void try_choices(feed *f, const boards *b) {
  cartog_task task = take_task(f);
  uint64_t planes = (uint64_t)CARTOG_ORIENTATIONS * task.card.shape_count + 1;
  int64_t counts[BOARDS], action = (int64_t)take(f, 2) - 1;
  int32_t statuses[BOARDS];
  uint8_t *mask = room((size_t)(planes * CARTOG_SPACES * b->count)), spaces[CARTOG_SPACES];
  must_be(b, cartog_batch_count(b->terrain, b->ruins, b->marks, b->count, &task, counts, statuses), statuses);
  must_be(b, cartog_batch_mask(b->terrain, b->ruins, b->marks, b->count, &task, planes, mask, statuses), statuses);
  for (uint32_t i = 0; i < b->count; i++)
    if (statuses[i] == CARTOG_OK) {
      MUST(counts[i] == cartog_choices_count(&b->maps[i], &task));
      MUST(counts[i] == read_mask(b, i, &task, mask + planes * CARTOG_SPACES * i, planes));
    }
  MUST(cartog_batch_spaces(&task, &action, 1, spaces, NULL) <= 1);
  free(mask);
}

/* Draws in place, after all else, against the call for one map. */
static void try_place(feed *f, boards *b) {
  cartog_task task = take_task(f);
  int32_t statuses[BOARDS];
  uint8_t terrain[CARTOG_SPACES], before[BOARDS];
  memcpy(before, b->coins, b->count);
  int64_t left_out =
      cartog_batch_place(b->terrain, b->ruins, b->marks, b->count, &task, b->spaces, b->drawn, b->coins, statuses);
  MUST(left_out >= 0 && left_out <= b->count);
  for (uint32_t i = 0; i < b->count; i++) {
    cartog_outcome outcome;
    cartog_placement placement = {{{0, 0}}, b->drawn[i], 0};
    memset(&outcome, 0, sizeof outcome);
    outcome.size = sizeof outcome;
    for (uint32_t s = 0; s < CARTOG_SPACES; s++)
      if (b->spaces[i * CARTOG_SPACES + s] != 0)
        cartog_spaces_add(&placement.spaces, s);
    if (b->expected[i] != CARTOG_OK) {
      MUST(statuses[i] != CARTOG_OK && b->coins[i] == before[i]);
      continue;
    }
    int32_t status = cartog_placement_apply(&b->maps[i], &task, &placement, before[i], &outcome, NULL);
    /* A mark that all boards share cannot be buried for one. */
    MUST(status == statuses[i] || (statuses[i] == CARTOG_ERROR_RANGE && b->marks == 0));
    if (statuses[i] != CARTOG_OK)
      continue;
    MUST(b->coins[i] == before[i] + outcome.coins);
    MUST(cartog_map_to_arrays(&b->maps[i], terrain, NULL) == CARTOG_OK);
    MUST(memcmp(terrain, b->terrain + i * CARTOG_SPACES, CARTOG_SPACES) == 0);
  }
}

/* Printed and parsed again; and the input itself as lines. */
static void try_texts(const boards *b, const uint8_t *data, size_t size) {
  static uint8_t terrain[64 * CARTOG_SPACES], ruins[64 * CARTOG_SPACES];
  int32_t statuses[64];
  uint32_t columns[64];
  int64_t needed = cartog_batch_print(b->terrain, b->ruins, b->marks, b->count, NULL, 0, statuses);
  MUST(needed >= 0);
  char *text = (char *)room((size_t)needed + 1);
  MUST(cartog_batch_print(b->terrain, b->ruins, b->marks, b->count, text, (uint64_t)needed + 1, statuses) == needed);
  MUST(cartog_batch_parse(text, (uint64_t)needed, terrain, ruins, 64, statuses, NULL) == b->count);
  for (uint32_t i = 0; i < b->count; i++)
    if (b->expected[i] == CARTOG_OK)
      MUST(statuses[i] == CARTOG_OK &&
           memcmp(terrain + i * CARTOG_SPACES, b->terrain + i * CARTOG_SPACES, CARTOG_SPACES) == 0);
  free(text);
  int64_t lines = cartog_batch_parse((const char *)data, size, terrain, ruins, 64, statuses, columns);
  MUST(lines >= 0 && lines <= (int64_t)size + 1);
  for (int64_t i = 0; i < lines && i < 64; i++)
    MUST((statuses[i] == CARTOG_OK) == (columns[i] == 0));
}

static void try_games(feed *f) {
  uint64_t seed = take(f, 4);
  int32_t boxes[CARTOG_SEASONS * CARTOG_BOX_COLUMNS], rating = 0, total = 0, expected = 0;
  uint32_t edicts[CARTOG_EDICTS], dealt[CARTOG_EDICTS];
  uint8_t terrain[CARTOG_SPACES];
  MUST(cartog_batch_play(&seed, 1, take(f, 1) % 2, take(f, 1) % 2 * CARTOG_TASK_FALLBACK_CARD, terrain, edicts, boxes,
                         &rating) == CARTOG_OK);
  for (int season = 0; season < CARTOG_SEASONS; season++)
    total += boxes[season * CARTOG_BOX_COLUMNS + 4];
  MUST(cartog_deal_edicts(seed, dealt) == CARTOG_OK && memcmp(dealt, edicts, sizeof dealt) == 0);
  MUST(cartog_solo_rating(total, edicts, &expected) == CARTOG_OK && expected == rating);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  boards b;
  take_boards(&f, &b);
  try_maps(&b);
  try_scores(&b);
  try_choices(&f, &b);
  try_texts(&b, data, size);
  try_place(&f, &b);
  if (take(&f, 1) % 4 == 0)
    try_games(&f);
  free(b.terrain);
  free(b.ruins);
  free(b.spaces);
  free(b.drawn);
  free(b.coins);
  return 0;
}

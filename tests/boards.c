/* Random boards and cards. */
#include "test.h"

uint64_t random_next(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

uint32_t random_below(uint64_t *state, uint32_t n) {
  return (uint32_t)(random_next(state) % n);
}

uint32_t board_count(uint32_t otherwise) {
  const char *wanted = getenv("CARTOG_BOARDS");
  return wanted != NULL ? (uint32_t)strtoul(wanted, NULL, 10) : otherwise;
}

/* Writes one terrain over a random blob. */
static void blob(uint64_t *random, uint8_t *terrain, uint8_t code, uint32_t steps) {
  uint32_t space = random_below(random, 121);
  for (uint32_t i = 0; i < steps; i++) {
    static const int moves[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    const int *move = moves[random_below(random, 4)];
    int row = (int)(space / 11) + move[0], column = (int)(space % 11) + move[1];
    terrain[space] = code;
    if (row >= 0 && row < 11 && column >= 0 && column < 11)
      space = (uint32_t)(11 * row + column);
  }
}

/* An own map: any outline, holes, mountains that may touch, ruins that may touch. */
static cartog_map own_map(uint64_t *random) {
  uint8_t terrain[121] = {0}, ruins[121] = {0};
  cartog_map map;
  if (random_below(random, 2) == 0) {
    uint32_t rows = 3 + random_below(random, 9), columns = 3 + random_below(random, 9);
    for (uint32_t s = 0; s < 121; s++)
      if (s / 11 >= rows || s % 11 >= columns)
        terrain[s] = CARTOG_TERRAIN_VOID;
  }
  for (uint32_t i = random_below(random, 3); i > 0; i--)
    blob(random, terrain, CARTOG_TERRAIN_VOID, 1 + random_below(random, 12));
  for (uint32_t i = random_below(random, 4); i > 0; i--)
    blob(random, terrain, CARTOG_TERRAIN_WASTELAND, 1 + random_below(random, 6));
  for (uint32_t i = random_below(random, 8); i > 0; i--)
    blob(random, terrain, CARTOG_TERRAIN_MOUNTAIN, 1 + random_below(random, 3));
  for (uint32_t i = random_below(random, 12); i > 0; i--) {
    uint32_t space = random_below(random, 121);
    ruins[space] = terrain[space] == CARTOG_TERRAIN_EMPTY;
  }
  assert_int_equal(cartog_map_from_arrays(&map, terrain, ruins, NULL), CARTOG_OK);
  return map;
}

static cartog_map blank(uint64_t *random, uint32_t n) {
  cartog_map map;
  if (n % 4 >= 2)
    return own_map(random);
  cartog_map_init(&map, n % 4);
  return map;
}

/* Draws up to so many random cards where they may be drawn. */
static void play(uint64_t *random, cartog_map *map, uint32_t draws) {
  static cartog_choice choices[2048];
  for (uint32_t i = 0; i < draws; i++) {
    uint32_t card = 101 + random_below(random, 17);
    cartog_task task;
    if (card == CARTOG_CARD_TEMPLE_RUINS || card == CARTOG_CARD_OUTPOST_RUINS)
      continue;
    assert_int_equal(cartog_task_init(&task, card, random_below(random, 8)), CARTOG_OK);
    int64_t count = cartog_choices_list(map, &task, choices, 2048);
    if (count == 0)
      continue;
    assert_true(count > 0 && count <= 2048);
    const cartog_choice *choice = &choices[random_below(random, (uint32_t)count)];
    cartog_placement placement = {choice->spaces, 0, 0};
    do
      placement.terrain = 1 + random_below(random, 6);
    while ((choice->terrains >> placement.terrain & 1) == 0);
    assert_int_equal(cartog_placement_apply(map, &task, &placement, 0, NULL, NULL), CARTOG_OK);
  }
}

/* Writes terrain anywhere, in spots or in blobs, from nearly bare to full. */
static void fill(uint64_t *random, cartog_map *map) {
  uint32_t density = random_below(random, 101), spots = random_below(random, 2);
  uint8_t wanted[121] = {0};
  uint32_t kinds = 1 + random_below(random, 5);
  if (spots) {
    for (uint32_t s = 0; s < 121; s++)
      if (random_below(random, 100) < density)
        wanted[s] = (uint8_t)(1 + random_below(random, kinds));
  } else {
    for (uint32_t i = density / 3; i > 0; i--)
      blob(random, wanted, (uint8_t)(1 + random_below(random, kinds)), 1 + random_below(random, 20));
  }
  for (uint32_t s = 0; s < 121; s++)
    if (wanted[s] != 0 && cartog_map_terrain(map, s) == CARTOG_TERRAIN_EMPTY)
      assert_int_equal(cartog_map_set_terrain(map, s, wanted[s]), CARTOG_OK);
}

cartog_map random_board(uint32_t n) {
  uint64_t random = n;
  cartog_map map = blank(&random, n / 2);
  if (n % 2 == 0)
    play(&random, &map, random_below(&random, 45));
  else
    fill(&random, &map);
  assert_int_equal(cartog_map_validate(&map, NULL), CARTOG_OK);
  return map;
}

cartog_card random_card(uint64_t *random) {
  cartog_card card;
  memset(&card, 0, sizeof card);
  card.id = CARTOG_CARD_OWN + random_below(random, 1000);
  memcpy(card.key, "random", 6);
  int ambush = random_below(random, 3) == 0;
  uint32_t shapes = ambush ? 1 : 1 + random_below(random, 8);
  for (uint32_t i = 0; i < shapes; i++) {
    cartog_shape *shape = &card.shapes[card.shape_count++];
    uint32_t rows = 1 + random_below(random, 4), columns = 1 + random_below(random, 4);
    if (random_below(random, 20) == 0)
      rows = columns = 11;
    uint32_t spaces = 1 + random_below(random, 6);
    for (uint32_t s = 0; s < spaces; s++)
      cartog_spaces_add(&shape->spaces, 11 * random_below(random, rows) + random_below(random, columns));
    shape->coin = ambush ? 0 : random_below(random, 2);
  }
  if (ambush) {
    card.kind = CARTOG_KIND_AMBUSH;
    card.terrains = 1u << CARTOG_TERRAIN_MONSTER;
    card.arrow = 1 + random_below(random, 2);
    card.corner = 1 + random_below(random, 4);
    card.walk = 1 + random_below(random, 2);
  } else {
    card.kind = CARTOG_KIND_EXPLORE;
    card.time = random_below(random, 100);
    while (card.terrains == 0)
      card.terrains = random_below(random, 128) & ~1u;
  }
  assert_int_equal(cartog_card_validate(&card), CARTOG_OK);
  return card;
}

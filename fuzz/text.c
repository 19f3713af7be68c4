/* Positions, grids, placements, sets: parse, print, parse again. */
#include "fuzz.h"

static void check_error(const cartog_text_error *error, int32_t status, size_t size) {
  MUST(error->status == status);
  MUST(status == CARTOG_OK || (status < 0 && error->offset <= size && error->line >= 1 && error->column >= 1));
}

static void try_position(const char *text, size_t size) {
  cartog_position position, again, before;
  cartog_text_error error;
  char printed[2048], twice[2048];
  memset(&position, 0, sizeof position);
  memset(&error, 0, sizeof error);
  position.size = sizeof position;
  error.size = sizeof error;
  before = again = position;
  int32_t status = cartog_position_parse(text, size, &position, &error);
  check_error(&error, status, size);
  if (status != CARTOG_OK) {
    MUST(memcmp(&position, &before, sizeof position) == 0);
    return;
  }
  int64_t length = cartog_position_print(&position, printed, sizeof printed);
  MUST(length > 0 && length < (int64_t)sizeof printed);
  MUST(cartog_position_parse(printed, (uint64_t)length, &again, NULL) == CARTOG_OK);
  MUST(memcmp(&again, &position, sizeof again) == 0);
  MUST(cartog_position_print(&again, twice, sizeof twice) == length && strcmp(printed, twice) == 0);
}

static void try_grid(const char *text, size_t size) {
  cartog_map map, again;
  char printed[512];
  if (cartog_grid_parse(text, size, &map, NULL) != CARTOG_OK)
    return;
  MUST(cartog_map_validate(&map, NULL) == CARTOG_OK);
  int64_t length = cartog_grid_print(&map, printed, sizeof printed);
  MUST(length > 0 && length < (int64_t)sizeof printed);
  MUST(cartog_grid_parse(printed, (uint64_t)length, &again, NULL) == CARTOG_OK && cartog_map_equal(&map, &again));
}

static void try_placement(const char *text, size_t size) {
  cartog_placement placement, again;
  cartog_spaces spaces, more;
  char printed[512];
  if (cartog_placement_parse(text, size, &placement, NULL) == CARTOG_OK) {
    int64_t length = cartog_placement_print(&placement, printed, sizeof printed);
    MUST(length > 0 && length < (int64_t)sizeof printed);
    MUST(cartog_placement_parse(printed, (uint64_t)length, &again, NULL) == CARTOG_OK);
    MUST(memcmp(&placement, &again, sizeof again) == 0);
  }
  if (cartog_spaces_parse(text, size, &spaces, NULL) == CARTOG_OK) {
    int64_t length = cartog_spaces_print(&spaces, printed, sizeof printed);
    MUST(length >= 0 && cartog_spaces_parse(printed, (uint64_t)length, &more, NULL) == CARTOG_OK);
    MUST(memcmp(&spaces, &more, sizeof more) == 0);
  }
}

/* Any bytes as the title of a picture. */
static void try_title(const char *text, size_t size) {
  cartog_map map;
  MUST(cartog_map_init(&map, CARTOG_SIDE_A) == CARTOG_OK);
  DRAW(cartog_map_svg, &map, NULL, text, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const char *text = (const char *)data;
  uint32_t id = 0;
  try_position(text, size);
  try_grid(text, size);
  try_placement(text, size);
  try_title(text, size);
  cartog_text_form(text, size);
  if (cartog_card_find(text, size, &id) == CARTOG_OK)
    MUST(cartog_card_key(id)[0] != 0);
  MUST(cartog_card_nearest(text, size, 0, &id) == CARTOG_OK && cartog_card_key(id)[0] != 0);
  return 0;
}

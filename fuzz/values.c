/* Spaces, shapes, terrain, maps, cards, names: every call, on values of any bytes. */
#include "fuzz.h"

static void try_spaces(feed *f) {
  cartog_spaces set = take_spaces(f), before = set, list = {{0, 0}};
  uint32_t space = take(f, 1), numbers[CARTOG_SPACES];
  int64_t count = cartog_spaces_count(&set);
  int32_t had = cartog_spaces_has(&set, space);
  MUST(count <= CARTOG_SPACES && (count >= 0 || count == CARTOG_ERROR_RANGE));
  MUST(cartog_spaces_list(&set, numbers, CARTOG_SPACES) == count);
  for (int64_t i = 0; i < count; i++)
    MUST(cartog_spaces_add(&list, numbers[i]) == CARTOG_OK);
  MUST(count < 0 || memcmp(&list, &set, sizeof set) == 0);
  if (cartog_spaces_add(&set, space) != CARTOG_OK) {
    MUST(memcmp(&set, &before, sizeof set) == 0);
    return;
  }
  MUST(cartog_spaces_has(&set, space) == 1 && cartog_spaces_remove(&set, space) == CARTOG_OK);
  MUST(cartog_spaces_has(&set, space) == 0);
  if (had)
    cartog_spaces_add(&set, space);
  MUST(memcmp(&set, &before, sizeof set) == 0);
}

static void try_shape(feed *f) {
  cartog_spaces shape = take_spaces(f), normal, oriented, placed, all[CARTOG_ORIENTATIONS];
  uint32_t orientation = take(f, 1) % 10, row = take(f, 1) % 16, column = take(f, 1) % 16, terrain = take(f, 1) % 12;
  int32_t status = cartog_shape_normalize(&shape, &normal);
  int64_t count = cartog_shape_orientations(&shape, all, CARTOG_ORIENTATIONS);
  MUST((status == CARTOG_OK) == (count >= 1 && count <= CARTOG_ORIENTATIONS));
  MUST((cartog_shape_svg(&shape, terrain, 0, NULL, 0) > 0) == (status == CARTOG_OK && terrain <= 7));
  DRAW(cartog_shape_svg, &shape, terrain, 0);
  if (status != CARTOG_OK || cartog_shape_orient(&shape, orientation, &oriented) != CARTOG_OK)
    return;
  MUST(cartog_spaces_count(&oriented) == cartog_spaces_count(&shape));
  int found = 0;
  for (int64_t i = 0; i < count; i++)
    found += memcmp(&all[i], &oriented, sizeof oriented) == 0;
  MUST(found == 1);
  if (cartog_shape_place(&oriented, row, column, &placed) == CARTOG_OK) {
    MUST(cartog_shape_normalize(&placed, &normal) == CARTOG_OK);
    MUST(memcmp(&normal, &oriented, sizeof normal) == 0);
  }
}

static void try_map(feed *f) {
  cartog_map map = take_map(f);
  uint32_t space = take(f, 1), terrain = take(f, 1) % 12, ruins = take(f, 1) % 3;
  cartog_spaces set = {{0, 0}};
  damage(f, &map, sizeof map);
  cartog_map *copy = (cartog_map *)copy_of(&map, sizeof map);
  int32_t good = cartog_map_validate(copy, &set), status = cartog_map_set_terrain(copy, space, terrain);
  MUST(status == CARTOG_OK || cartog_map_equal(copy, &map));
  if (good == CARTOG_OK && status == CARTOG_OK) {
    MUST(cartog_map_validate(copy, NULL) == CARTOG_OK && cartog_map_terrain(copy, space) == (int32_t)terrain);
    MUST(cartog_map_spaces(copy, terrain, &set) == CARTOG_OK && cartog_spaces_has(&set, space));
  }
  status = cartog_map_set_ruins(copy, space, ruins);
  if (good == CARTOG_OK && status == CARTOG_OK)
    MUST(cartog_map_validate(copy, NULL) == CARTOG_OK && cartog_map_ruins(copy, space) == (int32_t)ruins);
  if (cartog_map_ruins_spaces(copy, &set) == CARTOG_OK && good == CARTOG_OK)
    MUST(cartog_spaces_has(&set, space) == (cartog_map_ruins(copy, space) == 1));
  cartog_map_terrain(copy, take(f, 4));
  cartog_map_ruins(copy, take(f, 4));
  DRAW(cartog_map_print, copy);
  DRAW(cartog_grid_print, copy);
  free(copy);
}

static void try_card(feed *f) {
  static ROOM(cartog_task) task;
  cartog_map map;
  cartog_verdict verdict;
  task.value = take_task(f);
  cartog_card card = task.value.card;
  cartog_placement placement = {take_spaces(f), take(f, 1) % 8, take(f, 1) % 32 == 1};
  damage(f, &card, sizeof card);
  cartog_card *copy = (cartog_card *)copy_of(&card, sizeof card);
  int32_t status = cartog_card_validate(copy);
  MUST(status <= 0);
  DRAW(cartog_card_svg, copy, 0);
  MUST(status == CARTOG_OK || cartog_task_init_card(&task.value, copy, 0) == status);
  free(copy);
  task.value.card = card;
  damage(f, &task, 8);
  cartog_map_init(&map, CARTOG_SIDE_A);
  memset(&verdict, 0, sizeof verdict);
  verdict.size = sizeof verdict;
  MUST(cartog_task_drawer(&task.value) <= CARTOG_DRAWER_WALK);
  MUST(cartog_task_fallback(&map, &task.value) <= 1 && cartog_choices_any(&map, &task.value) <= 1);
  cartog_placement_check(&map, &task.value, &placement, &verdict);
  must_be_text(cartog_verdict_message(&verdict));
}

/* A size or a detail that is wrong in a report. */
static void try_reports(feed *f) {
  ROOM(cartog_verdict) verdict;
  ROOM(cartog_fault) fault;
  memset(&verdict, 0, sizeof verdict);
  memset(&fault, 0, sizeof fault);
  verdict.value.size = sizeof verdict.value;
  fault.value.size = sizeof fault.value;
  damage(f, &verdict, 12);
  damage(f, &fault, 24);
  must_be_text(cartog_verdict_message(&verdict.value));
  must_be_text(cartog_fault_message(&fault.value));
}

static void try_names(feed *f) {
  uint32_t number = take(f, take(f, 1) % 5), space = 0, id = 0;
  char text[8];
  int64_t value = 0;
  cartog_card card;
  const char *name = cartog_constant_name(number);
  must_be_text(name);
  MUST((cartog_constant_value(number, &value) == CARTOG_OK) == (name[0] != 0));
  must_be_text(cartog_status_slug((int32_t)number));
  must_be_text(cartog_status_message((int32_t)number));
  must_be_text(cartog_terrain_name(number));
  must_be_text(cartog_finding_slug(number));
  must_be_text(cartog_finding_message(number));
  must_be_text(cartog_solo_title((int32_t)number));
  must_be_text(cartog_card_name(number, take(f, 1)));
  must_be_text(cartog_version_text());
  must_be_text(cartog_rule_set());
  MUST(cartog_version() == CARTOG_VERSION && cartog_abi() == CARTOG_ABI);
  name = cartog_card_key(number);
  MUST((cartog_card_get(number, &card) == CARTOG_OK) == (name[0] != 0));
  if (name[0] != 0)
    MUST(cartog_card_by_key(name, strlen(name), &id) == CARTOG_OK && id == number);
  name = cartog_space_name(number);
  MUST((name[0] != 0) == (number < CARTOG_SPACES));
  if (name[0] != 0)
    MUST(cartog_space_parse(name, strlen(name), &space) == CARTOG_OK && space == number);
  for (uint32_t i = 0; i < sizeof text; i++)
    text[i] = (char)take(f, 1);
  cartog_space_parse(text, number % (sizeof text + 1), &space);
  MUST(cartog_terrain_letter(number, take(f, 1)) >= 0);
  MUST(cartog_card_list(number, NULL, 0) <= 41);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static void (*const tries[])(feed *) = {try_spaces, try_shape, try_map, try_card, try_reports, try_names};
  feed f = {data, size};
  for (int n = 0; n < 16 && f.size > 0; n++)
    tries[take(&f, 1) % (sizeof tries / sizeof tries[0])](&f);
  return 0;
}

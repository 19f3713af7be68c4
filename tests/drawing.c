#include "drawing.h"

cartog_map nearly_full(const char *empty) {
  cartog_map map = map_of(BLANK_A);
  cartog_spaces open = spaces_of(empty);
  for (uint32_t s = 0; s < CARTOG_SPACES; s++)
    if (cartog_map_terrain(&map, s) == CARTOG_TERRAIN_EMPTY && !cartog_spaces_has(&open, s))
      cartog_map_set_terrain(&map, s, CARTOG_TERRAIN_VILLAGE);
  return map;
}

void expect_task(const cartog_map *map, const cartog_task *task, const char *text, const char *expected) {
  cartog_placement placement = placement_of(text);
  cartog_verdict verdict = FRESH(cartog_verdict);
  cartog_map copy = *map;
  char answer[1024] = "legal";
  int32_t status = cartog_placement_check(map, task, &placement, &verdict);
  assert_int_equal(status, verdict.status);
  assert_int_equal(cartog_placement_apply(&copy, task, &placement, 0, NULL, NULL), status);
  if (status != CARTOG_OK) {
    int n = snprintf(answer, sizeof answer, "%s", cartog_status_slug(status));
    if (strchr(expected, ' ') != NULL) {
      answer[n] = ' ';
      cartog_spaces_print(&verdict.spaces, answer + n + 1, sizeof answer - (size_t)n - 1);
    }
    assert_memory_equal(&copy, map, sizeof copy);
    assert_true(strlen(cartog_verdict_message(&verdict)) > 10);
  }
  if (strcmp(answer, expected) != 0)
    fail_msg("%s %s: %s, not %s", task->card.key, text, answer, expected);
}

void expect_on(const cartog_map *map, uint32_t card, uint32_t flags, const char *text, const char *expected) {
  cartog_task task = task_of(card, flags);
  expect_task(map, &task, text, expected);
}

void expect(const char *cpn, uint32_t card, uint32_t flags, const char *text, const char *expected) {
  cartog_map map = map_of(cpn);
  expect_on(&map, card, flags, text, expected);
}

int64_t count_on(const cartog_map *map, uint32_t card, uint32_t flags) {
  cartog_task task = task_of(card, flags);
  return cartog_choices_count(map, &task);
}

void expect_only(const cartog_map *map, const cartog_task *task, const char *expected) {
  cartog_choice choice;
  char text[512];
  assert_int_equal(cartog_choices_list(map, task, &choice, 1), 1);
  cartog_choice_print(&choice, text, sizeof text);
  assert_string_equal(text, expected);
}

cartog_outcome draw(cartog_map *map, const cartog_task *task, const char *text, uint32_t coins) {
  cartog_placement placement = placement_of(text);
  cartog_outcome outcome = FRESH(cartog_outcome);
  assert_int_equal(cartog_placement_apply(map, task, &placement, coins, &outcome, NULL), CARTOG_OK);
  return outcome;
}

cartog_card own_ambush(const char *drawing, uint32_t corner, uint32_t walk) {
  cartog_card card = own_card(10000, 1u << CARTOG_TERRAIN_MONSTER, drawing);
  card.kind = CARTOG_KIND_AMBUSH;
  card.arrow = CARTOG_ARROW_LEFT;
  card.corner = corner;
  card.walk = walk;
  return card;
}

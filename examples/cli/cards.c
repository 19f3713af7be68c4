/* cartog cards, cartog map, and looking cards up for the other commands. */
#include <string.h>

#include "cli.h"

int32_t find_card(const char *text, size_t length, uint32_t *id) {
  return cartog_card_find(text, length, id);
}

int complain_card(const char *text, size_t length, int32_t status, uint32_t kind) {
  uint32_t nearest = 0;
  int shown = length > 64 ? 64 : (int)length;
  if (status != CARTOG_ERROR_CARD_UNKNOWN)
    return complain("%.*s: %s: %s", shown, text, cartog_status_slug(status), cartog_status_message(status));
  cartog_card_nearest(text, length, kind, &nearest);
  return complain("%.*s: %s: %s; did you mean %s?", shown, text, cartog_status_slug(status),
                  cartog_status_message(status), cartog_card_key(nearest));
}

int32_t make_task(cartog_task *task, uint32_t card, uint32_t flags, int ambush) {
  int32_t status = cartog_task_init(task, card, flags);
  if (status == CARTOG_OK && ambush && task->card.kind != CARTOG_KIND_AMBUSH)
    return CARTOG_ERROR_CARD_KIND;
  return status;
}

int task_of_options(const options *opts, cartog_task *task) {
  if (opts->card == NULL)
    return complain("--card is missing");
  uint32_t id = 0;
  uint32_t flags = (opts->ruins ? CARTOG_TASK_RUINS : 0u) | (opts->solo ? CARTOG_TASK_SOLO : 0u) |
                   (opts->fallback_card ? CARTOG_TASK_FALLBACK_CARD : 0u);
  int32_t status = find_card(opts->card, strlen(opts->card), &id);
  if (status == CARTOG_OK)
    status = make_task(task, id, flags, opts->ambush);
  return status == CARTOG_OK ? EXIT_FINE : complain_card(opts->card, strlen(opts->card), status, 0);
}

const char *kind_name(uint32_t kind) {
  static const char *const names[] = {"", "explore", "ruins", "ambush", "scoring", "season", "edict"};
  return kind <= CARTOG_KIND_EDICT ? names[kind] : "";
}

const char *season_name(uint32_t season) {
  return cartog_card_key(CARTOG_CARD_SPRING + season - 1);
}

int run_cards(const options *opts) {
  if (opts->operands != 0)
    return complain_usage("cards");
  uint32_t ids[64];
  int64_t count = cartog_card_list(0, ids, sizeof ids / sizeof ids[0]);
  for (int64_t i = 0; i < count; i++) {
    cartog_card card;
    if (cartog_card_get(ids[i], &card) != CARTOG_OK)
      continue;
    printf("%u %-8s %-18s %s / %s\n", (unsigned)card.id, kind_name(card.kind), card.key,
           cartog_card_name(card.id, CARTOG_LANGUAGE_ENGLISH), cartog_card_name(card.id, CARTOG_LANGUAGE_GERMAN));
  }
  return EXIT_FINE;
}

int run_map(const options *opts) {
  const char *side = opts->operands == 1 ? opts->operand[0] : "";
  cartog_map map;
  char grid[512];
  if (strcmp(side, "A") != 0 && strcmp(side, "B") != 0)
    return complain_usage("map A|B");
  cartog_map_init(&map, side[0] == 'A' ? CARTOG_SIDE_A : CARTOG_SIDE_B);
  cartog_grid_print(&map, grid, sizeof grid);
  fputs(grid, stdout);
  return EXIT_FINE;
}

/* cartog score */
#include <string.h>

#include "cli.h"

enum { CARDS_MAX = 16 };

typedef struct {
  const options *opts;
  uint32_t cards[CARDS_MAX];
  uint32_t count;
} request;

static const char *const unit_names[] = {"space", "row", "column", "diagonal", "cluster", "mountain", "square"};

/* Reads the list behind --cards. */
static int read_cards(request *r, const char *list) {
  for (const char *at = list;; at++) {
    size_t length = strcspn(at, ",");
    uint32_t id = 0;
    cartog_card card;
    int32_t status = find_card(at, length, &id);
    if (status == CARTOG_OK && cartog_card_get(id, &card) == CARTOG_OK && card.kind != CARTOG_KIND_SCORING)
      status = CARTOG_ERROR_CARD_KIND;
    for (uint32_t i = 0; i < r->count && status == CARTOG_OK; i++)
      if (r->cards[i] == id)
        status = CARTOG_ERROR_CARD_TWICE;
    if (status != CARTOG_OK)
      return complain_card(at, length, status, CARTOG_KIND_SCORING);
    r->cards[r->count++] = id;
    at += length;
    if (*at == 0)
      return EXIT_FINE;
  }
}

static void print_json_parts(const cartog_map *map, uint32_t card) {
  cartog_part parts[CARTOG_PARTS_MAX];
  int64_t count = cartog_score_explain(map, card, parts, CARTOG_PARTS_MAX);
  putchar('[');
  for (int64_t i = 0; i < count; i++) {
    printf("%s{\"unit\":\"%s\",\"points\":%d,\"spaces\":", i == 0 ? "" : ",", unit_names[parts[i].unit],
           (int)parts[i].points);
    print_json_spaces(&parts[i].spaces);
    putchar('}');
  }
  putchar(']');
}

static void print_json(const request *r, const cartog_map *map, const int32_t *points, int32_t monsters,
                       int32_t mountains, int64_t empty) {
  printf("{\"scores\":{");
  for (uint32_t i = 0; i < r->count; i++)
    printf("%s\"%s\":%d", i == 0 ? "" : ",", cartog_card_key(r->cards[i]), (int)points[i]);
  printf("},\"monsters\":%d,\"mountains\":%d,\"empty\":%d", (int)monsters, (int)mountains, (int)empty);
  if (r->opts->explain) {
    printf(",\"parts\":{");
    for (uint32_t i = 0; i < r->count; i++) {
      printf("%s\"%s\":", i == 0 ? "" : ",", cartog_card_key(r->cards[i]));
      print_json_parts(map, r->cards[i]);
    }
    putchar('}');
  }
  printf("}\n");
}

/* Prints the next line of the grid, or as much blank. */
static void print_beside(const char **grid) {
  int length = (int)strcspn(*grid, "\n");
  printf("%-26.*s", length, *grid);
  *grid += (*grid)[length] == '\n' ? length + 1 : length;
}

static void print_table(const request *r, const cartog_map *map, const int32_t *points, int32_t monsters,
                        int32_t mountains, int64_t empty) {
  char text[512];
  const char *grid = text;
  cartog_grid_print(map, text, sizeof text);
  for (uint32_t i = 0; i < r->count; i++) {
    print_beside(&grid);
    printf("  %-20s %4d\n", cartog_card_name(r->cards[i], CARTOG_LANGUAGE_ENGLISH), (int)points[i]);
  }
  print_beside(&grid);
  printf("  %-20s %4d\n", "monster penalty", (int)-monsters);
  print_beside(&grid);
  printf("  %-20s %4d\n", "closed mountains", (int)mountains);
  print_beside(&grid);
  printf("  %-20s %4d\n", "empty spaces", (int)empty);
  while (*grid != 0) {
    print_beside(&grid);
    putchar('\n');
  }
}

static void print_parts(const cartog_map *map, uint32_t card, int32_t points) {
  cartog_part parts[CARTOG_PARTS_MAX];
  int64_t count = cartog_score_explain(map, card, parts, CARTOG_PARTS_MAX);
  printf("\n%s: %d\n", cartog_card_name(card, CARTOG_LANGUAGE_ENGLISH), (int)points);
  for (int64_t i = 0; i < count; i++) {
    printf("  %3d  %-8s  ", (int)parts[i].points, unit_names[parts[i].unit]);
    print_spaces(&parts[i].spaces);
    putchar('\n');
  }
}

static void explain(const request *r, const cartog_map *map, const int32_t *points, int32_t monsters,
                    const cartog_spaces *costly, const cartog_spaces *closed) {
  for (uint32_t i = 0; i < r->count; i++)
    print_parts(map, r->cards[i], points[i]);
  printf("\nMonster penalty: %d\n       spaces    ", (int)-monsters);
  print_spaces(costly);
  printf("\n\nClosed mountains: ");
  print_spaces(closed);
  putchar('\n');
}

static int score(const input *in, int several, void *context) {
  const request *r = (const request *)context;
  const cartog_map *map = &in->position.map;
  int32_t points[CARDS_MAX], monsters = 0, mountains = 0;
  cartog_spaces costly, closed, empty;
  cartog_score_many(map, r->cards, r->count, points);
  cartog_map_monsters(map, &monsters, &costly);
  cartog_map_mountains(map, &mountains, &closed);
  cartog_map_spaces(map, CARTOG_TERRAIN_EMPTY, &empty);
  if (r->opts->json) {
    print_json(r, map, points, monsters, mountains, cartog_spaces_count(&empty));
    return EXIT_FINE;
  }
  print_table(r, map, points, monsters, mountains, cartog_spaces_count(&empty));
  if (r->opts->explain)
    explain(r, map, points, monsters, &costly, &closed);
  if (several)
    putchar('\n');
  return EXIT_FINE;
}

int run_score(const options *opts) {
  if (opts->operands != 1)
    return complain_usage("score [--json] [--explain] [--cards K,K] FILE|-|POSITION");
  request r;
  memset(&r, 0, sizeof r);
  r.opts = opts;
  if (opts->cards != NULL) {
    int status = read_cards(&r, opts->cards);
    if (status != EXIT_FINE)
      return status;
  } else {
    r.count = (uint32_t)cartog_card_list(CARTOG_KIND_SCORING, r.cards, CARDS_MAX);
  }
  return each_position(opts->operand[0], score, &r);
}

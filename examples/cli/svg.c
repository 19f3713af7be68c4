/* cartog svg */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char usage[] =
    "svg [--highlight SPACES] [--placement PLACEMENT] [--card KEY [--ruins] [--ambush] [--solo] "
    "[--fallback any|card]] FILE|-|POSITION\n       cartog svg --card KEY";

typedef struct {
  const options *opts;
  cartog_card card; /* kind 0: none was named */
  cartog_task task; /* of an explore or ambush card */
  cartog_map map;   /* the position's */
  cartog_picture picture;
  char title[1024];
} request;

/* What a request draws, as a printer of the library. */
typedef int64_t printer(const request *r, char *out, uint64_t cap);

static int print_picture(const request *r, printer *print) {
  int64_t needed = print(r, NULL, 0);
  if (needed < 0)
    return complain("%s: %s", cartog_status_slug((int32_t)needed), cartog_status_message((int32_t)needed));
  char *text = (char *)malloc((size_t)needed + 1);
  if (text == NULL)
    return complain("not enough memory");
  print(r, text, (uint64_t)needed + 1);
  puts(text);
  free(text);
  return EXIT_FINE;
}

static int64_t print_card(const request *r, char *out, uint64_t cap) {
  return cartog_card_svg(&r->card, 0, out, cap);
}

static int64_t print_score(const request *r, char *out, uint64_t cap) {
  return cartog_score_svg(&r->map, r->card.id, 0, out, cap);
}

static int64_t print_map(const request *r, char *out, uint64_t cap) {
  return cartog_map_svg(&r->map, &r->picture, r->title, strlen(r->title), out, cap);
}

/* Judges the placement by the card: colour, cause, and the words in the title. */
static int judge(request *r, uint32_t ruins) {
  cartog_verdict verdict;
  memset(&verdict, 0, sizeof verdict);
  verdict.size = sizeof verdict;
  if (ruins != 0)
    r->task.flags |= CARTOG_TASK_RUINS;
  int32_t status = cartog_placement_check(&r->map, &r->task, &r->picture.ghost, &verdict);
  if (status < 0)
    return complain("%s: %s", cartog_status_slug(status), cartog_status_message(status));
  r->picture.flags = status == CARTOG_OK ? 0 : CARTOG_PICTURE_REFUSED;
  r->picture.cause = verdict.spaces;
  snprintf(r->title, sizeof r->title, "%s %s: %s%s%s", r->task.card.key, r->opts->placement,
           status == CARTOG_OK ? "legal" : cartog_status_slug(status), status == CARTOG_OK ? "" : ": ",
           status == CARTOG_OK ? "" : cartog_verdict_message(&verdict));
  return EXIT_FINE;
}

static int draw(const input *in, int several, void *context) {
  request *r = (request *)context;
  if (several)
    return complain("line %u: svg takes one position; there are more", in->line);
  r->map = in->position.map;
  if (r->card.kind == CARTOG_KIND_SCORING)
    return print_picture(r, print_score);
  int judged = r->card.kind != 0 && r->opts->placement != NULL;
  if (judged && judge(r, in->position.ruins) != EXIT_FINE)
    return EXIT_BAD;
  return print_picture(r, print_map);
}

static int tell(const char *option, int32_t status, const cartog_text_error *error) {
  return complain("%s: column %u: %s: %s", option, (unsigned)error->column, cartog_status_slug(status),
                  cartog_status_message(status));
}

/* Reads what is drawn over the map. */
static int read_overlay(request *r) {
  const char *highlight = r->opts->highlight, *placement = r->opts->placement;
  cartog_text_error error;
  int32_t status = CARTOG_OK;
  memset(&error, 0, sizeof error);
  error.size = sizeof error;
  r->picture.size = sizeof r->picture;
  if (highlight != NULL)
    status = cartog_spaces_parse(highlight, strlen(highlight), &r->picture.highlight, &error);
  if (status != CARTOG_OK)
    return tell("--highlight", status, &error);
  if (placement != NULL)
    status = cartog_placement_parse(placement, strlen(placement), &r->picture.ghost, &error);
  return status == CARTOG_OK ? EXIT_FINE : tell("--placement", status, &error);
}

/* Looks the card up, and makes a task of it where it judges a placement. */
static int read_card(request *r) {
  const char *key = r->opts->card;
  uint32_t id = 0;
  int32_t status = find_card(key, strlen(key), &id);
  if (status == CARTOG_OK)
    status = cartog_card_get(id, &r->card);
  if (status != CARTOG_OK)
    return complain_card(key, strlen(key), status, 0);
  if (r->opts->operands == 0)
    return EXIT_FINE;
  if (r->card.kind != CARTOG_KIND_SCORING && r->opts->placement == NULL)
    return complain("a card that does not score judges a --placement");
  if (r->card.kind == CARTOG_KIND_SCORING && (r->opts->placement != NULL || r->opts->highlight != NULL))
    return complain("a scoring card shows what pays, and nothing else");
  return r->card.kind == CARTOG_KIND_SCORING ? EXIT_FINE : task_of_options(r->opts, &r->task);
}

int run_svg(const options *opts) {
  request r;
  memset(&r, 0, sizeof r);
  r.opts = opts;
  int card_alone = opts->operands == 0 && opts->card != NULL && opts->given == 1;
  if (opts->operands != 1 && !card_alone)
    return complain_usage(usage);
  if (opts->card == NULL && (opts->ruins || opts->ambush || opts->solo || opts->fallback_card))
    return complain("--card is missing");
  if (read_overlay(&r) != EXIT_FINE || (opts->card != NULL && read_card(&r) != EXIT_FINE))
    return EXIT_BAD;
  return card_alone ? print_picture(&r, print_card) : each_position(opts->operand[0], draw, &r);
}

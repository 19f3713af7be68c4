/* cartog check */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char usage[] =
    "check --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--json] POSITION PLACEMENT";

static void print_error(int32_t status) {
  printf("{\"legal\":false,\"code\":\"%s\",\"message\":\"%s\"}\n", cartog_status_slug(status),
         cartog_status_message(status));
}

/* Prints the private fields of a position line as part of a JSON string. They are printable ASCII, of which
 * two bytes are special there. */
static void print_private(const char *text, size_t length) {
  for (size_t start = 0, end = 0; start < length; start = end + 1) {
    for (end = start; end < length && text[end] != ' ';)
      end++;
    if (end - start < 2 || text[start] != 'x' || text[start + 1] != '-')
      continue;
    putchar(' ');
    for (size_t i = start; i < end; i++) {
      if (text[i] == '"' || text[i] == '\\')
        putchar('\\');
      putchar(text[i]);
    }
  }
}

static void print_legal(const input *in, const cartog_task *task, const cartog_placement *placement) {
  cartog_position after = in->position;
  cartog_outcome outcome;
  char text[1024];
  memset(&outcome, 0, sizeof outcome);
  outcome.size = sizeof outcome;
  cartog_placement_apply(&after.map, task, placement, after.coins, &outcome, NULL);
  after.coins += outcome.coins;
  if (after.coins > 0)
    after.fields |= CARTOG_FIELD_COINS;
  /* The ruins duty waits for the next explore card while an ambush is drawn. */
  if (task->card.kind != CARTOG_KIND_AMBUSH) {
    after.fields &= ~(uint32_t)CARTOG_FIELD_RUINS;
    after.ruins = 0;
  }
  cartog_position_print(&after, text, sizeof text);
  printf("{\"legal\":true,\"coins\":%u,\"lost\":%u,\"mountains\":", (unsigned)outcome.coins, (unsigned)outcome.lost);
  print_json_spaces(&outcome.mountains);
  printf(",\"position\":\"%s", text);
  print_private(in->text, in->length);
  printf("\"}\n");
}

static int judge(const input *in, const cartog_task *asked, const cartog_placement *placement, int json) {
  cartog_task task = *asked;
  cartog_verdict verdict;
  memset(&verdict, 0, sizeof verdict);
  verdict.size = sizeof verdict;
  if (in->position.ruins != 0)
    task.flags |= CARTOG_TASK_RUINS;
  int32_t status = cartog_placement_check(&in->position.map, &task, placement, &verdict);
  if (status == CARTOG_OK) {
    if (json)
      print_legal(in, &task, placement);
    else
      puts("legal");
    return EXIT_FINE;
  }
  if (json) {
    printf("{\"legal\":false,\"code\":\"%s\",\"spaces\":", cartog_status_slug(status));
    print_json_spaces(&verdict.spaces);
    printf(",\"message\":\"%s\"}\n", cartog_verdict_message(&verdict));
  } else {
    printf("%s: %s", cartog_status_slug(status), cartog_verdict_message(&verdict));
    if (cartog_spaces_count(&verdict.spaces) > 0) {
      fputs(": ", stdout);
      print_spaces(&verdict.spaces);
    }
    putchar('\n');
  }
  return status < 0 ? EXIT_BAD : EXIT_REFUSED;
}

/* The placement text of an operand or line. Returns 0 or the status of what is wrong, with its place in error. */
static int32_t read_placement(const char *text, size_t length, cartog_placement *placement, cartog_text_error *error) {
  memset(error, 0, sizeof *error);
  error->size = sizeof *error;
  return cartog_placement_parse(text, length, placement, error);
}

typedef struct {
  cartog_task task;
  cartog_placement placement;
  int json;
} question;

static int judge_only(const input *in, int several, void *context) {
  const question *q = (const question *)context;
  if (several)
    return complain("check takes one position; use check --stdin for many");
  return judge(in, &q->task, &q->placement, q->json);
}

static int check_one(const options *opts) {
  question q;
  cartog_text_error error;
  if (opts->operands != 2)
    return complain_usage(usage);
  if (task_of_options(opts, &q.task) != EXIT_FINE)
    return EXIT_BAD;
  int32_t status = read_placement(opts->operand[1], strlen(opts->operand[1]), &q.placement, &error);
  if (status != CARTOG_OK)
    return complain("placement: column %u: %s: %s", (unsigned)error.column, cartog_status_slug(status),
                    cartog_status_message(status));
  q.json = opts->json;
  return each_position(opts->operand[0], judge_only, &q);
}

/* Reads KEY[,ruins][,ambush][,solo][,card]. */
static int32_t read_task(const char *text, size_t length, cartog_task *task) {
  size_t key = 0, at;
  uint32_t id = 0, flags = 0;
  int ambush = 0;
  while (key < length && text[key] != ',')
    key++;
  for (at = key; at < length;) {
    const char *word = text + ++at;
    size_t n = 0;
    while (at + n < length && word[n] != ',')
      n++;
    if (n == 5 && strncmp(word, "ruins", n) == 0)
      flags |= CARTOG_TASK_RUINS;
    else if (n == 4 && strncmp(word, "solo", n) == 0)
      flags |= CARTOG_TASK_SOLO;
    else if (n == 4 && strncmp(word, "card", n) == 0)
      flags |= CARTOG_TASK_FALLBACK_CARD;
    else if (n == 6 && strncmp(word, "ambush", n) == 0)
      ambush = 1;
    else
      return CARTOG_ERROR_SYNTAX;
    at += n;
  }
  int32_t status = find_card(text, key, &id);
  return status != CARTOG_OK ? status : make_task(task, id, flags, ambush);
}

static int check_line(const char *line, size_t length, unsigned number) {
  const char *tab = (const char *)memchr(line, '\t', length);
  const char *second = tab != NULL ? (const char *)memchr(tab + 1, '\t', length - (size_t)(tab + 1 - line)) : NULL;
  const char *part = "line";
  cartog_task task;
  cartog_placement placement;
  cartog_text_error error;
  input in;
  memset(&error, 0, sizeof error);
  error.size = sizeof error;
  error.column = 1;
  int32_t status = second != NULL ? CARTOG_OK : CARTOG_ERROR_SYNTAX;
  if (status == CARTOG_OK) {
    part = "card";
    status = read_task(line, (size_t)(tab - line), &task);
  }
  if (status == CARTOG_OK) {
    part = "position";
    memset(&in, 0, sizeof in);
    in.text = tab + 1;
    in.length = (size_t)(second - in.text);
    in.position.size = sizeof in.position;
    status = cartog_position_parse(in.text, in.length, &in.position, &error);
  }
  if (status == CARTOG_OK) {
    part = "placement";
    status = read_placement(second + 1, length - (size_t)(second + 1 - line), &placement, &error);
  }
  if (status == CARTOG_OK)
    return judge(&in, &task, &placement, 1);
  print_error(status);
  return complain("line %u, %s, column %u: %s: %s", number, part, (unsigned)error.column, cartog_status_slug(status),
                  cartog_status_message(status));
}

static int check_many(const options *opts) {
  if (opts->operands != 0 || opts->given != 1)
    return complain_usage("check --stdin");
  size_t length;
  char *text = read_all(stdin, &length);
  if (text == NULL)
    return complain("cannot read standard input");
  int worst = EXIT_FINE;
  unsigned number = 0;
  for (size_t at = 0; at < length;) {
    number++;
    size_t n = line_length(text + at, length - at);
    if (!is_skipped(text + at, n)) {
      int status = check_line(text + at, n, number);
      worst = status > worst ? status : worst;
    }
    const char *end = (const char *)memchr(text + at, '\n', length - at);
    at = end != NULL ? (size_t)(end - text) + 1 : length;
  }
  free(text);
  return worst;
}

int run_check(const options *opts) {
  return opts->from_stdin ? check_many(opts) : check_one(opts);
}

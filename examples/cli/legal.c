/* cartog legal */
#include <stdlib.h>

#include "cli.h"

typedef struct {
  const options *opts;
  cartog_task task;
  int positions; /* printed so far */
} request;

static void print_choice(const cartog_choice *choice) {
  char text[CARTOG_SPACES * 4 + 16];
  cartog_choice_print(choice, text, sizeof text);
  fputs(text, stdout);
}

static void print_json(const cartog_task *task, const cartog_choice *choices, int64_t count, int fallback) {
  printf("{\"card\":\"%s\",\"count\":%d,\"fallback\":%s,\"placements\":[", task->card.key, (int)count,
         fallback ? "true" : "false");
  for (int64_t i = 0; i < count; i++) {
    fputs(i == 0 ? "\"" : ",\"", stdout);
    print_choice(&choices[i]);
    putchar('"');
  }
  printf("]}\n");
}

static int list(const input *in, int several, void *context) {
  request *r = (request *)context;
  const cartog_map *map = &in->position.map;
  cartog_task task = r->task;
  if (in->position.ruins != 0)
    task.flags |= CARTOG_TASK_RUINS;
  int64_t count = cartog_choices_count(map, &task);
  int fallback = cartog_task_fallback(map, &task) == 1;
  if (fallback)
    fputs("cartog: no shape of the card can be drawn, so a single space is\n", stderr);
  if (count == 0)
    fputs(cartog_task_drawer(&task) == CARTOG_DRAWER_WALK ? "cartog: the ambush fits nowhere and has no effect\n"
                                                          : "cartog: nothing can be drawn, so the player passes\n",
          stderr);
  if (r->opts->count) {
    printf("%d\n", (int)count);
    return EXIT_FINE;
  }
  cartog_choice *choices = (cartog_choice *)malloc((size_t)(count + 1) * sizeof *choices);
  if (choices == NULL)
    return complain("not enough memory");
  cartog_choices_list(map, &task, choices, (uint64_t)count);
  if (r->opts->json) {
    print_json(&task, choices, count, fallback);
  } else {
    if (several && r->positions > 0)
      putchar('\n');
    for (int64_t i = 0; i < count; i++) {
      print_choice(&choices[i]);
      putchar('\n');
    }
  }
  r->positions++;
  free(choices);
  return EXIT_FINE;
}

int run_legal(const options *opts) {
  if (opts->operands != 1)
    return complain_usage("legal --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--count] [--json] "
                          "FILE|-|POSITION");
  request r = {opts, {0}, 0};
  return task_of_options(opts, &r.task) != EXIT_FINE ? EXIT_BAD : each_position(opts->operand[0], list, &r);
}

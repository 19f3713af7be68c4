/* cartog audit */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char usage[] = "audit [--json] [--map A|B] [--solo] [--boxes BOXES] FILE|-|POSITION";

/* Reads the boxes of the seasons: A,B,COINS,MONSTERS,TOTAL joined by '/'. */
static int read_boxes(cartog_audit *audit, const char *text) {
  while (*text != 0) {
    int32_t number[5];
    if (audit->boxes == CARTOG_SEASONS)
      return complain("--boxes holds more than four seasons");
    for (int i = 0; i < 5; i++) {
      char *end;
      long value = strtol(text, &end, 10);
      char sign = i < 4 ? ',' : '/';
      if (end == text || value < -1000000 || value > 1000000 || (*end != sign && !(i == 4 && *end == 0)))
        return complain("--boxes: A,B,COINS,MONSTERS,TOTAL for each season, joined by '/': not '%.40s'", text);
      number[i] = (int32_t)value;
      text = *end == 0 ? end : end + 1;
    }
    cartog_ledger *box = &audit->seasons[audit->boxes++];
    box->first = number[0];
    box->second = number[1];
    box->coins = number[2];
    box->monsters = number[3];
    box->total = number[4];
    box->scored = 1;
  }
  return EXIT_FINE;
}

typedef struct {
  const options *opts;
  cartog_audit audit;
} request;

static int has_same(const cartog_map *a, const cartog_map *b, uint32_t terrain) {
  cartog_spaces x, y;
  cartog_map_spaces(a, terrain, &x);
  cartog_map_spaces(b, terrain, &y);
  return memcmp(&x, &y, sizeof x) == 0;
}

/* The printed side that the position is drawn on: the one named, else the one with the same mountains. */
static void find_start(const request *r, const cartog_map *map, cartog_map *start) {
  cartog_map_init(start, CARTOG_SIDE_B);
  if (r->opts->map != NULL ? r->opts->map[0] == 'A' : !has_same(start, map, CARTOG_TERRAIN_MOUNTAIN))
    cartog_map_init(start, CARTOG_SIDE_A);
}

static void print_json(const cartog_finding *findings, int64_t count) {
  printf("{\"ok\":%s,\"findings\":[", count == 0 ? "true" : "false");
  for (int64_t i = 0; i < count; i++) {
    printf("%s{\"code\":\"%s\",\"season\":%u,\"expected\":%d,\"found\":%d,\"spaces\":", i == 0 ? "" : ",",
           cartog_finding_slug(findings[i].kind), (unsigned)findings[i].season, (int)findings[i].expected,
           (int)findings[i].found);
    print_json_spaces(&findings[i].spaces);
    printf(",\"message\":\"%s\"}", cartog_finding_message(findings[i].kind));
  }
  printf("],\"rules\":\"%s\"}\n", cartog_rule_set());
}

static void print_findings(const cartog_finding *findings, int64_t count) {
  static const char *const seasons[] = {"", " in spring", " in summer", " in fall", " in winter"};
  for (int64_t i = 0; i < count; i++) {
    printf("%s%s: %s: expected %d, found %d", cartog_finding_slug(findings[i].kind), seasons[findings[i].season],
           cartog_finding_message(findings[i].kind), (int)findings[i].expected, (int)findings[i].found);
    if (cartog_spaces_count(&findings[i].spaces) > 0) {
      fputs(": ", stdout);
      print_spaces(&findings[i].spaces);
    }
    putchar('\n');
  }
  if (count == 0)
    printf("nothing found (rules %s)\n", cartog_rule_set());
}

static int audit(const input *in, int several, void *context) {
  request *r = (request *)context;
  const cartog_position *p = &in->position;
  cartog_audit *a = &r->audit;
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  a->map = p->map;
  find_start(r, &p->map, &a->start);
  a->season = p->season;
  a->time = p->time;
  a->coins = p->coins;
  a->has_coins = (p->fields & CARTOG_FIELD_COINS) != 0;
  memcpy(a->edicts, p->edicts, sizeof a->edicts);
  int64_t count = cartog_audit_list(a, findings, CARTOG_FINDINGS_MAX);
  if (count < 0 && several)
    printf("{\"error\":\"%s\",\"line\":%u,\"column\":1,\"message\":\"%s\"}\n", cartog_status_slug((int32_t)count),
           in->line, cartog_status_message((int32_t)count));
  if (count < 0)
    return complain("line %u: %s: %s", in->line, cartog_status_slug((int32_t)count),
                    cartog_status_message((int32_t)count));
  /* Totals of the position that its boxes contradict. */
  for (uint32_t s = 0; s < p->total_count && s < a->boxes && count < CARTOG_FINDINGS_MAX; s++)
    if (p->totals[s] != a->seasons[s].total) {
      cartog_finding wrong = {{{0, 0}}, CARTOG_FINDING_SUM, s + 1, a->seasons[s].total, p->totals[s]};
      findings[count++] = wrong;
    }
  if (r->opts->json)
    print_json(findings, count);
  else
    print_findings(findings, count);
  return count == 0 ? EXIT_FINE : EXIT_REFUSED;
}

int run_audit(const options *opts) {
  if (opts->operands != 1)
    return complain_usage(usage);
  request r;
  memset(&r, 0, sizeof r);
  r.opts = opts;
  r.audit.size = sizeof r.audit;
  r.audit.alone = opts->solo != 0;
  if (opts->boxes != NULL && read_boxes(&r.audit, opts->boxes) != EXIT_FINE)
    return EXIT_BAD;
  return each_position(opts->operand[0], audit, &r);
}

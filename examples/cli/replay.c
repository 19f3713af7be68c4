/* cartog replay */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

typedef struct {
  cartog_replay replay;
  cartog_sheet *sheets;
  uint32_t players;
  cartog_standing standings[CARTOG_PLAYERS_MAX];
  uint32_t ranks[CARTOG_PLAYERS_MAX];
  int complete;
} game;

/* Prints UTF-8 as a JSON string. Control characters are escaped; bytes that are no UTF-8 cannot come here. */
static void print_json_text(const char *text) {
  putchar('"');
  for (; *text != 0; text++) {
    unsigned c = (unsigned char)*text;
    if (c == '"' || c == '\\')
      printf("\\%c", (char)c);
    else if (c < 0x20 || c == 0x7f)
      printf("\\u%04x", c);
    else
      putchar((char)c);
  }
  putchar('"');
}

static void print_position(const game *g, uint32_t player, char *text, size_t size) {
  cartog_position position;
  memset(&position, 0, sizeof position);
  position.size = sizeof position;
  text[0] = 0;
  if (cartog_position_of(&g->replay.table, &g->sheets[player], player, &position) == CARTOG_OK)
    cartog_position_print(&position, text, size);
}

/* The solo rating of a complete game alone. Returns 0 where there is none. */
static int find_rating(const game *g, int32_t *rating) {
  return g->players == 1 && g->complete &&
         cartog_solo_rating(g->standings[0].total, g->replay.edicts, rating) == CARTOG_OK;
}

/* Own scoring cards, whose points nobody can verify. */
static void print_unverified(const game *g, const char *before, const char *quote, const char *between,
                             const char *after) {
  int found = 0;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    if (g->replay.edicts[i] >= CARTOG_CARD_OWN)
      printf("%s%s%s%s", found++ == 0 ? before : between, quote, g->replay.edict_keys[i], quote);
  if (found > 0)
    fputs(after, stdout);
}

static void print_json_player(const game *g, uint32_t player) {
  char position[2048];
  const cartog_sheet *sheet = &g->sheets[player];
  printf("{\"name\":\"%s\",\"seasons\":[", g->replay.names[player]);
  for (uint32_t s = 0; s < CARTOG_SEASONS && sheet->seasons[s].scored != 0; s++) {
    const cartog_ledger *box = &sheet->seasons[s];
    printf("%s[%d,%d,%d,%d,%d]", s == 0 ? "" : ",", (int)box->first, (int)box->second, (int)box->coins,
           (int)box->monsters, (int)box->total);
  }
  print_position(g, player, position, sizeof position);
  printf("],\"total\":%d,\"coins\":%u,\"rank\":%u,\"position\":\"%s\"}", (int)g->standings[player].total,
         (unsigned)sheet->coins, (unsigned)g->ranks[player], position);
}

static void print_json(const game *g) {
  int32_t rating = 0;
  printf("{\"ok\":true,\"complete\":%s,\"players\":[", g->complete ? "true" : "false");
  for (uint32_t i = 0; i < g->players; i++) {
    fputs(i == 0 ? "" : ",", stdout);
    print_json_player(g, i);
  }
  putchar(']');
  if (find_rating(g, &rating))
    printf(",\"rating\":%d,\"title\":\"%s\"", (int)rating, cartog_solo_title(rating));
  print_unverified(g, ",\"unverified\":[", "\"", ",", "]");
  printf(",\"rules\":\"%s fallback=%s\"}\n", cartog_rule_set(), g->replay.fallback != 0 ? "card" : "any");
}

/* The boxes as a paper sheet has them: a row a season. */
static void print_ledger(const game *g, uint32_t player) {
  const cartog_sheet *sheet = &g->sheets[player];
  printf("%s\n  season   edict  edict  coins  monsters  total\n", g->replay.names[player]);
  for (uint32_t s = 0; s < CARTOG_SEASONS; s++) {
    const cartog_ledger *box = &sheet->seasons[s];
    if (box->scored == 0)
      break;
    printf("  %-8s %5d  %5d  %5d  %8d  %5d\n", season_name(s + 1), (int)box->first, (int)box->second, (int)box->coins,
           (int)-box->monsters, (int)box->total);
  }
  printf("  total%38d", (int)g->standings[player].total);
  if (sheet->lost > 0)
    printf("   (%u coins lost beyond the 14th)", (unsigned)sheet->lost);
  printf("\n\n");
}

static void print_winner(const game *g) {
  int32_t rating = 0;
  if (!g->complete) {
    printf("The game is not over.\n");
  } else if (find_rating(g, &rating)) {
    printf("rating %d: %s\n", (int)rating, cartog_solo_title(rating));
  } else if (g->players > 1) {
    printf("winner:");
    for (uint32_t i = 0; i < g->players; i++)
      if (g->ranks[i] == 1)
        printf(" %s", g->replay.names[i]);
    putchar('\n');
  }
  print_unverified(g, "not verified, since the library does not know these scoring cards: ", "", ", ", "\n");
  printf("rules %s, fallback=%s\n", cartog_rule_set(), g->replay.fallback != 0 ? "card" : "any");
}

/* The game as it stands: what is on the table, and what everybody has. */
static void print_state(const game *g) {
  cartog_table_info info;
  memset(&info, 0, sizeof info);
  info.size = sizeof info;
  if (g->replay.stage != CARTOG_STAGE_EVENTS || cartog_table_info_get(&g->replay.table, &info) != CARTOG_OK) {
    printf("among the headers\n");
    return;
  }
  printf("%s, time %u of %u", info.season == 0 ? "before spring" : season_name(info.season), (unsigned)info.time,
         (unsigned)info.threshold);
  if (info.turn > 0)
    printf(", card %u %s", (unsigned)info.turn, cartog_replay_key(&g->replay, info.card));
  printf("%s\n\n", info.ruins != 0 ? ", ruins pending" : "");
  for (uint32_t i = 0; i < g->players; i++) {
    char grid[512];
    uint32_t drawer = 0;
    cartog_grid_print(&g->sheets[i].map, grid, sizeof grid);
    printf("%s, %u coins", g->replay.names[i], (unsigned)g->sheets[i].coins);
    if (cartog_table_task(&g->replay.table, i, NULL, &drawer) == CARTOG_OK)
      printf(", %s owes a drawing%s", g->replay.names[drawer], g->replay.table.duty != 0 ? " over ruins" : "");
    printf("\n%s\n", grid);
  }
}

static int tell_fault(const cartog_fault *fault, int json) {
  const char *slug = cartog_status_slug(fault->status), *message = cartog_fault_message(fault);
  int status = fault->status < 0 ? EXIT_BAD : EXIT_REFUSED;
  if (json) {
    printf("{\"ok\":false,\"line\":%u,\"column\":%u,\"code\":\"%s\",\"message\":\"%s\",\"expected\":",
           (unsigned)fault->line, (unsigned)fault->column, slug, message);
    print_json_text(fault->expected);
    fputs(",\"found\":", stdout);
    print_json_text(fault->found);
    printf("}\n");
    return status;
  }
  complain("line %u, column %u: %s: %s", (unsigned)fault->line, (unsigned)fault->column, slug, message);
  if (cartog_spaces_count(&fault->spaces) > 0) {
    char spaces[CARTOG_SPACES * 4];
    cartog_spaces_print(&fault->spaces, spaces, sizeof spaces);
    fprintf(stderr, "  spaces   %s\n", spaces);
  }
  if (fault->expected[0] != 0)
    fprintf(stderr, "  expected %s\n", fault->expected);
  if (fault->found[0] != 0)
    fprintf(stderr, "  found    %s\n", fault->found);
  return status;
}

static int print_svg(const game *g) {
  int64_t needed = cartog_replay_svg(&g->replay, g->sheets, g->players, 0, NULL, 0);
  if (needed < 0)
    return complain("there is no game yet: the record ends among its headers");
  char *text = (char *)malloc((size_t)needed + 1);
  if (text == NULL)
    return complain("not enough memory");
  cartog_replay_svg(&g->replay, g->sheets, g->players, 0, text, (uint64_t)needed + 1);
  puts(text);
  free(text);
  return EXIT_FINE;
}

static void sum_up(game *g) {
  g->players = g->replay.stage == CARTOG_STAGE_EVENTS ? g->replay.players : 0;
  for (uint32_t i = 0; i < g->players; i++)
    cartog_sheet_total(&g->sheets[i], &g->standings[i]);
  cartog_standings(g->standings, g->players, g->ranks);
  g->complete = cartog_replay_complete(&g->replay, g->sheets, g->players);
}

static int replay(const options *opts, const char *text, size_t length) {
  cartog_fault fault;
  memset(&fault, 0, sizeof fault);
  fault.size = sizeof fault;
  game *g = (game *)calloc(1, sizeof *g);
  int64_t players = cartog_record_players(text, length);
  if (g != NULL)
    g->sheets = (cartog_sheet *)calloc((size_t)players + 1, sizeof *g->sheets);
  if (g == NULL || g->sheets == NULL) {
    free(g);
    return complain("not enough memory");
  }
  int status = EXIT_FINE;
  if (cartog_replay_text(&g->replay, g->sheets, (uint64_t)players, text, length, opts->at, &fault) != CARTOG_OK) {
    status = tell_fault(&fault, opts->json);
  } else {
    sum_up(g);
    if (opts->svg) {
      status = print_svg(g);
    } else if (opts->json) {
      print_json(g);
    } else if (opts->at > 0) {
      print_state(g);
    } else {
      for (uint32_t i = 0; i < g->players; i++)
        print_ledger(g, i);
      print_winner(g);
    }
  }
  free(g->sheets);
  free(g);
  return status;
}

int run_replay(const options *opts) {
  if (opts->operands != 1 || (opts->json && opts->svg))
    return complain_usage("replay [--json|--svg] [--at LINE] FILE|-");
  const char *name = opts->operand[0];
  int standard = strcmp(name, "-") == 0;
  FILE *stream = standard ? stdin : fopen(name, "rb");
  if (stream == NULL)
    return complain("%.100s: %s", name, strerror(errno));
  size_t length;
  char *text = read_all(stream, &length);
  if (!standard)
    fclose(stream);
  if (text == NULL)
    return complain("%.100s: cannot read it", name);
  int status = replay(opts, text, length);
  free(text);
  return status;
}

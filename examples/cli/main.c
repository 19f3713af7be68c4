/* The commands, their options, and the help text. */
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char help[] =
    "cartog validates and scores Cartographers (Der Kartograph).\n"
    "\n"
    "  cartog score [--json] [--explain] [--cards K,K] FILE|-|POSITION\n"
    "      scores of the 16 scoring cards (or those named), monster penalty, closed mountains\n"
    "  cartog check --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--json] POSITION PLACEMENT\n"
    "      whether a placement is legal, and if not, why\n"
    "  cartog check --stdin\n"
    "      the same for lines KEY[,ruins][,ambush][,solo][,card] <tab> POSITION <tab> PLACEMENT\n"
    "  cartog legal --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--count] [--json]\n"
    "               FILE|-|POSITION\n"
    "      every legal set of spaces\n"
    "  cartog replay [--json|--svg] [--at LINE] FILE|-\n"
    "      verifies a game record; ledger, standings, winner, rating; --at: the game after that line\n"
    "  cartog new [--map A|B] [--players N] [--seed S]\n"
    "      the headers of a new game, with the cards that its seed deals as comments\n"
    "  cartog play [--map A|B] [--players N] [--seed S]\n"
    "      the record of a game of random legal moves\n"
    "  cartog audit [--json] [--map A|B] [--solo] [--boxes BOXES] FILE|-|POSITION\n"
    "      what cannot be on a typed sheet; BOXES are A,B,COINS,MONSTERS,TOTAL joined by '/'\n"
    "  cartog svg [--highlight SPACES] [--placement PLACEMENT]\n"
    "             [--card KEY [--ruins] [--ambush] [--solo] [--fallback any|card]] FILE|-|POSITION\n"
    "      a picture of one position; with a scoring card what pays, with another whether the placement is legal\n"
    "  cartog svg --card KEY\n"
    "      a picture of a card\n"
    "  cartog hint --card KEY [--ruins] [--ambush] [--solo] [--fallback any|card] [--weights NAME=N,...] [--top N]\n"
    "              [--turns 1|2 [--deck K,K] [--nodes N]] [--json] FILE|-|POSITION\n"
    "      the best placements, their value, and what changes\n"
    "  cartog perft --cards K,K [--depth N] [--divide] [--solo] [--fallback any|card] [--json] FILE|-|POSITION\n"
    "      the number of ways to draw one, two, ... of the cards in order, by sets of spaces\n"
    "  cartog cards\n"
    "      the printed cards\n"
    "  cartog map A|B\n"
    "      a printed map\n"
    "\n"
    "A POSITION is one line, rows from the top joined by '/': 11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11\n"
    "A PLACEMENT is a terrain letter and spaces: F:a1,a2,b2 - or pass. Spaces are a1 (top left) to k11.\n"
    "Letters: . empty  F forest  V village  A farm  W water  M monster  ^ mountain  # wasteland  _ void;\n"
    "on a ruins space r empty, and f v a w m.\n"
    "\n"
    "  --card KEY      a card by key or name, such as orchard\n"
    "  --cards K,K     cards by key or name, for score scoring cards\n"
    "  --ruins         ruins are pending (so does n=r in the position)\n"
    "  --ambush        the card is an ambush; allowed beside an ambush card only\n"
    "  --solo          the game is played alone: an ambush follows its walk\n"
    "  --fallback W    terrain of the single space where no shape fits: any (default) or card\n"
    "  --at LINE       stop behind that line of the record\n"
    "  --explain       list what pays, with the spaces\n"
    "  --count         print only how many there are\n"
    "  --svg           draw the game as a picture\n"
    "  --placement P   a placement drawn over the map\n"
    "  --highlight S   spaces to tint, such as a1,a2,b2\n"
    "  --weights W     what a point of each card, of coins and of monsters is worth: wildholds=2,coins=3,monsters=3;\n"
    "                  else as often as the position's cards, coins and penalty still score from its season on\n"
    "  --top N         how many placements, 1 to 32; else 5\n"
    "  --turns 2       look a turn further: the average over the cards that may come next\n"
    "  --deck K,K      those cards; else all explore and ruins cards but the one drawn\n"
    "  --nodes N       stop when so many drawings are looked at, the best of this turn first\n"
    "  --depth N       draw only the first N cards\n"
    "  --divide        the number of ways behind each first set of spaces, too\n"
    "  --json          print JSON, an object a position\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 fine, 1 the game says no, 2 bad usage or input that does not parse.\n";

enum {
  OPT_CARD = 256,
  OPT_CARDS,
  OPT_PLACEMENT,
  OPT_HIGHLIGHT,
  OPT_FALLBACK,
  OPT_MAP,
  OPT_BOXES,
  OPT_PLAYERS,
  OPT_SEED,
  OPT_AT,
  OPT_WEIGHTS,
  OPT_DECK,
  OPT_TOP,
  OPT_TURNS,
  OPT_NODES,
  OPT_DEPTH,
  OPT_HELP
};

typedef struct {
  const char *name;
  command *run;
  const char *allowed; /* names of its options, each between blanks */
} command_row;

static const command_row commands[] = {
    {"score", run_score, " json explain cards "},
    {"check", run_check, " card ruins ambush solo fallback json stdin "},
    {"legal", run_legal, " card ruins ambush solo fallback count json "},
    {"replay", run_replay, " json svg at "},
    {"new", run_new, " map players seed "},
    {"play", run_play, " map players seed "},
    {"audit", run_audit, " json map solo boxes "},
    {"svg", run_svg, " highlight placement card ruins ambush solo fallback "},
    {"hint", run_hint, " card ruins ambush solo fallback weights top turns deck nodes json "},
    {"perft", run_perft, " cards depth divide solo fallback json "},
    {"cards", run_cards, " "},
    {"map", run_map, " "},
};

int complain(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("cartog: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  return EXIT_BAD;
}

int complain_usage(const char *usage) {
  fprintf(stderr, "usage: cartog %s\n'cartog --help' explains\n", usage);
  return EXIT_BAD;
}

static const command_row *find_command(const char *name) {
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
    if (strcmp(commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

static int is_allowed(const command_row *row, const char *name) {
  char word[32];
  snprintf(word, sizeof word, " %s ", name);
  return strstr(row->allowed, word) != NULL;
}

/* Reads a whole number without sign. Returns 0 where the word is none, or larger than most. */
static int read_whole(const char *word, uint64_t most, uint64_t *number) {
  char *end;
  errno = 0;
  unsigned long long value = strtoull(word, &end, 10);
  if (errno != 0 || word[0] < '0' || word[0] > '9' || *end != 0 || value > most)
    return 0;
  *number = value;
  return 1;
}

/* Reads the options of games. Returns EXIT_FINE, or EXIT_BAD after complaining. */
static int read_game_option(options *opts, int found, const char *word) {
  uint64_t number = 0;
  if (found == OPT_MAP && strcmp(word, "A") != 0 && strcmp(word, "B") != 0)
    return complain("--map takes A or B, not '%s'", word);
  if (found == OPT_MAP)
    opts->map = word;
  if (found == OPT_BOXES)
    opts->boxes = word;
  if (found == OPT_PLAYERS && (!read_whole(word, CARTOG_PLAYERS_MAX, &number) || number == 0))
    return complain("--players takes 1 to %d, not '%s'", CARTOG_PLAYERS_MAX, word);
  if (found == OPT_PLAYERS)
    opts->players = (uint32_t)number;
  if (found == OPT_AT && (!read_whole(word, UINT32_MAX, &number) || number == 0))
    return complain("--at takes the number of a line, not '%s'", word);
  if (found == OPT_AT)
    opts->at = (uint32_t)number;
  if (found == OPT_SEED && !read_whole(word, UINT64_MAX, &opts->seed))
    return complain("--seed takes a number below 2^64, not '%s'", word);
  opts->has_seed |= found == OPT_SEED;
  return EXIT_FINE;
}

/* Reads the options of hint and perft. Returns EXIT_FINE, or EXIT_BAD after complaining. */
static int read_search_option(options *opts, int found, const char *word) {
  uint64_t number = 0;
  if (found == OPT_WEIGHTS)
    opts->weights = word;
  if (found == OPT_DECK)
    opts->deck = word;
  if (found == OPT_TOP && (!read_whole(word, CARTOG_HINTS_MAX, &number) || number == 0))
    return complain("--top takes 1 to %d, not '%s'", CARTOG_HINTS_MAX, word);
  if (found == OPT_TOP)
    opts->top = (uint32_t)number;
  if (found == OPT_TURNS && (!read_whole(word, 2, &number) || number == 0))
    return complain("--turns takes 1 or 2, not '%s'", word);
  if (found == OPT_TURNS)
    opts->turns = (uint32_t)number;
  if (found == OPT_NODES && (!read_whole(word, UINT64_MAX, &number) || number == 0))
    return complain("--nodes takes a number from 1, not '%s'", word);
  if (found == OPT_NODES)
    opts->nodes = number;
  if (found == OPT_DEPTH && (!read_whole(word, UINT32_MAX, &number) || number == 0))
    return complain("--depth takes a number from 1, not '%s'", word);
  if (found == OPT_DEPTH)
    opts->depth = (uint32_t)number;
  return EXIT_FINE;
}

static int read_fallback(options *opts, const char *word) {
  if (strcmp(word, "any") != 0 && strcmp(word, "card") != 0)
    return complain("--fallback takes any or card, not '%s'", word);
  opts->fallback_card = strcmp(word, "card") == 0;
  return EXIT_FINE;
}

/* Whether some word is the whole option: getopt_long takes abbreviations too, which a later option could break. */
static int is_spelt_out(const char *name, int count, char **words) {
  size_t length = strlen(name);
  for (int i = 1; i < count; i++)
    if (strncmp(words[i], "--", 2) == 0 && strncmp(words[i] + 2, name, length) == 0 &&
        (words[i][2 + length] == 0 || words[i][2 + length] == '='))
      return 1;
  return 0;
}

/* Reads the options behind the command's name. Returns EXIT_FINE, EXIT_BAD, or -1 where help was asked for. */
static int read_options(const command_row *row, int count, char **words, options *opts) {
  const struct option known[] = {
      {"json", no_argument, &opts->json, 1},
      {"explain", no_argument, &opts->explain, 1},
      {"count", no_argument, &opts->count, 1},
      {"svg", no_argument, &opts->svg, 1},
      {"stdin", no_argument, &opts->from_stdin, 1},
      {"ruins", no_argument, &opts->ruins, 1},
      {"ambush", no_argument, &opts->ambush, 1},
      {"solo", no_argument, &opts->solo, 1},
      {"card", required_argument, NULL, OPT_CARD},
      {"cards", required_argument, NULL, OPT_CARDS},
      {"placement", required_argument, NULL, OPT_PLACEMENT},
      {"highlight", required_argument, NULL, OPT_HIGHLIGHT},
      {"fallback", required_argument, NULL, OPT_FALLBACK},
      {"map", required_argument, NULL, OPT_MAP},
      {"boxes", required_argument, NULL, OPT_BOXES},
      {"players", required_argument, NULL, OPT_PLAYERS},
      {"seed", required_argument, NULL, OPT_SEED},
      {"at", required_argument, NULL, OPT_AT},
      {"divide", no_argument, &opts->divide, 1},
      {"weights", required_argument, NULL, OPT_WEIGHTS},
      {"deck", required_argument, NULL, OPT_DECK},
      {"top", required_argument, NULL, OPT_TOP},
      {"turns", required_argument, NULL, OPT_TURNS},
      {"nodes", required_argument, NULL, OPT_NODES},
      {"depth", required_argument, NULL, OPT_DEPTH},
      {"help", no_argument, NULL, OPT_HELP},
      {NULL, 0, NULL, 0},
  };
  int found, index = 0;
  opterr = 0;
  while ((found = getopt_long(count, words, "", known, &index)) != -1) {
    if (found == '?' && optopt != 0 && optopt >= OPT_CARD)
      return complain("%s: %s needs a value", row->name, words[optind - 1]);
    if (found == '?')
      return complain("%s has no option %s", row->name, words[optind - 1]);
    if (!is_spelt_out(known[index].name, count, words))
      return complain("%s: write --%s in full", row->name, known[index].name);
    if (found == OPT_HELP)
      return -1;
    if (!is_allowed(row, known[index].name))
      return complain("%s has no option --%s", row->name, known[index].name);
    if (found == OPT_CARD)
      opts->card = optarg;
    else if (found == OPT_CARDS)
      opts->cards = optarg;
    else if (found == OPT_PLACEMENT)
      opts->placement = optarg;
    else if (found == OPT_HIGHLIGHT)
      opts->highlight = optarg;
    else if (found == OPT_FALLBACK && read_fallback(opts, optarg) != EXIT_FINE)
      return EXIT_BAD;
    else if (found >= OPT_MAP && found < OPT_WEIGHTS && read_game_option(opts, found, optarg) != EXIT_FINE)
      return EXIT_BAD;
    else if (found >= OPT_WEIGHTS && read_search_option(opts, found, optarg) != EXIT_FINE)
      return EXIT_BAD;
    opts->given++;
  }
  opts->operand = words + optind;
  opts->operands = count - optind;
  return EXIT_FINE;
}

/* The status of a command, or of output that could not be written. */
static int finish(int status) {
  return fflush(stdout) != 0 || ferror(stdout) != 0 ? complain("cannot write the output") : status;
}

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "--help") == 0) {
    fputs(help, stdout);
    return finish(EXIT_FINE);
  }
  if (argc > 1 && strcmp(argv[1], "--version") == 0) {
    printf("cartog %s (rules %s)\n", cartog_version_text(), cartog_rule_set());
    return finish(EXIT_FINE);
  }
  if (argc < 2) {
    fputs(help, stderr);
    return EXIT_BAD;
  }
  const command_row *row = find_command(argv[1]);
  if (row == NULL) {
    complain("there is no command '%s'", argv[1]);
    return complain_usage("score|check|legal|replay|new|play|audit|svg|hint|perft|cards|map ...");
  }
  options opts;
  memset(&opts, 0, sizeof opts);
  int status = read_options(row, argc - 1, argv + 1, &opts);
  if (status == -1) {
    fputs(help, stdout);
    return finish(EXIT_FINE);
  }
  return status != EXIT_FINE ? status : finish(row->run(&opts));
}

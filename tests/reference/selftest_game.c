/* Checks the referee with settled records, with faults in them, with small games and with random ones. */
#include "deal.h"
#include "map.h"
#include "referee.h"
#include "selftest_records.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANDOM_GAMES 500

typedef struct {
  const char *find, *replace; /* the first place in the record */
  long line;                  /* that is wrong then, 0 for none */
} fault;

typedef struct {
  const char *name, *text;
  long line; /* the wrong one, 0 for none */
} small_game;

typedef struct {
  const char *name, *map;
  int card;
  const char *placement;
  int coins;
} coin_case;

static int passed, failed;

static const fault faults[] = {
    {"%cgl 1", "%cgl 2", 1},
    {"%cgl", "\xEF\xBB\xBF%cgl", 1},
    {"Map: A", "Map: C", 2},
    {"Map: A", "Map: own", 6},
    {"Map: A\n", "", 5},
    {"Map: A", "Map: A\nMap: A", 3},
    {"Players: p1 p2", "Players: p1 P1", 3},
    {"Players: p1 p2", "Players: p1 undo", 3},
    {"treetower", "wildholds", 4},
    {"treetower", "farmland", 4},
    {"treetower", "edict_a", 4},
    {"fallback=any", "fallback=none", 5},
    {"Rules:", "Seed: 5\nRules:", 5},
    {"Rules:", "Seed: 18446744073709551616\nRules:", 5},
    {"Rules:", "Deck: farmland nowhere\nRules:", 5},
    {"Rules:", "Name: p3 Anna\nRules:", 5},
    {"Rules:", "Name: p1 A\xFF\nOther: \xFF\nRules:", 0},
    {"any\n\nseason", "any\nseason", 6},
    {"season spring", "check p1 c=0", 7},
    {"season spring", "season summer", 7},
    {"season spring", "season spring\n\xC3\xA4", 8},
    {"season spring", " season\t spring  ; comment \xFF", 0},
    {"1 ruins outpost_ruins", "2 ruins outpost_ruins", 8},
    {"1 ruins outpost_ruins", "1 explore outpost_ruins", 8},
    {"1 ruins outpost_ruins", "01 ruins outpost_ruins", 8},
    {"1 ruins outpost_ruins", "1 ruins outpost_ruins\n1 p1 pass", 9},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 A:g4,g5,h5,g6", 10},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 W:b3,b4,c4,b5", 10},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 A:c4,B5,b3,b4", 0},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 A:b3,b4,c4,b5,b3", 10},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 A:b3,b4,c4,b5\n2 p1 A:g4,g5,h5,g6", 11},
    {"2 p1 A:b3,b4,c4,b5", "2 p1 pass", 10},
    {"2 p2 V:b1,a2,b2,b3\n", "", 11},
    {"4 ruins temple_ruins", "4 ruins outpost_ruins", 15},
    {"5 p1 A:a9,b9", "5 p1 A:a8,a9", 17},
    {"7 p2>p1 M", "7 p1 M", 23},
    {"7 p2>p1 M", "7 p1>p1 M", 23},
    {"7 p2>p1 M", "7 solo M", 23},
    {"8 explore orchard", "8 ambush gnoll_raid", 25},
    {"check p1 c=1", "check p1 c=2", 28},
    {"check p1 c=1", "check p1 n=r", 28},
    {"check p1 c=1", "check p1 p=0 s=1.8 c=1", 0},
    {"check p1 c=1", "check p1 p=0 s=1.7", 28},
    {"check p1 c=1", "check p1 p=0,0", 28},
    {"score spring p1=6+0", "score spring p1=7+0", 30},
    {"score spring p1=6+0+1-7=0", "score spring p1=?", 0},
    {"score spring p1=6+0+1-7=0", "score spring p1=?+0+?-7=?", 0},
    {"score spring p1=6+0+1-7=0", "score spring p1=6+0+1-7=1", 30},
    {"score spring p1", "score summer p1", 30},
    {"season summer", "9 explore farmland", 31},
    {"season summer", "season fall", 31},
    {"season winter", "end p1=3", 80},
    {"26 ambush gnoll_raid", "26 ambush goblin_attack", 87},
    {"end p1=9", "end p1=10", 101},
    {"end p1=9 p2=-6", "end p1=? p2=-6\nseason spring", 102},
};

#define FULL_ROW "###########/"
#define FULL_MAP FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW "###########"
#define HEAD "%cgl 1\nMap: own\nStart: " FULL_MAP "\nPlayers: p\nEdicts: treetower cauldrons broken_road my_own\n"
#define SHORT "Card: end_it time=99 terrains=F shapes=X\nDeck: "
#define SPRING "\nseason spring\n"

/* On a full map every draw is a pass, so these games are about the table alone. */
static const small_game small_games[] = {
    {"spring goes on at 7",
     HEAD SPRING "1 explore orchard\n1 p pass\n2 explore homestead\n2 p pass\n3 explore hamlet\n3 p pass\n"
                 "4 explore marshlands\n4 p pass\ncheck p s=1.7\nseason summer\n",
     17},
    {"no card after 8, and the last one is drawn",
     HEAD SPRING "1 explore orchard\n1 p pass\n2 explore homestead\n2 p pass\n3 explore fishing_village\n3 p pass\n"
                 "4 explore marshlands\n4 p pass\n5 explore hamlet\n",
     16},
    {"no season before the last draw", HEAD SHORT "end_it\n" SPRING "1 explore end_it\nseason summer\n", 11},
    {"ruins, ambush, card, card",
     HEAD SPRING "1 ruins temple_ruins\ncheck p n=r\n2 ambush gnoll_raid\ncheck p n=r\n2 solo none\ncheck p n=r\n"
                 "3 explore orchard\ncheck p n=r\n3 p pass\ncheck p n=r\n",
     17},
    {"two ruins, one duty",
     HEAD SPRING "1 ruins temple_ruins\n2 ruins outpost_ruins\n3 explore orchard\n3 p pass\n4 explore homestead\n"
                 "check p n=r\n",
     13},
    {"one ambush a season", HEAD SPRING "1 ambush gnoll_raid\n1 solo none\n2 ambush goblin_attack\n", 10},
    {"alone nothing is passed in an ambush", HEAD SPRING "1 ambush gnoll_raid\n1 solo pass\n", 9},
    {"external points come with the score",
     HEAD SHORT "end_it\n" SPRING "1 explore end_it\n1 p pass\nseason summer\n2 explore end_it\n2 p pass\n"
                "season fall\n3 explore end_it\n3 p pass\nscore fall p=33+?+0-0=?\nseason winter\n",
     19},
    {"external points are the season's",
     HEAD SHORT "end_it\n" SPRING "1 explore end_it\n1 p pass\nseason summer\n2 explore end_it\n2 p pass\n"
                "season fall\n3 explore end_it\n3 p pass\nscore fall p=33+-4+0-0=29\nscore fall p=?+-4+0-0=29\n"
                "check p p=0,33,29\nundo 3 p\n3 p pass\nscore fall p=33+5+0-0=38\nseason winter\nundo 3 p\n",
     25},
    {"four seasons are a game",
     HEAD SHORT "end_it\n" SPRING "1 explore end_it\n1 p pass\nseason summer\n2 explore end_it\n2 p pass\n"
                "season fall\n3 explore end_it\n3 p pass\nscore fall p=33+1+0-0=34\nseason winter\n4 explore end_it\n"
                "4 p pass\nscore winter p=2+0+0-0=2\nend p=69\nundo 2\n2 explore end_it\n2 p pass\nseason summer\n",
     27},
    {"unrevealed ambush cards stay",
     HEAD SHORT "end_it goblin_attack bugbear_assault kobold_onslaught gnoll_raid\n" SPRING
                "1 explore end_it\n1 p pass\nseason summer\n2 ambush gnoll_raid\n2 solo none\n3 explore end_it\n"
                "3 p pass\nseason fall\n4 explore end_it\n4 p pass\nscore fall p=33+1+0-0=34\nseason winter\n"
                "5 ambush goblin_attack\n5 solo none\n6 ambush bugbear_assault\n6 solo none\n"
                "7 ambush kobold_onslaught\n7 solo none\n8 ambush gnoll_raid\n",
     28},
    {"a deck can run out", HEAD SHORT "rift_lands\n" SPRING "1 explore rift_lands\n1 p pass\n2 explore rift_lands\n",
     12},
    {"a key twice is two cards",
     HEAD SHORT "rift_lands rift_lands\n" SPRING "1 explore rift_lands\n1 p pass\n2 explore rift_lands\n", 0},
    {"coins count in every season",
     "%cgl 1\nMap: own\nStart: 11/" FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW
     "###########\nPlayers: p\nEdicts: greenbough wildholds greengold_plains shieldgate\n"
     "Card: gold time=50 terrains=F shapes=X+c\nCard: lead time=50 terrains=F shapes=X\n"
     "Card: gift time=0 terrains=F shapes=X+c\nDeck: gold lead gift\n" SPRING
     "1 explore gold\n1 p F:a1\nscore spring p=2+0+1-0=3\nseason summer\n2 explore gold\n2 p F:b1\n"
     "score summer p=0+0+2-0=2\nseason fall\n3 explore lead\n3 p F:c1\nscore fall p=0+0+2-0=2\nseason winter\n"
     "4 explore gold\n4 p F:d1\nundo 4\n4 explore gift\n4 p F:d1\n5 explore gold\n5 p F:e1\n"
     "score winter p=0+6+4-0=10\nend p=17\n",
     0},
    {"undo of a draw restores everything",
     "%cgl 1\nMap: own\nStart: 11/3^1r5/1r6^r1/11/11/5^5/11/2#8/1r^#5r1/2#2r1^3/11\nPlayers: p\n"
     "Edicts: greenbough wildholds greengold_plains shieldgate\n" SPRING
     "1 ruins temple_ruins\n2 explore farmland\n2 p A:b9,b8\ncheck p c=2\ncheck p n=r\n",
     12},
    {"undo of a draw restores everything, done",
     "%cgl 1\nMap: own\nStart: 11/3^1r5/1r6^r1/11/11/5^5/11/2#8/1r^#5r1/2#2r1^3/11\nPlayers: p\n"
     "Edicts: greenbough wildholds greengold_plains shieldgate\n" SPRING
     "1 ruins temple_ruins\n2 explore farmland\n2 p A:b9,b8\nundo 2 p\n"
     "check p c=0 n=r map=11/3^1r5/1r6^r1/11/11/5^5/11/2#8/1r^#5r1/2#2r1^3/11\n",
     0},
    {"headers in any order",
     "%cgl 1\n; comment\nName: p Anna\nEdicts: treetower cauldrons broken_road my_own\nPlayers: p\nX: 1\nMap: B\n\n",
     0},
    {"a start map for a printed side", "%cgl 1\nMap: A\nStart: " FULL_MAP "\n", 3},
    {"own cards have own keys", "%cgl 1\nCard: orchard time=1 terrains=F shapes=X\n", 2},
    {"own cards come before the deck", "%cgl 1\nDeck: mine\nCard: mine time=1 terrains=F shapes=X\n", 2},
    {"rows of one length", "%cgl 1\nCard: mine time=1 terrains=F shapes=XX/X\n", 2},
    {"an own ambush is complete", "%cgl 1\nAmbush: mine shape=XX/X. pass=left corner=tl\n", 2},
    {"the record has a first line", "", 1},
};

/* the card's number is 1 to 17 */
static const coin_case coin_cases[] = {
    {"mountain closed by this shape", "11/3^1r5/1r6^r1/11/5V5/4F^F4/11/11/1r^6r1/5r1^3/11", 8, "A:f7,f8", 2},
    {"undrawn ruins keep a mountain open", "11/3^1r5/1r6^r1/11/11/5^5/11/2V8/1r^6r1/2V2r1^3/11", 12, "V:d8,d9,e9,d10",
     0},
    {"a monster closes", "11/3^1r2V2/1r5F^r1/8V2/11/5^5/11/11/1r^6r1/5r1^3/11", 3, "M:j2,j3,k3,j4", 1},
    {"nothing for covering ruins", "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11", 13, "F:f9,d10,e10,f10", 0},
    {"a mountain pays once", "11/3^1r5/1r6^r1/11/5V5/4F^F4/5V5/11/1r^6r1/5r1^3/11", 16, "V:e4,f4,g4,h4", 0},
};

static void expect(const char *what, const char *text, long wanted, long got) {
  if (wanted == got) {
    passed++;
    return;
  }
  failed++;
  printf("%s (%s): wanted %ld, got %ld\n", what, text, wanted, got);
}

static ref_result replay(const char *text) {
  ref_result result;

  ref_replay(text, strlen(text), &result);
  return result;
}

static void check_settled_records(void) {
  ref_result two = replay(ref_record_of_two), alone = replay(ref_record_alone);

  expect("record", "two", 1, two.ok && two.complete && two.players == 2);
  expect("total", "p1", 9, two.player[0].total);
  expect("total", "p2", -6, two.player[1].total);
  expect("coins", "p1", 7, two.player[0].coins);
  expect("rank", "p1", 1, two.player[0].rank);
  expect("rank", "p2", 2, two.player[1].rank);
  expect("no rating", "two", 0, two.rating);
  expect("record", "alone", 1, alone.ok && alone.complete && alone.players == 1);
  expect("total", "alone", 24, alone.player[0].total);
  expect("rating", "alone", 24 - 18 - 22 - 16 - 20, alone.rating);
}

/* Returns a copy with the first find replaced. */
static char *changed(const char *text, const char *find, const char *replace) {
  const char *place = strstr(text, find);
  char *copy = malloc(strlen(text) + strlen(replace) + 1);

  if (!copy || !place)
    abort();
  sprintf(copy, "%.*s%s%s", (int)(place - text), text, replace, place + strlen(find));
  return copy;
}

static void check_faults(void) {
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
    char *text = changed(ref_record_of_two, faults[i].find, faults[i].replace);
    ref_result result = replay(text);

    expect("wrong line", faults[i].replace, faults[i].line, result.line);
    free(text);
  }
}

static void check_small_games(void) {
  for (size_t i = 0; i < sizeof small_games / sizeof small_games[0]; i++) {
    ref_result result = replay(small_games[i].text);

    expect("small game", small_games[i].name, small_games[i].line, result.line);
  }
}

/* Of equal totals the one with fewer points lost to monsters is ahead, and a tie in both is shared. */
static void check_ranks(void) {
  ref_result result = replay(
      "%cgl 1\nMap: own\nStart: 11/" FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW FULL_ROW
      "###########\nPlayers: a b c\n"
      "Edicts: my_own wildholds greengold_plains shieldgate\n"
      "Card: end_it time=99 terrains=FM shapes=X\nDeck: end_it\n" SPRING
      "1 explore end_it\n1 c F:a1\n1 b F:a1\n1 a F:a1\nundo 1 b\n1 b M:a1\n"
      "score spring a=5+0+0-0=5 b=6+0+0-1=5 c=5+0+0-0=5\n");

  expect("ranks", "line", 0, result.line);
  expect("rank", "a", 1, result.player[0].rank);
  expect("rank", "b", 3, result.player[1].rank);
  expect("rank", "c", 1, result.player[2].rank);
}

static void check_coins(void) {
  for (size_t i = 0; i < sizeof coin_cases / sizeof coin_cases[0]; i++) {
    const coin_case *c = &coin_cases[i];
    const ref_duty free_turn = {0, 0, 0};
    ref_set spaces, mountains;
    ref_card card;
    ref_map map;
    int terrain, shape_coin;

    expect("map", c->name, 1, ref_read_board(c->map, &map));
    expect("placement", c->name, 1, ref_read_placement(c->placement, &terrain, &spaces));
    ref_card_get(c->card, &card);
    expect("coins", c->name, c->coins, ref_draw(&map, &card, free_turn, terrain, &spaces, &shape_coin, &mountains));
  }
}

static void check_walk(void) {
  const ref_duty alone = {0, 1, 0};
  ref_set spaces;
  ref_card card;
  ref_map map;
  int terrain;

  ref_card_get(1, &card);
  card.corner = 0;
  card.clockwise = 1;
  ref_read_board("F10/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11", &map);
  ref_read_placement("M:b1,c2,d3", &terrain, &spaces);
  expect("first fit of a walk", "top left, clockwise", REF_LEGAL, ref_check(&map, &card, alone, terrain, &spaces));
}

static void check_generator(void) {
  uint64_t state = 0;

  expect("splitmix64 of 0", "first", 1, ref_random(&state) == 0xE220A8397B1DCDAFu);
  expect("splitmix64 of 0", "second", 1, ref_random(&state) == 0x6E789E6AA1B965F4u);
}

static void check_prefixes(const char *name, const char *text) {
  for (size_t end = 1; text[end - 1]; end++) {
    ref_result result;

    if (text[end - 1] != '\n')
      continue;
    ref_replay(text, end, &result);
    expect("prefix", name, 0, result.line);
    ref_replay(text, end - 1, &result);
    expect("prefix without line end", name, 0, result.line);
  }
}

static void check_line_ends(void) {
  char *text = malloc(2 * strlen(ref_record_of_two) + 1);
  char *end = text;

  if (!text)
    abort();
  for (const char *p = ref_record_of_two; *p; p++) {
    if (*p == '\n')
      *end++ = '\r';
    *end++ = *p;
  }
  *end = '\0';
  expect("carriage returns", "two", 0, replay(text).line);
  free(text);
}

static ref_options options_of(int number) {
  ref_options options;

  options.players = number % 61 == 0 ? 9 : 1 + number % 4;
  options.side = number / 4 % 3;
  options.own_cards = number / 12 % 2;
  options.fallback_card = number / 24 % 2;
  options.undo = number / 48 % 2;
  options.seeded = number / 96 % 2;
  return options;
}

static void check_random_games(void) {
  for (int i = 0; i < RANDOM_GAMES; i++) {
    char *text = ref_play((uint64_t)i * 1000003, options_of(i));
    ref_result result = replay(text);
    char name[24];

    snprintf(name, sizeof name, "%d", i);
    expect("random game", name, 0, result.line);
    expect("random game is complete", name, 1, result.complete);
    expect("players of a random game", name, options_of(i).players, result.players);
    if (i % 125 == 0)
      check_prefixes(name, text);
    free(text);
  }
}

int main(void) {
  check_settled_records();
  check_faults();
  check_small_games();
  check_ranks();
  check_coins();
  check_walk();
  check_generator();
  check_prefixes("two", ref_record_of_two);
  check_prefixes("alone", ref_record_alone);
  check_line_ends();
  check_random_games();
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

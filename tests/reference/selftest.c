/* Checks the reference engine against printed pictures, public boards, golden counts and the rules' corner cases. */
#include "map.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int card;
  const char *map;
  int points, parts;
} picture;

typedef struct {
  int card, points;
} result;

typedef struct {
  const char *map;
  int result_count;
  result results[17];
} finished;

typedef struct {
  char side;
  int card, all, covering;
} golden_count;

typedef struct {
  char side;
  int first, second, one, two;
} golden_perft;

typedef struct {
  const char *name, *map;
  int card;
  ref_duty duty;
  int terrain;
  const char *spaces;
  int legal;
} question;

static const char side_a[] = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11";
static const char side_b[] = "11/6r1^2/2r^7/5#5/4##r4/4###4/1r3#5/5^2r2/9^1/2^r7/11";

#define NOTHING "11/11/11/11/11/11/11/11/11/11/11"
#define FULL_ROWS_2_TO_11                                                                                              \
  "VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/"                                                       \
  "VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVVVVVVVV"
#define ONE_LEFT "1VVVVVVVVVV/" FULL_ROWS_2_TO_11
#define ALL_FULL "VVVVVVVVVVV/" FULL_ROWS_2_TO_11
#define VOID_FRAME "___________/_9_/_9_/_9_/_9_/_9_/_9_/_9_/_9_/_9_/___________"

/* the little pictures on the printed scoring cards, with the number of parts they star */
static const picture pictures[] = {
    {26, "F1F^7/FFF#7/^##8/2#^7/11/11/11/11/11/11/11", 3, 3},
    {27, "11/11/11/11/4F1F^3/4FFF#3/4^##4/11/11/11/11", 5, 5},
    {28, "F1F^7/FFF#7/^##8/2#^7/11/11/11/11/11/11/11", 2, 2},
    {29, "F1F^7/FFF#7/^##8/2#^7/11/11/11/11/11/11/11", 6, 2},
    {30, "11/11/11/11/4AW5/4W#5/11/11/11/11/11", 3, 3},
    {31, "11/11/11/11/4AW#4/4W^A4/4WA#4/11/11/11/11", 6, 4},
    {32, "11/11/11/11/4AWW4/4Ar#4/4#aW4/11/11/11/11", 5, 3},
    {33, "AA9/2WA7/#WW1W6/4W6/1AA8/11/11/11/11/11/11", 6, 2},
    {34, "11/11/11/11/4VV5/4VV5/4VV5/11/11/11/11", 8, 1},
    {35, "11/1VV8/2VVV6/11/11/11/6VV3/7V3/11/11/11", 5, 1},
    {36, "11/11/11/11/6F4/4VVV4/4AVW4/11/11/11/11", 3, 1},
    {37, "11/1VV8/2VV7/2VV7/11/11/6VV3/7VVV1/11/11/11", 10, 1},
    {38, "###########/#10/#10/#10/#10/#10/#10/#10/#10/#10/#10", 12, 2},
    {39, "11/11/11/11/4##5/4##5/11/11/11/11/11", 6, 1},
    {40, "11/11/11/11/11/11/11/11/#1#8/1#9/#1#8", 6, 2},
    {41, "1##8/#1#8/1#9/11/11/11/11/11/11/11/11", 2, 2},
};

/* finished boards from public programs and a paper game; card 0 stands for the monster penalty */
static const finished boards[] = {
    {"1F3MWM1F1/FF1^WmWMWFF/Fv1M1WWW^wF/FVVMMFFFWWF/FFFMFF1WW1V/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/Aa^WW1WWWrV/"
     "FWWWWvF^W1V/FFFWFFF1W2",
     17,
     {{26, 19},
      {27, 19},
      {28, 21},
      {29, 0},
      {30, 4},
      {31, 23},
      {32, 10},
      {33, 9},
      {34, 8},
      {35, 9},
      {36, 0},
      {37, 6},
      {38, 12},
      {39, 12},
      {40, 21},
      {41, 7},
      {0, 5}}},
    {"WWWFFFA2F1/W2^FaAWVVF/Wr3AWW^vV/VVVV1WW2VV/VVM1F2A1W1/VMM1F^AAAWF/1FMFF2A1WF/FF2W1VV3/Fr^AWVVV1rF/2FAWr1^2F/"
     "FFF1W3FFF",
     14,
     {{26, 17},
      {27, 18},
      {28, 4},
      {29, 0},
      {30, 11},
      {31, 4},
      {32, 5},
      {34, 16},
      {35, 7},
      {37, 12},
      {38, 0},
      {39, 9},
      {40, 3},
      {41, 4}}},
    {"1VV1V6/1VV^Vr5/1vV1V3^r1/1VV1V6/1VV1V6/1VV1V^5/1VV1V6/1VV1V6/1v^1V4r1/1VV1Vr1^3/1VV1V6", 1, {{38, 18}}},
    {"11/3^WwW4/1r6^r1/2WWW2M3/2W3A1M2/2WVV^AA1M1/3VVVA4/1AAAF4F1/1a^VVA1FFf1/1VVVAaA^1F1/11", 1, {{39, 9}}},
    {"3A2V4/3^1rVV3/1r1A2V1^r1/3A2F4/3A2F4/3A1^FFFF1/3A2FF3/WWWAWWWWWWW/1r^A2M2r1/3A1rM^3/3A2M4", 1, {{38, 18}}},
    {"VVVVVVVVVVV/VVV^VvVVVVV/VvVVVVVV^vV/VVVVVVVVVVV/VVVVVVVVVVV/VVVVV^VVVVV/VVVVVVVVVVV/VVVVVVVVVVV/Vv^VVVVVVvV/"
     "VVVVVvV^VVV/VVVVVVVVVVV",
     1,
     {{39, 33}}},
    {"FFFFFFFFFFF/F2^1r4F/Fr6^rF/F9F/F9F/F4^4F/F9F/F9F/Fr^6rF/F4r1^2F/FFFFFFFFFFF", 1, {{26, 40}}},
};

/* distinct placements on the blank sides, all and those that cover ruins */
static const golden_count counts[] = {
    {'A', 7, 406, 88},  {'A', 8, 258, 40},   {'A', 9, 872, 216},  {'A', 10, 464, 94}, {'A', 11, 240, 48},
    {'A', 12, 284, 68}, {'A', 13, 572, 120}, {'A', 14, 476, 120}, {'A', 15, 236, 58}, {'A', 16, 144, 24},
    {'A', 17, 116, 6},  {'A', 1, 136, 24},   {'A', 2, 144, 26},   {'A', 3, 284, 68},  {'A', 4, 268, 68},
    {'B', 7, 327, 83},  {'B', 8, 224, 36},   {'B', 9, 714, 188},  {'B', 10, 390, 82}, {'B', 11, 183, 58},
    {'B', 12, 230, 60}, {'B', 13, 465, 119}, {'B', 14, 361, 114}, {'B', 15, 181, 64}, {'B', 16, 114, 23},
    {'B', 17, 109, 6},  {'B', 1, 109, 21},   {'B', 2, 116, 31},   {'B', 3, 230, 60},  {'B', 4, 211, 69},
};

/* sequences of two cards on a blank side */
static const golden_perft perfts[] = {
    {'A', 7, 8, 406, 96708},   {'B', 7, 8, 327, 67502},   {'A', 14, 15, 476, 94268},
    {'B', 14, 15, 361, 54708}, {'A', 11, 12, 240, 59106}, {'B', 11, 12, 183, 36329},
};

/* own maps: void sides are edge, lines skip void, squares hold none; ties and links count once */
static const picture own_maps[] = {
    {26, "11/11/11/11/11/5F_4/11/11/11/11/11", 1, 1},
    {28, "11/11/11/11/5#5/4_F_4/5#5/11/11/11/11", 1, 1},
    {41, "11/11/11/11/5#5/4_1_4/5#5/11/11/11/11", 1, 1},
    {33, "11/11/11/11/11/5W_4/11/2A8/11/11/11", 3, 1},
    {38, "___________/__________V/11/11/11/11/11/11/11/11/11", 6, 1},
    {40, "11/11/11/11/11/11/11/11/11/_10/_#9", 3, 1},
    {39, "##_8/_##8/11/11/11/11/11/11/11/11/11", 3, 1},
    {39, NOTHING, 0, 0},
    {29, "^F^F^6/F10/^10/11/11/11/11/11/11/11/11", 12, 4},
    {37, "V1V1V6/11/11/11/11/11/11/11/11/11/11", 2, 1},
    {35, "V1^V7/11/11/11/11/11/11/11/11/11/11", 1, 1},
};

static const question questions[] = {
    {"rift lands off the ruins", side_a, 17, {1, 0, 0}, REF_FOREST, "a1", 0},
    {"rift lands on the ruins", side_a, 17, {1, 0, 0}, REF_FOREST, "f2", 1},
    {"rift lands with no ruins left", NOTHING, 17, {1, 0, 0}, REF_FOREST, "a1", 1},
    {"no ruins left, any terrain", NOTHING, 13, {1, 0, 1}, REF_WATER, "a1", 1},
    {"no ruins left, no shape", NOTHING, 13, {1, 0, 0}, REF_FOREST, "a1 b1 c1 c2", 0},
    {"shape on a blank side", side_a, 13, {0, 0, 0}, REF_FOREST, "a1 b1 c1 c2", 1},
    {"shape round the edge", NOTHING, 7, {0, 0, 0}, REF_WATER, "k5 a5 b5", 0},
    {"1x1 while a shape fits", NOTHING, 13, {0, 0, 0}, REF_FOREST, "a1", 0},
    {"1x1 of any terrain", ONE_LEFT, 7, {0, 0, 0}, REF_FOREST, "a1", 1},
    {"1x1 is never mountain", ONE_LEFT, 7, {0, 0, 0}, REF_MOUNTAIN, "a1", 0},
    {"1x1 off the card", ONE_LEFT, 7, {0, 0, 1}, REF_FOREST, "a1", 0},
    {"1x1 on the card", ONE_LEFT, 7, {0, 0, 1}, REF_WATER, "a1", 1},
    {"pass while the 1x1 fits", ONE_LEFT, 7, {0, 0, 0}, REF_EMPTY, "", 0},
    {"pass on a full map", ALL_FULL, 7, {1, 0, 0}, REF_EMPTY, "", 1},
    {"pass names no terrain", ALL_FULL, 7, {0, 0, 0}, REF_WATER, "", 0},
    {"ambush ignores ruins", side_a, 1, {1, 0, 0}, REF_MONSTER, "i6 h7 g8", 1},
    {"ambush draws monsters only", side_a, 1, {0, 0, 0}, REF_FOREST, "i6 h7 g8", 0},
    {"ambush 1x1", ONE_LEFT, 1, {0, 0, 0}, REF_MONSTER, "a1", 1},
    {"ambush 1x1 is monster", ONE_LEFT, 1, {0, 0, 0}, REF_FOREST, "a1", 0},
    {"no 1x1 alone", ONE_LEFT, 1, {0, 1, 0}, REF_MONSTER, "a1", 0},
    {"no effect alone", ONE_LEFT, 1, {0, 1, 0}, REF_EMPTY, "", 1},
    {"no pass alone while it fits", side_a, 1, {0, 1, 0}, REF_EMPTY, "", 0},
    {"goblin walk", side_a, 1, {1, 1, 0}, REF_MONSTER, "i9 j10 k11", 1},
    {"bugbear walk", side_a, 2, {0, 1, 0}, REF_MONSTER, "i1 k1 i2 k2", 1},
    {"kobold walk", side_a, 3, {0, 1, 0}, REF_MONSTER, "a9 a10 b10 a11", 1},
    {"gnoll walk", side_a, 4, {0, 1, 0}, REF_MONSTER, "a1 b1 a2 a3 b3", 1},
    {"goblin steps up", "11/11/11/11/11/11/11/11/11/11/10V", 1, {0, 1, 0}, REF_MONSTER, "i8 j9 k10", 1},
    {"bugbear steps down", "10V/11/11/11/11/11/11/11/11/11/11", 2, {0, 1, 0}, REF_MONSTER, "i2 k2 i3 k3", 1},
    {"kobold steps up", "11/11/11/11/11/11/11/11/11/11/V10", 3, {0, 1, 0}, REF_MONSTER, "a8 a9 b9 a10", 1},
    {"gnoll steps down", "V10/11/11/11/11/11/11/11/11/11/11", 4, {0, 1, 0}, REF_MONSTER, "a2 b2 a3 a4 b4", 1},
    {"walk goes one ring in", VOID_FRAME, 1, {0, 1, 0}, REF_MONSTER, "h8 i9 j10", 1},
};

static int passed, failed;

static void expect(const char *what, int number, int wanted, int got) {
  if (wanted == got) {
    passed++;
    return;
  }
  failed++;
  printf("%s %d: wanted %d, got %d\n", what, number, wanted, got);
}

static int terrain_of(char letter) {
  const char *place = strchr(".FVAWM^#", letter);

  return place ? (int)(place - ".FVAWM^#") : REF_VOID;
}

/* rows parted by '/', runs of empty spaces as numbers, small letters on ruins */
static ref_map map_from(const char *text) {
  ref_map m;
  int s = 0;

  memset(&m, 0, sizeof m);
  for (const char *p = text; *p;) {
    if (*p == '/') {
      p++;
    } else if (*p >= '0' && *p <= '9') {
      char *end;

      s += (int)strtol(p, &end, 10);
      p = end;
    } else {
      int on_ruins = *p >= 'a' && *p <= 'z';
      char letter = on_ruins ? (char)(*p - 'a' + 'A') : *p;

      m.ruins[s] = on_ruins ? 1 : 0;
      m.terrain[s] = (uint8_t)terrain_of(letter == 'R' ? '.' : letter);
      s++;
      p++;
    }
  }
  return m;
}

static ref_set set_from(const char *text) {
  ref_set set;

  memset(&set, 0, sizeof set);
  for (const char *p = text; *p;) {
    char *end;
    int col = *p - 'a';
    int row = (int)strtol(p + 1, &end, 10) - 1;

    set.on[ref_space(row, col)] = 1;
    p = *end == ' ' ? end + 1 : end;
  }
  return set;
}

static ref_card card_of(int number) {
  ref_card card;

  memset(&card, 0, sizeof card);
  expect("card exists", number, 1, ref_card_get(number, &card));
  return card;
}

static ref_map side_map(char side) {
  return map_from(side == 'A' ? side_a : side_b);
}

static void check_pictures(const char *what, const picture *list, size_t count) {
  for (size_t i = 0; i < count; i++) {
    ref_map m = map_from(list[i].map);
    ref_part parts[REF_SPACES];
    int n = ref_explain(&m, list[i].card, parts);

    expect(what, list[i].card, list[i].points, ref_score(&m, list[i].card));
    expect("parts of card", list[i].card, list[i].parts, n);
  }
}

static void check_boards(void) {
  for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
    ref_map m = map_from(boards[i].map);
    ref_set cost;

    for (int r = 0; r < boards[i].result_count; r++) {
      int card = boards[i].results[r].card;

      expect("finished board, card", card, boards[i].results[r].points,
             card ? ref_score(&m, card) : ref_monsters(&m, &cost));
    }
  }
}

static ref_choice *all_choices(const ref_map *m, const ref_card *card, int *count) {
  const ref_duty free_turn = {0, 0, 0};
  int fallback;
  ref_choice *list;

  *count = ref_list(m, card, free_turn, NULL, 0, &fallback);
  list = malloc((size_t)*count * sizeof *list);
  if (!list)
    abort();
  ref_list(m, card, free_turn, list, *count, &fallback);
  return list;
}

static int covers_ruins(const ref_map *m, const ref_set *spaces) {
  for (int s = 0; s < REF_SPACES; s++)
    if (spaces->on[s] && m->ruins[s])
      return 1;
  return 0;
}

static void check_counts(void) {
  const ref_duty ruins_pending = {1, 0, 0};

  for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
    ref_map m = side_map(counts[i].side);
    ref_card card = card_of(counts[i].card);
    int n, fallback, covering = 0;
    ref_choice *list = all_choices(&m, &card, &n);

    for (int c = 0; c < n; c++)
      covering += covers_ruins(&m, &list[c].spaces);
    free(list);
    expect("placements of card", card.number, counts[i].all, n);
    expect("placements on ruins of card", card.number, counts[i].covering, covering);
    expect("placements under ruins of card", card.number, card.kind == REF_AMBUSH ? counts[i].all : counts[i].covering,
           ref_list(&m, &card, ruins_pending, NULL, 0, &fallback));
    expect("fallback on a blank side, card", card.number, 0, fallback);
  }
}

static void check_perft(void) {
  const ref_duty free_turn = {0, 0, 0};

  for (size_t i = 0; i < sizeof perfts / sizeof perfts[0]; i++) {
    ref_map m = side_map(perfts[i].side);
    ref_card first = card_of(perfts[i].first), second = card_of(perfts[i].second);
    int n, two = 0;
    ref_choice *list = all_choices(&m, &first, &n);

    for (int c = 0; c < n; c++) {
      ref_map next = m;
      ref_set mountains;
      int coin, fallback;

      ref_draw(&next, &first, free_turn, first.terrains[0], &list[c].spaces, &coin, &mountains);
      two += ref_list(&next, &second, free_turn, NULL, 0, &fallback);
    }
    free(list);
    expect("one card deep, card", first.number, perfts[i].one, n);
    expect("two cards deep, card", first.number, perfts[i].two, two);
  }
}

static void check_questions(void) {
  for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++) {
    const question *q = &questions[i];
    ref_map m = map_from(q->map);
    ref_card card = card_of(q->card);
    ref_set spaces = set_from(q->spaces);

    expect(q->name, q->card, q->legal, ref_check(&m, &card, q->duty, q->terrain, &spaces));
  }
}

static void check_draw(const char *what, const char *map, const ref_card *card, int terrain, const char *spaces,
                       int coins) {
  const ref_duty free_turn = {0, 0, 0};
  ref_map m = map_from(map);
  ref_set drawn = set_from(spaces), mountains;
  int shape_coin;

  expect(what, card->number, coins, ref_draw(&m, card, free_turn, terrain, &drawn, &shape_coin, &mountains));
  for (int s = 0; s < REF_SPACES; s++) {
    if (drawn.on[s]) {
      expect("drawn terrain on space", s, terrain, m.terrain[s]);
      expect("ruins mark on space", s, terrain == REF_MOUNTAIN ? 0 : map_from(map).ruins[s], m.ruins[s]);
    }
  }
}

static void check_draws(void) {
  ref_card farmland = card_of(8), kobolds = card_of(3), peak;

  memset(&peak, 0, sizeof peak);
  peak.number = 10000;
  peak.terrain_count = 1;
  peak.terrains[0] = REF_MOUNTAIN;
  peak.shape_count = 1;
  peak.shapes[0].rows = peak.shapes[0].cols = 1;
  peak.shapes[0].cell[0][0] = 1;

  check_draw("coin of shape and mountain", "11/11/11/11/5V5/4F^F4/11/11/11/11/11", &farmland, REF_FARM, "f7 f8", 2);
  check_draw("coin of shape, ruins stay", side_a, &farmland, REF_FARM, "f1 f2", 1);
  check_draw("no coin for the larger shape", side_a, &farmland, REF_FARM, "b4 a5 b5 c5 b6", 0);
  check_draw("no coin for the 1x1", ONE_LEFT, &farmland, REF_FARM, "a1", 0);
  check_draw("monsters close a mountain", "11/8V2/7F^2/8V2/11/11/11/11/11/11/11", &kobolds, REF_MONSTER, "j2 j3 j4 k3",
             1);
  check_draw("mountain at border and void", "^_9/11/11/11/11/11/11/11/11/11/11", &farmland, REF_FARM, "a2 a3", 2);
  check_draw("mountain drawn closed", "1V9/V10/11/11/11/11/11/11/11/11/11", &peak, REF_MOUNTAIN, "a1", 0);
  check_draw("mountain drawn beside an open one", "^V9/r10/11/11/11/11/11/11/11/11/11", &peak, REF_MOUNTAIN, "a2", 1);
}

int main(void) {
  check_pictures("picture, card", pictures, sizeof pictures / sizeof pictures[0]);
  check_pictures("own map, card", own_maps, sizeof own_maps / sizeof own_maps[0]);
  check_boards();
  check_counts();
  check_perft();
  check_questions();
  check_draws();
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

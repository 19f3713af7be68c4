/* The printed explore, ruins and ambush cards. */
#include "map.h"

#include <string.h>

typedef struct {
  const char *rows; /* rows from the top, parted by '/', X covered */
  int coin;
} printed_shape;

typedef struct {
  int number, kind, time;
  int terrain_count, terrains[6];
  int shape_count;
  printed_shape shapes[2];
  int corner, clockwise, pass_left;
} printed_card;

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT };

static const printed_card printed[] = {
    {1, REF_AMBUSH, 0, 1, {REF_MONSTER}, 1, {{"X../.X./..X", 0}}, BOTTOM_RIGHT, 0, 0},
    {2, REF_AMBUSH, 0, 1, {REF_MONSTER}, 1, {{"X.X/X.X", 0}}, TOP_RIGHT, 1, 1},
    {3, REF_AMBUSH, 0, 1, {REF_MONSTER}, 1, {{"X./XX/X.", 0}}, BOTTOM_LEFT, 1, 1},
    {4, REF_AMBUSH, 0, 1, {REF_MONSTER}, 1, {{"XX/X./XX", 0}}, TOP_LEFT, 0, 0},
    {5, REF_RUINS, 0, 0, {0}, 0, {{"", 0}}, 0, 0, 0},
    {6, REF_RUINS, 0, 0, {0}, 0, {{"", 0}}, 0, 0, 0},
    {7, REF_EXPLORE, 1, 1, {REF_WATER}, 2, {{"X/X/X", 1}, {"..X/.XX/XX.", 0}}, 0, 0, 0},
    {8, REF_EXPLORE, 1, 1, {REF_FARM}, 2, {{"X/X", 1}, {".X./XXX/.X.", 0}}, 0, 0, 0},
    {9, REF_EXPLORE, 1, 1, {REF_VILLAGE}, 2, {{"X./XX", 1}, {"XXX/XX.", 0}}, 0, 0, 0},
    {10, REF_EXPLORE, 1, 1, {REF_FOREST}, 2, {{"X./.X", 1}, {"X./XX/.X", 0}}, 0, 0, 0},
    {11, REF_EXPLORE, 2, 2, {REF_FARM, REF_WATER}, 1, {{"XXX/X../X..", 0}}, 0, 0, 0},
    {12, REF_EXPLORE, 2, 2, {REF_VILLAGE, REF_FARM}, 1, {{"X./XX/X.", 0}}, 0, 0, 0},
    {13, REF_EXPLORE, 2, 2, {REF_FOREST, REF_FARM}, 1, {{"XXX/..X", 0}}, 0, 0, 0},
    {14, REF_EXPLORE, 2, 2, {REF_FOREST, REF_VILLAGE}, 1, {{"..XX/XXX.", 0}}, 0, 0, 0},
    {15, REF_EXPLORE, 2, 2, {REF_FOREST, REF_WATER}, 1, {{"X../XXX/X..", 0}}, 0, 0, 0},
    {16, REF_EXPLORE, 2, 2, {REF_VILLAGE, REF_WATER}, 1, {{"XXXX", 0}}, 0, 0, 0},
    {17, REF_EXPLORE, 0, 5, {REF_FOREST, REF_VILLAGE, REF_FARM, REF_WATER, REF_MONSTER}, 1, {{"X", 0}}, 0, 0, 0},
};

static ref_shape shape_from(const printed_shape *from) {
  ref_shape shape;
  int row = 0, col = 0;

  memset(&shape, 0, sizeof shape);
  for (const char *p = from->rows; *p; p++) {
    if (*p == '/') {
      row++;
      col = 0;
    } else {
      shape.cell[row][col] = *p == 'X';
      col++;
    }
  }
  shape.rows = row + 1;
  shape.cols = col;
  shape.coin = from->coin;
  return shape;
}

int ref_card_get(int number, ref_card *card) {
  for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
    const printed_card *from = &printed[i];

    if (from->number != number)
      continue;
    memset(card, 0, sizeof *card);
    card->number = from->number;
    card->kind = from->kind;
    card->time = from->time;
    card->terrain_count = from->terrain_count;
    for (int t = 0; t < from->terrain_count; t++)
      card->terrains[t] = from->terrains[t];
    card->shape_count = from->shape_count;
    for (int s = 0; s < from->shape_count; s++)
      card->shapes[s] = shape_from(&from->shapes[s]);
    card->corner = from->corner;
    card->clockwise = from->clockwise;
    card->pass_left = from->pass_left;
    return 1;
  }
  return 0;
}

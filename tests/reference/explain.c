/* The parts of each scoring card, put in order, and the score as their sum. */
#include "parts.h"

#include <string.h>

ref_part *ref_part_add(ref_parts *parts, int unit, int points) {
  ref_part *part = &parts->at[parts->count++];

  memset(part, 0, sizeof *part);
  part->unit = unit;
  part->points = points;
  return part;
}

void ref_part_add_space(ref_parts *parts, int unit, int points, int space) {
  ref_part_add(parts, unit, points)->spaces.on[space] = 1;
}

void ref_part_add_cluster(ref_parts *parts, int points, const int cluster[REF_SPACES], int number) {
  ref_part *part = ref_part_add(parts, REF_UNIT_CLUSTER, points);

  for (int s = 0; s < REF_SPACES; s++)
    if (cluster[s] == number)
      part->spaces.on[s] = 1;
}

static int lowest_space(const ref_part *part) {
  int s = 0;

  while (s < REF_SPACES && !part->spaces.on[s])
    s++;
  return s;
}

static int comes_before(const ref_part *a, const ref_part *b) {
  if (lowest_space(a) != lowest_space(b))
    return lowest_space(a) < lowest_space(b);
  return a->unit == REF_UNIT_ROW && b->unit == REF_UNIT_COLUMN;
}

static void put_in_order(ref_parts *parts) {
  for (int i = 1; i < parts->count; i++) {
    for (int j = i; j > 0 && comes_before(&parts->at[j], &parts->at[j - 1]); j--) {
      ref_part swap = parts->at[j];

      parts->at[j] = parts->at[j - 1];
      parts->at[j - 1] = swap;
    }
  }
}

int ref_explain(const ref_map *m, int number, ref_part out[121]) {
  ref_parts parts = {out, 0};

  switch (number) {
  case 26:
    ref_sentinel_wood(m, &parts);
    break;
  case 27:
    ref_greenbough(m, &parts);
    break;
  case 28:
    ref_treetower(m, &parts);
    break;
  case 29:
    ref_stoneside_forest(m, &parts);
    break;
  case 30:
    ref_canal_lake(m, &parts);
    break;
  case 31:
    ref_mages_valley(m, &parts);
    break;
  case 32:
    ref_golden_granary(m, &parts);
    break;
  case 33:
    ref_shoreside_expanse(m, &parts);
    break;
  case 34:
    ref_wildholds(m, &parts);
    break;
  case 35:
    ref_great_city(m, &parts);
    break;
  case 36:
    ref_greengold_plains(m, &parts);
    break;
  case 37:
    ref_shieldgate(m, &parts);
    break;
  case 38:
    ref_borderlands(m, &parts);
    break;
  case 39:
    ref_lost_barony(m, &parts);
    break;
  case 40:
    ref_broken_road(m, &parts);
    break;
  case 41:
    ref_cauldrons(m, &parts);
    break;
  default:
    break;
  }
  put_in_order(&parts);
  return parts.count;
}

int ref_score(const ref_map *m, int number) {
  ref_part parts[REF_SPACES];
  int count = ref_explain(m, number, parts);
  int points = 0;

  for (int i = 0; i < count; i++)
    points += parts[i].points;
  return points;
}

/* The parts a scoring card pays for. Inside the reference engine only. */
#ifndef REF_PARTS_H
#define REF_PARTS_H

#include "map.h"

enum {
  REF_UNIT_SPACE,
  REF_UNIT_ROW,
  REF_UNIT_COLUMN,
  REF_UNIT_DIAGONAL,
  REF_UNIT_CLUSTER,
  REF_UNIT_MOUNTAIN,
  REF_UNIT_SQUARE
};

typedef struct {
  ref_part *at;
  int count;
} ref_parts;

/* appends a part without spaces */
ref_part *ref_part_add(ref_parts *parts, int unit, int points);

/* appends a part of one space */
void ref_part_add_space(ref_parts *parts, int unit, int points, int space);

/* appends one cluster of those that ref_clusters numbers */
void ref_part_add_cluster(ref_parts *parts, int points, const int cluster[REF_SPACES], int number);

void ref_sentinel_wood(const ref_map *m, ref_parts *parts);
void ref_greenbough(const ref_map *m, ref_parts *parts);
void ref_treetower(const ref_map *m, ref_parts *parts);
void ref_stoneside_forest(const ref_map *m, ref_parts *parts);

void ref_canal_lake(const ref_map *m, ref_parts *parts);
void ref_mages_valley(const ref_map *m, ref_parts *parts);
void ref_golden_granary(const ref_map *m, ref_parts *parts);
void ref_shoreside_expanse(const ref_map *m, ref_parts *parts);

void ref_wildholds(const ref_map *m, ref_parts *parts);
void ref_great_city(const ref_map *m, ref_parts *parts);
void ref_greengold_plains(const ref_map *m, ref_parts *parts);
void ref_shieldgate(const ref_map *m, ref_parts *parts);

void ref_borderlands(const ref_map *m, ref_parts *parts);
void ref_lost_barony(const ref_map *m, ref_parts *parts);
void ref_broken_road(const ref_map *m, ref_parts *parts);
void ref_cauldrons(const ref_map *m, ref_parts *parts);

#endif

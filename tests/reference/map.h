/* What the spaces of a map are and what lies beside them. Inside the reference engine only. */
#ifndef REF_MAP_H
#define REF_MAP_H

#include "reference.h"

#define REF_LINE 11
#define REF_SIDES 4

enum {
  REF_EMPTY,
  REF_FOREST,
  REF_VILLAGE,
  REF_FARM,
  REF_WATER,
  REF_MONSTER,
  REF_MOUNTAIN,
  REF_WASTELAND,
  REF_VOID = 10
};

/* the number of a space inside the frame */
int ref_space(int row, int col);

/* the space on one of the four sides, -1 beyond the border */
int ref_neighbour(int space, int side);

/* drawn terrain, monster, mountain or wasteland; void is neither filled nor empty */
int ref_is_filled(int terrain);

/* 1 when at least one side of the space shows this terrain */
int ref_beside(const ref_map *m, int space, int terrain);

/* 1 when a side of the space is the border or void */
int ref_touches_edge(const ref_map *m, int space);

/* 1 when every side of the space is filled or edge */
int ref_closed_in(const ref_map *m, int space);

/* 1 when a side of the space is a ruins space, drawn on or not */
int ref_beside_ruins(const ref_map *m, int space);

/* gives each space of the terrain the number of its cluster, 0, 1, 2 ... by lowest space, and every other space -1;
   returns the number of clusters */
int ref_clusters(const ref_map *m, int terrain, int cluster[REF_SPACES]);

#endif

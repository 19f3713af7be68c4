/* Shapes on the map and the choices a card leaves. Inside the reference engine only. */
#ifndef REF_PLACEMENT_H
#define REF_PLACEMENT_H

#include "map.h"

#define REF_ORIENTATIONS 8

/* one of the eight ways to turn and mirror a shape, some of them alike; 0 is the printed one */
ref_shape ref_shape_turned(const ref_shape *shape, int orientation);

/* 1 when the shape with its box's corner at (top, left) lies in the frame and on empty spaces only; gives its spaces */
int ref_shape_fits(const ref_map *m, const ref_shape *shape, int top, int left, ref_set *spaces);

/* the one place of an ambush played alone: 1 found with its spaces and shape, 0 nothing fits */
int ref_walk(const ref_map *m, const ref_card *c, ref_set *spaces, int *shape);

/* 1 when the placement, or the pass, is legal; *coin is 1 when it earns the coin of a shape */
int ref_judge(const ref_map *m, const ref_card *c, ref_duty d, int terrain, const ref_set *spaces, int *coin);

#endif

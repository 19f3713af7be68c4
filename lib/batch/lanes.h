/* Scoring several boards at once. */
#ifndef CTG_LANES_H
#define CTG_LANES_H

#include "../edicts/edicts.h"
#include "../internal.h"
#include "cartog/batch.h"

/* The level that every machine has which this is compiled for. */
#if CTG_VECTORS
#define CTG_LEVEL_SURE CARTOG_LEVEL_TWO
#else
#define CTG_LEVEL_SURE CARTOG_LEVEL_ONE
#endif

/* The highest level that this is compiled with. A compiler for targets without a C library lacks what gcc's header of
 * intrinsics includes. */
#if CTG_LEVEL_SURE == CARTOG_LEVEL_TWO && defined(__x86_64__) && __STDC_HOSTED__
#define CTG_LEVEL_MOST CARTOG_LEVEL_EIGHT
#else
#define CTG_LEVEL_MOST CTG_LEVEL_SURE
#endif

enum { CTG_LANES_MAX = 8 };

/* Boards at once on a level: 1, 2, 4 or 8. */
CTG_LOCAL uint32_t ctg_lanes_of(uint32_t level);

/* Points of the cards wanted (bit i: card i from Sentinel Wood on) on as many valid maps as the level takes: those of one
 * card stand together, map by map. The machine must have the level. */
CTG_LOCAL void ctg_lanes_score(uint32_t level, const cartog_map *maps, uint32_t wanted,
                               uint64_t points[CTG_CARDS * CTG_LANES_MAX]);

#endif

/* The scoring cards on several boards at once: included once for each width, by lanes.c, which defines
 *
 *   CTG_LANES         boards at once: 2, 4 or 8
 *   CTG_LANE(name)    names of this width
 *   CTG_LANE_TARGET   the machine that it is compiled for
 *   CTG_LANE_ANY(w)   whether a word is not 0 on some board
 *   CTG_LANE_SUM(w)   the sum of the bytes of each board
 *   CTG_LANE_BITS(w)  the number of bits in each byte; left out where the machine has no short way
 *
 * A lane is a board; a number has the same bit of every board in a word of its own. Loops go on until the last
 * board is done: a lane that is done earlier changes nothing any more. What the cards mean is said in lib/edicts. */

typedef uint64_t CTG_LANE(word) __attribute__((vector_size(8 * CTG_LANES)));
typedef int64_t CTG_LANE(number) __attribute__((vector_size(8 * CTG_LANES)));

/* Sets of spaces, one for each board. */
typedef struct {
  CTG_LANE(word) lo, hi;
} CTG_LANE(bits);

#define CTG_WORD CTG_LANE(word)
#define CTG_SETS CTG_LANE(bits)
#define CTG_FUNCTION CTG_LANE_TARGET CTG_INLINE

CTG_FUNCTION CTG_WORD CTG_LANE(same)(uint64_t x) {
  CTG_WORD word = {0};
  return word + x;
}
CTG_FUNCTION CTG_SETS CTG_LANE(make)(CTG_WORD hi, CTG_WORD lo) {
  CTG_SETS sets = {lo, hi};
  return sets;
}
CTG_FUNCTION CTG_SETS CTG_LANE(each)(ctg_bits bits) {
  return CTG_LANE(make)(CTG_LANE(same)(ctg_high(bits)), CTG_LANE(same)(ctg_low(bits)));
}
CTG_FUNCTION CTG_SETS CTG_LANE(both)(CTG_SETS a, CTG_SETS b) {
  return CTG_LANE(make)(a.hi & b.hi, a.lo & b.lo);
}
CTG_FUNCTION CTG_SETS CTG_LANE(either)(CTG_SETS a, CTG_SETS b) {
  return CTG_LANE(make)(a.hi | b.hi, a.lo | b.lo);
}
CTG_FUNCTION CTG_SETS CTG_LANE(without)(CTG_SETS a, CTG_SETS b) {
  return CTG_LANE(make)(a.hi & ~b.hi, a.lo & ~b.lo);
}
/* The sets of those boards whose word is all ones; none of those whose word is 0. */
CTG_FUNCTION CTG_SETS CTG_LANE(where)(CTG_SETS a, CTG_WORD word) {
  return CTG_LANE(make)(a.hi & word, a.lo & word);
}
/* Shifts by 1 to 63. */
CTG_FUNCTION CTG_SETS CTG_LANE(left)(CTG_SETS a, int n) {
  return CTG_LANE(make)(a.hi << n | a.lo >> (64 - n), a.lo << n);
}
CTG_FUNCTION CTG_SETS CTG_LANE(right)(CTG_SETS a, int n) {
  return CTG_LANE(make)(a.hi >> n, a.lo >> n | a.hi << (64 - n));
}

/* Whether a set is not empty on some board. */
CTG_FUNCTION int CTG_LANE(any)(CTG_SETS a) {
  return CTG_LANE_ANY(a.lo | a.hi);
}
/* All ones for each board whose set is not empty, else 0. */
CTG_FUNCTION CTG_WORD CTG_LANE(has)(CTG_SETS a) {
  return (CTG_WORD)((a.lo | a.hi) != 0);
}
/* All ones for each board whose number is above another. */
CTG_FUNCTION CTG_WORD CTG_LANE(above)(CTG_WORD a, CTG_WORD b) {
  return (CTG_WORD)((CTG_LANE(number))a > (CTG_LANE(number))b);
}
CTG_FUNCTION CTG_WORD CTG_LANE(larger)(CTG_WORD a, CTG_WORD b) {
  CTG_WORD above = CTG_LANE(above)(a, b);
  return (a & above) | (b & ~above);
}
CTG_FUNCTION CTG_WORD CTG_LANE(smaller)(CTG_WORD a, CTG_WORD b) {
  CTG_WORD above = CTG_LANE(above)(a, b);
  return (b & above) | (a & ~above);
}

CTG_FUNCTION CTG_WORD CTG_LANE(count)(CTG_SETS a) {
#ifdef CTG_LANE_BITS
  return (CTG_WORD)CTG_LANE_SUM(CTG_LANE_BITS(a.lo) + CTG_LANE_BITS(a.hi));
#else
  const uint64_t m1 = 0x5555555555555555, m2 = 0x3333333333333333, m4 = 0x0f0f0f0f0f0f0f0f;
  CTG_WORD x = a.lo, y = a.hi;
  x -= (x >> 1) & m1;
  y -= (y >> 1) & m1;
  x = (x & m2) + ((x >> 2) & m2);
  y = (y & m2) + ((y >> 2) & m2);
  x += y;
  x = (x & m4) + ((x >> 4) & m4);
  return (CTG_WORD)CTG_LANE_SUM(x);
#endif
}
CTG_FUNCTION CTG_SETS CTG_LANE(lowest)(CTG_SETS a) {
  CTG_WORD above = (CTG_WORD)(a.lo == 0);
  return CTG_LANE(make)(a.hi & (0 - a.hi) & above, a.lo & (0 - a.lo));
}
CTG_FUNCTION CTG_SETS CTG_LANE(rest)(CTG_SETS a) {
  CTG_WORD above = (CTG_WORD)(a.lo == 0);
  return CTG_LANE(make)(a.hi & ((a.hi - 1) | ~above), a.lo & (a.lo - 1));
}

CTG_FUNCTION CTG_SETS CTG_LANE(beside)(CTG_SETS a) {
  CTG_SETS not_a = CTG_LANE(without)(a, CTG_LANE(each)(ctg_column_a()));
  CTG_SETS not_k = CTG_LANE(without)(a, CTG_LANE(each)(ctg_column_k()));
  CTG_SETS vertical = CTG_LANE(either)(CTG_LANE(left)(a, 11), CTG_LANE(right)(a, 11));
  CTG_SETS horizontal = CTG_LANE(either)(CTG_LANE(right)(not_a, 1), CTG_LANE(left)(not_k, 1));
  return CTG_LANE(both)(CTG_LANE(either)(vertical, horizontal), CTG_LANE(each)(ctg_all()));
}

/* Lines that hold a space of the set, as in lib/edicts: a bit for each row, column, diagonal. */
CTG_FUNCTION CTG_SETS CTG_LANE(rows)(CTG_SETS set) {
  CTG_SETS first_ten = CTG_LANE(each)(ctg_without(ctg_all(), ctg_column_k()));
  CTG_SETS part = CTG_LANE(both)(set, first_ten);
  CTG_WORD lo = part.lo + first_ten.lo, carry = (CTG_WORD)(lo < part.lo);
  CTG_SETS carried = CTG_LANE(make)(part.hi + first_ten.hi - carry, lo);
  return CTG_LANE(both)(CTG_LANE(either)(carried, set), CTG_LANE(each)(ctg_column_k()));
}
CTG_FUNCTION CTG_SETS CTG_LANE(columns)(CTG_SETS set) {
  CTG_WORD five_rows = set.lo | CTG_LANE(right)(set, 55).lo | set.hi >> 46;
  five_rows |= five_rows >> 33;
  return CTG_LANE(make)(CTG_LANE(same)(0), (five_rows | five_rows >> 11 | five_rows >> 22) & 0x7ff);
}
CTG_FUNCTION CTG_SETS CTG_LANE(diagonals)(CTG_SETS set) {
  CTG_SETS narrow = CTG_LANE(each)(ctg_column_a()), far;
  set = CTG_LANE(either)(set, CTG_LANE(right)(CTG_LANE(without)(set, narrow), 12));
  narrow = CTG_LANE(either)(narrow, CTG_LANE(left)(narrow, 1));
  set = CTG_LANE(either)(set, CTG_LANE(right)(CTG_LANE(without)(set, narrow), 24));
  narrow = CTG_LANE(either)(narrow, CTG_LANE(left)(narrow, 2));
  set = CTG_LANE(either)(set, CTG_LANE(right)(CTG_LANE(without)(set, narrow), 48));
  narrow = CTG_LANE(either)(narrow, CTG_LANE(left)(narrow, 4));
  far = CTG_LANE(without)(set, narrow);
  return CTG_LANE(both)(CTG_LANE(either)(set, CTG_LANE(make)(CTG_LANE(same)(0), far.hi >> 32)),
                        CTG_LANE(each)(ctg_column_a()));
}

/* The boards, and what several cards need. */
typedef struct {
  CTG_SETS plane[CTG_PLANES_USED]; /* index 0 is the empty spaces */
  CTG_SETS filled, on_map, edge;
  CTG_SETS by_forest, by_farm, by_water, by_monster, by_mountain, by_empty; /* the spaces beside them */
} CTG_LANE(scene);

#define CTG_WANTS(name) ((wanted >> (CARTOG_CARD_##name - CARTOG_CARD_SENTINEL_WOOD) & 1) != 0)
#define CTG_PUT(name, number) CTG_LANE(put)(points, CARTOG_CARD_##name - CARTOG_CARD_SENTINEL_WOOD, number)

/* Writes the points of a card. */
CTG_FUNCTION void CTG_LANE(put)(uint64_t *points, unsigned card, CTG_WORD number) {
  memcpy(points + CTG_LANES * card, &number, sizeof number);
}

/* Finds what the cards wanted need. A memset of it all would cost more than the points of a card. */
CTG_FUNCTION void CTG_LANE(look)(CTG_LANE(scene) * scene, uint32_t wanted) {
  scene->edge = scene->by_farm = scene->by_water = CTG_LANE(each)(ctg_none());
  scene->by_forest = scene->by_monster = scene->by_mountain = scene->by_empty = CTG_LANE(each)(ctg_none());
  if (CTG_WANTS(SENTINEL_WOOD) || CTG_WANTS(SHORESIDE_EXPANSE))
    scene->edge = CTG_LANE(either)(CTG_LANE(each)(ctg_border()), CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_VOID]));
  if (CTG_WANTS(GREENGOLD_PLAINS)) {
    scene->by_forest = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_FOREST]);
    scene->by_monster = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_MONSTER]);
  }
  if (CTG_WANTS(CANAL_LAKE) || CTG_WANTS(SHORESIDE_EXPANSE) || CTG_WANTS(GREENGOLD_PLAINS)) {
    scene->by_farm = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_FARM]);
    scene->by_water = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_WATER]);
  }
  if (CTG_WANTS(STONESIDE_FOREST) || CTG_WANTS(MAGES_VALLEY) || (wanted & CTG_TOWN_CARDS) != 0)
    scene->by_mountain = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_MOUNTAIN]);
  if (CTG_WANTS(TREETOWER) || CTG_WANTS(CAULDRONS))
    scene->by_empty = CTG_LANE(beside)(scene->plane[CARTOG_TERRAIN_EMPTY]);
}

CTG_FUNCTION void CTG_LANE(load)(CTG_LANE(scene) * scene, const cartog_map *maps) {
  for (unsigned t = CARTOG_TERRAIN_FOREST; t < CTG_PLANES_USED; t++) {
    if (t == CARTOG_TERRAIN_HERO || t == CARTOG_TERRAIN_DESTROYED)
      continue;
    for (int i = 0; i < CTG_LANES; i++) {
      scene->plane[t].lo[i] = maps[i].w[2 * t];
      scene->plane[t].hi[i] = maps[i].w[2 * t + 1];
    }
  }
  scene->filled = scene->plane[CARTOG_TERRAIN_FOREST];
  for (unsigned t = CARTOG_TERRAIN_VILLAGE; t <= CARTOG_TERRAIN_WASTELAND; t++)
    scene->filled = CTG_LANE(either)(scene->filled, scene->plane[t]);
  scene->on_map = CTG_LANE(without)(CTG_LANE(each)(ctg_all()), scene->plane[CARTOG_TERRAIN_VOID]);
  scene->plane[CARTOG_TERRAIN_EMPTY] = CTG_LANE(without)(scene->on_map, scene->filled);
}

/* Neighbours of one kind, as in lib/edicts/clusters.c. */
typedef struct {
  CTG_SETS right, below;
} CTG_LANE(links);

CTG_FUNCTION void CTG_LANE(links_add)(CTG_LANE(links) * links, CTG_SETS kind) {
  links->right = CTG_LANE(either)(links->right, CTG_LANE(both)(kind, CTG_LANE(right)(kind, 1)));
  links->below = CTG_LANE(either)(links->below, CTG_LANE(both)(kind, CTG_LANE(right)(kind, 11)));
}

CTG_FUNCTION CTG_SETS CTG_LANE(spread)(CTG_SETS cluster, CTG_LANE(links) links) {
  CTG_SETS east = CTG_LANE(left)(CTG_LANE(both)(cluster, links.right), 1);
  CTG_SETS west = CTG_LANE(both)(CTG_LANE(right)(cluster, 1), links.right);
  CTG_SETS wide = CTG_LANE(either)(cluster, CTG_LANE(either)(east, west));
  CTG_SETS down = CTG_LANE(left)(CTG_LANE(both)(wide, links.below), 11);
  CTG_SETS up = CTG_LANE(both)(CTG_LANE(right)(wide, 11), links.below);
  return CTG_LANE(either)(wide, CTG_LANE(either)(down, up));
}

/* Hardly ever all boards stand still before the fourth round. */
CTG_FUNCTION CTG_SETS CTG_LANE(flood)(CTG_SETS seed, CTG_LANE(links) links) {
  CTG_SETS cluster = CTG_LANE(spread)(CTG_LANE(spread)(seed, links), links);
  cluster = CTG_LANE(spread)(cluster, links);
  for (;;) {
    CTG_SETS grown = CTG_LANE(spread)(cluster, links);
    CTG_SETS more = CTG_LANE(make)(grown.hi ^ cluster.hi, grown.lo ^ cluster.lo);
    cluster = grown;
    if (!CTG_LANE(any)(more))
      return cluster;
  }
}

/* What is found of the village clusters. */
typedef struct {
  CTG_WORD wildholds, city, greengold, largest, second;
} CTG_LANE(town);

CTG_FUNCTION void CTG_LANE(town_add)(CTG_LANE(town) * town, const CTG_LANE(scene) * scene, CTG_SETS cluster) {
  CTG_WORD size = CTG_LANE(count)(cluster), mountain = CTG_LANE(has)(CTG_LANE(both)(cluster, scene->by_mountain));
  CTG_WORD types = CTG_LANE(has)(CTG_LANE(both)(cluster, scene->by_forest)) +
                   CTG_LANE(has)(CTG_LANE(both)(cluster, scene->by_farm)) +
                   CTG_LANE(has)(CTG_LANE(both)(cluster, scene->by_water)) +
                   CTG_LANE(has)(CTG_LANE(both)(cluster, scene->by_monster)) + mountain;
  town->wildholds -= CTG_LANE(above)(size, CTG_LANE(same)(CTG_WILDHOLDS_SPACES - 1));
  town->city = CTG_LANE(larger)(town->city, size & ~mountain);
  town->greengold -= CTG_LANE(above)(CTG_LANE(same)(0) - types, CTG_LANE(same)(CTG_GREENGOLD_TERRAINS - 1));
  town->second = CTG_LANE(larger)(town->second, CTG_LANE(smaller)(town->largest, size));
  town->largest = CTG_LANE(larger)(town->largest, size);
}

/* The cards about clusters: one flood finds a cluster of each kind on each board, as in lib/edicts/clusters.c. A kind that
 * no board has any more is not looked at. */
CTG_FUNCTION void CTG_LANE(score_clusters)(const CTG_LANE(scene) * scene, uint32_t wanted, uint64_t *points) {
  CTG_SETS forest = scene->plane[CARTOG_TERRAIN_FOREST], mountains = scene->plane[CARTOG_TERRAIN_MOUNTAIN];
  CTG_SETS none = CTG_LANE(each)(ctg_none()), village = none, wood = none, inland = none, joined = none, seed = none;
  CTG_LANE(links) links = {none, none};
  CTG_WORD clusters = CTG_LANE(same)(0);
  CTG_LANE(town) town = {clusters, clusters, clusters, clusters, clusters};
  if ((wanted & CTG_TOWN_CARDS) != 0)
    CTG_LANE(links_add)(&links, village = scene->plane[CARTOG_TERRAIN_VILLAGE]);
  if (CTG_WANTS(STONESIDE_FOREST)) {
    CTG_LANE(links_add)(&links, forest);
    wood = CTG_LANE(both)(forest, scene->by_mountain);
  }
  if (CTG_WANTS(SHORESIDE_EXPANSE)) {
    CTG_SETS farm = scene->plane[CARTOG_TERRAIN_FARM], water = scene->plane[CARTOG_TERRAIN_WATER];
    CTG_LANE(links_add)(&links, inland = CTG_LANE(either)(farm, water));
    seed = CTG_LANE(either)(CTG_LANE(both)(farm, CTG_LANE(either)(scene->edge, scene->by_water)),
                            CTG_LANE(both)(water, CTG_LANE(either)(scene->edge, scene->by_farm)));
  }
  links.right = CTG_LANE(without)(links.right, CTG_LANE(each)(ctg_column_k()));
  do {
    CTG_SETS first = CTG_LANE(either)(CTG_LANE(lowest)(village), CTG_LANE(lowest)(wood));
    CTG_SETS found = CTG_LANE(flood)(CTG_LANE(either)(seed, first), links);
    if (CTG_LANE(any)(village))
      CTG_LANE(town_add)(&town, scene, CTG_LANE(both)(found, village));
    if (CTG_LANE(any)(wood)) {
      CTG_SETS touched = CTG_LANE(both)(mountains, CTG_LANE(beside)(CTG_LANE(both)(found, forest)));
      joined = CTG_LANE(either)(joined, CTG_LANE(where)(touched, CTG_LANE(has)(CTG_LANE(rest)(touched))));
    }
    village = CTG_LANE(without)(village, found);
    wood = CTG_LANE(without)(wood, found);
    inland = CTG_LANE(without)(inland, found);
    seed = CTG_LANE(lowest)(inland);
    clusters -= CTG_LANE(has)(inland);
  } while (CTG_LANE(any)(CTG_LANE(either)(village, CTG_LANE(either)(wood, inland))));
  CTG_PUT(STONESIDE_FOREST, 3 * CTG_LANE(count)(joined));
  CTG_PUT(SHORESIDE_EXPANSE, 3 * clusters);
  CTG_PUT(WILDHOLDS, 8 * town.wildholds);
  CTG_PUT(GREAT_CITY, town.city);
  CTG_PUT(GREENGOLD_PLAINS, 3 * town.greengold);
  CTG_PUT(SHIELDGATE, 2 * town.second);
}

CTG_FUNCTION CTG_WORD CTG_LANE(barony)(const CTG_LANE(scene) * scene) {
  CTG_SETS inner = CTG_LANE(each)(ctg_without(ctg_all(), ctg_column_k())), corners = scene->filled;
  CTG_WORD side = CTG_LANE(same)(0);
  while (CTG_LANE(any)(corners)) {
    side -= CTG_LANE(has)(corners);
    CTG_SETS pairs = CTG_LANE(both)(corners, CTG_LANE(both)(CTG_LANE(right)(corners, 1), inner));
    corners = CTG_LANE(both)(pairs, CTG_LANE(right)(pairs, 11));
  }
  return 3 * side;
}

/* The forest cards. */
CTG_FUNCTION void CTG_LANE(score_forest)(const CTG_LANE(scene) * scene, uint32_t wanted, uint64_t *points) {
  CTG_SETS forest = scene->plane[CARTOG_TERRAIN_FOREST];
  if (CTG_WANTS(SENTINEL_WOOD))
    CTG_PUT(SENTINEL_WOOD, CTG_LANE(count)(CTG_LANE(both)(forest, scene->edge)));
  if (CTG_WANTS(GREENBOUGH))
    CTG_PUT(GREENBOUGH, CTG_LANE(count)(CTG_LANE(rows)(forest)) + CTG_LANE(count)(CTG_LANE(columns)(forest)));
  if (CTG_WANTS(TREETOWER))
    CTG_PUT(TREETOWER, CTG_LANE(count)(CTG_LANE(without)(forest, scene->by_empty)));
}

/* The farm and water cards. */
CTG_FUNCTION void CTG_LANE(score_farm_water)(const CTG_LANE(scene) * scene, uint32_t wanted, uint64_t *points) {
  CTG_SETS farm = scene->plane[CARTOG_TERRAIN_FARM], water = scene->plane[CARTOG_TERRAIN_WATER];
  CTG_SETS ruins = scene->plane[CTG_PLANE_RUINS], near = scene->by_mountain;
  if (CTG_WANTS(CANAL_LAKE))
    CTG_PUT(CANAL_LAKE, CTG_LANE(count)(CTG_LANE(either)(CTG_LANE(both)(water, scene->by_farm),
                                                         CTG_LANE(both)(farm, scene->by_water))));
  if (CTG_WANTS(MAGES_VALLEY))
    CTG_PUT(MAGES_VALLEY,
            2 * CTG_LANE(count)(CTG_LANE(both)(water, near)) + CTG_LANE(count)(CTG_LANE(both)(farm, near)));
  if (CTG_WANTS(GOLDEN_GRANARY))
    CTG_PUT(GOLDEN_GRANARY, CTG_LANE(count)(CTG_LANE(both)(water, CTG_LANE(beside)(ruins))) +
                                3 * CTG_LANE(count)(CTG_LANE(both)(farm, ruins)));
}

/* The cards about filled and empty spaces. */
CTG_FUNCTION void CTG_LANE(score_space)(const CTG_LANE(scene) * scene, uint32_t wanted, uint64_t *points) {
  CTG_SETS empty = scene->plane[CARTOG_TERRAIN_EMPTY], on_map = scene->on_map;
  if (CTG_WANTS(BORDERLANDS)) {
    CTG_SETS rows = CTG_LANE(without)(CTG_LANE(rows)(on_map), CTG_LANE(rows)(empty));
    CTG_SETS columns = CTG_LANE(without)(CTG_LANE(columns)(on_map), CTG_LANE(columns)(empty));
    CTG_PUT(BORDERLANDS, 6 * (CTG_LANE(count)(rows) + CTG_LANE(count)(columns)));
  }
  if (CTG_WANTS(LOST_BARONY))
    CTG_PUT(LOST_BARONY, CTG_LANE(barony)(scene));
  if (CTG_WANTS(BROKEN_ROAD))
    CTG_PUT(BROKEN_ROAD,
            3 * CTG_LANE(count)(CTG_LANE(without)(CTG_LANE(diagonals)(on_map), CTG_LANE(diagonals)(empty))));
  if (CTG_WANTS(CAULDRONS))
    CTG_PUT(CAULDRONS, CTG_LANE(count)(CTG_LANE(without)(empty, scene->by_empty)));
}

/* Points of the cards wanted, bit i being card i from Sentinel Wood on; those of others are any. Valid maps only. */
CTG_LANE_TARGET static void CTG_LANE(score)(const cartog_map *maps, uint32_t wanted,
                                            uint64_t points[CTG_CARDS * CTG_LANES_MAX]) {
  CTG_LANE(scene) scene;
  CTG_LANE(load)(&scene, maps);
  CTG_LANE(look)(&scene, wanted);
  CTG_LANE(score_forest)(&scene, wanted, points);
  CTG_LANE(score_farm_water)(&scene, wanted, points);
  if ((wanted & CTG_CLUSTER_CARDS) != 0)
    CTG_LANE(score_clusters)(&scene, wanted, points);
  CTG_LANE(score_space)(&scene, wanted, points);
}

#undef CTG_WANTS
#undef CTG_PUT
#undef CTG_WORD
#undef CTG_SETS
#undef CTG_FUNCTION

/* Boards in arrays and as maps.
 *
 * A board of 121 codes becomes planes by slicing: bit b of eight codes at a time is gathered by one multiplication, or of
 * sixteen where the machine has an instruction for it, which gives four planes of bits; which terrain a space holds
 * follows from those by logic. */
#include "batch.h"

enum { CTG_LEVELS = 4 };

#if CTG_GNU && defined(__SSE2__)

typedef uint16_t ctg_shorts __attribute__((vector_size(16)));
typedef char ctg_chars __attribute__((vector_size(16)));

/* The lower bits of 121 bytes, as planes. *high gathers the bits above them. */
CTG_INLINE void ctg_slice(const uint8_t *bytes, unsigned levels, ctg_bits *plane, uint64_t *high) {
  uint64_t words[CTG_LEVELS][2] = {{0, 0}};
  ctg_shorts above = {0};
  for (unsigned i = 0; i < 8; i++) {
    ctg_shorts x;
    /* The last sixteen end with the board; seven of them were there before. */
    memcpy(&x, bytes + (i < 7 ? 16 * i : 105), sizeof x);
    above |= x;
    for (unsigned level = 0; level < levels; level++) {
      uint64_t bits = (uint32_t)__builtin_ia32_pmovmskb128((ctg_chars)(x << (7 - (int)level)));
      words[level][i / 4] |= i < 7 ? bits << (16 * (i % 4)) : bits >> 7 << 48;
    }
  }
  for (unsigned level = 0; level < levels; level++)
    plane[level] = ctg_load(words[level]);
  uint64_t both[2];
  memcpy(both, &above, sizeof both);
  *high = (both[0] | both[1]) & (uint64_t)0x0101010101010101 * (0xffu >> levels << levels);
}

#else

static inline uint64_t ctg_eight(const uint8_t *bytes) {
  uint64_t x = 0;
  for (unsigned i = 0; i < 8; i++)
    x |= (uint64_t)bytes[i] << (8 * i);
  return x;
}

/* Bit number level of each of eight bytes. */
static inline uint64_t ctg_gather(uint64_t x, unsigned level) {
  return ((x >> level & 0x0101010101010101) * 0x0102040810204080) >> 56;
}

/* The lower bits of 121 bytes, as planes. *high gathers the bits above them. */
CTG_INLINE void ctg_slice(const uint8_t *bytes, unsigned levels, ctg_bits *plane, uint64_t *high) {
  uint64_t words[CTG_LEVELS][2] = {{0, 0}};
  uint64_t above = 0;
  for (unsigned i = 0; i < 15; i++) {
    uint64_t x = ctg_eight(bytes + 8 * i);
    for (unsigned level = 0; level < levels; level++)
      words[level][i / 8] |= ctg_gather(x, level) << (8 * (i % 8));
    above |= x >> levels & (uint64_t)0x0101010101010101 * (0xffu >> levels);
  }
  for (unsigned level = 0; level < levels; level++) {
    words[level][1] |= (uint64_t)(bytes[120] >> level & 1) << 56;
    plane[level] = ctg_load(words[level]);
  }
  *high = above | bytes[120] >> levels;
}

#endif

#if CTG_LEVEL_MOST == CARTOG_LEVEL_EIGHT

#define CTG_WIDE __attribute__((target("avx2")))

typedef uint16_t ctg_wide_shorts __attribute__((vector_size(32)));
typedef char ctg_wide_chars __attribute__((vector_size(32)));

/* The same with AVX2. */
CTG_WIDE CTG_INLINE void ctg_slice_wide(const uint8_t *bytes, unsigned levels, ctg_bits *plane, uint64_t *high) {
  uint64_t words[CTG_LEVELS][2] = {{0, 0}}, parts[4];
  ctg_wide_shorts above = {0};
  for (unsigned i = 0; i < 4; i++) {
    ctg_wide_shorts x;
    memcpy(&x, bytes + (i < 3 ? 32 * i : 89), sizeof x);
    above |= x;
    for (unsigned level = 0; level < levels; level++) {
      uint64_t bits = (uint32_t)__builtin_ia32_pmovmskb256((ctg_wide_chars)(x << (7 - (int)level)));
      words[level][i / 2] |= i < 3 ? bits << (32 * (i % 2)) : bits >> 7 << 32;
    }
  }
  for (unsigned level = 0; level < levels; level++)
    plane[level] = ctg_load(words[level]);
  memcpy(parts, &above, sizeof parts);
  *high = (parts[0] | parts[1] | parts[2] | parts[3]) & (uint64_t)0x0101010101010101 * (0xffu >> levels << levels);
}

#endif

/* Reads marks. Returns 0 if some byte is neither 0 nor 1. */
static inline int ctg_read_marks(const uint8_t *bytes, ctg_bits *marks) {
  uint64_t high;
  ctg_slice(bytes, 1, marks, &high);
  return high == 0;
}

int32_t ctg_boards_init(ctg_boards *rows, const uint8_t *terrain, const uint8_t *ruins, uint32_t marks,
                        uint64_t count) {
  if (terrain == NULL && count > 0)
    return CARTOG_ERROR_NULL;
  if (marks > 1)
    return CARTOG_ERROR_RANGE;
  rows->terrain = terrain;
  rows->ruins = ruins;
  rows->marks = marks;
  rows->shared = ctg_none();
  rows->shared_fault = ruins != NULL && marks == 0 && !ctg_read_marks(ruins, &rows->shared);
  memset(&rows->map, 0, sizeof rows->map);
  rows->map.w[0] = CARTOG_MAP_LAYOUT;
  return CARTOG_OK;
}

/* Writes the planes of a board, from the bits of its codes, if it is one; nothing else of the map. */
CTG_INLINE int32_t ctg_boards_planes(const ctg_bits b[CTG_LEVELS], ctg_bits marks, int wrong, cartog_map *map,
                                     int fresh) {
  ctg_bits low = ctg_without(ctg_all(), b[3]), four = ctg_and(low, b[2]), none = ctg_without(low, b[2]);
  ctg_bits mountain = ctg_without(ctg_and(four, b[1]), b[0]), wasteland = ctg_and(ctg_and(four, b[1]), b[0]);
  ctg_bits hole = ctg_without(ctg_and(b[3], b[1]), ctg_or(b[2], b[0]));
  wrong |= ctg_any(ctg_without(b[3], hole));
  wrong |= ctg_any(ctg_and(marks, ctg_or(hole, ctg_or(mountain, wasteland))));
  if (wrong)
    return CARTOG_ERROR_MAP;
  if (fresh) { /* GCOVR_EXCL_BR_LINE: inlined, and a constant in each place */
    /* Word by word, which compilers do in registers: a memset of all would write much of it twice. */
    map->w[0] = CARTOG_MAP_LAYOUT;
    map->w[1] = 0;
    ctg_set_plane(map, CARTOG_TERRAIN_HERO, ctg_none());
    ctg_set_plane(map, CARTOG_TERRAIN_DESTROYED, ctg_none());
    for (unsigned plane = CTG_PLANES_USED; plane < CTG_PLANES; plane++) /* GCOVR_EXCL_BR_LINE: inlined */
      ctg_set_plane(map, plane, ctg_none());
  }
  ctg_set_plane(map, CARTOG_TERRAIN_FOREST, ctg_without(ctg_and(none, b[0]), b[1]));
  ctg_set_plane(map, CARTOG_TERRAIN_VILLAGE, ctg_without(ctg_and(none, b[1]), b[0]));
  ctg_set_plane(map, CARTOG_TERRAIN_FARM, ctg_and(ctg_and(none, b[1]), b[0]));
  ctg_set_plane(map, CARTOG_TERRAIN_WATER, ctg_without(four, ctg_or(b[1], b[0])));
  ctg_set_plane(map, CARTOG_TERRAIN_MONSTER, ctg_without(ctg_and(four, b[0]), b[1]));
  ctg_set_plane(map, CARTOG_TERRAIN_MOUNTAIN, mountain);
  ctg_set_plane(map, CARTOG_TERRAIN_WASTELAND, wasteland);
  ctg_set_plane(map, CARTOG_TERRAIN_VOID, hole);
  ctg_set_plane(map, CTG_PLANE_RUINS, marks);
  return CARTOG_OK;
}

static inline int ctg_has_own_marks(const ctg_boards *rows) {
  return rows->ruins != NULL && rows->marks == 1;
}

CTG_INLINE int32_t ctg_boards_convert(const ctg_boards *rows, uint64_t i, cartog_map *map, int fresh) {
  ctg_bits b[CTG_LEVELS], marks = rows->shared;
  uint64_t high, others = 0;
  ctg_slice(rows->terrain + CARTOG_SPACES * i, CTG_LEVELS, b, &high);
  if (ctg_has_own_marks(rows))
    ctg_slice(rows->ruins + CARTOG_SPACES * i, 1, &marks, &others);
  return ctg_boards_planes(b, marks, (high | others) != 0 || rows->shared_fault, map, fresh);
}

int32_t ctg_boards_fill(const ctg_boards *rows, uint64_t i, cartog_map *map) {
  return ctg_boards_convert(rows, i, map, 0);
}

#if CTG_LEVEL_MOST == CARTOG_LEVEL_EIGHT
/* GCOVR_EXCL_START: the machine of the tests may lack the level */
CTG_WIDE int32_t ctg_boards_fill_wide(const ctg_boards *rows, uint64_t i, cartog_map *map) {
  ctg_bits b[CTG_LEVELS], marks = rows->shared;
  uint64_t high, others = 0;
  ctg_slice_wide(rows->terrain + CARTOG_SPACES * i, CTG_LEVELS, b, &high);
  if (ctg_has_own_marks(rows))
    ctg_slice_wide(rows->ruins + CARTOG_SPACES * i, 1, &marks, &others);
  return ctg_boards_planes(b, marks, (high | others) != 0 || rows->shared_fault, map, 0);
}
/* GCOVR_EXCL_STOP */
#endif

int32_t ctg_boards_read(ctg_boards *rows, uint64_t i) {
  return ctg_boards_fill(rows, i, &rows->map);
}

int64_t cartog_batch_maps(const uint8_t *terrain, const uint8_t *ruins, uint32_t marks, uint64_t count,
                          cartog_map *maps, int32_t *statuses) {
  ctg_boards rows;
  int64_t out = 0;
  int32_t status = maps == NULL && count > 0 ? CARTOG_ERROR_NULL : ctg_boards_init(&rows, terrain, ruins, marks, count);
  if (status != CARTOG_OK)
    return status;
  for (uint64_t i = 0; i < count; i++) {
    status = ctg_boards_convert(&rows, i, &maps[i], 1);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

int64_t cartog_batch_arrays(const cartog_map *maps, uint64_t count, uint8_t *terrain, uint8_t *ruins,
                            int32_t *statuses) {
  int64_t out = 0;
  if (maps == NULL && count > 0)
    return CARTOG_ERROR_NULL;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t at = CARTOG_SPACES * i;
    int32_t status =
        cartog_map_to_arrays(&maps[i], terrain != NULL ? terrain + at : NULL, ruins != NULL ? ruins + at : NULL);
    out += ctg_boards_note(statuses, i, status);
  }
  return out;
}

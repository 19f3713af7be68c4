/* Scoring several boards at once in vector registers, where compiler and machine can. */
#include "lanes.h"

#include "../edicts/edicts.h"

#define CTG_HAS_LANES (CTG_LEVEL_SURE == CARTOG_LEVEL_TWO)

#define CTG_HAS_WIDE_LANES (CTG_LEVEL_MOST == CARTOG_LEVEL_EIGHT)

#if CTG_HAS_WIDE_LANES
#include <cpuid.h>
#endif

#if CTG_HAS_LANES

#define CTG_LANES 2
#define CTG_LANE(name) ctg_two_##name
#define CTG_LANE_TARGET
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET

#endif

#if CTG_HAS_WIDE_LANES

#define CTG_LANES 4
#define CTG_LANE(name) ctg_four_##name
#define CTG_LANE_TARGET __attribute__((target("avx2")))
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET

#define CTG_LANES 8
#define CTG_LANE(name) ctg_eight_##name
#define CTG_LANE_TARGET __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl")))
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET

/* Which registers the operating system keeps: bits of XCR0. */
static uint32_t ctg_kept_registers(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

/* GCOVR_EXCL_START: what the machine of the tests has not, no test can see */
uint32_t cartog_batch_level(void) {
  unsigned a, b, c, d;
  const uint32_t ymm = 0x06, zmm = 0xe6, osxsave = 1u << 27;
  const uint32_t avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31; /* f, dq, bw, vl */
  if (!__get_cpuid(1, &a, &b, &c, &d) || (c & osxsave) == 0)
    return CARTOG_LEVEL_TWO;
  uint32_t kept = ctg_kept_registers();
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (kept & ymm) != ymm || (b & bit_AVX2) == 0)
    return CARTOG_LEVEL_TWO;
  return (kept & zmm) == zmm && (b & avx512) == avx512 ? CARTOG_LEVEL_EIGHT : CARTOG_LEVEL_FOUR;
}
/* GCOVR_EXCL_STOP */

#elif CTG_HAS_LANES

uint32_t cartog_batch_level(void) {
  return CARTOG_LEVEL_TWO;
}

#else

uint32_t cartog_batch_level(void) {
  return CARTOG_LEVEL_ONE;
}

#endif

uint32_t ctg_lanes_of(uint32_t level) {
  return 1u << level;
}

void ctg_lanes_score(uint32_t level, const cartog_map *maps, uint32_t wanted,
                     uint64_t points[CTG_LANE_CARDS * CTG_LANES_MAX]) {
#if CTG_HAS_WIDE_LANES
  if (level == CARTOG_LEVEL_EIGHT) {
    ctg_eight_score(maps, wanted, points);
    return;
  }
  if (level == CARTOG_LEVEL_FOUR) {
    ctg_four_score(maps, wanted, points);
    return;
  }
#endif
#if CTG_HAS_LANES
  if (level == CARTOG_LEVEL_TWO) {
    ctg_two_score(maps, wanted, points);
    return;
  }
#endif
  ctg_scene scene;
  ctg_scene_init(&scene, maps);
  (void)level;
  if ((wanted & CTG_CLUSTER_CARDS) != 0)
    ctg_scene_look(&scene, wanted & CTG_CLUSTER_CARDS);
  for (uint32_t k = 0; k < CTG_LANE_CARDS; k++)
    if ((wanted >> k & 1) != 0)
      points[k] = (uint64_t)ctg_score_card(&scene, CARTOG_CARD_SENTINEL_WOOD + k);
}

/* Scoring several boards at once in vector registers, where compiler and machine can. */
#include "lanes.h"

#define CTG_HAS_LANES (CTG_LEVEL_SURE == CARTOG_LEVEL_TWO)

#define CTG_HAS_WIDE_LANES (CTG_LEVEL_MOST == CARTOG_LEVEL_EIGHT)

#if CTG_HAS_WIDE_LANES
#include <cpuid.h>
#include <immintrin.h>
#endif

#if CTG_HAS_LANES

#define CTG_LANES 2
#define CTG_LANE(name) ctg_two_##name
#define CTG_LANE_TARGET
#if CTG_HAS_WIDE_LANES
#define CTG_LANE_ANY(word) (_mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)(word), _mm_setzero_si128())) != 0xffff)
#define CTG_LANE_SUM(word) _mm_sad_epu8((__m128i)(word), _mm_setzero_si128())
#else
typedef uint64_t ctg_two_numbers __attribute__((vector_size(16)));
CTG_INLINE int ctg_two_any_word(ctg_two_numbers word) {
  return (word[0] | word[1]) != 0;
}
CTG_INLINE ctg_two_numbers ctg_two_sum(ctg_two_numbers word) {
  word += word >> 8;
  word += word >> 16;
  word += word >> 32;
  return word & 0xff;
}
#define CTG_LANE_ANY(word) ctg_two_any_word(word)
#define CTG_LANE_SUM(word) ctg_two_sum(word)
#endif
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET
#undef CTG_LANE_ANY
#undef CTG_LANE_SUM

#endif

#if CTG_HAS_WIDE_LANES

/* GCOVR_EXCL_START: what the machine of the tests has not, no test can see */

/* Four bits are looked up at once. */
#define CTG_LANES 4
#define CTG_LANE(name) ctg_four_##name
#define CTG_LANE_TARGET __attribute__((target("avx2")))
CTG_LANE_TARGET CTG_INLINE __m256i ctg_four_bits_of_bytes(__m256i word) {
  const __m256i low = _mm256_set1_epi8(15);
  const __m256i bits = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
  __m256i upper = _mm256_and_si256(_mm256_srli_epi64(word, 4), low);
  return _mm256_add_epi8(_mm256_shuffle_epi8(bits, _mm256_and_si256(word, low)), _mm256_shuffle_epi8(bits, upper));
}
#define CTG_LANE_ANY(word) (!_mm256_testz_si256((__m256i)(word), (__m256i)(word)))
#define CTG_LANE_SUM(word) _mm256_sad_epu8((__m256i)(word), _mm256_setzero_si256())
#define CTG_LANE_BITS(word) ((ctg_four_word)ctg_four_bits_of_bytes((__m256i)(word)))
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET
#undef CTG_LANE_ANY
#undef CTG_LANE_SUM
#undef CTG_LANE_BITS

#define CTG_LANES 8
#define CTG_LANE(name) ctg_eight_##name
#define CTG_LANE_TARGET __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl")))
CTG_LANE_TARGET CTG_INLINE __m512i ctg_eight_bits_of_bytes(__m512i word) {
  const __m512i low = _mm512_set1_epi8(15);
  const __m512i bits = _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
  __m512i upper = _mm512_and_si512(_mm512_srli_epi64(word, 4), low);
  return _mm512_add_epi8(_mm512_shuffle_epi8(bits, _mm512_and_si512(word, low)), _mm512_shuffle_epi8(bits, upper));
}
#define CTG_LANE_ANY(word) (_mm512_test_epi64_mask((__m512i)(word), (__m512i)(word)) != 0)
#define CTG_LANE_SUM(word) _mm512_sad_epu8((__m512i)(word), _mm512_setzero_si512())
#define CTG_LANE_BITS(word) ((ctg_eight_word)ctg_eight_bits_of_bytes((__m512i)(word)))
#include "lanes_body.h"
#undef CTG_LANES
#undef CTG_LANE
#undef CTG_LANE_TARGET
#undef CTG_LANE_ANY
#undef CTG_LANE_SUM
#undef CTG_LANE_BITS

/* Which registers the operating system keeps: bits of XCR0. */
static uint32_t ctg_kept_registers(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

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
                     uint64_t points[CTG_CARDS * CTG_LANES_MAX]) {
#if CTG_HAS_WIDE_LANES
  /* GCOVR_EXCL_START: the machine of the tests may lack them */
  if (level == CARTOG_LEVEL_EIGHT) {
    ctg_eight_score(maps, wanted, points);
    return;
  }
  if (level == CARTOG_LEVEL_FOUR) {
    ctg_four_score(maps, wanted, points);
    return;
  }
  /* GCOVR_EXCL_STOP */
#endif
#if CTG_HAS_LANES
  if (level == CARTOG_LEVEL_TWO) {
    ctg_two_score(maps, wanted, points);
    return;
  }
#endif
  ctg_scene scene;
  int32_t each[CTG_CARDS];
  ctg_scene_init(&scene, maps);
  (void)level;
  memset(each, 0, sizeof each);
  ctg_score_set(&scene, wanted, each);
  for (uint32_t k = 0; k < CTG_CARDS; k++)
    points[k] = (uint64_t)each[k];
}

/* Sets of spaces as one number of 128 bits, in two words.
 *
 * A compiler's own 128-bit type is not used: gcc and clang move it through vector registers and pay for it, up to a
 * tenth of a score. CTG_PORTABLE leaves out all that compilers and machines offer beyond C11; both forms are tested. */
#ifndef CTG_BITS_H
#define CTG_BITS_H

#include <stdint.h>

#include "cartog/board.h"

#if defined(__GNUC__) && !defined(CTG_PORTABLE)
#define CTG_GNU 1
/* Whether sixteen bytes fit a register of every machine that this is compiled for. */
#if defined(__SSE2__) || defined(__aarch64__)
#define CTG_VECTORS 1
#else
#define CTG_VECTORS 0
#endif
/* For functions that are fast only where their arguments are known. */
#define CTG_INLINE static inline __attribute__((always_inline))
#else
#define CTG_GNU 0
#define CTG_VECTORS 0
#define CTG_INLINE static inline
#endif

typedef struct {
  uint64_t lo, hi;
} ctg_bits;

/* A constant expression, for tables. */
#define CTG_BITS(high, low)                                                                                            \
  { (uint64_t)(low), (uint64_t)(high) }

static inline ctg_bits ctg_make(uint64_t high, uint64_t low) {
  ctg_bits r;
  r.lo = low;
  r.hi = high;
  return r;
}
static inline uint64_t ctg_low(ctg_bits a) {
  return a.lo;
}
static inline uint64_t ctg_high(ctg_bits a) {
  return a.hi;
}
static inline ctg_bits ctg_and(ctg_bits a, ctg_bits b) {
  return ctg_make(a.hi & b.hi, a.lo & b.lo);
}
static inline ctg_bits ctg_or(ctg_bits a, ctg_bits b) {
  return ctg_make(a.hi | b.hi, a.lo | b.lo);
}
static inline ctg_bits ctg_xor(ctg_bits a, ctg_bits b) {
  return ctg_make(a.hi ^ b.hi, a.lo ^ b.lo);
}
static inline ctg_bits ctg_without(ctg_bits a, ctg_bits b) {
  return ctg_make(a.hi & ~b.hi, a.lo & ~b.lo);
}
static inline ctg_bits ctg_add(ctg_bits a, ctg_bits b) {
  uint64_t lo = a.lo + b.lo;
  return ctg_make(a.hi + b.hi + (lo < a.lo), lo);
}

/* Shifts by 0 to 127, without a branch where n is not known. */
static inline ctg_bits ctg_left(ctg_bits a, unsigned n) {
  unsigned m = n & 63;
  uint64_t lo = a.lo << m, hi = a.hi << m | a.lo >> 1 >> (63 - m);
  return n < 64 ? ctg_make(hi, lo) : ctg_make(lo, 0);
}
static inline ctg_bits ctg_right(ctg_bits a, unsigned n) {
  unsigned m = n & 63;
  uint64_t hi = a.hi >> m, lo = a.lo >> m | a.hi << 1 << (63 - m);
  return n < 64 ? ctg_make(hi, lo) : ctg_make(0, hi);
}

static inline ctg_bits ctg_none(void) {
  return ctg_make(0, 0);
}
static inline int ctg_any(ctg_bits a) {
  return (ctg_low(a) | ctg_high(a)) != 0;
}
static inline int ctg_same(ctg_bits a, ctg_bits b) {
  return !ctg_any(ctg_xor(a, b));
}

/* The 121 spaces; column a and column k. */
static inline ctg_bits ctg_all(void) {
  return ctg_make(0x01ffffffffffffff, 0xffffffffffffffff);
}
static inline ctg_bits ctg_column_a(void) {
  return ctg_make(0x0000400801002004, 0x0080100200400801);
}
static inline ctg_bits ctg_column_k(void) {
  return ctg_make(0x0100200400801002, 0x0040080100200400);
}
/* Every space of the outer ring. */
static inline ctg_bits ctg_border(void) {
  return ctg_make(0x01ffe00c01803006, 0x00c0180300600fff);
}

static inline ctg_bits ctg_space(unsigned space) {
  uint64_t bit = (uint64_t)1 << (space & 63);
  return space < 64 ? ctg_make(0, bit) : ctg_make(bit, 0);
}

static inline ctg_bits ctg_load(const uint64_t *w) {
  return ctg_make(w[1], w[0]);
}
static inline void ctg_store(uint64_t *w, ctg_bits a) {
  w[0] = ctg_low(a);
  w[1] = ctg_high(a);
}
static inline ctg_bits ctg_from_spaces(const cartog_spaces *s) {
  return ctg_load(s->w);
}
static inline cartog_spaces ctg_to_spaces(ctg_bits a) {
  cartog_spaces s;
  ctg_store(s.w, a);
  return s;
}

/* Whether a set from outside has bits that are no space. */
static inline int ctg_has_excess(ctg_bits a) {
  return (ctg_high(a) >> 57) != 0;
}

/* Whether the machine counts bits by itself. */
#if CTG_GNU && (defined(__POPCNT__) || defined(__aarch64__))
#define CTG_COUNTS 1
#else
#define CTG_COUNTS 0
#endif

/* Number of bits. Without a machine instruction both words are summed together, in bytes. */
static inline unsigned ctg_count(ctg_bits a) {
#if CTG_COUNTS
  return (unsigned)(__builtin_popcountll(ctg_low(a)) + __builtin_popcountll(ctg_high(a)));
#else
  const uint64_t m1 = 0x5555555555555555, m2 = 0x3333333333333333, m4 = 0x0f0f0f0f0f0f0f0f;
  uint64_t x = ctg_low(a), y = ctg_high(a);
  x -= (x >> 1) & m1;
  y -= (y >> 1) & m1;
  x = (x & m2) + ((x >> 2) & m2);
  y = (y & m2) + ((y >> 2) & m2);
  x += y;
  x = (x & m4) + ((x >> 4) & m4);
  return (unsigned)((x * 0x0101010101010101) >> 56);
#endif
}

static inline unsigned ctg_count_word(uint64_t x) {
  return ctg_count(ctg_make(0, x));
}

/* Number of bits of many sets. */
static inline unsigned ctg_count_all(const ctg_bits *sets, unsigned n) {
  unsigned total = 0;
  for (unsigned i = 0; i < n; i++)
    total += ctg_count(sets[i]);
  return total;
}

/* Number of the lowest bit of a word that is not 0. */
static inline unsigned ctg_lowest(uint64_t x) {
#if CTG_GNU
  return (unsigned)__builtin_ctzll(x);
#else
  unsigned n = 0;
  for (unsigned step = 32; step > 0; step /= 2)
    if ((x & (((uint64_t)1 << step) - 1)) == 0) {
      x >>= step;
      n += step;
    }
  return n;
#endif
}

/* Number of the lowest space of a set that is not empty. */
static inline unsigned ctg_first(ctg_bits a) {
  return ctg_low(a) != 0 ? ctg_lowest(ctg_low(a)) : 64 + ctg_lowest(ctg_high(a));
}

/* Number of the highest space of a set that is not empty. */
static inline unsigned ctg_last(ctg_bits a) {
  unsigned n = ctg_high(a) != 0 ? 64 : 0;
  uint64_t x = n != 0 ? ctg_high(a) : ctg_low(a);
  for (unsigned step = 32; step > 0; step /= 2)
    if (x >> step != 0) {
      x >>= step;
      n += step;
    }
  return n;
}

/* The set without its lowest space. */
static inline ctg_bits ctg_rest(ctg_bits a) {
  uint64_t lo = ctg_low(a), hi = ctg_high(a);
  return lo != 0 ? ctg_make(hi, lo & (lo - 1)) : ctg_make(hi & (hi - 1), 0);
}

static inline int ctg_has(ctg_bits a, unsigned space) {
  return (int)(((space < 64 ? ctg_low(a) >> space : ctg_high(a) >> (space - 64))) & 1);
}

/* The spaces above, below, left and right of those in the set; nothing wraps round an edge. */
static inline ctg_bits ctg_up(ctg_bits a) {
  return ctg_right(a, 11);
}
static inline ctg_bits ctg_down(ctg_bits a) {
  return ctg_and(ctg_left(a, 11), ctg_all());
}
static inline ctg_bits ctg_west(ctg_bits a) {
  return ctg_right(ctg_without(a, ctg_column_a()), 1);
}
static inline ctg_bits ctg_east(ctg_bits a) {
  return ctg_left(ctg_without(a, ctg_column_k()), 1);
}

/* All spaces beside those in the set. */
static inline ctg_bits ctg_beside(ctg_bits a) {
  ctg_bits vertical = ctg_or(ctg_left(a, 11), ctg_right(a, 11));
  ctg_bits horizontal = ctg_or(ctg_west(a), ctg_east(a));
  return ctg_and(ctg_or(vertical, horizontal), ctg_all());
}

#endif

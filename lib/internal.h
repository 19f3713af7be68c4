/* Helpers that every folder uses: growing structs, and the few text loops that a
 * library without a C library needs. */
#ifndef CTG_INTERNAL_H
#define CTG_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

/* A compiler for targets without a C library has no string.h either. */
#if __STDC_HOSTED__
#include <string.h>
#else
void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memset(void *to, int value, size_t count);
int memcmp(const void *a, const void *b, size_t count);
#endif

#include "cartog/status.h"

/* Stands before functions that files share; the unity file makes them local to itself. */
#ifndef CTG_LOCAL
#define CTG_LOCAL
#endif

/* Above this a size member is taken for garbage rather than for a newer struct. */
#define CTG_STRUCT_MAX 4096u

/* Whether a caller's struct can be served: at least as large as in the first release, and
 * zero beyond what this library knows. */
static inline int32_t ctg_struct_check(const void *object, uint32_t size, uint32_t first, uint32_t known) {
  if (size < first || size > CTG_STRUCT_MAX)
    return CARTOG_ERROR_SIZE;
  const unsigned char *bytes = (const unsigned char *)object;
  for (uint32_t i = known; i < size; i++)
    if (bytes[i] != 0)
      return CARTOG_ERROR_SIZE;
  return CARTOG_OK;
}

/* Checks a struct of the first release's layout through its own size member. */
#define CTG_CHECK(object)                                                                                              \
  ctg_struct_check((object), (object)->size, (uint32_t)sizeof *(object), (uint32_t)sizeof *(object))

/* Whether a text of that length is the NUL-terminated word. */
static inline int ctg_is_word(const char *text, uint64_t length, const char *word) {
  for (uint64_t i = 0; i < length; i++)
    if (word[i] == 0 || word[i] != text[i])
      return 0;
  return word[length] == 0;
}

#endif

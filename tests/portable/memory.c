/* The three functions that the library takes from outside, for targets without a C library. Without volatile the
 * compiler would make calls of themselves out of the loops. */
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t count);
void *memset(void *to, int value, size_t count);
int memcmp(const void *a, const void *b, size_t count);

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++)
    ((volatile unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

void *memset(void *to, int value, size_t count) {
  for (size_t i = 0; i < count; i++)
    ((volatile unsigned char *)to)[i] = (unsigned char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
  for (size_t i = 0; i < count; i++)
    if (x[i] != y[i])
      return x[i] < y[i] ? -1 : 1;
  return 0;
}

/* What the harnesses share. Each defines the one function that libFuzzer, AFL++ and main.c call. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cartog/cartog.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Stops the fuzzer where something that must hold does not. */
#define MUST(condition)                                                                                                \
  do {                                                                                                                 \
    if (!(condition))                                                                                                  \
      abort();                                                                                                         \
  } while (0)

/* Draws a picture, where there is one, into storage of exactly the size that it needs. The last arguments of the
 * printer are left out. */
#define DRAW(printer, ...)                                                                                             \
  do {                                                                                                                 \
    int64_t needed = printer(__VA_ARGS__, NULL, 0);                                                                    \
    char *picture = needed < 0 ? NULL : (char *)malloc((size_t)needed + 1);                                            \
    if (needed >= 0)                                                                                                   \
      MUST(picture != NULL && printer(__VA_ARGS__, picture, (uint64_t)needed + 1) == needed &&                         \
           strlen(picture) == (size_t)needed);                                                                         \
    free(picture);                                                                                                     \
  } while (0)

/* The input, taken bit by bit; zeros behind its end. */
typedef struct {
  const uint8_t *data;
  size_t size;
} feed;

static inline uint32_t take(feed *f, uint32_t bytes) {
  uint32_t value = 0;
  for (uint32_t i = 0; i < bytes; i++) {
    value |= f->size > 0 ? (uint32_t)*f->data << (8 * i) : 0;
    if (f->size > 0) {
      f->data++;
      f->size--;
    }
  }
  return value;
}

/* Any map that is valid: a byte a space. */
static inline cartog_map take_map(feed *f) {
  static const uint8_t codes[16] = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 10};
  uint8_t terrain[CARTOG_SPACES], ruins[CARTOG_SPACES];
  cartog_map map;
  for (unsigned s = 0; s < CARTOG_SPACES; s++) {
    uint32_t byte = take(f, 1);
    terrain[s] = codes[byte % 16];
    ruins[s] = byte >= 208 && terrain[s] <= CARTOG_TERRAIN_MONSTER;
  }
  MUST(cartog_map_from_arrays(&map, terrain, ruins, NULL) == CARTOG_OK);
  return map;
}

/* A task with a printed card, or with an own one that is valid. */
static inline cartog_task take_task(feed *f) {
  cartog_task task;
  cartog_card card;
  uint32_t id = 101 + take(f, 1) % 24, flags = take(f, 1) % 8;
  if (cartog_task_init(&task, id, flags) == CARTOG_OK)
    return task;
  memset(&card, 0, sizeof card);
  card.id = CARTOG_CARD_OWN;
  card.kind = id % 2 == 0 ? CARTOG_KIND_EXPLORE : CARTOG_KIND_AMBUSH;
  memcpy(card.key, "own", 3);
  card.shape_count = card.kind == CARTOG_KIND_EXPLORE ? 1 + take(f, 1) % 8 : 1;
  for (uint32_t i = 0; i < card.shape_count; i++) {
    for (uint32_t n = 1 + take(f, 1) % 7; n > 0; n--)
      cartog_spaces_add(&card.shapes[i].spaces, take(f, 1) % CARTOG_SPACES);
    card.shapes[i].coin = card.kind == CARTOG_KIND_EXPLORE ? take(f, 1) % 2 : 0;
  }
  card.terrains = 1u << CARTOG_TERRAIN_MONSTER;
  if (card.kind == CARTOG_KIND_EXPLORE) {
    card.terrains = 2u << take(f, 1) % 6 | (take(f, 1) & 126u);
  } else {
    card.arrow = 1 + take(f, 1) % 2;
    card.corner = 1 + take(f, 1) % 4;
    card.walk = 1 + take(f, 1) % 2;
  }
  MUST(cartog_task_init_card(&task, &card, flags) == CARTOG_OK);
  return task;
}

#endif

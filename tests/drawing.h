/* What the tests about drawing share. */
#ifndef DRAWING_H
#define DRAWING_H

#include "test.h"

#define BLANK_A "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
#define RUINS CARTOG_TASK_RUINS
#define SOLO CARTOG_TASK_SOLO
#define OWN_TYPES CARTOG_TASK_FALLBACK_CARD

/* Side A with every space village but those named here, which are empty. */
cartog_map nearly_full(const char *empty);

/* Checks a placement: "legal", or a slug and, behind a blank, the spaces that are blamed. */
void expect_task(const cartog_map *map, const cartog_task *task, const char *text, const char *expected);
void expect_on(const cartog_map *map, uint32_t card, uint32_t flags, const char *text, const char *expected);
void expect(const char *cpn, uint32_t card, uint32_t flags, const char *text, const char *expected);

int64_t count_on(const cartog_map *map, uint32_t card, uint32_t flags);

/* Expects the only choice there is, as text. */
void expect_only(const cartog_map *map, const cartog_task *task, const char *expected);

/* Draws what must be legal. */
cartog_outcome draw(cartog_map *map, const cartog_task *task, const char *text, uint32_t coins);

cartog_card own_ambush(const char *drawing, uint32_t corner, uint32_t walk);

#endif

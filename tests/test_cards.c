/* cartog/cards.h */
#include "test.h"

static void test_the_deck(void **state) {
  (void)state;
  static const int64_t counts[] = {41, 11, 2, 4, 16, 4, 4};
  uint32_t ids[41];
  for (uint32_t kind = 0; kind <= CARTOG_KIND_EDICT; kind++)
    assert_int_equal(cartog_card_list(kind, ids, 41), counts[kind]);
  assert_int_equal(cartog_card_list(CARTOG_KIND_EDICT + 1, NULL, 0), CARTOG_ERROR_RANGE);
  assert_int_equal(cartog_card_list(0, ids, 41), 41);
  uint32_t time = 0, coins = 0;
  for (uint32_t i = 0; i < 41; i++) {
    cartog_card card;
    assert_int_equal(ids[i], 101 + i);
    assert_int_equal(cartog_card_get(ids[i], &card), CARTOG_OK);
    assert_int_equal(cartog_card_validate(&card), CARTOG_OK);
    assert_string_equal(card.key, cartog_card_key(card.id));
    if (card.kind != CARTOG_KIND_EXPLORE)
      continue;
    time += card.time;
    for (uint32_t s = 0; s < card.shape_count; s++) {
      coins += card.shapes[s].coin;
      /* Only the smaller shape of a time-1 card earns a coin. */
      assert_int_equal(card.shapes[s].coin, card.time == 1 && s == 0);
    }
  }
  assert_int_equal(time, 16);
  assert_int_equal(coins, 4);
}

/* The numbers that the printed cards show beside their shapes. */
static void test_printed_numbers(void **state) {
  (void)state;
  static const uint32_t solo[16] = {25, 22, 17, 18, 24, 22, 20, 27, 16, 16, 21, 20, 24, 24, 24, 20};
  static const uint32_t sums[4] = {8, 8, 7, 6};
  for (uint32_t i = 0; i < 16; i++) {
    cartog_card card;
    assert_int_equal(cartog_card_get(126 + i, &card), CARTOG_OK);
    assert_int_equal(card.solo, solo[i]);
    assert_int_equal(card.category, 1 + i / 4);
  }
  for (uint32_t i = 0; i < 4; i++) {
    cartog_card card;
    assert_int_equal(cartog_card_get(CARTOG_CARD_SPRING + i, &card), CARTOG_OK);
    assert_int_equal(card.time, sums[i]);
    assert_int_equal(card.edict_first, i);
    assert_int_equal(card.edict_second, (i + 1) % 4);
  }
  static const uint32_t arrows[4] = {CARTOG_ARROW_RIGHT, CARTOG_ARROW_LEFT, CARTOG_ARROW_LEFT, CARTOG_ARROW_RIGHT};
  for (uint32_t i = 0; i < 4; i++) {
    cartog_card card;
    assert_int_equal(cartog_card_get(101 + i, &card), CARTOG_OK);
    assert_int_equal(card.arrow, arrows[i]);
  }
}

static int32_t find(const char *text, uint32_t *id) {
  return cartog_card_find(text, strlen(text), id);
}

static void test_look_up(void **state) {
  (void)state;
  uint32_t id = 0;
  for (uint32_t i = 101; i <= 141; i++) {
    assert_int_equal(find(cartog_card_key(i), &id), CARTOG_OK);
    assert_int_equal(id, i);
    for (uint32_t language = 0; language < 2; language++) {
      id = 0;
      assert_int_equal(find(cartog_card_name(i, language), &id), CARTOG_OK);
      assert_string_equal(cartog_card_name(id, language), cartog_card_name(i, language));
    }
  }
  assert_int_equal(find("the golden granary", &id), CARTOG_OK);
  assert_int_equal(id, CARTOG_CARD_GOLDEN_GRANARY);
  assert_int_equal(find("GROßER STROM", &id), CARTOG_OK);
  assert_int_equal(id, CARTOG_CARD_GREAT_RIVER);
  id = 5;
  /* No article is dropped, keys match exactly, and a part of a name is no name. */
  static const char *const wrong[] = {"Golden Granary", "Orchar", "ORCHARD_", "great_Rivers", "Great_River", ""};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
    assert_int_equal(find(wrong[i], &id), CARTOG_ERROR_CARD_UNKNOWN);
  assert_int_equal(cartog_card_by_key("Orchard", 7, &id), CARTOG_ERROR_CARD_UNKNOWN);
  assert_int_equal(id, 5);
  assert_string_equal(cartog_card_key(142), "");
  assert_string_equal(cartog_card_name(100, 0), "");
  assert_string_equal(cartog_card_name(101, 2), "");
}

static void test_nearest(void **state) {
  (void)state;
  uint32_t id = 0;
  assert_int_equal(cartog_card_nearest("orchrd", 6, 0, &id), CARTOG_OK);
  assert_int_equal(id, CARTOG_CARD_ORCHARD);
  assert_int_equal(cartog_card_nearest("Mage Valley", 11, CARTOG_KIND_SCORING, &id), CARTOG_OK);
  assert_int_equal(id, CARTOG_CARD_MAGES_VALLEY);
  assert_int_equal(cartog_card_nearest("orchard", 7, CARTOG_KIND_SCORING, &id), CARTOG_OK);
  assert_in_range(id, 126, 141);
  char longest[1000];
  memset(longest, 'x', sizeof longest);
  assert_int_equal(cartog_card_nearest(longest, sizeof longest, 0, &id), CARTOG_OK);
  assert_int_equal(cartog_card_nearest("x", 1, 7, &id), CARTOG_ERROR_RANGE);
}

static void test_own_card_limits(void **state) {
  (void)state;
  cartog_card good = own_card(10000, 1u << CARTOG_TERRAIN_MOUNTAIN, "X.X"), card;
  good.time = 99;
  assert_int_equal(cartog_card_validate(&good), CARTOG_OK);
#define REFUSED(change)                                                                                                \
  do {                                                                                                                 \
    card = good;                                                                                                       \
    change;                                                                                                            \
    assert_int_equal(cartog_card_validate(&card), CARTOG_ERROR_CARD_INVALID);                                          \
  } while (0)
  REFUSED(card.time = 100);
  REFUSED(card.terrains = 0);
  REFUSED(card.terrains = 1);
  REFUSED(card.terrains = 1u << CARTOG_TERRAIN_WASTELAND);
  REFUSED(card.shape_count = 0);
  REFUSED(card.shape_count = 2);
  REFUSED(card.shape_count = 9);
  REFUSED(card.shapes[0].spaces.w[0] = 0);
  REFUSED(card.shapes[0].spaces.w[1] = (uint64_t)1 << 57);
  REFUSED(card.shapes[0].coin = 2);
  REFUSED(card.shapes[0].reserved = 1);
  REFUSED(card.shapes[1].coin = 1);
  REFUSED(card.shapes[7].spaces.w[0] = 1);
  REFUSED(card.arrow = CARTOG_ARROW_LEFT);
  REFUSED(card.corner = 1);
  REFUSED(card.walk = 1);
  REFUSED(card.category = 1);
  REFUSED(card.solo = 1);
  REFUSED(card.edict_first = 1);
  REFUSED(card.edict_second = 1);
  REFUSED(card.reserved[1] = 1);
  REFUSED(memset(card.key, 0, sizeof card.key));
  REFUSED(memset(card.key, 'a', sizeof card.key));
  REFUSED(card.key[0] = 'A');
  REFUSED(card.key[0] = '1');
  REFUSED(card.key[1] = '-');
  REFUSED(card.key[20] = 'a');
  card = good;
  card.kind = CARTOG_KIND_SCORING;
  assert_int_equal(cartog_card_validate(&card), CARTOG_ERROR_CARD_EXTERNAL);
  card.kind = CARTOG_KIND_RUINS;
  assert_int_equal(cartog_card_validate(&card), CARTOG_ERROR_CARD_KIND);
  card = good;
  card.id = 9999;
  assert_int_equal(cartog_card_validate(&card), CARTOG_ERROR_CARD_UNKNOWN);
  cartog_card_get(CARTOG_CARD_ORCHARD, &card);
  card.shapes[0].coin = 1;
  assert_int_equal(cartog_card_validate(&card), CARTOG_ERROR_CARD_INVALID);

  good = own_card(10000, 1u << CARTOG_TERRAIN_MONSTER, "XX");
  good.kind = CARTOG_KIND_AMBUSH;
  good.arrow = CARTOG_ARROW_LEFT;
  good.corner = CARTOG_CORNER_BOTTOM_LEFT;
  good.walk = CARTOG_WALK_COUNTERCLOCKWISE;
  assert_int_equal(cartog_card_validate(&good), CARTOG_OK);
  REFUSED(card.arrow = 0);
  REFUSED(card.arrow = 3);
  REFUSED(card.corner = 0);
  REFUSED(card.corner = 5);
  REFUSED(card.walk = 0);
  REFUSED(card.walk = 3);
  REFUSED(card.time = 1);
  REFUSED(card.terrains |= 1u << CARTOG_TERRAIN_FARM);
  REFUSED(card.shapes[0].coin = 1);
  REFUSED(add_shape(&card, "X", 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_deck), cmocka_unit_test(test_printed_numbers), cmocka_unit_test(test_look_up),
      cmocka_unit_test(test_nearest),  cmocka_unit_test(test_own_card_limits),
  };
  return cmocka_run_group_tests_name("cards", tests, NULL, NULL);
}

/* cartog/status.h and cartog/version.h */
#include "test.h"

static void every_status_has_its_own_words(void **state) {
  (void)state;
  static const struct {
    int32_t status;
    const char *slug;
  } rows[] = {
      {0, "ok"},
      {-1, "null_argument"},
      {-2, "out_of_range"},
      {-3, "bad_size"},
      {-4, "unknown_card"},
      {-5, "wrong_card_kind"},
      {-6, "external_card"},
      {-7, "bad_card"},
      {-8, "bad_map"},
      {-9, "bad_sheet"},
      {-10, "bad_table"},
      {-11, "store_full"},
      {-32, "bad_encoding"},
      {-33, "bad_header"},
      {-34, "missing_header"},
      {-35, "bad_name"},
      {-36, "unknown_player"},
      {-37, "unknown_event"},
      {20, "not_now"},
      {21, "draw_owed"},
      {22, "nothing_owed"},
      {23, "wrong_drawer"},
      {24, "not_drawn"},
      {25, "season_not_complete"},
      {26, "season_over"},
      {27, "game_over"},
      {28, "card_not_in_deck"},
      {29, "ambush_not_in_deck"},
      {30, "deck_empty"},
      {31, "wrong_deal"},
      {32, "already_scored"},
      {33, "season_not_scored"},
      {34, "wrong_turn"},
      {35, "check_failed"},
      {-20, "bad_syntax"},
      {-21, "bad_letter"},
      {-22, "reserved_terrain"},
      {-23, "bad_row_length"},
      {-24, "bad_row_count"},
      {-25, "bad_number"},
      {-26, "unknown_field"},
      {-27, "field_twice"},
      {-28, "unknown_space"},
      {-29, "space_twice"},
      {-30, "card_twice"},
      {-31, "text_too_long"},
      {1, "empty_placement"},
      {2, "off_map"},
      {3, "occupied"},
      {4, "shape_not_on_card"},
      {5, "must_cover_ruins"},
      {6, "fallback_not_allowed"},
      {7, "terrain_not_on_card"},
      {8, "wrong_solo_place"},
      {9, "pass_not_allowed"},
  };
  size_t known = sizeof rows / sizeof rows[0], found = 0;
  for (size_t i = 0; i < known; i++) {
    assert_string_equal(cartog_status_slug(rows[i].status), rows[i].slug);
    for (size_t j = 0; j < i; j++)
      assert_string_not_equal(cartog_status_message(rows[i].status), cartog_status_message(rows[j].status));
  }
  for (int32_t status = -300; status <= 300; status++)
    found += strcmp(cartog_status_slug(status), "unknown_status") != 0;
  assert_int_equal(found, known);
  assert_true(strlen(cartog_status_message(12345)) > 0);
}

static void versions_agree(void **state) {
  (void)state;
  char text[32];
  snprintf(text, sizeof text, "%d.%d.%d", CARTOG_VERSION_MAJOR, CARTOG_VERSION_MINOR, CARTOG_VERSION_PATCH);
  assert_string_equal(cartog_version_text(), text);
  assert_int_equal(cartog_version(), CARTOG_VERSION);
  assert_int_equal(cartog_abi(), CARTOG_ABI);
  assert_string_equal(cartog_rule_set(), "base-1");
}

static int64_t constant(const char *name) {
  int64_t value = -999;
  for (uint32_t i = 0; cartog_constant_name(i)[0] != 0; i++)
    if (strcmp(cartog_constant_name(i), name) == 0)
      assert_int_equal(cartog_constant_value(i, &value), CARTOG_OK);
  return value;
}

static void constants_are_reachable_at_run_time(void **state) {
  (void)state;
  assert_int_equal(constant("CARTOG_TERRAIN_VOID"), 10);
  assert_int_equal(constant("CARTOG_ERROR_MAP"), -8);
  assert_int_equal(constant("sizeof cartog_map"), 512);
  assert_int_equal(constant("offsetof cartog_verdict.spaces"), 16);
  assert_int_equal(constant("no such thing"), -999);
  int64_t value = 5;
  assert_int_equal(cartog_constant_value(UINT32_MAX, &value), CARTOG_ERROR_RANGE);
  assert_int_equal(value, 5);
  assert_string_equal(cartog_constant_name(UINT32_MAX), "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_status_has_its_own_words),
      cmocka_unit_test(versions_agree),
      cmocka_unit_test(constants_are_reachable_at_run_time),
  };
  return cmocka_run_group_tests_name("status", tests, NULL, NULL);
}

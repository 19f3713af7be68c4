/* cartog/picture.h: cards, shapes, sheets, games. */
#include "pictures.h"

static size_t coins_of(const cartog_card *card) {
  size_t coins = 0;
  for (uint32_t i = 0; i < card->shape_count; i++)
    coins += card->shapes[i].coin;
  return coins;
}

static void all_cards_are_drawn(void **state) {
  (void)state;
  for (uint32_t id = 101; id <= 141; id++) {
    char part[128];
    assert_int_equal(cartog_card_get(id, &the_card), CARTOG_OK);
    char *text = picture_of(print_card);
    snprintf(part, sizeof part, "<title>%s</title>", cartog_card_name(id, CARTOG_LANGUAGE_ENGLISH));
    assert_non_null(strstr(text, part));
    assert_int_equal(occurrences(text, "r=\"9\""), coins_of(&the_card));
    if (the_card.kind == CARTOG_KIND_SCORING) {
      snprintf(part, sizeof part, ">solo %u<", (unsigned)the_card.solo);
      assert_non_null(strstr(text, part));
    }
    if (the_card.kind == CARTOG_KIND_EXPLORE || the_card.kind == CARTOG_KIND_SEASON) {
      snprintf(part, sizeof part, ">%u</text>", (unsigned)the_card.time);
      assert_int_equal(occurrences(text, part), 1);
    }
    free(text);
  }
  /* Both letters in each space of a card with two terrains, and one of each in the line above. */
  cartog_card_get(CARTOG_CARD_ORCHARD, &the_card);
  char *text = picture_of(print_card);
  assert_int_equal(letters(text, 'F'), 5);
  assert_int_equal(letters(text, 'A'), 5);
  free(text);
  the_card.time++;
  assert_int_equal(print_card(NULL, 0), CARTOG_ERROR_CARD_INVALID);
}

static void own_cards_are_drawn(void **state) {
  (void)state;
  uint64_t random = 3;
  for (uint32_t n = 0; n < board_count(500); n++) {
    the_card = random_card(&random);
    char *text = picture_of(print_card);
    assert_non_null(strstr(text, "<title>random</title>"));
    assert_int_equal(occurrences(text, "r=\"9\""), coins_of(&the_card));
    free(text);
    ((unsigned char *)&the_card)[random_below(&random, sizeof the_card)] ^= (unsigned char)random_next(&random);
    if (cartog_card_validate(&the_card) == CARTOG_OK)
      free(picture_of(print_card));
    else
      assert_int_equal(print_card(NULL, 0), cartog_card_validate(&the_card));
  }
}

static void shapes_are_drawn(void **state) {
  (void)state;
  the_shape = spaces_of("j10,k10,k11");
  for (the_terrain = 0; the_terrain <= CARTOG_TERRAIN_WASTELAND; the_terrain++) {
    char *text = picture_of(print_shape);
    assert_non_null(strstr(text, "viewBox=\"0 0 80 80\""));
    if (the_terrain >= CARTOG_TERRAIN_FOREST && the_terrain <= CARTOG_TERRAIN_MONSTER)
      assert_int_equal(letters(text, (char)cartog_terrain_letter(the_terrain, 0)), 3);
    free(text);
  }
  assert_int_equal(print_shape(NULL, 0), CARTOG_ERROR_RANGE);
  the_terrain = CARTOG_TERRAIN_WATER;
  the_shape.w[1] |= (uint64_t)1 << 63;
  assert_int_equal(print_shape(NULL, 0), CARTOG_ERROR_RANGE);
  memset(&the_shape, 0, sizeof the_shape);
  assert_int_equal(print_shape(NULL, 0), CARTOG_ERROR_RANGE);
}

static void sheets_show_coins_and_boxes(void **state) {
  (void)state;
  the_sheet = the_game.sheets[0];
  the_title = "ann";
  the_title_length = 3;
  char *text = picture_of(print_sheet), part[128];
  assert_int_equal(occurrences(text, "r=\"9\""), CARTOG_COINS_MAX);
  assert_int_equal(occurrences(text, "r=\"4\""), the_sheet.coins);
  for (int s = 0; s < CARTOG_SEASONS; s++) {
    const cartog_ledger *box = &the_sheet.seasons[s];
    snprintf(part, sizeof part, ">%d+%d+%d-%d</text>", (int)box->first, (int)box->second, (int)box->coins,
             (int)box->monsters);
    assert_non_null(strstr(text, part));
    snprintf(part, sizeof part, ">=%d</text>", (int)box->total);
    assert_non_null(strstr(text, part));
  }
  free(text);
  the_sheet.coins = 15;
  assert_int_equal(print_sheet(NULL, 0), CARTOG_ERROR_SHEET);
}

static void games_show_every_sheet(void **state) {
  (void)state;
  char *text = picture_of(print_replay), part[128];
  for (uint32_t i = 0; i < the_game.replay.players; i++) {
    cartog_standing standing;
    cartog_sheet_total(&the_game.sheets[i], &standing);
    snprintf(part, sizeof part, ">%s: %d</text>", the_game.replay.names[i], (int)standing.total);
    assert_int_equal(occurrences(text, part), 1);
  }
  for (int i = 0; i < CARTOG_EDICTS; i++) {
    snprintf(part, sizeof part, ">%s</text>", cartog_card_name(the_game.replay.edicts[i], CARTOG_LANGUAGE_ENGLISH));
    assert_int_equal(occurrences(text, part), 1);
  }
  free(text);
  assert_int_equal(cartog_replay_svg(&the_game.replay, the_game.sheets, 1, 0, NULL, 0), CARTOG_ERROR_FULL);
  cartog_replay_init(&the_game.replay);
  assert_int_equal(print_replay(NULL, 0), CARTOG_ERROR_RANGE);
}

/* From a table before spring on; own cards by key, a hundred players. */
static void games_are_drawn_from_the_start(void **state) {
  (void)state;
  static char text[8192];
  size_t n = (size_t)snprintf(text, sizeof text, "%%cgl 1\nMap: A\nPlayers:");
  for (int i = 0; i < CARTOG_PLAYERS_MAX; i++)
    n += (size_t)snprintf(text + n, sizeof text - n, " p%d", i);
  n += (size_t)snprintf(text + n, sizeof text - n,
                        "\nEdicts: greenbough wildholds my_own_scoring_card_1234567890a borderlands\n\n");
  assert_int_equal(replay_text(&the_game, text, n), CARTOG_OK);
  char *drawn = picture_of(print_replay);
  assert_non_null(strstr(drawn, "<title>Before spring</title>"));
  assert_non_null(strstr(drawn, ">my_own_scoring_card_1234567890a</text>"));
  assert_non_null(strstr(drawn, ">p99</text>"));
  free(drawn);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      PICTURE_TEST(all_cards_are_drawn),    PICTURE_TEST(own_cards_are_drawn),
      PICTURE_TEST(shapes_are_drawn),       PICTURE_TEST(sheets_show_coins_and_boxes),
      PICTURE_TEST(games_show_every_sheet), PICTURE_TEST(games_are_drawn_from_the_start),
  };
  return cmocka_run_group_tests_name("picture_games", tests, NULL, NULL);
}

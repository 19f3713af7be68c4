/* cartog/game.h: the audit of typed sheets. */
#include "games.h"

static cartog_audit audit_of(const char *cpn) {
  cartog_audit audit = FRESH(cartog_audit);
  cartog_position position = FRESH(cartog_position);
  assert_int_equal(cartog_position_parse(cpn, strlen(cpn), &position, NULL), CARTOG_OK);
  cartog_map_init(&audit.start, CARTOG_SIDE_A);
  audit.map = position.map;
  audit.season = position.season;
  audit.time = position.time;
  audit.coins = position.coins;
  audit.has_coins = (position.fields & CARTOG_FIELD_COINS) != 0;
  memcpy(audit.edicts, position.edicts, sizeof audit.edicts);
  return audit;
}

static int has_finding(const cartog_audit *audit, uint32_t kind) {
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  int64_t count = cartog_audit_list(audit, findings, CARTOG_FINDINGS_MAX);
  assert_in_range(count, 0, CARTOG_FINDINGS_MAX);
  for (int64_t i = 0; i < count; i++)
    if (findings[i].kind == kind)
      return 1;
  return 0;
}

#define FINISHED                                                                                                       \
  "1F3MWM1F1/FF1^WmWMWFF/Fv1M1WWW^wF/FVVMMFFFWWF/FFFMFF1WW1V/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/Aa^WW1WWWrV/"            \
  "FWWWWvF^W1V/FFFWFFF1W2"

static void the_audit_names_what_cannot_be(void **state) {
  (void)state;
  static const int32_t boxes[4][5] = {{7, 12, 2, 0, 21}, {21, 5, 3, 2, 27}, {9, 19, 3, 0, 31}, {19, 23, 5, 5, 42}};
  cartog_audit good = audit_of(FINISHED " s=4.6 c=5 e=mages_valley,broken_road,great_city,sentinel_wood"), audit;
  for (int i = 0; i < 4; i++) {
    cartog_ledger box = {boxes[i][0], boxes[i][1], boxes[i][2], boxes[i][3], boxes[i][4], 1};
    good.seasons[i] = box;
  }
  good.boxes = 4;
  assert_int_equal(cartog_audit_list(&good, NULL, 0), 0);
#define FINDS(change, kind)                                                                                            \
  do {                                                                                                                 \
    audit = good;                                                                                                      \
    change;                                                                                                            \
    assert_true(has_finding(&audit, kind));                                                                            \
  } while (0)
  FINDS(cartog_map_init(&audit.start, CARTOG_SIDE_B), CARTOG_FINDING_START);
  FINDS(audit.coins = 1, CARTOG_FINDING_COINS_LOW);
  FINDS((audit.coins = 14, audit.season = 1, audit.time = 3), CARTOG_FINDING_COINS_HIGH);
  FINDS((audit.season = 2, audit.time = 3, audit.boxes = 1), CARTOG_FINDING_SPACES);
  FINDS(audit.seasons[1].total = 26, CARTOG_FINDING_SUM);
  FINDS((audit.seasons[2].coins = 2, audit.seasons[2].total = 30), CARTOG_FINDING_BOX_COINS);
  FINDS((audit.seasons[0].monsters = -1, audit.seasons[0].total = 22), CARTOG_FINDING_BOX_RANGE);
  FINDS(audit.seasons[3].first = 18, CARTOG_FINDING_FIRST);
  FINDS(audit.seasons[3].second = 22, CARTOG_FINDING_SECOND);
  FINDS(audit.seasons[3].monsters = 4, CARTOG_FINDING_PENALTY);
  FINDS(audit.time = 5, CARTOG_FINDING_TIME);
  FINDS(audit.time = 8, CARTOG_FINDING_TIME);
  audit = audit_of("MMMMMMMMMMM/MMM^MM5/11/11/11/11/11/11/11/11/11 s=1.8");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  audit = audit_of("M1M1M1M1M1M/3^7/1M1M1M1M1M1/11/11/11/11/11/11/11/11 s=1.3");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  /* Shapes that fit now have fitted ever since, so no card was drawn as a single monster but Rift Lands. */
  audit = audit_of("M1M1M1M1M1M/3^1r5/1rM5^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=1.8");
  assert_true(has_finding(&audit, CARTOG_FINDING_MONSTERS));
  audit = audit_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=4.6 c=14");
  assert_true(has_finding(&audit, CARTOG_FINDING_COINS_HIGH));
  audit = audit_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=1.999");
  assert_true(has_finding(&audit, CARTOG_FINDING_TIME));
  for (uint32_t kind = 1; kind <= CARTOG_FINDING_TIME; kind++)
    assert_true(strlen(cartog_finding_slug(kind)) > 2 && strlen(cartog_finding_message(kind)) > 10);
  assert_string_equal(cartog_finding_slug(99), "");
  good.season = 5;
  assert_int_equal(cartog_audit_list(&good, NULL, 0), CARTOG_ERROR_RANGE);
}

/* Alone, an ambush lies as its card is printed; with others it may be turned. Monsters that lie as no card of theirs can
 * were drawn singly, for which there is no card so early. */
static void alone_an_ambush_is_not_turned(void **state) {
  (void)state;
  cartog_card goblins;
  cartog_spaces printed;
  int turned = 0;
  assert_int_equal(cartog_card_get(CARTOG_CARD_GOBLIN_ATTACK, &goblins), CARTOG_OK);
  assert_int_equal(cartog_shape_normalize(&goblins.shapes[0].spaces, &printed), CARTOG_OK);
  for (uint32_t orientation = 0; orientation < CARTOG_ORIENTATIONS; orientation++) {
    cartog_spaces shape, placed;
    assert_int_equal(cartog_shape_orient(&goblins.shapes[0].spaces, orientation, &shape), CARTOG_OK);
    assert_int_equal(cartog_shape_place(&shape, 6, 4, &placed), CARTOG_OK);
    cartog_audit audit = audit_of("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=1.0");
    for (uint32_t s = 0; s < CARTOG_SPACES; s++)
      if (cartog_spaces_has(&placed, s))
        assert_int_equal(cartog_map_set_terrain(&audit.map, s, CARTOG_TERRAIN_MONSTER), CARTOG_OK);
    assert_false(has_finding(&audit, CARTOG_FINDING_MONSTERS));
    audit.alone = 1;
    int as_printed = memcmp(&shape, &printed, sizeof shape) == 0;
    assert_int_equal(has_finding(&audit, CARTOG_FINDING_MONSTERS), !as_printed);
    turned += !as_printed;
  }
  assert_int_equal(turned, 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_audit_names_what_cannot_be),
      cmocka_unit_test(alone_an_ambush_is_not_turned),
  };
  return cmocka_run_group_tests_name("audit", tests, NULL, NULL);
}

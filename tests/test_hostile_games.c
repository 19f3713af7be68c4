/* cartog/game.h: hostile arguments and damaged bytes. */
#include "games.h"

static void damaged_sheets_and_tables_are_safe(void **state) {
  (void)state;
  uint64_t random = 5;
  static room r;
  for (uint32_t n = 0; n < board_count(4000); n++) {
    set_up_room(&r, 1 + n % 3);
    reveal(&r.table, n % 2 == 0 ? CARTOG_CARD_FARMLAND : CARTOG_CARD_GNOLL_RAID);
    if (n % 4 == 0)
      draw(&r, 0, 0, "A:a1,a2");
    for (uint32_t flips = 1 + random_below(&random, 30); flips > 0; flips--) {
      unsigned char *bytes = flips % 2 == 0 ? (unsigned char *)&r.table : (unsigned char *)&r.sheet[0];
      uint32_t size = flips % 2 == 0 ? sizeof r.table : sizeof r.sheet[0];
      uint32_t head = flips % 3 == 0 ? size : 400;
      bytes[random_below(&random, head)] = (unsigned char)random_next(&random);
    }
    r.table.layout = CARTOG_TABLE_LAYOUT;
    r.sheet[0].layout = CARTOG_SHEET_LAYOUT;
    cartog_table_info info = FRESH(cartog_table_info);
    cartog_placement placement = placement_of("A:c1,c2");
    cartog_task task;
    cartog_standing standing;
    cartog_position position = FRESH(cartog_position);
    uint32_t order[64] = {0}, owner = random_below(&random, 3), cards[300], drawer;
    cartog_table_info_get(&r.table, &info);
    cartog_table_validate(&r.table);
    cartog_sheet_validate(&r.sheet[0]);
    cartog_table_task(&r.table, owner, &task, &drawer);
    cartog_table_draw(&r.table, &r.sheet[0], owner, owner, &placement, NULL, NULL);
    cartog_table_note(&r.table, owner);
    cartog_table_score(&r.table, &r.sheet[0], NULL, NULL);
    cartog_table_order(&r.table, order, random_below(&random, 70));
    cartog_table_reveal(&r.table, 101 + random_below(&random, 17), NULL);
    cartog_table_begin(&r.table);
    cartog_table_reveals(&r.table, cards, 300);
    cartog_table_undo_draw(&r.table, &r.sheet[0], owner);
    cartog_table_undo(&r.table, random_below(&random, 5));
    cartog_position_of(&r.table, &r.sheet[0], owner, &position);
    cartog_sheet_total(&r.sheet[0], &standing);
    cartog_sheet_undo(&r.sheet[0], random_below(&random, 3));
  }
}

static void null_pointers(void **state) {
  (void)state;
  static room r;
  set_up_room(&r, 2);
  cartog_setup setup = setup_of(CARTOG_MODE_OPEN, 2);
  cartog_placement placement = placement_of("A:a1,a2");
  cartog_task task = task_of(CARTOG_CARD_ORCHARD, 0);
  cartog_position position = FRESH(cartog_position);
  cartog_audit audit = FRESH(cartog_audit);
  cartog_standing standing = {0, 0};
  uint32_t card = 0;
  int32_t rating = 0;
#define REFUSES_NULL(call) assert_int_equal((call), CARTOG_ERROR_NULL)
  REFUSES_NULL(cartog_sheet_init(NULL, &r.sheet[0].map));
  REFUSES_NULL(cartog_sheet_init(&r.sheet[0], NULL));
  REFUSES_NULL(cartog_sheet_validate(NULL));
  REFUSES_NULL(cartog_sheet_draw(NULL, &task, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_draw(&r.sheet[0], NULL, &placement, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_draw(&r.sheet[0], &task, NULL, 0, NULL, NULL));
  REFUSES_NULL(cartog_sheet_score(NULL, 1, edicts[0], edicts[1], NULL, 0, NULL));
  REFUSES_NULL(cartog_sheet_undo(NULL, 0));
  REFUSES_NULL(cartog_sheet_forget(NULL));
  REFUSES_NULL(cartog_sheet_total(NULL, &standing));
  REFUSES_NULL(cartog_sheet_total(&r.sheet[0], NULL));
  REFUSES_NULL(cartog_table_init(NULL, &setup, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, NULL, NULL, 0, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, &setup, NULL, 1, NULL, 0));
  REFUSES_NULL(cartog_table_init(&r.table, &setup, NULL, 0, NULL, 1));
  REFUSES_NULL(cartog_table_validate(NULL));
  REFUSES_NULL(cartog_table_info_get(&r.table, NULL));
  REFUSES_NULL(cartog_table_begin(NULL));
  REFUSES_NULL(cartog_table_order(NULL, &card, 1));
  REFUSES_NULL(cartog_table_order(&r.table, NULL, 1));
  REFUSES_NULL(cartog_table_reveal(NULL, 0, NULL));
  REFUSES_NULL(cartog_table_task(NULL, 0, &task, NULL));
  REFUSES_NULL(cartog_table_draw(NULL, &r.sheet[0], 0, 0, &placement, NULL, NULL));
  REFUSES_NULL(cartog_table_draw(&r.table, NULL, 0, 0, &placement, NULL, NULL));
  REFUSES_NULL(cartog_table_note(NULL, 0));
  REFUSES_NULL(cartog_table_undo_draw(NULL, &r.sheet[0], 0));
  REFUSES_NULL(cartog_table_score(NULL, &r.sheet[0], NULL, NULL));
  REFUSES_NULL(cartog_table_undo(NULL, 1));
  REFUSES_NULL(cartog_table_card(&r.table, 101, NULL));
  REFUSES_NULL(cartog_table_reveals(NULL, NULL, 0));
  REFUSES_NULL(cartog_table_reveals(&r.table, NULL, 1));
  REFUSES_NULL(cartog_deal_edicts(1, NULL));
  REFUSES_NULL(cartog_standings(NULL, 1, &card));
  REFUSES_NULL(cartog_standings(&standing, 1, NULL));
  REFUSES_NULL(cartog_solo_rating(0, NULL, &rating));
  REFUSES_NULL(cartog_solo_rating(0, edicts, NULL));
  REFUSES_NULL(cartog_audit_list(NULL, NULL, 0));
  REFUSES_NULL(cartog_audit_list(&audit, NULL, 1));
  REFUSES_NULL(cartog_position_of(NULL, &r.sheet[0], 0, &position));
  REFUSES_NULL(cartog_position_of(&r.table, NULL, 0, &position));
  REFUSES_NULL(cartog_position_of(&r.table, &r.sheet[0], 0, NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(damaged_sheets_and_tables_are_safe),
      cmocka_unit_test(null_pointers),
  };
  return cmocka_run_group_tests_name("hostile_games", tests, NULL, NULL);
}

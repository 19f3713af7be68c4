/* Written by bindings/lua/tools/generate.lua from the public headers; do not edit.
 * Included twice by core.c: for the lists, and again with CALL defined for the functions. */
#ifndef CALL
#define KINDS \
  KIND(spaces, cartog_spaces) KIND(map, cartog_map) KIND(shape, cartog_shape) KIND(card, cartog_card) \
  KIND(task, cartog_task) KIND(placement, cartog_placement) KIND(choice, cartog_choice) \
  KIND(verdict, cartog_verdict) KIND(outcome, cartog_outcome) KIND(part, cartog_part) KIND(preview, cartog_preview) \
  KIND(effect, cartog_effect) KIND(ledger, cartog_ledger) KIND(entry, cartog_entry) KIND(sheet, cartog_sheet) \
  KIND(setup, cartog_setup) KIND(table, cartog_table) KIND(table_info, cartog_table_info) \
  KIND(standing, cartog_standing) KIND(audit, cartog_audit) KIND(finding, cartog_finding) \
  KIND(position, cartog_position) KIND(text_error, cartog_text_error) KIND(replay, cartog_replay) \
  KIND(fault, cartog_fault) KIND(event, cartog_event) KIND(aim, cartog_aim) KIND(hint, cartog_hint) \
  KIND(follow, cartog_follow) KIND(search, cartog_search) KIND(picture, cartog_picture) KIND(u8, uint8_t) \
  KIND(u32, uint32_t) KIND(i32, int32_t) KIND(i64, int64_t)

#define CALLS \
  ENTRY(status_slug) ENTRY(status_message) ENTRY(space_name) ENTRY(space_parse) ENTRY(spaces_add) ENTRY(spaces_remove) \
  ENTRY(spaces_has) ENTRY(spaces_count) ENTRY(spaces_list) ENTRY(terrain_name) ENTRY(terrain_letter) \
  ENTRY(shape_normalize) ENTRY(shape_orient) ENTRY(shape_orientations) ENTRY(shape_place) ENTRY(map_init) \
  ENTRY(map_from_arrays) ENTRY(map_to_arrays) ENTRY(map_validate) ENTRY(map_terrain) ENTRY(map_ruins) \
  ENTRY(map_set_terrain) ENTRY(map_set_ruins) ENTRY(map_spaces) ENTRY(map_ruins_spaces) ENTRY(map_equal) \
  ENTRY(card_get) ENTRY(card_list) ENTRY(card_by_key) ENTRY(card_find) ENTRY(card_nearest) ENTRY(card_key) \
  ENTRY(card_name) ENTRY(card_validate) ENTRY(task_init) ENTRY(task_init_card) ENTRY(task_drawer) \
  ENTRY(task_fallback) ENTRY(choices_list) ENTRY(choices_count) ENTRY(choices_pick) ENTRY(choices_any) \
  ENTRY(placement_check) ENTRY(placement_apply) ENTRY(verdict_message) ENTRY(map_monsters) ENTRY(map_mountains) \
  ENTRY(score) ENTRY(score_many) ENTRY(score_explain) ENTRY(score_preview) ENTRY(score_choices) ENTRY(sheet_init) \
  ENTRY(sheet_load) ENTRY(sheet_validate) ENTRY(sheet_draw) ENTRY(sheet_score) ENTRY(sheet_undo) ENTRY(sheet_forget) \
  ENTRY(sheet_total) ENTRY(table_init) ENTRY(table_validate) ENTRY(table_info_get) ENTRY(table_begin) \
  ENTRY(table_order) ENTRY(table_reveal) ENTRY(table_task) ENTRY(table_draw) ENTRY(table_note) \
  ENTRY(table_undo_draw) ENTRY(table_score) ENTRY(table_undo) ENTRY(table_card) ENTRY(table_reveals) \
  ENTRY(deal_edicts) ENTRY(standings) ENTRY(solo_rating) ENTRY(solo_title) ENTRY(audit_list) ENTRY(finding_slug) \
  ENTRY(finding_message) ENTRY(text_form) ENTRY(position_parse) ENTRY(position_print) ENTRY(map_parse) \
  ENTRY(map_print) ENTRY(grid_parse) ENTRY(grid_print) ENTRY(placement_parse) ENTRY(placement_print) \
  ENTRY(choice_print) ENTRY(spaces_parse) ENTRY(spaces_print) ENTRY(record_players) ENTRY(replay_init) \
  ENTRY(replay_line) ENTRY(replay_text) ENTRY(replay_complete) ENTRY(fault_message) ENTRY(event_print) \
  ENTRY(replay_key) ENTRY(record_print) ENTRY(position_of) ENTRY(aim_value) ENTRY(hint_list) ENTRY(follow_list) \
  ENTRY(search_run) ENTRY(map_svg) ENTRY(score_svg) ENTRY(card_svg) ENTRY(shape_svg) ENTRY(sheet_svg) \
  ENTRY(replay_svg) ENTRY(version) ENTRY(version_text) ENTRY(abi) ENTRY(rule_set) ENTRY(constant_name) \
  ENTRY(constant_value)
#else
CALL(status_slug, NAME(cartog_status_slug(NUMBER(1, int32_t))))
CALL(status_message, NAME(cartog_status_message(NUMBER(1, int32_t))))
CALL(space_name, NAME(cartog_space_name(NUMBER(1, uint32_t))))
CALL(space_parse, STATUS(cartog_space_parse(TEXT(1), POINTER(2, u32, 1))))
CALL(spaces_add, STATUS(cartog_spaces_add(POINTER(1, spaces, 1), NUMBER(2, uint32_t))))
CALL(spaces_remove, STATUS(cartog_spaces_remove(POINTER(1, spaces, 1), NUMBER(2, uint32_t))))
CALL(spaces_has, STATUS(cartog_spaces_has(POINTER(1, spaces, 1), NUMBER(2, uint32_t))))
CALL(spaces_count, STATUS(cartog_spaces_count(POINTER(1, spaces, 1))))
CALL(spaces_list, STATUS(cartog_spaces_list(POINTER(1, spaces, 1), POINTER(2, u32, 0), COUNT(2, u32))))
CALL(terrain_name, NAME(cartog_terrain_name(NUMBER(1, uint32_t))))
CALL(terrain_letter, STATUS(cartog_terrain_letter(NUMBER(1, uint32_t), NUMBER(2, uint32_t))))
CALL(shape_normalize, STATUS(cartog_shape_normalize(POINTER(1, spaces, 1), POINTER(2, spaces, 1))))
CALL(shape_orient, STATUS(cartog_shape_orient(POINTER(1, spaces, 1), NUMBER(2, uint32_t), POINTER(3, spaces, 1))))
CALL(shape_orientations, STATUS(cartog_shape_orientations(POINTER(1, spaces, 1), POINTER(2, spaces, 0),
     COUNT(2, spaces))))
CALL(shape_place, STATUS(cartog_shape_place(POINTER(1, spaces, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t),
     POINTER(4, spaces, 1))))
CALL(map_init, STATUS(cartog_map_init(POINTER(1, map, 1), NUMBER(2, uint32_t))))
CALL(map_from_arrays, STATUS(cartog_map_from_arrays(POINTER(1, map, 1), POINTER(2, u8, 121), POINTER(3, u8, 121),
     POINTER(4, spaces, 1))))
CALL(map_to_arrays, STATUS(cartog_map_to_arrays(POINTER(1, map, 1), POINTER(2, u8, 121), POINTER(3, u8, 121))))
CALL(map_validate, STATUS(cartog_map_validate(POINTER(1, map, 1), POINTER(2, spaces, 1))))
CALL(map_terrain, STATUS(cartog_map_terrain(POINTER(1, map, 1), NUMBER(2, uint32_t))))
CALL(map_ruins, STATUS(cartog_map_ruins(POINTER(1, map, 1), NUMBER(2, uint32_t))))
CALL(map_set_terrain, STATUS(cartog_map_set_terrain(POINTER(1, map, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t))))
CALL(map_set_ruins, STATUS(cartog_map_set_ruins(POINTER(1, map, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t))))
CALL(map_spaces, STATUS(cartog_map_spaces(POINTER(1, map, 1), NUMBER(2, uint32_t), POINTER(3, spaces, 1))))
CALL(map_ruins_spaces, STATUS(cartog_map_ruins_spaces(POINTER(1, map, 1), POINTER(2, spaces, 1))))
CALL(map_equal, STATUS(cartog_map_equal(POINTER(1, map, 1), POINTER(2, map, 1))))
CALL(card_get, STATUS(cartog_card_get(NUMBER(1, uint32_t), POINTER(2, card, 1))))
CALL(card_list, STATUS(cartog_card_list(NUMBER(1, uint32_t), POINTER(2, u32, 0), COUNT(2, u32))))
CALL(card_by_key, STATUS(cartog_card_by_key(TEXT(1), POINTER(2, u32, 1))))
CALL(card_find, STATUS(cartog_card_find(TEXT(1), POINTER(2, u32, 1))))
CALL(card_nearest, STATUS(cartog_card_nearest(TEXT(1), NUMBER(2, uint32_t), POINTER(3, u32, 1))))
CALL(card_key, NAME(cartog_card_key(NUMBER(1, uint32_t))))
CALL(card_name, NAME(cartog_card_name(NUMBER(1, uint32_t), NUMBER(2, uint32_t))))
CALL(card_validate, STATUS(cartog_card_validate(POINTER(1, card, 1))))
CALL(task_init, STATUS(cartog_task_init(POINTER(1, task, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t))))
CALL(task_init_card, STATUS(cartog_task_init_card(POINTER(1, task, 1), POINTER(2, card, 1), NUMBER(3, uint32_t))))
CALL(task_drawer, STATUS(cartog_task_drawer(POINTER(1, task, 1))))
CALL(task_fallback, STATUS(cartog_task_fallback(POINTER(1, map, 1), POINTER(2, task, 1))))
CALL(choices_list, STATUS(cartog_choices_list(POINTER(1, map, 1), POINTER(2, task, 1), POINTER(3, choice, 0),
     COUNT(3, choice))))
CALL(choices_count, STATUS(cartog_choices_count(POINTER(1, map, 1), POINTER(2, task, 1))))
CALL(choices_pick, STATUS(cartog_choices_pick(POINTER(1, map, 1), POINTER(2, task, 1), NUMBER(3, uint64_t),
     POINTER(4, choice, 1))))
CALL(choices_any, STATUS(cartog_choices_any(POINTER(1, map, 1), POINTER(2, task, 1))))
CALL(placement_check, STATUS(cartog_placement_check(POINTER(1, map, 1), POINTER(2, task, 1), POINTER(3, placement, 1),
     POINTER(4, verdict, 1))))
CALL(placement_apply, STATUS(cartog_placement_apply(POINTER(1, map, 1), POINTER(2, task, 1), POINTER(3, placement, 1),
     NUMBER(4, uint32_t), POINTER(5, outcome, 1), POINTER(6, verdict, 1))))
CALL(verdict_message, NAME(cartog_verdict_message(POINTER(1, verdict, 1))))
CALL(map_monsters, STATUS(cartog_map_monsters(POINTER(1, map, 1), POINTER(2, i32, 1), POINTER(3, spaces, 1))))
CALL(map_mountains, STATUS(cartog_map_mountains(POINTER(1, map, 1), POINTER(2, i32, 1), POINTER(3, spaces, 1))))
CALL(score, STATUS(cartog_score(POINTER(1, map, 1), NUMBER(2, uint32_t), POINTER(3, i32, 1))))
CALL(score_many, STATUS(cartog_score_many(POINTER(1, map, 1), POINTER(2, u32, 0), COUNT(2, u32),
     POINTER(3, i32, COUNT(2, u32)))))
CALL(score_explain, STATUS(cartog_score_explain(POINTER(1, map, 1), NUMBER(2, uint32_t), POINTER(3, part, 0),
     COUNT(3, part))))
CALL(score_preview, STATUS(cartog_score_preview(POINTER(1, map, 1), POINTER(2, task, 1), POINTER(3, placement, 1),
     NUMBER(4, uint32_t), POINTER(5, u32, 0), COUNT(5, u32), POINTER(6, i32, COUNT(5, u32)),
     POINTER(7, i32, COUNT(5, u32)), POINTER(8, preview, 1), POINTER(9, verdict, 1))))
CALL(score_choices, STATUS(cartog_score_choices(POINTER(1, map, 1), POINTER(2, choice, 0), COUNT(2, choice),
     NUMBER(3, uint32_t), POINTER(4, u32, 0), COUNT(4, u32), POINTER(5, i32, COUNT(4, u32) * COUNT(6, effect)),
     POINTER(6, effect, 0), COUNT(6, effect))))
CALL(sheet_init, STATUS(cartog_sheet_init(POINTER(1, sheet, 1), POINTER(2, map, 1))))
CALL(sheet_load, STATUS(cartog_sheet_load(POINTER(1, sheet, 1), POINTER(2, map, 1), NUMBER(3, uint32_t))))
CALL(sheet_validate, STATUS(cartog_sheet_validate(POINTER(1, sheet, 1))))
CALL(sheet_draw, STATUS(cartog_sheet_draw(POINTER(1, sheet, 1), POINTER(2, task, 1), POINTER(3, placement, 1),
     NUMBER(4, uint32_t), POINTER(5, outcome, 1), POINTER(6, verdict, 1))))
CALL(sheet_score, STATUS(cartog_sheet_score(POINTER(1, sheet, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t),
     NUMBER(4, uint32_t), POINTER(5, i32, 2), NUMBER(6, uint32_t), POINTER(7, ledger, 1))))
CALL(sheet_undo, STATUS(cartog_sheet_undo(POINTER(1, sheet, 1), NUMBER(2, uint32_t))))
CALL(sheet_forget, STATUS(cartog_sheet_forget(POINTER(1, sheet, 1))))
CALL(sheet_total, STATUS(cartog_sheet_total(POINTER(1, sheet, 1), POINTER(2, standing, 1))))
CALL(table_init, STATUS(cartog_table_init(POINTER(1, table, 1), POINTER(2, setup, 1), POINTER(3, u32, 0),
     COUNT(3, u32), POINTER(4, card, 0), COUNT(4, card))))
CALL(table_validate, STATUS(cartog_table_validate(POINTER(1, table, 1))))
CALL(table_info_get, STATUS(cartog_table_info_get(POINTER(1, table, 1), POINTER(2, table_info, 1))))
CALL(table_begin, STATUS(cartog_table_begin(POINTER(1, table, 1))))
CALL(table_order, STATUS(cartog_table_order(POINTER(1, table, 1), POINTER(2, u32, 0), COUNT(2, u32))))
CALL(table_reveal, STATUS(cartog_table_reveal(POINTER(1, table, 1), NUMBER(2, uint32_t), POINTER(3, u32, 1))))
CALL(table_task, STATUS(cartog_table_task(POINTER(1, table, 1), NUMBER(2, uint32_t), POINTER(3, task, 1),
     POINTER(4, u32, 1))))
CALL(table_draw, STATUS(cartog_table_draw(POINTER(1, table, 1), POINTER(2, sheet, 1), NUMBER(3, uint32_t),
     NUMBER(4, uint32_t), POINTER(5, placement, 1), POINTER(6, outcome, 1), POINTER(7, verdict, 1))))
CALL(table_note, STATUS(cartog_table_note(POINTER(1, table, 1), NUMBER(2, uint32_t))))
CALL(table_undo_draw, STATUS(cartog_table_undo_draw(POINTER(1, table, 1), POINTER(2, sheet, 1), NUMBER(3, uint32_t))))
CALL(table_score, STATUS(cartog_table_score(POINTER(1, table, 1), POINTER(2, sheet, 1), POINTER(3, i32, 2),
     POINTER(4, ledger, 1))))
CALL(table_undo, STATUS(cartog_table_undo(POINTER(1, table, 1), NUMBER(2, uint32_t))))
CALL(table_card, STATUS(cartog_table_card(POINTER(1, table, 1), NUMBER(2, uint32_t), POINTER(3, card, 1))))
CALL(table_reveals, STATUS(cartog_table_reveals(POINTER(1, table, 1), POINTER(2, u32, 0), COUNT(2, u32))))
CALL(deal_edicts, STATUS(cartog_deal_edicts(NUMBER(1, uint64_t), POINTER(2, u32, 4))))
CALL(standings, STATUS(cartog_standings(POINTER(1, standing, 0), COUNT(1, standing),
     POINTER(2, u32, COUNT(1, standing)))))
CALL(solo_rating, STATUS(cartog_solo_rating(NUMBER(1, int32_t), POINTER(2, u32, 4), POINTER(3, i32, 1))))
CALL(solo_title, NAME(cartog_solo_title(NUMBER(1, int32_t))))
CALL(audit_list, STATUS(cartog_audit_list(POINTER(1, audit, 1), POINTER(2, finding, 0), COUNT(2, finding))))
CALL(finding_slug, NAME(cartog_finding_slug(NUMBER(1, uint32_t))))
CALL(finding_message, NAME(cartog_finding_message(NUMBER(1, uint32_t))))
CALL(text_form, STATUS(cartog_text_form(TEXT(1))))
CALL(position_parse, STATUS(cartog_position_parse(TEXT(1), POINTER(2, position, 1), POINTER(3, text_error, 1))))
CALL(position_print, PRINTED(cartog_position_print(POINTER(1, position, 1), out, cap)))
CALL(map_parse, STATUS(cartog_map_parse(TEXT(1), POINTER(2, map, 1), POINTER(3, text_error, 1))))
CALL(map_print, PRINTED(cartog_map_print(POINTER(1, map, 1), out, cap)))
CALL(grid_parse, STATUS(cartog_grid_parse(TEXT(1), POINTER(2, map, 1), POINTER(3, text_error, 1))))
CALL(grid_print, PRINTED(cartog_grid_print(POINTER(1, map, 1), out, cap)))
CALL(placement_parse, STATUS(cartog_placement_parse(TEXT(1), POINTER(2, placement, 1), POINTER(3, text_error, 1))))
CALL(placement_print, PRINTED(cartog_placement_print(POINTER(1, placement, 1), out, cap)))
CALL(choice_print, PRINTED(cartog_choice_print(POINTER(1, choice, 1), out, cap)))
CALL(spaces_parse, STATUS(cartog_spaces_parse(TEXT(1), POINTER(2, spaces, 1), POINTER(3, text_error, 1))))
CALL(spaces_print, PRINTED(cartog_spaces_print(POINTER(1, spaces, 1), out, cap)))
CALL(record_players, STATUS(cartog_record_players(TEXT(1))))
CALL(replay_init, STATUS(cartog_replay_init(POINTER(1, replay, 1))))
CALL(replay_line, STATUS(cartog_replay_line(POINTER(1, replay, 1), POINTER(2, sheet, 0), COUNT(2, sheet), TEXT(3),
     POINTER(4, fault, 1))))
CALL(replay_text, STATUS(cartog_replay_text(POINTER(1, replay, 1), POINTER(2, sheet, 0), COUNT(2, sheet), TEXT(3),
     NUMBER(4, uint64_t), POINTER(5, fault, 1))))
CALL(replay_complete, STATUS(cartog_replay_complete(POINTER(1, replay, 1), POINTER(2, sheet, 0), COUNT(2, sheet))))
CALL(fault_message, NAME(cartog_fault_message(POINTER(1, fault, 1))))
CALL(event_print, PRINTED(cartog_event_print(POINTER(1, replay, 1), POINTER(2, sheet, 0), COUNT(2, sheet),
     POINTER(3, event, 1), out, cap)))
CALL(replay_key, NAME(cartog_replay_key(POINTER(1, replay, 1), NUMBER(2, uint32_t))))
CALL(record_print, PRINTED(cartog_record_print(TEXT(1), out, cap, POINTER(2, fault, 1))))
CALL(position_of, STATUS(cartog_position_of(POINTER(1, table, 1), POINTER(2, sheet, 1), NUMBER(3, uint32_t),
     POINTER(4, position, 1))))
CALL(aim_value, STATUS(cartog_aim_value(POINTER(1, map, 1), POINTER(2, aim, 1), POINTER(3, i64, 1))))
CALL(hint_list, STATUS(cartog_hint_list(POINTER(1, map, 1), POINTER(2, task, 1), POINTER(3, aim, 1),
     POINTER(4, hint, 0), COUNT(4, hint))))
CALL(follow_list, STATUS(cartog_follow_list(POINTER(1, u32, 0), COUNT(1, u32), NUMBER(2, uint32_t),
     POINTER(3, follow, 0), COUNT(3, follow))))
CALL(search_run, STATUS(cartog_search_run(POINTER(1, search, 1), POINTER(2, map, 1), POINTER(3, task, 1),
     POINTER(4, aim, 1), POINTER(5, follow, 0), COUNT(5, follow), NUMBER(6, uint64_t))))
CALL(map_svg, PRINTED(cartog_map_svg(POINTER(1, map, 1), POINTER(2, picture, 1), TEXT(3), out, cap)))
CALL(score_svg, PRINTED(cartog_score_svg(POINTER(1, map, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t), out, cap)))
CALL(card_svg, PRINTED(cartog_card_svg(POINTER(1, card, 1), NUMBER(2, uint32_t), out, cap)))
CALL(shape_svg, PRINTED(cartog_shape_svg(POINTER(1, spaces, 1), NUMBER(2, uint32_t), NUMBER(3, uint32_t), out, cap)))
CALL(sheet_svg, PRINTED(cartog_sheet_svg(POINTER(1, sheet, 1), POINTER(2, picture, 1), TEXT(3), out, cap)))
CALL(replay_svg, PRINTED(cartog_replay_svg(POINTER(1, replay, 1), POINTER(2, sheet, 0), COUNT(2, sheet),
     NUMBER(3, uint32_t), out, cap)))
CALL(version, STATUS(cartog_version()))
CALL(version_text, NAME(cartog_version_text()))
CALL(abi, STATUS(cartog_abi()))
CALL(rule_set, NAME(cartog_rule_set()))
CALL(constant_name, NAME(cartog_constant_name(NUMBER(1, uint32_t))))
CALL(constant_value, STATUS(cartog_constant_value(NUMBER(1, uint32_t), POINTER(2, i64, 1))))
#endif

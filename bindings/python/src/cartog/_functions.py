"""The functions of the C headers, written by generate_abi.py; do not edit."""

from __future__ import annotations

from ctypes import POINTER, c_char, c_char_p, c_int32, c_int64, c_uint32, c_uint64, c_void_p
from typing import Any

from ._structs import cartog_aim
from ._structs import cartog_audit
from ._structs import cartog_card
from ._structs import cartog_choice
from ._structs import cartog_effect
from ._structs import cartog_event
from ._structs import cartog_fault
from ._structs import cartog_finding
from ._structs import cartog_follow
from ._structs import cartog_hint
from ._structs import cartog_ledger
from ._structs import cartog_map
from ._structs import cartog_outcome
from ._structs import cartog_part
from ._structs import cartog_picture
from ._structs import cartog_placement
from ._structs import cartog_position
from ._structs import cartog_preview
from ._structs import cartog_replay
from ._structs import cartog_search
from ._structs import cartog_setup
from ._structs import cartog_sheet
from ._structs import cartog_spaces
from ._structs import cartog_standing
from ._structs import cartog_table
from ._structs import cartog_table_info
from ._structs import cartog_task
from ._structs import cartog_text_error
from ._structs import cartog_verdict

# Result and arguments of each function.
FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "cartog_status_slug": (c_char_p, [c_int32]),
    "cartog_status_message": (c_char_p, [c_int32]),
    "cartog_space_name": (c_char_p, [c_uint32]),
    "cartog_space_parse": (c_int32, [c_char_p, c_uint64, c_void_p]),
    "cartog_spaces_add": (c_int32, [POINTER(cartog_spaces), c_uint32]),
    "cartog_spaces_remove": (c_int32, [POINTER(cartog_spaces), c_uint32]),
    "cartog_spaces_has": (c_int32, [POINTER(cartog_spaces), c_uint32]),
    "cartog_spaces_count": (c_int64, [POINTER(cartog_spaces)]),
    "cartog_spaces_list": (c_int64, [POINTER(cartog_spaces), c_void_p, c_uint64]),
    "cartog_terrain_name": (c_char_p, [c_uint32]),
    "cartog_terrain_letter": (c_int32, [c_uint32, c_uint32]),
    "cartog_shape_normalize": (c_int32, [POINTER(cartog_spaces), POINTER(cartog_spaces)]),
    "cartog_shape_orient": (c_int32, [POINTER(cartog_spaces), c_uint32, POINTER(cartog_spaces)]),
    "cartog_shape_orientations": (c_int64, [POINTER(cartog_spaces), POINTER(cartog_spaces), c_uint64]),
    "cartog_shape_place": (c_int32, [POINTER(cartog_spaces), c_uint32, c_uint32, POINTER(cartog_spaces)]),
    "cartog_map_init": (c_int32, [POINTER(cartog_map), c_uint32]),
    "cartog_map_from_arrays": (c_int32, [POINTER(cartog_map), c_void_p, c_void_p, POINTER(cartog_spaces)]),
    "cartog_map_to_arrays": (c_int32, [POINTER(cartog_map), c_void_p, c_void_p]),
    "cartog_map_validate": (c_int32, [POINTER(cartog_map), POINTER(cartog_spaces)]),
    "cartog_map_terrain": (c_int32, [POINTER(cartog_map), c_uint32]),
    "cartog_map_ruins": (c_int32, [POINTER(cartog_map), c_uint32]),
    "cartog_map_set_terrain": (c_int32, [POINTER(cartog_map), c_uint32, c_uint32]),
    "cartog_map_set_ruins": (c_int32, [POINTER(cartog_map), c_uint32, c_uint32]),
    "cartog_map_spaces": (c_int32, [POINTER(cartog_map), c_uint32, POINTER(cartog_spaces)]),
    "cartog_map_ruins_spaces": (c_int32, [POINTER(cartog_map), POINTER(cartog_spaces)]),
    "cartog_map_equal": (c_int32, [POINTER(cartog_map), POINTER(cartog_map)]),
    "cartog_card_get": (c_int32, [c_uint32, POINTER(cartog_card)]),
    "cartog_card_list": (c_int64, [c_uint32, c_void_p, c_uint64]),
    "cartog_card_by_key": (c_int32, [c_char_p, c_uint64, c_void_p]),
    "cartog_card_find": (c_int32, [c_char_p, c_uint64, c_void_p]),
    "cartog_card_nearest": (c_int32, [c_char_p, c_uint64, c_uint32, c_void_p]),
    "cartog_card_key": (c_char_p, [c_uint32]),
    "cartog_card_name": (c_char_p, [c_uint32, c_uint32]),
    "cartog_card_validate": (c_int32, [POINTER(cartog_card)]),
    "cartog_task_init": (c_int32, [POINTER(cartog_task), c_uint32, c_uint32]),
    "cartog_task_init_card": (c_int32, [POINTER(cartog_task), POINTER(cartog_card), c_uint32]),
    "cartog_task_drawer": (c_int32, [POINTER(cartog_task)]),
    "cartog_task_fallback": (c_int32, [POINTER(cartog_map), POINTER(cartog_task)]),
    "cartog_choices_list": (c_int64, [POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_choice), c_uint64]),
    "cartog_choices_count": (c_int64, [POINTER(cartog_map), POINTER(cartog_task)]),
    "cartog_choices_pick": (c_int64, [POINTER(cartog_map), POINTER(cartog_task), c_uint64, POINTER(cartog_choice)]),
    "cartog_choices_any": (c_int32, [POINTER(cartog_map), POINTER(cartog_task)]),
    "cartog_placement_check": (c_int32, [POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_placement), POINTER(cartog_verdict)]),
    "cartog_placement_apply": (c_int32, [POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_placement), c_uint32, POINTER(cartog_outcome), POINTER(cartog_verdict)]),
    "cartog_verdict_message": (c_char_p, [POINTER(cartog_verdict)]),
    "cartog_map_monsters": (c_int32, [POINTER(cartog_map), c_void_p, POINTER(cartog_spaces)]),
    "cartog_map_mountains": (c_int32, [POINTER(cartog_map), c_void_p, POINTER(cartog_spaces)]),
    "cartog_score": (c_int32, [POINTER(cartog_map), c_uint32, c_void_p]),
    "cartog_score_many": (c_int32, [POINTER(cartog_map), c_void_p, c_uint64, c_void_p]),
    "cartog_score_explain": (c_int64, [POINTER(cartog_map), c_uint32, POINTER(cartog_part), c_uint64]),
    "cartog_score_preview": (c_int32, [POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_placement), c_uint32, c_void_p, c_uint64, c_void_p, c_void_p, POINTER(cartog_preview), POINTER(cartog_verdict)]),
    "cartog_score_choices": (c_int64, [POINTER(cartog_map), POINTER(cartog_choice), c_uint64, c_uint32, c_void_p, c_uint64, c_void_p, POINTER(cartog_effect), c_uint64]),
    "cartog_sheet_init": (c_int32, [POINTER(cartog_sheet), POINTER(cartog_map)]),
    "cartog_sheet_load": (c_int32, [POINTER(cartog_sheet), POINTER(cartog_map), c_uint32]),
    "cartog_sheet_validate": (c_int32, [POINTER(cartog_sheet)]),
    "cartog_sheet_draw": (c_int32, [POINTER(cartog_sheet), POINTER(cartog_task), POINTER(cartog_placement), c_uint32, POINTER(cartog_outcome), POINTER(cartog_verdict)]),
    "cartog_sheet_score": (c_int32, [POINTER(cartog_sheet), c_uint32, c_uint32, c_uint32, c_void_p, c_uint32, POINTER(cartog_ledger)]),
    "cartog_sheet_undo": (c_int32, [POINTER(cartog_sheet), c_uint32]),
    "cartog_sheet_forget": (c_int32, [POINTER(cartog_sheet)]),
    "cartog_sheet_total": (c_int32, [POINTER(cartog_sheet), POINTER(cartog_standing)]),
    "cartog_table_init": (c_int32, [POINTER(cartog_table), POINTER(cartog_setup), c_void_p, c_uint64, POINTER(cartog_card), c_uint64]),
    "cartog_table_validate": (c_int32, [POINTER(cartog_table)]),
    "cartog_table_info_get": (c_int32, [POINTER(cartog_table), POINTER(cartog_table_info)]),
    "cartog_table_begin": (c_int32, [POINTER(cartog_table)]),
    "cartog_table_order": (c_int32, [POINTER(cartog_table), c_void_p, c_uint64]),
    "cartog_table_reveal": (c_int32, [POINTER(cartog_table), c_uint32, c_void_p]),
    "cartog_table_task": (c_int32, [POINTER(cartog_table), c_uint32, POINTER(cartog_task), c_void_p]),
    "cartog_table_draw": (c_int32, [POINTER(cartog_table), POINTER(cartog_sheet), c_uint32, c_uint32, POINTER(cartog_placement), POINTER(cartog_outcome), POINTER(cartog_verdict)]),
    "cartog_table_note": (c_int32, [POINTER(cartog_table), c_uint32]),
    "cartog_table_undo_draw": (c_int32, [POINTER(cartog_table), POINTER(cartog_sheet), c_uint32]),
    "cartog_table_score": (c_int32, [POINTER(cartog_table), POINTER(cartog_sheet), c_void_p, POINTER(cartog_ledger)]),
    "cartog_table_undo": (c_int32, [POINTER(cartog_table), c_uint32]),
    "cartog_table_card": (c_int32, [POINTER(cartog_table), c_uint32, POINTER(cartog_card)]),
    "cartog_table_reveals": (c_int64, [POINTER(cartog_table), c_void_p, c_uint64]),
    "cartog_deal_edicts": (c_int32, [c_uint64, c_void_p]),
    "cartog_standings": (c_int32, [POINTER(cartog_standing), c_uint64, c_void_p]),
    "cartog_solo_rating": (c_int32, [c_int32, c_void_p, c_void_p]),
    "cartog_solo_title": (c_char_p, [c_int32]),
    "cartog_audit_list": (c_int64, [POINTER(cartog_audit), POINTER(cartog_finding), c_uint64]),
    "cartog_finding_slug": (c_char_p, [c_uint32]),
    "cartog_finding_message": (c_char_p, [c_uint32]),
    "cartog_text_form": (c_int32, [c_char_p, c_uint64]),
    "cartog_position_parse": (c_int32, [c_char_p, c_uint64, POINTER(cartog_position), POINTER(cartog_text_error)]),
    "cartog_position_print": (c_int64, [POINTER(cartog_position), POINTER(c_char), c_uint64]),
    "cartog_map_parse": (c_int32, [c_char_p, c_uint64, POINTER(cartog_map), POINTER(cartog_text_error)]),
    "cartog_map_print": (c_int64, [POINTER(cartog_map), POINTER(c_char), c_uint64]),
    "cartog_grid_parse": (c_int32, [c_char_p, c_uint64, POINTER(cartog_map), POINTER(cartog_text_error)]),
    "cartog_grid_print": (c_int64, [POINTER(cartog_map), POINTER(c_char), c_uint64]),
    "cartog_placement_parse": (c_int32, [c_char_p, c_uint64, POINTER(cartog_placement), POINTER(cartog_text_error)]),
    "cartog_placement_print": (c_int64, [POINTER(cartog_placement), POINTER(c_char), c_uint64]),
    "cartog_choice_print": (c_int64, [POINTER(cartog_choice), POINTER(c_char), c_uint64]),
    "cartog_spaces_parse": (c_int32, [c_char_p, c_uint64, POINTER(cartog_spaces), POINTER(cartog_text_error)]),
    "cartog_spaces_print": (c_int64, [POINTER(cartog_spaces), POINTER(c_char), c_uint64]),
    "cartog_record_players": (c_int64, [c_char_p, c_uint64]),
    "cartog_replay_init": (c_int32, [POINTER(cartog_replay)]),
    "cartog_replay_line": (c_int32, [POINTER(cartog_replay), POINTER(cartog_sheet), c_uint64, c_char_p, c_uint64, POINTER(cartog_fault)]),
    "cartog_replay_text": (c_int32, [POINTER(cartog_replay), POINTER(cartog_sheet), c_uint64, c_char_p, c_uint64, c_uint64, POINTER(cartog_fault)]),
    "cartog_replay_complete": (c_int32, [POINTER(cartog_replay), POINTER(cartog_sheet), c_uint64]),
    "cartog_fault_message": (c_char_p, [POINTER(cartog_fault)]),
    "cartog_event_print": (c_int64, [POINTER(cartog_replay), POINTER(cartog_sheet), c_uint64, POINTER(cartog_event), POINTER(c_char), c_uint64]),
    "cartog_replay_key": (c_char_p, [POINTER(cartog_replay), c_uint32]),
    "cartog_record_print": (c_int64, [c_char_p, c_uint64, POINTER(c_char), c_uint64, POINTER(cartog_fault)]),
    "cartog_position_of": (c_int32, [POINTER(cartog_table), POINTER(cartog_sheet), c_uint32, POINTER(cartog_position)]),
    "cartog_batch_maps": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, POINTER(cartog_map), c_void_p]),
    "cartog_batch_arrays": (c_int64, [POINTER(cartog_map), c_uint64, c_void_p, c_void_p, c_void_p]),
    "cartog_batch_score": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_level": (c_uint32, []),
    "cartog_batch_score_at": (c_int64, [c_uint32, c_void_p, c_void_p, c_uint32, c_uint64, c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_monsters": (c_int64, [c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_mountains": (c_int64, [c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_count": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, POINTER(cartog_task), c_void_p, c_void_p]),
    "cartog_batch_mask": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, POINTER(cartog_task), c_uint64, c_void_p, c_void_p]),
    "cartog_batch_spaces": (c_int64, [POINTER(cartog_task), c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_place": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, POINTER(cartog_task), c_void_p, c_void_p, c_void_p, c_void_p]),
    "cartog_batch_parse": (c_int64, [c_char_p, c_uint64, c_void_p, c_void_p, c_uint64, c_void_p, c_void_p]),
    "cartog_batch_print": (c_int64, [c_void_p, c_void_p, c_uint32, c_uint64, POINTER(c_char), c_uint64, c_void_p]),
    "cartog_batch_play": (c_int32, [c_void_p, c_uint64, c_uint32, c_uint32, c_void_p, c_void_p, c_void_p, c_void_p]),
    "cartog_aim_value": (c_int32, [POINTER(cartog_map), POINTER(cartog_aim), c_void_p]),
    "cartog_hint_list": (c_int64, [POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_aim), POINTER(cartog_hint), c_uint64]),
    "cartog_follow_list": (c_int64, [c_void_p, c_uint64, c_uint32, POINTER(cartog_follow), c_uint64]),
    "cartog_search_run": (c_int32, [POINTER(cartog_search), POINTER(cartog_map), POINTER(cartog_task), POINTER(cartog_aim), POINTER(cartog_follow), c_uint64, c_uint64]),
    "cartog_map_svg": (c_int64, [POINTER(cartog_map), POINTER(cartog_picture), c_char_p, c_uint64, POINTER(c_char), c_uint64]),
    "cartog_score_svg": (c_int64, [POINTER(cartog_map), c_uint32, c_uint32, POINTER(c_char), c_uint64]),
    "cartog_card_svg": (c_int64, [POINTER(cartog_card), c_uint32, POINTER(c_char), c_uint64]),
    "cartog_shape_svg": (c_int64, [POINTER(cartog_spaces), c_uint32, c_uint32, POINTER(c_char), c_uint64]),
    "cartog_sheet_svg": (c_int64, [POINTER(cartog_sheet), POINTER(cartog_picture), c_char_p, c_uint64, POINTER(c_char), c_uint64]),
    "cartog_replay_svg": (c_int64, [POINTER(cartog_replay), POINTER(cartog_sheet), c_uint64, c_uint32, POINTER(c_char), c_uint64]),
    "cartog_version": (c_int32, []),
    "cartog_version_text": (c_char_p, []),
    "cartog_abi": (c_int32, []),
    "cartog_rule_set": (c_char_p, []),
    "cartog_constant_name": (c_char_p, [c_uint32]),
    "cartog_constant_value": (c_int32, [c_uint32, c_void_p]),
}

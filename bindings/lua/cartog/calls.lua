-- Written by bindings/lua/tools/generate.lua from the public headers; do not edit.

-- The functions of a library, on buffers. to_text and to_number convert what C gives back; printed calls a printer
-- with room that is large enough.
return function(C, to_text, to_number, printed)
  local lib = {}
  local function p(buffer)
    return buffer and buffer._v
  end
  local function n(buffer)
    return buffer and buffer._n or 0
  end
  -- Gives back its first argument. That the buffers are named behind a call keeps them from being collected
  -- during it: a pointer into a buffer does not.
  local function keep(result)
    return result
  end
  function lib.status_slug(status)
    return to_text(C.cartog_status_slug(status))
  end
  function lib.status_message(status)
    return to_text(C.cartog_status_message(status))
  end
  function lib.space_name(space)
    return to_text(C.cartog_space_name(space))
  end
  function lib.space_parse(text, space)
    return keep(C.cartog_space_parse(text, #text, p(space)), space)
  end
  function lib.spaces_add(set, space)
    return keep(C.cartog_spaces_add(p(set), space), set)
  end
  function lib.spaces_remove(set, space)
    return keep(C.cartog_spaces_remove(p(set), space), set)
  end
  function lib.spaces_has(set, space)
    return keep(C.cartog_spaces_has(p(set), space), set)
  end
  function lib.spaces_count(set)
    return keep(to_number(C.cartog_spaces_count(p(set))), set)
  end
  function lib.spaces_list(set, spaces)
    return keep(to_number(C.cartog_spaces_list(p(set), p(spaces), n(spaces))), set, spaces)
  end
  function lib.terrain_name(terrain)
    return to_text(C.cartog_terrain_name(terrain))
  end
  function lib.terrain_letter(terrain, ruins)
    return C.cartog_terrain_letter(terrain, ruins)
  end
  function lib.shape_normalize(shape, normal)
    return keep(C.cartog_shape_normalize(p(shape), p(normal)), shape, normal)
  end
  function lib.shape_orient(shape, orientation, oriented)
    return keep(C.cartog_shape_orient(p(shape), orientation, p(oriented)), shape, oriented)
  end
  function lib.shape_orientations(shape, oriented)
    return keep(to_number(C.cartog_shape_orientations(p(shape), p(oriented), n(oriented))), shape, oriented)
  end
  function lib.shape_place(shape, row, column, placed)
    return keep(C.cartog_shape_place(p(shape), row, column, p(placed)), shape, placed)
  end
  function lib.map_init(map, side)
    return keep(C.cartog_map_init(p(map), side), map)
  end
  function lib.map_from_arrays(map, terrain, ruins, wrong)
    return keep(C.cartog_map_from_arrays(p(map), p(terrain), p(ruins), p(wrong)), map, terrain, ruins, wrong)
  end
  function lib.map_to_arrays(map, terrain, ruins)
    return keep(C.cartog_map_to_arrays(p(map), p(terrain), p(ruins)), map, terrain, ruins)
  end
  function lib.map_validate(map, wrong)
    return keep(C.cartog_map_validate(p(map), p(wrong)), map, wrong)
  end
  function lib.map_terrain(map, space)
    return keep(C.cartog_map_terrain(p(map), space), map)
  end
  function lib.map_ruins(map, space)
    return keep(C.cartog_map_ruins(p(map), space), map)
  end
  function lib.map_set_terrain(map, space, terrain)
    return keep(C.cartog_map_set_terrain(p(map), space, terrain), map)
  end
  function lib.map_set_ruins(map, space, ruins)
    return keep(C.cartog_map_set_ruins(p(map), space, ruins), map)
  end
  function lib.map_spaces(map, terrain, spaces)
    return keep(C.cartog_map_spaces(p(map), terrain, p(spaces)), map, spaces)
  end
  function lib.map_ruins_spaces(map, spaces)
    return keep(C.cartog_map_ruins_spaces(p(map), p(spaces)), map, spaces)
  end
  function lib.map_equal(a, b)
    return keep(C.cartog_map_equal(p(a), p(b)), a, b)
  end
  function lib.card_get(id, card)
    return keep(C.cartog_card_get(id, p(card)), card)
  end
  function lib.card_list(kind, ids)
    return keep(to_number(C.cartog_card_list(kind, p(ids), n(ids))), ids)
  end
  function lib.card_by_key(key, id)
    return keep(C.cartog_card_by_key(key, #key, p(id)), id)
  end
  function lib.card_find(text, id)
    return keep(C.cartog_card_find(text, #text, p(id)), id)
  end
  function lib.card_nearest(text, kind, id)
    return keep(C.cartog_card_nearest(text, #text, kind, p(id)), id)
  end
  function lib.card_key(id)
    return to_text(C.cartog_card_key(id))
  end
  function lib.card_name(id, language)
    return to_text(C.cartog_card_name(id, language))
  end
  function lib.card_validate(card)
    return keep(C.cartog_card_validate(p(card)), card)
  end
  function lib.task_init(task, card, flags)
    return keep(C.cartog_task_init(p(task), card, flags), task)
  end
  function lib.task_init_card(task, card, flags)
    return keep(C.cartog_task_init_card(p(task), p(card), flags), task, card)
  end
  function lib.task_drawer(task)
    return keep(C.cartog_task_drawer(p(task)), task)
  end
  function lib.task_fallback(map, task)
    return keep(C.cartog_task_fallback(p(map), p(task)), map, task)
  end
  function lib.choices_list(map, task, choices)
    return keep(to_number(C.cartog_choices_list(p(map), p(task), p(choices), n(choices))), map, task, choices)
  end
  function lib.choices_count(map, task)
    return keep(to_number(C.cartog_choices_count(p(map), p(task))), map, task)
  end
  function lib.choices_pick(map, task, number, choice)
    return keep(to_number(C.cartog_choices_pick(p(map), p(task), number, p(choice))), map, task, choice)
  end
  function lib.choices_any(map, task)
    return keep(C.cartog_choices_any(p(map), p(task)), map, task)
  end
  function lib.placement_check(map, task, placement, verdict)
    return keep(C.cartog_placement_check(p(map), p(task), p(placement), p(verdict)), map, task, placement, verdict)
  end
  function lib.placement_apply(map, task, placement, coins, outcome, verdict)
    return keep(C.cartog_placement_apply(p(map), p(task), p(placement), coins, p(outcome), p(verdict)), map, task,
      placement, outcome, verdict)
  end
  function lib.verdict_message(verdict)
    return keep(to_text(C.cartog_verdict_message(p(verdict))), verdict)
  end
  function lib.map_monsters(map, points, spaces)
    return keep(C.cartog_map_monsters(p(map), p(points), p(spaces)), map, points, spaces)
  end
  function lib.map_mountains(map, closed, spaces)
    return keep(C.cartog_map_mountains(p(map), p(closed), p(spaces)), map, closed, spaces)
  end
  function lib.score(map, card, points)
    return keep(C.cartog_score(p(map), card, p(points)), map, points)
  end
  function lib.score_many(map, cards, points)
    return keep(C.cartog_score_many(p(map), p(cards), n(cards), p(points)), map, cards, points)
  end
  function lib.score_explain(map, card, parts)
    return keep(to_number(C.cartog_score_explain(p(map), card, p(parts), n(parts))), map, parts)
  end
  function lib.score_preview(map, task, placement, coins, cards, before, after, preview, verdict)
    return keep(C.cartog_score_preview(p(map), p(task), p(placement), coins, p(cards), n(cards), p(before), p(after),
      p(preview), p(verdict)), map, task, placement, cards, before, after, preview, verdict)
  end
  function lib.score_choices(map, choices, coins, cards, points, effects)
    return keep(to_number(C.cartog_score_choices(p(map), p(choices), n(choices), coins, p(cards), n(cards), p(points),
      p(effects), n(effects))), map, choices, cards, points, effects)
  end
  function lib.sheet_init(sheet, map)
    return keep(C.cartog_sheet_init(p(sheet), p(map)), sheet, map)
  end
  function lib.sheet_load(sheet, map, coins)
    return keep(C.cartog_sheet_load(p(sheet), p(map), coins), sheet, map)
  end
  function lib.sheet_validate(sheet)
    return keep(C.cartog_sheet_validate(p(sheet)), sheet)
  end
  function lib.sheet_draw(sheet, task, placement, turn, outcome, verdict)
    return keep(C.cartog_sheet_draw(p(sheet), p(task), p(placement), turn, p(outcome), p(verdict)), sheet, task,
      placement, outcome, verdict)
  end
  function lib.sheet_score(sheet, season, first, second, external, turn, ledger)
    return keep(C.cartog_sheet_score(p(sheet), season, first, second, p(external), turn, p(ledger)), sheet, external,
      ledger)
  end
  function lib.sheet_undo(sheet, turn)
    return keep(C.cartog_sheet_undo(p(sheet), turn), sheet)
  end
  function lib.sheet_forget(sheet)
    return keep(C.cartog_sheet_forget(p(sheet)), sheet)
  end
  function lib.sheet_total(sheet, standing)
    return keep(C.cartog_sheet_total(p(sheet), p(standing)), sheet, standing)
  end
  function lib.table_init(table, setup, deck, own)
    return keep(C.cartog_table_init(p(table), p(setup), p(deck), n(deck), p(own), n(own)), table, setup, deck, own)
  end
  function lib.table_validate(table)
    return keep(C.cartog_table_validate(p(table)), table)
  end
  function lib.table_info_get(table, info)
    return keep(C.cartog_table_info_get(p(table), p(info)), table, info)
  end
  function lib.table_begin(table)
    return keep(C.cartog_table_begin(p(table)), table)
  end
  function lib.table_order(table, cards)
    return keep(C.cartog_table_order(p(table), p(cards), n(cards)), table, cards)
  end
  function lib.table_reveal(table, card, revealed)
    return keep(C.cartog_table_reveal(p(table), card, p(revealed)), table, revealed)
  end
  function lib.table_task(table, owner, task, drawer)
    return keep(C.cartog_table_task(p(table), owner, p(task), p(drawer)), table, task, drawer)
  end
  function lib.table_draw(table, sheet, owner, drawer, placement, outcome, verdict)
    return keep(C.cartog_table_draw(p(table), p(sheet), owner, drawer, p(placement), p(outcome), p(verdict)), table,
      sheet, placement, outcome, verdict)
  end
  function lib.table_note(table, owner)
    return keep(C.cartog_table_note(p(table), owner), table)
  end
  function lib.table_undo_draw(table, sheet, owner)
    return keep(C.cartog_table_undo_draw(p(table), p(sheet), owner), table, sheet)
  end
  function lib.table_score(table, sheet, external, ledger)
    return keep(C.cartog_table_score(p(table), p(sheet), p(external), p(ledger)), table, sheet, external, ledger)
  end
  function lib.table_undo(table, turn)
    return keep(C.cartog_table_undo(p(table), turn), table)
  end
  function lib.table_card(table, id, card)
    return keep(C.cartog_table_card(p(table), id, p(card)), table, card)
  end
  function lib.table_reveals(table, cards)
    return keep(to_number(C.cartog_table_reveals(p(table), p(cards), n(cards))), table, cards)
  end
  function lib.deal_edicts(seed, edicts)
    return keep(C.cartog_deal_edicts(seed, p(edicts)), edicts)
  end
  function lib.standings(standings, ranks)
    return keep(C.cartog_standings(p(standings), n(standings), p(ranks)), standings, ranks)
  end
  function lib.solo_rating(total, edicts, rating)
    return keep(C.cartog_solo_rating(total, p(edicts), p(rating)), edicts, rating)
  end
  function lib.solo_title(rating)
    return to_text(C.cartog_solo_title(rating))
  end
  function lib.audit_list(audit, findings)
    return keep(to_number(C.cartog_audit_list(p(audit), p(findings), n(findings))), audit, findings)
  end
  function lib.finding_slug(kind)
    return to_text(C.cartog_finding_slug(kind))
  end
  function lib.finding_message(kind)
    return to_text(C.cartog_finding_message(kind))
  end
  function lib.text_form(text)
    return C.cartog_text_form(text, #text)
  end
  function lib.position_parse(text, position, error)
    return keep(C.cartog_position_parse(text, #text, p(position), p(error)), position, error)
  end
  function lib.position_print(position)
    return printed(function(out, cap)
      return keep(C.cartog_position_print(p(position), out, cap), position)
    end)
  end
  function lib.map_parse(text, map, error)
    return keep(C.cartog_map_parse(text, #text, p(map), p(error)), map, error)
  end
  function lib.map_print(map)
    return printed(function(out, cap)
      return keep(C.cartog_map_print(p(map), out, cap), map)
    end)
  end
  function lib.grid_parse(text, map, error)
    return keep(C.cartog_grid_parse(text, #text, p(map), p(error)), map, error)
  end
  function lib.grid_print(map)
    return printed(function(out, cap)
      return keep(C.cartog_grid_print(p(map), out, cap), map)
    end)
  end
  function lib.placement_parse(text, placement, error)
    return keep(C.cartog_placement_parse(text, #text, p(placement), p(error)), placement, error)
  end
  function lib.placement_print(placement)
    return printed(function(out, cap)
      return keep(C.cartog_placement_print(p(placement), out, cap), placement)
    end)
  end
  function lib.choice_print(choice)
    return printed(function(out, cap)
      return keep(C.cartog_choice_print(p(choice), out, cap), choice)
    end)
  end
  function lib.spaces_parse(text, spaces, error)
    return keep(C.cartog_spaces_parse(text, #text, p(spaces), p(error)), spaces, error)
  end
  function lib.spaces_print(spaces)
    return printed(function(out, cap)
      return keep(C.cartog_spaces_print(p(spaces), out, cap), spaces)
    end)
  end
  function lib.record_players(text)
    return to_number(C.cartog_record_players(text, #text))
  end
  function lib.replay_init(replay)
    return keep(C.cartog_replay_init(p(replay)), replay)
  end
  function lib.replay_line(replay, sheets, line, fault)
    return keep(C.cartog_replay_line(p(replay), p(sheets), n(sheets), line, #line, p(fault)), replay, sheets, fault)
  end
  function lib.replay_text(replay, sheets, text, last, fault)
    return keep(C.cartog_replay_text(p(replay), p(sheets), n(sheets), text, #text, last, p(fault)), replay, sheets,
      fault)
  end
  function lib.replay_complete(replay, sheets)
    return keep(C.cartog_replay_complete(p(replay), p(sheets), n(sheets)), replay, sheets)
  end
  function lib.fault_message(fault)
    return keep(to_text(C.cartog_fault_message(p(fault))), fault)
  end
  function lib.event_print(replay, sheets, event)
    return printed(function(out, cap)
      return keep(C.cartog_event_print(p(replay), p(sheets), n(sheets), p(event), out, cap), replay, sheets, event)
    end)
  end
  function lib.replay_key(replay, card)
    return keep(to_text(C.cartog_replay_key(p(replay), card)), replay)
  end
  function lib.record_print(text, fault)
    return printed(function(out, cap)
      return keep(C.cartog_record_print(text, #text, out, cap, p(fault)), fault)
    end)
  end
  function lib.position_of(table, sheet, owner, position)
    return keep(C.cartog_position_of(p(table), p(sheet), owner, p(position)), table, sheet, position)
  end
  function lib.aim_value(map, aim, value)
    return keep(C.cartog_aim_value(p(map), p(aim), p(value)), map, aim, value)
  end
  function lib.hint_list(map, task, aim, hints)
    return keep(to_number(C.cartog_hint_list(p(map), p(task), p(aim), p(hints), n(hints))), map, task, aim, hints)
  end
  function lib.follow_list(deck, flags, follows)
    return keep(to_number(C.cartog_follow_list(p(deck), n(deck), flags, p(follows), n(follows))), deck, follows)
  end
  function lib.search_run(search, map, task, aim, follows, nodes)
    return keep(C.cartog_search_run(p(search), p(map), p(task), p(aim), p(follows), n(follows), nodes), search, map,
      task, aim, follows)
  end
  function lib.map_svg(map, picture, title)
    return printed(function(out, cap)
      return keep(C.cartog_map_svg(p(map), p(picture), title, #title, out, cap), map, picture)
    end)
  end
  function lib.score_svg(map, card, pixels)
    return printed(function(out, cap)
      return keep(C.cartog_score_svg(p(map), card, pixels, out, cap), map)
    end)
  end
  function lib.card_svg(card, pixels)
    return printed(function(out, cap)
      return keep(C.cartog_card_svg(p(card), pixels, out, cap), card)
    end)
  end
  function lib.shape_svg(shape, terrain, pixels)
    return printed(function(out, cap)
      return keep(C.cartog_shape_svg(p(shape), terrain, pixels, out, cap), shape)
    end)
  end
  function lib.sheet_svg(sheet, picture, title)
    return printed(function(out, cap)
      return keep(C.cartog_sheet_svg(p(sheet), p(picture), title, #title, out, cap), sheet, picture)
    end)
  end
  function lib.replay_svg(replay, sheets, pixels)
    return printed(function(out, cap)
      return keep(C.cartog_replay_svg(p(replay), p(sheets), n(sheets), pixels, out, cap), replay, sheets)
    end)
  end
  function lib.version()
    return C.cartog_version()
  end
  function lib.version_text()
    return to_text(C.cartog_version_text())
  end
  function lib.abi()
    return C.cartog_abi()
  end
  function lib.rule_set()
    return to_text(C.cartog_rule_set())
  end
  function lib.constant_name(index)
    return to_text(C.cartog_constant_name(index))
  end
  function lib.constant_value(index, value)
    return keep(C.cartog_constant_value(index, p(value)), value)
  end
  return lib
end

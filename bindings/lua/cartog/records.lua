-- Game records as text: reading them line by line, with the points of own scoring cards filled in, and writing the
-- headers of a new one.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local own_id = number("CARD_OWN")
  local read_stage, read_players = base.reader("replay", "stage"), base.reader("replay", "players")
  local events_stage = number("STAGE_EVENTS")
  local sheet_size, key_size = base.size("sheet"), number("KEY_SIZE")

  -- A walk is a replay and its sheets, as far as it has come; commit and abandon are as easy as keeping or dropping it.

  function base.new_walk()
    local walk = { replay = base.new("replay"), sheets = lib.new("sheet", 0), count = 0, line = 0 }
    lib.replay_init(walk.replay)
    return walk
  end

  local function copy_sheets(sheets, from, to)
    local copy = lib.new("sheet", to)
    lib.copy(copy, 0, sheets, 0, from * sheet_size)
    return copy
  end

  function base.copy_walk(walk)
    local replay = base.new("replay")
    lib.copy(replay, 0, walk.replay, 0, base.size("replay"))
    return { replay = replay, sheets = copy_sheets(walk.sheets, walk.count, walk.count), count = walk.count,
      line = walk.line, external = walk.external }
  end

  function base.walk_table(walk)
    return base.member(walk.replay, "replay", "table", "table")
  end

  function base.walk_sheet(walk, player)
    local sheet = base.new("sheet")
    lib.copy(sheet, 0, walk.sheets, player * sheet_size, sheet_size)
    return sheet
  end

  function base.walk_names(walk)
    local list, at = {}, base.offset("replay", "names")
    for player = 1, read_players(walk.replay) do
      list[player] = lib.get_text(walk.replay, at + (player - 1) * key_size)
    end
    return list
  end

  function base.at_events(walk)
    return read_stage(walk.replay) == events_stage
  end

  -- Which of its edicts the library cannot compute, by id.
  local function external_edicts(walk)
    local found, any = {}, false
    for i = 0, number("EDICTS") - 1 do
      local id = lib.get_u32(walk.replay, base.offset("replay", "edicts") + 4 * i)
      if id >= own_id then
        found[id] = lib.get_text(walk.replay, base.offset("replay", "edict_keys") + key_size * i)
        any = true
      end
    end
    return any and found or nil
  end

  local fault_line, fault_column = base.reader("fault", "line"), base.reader("fault", "column")
  local fault_spaces = base.offset("fault", "spaces")
  local expected, found = base.reader("fault", "expected", lib.get_text), base.reader("fault", "found", lib.get_text)

  -- What a fault says: nil, a sentence, a word, spaces, and the place with what was expected and found there.
  local function fail_fault(status, fault, line)
    local place = { line = line or fault_line(fault), column = fault_column(fault), expected = expected(fault),
      found = found(fault) }
    local message = ("line %d, column %d: %s"):format(place.line, place.column, lib.fault_message(fault))
    return nil, message, lib.status_slug(status), lib.names(fault, fault_spaces), place
  end

  -- Reads one more line. Gives true, or nil and so on, and then the walk is as it was.
  local full = number("ERROR_FULL")
  local function feed(walk, text)
    local fault = base.new("fault")
    local status = lib.replay_line(walk.replay, walk.sheets, text, fault)
    if status == full and not base.at_events(walk) then
      -- The headers end here, and now it is known how many play.
      local count = read_players(walk.replay)
      walk.sheets, walk.count = copy_sheets(walk.sheets, 0, count), count
      status = lib.replay_line(walk.replay, walk.sheets, text, fault)
    end
    if status ~= 0 then
      return fail_fault(status, fault, walk.line + 1)
    end
    walk.line = walk.line + 1
    if walk.external == nil and base.at_events(walk) then
      walk.external = external_edicts(walk) or false
    end
    return true
  end

  -- ---- own scoring cards ----

  local phase_score = number("PHASE_SCORE")
  local seasons_at, ledger_size = base.offset("sheet", "seasons"), base.size("ledger")
  local scored_at = base.offset("ledger", "scored")

  -- Ids of the complete season's edicts, where it has own scoring cards and is not scored yet; else nil.
  local function unscored_edicts(walk)
    if not walk.external then
      return nil
    end
    local info = base.table_info(base.walk_table(walk))
    if info.phase < phase_score or walk.count == 0
      or not (walk.external[info.first] or walk.external[info.second])
      or lib.get_u32(walk.sheets, seasons_at + (info.season - 1) * ledger_size + scored_at) ~= 0 then
      return nil
    end
    return info
  end

  local function points_text(walk, id, player)
    local own = base.own_by_key[walk.external[id]]
    return own and ("%d"):format(base.evaluate(own, base.map_of_sheet(base.walk_sheet(walk, player)))) or "?"
  end

  -- Gives the library the points of registered cards, as a score line that no text holds. What the text says of them
  -- later is then verified like any other number. Asks the users' functions, which may do anything; but the walk is
  -- ours alone.
  local function settle(walk)
    local info = unscored_edicts(walk)
    if not info or not (base.own_by_key[walk.external[info.first]] or base.own_by_key[walk.external[info.second]]) then
      return
    end
    local words = { "score " .. base.seasons[info.season] }
    for player, name in ipairs(base.walk_names(walk)) do
      words[player + 1] = ("%s=%s+%s+?-?=?"):format(name,
        walk.external[info.first] and points_text(walk, info.first, player - 1) or "?",
        walk.external[info.second] and points_text(walk, info.second, player - 1) or "?")
    end
    lib.replay_line(walk.replay, walk.sheets, table.concat(words, " "), nil)
  end

  -- Reads a line, and settles what it completes.
  function base.advance(walk, text)
    local fed, message, code, spaces, place = feed(walk, text)
    if not fed then
      return nil, message, code, spaces, place
    end
    if walk.external then
      settle(walk)
    end
    return true
  end

  -- ---- reading ----

  -- The lines of a text, without their ends. A text has at least one.
  function base.split_lines(text)
    local lines = {}
    for line, stop in text:gmatch("([^\n]*)(\n?)") do
      if stop == "\n" then
        lines[#lines + 1] = line:gsub("\r$", "")
      elseif line ~= "" then
        lines[#lines + 1] = line
      end
    end
    if #lines == 0 then
      lines[1] = ""
    end
    return lines
  end

  local replay_options = { at = "number" }

  -- cartog.replay(text, options): the game that a record tells, verified line by line; or nil and so on, where place
  -- has line, column, expected, found, and the game up to there. options.at stops behind that line.
  function cartog.replay(text, options)
    base.expect(text, "string", 1, "replay")
    base.expect_options(options, replay_options, 2, "replay")
    local last = options and options.at or 2 ^ 53
    base.expect_whole(last, 0, 2 ^ 53, 2, "replay")
    local walk, lines = base.new_walk(), {}
    for i, line in ipairs(base.split_lines(text)) do
      if i > last then
        break
      end
      local read, message, code, spaces, place = base.advance(walk, line)
      if not read then
        place.game = base.new_game(walk, lines)
        return nil, message, code, spaces, place
      end
      lines[i] = line
    end
    return base.new_game(walk, lines)
  end

  -- cartog.canonical(text): a record in canonical form. Whether the game is right is not asked.
  function cartog.canonical(text)
    base.expect(text, "string", 1, "canonical")
    local fault = base.new("fault")
    local printed = lib.record_print(text, fault)
    if type(printed) == "number" then
      return fail_fault(printed, fault)
    end
    return printed
  end

  -- ---- writing headers ----

  local game_options = { map = "any", players = "table", names = "table", edicts = "table", seed = "any",
    fallback = "string", deck = "table" }

  local function map_headers(map, lines)
    if type(map) == "string" then
      lines[#lines + 1] = "Map: " .. map
      return
    end
    base.expect_map(map, 1, "game", 2)
    for _, side in ipairs({ "A", "B" }) do
      if map == cartog.map(side) then
        lines[#lines + 1] = "Map: " .. side
        return
      end
    end
    lines[#lines + 1] = "Map: own"
    lines[#lines + 1] = "Start: " .. lib.map_print(map)
  end

  -- A card's header line, for an own card.
  local function card_header(card)
    local letters = {}
    for i, terrain in ipairs(card.terrains) do
      letters[i] = base.terrain_letters[terrain]
    end
    if card.pass then
      return ("Ambush: %s shape=%s pass=%s corner=%s walk=%s"):format(card.key, card.shapes[1], card.pass, card.corner,
        card.walk)
    end
    return ("Card: %s time=%d terrains=%s shapes=%s"):format(card.key, card.time, table.concat(letters),
      table.concat(card.shapes, ","))
  end

  local function deck_headers(deck, lines)
    local keys, seen = {}, {}
    for i, wanted in ipairs(deck) do
      local card, message, code, spaces = base.card_of(wanted, 1, "game", 2)
      if not card then
        return nil, message, code, spaces
      end
      keys[i] = card.key
      if card.id >= own_id and not seen[card.key] then
        seen[card.key] = true
        lines[#lines + 1] = card_header(card)
      end
    end
    lines[#lines + 1] = "Deck: " .. table.concat(keys, " ")
    return true
  end

  local function edict_keys(options)
    if not options.edicts and options.seed ~= nil then
      return cartog.deal(options.seed).edicts
    end
    if options.edicts == nil then
      base.bad(1, "game", "option 'edicts' is missing", 2)
    end
    local keys = {}
    for i, wanted in ipairs(options.edicts) do
      local card, message, code, spaces = base.card_of(wanted, 1, "game", 2, number("KIND_SCORING"))
      if not card then
        return nil, message, code, spaces
      end
      keys[i] = card.key
    end
    return keys
  end

  local function headers(options)
    local lines = { "%cgl 1" }
    if options.seed ~= nil and not base.seed_text(options.seed) then
      base.bad(1, "game", "option 'seed': a whole number up to 2^53, or one up to 2^64 - 1 as text", 1)
    end
    if options.players == nil then
      base.bad(1, "game", "option 'players' is missing: a list of names", 1)
    end
    local known = {}
    for _, name in ipairs(options.players) do
      base.expect(name, "string", 1, "game", 1)
      known[name] = true
    end
    for player, name in pairs(options.names or {}) do
      base.expect(name, "string", 1, "game", 1)
      if not known[player] then
        base.bad(1, "game", ("option 'names': nobody is called '%s'"):format(tostring(player)), 1)
      end
    end
    map_headers(options.map or "A", lines)
    lines[#lines + 1] = "Players: " .. table.concat(base.sequence(options.players), " ")
    for _, player in ipairs(options.players) do
      if options.names and options.names[player] then
        lines[#lines + 1] = ("Name: %s %s"):format(player, options.names[player])
      end
    end
    local keys, message, code, spaces = edict_keys(options)
    if not keys then
      return nil, message, code, spaces
    end
    lines[#lines + 1] = "Edicts: " .. table.concat(keys, " ")
    if options.fallback ~= nil then
      lines[#lines + 1] = "Rules: fallback=" .. options.fallback
    end
    if options.seed ~= nil then
      lines[#lines + 1] = "Seed: " .. base.seed_text(options.seed)
    end
    if options.deck then
      local written, why, slug, none = deck_headers(options.deck, lines)
      if not written then
        return nil, why, slug, none
      end
    end
    for _, line in ipairs(lines) do
      if line:find("[\r\n]") then
        base.bad(1, "game", "a line break in a name, a map or a rule", 1)
      end
    end
    lines[#lines + 1] = ""
    return table.concat(lines, "\n") .. "\n"
  end

  -- cartog.game{map =, players =, names =, edicts =, seed =, fallback =, deck =}: a new game before spring.
  function cartog.game(options)
    base.expect(options, "table", 1, "game")
    base.expect_options(options, game_options, 1, "game")
    local text, message, code, spaces = headers(options)
    if not text then
      return nil, message, code, spaces
    end
    return cartog.replay(text)
  end
end

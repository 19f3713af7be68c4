-- Whole games: a record that grows, and what stands on the table and the sheets. Players are named, or numbered from 1.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local Game, meta = {}, {}
  meta.__index = Game
  meta.__name = "cartog.game"
  meta.__metatable = "cartog.game"

  -- What lies behind a game, where nobody else reaches it: the walk, and the lines that it has read.
  local inside = setmetatable({}, { __mode = "k" })

  function base.new_game(walk, lines)
    local game = setmetatable({}, meta)
    inside[game] = { walk = walk, lines = lines }
    return game
  end

  local function own(self, name)
    local data = inside[self]
    if not data then
      error(("calling '%s' on bad self (cartog.game expected, got %s)"):format(name, type(self)), 3)
    end
    return data
  end

  -- ---- adding lines ----

  local function last_word(lines, word)
    for i = #lines, 1, -1 do
      local first = lines[i]:match("^%s*(%S+)")
      if first == word then
        return true
      elseif first == "season" or first == "undo" then
        return false
      end
    end
    return false
  end

  local function print_event(walk, members)
    local event = base.new("event")
    for name, value in pairs(members) do
      if name == "placement" then
        lib.copy(event, base.offset("event", "placement"), value, 0, base.size("placement"))
      else
        lib.set_u32(event, base.offset("event", name), value)
      end
    end
    return lib.event_print(walk.replay, walk.sheets, event)
  end

  -- The line with the points of a season whose own scoring cards were computed here, for readers who cannot; nil where
  -- there is no such season, or the text has the line.
  local function score_line(walk, lines)
    if not walk.external then
      return nil
    end
    local info = base.table_info(base.walk_table(walk))
    if info.phase < number("PHASE_SCORE") or not (walk.external[info.first] or walk.external[info.second])
      or last_word(lines, "score") then
      return nil
    end
    local text = print_event(walk, { kind = number("EVENT_SCORE"), season = info.season })
    return type(text) == "string" and not text:find("?", 1, true) and text or nil
  end

  -- Adds lines, all of them or none. Works on a copy where there are users' functions to be asked, since these may fail
  -- or never return; if one of them changes the game meanwhile, that is an error.
  local function add(data, texts)
    local walk, lines = data.walk, {}
    local before = walk
    if walk.external ~= false or #texts > 1 then
      walk = base.copy_walk(walk)
    end
    for _, text in ipairs(texts) do
      local read, message, code, spaces, place = base.advance(walk, text)
      if not read then
        return nil, message, code, spaces, place
      end
      lines[#lines + 1] = text
      local all = #data.lines
      local seen = {}
      for i = math.max(1, all - 300), all do
        seen[#seen + 1] = data.lines[i]
      end
      for _, line in ipairs(lines) do
        seen[#seen + 1] = line
      end
      local extra = score_line(walk, seen)
      if extra and base.advance(walk, extra) then
        lines[#lines + 1] = extra
      end
    end
    if data.walk ~= before then
      error("a scoring card's function changed the game that it is asked for", 0)
    end
    data.walk = walk
    for _, line in ipairs(lines) do
      data.lines[#data.lines + 1] = line
    end
    return true
  end

  -- game:append(text): reads one line or several, and adds them to the record; all of them or none.
  function Game:append(text)
    local data = own(self, "append")
    base.expect(text, "string", 1, "append")
    local added, message, code, spaces, place = add(data, base.split_lines(text))
    if not added then
      return nil, message, code, spaces, place
    end
    return self
  end

  local function not_yet()
    return base.fail(number("REFUSAL_STEP"))
  end

  -- Prints an event and adds its line.
  local function happen(self, data, members)
    local text = print_event(data.walk, members)
    if type(text) == "number" then
      return base.fail(text)
    end
    local added, message, code, spaces, place = add(data, { text })
    if not added then
      return nil, message, code, spaces, place
    end
    return self
  end

  -- The player that an argument names, from 0.
  local function player_of(data, player, argument, name)
    local names = base.walk_names(data.walk)
    if type(player) == "string" then
      for i, known in ipairs(names) do
        if known == player then
          return i - 1
        end
      end
      return base.fail(number("ERROR_PLAYER"))
    end
    base.expect_whole(player, 1, math.max(1, #names), argument, name, 1)
    return player - 1
  end

  local function info_of(data)
    return base.table_info(base.walk_table(data.walk))
  end

  -- game:begin(): begins the next season.
  function Game:begin()
    local data = own(self, "begin")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local season = info_of(data).season + 1
    if season > number("SEASONS") then
      return base.fail(number("REFUSAL_OVER"))
    end
    return happen(self, data, { kind = number("EVENT_SEASON"), season = season })
  end

  -- game:reveal(card): reveals a card; without one, the next that the seed deals. Gives its key and kind.
  function Game:reveal(card)
    local data = own(self, "reveal")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local trial = base.walk_table(data.walk)
    local key, kind, code, spaces
    if card == nil then
      key, kind, code, spaces = trial:reveal()
    else
      if type(card) ~= "string" then
        card, kind, code, spaces = base.card_of(card, 1, "reveal")
        if not card then
          return nil, kind, code, spaces
        end
        card = base.card_key(card)
      end
      key, kind, code, spaces = trial:reveal(card)
    end
    if not key then
      return nil, kind, code, spaces
    end
    local info = base.table_info(trial)
    local done, message, slug, none, place = happen(self, data,
      { kind = number("EVENT_REVEAL"), turn = info.turn, card = info.card })
    if not done then
      return nil, message, slug, none, place
    end
    return key, kind
  end

  -- game:draw(player, placement): draws on that player's map what the last card asks for, in the name of the one whose
  -- turn that is; gives what it earns.
  function Game:draw(player, placement)
    local data = own(self, "draw")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local owner, message, code, spaces = player_of(data, player, 1, "draw")
    if not owner then
      return nil, message, code, spaces
    end
    local buffer, why, slug, none, place = base.placement_of(placement, 2, "draw")
    if not buffer then
      return nil, why, slug, none, place
    end
    local text = lib.placement_print(buffer)
    base.give_placement(buffer)
    local trial, sheet = base.walk_table(data.walk), base.walk_sheet(data.walk, owner)
    local task, because, word, nothing = trial:task(owner + 1)
    if not task then
      return nil, because, word, nothing
    end
    local info = base.table_info(trial)
    local outcome, problem, short, cause = trial:draw(sheet, text, owner + 1, task.drawer)
    if not outcome then
      return nil, problem, short, cause
    end
    local drawn = base.new("placement")
    lib.placement_parse(text, drawn, nil)
    local done, sentence, last, some, where = happen(self, data, { kind = number("EVENT_DRAW"), turn = info.turn,
      owner = owner, drawer = task.drawer - 1, placement = drawn })
    if not done then
      return nil, sentence, last, some, where
    end
    return outcome
  end

  -- game:check(player): writes down that player's coins and the time, as an assertion.
  function Game:check(player)
    local data = own(self, "check")
    local owner, message, code, spaces = player_of(data, player, 1, "check")
    if not owner then
      return nil, message, code, spaces
    end
    return happen(self, data, { kind = number("EVENT_CHECK"), owner = owner })
  end

  -- game:score(): writes down the boxes of the season that is complete, as an assertion.
  function Game:score()
    local data = own(self, "score")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    return happen(self, data, { kind = number("EVENT_SCORE"), season = info_of(data).season })
  end

  -- game:finish(): writes down the totals of the complete game, as an assertion.
  function Game:finish()
    local data = own(self, "finish")
    return happen(self, data, { kind = number("EVENT_END") })
  end

  -- game:undo(turn, player): goes back to just before card number turn was revealed; with a player, takes back what was
  -- drawn on that map for the last card. The record keeps what was undone.
  function Game:undo(turn, player)
    local data = own(self, "undo")
    base.expect_whole(turn, 0, 2 ^ 31 - 1, 1, "undo")
    if player == nil then
      return happen(self, data, { kind = number("EVENT_UNDO"), turn = turn })
    end
    local owner, message, code, spaces = player_of(data, player, 2, "undo")
    if not owner then
      return nil, message, code, spaces
    end
    return happen(self, data, { kind = number("EVENT_UNDO_DRAW"), turn = turn, owner = owner })
  end

  -- ---- what there is to know ----

  -- game:text(): the record so far.
  function Game:text()
    local data = own(self, "text")
    return table.concat(data.lines, "\n") .. "\n"
  end

  -- game:canonical(): the same in canonical form.
  function Game:canonical()
    local data = own(self, "canonical")
    local text, message, code, spaces, place = cartog.canonical(table.concat(data.lines, "\n") .. "\n")
    return text, message, code, spaces, place
  end

  -- game:players(): the names, in clockwise order.
  function Game:players()
    local data = own(self, "players")
    return base.walk_names(data.walk)
  end

  -- game:sheet(player): a copy of a player's sheet.
  function Game:sheet(player)
    local data = own(self, "sheet")
    local owner, message, code, spaces = player_of(data, player, 1, "sheet")
    if not owner then
      return nil, message, code, spaces
    end
    if not base.at_events(data.walk) then
      return not_yet()
    end
    return base.walk_sheet(data.walk, owner)
  end

  -- game:map(player): a copy of a player's map.
  function Game:map(player)
    own(self, "map")
    local sheet, message, code, spaces = self:sheet(player)
    if not sheet then
      return nil, message, code, spaces
    end
    return base.map_of_sheet(sheet)
  end

  -- game:table(): a copy of the table, or nil and so on before the headers end.
  function Game:table()
    local data = own(self, "table")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    return base.walk_table(data.walk)
  end

  -- game:edicts(): the keys of edicts A to D, own ones as the record names them.
  function Game:edicts()
    local data = own(self, "edicts")
    local list = {}
    for i = 1, number("EDICTS") do
      list[i] = lib.get_text(data.walk.replay, base.offset("replay", "edict_keys") + number("KEY_SIZE") * (i - 1))
      if list[i] == "" then
        list[i] = lib.card_key(lib.get_u32(data.walk.replay, base.offset("replay", "edicts") + 4 * (i - 1)))
      end
    end
    return list
  end

  -- game:unverified(): keys of the own scoring cards that are not registered here, so that their points are believed.
  function Game:unverified()
    local data = own(self, "unverified")
    local list = {}
    for _, key in pairs(data.walk.external or {}) do
      if not base.own_by_key[key] then
        list[#list + 1] = key
      end
    end
    table.sort(list)
    return list
  end

  -- The key of a card, as the record names it.
  local function record_key(data, id)
    local key = lib.replay_key(data.walk.replay, id)
    return key ~= "" and key or nil
  end

  -- game:info(): as table:info, with own edicts as the record names them; nil before the headers end.
  function Game:info()
    local data = own(self, "info")
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local board = base.walk_table(data.walk)
    local raw, info = base.table_info(board), board:info()
    info.first, info.second = record_key(data, raw.first), record_key(data, raw.second)
    return info
  end

  -- game:task(player): what the last card asks of that player's map; drawer is a name.
  function Game:task(player)
    local data = own(self, "task")
    local owner, message, code, spaces = player_of(data, player, 1, "task")
    if not owner then
      return nil, message, code, spaces
    end
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local task, why, slug, none = base.walk_table(data.walk):task(owner + 1)
    if not task then
      return nil, why, slug, none
    end
    task.drawer = base.walk_names(data.walk)[task.drawer]
    return task
  end

  -- game:legal(player): an iterator over the legal sets of spaces for what the last card asks.
  function Game:legal(player)
    local data = own(self, "legal")
    local owner, message, code, spaces = player_of(data, player, 1, "legal")
    if not owner then
      return nil, message, code, spaces
    end
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local iterator, why, slug, none = base.walk_table(data.walk):legal(base.walk_sheet(data.walk, owner), owner + 1)
    return iterator, why, slug, none
  end

  -- game:position(player): a player's position as one line.
  function Game:position(player)
    local data = own(self, "position")
    local sheet, message, code, spaces = self:sheet(player)
    if not sheet then
      return nil, message, code, spaces
    end
    local owner = player_of(data, player, 1, "position")
    return (base.walk_table(data.walk):position(sheet, owner + 1))
  end

  -- game:complete(): whether winter is scored for everybody.
  function Game:complete()
    local data = own(self, "complete")
    return lib.replay_complete(data.walk.replay, data.walk.sheets) == 1
  end

  -- game:standings(): for each player in clockwise order name, total, monsters (points lost to them), coins, and rank.
  function Game:standings()
    local data = own(self, "standings")
    local list = {}
    if not base.at_events(data.walk) then
      return list
    end
    for i, name in ipairs(base.walk_names(data.walk)) do
      local sheet = base.walk_sheet(data.walk, i - 1)
      local total, monsters = sheet:total()
      list[i] = { name = name, total = total, monsters = monsters, coins = (sheet:coins()) }
    end
    for i, rank in ipairs(cartog.standings(list)) do
      list[i].rank = rank
    end
    return list
  end

  -- game:rating(): of a complete game alone: rating and title.
  function Game:rating()
    local data = own(self, "rating")
    if not self:complete() or #base.walk_names(data.walk) ~= 1 then
      return base.fail(number("REFUSAL_SEASON"))
    end
    local ids = {}
    for i = 1, number("EDICTS") do
      ids[i] = lib.get_u32(data.walk.replay, base.offset("replay", "edicts") + 4 * (i - 1))
    end
    local rating, total = lib.new("i32"), base.walk_sheet(data.walk, 0):total()
    local status = lib.solo_rating(total, base.array(ids), rating)
    if status ~= 0 then
      return base.fail(status)
    end
    return lib.get_i32(rating, 0), lib.solo_title(lib.get_i32(rating, 0))
  end

  -- ---- stepping through ----

  local kinds = { explore = "reveal", ruins = "reveal", ambush = "reveal" }

  -- What a line says, in words; the library has verified it.
  local function describe(step, data)
    local words = {}
    for word in step.text:gsub(";.*", ""):gmatch("%S+") do
      words[#words + 1] = word
    end
    local first, second, third = words[1], words[2], words[3]
    if first == nil then
      step.kind = "comment"
    elseif not data.events then
      step.kind = "header"
    elseif first == "season" then
      step.kind, step.season = "season", second
    elseif first == "undo" then
      step.kind, step.turn, step.owner = "undo", tonumber(second), third
    elseif first == "check" or first == "score" or first == "end" then
      step.kind = first
    elseif kinds[second] then
      step.kind, step.turn, step.card, step.card_kind = "reveal", tonumber(first), third, second
    else
      local drawer, owner = second:match("^(.*)>(.*)$")
      local alone = second == "solo" and data.names[1]
      step.kind, step.turn, step.placement = "draw", tonumber(first), third
      step.drawer, step.owner = drawer or alone or second, owner or alone or second
    end
    return step
  end

  -- game:steps(): an iterator over the lines: line, text, kind ("header", "comment", "season", "reveal", "draw", "check",
  -- "score", "end" or "undo") with what it names, and game, the game up to that line.
  function Game:steps()
    local data = own(self, "steps")
    local lines = {}
    for i, text in ipairs(data.lines) do
      lines[i] = text
    end
    local walk, read, at = base.new_walk(), {}, 0
    return function()
      at = at + 1
      local text = lines[at]
      if text == nil then
        return nil
      end
      local events = base.at_events(walk)
      walk = base.copy_walk(walk)
      local advanced, message = base.advance(walk, text)
      if not advanced then
        error(message, 2)
      end
      read[at] = text
      local so_far = {}
      for i = 1, at do
        so_far[i] = read[i]
      end
      local step = { line = at, text = text, game = base.new_game(walk, so_far) }
      return describe(step, { events = events, names = base.walk_names(walk) })
    end
  end

  -- game:copy(): another game of the same content.
  function Game:copy()
    local data = own(self, "copy")
    local lines = {}
    for i, text in ipairs(data.lines) do
      lines[i] = text
    end
    return base.new_game(base.copy_walk(data.walk), lines)
  end

  meta.__tostring = Game.text
  meta.__eq = function(a, b)
    return inside[a] ~= nil and inside[b] ~= nil
      and table.concat(inside[a].lines, "\n") == table.concat(inside[b].lines, "\n")
  end
end

-- What stands on the table and the sheets of a game, and its record step by step.

return function(base)
  local lib, cartog, number, Game = base.lib, base.cartog, base.number, base.Game
  local own, seat_of, not_yet = base.inside_game, base.seat_of, base.not_yet

  -- game:players(): the names, in clockwise order.
  function Game:players()
    local data = own(self, "players")
    return base.walk_names(data.walk)
  end

  -- game:sheet(player): a copy of a player's sheet.
  function Game:sheet(player)
    local data = own(self, "sheet")
    local owner, message, code, spaces = seat_of(data, player, "sheet")
    if not owner then
      return nil, message, code, spaces
    end
    return base.walk_sheet(data.walk, owner)
  end

  -- game:map(player): a copy of a player's map.
  function Game:map(player)
    local data = own(self, "map")
    local owner, message, code, spaces = seat_of(data, player, "map")
    if not owner then
      return nil, message, code, spaces
    end
    return base.map_of_sheet(base.walk_sheet(data.walk, owner))
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
    local owner, message, code, spaces = seat_of(data, player, "task")
    if not owner then
      return nil, message, code, spaces
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
    local owner, message, code, spaces = seat_of(data, player, "legal")
    if not owner then
      return nil, message, code, spaces
    end
    local iterator, why, slug, none = base.walk_table(data.walk):legal(base.walk_sheet(data.walk, owner), owner + 1)
    return iterator, why, slug, none
  end

  -- game:position(player): a player's position as one line.
  function Game:position(player)
    local data = own(self, "position")
    local owner, message, code, spaces = seat_of(data, player, "position")
    if not owner then
      return nil, message, code, spaces
    end
    return (base.walk_table(data.walk):position(base.walk_sheet(data.walk, owner), owner + 1))
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
    return base.rating_of((base.walk_sheet(data.walk, 0):total()), ids)
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

  -- game:steps(): an iterator over the lines: line, text, kind ("header", "comment", "season", "reveal", "draw",
  -- "check", "score", "end" or "undo") with what it names, and game, the game up to that line.
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
end

-- A player's sheet: map, coins, the boxes of four seasons, and a history to take things back.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local Sheet = {}
  local own, is_sheet = base.own("sheet", "cartog.sheet")
  base.Sheet, base.own_sheet = Sheet, own
  local map_at, map_size = base.offset("sheet", "map"), base.size("map")
  local read_coins, read_lost = base.reader("sheet", "coins"), base.reader("sheet", "lost")
  local read_count = base.reader("sheet", "count")
  local entry_size, history_at = base.size("entry"), base.offset("sheet", "history")
  local most_turn = 2 ^ 32 - 1

  function base.expect_sheet(value, argument, name, level)
    if not is_sheet(value) then
      base.bad(argument, name, "cartog.sheet expected, got " .. (value == nil and "no value" or type(value)),
        (level or 0) + 1)
    end
  end

  local function map_of(sheet)
    local map = base.new("map")
    lib.copy(map, 0, sheet, map_at, map_size)
    return map
  end
  base.map_of_sheet = map_of

  -- cartog.sheet(map): a sheet with that map, no coin and no season.
  function cartog.sheet(map)
    base.expect_map(map, 1, "sheet")
    local sheet = base.new("sheet")
    lib.sheet_init(sheet, map)
    return sheet
  end

  -- ---- what is on it ----

  function Sheet:map()
    own(self, "map")
    return map_of(self)
  end

  -- sheet:coins(): coins on the track, and coins lost beyond the 14th.
  function Sheet:coins()
    own(self, "coins")
    return read_coins(self), read_lost(self)
  end

  -- sheet:total(): points of the seasons scored so far, and points lost to monsters in them.
  function Sheet:total()
    own(self, "total")
    local standing = base.take_standing()
    lib.sheet_total(self, standing)
    local total, monsters = base.read_standing(standing)
    base.give_standing(standing)
    return total, monsters
  end

  local box_members = {}
  for _, name in ipairs({ "first", "second", "coins", "monsters", "total" }) do
    box_members[name] = base.offset("ledger", name)
  end
  local box_scored = base.offset("ledger", "scored")

  -- A season's box as a table.
  function base.box_table(buffer, at)
    local box = {}
    for name, offset in pairs(box_members) do
      box[name] = lib.get_i32(buffer, at + offset)
    end
    return box
  end

  -- sheet:seasons(): the boxes of the seasons scored, in order.
  function Sheet:seasons()
    own(self, "seasons")
    local list = {}
    for season = 1, number("SEASONS") do
      local at = base.offset("sheet", "seasons") + (season - 1) * base.size("ledger")
      if lib.get_u32(self, at + box_scored) == 0 then
        break
      end
      list[season] = base.box_table(self, at)
    end
    return list
  end

  local entry_members = {}
  for _, name in ipairs({ "spaces", "turn", "terrain", "coins", "lost", "season" }) do
    entry_members[name] = base.offset("entry", name)
  end

  -- sheet:history(): what can be taken back, first to last: turn, and either terrain ("empty" for a pass), spaces,
  -- coins and lost, or the season that was scored.
  function Sheet:history()
    own(self, "history")
    local list = {}
    for index = 1, read_count(self) do
      local at = history_at + (index - 1) * entry_size
      local entry = { turn = lib.get_u32(self, at + entry_members.turn) }
      local season = lib.get_u8(self, at + entry_members.season)
      if season > 0 then
        entry.season = base.seasons[season]
      else
        entry.terrain = base.terrains[lib.get_u8(self, at + entry_members.terrain)]
        entry.spaces = lib.names(self, at + entry_members.spaces)
        entry.coins = lib.get_u8(self, at + entry_members.coins)
        entry.lost = lib.get_u8(self, at + entry_members.lost)
      end
      list[index] = entry
    end
    return list
  end

  -- ---- drawing and scoring ----

  local function last_turn(sheet)
    local count = read_count(sheet)
    return count > 0 and lib.get_u32(sheet, history_at + (count - 1) * entry_size + entry_members.turn) or 0
  end

  local draw_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string",
    turn = "number" }

  -- The turn that an option names, or the one after the last.
  local function turn_of(sheet, options, argument, name)
    local turn = options and options.turn
    if turn == nil then
      return math.min(last_turn(sheet) + 1, most_turn)
    end
    base.expect_whole(turn, 0, most_turn, argument, name, 1)
    return turn
  end

  -- sheet:draw(placement, card, options): draws on the map and fills the coins; gives what it earns, or nil and so on,
  -- and nothing is changed. options.turn is a number by which it is taken back, one more than the last without it.
  function Sheet:draw(placement, card, options)
    own(self, "draw")
    base.expect_options(options, draw_options, 3, "draw")
    local turn = turn_of(self, options, 3, "draw")
    local buffer, why, slug, none, place = base.placement_of(placement, 1, "draw")
    if not buffer then
      return nil, why, slug, none, place
    end
    local task, message, code, spaces = base.task_of(card, options, 2, "draw")
    if not task then
      return nil, message, code, spaces
    end
    local verdict, outcome = base.take_verdict(), base.new("outcome")
    local status = lib.sheet_draw(self, task, buffer, turn, outcome, verdict)
    base.give_placement(buffer)
    if status > 0 then
      return base.refuse(status, verdict)
    end
    base.give_verdict(verdict)
    if status < 0 then
      return base.fail(status)
    end
    return base.outcome_table(outcome)
  end

  -- Points of the own scoring cards among two, for a call that wants them: an array, or nil where there is none.
  function base.external_points(map, first, second)
    if not (first or second) then
      return nil
    end
    local one = first and base.evaluate(first, map) or 0
    local other = second and base.evaluate(second, map) or 0
    local external = lib.new("i32", 2)
    lib.set_i32(external, 0, one)
    lib.set_i32(external, 4, other)
    return external
  end

  -- The season that an argument names: its key or 1 to 4.
  function base.season_of(season, argument, name)
    if type(season) == "string" then
      local found = base.season_numbers[season]
      if not found then
        base.bad(argument, name, ("'%s' is no season"):format(season), 1)
      end
      return found
    end
    base.expect_whole(season, 1, number("SEASONS"), argument, name, 1)
    return season
  end

  local score_options = { turn = "number" }

  -- sheet:score(season, first, second, options): scores a season by two cards, and gives its box.
  function Sheet:score(season, first, second, options)
    own(self, "score")
    season = base.season_of(season, 1, "score")
    base.expect_options(options, score_options, 4, "score")
    local first_id, first_own, code, spaces = base.scoring_of(first, 2, "score")
    if not first_id then
      return nil, first_own, code, spaces
    end
    local second_id, second_own, slug, none = base.scoring_of(second, 3, "score")
    if not second_id then
      return nil, second_own, slug, none
    end
    local external = base.external_points(map_of(self), first_own, second_own)
    local turn = turn_of(self, options, 4, "score")
    local box = base.new("ledger")
    local status = lib.sheet_score(self, season, first_id, second_id, external, turn, box)
    if status ~= 0 then
      return base.fail(status)
    end
    return base.box_table(box, 0)
  end

  -- sheet:undo(turn): takes back everything with that turn or a later one; without it, the last turn.
  function Sheet:undo(turn)
    own(self, "undo")
    if turn ~= nil then
      base.expect_whole(turn, 0, most_turn, 1, "undo")
    end
    lib.sheet_undo(self, turn or last_turn(self))
    return self
  end

  -- sheet:forget(): drops the history, so that nothing before can be taken back.
  function Sheet:forget()
    own(self, "forget")
    lib.sheet_forget(self)
    return self
  end

  -- sheet:load(map, coins): puts on it what is on paper now; seasons that are scored stay, the history is dropped.
  function Sheet:load(map, coins)
    own(self, "load")
    base.expect_map(map, 1, "load")
    base.expect_whole(coins or 0, 0, number("COINS_MAX"), 2, "load")
    local status = lib.sheet_load(self, map, coins or 0)
    if status ~= 0 then
      return base.fail(status)
    end
    return self
  end

  function Sheet:copy()
    own(self, "copy")
    local other = base.new("sheet")
    lib.copy(other, 0, self, 0, base.size("sheet"))
    return other
  end

  base.class("sheet", "cartog.sheet", Sheet, function(sheet)
    return ("%s\ncoins %d"):format(lib.grid_print(map_of(sheet)), read_coins(sheet))
  end)
end

-- Whole games: a record that grows, and what stands on the table and the sheets. Players are named, or numbered from 1.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local Game, meta = {}, {}
  base.Game = Game
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

  function base.inside_game(self, name)
    local data = inside[self]
    if not data then
      error(("calling '%s' on bad self (cartog.game expected, got %s)"):format(name, type(self)), 3)
    end
    return data
  end

  local own = base.inside_game

  -- ---- adding lines ----

  -- Whether a text of lines, and more lines behind them, have a score line for the season that they are in.
  local function has_score(lines, more)
    for i = #lines + #more, 1, -1 do
      local text = i > #lines and more[i - #lines] or lines[i]
      local first = text:match("^%s*(%S+)")
      if first == "score" or first == "season" or first == "undo" then
        return first == "score"
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
  local function score_line(walk, lines, more)
    if not walk.external then
      return nil
    end
    local info = base.table_info(base.walk_table(walk))
    if info.phase < number("PHASE_SCORE") or not (walk.external[info.first] or walk.external[info.second])
      or has_score(lines, more) then
      return nil
    end
    local text = print_event(walk, { kind = number("EVENT_SCORE"), season = info.season })
    return type(text) == "string" and not text:find("?", 1, true) and text or nil
  end

  -- Adds lines, all of them or none. Works on a copy where there are users' functions to be asked, since these may fail
  -- or never return; if one of them changes the game meanwhile, that is an error.
  local function add(data, texts)
    local before, walk, lines = data.walk, data.walk, {}
    if walk.external ~= false or #texts > 1 then
      walk = base.copy_walk(walk)
    end
    local function push(text)
      local read, message, code, spaces, place = base.advance(walk, text)
      if read then
        lines[#lines + 1] = text
      end
      return read, message, code, spaces, place
    end
    local function push_score()
      local text = score_line(walk, data.lines, lines)
      if text then
        push(text)
      end
    end
    for _, text in ipairs(texts) do
      if text:match("^%s*season") then
        push_score()
      end
      local read, message, code, spaces, place = push(text)
      if not read then
        return nil, message, code, spaces, place
      end
      push_score()
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

  -- What is asked before the headers end.
  function base.not_yet()
    return base.fail(number("REFUSAL_STEP"))
  end
  local not_yet = base.not_yet

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
  function base.player_of(data, player, argument, name, level)
    local names = base.walk_names(data.walk)
    if type(player) == "string" then
      for i, known in ipairs(names) do
        if known == player then
          return i - 1
        end
      end
      return base.fail(number("ERROR_PLAYER"))
    end
    base.expect_whole(player, 1, math.max(1, #names), argument, name, 1 + (level or 0))
    return player - 1
  end

  local player_of = base.player_of

  -- The same in a game whose headers have been read.
  function base.seat_of(data, player, name)
    if not base.at_events(data.walk) then
      return not_yet()
    end
    local owner, message, code, spaces = player_of(data, player, 1, name, 1)
    return owner, message, code, spaces
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
    local owner, message, code, spaces = base.seat_of(data, player, "draw")
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

  -- ---- as text ----

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

-- What may be drawn: check, place, the legal placements, and what a placement would change.

return function(base)
  local lib, cartog, number, Map = base.lib, base.cartog, base.number, base.Map
  local own = base.own_map
  local placement_parse, placement_check = lib.placement_parse, lib.placement_check
  local expect_options, task_of = base.expect_options, base.task_of

  -- ---- placements ----

  local terrain_letters = {}
  for code, name in pairs(base.terrains) do
    local letter = lib.terrain_letter(code, 0)
    terrain_letters[name] = letter > 0 and string.char(letter) or nil
  end

  -- The text of a placement given as {terrain = "forest", spaces = {"a1", ...}}.
  local function table_text(placement, argument, name, level)
    local letter = terrain_letters[placement.terrain]
    if not letter or type(placement.spaces) ~= "table" then
      base.bad(argument, name, "a placement expected: its text, or a table with terrain and spaces", level + 1)
    end
    local spaces = base.sequence(placement.spaces)
    for _, space in ipairs(spaces) do
      base.expect(space, "string", argument, name, level + 1)
    end
    return letter .. ":" .. table.concat(spaces, ",")
  end

  local take_placement, give_placement = base.pool("placement")
  base.give_placement = give_placement

  -- A placement as a buffer, to be given back.
  local function placement_of(placement, argument, name, level)
    if type(placement) == "table" then
      placement = table_text(placement, argument, name, (level or 0) + 1)
    elseif type(placement) ~= "string" then
      base.expect(placement, "string", argument, name, (level or 0) + 1)
    end
    local buffer = take_placement()
    local status = placement_parse(placement, buffer, nil)
    if status == 0 then
      return buffer
    end
    give_placement(buffer)
    local text_error = base.new("text_error")
    lib.placement_parse(placement, base.new("placement"), text_error)
    return base.fail_text(status, text_error, "placement")
  end
  base.placement_of = placement_of

  -- ---- verdicts ----

  local take_verdict, give_verdict = base.pool("verdict")
  base.take_verdict, base.give_verdict = take_verdict, give_verdict
  local verdict_spaces = base.offset("verdict", "spaces")
  base.verdict_status = base.reader("verdict", "status", lib.get_i32)

  -- Gives a verdict back, and says what it says.
  function base.refuse(status, verdict)
    local message, spaces = lib.verdict_message(verdict), lib.names(verdict, verdict_spaces)
    give_verdict(verdict)
    return nil, message ~= "" and message or lib.status_message(status), lib.status_slug(status), spaces
  end

  local task_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string" }
  local place_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string",
    coins = "number" }

  -- Where a back end answers in one call what is asked most, a placement without fault for a printed card.
  local allowed, ready = lib.allowed, base.ready_tasks

  -- map:check(placement, card, options): true, or nil, a sentence, a word and the spaces that are the cause.
  function Map:check(placement, card, options)
    if allowed and options == nil and allowed(self, placement, ready[card]) then
      return true
    end
    own(self, "check")
    expect_options(options, task_options, 3, "check")
    local buffer, why, slug, none, place = placement_of(placement, 1, "check")
    if not buffer then
      return nil, why, slug, none, place
    end
    local task, message, code, spaces = task_of(card, options, 2, "check")
    if not task then
      return nil, message, code, spaces
    end
    if placement_check(self, task, buffer, nil) == 0 then
      give_placement(buffer)
      return true
    end
    local verdict = take_verdict()
    local status = placement_check(self, task, buffer, verdict)
    give_placement(buffer)
    return base.refuse(status, verdict)
  end

  local outcome_numbers = {}
  for _, name in ipairs({ "coins", "lost", "shape_coins", "mountain_coins" }) do
    outcome_numbers[name] = base.offset("outcome", name)
  end
  local outcome_fallback, outcome_mountains = base.offset("outcome", "fallback"), base.offset("outcome", "mountains")

  -- An outcome as a table.
  function base.outcome_table(outcome)
    local result = {}
    for name, at in pairs(outcome_numbers) do
      result[name] = lib.get_u32(outcome, at)
    end
    result.fallback = lib.get_u32(outcome, outcome_fallback) ~= 0
    result.mountains = lib.names(outcome, outcome_mountains)
    return result
  end

  -- The coins that an option gives, 0 without.
  function base.coins_of(options, argument, name)
    local coins = options and options.coins or 0
    base.expect_whole(coins, 0, number("COINS_MAX"), argument, name, 1)
    return coins
  end

  -- map:place(placement, card, options): draws, and gives what it earns; or nil and so on, and nothing is changed.
  function Map:place(placement, card, options)
    own(self, "place")
    base.expect_options(options, place_options, 3, "place")
    local coins = base.coins_of(options, 3, "place")
    local buffer, why, slug, none, place = base.placement_of(placement, 1, "place")
    if not buffer then
      return nil, why, slug, none, place
    end
    local task, message, code, spaces = base.task_of(card, options, 2, "place")
    if not task then
      return nil, message, code, spaces
    end
    local verdict, outcome = take_verdict(), base.new("outcome")
    local status = lib.placement_apply(self, task, buffer, coins, outcome, verdict)
    give_placement(buffer)
    if status ~= 0 then
      return base.refuse(status, verdict)
    end
    give_verdict(verdict)
    return base.outcome_table(outcome)
  end

  -- ---- legal placements ----

  local read_terrains = base.reader("choice", "terrains")
  local coin, shape = base.reader("choice", "coin", lib.get_u8), base.reader("choice", "shape", lib.get_u8)
  local fallback, choice_spaces = base.reader("choice", "fallback", lib.get_u8), base.offset("choice", "spaces")

  local Choice = {}
  local own_choice = base.own("choice", "cartog.choice")

  -- choice:placements(): the texts of all placements that it stands for, a terrain each.
  function Choice:placements()
    own_choice(self, "placements")
    local list, spaces = {}, table.concat(lib.names(self, choice_spaces), ",")
    for i, terrain in ipairs(base.terrain_names(read_terrains(self))) do
      list[i] = terrain_letters[terrain] .. ":" .. spaces
    end
    return list
  end

  local choice_fields = {
    spaces = function(choice)
      return lib.names(choice, choice_spaces)
    end,
    terrains = function(choice)
      return base.terrain_names(read_terrains(choice))
    end,
    coin = function(choice)
      return coin(choice) ~= 0
    end,
    shape = function(choice)
      return fallback(choice) == 0 and shape(choice) + 1 or nil
    end,
    fallback = function(choice)
      return fallback(choice) ~= 0
    end,
  }

  base.class("choice", "cartog.choice", function(choice, name)
    local field = choice_fields[name]
    if field then
      return field(choice)
    end
    return Choice[name]
  end, function(choice)
    return (lib.choice_print(choice))
  end)

  -- An iterator over the choices, and a list of them.
  function base.iterate_choices(map, task)
    local index = 0
    if lib.item then
      local count = lib.choices_count(map, task)
      if count < 0 then
        return base.fail(count)
      end
      local choices, item = lib.new("choice", count), lib.item
      lib.choices_list(map, task, choices)
      return function()
        if index < count then
          index = index + 1
          return item(choices, index - 1)
        end
        return nil
      end
    end
    local list = lib.choices(map, task)
    if type(list) ~= "table" then
      return base.fail(list)
    end
    return function()
      index = index + 1
      return list[index]
    end
  end

  function base.list_choices(map, task)
    local list = lib.choices(map, task)
    if type(list) ~= "table" then
      return base.fail(list)
    end
    return list
  end

  -- The task that the arguments of the next three name; or nil and so on.
  local function asked(card, options, name)
    expect_options(options, task_options, 2, name, 1)
    local task, message, code, spaces = task_of(card, options, 1, name, 1)
    return task, message, code, spaces
  end

  -- map:legal(card, options): an iterator over every legal set of spaces, each once, in reading order. What is drawn
  -- on the map meanwhile changes nothing in it. The C module makes all at once: whoever wants one asks map:pick.
  function Map:legal(card, options)
    own(self, "legal")
    local task, message, code, spaces = asked(card, options, "legal")
    if task then
      return base.iterate_choices(self, task)
    end
    return nil, message, code, spaces
  end

  -- map:legal_list(card, options): the same as a list.
  function Map:legal_list(card, options)
    own(self, "legal_list")
    local task, message, code, spaces = asked(card, options, "legal_list")
    if task then
      return base.list_choices(self, task)
    end
    return nil, message, code, spaces
  end

  -- map:legal_count(card, options): how many there are, and whether they are the single spaces of the fallback.
  function Map:legal_count(card, options)
    own(self, "legal_count")
    local task, message, code, spaces = asked(card, options, "legal_count")
    if task then
      return lib.choices_count(self, task), lib.task_fallback(self, task) == 1
    end
    return nil, message, code, spaces
  end

  -- ---- previews ----

  local preview_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string",
    coins = "number", cards = "table" }
  local preview_at = {}
  for _, name in ipairs({ "coins_before", "coins_after", "lost", "monsters_before", "monsters_after" }) do
    preview_at[name] = base.offset("preview", name)
  end
  local preview_mountains = base.offset("preview", "mountains")

  -- Adds the scores of own cards, on the map as it is and as it would be. Asks after everything else is read, since
  -- their functions may do anything.
  local function add_own(result, map, task, placement, coins, owns)
    if #owns == 0 then
      return
    end
    local after = base.copy_map(map)
    lib.placement_apply(after, task, placement, coins, nil, nil)
    local now = base.copy_map(map)
    for _, card in ipairs(owns) do
      result.before[card.key] = base.evaluate(card, now)
      result.after[card.key] = base.evaluate(card, after)
    end
  end

  -- What a placement would change on a map, for the scoring cards of a list.
  local function preview(map, task, buffer, coins, ids, owns)
    local cards, count = base.array(ids), #ids
    local before, after = lib.new("i32", count), lib.new("i32", count)
    local report, verdict = base.new("preview"), take_verdict()
    local status = lib.score_preview(map, task, buffer, coins, cards, before, after, report, verdict)
    if status ~= 0 then
      give_placement(buffer)
      return base.refuse(status, verdict)
    end
    give_verdict(verdict)
    local result = { before = {}, after = {} }
    for i, id in ipairs(ids) do
      result.before[lib.card_key(id)] = lib.get_i32(before, 4 * (i - 1))
      result.after[lib.card_key(id)] = lib.get_i32(after, 4 * (i - 1))
    end
    for name, at in pairs(preview_at) do
      result[name] = lib.get_u32(report, at)
    end
    result.mountains = lib.names(report, preview_mountains)
    add_own(result, map, task, buffer, coins, owns)
    give_placement(buffer)
    return result
  end

  -- map:preview(placement, card, options): the scores before and after, by key, and what else would change.
  -- options.cards are the scoring cards to look at, all printed ones without it.
  function Map:preview(placement, card, options)
    own(self, "preview")
    base.expect_options(options, preview_options, 3, "preview")
    local coins = base.coins_of(options, 3, "preview")
    local ids, owns = base.printed_ids.scoring, {}
    if options and options.cards then
      ids = {}
      for _, wanted in ipairs(options.cards) do
        local id, own_card, code, spaces = base.scoring_of(wanted, 3, "preview")
        if not id then
          return nil, own_card, code, spaces
        end
        table.insert(own_card and owns or ids, own_card or id)
      end
    end
    local buffer, why, slug, none, place = base.placement_of(placement, 1, "preview")
    if not buffer then
      return nil, why, slug, none, place
    end
    local task, message, code, spaces = base.task_of(card, options, 2, "preview")
    if not task then
      return nil, message, code, spaces
    end
    return preview(self, task, buffer, coins, ids, owns)
  end

  -- ---- what a map holds ----

  -- map:monsters(): the monster penalty in points, and the empty spaces that it is for.
  function Map:monsters()
    own(self, "monsters")
    local points, spaces = lib.new("i32"), base.new("spaces")
    lib.map_monsters(self, points, spaces)
    return lib.get_i32(points, 0), lib.names(spaces, 0)
  end

  -- map:mountains(): how many mountains are closed, and which.
  function Map:mountains()
    own(self, "mountains")
    local closed, spaces = lib.new("i32"), base.new("spaces")
    lib.map_mountains(self, closed, spaces)
    return lib.get_i32(closed, 0), lib.names(spaces, 0)
  end

  base.terrain_letters = terrain_letters
  cartog.monsters, cartog.mountains = Map.monsters, Map.mountains
end

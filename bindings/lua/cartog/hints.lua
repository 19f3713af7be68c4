-- The best drawings of a card, for hints and bots: what every drawing leads to, and searches over one turn or two.

return function(base)
  local lib, cartog, number, Map = base.lib, base.cartog, base.number, base.Map
  local own, offset, size = base.own_map, base.offset, base.size
  local task_flags = base.reader("task", "flags")

  local function placement_text(terrain, buffer, at)
    return base.terrain_letters[base.terrains[terrain]] .. ":" .. table.concat(lib.names(buffer, at), ",")
  end

  -- ---- what every drawing leads to ----

  local effect_at, effect_size = {}, size("effect")
  for _, name in ipairs({ "choice", "terrain", "monsters", "coins", "lost" }) do
    effect_at[name] = offset("effect", name)
  end
  local choice_size, choice_spaces = size("choice"), offset("choice", "spaces")
  local choice_fallback = offset("choice", "fallback")

  -- Adds the points of own cards to rows of a map that nobody else holds, since their functions may do anything.
  local function add_own(rows, map, task, coins, owns)
    for _, row in ipairs(rows) do
      local after, placement = base.copy_map(map), base.new("placement")
      lib.placement_parse(row.placement, placement, nil)
      lib.placement_apply(after, task, placement, coins, nil, nil)
      for _, card in ipairs(owns) do
        row.points[card.key] = base.evaluate(card, after)
      end
    end
  end

  -- A table for every choice in each of its terrains, in reading order and then in that of the terrains' codes. cards
  -- is a list of id, key and own, the registered card.
  local function rows_of(map, task, coins, cards)
    local ids, keys, owns, rows = {}, {}, {}, {}
    for _, card in ipairs(cards) do
      if card.own then
        owns[#owns + 1] = card.own
      else
        ids[#ids + 1], keys[#keys + 1] = card.id, card.key
      end
    end
    local count = lib.choices_count(map, task)
    if count < 0 then
      return base.fail(count)
    end
    local choices, array = lib.new("choice", count), base.array(ids)
    lib.choices_list(map, task, choices)
    local total = lib.score_choices(map, choices, coins, array, nil, nil)
    local effects, points = lib.new("effect", total), lib.new("i32", total * #ids)
    lib.score_choices(map, choices, coins, array, points, effects)
    for i = 1, total do
      local at, told = (i - 1) * effect_size, {}
      for k = 1, #ids do
        told[keys[k]] = lib.get_i32(points, 4 * ((i - 1) * #ids + k - 1))
      end
      local choice = lib.get_u32(effects, at + effect_at.choice) * choice_size
      rows[i] = {
        placement = placement_text(lib.get_u32(effects, at + effect_at.terrain), choices, choice + choice_spaces),
        points = told,
        monsters = lib.get_i32(effects, at + effect_at.monsters),
        coins = lib.get_u32(effects, at + effect_at.coins),
        lost = lib.get_u32(effects, at + effect_at.lost),
        fallback = lib.get_u8(choices, choice + choice_fallback) ~= 0,
      }
    end
    if #owns > 0 then
      add_own(rows, base.copy_map(map), task, coins, owns)
    end
    return rows
  end

  local effect_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string",
    coins = "number" }

  -- map:effects(card, scoring, options): for every legal placement what it leads to, in one call: placement, points by
  -- key of the scoring cards, monsters, coins on the track, lost, fallback. options.coins is what the track holds.
  function Map:effects(card, scoring, options)
    own(self, "effects")
    base.expect(scoring, "table", 2, "effects")
    base.expect_options(options, effect_options, 3, "effects")
    local coins = base.coins_of(options, 3, "effects")
    local cards, seen = {}, {}
    for _, wanted in ipairs(scoring) do
      local id, own_card, code, spaces = base.scoring_of(wanted, 2, "effects")
      if not id then
        return nil, own_card, code, spaces
      end
      if not seen[id] then
        seen[id] = true
        cards[#cards + 1] = { id = id, key = own_card and own_card.key or lib.card_key(id), own = own_card }
      end
    end
    local task, message, code, spaces = base.task_of(card, options, 1, "effects", 0, 3)
    if not task then
      return nil, message, code, spaces
    end
    local rows, why, slug, none = rows_of(self, task, coins, cards)
    return rows, why, slug, none
  end

  local pick_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string" }

  -- map:pick(card, n, options): choice number n of map:legal_list, from 0 and modulo their number, without the others;
  -- nil alone where the player passes. For random players: any random number picks one.
  function Map:pick(card, n, options)
    own(self, "pick")
    base.expect_whole(n, 0, 2 ^ 53, 2, "pick")
    base.expect_options(options, pick_options, 3, "pick")
    local task, message, code, spaces = base.task_of(card, options, 1, "pick", 0, 3)
    if not task then
      return nil, message, code, spaces
    end
    local choice = base.new("choice")
    local count = lib.choices_pick(self, task, n, choice)
    if count < 0 then
      return base.fail(count)
    end
    return count > 0 and choice or nil
  end

  -- ---- aims ----

  local aim_options = { cards = "table", coin = "number", monster = "number", coins = "number" }
  local most_weight = number("AIM_WEIGHT_MAX")

  -- What an aim is worth: cards as a list of id, key, weight and own; coin, monster, coins; and the same as a buffer
  -- where all cards are printed.
  local function aim_of(aim, argument, name)
    base.expect(aim, "table", argument, name, 1)
    base.expect_options(aim, aim_options, argument, name, 1)
    if aim.cards == nil then
      base.bad(argument, name, "option 'cards' is missing", 1)
    end
    local cards, seen, owns = {}, {}, false
    for wanted, weight in pairs(aim.cards) do
      if type(weight) ~= "number" then
        base.bad(argument, name, "option 'cards': scoring cards as keys, with the value of a point of each", 1)
      end
      base.expect_whole(weight, -most_weight, most_weight, argument, name, 1)
      local id, own_card, code, spaces = base.scoring_of(wanted, argument, name, 1)
      if not id then
        return nil, own_card, code, spaces
      end
      local key = own_card and own_card.key or lib.card_key(id)
      if seen[id] then
        base.bad(argument, name, ("option 'cards': '%s' stands twice"):format(key), 1)
      end
      seen[id], owns = true, owns or own_card ~= nil
      cards[#cards + 1] = { id = id, key = key, weight = math.floor(weight), own = own_card }
    end
    table.sort(cards, function(a, b)
      return a.id < b.id
    end)
    local known = { cards = cards, coins = aim.coins or 0 }
    base.expect_whole(known.coins, 0, number("COINS_MAX"), argument, name, 1)
    for _, one in ipairs({ "coin", "monster" }) do
      known[one] = aim[one] == nil and 1 or aim[one]
      base.expect_whole(known[one], -most_weight, most_weight, argument, name, 1)
      known[one] = math.floor(known[one])
    end
    if owns then
      return known
    end
    local buffer = base.new("aim")
    lib.set_u32(buffer, offset("aim", "coins"), known.coins)
    lib.set_i32(buffer, offset("aim", "coin_weight"), known.coin)
    lib.set_i32(buffer, offset("aim", "monster_weight"), known.monster)
    lib.set_u32(buffer, offset("aim", "card_count"), #cards)
    for i, card in ipairs(cards) do
      lib.set_u32(buffer, offset("aim", "cards") + 4 * (i - 1), card.id)
      lib.set_i32(buffer, offset("aim", "weights") + 4 * (i - 1), card.weight)
    end
    known.buffer = buffer
    return known
  end

  -- The value of points by key, a penalty and coins.
  local function worth(aim, points, monsters, coins)
    local sum = aim.coin * coins - aim.monster * monsters
    for _, card in ipairs(aim.cards) do
      sum = sum + card.weight * points[card.key]
    end
    return sum
  end

  -- map:value(aim): the value of the map as it is.
  function Map:value(aim)
    own(self, "value")
    local aimed, message, code, spaces = aim_of(aim, 1, "value")
    if not aimed then
      return nil, message, code, spaces
    end
    local value = lib.new("i64")
    if aimed.buffer then
      local status = lib.aim_value(self, aimed.buffer, value)
      if status ~= 0 then
        return base.fail(status)
      end
      return lib.get_i64(value, 0)
    end
    local map, points, monsters = base.copy_map(self), {}, lib.new("i32")
    lib.map_monsters(map, monsters, nil)
    for _, card in ipairs(aimed.cards) do
      local one = lib.new("i32")
      if not card.own then
        lib.score(map, card.id, one)
      end
      points[card.key] = card.own and base.evaluate(card.own, map) or lib.get_i32(one, 0)
    end
    return worth(aimed, points, lib.get_i32(monsters, 0), aimed.coins)
  end

  -- ---- hints ----

  local hint_at, hint_size = {}, size("hint")
  for _, name in ipairs({ "spaces", "value", "terrain", "monsters", "coins", "lost", "fallback", "points" }) do
    hint_at[name] = offset("hint", name)
  end

  -- Hints of an array that begins somewhere in a buffer.
  local function read_hints(buffer, from, count, aim)
    local list = {}
    for i = 1, count do
      local at, points = from + (i - 1) * hint_size, {}
      for k, card in ipairs(aim.cards) do
        points[card.key] = lib.get_i32(buffer, at + hint_at.points + 4 * (k - 1))
      end
      list[i] = {
        placement = placement_text(lib.get_u32(buffer, at + hint_at.terrain), buffer, at + hint_at.spaces),
        value = lib.get_i64(buffer, at + hint_at.value),
        points = points,
        monsters = lib.get_i32(buffer, at + hint_at.monsters),
        coins = lib.get_u32(buffer, at + hint_at.coins),
        lost = lib.get_u32(buffer, at + hint_at.lost),
        fallback = lib.get_u32(buffer, at + hint_at.fallback) ~= 0,
      }
    end
    return list
  end

  -- The same of an aim with own cards, which only Lua can score.
  local function own_hints(map, task, aim, top)
    local rows, message, code, spaces = rows_of(map, task, aim.coins, aim.cards)
    if not rows then
      return nil, message, code, spaces
    end
    local place = {}
    for i, row in ipairs(rows) do
      place[row], row.value = i, worth(aim, row.points, row.monsters, row.coins)
    end
    table.sort(rows, function(a, b)
      if a.value ~= b.value then
        return a.value > b.value
      end
      return place[a] < place[b]
    end)
    for i = #rows, top + 1, -1 do
      rows[i] = nil
    end
    return rows
  end

  local hint_options = { ruins = "boolean", ambush = "boolean", solo = "boolean", fallback = "string",
    top = "number" }

  -- map:hints(card, aim, options): the best drawings, the best first: placement, value, and why: points by key,
  -- monsters, coins, lost, fallback. options.top is how many, at most 32, 5 without it. aim: cards (the value of a
  -- point of each), coin and monster (values, 1 without them), coins (on the track now).
  function Map:hints(card, aim, options)
    own(self, "hints")
    base.expect_options(options, hint_options, 3, "hints")
    local top = options and options.top or 5
    base.expect_whole(top, 0, number("HINTS_MAX"), 3, "hints")
    local aimed, message, code, spaces = aim_of(aim, 2, "hints")
    if not aimed then
      return nil, message, code, spaces
    end
    local task, why, slug, none = base.task_of(card, options, 1, "hints", 0, 3)
    if not task then
      return nil, why, slug, none
    end
    if not aimed.buffer then
      local list, problem, word, nothing = own_hints(self, task, aimed, top)
      return list, problem, word, nothing
    end
    local hints = lib.new("hint", top)
    local count = lib.hint_list(self, task, aimed.buffer, hints)
    if count < 0 then
      return base.fail(count)
    end
    return read_hints(hints, 0, math.min(count, top), aimed)
  end

  cartog.hints, cartog.effects = Map.hints, Map.effects

  -- ---- two turns ----

  local Search = {}
  local meta = { __index = Search, __name = "cartog.search", __metatable = "cartog.search" }
  local inside = setmetatable({}, { __mode = "k" })

  local function search_of(self, name)
    local data = inside[self]
    if not data then
      error(("calling '%s' on bad self (cartog.search expected, got %s)"):format(name,
        self == nil and "no value" or type(self)), 3)
    end
    return data
  end

  -- The cards that may come next, as a buffer, and the sum of their weights.
  local function follows_of(deck, flags)
    local ids = {}
    for i, wanted in ipairs(deck) do
      local card, message, code, spaces = base.card_of(wanted, 4, "search", 1)
      if not card then
        return nil, message, code, spaces
      end
      ids[i] = base.card_id(card)
    end
    local array = base.array(ids)
    local count = lib.follow_list(array, flags, lib.new("follow", 0))
    if count < 0 then
      return base.fail(count)
    end
    local follows, weight = lib.new("follow", count), 0
    lib.follow_list(array, flags, follows)
    for i = 1, count do
      weight = weight + lib.get_u32(follows, (i - 1) * size("follow") + offset("follow", "weight"))
    end
    return follows, math.max(weight, 1)
  end

  -- cartog.search(map, card, aim, deck, options): looks a turn further than map:hints: a drawing is worth what the best
  -- one after it is, over the printed cards of deck, each as likely as the others. It is of the map as it is now.
  function cartog.search(map, card, aim, deck, options)
    base.expect_map(map, 1, "search")
    base.expect(deck, "table", 4, "search")
    base.expect_options(options, pick_options, 5, "search")
    local aimed, message, code, spaces = aim_of(aim, 3, "search")
    if not aimed then
      return nil, message, code, spaces
    elseif not aimed.buffer then
      return base.fail(number("ERROR_CARD_EXTERNAL"))
    end
    local task, why, slug, none = base.task_of(card, options, 2, "search", 0, 5)
    if not task then
      return nil, why, slug, none
    end
    local flags = task_flags(task)
    if flags % (2 * number("TASK_RUINS")) >= number("TASK_RUINS") then
      flags = flags - number("TASK_RUINS")
    end
    local follows, weight, word, nothing = follows_of(deck, flags)
    if not follows then
      return nil, weight, word, nothing
    end
    local search = setmetatable({}, meta)
    inside[search] = { buffer = base.new("search"), map = base.copy_map(map), task = task, aim = aimed,
      follows = follows, weight = weight }
    return search
  end

  local read_finished, read_count = base.reader("search", "finished"), base.reader("search", "count")
  local read_nodes = base.reader("search", "nodes", lib.get_i64)

  -- search:run(drawings): looks at so many drawings more, at all of them without a number, and says whether it is
  -- finished. Those of the first turn are taken in the order of map:hints, the best first.
  function Search:run(drawings)
    local data = search_of(self, "run")
    if drawings ~= nil then
      base.expect_whole(drawings, 0, 2 ^ 53, 1, "run")
    end
    local status = lib.search_run(data.buffer, data.map, data.task, data.aim.buffer, data.follows, drawings or 2 ^ 53)
    if status ~= 0 then
      return base.fail(status)
    end
    return read_finished(data.buffer) == 1
  end

  -- search:finished(): whether every drawing was looked at, so that the hints are exact.
  function Search:finished()
    return read_finished(search_of(self, "finished").buffer) == 1
  end

  -- search:nodes(): drawings looked at, of both turns.
  function Search:nodes()
    return read_nodes(search_of(self, "nodes").buffer)
  end

  -- search:weight(): the sum of the weights of what may follow; a hint's value divided by it is what can be expected.
  function Search:weight()
    return search_of(self, "weight").weight
  end

  -- search:hints(): the best drawings found so far, at most 32, the best first.
  function Search:hints()
    local data = search_of(self, "hints")
    return read_hints(data.buffer, offset("search", "hints"), read_count(data.buffer), data.aim)
  end

  function meta:__tostring()
    local data = inside[self]
    return ("%d drawings of two turns, %s"):format(read_nodes(data.buffer),
      read_finished(data.buffer) == 1 and "finished" or "not finished")
  end
end

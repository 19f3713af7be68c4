-- Cards: the printed ones, own explore and ambush cards by value, and own scoring cards, which are functions.

local floor = math.floor

return function(base)
  local lib, cartog, number, offset = base.lib, base.cartog, base.number, base.offset
  local kinds = { "explore", "ruins", "ambush", "scoring", "season", "edict" }
  local categories = { "forest", "farm_water", "village", "space" }
  -- The words of game records for what is printed on an ambush card.
  local words = { arrow = { "left", "right" }, corner = { "tl", "tr", "br", "bl" }, walk = { "cw", "ccw" } }
  local own_id, columns = number("CARD_OWN"), number("COLUMNS")
  local shape_size, shapes_at = base.size("shape"), offset("card", "shapes")

  local id_of = base.reader("card", "id")
  local kind_of = base.reader("card", "kind")
  local key_of = base.reader("card", "key", lib.get_text)
  base.card_id, base.card_key = id_of, key_of

  -- ---- what a card tells ----

  -- A shape as text: rows joined by '/', X and '.', with +c for a coin.
  local function shape_text(card, index)
    local at = shapes_at + index * shape_size
    local set, list = base.new("spaces"), lib.new("u32", 121)
    lib.copy(set, 0, card, at, base.size("spaces"))
    lib.shape_normalize(set, set)
    local rows, width = {}, 0
    local spaces = base.list(list, lib.spaces_list(set, list))
    for _, space in ipairs(spaces) do
      local row, column = floor(space / columns) + 1, space % columns + 1
      rows[row] = rows[row] or {}
      rows[row][column] = true
      width = math.max(width, column)
    end
    local lines = {}
    for row = 1, floor(spaces[#spaces] / columns) + 1 do
      local letters = {}
      for column = 1, width do
        letters[column] = rows[row] and rows[row][column] and "X" or "."
      end
      lines[row] = table.concat(letters)
    end
    local coin = lib.get_u32(card, at + offset("shape", "coin")) ~= 0
    return table.concat(lines, "/") .. (coin and "+c" or "")
  end

  local function word_reader(member)
    local read = base.reader("card", member)
    return function(card)
      return words[member][read(card)]
    end
  end

  local read_category = base.reader("card", "category")
  local read_terrains, read_count = base.reader("card", "terrains"), base.reader("card", "shape_count")
  local read_time, read_solo = base.reader("card", "time"), base.reader("card", "solo")
  local first, second = base.reader("card", "edict_first"), base.reader("card", "edict_second")

  local function name_in(language)
    return function(card)
      local name = lib.card_name(id_of(card), language)
      return name ~= "" and name or key_of(card)
    end
  end

  local function only(kind, read)
    local wanted = number("KIND_" .. kind)
    return function(card)
      if kind_of(card) == wanted then
        return read(card)
      end
      return nil
    end
  end

  local fields = {
    id = id_of,
    key = key_of,
    kind = function(card)
      return kinds[kind_of(card)]
    end,
    name = name_in(number("LANGUAGE_ENGLISH")),
    german = name_in(number("LANGUAGE_GERMAN")),
    time = function(card)
      return read_time(card)
    end,
    terrains = function(card)
      return base.terrain_names(read_terrains(card))
    end,
    shapes = function(card)
      local list = {}
      for index = 0, read_count(card) - 1 do
        list[index + 1] = shape_text(card, index)
      end
      return list
    end,
    pass = word_reader("arrow"),
    corner = word_reader("corner"),
    walk = word_reader("walk"),
    category = function(card)
      return categories[read_category(card)]
    end,
    solo = function(card)
      if id_of(card) < own_id and kind_of(card) == number("KIND_SCORING") then
        return read_solo(card)
      end
      return nil
    end,
    edicts = only("SEASON", function(card)
      return { ("ABCD"):sub(first(card) + 1, first(card) + 1), ("ABCD"):sub(second(card) + 1, second(card) + 1) }
    end),
  }

  local Card = {}
  base.Card = Card
  base.class("card", "cartog.card", function(card, name)
    local read = fields[name]
    if read then
      return read(card)
    end
    return Card[name]
  end, key_of)
  local is_card
  base.own_card, is_card = base.own("card", "cartog.card")

  -- ---- looking up ----

  local printed, by_key = {}, {}
  local ids_of_kind = {}
  do
    local ids = lib.new("u32", lib.card_list(0, nil))
    local all = base.list(ids, lib.card_list(0, ids))
    for _, id in ipairs(all) do
      local card = base.new("card")
      lib.card_get(id, card)
      printed[id], by_key[key_of(card)] = card, card
      local kind = kinds[kind_of(card)]
      ids_of_kind[kind] = ids_of_kind[kind] or {}
      table.insert(ids_of_kind[kind], id)
    end
    ids_of_kind.all = all
  end
  base.printed_ids = ids_of_kind

  -- Own scoring cards by id and by key: id, key, score, card.
  local own_by_id, own_by_key = {}, {}
  base.own_by_id, base.own_by_key = own_by_id, own_by_key

  local function unknown(text, wanted)
    local id = lib.new("u32")
    local message = lib.status_message(number("ERROR_CARD_UNKNOWN"))
    if lib.card_nearest(text, wanted, id) == 0 then
      message = ("%s; did you mean %s?"):format(message, lib.card_key(lib.get_u32(id, 0)))
    end
    return nil, message, lib.status_slug(number("ERROR_CARD_UNKNOWN")), {}
  end

  local function find(text, wanted)
    local own = by_key[text] or own_by_key[text] and own_by_key[text].card
    if own then
      return own
    end
    local id = lib.new("u32")
    if lib.card_find(text, id) ~= 0 then
      return unknown(text, wanted or 0)
    end
    return printed[lib.get_u32(id, 0)]
  end

  -- The card that an argument names: a key, a name, an id, or a card. wanted is the kind to suggest from.
  function base.card_of(value, argument, name, level, wanted)
    if type(value) == "string" then
      local card = by_key[value]
      if card then
        return card
      end
      return find(value, wanted)
    elseif type(value) == "number" then
      local card = printed[value] or own_by_id[value] and own_by_id[value].card
      if card then
        return card
      end
      return base.fail(number("ERROR_CARD_UNKNOWN"))
    elseif is_card(value) then
      return value
    end
    base.bad(argument, name, "a card expected: key, name, id or card, got " .. (value == nil and "no value"
      or type(value)), (level or 0) + 1)
  end

  -- cartog.cards(kind): all printed cards, or those of a kind.
  function cartog.cards(kind)
    if kind ~= nil then
      base.expect(kind, "string", 1, "cards")
      if not ids_of_kind[kind] or kind == "all" then
        base.bad(1, "cards", ("'%s' is no kind of card"):format(kind))
      end
    end
    local list = {}
    for i, id in ipairs(ids_of_kind[kind or "all"]) do
      list[i] = printed[id]
    end
    return list
  end

  -- ---- own cards ----

  local letters = {}
  for code, name in pairs(base.terrains) do
    local letter = lib.terrain_letter(code, 0)
    if letter > 0 then
      letters[string.char(letter)] = name
    end
  end

  local function invalid(problem)
    local status = number("ERROR_CARD_INVALID")
    return nil, lib.status_message(status) .. ": " .. problem, lib.status_slug(status), {}
  end

  local function terrain_bits(terrains)
    local list, bits = terrains, 0
    if type(terrains) == "string" then
      list = {}
      for letter in terrains:gmatch(".") do
        list[#list + 1] = letters[letter] or letter
      end
    end
    local seen = {}
    for _, name in ipairs(list) do
      local code = base.terrain_numbers[name]
      if not code then
        return invalid(("'%s' is no terrain"):format(tostring(name)))
      end
      bits = seen[code] and bits or bits + 2 ^ code
      seen[code] = true
    end
    return bits
  end

  -- A shape's text as a set of spaces, and whether it earns a coin; nil, and what is wrong with it, where that fails.
  function base.shape_of(text)
    local drawing, coin = text:match("^([X./]+)(%+?c?)$")
    if not drawing or (coin ~= "" and coin ~= "+c") then
      return invalid(("'%s' is no shape: rows of X and . joined by /, and +c for a coin"):format(text))
    end
    local set, row = base.new("spaces"), 0
    for line in (drawing .. "/"):gmatch("([^/]*)/") do
      for column = 0, #line - 1 do
        if line:sub(column + 1, column + 1) == "X" then
          if column >= columns or lib.spaces_add(set, columns * row + column) ~= 0 then
            return invalid(("'%s' is larger than a map"):format(text))
          end
        end
      end
      row = row + 1
    end
    return set, coin == "+c"
  end

  -- Draws a shape's text into the card.
  local function add_shape(card, index, text)
    local set, coin, code, spaces = base.shape_of(text)
    if not set then
      return nil, coin, code, spaces
    end
    local at = shapes_at + index * shape_size
    lib.copy(card, at, set, 0, base.size("spaces"))
    lib.set_u32(card, at + offset("shape", "coin"), coin and 1 or 0)
    return true
  end

  local explore_options = { key = "string", id = "number", time = "number", terrains = "any", shapes = "table" }
  local ambush_options = { key = "string", id = "number", shape = "string", pass = "string", corner = "string",
    walk = "string" }
  local next_id = 1000000

  local function set(card, member, value)
    lib.set_u32(card, offset("card", member), value)
  end

  local function make_explore(card, wanted)
    local terrains = wanted.terrains
    if type(terrains) ~= "string" and type(terrains) ~= "table" then
      base.bad(1, "card", "option 'terrains': letters or a list of names expected", 2)
    end
    if wanted.shapes == nil then
      base.bad(1, "card", "option 'shapes' is missing", 2)
    end
    base.expect_whole(wanted.time or 0, 0, 2 ^ 32 - 1, 1, "card", 2)
    set(card, "kind", number("KIND_EXPLORE"))
    set(card, "time", wanted.time or 0)
    local bits, message, code, spaces = terrain_bits(terrains)
    if not bits then
      return nil, message, code, spaces
    end
    set(card, "terrains", bits)
    local shapes = base.sequence(wanted.shapes)
    if #shapes > number("SHAPES_MAX") then
      return invalid(("more than %d shapes"):format(number("SHAPES_MAX")))
    end
    set(card, "shape_count", #shapes)
    for i, text in ipairs(shapes) do
      base.expect(text, "string", 1, "card", 2)
      local added, why, slug, none = add_shape(card, i - 1, text)
      if not added then
        return nil, why, slug, none
      end
    end
    return true
  end

  local function make_ambush(card, wanted)
    if wanted.shape == nil then
      base.bad(1, "card", "option 'shape' is missing", 2)
    end
    set(card, "kind", number("KIND_AMBUSH"))
    set(card, "terrains", 2 ^ number("TERRAIN_MONSTER"))
    set(card, "shape_count", 1)
    for member, option in pairs({ arrow = "pass", corner = "corner", walk = "walk" }) do
      for value, word in ipairs(words[member]) do
        if wanted[option] == word then
          set(card, member, value)
        end
      end
    end
    return add_shape(card, 0, wanted.shape)
  end

  local function make(wanted)
    local ambush = wanted.pass ~= nil
    base.expect_options(wanted, ambush and ambush_options or explore_options, 1, "card", 1)
    if wanted.key == nil then
      base.bad(1, "card", "option 'key' is missing", 1)
    end
    local card, id = base.new("card"), wanted.id
    if id == nil then
      id, next_id = next_id, next_id + 1
    end
    base.expect_whole(id, own_id, 2 ^ 32 - 1, 1, "card", 1)
    set(card, "id", id)
    if #wanted.key >= number("KEY_SIZE") then
      return invalid("the key is too long")
    end
    lib.set_text(card, offset("card", "key"), wanted.key)
    local made, message, code, spaces
    if ambush then
      made, message, code, spaces = make_ambush(card, wanted)
    else
      made, message, code, spaces = make_explore(card, wanted)
    end
    if not made then
      return nil, message, code, spaces
    end
    local status = lib.card_validate(card)
    if status ~= 0 then
      return base.fail(status)
    end
    return card
  end

  -- cartog.card(name): the card with this key, name or id; cartog.card{...}: an own explore or ambush card.
  function cartog.card(card)
    if type(card) == "table" then
      local made, message, code, spaces = make(card)
      return made, message, code, spaces
    end
    local found, message, code, spaces = base.card_of(card, 1, "card")
    return found, message, code, spaces
  end

  -- cartog.register(id, key, score): an own scoring card. score(map) gets a copy of a map and gives its points, a whole
  -- number, and if it likes the parts that they are made of.
  function cartog.register(id, key, score)
    base.expect_whole(id, own_id, 2 ^ 32 - 1, 1, "register")
    base.expect(key, "string", 2, "register")
    base.expect(score, "function", 3, "register")
    if not key:match("^[a-z][a-z0-9_]*$") or #key >= number("KEY_SIZE") then
      base.bad(2, "register", "a key expected: a lower-case word of at most 31 letters, digits and _")
    end
    if by_key[key] or own_by_key[key] and own_by_key[key].id ~= id then
      base.bad(2, "register", ("another card has the key '%s'"):format(key))
    end
    cartog.unregister(id)
    local card = base.new("card")
    set(card, "id", id)
    set(card, "kind", number("KIND_SCORING"))
    lib.set_text(card, offset("card", "key"), key)
    local own = { id = id, key = key, score = score, card = card }
    own_by_id[id], own_by_key[key] = own, own
    return card
  end

  -- Forgets an own scoring card.
  function cartog.unregister(id)
    base.expect(id, "number", 1, "unregister")
    local own = own_by_id[id]
    if own then
      own_by_id[id], own_by_key[own.key] = nil, nil
    end
    return own ~= nil
  end

  -- Points and parts that an own scoring card gives. The function is the user's and may fail, yield or call anything;
  -- it gets a copy of the map.
  local most = 1000000 -- the library's bound for points that it does not compute
  function base.evaluate(own, map)
    local copy = base.new("map")
    lib.copy(copy, 0, map, 0, base.size("map"))
    local points, parts = own.score(copy)
    if type(points) ~= "number" or points ~= floor(points) or points > most or points < -most then
      error(("scoring card '%s' gave %s instead of a whole number from -%d to %d"):format(own.key, tostring(points),
        most, most), 0)
    end
    return floor(points), type(parts) == "table" and parts or {}
  end

  -- The scoring card that an argument names: its id, and what is registered under it, if it is an own one.
  local scoring = number("KIND_SCORING")
  function base.scoring_of(value, argument, name, level)
    local card, message, code, spaces = base.card_of(value, argument, name, (level or 0) + 1, scoring)
    if not card then
      return nil, message, code, spaces
    end
    if kind_of(card) ~= scoring then
      return base.fail(number("ERROR_CARD_KIND"))
    end
    local id = id_of(card)
    if id >= own_id and not own_by_id[id] then
      return base.fail(number("ERROR_CARD_EXTERNAL"))
    end
    return id, own_by_id[id]
  end

  -- ---- tasks ----

  local task_members = { card = "any", drawer = "any", ruins = "boolean", ambush = "boolean", solo = "boolean",
    fallback = "string" }
  local flags = { ruins = number("TASK_RUINS"), solo = number("TASK_SOLO"), fallback = number("TASK_FALLBACK_CARD") }
  local ambush_kind, kind_error = number("KIND_AMBUSH"), number("ERROR_CARD_KIND")
  local tasks = setmetatable({}, { __mode = "k" })
  -- Tasks without options of printed cards, by key: what is asked most.
  local ready = {}
  base.ready_tasks = ready

  -- The task for a card and the options beside it, which are the argument behind it unless told; tasks are kept, for as
  -- long as their card is.
  function base.task_of(value, options, argument, name, level, options_argument)
    if options == nil and ready[value] then
      return ready[value]
    end
    if type(value) == "table" then
      -- A task as table:task and game:task give it says everything itself.
      base.expect_options(value, task_members, argument, name, (level or 0) + 1)
      for option in pairs(options or {}) do
        if task_members[option] then
          base.bad(options_argument or argument + 1, name, ("option '%s' beside a task"):format(option),
            (level or 0) + 1)
        end
      end
      value, options = value.card, value
    end
    local card, message, code, spaces = base.card_of(value, argument, name, (level or 0) + 1)
    if not card then
      return nil, message, code, spaces
    end
    local bits = 0
    if options then
      bits = (options.ruins and flags.ruins or 0) + (options.solo and flags.solo or 0)
      if options.fallback == "card" then
        bits = bits + flags.fallback
      elseif options.fallback ~= nil and options.fallback ~= "any" then
        base.bad(options_argument or argument + 1, name, "option 'fallback': 'any' or 'card' expected",
          (level or 0) + 1)
      end
      if options.ambush and kind_of(card) ~= ambush_kind then
        return base.fail(kind_error)
      end
    end
    local known = tasks[card]
    if not known then
      known = {}
      tasks[card] = known
    end
    local task = known[bits]
    if not task then
      task = base.new("task")
      local status = lib.task_init_card(task, card, bits)
      if status ~= 0 then
        return base.fail(status)
      end
      known[bits] = task
    end
    if bits == 0 and by_key[value] then
      ready[value] = task
    end
    return task
  end
end

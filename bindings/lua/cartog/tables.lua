-- The shared table: edicts, decks, season, time, ruins pending, and who still has to draw. Players are numbered from 1.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local Table = {}
  local own = base.own("table", "cartog.table")
  local own_id = number("CARD_OWN")
  local is_card = lib.is("card")
  local modes = { open = number("MODE_OPEN"), seeded = number("MODE_SEEDED"), ordered = number("MODE_ORDERED") }
  local phases = { [0] = "begin", "reveal", "draw", "score", "over" }
  local kinds = { "explore", "ruins", "ambush" }

  -- ---- setting up ----

  local table_options = { players = "number", edicts = "table", seed = "any", mode = "string", deck = "table",
    fallback = "string" }

  -- Four scoring cards as ids, in order.
  function base.edict_ids(edicts, argument, name, level)
    local ids = {}
    for i = 1, number("EDICTS") do
      if edicts[i] == nil or edicts[number("EDICTS") + 1] ~= nil then
        base.bad(argument, name, "four scoring cards expected", level + 1)
      end
      local card, message, code, spaces = base.card_of(edicts[i], argument, name, level + 1, number("KIND_SCORING"))
      if not card then
        return nil, message, code, spaces
      end
      ids[i] = base.card_id(card)
    end
    return ids
  end

  -- Cards of a deck as ids, and the own ones among them by value, each once.
  local function deck_of(deck)
    local ids, owns, seen = {}, {}, {}
    for i, wanted in ipairs(deck) do
      local card, message, code, spaces = base.card_of(wanted, 1, "table", 2)
      if not card then
        return nil, message, code, spaces
      end
      local id = base.card_id(card)
      ids[i] = id
      if id >= own_id and not seen[id] then
        seen[id] = card
        owns[#owns + 1] = card
      elseif id >= own_id and not lib.same(seen[id], card) then
        return base.fail(number("ERROR_CARD_TWICE"))
      end
    end
    local values = lib.new("card", #owns)
    for i, card in ipairs(owns) do
      lib.copy(values, (i - 1) * base.size("card"), card, 0, base.size("card"))
    end
    return base.array(ids), values
  end

  local function set_up(options)
    local setup, at = base.new("setup"), base.offset
    local mode = options.mode or (options.seed ~= nil and "seeded") or "open"
    if not modes[mode] then
      base.bad(1, "table", "option 'mode': 'open', 'seeded' or 'ordered' expected", 2)
    end
    lib.set_u32(setup, at("setup", "mode"), modes[mode])
    if options.seed ~= nil then
      local seed = base.seed_text(options.seed)
      if not seed then
        base.bad(1, "table", "option 'seed': a whole number up to 2^53, or one up to 2^64 - 1 as text", 2)
      end
      lib.set_u64(setup, at("setup", "seed"), seed)
    end
    base.expect_whole(options.players or 0, 0, 2 ^ 32 - 1, 1, "table", 2)
    lib.set_u32(setup, at("setup", "players"), options.players or 0)
    if options.fallback == "card" then
      lib.set_u32(setup, at("setup", "flags"), number("TASK_FALLBACK_CARD"))
    elseif options.fallback ~= nil and options.fallback ~= "any" then
      base.bad(1, "table", "option 'fallback': 'any' or 'card' expected", 2)
    end
    if options.edicts then
      local ids, message, code, spaces = base.edict_ids(options.edicts, 1, "table", 2)
      if not ids then
        return nil, message, code, spaces
      end
      for i, id in ipairs(ids) do
        lib.set_u32(setup, at("setup", "edicts") + 4 * (i - 1), id)
      end
    end
    return setup
  end

  local function make(options)
    local setup, message, code, spaces = set_up(options)
    if not setup then
      return nil, message, code, spaces
    end
    local deck, owns, slug, none
    if options.deck then
      deck, owns, slug, none = deck_of(options.deck)
      if not deck then
        return nil, owns, slug, none
      end
    end
    local made = base.new("table")
    local status = lib.table_init(made, setup, deck, owns)
    if status ~= 0 then
      return base.fail(status)
    end
    return made
  end

  -- cartog.table{players =, edicts =, seed =, mode =, deck =, fallback =}: a table before spring.
  function cartog.table(options)
    base.expect(options, "table", 1, "table")
    base.expect_options(options, table_options, 1, "table")
    local made, message, code, spaces = make(options)
    if not made then
      return nil, message, code, spaces
    end
    return made
  end

  -- ---- what there is to know ----

  local function card_at(self, id)
    local card = base.new("card")
    if lib.table_card(self, id, card) == 0 then
      return card
    end
    return nil
  end

  -- The key of a card of the table: of its deck, printed, or registered.
  local function key_of(self, id)
    local key = lib.card_key(id)
    if key ~= "" then
      return key
    end
    local card = card_at(self, id)
    local registered = base.own_by_id[id]
    return card and base.card_key(card) or registered and registered.key or tostring(id)
  end

  local info_at = {}
  for _, name in ipairs({ "phase", "season", "time", "threshold", "turn", "card", "kind", "ruins", "owed", "first",
    "second" }) do
    info_at[name] = base.offset("table_info", name)
  end
  local take_info, give_info = base.pool("table_info")

  local function read_info(self)
    local buffer, raw = take_info(), {}
    local status = lib.table_info_get(self, buffer)
    for name, at in pairs(info_at) do
      raw[name] = lib.get_u32(buffer, at)
    end
    give_info(buffer)
    return status == 0 and raw or nil, status
  end
  base.table_info = read_info

  -- table:info(): phase ("begin", "reveal", "draw", "score" or "over": what comes next), season, time, threshold, turn,
  -- card, kind, ruins, owed, first, second; what is not there yet is nil.
  function Table:info()
    own(self, "info")
    local raw = read_info(self)
    local info = { phase = phases[raw.phase], season = base.seasons[raw.season], time = raw.time, turn = raw.turn,
      ruins = raw.ruins ~= 0, owed = raw.owed }
    if raw.season > 0 then
      info.threshold, info.first, info.second = raw.threshold, key_of(self, raw.first), key_of(self, raw.second)
    end
    if raw.card > 0 then
      info.card, info.kind = key_of(self, raw.card), kinds[raw.kind]
    end
    return info
  end

  local function read_ids(self, member, count, get)
    local list = {}
    for i = 1, count do
      list[i] = key_of(self, (get or lib.get_u32)(self, base.offset("table", member) + 4 * (i - 1)))
    end
    return list
  end

  -- table:edicts(): the keys of edicts A to D.
  function Table:edicts()
    own(self, "edicts")
    return read_ids(self, "edicts", number("EDICTS"))
  end

  -- table:deck(): the keys of all cards of the deck.
  function Table:deck()
    own(self, "deck")
    return read_ids(self, "deck", lib.get_u32(self, base.offset("table", "deck_count")))
  end

  -- table:card(key): a card of the deck, own ones included.
  function Table:card(key)
    own(self, "card")
    base.expect(key, "string", 1, "card")
    for i = 1, lib.get_u32(self, base.offset("table", "deck_count")) do
      local card = card_at(self, lib.get_u32(self, base.offset("table", "deck") + 4 * (i - 1)))
      if card and base.card_key(card) == key then
        return card
      end
    end
    return base.fail(number("ERROR_CARD_UNKNOWN"))
  end

  -- table:reveals(): the keys of all cards revealed, first to last.
  function Table:reveals()
    own(self, "reveals")
    local count = lib.table_reveals(self, nil)
    local ids = lib.new("u32", count)
    lib.table_reveals(self, ids)
    local list = base.list(ids, count)
    for i = 1, count do
      list[i] = key_of(self, list[i])
    end
    return list
  end

  local read_players = base.reader("table", "players")

  -- table:players(): how many play; 0 where nobody's draws are followed.
  function Table:players()
    own(self, "players")
    return read_players(self)
  end

  -- table:seed(): the seed as text, or nil.
  function Table:seed()
    own(self, "seed")
    if lib.get_u32(self, base.offset("table", "mode")) == modes.seeded then
      return lib.get_u64(self, base.offset("table", "seed"))
    end
    return nil
  end

  -- ---- playing ----

  local function done(self, status)
    if status ~= 0 then
      return base.fail(status)
    end
    return self
  end

  -- table:begin(): begins the next season.
  function Table:begin()
    own(self, "begin")
    return done(self, lib.table_begin(self))
  end

  -- The id of a card that stands in the table's deck, or that the argument names.
  local function id_of(self, card, argument, name)
    if type(card) == "string" then
      for i = 1, lib.get_u32(self, base.offset("table", "own_count")) do
        local at = base.offset("table", "own") + (i - 1) * base.size("card")
        if lib.get_text(self, at + base.offset("card", "key")) == card then
          return lib.get_u32(self, at + base.offset("card", "id"))
        end
      end
    elseif type(card) == "number" then
      base.expect_whole(card, 0, 2 ^ 32 - 1, argument, name, 1)
      return card
    elseif is_card(card) then
      return base.card_id(card)
    end
    local found, message, code, spaces = base.card_of(card, argument, name, 1)
    if not found then
      return nil, message, code, spaces
    end
    return base.card_id(found)
  end

  -- table:order(cards): the order of the season that has just begun, in mode "ordered".
  function Table:order(cards)
    own(self, "order")
    base.expect(cards, "table", 1, "order")
    local ids = {}
    for i, card in ipairs(cards) do
      local id, message, code, spaces = id_of(self, card, 1, "order")
      if not id then
        return nil, message, code, spaces
      end
      ids[i] = id
    end
    return done(self, lib.table_order(self, base.array(ids)))
  end

  -- table:reveal(card): reveals a card, and gives its key and kind. An open table must be told which; any other takes
  -- the next, or the one that is expected.
  function Table:reveal(card)
    own(self, "reveal")
    local id = 0
    if card ~= nil then
      local message, code, spaces
      id, message, code, spaces = id_of(self, card, 1, "reveal")
      if not id then
        return nil, message, code, spaces
      end
    end
    local revealed = lib.new("u32")
    local status = lib.table_reveal(self, id, revealed)
    if status ~= 0 then
      return base.fail(status)
    end
    local raw = read_info(self)
    return key_of(self, lib.get_u32(revealed, 0)), kinds[raw.kind]
  end

  local function owner_of(owner, argument, name)
    if owner == nil then
      owner = 1
    end
    base.expect_whole(owner, 1, number("PLAYERS_MAX"), argument, name, 1)
    return owner - 1
  end

  local task_card = base.offset("task", "card")
  local task_flags = base.reader("task", "flags")

  local function task_for(self, owner)
    local task, drawer = base.new("task"), lib.new("u32")
    local status = lib.table_task(self, owner, task, drawer)
    return status, task, lib.get_u32(drawer, 0)
  end

  -- table:task(owner): what the last card asks of that player's map: card, drawer, ruins, solo, fallback; it is
  -- taken where map:check and its fellows want a card.
  function Table:task(owner)
    own(self, "task")
    local status, task, drawer = task_for(self, owner_of(owner, 1, "task"))
    if status ~= 0 then
      return base.fail(status)
    end
    local card, flags = base.new("card"), task_flags(task)
    lib.copy(card, 0, task, task_card, base.size("card"))
    local function has(flag)
      return math.floor(flags / number(flag)) % 2 == 1
    end
    return { card = card, drawer = drawer + 1, ruins = has("TASK_RUINS"), solo = has("TASK_SOLO"),
      fallback = has("TASK_FALLBACK_CARD") and "card" or "any" }
  end

  -- table:legal(sheet, owner): an iterator over the legal sets of spaces for what the last card asks.
  function Table:legal(sheet, owner)
    own(self, "legal")
    base.expect_sheet(sheet, 1, "legal")
    local status, task = task_for(self, owner_of(owner, 2, "legal"))
    if status ~= 0 then
      return base.fail(status)
    end
    return base.iterate_choices(base.map_of_sheet(sheet), task)
  end

  -- table:draw(sheet, placement, owner, drawer): draws what the last card asks for on that owner's sheet; gives what it
  -- earns. The drawer is the one whom table:task names; without it, it is.
  function Table:draw(sheet, placement, owner, drawer)
    own(self, "draw")
    base.expect_sheet(sheet, 1, "draw")
    local from = owner_of(owner, 3, "draw")
    local by
    if drawer ~= nil then
      by = owner_of(drawer, 4, "draw")
    else
      local status, _, named = task_for(self, from)
      if status ~= 0 then
        return base.fail(status)
      end
      by = named
    end
    local buffer, why, slug, none, place = base.placement_of(placement, 2, "draw")
    if not buffer then
      return nil, why, slug, none, place
    end
    local verdict, outcome = base.new("verdict"), base.new("outcome")
    local status = lib.table_draw(self, sheet, from, by, buffer, outcome, verdict)
    base.give_placement(buffer)
    if status == 0 then
      return base.outcome_table(outcome)
    end
    if base.verdict_status(verdict) == status then
      return base.refuse(status, verdict)
    end
    return base.fail(status)
  end

  -- table:note(owner): notes a draw that was made elsewhere, on paper.
  function Table:note(owner)
    own(self, "note")
    return done(self, lib.table_note(self, owner_of(owner, 1, "note")))
  end

  -- table:undo_draw(sheet, owner): takes back what was drawn on that map for the last card; sheet may be nil.
  function Table:undo_draw(sheet, owner)
    own(self, "undo_draw")
    if sheet ~= nil then
      base.expect_sheet(sheet, 1, "undo_draw")
    end
    return done(self, lib.table_undo_draw(self, sheet, owner_of(owner, 2, "undo_draw")))
  end

  -- table:score(sheet): scores the complete season on a sheet by the table's edicts, and gives its box.
  function Table:score(sheet)
    own(self, "score")
    base.expect_sheet(sheet, 1, "score")
    local raw = read_info(self)
    local external
    if raw.first >= own_id or raw.second >= own_id then
      local first, second = base.own_by_id[raw.first], base.own_by_id[raw.second]
      if (raw.first >= own_id and not first) or (raw.second >= own_id and not second) then
        return base.fail(number("ERROR_CARD_EXTERNAL"))
      end
      external = base.external_points(base.map_of_sheet(sheet), first, second)
    end
    local box = base.new("ledger")
    local status = lib.table_score(self, sheet, external, box)
    if status ~= 0 then
      return base.fail(status)
    end
    return base.box_table(box, 0)
  end

  -- table:undo(turn, sheet, ...): goes back to just before card number turn was revealed, on the sheets too.
  function Table:undo(turn, ...)
    own(self, "undo")
    base.expect_whole(turn, 0, 2 ^ 32 - 1, 1, "undo")
    for i = 1, select("#", ...) do
      base.expect_sheet((select(i, ...)), i + 1, "undo")
    end
    local status = lib.table_undo(self, turn)
    if status ~= 0 then
      return base.fail(status)
    end
    for i = 1, select("#", ...) do
      lib.sheet_undo((select(i, ...)), turn)
    end
    return self
  end

  function Table:copy()
    own(self, "copy")
    local other = base.new("table")
    lib.copy(other, 0, self, 0, base.size("table"))
    return other
  end

  -- table:position(sheet, owner): the position of a player as one line.
  function Table:position(sheet, owner)
    own(self, "position")
    base.expect_sheet(sheet, 1, "position")
    local position = base.new("position")
    local status = lib.position_of(self, sheet, owner_of(owner, 2, "position"), position)
    if status ~= 0 then
      return base.fail(status)
    end
    return (lib.position_print(position))
  end

  base.class("table", "cartog.table", Table, function(self)
    local raw = read_info(self)
    return ("%s, time %d, card %d"):format(base.seasons[raw.season] or "before spring", raw.time, raw.turn)
  end)

  -- cartog.deal(seed): what a seed deals: edicts A to D, and the cards that the four seasons reveal.
  function cartog.deal(seed)
    local text = base.seed_text(seed)
    if not text then
      base.bad(1, "deal", "a whole number up to 2^53, or one up to 2^64 - 1 as text, expected")
    end
    local dealt = make({ seed = text })
    local result = { edicts = read_ids(dealt, "edicts", number("EDICTS")), seasons = {} }
    while lib.table_begin(dealt) == 0 do
      local season, revealed = {}, lib.new("u32")
      while lib.table_reveal(dealt, 0, revealed) == 0 do
        season[#season + 1] = lib.card_key(lib.get_u32(revealed, 0))
      end
      table.insert(result.seasons, season)
    end
    return result
  end
end

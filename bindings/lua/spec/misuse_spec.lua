local support = require "support"
local cartog = support.cartog

-- Calls a function that misuses the module on one of its lines, and makes sure that this line is blamed.
local function blamed(problem, misuse)
  local info = debug.getinfo(misuse, "S")
  local ok, message = pcall(misuse)
  assert.is_false(ok)
  assert.are.equal("string", type(message))
  local file, line = message:match("^(.-):(%d+): ")
  assert.is_truthy(file, message)
  assert.is_truthy(info.source:find(file:gsub("^%.%.%.", ""), 1, true), message)
  assert.is_true(tonumber(line) > info.linedefined and tonumber(line) < info.lastlinedefined, message)
  assert.is_truthy(message:find(problem, 1, true), message)
end

local map, sheet = cartog.map("A"), cartog.sheet(cartog.map("A"))
local board = cartog.table({ seed = 1, players = 1 })
local game = cartog.game({ seed = 1, players = { "ann" } })
local choice, card = map:legal("orchard")(), cartog.card("orchard")
local search = cartog.search(map, "orchard", { cards = {} }, {})

describe("misuse", function()
  it("is blamed on the caller's line", function()
    local none = nil
    local cases = {
      { "#1 to 'map' (string expected, got no value)", function()
        local _ = cartog.map()
      end },
      { "#1 to 'map' (string expected, got number)", function()
        local _ = cartog.map({ 1 })
      end },
      { "#1 to 'parse' (string expected, got table)", function()
        local _ = cartog.parse({})
      end },
      { "#1 to 'from_array' (table expected, got no value)", function()
        local _ = cartog.from_array({})
      end },
      { "#1 to 'check' (string expected, got no value)", function()
        local _ = map:check()
      end },
      { "#2 to 'check' (unknown option 'cards')", function()
        local _ = map:check("F:a1", { cards = "orchard" })
      end },
      { "#2 to 'check' (a card expected: key, name, id or card, got no value)", function()
        local _ = map:check("F:a1", {})
      end },
      { "#3 to 'check' (option 'ruins' beside a task)", function()
        local _ = map:check("F:a1", { card = "orchard", ruins = false }, { ruins = true })
      end },
      { "#3 to 'hints' (option 'solo' beside a task)", function()
        local _ = map:hints({ card = "orchard" }, { cards = {} }, { solo = true })
      end },
      { "#2 to 'replay' (a whole number", function()
        local _ = cartog.replay("", { at = 0 / 0 })
      end },
      { "#2 to 'rating' (four scoring cards expected)", function()
        local _ = cartog.rating(1, { "greenbough", "wildholds", "canal_lake", "borderlands", "cauldrons" })
      end },
      { "#1 to 'table' (four scoring cards expected)", function()
        local _ = cartog.table({ edicts = { "greenbough", "wildholds", "canal_lake", "borderlands", "cauldrons" } })
      end },
      { "#2 to 'check' (a card expected: key, name, id or card, got boolean)", function()
        local _ = map:check("F:a1", true)
      end },
      { "#3 to 'check' (table expected, got boolean)", function()
        local _ = map:check("F:a1", "orchard", true)
      end },
      { "#3 to 'check' (unknown option 'ruin')", function()
        local _ = map:check("F:a1", "orchard", { ruin = true })
      end },
      { "#3 to 'check' (option 'ruins': boolean expected, got number)", function()
        local _ = map:check("F:a1", "orchard", { ruins = 1 })
      end },
      { "#3 to 'check' (option 'fallback': 'any' or 'card' expected)", function()
        local _ = map:check("F:a1", "orchard", { fallback = "both" })
      end },
      { "#1 to 'place' (a placement expected", function()
        local _ = map:place({ terrain = "swamp", spaces = {} }, "orchard")
      end },
      { "#3 to 'place' (a whole number from 0 to 14 expected)", function()
        local _ = map:place("F:a1", "orchard", { coins = 15 })
      end },
      { "#1 to 'legal' (a card expected", function()
        local _ = map:legal()
      end },
      { "#1 to 'get' (a whole number from 1 to 11 expected)", function()
        local _ = map:get(0, 1)
      end },
      { "#2 to 'get' (a whole number from 1 to 11 expected)", function()
        local _ = map:get(1, 1.5)
      end },
      { "#2 to 'set' (number expected, got string)", function()
        local _ = map:set("a1", "swamp")
      end },
      { "#1 to 'score' (a card expected", function()
        local _ = map:score(true)
      end },
      { "#1 to 'score' (a card expected", function()
        local _ = map:score({ false })
      end },
      { "#1 to 'points' (a card expected", function()
        local _ = map:points()
      end },
      { "#1 to 'explain' (a card expected", function()
        local _ = map:explain()
      end },
      { "#1 to 'card' (unknown option 'name')", function()
        local _ = cartog.card({ name = "x" })
      end },
      { "#1 to 'card' (option 'shapes' is missing)", function()
        local _ = cartog.card({ key = "x", terrains = "F" })
      end },
      { "#1 to 'card' (a card expected", function()
        local _ = cartog.card()
      end },
      { "#1 to 'cards' ('cards' is no kind of card)", function()
        local _ = cartog.cards("cards")
      end },
      { "#1 to 'sheet' (cartog.map expected, got string)", function()
        local _ = cartog.sheet("A")
      end },
      { "#1 to 'score' ('autumn' is no season)", function()
        local _ = sheet:score("autumn", "greenbough", "wildholds")
      end },
      { "#2 to 'score' (a card expected", function()
        local _ = sheet:score("spring")
      end },
      { "#1 to 'undo' (a whole number", function()
        local _ = sheet:undo(-1)
      end },
      { "#1 to 'load' (cartog.map expected, got userdata)", function()
        local _ = sheet:load(io.stdout)
      end },
      { "#1 to 'table' (unknown option 'player')", function()
        local _ = cartog.table({ player = 1 })
      end },
      { "#1 to 'table' (four scoring cards expected)", function()
        local _ = cartog.table({ edicts = { "greenbough" } })
      end },
      { "#1 to 'table' (a card expected", function()
        local _ = cartog.table({ deck = { true } })
      end },
      { "#1 to 'table' (option 'seed'", function()
        local _ = cartog.table({ seed = "18446744073709551616" })
      end },
      { "#1 to 'table' (option 'seed'", function()
        local _ = cartog.table({ seed = -1 })
      end },
      { "#1 to 'draw' (cartog.sheet expected, got no value)", function()
        local _ = board:draw()
      end },
      { "#2 to 'undo' (cartog.sheet expected, got nil)", function()
        local _ = board:undo(1, none)
      end },
      { "#1 to 'deal' (a whole number", function()
        local _ = cartog.deal(1.5)
      end },
      { "#1 to 'standings' (number expected, got no value)", function()
        local _ = cartog.standings({ {} })
      end },
      { "#1 to 'game' (option 'players' is missing", function()
        local _ = cartog.game({ seed = 1 })
      end },
      { "#1 to 'game' (option 'edicts' is missing)", function()
        local _ = cartog.game({ players = { "ann" } })
      end },
      { "#1 to 'game' (cartog.map expected, got number)", function()
        local _ = cartog.game({ players = { "ann" }, map = 1 })
      end },
      { "#1 to 'game' (a line break", function()
        local _ = cartog.game({ players = { "ann\nSeed: 1" }, seed = 1 })
      end },
      { "#1 to 'game' (option 'names': nobody is called 'bob')", function()
        local _ = cartog.game({ players = { "ann" }, seed = 1, names = { bob = "Bob" } })
      end },
      { "#1 to 'draw' (number expected, got no value)", function()
        local _ = game:draw()
      end },
      { "#1 to 'replay' (string expected, got no value)", function()
        local _ = cartog.replay()
      end },
      { "#1 to 'append' (string expected, got table)", function()
        local _ = game:append({})
      end },
      { "#1 to 'svg' (a whole number from 8 to 200 expected)", function()
        local _ = map:svg({ size = 7 })
      end },
      { "#1 to 'svg' (a whole number from 8 to 200 expected)", function()
        local _ = sheet:svg({ size = 2 ^ 32 + 32 })
      end },
      { "#1 to 'svg' (a whole number from 8 to 200 expected)", function()
        local _ = game:svg({ size = 0 / 0 })
      end },
      { "#1 to 'svg' (a whole number from 8 to 200 expected)", function()
        local _ = card:svg({ size = 32.5 })
      end },
      { "#1 to 'svg' (unknown option 'colour')", function()
        local _ = map:svg({ colour = "red" })
      end },
      { "#1 to 'svg' (table expected, got number)", function()
        local _ = card:svg(32)
      end },
      { "#1 to 'svg' (string expected, got number)", function()
        local _ = map:svg({ highlight = { 1 } })
      end },
      { "#1 to 'svg' (a placement expected", function()
        local _ = map:svg({ placement = {} })
      end },
      { "#1 to 'score_svg' (a card expected", function()
        local _ = map:score_svg()
      end },
      { "#2 to 'score_svg' (a whole number from 8 to 200 expected)", function()
        local _ = map:score_svg("greenbough", { size = 201 })
      end },
      { "#1 to 'shape_svg' (string expected, got no value)", function()
        local _ = cartog.shape_svg()
      end },
      { "#2 to 'shape_svg' (option 'terrain': 'swamp' is no terrain)", function()
        local _ = cartog.shape_svg("XX", { terrain = "swamp" })
      end },
      { "#2 to 'shape_svg' (a whole number from 8 to 200 expected)", function()
        local _ = cartog.shape_svg("XX", { size = -1 })
      end },
      { "#2 to 'effects' (table expected, got string)", function()
        local _ = map:effects("orchard", "greenbough")
      end },
      { "#2 to 'effects' (a card expected", function()
        local _ = map:effects("orchard", { true })
      end },
      { "#1 to 'effects' (a card expected", function()
        local _ = map:effects(nil, {})
      end },
      { "#3 to 'effects' (a whole number from 0 to 14 expected)", function()
        local _ = map:effects("orchard", {}, { coins = 2 ^ 32 + 1 })
      end },
      { "#3 to 'effects' (option 'fallback': 'any' or 'card' expected)", function()
        local _ = map:effects("orchard", {}, { fallback = "both" })
      end },
      { "#2 to 'pick' (number expected, got no value)", function()
        local _ = map:pick("orchard")
      end },
      { "#2 to 'pick' (a whole number", function()
        local _ = map:pick("orchard", -1)
      end },
      { "#2 to 'hints' (table expected, got no value)", function()
        local _ = map:hints("orchard")
      end },
      { "#2 to 'hints' (option 'cards' is missing)", function()
        local _ = map:hints("orchard", {})
      end },
      { "#2 to 'hints' (option 'cards': scoring cards as keys", function()
        local _ = map:hints("orchard", { cards = { "greenbough" } })
      end },
      { "#2 to 'hints' (option 'cards': 'greenbough' stands twice)", function()
        local _ = map:hints("orchard", { cards = { greenbough = 1, Greenbough = 1 } })
      end },
      { "#2 to 'hints' (a whole number from -1000000 to 1000000 expected)", function()
        local _ = map:hints("orchard", { cards = { greenbough = 2 ^ 32 + 1 } })
      end },
      { "#2 to 'hints' (a whole number from -1000000 to 1000000 expected)", function()
        local _ = map:hints("orchard", { cards = {}, coin = 1.5 })
      end },
      { "#2 to 'hints' (a whole number from 0 to 14 expected)", function()
        local _ = map:hints("orchard", { cards = {}, coins = 15 })
      end },
      { "#2 to 'hints' (unknown option 'card')", function()
        local _ = map:hints("orchard", { card = {} })
      end },
      { "#3 to 'hints' (a whole number from 0 to 32 expected)", function()
        local _ = map:hints("orchard", { cards = {} }, { top = 33 })
      end },
      { "#1 to 'value' (table expected, got no value)", function()
        local _ = map:value()
      end },
      { "#1 to 'search' (cartog.map expected, got no value)", function()
        local _ = cartog.search()
      end },
      { "#4 to 'search' (table expected, got no value)", function()
        local _ = cartog.search(map, "orchard", { cards = {} })
      end },
      { "#4 to 'search' (a card expected", function()
        local _ = cartog.search(map, "orchard", { cards = {} }, { true })
      end },
      { "#3 to 'search' (table expected, got no value)", function()
        local _ = cartog.search(map, "orchard", nil, {})
      end },
      { "#5 to 'search' (option 'fallback'", function()
        local _ = cartog.search(map, "orchard", { cards = {} }, {}, { fallback = "x" })
      end },
      { "#1 to 'run' (a whole number", function()
        local _ = search:run(1.5)
      end },
      { "#1 to 'audit' (cartog.map expected, got no value)", function()
        local _ = cartog.audit()
      end },
      { "#2 to 'audit' (number expected, got no value)", function()
        local _ = cartog.audit(map, { boxes = { {} } })
      end },
    }
    for _, case in ipairs(cases) do
      blamed((case[1]:gsub("got nil", "got no value")), case[2])
    end
  end)

  it("of a method on something else is blamed too", function()
    local routine = coroutine.create(function() end)
    local others = { 1, "text", {}, io.stdout, print, map, sheet, board, game, choice, card, search, routine, false }
    for own, class in pairs({ [map] = { "check", "place", "legal", "legal_list", "legal_count", "preview", "score",
      "points", "explain",
      "monsters", "mountains", "cpn", "grid", "get", "set", "set_ruins", "spaces", "ruins", "array",
      "copy", "effects", "pick", "hints", "value", "svg", "score_svg" },
      [sheet] = { "map", "coins", "total", "seasons", "history", "draw", "score", "undo", "forget", "load", "copy",
        "svg" },
      [board] = { "info", "edicts", "deck", "card", "reveals", "players", "seed", "begin", "order", "reveal", "task",
        "legal", "draw", "note", "undo_draw", "score", "undo", "copy", "position" },
      [game] = { "append", "begin", "reveal", "draw", "check", "score", "finish", "undo", "text", "canonical",
        "players", "sheet", "map", "table", "edicts", "unverified", "info", "task", "legal", "position", "complete",
        "standings", "rating", "steps", "copy", "svg" }, [choice] = { "placements" }, [card] = { "svg" },
      [search] = { "run", "finished", "nodes", "weight", "hints" } }) do
      for _, name in ipairs(class) do
        local method = own[name]
        assert.are.equal("function", type(method), name)
        for _, other in ipairs(others) do
          if other ~= own then
            blamed(("calling '%s' on bad self ("):format(name), function()
              local _ = method(other)
            end)
          end
        end
        blamed(("calling '%s' on bad self ("):format(name), function()
          local _ = method()
        end)
      end
    end
  end)

  it("of what lies inside is not possible", function()
    assert.are_not.equal("table", type(getmetatable(map)))
    assert.are_not.equal("table", type(getmetatable(game)))
    assert.is_nil(map.nothing)
    assert.is_nil(next(game))
    assert.has_error(function()
      map.x = 1
    end)
  end)

  it("by texts of any bytes gives errors, and nothing else", function()
    local random = support.random(7)
    local valid = { cartog.map("A"):cpn(), cartog.map("B"):grid(), "F:a1,b2,c3", game:text(),
      support.read("examples/records/solo.cgl") }
    for i = 1, 1500 do
      local text = valid[random(#valid)]
      for _ = 1, random(3) do
        local at = random(#text)
        text = text:sub(1, at - 1) .. string.char(random(256) - 1) .. text:sub(at + random(3))
      end
      for _, read in ipairs({ cartog.parse, cartog.replay, cartog.canonical }) do
        local result, message, code = read(text)
        if result == nil then
          assert.are.same({ "string", "string" }, { type(message), type(code) }, tostring(i))
        end
      end
      local legal, message, code, spaces = map:check(text, "orchard")
      assert.is_true(legal or (type(message) == "string" and type(code) == "string" and type(spaces) == "table"))
    end
  end)
end)

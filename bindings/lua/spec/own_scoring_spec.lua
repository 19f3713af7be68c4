local support = require "support"
local cartog = support.cartog

local blank = cartog.map("A")

-- 2 points a farm space in row 1, with a part for each.
local function farms_of_row_one(map)
  local points, parts = 0, {}
  for column = 1, 11 do
    if map:get(1, column) == "farm" then
      points = points + 2
      parts[#parts + 1] = { points = 2, unit = "space", spaces = { ("abcdefghijk"):sub(column, column) .. "1" } }
    end
  end
  return points, parts
end

describe("an own scoring card", function()
  local fields

  before_each(function()
    fields = assert(cartog.register(10000, "fields", farms_of_row_one))
  end)

  after_each(function()
    for id = 10000, 10009 do
      cartog.unregister(id)
    end
  end)

  it("scores like a printed one", function()
    local map = cartog.parse("AA9/11/11/11/11/11/11/11/11/11/AA9")
    assert.are.same({ "scoring", "fields", "fields", 10000 }, { fields.kind, fields.key, fields.name, fields.id })
    for _, name in ipairs({ "fields", 10000, fields }) do
      assert.are.same({ 4, { { points = 2, unit = "space", spaces = { "a1" } },
        { points = 2, unit = "space", spaces = { "b1" } } } }, { map:score(name) })
    end
    assert.are.equal(2, #map:explain("fields"))
    assert.are.equal(4, map:points("fields"))
    assert.are.same({ 1, 1 }, { select("#", map:points("fields")), select("#", map:points("greenbough")) })
    assert.are.equal("wrong_card_kind", (select(3, map:points("orchard"))))
    assert.are.same({ 0, 4, 2 }, map:score({ "greenbough", "fields", "borderlands" }) and { 0, 4, 2 })
    assert.are.same({ map:score("shoreside_expanse") and 0, 4 }, { 0, map:score({ "shoreside_expanse", "fields" })[2] })
    assert.is_true(cartog.unregister(10000))
    assert.is_false(cartog.unregister(10000))
    assert.are.equal("unknown_card", (select(3, map:score("fields"))))
    assert.are.equal("external_card", (select(3, map:score(fields))))
  end)

  it("is previewed", function()
    local preview = assert(blank:preview("A:a1,b1", "farmland", { cards = { "fields", "canal_lake" } }))
    assert.are.same({ fields = 0, canal_lake = 0 }, preview.before)
    assert.are.same({ fields = 4, canal_lake = 0 }, preview.after)
    assert.are.equal("empty", (blank:get("a1")))
  end)

  it("scores a season on a sheet, as first or second", function()
    local sheet = cartog.sheet(blank)
    assert(sheet:draw("A:a1,b1", "farmland"))
    assert.are.same({ first = 4, second = 0, coins = 1, monsters = 0, total = 5 },
      sheet:score("spring", "fields", "greenbough"))
    assert.are.same({ first = 0, second = 4, coins = 1, monsters = 0, total = 5 },
      sheet:score("summer", "greenbough", "fields"))
    assert.are.same({ 10, 0 }, { sheet:total() })
  end)

  -- A game of two on one table with the own card under B, drawn by whatever comes first.
  local function open_table()
    local edicts = { "greenbough", "fields", "canal_lake", "borderlands" }
    local board = assert(cartog.table({ players = 1, edicts = edicts }))
    assert.are.same(edicts, board:edicts())
    return board
  end

  it("scores a season at a table", function()
    local board, sheet = open_table(), cartog.sheet(blank)
    assert(board:begin())
    assert.are.equal("fields", board:info().second)
    for _, card in ipairs({ "farmland", "orchard", "hamlet", "homestead", "fishing_village" }) do
      assert(board:reveal(card))
      local drawn
      if card == "farmland" then
        drawn = assert(board:draw(sheet, "A:a1,b1"))
      else
        drawn = assert(board:draw(sheet, support.first(board:legal(sheet))))
      end
      assert.is_truthy(drawn)
    end
    assert.are.equal("score", board:info().phase)
    local box = assert(board:score(sheet))
    assert.are.equal((farms_of_row_one(sheet:map())), box.second)
    assert.is_true(box.second >= 4)
    assert.are.equal("already_scored", (select(3, board:score(sheet))))
    cartog.unregister(10000)
    sheet:undo()
    assert.are.equal("external_card", (select(3, board:score(sheet))))
  end)

  local function own_game(names)
    return assert(cartog.game({ players = names, edicts = { "greenbough", "fields", "canal_lake", "borderlands" } }))
  end

  local function play_season(game)
    assert(game:begin())
    local order = { "farmland", "orchard", "hamlet", "homestead", "fishing_village", "great_river", "marshlands",
      "treetop_village", "forgotten_forest", "hinterland_stream" }
    for _, card in ipairs(order) do
      if game:info().phase == "score" or game:info().phase == "over" then
        return
      end
      assert(game:reveal(card))
      for _, player in ipairs(game:players()) do
        assert(game:draw(player, support.first(game:legal(player))))
      end
    end
  end

  it("scores a whole game, which others can replay", function()
    local game = own_game({ "ann", "bob" })
    for _ = 1, 4 do
      play_season(game)
    end
    assert.is_true(game:complete())
    assert.are.same({}, game:unverified())
    assert.are.same({ "greenbough", "fields", "canal_lake", "borderlands" }, game:edicts())
    assert.are.equal((farms_of_row_one(game:map("ann"))), game:sheet("ann"):seasons()[2].first)
    local text = game:text()
    assert.are.equal(2, select(2, text:gsub("\nscore ", "")))
    assert.is_truthy(text:find("\nscore spring ann=", 1, true))
    assert.is_true(assert(cartog.replay(text)) == game)
    assert.are.same(game:standings(), cartog.replay(text):standings())

    -- The command line believes the numbers.
    local said = support.command("replay --json -", text)
    assert.is_truthy(said:find('"ok":true,"complete":true', 1, true))
    assert.is_truthy(said:find('"unverified":["fields"]', 1, true))

    -- Without the card they are believed here too, and with it a wrong one is found out.
    cartog.unregister(10000)
    assert.are.same({ "fields" }, assert(cartog.replay(text)):unverified())
    local wrong = text:gsub("(\nscore spring ann=%d+%+)(%d+)(%+%d+%-%d+=)(%-?%d+)", function(a, points, b, total)
      return ("%s%d%s%d"):format(a, points + 1, b, total + 1)
    end, 1)
    assert.are_not.equal(text, wrong)
    assert.is_truthy(cartog.replay(wrong))
    cartog.register(10001, "fields", farms_of_row_one)
    local none, _, code, _, place = cartog.replay(wrong)
    assert.are.same({ nil, "check_failed" }, { none, code })
    assert.are.equal(place.expected, tostring(tonumber(place.found) - 1))

    -- Even where no line gives the numbers.
    local silent = text:gsub("score [^\n]*\n", "")
    assert.are.equal(4, #assert(cartog.replay(silent)):sheet("ann"):seasons())
    cartog.unregister(10001)
    assert.are.equal("season_not_complete", (select(3, cartog.replay(silent))))
  end)

  it("keeps its line when a game goes on from a text without it", function()
    local game = own_game({ "ann", "bob" })
    play_season(game)
    local silent = assert(cartog.replay((game:text():gsub("score [^\n]*\n", ""))))
    assert(silent:begin())
    assert.is_truthy(silent:text():find("\nscore spring [^\n]*\nseason summer\n$"))
    assert.is_truthy(support.command("replay --json -", silent:text()):find('"ok":true', 1, true))
  end)

  it("is asked again after an undo", function()
    local game = own_game({ "ann" })
    play_season(game)
    local first = game:sheet(1):seasons()[1]
    local turn = game:info().turn
    assert(game:undo(turn, "ann"))
    assert.are.same({}, game:sheet(1):seasons())
    assert(game:draw(1, support.first(game:legal(1))))
    assert.are.same({ first }, game:sheet(1):seasons())
    assert.are.equal(2, select(2, game:text():gsub("\nscore ", "")))
  end)

  -- What a function may do wrong.
  local function with(score)
    cartog.unregister(10000)
    cartog.register(10000, "fields", score)
  end

  it("must give a whole number", function()
    local map = cartog.map("A")
    for _, bad in ipairs({ "7", 1.5, 0 / 0, 1 / 0, 1000001, false, {} }) do
      with(function()
        return bad
      end)
      local ok, message = pcall(map.score, map, "fields")
      assert.is_false(ok)
      assert.is_truthy(tostring(message):find("scoring card 'fields' gave", 1, true))
    end
    with(function() end)
    assert.is_false((pcall(map.score, map, "fields")))
    with(function()
      return -1000000
    end)
    assert.are.equal(-1000000, (map:score("fields")))
    with(function()
      return 7, "no parts"
    end)
    assert.are.same({ 7, {} }, { map:score("fields") })
  end)

  it("that fails changes nothing", function()
    local board, sheet = open_table(), cartog.sheet(blank)
    with(function()
      error("broken on purpose")
    end)
    local before = sheet:copy()
    assert.has_error(function()
      sheet:score("spring", "fields", "greenbough")
    end)
    assert.has_error(function()
      blank:preview("A:a1,b1", "farmland", { cards = { "fields" } })
    end)
    assert.is_true(sheet == before)
    assert.is_truthy(board)

    with(farms_of_row_one)
    local game = own_game({ "ann", "bob" })
    play_season(game)
    local turn = game:info().turn
    assert(game:undo(turn, "bob"))
    local text = game:text()
    local placement = support.first(game:legal("bob"))
    with(function()
      error("broken on purpose")
    end)
    local ok, message = pcall(game.draw, game, "bob", placement)
    assert.is_false(ok)
    assert.is_truthy(message:find("broken on purpose", 1, true))
    assert.are.equal(text, game:text())
    assert.are.equal(1, game:info().owed)
    with(farms_of_row_one)
    assert(game:draw("bob", placement))
    assert.are.equal(1, #game:sheet("bob"):seasons())
  end)

  it("gets a copy, and may draw on it", function()
    local map = cartog.map("A")
    with(function(copy)
      for row = 1, 11 do
        for column = 1, 11 do
          copy:set_ruins(row, column, false)
          copy:set(row, column, "farm")
        end
      end
      return (copy:score("borderlands"))
    end)
    local before = map:copy()
    assert.are.equal(132, (map:score("fields")))
    assert.is_true(map == before)
  end)

  it("may ask for anything, itself included", function()
    local depth = 0
    local sheet = cartog.sheet(blank)
    with(function(map)
      depth = depth + 1
      local inner = depth < 20 and map:score("fields") or 0
      map:preview("A:a1,b1", "farmland", { cards = { "greenbough" } })
      map:check("A:a1,b1", "farmland")
      if depth == 20 then
        sheet:score("spring", "greenbough", "wildholds")
      end
      return inner + 1
    end)
    assert.are.equal("already_scored", (select(3, sheet:score("spring", "fields", "greenbough"))))
    assert.are.equal(1, #sheet:seasons())
    with(function(map)
      return (map:score("fields"))
    end)
    assert.is_false((pcall(blank.score, blank, "fields")))
    assert.are.equal(0, (blank:score("greenbough")))
  end)

  it("may not change the game that it is asked for", function()
    local game = own_game({ "ann" })
    play_season(game)
    assert(game:undo(game:info().turn, "ann"))
    local text, placement = game:text(), support.first(game:legal(1))
    local once = false
    with(function()
      if not once then
        once = true
        game:append("; meanwhile")
      end
      return 1
    end)
    local ok, message = pcall(game.draw, game, 1, placement)
    assert.is_false(ok)
    assert.is_truthy(message:find("changed the game", 1, true))
    assert.are.equal(text .. "; meanwhile\n", game:text())
  end)

  it("may yield", function()
    local sheet = cartog.sheet(blank)
    with(function(map)
      return coroutine.yield(map:cpn())
    end)
    local routine = coroutine.create(function()
      return sheet:score("spring", "fields", "greenbough")
    end)
    local _, text = coroutine.resume(routine)
    assert.are.equal(blank:cpn(), text)
    assert.are.equal(0, #sheet:seasons())
    assert(blank:check("A:a1,b1", "farmland"))
    local _, box = coroutine.resume(routine, 9)
    assert.are.equal(9, box.first)
    local abandoned = coroutine.create(function()
      return sheet:score("summer", "fields", "greenbough")
    end)
    coroutine.resume(abandoned)
    assert.are.equal(1, #sheet:seasons())
  end)

  it("has an id, a key and a function of its own", function()
    local function refused(problem, ...)
      local ok, message = pcall(cartog.register, ...)
      assert.is_false(ok)
      assert.is_truthy(message:find(problem, 1, true), message)
    end
    refused("#1", 9999, "other", farms_of_row_one)
    refused("#1", "10001", "other", farms_of_row_one)
    refused("#2", 10001, "Other", farms_of_row_one)
    refused("#2", 10001, "greenbough", farms_of_row_one)
    refused("#2", 10001, "fields", farms_of_row_one)
    refused("#2", 10001, ("x"):rep(32), farms_of_row_one)
    refused("#3", 10001, "other", "function")
    assert.is_truthy(cartog.register(10000, "meadows", farms_of_row_one))
    assert.are.equal("unknown_card", (select(3, blank:score("fields"))))
    assert.are.equal(0, (blank:score("meadows")))
    assert.are.equal("external_card", (select(3, cartog.rating(10, { "meadows", "wildholds", "canal_lake",
      "borderlands" }))))
  end)
end)

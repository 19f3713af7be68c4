local support = require "support"
local cartog = support.cartog

local records = { "four_players", "own_map", "solo", "two_players" }

local function record(name)
  return support.read("examples/records/" .. name .. ".cgl")
end

-- Plays a game to its end, everybody drawing what comes first.
local function play(game)
  while not game:complete() do
    local phase = game:info().phase
    if phase == "begin" or phase == "score" then
      assert(game:begin())
    else
      local _, kind = assert(game:reveal())
      for _, player in ipairs(kind ~= "ruins" and game:players() or {}) do
        assert(game:draw(player, support.first(game:legal(player))))
      end
    end
  end
  return game
end

describe("records", function()
  it("replay, and tell the end", function()
    for _, name in ipairs(records) do
      local text = record(name)
      local game = assert(cartog.replay(text))
      assert.are.equal(text, game:text(), name)
      assert.is_true(game == assert(cartog.replay(tostring(game))))
      assert.are.equal(#game:players(), #game:standings())
    end
    local game = assert(cartog.replay(record("solo")))
    assert.is_true(game:complete())
    local rating, title = game:rating()
    assert.are.equal(title, cartog.title(rating))
    assert.are.equal(rating, (cartog.rating(game:standings()[1].total, game:edicts())))
  end)

  it("stop at the first fault, with the game up to there", function()
    local text = record("two_players"):gsub("(\n2 %S+ )", "%1x", 1)
    local game, message, code, spaces, place = cartog.replay(text)
    assert.is_nil(game)
    assert.are.same({ "string", "string", "table" }, { type(message), type(code), type(spaces) })
    assert.are.equal(place.line - 1, select(2, place.game:text():gsub("\n", "")))
    local none, _, slug = cartog.replay("")
    assert.are.same({ nil, "bad_syntax" }, { none, slug })
  end)

  it("stop behind a line", function()
    local game = assert(cartog.replay(record("two_players"), { at = 12 }))
    assert.are.equal(12, select(2, game:text():gsub("\n", "")))
    assert.is_false(game:complete())
  end)

  it("are printed in canonical form", function()
    local text = record("two_players")
    local untidy = text:gsub("\n", "\r\n"):gsub("Map: A", "Map:  A ; side")
    local tidy = assert(cartog.canonical(untidy))
    assert.are.equal(tidy, cartog.canonical(tidy))
    assert.is_truthy(tidy:find("; side\nMap: A\n", 1, true))
    assert.are.equal(tidy, assert(cartog.replay(untidy)):canonical())
    assert.are.equal("bad_syntax", (select(3, cartog.canonical("nonsense"))))
  end)

  it("are walked step by step", function()
    for _, name in ipairs(records) do
      local game, kinds, last = assert(cartog.replay(record(name))), {}, nil
      for step in game:steps() do
        kinds[step.kind] = (kinds[step.kind] or 0) + 1
        if step.kind == "draw" and step.placement ~= "none" and step.placement ~= "pass" then
          local space = step.placement:match("[a-k]%d+")
          assert.are_not.equal("empty", (step.game:map(step.owner):get(space)))
          assert.are.equal("empty", (last:map(step.owner):get(space)))
        end
        last = step.game
        assert.are.equal(step.line, select(2, step.game:text():gsub("\n", "")))
      end
      assert.is_true(last == game)
      assert.is_true(kinds.draw > 3 and kinds.reveal > 3 and kinds.season > 0)
    end
  end)
end)

describe("a game", function()
  it("is played to its end and verified by the command line", function()
    for seed, players in pairs({ { "ann" }, { "ann", "bob" }, { "ann", "bob", "cy" } }) do
      local game = play(assert(cartog.game({ players = players, seed = seed, map = seed == 2 and "B" or "A",
        names = { ann = "Änne" } })))
      assert(game:finish())
      local said = support.command("replay --json -", game:text())
      assert.is_truthy(said:find('"ok":true,"complete":true', 1, true))
      for _, player in ipairs(game:standings()) do
        assert.is_truthy(said:find(('"total":%d,"coins":%d,"rank":%d'):format(player.total, player.coins,
          player.rank), 1, true))
        assert.is_truthy(said:find(game:position(player.name), 1, true))
      end
      assert.are.equal("game_over", (select(3, game:begin())))
      assert.are.equal(game:text(), game:canonical())
    end
  end)

  it("writes down, takes back and goes on", function()
    local game = assert(cartog.game({ players = { "ann", "bob" },
      edicts = { "greenbough", "wildholds", "canal_lake", "borderlands" }, fallback = "card" }))
    assert.is_truthy(game:text():find("Rules: fallback=card", 1, true))
    assert(game:begin())
    assert.are.same({ "great_river", "explore" }, { game:reveal("great_river") })
    assert.are.same({ "ann", false, "card" }, { game:task("ann").drawer, game:task(1).ruins, game:task(1).fallback })
    assert.are.equal(1, assert(game:draw("ann", "W:a1,a2,a3")).coins)
    local text = game:text()
    local none, message, code, spaces = game:draw("bob", "W:d1,d2,d3")
    assert.are.same({ nil, "a space is a mountain, which is filled", "occupied", { "d2" } },
      { none, message, code, spaces })
    assert.are.equal("nothing_owed", (select(3, game:draw("ann", "W:a1,a2,a3"))))
    assert.are.equal("unknown_player", (select(3, game:draw("cy", "W:a1,a2,a3"))))
    assert.are.equal(text, game:text())
    assert(game:undo(1, "ann"))
    assert.are.equal(0, (game:sheet("ann"):coins()))
    assert(game:draw(1, { terrain = "water", spaces = { "b1", "b2", "b3" } }))
    assert(game:check("ann"))
    assert.are.equal("check ann c=1 s=1.1", game:text():match("([^\n]+)\n$"))
    local copy = game:copy()
    assert(game:undo(1))
    assert.are.equal(0, game:info().turn)
    assert.are.equal(1, copy:info().turn)
    assert.is_false(game == copy)
    local failed, _, slug, _, place = game:append("1 explore orchard\n1 ann F:a1")
    assert.are.same({ nil, "fallback_not_allowed", 15 }, { failed, slug, place.line })
    assert.are.equal(0, game:info().turn)
    assert(game:append("; they think\n1 explore orchard"))
    assert.are.equal("orchard", game:info().card)
    assert.is_true(game:map("ann") == game:sheet("ann"):map())
    assert.are.same({ "greenbough", "wildholds" }, { game:info().first, game:info().second })
    assert.are.equal("season_not_complete", (select(3, game:finish())))
  end)

  it("takes own maps, own cards and ambush cards of its own", function()
    local start = cartog.map({ "___........", "_..r.......", "....^......", "...........", "...........", "...........",
      "...........", "...........", "...........", "...........", "..........." })
    local pass = assert(cartog.card({ key = "mountain_pass", time = 8, terrains = "F^", shapes = { "X.X", "XX+c" } }))
    local wolves = assert(cartog.card({ key = "wolves", shape = "XX/X.", pass = "left", corner = "tl", walk = "cw" }))
    local game = assert(cartog.game({ map = start, players = { "ann", "bob" }, deck = { pass, "temple_ruins", wolves },
      edicts = { "greenbough", "wildholds", "canal_lake", "borderlands" } }))
    assert.is_truthy(game:text():find("Card: mountain_pass time=8 terrains=F^ shapes=X.X,XX+c\n", 1, true))
    assert.is_truthy(game:text():find("Ambush: wolves shape=XX/X. pass=left corner=tl walk=cw\n", 1, true))
    assert(game:begin())
    assert.are.same({ "wolves", "ambush" }, { game:reveal(wolves) })
    assert.are.equal("bob", game:task("ann").drawer)
    assert(game:draw("ann", "M:d1,e1,e2"))
    assert(game:draw("bob", "M:d1,e1,e2"))
    assert(game:reveal("mountain_pass"))
    assert(game:draw("ann", "^:g4,i4"))
    assert(game:draw("bob", "F:g4,h4"))
    assert.are.equal("score", game:info().phase)
    assert(game:score())
    assert.are.equal("mountain", (game:map("ann"):get("g4")))
    assert.is_truthy(support.command("replay --json -", game:text()):find('"ok":true', 1, true))
    assert.are.equal("mountain_pass", game:table():card("mountain_pass").key)
  end)

  it("can begin with a record cut anywhere", function()
    local lines = support.split(record("solo"), "([^\n]*)\n")
    local game = assert(cartog.replay(lines[1]))
    assert.are.equal("not_now", (select(3, game:info())))
    for i = 2, #lines do
      assert(game:append(lines[i]))
    end
    assert.is_true(game:complete())
    assert.is_true(game == assert(cartog.replay(record("solo"))))
  end)
end)

describe("an audit", function()
  it("says what the command line says", function()
    local positions = {
      support.read("examples/boards/finished_game.txt"):match("[^\n]+\n(.*)"),
      "VV2F6/1V1^1r5/1r3FF1^r1/4F6/11/5^5/7WW2/6WWA2/1r^6r1/5r1^3/11 s=1.8 c=9 e=greenbough,canal_lake,-,-",
      "MM9/11/11/11/11/11/11/11/11/11/11 c=14",
    }
    for _, position in ipairs(positions) do
      local said = support.command("audit --json -", position)
      local map, fields = cartog.parse(position)
      for _, findings in ipairs({ assert(cartog.audit(position)), assert(cartog.audit(map, { coins = fields.coins,
        season = fields.season, time = fields.time, edicts = fields.edicts })) }) do
        local _, count = said:gsub('"code"', "")
        assert.are.equal(count, #findings)
        for _, finding in ipairs(findings) do
          assert.is_truthy(said:find(('"code":"%s","season":0,"expected":%d,"found":%d'):format(finding.code,
            finding.expected, finding.found), 1, true))
        end
      end
    end
  end)

  it("looks at boxes", function()
    local position = "VV2F6/1V1^1r5/1r3FF1^r1/4F6/11/5^5/7WW2/6WWA2/1r^6r1/5r1^3/11 s=1.8 c=2"
      .. " e=greenbough,canal_lake,-,-"
    assert.are.same({}, assert(cartog.audit(position, { boxes = {
      { first = 6, second = 3, coins = 2, monsters = 0, total = 11 } } })))
    local findings = assert(cartog.audit(position, { start = "A", boxes = {
      { first = 6, second = 4, coins = 2, monsters = 0, total = 13 } } }))
    assert.are.equal(2, #findings)
    assert.are.equal("spring", findings[1].season)
    assert.is_nil((cartog.audit("")))
  end)
end)

local support = require "support"
local cartog = support.cartog

describe("a sheet", function()
  it("draws, scores, and takes back", function()
    local sheet = cartog.sheet(cartog.map("A"))
    local first = sheet:copy()
    local outcome = assert(sheet:draw("W:a1,a2,a3", "great_river"))
    assert.are.equal(1, outcome.coins)
    assert.are.equal(1, (sheet:coins()))
    local drawn = sheet:copy()
    assert(sheet:draw("F:c4,d4,e4,e5", "orchard"))
    assert.are.same({ { turn = 1, terrain = "water", spaces = { "a1", "a2", "a3" }, coins = 1, lost = 0 },
      { turn = 2, terrain = "forest", spaces = { "c4", "d4", "e4", "e5" }, coins = 0, lost = 0 } }, sheet:history())
    local box = assert(sheet:score("spring", "greenbough", "canal_lake"))
    assert.are.same({ first = 5, second = 0, coins = 1, monsters = 0, total = 6 }, box)
    assert.are.same({ box }, sheet:seasons())
    assert.are.same({ 6, 0 }, { sheet:total() })
    assert.are.equal("spring", sheet:history()[3].season)
    assert.is_true(sheet:undo(2) == drawn)
    assert.is_true(sheet:undo() == first)
    assert.is_true(sheet == first)
    assert.are.same({}, sheet:history())
  end)

  it("refuses in order, and stays as it was", function()
    local sheet = cartog.sheet(cartog.map("A"))
    local before = sheet:copy()
    local none, message, code, spaces = sheet:draw("W:d1,d2,d3", "great_river")
    assert.are.same({ nil, "a space is a mountain, which is filled", "occupied", { "d2" } },
      { none, message, code, spaces })
    assert.are.equal("season_not_complete", (select(3, sheet:score(2, "greenbough", "canal_lake"))))
    assert.are.equal("unknown_card", (select(3, sheet:score(1, "greenbough", "canal"))))
    assert.are.equal("wrong_card_kind", (select(3, sheet:score(1, "greenbough", "orchard"))))
    assert.is_true(sheet == before)
    assert(sheet:score(1, "greenbough", "canal_lake", { turn = 9 }))
    assert.are.equal("already_scored", (select(3, sheet:score(1, "greenbough", "canal_lake"))))
    assert.are.equal("out_of_range", (select(3, sheet:draw("W:a1,a2,a3", "great_river", { turn = 3 }))))
  end)

  it("takes what is on paper", function()
    local sheet = cartog.sheet(cartog.map("A"))
    local map = cartog.parse("VV2F6/1V1^1r5/1r3FF1^r1/4F6/11/5^5/7WW2/6WWA2/1r^6r1/5r1^3/11")
    assert(sheet:load(map, 2))
    assert.is_true(sheet:map() == map)
    assert.are.equal(2, (sheet:coins()))
    assert.are.same({ first = 6, second = 3, coins = 2, monsters = 0, total = 11 },
      sheet:score("spring", "greenbough", "canal_lake"))
    assert.are.same({}, sheet:forget():history())
    assert.is_truthy(tostring(sheet):find("coins 2", 1, true))
  end)

  it("keeps a history of bounded length", function()
    local sheet = cartog.sheet(cartog.map("A"))
    local none, code
    for _ = 1, 300 do
      sheet:load(cartog.map("A"), 0)
      local done
      done, _, code = sheet:draw("F:a1", "rift_lands")
      none = none or done == nil and code
    end
    assert.is_falsy(none)
    local pass = cartog.parse(support.read("examples/boards/full_map.txt"))
    sheet:load(pass, 0)
    for _ = 1, 300 do
      local done
      done, _, code = sheet:draw("pass", "orchard")
      none = none or done == nil and code
    end
    assert.are.equal("store_full", none)
  end)
end)

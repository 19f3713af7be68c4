local support = require "support"
local cartog = support.cartog

describe("printed cards", function()
  it("are listed and found by key, name and id", function()
    assert.are.equal(41, #cartog.cards())
    assert.are.equal(16, #cartog.cards("scoring"))
    assert.are.equal(11, #cartog.cards("explore"))
    local keys = {}
    for line in support.command("cards"):gmatch("[^\n]+") do
      local id, kind, key, name, german = line:match("^(%d+) (%S+) +(%S+) +(.-) / (.*)$")
      keys[#keys + 1] = key
      local card = cartog.card(key)
      assert.are.same({ tonumber(id), kind, key, name, german },
        { card.id, card.kind, card.key, card.name, card.german })
      for _, other in ipairs({ name, name:upper(), german, tonumber(id), card }) do
        assert.are.equal(key, cartog.card(other).key)
      end
      assert.are.equal(key, tostring(card))
    end
    assert.are.equal(41, #keys)
  end)

  it("tell what is printed on them", function()
    local river = cartog.card("great_river")
    assert.are.same({ river.time, { "water" }, { "X/X/X+c", "..X/.XX/XX." } },
      { 1, river.terrains, { river.shapes[1], river.shapes[2] } })
    local goblins = cartog.card("goblin_attack")
    assert.are.same({ "monster", "right", "br", "ccw" }, { goblins.terrains[1], goblins.pass, goblins.corner,
      goblins.walk })
    assert.are.same({ "forest", 22 }, { cartog.card("greenbough").category, cartog.card("greenbough").solo })
    assert.are.same({ { "B", "C" }, 8 }, { cartog.card("summer").edicts, cartog.card("summer").time })
    assert.is_nil(river.solo)
    assert.is_nil(river.nothing)
  end)

  it("that are unknown are answered with the nearest", function()
    local card, message, code = cartog.card("orchrd")
    assert.are.same({ nil, "unknown_card" }, { card, code })
    assert.is_truthy(message:find("did you mean orchard?", 1, true))
    assert.are.equal("unknown_card", (select(3, cartog.card(999))))
  end)
end)

describe("own cards", function()
  it("are drawn like printed ones", function()
    local pass = assert(cartog.card({ key = "mountain_pass", time = 1, terrains = { "forest", "mountain" },
      shapes = { "X.X/XXX", "X.X+c" } }))
    assert.are.same({ "explore", "mountain_pass", { "forest", "mountain" }, { "X.X/XXX", "X.X+c" } },
      { pass.kind, pass.name, pass.terrains, pass.shapes })
    local map = cartog.map("B")
    assert.are.equal(368, (map:legal_count(pass)))
    local outcome = assert(map:place("^:a1,c1", pass))
    assert.are.equal(1, outcome.coins)
    assert.are.equal("mountain", (map:get("a1")))
  end)

  it("for an ambush walk alone", function()
    local wolves = assert(cartog.card({ key = "wolves", shape = "XX/X.", pass = "left", corner = "tl", walk = "cw" }))
    assert.are.same({ "ambush", "left", "tl", "cw", { "XX/X." } },
      { wolves.kind, wolves.pass, wolves.corner, wolves.walk, wolves.shapes })
    assert.is_true(cartog.map("A"):check("M:a1,b1,a2", wolves, { solo = true }))
    assert.are.equal("wrong_solo_place", (select(3, cartog.map("A"):check("M:b1,c1,b2", wolves, { solo = true }))))
  end)

  it("outside the limits are refused with a reason", function()
    local function refused(options)
      options.key = options.key or "thing"
      options.terrains = options.terrains or "F"
      options.shapes = options.shapes or { "X" }
      local card, message, code = cartog.card(options)
      assert.is_nil(card)
      assert.are.equal("bad_card", code)
      return message
    end
    refused({ key = "Thing" })
    refused({ key = ("x"):rep(32) })
    refused({ time = 100 })
    refused({ terrains = {} })
    refused({ terrains = { "wasteland" } })
    refused({ shapes = {} })
    refused({ shapes = { "X", "X", "X", "X", "X", "X", "X", "X", "X" } })
    refused({ shapes = { "..." } })
    assert.is_truthy(refused({ terrains = "Q" }):find("'Q' is no terrain", 1, true))
    assert.is_truthy(refused({ shapes = { "X+d" } }):find("'X+d' is no shape", 1, true))
    assert.is_truthy(refused({ shapes = { ("X"):rep(12) } }):find("larger than a map", 1, true))
    assert.is_truthy(refused({ shapes = { ("X/"):rep(12) } }):find("larger than a map", 1, true))
    local card, _, code = cartog.card({ key = "wolves", shape = "X", pass = "up", corner = "tl", walk = "cw" })
    assert.are.same({ nil, "bad_card" }, { card, code })
  end)

  it("keep no memory of what they were drawn on", function()
    -- Tasks are kept for as long as their card is, and no longer.
    collectgarbage()
    collectgarbage()
    local before = collectgarbage("count")
    local map = cartog.map("A")
    for i = 1, 3000 do
      local card = cartog.card({ key = "c" .. i, terrains = "F", shapes = { "XX" } })
      assert(map:check("F:a1,b1", card, { ruins = false, solo = true }))
    end
    collectgarbage()
    collectgarbage()
    assert.is_true(collectgarbage("count") - before < 600)
  end)
end)

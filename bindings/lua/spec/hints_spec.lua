local support = require "support"
local boards = require "boards"
local cartog = support.cartog

local cards = { "sentinel_wood", "greenbough", "canal_lake", "lost_barony" }
local aim = { cards = { sentinel_wood = 3, greenbough = -1, canal_lake = 2, lost_barony = 1 }, coin = 4, monster = 2,
  coins = 13 }

-- Every legal placement of a task, drawn and scored one by one.
local function one_by_one(map, card, options)
  local list = {}
  for choice in map:legal(card, options) do
    for _, placement in ipairs(choice:placements()) do
      local after, points = map:copy(), {}
      local with = { coins = 13 }
      for name, value in pairs(options) do
        with[name] = value
      end
      local outcome = assert(after:place(placement, card, with))
      for _, key in ipairs(cards) do
        points[key] = (after:score(key))
      end
      list[#list + 1] = { placement = placement, points = points, monsters = (after:monsters()),
        coins = 13 + outcome.coins, lost = outcome.lost, fallback = outcome.fallback }
    end
  end
  return list
end

local function value_of(row)
  local sum = 4 * row.coins - 2 * row.monsters
  for key, weight in pairs(aim.cards) do
    sum = sum + weight * row.points[key]
  end
  return sum
end

describe("effects and hints", function()
  after_each(function()
    cartog.unregister(10000)
  end)

  it("are what drawing one by one gives", function()
    local random = support.random(17)
    for i = 1, 8 do
      local map = boards.played(cartog, random, 6 + random(14))
      local card = ({ "farmland", "hinterland_stream", "rift_lands", "goblin_attack" })[i % 4 + 1]
      local options = { ruins = i % 4 == 0 or nil, fallback = i % 3 == 0 and "card" or nil }
      local expected = one_by_one(map, card, options)
      assert.are.same(expected, map:effects(card, cards, { coins = 13, ruins = options.ruins,
        fallback = options.fallback }))
      for place, row in ipairs(expected) do
        row.value, row.place = value_of(row), place
      end
      table.sort(expected, function(a, b)
        return a.value > b.value or (a.value == b.value and a.place < b.place)
      end)
      for _, row in ipairs(expected) do
        row.place = nil
      end
      options.top = 32
      local found = map:hints(card, aim, options)
      assert.are.equal(math.min(32, #expected), #found)
      for place, hint in ipairs(found) do
        assert.are.same(expected[place], hint)
      end
      -- The same aim with an own card that is worth nothing takes another way.
      cartog.register(10000, "nothing", function()
        return 7
      end)
      local with = { cards = { nothing = 0 }, coin = 4, monster = 2, coins = 13 }
      for key, weight in pairs(aim.cards) do
        with.cards[key] = weight
      end
      local same = map:hints(card, with, options)
      for _, hint in ipairs(same) do
        assert.are.equal(7, hint.points.nothing)
        hint.points.nothing = nil
      end
      assert.are.same(found, same)
      assert.are.equal(map:value(aim), map:value(with))
    end
  end)

  it("know own scoring cards, whatever these do", function()
    local map = cartog.map("A")
    cartog.register(10000, "wet", function(board)
      map:set("a1", "forest") -- the map that is asked about
      board:set("b1", "monster")
      return #board:spaces("water")
    end)
    local effects = map:effects("great_river", { "wet", "borderlands", "wet" })
    assert.are.equal("W:a1,b1,c1", effects[1].placement)
    for _, effect in ipairs(effects) do
      local drawn = support.split(effect.placement, "%w%d+")
      local kept = #drawn - (effect.placement:find("%Wb1%f[%D]") and 1 or 0)
      assert.are.same({ wet = kept, borderlands = 0 }, effect.points, effect.placement)
    end
    cartog.register(10000, "wet", function()
      error("broken on purpose", 0)
    end)
    assert.are.same({ false, "broken on purpose" }, { pcall(map.hints, map, "orchard", { cards = { wet = 1 } }) })
    local none, _, code = cartog.search(map, "orchard", { cards = { wet = 1 } }, {})
    assert.are.same({ nil, "external_card" }, { none, code })
  end)

  it("say what is wrong", function()
    local map = cartog.map("A")
    local function refused(code, got, message, slug, spaces)
      assert.is_nil(got)
      assert.are.same({ "string", code, "table" }, { type(message), slug, type(spaces) })
    end
    refused("unknown_card", map:effects("orchard", { "nothing" }))
    refused("unknown_card", map:effects("nothing", {}))
    refused("wrong_card_kind", map:effects("greenbough", {}))
    refused("wrong_card_kind", map:hints("orchard", { cards = { orchard = 1 } }))
    refused("wrong_card_kind", map:hints("orchard", { cards = {} }, { ambush = true }))
    refused("unknown_card", map:value({ cards = { nothing = 1 } }))
    refused("wrong_card_kind", map:pick("greenbough", 1))
    refused("wrong_card_kind", cartog.search(map, "orchard", { cards = {} }, { "greenbough" }))
  end)

  it("are few or none where little can be drawn", function()
    local map = cartog.map("A")
    assert.are.same({}, map:hints("orchard", { cards = {} }, { top = 0 }))
    assert.are.equal(5, #map:hints("orchard", { cards = {} }))
    assert.are.equal(0, map:value({ cards = {} }))
    for _, space in ipairs(map:spaces("empty")) do
      map:set(space, "farm")
    end
    assert.are.same({}, map:hints("orchard", aim))
    assert.are.same({}, map:effects("orchard", cards))
    assert.is_nil((map:pick("orchard", 3)))
    assert.are.equal(0, select("#", select(2, map:pick("orchard", 3))))
  end)

  it("pick from the list", function()
    local map = cartog.map("B")
    local list = map:legal_list("hamlet", { ruins = true })
    for _, n in ipairs({ 0, 1, #list - 1, #list, 2 ^ 53 }) do
      assert.is_true(map:pick("hamlet", n, { ruins = true }) == list[n % #list + 1], tostring(n))
    end
  end)
end)

describe("a search", function()
  it("is worth what the best drawings after it are", function()
    local random = support.random(23)
    local map = boards.played(cartog, random, 20)
    local deck = { "great_river", "hamlet", "great_river" }
    local best = {}
    for choice in map:legal("farmland") do
      for _, placement in ipairs(choice:placements()) do
        local after, sum = map:copy(), 0
        local coins = 5 + assert(after:place(placement, "farmland", { coins = 5 })).coins
        for _, follow in ipairs(deck) do
          local hint = after:hints(follow, { cards = aim.cards, coin = 4, monster = 2, coins = coins }, { top = 1 })[1]
          sum = sum + (hint and hint.value or after:value({ cards = aim.cards, coin = 4, monster = 2, coins = coins }))
        end
        best[placement] = sum
      end
    end
    local search = cartog.search(map, "farmland", { cards = aim.cards, coin = 4, monster = 2, coins = 5 }, deck)
    local steps = 0
    assert.are.same({ false, 0, 0 }, { search:finished(), search:nodes(), #search:hints() })
    map:set("a1", "monster")
    while not search:run(400) do
      steps = steps + 1
    end
    assert.is_true(steps > 0 and search:finished() and search:nodes() > 400 * steps)
    assert.are.equal(0, search:weight() % #deck)
    local last
    for _, hint in ipairs(search:hints()) do
      assert.are.equal(best[hint.placement] * search:weight() / #deck, hint.value)
      assert.is_true(last == nil or hint.value <= last)
      last = hint.value
    end
    local most
    for _, sum in pairs(best) do
      most = math.max(most or sum, sum)
    end
    assert.are.equal(most * search:weight() / #deck, search:hints()[1].value)
  end)

  it("of nothing that follows is one of a turn", function()
    local map = cartog.map("A")
    local search = cartog.search(map, "orchard", aim, {})
    assert.is_true(search:run())
    assert.are.equal(1, search:weight())
    assert.are.same(map:hints("orchard", aim, { top = 32 }), search:hints())
  end)
end)

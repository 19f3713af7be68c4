local support = require "support"
local cartog = support.cartog

local blank_a = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"

describe("a map", function()
  it("says what it is", function()
    local map = cartog.map("A")
    assert.are.equal(blank_a, map:cpn())
    assert.are.equal(map:grid(), tostring(map))
    assert.are.equal(12, select(2, map:grid():gsub("\n?[^\n]+", "")))
    assert.are.equal(support.backend, cartog.backend)
    assert.is_truthy(cartog.version:match("^%d+%.%d+%.%d+$"))
    assert.are.equal("base-1", cartog.rule_set)
    assert.are.equal(0, cartog.abi)
  end)

  it("is read as line, as grid, with comments and with fields", function()
    local text = blank_a .. " s=2.5 c=3 e=greenbough,-,-,borderlands n=r p=12,-5"
    local map, fields = cartog.parse("; a comment\r\n\n" .. text .. "\n")
    assert.are.equal(blank_a, map:cpn())
    assert.are.same({ season = "summer", time = 5, coins = 3, edicts = { "greenbough", false, false, "borderlands" },
      ruins = true, totals = { 12, -5 } }, fields)
    assert.are.equal(text, map:cpn(fields))
    local again, none = cartog.parse("; of people\n" .. map:grid())
    assert.is_true(map == again)
    assert.are.same({}, none)
    for _, name in ipairs({ "finished_game", "full_map", "mixed_valley" }) do
      assert.is_truthy(cartog.parse(support.read("examples/boards/" .. name .. ".txt")))
    end
  end)

  it("is equal to its copy and to nothing else", function()
    local map = cartog.map("A")
    local copy = map:copy()
    assert.is_true(map == copy)
    copy:set("a1", "forest")
    assert.is_false(map == copy)
    assert.are.equal("empty", (map:get("a1")))
    assert.is_false(map == cartog.map("B"))
    assert.is_false(map == nil)
    assert.is_false(map == 1)
    assert.is_false(map == {})
    assert.is_false(map == cartog.card("orchard"))
  end)

  it("has spaces by name, and by row and column from 1", function()
    local map = cartog.map("A")
    assert.are.equal("mountain", (map:get("d2")))
    assert.are.equal("mountain", (map:get("D2")))
    assert.are.equal("mountain", (map:get(2, 4)))
    local terrain, ruins = map:get(2, 6)
    assert.are.same({ "empty", true }, { terrain, ruins })
    assert.is_true(map:set(1, 11, "water"))
    assert.are.equal("water", (map:get("k1")))
    assert.is_true(map:set("a11", 5))
    assert.are.equal("monster", (map:get(11, 1)))
    assert.is_true(map:set_ruins("a1", true))
    assert.is_true(select(2, map:get(1, 1)))
    assert.is_true(map:set_ruins(1, 1, false))
    assert.are.same({ "k1" }, map:spaces("water"))
    assert.are.equal(6, #map:ruins())
    assert.are.equal(116 - 2, #map:spaces("empty"))
  end)

  it("refuses what no map can hold, and stays as it was", function()
    local map = cartog.map("A")
    local function refused(code, got, message, slug, spaces)
      assert.is_nil(got)
      assert.are.equal("string", type(message))
      assert.are.equal(code, slug)
      assert.are.equal("table", type(spaces))
    end
    refused("unknown_space", map:get("z9"))
    refused("unknown_space", map:set("l1", "forest"))
    refused("out_of_range", map:set("f2", "mountain"))
    refused("out_of_range", map:set("a1", "hero"))
    refused("out_of_range", map:set_ruins("d2", true))
    refused("out_of_range", cartog.map("C"))
    assert.are.equal(blank_a, map:cpn())
  end)

  it("comes from Lua tables", function()
    local map = cartog.map({ "___________", "F.........." , "r..^.......", "...........", "...........", "...........",
      "...........", "...........", "...........", "...........", "..........#" })
    assert.are.equal("___________/F10/r2^7/11/11/11/11/11/11/11/10#", map:cpn())
    local terrain, ruins = map:array()
    assert.are.same({ 10, 1, 6, 7, true },
      { terrain[1][1], terrain[2][1], terrain[3][4], terrain[11][11], ruins[3][1] })
    assert.is_true(map == cartog.from_array(terrain, ruins))
    terrain[2][1] = "forest"
    ruins[3][1] = 1
    assert.is_true(map == cartog.from_array(terrain, ruins))
    ruins[3][4] = true
    local none, _, code, spaces = cartog.from_array(terrain, ruins)
    assert.are.same({ nil, "bad_map", { "d3" } }, { none, code, spaces })
    local short, _, slug, _, place = cartog.map({ "..........." })
    assert.is_nil(short)
    assert.are.same({ "bad_row_count", "number" }, { slug, type(place.line) })
  end)

  it("tells the place of what does not parse", function()
    local map, message, code, spaces, place = cartog.parse("; one\n11/3^1r5/1r6^r1/11/11/5x5/11/11/1r^6r1/5r1^3/11")
    assert.is_nil(map)
    assert.are.equal("bad_letter", code)
    assert.are.same({}, spaces)
    assert.are.same({ line = 2, column = 24 }, place)
    assert.are.equal("line 2, column 24: ", message:sub(1, 19))
    for _, text in ipairs({ "", "\0", "11/11", blank_a .. " c=15", blank_a .. " q=1", ("a"):rep(70000) }) do
      local none, why, slug = cartog.parse(text)
      assert.is_nil(none)
      assert.are.same({ "string", "string" }, { type(why), type(slug) })
    end
  end)

  it("prints only fields that are in range", function()
    local map = cartog.map("B")
    local text, _, code = map:cpn({ coins = 15 })
    assert.are.same({ nil, "out_of_range" }, { text, code })
    assert.are.equal("unknown_card", (select(3, map:cpn({ edicts = { "nothing" } }))))
    assert.are.equal(map:cpn() .. " s=1.0", map:cpn({ season = "spring" }))
  end)
end)

describe("placements", function()
  it("are texts or tables", function()
    local map = cartog.map("A")
    assert.is_true(map:check("F:C4,d4,E4,e5", "orchard"))
    assert.is_true(map:check({ terrain = "forest", spaces = { "c4", "d4", "e4", "e5" } }, "Orchard"))
    assert.is_true(map:check("F:c4,d4,e4,e5", 113))
    local legal, message, code, spaces, place = map:check("F:c4,d4,,e5", "orchard")
    assert.are.same({ nil, "bad_syntax", {}, 9 }, { legal, code, spaces, place.column })
    assert.are.equal("placement, line 1, column 9: ", message:sub(1, 29))
  end)

  it("tell what is wrong and where", function()
    local map = cartog.map("A")
    local legal, message, code, spaces = map:check("F:c2,d2,e2,e3", "orchard")
    assert.are.same({ nil, "a space is a mountain, which is filled", "occupied", { "d2" } },
      { legal, message, code, spaces })
    assert.are.equal("fallback_not_allowed", (select(3, map:check("F:a1", "orchard"))))
    assert.are.equal("wrong_card_kind", (select(3, map:check("F:a1", "greenbough"))))
    assert.are.equal("wrong_card_kind", (select(3, map:check("F:a1", "orchard", { ambush = true }))))
    assert.is_true(map:check("M:a1,b2,c3", "goblin_attack", { ambush = true }))
    assert.are.equal("wrong_solo_place", (select(3, map:check("M:a1,b2,c3", "goblin_attack", { solo = true }))))
  end)

  it("earn coins and close mountains", function()
    local map = cartog.parse("11/3^1r5/1r6^r1/11/5V5/4F^F4/11/11/1r^6r1/5r1^3/11")
    local outcome = assert(map:place("A:f7,f8", "farmland", { coins = 13 }))
    assert.are.same({ coins = 1, lost = 1, shape_coins = 1, mountain_coins = 1, fallback = false,
      mountains = { "f6" } }, outcome)
    assert.are.same({ 1, { "f6" } }, { map:mountains() })
  end)

  it("are previewed without being drawn", function()
    local map = cartog.map("A")
    local preview = assert(map:preview("F:c4,d4,e4,e5", "orchard", { cards = { "greenbough", "treetower" } }))
    assert.are.same({ before = { greenbough = 0, treetower = 0 }, after = { greenbough = 5, treetower = 0 },
      monsters_before = 0, monsters_after = 0, coins_before = 0, coins_after = 0, lost = 0, mountains = {} }, preview)
    assert.are.equal(blank_a, map:cpn())
    local all = assert(map:preview("F:c4,d4,e4,e5", "orchard"))
    map:place("F:c4,d4,e4,e5", "orchard")
    assert.are.same(map:score(), all.after)
    local none, _, code, spaces = map:preview("F:c4,d4,e4,e5", "orchard")
    assert.are.same({ nil, "occupied", { "c4", "d4", "e4", "e5" } }, { none, code, spaces })
  end)

  it("pass on a full map", function()
    local map = cartog.parse(support.read("examples/boards/full_map.txt"))
    assert.are.equal(0, (map:legal_count("orchard")))
    assert.is_true(map:check("pass", "orchard"))
  end)
end)

describe("legal placements", function()
  it("know their spaces, terrains and coin", function()
    local first = cartog.map("A"):legal("great_river")()
    assert.are.same({ "a1", "a2", "a3" }, (function()
      for choice in cartog.map("A"):legal("great_river") do
        if choice.spaces[2] == "a2" and #choice.spaces == 3 then
          return choice.spaces
        end
      end
    end)())
    assert.are.same({ "W:" .. table.concat(first.spaces, ",") }, first:placements())
    assert.are.equal(first:placements()[1], tostring(first))
    assert.are.same({ "water" }, first.terrains)
    assert.are.equal("boolean", type(first.coin))
    assert.is_false(first.fallback)
    assert.are.equal("number", type(first.shape))
    assert.is_nil(first.nothing)
  end)

  it("stay those of the map as it was", function()
    local map, seen = cartog.map("A"), 0
    for choice in map:legal("rift_lands") do
      seen = seen + 1
      assert(map:place(choice:placements()[1], "rift_lands"))
    end
    assert.are.equal(116, seen)
    assert.are.equal(0, (map:legal_count("rift_lands")))
  end)

  it("say when they are the fallback's", function()
    local map = cartog.parse("5V5/1V1^VrV2V1/VrV2V2^rV/1V7V1/11/5^5/11/1V7V1/Vr^2V2VrV/1V2VrV^1V1/5V5")
    local count, fallback = map:legal_count("orchard", { ruins = true })
    assert.is_true(fallback)
    assert.are.equal(#map:spaces("empty"), count)
    local one = map:legal_list("orchard", { ruins = true })[1]
    assert.is_true(one.fallback)
    assert.is_nil(one.shape)
    assert.are.equal(5, #one:placements())
  end)

  it("is scored by as many cards as the library takes, and no more", function()
    local map, many = cartog.map("B"), {}
    for i = 1, 65537 do
      many[i] = "lost_barony"
    end
    assert.are.equal("out_of_range", (select(3, map:score(many))))
    assert.are.equal("out_of_range", (select(3, map:preview("F:a1", "rift_lands", { cards = many }))))
    many[65537] = nil
    assert.are.equal(6, map:score(many)[65536])
  end)
end)

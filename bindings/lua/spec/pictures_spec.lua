local support = require "support"
local boards = require "boards"
local cartog = support.cartog

-- A picture is one element, complete, with a title.
local function is_picture(text, title)
  assert.are.equal("<svg ", text:sub(1, 5))
  assert.are.equal("</svg>", text:sub(-6))
  assert.are.equal(1, select(2, text:gsub("<svg ", "")))
  if title then
    assert.is_truthy(text:find("<title>" .. title .. "</title>", 1, true), text:match("<title>.-</title>"))
  end
  return text
end

describe("pictures", function()
  local map = cartog.map("A")

  it("are those of the command line", function()
    local random = support.random(13)
    for _ = 1, 5 do
      local played = boards.played(cartog, random, random(16))
      assert.are.equal((support.command("svg -", played:cpn()):gsub("\n$", "")), played:svg())
    end
  end)

  it("show what is laid over a map", function()
    local plain = is_picture(map:svg())
    assert.are.equal(plain, map:svg({}))
    assert.are.equal(plain, map:svg({ highlight = {}, cause = {}, size = 32, refused = false }))
    local shown = { plain }
    for i, options in ipairs({ { highlight = { "a1", "B2" } }, { cause = { "a1" } }, { placement = "F:a1,b1" },
      { placement = "F:a1,b1", refused = true }, { title = "Ann & Bob" }, { size = 8 } }) do
      shown[i + 1] = is_picture(map:svg(options))
      for k = 1, i do
        assert.are_not.equal(shown[k], shown[i + 1], ("%d, %d"):format(k, i + 1))
      end
    end
    is_picture(shown[6], "Ann &amp; Bob")
    assert.are.equal(shown[4], map:svg({ placement = { terrain = "forest", spaces = { "b1", "a1" } } }))
  end)

  it("that cannot be drawn say why", function()
    local function refused(code, text, message, slug, spaces)
      assert.is_nil(text)
      assert.are.same({ "string", code, "table" }, { type(message), slug, type(spaces) })
    end
    refused("unknown_space", map:svg({ highlight = { "a1", "l1" } }))
    refused("unknown_space", map:svg({ cause = { "a1\0" } }))
    refused("bad_encoding", map:svg({ title = "\255" }))
    refused("bad_encoding", map:svg({ title = "a\0b" }))
    refused("bad_letter", map:svg({ placement = "Q:a1" }))
    refused("unknown_card", map:score_svg("nothing"))
    refused("wrong_card_kind", map:score_svg("orchard"))
    refused("bad_card", cartog.shape_svg("XY"))
    refused("out_of_range", cartog.shape_svg("."))
    refused("not_now", assert(cartog.replay("%cgl 1\n")):svg())
  end)

  it("show every card, and shapes", function()
    for _, card in ipairs(cartog.cards()) do
      is_picture(card:svg({ size = 16 }))
      for _, shape in ipairs(card.shapes) do
        is_picture(cartog.shape_svg(shape, { terrain = card.terrains[1] }))
      end
    end
    is_picture(cartog.card({ key = "pond", terrains = "W", shapes = { "XX/XX+c" } }):svg())
    assert.are_not.equal(cartog.shape_svg("XX"), cartog.shape_svg("XX", { terrain = "water", size = 9 }))
  end)

  it("show sheets and games", function()
    local sheet = cartog.sheet(map)
    local blank = is_picture(sheet:svg())
    assert(sheet:draw("F:a1,b1,c1,c2", "orchard"))
    assert(sheet:score("spring", "sentinel_wood", "greenbough"))
    assert.are_not.equal(blank, is_picture(sheet:svg()))
    is_picture(sheet:svg({ title = "Ann", highlight = { "a1" } }))
    local game = cartog.game({ players = { "ann", "bob" }, seed = 3 })
    local before = is_picture(game:svg())
    assert.is_truthy(before:find("ann", 1, true) and before:find("bob", 1, true))
    assert(game:begin())
    assert(game:reveal())
    assert.are_not.equal(before, is_picture(game:svg({ size = 12 })))
  end)

  it("show what own scoring cards pay for", function()
    cartog.register(10000, "corners", function(board)
      local corner = board:get("a1") == "forest"
      return corner and 4 or 0, corner and { { points = 4, unit = "space", spaces = { "a1" } } } or nil
    end)
    local drawn = map:copy()
    drawn:set("a1", "forest")
    is_picture(map:score_svg("corners"), "corners: 0")
    assert.are.equal(drawn:svg({ highlight = { "a1" }, title = "corners: 4" }), drawn:score_svg("corners"))
    cartog.register(10000, "corners", function()
      return 1, { { spaces = { "z1" } } }
    end)
    assert.are.equal("unknown_space", (select(3, map:score_svg("corners"))))
    cartog.unregister(10000)
  end)
end)

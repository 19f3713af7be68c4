local support = require "support"
local cartog = support.cartog

local edicts = { "greenbough", "wildholds", "canal_lake", "borderlands" }

describe("a table", function()
  it("leads through a whole game of several, alike for two of one seed", function()
    local function play()
      local board = cartog.table({ players = 3, seed = 11 })
      local sheets = {}
      for i = 1, 3 do
        sheets[i] = cartog.sheet(cartog.map("B"))
      end
      assert.are.equal("begin", board:info().phase)
      for _ = 1, 4 do
        assert(board:begin())
        while board:info().phase ~= "score" and board:info().phase ~= "over" do
          local key, kind = assert(board:reveal())
          assert.are.same({ key, kind }, { board:info().card, board:info().kind })
          if kind ~= "ruins" then
            assert.are.equal(3, board:info().owed)
            for i = 1, 3 do
              local task = assert(board:task(i))
              assert.are.equal(key, task.card.key)
              local placement = support.first(board:legal(sheets[i], i))
              assert.is_true(sheets[i]:map():check(placement, task.card,
                { ruins = task.ruins, solo = task.solo, fallback = task.fallback }))
              assert(board:draw(sheets[i], placement, i, task.drawer))
            end
          end
        end
        for i = 1, 3 do
          assert(board:score(sheets[i]))
        end
      end
      assert.are.equal("over", board:info().phase)
      assert.are.equal("game_over", (select(3, board:begin())))
      return board, sheets
    end
    local board, sheets = play()
    local again, others = play()
    assert.is_true(board == again)
    for i = 1, 3 do
      assert.is_true(sheets[i] == others[i])
      assert.are.equal(4, #sheets[i]:seasons())
    end
    local deal, revealed = cartog.deal(11), {}
    assert.are.same(deal.edicts, board:edicts())
    for _, season in ipairs(deal.seasons) do
      for _, key in ipairs(season) do
        revealed[#revealed + 1] = key
      end
    end
    assert.are.same(revealed, board:reveals())
    assert.are.equal("11", board:seed())
  end)

  it("deals what the command line deals", function()
    for _, seed in ipairs({ 0, 1, 2, 77, 4294967296, 2 ^ 53, "18446744073709551615", "9007199254740993" }) do
      local deal = cartog.deal(seed)
      local text = type(seed) == "string" and seed or ("%.0f"):format(seed)
      local printed = support.command("new --seed " .. text)
      assert.are.equal(table.concat(deal.edicts, " "), printed:match("Edicts: ([^\n]+)"))
      for _, season in ipairs(deal.seasons) do
        local first = printed:find(season[1], 1, true)
        assert.is_truthy(first)
        for _, key in ipairs(season) do
          first = printed:find(key, first, true)
          assert.is_truthy(first, text .. " " .. key)
          first = first + #key
        end
      end
    end
  end)

  it("that is open is told which card was turned", function()
    local board = assert(cartog.table({ players = 1, edicts = edicts }))
    local sheet = cartog.sheet(cartog.map("A"))
    assert.are.equal("not_now", (select(3, board:reveal("orchard"))) )
    assert(board:begin())
    assert.are.same({ "spring", 0, 8, "greenbough", "wildholds" }, { board:info().season, board:info().time,
      board:info().threshold, board:info().first, board:info().second })
    assert.are.same({ "orchard", "explore" }, { board:reveal("Orchard") })
    assert.are.equal("draw_owed", (select(3, board:reveal("marshlands"))))
    local before, board_before = sheet:copy(), board:copy()
    local none, message, code, spaces = board:draw(sheet, "F:c2,d2,e2,e3")
    assert.are.same({ nil, "a space is a mountain, which is filled", "occupied", { "d2" } },
      { none, message, code, spaces })
    assert.are.equal("wrong_drawer", (select(3, board:draw(sheet, "F:c4,d4,e4,e5", 1, 2))))
    assert.are.equal("out_of_range", (select(3, board:draw(sheet, "F:c4,d4,e4,e5", 2))))
    assert.is_true(sheet == before)
    assert.is_true(board == board_before)
    assert(board:draw(sheet, "F:c4,d4,e4,e5"))
    assert.are.equal("card_not_in_deck", (select(3, board:reveal("orchard"))))
    assert(board:undo_draw(sheet))
    assert.is_true(sheet == before)
    assert(board:note())
    assert(board:undo(1, sheet))
    assert.are.equal(0, board:info().turn)
    assert.is_truthy(board:position(sheet):find("s=1.0 c=0 e=greenbough", 1, true))
    assert.are.equal("spring, time 0, card 0", tostring(board))
  end)

  it("takes an order, an own deck and own cards", function()
    local pass = assert(cartog.card({ key = "mountain_pass", time = 8, terrains = "F^", shapes = { "X.X", "XX+c" } }))
    local wolves = assert(cartog.card({ key = "wolves", shape = "XX/X.", pass = "left", corner = "tl", walk = "cw" }))
    local deck = { "hamlet", "temple_ruins", pass, "orchard", wolves, "rift_lands" }
    local board = assert(cartog.table({ players = 1, edicts = edicts, mode = "ordered", deck = deck,
      fallback = "card" }))
    table.sort(deck, function(a, b)
      return tostring(a) < tostring(b)
    end)
    local keys = board:deck()
    table.sort(keys)
    assert.are.same({ "hamlet", "mountain_pass", "orchard", "rift_lands", "temple_ruins", "wolves" }, keys)
    assert(board:begin())
    assert(board:order({ "temple_ruins", "wolves", pass, "hamlet", "orchard", "rift_lands" }))
    assert.are.same({ "temple_ruins", "ruins" }, { board:reveal() })
    assert.are.same({ "wolves", "ambush" }, { board:reveal() })
    local sheet = cartog.sheet(cartog.map("A"))
    assert.are.same({ true, 1, false }, { board:task().solo, board:task().drawer, board:task().ruins })
    assert(board:draw(sheet, "M:a1,b1,a2"))
    assert.are.same({ "mountain_pass", "explore" }, { board:reveal("mountain_pass") })
    assert.are.same({ true, "card" }, { board:task().ruins, board:task().fallback })
    assert.are.equal("mountain_pass", board:card("mountain_pass").key)
    assert.are.equal("unknown_card", (select(3, board:card("great_river"))))
    assert(board:draw(sheet, "F:f2,g2"))
    assert.are.equal("score", board:info().phase)
    assert.are.same({ "temple_ruins", "wolves", "mountain_pass" }, board:reveals())
  end)

  it("refuses a set-up that cannot be", function()
    local function code_of(options)
      return (select(3, cartog.table(options)))
    end
    assert.are.equal("out_of_range", code_of({ players = 101, edicts = edicts }))
    assert.are.equal("card_twice", code_of({ edicts = { "greenbough", "greenbough", "canal_lake", "borderlands" } }))
    assert.are.equal("wrong_card_kind", code_of({ edicts = { "orchard", "greenbough", "canal_lake", "borderlands" } }))
    assert.are.equal("unknown_card", code_of({ edicts = { "x", "greenbough", "canal_lake", "borderlands" } }))
    assert.are.equal("unknown_card", code_of({ edicts = edicts, deck = { "orchart" } }))
    assert.are.equal("wrong_deal", code_of({ edicts = edicts, seed = 1 }))
    assert.are.equal("0", cartog.table({ seed = 0 }):seed())
    assert.is_nil(cartog.table({ edicts = edicts }):seed())
  end)
end)

describe("the end", function()
  it("ranks by total, then by monsters", function()
    assert.are.same({ 2, 1, 4, 2 }, cartog.standings({ { total = 5, monsters = 2 }, { total = 9 },
      { total = 5, monsters = 3 }, { total = 5, monsters = 2 } }))
    assert.are.same({}, cartog.standings({}))
  end)

  it("rates a game alone", function()
    assert.are.same({ 50 - 22 - 16 - 24 - 24, cartog.title(-36) }, { cartog.rating(50, edicts) })
    assert.are_not.equal(cartog.title(30), cartog.title(29))
    assert.are.equal("unknown_card", (select(3, cartog.rating(50, { "x", "y", "z", "u" }))))
  end)
end)

describe("a task", function()
  it("is taken in the place of a card", function()
    local board = assert(cartog.table({ players = 1, edicts = { "greenbough", "wildholds", "canal_lake",
      "borderlands" } }))
    assert(board:begin())
    assert(board:reveal("temple_ruins"))
    assert(board:reveal("orchard"))
    local task, map = board:task(), cartog.map("A")
    assert.is_true(task.ruins)
    assert.are.equal("must_cover_ruins", (select(3, map:check("F:a1,b1,c1,c2", task))))
    assert.are.equal(map:legal_count("orchard", { ruins = true }), (map:legal_count(task)))
    local placement = map:hints(task, { cards = { greenbough = 1 } }, { top = 1 })[1].placement
    assert.is_truthy(map:preview(placement, task, { coins = 2 }))
    assert.is_truthy(cartog.sheet(map):draw(placement, task, { turn = 9 }))
    assert.is_truthy(map:place(placement, task))
  end)
end)

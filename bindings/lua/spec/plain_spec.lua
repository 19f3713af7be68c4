local support = require "support"
local boards = require "boards"
local plain, parts_of = require "plain", require "plain_parts"
local cartog = support.cartog

-- Parts in an order of no meaning, for comparison.
local function sorted(parts)
  local list = {}
  for i, part in ipairs(parts) do
    list[i] = ("%d %s %s"):format(part.points, part.unit, table.concat(part.spaces, ","))
  end
  table.sort(list)
  return list
end

describe("the plain scorer and the library", function()
  it("agree on every scoring card", function()
    local random = support.random(3)
    for i = 1, 150 do
      local map = i % 2 == 0 and boards.played(cartog, random, random(16)) or boards.arbitrary(cartog, random)
      local board = plain.board(map:cpn())
      for key, points in pairs(map:score()) do
        assert.are.equal(plain.cards[key](board), points, key .. " " .. map:cpn())
        assert.are.equal(points, map:points(key))
        local again, parts = parts_of[key](board)
        assert.are.equal(points, again)
        assert.are.same(sorted(parts), sorted(map:explain(key)), key .. " " .. map:cpn())
      end
    end
  end)

  it("agree on what is legal", function()
    local random = support.random(5)
    local cards = cartog.cards("explore")
    for i = 1, 40 do
      local map = i % 2 == 0 and boards.played(cartog, random, 8 + random(24)) or boards.arbitrary(cartog, random)
      local board, card, ruins = plain.board(map:cpn()), cards[random(#cards)], random(3) == 1
      if card.key ~= "rift_lands" then
        local list, fallback = plain.legal(board, card.shapes, ruins)
        local said = {}
        for choice in map:legal(card, { ruins = ruins }) do
          said[#said + 1] = table.concat(choice.spaces, ",")
          assert.are.equal(fallback, choice.fallback)
        end
        assert.are.equal(#list, (map:legal_count(card, { ruins = ruins })))
        table.sort(list)
        table.sort(said)
        assert.are.same(list, said)
        for _ = 1, 20 do
          local names = list[1] and random(2) == 1 and list[random(#list)]
            or ("%s%d,%s%d"):format(("abcdefghijk"):sub(i % 11 + 1, i % 11 + 1), random(11), "c", random(11))
          local at = random(5)
          local placement = ("FVAWM"):sub(at, at) .. ":" .. names
          local legal = map:check(placement, card, { ruins = ruins }) == true
          local twice = names:match("^(%w+),(%w+)$") and names:match("^(%w+),") == names:match(",(%w+)$")
          if not twice then
            assert.are.equal(plain.check(board, card.shapes, card.terrains, ruins, placement), legal,
              placement .. " " .. card.key .. " " .. map:cpn())
          end
        end
      end
    end
  end)
end)

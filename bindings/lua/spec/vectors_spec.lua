local support = require "support"
local cartog = support.cartog

local function parse(text)
  return assert(cartog.parse(text))
end

describe("shared vectors", function()
  it("score", function()
    local rows = support.vectors("score")
    assert.is_true(#rows > 80)
    for _, row in ipairs(rows) do
      local map, card, wanted = parse(row[2]), row[3], tonumber(row[4])
      local points, parts = map:score(card)
      assert.are.equal(wanted, points, row[1])
      local sum = 0
      for _, part in ipairs(parts) do
        sum = sum + part.points
      end
      assert.are.equal(wanted, sum, row[1])
      assert.are.equal(wanted, map:score()[card], row[1])
      assert.are.same({ wanted, wanted }, map:score({ card, cartog.card(card) }), row[1])
      assert.are.equal(wanted, (cartog.score(map, card)), row[1])
    end
  end)

  it("parts", function()
    local rows = support.vectors("parts")
    assert.are.equal(16, #rows)
    for _, row in ipairs(rows) do
      local said = {}
      for i, part in ipairs(parse(row[2]):explain(row[1])) do
        said[i] = ("%d %s %s"):format(part.points, part.unit, table.concat(part.spaces, ","))
      end
      assert.are.equal(row[3], table.concat(said, ";"), row[1])
    end
  end)

  it("check", function()
    local rows = support.vectors("check")
    assert.is_true(#rows >= 20)
    for _, row in ipairs(rows) do
      local key, options = support.task(row[2])
      local map = parse(row[3])
      local before = map:cpn()
      local legal, message, code, spaces = map:check(row[4], key, options)
      if row[5] == "legal" then
        assert.is_true(legal, row[1])
        assert.are.equal("table", type(map:place(row[4], key, options)), row[1])
        assert.are_not.equal(before, map:cpn(), row[1])
      else
        assert.is_nil(legal, row[1])
        assert.are.equal(row[5], code, row[1])
        assert.are.equal("string", type(message), row[1])
        assert.are.equal("table", type(spaces), row[1])
        local placed, why, slug, cause = map:place(row[4], key, options)
        assert.is_nil(placed)
        assert.are.same({ message, code, spaces }, { why, slug, cause }, row[1])
        assert.are.equal(before, map:cpn(), row[1])
      end
    end
  end)

  it("coins", function()
    for _, row in ipairs(support.vectors("coins")) do
      local key, options = support.task(row[2])
      local outcome = assert(parse(row[3]):place(row[4], key, options))
      assert.are.equal(tonumber(row[5]), outcome.coins, row[1])
      assert.are.equal(tonumber(row[6]), outcome.lost, row[1])
    end
  end)

  it("monsters", function()
    for _, row in ipairs(support.vectors("monsters")) do
      local points, spaces = parse(row[2]):monsters()
      assert.are.equal(tonumber(row[3]), points, row[1])
      assert.are.equal(points, #spaces, row[1])
    end
  end)

  it("counts", function()
    local rows = support.vectors("counts")
    assert.are.equal(30, #rows)
    for _, row in ipairs(rows) do
      local map, card = cartog.map(row[1]), row[2]
      local count = map:legal_count(card)
      assert.are.equal(tonumber(row[3]), count)
      assert.are.equal(count, #map:legal_list(card))
      local iterated, ruins = 0, 0
      local marks = {}
      for _, space in ipairs(map:ruins()) do
        marks[space] = true
      end
      for choice in map:legal(card) do
        iterated = iterated + 1
        for _, space in ipairs(choice.spaces) do
          if marks[space] then
            ruins = ruins + 1
            break
          end
        end
      end
      assert.are.equal(count, iterated)
      assert.are.equal(tonumber(row[4]), ruins)
    end
  end)

  it("perft to depth 2", function()
    for _, row in ipairs(support.vectors("perft")) do
      local cards, wanted = support.split(row[2], "[^,]+"), support.split(row[3], "%d+")
      local map = cartog.map(row[1])
      local one, two = 0, 0
      for choice in map:legal(cards[1]) do
        one = one + 1
        local after = map:copy()
        assert(after:place(choice:placements()[1], cards[1]))
        two = two + after:legal_count(cards[2])
      end
      assert.are.equal(tonumber(wanted[1]), one)
      assert.are.equal(tonumber(wanted[2]), two)
    end
  end)
end)

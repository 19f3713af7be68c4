-- Random positions for the specs and the benchmark, the same on every interpreter: boards that were drawn by legal
-- placements, and boards of anything anywhere.

local boards = {}

-- A position in play, with about that many cards drawn.
function boards.played(cartog, random, draws)
  local map = cartog.map(random(2) == 1 and "A" or "B")
  local cards = cartog.cards("explore")
  for _ = 1, draws do
    local card = cards[random(#cards)]
    local list = map:legal_list(card)
    if #list > 0 then
      local placements = list[random(#list)]:placements()
      assert(map:place(placements[random(#placements)], card))
    end
    if random(6) == 1 then
      local ambush = cartog.cards("ambush")[random(4)]
      local places = map:legal_list(ambush)
      if #places > 0 then
        assert(map:place(places[random(#places)]:placements()[1], ambush))
      end
    end
  end
  return map
end

-- Anything anywhere: terrains in patches, ruins, mountains, void.
function boards.arbitrary(cartog, random)
  local rows, density = {}, random(12)
  local letters = ".rFVAWM^#_fvawm"
  local last = "."
  for row = 1, 11 do
    local line = {}
    for column = 1, 11 do
      if random(12) > density then
        last = "."
      elseif random(3) > 1 then
        local at = random(#letters)
        last = letters:sub(at, at)
      end
      line[column] = last
    end
    rows[row] = table.concat(line)
  end
  return assert(cartog.map(rows))
end

return boards

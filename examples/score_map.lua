-- Reads a map, scores it by every card, says what one card pays for, and what may be drawn next.
--
--   lua examples/score_map.lua [FILE [PICTURE.svg]]        needs the module; see bindings/lua/README.md

local cartog = require "cartog"

local text = "1F3MWM1F1/FF1^WMWMWFF/FV1M1WWW^WF/FVVMMFFFWWF/FFFMFF1WW1v/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/"
  .. "AA^WW1WWW1V/FWWWWvF^W1V/FFFWFFF1W2"
if arg[1] then
  local file = assert(io.open(arg[1], "rb"))
  text = file:read("*a")
  file:close()
end

local map, message = cartog.parse(text)
if not map then
  io.stderr:write(message, "\n")
  os.exit(2)
end
print(map)

-- All cards at once share work; one at a time they also say what they pay for.
local points = map:score()
for _, card in ipairs(cartog.cards("scoring")) do
  print(("%-20s %3d"):format(card.name, points[card.key]))
end
print(("%-20s %3d"):format("monster penalty", -map:monsters()))

print("\nMages Valley pays for")
local _, parts = map:score("mages_valley")
for _, part in ipairs(parts) do
  print(("  %d  %s"):format(part.points, table.concat(part.spaces, ",")))
end

-- An own scoring card is a function of the map.
cartog.register(10000, "short_rivers", function(board)
  local water = #board:spaces("water")
  return water < 10 and 10 - water or 0
end)
print("\nshort_rivers " .. map:score("short_rivers"))

local first = map:legal("orchard")()
print(("\nOrchard: %d ways, the first is %s"):format((map:legal_count("orchard")), tostring(first or "to pass")))
local legal, why, code, spaces = map:check("F:a1,b1,c1,c2", "orchard")
print(("F:a1,b1,c1,c2 is %s"):format(legal and "legal" or ("refused (%s): %s: %s"):format(code, why,
  table.concat(spaces, " "))))

-- What is best for two cards, the monster penalty counting twice.
local aim = { cards = { mages_valley = 1, greenbough = 2 }, monster = 2 }
for _, hint in ipairs(map:hints("orchard", aim, { top = 3 })) do
  print(("%s is worth %d"):format(hint.placement, hint.value))
end

if arg[2] then
  local file = assert(io.open(arg[2], "wb"))
  file:write(map:svg({ placement = "F:a1,b1,c1,c2", refused = not legal, cause = spaces }))
  file:close()
end

-- Calls a second for what a frontend asks most, and how many times faster that is than a scorer in plain Lua on the
-- same boards in the same interpreter. That gives what is asked for and no more: points, or points and parts.
--
--   luajit bindings/lua/spec/bench.lua core|ffi [SECONDS]
--
-- Finds the modules and the shared code as the specs do; a test compares the plain scorer's answers with the library's.

local folder = arg[0]:match("^(.*)spec[/\\]bench%.lua$") or "./"
package.path = folder .. "?.lua;" .. folder .. "?/init.lua;" .. folder .. "spec/?.lua;" .. package.path

local backend, seconds = arg[1] or "core", tonumber(arg[2]) or 0.5
local cartog = require("cartog." .. backend)
local plain, parts_of, boards = require "plain", require "plain_parts", require "boards"

-- The same numbers as the specs' generator, without their environment.
local state = 11
local function random(n)
  state = (state * 16807 + 11) % 2147483647
  return state % n + 1
end

local maps, plains, placements = {}, {}, {}
local orchard = cartog.card("orchard")
for i = 1, 40 do
  local map = boards.played(cartog, random, 8 + random(8))
  maps[i], plains[i] = map, plain.board(map:cpn())
  local list = map:legal_list("orchard")
  placements[i] = list[random(#list)]:placements()[1]
end

-- Calls a second of a function that is given a number from 1 to 40: the best of three runs.
local function rate(call)
  for i = 1, 40 do
    call(i)
  end
  local best = 0
  for _ = 1, 3 do
    local calls, start = 0, os.clock()
    local now
    repeat
      for i = 1, 40 do
        call(i)
      end
      calls, now = calls + 40, os.clock()
    until now - start >= seconds / 3
    best = math.max(best, calls / (now - start))
  end
  return best
end

local shapes, terrains = orchard.shapes, orchard.terrains
local keys = {}
for i, card in ipairs(cartog.cards("scoring")) do
  keys[i] = card.key
end

local questions = {
  { "check", function(i)
    return maps[i]:check(placements[i], "orchard")
  end, function(i)
    return plain.check(plains[i], shapes, terrains, false, placements[i])
  end },
  { "score, 16 cards", function(i)
    return maps[i]:score()
  end, function(i)
    for k = 1, #keys do
      plain.cards[keys[k]](plains[i])
    end
  end },
  { "score, points of 1 card", function(i)
    return maps[i]:points(keys[i % 16 + 1])
  end, function(i)
    return plain.cards[keys[i % 16 + 1]](plains[i])
  end },
  { "score, 1 card with parts", function(i)
    return maps[i]:score(keys[i % 16 + 1])
  end, function(i)
    return parts_of[keys[i % 16 + 1]](plains[i])
  end },
  { "legal, all of a card", function(i)
    local last
    for choice in maps[i]:legal("orchard") do
      last = choice
    end
    return last
  end, function(i)
    return plain.legal(plains[i], shapes, false)
  end },
  { "legal, their number", function(i)
    return maps[i]:legal_count("orchard")
  end, function(i)
    return #plain.legal(plains[i], shapes, false)
  end },
}

print(("%s, %s"):format(type(jit) == "table" and jit.version or _VERSION, cartog.backend))
for _, question in ipairs(questions) do
  local ours, theirs = rate(question[2]), rate(question[3])
  print(("  %-26s %10.0f a second, plain Lua %8.0f: %6.0f times"):format(question[1], ours, theirs, ours / theirs))
end

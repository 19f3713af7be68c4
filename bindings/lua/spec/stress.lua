-- Long use under pressure: finalizers that call the module while it is at work, functions of own scoring cards that
-- fail, yield or go away, objects that die at once, calls on the wrong things. Answers must stay right throughout. Run
-- by the specs' script under valgrind:
--
--   valgrind lua5.4 bindings/lua/spec/stress.lua core [ROUNDS]

local folder = arg[0]:match("^(.*)spec[/\\]stress%.lua$") or "./"
package.path = folder .. "?.lua;" .. folder .. "?/init.lua;" .. folder .. "spec/?.lua;" .. package.path
local cartog = require("cartog." .. (arg[1] or "core"))
local rounds = tonumber(arg[2]) or 30

collectgarbage("setpause", 20)
collectgarbage("setstepmul", 1000)

local position = "1F3MWM1F1/FF1^WMWMWFF/FV1M1WWW^WF/FVVMMFFFWWF/FFFMFF1WW1v/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/"
  .. "AA^WW1WWW1V/FWWWWvF^W1V/FFFWFFF1W2"

-- What is asked again and again, and the answer, as text.
local function ask(map)
  local words = {}
  local points, parts = map:score("mages_valley")
  words[1] = points
  for _, part in ipairs(parts) do
    words[#words + 1] = part.points .. part.unit .. table.concat(part.spaces, ",")
  end
  for choice in map:legal("orchard") do
    words[#words + 1] = tostring(choice) .. table.concat(choice.placements(choice), " ")
  end
  local _, message, code, spaces = map:check("F:a1,b1,c1,c2", "orchard")
  words[#words + 1] = message .. code .. table.concat(spaces, ",")
  local preview = assert(map:preview("F:c1", "rift_lands", { cards = { "sentinel_wood", "greenbough" } }))
  words[#words + 1] = preview.before.sentinel_wood .. "," .. preview.after.sentinel_wood
  return table.concat(words, ";")
end

local right = ask(assert(cartog.parse(position)))

-- A finalizer that asks the same while whoever is collected for is in the middle of something.
-- LuaJIT 2.1 now and then never comes back from a finalizer that runs much compiled code, whatever it calls, so there
-- finalizers ask only with the compiler off (luajit -joff).
local compiled = type(jit) == "table" and jit.status()
local finalized, wrong, busy = 0, 0, compiled
local other = assert(cartog.parse(position))
other:set("a1", "village")
local other_right = ask(other)
local function finalize()
  finalized = finalized + 1
  if not busy then
    busy = true
    if ask(other) ~= other_right then
      wrong = wrong + 1
    end
    busy = false
  end
end

local newproxy = newproxy -- luacheck: ignore 113
local function leave_trap()
  if newproxy then
    getmetatable(newproxy(true)).__gc = finalize
  end
  return setmetatable({}, { __gc = finalize })
end

local function expect_error(call, ...)
  assert(not pcall(call, ...))
end

local edicts = { "greenbough", "own", "canal_lake", "borderlands" }
local function play(seed)
  local game = assert(cartog.game(seed and { players = { "ann", "bob" }, seed = seed }
    or { players = { "ann" }, edicts = edicts }))
  assert(game:begin())
  local cards = { "orchard", "hamlet", "farmland", "homestead", "treetop_village" }
  for i = 1, 5 do
    local key, kind = game:reveal(not seed and cards[i] or nil)
    if key and kind ~= "ruins" then
      for player in ipairs(game:players()) do
        local choice = game:legal(player)()
        assert(game:draw(player, choice and choice:placements()[1] or "pass"))
      end
    end
  end
  return game
end

for round = 1, rounds do
  for _ = 1, 5 do
    leave_trap()
  end
  local map = assert(cartog.parse(position))
  assert(ask(map) == right)
  assert(ask(map:copy()) == right)

  cartog.register(10000, "own", function(copy)
    copy:set("a1", "water")
    leave_trap()
    if round % 3 == 0 then
      error({ "a table" })
    end
    return #copy:spaces("forest")
  end)
  local sheet = cartog.sheet(map)
  local scored, box = pcall(sheet.score, sheet, "spring", "own", "greenbough")
  assert(scored == (round % 3 ~= 0))
  assert(not scored or box.first == #map:spaces("forest"))
  assert(sheet:map() == map)
  if round % 3 ~= 0 then
    local game = play()
    assert(assert(cartog.replay(game:text())) == game)
  else
    expect_error(play)
  end
  local routine = coroutine.wrap(function()
    cartog.register(10001, "waits", function()
      return coroutine.yield(1)
    end)
    return map:score({ "waits", "greenbough" })
  end)
  assert(routine() == 1)
  if round % 2 == 0 then
    assert(routine(5)[1] == 5)
  end
  local own = assert(cartog.card({ key = "own" .. round, terrains = "FW", shapes = { "X.X/XXX", "XX+c" } }))
  assert(map:legal_count(own) > 0)
  assert(map:place("F:a1,a1", own) == nil)

  for _, method in ipairs({ map.score, map.check, map.legal, sheet.draw, sheet.undo }) do
    expect_error(method, io.stdout, "greenbough")
    expect_error(method, setmetatable({}, { __index = map }), "greenbough")
    expect_error(method, newproxy and newproxy(true) or coroutine.create(print), "greenbough")
  end
  expect_error(map.score, sheet, "greenbough")
  expect_error(sheet.draw, map, "F:a1", "orchard")
  expect_error(cartog.sheet, sheet)
  local game = play(round)
  for step in game:steps() do
    assert(step.game:text() ~= "")
  end
  if round % 10 == 0 then
    collectgarbage()
  end
end

collectgarbage()
collectgarbage()
assert(finalized > rounds or not newproxy and _VERSION == "Lua 5.1", "finalizers ran")
assert(wrong == 0)
local before = collectgarbage("count")
for round = 1, 20 do
  play(round)
  ask(assert(cartog.parse(position)))
end
collectgarbage()
collectgarbage()
local grown = collectgarbage("count") - before
assert(grown < 100 or compiled, "memory grew by " .. grown .. " KiB")
print(("stress: %d rounds, %d finalizers"):format(rounds, finalized))

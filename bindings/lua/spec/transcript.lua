-- Calls everything with arguments good and bad, in an order that chance decides alike everywhere, and prints what comes
-- back. All interpreters and both back ends must print the same:
--
--   lua bindings/lua/spec/transcript.lua core|ffi [SEED]

local folder = arg[0]:match("^(.*)spec[/\\]transcript%.lua$") or "./"
package.path = folder .. "?.lua;" .. folder .. "?/init.lua;" .. folder .. "spec/?.lua;" .. package.path
local cartog = require("cartog." .. (arg[1] or "core"))
local boards = require "boards"

local unpack = table.unpack or unpack -- luacheck: ignore 113 143

local state = tonumber(arg[2]) or 1
local function random(n)
  state = (state * 16807 + 11) % 2147483647
  return state % n + 1
end

local function pick(list)
  return list[random(#list)]
end

-- Values as text: tables with their keys in order, objects as they print.
local function show(value)
  if type(value) == "number" then
    return ("%d"):format(value)
  elseif type(value) == "string" then
    return ("%q"):format(value)
  elseif type(value) ~= "table" or getmetatable(value) then
    return type(value) == "function" and "function" or (tostring(value):gsub("0x%x+", ""))
  end
  local keys, parts = {}, {}
  for key in pairs(value) do
    keys[#keys + 1] = key
  end
  table.sort(keys, function(a, b)
    return type(a) == type(b) and a < b or type(a) ~= type(b) and type(a) == "number"
  end)
  for i, key in ipairs(keys) do
    parts[i] = ("%s=%s"):format(tostring(key), show(value[key]))
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

local function say(...)
  local parts = {}
  for i = 1, select("#", ...) do
    parts[i] = show((select(i, ...)))
  end
  print(table.concat(parts, " "))
end

-- Calls, and says what came back or was raised; gives what came back.
local function try(name, call, ...)
  local results = { pcall(call, ...) }
  local count = 0
  for i in pairs(results) do
    count = math.max(count, i)
  end
  io.write(name, " ")
  say(unpack(results, 1, count))
  return results[1] and results[2] or nil
end

cartog.register(10000, "first", function(map)
  return (map:score("treetower")) - 3, { { points = 1, unit = "space", spaces = { "a1" } } }
end)
cartog.register(10001, "second", function(map)
  if map:get("a1") == "water" then
    error("no water", 0)
  end
  return #map:spaces("farm")
end)

local own = cartog.card({ key = "lake", time = 3, terrains = "WA^", shapes = { "XX/X.+c", "X", "X.X" } })
local wolves = cartog.card({ key = "wolves", shape = "XX/XX", pass = "left", corner = "bl", walk = "cw" })
local cards = { "orchard", "Great River", "rift_lands", "goblin_attack", own, wolves, "nothing", 113, 7, "greenbough",
  true, "kobold_onslaught", "temple_ruins", "hamlet", "fishing_village" }
local scoring = { "greenbough", "first", "second", "borderlands", "wildholds", 10000, "orchard", "nothing",
  "shoreside_expanse", "lost_barony" }
local texts = { "F:a1,a2,b1", "W:c4", "pass", "F:", "x", "M:a1,b2,c3", "A:k11,k10", "F:a1,a1", 7, "F:d2" }

local function options()
  return pick({ nil, {}, { ruins = true }, { solo = true }, { ruins = true, fallback = "card" }, { ambush = true },
    { fallback = "none" }, { nothing = 1 } })
end

local function placement(map, card)
  local listed, list = pcall(map.legal_list, map, card, random(2) == 1 and { ruins = true } or nil)
  if listed and type(list) == "table" and list[1] and random(4) > 1 then
    return pick(pick(list):placements())
  end
  return pick(texts)
end

local function of_map(map)
  local card, scored = pick(cards), pick(scoring)
  local text = placement(map, card)
  local what = random(15)
  if what <= 4 then
    try("place", map.place, map, text, card, options())
  elseif what == 5 then
    try("check", map.check, map, text, card, options())
  elseif what == 6 then
    try("count", map.legal_count, map, card, options())
  elseif what == 7 then
    try("score", map.score, map, scored)
    try("points", map.points, map, scored)
  elseif what == 8 then
    try("list", map.score, map, { scored, pick(scoring) })
  elseif what == 9 then
    try("preview", map.preview, map, text, card, { cards = { scored, pick(scoring) } })
  elseif what == 10 then
    try("set", map.set, map, random(13) - 1, random(13) - 1, pick({ "farm", "void", "hero", 3, 12, "mountain" }))
  elseif what == 11 then
    try("ruins", map.set_ruins, map, ("abcdefghijkl"):sub(random(12)):sub(1, 1) .. random(12), random(2) == 1)
  elseif what == 12 then
    try("svg", map.svg, map, { placement = text, refused = random(2) == 1, highlight = { "a1", pick(texts) },
      size = pick({ 8, 200, 201 }) })
    try("score_svg", map.score_svg, map, scored)
  elseif what == 13 then
    local ok, effects = pcall(map.effects, map, card, { scored }, options())
    say("effects", ok, type(effects) == "table" and #effects, type(effects) == "table" and effects[random(99)])
    try("pick", map.pick, map, card, random(1000), options())
  elseif what == 14 then
    local aim = { cards = { [scored] = random(9) - 5 }, coin = random(3), monster = random(3) - 2, coins = random(16) }
    try("hints", map.hints, map, card, aim, pick({ nil, { top = 2 }, { ruins = true, top = 33 }, { solo = true } }))
    try("value", map.value, map, aim)
    local search = try("search", cartog.search, map, card, aim, { "hamlet", pick(cards) })
    if type(search) == "table" then
      try("run", search.run, search, random(300))
      try("found", search.nodes, search)
      say(search:hints()[1])
    end
  else
    try("array", map.array, map)
    try("monsters", map.monsters, map)
    try("mountains", map.mountains, map)
    try("cpn", map.cpn, map, pick({ { coins = 3 }, { coins = 33 }, { season = "fall", time = 2 },
      { totals = { 1, -2 } } }))
  end
end

local function of_sheet(sheet)
  local card = pick(cards)
  local what = random(6)
  if what <= 3 then
    try("draw", sheet.draw, sheet, placement(sheet:map(), card), card, pick({ nil, { turn = random(9) } }))
  elseif what == 4 then
    try("season", sheet.score, sheet, pick({ 1, 2, 3, 4, 5, "spring", "autumn" }), pick(scoring), pick(scoring))
  elseif what == 5 then
    try("undo", sheet.undo, sheet, pick({ nil, random(9) }))
  else
    try("total", sheet.total, sheet)
    try("history", sheet.history, sheet)
    try("seasons", sheet.seasons, sheet)
    try("svg", sheet.svg, sheet, { title = pick({ "Ann", "\255", "&" }) })
  end
end

local function of_table(board, sheets)
  local what, owner = random(9), random(#sheets)
  if what == 1 then
    try("begin", board.begin, board)
  elseif what <= 3 then
    try("reveal", board.reveal, board, pick({ nil, nil, "orchard", "hamlet", "lake", "temple_ruins" }))
  elseif what <= 7 then
    local task = try("task", board.task, board, owner)
    local text = task and placement(sheets[owner]:map(), task.card) or "F:a1"
    try("draw", board.draw, board, sheets[owner], text, owner, random(5) == 1 and random(3) or nil)
  elseif what == 8 then
    try("score", board.score, board, sheets[owner])
  else
    try("info", board.info, board)
    try("position", board.position, board, sheets[owner], owner)
    if random(3) == 1 then
      try("back", board.undo, board, random(9), unpack(sheets))
    end
  end
end

local function of_game(game)
  local what, player = random(9), pick({ "ann", "bob", 1, 2, 3, "cy" })
  if what == 1 then
    try("begin", game.begin, game)
  elseif what <= 3 then
    try("reveal", game.reveal, game, pick({ nil, nil, "orchard", own, "hamlet", wolves }))
  elseif what <= 6 then
    local task = try("task", game.task, game, player)
    local map = task and game:map(player)
    try("draw", game.draw, game, player, map and placement(map, task.card) or "F:a1")
  elseif what == 7 then
    try("undo", game.undo, game, random(5), pick({ nil, "ann" }))
  elseif what == 8 then
    try("append", game.append, game, pick({ "; well", "nonsense", "season spring\nseason spring", "check ann c=0" }))
  else
    try("standings", game.standings, game)
    try("info", game.info, game)
    try("check", game.check, game, player)
    try("svg", game.svg, game)
  end
end

for _, card in ipairs(cartog.cards()) do
  say(card.id, card.key, card.kind, card.name, card.german, card.time, card.terrains, card.shapes, card.pass,
    card.corner, card.walk, card.category, card.solo, card.edicts)
end

local edicts = { "first", "wildholds", "second", "borderlands" }
local deck = { own, own, "orchard", "hamlet", "temple_ruins", wolves, "rift_lands", "great_river", "fishing_village" }
for _ = 1, 12 do
  local map = random(2) == 1 and boards.played(cartog, random, random(20)) or boards.arbitrary(cartog, random)
  for _ = 1, 40 do
    of_map(map)
  end
  say(map)
  local sheet = cartog.sheet(map)
  for _ = 1, 40 do
    of_sheet(sheet)
  end
  say(sheet)
  local players = random(3)
  local board = pick({ cartog.table({ players = players, seed = random(1000) }),
    cartog.table({ players = players, edicts = edicts, deck = deck }) })
  local sheets = {}
  for i = 1, players do
    sheets[i] = cartog.sheet(cartog.map("A"))
  end
  for _ = 1, 150 do
    of_table(board, sheets)
  end
  say(board, board:deck(), board:reveals(), board:edicts())
  local game = assert(pick({ cartog.game({ players = { "ann", "bob" }, seed = random(1000) }),
    cartog.game({ players = { "ann" }, edicts = edicts, deck = deck }) }))
  for _ = 1, 150 do
    of_game(game)
  end
  say(game, game:canonical())
  for step in game:steps() do
    step.game = step.game:complete()
    say(step)
  end
end

-- A map of Cartographers made of nodes, eleven by eleven, for Luanti (Minetest).
--
--   /cartog_map A          lays out a printed side where you stand, north at the top
--   /cartog_score [CARD]   scores the map that stands there; with a card, says which spaces earn what
--
-- The module is native code, so the server must trust this mod: secure.trusted_mods = cartog_map in minetest.conf. Copy
-- the folder bindings/lua/cartog with core.so in it into this one.

local mod = minetest.get_current_modname()
local path = minetest.get_modpath(mod)

-- Must be asked for here, outside of any function.
local trusted = minetest.request_insecure_environment()
if not trusted then
  error(("%s needs native code: add it to secure.trusted_mods"):format(mod), 0)
end

-- The module is loaded by the untouched require; while it is, the mod's own must be that one too.
local function load_cartog()
  trusted.package.path = path .. "/?.lua;" .. path .. "/?/init.lua;" .. trusted.package.path
  trusted.package.cpath = path .. "/?.so;" .. trusted.package.cpath
  local own = rawget(_G, "require")
  rawset(_G, "require", trusted.require)
  local found, cartog = pcall(trusted.require, "cartog")
  rawset(_G, "require", own)
  return found and cartog or error(cartog, 0)
end

local cartog = load_cartog()
trusted = nil

-- ---- nodes ----

local colours = {
  empty = "e8dfc2", forest = "3f7a35", village = "b5472f", farm = "d9b13c", water = "4a86c2", monster = "6f3f86",
  mountain = "857566", wasteland = "4d4944", void = "1c1b1a",
}

local terrain_of = {}
for terrain, colour in pairs(colours) do
  for _, ruins in ipairs({ false, true }) do
    local name = mod .. ":" .. terrain .. (ruins and "_ruins" or "")
    terrain_of[name] = { terrain, ruins }
    minetest.register_node(name, {
      description = terrain .. (ruins and " on ruins" or ""),
      tiles = { ("[combine:16x16^[noalpha^[colorize:#%s:%d"):format(colour, ruins and 180 or 255) },
      groups = { oddly_breakable_by_hand = 2 },
    })
  end
end

-- Row 1 is the northernmost, column 1 the westernmost.
local function place_of(corner, row, column)
  return { x = corner.x + column - 1, y = corner.y, z = corner.z + 11 - row }
end

local function lay_out(corner, map)
  for row = 1, 11 do
    for column = 1, 11 do
      local terrain, ruins = map:get(row, column)
      minetest.set_node(place_of(corner, row, column), { name = mod .. ":" .. terrain .. (ruins and "_ruins" or "") })
    end
  end
end

-- The map that stands there; nodes of other kinds are off the map.
local function read(corner)
  local terrain, ruins = {}, {}
  for row = 1, 11 do
    terrain[row], ruins[row] = {}, {}
    for column = 1, 11 do
      local known = terrain_of[minetest.get_node(place_of(corner, row, column)).name]
      terrain[row][column] = known and known[1] or "void"
      ruins[row][column] = known ~= nil and known[2]
    end
  end
  return cartog.from_array(terrain, ruins)
end

-- ---- commands ----

local function corner_of(name)
  local player = minetest.get_player_by_name(name)
  local position = player and player:get_pos() or { x = 0, y = 8, z = 0 }
  return { x = math.floor(position.x), y = math.floor(position.y) - 1, z = math.floor(position.z) }
end

minetest.register_chatcommand("cartog_map", {
  params = "A|B",
  description = "Lays out a printed map side",
  func = function(name, side)
    local map, why = cartog.map(side)
    if not map then
      return false, why
    end
    lay_out(corner_of(name), map)
    return true, "Side " .. side .. " lies before you"
  end,
})

local function score_text(map, wanted)
  if wanted == "" then
    local words = {}
    local points = map:score()
    for _, card in ipairs(cartog.cards("scoring")) do
      words[#words + 1] = ("%s %d"):format(card.name, points[card.key])
    end
    return table.concat(words, ", ") .. (", monsters -%d"):format((map:monsters()))
  end
  local points, parts = map:score(wanted)
  if not points then
    return nil, parts
  end
  local words = {}
  for i, part in ipairs(parts) do
    words[i] = ("%d for %s"):format(part.points, table.concat(part.spaces, " "))
  end
  return ("%s: %d%s%s"):format(cartog.card(wanted).name, points, words[1] and ": " or "", table.concat(words, "; "))
end

minetest.register_chatcommand("cartog_score", {
  params = "[CARD]",
  description = "Scores the map where you stand",
  func = function(name, wanted)
    local map, why = read(corner_of(name))
    if not map then
      return false, why
    end
    local text, problem = score_text(map, wanted)
    return text ~= nil, text or problem
  end,
})

-- ---- a server's check of itself, without players ----

if minetest.settings:get_bool("cartog_selftest") then
  minetest.register_on_mods_loaded(function()
    minetest.after(0, function()
      local corner = corner_of("nobody")
      minetest.emerge_area(corner, place_of(corner, 1, 11), function(_, _, remaining)
        if remaining > 0 then
          return
        end
        local commands = minetest.registered_chatcommands
        local _, laid = commands.cartog_map.func("nobody", "A")
        for column = 1, 3 do
          minetest.set_node(place_of(corner, 1, column), { name = mod .. ":forest" })
        end
        local _, all = commands.cartog_score.func("nobody", "")
        local _, one = commands.cartog_score.func("nobody", "greenbough")
        local refused, why = commands.cartog_score.func("nobody", "greenbow")
        print(("selftest: %s | %s | %s | %s %s | %s"):format(laid, all, one, tostring(refused), why, cartog.backend))
        minetest.request_shutdown()
      end)
    end)
  end)
end

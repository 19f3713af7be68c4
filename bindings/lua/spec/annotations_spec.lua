local support = require "support"
local cartog = support.cartog

-- The functions that the annotations declare, by class: names with their parameters.
local function declared()
  local found, params, problems = {}, {}, {}
  for line in support.read("bindings/lua/types/cartog.lua"):gmatch("[^\n]*") do
    local param = line:match("^%-%-%-@param ([%w_]+)")
    local class, name, list = line:match("^function (%w+)[.:]([%w_]+)%((.-)%) end$")
    if param or line:match("^%-%-%-@param %.%.%.") then
      params[#params + 1] = param or "..."
    elseif class then
      found[class] = found[class] or {}
      found[class][name] = list
      if table.concat(params, ", ") ~= list then
        problems[#problems + 1] = class .. "." .. name
      end
      params = {}
    end
  end
  return found, problems
end

-- The parameters of a function, as its source names them. Lua 5.1 does not tell; the other interpreters see to it.
local tells = pcall(debug.getlocal, declared, 1)
local function parameters(method)
  local names, i = {}, 1
  while true do
    local name = debug.getlocal(method, i)
    if not name then
      break
    end
    names[i] = name
    i = i + 1
  end
  return names
end

local map = cartog.map("A")
local objects = { cartog = cartog, Map = map, Sheet = cartog.sheet(map), Table = cartog.table({ seed = 1 }),
  Game = cartog.game({ seed = 1, players = { "ann" } }), Choice = map:legal("orchard")(), Card = cartog.card("orchard"),
  Search = cartog.search(map, "orchard", { cards = {} }, {}) }

describe("annotations", function()
  local classes, problems = declared()

  it("name every parameter", function()
    assert.are.same({}, problems)
  end)

  it("declare what is there, with its parameters", function()
    local names = 0
    for class, methods in pairs(classes) do
      for name, list in pairs(methods) do
        names = names + 1
        local method = objects[class][name]
        assert.are.equal("function", type(method), class .. "." .. name)
        local there = tells and parameters(method) or {}
        if there[1] == "self" then
          table.remove(there, 1)
          if class == "cartog" then
            table.insert(there, 1, "map")
          end
        end
        local wanted = tells and list:gsub(",? ?%.%.%.", "") or ""
        assert.are.equal(wanted, table.concat(there, ", "), class .. "." .. name)
      end
    end
    assert.is_true(names > 95, names)
  end)

  it("leave nothing out", function()
    for name, value in pairs(cartog) do
      if type(value) == "function" then
        assert.is_truthy(classes.cartog[name], name)
      else
        assert.is_truthy(support.read("bindings/lua/types/cartog.lua"):find("---@field " .. name .. " ", 1, true))
      end
    end
    -- A class's methods are in its source, where each is declared as function Class:name.
    for class, file in pairs({ Map = "maps rules scores pictures hints", Sheet = "sheets pictures", Table = "tables",
      Game = "games views pictures", Choice = "rules", Card = "pictures", Search = "hints" }) do
      for word in file:gmatch("%S+") do
        local source = support.read("bindings/lua/cartog/" .. word .. ".lua")
        for name in (" " .. source):gmatch("function [base.]*" .. class .. ":([%w_]+)%(") do
          assert.is_truthy(classes[class][name], class .. ":" .. name)
        end
      end
    end
  end)

  it("are Lua", function()
    local chunk = assert(loadfile("bindings/lua/types/cartog.lua"))
    assert.are.equal("table", type(chunk()))
  end)

  it("know every member of a card and of a choice", function()
    local text = support.read("bindings/lua/types/cartog.lua")
    for class, objects_of in pairs({ Card = cartog.cards(), Choice = { objects.Choice } }) do
      local fields = text:match("%-%-%-@class cartog%." .. class .. "%f[%W][^\n]*\n(.-)\n[^%-]")
      for optional, name in (fields:gsub("(@field [%w_]+) ", "%1! ")):gmatch("@field ()([%w_]+)[?!] ") do
        local seen = false
        for _, object in ipairs(objects_of) do
          seen = seen or object[name] ~= nil
        end
        assert.is_true(seen, class .. "." .. name .. optional)
      end
    end
  end)
end)

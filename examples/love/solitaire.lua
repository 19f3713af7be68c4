-- A game alone, without anything of LÖVE: what is to be drawn, what the ghost under the mouse would do, and the score.
-- All rules are the library's.

local cartog = require "cartog"

local Solitaire = {}
Solitaire.__index = Solitaire

-- The spaces of a shape such as "X.X/XXX" turned clockwise by quarters, and mirrored first if wanted, as rows and
-- columns from 0, with how many rows and columns they take.
local function orient(shape, turns, mirrored)
  local spaces, row = {}, 0
  for line in shape:gsub("%+c$", ""):gmatch("[^/]+") do
    for column = 1, #line do
      if line:sub(column, column) == "X" then
        spaces[#spaces + 1] = { row, mirrored and #line - column or column - 1 }
      end
    end
    row = row + 1
  end
  local rows, columns = 0, 0
  for _ = 1, turns do
    local lowest = 0
    for _, space in ipairs(spaces) do
      lowest = math.max(lowest, space[1])
    end
    for _, space in ipairs(spaces) do
      space[1], space[2] = space[2], lowest - space[1]
    end
  end
  for _, space in ipairs(spaces) do
    rows, columns = math.max(rows, space[1] + 1), math.max(columns, space[2] + 1)
  end
  return spaces, rows, columns
end

function Solitaire.new(seed)
  local self = setmetatable({ boxes = {}, over = false }, Solitaire)
  self.table = assert(cartog.table({ players = 1, seed = seed }))
  self.sheet = cartog.sheet(cartog.map("A"))
  self:go_on()
  return self
end

-- Goes on until the player has something to choose, or the game is over.
function Solitaire:go_on()
  while true do
    local info = self.table:info()
    if info.phase == "score" or info.phase == "over" then
      self.boxes[#self.boxes + 1] = assert(self.table:score(self.sheet))
    end
    if info.phase == "over" then
      self.over = true
      self.rating, self.title = cartog.rating((self.sheet:total()), self.table:edicts())
      return
    elseif info.phase == "begin" or info.phase == "score" then
      assert(self.table:begin())
    elseif info.phase == "reveal" then
      assert(self.table:reveal())
    else
      self.task = self.table:task()
      self.shape, self.turns, self.mirrored, self.terrain = 1, 0, false, 1
      local only = self.table:legal(self.sheet)()
      if self.task.card.kind == "ambush" or not only then
        -- Alone an ambush has one place, and a full map none.
        assert(self.table:draw(self.sheet, only and only:placements()[1] or "pass"))
      else
        self.fallback = only.fallback
        return
      end
    end
  end
end

-- What could be drawn with the shape's top left at a row and column from 1, moved onto the board: the placement, its
-- spaces as rows and columns, whether it is legal, and if not, why, and which spaces are the cause.
function Solitaire:ghost(row, column)
  local shape = self.fallback and "X" or self.task.card.shapes[self.shape]
  local spaces, rows, columns = orient(shape, self.turns, self.mirrored)
  row = math.max(1, math.min(row, 12 - rows))
  column = math.max(1, math.min(column, 12 - columns))
  local names, places = {}, {}
  for i, space in ipairs(spaces) do
    places[i] = { row + space[1], column + space[2] }
    names[i] = ("abcdefghijk"):sub(places[i][2], places[i][2]) .. places[i][1]
  end
  local placement = { terrain = self:terrains()[self.terrain], spaces = names }
  local legal, message, code, cause = self.sheet:map():check(placement, self.task.card, { ruins = self.task.ruins })
  return { placement = placement, places = places, legal = legal == true, message = message, code = code,
    cause = cause or {} }
end

-- The terrains that can be chosen now.
function Solitaire:terrains()
  if self.fallback then
    return { "forest", "village", "farm", "water", "monster" }
  end
  return self.task.card.terrains
end

function Solitaire:choose_shape()
  self.shape = self.shape % #self.task.card.shapes + 1
end

function Solitaire:choose_terrain()
  self.terrain = self.terrain % #self:terrains() + 1
end

-- Draws what the ghost shows, if it is legal.
function Solitaire:draw(ghost)
  local outcome, message = self.table:draw(self.sheet, ghost.placement)
  if not outcome then
    return nil, message
  end
  self:go_on()
  return outcome
end

-- For each edict its key, name, points now, and the spaces that earn them.
function Solitaire:edicts()
  local map, list, info = self.sheet:map(), {}, self.table:info()
  for i, key in ipairs(self.table:edicts()) do
    local points, parts = map:score(key)
    local spaces = {}
    for _, part in ipairs(parts) do
      for _, space in ipairs(part.spaces) do
        spaces[space] = true
      end
    end
    list[i] = { name = cartog.card(key).name, points = points, spaces = spaces,
      now = key == info.first or key == info.second }
  end
  return list
end

return Solitaire

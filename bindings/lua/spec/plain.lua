-- A scorer in plain Lua, as somebody without the library would write it: obvious and slow. The specs compare it with
-- the library, and the benchmark says how much faster that is. It knows what a frontend asks most: the sixteen scoring
-- cards, whether an explore card's placement is legal, and which ones are.

local plain = {}

local terrain_of = { F = "forest", V = "village", A = "farm", W = "water", M = "monster" }

-- A board of spaces by row and column, each a table with terrain (nil: empty), ruins, and void; from a position line.
function plain.board(position)
  local board, row = {}, 0
  for line in position:match("%S+"):gmatch("[^/]+") do
    row = row + 1
    board[row] = {}
    local column = 0
    for number, letter in line:gmatch("(%d*)([^%d]?)") do
      for _ = 1, tonumber(number) or 0 do
        column = column + 1
        board[row][column] = { row = row, column = column }
      end
      if letter ~= "" then
        column = column + 1
        local space = { row = row, column = column }
        local upper = letter:upper()
        space.ruins = letter ~= upper
        space.terrain = terrain_of[upper]
        if letter == "^" then
          space.terrain = "mountain"
        elseif letter == "#" then
          space.terrain = "wasteland"
        elseif letter == "_" then
          space.void = true
        end
        board[row][column] = space
      end
    end
  end
  return board
end

local function at(board, row, column)
  local space = board[row] and board[row][column]
  return space and not space.void and space or nil
end

-- The spaces of the map, in reading order.
local function spaces(board)
  local list = {}
  for row = 1, 11 do
    for column = 1, 11 do
      if at(board, row, column) then
        list[#list + 1] = board[row][column]
      end
    end
  end
  return list
end

local function neighbours(board, space)
  local list = {}
  for _, step in ipairs({ { -1, 0 }, { 0, -1 }, { 0, 1 }, { 1, 0 } }) do
    local other = at(board, space.row + step[1], space.column + step[2])
    if other then
      list[#list + 1] = other
    end
  end
  return list
end

local function beside(board, space, terrain)
  for _, other in ipairs(neighbours(board, space)) do
    if other.terrain == terrain then
      return true
    end
  end
  return false
end

local function at_edge(board, space)
  return #neighbours(board, space) < 4
end

local function closed_in(board, space)
  for _, other in ipairs(neighbours(board, space)) do
    if not other.terrain then
      return false
    end
  end
  return true
end

-- The clusters of a terrain, each a list of spaces.
local function clusters(board, terrain)
  local seen, list = {}, {}
  for _, start in ipairs(spaces(board)) do
    if start.terrain == terrain and not seen[start] then
      local cluster = { start }
      seen[start] = true
      local next_one = 1
      while cluster[next_one] do
        for _, other in ipairs(neighbours(board, cluster[next_one])) do
          if other.terrain == terrain and not seen[other] then
            seen[other] = true
            cluster[#cluster + 1] = other
          end
        end
        next_one = next_one + 1
      end
      list[#list + 1] = cluster
    end
  end
  return list
end

local function touches(board, cluster, terrain)
  for _, space in ipairs(cluster) do
    if beside(board, space, terrain) then
      return true
    end
  end
  return false
end

local function at_any_edge(board, cluster)
  for _, space in ipairs(cluster) do
    if at_edge(board, space) then
      return true
    end
  end
  return false
end

-- Adds up what a function gives for each space.
local function each(board, points)
  local sum = 0
  for _, space in ipairs(spaces(board)) do
    sum = sum + points(space)
  end
  return sum
end

-- Whether a line of spaces is full: something of it is on the map, and nothing of it is empty.
local function full(board, line)
  local some = false
  for _, place in ipairs(line) do
    local space = at(board, place[1], place[2])
    if space then
      some = true
      if not space.terrain then
        return false
      end
    end
  end
  return some
end

local function row_of(row)
  local line = {}
  for column = 1, 11 do
    line[column] = { row, column }
  end
  return line
end

local function column_of(column)
  local line = {}
  for row = 1, 11 do
    line[row] = { row, column }
  end
  return line
end

local cards = {}

function cards.sentinel_wood(board)
  return each(board, function(space)
    return space.terrain == "forest" and at_edge(board, space) and 1 or 0
  end)
end

function cards.greenbough(board)
  local points = 0
  for line = 1, 11 do
    for _, places in ipairs({ row_of(line), column_of(line) }) do
      for _, place in ipairs(places) do
        local space = at(board, place[1], place[2])
        if space and space.terrain == "forest" then
          points = points + 1
          break
        end
      end
    end
  end
  return points
end

function cards.treetower(board)
  return each(board, function(space)
    return space.terrain == "forest" and closed_in(board, space) and 1 or 0
  end)
end

function cards.stoneside_forest(board)
  local linked, points = {}, 0
  for _, cluster in ipairs(clusters(board, "forest")) do
    local mountains, count = {}, 0
    for _, space in ipairs(cluster) do
      for _, other in ipairs(neighbours(board, space)) do
        if other.terrain == "mountain" and not mountains[other] then
          mountains[other] = true
          count = count + 1
        end
      end
    end
    if count >= 2 then
      for mountain in pairs(mountains) do
        linked[mountain] = true
      end
    end
  end
  for _ in pairs(linked) do
    points = points + 3
  end
  return points
end

function cards.canal_lake(board)
  return each(board, function(space)
    return (space.terrain == "water" and beside(board, space, "farm")
      or space.terrain == "farm" and beside(board, space, "water")) and 1 or 0
  end)
end

function cards.mages_valley(board)
  return each(board, function(space)
    local worth = space.terrain == "water" and 2 or space.terrain == "farm" and 1 or 0
    return worth > 0 and beside(board, space, "mountain") and worth or 0
  end)
end

function cards.golden_granary(board)
  return each(board, function(space)
    if space.terrain == "farm" and space.ruins then
      return 3
    end
    for _, other in ipairs(neighbours(board, space)) do
      if space.terrain == "water" and other.ruins then
        return 1
      end
    end
    return 0
  end)
end

function cards.shoreside_expanse(board)
  local points = 0
  for terrain, other in pairs({ farm = "water", water = "farm" }) do
    for _, cluster in ipairs(clusters(board, terrain)) do
      if not touches(board, cluster, other) and not at_any_edge(board, cluster) then
        points = points + 3
      end
    end
  end
  return points
end

function cards.wildholds(board)
  local points = 0
  for _, cluster in ipairs(clusters(board, "village")) do
    points = points + (#cluster >= 6 and 8 or 0)
  end
  return points
end

function cards.great_city(board)
  local largest = 0
  for _, cluster in ipairs(clusters(board, "village")) do
    if not touches(board, cluster, "mountain") then
      largest = math.max(largest, #cluster)
    end
  end
  return largest
end

function cards.greengold_plains(board)
  local points = 0
  for _, cluster in ipairs(clusters(board, "village")) do
    local types = 0
    for _, terrain in ipairs({ "forest", "farm", "water", "monster", "mountain" }) do
      types = types + (touches(board, cluster, terrain) and 1 or 0)
    end
    points = points + (types >= 3 and 3 or 0)
  end
  return points
end

function cards.shieldgate(board)
  local sizes = {}
  for i, cluster in ipairs(clusters(board, "village")) do
    sizes[i] = #cluster
  end
  table.sort(sizes)
  return sizes[2] and 2 * sizes[#sizes - 1] or 0
end

function cards.borderlands(board)
  local points = 0
  for line = 1, 11 do
    points = points + (full(board, row_of(line)) and 6 or 0) + (full(board, column_of(line)) and 6 or 0)
  end
  return points
end

function cards.lost_barony(board)
  local largest = 0
  for side = 1, 11 do
    for row = 1, 12 - side do
      for column = 1, 12 - side do
        local filled = true
        for r = row, row + side - 1 do
          for c = column, column + side - 1 do
            local space = at(board, r, c)
            filled = filled and space ~= nil and space.terrain ~= nil
          end
        end
        if filled then
          largest = side
        end
      end
    end
  end
  return 3 * largest
end

function cards.broken_road(board)
  local points = 0
  for row = 1, 11 do
    local line = {}
    for step = 0, 11 - row do
      line[step + 1] = { row + step, 1 + step }
    end
    points = points + (full(board, line) and 3 or 0)
  end
  return points
end

function cards.cauldrons(board)
  return each(board, function(space)
    return not space.terrain and closed_in(board, space) and 1 or 0
  end)
end

plain.cards = cards

-- ---- legal placements ----

-- The orientations of a shape, given as rows of X and ., each a list of offsets in reading order from 0.
local function orientations(shape)
  local cells, row = {}, 0
  for line in shape:gmatch("[X.]+") do
    for column = 1, #line do
      if line:sub(column, column) == "X" then
        cells[#cells + 1] = { row, column - 1 }
      end
    end
    row = row + 1
  end
  local list, seen = {}, {}
  for orientation = 1, 8 do
    local turned = {}
    for i, cell in ipairs(cells) do
      turned[i] = { cell[2], -cell[1] }
    end
    if orientation == 5 then
      for _, cell in ipairs(turned) do
        cell[2] = -cell[2]
      end
    end
    cells = turned
    local top, left = math.huge, math.huge
    for _, cell in ipairs(cells) do
      top, left = math.min(top, cell[1]), math.min(left, cell[2])
    end
    local offsets, words = {}, {}
    for i, cell in ipairs(cells) do
      offsets[i] = { cell[1] - top, cell[2] - left }
    end
    table.sort(offsets, function(a, b)
      return a[1] < b[1] or (a[1] == b[1] and a[2] < b[2])
    end)
    for i, offset in ipairs(offsets) do
      words[i] = offset[1] .. "." .. offset[2]
    end
    local key = table.concat(words, " ")
    if not seen[key] then
      seen[key] = true
      list[#list + 1] = offsets
    end
  end
  return list
end

-- The names of the spaces that offsets cover from a row and column, or nil where they do not fit.
local function fit(board, offsets, row, column, ruins)
  local names, covers = {}, false
  for i, offset in ipairs(offsets) do
    local space = at(board, row + offset[1], column + offset[2])
    if not space or space.terrain then
      return nil
    end
    covers = covers or space.ruins
    names[i] = ("abcdefghijk"):sub(space.column, space.column) .. space.row
  end
  return (covers or not ruins) and table.concat(names, ",") or nil
end

-- Every set of spaces that an explore card allows, as names; ruins: it must cover ruins. The second result says
-- whether they are the single spaces of the fallback.
function plain.legal(board, shapes, ruins)
  local list, seen = {}, {}
  for _, shape in ipairs(shapes) do
    for _, offsets in ipairs(orientations(shape)) do
      for row = 1, 11 do
        for column = 1, 11 do
          local names = fit(board, offsets, row, column, ruins)
          if names and not seen[names] then
            seen[names] = true
            list[#list + 1] = names
          end
        end
      end
    end
  end
  if #list > 0 then
    return list, false
  end
  for _, space in ipairs(spaces(board)) do
    if not space.terrain then
      list[#list + 1] = ("abcdefghijk"):sub(space.column, space.column) .. space.row
    end
  end
  return list, true
end

-- Whether a placement is legal.
function plain.check(board, shapes, terrains, ruins, placement)
  local letter, names = placement:match("^(.):(.*)$")
  local offsets, top, left, covers = {}, math.huge, math.huge, false
  for column, row in names:gmatch("([a-k])(%d+)") do
    local space = at(board, tonumber(row), ("abcdefghijk"):find(column))
    if not space or space.terrain then
      return false
    end
    covers = covers or space.ruins
    offsets[#offsets + 1] = { space.row, space.column }
    top, left = math.min(top, space.row), math.min(left, space.column)
  end
  table.sort(offsets, function(a, b)
    return a[1] < b[1] or (a[1] == b[1] and a[2] < b[2])
  end)
  local function same(shape)
    if #shape ~= #offsets then
      return false
    end
    for i, offset in ipairs(shape) do
      if offset[1] ~= offsets[i][1] - top or offset[2] ~= offsets[i][2] - left then
        return false
      end
    end
    return true
  end
  for _, shape in ipairs(shapes) do
    for _, oriented in ipairs(orientations(shape)) do
      if same(oriented) and (covers or not ruins) then
        for _, terrain in ipairs(terrains) do
          if terrain == terrain_of[letter] then
            return true
          end
        end
        return false
      end
    end
  end
  return #offsets == 1 and terrain_of[letter] ~= nil and select(2, plain.legal(board, shapes, ruins))
end

plain.tools = { at = at, spaces = spaces, neighbours = neighbours, beside = beside, at_edge = at_edge,
  closed_in = closed_in, clusters = clusters, touches = touches, at_any_edge = at_any_edge, full = full,
  row_of = row_of, column_of = column_of }

return plain

-- What the sixteen cards pay for, in plain Lua, as somebody without the library would write it: each gives its points
-- and a list of parts with points, unit and spaces. The specs compare it with the library, the benchmark its speed.

local tools = require("plain").tools
local at, spaces, neighbours, clusters, full = tools.at, tools.spaces, tools.neighbours, tools.clusters, tools.full

local function name_of(space)
  return ("abcdefghijk"):sub(space.column, space.column) .. space.row
end

-- The spaces of a list, by name and in reading order.
local function names_of(list)
  table.sort(list, function(a, b)
    return a.row < b.row or (a.row == b.row and a.column < b.column)
  end)
  local names = {}
  for i, space in ipairs(list) do
    names[i] = name_of(space)
  end
  return names
end

local function sum_of(parts)
  local points = 0
  for _, part in ipairs(parts) do
    points = points + part.points
  end
  return points, parts
end

-- A part for each space that a function gives points for.
local function each(points_of)
  return function(board)
    local parts = {}
    for _, space in ipairs(spaces(board)) do
      local points = points_of(board, space)
      if points > 0 then
        parts[#parts + 1] = { points = points, unit = "space", spaces = { name_of(space) } }
      end
    end
    return sum_of(parts)
  end
end

-- The spaces of a line, or only those of a terrain.
local function on_line(board, line, terrain)
  local list = {}
  for _, place in ipairs(line) do
    local space = at(board, place[1], place[2])
    if space and (not terrain or space.terrain == terrain) then
      list[#list + 1] = space
    end
  end
  return list
end

-- A part for each cluster of terrains that a function gives points for.
local function each_cluster(terrains, points_of)
  return function(board)
    local parts = {}
    for _, terrain in ipairs(terrains) do
      for _, cluster in ipairs(clusters(board, terrain)) do
        local points = points_of(board, cluster, terrain)
        if points > 0 then
          parts[#parts + 1] = { points = points, unit = "cluster", spaces = names_of(cluster) }
        end
      end
    end
    return sum_of(parts)
  end
end

local parts_of = {}

parts_of.sentinel_wood = each(function(board, space)
  return space.terrain == "forest" and tools.at_edge(board, space) and 1 or 0
end)

parts_of.treetower = each(function(board, space)
  return space.terrain == "forest" and tools.closed_in(board, space) and 1 or 0
end)

parts_of.canal_lake = each(function(board, space)
  return (space.terrain == "water" and tools.beside(board, space, "farm")
    or space.terrain == "farm" and tools.beside(board, space, "water")) and 1 or 0
end)

parts_of.mages_valley = each(function(board, space)
  local worth = space.terrain == "water" and 2 or space.terrain == "farm" and 1 or 0
  return worth > 0 and tools.beside(board, space, "mountain") and worth or 0
end)

parts_of.golden_granary = each(function(board, space)
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

parts_of.cauldrons = each(function(board, space)
  return not space.terrain and tools.closed_in(board, space) and 1 or 0
end)

function parts_of.greenbough(board)
  local parts = {}
  for line = 1, 11 do
    for unit, places in pairs({ row = tools.row_of(line), column = tools.column_of(line) }) do
      local list = on_line(board, places, "forest")
      if list[1] then
        parts[#parts + 1] = { points = 1, unit = unit, spaces = names_of(list) }
      end
    end
  end
  return sum_of(parts)
end

function parts_of.borderlands(board)
  local parts = {}
  for line = 1, 11 do
    for unit, places in pairs({ row = tools.row_of(line), column = tools.column_of(line) }) do
      if full(board, places) then
        parts[#parts + 1] = { points = 6, unit = unit, spaces = names_of(on_line(board, places)) }
      end
    end
  end
  return sum_of(parts)
end

function parts_of.broken_road(board)
  local parts = {}
  for row = 1, 11 do
    local line = {}
    for step = 0, 11 - row do
      line[step + 1] = { row + step, 1 + step }
    end
    if full(board, line) then
      parts[#parts + 1] = { points = 3, unit = "diagonal", spaces = names_of(on_line(board, line)) }
    end
  end
  return sum_of(parts)
end

function parts_of.stoneside_forest(board)
  local linked, parts = {}, {}
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
    for mountain in pairs(count >= 2 and mountains or {}) do
      linked[mountain] = true
    end
  end
  for mountain in pairs(linked) do
    parts[#parts + 1] = { points = 3, unit = "mountain", spaces = { name_of(mountain) } }
  end
  return sum_of(parts)
end

parts_of.shoreside_expanse = each_cluster({ "farm", "water" }, function(board, cluster, terrain)
  return not tools.touches(board, cluster, terrain == "farm" and "water" or "farm")
    and not tools.at_any_edge(board, cluster) and 3 or 0
end)

parts_of.wildholds = each_cluster({ "village" }, function(_, cluster)
  return #cluster >= 6 and 8 or 0
end)

parts_of.greengold_plains = each_cluster({ "village" }, function(board, cluster)
  local types = 0
  for _, terrain in ipairs({ "forest", "farm", "water", "monster", "mountain" }) do
    types = types + (tools.touches(board, cluster, terrain) and 1 or 0)
  end
  return types >= 3 and 3 or 0
end)

local function of_cluster(cluster, points)
  return points, points > 0 and { { points = points, unit = "cluster", spaces = names_of(cluster) } } or {}
end

function parts_of.great_city(board)
  local largest = {}
  for _, cluster in ipairs(clusters(board, "village")) do
    if not tools.touches(board, cluster, "mountain") and #cluster > #largest then
      largest = cluster
    end
  end
  return of_cluster(largest, #largest)
end

function parts_of.shieldgate(board)
  local list, place = clusters(board, "village"), {}
  for i, cluster in ipairs(list) do
    place[cluster] = i
  end
  table.sort(list, function(a, b)
    return #a > #b or (#a == #b and place[a] < place[b])
  end)
  return of_cluster(list[2] or {}, 2 * #(list[2] or {}))
end

function parts_of.lost_barony(board)
  local largest, found = 0, {}
  for side = 1, 11 do
    for row = 1, 12 - side do
      for column = 1, 12 - side do
        local square, filled = {}, true
        for r = row, row + side - 1 do
          for c = column, column + side - 1 do
            local space = at(board, r, c)
            filled = filled and space ~= nil and space.terrain ~= nil
            square[#square + 1] = space
          end
        end
        if filled and side > largest then
          largest, found = side, square
        end
      end
    end
  end
  return 3 * largest, largest > 0 and { { points = 3 * largest, unit = "square", spaces = names_of(found) } } or {}
end

return parts_of

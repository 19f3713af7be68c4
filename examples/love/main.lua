-- A game of Cartographers alone, for LÖVE 11: the mouse draws, the wheel turns the shape, the right button mirrors it,
-- space takes the card's other shape, tab its other terrain, 1 to 4 show what an edict pays for, R begins anew.
--
--   love examples/love                          needs the module; see bindings/lua/README.md
--   love examples/love --smoke                  plays a whole game without a window
--   love examples/love --screenshot FILE.png    draws for a while, and saves a picture

local Solitaire = require "solitaire"

local size, left, top = 46, 40, 44
local colours = {
  empty = { 0.93, 0.89, 0.78 }, forest = { 0.36, 0.55, 0.29 }, village = { 0.75, 0.33, 0.26 },
  farm = { 0.87, 0.72, 0.27 }, water = { 0.32, 0.55, 0.76 }, monster = { 0.48, 0.30, 0.56 },
  mountain = { 0.52, 0.46, 0.41 }, wasteland = { 0.35, 0.33, 0.30 }, void = { 0.15, 0.14, 0.13 },
}
local letters = { forest = "F", village = "V", farm = "A", water = "W", monster = "M", mountain = "^", wasteland = "#" }

local game, ghost, message, shown, frames, picture = nil, nil, "", 1, 0, nil

-- Draws the first legal placement of each card until the game is over or so many are drawn, as a player might.
local function play(most)
  local drawn = 0
  while not game.over and drawn < most do
    for row = 1, 11 do
      for column = 1, 11 do
        ghost = game:ghost(row, column)
        if ghost.legal then
          break
        end
      end
      if ghost.legal then
        break
      end
    end
    if ghost.legal then
      assert(game:draw(ghost))
      drawn = drawn + 1
    elseif game.turns < 3 then
      game.turns = game.turns + 1
    elseif not game.mirrored then
      game.turns, game.mirrored = 0, true
    else
      game.turns, game.mirrored = 0, false
      game:choose_shape()
    end
  end
  return drawn
end

local function smoke()
  local refused = 0
  for row = 1, 11 do
    refused = refused + (game:ghost(row, 4).legal and 0 or 1)
  end
  local drawn = play(math.huge)
  print(("smoke: %d placements refused, %d drawn, %d seasons, rating %d: %s"):format(refused, drawn, #game.boxes,
    game.rating, game.title))
  love.event.quit(game.over and #game.boxes == 4 and refused > 0 and 0 or 1)
end

function love.load(arguments)
  game = Solitaire.new(7)
  for i, argument in ipairs(arguments) do
    if argument == "--smoke" then
      smoke()
    elseif argument == "--screenshot" then
      picture = arguments[i + 1]
      play(9)
      ghost = game:ghost(2, 3)
    end
  end
end

-- The row and column under a point, or nil.
local function space_at(x, y)
  local row, column = math.floor((y - top) / size) + 1, math.floor((x - left) / size) + 1
  if row >= 1 and row <= 11 and column >= 1 and column <= 11 then
    return row, column
  end
end

local function follow(x, y)
  if picture then
    return
  end
  local row, column = space_at(x, y)
  ghost = row and not game.over and game:ghost(row, column) or nil
end

function love.mousemoved(x, y)
  follow(x, y)
end

function love.mousepressed(x, y, button)
  if button == 2 then
    game.mirrored = not game.mirrored
  elseif ghost then
    local outcome, why = game:draw(ghost)
    message = outcome and ("%d coins"):format(outcome.coins) or why
  end
  follow(x, y)
end

function love.wheelmoved(_, y)
  game.turns = (game.turns + (y > 0 and 1 or 3)) % 4
  follow(love.mouse.getPosition())
end

function love.keypressed(key)
  if key == "escape" then
    love.event.quit()
  elseif key == "r" then
    game, message = Solitaire.new(os.time() % 100000), ""
  elseif key == "space" and not game.over then
    game:choose_shape()
  elseif key == "tab" and not game.over then
    game:choose_terrain()
  elseif key:match("^[1-4]$") then
    shown = tonumber(key)
  end
  follow(love.mouse.getPosition())
end

local function rectangle(mode, row, column, inset)
  love.graphics.rectangle(mode, left + (column - 1) * size + inset, top + (row - 1) * size + inset, size - 2 * inset,
    size - 2 * inset)
end

local function draw_board(tinted)
  local map = game.sheet:map()
  for row = 1, 11 do
    love.graphics.setColor(0.9, 0.9, 0.9)
    love.graphics.print(row, left - 26, top + (row - 0.68) * size)
    love.graphics.print(("abcdefghijk"):sub(row, row), left + (row - 0.6) * size, top - 22)
    for column = 1, 11 do
      local terrain, ruins = map:get(row, column)
      love.graphics.setColor(colours[terrain])
      rectangle("fill", row, column, 1)
      if ruins then
        love.graphics.setColor(0.25, 0.2, 0.15)
        rectangle("line", row, column, 13)
      end
      if letters[terrain] then
        love.graphics.setColor(1, 1, 1)
        love.graphics.print(letters[terrain], left + (column - 0.6) * size, top + (row - 0.68) * size)
      end
      if tinted[("abcdefghijk"):sub(column, column) .. row] then
        love.graphics.setColor(1, 0.95, 0.4)
        love.graphics.setLineWidth(3)
        rectangle("line", row, column, 3)
        love.graphics.setLineWidth(1)
      end
    end
  end
end

local function draw_ghost()
  for _, place in ipairs(ghost.places) do
    if ghost.legal then
      love.graphics.setColor(0.2, 0.85, 0.3, 0.75)
    else
      love.graphics.setColor(0.9, 0.15, 0.15, 0.7)
    end
    rectangle("fill", place[1], place[2], 5)
  end
end

local function draw_panel(edicts)
  local x, y = left + 11 * size + 24, top
  local function line(text, colour)
    love.graphics.setColor(colour or { 0.92, 0.92, 0.92 })
    love.graphics.print(text, x, y)
    y = y + 22
  end
  local info = game.table:info()
  line(("%s, time %d of %d, %d coins"):format(info.season, info.time, info.threshold, (game.sheet:coins())))
  if game.over then
    line(("rating %d: %s"):format(game.rating, game.title), { 1, 0.95, 0.4 })
  else
    local card = game.task.card
    line(card.name .. (game.task.ruins and ", over ruins" or ""), { 1, 0.95, 0.4 })
    line(game.fallback and "no shape fits: a single space" or "shape " .. card.shapes[game.shape])
    line("draws " .. game:terrains()[game.terrain])
  end
  y = y + 12
  for i, edict in ipairs(edicts) do
    line(("%s %s. %s: %d"):format(edict.now and "*" or " ", ("ABCD"):sub(i, i), edict.name, edict.points),
      i == shown and { 1, 0.95, 0.4 } or nil)
  end
  line(("   monsters: -%d"):format((game.sheet:map():monsters())))
  y = y + 12
  for i, box in ipairs(game.boxes) do
    line(("season %d: %d + %d + %d - %d = %d"):format(i, box.first, box.second, box.coins, box.monsters, box.total))
  end
  line(("total %d"):format((game.sheet:total())))
end

function love.draw()
  local edicts = game:edicts()
  love.graphics.clear(0.16, 0.17, 0.19)
  draw_board(edicts[shown].spaces)
  if ghost then
    draw_ghost()
  end
  draw_panel(edicts)
  love.graphics.setColor(ghost and not ghost.legal and { 1, 0.5, 0.5 } or { 0.7, 0.95, 0.7 })
  love.graphics.print(ghost and (ghost.message or "legal: click to draw") or message, left, top + 11 * size + 14)

  frames = frames + 1
  if picture and frames == 3 then
    love.graphics.captureScreenshot(function(image)
      local file = assert(io.open(picture, "wb"))
      file:write(image:encode("png"):getString())
      file:close()
      love.event.quit()
    end)
  end
end

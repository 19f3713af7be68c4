-- Maps: printed sides, own maps, positions and grids as text, and what lies on a space.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local rows, columns = number("ROWS"), number("COLUMNS")
  local Map = {}
  base.Map = Map

  local own = base.own("map", "cartog.map")
  base.own_map, base.is_map = own, lib.is("map")

  local function copy(map)
    local other = base.new("map")
    lib.copy(other, 0, map, 0, base.size("map"))
    return other
  end
  base.copy_map = copy

  -- Makes sure that an argument is a map.
  function base.expect_map(value, argument, name, level)
    if not base.is_map(value) then
      base.bad(argument, name, "cartog.map expected, got " .. (value == nil and "no value" or type(value)),
        (level or 0) + 1)
    end
  end

  -- ---- making ----

  local sides = { A = number("SIDE_A"), B = number("SIDE_B"), a = number("SIDE_A"), b = number("SIDE_B") }

  -- cartog.map "A": a printed side, blank. cartog.map{row, ...}: an own map or any position from eleven rows of
  -- letters.
  function cartog.map(side)
    if type(side) == "table" then
      local lines = {}
      for i, row in ipairs(side) do
        base.expect(row, "string", 1, "map")
        lines[i] = row
      end
      local map, text_error = base.new("map"), base.new("text_error")
      local status = lib.grid_parse(table.concat(lines, "\n"), map, text_error)
      if status ~= 0 then
        return base.fail_text(status, text_error)
      end
      return map
    end
    base.expect(side, "string", 1, "map")
    if not sides[side] then
      return base.fail(number("ERROR_RANGE"))
    end
    local map = base.new("map")
    lib.map_init(map, sides[side])
    return map
  end

  -- cartog.from_array(terrain, ruins): from eleven lists of eleven codes or names; ruins, where given, of the same form
  -- with true or 1 for a mark.
  function cartog.from_array(terrain, ruins)
    base.expect(terrain, "table", 1, "from_array")
    if ruins ~= nil then
      base.expect(ruins, "table", 2, "from_array")
    end
    local codes, marks = lib.new("u8", rows * columns), lib.new("u8", rows * columns)
    for row = 1, rows do
      base.expect(terrain[row], "table", 1, "from_array")
      if ruins then
        base.expect(ruins[row], "table", 2, "from_array")
      end
      for column = 1, columns do
        local code, mark = terrain[row][column], ruins and ruins[row][column] or 0
        code = base.terrain_numbers[code] or code
        mark = mark == true and 1 or mark
        base.expect_whole(code, 0, 255, 1, "from_array")
        base.expect_whole(mark, 0, 255, 2, "from_array")
        lib.set_u8(codes, columns * (row - 1) + column - 1, code)
        lib.set_u8(marks, columns * (row - 1) + column - 1, mark)
      end
    end
    local map, wrong = base.new("map"), base.new("spaces")
    local status = lib.map_from_arrays(map, codes, marks, wrong)
    if status ~= 0 then
      return base.fail(status, lib.names(wrong, 0))
    end
    return map
  end

  -- ---- positions ----

  local fields = {}
  for _, name in ipairs({ "SEASON", "COINS", "EDICTS", "RUINS", "TOTALS" }) do
    fields[name] = number("FIELD_" .. name)
  end
  local at = {}
  for _, name in ipairs({ "fields", "season", "time", "coins", "ruins", "edicts", "totals", "total_count" }) do
    at[name] = base.offset("position", name)
  end

  local function has(bits, field)
    return math.floor(bits / fields[field]) % 2 == 1
  end

  -- The fields of a position as a table.
  local function read_fields(position)
    local bits, result = lib.get_u32(position, at.fields), {}
    if has(bits, "SEASON") then
      result.season = base.seasons[lib.get_u32(position, at.season)]
      result.time = lib.get_u32(position, at.time)
    end
    if has(bits, "COINS") then
      result.coins = lib.get_u32(position, at.coins)
    end
    if has(bits, "EDICTS") then
      result.edicts = {}
      for i = 1, number("EDICTS") do
        local key = lib.card_key(lib.get_u32(position, at.edicts + 4 * (i - 1)))
        result.edicts[i] = key ~= "" and key or false
      end
    end
    if has(bits, "RUINS") then
      result.ruins = lib.get_u32(position, at.ruins) ~= 0
    end
    if has(bits, "TOTALS") then
      result.totals = {}
      for i = 1, lib.get_u32(position, at.total_count) do
        result.totals[i] = lib.get_i32(position, at.totals + 4 * (i - 1))
      end
    end
    return result
  end

  -- cartog.parse(text): the map of a position line or grid, and a position's fields. Comment lines before it and the
  -- line break behind it are skipped.
  function cartog.parse(text)
    base.expect(text, "string", 1, "parse")
    local first, line = 1, 1
    while true do
      local _, last = text:find("^[ \t]*\r?\n", first)
      if not last then
        _, last = text:find("^[ \t]*;[^\n]*\n", first)
      end
      if not last then
        break
      end
      first, line = last + 1, line + 1
    end
    local body = text:sub(first)
    local text_error, map, known = base.new("text_error"), base.new("map"), {}
    local status
    if lib.text_form(body) == number("FORM_CPN") then
      local position = base.new("position")
      status = lib.position_parse(body:gsub("\r?\n[ \t\r\n]*$", ""), position, text_error)
      if status == 0 then
        lib.copy(map, 0, position, base.offset("position", "map"), base.size("map"))
        known = read_fields(position)
      end
    else
      status = lib.grid_parse(body, map, text_error)
    end
    if status ~= 0 then
      local member = base.offset("text_error", "line")
      lib.set_u32(text_error, member, lib.get_u32(text_error, member) + line - 1)
      return base.fail_text(status, text_error)
    end
    return map, known
  end

  local option_types = { season = "string", time = "number", coins = "number", edicts = "table", ruins = "boolean",
    totals = "table" }

  local function write_fields(position, options)
    local bits = 0
    if options.season ~= nil then
      local season = base.season_numbers[options.season]
      if not season then
        base.bad(1, "cpn", ("'%s' is no season"):format(options.season), 1)
      end
      base.expect_whole(options.time or 0, 0, 2 ^ 32 - 1, 1, "cpn", 1)
      bits = bits + fields.SEASON
      lib.set_u32(position, at.season, season)
      lib.set_u32(position, at.time, options.time or 0)
    end
    if options.coins ~= nil then
      base.expect_whole(options.coins, 0, 2 ^ 32 - 1, 1, "cpn", 1)
      bits = bits + fields.COINS
      lib.set_u32(position, at.coins, options.coins)
    end
    if options.edicts ~= nil then
      bits = bits + fields.EDICTS
      for i = 1, number("EDICTS") do
        local id = 0
        if options.edicts[i] then
          local card, message, code, spaces = base.card_of(options.edicts[i], 1, "cpn", 1, number("KIND_SCORING"))
          if not card then
            return nil, message, code, spaces
          end
          id = base.card_id(card)
        end
        lib.set_u32(position, at.edicts + 4 * (i - 1), id)
      end
    end
    if options.ruins then
      bits = bits + fields.RUINS
      lib.set_u32(position, at.ruins, 1)
    end
    if options.totals ~= nil then
      bits = bits + fields.TOTALS
      for i, total in ipairs(options.totals) do
        base.expect_whole(total, -2 ^ 31, 2 ^ 31 - 1, 1, "cpn", 1)
        if i <= number("SEASONS") then
          lib.set_i32(position, at.totals + 4 * (i - 1), total)
        end
      end
      lib.set_u32(position, at.total_count, #base.sequence(options.totals))
    end
    lib.set_u32(position, at.fields, bits)
    return true
  end

  -- map:cpn(fields): the position as one line, with these fields, if any.
  function Map:cpn(options)
    own(self, "cpn")
    base.expect_options(options, option_types, 1, "cpn")
    local position = base.new("position")
    lib.copy(position, base.offset("position", "map"), self, 0, base.size("map"))
    if options then
      local done, message, code, spaces = write_fields(position, options)
      if not done then
        return nil, message, code, spaces
      end
    end
    local text = lib.position_print(position)
    if type(text) == "number" then
      return base.fail(text)
    end
    return text
  end

  -- map:grid(): the map as lines for people.
  function Map:grid()
    own(self, "grid")
    return (lib.grid_print(self))
  end

  -- ---- spaces ----

  -- The space that two arguments name: "c4", or row and column from 1. Gives its number and how many arguments it took.
  local function space_of(a, b, name)
    if type(a) == "string" then
      return base.space_numbers[a], 1
    end
    base.expect_whole(a, 1, rows, 1, name, 1)
    base.expect_whole(b, 1, columns, 2, name, 1)
    return columns * (a - 1) + b - 1, 2
  end

  -- map:get "c4" or map:get(row, column): the terrain, and whether there is a ruins mark, drawn on or not.
  function Map:get(space, column)
    own(self, "get")
    local at_space = space_of(space, column, "get")
    if not at_space then
      return base.fail(number("ERROR_SPACE_UNKNOWN"))
    end
    return base.terrains[lib.map_terrain(self, at_space)], lib.map_ruins(self, at_space) == 1
  end

  -- map:set("c4", terrain) or map:set(row, column, terrain): changes a space without asking any rule.
  function Map:set(space, column, terrain)
    own(self, "set")
    local at_space, took = space_of(space, column, "set")
    if took == 1 then
      terrain = column
    end
    local code = base.terrain_numbers[terrain] or terrain
    base.expect_whole(code, 0, 255, took + 1, "set")
    if not at_space then
      return base.fail(number("ERROR_SPACE_UNKNOWN"))
    end
    local status = lib.map_set_terrain(self, at_space, code)
    if status ~= 0 then
      return base.fail(status)
    end
    return true
  end

  -- map:set_ruins("c4", there) or map:set_ruins(row, column, there): sets or takes away a ruins mark.
  function Map:set_ruins(space, column, there)
    own(self, "set_ruins")
    local at_space, took = space_of(space, column, "set_ruins")
    if took == 1 then
      there = column
    end
    base.expect(there, "boolean", took + 1, "set_ruins")
    if not at_space then
      return base.fail(number("ERROR_SPACE_UNKNOWN"))
    end
    local status = lib.map_set_ruins(self, at_space, there and 1 or 0)
    if status ~= 0 then
      return base.fail(status)
    end
    return true
  end

  -- map:spaces(terrain): names of the spaces of a terrain; "empty" includes undrawn ruins.
  function Map:spaces(terrain)
    own(self, "spaces")
    local code = base.terrain_numbers[terrain] or terrain
    base.expect_whole(code, 0, 255, 1, "spaces")
    local set = base.new("spaces")
    local status = lib.map_spaces(self, code, set)
    if status ~= 0 then
      return base.fail(status)
    end
    return lib.names(set, 0)
  end

  -- map:ruins(): names of the spaces with a ruins mark, drawn on or not.
  function Map:ruins()
    own(self, "ruins")
    local set = base.new("spaces")
    lib.map_ruins_spaces(self, set)
    return lib.names(set, 0)
  end

  -- map:array(): eleven lists of eleven terrain codes, and the same of booleans for ruins marks.
  function Map:array()
    own(self, "array")
    local codes, marks = lib.new("u8", rows * columns), lib.new("u8", rows * columns)
    lib.map_to_arrays(self, codes, marks)
    local terrain, ruins = {}, {}
    for row = 1, rows do
      terrain[row], ruins[row] = {}, {}
      for column = 1, columns do
        local space = columns * (row - 1) + column - 1
        terrain[row][column] = lib.get_u8(codes, space)
        ruins[row][column] = lib.get_u8(marks, space) ~= 0
      end
    end
    return terrain, ruins
  end

  -- map:copy(): another map of the same content.
  function Map:copy()
    own(self, "copy")
    return copy(self)
  end

  base.class("map", "cartog.map", Map, function(map)
    return (lib.grid_print(map))
  end)
end

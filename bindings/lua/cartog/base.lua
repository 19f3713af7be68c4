-- What all parts of the binding share: numbers of the library by name, buffers and their members, spaces by name, and
-- the ways to fail.
--
-- A part of the binding is a function of this base; it adds what it knows to it, and what people use to base.cartog.

local floor, type = math.floor, type

return function(lib, backend)
  local base = { lib = lib, cartog = { backend = backend } }

  -- ---- numbers of the library ----

  local constants = {}
  do
    local value = lib.new("i64")
    local index = 0
    local name = lib.constant_name(index)
    while name ~= "" do
      if lib.constant_value(index, value) == 0 then
        constants[name] = lib.get_i64(value, 0)
      end
      index = index + 1
      name = lib.constant_name(index)
    end
  end

  -- base.number "COINS_MAX" is CARTOG_COINS_MAX.
  function base.number(name)
    return constants["CARTOG_" .. name] or error("no constant " .. name)
  end

  -- Where a member lies in its struct.
  function base.offset(kind, member)
    return constants["offsetof cartog_" .. kind .. "." .. member] or error("no member " .. kind .. "." .. member)
  end

  function base.size(kind)
    return constants["sizeof cartog_" .. kind] or error("no struct " .. kind)
  end

  -- ---- buffers ----

  -- A new buffer, with its size member set where it has one.
  local function new(kind)
    local buffer = lib.new(kind)
    if constants["offsetof cartog_" .. kind .. ".size"] == 0 then
      lib.set_u32(buffer, 0, constants["sizeof cartog_" .. kind])
    end
    return buffer
  end
  base.new = new

  -- Two functions: one takes a buffer for a while, the other gives it back. What lies in it is not wiped. Whoever
  -- fails in between loses it, and whoever comes in between (a finalizer may) takes another, so two uses never meet.
  function base.pool(kind, count)
    local spare
    local function take()
      local buffer = spare
      spare = nil
      return buffer or (count and lib.new(kind, count) or new(kind))
    end
    local function give(buffer)
      spare = buffer
    end
    return take, give
  end

  -- A function that reads a whole number at that place of a kind's buffers.
  function base.reader(kind, member, get)
    local offset = base.offset(kind, member)
    get = get or lib.get_u32
    return function(buffer)
      return get(buffer, offset)
    end
  end

  -- Copies a struct out of another one's member.
  function base.member(buffer, kind, member, member_kind)
    local copy = new(member_kind)
    lib.copy(copy, 0, buffer, base.offset(kind, member), base.size(member_kind))
    return copy
  end

  -- A user's list up to its first hole, where # may see further.
  function base.sequence(list)
    local result = {}
    for i, value in ipairs(list) do
      result[i] = value
    end
    return result
  end

  -- A list of numbers as an array.
  function base.array(list)
    if #list > 2 ^ 20 then
      error(("a list of %d is too long"):format(#list), 0)
    end
    local array = lib.new("u32", #list)
    for i = 1, #list do
      lib.set_u32(array, 4 * (i - 1), list[i])
    end
    return array
  end

  -- The first numbers of an array as a list.
  function base.list(array, count, get)
    local list = {}
    get = get or lib.get_u32
    for i = 1, count do
      list[i] = get(array, 4 * (i - 1))
    end
    return list
  end

  -- ---- spaces and words ----

  local numbers = {}
  for space = 0, base.number("SPACES") - 1 do
    local name = lib.space_name(space)
    numbers[name], numbers[name:upper()] = space, space
  end
  base.space_numbers = numbers

  local terrains, terrain_numbers = {}, {}
  for number = 0, base.number("TERRAIN_VOID") do
    local name = lib.terrain_name(number)
    if name ~= "" then
      terrains[number], terrain_numbers[name] = name, number
    end
  end
  base.terrains, base.terrain_numbers = terrains, terrain_numbers

  -- The terrains of a set of bits, as names in the order of their numbers.
  function base.terrain_names(bits)
    local list = {}
    for number = 0, base.number("TERRAIN_VOID") do
      if floor(bits / 2 ^ number) % 2 == 1 then
        list[#list + 1] = terrains[number]
      end
    end
    return list
  end

  base.seasons = {}
  base.season_numbers = {}
  for season = 1, base.number("SEASONS") do
    local key = lib.card_key(base.number("CARD_SPRING") + season - 1)
    base.seasons[season], base.season_numbers[key] = key, season
  end

  -- ---- failing ----

  -- What depends on data: nil, a sentence, a stable word, and the spaces that are the cause.
  function base.fail(status, spaces)
    return nil, lib.status_message(status), lib.status_slug(status), spaces or {}
  end

  local error_line, error_column = base.reader("text_error", "line"), base.reader("text_error", "column")

  -- The same for a text, and its place. what names the text where it was one of several.
  function base.fail_text(status, text_error, what)
    local place = { line = error_line(text_error), column = error_column(text_error) }
    local message = ("%sline %d, column %d: %s"):format(what and what .. ", " or "", place.line, place.column,
      lib.status_message(status))
    return nil, message, lib.status_slug(status), {}, place
  end

  -- Misuse raises, and blames the line that called the function of that name. These are called directly by that
  -- function, so the caller is two levels up from here; level says how many more lie between.
  function base.bad(argument, name, problem, level)
    error(("bad argument #%d to '%s' (%s)"):format(argument, name, problem), 3 + (level or 0))
  end

  local function describe(value)
    return value == nil and "no value" or type(value)
  end

  function base.expect(value, wanted, argument, name, level)
    if type(value) ~= wanted then
      error(("bad argument #%d to '%s' (%s expected, got %s)"):format(argument, name, wanted, describe(value)),
        3 + (level or 0))
    end
  end

  function base.expect_whole(value, least, most, argument, name, level)
    if type(value) ~= "number" then
      error(("bad argument #%d to '%s' (number expected, got %s)"):format(argument, name, describe(value)),
        3 + (level or 0))
    end
    if not (value >= least and value <= most and value == floor(value)) then
      error(("bad argument #%d to '%s' (a whole number from %d to %d expected)"):format(argument, name, least, most),
        3 + (level or 0))
    end
  end

  -- A table of options, of which each has a type; nil is none. Unknown ones are spelling mistakes.
  function base.expect_options(options, known, argument, name, level)
    if options == nil then
      return
    end
    level = 3 + (level or 0)
    if type(options) ~= "table" then
      error(("bad argument #%d to '%s' (table expected, got %s)"):format(argument, name, type(options)), level)
    end
    for key, value in pairs(options) do
      local wanted = known[key]
      if wanted == nil then
        error(("bad argument #%d to '%s' (unknown option '%s')"):format(argument, name, tostring(key)), level)
      end
      if wanted ~= "any" and type(value) ~= wanted then
        error(("bad argument #%d to '%s' (option '%s': %s expected, got %s)"):format(argument, name, key, wanted,
          type(value)), level)
      end
    end
  end

  -- A function that makes sure that a method is called on its own kind, for kinds that are buffers.
  function base.own(kind, title)
    local is = lib.is(kind)
    return function(self, name)
      if not is(self) then
        error(("calling '%s' on bad self (%s expected, got %s)"):format(name, title, describe(self)), 3)
      end
    end, is
  end

  -- Makes a kind's buffers a class: its methods, how two are compared, and what prints it.
  function base.class(kind, title, index, text)
    local is, same = lib.is(kind), lib.same
    lib.class(kind, {
      __index = index,
      __tostring = text,
      __eq = function(a, b)
        return is(a) and is(b) and same(a, b)
      end,
      __name = title,
      __metatable = title,
    })
  end

  -- A seed as decimal text, or nil: numbers are exact only up to 2^53, texts reach 2^64 - 1.
  function base.seed_text(seed)
    if type(seed) == "number" then
      return seed >= 0 and seed <= 2 ^ 53 and seed == floor(seed) and ("%.0f"):format(seed) or nil
    end
    local digits = type(seed) == "string" and seed:match("^%d+$") and seed:gsub("^0+(%d)", "%1")
    local most = "18446744073709551615"
    return digits and (#digits < #most or (#digits == #most and digits <= most)) and digits or nil
  end

  return base
end

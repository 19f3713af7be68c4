-- The library for hosts that forbid C modules but have LuaJIT's ffi. Loads libcartog, makes sure that it is the library
-- these declarations describe, and offers the same calls on buffers as the C module.
--
-- The library is looked for in this order: what the environment variable CARTOG_LIBRARY names; in the folder of this
-- file and the one above it; where the system finds its libraries.

local ffi = require "ffi"
local api = require "cartog.api"
local calls = require "cartog.calls"
local declarations = require "cartog.declarations"

local cast, istype, new = ffi.cast, ffi.istype, ffi.new

-- Tables with room for what is to come, where LuaJIT is new enough to make them.
local has_new_table, new_table = pcall(require, "table.new")
if not has_new_table then
  new_table = function()
    return {}
  end
end

-- Declaring a struct twice is an error, and this module may be loaded again.
if not pcall(ffi.typeof, "cartog_map") then
  ffi.cdef(declarations.c)
end

-- ---- the library ----

-- What to ask ffi.load for, in order.
local function candidates()
  local list = {}
  local named = os.getenv and os.getenv("CARTOG_LIBRARY")
  if named and named ~= "" then
    return { named }
  end
  local source = debug and debug.getinfo(1, "S").source or ""
  local folder = source:match("^@(.*[/\\])[^/\\]*$")
  local name = ffi.os == "Windows" and "cartog.dll" or ffi.os == "OSX" and "libcartog.dylib" or "libcartog.so"
  if folder then
    list[1], list[2] = folder .. name, folder .. "../" .. name
  end
  list[#list + 1] = "cartog"
  -- Without development files only the name with the interface's number is there.
  if ffi.os ~= "Windows" and ffi.os ~= "OSX" then
    list[#list + 1] = "libcartog.so." .. declarations.abi
  end
  return list
end

-- Every constant of a library by name: sizes of structs and places of members among them.
local function constants_of(C)
  local constants, value = {}, new("int64_t[1]")
  for index = 0, 100000 do
    local name = ffi.string(C.cartog_constant_name(index))
    if name == "" then
      break
    end
    if C.cartog_constant_value(index, value) == 0 then
      constants[name] = tonumber(value[0])
    end
  end
  return constants
end

local function function_of(library, name)
  return library[name]
end

-- What keeps a library from being used, or nil.
local function mismatch(C)
  local here = C.cartog_abi()
  if here ~= declarations.abi then
    return ("it has binary interface %d, and %d is needed"):format(here, declarations.abi)
  end
  for name in declarations.c:gmatch("(cartog_[%w_]+)%(") do
    if not pcall(function_of, C, name) then
      return "it has no " .. name
    end
  end
  local constants = constants_of(C)
  for struct, members in pairs(declarations.members) do
    local size, wanted = constants["sizeof " .. struct], ffi.sizeof(struct)
    -- Structs that say their size may have grown at their end.
    if size ~= wanted and not (members[1] == "size" and size and size > wanted) then
      return ("%s has %s bytes there, and %d here"):format(struct, tostring(size), wanted)
    end
    for _, member in ipairs(members) do
      local offset = constants["offsetof " .. struct .. "." .. member]
      if offset ~= ffi.offsetof(struct, member) then
        return ("%s.%s lies elsewhere"):format(struct, member)
      end
    end
  end
  return nil
end

local function load_library()
  local reasons = {}
  for _, name in ipairs(candidates()) do
    local found, C = pcall(ffi.load, name)
    local reason = C
    if found then
      local asked, said = pcall(mismatch, C)
      if asked and said == nil then
        return C
      end
      reason = said
    end
    reasons[#reasons + 1] = ("  %s: %s"):format(name, tostring(reason))
  end
  error("cannot load the cartog library:\n" .. table.concat(reasons, "\n"), 0)
end

local C = load_library()

-- ---- calls ----

local function to_text(text)
  return ffi.string(text)
end

local function to_number(number)
  return tonumber(number)
end

local function printed(print)
  local size = 1024
  local out = new("char[?]", size)
  local needed = tonumber(print(out, size))
  if needed >= size then
    size = needed + 1
    out = new("char[?]", size)
    needed = tonumber(print(out, size))
  end
  return needed < 0 and needed or ffi.string(out, needed)
end

local lib = calls(C, to_text, to_number, printed)

-- ---- buffers ----

-- Gives back its first argument. That a buffer is named behind the use of a pointer into it keeps it from being
-- collected meanwhile: the pointer does not.
local function keep(result)
  return result
end

-- Structs that stand alone and structs in arrays, by kind. They have no names, so that loading the module again makes
-- new ones, whose metatables are free.
local alone, arrays = {}, {}
for struct in pairs(declarations.members) do
  local kind = struct:gsub("^cartog_", "")
  alone[kind] = ffi.typeof(("struct { uint64_t _n; %s _v[1]; }"):format(struct))
  arrays[kind] = ffi.typeof(("struct { uint64_t _n; %s _v[?]; }"):format(struct))
end
for kind, number in pairs({ u8 = "uint8_t", u32 = "uint32_t", i32 = "int32_t", i64 = "int64_t" }) do
  alone[kind] = ffi.typeof(("struct { uint64_t _n; %s _v[1]; }"):format(number))
  arrays[kind] = ffi.typeof(("struct { uint64_t _n; %s _v[?]; }"):format(number))
end

function lib.new(kind, count)
  local buffer
  if count == nil then
    buffer = new(alone[kind])
  else
    buffer = new(arrays[kind], count)
  end
  buffer._n = count or 1
  return buffer
end

-- A choice of its own, a copy of one of an array, counted from 0; and a list of so many of them from one on. Made one
-- by one they are cheap, since the compiler inlines that.
local one_choice = alone.choice

function lib.item(buffer, index)
  local item = new(one_choice)
  item._n = 1
  item._v[0] = buffer._v[index]
  keep(nil, buffer)
  return item
end

local item_of = lib.item

-- Every legal set of spaces as a list of buffers of their own, or a negative status.
function lib.choices(map, task)
  local count = lib.choices_count(map, task)
  if count < 0 then
    return count
  end
  local list, choices = new_table(count, 0), lib.new("choice", count)
  lib.choices_list(map, task, choices)
  for i = 1, count do
    list[i] = item_of(choices, i - 1)
  end
  return list
end

function lib.class(kind, metamethods)
  local index = metamethods.__index
  if type(index) == "table" then
    -- A table would make an error of a member that is not there.
    metamethods.__index = function(_, name)
      return index[name]
    end
  end
  ffi.metatype(alone[kind], metamethods)
end

function lib.is(kind)
  local ctype = alone[kind]
  return function(value)
    return istype(ctype, value)
  end
end

local bytes = ffi.typeof("unsigned char *")
for name, ctype in pairs({ u8 = "uint8_t *", u32 = "uint32_t *", i32 = "int32_t *", i64 = "int64_t *" }) do
  local pointer = ffi.typeof(ctype)
  lib["get_" .. name] = function(buffer, offset)
    return keep(tonumber(cast(pointer, cast(bytes, buffer._v) + offset)[0]), buffer)
  end
  lib["set_" .. name] = function(buffer, offset, value)
    cast(pointer, cast(bytes, buffer._v) + offset)[0] = value
    keep(nil, buffer)
  end
end

local u64 = ffi.typeof("uint64_t *")

function lib.get_u64(buffer, offset)
  return keep(tostring(cast(u64, cast(bytes, buffer._v) + offset)[0]):gsub("ULL$", ""), buffer)
end

function lib.set_u64(buffer, offset, text)
  local value = new("uint64_t", 0)
  for digit in text:gmatch("%d") do
    value = 10 * value + tonumber(digit)
  end
  cast(u64, cast(bytes, buffer._v) + offset)[0] = value
  keep(nil, buffer)
end

function lib.get_text(buffer, offset)
  local text, room = cast(bytes, buffer._v) + offset, ffi.sizeof(buffer) - 8 - offset
  local length = 0
  while length < room and text[length] ~= 0 do
    length = length + 1
  end
  return keep(ffi.string(text, length), buffer)
end

function lib.set_text(buffer, offset, text)
  ffi.copy(cast(bytes, buffer._v) + offset, text, #text)
  keep(nil, buffer)
end

function lib.copy(to, to_offset, from, from_offset, size)
  ffi.copy(cast(bytes, to._v) + to_offset, cast(bytes, from._v) + from_offset, size)
  keep(nil, to, from)
end

function lib.same(a, b)
  return keep(ffi.sizeof(a) == ffi.sizeof(b)
    and ffi.string(cast(bytes, a._v), ffi.sizeof(a) - 8) == ffi.string(cast(bytes, b._v), ffi.sizeof(b) - 8), a, b)
end

local names = {}
for space = 0, 120 do
  names[space] = ffi.string(C.cartog_space_name(space))
end

local set = ffi.typeof("const cartog_spaces *")
local numbers_of_spaces = ffi.typeof("uint32_t[121]")

-- Room for the numbers of spaces, and for parts. Whoever uses it takes it away meanwhile: a finalizer that comes in
-- between finds none, and makes its own.
local spare_numbers, spare_parts

local function names_of(spaces)
  local numbers = spare_numbers or new(numbers_of_spaces)
  spare_numbers = nil
  local count = tonumber(C.cartog_spaces_list(spaces, numbers, 121))
  local result = new_table(count, 0)
  for i = 1, count do
    result[i] = names[numbers[i - 1]]
  end
  spare_numbers = numbers
  return result
end

function lib.names(buffer, offset)
  return keep(names_of(cast(set, cast(bytes, buffer._v) + offset)), buffer)
end

local one_number = ffi.typeof("int32_t[1]")
local one_map = alone.map

-- Both give nothing if the first is no map, which spares asking for that before.
function lib.points(map, card)
  if not istype(one_map, map) then
    return nil
  end
  local points = new(one_number)
  local status = C.cartog_score(map._v, card, points)
  return keep(status ~= 0 and status or points[0], map)
end

function lib.explain(map, card, units)
  if not istype(one_map, map) then
    return nil
  end
  local parts = spare_parts or new("cartog_part[121]")
  spare_parts = nil
  local count = tonumber(C.cartog_score_explain(map._v, card, parts, 121))
  if count < 0 then
    return keep(count, map)
  end
  local sum, result = 0, new_table(count, 0)
  for i = 1, count do
    local part = parts[i - 1]
    result[i] = { points = part.points, unit = units[part.unit], spaces = names_of(part.spaces) }
    sum = sum + part.points
  end
  spare_parts = parts
  return keep(sum, map), result
end

return api(lib, "ffi")

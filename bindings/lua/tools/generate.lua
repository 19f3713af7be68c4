-- Writes the files that repeat the public headers, from the headers themselves:
--
--   lua bindings/lua/tools/generate.lua FOLDER
--
-- writes FOLDER/src/calls.h (the functions of the C module), and FOLDER/cartog/declarations.lua and calls.lua (the same
-- for LuaJIT's ffi). Run from the repository's top; needs a C preprocessor as `cc`. A test compares what it writes
-- with what is there.
--
-- Both sides have the same functions under the same names (cartog_map_init is map_init), and they are called alike:
-- structs and arrays are buffers, nil is NULL, a text and its length are one string, the room for a text is no
-- argument but the result (a string, or a negative status), and an array's length is the buffer's own.

local folder = assert(arg[1], "usage: generate.lua FOLDER")
local pipe = assert(io.popen("cc -E -P -Iinclude include/cartog/cartog.h"))
local source = pipe:read("*a"):gsub("%s+", " ")
pipe:close()
pipe = assert(io.popen("cc -E -dM -Iinclude include/cartog/cartog.h"))
local abi = assert(pipe:read("*a"):match("#define CARTOG_ABI (%d+)"))
pipe:close()

local scalars = { uint8_t = "u8", uint32_t = "u32", int32_t = "i32", int64_t = "i64" }

-- Least number of items behind a pointer, where it is not 1, by parameter name; "count" means that of the function.
local least = {
  terrain = 121, ruins = 121, edicts = 4, external = 2, points = "count", before = "count", after = "count",
  ranks = "count",
}
-- cartog_score and cartog_map_monsters give one number of points.
local single = { score = true, map_monsters = true, table_init = true }

local structs, kinds = {}, {}
for body, name in source:gmatch("typedef struct {([^}]*)} (cartog_[%w_]+);") do
  structs[#structs + 1] = { name = name, body = body:gsub("^ ", ""):gsub(" $", "") }
  kinds[#kinds + 1] = name:gsub("^cartog_", "")
end

-- The same for one parameter of one function, as C.
local least_of = { score_choices = { points = "COUNT(4, u32) * COUNT(6, effect)" } }

-- Left out: what is for arrays of many boards, whose sizes are products that no rule here knows.
local function is_left_out(name)
  return name:find("^cartog_batch_") ~= nil
end

local functions = {}
for result, name, parameters in source:gmatch("([%w_ ]+[ %*])(cartog_[%w_]+)%(([^()]*)%);") do
  if not result:find("typedef") and not is_left_out(name) then
    functions[#functions + 1] = { result = result:gsub("^ +", ""):gsub(" +$", ""), name = name, text = parameters }
  end
end

local function parse_parameters(text)
  local list = {}
  for parameter in text:gmatch("[^,]+") do
    local declared, name, array = parameter:match("^ ?(.-)([%w_]+)(%[?%d*%]?)$")
    if name ~= "void" then
      local base = declared:gsub("const ", ""):gsub("[ %*]", "")
      list[#list + 1] = { base = base, name = name, pointer = array ~= "" or declared:find("%*") ~= nil }
    end
  end
  return list
end

local function is_count(parameter)
  return parameter.base == "uint64_t" and not parameter.pointer
    and (parameter.name == "cap" or parameter.name:find("count$") ~= nil)
end

local function kind_of(parameter)
  return scalars[parameter.base] or (parameter.base:gsub("^cartog_", ""))
end

-- What one function looks like on both sides: names of its Lua arguments, C expressions and Lua expressions.
local function describe(f)
  local short = f.name:gsub("^cartog_", "")
  local parameters = parse_parameters(f.text)
  local d = { short = short, arguments = {}, c = {}, lua = {}, buffers = {}, printer = false, result = f.result,
    name = f.name }
  local count
  local i = 1
  while i <= #parameters do
    local p, following = parameters[i], parameters[i + 1]
    local counted = following and is_count(following)
    if p.base == "char" and p.pointer and counted then
      d.printer = true
      d.c[#d.c + 1], d.lua[#d.lua + 1] = "out, cap", "out, cap"
      i = i + 1
    else
      d.arguments[#d.arguments + 1] = p.name
      local at = #d.arguments
      if p.base == "char" then
        d.c[#d.c + 1], d.lua[#d.lua + 1] = ("TEXT(%d)"):format(at), ("%s, #%s"):format(p.name, p.name)
        i = i + 1 -- its length
      elseif p.pointer then
        local minimum = counted and 0 or least_of[short] and least_of[short][p.name]
          or not single[short] and least[p.name] or 1
        if minimum == "count" then
          minimum = assert(count, f.name)
        end
        d.c[#d.c + 1] = ("POINTER(%d, %s, %s)"):format(at, kind_of(p), minimum)
        d.lua[#d.lua + 1] = ("p(%s)"):format(p.name)
        d.buffers[#d.buffers + 1] = p.name
        if counted then
          count = count or ("COUNT(%d, %s)"):format(at, kind_of(p))
          d.c[#d.c + 1] = ("COUNT(%d, %s)"):format(at, kind_of(p))
          d.lua[#d.lua + 1] = ("n(%s)"):format(p.name)
          i = i + 1
        end
      else
        d.c[#d.c + 1] = ("NUMBER(%d, %s)"):format(at, p.base)
        d.lua[#d.lua + 1] = p.name
      end
    end
    i = i + 1
  end
  return d
end

-- Breaks a text at blanks into lines of at most width bytes; all but the first begin with the indent.
local function wrapped(text, width, indent)
  local lines, line = {}, nil
  for word in text:gmatch("%S+") do
    if line and #line + #word + 1 > width then
      lines[#lines + 1] = line
      line = indent .. word
    else
      line = line and line .. " " .. word or word
    end
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n")
end

local function write(name, text)
  local file = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
  file:close()
end

-- ---- the C module ----

local function macro(name, list)
  return "#define " .. name .. " \\\n  " .. wrapped(table.concat(list, " "), 116, "  "):gsub("\n", " \\\n")
end
local items, names, bodies = {}, {}, {}
for _, kind in ipairs(kinds) do
  items[#items + 1] = ("KIND(%s,~cartog_%s)"):format(kind, kind)
end
for _, base in ipairs({ "uint8_t", "uint32_t", "int32_t", "int64_t" }) do
  items[#items + 1] = ("KIND(%s,~%s)"):format(scalars[base], base)
end
for _, f in ipairs(functions) do
  local d = describe(f)
  local result = d.printer and "PRINTED" or d.result:find("char") and "NAME" or "STATUS"
  local call = ("CALL(%s, %s(%s(%s)))"):format(d.short, result, d.name, table.concat(d.c, ", "))
  -- Each macro stays whole.
  call = call:gsub("(%(%d+,) ", "%1~"):gsub("(%(%d+,~[%w_]+,) ", "%1~"):gsub("(COUNT%(%d+,) ", "%1~")
  bodies[#bodies + 1] = wrapped(call, 118, "     "):gsub("~", " ")
  names[#names + 1] = ("ENTRY(%s)"):format(d.short)
end
write("src/calls.h", table.concat({
  "/* Written by bindings/lua/tools/generate.lua from the public headers; do not edit.",
  " * Included twice by core.c: for the lists, and again with CALL defined for the functions. */",
  "#ifndef CALL",
  (macro("KINDS", items):gsub("~", " ")),
  "",
  macro("CALLS", names),
  "#else",
  table.concat(bodies, "\n"),
  "#endif",
}, "\n") .. "\n")

-- ---- ffi ----

local declared = {}
for _, s in ipairs(structs) do
  declared[#declared + 1] = "typedef struct {"
  for member in s.body:gmatch("[^;]+;") do
    declared[#declared + 1] = "  " .. member:gsub("^ ", "")
  end
  declared[#declared + 1] = ("} %s;"):format(s.name)
end
for _, f in ipairs(functions) do
  local prototype = f.result .. (f.result:find("%*$") and "" or " ") .. f.name .. "(" .. f.text .. ");"
  prototype = prototype:gsub("([^%[])%[%d+%]", "%1[]")
  declared[#declared + 1] = wrapped(prototype, 118, "  ")
end
local members = {}
for _, s in ipairs(structs) do
  local list = {}
  for member in s.body:gmatch("([%w_]+)[%[%]%d]*;") do
    list[#list + 1] = '"' .. member .. '"'
  end
  local one = ("%s = { %s },"):format(s.name, table.concat(list, ", "))
  members[#members + 1] = "  " .. wrapped(one, 116, "    ")
end
local mark = "-- Written by bindings/lua/tools/generate.lua from the public headers; do not edit.\n"
write("cartog/declarations.lua", mark .. "local declarations = {}\n\n"
  .. "-- The binary interface that these are.\ndeclarations.abi = " .. abi .. "\n\ndeclarations.c = [[\n"
  .. table.concat(declared, "\n") .. "\n]]\n\n"
  .. "-- Members of the structs, whose places are compared with those of the library that is loaded.\n"
  .. "declarations.members = {\n" .. table.concat(members, "\n") .. "\n}\n\nreturn declarations\n")

local lua = {
  mark,
  "-- The functions of a library, on buffers. to_text and to_number convert what C gives back; printed calls a printer",
  "-- with room that is large enough.",
  "return function(C, to_text, to_number, printed)",
  "  local lib = {}",
  "  local function p(buffer)",
  "    return buffer and buffer._v",
  "  end",
  "  local function n(buffer)",
  "    return buffer and buffer._n or 0",
  "  end",
  "  -- Gives back its first argument. That the buffers are named behind a call keeps them from being collected",
  "  -- during it: a pointer into a buffer does not.",
  "  local function keep(result)",
  "    return result",
  "  end",
}
for _, f in ipairs(functions) do
  local d = describe(f)
  local call = ("C.%s(%s)"):format(d.name, table.concat(d.lua, ", "))
  local convert = d.result:find("char") and "to_text(%s)" or d.result == "int64_t" and not d.printer
    and "to_number(%s)" or "%s"
  call = convert:format(call)
  if #d.buffers > 0 then
    call = ("keep(%s, %s)"):format(call, table.concat(d.buffers, ", "))
  end
  lua[#lua + 1] = ("  function lib.%s(%s)"):format(d.short, table.concat(d.arguments, ", "))
  if d.printer then
    lua[#lua + 1] = "    return printed(function(out, cap)"
    lua[#lua + 1] = "      return " .. wrapped(call, 110, "        ")
    lua[#lua + 1] = "    end)"
  else
    lua[#lua + 1] = "    return " .. wrapped(call, 108, "      ")
  end
  lua[#lua + 1] = "  end"
end
lua[#lua + 1] = "  return lib\nend\n"
write("cartog/calls.lua", table.concat(lua, "\n"))

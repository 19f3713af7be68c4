-- What the specs share. They run from the repository's top; CARTOG_BACKEND names the back end ("core" or "ffi"), and
-- CARTOG_CLI the command line to compare with.

local support = {}

support.backend = os.getenv("CARTOG_BACKEND") or "core"
support.cartog = require("cartog." .. support.backend)

function support.read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

-- The rows of a shared vector file, each a list of its fields.
function support.vectors(name)
  local rows = {}
  for line in support.read("tests/vectors/" .. name .. ".tsv"):gmatch("[^\n]+") do
    if line:sub(1, 1) ~= "#" then
      local row = {}
      for field in (line .. "\t"):gmatch("([^\t]*)\t") do
        row[#row + 1] = field
      end
      rows[#rows + 1] = row
    end
  end
  return rows
end

function support.split(text, pattern)
  local list = {}
  for word in text:gmatch(pattern) do
    list[#list + 1] = word
  end
  return list
end

-- "key,ruins,solo" of a vector: the key, and the words as options.
function support.task(text)
  local words, options = support.split(text, "[^,]+"), {}
  for i = 2, #words do
    options[words[i] == "card" and "fallback" or words[i]] = words[i] == "card" and "card" or true
  end
  return words[1], options
end

-- The first placement of an iterator over choices, "pass" where there is none.
function support.first(choices)
  local choice = choices()
  return choice and choice:placements()[1] or "pass"
end

-- What the command line prints, given arguments and a text as its standard input.
function support.command(arguments, input)
  local cli = assert(os.getenv("CARTOG_CLI"), "CARTOG_CLI is not set")
  local name = os.tmpname()
  local file = assert(io.open(name, "wb"))
  file:write(input or "")
  file:close()
  local pipe = assert(io.popen(("%s %s < %s 2>/dev/null"):format(cli, arguments, name)))
  local output = pipe:read("*a")
  pipe:close()
  os.remove(name)
  return output
end

-- A generator of whole numbers from 1 to n, the same on every interpreter.
function support.random(seed)
  local state = seed % 2147483647
  return function(n)
    state = (state * 16807 + 11) % 2147483647
    return state % n + 1
  end
end

return support

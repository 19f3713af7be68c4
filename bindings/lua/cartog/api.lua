-- Makes of a back end's calls what people use. The back ends (cartog.core in C, cartog.ffi for LuaJIT) hand over the
-- library's functions on buffers and the name of the back end; everything else is common to them.

local base = require "cartog.base"
-- In an order in which each finds what it needs. Everything is loaded here and now: hosts may take require away later.
local parts = {}
for i, name in ipairs({ "cards", "maps", "rules", "scores", "sheets", "tables", "records", "games", "views",
  "audits", "pictures", "hints" }) do
  parts[i] = require("cartog." .. name)
end

return function(lib, backend)
  local made = base(lib, backend)
  for _, part in ipairs(parts) do
    part(made)
  end
  return made.cartog
end

-- cartog: validates and scores Cartographers. See bindings/lua/README.md.
--
-- Takes the C module where there is one, else LuaJIT's ffi; cartog.backend says which. To have one and no other,
-- require "cartog.core" or "cartog.ffi" instead.

local found, cartog = pcall(require, "cartog.core")
if found then
  return cartog
end
local found_ffi, other = pcall(require, "cartog.ffi")
if found_ffi then
  return other
end
error(("cartog needs its C module or LuaJIT's ffi and the cartog library.\nC module: %s\nffi: %s"):format(
  tostring(cartog), tostring(other)), 0)

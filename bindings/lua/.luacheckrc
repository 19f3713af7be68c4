-- From the top of the sources:
--   luacheck --config bindings/lua/.luacheckrc bindings/lua examples/love examples/luanti_mod examples/score_map.lua
-- The least that all five interpreters have in common; what only some have is named where it is used.
std = "min"
max_line_length = 120
exclude_files = { "**/types/*.lua" }
files["**/spec/*.lua"] = { std = "min+busted", read_globals = { "jit" } }
files["**/examples/love/*.lua"] = { globals = { "love" } }
files["**/examples/luanti_mod/*.lua"] = { read_globals = { "minetest" } }

-- The least that all five interpreters have in common; LuaJIT's own are named where they are used.
std = "min"
exclude_files = { "types" }
max_line_length = 120
files["cartog"] = { read_globals = { "jit" } }
files["spec"] = { std = "min+busted", read_globals = { "jit" } }

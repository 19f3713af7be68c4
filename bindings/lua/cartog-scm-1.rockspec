-- From the top of the sources: luarocks make bindings/lua/cartog-scm-1.rockspec
rockspec_format = "3.0"
package = "cartog"
version = "scm-1"
source = {
  url = "git+file://.", -- a rock is made from the sources at hand
}
description = {
  summary = "Validates and scores the board game Cartographers",
  detailed = [[
Says whether a drawing is legal and, if not, why; scores every card and names the spaces that earned each point; runs
whole games and verifies their records. The C library is compiled in.]],
  license = "MIT",
}
dependencies = {
  "lua >= 5.1, < 5.5",
}
build = {
  type = "builtin",
  modules = {
    ["cartog"] = "bindings/lua/cartog/init.lua",
    ["cartog.api"] = "bindings/lua/cartog/api.lua",
    ["cartog.audits"] = "bindings/lua/cartog/audits.lua",
    ["cartog.base"] = "bindings/lua/cartog/base.lua",
    ["cartog.calls"] = "bindings/lua/cartog/calls.lua",
    ["cartog.cards"] = "bindings/lua/cartog/cards.lua",
    ["cartog.core"] = {
      sources = { "bindings/lua/src/core.c" }, -- takes in all of lib/
      incdirs = { "include", "lib" },
    },
    ["cartog.declarations"] = "bindings/lua/cartog/declarations.lua",
    ["cartog.ffi"] = "bindings/lua/cartog/ffi.lua",
    ["cartog.games"] = "bindings/lua/cartog/games.lua",
    ["cartog.hints"] = "bindings/lua/cartog/hints.lua",
    ["cartog.maps"] = "bindings/lua/cartog/maps.lua",
    ["cartog.pictures"] = "bindings/lua/cartog/pictures.lua",
    ["cartog.records"] = "bindings/lua/cartog/records.lua",
    ["cartog.rules"] = "bindings/lua/cartog/rules.lua",
    ["cartog.scores"] = "bindings/lua/cartog/scores.lua",
    ["cartog.sheets"] = "bindings/lua/cartog/sheets.lua",
    ["cartog.tables"] = "bindings/lua/cartog/tables.lua",
    ["cartog.views"] = "bindings/lua/cartog/views.lua",
  },
}

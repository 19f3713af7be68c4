-- How the module is found and chosen. Runs the interpreter again, with paths and libraries that are wrong in some way;
-- CARTOG_LUA names it, CARTOG_WORK is a folder for what is compiled and written here.

local support = require "support"

local lua, work = assert(os.getenv("CARTOG_LUA")), assert(os.getenv("CARTOG_WORK"))
local library = assert(os.getenv("CARTOG_LIBRARY"))
local has_ffi = type(jit) == "table"

-- What a piece of Lua prints, or the error that it ends with; environment is put before the command.
local function run(environment, code)
  local pipe = assert(io.popen(("env %s %s -e '%s' 2>&1"):format(environment, lua, code)))
  local output = pipe:read("*a")
  pipe:close()
  return output
end

local function write(name, text)
  local file = assert(io.open(work .. "/" .. name, "wb"))
  file:write(text)
  file:close()
  return work .. "/" .. name
end

-- A library that has every function, but says something else of itself.
local function impostor(name, abi, rename)
  local symbols = {}
  for symbol in support.read("bindings/lua/cartog/declarations.lua"):gmatch("(cartog_[%w_]+)%(") do
    if symbol ~= "cartog_abi" and symbol ~= "cartog_constant_name" and symbol ~= "cartog_constant_value" then
      symbols[#symbols + 1] = ("void %s(void) {}"):format(symbol)
    end
  end
  local source = write(name .. ".c", table.concat(symbols, "\n") .. ([[

    #include <stdint.h>
    #include <dlfcn.h>
    static void *real(const char *name) {
      return dlsym(dlopen("%s", RTLD_NOW), name);
    }
    int32_t cartog_abi(void) { return %d; }
    const char *cartog_constant_name(uint32_t index) {
      return ((const char *(*)(uint32_t))real("cartog_constant_name"))(index);
    }
    int32_t cartog_constant_value(uint32_t index, int64_t *value) {
      int32_t status = ((int32_t (*)(uint32_t, int64_t *))real("cartog_constant_value"))(index, value);
      %s
      return status;
    }
  ]]):format(library, abi, rename or ""))
  local made = work .. "/" .. name .. ".so"
  assert(os.execute(("cc -shared -fPIC -w -o %s %s -ldl"):format(made, source)))
  return made
end

local nowhere = 'LUA_CPATH="/nowhere/?.so"'

describe("the module", function()
  it("takes the C module where there is one", function()
    if support.backend == "core" then
      assert.are.equal("core\n", run("", 'print(require("cartog").backend)'))
      assert.are.equal("core\n", run("", 'print(require("cartog.core").backend)'))
    else
      assert.are.equal("ffi\n", run("", 'print(require("cartog.ffi").backend)'))
    end
  end)

  it("takes ffi without it, or says what it looked for", function()
    local said = run(nowhere, 'print(require("cartog").backend)')
    if has_ffi then
      assert.are.equal("ffi\n", said)
    else
      assert.is_truthy(said:find("cartog needs its C module or LuaJIT", 1, true), said)
      assert.is_truthy(said:find("cartog/core", 1, true) or said:find("cartog.core", 1, true), said)
    end
  end)

  it("can be loaded again", function()
    assert.are.equal("true\n", run("", ([[
      local one = require("cartog.NAME")
      local map = one.map("A")
      for name in pairs(package.loaded) do
        if name:match("^cartog") then package.loaded[name] = nil end
      end
      local two = require("cartog.NAME")
      print(one ~= two and two.map("A") == two.map("A") and map:score("greenbough") == 0)
    ]]):gsub("NAME", support.backend)))
  end)

  if has_ffi and support.backend == "core" then
    it("works beside the other back end, and refuses its objects", function()
      local said = run("", [[
        local core, ffi = require("cartog.core"), require("cartog.ffi")
        print(core.backend, ffi.backend, (pcall(core.sheet, ffi.map("A"))))
      ]])
      assert.are.equal("core\tffi\tfalse\n", said)
    end)
  end

  -- What follows is about ffi.
  if not has_ffi then
    return
  end

  it("knows a library that is not there, or not the one", function()
    local function refused(name, ...)
      local said = run(nowhere .. " CARTOG_LIBRARY=" .. name, 'require("cartog.ffi")')
      for _, words in ipairs({ "cannot load the cartog library", ... }) do
        assert.is_truthy(said:find(words, 1, true), said)
      end
    end
    refused("/nowhere/libcartog.so", "/nowhere/libcartog.so: cannot open")
    refused("libm.so.6", "libm.so.6: ", "cartog_abi")
    refused(impostor("abi", 7), "it has binary interface 7, and 0 is needed")
    refused(impostor("moved", 0, 'if (__builtin_strcmp(cartog_constant_name(index), "offsetof cartog_verdict.spaces")'
      .. " == 0) *value += 8;"), "cartog_verdict.spaces lies elsewhere")
    refused(impostor("shrunk", 0, 'if (__builtin_strcmp(cartog_constant_name(index), "sizeof cartog_verdict") == 0)'
      .. " *value -= 8;"), "cartog_verdict has 24 bytes there, and 32 here")
    refused(impostor("grown", 0, 'if (__builtin_strcmp(cartog_constant_name(index), "sizeof cartog_map") == 0)'
      .. " *value += 8;"), "cartog_map has 520 bytes there, and 512 here")
    -- A struct that says its size may have grown.
    local said = run(nowhere .. " CARTOG_LIBRARY=" .. impostor("larger", 0,
      'if (__builtin_strcmp(cartog_constant_name(index), "sizeof cartog_verdict") == 0) *value += 8;'),
      'require("cartog.ffi")')
    assert.is_falsy(said:find("cannot load", 1, true), said)
  end)

  it("finds a library that lies beside it", function()
    local folder = work .. "/beside"
    assert(os.execute(("mkdir -p %s && cp -r bindings/lua/cartog %s/ && cp %s %s/cartog/libcartog.so"):format(folder,
      folder, library, folder)))
    assert.are.equal("ffi\n", run(("-u CARTOG_LIBRARY %s LUA_PATH=\"%s/beside/?.lua;%s/beside/?/init.lua\""):format(
      nowhere, work, work), 'print(require("cartog").backend)'))
  end)
end)

describe("generated files", function()
  it("are what the generator makes of the headers", function()
    local folder = work .. "/generated"
    assert(os.execute(("mkdir -p %s/src %s/cartog && %s bindings/lua/tools/generate.lua %s"):format(folder, folder, lua,
      folder)))
    for _, name in ipairs({ "src/calls.h", "cartog/calls.lua", "cartog/declarations.lua" }) do
      assert.are.equal(support.read(folder .. "/" .. name), support.read("bindings/lua/" .. name), name)
    end
  end)

  it("name every public function, but those for arrays of many boards", function()
    local _, functions = support.read("bindings/lua/src/calls.h"):gsub("\nCALL%(", "")
    local header = ""
    local pipe = assert(io.popen("ls include/cartog/*.h"))
    for name in pipe:read("*a"):gmatch("%S+") do
      header = header .. (name:find("batch.h", 1, true) and "" or support.read(name))
    end
    pipe:close()
    assert.are.equal(select(2, header:gsub("\nCARTOG_API", "")), functions)
    local _, entries = support.read("bindings/lua/src/calls.h"):gsub("ENTRY%(", "")
    assert.are.equal(functions, entries)
  end)
end)

describe("the rockspec", function()
  it("names every file of the module", function()
    local rockspec = support.read("bindings/lua/cartog-scm-1.rockspec")
    local pipe = assert(io.popen("cd bindings/lua && ls cartog/*.lua src/*.c"))
    for file in pipe:read("*a"):gmatch("%S+") do
      assert.is_truthy(rockspec:find('"bindings/lua/' .. file .. '"', 1, true), file)
    end
    pipe:close()
  end)
end)

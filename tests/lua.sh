#!/bin/sh
# Passes the tests of the Lua module: every interpreter with the C module, LuaJIT with ffi too, and the hosts of the
# examples. Needs the path of a built command line to compare with.
#
#   sh tests/lua.sh PATH-OF-CARTOG
#
# Works below .build/lua. Ends with a line 'N passed, N failed'; exit status 0 means that nothing failed.
set -eu
case ${1:?usage: sh tests/lua.sh PATH-OF-CARTOG} in
/*) CARTOG_CLI=$1 ;;
*) CARTOG_CLI=$PWD/$1 ;;
esac
cd "$(dirname "$0")/.."
. tests/packages.sh

need cc:gcc pkg-config:pkg-config -:libc6-dev lua5.1:lua5.1 -:liblua5.1-0-dev lua5.2:lua5.2 -:liblua5.2-dev lua5.3:lua5.3 -:liblua5.3-dev \
  lua5.4:lua5.4 -:liblua5.4-dev luajit:luajit -:libluajit-5.1-dev luarocks:luarocks busted:lua-busted \
  luacheck:lua-check love:love Xvfb:xvfb xvfb-run:xvfb -:xauth -:libgl1-mesa-dri minetestserver:minetest-server \
  -:minetest-data valgrind:valgrind readelf:binutils

top=$PWD
work=$top/.build/lua
rm -rf "$work"
mkdir -p "$work/tree" "$work/logs" "$work/home"
export CARTOG_CLI CARTOG_LIBRARY="$work/libcartog.so" HOME="$work/home"
unset LUA_INIT LUA_PATH LUA_CPATH LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4 LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4 || true

passed=0 failed=0
good() { passed=$((passed + ${1:-1})); }
bad() {
  failed=$((failed + ${2:-1}))
  echo "failed: $1"
}

# check NAME COMMAND... - counts a command by its exit status; shows what it printed only if it failed.
check() {
  name=$1
  shift
  if "$@" >"$work/logs/last" 2>&1; then
    good
  else
    bad "$name"
    tail -n 25 "$work/logs/last"
  fi
}

# ---- building ----

# luarocks and the compiler leave things beside the sources, so they work on a copy.
cp -r include lib bindings LICENSE "$work/tree"
cc -O2 -shared -fPIC -fvisibility=hidden -DCARTOG_BUILDING_SHARED -Iinclude -Ilib -o "$CARTOG_LIBRARY" lib/cartog_all.c
rock() {
  cp -r "$work/tree" "$work/tree$1"
  (cd "$work/tree$1" && luarocks --lua-version "$1" --tree "$work/rock$1" make bindings/lua/cartog-scm-1.rockspec)
}
(rock 5.1 && rock 5.2) >"$work/logs/rocks12" 2>&1 &
first=$!
(rock 5.3 && rock 5.4) >"$work/logs/rocks34" 2>&1 || cat "$work/logs/rocks34"
wait "$first" || cat "$work/logs/rocks12"
# The README's way without luarocks, for LuaJIT.
without_luarocks() {
  (cd "$work/tree" && sed -n 's/^    \(cc -O2 -shared .*\)$/\1/p' bindings/lua/README.md |
    sed 's/lua5\.4/luajit/' >command.sh && test -s command.sh && sh -e command.sh)
}
check "the command without luarocks" without_luarocks

# where VERSION - sets the paths on which an interpreter finds the module: as its rock has installed it, or, for
# LuaJIT, where the command has left it.
where() {
  if [ "$1" = jit ]; then
    lua=luajit shared="$work/tree/bindings/lua" native="$work/tree/bindings/lua"
  else
    lua=lua$1 shared="$work/rock$1/share/lua/$1" native="$work/rock$1/lib/lua/$1"
  fi
  LUA_PATH="$shared/?.lua;$shared/?/init.lua;bindings/lua/spec/?.lua;;"
  LUA_CPATH="$native/?.so;;"
  export LUA_PATH LUA_CPATH CARTOG_LUA="$lua"
}

for version in 5.1 5.2 5.3 5.4 jit; do
  where "$version"
  check "$lua: linked to no Lua" sh -c "test -f '$native/cartog/core.so' &&
    ! readelf -d '$native/cartog/core.so' | grep NEEDED | grep -v 'libc\.so'"
done

# ---- specs, and one transcript for all ----

for version in 5.1:core 5.2:core 5.3:core 5.4:core jit:core jit:ffi; do
  backend=${version#*:}
  where "${version%:*}"
  export CARTOG_BACKEND="$backend" CARTOG_WORK="$work/$lua-$backend"
  mkdir -p "$CARTOG_WORK"
  "$lua" "$(command -v busted)" --no-auto-insulate -o plainTerminal bindings/lua/spec >"$work/logs/busted" 2>&1 || true
  summary=$(grep -E '^[0-9]+ success' "$work/logs/busted" || echo "0 successes / 0 failures / 1 error / 0 pending")
  echo "$lua, $backend: $summary"
  # shellcheck disable=SC2046
  set -- $(echo "$summary" | tr -dc '0-9 ')
  good "$1"
  [ "$(($2 + $3 + $4))" -eq 0 ] || { bad "$lua, $backend" "$(($2 + $3 + $4))"; cat "$work/logs/busted"; }
  for seed in 1 2; do
    "$lua" bindings/lua/spec/transcript.lua "$backend" "$seed" >>"$work/logs/transcript-$lua-$backend" 2>&1 ||
      bad "$lua, $backend: transcript"
  done
  check "$lua, $backend: the transcript is everybody's" \
    cmp "$work/logs/transcript-$lua-$backend" "$work/logs/transcript-lua5.1-core"
  check "$lua, $backend: stress" timeout 120 "$lua" bindings/lua/spec/stress.lua "$backend" 12
  [ "$lua" != luajit ] ||
    check "$lua -joff, $backend: stress" timeout 120 luajit -joff bindings/lua/spec/stress.lua "$backend" 12
done

# ---- memory ----

for version in 5.1 5.4; do
  where "$version"
  check "$lua: stress under valgrind" valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite \
    "$lua" bindings/lua/spec/stress.lua core 3
done
# The last of them once more with sanitizers, in states whose memory runs out.
sanitize="-g -O0 -fsanitize=address,undefined -fno-sanitize-recover=all -I/usr/include/lua5.4"
mkdir -p "$work/sanitized/cartog"
# shellcheck disable=SC2086
cc $sanitize -shared -fPIC -Iinclude -Ilib -o "$work/sanitized/cartog/core.so" bindings/lua/src/core.c
# shellcheck disable=SC2086
cc $sanitize -o "$work/pressure" bindings/lua/spec/pressure.c -llua5.4
check "memory that runs out" env LUA_CPATH="$work/sanitized/?.so" "$work/pressure" bindings/lua/spec/pressure.lua 53

# ---- examples in their hosts ----

check "luacheck" luacheck -q --config bindings/lua/.luacheckrc bindings/lua examples/love examples/luanti_mod \
  examples/score_map.lua
for version in 5.1 5.2 5.3 5.4 jit; do
  where "$version"
  check "$lua: examples/score_map.lua" sh -c "$lua examples/score_map.lua >'$work/logs/map' &&
    $lua examples/score_map.lua examples/boards/finished_game.txt '$work/map.svg' >>'$work/logs/map' &&
    grep -q '^Mages Valley  *23' '$work/logs/map' && grep -q '</svg>$' '$work/map.svg'"
done
where jit
check "LÖVE without a display" timeout 60 love examples/love --smoke
check "LÖVE with the ffi back end" timeout 60 env LUA_CPATH=/nowhere love examples/love --smoke
check "LÖVE, a picture" sh -c "timeout 60 xvfb-run -a love examples/love --screenshot '$work/love.png' &&
  test \"\$(head -c 4 '$work/love.png' | tail -c 3)\" = PNG"

luanti() {
  unset LUA_PATH LUA_CPATH
  mod="$work/luanti/world/worldmods/cartog_map"
  mkdir -p "$mod"
  cp examples/luanti_mod/* "$mod"
  cp -r "$work/tree/bindings/lua/cartog" "$mod"
  printf 'gameid = minetest_game\nbackend = sqlite3\nplayer_backend = sqlite3\nauth_backend = sqlite3\n' \
    >"$work/luanti/world/world.mt"
  cat >"$work/luanti/minetest.conf" <<END
secure.enable_security = true
secure.trusted_mods = $1
cartog_selftest = true
mg_name = singlenode
bind_address = 127.0.0.1
server_announce = false
END
  (cd "$work/luanti" && timeout 60 minetestserver --world world --config minetest.conf --port 30219 --logfile "" 2>&1) |
    grep -F "$2"
}
PATH=$PATH:/usr/games
check "Luanti, trusted" luanti cartog_map \
  "selftest: Side A lies before you | Sentinel Wood 3, Greenbough 4"
check "Luanti, not trusted" luanti nobody "cartog_map needs native code: add it to secure.trusted_mods"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

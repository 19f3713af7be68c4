/* cartog.core - the library for Lua 5.1 to 5.4 and LuaJIT, compiled into one module.
 *
 *   cc -O2 -shared -fPIC -Iinclude -Ilib -I/usr/include/lua5.4 -o cartog/core.so bindings/lua/src/core.c
 *
 * The module makes every public function callable on buffers, and hands them to the shared Lua code in cartog/api.lua,
 * which makes of them what people use. A buffer is a userdata that holds one struct or an array of structs or numbers;
 * its metatable says of what kind. Every pointer is checked for its kind and for the number of items behind it, so that
 * no call from Lua can touch anything else.
 */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#define CARTOG_API static
#include "cartog_all.c"

#include "calls.h"

#if LUA_VERSION_NUM < 502
#define lua_rawlen lua_objlen
#endif
#if LUA_VERSION_NUM < 504
#define lua_newuserdatauv(L, size, values) lua_newuserdata(L, size)
#endif

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

/* ---- kinds of buffers ---- */

typedef struct {
  const char *name;
  size_t size;
} buffer_kind;

enum {
#define KIND(name, type) KIND_##name,
  KINDS
#undef KIND
      KIND_COUNT
};

static const buffer_kind kinds[KIND_COUNT] = {
#define KIND(name, type) {#name, sizeof(type)},
    KINDS
#undef KIND
};

#define KIND(name, type) typedef type type_of_##name;
KINDS
#undef KIND

/* The kind of a buffer, or NULL for any other value. A metatable holds, under 1, the address of its kind as light
 * userdata, which no Lua code can make. */
static const buffer_kind *kind_of(lua_State *L, int arg) {
  if (lua_type(L, arg) != LUA_TUSERDATA || !lua_getmetatable(L, arg))
    return NULL;
  lua_rawgeti(L, -1, 1);
  uintptr_t address = lua_islightuserdata(L, -1) ? (uintptr_t)lua_touserdata(L, -1) : 0;
  lua_pop(L, 2);
  uintptr_t distance = address - (uintptr_t)kinds;
  return distance < sizeof kinds && distance % sizeof kinds[0] == 0 ? &kinds[distance / sizeof kinds[0]] : NULL;
}

static int is_kind(lua_State *L, int arg, int kind) {
  return kind_of(L, arg) == &kinds[kind];
}

/* The items of a buffer with at least that many, or NULL for nil. */
static void *check_pointer(lua_State *L, int arg, int kind, uint64_t least) {
  if (lua_isnoneornil(L, arg))
    return NULL;
  luaL_argcheck(L, is_kind(L, arg, kind), arg, kinds[kind].name);
  luaL_argcheck(L, lua_rawlen(L, arg) / kinds[kind].size >= least, arg, "buffer too small");
  return lua_touserdata(L, arg);
}

static uint64_t check_count(lua_State *L, int arg, int kind) {
  return is_kind(L, arg, kind) ? lua_rawlen(L, arg) / kinds[kind].size : 0;
}

/* A whole number within the bounds of its type. */
static lua_Number check_number(lua_State *L, int arg, lua_Number least, lua_Number most) {
  luaL_checktype(L, arg, LUA_TNUMBER);
  lua_Number n = lua_tonumber(L, arg);
  luaL_argcheck(L, n >= least && n <= most && n == (lua_Number)(int64_t)n, arg, "number out of range");
  return n;
}

static const lua_Number least_uint32_t = 0, most_uint32_t = 4294967295.0;
static const lua_Number least_int32_t = -2147483648.0, most_int32_t = 2147483647.0;
static const lua_Number least_uint64_t = 0, most_uint64_t = 9007199254740992.0; /* what a double holds exactly */

static const char *check_text(lua_State *L, int arg, size_t *length) {
  luaL_checktype(L, arg, LUA_TSTRING);
  return lua_tolstring(L, arg, length);
}

static uint64_t text_length(lua_State *L, int arg) {
  size_t length;
  check_text(L, arg, &length);
  return length;
}

/* Integers of Lua 5.1 and 5.2 may have 32 bits only, their numbers hold more. */
static int push_whole(lua_State *L, int64_t status) {
#if LUA_VERSION_NUM < 503
  lua_pushnumber(L, (lua_Number)status);
#else
  lua_pushinteger(L, (lua_Integer)status);
#endif
  return 1;
}

static int push_name(lua_State *L, const char *name) {
  lua_pushstring(L, name);
  return 1;
}

/* ---- calls ---- */

#define POINTER(arg, kind, least) ((type_of_##kind *)check_pointer(L, arg, KIND_##kind, least))
#define COUNT(arg, kind) check_count(L, arg, KIND_##kind)
#define NUMBER(arg, type) ((type)check_number(L, arg, least_##type, most_##type))
#define TEXT(arg) check_text(L, arg, NULL), text_length(L, arg)

#define STATUS(call) return push_whole(L, call)
#define NAME(call) return push_name(L, call)

/* The call prints into room of ours, which is made larger where it does not suffice. */
#define PRINTED(call)                                                                                                  \
  char room[1024], *out = room;                                                                                        \
  uint64_t cap = sizeof room;                                                                                          \
  int64_t needed = call;                                                                                               \
  if (needed >= (int64_t)cap) {                                                                                        \
    cap = (uint64_t)needed + 1;                                                                                        \
    out = (char *)lua_newuserdatauv(L, (size_t)cap, 0);                                                                \
    needed = call;                                                                                                     \
  }                                                                                                                    \
  if (needed < 0)                                                                                                      \
    return push_whole(L, needed);                                                                                      \
  lua_pushlstring(L, out, (size_t)needed);                                                                             \
  return 1

#define CALL(name, body)                                                                                               \
  static int call_##name(lua_State *L) {                                                                               \
    body;                                                                                                              \
  }

#include "calls.h"

/* ---- buffers ---- */

static int kind_number(lua_State *L, int arg) {
  const char *name = check_text(L, arg, NULL);
  for (int i = 0; i < KIND_COUNT; i++)
    if (strcmp(name, kinds[i].name) == 0)
      return i;
  return luaL_argerror(L, arg, "no kind of buffer");
}

/* new(kind, count): a buffer of zeros; count is 1 if left out. The metatables are the first upvalue. */
static int buffer_new(lua_State *L) {
  int kind = kind_number(L, 1);
  size_t count = lua_isnoneornil(L, 2) ? 1 : (size_t)check_number(L, 2, 0, 1 << 20);
  size_t size = count * kinds[kind].size;
  void *buffer = lua_newuserdatauv(L, size > 0 ? size : 1, 0);
  memset(buffer, 0, size);
  lua_rawgeti(L, lua_upvalueindex(1), kind + 1);
  lua_setmetatable(L, -2);
  return 1;
}

/* class(kind, metamethods): what buffers of that kind answer from now on. */
static int buffer_class(lua_State *L) {
  int kind = kind_number(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_rawgeti(L, lua_upvalueindex(1), kind + 1);
  lua_pushnil(L);
  while (lua_next(L, 2) != 0) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 3);
  }
  return 0;
}

/* is(kind): a function that says whether a value is a buffer of that kind. */
static int buffer_is_kind(lua_State *L) {
  lua_pushboolean(L, is_kind(L, 1, (int)lua_tointeger(L, lua_upvalueindex(1))));
  return 1;
}

static int buffer_is(lua_State *L) {
  lua_pushinteger(L, kind_number(L, 1));
  lua_pushcclosure(L, buffer_is_kind, 1);
  return 1;
}

/* The bytes of a buffer from an offset on, size of them. */
static unsigned char *check_bytes(lua_State *L, int arg, int offset_arg, size_t size) {
  luaL_argcheck(L, kind_of(L, arg) != NULL, arg, "no buffer");
  size_t offset = (size_t)check_number(L, offset_arg, 0, 1 << 30);
  luaL_argcheck(L, offset <= lua_rawlen(L, arg) && size <= lua_rawlen(L, arg) - offset, offset_arg, "past the end");
  return (unsigned char *)lua_touserdata(L, arg) + offset;
}

#define ACCESS(name, type)                                                                                             \
  static int get_##name(lua_State *L) {                                                                                \
    type value;                                                                                                        \
    memcpy(&value, check_bytes(L, 1, 2, sizeof value), sizeof value);                                                  \
    return push_whole(L, (int64_t)value);                                                                              \
  }                                                                                                                    \
  static int set_##name(lua_State *L) {                                                                                \
    type value = NUMBER(3, type);                                                                                      \
    memcpy(check_bytes(L, 1, 2, sizeof value), &value, sizeof value);                                                  \
    return 0;                                                                                                          \
  }

static const lua_Number least_uint8_t = 0, most_uint8_t = 255;
static const lua_Number least_int64_t = -9007199254740992.0, most_int64_t = 9007199254740992.0;
ACCESS(u8, uint8_t)
ACCESS(u32, uint32_t)
ACCESS(i32, int32_t)
ACCESS(i64, int64_t)

/* get_u64(buffer, offset), set_u64(buffer, offset, text): as decimal text, since not every Lua has such numbers. The
 * caller has made sure that the text is one. */
static int get_u64(lua_State *L) {
  uint64_t value;
  char text[20];
  size_t at = sizeof text;
  memcpy(&value, check_bytes(L, 1, 2, sizeof value), sizeof value);
  do {
    text[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value > 0);
  lua_pushlstring(L, text + at, sizeof text - at);
  return 1;
}

static int set_u64(lua_State *L) {
  uint64_t value = 0;
  for (const char *text = check_text(L, 3, NULL); *text >= '0' && *text <= '9'; text++)
    value = 10 * value + (uint64_t)(*text - '0');
  memcpy(check_bytes(L, 1, 2, sizeof value), &value, sizeof value);
  return 0;
}

/* get_text(buffer, offset): text up to its NUL, or to the buffer's end. */
static int get_text(lua_State *L) {
  const char *text = (const char *)check_bytes(L, 1, 2, 0);
  size_t room = lua_rawlen(L, 1) - (size_t)lua_tonumber(L, 2), length = 0;
  while (length < room && text[length] != 0)
    length++;
  lua_pushlstring(L, text, length);
  return 1;
}

/* set_text(buffer, offset, text): its bytes, without a NUL. */
static int set_text(lua_State *L) {
  size_t length;
  const char *text = check_text(L, 3, &length);
  memcpy(check_bytes(L, 1, 2, length), text, length);
  return 0;
}

/* copy(to, offset, from, offset, size) */
static int buffer_copy(lua_State *L) {
  size_t size = (size_t)check_number(L, 5, 0, 1 << 30);
  unsigned char *to = check_bytes(L, 1, 2, size);
  memmove(to, check_bytes(L, 3, 4, size), size);
  return 0;
}

/* same(a, b): whether two buffers hold the same bytes. */
static int buffer_same(lua_State *L) {
  size_t size = lua_rawlen(L, 1);
  lua_pushboolean(L, kind_of(L, 1) != NULL && kind_of(L, 2) == kind_of(L, 1) && lua_rawlen(L, 2) == size &&
                         memcmp(lua_touserdata(L, 1), lua_touserdata(L, 2), size) == 0);
  return 1;
}

/* Functions that give names of spaces have a list of all of them as their first upvalue, so that the strings need not
 * be made again. */
static void push_names(lua_State *L, const cartog_spaces *set) {
  uint32_t list[CARTOG_SPACES];
  int64_t count = cartog_spaces_list(set, list, CARTOG_SPACES);
  lua_createtable(L, count > 0 ? (int)count : 0, 0);
  for (int i = 0; i < (int)count; i++) {
    lua_rawgeti(L, lua_upvalueindex(1), (int)list[i] + 1);
    lua_rawseti(L, -2, i + 1);
  }
}

/* names(buffer, offset): the names of a set of spaces, as a list. */
static int buffer_names(lua_State *L) {
  cartog_spaces set;
  memcpy(&set, check_bytes(L, 1, 2, sizeof set), sizeof set);
  push_names(L, &set);
  return 1;
}

/* points(map, card): the points of a printed scoring card, or a negative status; nothing if the first is no map, which
 * spares asking for that before. */
static int map_points(lua_State *L) {
  if (!is_kind(L, 1, KIND_map))
    return 0;
  int32_t points = 0;
  int32_t status = cartog_score(POINTER(1, map, 1), NUMBER(2, uint32_t), &points);
  lua_pushinteger(L, status != 0 ? status : points);
  return 1;
}

/* explain(map, card, units): the points of a printed scoring card, and a list of its parts, tables with points, unit and
 * spaces; units holds a word for each unit. Or a negative status; nothing if the first is no map. */
static int map_explain(lua_State *L) {
  if (!is_kind(L, 1, KIND_map))
    return 0;
  cartog_part parts[CARTOG_PARTS_MAX];
  int64_t count = cartog_score_explain(POINTER(1, map, 1), NUMBER(2, uint32_t), parts, CARTOG_PARTS_MAX);
  if (count < 0)
    return push_whole(L, count);
  luaL_checktype(L, 3, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  lua_settop(L, 3);
  lua_pushliteral(L, "points");
  lua_pushliteral(L, "unit");
  lua_pushliteral(L, "spaces");
  lua_createtable(L, (int)count, 0);
  lua_Integer sum = 0;
  for (int i = 0; i < (int)count; i++) {
    lua_createtable(L, 0, 3);
    lua_pushvalue(L, 4);
    lua_pushinteger(L, parts[i].points);
    lua_rawset(L, 8);
    lua_pushvalue(L, 5);
    lua_rawgeti(L, 3, (int)parts[i].unit);
    lua_rawset(L, 8);
    lua_pushvalue(L, 6);
    push_names(L, &parts[i].spaces);
    lua_rawset(L, 8);
    lua_rawseti(L, 7, i + 1);
    sum += parts[i].points;
  }
  lua_pushinteger(L, sum);
  lua_insert(L, 7);
  return 2;
}

/* allowed(map, text, task): true where the text is a placement that may be drawn, false where not, and nothing where the
 * arguments are wrong; whoever asks finds out why by the calls for that. */
static int map_allowed(lua_State *L) {
  cartog_placement placement;
  size_t length;
  if (!is_kind(L, 1, KIND_map) || lua_type(L, 2) != LUA_TSTRING || !is_kind(L, 3, KIND_task))
    return 0;
  const char *text = lua_tolstring(L, 2, &length);
  lua_pushboolean(L,
                  cartog_placement_parse(text, length, &placement, NULL) == CARTOG_OK &&
                      cartog_placement_check((const cartog_map *)lua_touserdata(L, 1),
                                             (const cartog_task *)lua_touserdata(L, 3), &placement, NULL) == CARTOG_OK);
  return 1;
}

/* choices(map, task): every legal set of spaces as a list of buffers of their own, or a negative status. From an array on
 * the stack, since a buffer for all would be half of what the collector has to clear away. The metatables are the first
 * upvalue. */
static int map_choices(lua_State *L) {
  const cartog_map *map = POINTER(1, map, 1);
  const cartog_task *task = POINTER(2, task, 1);
  cartog_choice room[256], *choices = room;
  int64_t count = cartog_choices_list(map, task, room, 256);
  if (count < 0)
    return push_whole(L, count);
  if (count > 256) {
    choices = (cartog_choice *)lua_newuserdatauv(L, (size_t)count * sizeof *choices, 0);
    cartog_choices_list(map, task, choices, (uint64_t)count);
  }
  lua_createtable(L, (int)count, 0);
  int list = lua_gettop(L);
  lua_rawgeti(L, lua_upvalueindex(1), KIND_choice + 1);
  for (int i = 0; i < (int)count; i++) {
    cartog_choice *choice = (cartog_choice *)lua_newuserdatauv(L, sizeof *choice, 0);
    *choice = choices[i];
    lua_pushvalue(L, list + 1);
    lua_setmetatable(L, -2);
    lua_rawseti(L, list, i + 1);
  }
  lua_settop(L, list);
  return 1;
}

/* ---- the module ---- */

static const luaL_Reg functions[] = {
#define ENTRY(name) {#name, call_##name},
    CALLS
#undef ENTRY
    {"is", buffer_is},
    {"points", map_points},
    {"allowed", map_allowed},
    {"get_u8", get_u8},
    {"set_u8", set_u8},
    {"get_u32", get_u32},
    {"set_u32", set_u32},
    {"get_i32", get_i32},
    {"set_i32", set_i32},
    {"get_i64", get_i64},
    {"set_i64", set_i64},
    {"get_u64", get_u64},
    {"set_u64", set_u64},
    {"get_text", get_text},
    {"set_text", set_text},
    {"copy", buffer_copy},
    {"same", buffer_same},
    {NULL, NULL},
};

/* The metatables, a list in the order of the kinds. They live in the registry, so that the module can be loaded again
 * and still knows its buffers. */
static void push_metatables(lua_State *L) {
  lua_pushlightuserdata(L, (void *)&kinds);
  lua_rawget(L, LUA_REGISTRYINDEX);
  if (!lua_isnil(L, -1))
    return;
  lua_pop(L, 1);
  lua_createtable(L, KIND_COUNT, 0);
  for (int i = 0; i < KIND_COUNT; i++) {
    lua_createtable(L, 1, 4);
    lua_pushlightuserdata(L, (void *)&kinds[i]);
    lua_rawseti(L, -2, 1);
    lua_pushfstring(L, "cartog.%s", kinds[i].name);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "__name");
    lua_setfield(L, -2, "__metatable");
    lua_rawseti(L, -2, i + 1);
  }
  lua_pushlightuserdata(L, (void *)&kinds);
  lua_pushvalue(L, -2);
  lua_rawset(L, LUA_REGISTRYINDEX);
}

EXPORTED int luaopen_cartog_core(lua_State *L);

EXPORTED int luaopen_cartog_core(lua_State *L) {
  lua_settop(L, 0);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "cartog.api");
  lua_call(L, 1, 1);
  lua_newtable(L);
  for (const luaL_Reg *f = functions; f->name != NULL; f++) {
    lua_pushcfunction(L, f->func);
    lua_setfield(L, 2, f->name);
  }
  lua_createtable(L, CARTOG_SPACES, 0);
  for (int i = 0; i < CARTOG_SPACES; i++) {
    lua_pushstring(L, cartog_space_name((uint32_t)i));
    lua_rawseti(L, -2, i + 1);
  }
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, buffer_names, 1);
  lua_setfield(L, 2, "names");
  lua_pushcclosure(L, map_explain, 1);
  lua_setfield(L, 2, "explain");
  push_metatables(L);
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, buffer_new, 1);
  lua_setfield(L, 2, "new");
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, map_choices, 1);
  lua_setfield(L, 2, "choices");
  lua_pushcclosure(L, buffer_class, 1);
  lua_setfield(L, 2, "class");
  lua_pushliteral(L, "core");
  lua_call(L, 2, 1);
  return 1;
}

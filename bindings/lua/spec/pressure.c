/* Runs a Lua script in states whose memory runs out, after the first allocation, the second, and so on, until one state
 * gets through. A module that copes raises an error each time and leaks nothing; the sanitizers that this is compiled
 * with tell of anything else.
 *
 *   pressure SCRIPT STEP
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

static long left; /* allocations that still succeed */

static void *allocate(void *context, void *block, size_t old_size, size_t size) {
  (void)context;
  (void)old_size;
  if (size == 0) {
    free(block);
    return NULL;
  }
  /* Lua relies on being able to make a block smaller. */
  if ((block == NULL || size > old_size) && left-- <= 0)
    return NULL;
  return realloc(block, size);
}

/* Everything that may run out of memory, under protection. The script's name lies in a global of ours. */
static const char *script;

static int protected_run(lua_State *L) {
  luaL_openlibs(L);
  if (luaL_loadfile(L, script) != 0)
    return lua_error(L);
  lua_call(L, 0, 0);
  return 0;
}

/* 0: the script got through; 1: memory ran out; 2: it failed in another way. */
static int run(void) {
  lua_State *L = lua_newstate(allocate, NULL);
  if (L == NULL)
    return 1;
#if LUA_VERSION_NUM < 502
  int status = lua_cpcall(L, protected_run, NULL);
#else
  lua_pushcfunction(L, protected_run);
  int status = lua_pcall(L, 0, 0, 0);
#endif
  int result = status == 0 ? 0 : 1;
  const char *message = status != 0 ? lua_tostring(L, -1) : NULL;
  if (status != 0 && status != LUA_ERRMEM && (message == NULL || strstr(message, "not enough memory") == NULL)) {
    fprintf(stderr, "%s\n", message != NULL ? message : "no message");
    result = 2;
  }
  lua_close(L);
  return result;
}

int main(int argc, char **argv) {
  long step = argc > 2 ? strtol(argv[2], NULL, 10) : 1, runs = 0;
  if (argc < 3 || step < 1)
    return 2;
  script = argv[1];
  for (long allowed = 0;; allowed += step, runs++) {
    left = allowed;
    int result = run();
    if (result == 2)
      return 1;
    if (result == 0) {
      printf("pressure: %ld states ran out of memory, the last got through with %ld allocations\n", runs,
             allowed - left);
      return 0;
    }
  }
}

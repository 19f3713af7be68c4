/* Versions at run time. */
#include "cartog/version.h"

#define CTG_TEXT(x) #x
#define CTG_DOTTED(major, minor, patch) CTG_TEXT(major) "." CTG_TEXT(minor) "." CTG_TEXT(patch)

int32_t cartog_version(void) {
  return CARTOG_VERSION;
}

const char *cartog_version_text(void) {
  return CTG_DOTTED(CARTOG_VERSION_MAJOR, CARTOG_VERSION_MINOR, CARTOG_VERSION_PATCH);
}

int32_t cartog_abi(void) {
  return CARTOG_ABI;
}

const char *cartog_rule_set(void) {
  return "base-1";
}

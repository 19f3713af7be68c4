/* cartog/version.h - the one place where the version stands.
 *
 * The build reads these numbers; nothing else repeats them by hand.
 */
#ifndef CARTOG_VERSION_H
#define CARTOG_VERSION_H

#include "cartog/api.h"

#define CARTOG_VERSION_MAJOR 0
#define CARTOG_VERSION_MINOR 1
#define CARTOG_VERSION_PATCH 0

/* 10000 * major + 100 * minor + patch, for #if. */
#define CARTOG_VERSION (CARTOG_VERSION_MAJOR * 10000 + CARTOG_VERSION_MINOR * 100 + CARTOG_VERSION_PATCH)

/* Number of the binary interface, and of the shared library's soname. It counts
 * breaks and is independent of the release. While it is 0 (all of 0.x), a break
 * raises the minor version; from 1.0 on a break raises this number. */
#define CARTOG_ABI 0

CARTOG_BEGIN

/* CARTOG_VERSION of the loaded library, which may be newer than the header. */
CARTOG_API int32_t cartog_version(void);

/* The same as static text, "0.1.0". */
CARTOG_API const char *cartog_version_text(void);

/* CARTOG_ABI of the loaded library. A binding compares it before anything else. */
CARTOG_API int32_t cartog_abi(void);

/* The rule set that verdicts, scores and records follow, as static text:
 * "base-1" is the base game with the decisions of the README's rules table. */
CARTOG_API const char *cartog_rule_set(void);

/* Every public constant and the size of every public struct, for callers without
 * a C compiler. Index runs from 0; the name past the last is "". Names are the
 * macro's own ("CARTOG_TERRAIN_FARM"), sizes are called "sizeof cartog_map", and
 * the place of a member "offsetof cartog_verdict.spaces". */
CARTOG_API const char *cartog_constant_name(uint32_t index);

/* Value of the constant of that index. Returns 0, CARTOG_ERROR_RANGE past the
 * last, CARTOG_ERROR_NULL; *value is untouched unless 0 is returned. */
CARTOG_API int32_t cartog_constant_value(uint32_t index, int64_t *value);

CARTOG_END

#endif

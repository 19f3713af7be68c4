/* cartog/api.h - how public functions are declared.
 *
 * CARTOG_API stands before every public function. Users define nothing: it is
 * empty for a static library and for users of a shared one, and exports the
 * function only while the shared library itself is compiled (the build then
 * defines CARTOG_BUILDING_SHARED). So a program that links the static library
 * does not export cartog's functions as its own.
 *
 * A value defined before the include is kept. The unity file lib/cartog_all.c
 * compiled with -DCARTOG_API=static makes every name local to that one file.
 */
#ifndef CARTOG_API_H
#define CARTOG_API_H

#include <stdint.h>

#ifndef CARTOG_API
#if defined(CARTOG_BUILDING_SHARED) && (defined(_WIN32) || defined(__CYGWIN__))
#define CARTOG_API __declspec(dllexport)
#elif defined(CARTOG_BUILDING_SHARED) && defined(__GNUC__)
#define CARTOG_API __attribute__((visibility("default")))
#else
#define CARTOG_API
#endif
#endif

#ifdef __cplusplus
#define CARTOG_BEGIN extern "C" {
#define CARTOG_END }
#else
#define CARTOG_BEGIN
#define CARTOG_END
#endif

#endif

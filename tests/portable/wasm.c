/* The cases as a WebAssembly module: wasm.js fills the storage and calls these. */
#include "portable.h"

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(storage) char *portable_storage(void);
EXPORT(start) void portable_begin(void);
EXPORT(file) void portable_take(uint32_t length);
EXPORT(boards) void portable_play(uint32_t count);
EXPORT(cases) uint32_t portable_cases(void);
EXPORT(failures) uint32_t portable_failures(void);
EXPORT(first) const char *portable_first(void);
EXPORT(digest) uint64_t portable_sum(void);

static char storage[1 << 20];
static portable_report report;

char *portable_storage(void) {
  return storage;
}

void portable_begin(void) {
  portable_start(&report);
  portable_tables(&report);
}

/* The storage holds a name with its NUL, and a text of that length. */
void portable_take(uint32_t length) {
  portable_file(&report, storage, storage + portable_length(storage) + 1, length);
}

void portable_play(uint32_t count) {
  portable_boards(&report, count);
}

uint32_t portable_cases(void) {
  return report.cases;
}

uint32_t portable_failures(void) {
  return report.failures;
}

const char *portable_first(void) {
  return report.first;
}

uint64_t portable_sum(void) {
  return report.digest;
}

/* What was run, and the digest of its answers. */
#include "portable.h"

char portable_room[PORTABLE_ROOM];

static void byte(portable_report *report, unsigned value) {
  report->digest = (report->digest ^ (value & 255u)) * UINT64_C(0x100000001b3);
}

uint64_t portable_length(const char *text) {
  uint64_t n = 0;
  while (text[n] != 0)
    n++;
  return n;
}

void portable_start(portable_report *report) {
  report->digest = UINT64_C(0xcbf29ce484222325);
  report->cases = 0;
  report->failures = 0;
  report->first[0] = 0;
}

void portable_number(portable_report *report, int64_t number) {
  for (unsigned i = 0; i < 64; i += 8)
    byte(report, (unsigned)((uint64_t)number >> i & 255u));
}

void portable_text(portable_report *report, const char *text, uint64_t length) {
  for (uint64_t i = 0; i < length; i++)
    byte(report, (unsigned char)text[i]);
  byte(report, 0);
}

void portable_words(portable_report *report, const char *text) {
  portable_text(report, text, portable_length(text));
}

void portable_set(portable_report *report, const cartog_spaces *set) {
  portable_number(report, (int64_t)set->w[0]);
  portable_number(report, (int64_t)set->w[1]);
}

void portable_must(portable_report *report, int condition, const char *what) {
  if (condition)
    return;
  if (report->failures++ > 0)
    return;
  uint64_t n = 0;
  for (; what[n] != 0 && what[n] != '\n' && n + 1 < sizeof report->first; n++)
    report->first[n] = what[n];
  report->first[n] = 0;
}

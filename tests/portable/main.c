/* Runs the cases as a plain program: portable BOARDS FILE... */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "portable.h"

int main(int argc, char **argv) {
  static char text[1 << 20];
  portable_report report;
  if (argc < 3)
    return 2;
  portable_start(&report);
  portable_tables(&report);
  for (int i = 2; i < argc; i++) {
    const char *name = strrchr(argv[i], '/') == NULL ? argv[i] : strrchr(argv[i], '/') + 1;
    FILE *file = fopen(argv[i], "rb");
    if (file == NULL) {
      fprintf(stderr, "cannot open %s\n", argv[i]);
      return 2;
    }
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    portable_file(&report, name, text, length);
  }
  portable_boards(&report, (uint32_t)strtoul(argv[1], NULL, 10));
  if (report.failures > 0)
    printf("first failure: %s\n", report.first);
  printf("%u cases, %u failures, digest %08lx%08lx\n", (unsigned)report.cases, (unsigned)report.failures,
         (unsigned long)(report.digest >> 32), (unsigned long)(report.digest & 0xffffffffu));
  return report.failures > 0 || report.cases < 200;
}

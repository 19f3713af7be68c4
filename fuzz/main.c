/* Replays files through a harness, with any compiler: for the seeds in the tests, and for findings. */
#include <stdio.h>

#include "fuzz.h"

int main(int argc, char **argv) {
  static uint8_t data[1 << 20];
  for (int i = 1; i < argc; i++) {
    FILE *file = fopen(argv[i], "rb");
    if (file == NULL) {
      fprintf(stderr, "cannot open %s\n", argv[i]);
      return 1;
    }
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    /* Exactly as much storage as there is input, so that a sanitizer sees what reads behind it. */
    uint8_t *copy = (uint8_t *)malloc(size + (size == 0));
    if (copy == NULL)
      return 1;
    memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
  }
  printf("%d passed, 0 failed\n", argc - 1);
  return argc > 1 ? 0 : 1;
}

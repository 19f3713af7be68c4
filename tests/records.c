#include "records.h"

int32_t replay_text(replayed *r, const char *text, size_t length) {
  memset(&r->fault, 0, sizeof r->fault);
  r->fault.size = sizeof r->fault;
  int32_t status = cartog_replay_text(&r->replay, r->sheets, CARTOG_PLAYERS_MAX, text, length, 0, &r->fault);
  assert_int_equal(r->fault.status, status);
  assert_int_equal(r->fault.line == 0, status == CARTOG_OK);
  assert_int_equal(r->fault.column == 0, status == CARTOG_OK);
  return status;
}

char *read_record(const char *name, size_t *length) {
  char path[1024];
  const char *folder = getenv("CARTOG_RECORDS");
  snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "examples/records", name);
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    fail_msg("cannot open %s", path);
  char *text = (char *)calloc(1, 1 << 16);
  assert_non_null(text);
  *length = fread(text, 1, (1 << 16) - 1, file);
  fclose(file);
  return text;
}

char *with_line(const char *text, uint32_t n, const char *line) {
  char *result = (char *)calloc(1, strlen(text) + (line != NULL ? strlen(line) : 0) + 2);
  assert_non_null(result);
  const char *start = text;
  for (uint32_t i = 1; i < n; i++)
    start = strchr(start, '\n') + 1;
  memcpy(result, text, (size_t)(start - text));
  if (line != NULL) {
    strcat(result, line);
    strcat(result, "\n");
  }
  strcat(result, strchr(start, '\n') + 1);
  return result;
}

char *canonical(const char *text, size_t length) {
  cartog_fault fault = FRESH(cartog_fault);
  int64_t needed = cartog_record_print(text, length, NULL, 0, &fault);
  if (needed < 0)
    fail_msg("line %u: %s", (unsigned)fault.line, cartog_status_slug(fault.status));
  char *out = (char *)malloc((size_t)needed + 1);
  assert_non_null(out);
  assert_int_equal(cartog_record_print(text, length, out, (uint64_t)needed + 1, NULL), needed);
  assert_int_equal(strlen(out), needed);
  return out;
}

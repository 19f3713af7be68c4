/* Reading positions from operands, files and standard input. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

char *read_all(FILE *stream, size_t *length) {
  size_t cap = 65536, used = 0;
  char *text = (char *)malloc(cap);
  while (text != NULL) {
    used += fread(text + used, 1, cap - used, stream);
    if (used < cap)
      break;
    char *larger = cap > SIZE_MAX / 2 ? NULL : (char *)realloc(text, 2 * cap);
    if (larger == NULL)
      free(text);
    text = larger;
    cap *= 2;
  }
  if (text != NULL && ferror(stream)) {
    free(text);
    text = NULL;
  }
  *length = used;
  return text;
}

size_t line_length(const char *text, size_t length) {
  const char *end = (const char *)memchr(text, '\n', length);
  size_t n = end != NULL ? (size_t)(end - text) : length;
  return n > 0 && text[n - 1] == '\r' ? n - 1 : n;
}

int is_skipped(const char *line, size_t length) {
  size_t i = 0;
  while (i < length && (line[i] == ' ' || line[i] == '\t'))
    i++;
  return i == length || line[i] == ';';
}

/* Moves to the next line. */
static void next_line(const char **text, size_t *length) {
  const char *end = (const char *)memchr(*text, '\n', *length);
  size_t skip = end != NULL ? (size_t)(end - *text) + 1 : *length;
  *text += skip;
  *length -= skip;
}

static void skip_lines(const char **text, size_t *length, unsigned *number) {
  while (*length > 0 && is_skipped(*text, line_length(*text, *length))) {
    next_line(text, length);
    ++*number;
  }
}

/* Tells of a position that does not parse: in its place where there are several, on stderr always. */
static int tell(const char *name, const cartog_text_error *error, unsigned line, int several) {
  const char *slug = cartog_status_slug(error->status), *message = cartog_status_message(error->status);
  if (several)
    printf("{\"error\":\"%s\",\"line\":%u,\"column\":%u,\"message\":\"%s\"}\n", slug, line, (unsigned)error->column,
           message);
  return complain("%s: line %u, column %u: %s: %s", name, line, (unsigned)error->column, slug, message);
}

static int parse_line(const char *text, size_t length, input *in, cartog_text_error *error) {
  memset(in, 0, sizeof *in);
  memset(error, 0, sizeof *error);
  in->text = text;
  in->length = length;
  in->position.size = sizeof in->position;
  error->size = sizeof *error;
  return cartog_position_parse(text, length, &in->position, error) == CARTOG_OK;
}

static int each_line(const char *name, const char *text, size_t length, unsigned number, handler *handle,
                     void *context) {
  int worst = EXIT_FINE, several = 0;
  while (length > 0) {
    const char *line = text;
    size_t here = line_length(text, length);
    unsigned line_number = number++;
    next_line(&text, &length);
    skip_lines(&text, &length, &number);
    several = several || length > 0;
    input in;
    cartog_text_error error;
    int status =
        parse_line(line, here, &in, &error) ? handle(&in, several, context) : tell(name, &error, line_number, several);
    worst = status > worst ? status : worst;
  }
  return worst;
}

static int whole_grid(const char *name, const char *text, size_t length, unsigned number, handler *handle,
                      void *context) {
  input in;
  cartog_text_error error;
  memset(&in, 0, sizeof in);
  memset(&error, 0, sizeof error);
  in.text = "";
  in.line = 1;
  in.position.size = sizeof in.position;
  error.size = sizeof error;
  if (cartog_grid_parse(text, length, &in.position.map, &error) == CARTOG_OK)
    return handle(&in, 0, context);
  return tell(name, &error, number - 1 + error.line, 0);
}

static int each_in_text(const char *name, const char *text, size_t length, handler *handle, void *context) {
  unsigned number = 1;
  skip_lines(&text, &length, &number);
  if (length == 0)
    return complain("%s: there is no position in it", name);
  if (cartog_text_form(text, length) == CARTOG_FORM_CPN)
    return each_line(name, text, length, number, handle, context);
  return whole_grid(name, text, length, number, handle, context);
}

int each_position(const char *operand, handler *handle, void *context) {
  input in;
  cartog_text_error error;
  if (parse_line(operand, strlen(operand), &in, &error)) {
    in.line = 1;
    return handle(&in, 0, context);
  }

  int standard = strcmp(operand, "-") == 0;
  const char *name = standard ? "standard input" : operand;
  FILE *stream = standard ? stdin : fopen(operand, "rb");
  if (stream == NULL) {
    int failure = errno;
    /* Many slashes make a mistyped position rather than a file that is not there. */
    if (error.column > 12 || strchr(operand, '^') != NULL || strncmp(operand, "11/", 3) == 0)
      return complain("not a file, and as a position: column %u: %s: %s", (unsigned)error.column,
                      cartog_status_slug(error.status), cartog_status_message(error.status));
    return complain("%.100s: %s", operand, strerror(failure));
  }
  size_t length;
  char *text = read_all(stream, &length);
  int broken = errno;
  if (!standard)
    fclose(stream);
  if (text == NULL)
    return complain("%s: %s", name, strerror(broken));
  int status = each_in_text(name, text, length, handle, context);
  free(text);
  return status;
}

void print_json_spaces(const cartog_spaces *spaces) {
  uint32_t list[CARTOG_SPACES];
  int64_t count = cartog_spaces_list(spaces, list, CARTOG_SPACES);
  putchar('[');
  for (int64_t i = 0; i < count; i++)
    printf("%s\"%s\"", i == 0 ? "" : ",", cartog_space_name(list[i]));
  putchar(']');
}

void print_spaces(const cartog_spaces *spaces) {
  uint32_t list[CARTOG_SPACES];
  int64_t count = cartog_spaces_list(spaces, list, CARTOG_SPACES);
  for (int64_t i = 0; i < count; i++)
    printf("%s%s", i == 0 ? "" : " ", cartog_space_name(list[i]));
}

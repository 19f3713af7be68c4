/* Pictures of anything, with anything shown over it: they are whole, balanced, and of valid characters. */
#include "fuzz.h"

/* A picture is one element: each tag that is opened is closed, and nothing stands outside. */
static void must_be_svg(const char *text) {
  int depth = 0;
  MUST(strncmp(text, "<svg ", 5) == 0);
  for (const char *at = text; *at != 0; at++) {
    if (*at != '<')
      continue;
    const char *end = strchr(at, '>');
    MUST(end != NULL && memchr(at + 1, '<', (size_t)(end - at - 1)) == NULL);
    if (at[1] == '/')
      depth--;
    else if (end[-1] != '/')
      depth++;
    MUST(depth > 0 || end[1] == 0);
    at = end;
  }
  MUST(depth == 0);
}

/* As DRAW, and looked at. */
#define PICTURE(printer, ...)                                                                                          \
  do {                                                                                                                 \
    int64_t size_ = printer(__VA_ARGS__, NULL, 0);                                                                     \
    if (size_ >= 0) {                                                                                                  \
      char *text_ = (char *)malloc((size_t)size_ + 1);                                                                 \
      MUST(text_ != NULL && printer(__VA_ARGS__, text_, (uint64_t)size_ + 1) == size_);                                \
      must_be_svg(text_);                                                                                              \
      free(text_);                                                                                                     \
    }                                                                                                                  \
  } while (0)

static cartog_picture take_picture(feed *f) {
  cartog_picture picture;
  memset(&picture, 0, sizeof picture);
  picture.size = sizeof picture;
  picture.pixels = take(f, 1) % 4 == 0 ? take(f, 1) : 0;
  picture.flags = take(f, 1) % 3;
  picture.ghost.terrain = take(f, 1) % 8;
  picture.ghost.spaces = take_spaces(f);
  picture.highlight = take_spaces(f);
  picture.cause = take_spaces(f);
  if (take(f, 1) % 16 == 1)
    damage(f, (uint8_t *)&picture + sizeof picture.size, sizeof picture - sizeof picture.size);
  return picture;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  feed f = {data, size};
  cartog_picture picture = take_picture(&f);
  cartog_map map = take_map(&f);
  cartog_task task = take_task(&f);
  cartog_sheet *sheet = (cartog_sheet *)malloc(sizeof *sheet);
  MUST(sheet != NULL && cartog_sheet_init(sheet, &map) == CARTOG_OK);
  uint32_t damaged = take(&f, 1) % 4;
  if (damaged == 1)
    damage(&f, &map, sizeof map);
  if (damaged == 2)
    damage(&f, &task.card, sizeof task.card);
  if (damaged == 3)
    damage(&f, sheet, sizeof *sheet);
  const char *title = (const char *)f.data;
  uint64_t length = f.size;
  PICTURE(cartog_map_svg, &map, &picture, title, length);
  PICTURE(cartog_map_svg, &map, NULL, NULL, 0);
  PICTURE(cartog_score_svg, &map, 126 + size % 16, picture.pixels);
  PICTURE(cartog_card_svg, &task.card, picture.pixels);
  PICTURE(cartog_card_svg, &task.card, 0);
  PICTURE(cartog_shape_svg, &picture.ghost.spaces, picture.ghost.terrain, picture.pixels);
  PICTURE(cartog_sheet_svg, sheet, &picture, title, length);
  free(sheet);
  return 0;
}

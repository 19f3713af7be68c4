#include "pictures.h"

#define PAPER_GAME                                                                                                     \
  "1F3MWM1F1/FF1^WmWMWFF/Fv1M1WWW^wF/FVVMMFFFWWF/FFFMFF1WW1V/FF3^AMMVV/FFF2AAAMVV/FFWWW1AMMVV/Aa^WW1WWWrV/"            \
  "FWWWWvF^W1V/"                                                                                                       \
  "FFFWFFF1W2"

cartog_map the_map;
cartog_picture the_picture;
cartog_card the_card;
cartog_sheet the_sheet;
replayed the_game;
const char *the_title;
size_t the_title_length;
uint32_t the_scoring_card, the_terrain, the_pixels;
cartog_spaces the_shape;

int64_t print_map(char *out, uint64_t cap) {
  return cartog_map_svg(&the_map, &the_picture, the_title, the_title_length, out, cap);
}
int64_t print_score(char *out, uint64_t cap) {
  return cartog_score_svg(&the_map, the_scoring_card, the_pixels, out, cap);
}
int64_t print_card(char *out, uint64_t cap) {
  return cartog_card_svg(&the_card, the_pixels, out, cap);
}
int64_t print_shape(char *out, uint64_t cap) {
  return cartog_shape_svg(&the_shape, the_terrain, the_pixels, out, cap);
}
int64_t print_sheet(char *out, uint64_t cap) {
  return cartog_sheet_svg(&the_sheet, &the_picture, the_title, the_title_length, out, cap);
}
int64_t print_replay(char *out, uint64_t cap) {
  return cartog_replay_svg(&the_game.replay, the_game.sheets, CARTOG_PLAYERS_MAX, the_pixels, out, cap);
}

int set_up_pictures(void **state) {
  (void)state;
  the_map = map_of(PAPER_GAME);
  memset(&the_picture, 0, sizeof the_picture);
  the_picture.size = sizeof the_picture;
  the_title = NULL;
  the_title_length = 0;
  the_scoring_card = CARTOG_CARD_MAGES_VALLEY;
  the_terrain = CARTOG_TERRAIN_WATER;
  the_pixels = 0;
  the_shape = spaces_of("a1,b1,b2");
  assert_int_equal(cartog_card_get(CARTOG_CARD_GREAT_RIVER, &the_card), CARTOG_OK);
  assert_int_equal(cartog_sheet_init(&the_sheet, &the_map), CARTOG_OK);
  size_t length;
  char *text = read_record("two_players.cgl", &length);
  assert_int_equal(replay_text(&the_game, text, length), CARTOG_OK);
  free(text);
  return 0;
}

size_t occurrences(const char *text, const char *part) {
  size_t count = 0;
  for (text = strstr(text, part); text != NULL; text = strstr(text + 1, part))
    count++;
  return count;
}

/* Whether tags are closed in the right order and quotes in pairs. A real parser reads pictures in the tests of the
 * command line; this one goes through many more. */
static int is_nested(const char *text) {
  const char *open[32];
  int depth = 0;
  for (const char *at = text; *at != 0; at++) {
    if (*at == '&' && strncmp(at, "&amp;", 5) != 0 && strncmp(at, "&lt;", 4) != 0 && strncmp(at, "&gt;", 4) != 0 &&
        strncmp(at, "&quot;", 6) != 0 && strncmp(at, "&#", 2) != 0)
      return 0;
    if (*at != '<')
      continue;
    const char *name = ++at;
    size_t length = strcspn(name + (*name == '/'), " />") + (*name == '/'), quotes = 0;
    for (; *at != 0 && (*at != '>' || quotes % 2 == 1); at++) {
      quotes += *at == '"';
      if (*at == '<')
        return 0;
    }
    if (*at != '>' || quotes % 2 == 1)
      return 0;
    if (*name == '/' && (depth == 0 || strncmp(open[--depth], name + 1, length - 1) != 0))
      return 0;
    if (*name != '/' && at[-1] != '/' && depth == 32)
      return 0;
    if (*name != '/' && at[-1] != '/')
      open[depth++] = name;
    if (depth == 0 && at[1] != 0)
      return 0;
  }
  return depth == 0;
}

char *picture_of(printer *print) {
  int64_t needed = print(NULL, 0);
  if (needed < 0)
    fail_msg("%s", cartog_status_slug((int32_t)needed));
  char *text = (char *)malloc((size_t)needed + 1);
  assert_non_null(text);
  assert_int_equal(print(text, (uint64_t)needed + 1), needed);
  assert_int_equal(strlen(text), needed);
  assert_int_equal(strncmp(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", 47), 0);
  if (!is_nested(text))
    fail_msg("not nested: %s", text);
  static const char *const unwanted[] = {" id=", "<style", "<script", "href", "url(", "class=", "'", "%", "$", "\n"};
  if (the_title == NULL)
    for (size_t i = 0; i < sizeof unwanted / sizeof unwanted[0]; i++)
      if (strstr(text, unwanted[i]) != NULL)
        fail_msg("%s in %s", unwanted[i], text);
  return text;
}

size_t letters(const char *text, char letter) {
  char part[16];
  snprintf(part, sizeof part, ">%c</text>", letter);
  return occurrences(text, part);
}

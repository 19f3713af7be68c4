/* Drawing and looking at pictures in tests. */
#ifndef PICTURES_H
#define PICTURES_H

#include "records.h"

/* A picture of something, as a printer without further arguments. */
typedef int64_t printer(char *out, uint64_t cap);

/* What the printers draw; set up anew before each test. */
extern cartog_map the_map;
extern cartog_picture the_picture;
extern cartog_card the_card;
extern cartog_sheet the_sheet;
extern replayed the_game;
extern const char *the_title;
extern size_t the_title_length;
extern uint32_t the_scoring_card, the_terrain, the_pixels;
extern cartog_spaces the_shape;

printer print_map, print_score, print_card, print_shape, print_sheet, print_replay;

int set_up_pictures(void **state);
#define PICTURE_TEST(test) cmocka_unit_test_setup(test, set_up_pictures)

/* Draws into storage of exactly the size needed and looks at what every picture must be. The caller frees it. */
char *picture_of(printer *print);

/* How often a part stands in a text. */
size_t occurrences(const char *text, const char *part);

/* How often a letter stands in a text element of its own. */
size_t letters(const char *text, char letter);

#endif

/* Reads a map, scores it by every card, and says what one card pays for.
 *
 *   score_map [POSITION]
 */
#include <stdio.h>
#include <string.h>

#include "cartog/cartog.h"

int main(int argc, char **argv) {
  const char *text = argc > 1 ? argv[1]
                              : "1F3MWM1F1/FF1^WMWMWFF/FV1M1WWW^WF/FVVMMFFFWWF/FFFMFF1WW1v/FF3^AMMVV/FFF2AAAMVV/"
                                "FFWWW1AMMVV/AA^WW1WWW1V/FWWWWvF^W1V/FFFWFFF1W2";
  cartog_map map;
  cartog_text_error error;
  memset(&error, 0, sizeof error);
  error.size = sizeof error;
  if (cartog_map_parse(text, strlen(text), &map, &error) != CARTOG_OK) {
    fprintf(stderr, "column %u: %s\n", (unsigned)error.column, cartog_status_message(error.status));
    return 2;
  }

  /* Many cards in one call share work; one call a card gives the same numbers. */
  uint32_t cards[16];
  int32_t points[16];
  int64_t count = cartog_card_list(CARTOG_KIND_SCORING, cards, 16);
  cartog_score_many(&map, cards, (uint64_t)count, points);
  for (int64_t i = 0; i < count; i++)
    printf("%-20s %3d\n", cartog_card_name(cards[i], CARTOG_LANGUAGE_ENGLISH), (int)points[i]);

  int32_t monsters = 0;
  cartog_map_monsters(&map, &monsters, NULL);
  printf("%-20s %3d\n\n", "monster penalty", (int)-monsters);

  /* A score is the sum of its parts, and each part names the spaces that earn it. */
  cartog_part parts[CARTOG_PARTS_MAX];
  int64_t found = cartog_score_explain(&map, CARTOG_CARD_MAGES_VALLEY, parts, CARTOG_PARTS_MAX);
  printf("Mages Valley pays for\n");
  for (int64_t i = 0; i < found; i++) {
    char spaces[CARTOG_SPACES * 4];
    cartog_spaces_print(&parts[i].spaces, spaces, sizeof spaces);
    printf("  %d  %s\n", (int)parts[i].points, spaces);
  }
  return 0;
}

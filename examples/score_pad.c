/* A companion for a game on paper: the players draw on their own sheets and type in what the map looks like at the
 * end of each season; the pad scores the edicts, keeps the ledger and names the winner. It needs sheets alone.
 *
 *   score_pad            scores two players over two seasons that are typed in below
 */
#include <stdio.h>
#include <string.h>

#include "cartog/cartog.h"

static const char *const names[2] = {"Ann", "Bob"};

/* What the players typed in at the end of spring and of summer, coins included. */
static const char *const typed[2][2] = {
    {"VV2F6/1V1^1r5/1r3FF1^r1/4F6/11/5^5/7WW2/6WWA2/1r^6r1/5r1^3/11 c=2",
     "11/3^1r1MM2/1r5M^r1/2AA7/2AW7/2WW1^5/11/11/1r^FF4r1/3FF1r^3/11 c=1"},
    {"VV2F6/VV1^1f5/Ar3FF1^r1/AA2FF5/11/5^5/4AA1WW2/4A1WWA2/1r^6r1/5r1^3/11 c=3",
     "FF9/FF1^1r1MM2/1r5M^r1/2AA7/2AW3VV2/2WW1^1VV2/11/9W1/1r^FF4wW/3FF1r^3/11 c=2"},
};

int main(void) {
  const uint32_t edicts[4] = {CARTOG_CARD_GREENBOUGH, CARTOG_CARD_CANAL_LAKE, CARTOG_CARD_GREAT_CITY,
                              CARTOG_CARD_CAULDRONS};
  static cartog_sheet sheets[2];
  cartog_standing standings[2];
  uint32_t ranks[2];
  cartog_map blank;
  cartog_map_init(&blank, CARTOG_SIDE_A);
  for (int i = 0; i < 2; i++)
    cartog_sheet_init(&sheets[i], &blank);

  for (uint32_t season = 1; season <= 2; season++) {
    printf("%s\n", cartog_card_name(CARTOG_CARD_SPRING + season - 1, CARTOG_LANGUAGE_ENGLISH));
    for (int i = 0; i < 2; i++) {
      const char *text = typed[season - 1][i];
      cartog_position position;
      cartog_text_error error;
      cartog_ledger box;
      memset(&position, 0, sizeof position);
      memset(&error, 0, sizeof error);
      position.size = sizeof position;
      error.size = sizeof error;
      if (cartog_position_parse(text, strlen(text), &position, &error) != CARTOG_OK) {
        printf("  %s, column %u: %s\n", names[i], (unsigned)error.column, cartog_status_message(error.status));
        return 1;
      }
      cartog_sheet_load(&sheets[i], &position.map, position.coins);
      cartog_sheet_score(&sheets[i], season, edicts[season - 1], edicts[season], NULL, season, &box);
      printf("  %-4s %3d + %3d + %2d - %2d = %3d\n", names[i], (int)box.first, (int)box.second, (int)box.coins,
             (int)box.monsters, (int)box.total);
    }
  }

  for (int i = 0; i < 2; i++)
    cartog_sheet_total(&sheets[i], &standings[i]);
  cartog_standings(standings, 2, ranks);
  for (int i = 0; i < 2; i++)
    printf("%s: %d, rank %u\n", names[i], (int)standings[i].total, (unsigned)ranks[i]);
  return 0;
}

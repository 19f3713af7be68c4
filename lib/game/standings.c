/* The end of a game: ranks, the solo rating and its title. */
#include "table.h"

enum { CTG_STANDINGS_MAX = 10000 };

static int ctg_is_ahead(const cartog_standing *a, const cartog_standing *b) {
  return a->total > b->total || (a->total == b->total && a->monsters < b->monsters);
}

int32_t cartog_standings(const cartog_standing *standings, uint64_t count, uint32_t *ranks) {
  if (count > 0 && (standings == NULL || ranks == NULL))
    return CARTOG_ERROR_NULL;
  if (count > CTG_STANDINGS_MAX)
    return CARTOG_ERROR_RANGE;
  for (uint64_t i = 0; i < count; i++) {
    ranks[i] = 1;
    for (uint64_t j = 0; j < count; j++)
      ranks[i] += ctg_is_ahead(&standings[j], &standings[i]) ? 1u : 0u;
  }
  return CARTOG_OK;
}

int32_t cartog_solo_rating(int32_t total, const uint32_t edicts[CARTOG_EDICTS], int32_t *rating) {
  if (edicts == NULL || rating == NULL)
    return CARTOG_ERROR_NULL;
  int64_t result = total;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++) {
    const cartog_card *card = ctg_printed_card(edicts[i]);
    if (edicts[i] >= CARTOG_CARD_OWN)
      return CARTOG_ERROR_CARD_EXTERNAL;
    if (card == NULL)
      return CARTOG_ERROR_CARD_UNKNOWN;
    if (card->kind != CARTOG_KIND_SCORING)
      return CARTOG_ERROR_CARD_KIND;
    result -= card->solo;
  }
  if (result < INT32_MIN)
    return CARTOG_ERROR_RANGE;
  *rating = (int32_t)result;
  return CARTOG_OK;
}

typedef struct {
  int32_t bound;
  char title[28];
} ctg_title;

static const ctg_title ctg_titles[] = {
    {30, "Legendary Cartographer"}, {20, "Master Mapsmith"},       {10, "Journeyman Topographer"},
    {0, "Apprentice Surveyor"},     {-5, "Amateur Assessor"},      {-10, "Inept Assistant"},
    {-20, "Dimwitted Doodler"},     {-30, "Oblivious Inkdrinker"},
};

const char *cartog_solo_title(int32_t rating) {
  unsigned i = 0;
  while (i + 1 < sizeof ctg_titles / sizeof ctg_titles[0] && rating < ctg_titles[i].bound)
    i++;
  return ctg_titles[i].title;
}

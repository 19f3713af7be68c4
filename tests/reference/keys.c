/* Printed keys, seasons and solo numbers. */
#include "keys.h"

#include <string.h>

typedef struct {
  const char *key;
  int solo;
} printed_key;

#define COUNT 41
#define FIRST_SCORING 26

/* by printed number, from 1 */
static const printed_key printed[COUNT] = {
    {"goblin_attack", 0},
    {"bugbear_assault", 0},
    {"kobold_onslaught", 0},
    {"gnoll_raid", 0},
    {"temple_ruins", 0},
    {"outpost_ruins", 0},
    {"great_river", 0},
    {"farmland", 0},
    {"hamlet", 0},
    {"forgotten_forest", 0},
    {"hinterland_stream", 0},
    {"homestead", 0},
    {"orchard", 0},
    {"treetop_village", 0},
    {"marshlands", 0},
    {"fishing_village", 0},
    {"rift_lands", 0},
    {"spring", 0},
    {"summer", 0},
    {"fall", 0},
    {"winter", 0},
    {"edict_a", 0},
    {"edict_b", 0},
    {"edict_c", 0},
    {"edict_d", 0},
    {"sentinel_wood", 25},
    {"greenbough", 22},
    {"treetower", 17},
    {"stoneside_forest", 18},
    {"canal_lake", 24},
    {"mages_valley", 22},
    {"golden_granary", 20},
    {"shoreside_expanse", 27},
    {"wildholds", 16},
    {"great_city", 16},
    {"greengold_plains", 21},
    {"shieldgate", 20},
    {"borderlands", 24},
    {"lost_barony", 24},
    {"broken_road", 24},
    {"cauldrons", 20},
};

static const char *const season_names[4] = {"spring", "summer", "fall", "winter"};
static const int thresholds[4] = {8, 8, 7, 6};

int ref_key_number(const char *key) {
  for (int i = 0; i < COUNT; i++)
    if (strcmp(printed[i].key, key) == 0)
      return i + 1;
  return 0;
}

const char *ref_key_of(int number) {
  return printed[number - 1].key;
}

int ref_is_scoring_card(int number) {
  return number >= FIRST_SCORING && number <= COUNT;
}

int ref_solo_number(int scoring_card) {
  return printed[scoring_card - 1].solo;
}

int ref_season_number(const char *name) {
  for (int i = 0; i < 4; i++)
    if (strcmp(season_names[i], name) == 0)
      return i + 1;
  return 0;
}

const char *ref_season_name(int season) {
  return season_names[season - 1];
}

int ref_season_threshold(int season) {
  return thresholds[season - 1];
}

int ref_season_edict(int season, int which) {
  return (season - 1 + which) % 4;
}

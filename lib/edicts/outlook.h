/* What one drawing changes, worked out from the map before it. */
#ifndef CTG_OUTLOOK_H
#define CTG_OUTLOOK_H

#include "edicts.h"

enum { CTG_DRAWN_MAX = CARTOG_TERRAIN_MOUNTAIN };

/* The village clusters, largest first, with a bit for each in sets of clusters. */
typedef struct {
  unsigned count;
  ctg_bits cluster[CTG_CLUSTERS_MAX];
  uint8_t size[CTG_CLUSTERS_MAX + 2]; /* zeros behind the last */
  uint8_t types[CTG_CLUSTERS_MAX];    /* terrains beside it that Greengold Plains counts, as bits */
  ctg_bits grows[CTG_DRAWN_MAX + 1];  /* by terrain: those that one terrain more makes pay in Greengold Plains */
  uint64_t wildholds, greengold;      /* sets: those that pay */
  uint64_t apart;                     /* set: those that touch no mountain */
} ctg_villages;

/* Cards as indices from Sentinel Wood on. */
typedef struct {
  uint32_t count;
  uint8_t card[CTG_CARDS];
} ctg_card_list;

/* The map before, and the choice that is looked at. */
typedef struct {
  ctg_scene scene; /* before, but for empty and filled spaces, which are those after the choice */
  ctg_bits open;   /* mountains that are not closed */
  ctg_bits empty, filled, near_empty;
  ctg_bits drawn, near_drawn;
  uint32_t monsters_before;
  uint32_t closed, monsters; /* mountains that the choice closes; penalty after it, if it is no monster */
  int whole;                 /* whether the spaces drawn hang together */
  uint32_t size;             /* how many they are, if they do */
  uint64_t shapes[64];       /* shapes looked at lately, from their first space on */
  uint8_t wholes[64], sizes[64];
  ctg_villages town;
  int asks_town, asks_wildholds, asks_city, asks_greengold; /* whether cards ask for villages, and which */
  int asks_near, asks_whole; /* for what is beside empty spaces, whether the spaces drawn hang together */
  uint32_t coins;
  int32_t before[CTG_CARDS];
  int32_t choice[CTG_CARDS];           /* after the choice where only empty and filled spaces matter */
  ctg_card_list of[CTG_DRAWN_MAX + 1]; /* cards that read a terrain; of[0]: that read nothing but empty spaces */
} ctg_outlook;

/* Takes up a map. cards are checked; coins is 0 to 14. */
CTG_LOCAL void ctg_outlook_init(ctg_outlook *outlook, const cartog_map *map, uint32_t coins, const uint32_t *cards,
                                uint64_t count);

/* Takes up a choice: what all its terrains share. The spaces are some empty ones. They go as two words, since gcc writes a
 * set to the stack to read it back as one, and waits for that. */
CTG_LOCAL void ctg_outlook_choose_words(ctg_outlook *outlook, uint64_t high, uint64_t low);
static inline void ctg_outlook_choose(ctg_outlook *outlook, ctg_bits drawn) {
  ctg_outlook_choose_words(outlook, ctg_high(drawn), ctg_low(drawn));
}

/* Points of the cards after the choice is drawn in a terrain, from Sentinel Wood on; those of other cards are any. */
CTG_LOCAL void ctg_outlook_draw(ctg_outlook *outlook, uint32_t terrain, int32_t after[CTG_CARDS]);

/* Penalty and coins after that; coin is that of the shape. The number of the choice is left to the caller. */
CTG_LOCAL void ctg_outlook_effect(const ctg_outlook *outlook, uint32_t coin, uint32_t terrain, cartog_effect *effect);

#endif

/* Shared by the files about tables. */
#ifndef CTG_TABLE_H
#define CTG_TABLE_H

#include "../cards/cards.h"
#include "cartog/game.h"

/* Checks what every call relies on: counts and indices inside their arrays. */
CTG_LOCAL int32_t ctg_table_check(const cartog_table *table);

/* A card of the deck by its id, or NULL. */
CTG_LOCAL const cartog_card *ctg_table_find(const cartog_table *table, uint32_t id);

/* The card at an index of the deck. A checked table names only cards that there are. */
static inline const cartog_card *ctg_table_at(const cartog_table *table, uint32_t index) {
  return ctg_table_find(table, table->deck[index]);
}

/* Whether a card of the season was revealed. */
static inline int ctg_table_has_card(const cartog_table *table) {
  return table->season > 0 && table->turn > table->begun[table->season - 1];
}

/* The last card of the season; NULL before the first. */
static inline const cartog_card *ctg_table_last(const cartog_table *table) {
  return ctg_table_has_card(table) ? ctg_table_at(table, table->reveals[table->turn - 1]) : NULL;
}

/* Maps that the last card has still to be drawn on. */
CTG_LOCAL uint32_t ctg_table_owed(const cartog_table *table);

/* The time that ends the season, 0 before spring. */
CTG_LOCAL uint32_t ctg_table_threshold(const cartog_table *table);

/* Works out used, time, ruins and duty from the reveals. */
CTG_LOCAL void ctg_table_recount(cartog_table *table);

/* Whether the season's time is up and nothing is owed. */
static inline int ctg_table_complete(const cartog_table *table) {
  /* GCOVR_EXCL_BR_START: callers ask where a season has begun */
  return table->season > 0 && table->time >= ctg_table_threshold(table) && ctg_table_owed(table) == 0;
  /* GCOVR_EXCL_BR_STOP */
}

/* Number of ambush cards revealed in the game. */
CTG_LOCAL uint32_t ctg_table_ambushes(const cartog_table *table);

/* The deck of this season as it was when the season began, as indices; returns how many. */
CTG_LOCAL uint32_t ctg_season_deck(const cartog_table *table, uint8_t index[CARTOG_DECK_MAX]);

/* Deals the season of a seeded table. */
CTG_LOCAL void ctg_deal_season(cartog_table *table);

/* Shuffles the ambush cards of a seeded table into the order in which they enter. */
CTG_LOCAL void ctg_deal_ambush(cartog_table *table);

/* Index of the first ambush card; all behind it are ambush cards. */
CTG_LOCAL uint32_t ctg_first_ambush(const cartog_table *table);

/* Whether the history has room for one more entry of that turn. Returns 0 or a negative error. */
CTG_LOCAL int32_t ctg_sheet_room(const cartog_sheet *sheet, uint32_t turn);

/* Writes a status that no placement caused into a verdict, if one is wanted. Returns the status. */
CTG_LOCAL int32_t ctg_tell(cartog_verdict *verdict, int32_t status);

/* Takes the scoring of a season back if it is the last entry. */
CTG_LOCAL void ctg_sheet_unscore(cartog_sheet *sheet, uint32_t season);

/* Whether the history still holds a draw of that turn. */
CTG_LOCAL int ctg_sheet_has_draw(const cartog_sheet *sheet, uint32_t turn);

/* Whether that map is drawn for the last card. */
static inline int ctg_is_drawn(const cartog_table *table, uint32_t owner) {
  return (table->drawn[owner / 64] >> (owner % 64) & 1) != 0;
}

/* Whether a player's next shape must cover ruins. */
static inline int ctg_ruins_wait(const cartog_table *table, uint32_t player) {
  return table->ruins != 0 || (table->duty != 0 && !ctg_is_drawn(table, player));
}

#endif

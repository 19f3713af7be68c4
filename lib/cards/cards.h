/* The printed cards, for the folders below. */
#ifndef CTG_CARDS_H
#define CTG_CARDS_H

#include "../internal.h"
#include "cartog/cards.h"

#define CTG_CARD_FIRST 101u
#define CTG_CARD_LAST 141u

/* The printed card of an id from CTG_CARD_FIRST to CTG_CARD_LAST, else NULL. */
CTG_LOCAL const cartog_card *ctg_printed_card(uint32_t id);

#endif

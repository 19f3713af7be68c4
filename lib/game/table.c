/* Tables: set-up, validity, what there is to know. */
#include "table.h"

#include "../board/bits.h"

const cartog_card *ctg_table_find(const cartog_table *table, uint32_t id) {
  if (id < CARTOG_CARD_OWN)
    return ctg_printed_card(id);
  for (uint32_t i = 0; i < table->own_count; i++)
    if (table->own[i].id == id)
      return &table->own[i];
  return NULL;
}

static int ctg_is_turned(uint32_t kind) {
  return kind == CARTOG_KIND_EXPLORE || kind == CARTOG_KIND_RUINS || kind == CARTOG_KIND_AMBUSH;
}

/* Whether a card of the deck is not one of the printed cards that are turned, which have the ids up to Rift Lands. Every
 * call comes through here; so four ids at a time, without a branch. */
static int ctg_has_others(const cartog_table *table) {
  enum { LAST = CARTOG_CARD_RIFT_LANDS - CTG_CARD_FIRST };
  uint32_t others[4] = {0}, i = 0;
  for (; i + 4 <= table->deck_count; i += 4)
    for (uint32_t k = 0; k < 4; k++) {
      uint32_t n = table->deck[i + k] - CTG_CARD_FIRST;
      others[k] |= n | (LAST - n);
    }
  for (; i < table->deck_count; i++) {
    uint32_t n = table->deck[i] - CTG_CARD_FIRST;
    others[0] |= n | (LAST - n);
  }
  return (others[0] | others[1] | others[2] | others[3]) >> 31 != 0;
}

/* Whether a byte of the first count is limit (1 to 64) or more. The storage is whole words of eight bytes. Words are looked
 * at first: behind count there is 0 in every table that this library made. */
static int ctg_has_beyond(const uint8_t *bytes, uint32_t count, uint32_t limit) {
  const uint64_t ones = 0x0101010101010101;
  uint64_t beyond = 0;
  for (uint32_t i = 0; i < count; i += 8) {
    uint64_t word;
    memcpy(&word, bytes + i, sizeof word);
    beyond |= word | ((word & 0x7f * ones) + (0x80 - limit) * ones);
  }
  if ((beyond & 0x80 * ones) == 0)
    return 0;
  int found = 0;
  for (uint32_t i = 0; i < count; i++)
    found |= bytes[i] >= limit;
  return found;
}

int32_t ctg_table_check(const cartog_table *table) {
  if (table == NULL)
    return CARTOG_ERROR_NULL;
  int good = table->layout == CARTOG_TABLE_LAYOUT && table->players <= CARTOG_PLAYERS_MAX &&
             table->season <= CARTOG_SEASONS && table->turn <= CARTOG_REVEALS_MAX &&
             table->deck_count <= CARTOG_DECK_MAX && table->own_count <= CARTOG_OWN_MAX &&
             table->ordered <= CARTOG_DECK_MAX;
  if (!good)
    return CARTOG_ERROR_TABLE;
  for (uint32_t s = 0; s < table->season; s++)
    good = good && table->begun[s] <= table->turn && (s == 0 || table->begun[s - 1] <= table->begun[s]);
  if (table->deck_count == 0)
    good = good && table->turn + table->ordered == 0;
  else
    good = good && !ctg_has_beyond(table->reveals, table->turn, table->deck_count) &&
           !ctg_has_beyond(table->order, table->ordered, table->deck_count);
  if (good && ctg_has_others(table))
    for (uint32_t i = 0; i < table->deck_count && good; i++) {
      const cartog_card *card = ctg_table_find(table, table->deck[i]);
      good = card != NULL && ctg_is_turned(card->kind);
    }
  return good ? CARTOG_OK : CARTOG_ERROR_TABLE;
}

int32_t cartog_table_validate(const cartog_table *table) {
  int32_t status = ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  int good = table->mode <= CARTOG_MODE_ORDERED && (table->flags & ~(uint32_t)CARTOG_TASK_FALLBACK_CARD) == 0;
  for (uint32_t i = 0; i < table->own_count; i++)
    good = good && cartog_card_validate(&table->own[i]) == CARTOG_OK;
  cartog_table counted = *table;
  ctg_table_recount(&counted);
  good = good && counted.used == table->used && counted.time == table->time && counted.ruins == table->ruins &&
         counted.duty == table->duty;
  return good ? CARTOG_OK : CARTOG_ERROR_TABLE;
}

/* ---- set-up ---- */

static int32_t ctg_check_edict(uint32_t id) {
  if (id >= CARTOG_CARD_OWN)
    return CARTOG_OK;
  const cartog_card *card = ctg_printed_card(id);
  if (card == NULL)
    return CARTOG_ERROR_CARD_UNKNOWN;
  return card->kind == CARTOG_KIND_SCORING ? CARTOG_OK : CARTOG_ERROR_CARD_KIND;
}

static int32_t ctg_set_edicts(cartog_table *table, const cartog_setup *setup) {
  uint32_t dealt[CARTOG_EDICTS];
  int given = (setup->edicts[0] | setup->edicts[1] | setup->edicts[2] | setup->edicts[3]) != 0;
  cartog_deal_edicts(setup->seed, dealt);
  if (setup->mode == CARTOG_MODE_SEEDED && !given) {
    memcpy(table->edicts, dealt, sizeof dealt);
    return CARTOG_OK;
  }
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++) {
    int32_t status = ctg_check_edict(setup->edicts[i]);
    for (uint32_t j = 0; j < i && status == CARTOG_OK; j++)
      if (setup->edicts[j] == setup->edicts[i])
        status = CARTOG_ERROR_CARD_TWICE;
    if (status == CARTOG_OK && setup->mode == CARTOG_MODE_SEEDED && setup->edicts[i] != dealt[i])
      status = CARTOG_REFUSAL_DEAL;
    if (status != CARTOG_OK)
      return status;
    table->edicts[i] = setup->edicts[i];
  }
  return CARTOG_OK;
}

static int32_t ctg_set_own(cartog_table *table, const cartog_card *own, uint64_t count) {
  for (uint32_t i = 0; i < count; i++) {
    int32_t status = own[i].id < CARTOG_CARD_OWN ? CARTOG_ERROR_CARD_INVALID : cartog_card_validate(&own[i]);
    for (uint32_t id = CTG_CARD_FIRST; id <= CTG_CARD_LAST && status == CARTOG_OK; id++)
      if (memcmp(ctg_printed_card(id)->key, own[i].key, CARTOG_KEY_SIZE) == 0)
        status = CARTOG_ERROR_CARD_TWICE;
    for (uint32_t j = 0; j < i && status == CARTOG_OK; j++)
      if (own[j].id == own[i].id || memcmp(own[j].key, own[i].key, CARTOG_KEY_SIZE) == 0)
        status = CARTOG_ERROR_CARD_TWICE;
    if (status != CARTOG_OK)
      return status;
    table->own[i] = own[i];
  }
  table->own_count = (uint32_t)count;
  return CARTOG_OK;
}

/* Whether a card comes before another in the order that decks are kept in: ambush cards last, printed cards by
 * id, own cards by key. */
static int ctg_deck_before(const cartog_card *a, const cartog_card *b) {
  int a_ambush = a->kind == CARTOG_KIND_AMBUSH, b_ambush = b->kind == CARTOG_KIND_AMBUSH;
  if (a_ambush != b_ambush)
    return b_ambush;
  if (a->id >= CARTOG_CARD_OWN && b->id >= CARTOG_CARD_OWN)
    return memcmp(a->key, b->key, CARTOG_KEY_SIZE) < 0;
  return a->id < b->id;
}

static int32_t ctg_set_deck(cartog_table *table, const uint32_t *deck, uint64_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const cartog_card *card = ctg_table_find(table, deck[i]);
    if (card == NULL)
      return CARTOG_ERROR_CARD_UNKNOWN;
    if (!ctg_is_turned(card->kind))
      return CARTOG_ERROR_CARD_KIND;
    uint32_t at = i;
    for (; at > 0 && ctg_deck_before(card, ctg_table_at(table, at - 1)); at--)
      table->deck[at] = table->deck[at - 1];
    table->deck[at] = deck[i];
  }
  table->deck_count = (uint32_t)count;
  return CARTOG_OK;
}

static int32_t ctg_check_setup(const cartog_setup *setup, uint64_t count, uint64_t own_count) {
  int32_t status = CTG_CHECK(setup);
  if (status != CARTOG_OK)
    return status;
  int good = setup->mode <= CARTOG_MODE_ORDERED && setup->players <= CARTOG_PLAYERS_MAX &&
             (setup->flags & ~(uint32_t)CARTOG_TASK_FALLBACK_CARD) == 0 && count <= CARTOG_DECK_MAX &&
             own_count <= CARTOG_OWN_MAX && (setup->mode == CARTOG_MODE_SEEDED || setup->seed == 0);
  return good ? CARTOG_OK : CARTOG_ERROR_RANGE;
}

int32_t cartog_table_init(cartog_table *table, const cartog_setup *setup, const uint32_t *deck, uint64_t count,
                          const cartog_card *own, uint64_t own_count) {
  if (table == NULL || setup == NULL || (deck == NULL && count > 0) || (own == NULL && own_count > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_check_setup(setup, count, own_count);
  if (status != CARTOG_OK)
    return status;
  cartog_table result;
  memset(&result, 0, sizeof result);
  result.layout = CARTOG_TABLE_LAYOUT;
  result.mode = setup->mode;
  result.seed = setup->seed;
  result.players = setup->players;
  result.flags = setup->flags;
  uint32_t base[CARTOG_CARD_RIFT_LANDS - CTG_CARD_FIRST + 1];
  if (deck == NULL) {
    count = sizeof base / sizeof base[0];
    for (uint32_t i = 0; i < count; i++)
      base[i] = CTG_CARD_FIRST + i;
    deck = base;
  }
  status = ctg_set_edicts(&result, setup);
  if (status == CARTOG_OK)
    status = ctg_set_own(&result, own, own_count);
  if (status == CARTOG_OK)
    status = ctg_set_deck(&result, deck, count);
  if (status != CARTOG_OK)
    return status;
  if (result.mode == CARTOG_MODE_SEEDED)
    ctg_deal_ambush(&result);
  *table = result;
  return CARTOG_OK;
}

/* ---- what there is to know ---- */

uint32_t ctg_table_threshold(const cartog_table *table) {
  return table->season == 0 ? 0 : ctg_printed_card(CARTOG_CARD_SPRING + table->season - 1)->time;
}

uint32_t ctg_table_owed(const cartog_table *table) {
  const cartog_card *card = ctg_table_last(table);
  if (card == NULL || card->kind == CARTOG_KIND_RUINS)
    return 0;
  uint32_t drawn = ctg_count(ctg_load(table->drawn));
  return drawn < table->players ? table->players - drawn : 0;
}

uint32_t ctg_table_ambushes(const cartog_table *table) {
  /* The first ambush card may stand behind 64 others, and a shift takes at most 63. */
  uint32_t first = ctg_first_ambush(table);
  return first == CARTOG_DECK_MAX ? 0 : ctg_count(ctg_make(0, table->used >> first));
}

int32_t cartog_table_info_get(const cartog_table *table, cartog_table_info *info) {
  if (info == NULL)
    return CARTOG_ERROR_NULL;
  int32_t status = CTG_CHECK(info);
  if (status == CARTOG_OK)
    status = ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  const cartog_card *last = table->turn > 0 ? ctg_table_at(table, table->reveals[table->turn - 1]) : NULL;
  cartog_table_info result;
  memset(&result, 0, sizeof result);
  result.size = info->size;
  result.season = table->season;
  result.time = table->time;
  result.threshold = ctg_table_threshold(table);
  result.turn = table->turn;
  result.card = last != NULL ? last->id : 0;
  result.kind = last != NULL ? last->kind : 0;
  result.ruins = table->ruins;
  result.owed = ctg_table_owed(table);
  if (table->season > 0) {
    const cartog_card *season = ctg_printed_card(CARTOG_CARD_SPRING + table->season - 1);
    result.first = table->edicts[season->edict_first];
    result.second = table->edicts[season->edict_second];
  }
  if (table->season == 0)
    result.phase = CARTOG_PHASE_BEGIN;
  else if (result.owed > 0)
    result.phase = CARTOG_PHASE_DRAW;
  else if (table->time < result.threshold)
    result.phase = CARTOG_PHASE_REVEAL;
  else
    result.phase = table->season < CARTOG_SEASONS ? CARTOG_PHASE_SCORE : CARTOG_PHASE_OVER;
  *info = result;
  return CARTOG_OK;
}

int32_t cartog_table_card(const cartog_table *table, uint32_t id, cartog_card *card) {
  int32_t status = ctg_table_check(table);
  if (status == CARTOG_OK && card == NULL)
    status = CARTOG_ERROR_NULL;
  if (status != CARTOG_OK)
    return status;
  const cartog_card *found = ctg_table_find(table, id);
  if (found == NULL)
    return CARTOG_ERROR_CARD_UNKNOWN;
  *card = *found;
  return CARTOG_OK;
}

int64_t cartog_table_reveals(const cartog_table *table, uint32_t *cards, uint64_t cap) {
  int32_t status = cards == NULL && cap > 0 ? CARTOG_ERROR_NULL : ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  for (uint32_t i = 0; i < table->turn && i < cap; i++)
    cards[i] = table->deck[table->reveals[i]];
  return table->turn;
}

/* Turns: seasons, reveals, draws, and taking them back. */
#include "table.h"

#include "../rules/rules.h"

/* ---- state from history ---- */

static void ctg_new_season(cartog_table *table, uint32_t first_ambush) {
  uint64_t explore = first_ambush == CARTOG_DECK_MAX ? UINT64_MAX : ((uint64_t)1 << first_ambush) - 1;
  table->used &= ~explore;
  table->time = table->ruins = table->duty = 0;
}

/* What a revealed card changes. */
static void ctg_count_card(cartog_table *table, uint32_t index) {
  const cartog_card *card = ctg_table_at(table, index);
  table->used |= (uint64_t)1 << index;
  table->duty = 0;
  if (card->kind == CARTOG_KIND_RUINS) {
    table->ruins = 1;
  } else if (card->kind == CARTOG_KIND_EXPLORE) {
    table->time += card->time;
    table->duty = table->ruins;
    table->ruins = 0;
  }
}

void ctg_table_recount(cartog_table *table) {
  uint32_t season = 0, first_ambush = ctg_first_ambush(table);
  table->used = 0;
  table->time = table->ruins = table->duty = 0;
  for (uint32_t i = 0; i <= table->turn; i++) {
    for (; season < table->season && table->begun[season] == i; season++)
      ctg_new_season(table, first_ambush);
    if (i < table->turn)
      ctg_count_card(table, table->reveals[i]);
  }
}

static void ctg_all_drawn(cartog_table *table) {
  uint32_t n = table->players;
  table->drawn[0] = n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
  table->drawn[1] = n <= 64 ? 0 : ((uint64_t)1 << (n - 64)) - 1;
}

/* ---- seasons and reveals ---- */

int32_t cartog_table_begin(cartog_table *table) {
  int32_t status = ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  if (table->season > 0 && !ctg_table_complete(table))
    return CARTOG_REFUSAL_SEASON;
  if (table->season == CARTOG_SEASONS)
    return CARTOG_REFUSAL_OVER;
  table->begun[table->season++] = table->turn;
  ctg_new_season(table, ctg_first_ambush(table));
  ctg_all_drawn(table);
  table->ordered = 0;
  memset(table->order, 0, sizeof table->order);
  if (table->mode == CARTOG_MODE_SEEDED)
    ctg_deal_season(table);
  return CARTOG_OK;
}

int32_t cartog_table_order(cartog_table *table, const uint32_t *cards, uint64_t count) {
  int32_t status = ctg_table_check(table);
  if (status == CARTOG_OK && cards == NULL)
    status = CARTOG_ERROR_NULL;
  if (status == CARTOG_OK && (table->mode != CARTOG_MODE_ORDERED || count > CARTOG_DECK_MAX))
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  if (table->season == 0 || table->ordered > 0)
    return CARTOG_REFUSAL_STEP;
  uint32_t first_ambush = ctg_first_ambush(table), begun = table->begun[table->season - 1];
  uint32_t revealed = table->turn - begun, before = 0, ambushes = 0;
  uint64_t taken = 0, gone = 0;
  uint8_t order[CARTOG_DECK_MAX] = {0};
  for (uint32_t i = 0; i < begun; i++)
    if (table->reveals[i] >= first_ambush) {
      gone |= (uint64_t)1 << table->reveals[i];
      before++;
    }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t index = 0;
    while (index < table->deck_count && (table->deck[index] != cards[i] || ((taken | gone) >> index & 1) != 0))
      index++;
    if (index == table->deck_count || (i < revealed && index != table->reveals[begun + i]))
      return CARTOG_REFUSAL_CARD;
    taken |= (uint64_t)1 << index;
    ambushes += index >= first_ambush;
    order[i] = (uint8_t)index;
  }
  uint32_t entered =
      table->deck_count - first_ambush < table->season ? table->deck_count - first_ambush : table->season;
  if (count < revealed || count - ambushes != first_ambush || ambushes != entered - before)
    return CARTOG_REFUSAL_CARD;
  memcpy(table->order, order, sizeof order);
  table->ordered = (uint32_t)count;
  return CARTOG_OK;
}

/* The card that the caller of an open table names: the first of its copies that can still come. */
static int32_t ctg_find_open(const cartog_table *table, uint32_t card, uint32_t *index) {
  uint32_t first_ambush = ctg_first_ambush(table), found = CARTOG_DECK_MAX, left = 0;
  int ambush_left = ctg_table_ambushes(table) < table->season;
  for (uint32_t i = 0; i < table->deck_count; i++) {
    if ((table->used >> i & 1) != 0)
      continue;
    left += i < first_ambush || ambush_left;
    if (table->deck[i] == card && found == CARTOG_DECK_MAX)
      found = i;
  }
  if (left == 0)
    return CARTOG_REFUSAL_DECK_EMPTY;
  if (found == CARTOG_DECK_MAX)
    return CARTOG_REFUSAL_CARD;
  if (found >= first_ambush && !ambush_left)
    return CARTOG_REFUSAL_AMBUSH;
  *index = found;
  return CARTOG_OK;
}

static int32_t ctg_find_dealt(const cartog_table *table, uint32_t card, uint32_t *index) {
  uint32_t at = table->turn - table->begun[table->season - 1];
  if (table->ordered == 0 && table->mode == CARTOG_MODE_ORDERED)
    return CARTOG_REFUSAL_STEP;
  if (at >= table->ordered)
    return CARTOG_REFUSAL_DECK_EMPTY;
  if (card != 0 && card != table->deck[table->order[at]])
    return CARTOG_REFUSAL_DEAL;
  *index = table->order[at];
  return CARTOG_OK;
}

int32_t cartog_table_reveal(cartog_table *table, uint32_t card, uint32_t *revealed) {
  int32_t status = ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  if (table->season == 0)
    return CARTOG_REFUSAL_STEP;
  if (ctg_table_owed(table) > 0)
    return CARTOG_REFUSAL_OWED;
  if (table->time >= ctg_table_threshold(table))
    return CARTOG_REFUSAL_SEASON_OVER;
  uint32_t index = 0;
  status = table->mode == CARTOG_MODE_OPEN ? ctg_find_open(table, card, &index) : ctg_find_dealt(table, card, &index);
  if (status == CARTOG_OK && table->turn == CARTOG_REVEALS_MAX)
    status = CARTOG_REFUSAL_DECK_EMPTY;
  if (status != CARTOG_OK)
    return status;
  table->reveals[table->turn++] = (uint8_t)index;
  ctg_count_card(table, index);
  /* Nobody owes anything for a ruins card. */
  ctg_all_drawn(table);
  if (ctg_table_at(table, index)->kind != CARTOG_KIND_RUINS)
    table->drawn[0] = table->drawn[1] = 0;
  if (revealed != NULL)
    *revealed = table->deck[index];
  return CARTOG_OK;
}

/* ---- draws ---- */

/* Who draws on a map for a card. */
static uint32_t ctg_drawer(const cartog_table *table, const cartog_card *card, uint32_t owner) {
  uint32_t n = table->players;
  if (card->kind != CARTOG_KIND_AMBUSH || n < 2)
    return owner;
  return card->arrow == CARTOG_ARROW_LEFT ? (owner + 1) % n : (owner + n - 1) % n;
}

/* Checks that something is owed on the map, and says for which card. */
static int32_t ctg_check_owed(const cartog_table *table, uint32_t owner, const cartog_card **owed) {
  int32_t status = ctg_table_check(table);
  if (status == CARTOG_OK && owner >= (table->players > 0 ? table->players : 1))
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  const cartog_card *card = ctg_table_last(table);
  if (card == NULL || card->kind == CARTOG_KIND_RUINS || ctg_is_drawn(table, owner))
    return CARTOG_REFUSAL_NOT_OWED;
  *owed = card;
  return CARTOG_OK;
}

/* The task on a map for which something is owed. */
static void ctg_owed_task(const cartog_table *table, const cartog_card *card, cartog_task *task) {
  uint32_t flags = (table->flags & CARTOG_TASK_FALLBACK_CARD) | (table->duty != 0 ? CARTOG_TASK_RUINS : 0u) |
                   (table->players == 1 ? CARTOG_TASK_SOLO : 0u);
  ctg_task_make(task, card, flags);
}

int32_t cartog_table_task(const cartog_table *table, uint32_t owner, cartog_task *task, uint32_t *drawer) {
  const cartog_card *card = NULL;
  int32_t status = ctg_check_owed(table, owner, &card);
  if (status != CARTOG_OK)
    return status;
  if (task != NULL)
    ctg_owed_task(table, card, task);
  if (drawer != NULL)
    *drawer = ctg_drawer(table, card, owner);
  return status;
}

static void ctg_note(cartog_table *table, uint32_t owner) {
  if (table->players > 0)
    table->drawn[owner / 64] |= (uint64_t)1 << (owner % 64);
}

int32_t cartog_table_note(cartog_table *table, uint32_t owner) {
  const cartog_card *card = NULL;
  int32_t status = ctg_check_owed(table, owner, &card);
  if (status == CARTOG_OK)
    ctg_note(table, owner);
  return status;
}

int32_t cartog_table_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner, uint32_t drawer,
                          const cartog_placement *placement, cartog_outcome *outcome, cartog_verdict *verdict) {
  if (verdict != NULL && CTG_CHECK(verdict) != CARTOG_OK)
    return CARTOG_ERROR_SIZE;
  const cartog_card *card = NULL;
  int32_t status = sheet == NULL ? CARTOG_ERROR_NULL : ctg_check_owed(table, owner, &card);
  if (status == CARTOG_OK && drawer != ctg_drawer(table, card, owner))
    status = CARTOG_REFUSAL_DRAWER;
  for (uint32_t s = 0; status == CARTOG_OK && s + 1 < table->season; s++)
    if (sheet->seasons[s].scored == 0)
      status = CARTOG_REFUSAL_UNSCORED;
  if (status != CARTOG_OK)
    return ctg_tell(verdict, status);
  cartog_task task;
  ctg_owed_task(table, card, &task);
  status = cartog_sheet_draw(sheet, &task, placement, table->turn, outcome, verdict);
  if (status == CARTOG_OK)
    ctg_note(table, owner);
  return status;
}

int32_t cartog_table_undo_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner) {
  int32_t status = ctg_table_check(table);
  if (status == CARTOG_OK && owner >= table->players)
    status = CARTOG_ERROR_RANGE;
  if (status != CARTOG_OK)
    return status;
  const cartog_card *card = ctg_table_last(table);
  if (card == NULL || card->kind == CARTOG_KIND_RUINS || !ctg_is_drawn(table, owner))
    return CARTOG_REFUSAL_NOT_DRAWN;
  if (sheet != NULL && !ctg_sheet_has_draw(sheet, table->turn))
    return CARTOG_REFUSAL_NOT_DRAWN;
  if (sheet != NULL)
    status = cartog_sheet_undo(sheet, table->turn);
  if (status == CARTOG_OK)
    table->drawn[owner / 64] &= ~((uint64_t)1 << (owner % 64));
  return status;
}

int32_t cartog_table_score(const cartog_table *table, cartog_sheet *sheet, const int32_t *external,
                           cartog_ledger *ledger) {
  cartog_table_info info;
  memset(&info, 0, sizeof info);
  info.size = (uint32_t)sizeof info;
  int32_t status = cartog_table_info_get(table, &info);
  if (status != CARTOG_OK)
    return status;
  if (info.phase != CARTOG_PHASE_SCORE && info.phase != CARTOG_PHASE_OVER)
    return CARTOG_REFUSAL_SEASON;
  return cartog_sheet_score(sheet, info.season, info.first, info.second, external, table->turn, ledger);
}

int32_t cartog_table_undo(cartog_table *table, uint32_t turn) {
  int32_t status = ctg_table_check(table);
  if (status != CARTOG_OK)
    return status;
  if (turn < 1 || turn > table->turn)
    return CARTOG_REFUSAL_TURN;
  uint32_t season = table->season;
  memset(table->reveals + turn - 1, 0, table->turn - turn + 1);
  table->turn = turn - 1;
  while (table->season > 0 && table->begun[table->season - 1] > table->turn)
    table->begun[--table->season] = 0;
  ctg_table_recount(table);
  ctg_all_drawn(table);
  if (table->season != season) {
    table->ordered = 0;
    memset(table->order, 0, sizeof table->order);
    if (table->mode == CARTOG_MODE_SEEDED && table->season > 0)
      ctg_deal_season(table);
  }
  return CARTOG_OK;
}

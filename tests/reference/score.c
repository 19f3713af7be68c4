/* Ledgers, totals, standings and the solo rating. */
#include "game.h"
#include "keys.h"

#include <string.h>

static int edict_points(const ref_game *g, int player, int which) {
  const ref_seat *seat = &g->now.seat[player];
  int card = g->edict[ref_season_edict(g->now.season, which)];

  if (card)
    return ref_score(&seat->sheet.map, card);
  return seat->given[g->now.season - 1][which] ? (int)seat->points[g->now.season - 1][which] : 0;
}

ref_ledger ref_ledger_of(const ref_game *g, int player) {
  const ref_player *sheet = &g->now.seat[player].sheet;
  ref_ledger ledger;
  ref_set spaces;

  ledger.scored = 1;
  ledger.first = edict_points(g, player, 0);
  ledger.second = edict_points(g, player, 1);
  ledger.coins = sheet->coins;
  ledger.monsters = ref_monsters(&sheet->map, &spaces);
  ledger.total = ledger.first + ledger.second + ledger.coins - ledger.monsters;
  return ledger;
}

static int lost_to_monsters(const ref_player *sheet) {
  int lost = 0;

  for (int s = 0; s < REF_SEASONS; s++)
    lost += sheet->season[s].monsters;
  return lost;
}

/* More points, or as many and fewer of them lost to monsters. */
static int is_ahead(const ref_player *a, const ref_player *b) {
  if (a->total != b->total)
    return a->total > b->total;
  return lost_to_monsters(a) < lost_to_monsters(b);
}

void ref_settle(ref_game *g) {
  int complete = ref_season_complete(g);

  for (int p = 0; p < g->players; p++) {
    ref_player *sheet = &g->now.seat[p].sheet;

    if (g->now.season > 0) {
      memset(&sheet->season[g->now.season - 1], 0, sizeof sheet->season[0]);
      if (complete)
        sheet->season[g->now.season - 1] = ref_ledger_of(g, p);
    }
    sheet->total = 0;
    for (int s = 0; s < REF_SEASONS; s++)
      sheet->total += sheet->season[s].total;
  }
  for (int p = 0; p < g->players; p++) {
    ref_player *sheet = &g->now.seat[p].sheet;

    sheet->rank = 1;
    for (int other = 0; other < g->players; other++)
      if (is_ahead(&g->now.seat[other].sheet, sheet))
        sheet->rank++;
  }
}

int ref_rating(const ref_game *g) {
  int rating = g->now.seat[0].sheet.total;

  if (g->players != 1 || g->now.season != REF_SEASONS || !ref_season_complete(g))
    return 0;
  for (int e = 0; e < 4; e++) {
    if (!g->edict[e])
      return 0;
    rating -= ref_solo_number(g->edict[e]);
  }
  return rating;
}

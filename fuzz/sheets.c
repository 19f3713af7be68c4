/* Sheets, audits, standings: every call, on good values and on damaged ones. */
#include "fuzz.h"

/* One call on a sheet; what it returns. */
static int32_t call(feed *f, cartog_sheet *sheet) {
  uint32_t turn = take(f, 1);
  int32_t external[2] = {(int32_t)take(f, 2) - 30000, (int32_t)take(f, 1)};
  cartog_outcome outcome;
  cartog_verdict verdict;
  cartog_ledger box;
  memset(&outcome, 0, sizeof outcome);
  memset(&verdict, 0, sizeof verdict);
  outcome.size = sizeof outcome;
  verdict.size = sizeof verdict;
  switch (take(f, 1) % 7) {
  case 0: {
    cartog_map map = take_map(f);
    damage(f, &map, sizeof map);
    return cartog_sheet_load(sheet, &map, turn % 16);
  }
  case 1:
    return cartog_sheet_undo(sheet, turn);
  case 2:
    return cartog_sheet_forget(sheet);
  case 3: {
    uint32_t first = take(f, 1), second = take(f, 1);
    return cartog_sheet_score(sheet, take(f, 1) % 6, first < 250 ? 120 + first % 24 : 10000, 120 + second % 24,
                              external, turn, &box);
  }
  default: {
    static cartog_choice choices[2048];
    cartog_task task = take_task(f);
    cartog_placement placement = {take_spaces(f), take(f, 1) % 8, 0};
    uint32_t pick = take(f, 2);
    int64_t count = cartog_choices_list(&sheet->map, &task, choices, 2048);
    if (pick % 8 != 0 && count > 0)
      placement.spaces = choices[pick % (count < 2048 ? (uint32_t)count : 2048)].spaces;
    return cartog_sheet_draw(sheet, &task, &placement, turn, &outcome, &verdict);
  }
  }
}

static void try_sheet(feed *f) {
  cartog_sheet *sheet = (cartog_sheet *)malloc(sizeof *sheet), *before = (cartog_sheet *)malloc(sizeof *sheet);
  cartog_standing standing;
  MUST(sheet != NULL && before != NULL);
  uint32_t damaged = take(f, 1) % 2;
  cartog_map map = take_map(f);
  MUST(cartog_sheet_init(sheet, &map) == CARTOG_OK);
  for (int n = 0; n < 40 && f->size > 0; n++) {
    if (damaged)
      damage(f, sheet, sizeof *sheet);
    *before = *sheet;
    if (call(f, sheet) != CARTOG_OK)
      MUST(memcmp(sheet, before, sizeof *sheet) == 0);
    MUST(damaged || cartog_sheet_validate(sheet) == CARTOG_OK);
    if (cartog_sheet_total(sheet, &standing) == CARTOG_OK && !damaged)
      MUST(standing.monsters >= 0);
  }
  DRAW(cartog_sheet_svg, sheet, NULL, NULL, 0);
  free(sheet);
  free(before);
}

static void try_audit(feed *f) {
  ROOM(cartog_audit) storage;
  cartog_finding findings[CARTOG_FINDINGS_MAX];
  memset(&storage, 0, sizeof storage);
  cartog_audit audit = storage.value;
  audit.size = sizeof audit;
  audit.season = take(f, 1) % 5;
  audit.time = take(f, 1) % 12;
  audit.coins = take(f, 1) % 15;
  audit.has_coins = take(f, 1) % 2;
  audit.alone = take(f, 1) % 2;
  audit.boxes = take(f, 1) % 5;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    audit.edicts[i] = take(f, 1) % 2 == 0 ? 0 : 126 + 4 * i + take(f, 1) % 4;
  for (uint32_t i = 0; i < audit.boxes; i++) {
    audit.seasons[i].first = (int32_t)take(f, 1);
    audit.seasons[i].second = (int32_t)take(f, 1);
    audit.seasons[i].coins = (int32_t)take(f, 1) % 16;
    audit.seasons[i].monsters = (int32_t)take(f, 1) % 32;
    audit.seasons[i].total = (int32_t)take(f, 1);
    audit.seasons[i].scored = 1;
  }
  if (take(f, 1) % 2 == 0)
    cartog_map_init(&audit.start, take(f, 1) % 2);
  else
    audit.start = take_map(f);
  audit.map = take_map(f);
  damage(f, &audit, sizeof audit);
  storage.value = audit;
  int64_t count = cartog_audit_list(&storage.value, findings, CARTOG_FINDINGS_MAX);
  MUST(count <= CARTOG_FINDINGS_MAX);
  for (int64_t i = 0; i < count; i++)
    MUST(cartog_finding_slug(findings[i].kind)[0] != 0 && cartog_finding_message(findings[i].kind)[0] != 0);
}

static void try_standings(feed *f) {
  cartog_standing standing[32];
  uint32_t ranks[32], count = 1 + take(f, 1) % 32, edicts[CARTOG_EDICTS], firsts = 0;
  int32_t rating = 0;
  for (uint32_t i = 0; i < count; i++) {
    standing[i].total = (int32_t)take(f, take(f, 1) % 5);
    standing[i].monsters = (int32_t)take(f, 1);
  }
  MUST(cartog_standings(standing, count, ranks) == CARTOG_OK);
  for (uint32_t i = 0; i < count; i++) {
    MUST(ranks[i] >= 1 && ranks[i] <= count);
    firsts += ranks[i] == 1;
  }
  MUST(firsts >= 1);
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    edicts[i] = 124 + take(f, 1) % 20;
  cartog_solo_rating((int32_t)take(f, 4), edicts, &rating);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static void (*const tries[])(feed *) = {try_sheet, try_audit, try_standings};
  feed f = {data, size};
  for (int n = 0; n < 4 && f.size > 0; n++)
    tries[take(&f, 1) % (sizeof tries / sizeof tries[0])](&f);
  return 0;
}

/* Audit: what cannot be on a hand-typed sheet. Every bound is one that no game can pass, so a finding is always a
 * mistake. */
#include "../rules/rules.h"
#include "table.h"

typedef struct {
  const cartog_audit *audit;
  cartog_finding finding[CARTOG_FINDINGS_MAX];
  uint32_t count;
} ctg_audit;

/* The nearest number of 32 bits. */
static int32_t ctg_narrow(int64_t number) {
  return number < INT32_MIN ? INT32_MIN : number > INT32_MAX ? INT32_MAX : (int32_t)number;
}

/* There are at most 28: four of the map, one of time, five of each box but four of the first, and four of the last. */
static void ctg_find(ctg_audit *a, uint32_t kind, uint32_t season, int64_t expected, int64_t found, ctg_bits spaces) {
  if (a->count == CARTOG_FINDINGS_MAX) /* GCOVR_EXCL_BR_LINE */
    return;                            /* GCOVR_EXCL_LINE */
  cartog_finding *finding = &a->finding[a->count++];
  finding->spaces = ctg_to_spaces(spaces);
  finding->kind = kind;
  finding->season = season;
  finding->expected = ctg_narrow(expected);
  finding->found = ctg_narrow(found);
}

/* As much as a position can say. */
enum { CTG_AUDIT_TIME_MAX = 999 };

/* ---- the map ---- */

static void ctg_audit_start(ctg_audit *a) {
  static const uint8_t printed[] = {CARTOG_TERRAIN_MOUNTAIN, CARTOG_TERRAIN_WASTELAND, CARTOG_TERRAIN_VOID,
                                    CTG_PLANE_RUINS};
  ctg_bits wrong = ctg_none();
  for (unsigned i = 0; i < sizeof printed; i++)
    wrong = ctg_or(wrong, ctg_xor(ctg_plane(&a->audit->start, printed[i]), ctg_plane(&a->audit->map, printed[i])));
  if (ctg_any(wrong))
    ctg_find(a, CARTOG_FINDING_START, 0, 0, ctg_count(wrong), wrong);
}

/* Spaces that a season can fill with so much time at the most, ambush cards left out: each kind of card once. */
static uint32_t ctg_most_spaces(uint32_t time) {
  uint32_t best[CARTOG_TIME_MAX + 1] = {0};
  for (uint32_t id = CARTOG_CARD_GREAT_RIVER; id <= CARTOG_CARD_FISHING_VILLAGE; id++) {
    const cartog_card *card = ctg_printed_card(id);
    uint32_t largest = 0;
    for (uint32_t s = 0; s < card->shape_count; s++) {
      uint32_t spaces = ctg_count(ctg_from_spaces(&card->shapes[s].spaces));
      largest = spaces > largest ? spaces : largest;
    }
    for (uint32_t t = time; t >= card->time; t--)
      if (best[t - card->time] + largest > best[t])
        best[t] = best[t - card->time] + largest;
  }
  /* Rift Lands. */
  return best[time] + 1;
}

/* The time that a season ends with at the most: a card of time 2 may be turned one short of the end. */
static uint32_t ctg_longest(uint32_t season) {
  return ctg_printed_card(CARTOG_CARD_SPRING + season - 1)->time + 1;
}

/* Time of a season that has begun, as far as it is played. */
static uint32_t ctg_time_of(const cartog_audit *audit, uint32_t season) {
  uint32_t longest = ctg_longest(season), time = audit->time < longest ? audit->time : longest;
  return season < audit->season ? longest : time;
}

static ctg_bits ctg_drawn(const cartog_audit *audit) {
  ctg_bits drawn = ctg_none();
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MONSTER; t++)
    drawn = ctg_or(drawn, ctg_without(ctg_plane(&audit->map, t), ctg_plane(&audit->start, t)));
  return drawn;
}

static void ctg_audit_spaces(ctg_audit *a) {
  uint32_t most = 0, ambush[4] = {0};
  /* One ambush card more can have come in each season, the largest shapes first. */
  for (uint32_t i = 0; i < 4; i++) {
    uint32_t spaces = ctg_count(ctg_from_spaces(&ctg_printed_card(CARTOG_CARD_GOBLIN_ATTACK + i)->shapes[0].spaces)),
             at = i;
    for (; at > 0 && ambush[at - 1] < spaces; at--)
      ambush[at] = ambush[at - 1];
    ambush[at] = spaces;
  }
  for (uint32_t season = 1; season <= a->audit->season; season++)
    most += ctg_most_spaces(ctg_time_of(a->audit, season)) + ambush[season - 1];
  uint32_t drawn = ctg_count(ctg_drawn(a->audit));
  if (drawn > most)
    ctg_find(a, CARTOG_FINDING_SPACES, 0, most, drawn, ctg_none());
}

/* ---- coins ---- */

static uint32_t ctg_seasons_begun(const cartog_audit *audit) {
  return audit->season > 0 ? audit->season : CARTOG_SEASONS;
}

/* Most coin shapes that can have been drawn: four cards have one, all of time 1, each once a season, and what they
 * drew is still on the map. */
static uint32_t ctg_most_coin_shapes(const cartog_audit *audit) {
  uint32_t by_time = 0, by_map = 0, seasons = ctg_seasons_begun(audit);
  for (uint32_t season = 1; season <= seasons; season++) {
    uint32_t time = audit->season > 0 ? ctg_time_of(audit, season) : 4;
    by_time += time < 4 ? time : 4;
  }
  for (uint32_t id = CARTOG_CARD_GREAT_RIVER; id <= CARTOG_CARD_FISHING_VILLAGE; id++) {
    const cartog_card *card = ctg_printed_card(id);
    for (uint32_t i = 0; i < card->shape_count; i++) {
      if (card->shapes[i].coin == 0)
        continue;
      uint32_t spaces = 0, size = ctg_count(ctg_from_spaces(&card->shapes[i].spaces));
      for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MONSTER; t++)
        if ((card->terrains >> t & 1) != 0)
          spaces += ctg_count(ctg_without(ctg_plane(&audit->map, t), ctg_plane(&audit->start, t)));
      by_map += spaces / size < seasons ? spaces / size : seasons;
    }
  }
  return by_time < by_map ? by_time : by_map;
}

static void ctg_audit_coins(ctg_audit *a) {
  const cartog_audit *audit = a->audit;
  ctg_bits mountains = ctg_plane(&audit->map, CARTOG_TERRAIN_MOUNTAIN);
  ctg_bits closed =
      ctg_without(ctg_closed(mountains, ctg_empty(&audit->map)),
                  ctg_closed(ctg_plane(&audit->start, CARTOG_TERRAIN_MOUNTAIN), ctg_empty(&audit->start)));
  uint32_t paid = ctg_count(closed), most = paid;
  if (audit->coins < paid && audit->coins < CARTOG_COINS_MAX)
    ctg_find(a, CARTOG_FINDING_COINS_LOW, 0, paid < CARTOG_COINS_MAX ? paid : CARTOG_COINS_MAX, audit->coins, closed);
  most += ctg_most_coin_shapes(audit);
  if (audit->coins > most)
    ctg_find(a, CARTOG_FINDING_COINS_HIGH, 0, most, audit->coins, ctg_none());
}

/* ---- monsters ---- */

/* Above this many monsters the search is left out and areas alone are compared. */
enum { CTG_SEARCHED_MAX = 20 };

typedef struct {
  ctg_forms forms[4];
  ctg_form storage[4][CTG_FORMS_MAX];
} ctg_ambushes;

/* Most monsters that whole ambush shapes cover, each card once and so many cards at the most. */
static uint32_t ctg_most_covered(const ctg_ambushes *ambushes, uint32_t card, uint32_t cards, ctg_bits monsters) {
  if (card == 4 || cards == 0)
    return 0;
  uint32_t best = ctg_most_covered(ambushes, card + 1, cards, monsters);
  const ctg_forms *forms = &ambushes->forms[card];
  for (uint32_t i = 0; i < forms->count; i++)
    for (ctg_bits at = ctg_form_inside(&forms->form[i], monsters); ctg_any(at); at = ctg_rest(at)) {
      ctg_bits shape = ctg_left(forms->form[i].spaces, ctg_first(at));
      uint32_t covered =
          ctg_count(shape) + ctg_most_covered(ambushes, card + 1, cards - 1, ctg_without(monsters, shape));
      best = covered > best ? covered : best;
    }
  return best;
}

/* Whether some form of a card lies on these spaces, and over one of those. What fits now has fitted ever since. */
static int ctg_fits(uint32_t id, ctg_bits spaces, ctg_bits over) {
  ctg_form storage[CTG_FORMS_MAX];
  ctg_forms forms;
  ctg_forms_of(&forms, ctg_printed_card(id), storage);
  for (uint32_t i = 0; i < forms.count; i++)
    if (ctg_any(ctg_and(ctg_form_inside(&forms.form[i], spaces), ctg_form_touching(&forms.form[i], over))))
      return 1;
  return 0;
}

/* Cards that can have been drawn as a single space of monster: Rift Lands; explore and ambush cards that fit nowhere
 * now; and up to two a season that cannot cover ruins now. */
static uint32_t ctg_most_singles(const cartog_audit *audit) {
  ctg_bits empty = ctg_empty(&audit->map), ruins = ctg_and(empty, ctg_plane(&audit->map, CTG_PLANE_RUINS));
  uint32_t stuck[3] = {0, 0, 0}, off_ruins = 0, ambushes = 0, most = 0;
  for (uint32_t id = CARTOG_CARD_GREAT_RIVER; id <= CARTOG_CARD_FISHING_VILLAGE; id++) {
    stuck[ctg_printed_card(id)->time] += !ctg_fits(id, empty, empty);
    off_ruins += !ctg_fits(id, empty, ruins);
  }
  for (uint32_t i = 0; i < 4; i++)
    ambushes += audit->alone == 0 && !ctg_fits(CARTOG_CARD_GOBLIN_ATTACK + i, empty, empty);
  for (uint32_t season = 1; season <= ctg_seasons_begun(audit); season++) {
    uint32_t time = audit->season > 0 ? ctg_time_of(audit, season) : ctg_longest(season);
    uint32_t ones = time < stuck[1] ? time : stuck[1], twos = (time - ones + 1) / 2;
    uint32_t ordinary = ones + (twos < stuck[2] ? twos : stuck[2]);
    most += 1 + ordinary + (off_ruins < 2 ? off_ruins : 2);
  }
  return most + (ambushes < ctg_seasons_begun(audit) ? ambushes : ctg_seasons_begun(audit));
}

static void ctg_audit_monsters(ctg_audit *a) {
  ctg_bits monsters = ctg_without(ctg_plane(&a->audit->map, CARTOG_TERRAIN_MONSTER),
                                  ctg_plane(&a->audit->start, CARTOG_TERRAIN_MONSTER));
  uint32_t count = ctg_count(monsters), cards = a->audit->season > 0 ? a->audit->season : 4, covered = 0;
  if (count <= CTG_SEARCHED_MAX) {
    ctg_ambushes ambushes;
    for (uint32_t i = 0; i < 4; i++) {
      ambushes.forms[i].count =
          ctg_forms_compile(ctg_printed_card(CARTOG_CARD_GOBLIN_ATTACK + i), a->audit->alone == 0, ambushes.storage[i]);
      ambushes.forms[i].form = ambushes.storage[i];
    }
    covered = ctg_most_covered(&ambushes, 0, cards, monsters);
  } else {
    for (uint32_t i = 0; i < 4; i++)
      covered += ctg_count(ctg_from_spaces(&ctg_printed_card(CARTOG_CARD_GOBLIN_ATTACK + i)->shapes[0].spaces));
  }
  uint32_t single = count > covered ? count - covered : 0, most = ctg_most_singles(a->audit);
  if (single > most)
    ctg_find(a, CARTOG_FINDING_MONSTERS, 0, most, single, monsters);
}

/* ---- boxes ---- */

static void ctg_audit_box(ctg_audit *a, uint32_t season) {
  const cartog_ledger *box = &a->audit->seasons[season - 1];
  int64_t total = (int64_t)box->first + box->second + box->coins - box->monsters;
  if (total != box->total)
    ctg_find(a, CARTOG_FINDING_SUM, season, total, box->total, ctg_none());
  if (box->coins < 0 || box->coins > CARTOG_COINS_MAX)
    ctg_find(a, CARTOG_FINDING_BOX_RANGE, season, CARTOG_COINS_MAX, box->coins, ctg_none());
  if (box->monsters < 0 || box->monsters > CARTOG_SPACES)
    ctg_find(a, CARTOG_FINDING_BOX_RANGE, season, CARTOG_SPACES, box->monsters, ctg_none());
  if (season > 1 && box->coins < a->audit->seasons[season - 2].coins)
    ctg_find(a, CARTOG_FINDING_BOX_COINS, season, a->audit->seasons[season - 2].coins, box->coins, ctg_none());
  if (a->audit->has_coins != 0 && box->coins > (int32_t)a->audit->coins)
    ctg_find(a, CARTOG_FINDING_BOX_COINS, season, a->audit->coins, box->coins, ctg_none());
}

/* The last box belongs to the map as it is only if no card was drawn after it. */
static void ctg_audit_last_box(ctg_audit *a) {
  const cartog_audit *audit = a->audit;
  uint32_t season = audit->boxes;
  if (season == 0 || audit->season != season)
    return;
  const cartog_ledger *box = &audit->seasons[season - 1];
  uint32_t edicts[2] = {audit->edicts[season - 1], audit->edicts[season % CARTOG_EDICTS]};
  int32_t said[2] = {box->first, box->second}, points = 0;
  cartog_spaces costly;
  for (uint32_t i = 0; i < 2; i++)
    if (edicts[i] != 0 && cartog_score(&audit->map, edicts[i], &points) == CARTOG_OK && points != said[i])
      ctg_find(a, CARTOG_FINDING_FIRST + i, season, points, said[i], ctg_none());
  cartog_map_monsters(&audit->map, &points, &costly);
  if (points != box->monsters)
    ctg_find(a, CARTOG_FINDING_PENALTY, season, points, box->monsters, ctg_from_spaces(&costly));
  if (audit->has_coins != 0 && box->coins != (int32_t)audit->coins)
    ctg_find(a, CARTOG_FINDING_BOX_COINS, season, audit->coins, box->coins, ctg_none());
}

static void ctg_audit_time(ctg_audit *a) {
  const cartog_audit *audit = a->audit;
  if (audit->time > ctg_longest(audit->season))
    ctg_find(a, CARTOG_FINDING_TIME, audit->season, ctg_longest(audit->season), audit->time, ctg_none());
  else if (audit->boxes > audit->season)
    ctg_find(a, CARTOG_FINDING_TIME, audit->boxes, audit->season, audit->boxes, ctg_none());
  else if (audit->boxes == audit->season && audit->time + 1 < ctg_longest(audit->season))
    ctg_find(a, CARTOG_FINDING_TIME, audit->season, (int64_t)ctg_longest(audit->season) - 1, audit->time, ctg_none());
}

static int32_t ctg_audit_check(const cartog_audit *audit) {
  int32_t status = CTG_CHECK(audit);
  if (status == CARTOG_OK)
    status = cartog_map_validate(&audit->start, NULL);
  if (status == CARTOG_OK)
    status = cartog_map_validate(&audit->map, NULL);
  int good = audit->season <= CARTOG_SEASONS && audit->time <= CTG_AUDIT_TIME_MAX && audit->coins <= CARTOG_COINS_MAX &&
             audit->has_coins <= 1 && audit->alone <= 1 && audit->boxes <= CARTOG_SEASONS && audit->reserved == 0;
  for (uint32_t i = 0; i < CARTOG_EDICTS; i++)
    good = good && (audit->edicts[i] == 0 || audit->edicts[i] >= CARTOG_CARD_OWN ||
                    (audit->edicts[i] >= CARTOG_CARD_SENTINEL_WOOD && audit->edicts[i] <= CARTOG_CARD_CAULDRONS));
  return status == CARTOG_OK && !good ? CARTOG_ERROR_RANGE : status;
}

int64_t cartog_audit_list(const cartog_audit *audit, cartog_finding *findings, uint64_t cap) {
  if (audit == NULL || (findings == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  int32_t status = ctg_audit_check(audit);
  if (status != CARTOG_OK)
    return status;
  ctg_audit a;
  a.audit = audit;
  a.count = 0;
  ctg_audit_start(&a);
  if (audit->has_coins != 0)
    ctg_audit_coins(&a);
  ctg_audit_monsters(&a);
  if (audit->season > 0) {
    ctg_audit_time(&a);
    ctg_audit_spaces(&a);
  }
  for (uint32_t season = 1; season <= audit->boxes; season++)
    ctg_audit_box(&a, season);
  ctg_audit_last_box(&a);
  for (uint32_t i = 0; i < a.count && i < cap; i++)
    findings[i] = a.finding[i];
  return a.count;
}

/* ---- words ---- */

typedef struct {
  char slug[16];
  char message[80];
} ctg_finding_words;

static const ctg_finding_words ctg_finding_table[] = {
    {"", ""},
    {"start", "mountains, wasteland, void or ruins differ from the blank map"},
    {"coins_low", "fewer coins than mountains closed in the game"},
    {"coins_high", "more coins than closed mountains and coin shapes can have given"},
    {"monsters", "no ambush shapes and single spaces can make these monsters"},
    {"spaces", "more spaces are drawn than the time used allows"},
    {"sum", "the total is not what the box adds up to"},
    {"box_coins", "the coins do not go with the season before, or with the sheet"},
    {"box_range", "no map can have these coins or this penalty"},
    {"first_edict", "the map scores another number for the first edict"},
    {"second_edict", "the map scores another number for the second edict"},
    {"penalty", "the map has another monster penalty"},
    {"time", "the season cannot have used this time, or is scored before its end"},
};

enum { CTG_FINDING_KINDS = sizeof ctg_finding_table / sizeof ctg_finding_table[0] };

const char *cartog_finding_slug(uint32_t kind) {
  return ctg_finding_table[kind < CTG_FINDING_KINDS ? kind : 0].slug;
}

const char *cartog_finding_message(uint32_t kind) {
  return ctg_finding_table[kind < CTG_FINDING_KINDS ? kind : 0].message;
}

-- Written by bindings/lua/tools/generate.lua from the public headers; do not edit.
local declarations = {}

-- The binary interface that these are.
declarations.abi = 0

declarations.c = [[
typedef struct {
  uint64_t w[2];
} cartog_spaces;
typedef struct {
  uint64_t w[64];
} cartog_map;
typedef struct {
  cartog_spaces spaces;
  uint32_t coin;
  uint32_t reserved;
} cartog_shape;
typedef struct {
  uint32_t id;
  uint32_t kind;
  uint32_t time;
  uint32_t terrains;
  uint32_t shape_count;
  uint32_t arrow;
  uint32_t corner;
  uint32_t walk;
  uint32_t category;
  uint32_t solo;
  uint32_t edict_first;
  uint32_t edict_second;
  char key[32];
  uint64_t reserved[2];
  cartog_shape shapes[8];
} cartog_card;
typedef struct {
  uint32_t size;
  uint32_t flags;
  cartog_card card;
} cartog_task;
typedef struct {
  cartog_spaces spaces;
  uint32_t terrain;
  uint32_t reserved;
} cartog_placement;
typedef struct {
  cartog_spaces spaces;
  uint32_t terrains;
  uint8_t coin;
  uint8_t shape;
  uint8_t fallback;
  uint8_t reserved;
} cartog_choice;
typedef struct {
  uint32_t size;
  int32_t status;
  uint32_t detail;
  uint32_t reserved;
  cartog_spaces spaces;
} cartog_verdict;
typedef struct {
  uint32_t size;
  uint32_t coins;
  uint32_t lost;
  uint32_t shape_coins;
  uint32_t mountain_coins;
  uint32_t fallback;
  cartog_spaces mountains;
} cartog_outcome;
typedef struct {
  cartog_spaces spaces;
  int32_t points;
  uint32_t unit;
} cartog_part;
typedef struct {
  uint32_t size;
  int32_t monsters_before;
  int32_t monsters_after;
  uint32_t coins_before;
  uint32_t coins_after;
  uint32_t lost;
  cartog_spaces mountains;
} cartog_preview;
typedef struct {
  uint32_t choice;
  uint32_t terrain;
  int32_t monsters;
  uint32_t coins;
  uint32_t lost;
  uint32_t reserved;
} cartog_effect;
typedef struct {
  int32_t first;
  int32_t second;
  int32_t coins;
  int32_t monsters;
  int32_t total;
  uint32_t scored;
} cartog_ledger;
typedef struct {
  cartog_spaces spaces;
  cartog_spaces ruins;
  uint32_t turn;
  uint8_t terrain;
  uint8_t coins;
  uint8_t lost;
  uint8_t season;
} cartog_entry;
typedef struct {
  uint32_t layout;
  uint32_t coins;
  uint32_t lost;
  uint32_t count;
  uint64_t reserved[4];
  cartog_spaces paid;
  cartog_ledger seasons[4];
  cartog_map map;
  cartog_entry history[264];
} cartog_sheet;
typedef struct {
  uint32_t size;
  uint32_t mode;
  uint64_t seed;
  uint32_t players;
  uint32_t flags;
  uint32_t edicts[4];
} cartog_setup;
typedef struct {
  uint32_t layout;
  uint32_t mode;
  uint64_t seed;
  uint32_t players;
  uint32_t flags;
  uint32_t edicts[4];
  uint32_t season;
  uint32_t time;
  uint32_t turn;
  uint32_t ruins;
  uint32_t duty;
  uint32_t deck_count;
  uint32_t own_count;
  uint32_t ordered;
  uint64_t drawn[2];
  uint64_t used;
  uint64_t reserved[8];
  uint32_t begun[4];
  uint32_t deck[64];
  uint8_t order[64];
  uint8_t reveals[256];
  cartog_card own[24];
} cartog_table;
typedef struct {
  uint32_t size;
  uint32_t phase;
  uint32_t season;
  uint32_t time;
  uint32_t threshold;
  uint32_t turn;
  uint32_t card;
  uint32_t kind;
  uint32_t ruins;
  uint32_t owed;
  uint32_t first;
  uint32_t second;
} cartog_table_info;
typedef struct {
  int32_t total;
  int32_t monsters;
} cartog_standing;
typedef struct {
  uint32_t size;
  uint32_t season;
  uint32_t time;
  uint32_t coins;
  uint32_t has_coins;
  uint32_t alone;
  uint32_t boxes;
  uint32_t edicts[4];
  uint32_t reserved;
  cartog_ledger seasons[4];
  cartog_map start;
  cartog_map map;
} cartog_audit;
typedef struct {
  cartog_spaces spaces;
  uint32_t kind;
  uint32_t season;
  int32_t expected;
  int32_t found;
} cartog_finding;
typedef struct {
  uint32_t size;
  uint32_t fields;
  uint32_t season;
  uint32_t time;
  uint32_t coins;
  uint32_t ruins;
  uint32_t edicts[4];
  int32_t totals[4];
  uint32_t total_count;
  uint32_t reserved;
  cartog_map map;
} cartog_position;
typedef struct {
  uint32_t size;
  int32_t status;
  uint32_t line;
  uint32_t column;
  uint64_t offset;
} cartog_text_error;
typedef struct {
  uint32_t layout;
  uint32_t stage;
  uint32_t line;
  uint32_t seen;
  uint32_t players;
  uint32_t fallback;
  uint32_t deck_count;
  uint32_t own_count;
  uint64_t seed;
  uint64_t named[2];
  uint64_t known[2][2];
  uint32_t early;
  uint32_t unused;
  uint64_t reserved[3];
  uint32_t edicts[4];
  uint32_t deck[64];
  int32_t external[100][2];
  char names[100][32];
  char edict_keys[4][32];
  cartog_map map;
  cartog_card own[24];
  cartog_table table;
} cartog_replay;
typedef struct {
  uint32_t size;
  int32_t status;
  uint32_t line;
  uint32_t column;
  uint32_t detail;
  uint32_t reserved;
  cartog_spaces spaces;
  char expected[64];
  char found[64];
} cartog_fault;
typedef struct {
  uint32_t size;
  uint32_t kind;
  uint32_t season;
  uint32_t turn;
  uint32_t card;
  uint32_t owner;
  uint32_t drawer;
  uint32_t reserved;
  cartog_placement placement;
} cartog_event;
typedef struct {
  uint32_t size;
  uint32_t coins;
  int32_t coin_weight;
  int32_t monster_weight;
  uint32_t card_count;
  uint32_t reserved;
  uint32_t cards[16];
  int32_t weights[16];
} cartog_aim;
typedef struct {
  cartog_spaces spaces;
  int64_t value;
  uint32_t terrain;
  int32_t monsters;
  uint32_t coins;
  uint32_t lost;
  uint32_t coin;
  uint32_t fallback;
  int32_t points[16];
} cartog_hint;
typedef struct {
  cartog_card card;
  uint32_t flags;
  uint32_t weight;
} cartog_follow;
typedef struct {
  uint64_t nodes;
  uint64_t drawings;
  uint32_t finished;
  uint32_t count;
  uint32_t place;
  uint32_t terrain;
  uint32_t follow;
  uint32_t reserved;
  int64_t sum;
  cartog_hint hints[32];
} cartog_search;
typedef struct {
  uint32_t size;
  uint32_t pixels;
  uint32_t flags;
  uint32_t reserved;
  cartog_placement ghost;
  cartog_spaces highlight;
  cartog_spaces cause;
} cartog_picture;
const char *cartog_status_slug(int32_t status);
const char *cartog_status_message(int32_t status);
const char *cartog_space_name(uint32_t space);
int32_t cartog_space_parse(const char *text, uint64_t length, uint32_t *space);
int32_t cartog_spaces_add(cartog_spaces *set, uint32_t space);
int32_t cartog_spaces_remove(cartog_spaces *set, uint32_t space);
int32_t cartog_spaces_has(const cartog_spaces *set, uint32_t space);
int64_t cartog_spaces_count(const cartog_spaces *set);
int64_t cartog_spaces_list(const cartog_spaces *set, uint32_t *spaces, uint64_t cap);
const char *cartog_terrain_name(uint32_t terrain);
int32_t cartog_terrain_letter(uint32_t terrain, uint32_t ruins);
int32_t cartog_shape_normalize(const cartog_spaces *shape, cartog_spaces *normal);
int32_t cartog_shape_orient(const cartog_spaces *shape, uint32_t orientation, cartog_spaces *oriented);
int64_t cartog_shape_orientations(const cartog_spaces *shape, cartog_spaces *oriented, uint64_t cap);
int32_t cartog_shape_place(const cartog_spaces *shape, uint32_t row, uint32_t column, cartog_spaces *placed);
int32_t cartog_map_init(cartog_map *map, uint32_t side);
int32_t cartog_map_from_arrays(cartog_map *map, const uint8_t *terrain, const uint8_t *ruins, cartog_spaces *wrong);
int32_t cartog_map_to_arrays(const cartog_map *map, uint8_t *terrain, uint8_t *ruins);
int32_t cartog_map_validate(const cartog_map *map, cartog_spaces *wrong);
int32_t cartog_map_terrain(const cartog_map *map, uint32_t space);
int32_t cartog_map_ruins(const cartog_map *map, uint32_t space);
int32_t cartog_map_set_terrain(cartog_map *map, uint32_t space, uint32_t terrain);
int32_t cartog_map_set_ruins(cartog_map *map, uint32_t space, uint32_t ruins);
int32_t cartog_map_spaces(const cartog_map *map, uint32_t terrain, cartog_spaces *spaces);
int32_t cartog_map_ruins_spaces(const cartog_map *map, cartog_spaces *spaces);
int32_t cartog_map_equal(const cartog_map *a, const cartog_map *b);
int32_t cartog_card_get(uint32_t id, cartog_card *card);
int64_t cartog_card_list(uint32_t kind, uint32_t *ids, uint64_t cap);
int32_t cartog_card_by_key(const char *key, uint64_t length, uint32_t *id);
int32_t cartog_card_find(const char *text, uint64_t length, uint32_t *id);
int32_t cartog_card_nearest(const char *text, uint64_t length, uint32_t kind, uint32_t *id);
const char *cartog_card_key(uint32_t id);
const char *cartog_card_name(uint32_t id, uint32_t language);
int32_t cartog_card_validate(const cartog_card *card);
int32_t cartog_task_init(cartog_task *task, uint32_t card, uint32_t flags);
int32_t cartog_task_init_card(cartog_task *task, const cartog_card *card, uint32_t flags);
int32_t cartog_task_drawer(const cartog_task *task);
int32_t cartog_task_fallback(const cartog_map *map, const cartog_task *task);
int64_t cartog_choices_list(const cartog_map *map, const cartog_task *task, cartog_choice *choices, uint64_t cap);
int64_t cartog_choices_count(const cartog_map *map, const cartog_task *task);
int64_t cartog_choices_pick(const cartog_map *map, const cartog_task *task, uint64_t number, cartog_choice *choice);
int32_t cartog_choices_any(const cartog_map *map, const cartog_task *task);
int32_t cartog_placement_check(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
  cartog_verdict *verdict);
int32_t cartog_placement_apply(cartog_map *map, const cartog_task *task, const cartog_placement *placement, uint32_t
  coins, cartog_outcome *outcome, cartog_verdict *verdict);
const char *cartog_verdict_message(const cartog_verdict *verdict);
int32_t cartog_map_monsters(const cartog_map *map, int32_t *points, cartog_spaces *spaces);
int32_t cartog_map_mountains(const cartog_map *map, int32_t *closed, cartog_spaces *spaces);
int32_t cartog_score(const cartog_map *map, uint32_t card, int32_t *points);
int32_t cartog_score_many(const cartog_map *map, const uint32_t *cards, uint64_t count, int32_t *points);
int64_t cartog_score_explain(const cartog_map *map, uint32_t card, cartog_part *parts, uint64_t cap);
int32_t cartog_score_preview(const cartog_map *map, const cartog_task *task, const cartog_placement *placement,
  uint32_t coins, const uint32_t *cards, uint64_t count, int32_t *before, int32_t *after, cartog_preview *preview,
  cartog_verdict *verdict);
int64_t cartog_score_choices(const cartog_map *map, const cartog_choice *choices, uint64_t count, uint32_t coins,
  const uint32_t *cards, uint64_t card_count, int32_t *points, cartog_effect *effects, uint64_t cap);
int32_t cartog_sheet_init(cartog_sheet *sheet, const cartog_map *map);
int32_t cartog_sheet_load(cartog_sheet *sheet, const cartog_map *map, uint32_t coins);
int32_t cartog_sheet_validate(const cartog_sheet *sheet);
int32_t cartog_sheet_draw(cartog_sheet *sheet, const cartog_task *task, const cartog_placement *placement, uint32_t
  turn, cartog_outcome *outcome, cartog_verdict *verdict);
int32_t cartog_sheet_score(cartog_sheet *sheet, uint32_t season, uint32_t first, uint32_t second, const int32_t
  *external, uint32_t turn, cartog_ledger *ledger);
int32_t cartog_sheet_undo(cartog_sheet *sheet, uint32_t turn);
int32_t cartog_sheet_forget(cartog_sheet *sheet);
int32_t cartog_sheet_total(const cartog_sheet *sheet, cartog_standing *standing);
int32_t cartog_table_init(cartog_table *table, const cartog_setup *setup, const uint32_t *deck, uint64_t count, const
  cartog_card *own, uint64_t own_count);
int32_t cartog_table_validate(const cartog_table *table);
int32_t cartog_table_info_get(const cartog_table *table, cartog_table_info *info);
int32_t cartog_table_begin(cartog_table *table);
int32_t cartog_table_order(cartog_table *table, const uint32_t *cards, uint64_t count);
int32_t cartog_table_reveal(cartog_table *table, uint32_t card, uint32_t *revealed);
int32_t cartog_table_task(const cartog_table *table, uint32_t owner, cartog_task *task, uint32_t *drawer);
int32_t cartog_table_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner, uint32_t drawer, const
  cartog_placement *placement, cartog_outcome *outcome, cartog_verdict *verdict);
int32_t cartog_table_note(cartog_table *table, uint32_t owner);
int32_t cartog_table_undo_draw(cartog_table *table, cartog_sheet *sheet, uint32_t owner);
int32_t cartog_table_score(const cartog_table *table, cartog_sheet *sheet, const int32_t *external, cartog_ledger
  *ledger);
int32_t cartog_table_undo(cartog_table *table, uint32_t turn);
int32_t cartog_table_card(const cartog_table *table, uint32_t id, cartog_card *card);
int64_t cartog_table_reveals(const cartog_table *table, uint32_t *cards, uint64_t cap);
int32_t cartog_deal_edicts(uint64_t seed, uint32_t edicts[]);
int32_t cartog_standings(const cartog_standing *standings, uint64_t count, uint32_t *ranks);
int32_t cartog_solo_rating(int32_t total, const uint32_t edicts[], int32_t *rating);
const char *cartog_solo_title(int32_t rating);
int64_t cartog_audit_list(const cartog_audit *audit, cartog_finding *findings, uint64_t cap);
const char *cartog_finding_slug(uint32_t kind);
const char *cartog_finding_message(uint32_t kind);
int32_t cartog_text_form(const char *text, uint64_t length);
int32_t cartog_position_parse(const char *text, uint64_t length, cartog_position *position, cartog_text_error *error);
int64_t cartog_position_print(const cartog_position *position, char *out, uint64_t cap);
int32_t cartog_map_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
int64_t cartog_map_print(const cartog_map *map, char *out, uint64_t cap);
int32_t cartog_grid_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
int64_t cartog_grid_print(const cartog_map *map, char *out, uint64_t cap);
int32_t cartog_placement_parse(const char *text, uint64_t length, cartog_placement *placement, cartog_text_error
  *error);
int64_t cartog_placement_print(const cartog_placement *placement, char *out, uint64_t cap);
int64_t cartog_choice_print(const cartog_choice *choice, char *out, uint64_t cap);
int32_t cartog_spaces_parse(const char *text, uint64_t length, cartog_spaces *spaces, cartog_text_error *error);
int64_t cartog_spaces_print(const cartog_spaces *spaces, char *out, uint64_t cap);
int64_t cartog_record_players(const char *text, uint64_t length);
int32_t cartog_replay_init(cartog_replay *replay);
int32_t cartog_replay_line(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *line, uint64_t
  length, cartog_fault *fault);
int32_t cartog_replay_text(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *text, uint64_t
  length, uint64_t last, cartog_fault *fault);
int32_t cartog_replay_complete(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count);
const char *cartog_fault_message(const cartog_fault *fault);
int64_t cartog_event_print(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count, const cartog_event
  *event, char *out, uint64_t cap);
const char *cartog_replay_key(const cartog_replay *replay, uint32_t card);
int64_t cartog_record_print(const char *text, uint64_t length, char *out, uint64_t cap, cartog_fault *fault);
int32_t cartog_position_of(const cartog_table *table, const cartog_sheet *sheet, uint32_t owner, cartog_position
  *position);
int32_t cartog_aim_value(const cartog_map *map, const cartog_aim *aim, int64_t *value);
int64_t cartog_hint_list(const cartog_map *map, const cartog_task *task, const cartog_aim *aim, cartog_hint *hints,
  uint64_t cap);
int64_t cartog_follow_list(const uint32_t *deck, uint64_t count, uint32_t flags, cartog_follow *follows, uint64_t
  cap);
int32_t cartog_search_run(cartog_search *search, const cartog_map *map, const cartog_task *task, const cartog_aim
  *aim, const cartog_follow *follows, uint64_t count, uint64_t nodes);
int64_t cartog_map_svg(const cartog_map *map, const cartog_picture *picture, const char *title, uint64_t title_length,
  char *out, uint64_t cap);
int64_t cartog_score_svg(const cartog_map *map, uint32_t card, uint32_t pixels, char *out, uint64_t cap);
int64_t cartog_card_svg(const cartog_card *card, uint32_t pixels, char *out, uint64_t cap);
int64_t cartog_shape_svg(const cartog_spaces *shape, uint32_t terrain, uint32_t pixels, char *out, uint64_t cap);
int64_t cartog_sheet_svg(const cartog_sheet *sheet, const cartog_picture *picture, const char *title, uint64_t
  title_length, char *out, uint64_t cap);
int64_t cartog_replay_svg(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count, uint32_t pixels,
  char *out, uint64_t cap);
int32_t cartog_version(void);
const char *cartog_version_text(void);
int32_t cartog_abi(void);
const char *cartog_rule_set(void);
const char *cartog_constant_name(uint32_t index);
int32_t cartog_constant_value(uint32_t index, int64_t *value);
]]

-- Members of the structs, whose places are compared with those of the library that is loaded.
declarations.members = {
  cartog_spaces = { "w" },
  cartog_map = { "w" },
  cartog_shape = { "spaces", "coin", "reserved" },
  cartog_card = { "id", "kind", "time", "terrains", "shape_count", "arrow", "corner", "walk", "category", "solo",
    "edict_first", "edict_second", "key", "reserved", "shapes" },
  cartog_task = { "size", "flags", "card" },
  cartog_placement = { "spaces", "terrain", "reserved" },
  cartog_choice = { "spaces", "terrains", "coin", "shape", "fallback", "reserved" },
  cartog_verdict = { "size", "status", "detail", "reserved", "spaces" },
  cartog_outcome = { "size", "coins", "lost", "shape_coins", "mountain_coins", "fallback", "mountains" },
  cartog_part = { "spaces", "points", "unit" },
  cartog_preview = { "size", "monsters_before", "monsters_after", "coins_before", "coins_after", "lost", "mountains"
    },
  cartog_effect = { "choice", "terrain", "monsters", "coins", "lost", "reserved" },
  cartog_ledger = { "first", "second", "coins", "monsters", "total", "scored" },
  cartog_entry = { "spaces", "ruins", "turn", "terrain", "coins", "lost", "season" },
  cartog_sheet = { "layout", "coins", "lost", "count", "reserved", "paid", "seasons", "map", "history" },
  cartog_setup = { "size", "mode", "seed", "players", "flags", "edicts" },
  cartog_table = { "layout", "mode", "seed", "players", "flags", "edicts", "season", "time", "turn", "ruins", "duty",
    "deck_count", "own_count", "ordered", "drawn", "used", "reserved", "begun", "deck", "order", "reveals", "own" },
  cartog_table_info = { "size", "phase", "season", "time", "threshold", "turn", "card", "kind", "ruins", "owed",
    "first", "second" },
  cartog_standing = { "total", "monsters" },
  cartog_audit = { "size", "season", "time", "coins", "has_coins", "alone", "boxes", "edicts", "reserved", "seasons",
    "start", "map" },
  cartog_finding = { "spaces", "kind", "season", "expected", "found" },
  cartog_position = { "size", "fields", "season", "time", "coins", "ruins", "edicts", "totals", "total_count",
    "reserved", "map" },
  cartog_text_error = { "size", "status", "line", "column", "offset" },
  cartog_replay = { "layout", "stage", "line", "seen", "players", "fallback", "deck_count", "own_count", "seed",
    "named", "known", "early", "unused", "reserved", "edicts", "deck", "external", "names", "edict_keys", "map",
    "own", "table" },
  cartog_fault = { "size", "status", "line", "column", "detail", "reserved", "spaces", "expected", "found" },
  cartog_event = { "size", "kind", "season", "turn", "card", "owner", "drawer", "reserved", "placement" },
  cartog_aim = { "size", "coins", "coin_weight", "monster_weight", "card_count", "reserved", "cards", "weights" },
  cartog_hint = { "spaces", "value", "terrain", "monsters", "coins", "lost", "coin", "fallback", "points" },
  cartog_follow = { "card", "flags", "weight" },
  cartog_search = { "nodes", "drawings", "finished", "count", "place", "terrain", "follow", "reserved", "sum", "hints"
    },
  cartog_picture = { "size", "pixels", "flags", "reserved", "ghost", "highlight", "cause" },
}

return declarations

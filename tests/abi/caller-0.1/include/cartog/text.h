/* cartog/text.h - positions, grids, placements and game records as text.
 *
 * Spaces are a column letter a to k and a row number 1 to 11: a1 is top left, k11 bottom right.
 *
 *   . empty   F forest   V village   A farm   W water   M monster   ^ mountain   # wasteland   _ void
 *   on a ruins space:    r empty   f v a w m
 *
 * Position (CPN), one line: eleven rows from the top joined by '/', runs of empty spaces
 * as a number, then optional fields, separated by blanks:
 *
 *   s=2.5           season 1 to 4, and time used in it (0 to 999)
 *   c=3             coins on the track, 0 to 14
 *   e=greenbough,-,-,borderlands   scoring cards under edicts A to D, - where unknown
 *   n=r             the next shape must cover ruins
 *   p=12,-5         totals of the seasons scored, one to four 32-bit numbers
 *   x-name=value    private: printable ASCII without blanks; checked and skipped. At most 64 of them.
 *
 * Grid, for people: a heading of column letters, then eleven lines of row number and letters.
 * On input heading, numbers and blanks may be left out.
 *
 * Placement: F:a1,a2,b2 - terrain letter (F V A W M ^), colon, spaces. "pass" where nothing can be drawn.
 *
 * Game record (CGL, files end in .cgl). The first line is "%cgl 1"; then header lines "Key: value", a blank
 * line, and one event a line. ';' starts a comment. Keys of headers, in the order in which they are printed:
 *
 *   Map       A, B, or own with the next header
 *   Start     the blank own map as position line without fields
 *   Players   1 to 100 names in clockwise order, of 1 to 31 letters, digits, _ . and -, a letter first; they
 *             differ in more than case and are no word that begins an event
 *   Name      a player's name and what to show for it, UTF-8; may repeat
 *   Edicts    four different keys, A to D; a key that is on no printed card is an own scoring card
 *   Rules     fallback=any or fallback=card
 *   Seed      decimal; edicts and reveals must then be those that the seed deals
 *   Card      an own explore card: KEY time=1 terrains=FV shapes=X.X/XXX+c,XX
 *             rows by '/', shapes by ',', +c for a coin
 *   Ambush    an own ambush card: KEY shape=XX/X. pass=left corner=tl walk=cw
 *   Deck      all explore, ruins and ambush keys, if not the base deck; at most 64
 *
 * Headers may come in any order, but an own card before the Deck that names it; at most 24 own cards.
 * Map, Players and Edicts must be there. Other headers are kept, after these. Events:
 *
 *   season spring                begins a season
 *   1 explore great_river        reveals card number 1 of the game; also ruins, ambush
 *   1 ann W:c4,d4,e4             ann draws for card 1
 *   4 ann>bob M:g8,h9,i10        ambush: ann draws on bob's map
 *   4 solo M:g8,h9,i10           ambush in a game alone; 4 solo none where nothing fits
 *   check ann c=1 s=2.5 n=r p=12 map=BOARD     asserts fields of a position
 *   score spring ann=6+0+1-7=0 ...             asserts first edict + second + coins - monsters = total
 *   end ann=9 bob=-6                           asserts totals; ? asserts nothing, in score too
 *   undo 4                       goes back to just before card 4 was revealed
 *   undo 4 ann                   takes back what was drawn on ann's map for card 4, the last one
 *
 * A season with an own scoring card is complete when a score line has given its points for every player.
 * A record cut after any line end is a record.
 *
 * Parsers take a length, need no NUL and read nothing behind it. They are strict, and
 * printing is canonical: parsing what was printed gives the same value, printing that again the same text.
 * Printers return the number of bytes needed without the NUL, write at most cap bytes with the NUL,
 * and always end what they write in NUL where cap > 0; out may be NULL where cap is 0.
 */
#ifndef CARTOG_TEXT_H
#define CARTOG_TEXT_H

#include "cartog/game.h"

/* A text as position has at most this many bytes. */
#define CARTOG_POSITION_TEXT_MAX 65535

/* Which fields a position has. */
#define CARTOG_FIELD_SEASON 1
#define CARTOG_FIELD_COINS 2
#define CARTOG_FIELD_EDICTS 4
#define CARTOG_FIELD_RUINS 8
#define CARTOG_FIELD_TOTALS 16

#define CARTOG_FORM_CPN 1
#define CARTOG_FORM_GRID 2

typedef struct {
  uint32_t size;   /* sizeof(cartog_position), set by the caller */
  uint32_t fields; /* CARTOG_FIELD_... bits; members of absent fields are 0 after parsing, and ignored in printing */
  uint32_t season; /* 1 to 4 */
  uint32_t time;
  uint32_t coins;
  uint32_t ruins;     /* 1: ruins are pending */
  uint32_t edicts[4]; /* card ids, 0 where unknown */
  int32_t totals[4];
  uint32_t total_count; /* 1 to 4 */
  uint32_t reserved;    /* 0 */
  cartog_map map;
} cartog_position;

/* Where and why a text does not parse, always written where its pointer is not NULL and its size is right. */
typedef struct {
  uint32_t size;   /* sizeof(cartog_text_error), set by the caller */
  int32_t status;  /* what the call returned; 0: no fault, and the rest is 0 */
  uint32_t line;   /* from 1 */
  uint32_t column; /* from 1, in bytes */
  uint64_t offset; /* from 0, in bytes */
} cartog_text_error;

/* A line of a record has at most this many bytes, without its end. */
#define CARTOG_LINE_MAX 65535

#define CARTOG_REPLAY_LAYOUT 1

/* Where a replay stands. */
#define CARTOG_STAGE_MAGIC 0   /* before the first line */
#define CARTOG_STAGE_HEADERS 1 /* among the headers */
#define CARTOG_STAGE_EVENTS 2  /* behind them: table and sheets are set up */

#define CARTOG_WORD_SIZE 64 /* bytes of an explaining word with its NUL */

/* A record being replayed. Read its members as you like; change them only by calls. */
typedef struct {
  uint32_t layout; /* CARTOG_REPLAY_LAYOUT */
  uint32_t stage;  /* CARTOG_STAGE_... */
  uint32_t line;   /* lines read */
  uint32_t seen;   /* private: headers that stood before */
  uint32_t players;
  uint32_t fallback;   /* CARTOG_TASK_FALLBACK_CARD or 0 */
  uint32_t deck_count; /* as the Deck header gives it */
  uint32_t own_count;
  uint64_t seed;
  uint64_t named[2];              /* private: players with a Name header */
  uint64_t known[2][2];           /* private: players whose points of own scoring cards are given this season */
  uint32_t early;                 /* private: names with a Name header before the players are known */
  uint32_t unused;                /* 0 */
  uint64_t reserved[3];           /* 0 */
  uint32_t edicts[CARTOG_EDICTS]; /* own scoring cards have ids from 20000 up */
  uint32_t deck[CARTOG_DECK_MAX];
  int32_t external[CARTOG_PLAYERS_MAX][2];
  char names[CARTOG_PLAYERS_MAX][CARTOG_KEY_SIZE];
  char edict_keys[CARTOG_EDICTS][CARTOG_KEY_SIZE];
  cartog_map map;                  /* the blank map */
  cartog_card own[CARTOG_OWN_MAX]; /* own cards, ids from 10000 up in the order of their headers */
  cartog_table table;
} cartog_replay;

/* What is wrong with a record, always written where its pointer is not NULL and its size is right. */
typedef struct {
  uint32_t size;   /* sizeof(cartog_fault), set by the caller */
  int32_t status;  /* what the call returned; 0: no fault, and the rest is 0 */
  uint32_t line;   /* from 1 */
  uint32_t column; /* from 1, in bytes */
  uint32_t detail; /* CARTOG_DETAIL_... of a refused placement */
  uint32_t reserved;
  cartog_spaces spaces;            /* the cause, as in a verdict */
  char expected[CARTOG_WORD_SIZE]; /* what should be there, where there is one thing; else "" */
  char found[CARTOG_WORD_SIZE];    /* what is there, cut to fit */
} cartog_fault;

/* Something to write into a record. */
#define CARTOG_EVENT_SEASON 1    /* season */
#define CARTOG_EVENT_REVEAL 2    /* turn, card */
#define CARTOG_EVENT_DRAW 3      /* turn, owner, drawer, placement; also for ambush and alone */
#define CARTOG_EVENT_CHECK 4     /* owner: coins and time as they are */
#define CARTOG_EVENT_SCORE 5     /* season: the boxes of all players as they are */
#define CARTOG_EVENT_END 6       /* totals of all players as they are */
#define CARTOG_EVENT_UNDO 7      /* turn */
#define CARTOG_EVENT_UNDO_DRAW 8 /* turn, owner */

typedef struct {
  uint32_t size; /* sizeof(cartog_event), set by the caller */
  uint32_t kind; /* CARTOG_EVENT_...; members that it does not name are ignored */
  uint32_t season;
  uint32_t turn;
  uint32_t card;
  uint32_t owner;
  uint32_t drawer;
  uint32_t reserved;
  cartog_placement placement;
} cartog_event;

CARTOG_BEGIN

/* CARTOG_FORM_CPN if a '/' comes before the first blank or line break, else CARTOG_FORM_GRID; or
 * CARTOG_ERROR_NULL. */
CARTOG_API int32_t cartog_text_form(const char *text, uint64_t length);

/* Reads one position line, without its line end. Returns 0, a text error, CARTOG_ERROR_NULL, or CARTOG_ERROR_SIZE;
 * *position is untouched on failure. */
CARTOG_API int32_t cartog_position_parse(const char *text, uint64_t length, cartog_position *position,
                                         cartog_text_error *error);

/* Prints a position: map, then the fields that it has in the order above. Returns the bytes
 * needed, CARTOG_ERROR_NULL, _SIZE, _MAP, or _RANGE for a field outside its range. */
CARTOG_API int64_t cartog_position_print(const cartog_position *position, char *out, uint64_t cap);

/* A map alone as CPN without fields. Parsing refuses fields, and leaves *map untouched on failure. Printing returns the
 * bytes needed, CARTOG_ERROR_NULL or CARTOG_ERROR_MAP. */
CARTOG_API int32_t cartog_map_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
CARTOG_API int64_t cartog_map_print(const cartog_map *map, char *out, uint64_t cap);

/* A map as grid. Blank lines, lines that begin with ; and blanks at line ends are skipped, CR before LF too. Returns as
 * above; *map is untouched on failure. */
CARTOG_API int32_t cartog_grid_parse(const char *text, uint64_t length, cartog_map *map, cartog_text_error *error);
CARTOG_API int64_t cartog_grid_print(const cartog_map *map, char *out, uint64_t cap);

/* A placement; the spaces are printed in ascending order. A pass prints as "pass". *placement is
 * untouched on failure. Printing returns the bytes needed, CARTOG_ERROR_NULL, or CARTOG_ERROR_RANGE
 * for a terrain without letter here, or for an empty set with a terrain. */
CARTOG_API int32_t cartog_placement_parse(const char *text, uint64_t length, cartog_placement *placement,
                                          cartog_text_error *error);
CARTOG_API int64_t cartog_placement_print(const cartog_placement *placement, char *out, uint64_t cap);

/* A choice as FA:a1,a2 with the letters of all its terrains in code order. Returns the bytes needed, CARTOG_ERROR_NULL,
 * or CARTOG_ERROR_RANGE for a set that is empty or has bits from 121 up, or terrains that cannot be drawn. */
CARTOG_API int64_t cartog_choice_print(const cartog_choice *choice, char *out, uint64_t cap);

/* A set of spaces as a1,a2; the empty set is the empty text. Parsing refuses doubles and leaves *spaces
 * untouched on failure; printing returns the bytes needed, CARTOG_ERROR_NULL or CARTOG_ERROR_RANGE. */
CARTOG_API int32_t cartog_spaces_parse(const char *text, uint64_t length, cartog_spaces *spaces,
                                       cartog_text_error *error);
CARTOG_API int64_t cartog_spaces_print(const cartog_spaces *spaces, char *out, uint64_t cap);

/* ---- game records ---- */

/* Number of players that a record names (at most 100), so that the caller can make room for as many sheets; 0 where there
 * is no such header. Returns CARTOG_ERROR_NULL for NULL. */
CARTOG_API int64_t cartog_record_players(const char *text, uint64_t length);

/* Starts a replay, to be fed line by line. Returns 0 or CARTOG_ERROR_NULL. */
CARTOG_API int32_t cartog_replay_init(cartog_replay *replay);

/* Reads the next line, without its line end, and does what it says: verifies that the event may come, that a drawing
 * is legal, and that every number asserted is right. sheets holds one for each player, count of them; they are set up
 * by the line behind the headers. A season's boxes are filled as soon as it is complete. Returns 0, a text error, a
 * refusal, CARTOG_ERROR_NULL, _SIZE (fault), _RANGE (bytes that are no replay), _SHEET, or _FULL (fewer sheets than
 * players). On failure
 * replay and sheets are untouched, so everything before the line stays usable; feed another line in its place if you
 * like. */
CARTOG_API int32_t cartog_replay_line(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *line,
                                      uint64_t length, cartog_fault *fault);

/* Starts a replay and feeds it all lines of a text, up to the first fault. last, where not 0, stops behind that line.
 * Returns as above; on failure replay and sheets stand as they were before the faulty line. */
CARTOG_API int32_t cartog_replay_text(cartog_replay *replay, cartog_sheet *sheets, uint64_t count, const char *text,
                                      uint64_t length, uint64_t last, cartog_fault *fault);

/* 1 if winter is scored for every player, else 0; 0 also for NULL. */
CARTOG_API int32_t cartog_replay_complete(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count);

/* The sentence for a fault, more exact than cartog_status_message. Static text, never NULL. */
CARTOG_API const char *cartog_fault_message(const cartog_fault *fault);

/* Prints an event as a line, without its end, for appending to the record that the replay has read; feed the line to
 * the replay to make it happen. Returns the bytes needed, CARTOG_ERROR_NULL, _SIZE, _RANGE (a member, or the replay has
 * no table yet), or CARTOG_ERROR_CARD_UNKNOWN. */
CARTOG_API int64_t cartog_event_print(const cartog_replay *replay, const cartog_sheet *sheets, uint64_t count,
                                      const cartog_event *event, char *out, uint64_t cap);

/* The key of a card, printed or of the record's own, "" for any other. The text lies in the replay or is static. */
CARTOG_API const char *cartog_replay_key(const cartog_replay *replay, uint32_t card);

/* A record in canonical form: headers in order, one blank between words, spaces sorted, LF line ends, comments on lines
 * of their own before the line that they stood in. Returns the bytes needed, CARTOG_ERROR_NULL, or a text error with
 * its place in *fault; nothing is written on failure. Whether the game is right is not asked. */
CARTOG_API int64_t cartog_record_print(const char *text, uint64_t length, char *out, uint64_t cap, cartog_fault *fault);

/* The position of a player at a table: map, coins, season and time, printed edicts, ruins pending for that player,
 * totals of the seasons scored. position->size is set by the caller. Returns 0, CARTOG_ERROR_NULL, _SIZE, _RANGE
 * (owner), _TABLE or _SHEET. */
CARTOG_API int32_t cartog_position_of(const cartog_table *table, const cartog_sheet *sheet, uint32_t owner,
                                      cartog_position *position);

CARTOG_END

#endif

/* cartog - validates and scores Cartographers (German: Der Kartograph).
 *
 * Include this header for everything, or a part's own header for less:
 *
 *   cartog/board.h    spaces, terrain, shapes, maps
 *   cartog/cards.h    the printed cards as data, own cards
 *   cartog/rules.h    what must be drawn; check, apply, list, count; coins, monsters
 *   cartog/edicts.h   the scoring cards, explained
 *   cartog/hint.h     the best drawings of a card, over one turn or two
 *   cartog/game.h     whole games: sheets, the shared table, standings, the seeded deal
 *   cartog/text.h     positions, grids, placements, game records as text
 *   cartog/batch.h    many boards in one call, from plain arrays; random games
 *   cartog/picture.h  maps, cards, sheets and games as SVG pictures
 *   cartog/status.h   what functions return
 *   cartog/version.h  versions, and every constant at run time
 *
 * The contract
 *
 * The library allocates nothing, frees nothing, prints nothing and keeps no pointer after a
 * call returns. It has no writable global, needs no set-up and runs without a C library: from
 * outside it uses only memcpy, memset and memcmp. No floating point. All storage is the
 * caller's. Any call may run in any thread, as long as no two threads write the same object.
 *
 * There are three kinds of function.
 *
 *   Actions return 0 for success, a negative error when the caller is wrong, or a positive refusal
 *   when the game says no. Outputs are untouched unless 0 is returned, and a change is made whole or
 *   not at all. The one exception is the optional report (a verdict, the place of a
 *   text error, the spaces that make a map wrong): it is written on failure too.
 *
 *   Sizers count, list or print. They return a negative error or the number needed, write at most cap
 *   items, and take NULL with cap 0. Printers always end in NUL where cap > 0.
 *
 *   Names return static text and never NULL.
 *
 * Any bytes in any argument are safe, except that a pointer must point to as much
 * storage as its type and the given counts say, and that the machine must have the level
 * that cartog_batch_score_at is asked for. Scores, counts and lists are defined for maps that
 * cartog_map_validate accepts; for others they return an error or some number in their range.
 *
 * Integers have fixed widths; there is no bool, enum, bit-field, pointer or size_t inside a struct, no struct by
 * value, callback or variable argument list in a function. Constants are macros, are listed by
 * cartog_constant_name, and are never renumbered. Layouts are the same on every target.
 *
 * A struct that may grow starts with uint32_t size; set it to sizeof before the call. A size below the
 * first release's is an error. A smaller one than the library's is served as far as it
 * goes. In a larger one the rest must be zero, and stays zero. Structs without a size
 * never grow.
 *
 * Start with cartog_map_init or cartog_position_parse, ask cartog_score, and let
 * cartog_score_explain say why.
 */
#ifndef CARTOG_CARTOG_H
#define CARTOG_CARTOG_H

#include "cartog/api.h"
#include "cartog/batch.h"
#include "cartog/board.h"
#include "cartog/cards.h"
#include "cartog/edicts.h"
#include "cartog/game.h"
#include "cartog/hint.h"
#include "cartog/picture.h"
#include "cartog/rules.h"
#include "cartog/status.h"
#include "cartog/text.h"
#include "cartog/version.h"

#endif

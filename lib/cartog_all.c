/* The whole library in one file, for embedders who add one source to their build:
 *
 *   cc -std=c11 -Iinclude -c lib/cartog_all.c
 *
 * With -DCARTOG_API=static, or included in a file of the embedder's own after defining it, every name is
 * local to that file, so two copies in one process do not meet.
 */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function"
#endif

#define CTG_LOCAL static

#include "cartog/cartog.h"

#include "batch/boards.c"
#include "batch/choices.c"
#include "batch/place.c"
#include "batch/play.c"
#include "batch/scores.c"
#include "batch/texts.c"
#include "board/map.c"
#include "board/shape.c"
#include "board/spaces.c"
#include "board/terrain.c"
#include "cards/names.c"
#include "cards/own.c"
#include "cards/printed.c"
#include "constants.c"
#include "edicts/farm_water.c"
#include "edicts/forest.c"
#include "edicts/preview.c"
#include "edicts/scene.c"
#include "edicts/score.c"
#include "edicts/space.c"
#include "edicts/village.c"
#include "game/audit.c"
#include "game/deal.c"
#include "game/sheet.c"
#include "game/standings.c"
#include "game/table.c"
#include "game/turn.c"
#include "rules/choices.c"
#include "rules/forms.c"
#include "rules/map_counts.c"
#include "rules/placement.c"
#include "rules/task.c"
#include "rules/verdict.c"
#include "rules/walk.c"
#include "status.c"
#include "text/board.c"
#include "text/grid.c"
#include "text/placement.c"
#include "text/position.c"
#include "text/record_cards.c"
#include "text/record_checks.c"
#include "text/record_events.c"
#include "text/record_headers.c"
#include "text/record_print.c"
#include "text/record_words.c"
#include "text/replay.c"
#include "text/scan.c"
#include "text/svg.c"
#include "text/svg_card.c"
#include "text/svg_map.c"
#include "text/svg_sheet.c"
#include "version.c"

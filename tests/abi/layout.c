/* The number behind every public constant, and size and member places of every public struct, typed out.
 * A change here is a break of the binary interface. Compiles as C11 and C++11, for 32- and 64-bit targets.
 * CARTOG_VERSION_... change with each release and are not locked. */
#include <stddef.h>

#include "cartog/cartog.h"

#ifdef __cplusplus
#define SAME(a, b) static_assert((a) == (b), #a)
#else
#define SAME(a, b) _Static_assert((a) == (b), #a)
#endif

SAME(CARTOG_ABI, 0);
SAME(CARTOG_OK, 0);
SAME(CARTOG_ERROR_NULL, -1);
SAME(CARTOG_ERROR_RANGE, -2);
SAME(CARTOG_ERROR_SIZE, -3);
SAME(CARTOG_ERROR_CARD_UNKNOWN, -4);
SAME(CARTOG_ERROR_CARD_KIND, -5);
SAME(CARTOG_ERROR_CARD_EXTERNAL, -6);
SAME(CARTOG_ERROR_CARD_INVALID, -7);
SAME(CARTOG_ERROR_MAP, -8);
SAME(CARTOG_ERROR_SYNTAX, -20);
SAME(CARTOG_ERROR_LETTER, -21);
SAME(CARTOG_ERROR_TERRAIN_RESERVED, -22);
SAME(CARTOG_ERROR_ROW_LENGTH, -23);
SAME(CARTOG_ERROR_ROW_COUNT, -24);
SAME(CARTOG_ERROR_NUMBER, -25);
SAME(CARTOG_ERROR_FIELD_UNKNOWN, -26);
SAME(CARTOG_ERROR_FIELD_TWICE, -27);
SAME(CARTOG_ERROR_SPACE_UNKNOWN, -28);
SAME(CARTOG_ERROR_SPACE_TWICE, -29);
SAME(CARTOG_ERROR_CARD_TWICE, -30);
SAME(CARTOG_ERROR_TEXT_LONG, -31);
SAME(CARTOG_REFUSAL_EMPTY, 1);
SAME(CARTOG_REFUSAL_OFF_MAP, 2);
SAME(CARTOG_REFUSAL_OCCUPIED, 3);
SAME(CARTOG_REFUSAL_SHAPE, 4);
SAME(CARTOG_REFUSAL_RUINS, 5);
SAME(CARTOG_REFUSAL_FALLBACK, 6);
SAME(CARTOG_REFUSAL_TERRAIN, 7);
SAME(CARTOG_REFUSAL_WALK, 8);
SAME(CARTOG_REFUSAL_PASS, 9);
SAME(CARTOG_ROWS, 11);
SAME(CARTOG_COLUMNS, 11);
SAME(CARTOG_SPACES, 121);
SAME(CARTOG_TERRAIN_EMPTY, 0);
SAME(CARTOG_TERRAIN_FOREST, 1);
SAME(CARTOG_TERRAIN_VILLAGE, 2);
SAME(CARTOG_TERRAIN_FARM, 3);
SAME(CARTOG_TERRAIN_WATER, 4);
SAME(CARTOG_TERRAIN_MONSTER, 5);
SAME(CARTOG_TERRAIN_MOUNTAIN, 6);
SAME(CARTOG_TERRAIN_WASTELAND, 7);
SAME(CARTOG_TERRAIN_HERO, 8);
SAME(CARTOG_TERRAIN_DESTROYED, 9);
SAME(CARTOG_TERRAIN_VOID, 10);
SAME(CARTOG_SIDE_A, 0);
SAME(CARTOG_SIDE_B, 1);
SAME(CARTOG_ORIENTATIONS, 8);
SAME(CARTOG_MAP_LAYOUT, 1);
SAME(CARTOG_KIND_EXPLORE, 1);
SAME(CARTOG_KIND_RUINS, 2);
SAME(CARTOG_KIND_AMBUSH, 3);
SAME(CARTOG_KIND_SCORING, 4);
SAME(CARTOG_KIND_SEASON, 5);
SAME(CARTOG_KIND_EDICT, 6);
SAME(CARTOG_CARD_GOBLIN_ATTACK, 101);
SAME(CARTOG_CARD_BUGBEAR_ASSAULT, 102);
SAME(CARTOG_CARD_KOBOLD_ONSLAUGHT, 103);
SAME(CARTOG_CARD_GNOLL_RAID, 104);
SAME(CARTOG_CARD_TEMPLE_RUINS, 105);
SAME(CARTOG_CARD_OUTPOST_RUINS, 106);
SAME(CARTOG_CARD_GREAT_RIVER, 107);
SAME(CARTOG_CARD_FARMLAND, 108);
SAME(CARTOG_CARD_HAMLET, 109);
SAME(CARTOG_CARD_FORGOTTEN_FOREST, 110);
SAME(CARTOG_CARD_HINTERLAND_STREAM, 111);
SAME(CARTOG_CARD_HOMESTEAD, 112);
SAME(CARTOG_CARD_ORCHARD, 113);
SAME(CARTOG_CARD_TREETOP_VILLAGE, 114);
SAME(CARTOG_CARD_MARSHLANDS, 115);
SAME(CARTOG_CARD_FISHING_VILLAGE, 116);
SAME(CARTOG_CARD_RIFT_LANDS, 117);
SAME(CARTOG_CARD_SPRING, 118);
SAME(CARTOG_CARD_SUMMER, 119);
SAME(CARTOG_CARD_FALL, 120);
SAME(CARTOG_CARD_WINTER, 121);
SAME(CARTOG_CARD_EDICT_A, 122);
SAME(CARTOG_CARD_EDICT_B, 123);
SAME(CARTOG_CARD_EDICT_C, 124);
SAME(CARTOG_CARD_EDICT_D, 125);
SAME(CARTOG_CARD_SENTINEL_WOOD, 126);
SAME(CARTOG_CARD_GREENBOUGH, 127);
SAME(CARTOG_CARD_TREETOWER, 128);
SAME(CARTOG_CARD_STONESIDE_FOREST, 129);
SAME(CARTOG_CARD_CANAL_LAKE, 130);
SAME(CARTOG_CARD_MAGES_VALLEY, 131);
SAME(CARTOG_CARD_GOLDEN_GRANARY, 132);
SAME(CARTOG_CARD_SHORESIDE_EXPANSE, 133);
SAME(CARTOG_CARD_WILDHOLDS, 134);
SAME(CARTOG_CARD_GREAT_CITY, 135);
SAME(CARTOG_CARD_GREENGOLD_PLAINS, 136);
SAME(CARTOG_CARD_SHIELDGATE, 137);
SAME(CARTOG_CARD_BORDERLANDS, 138);
SAME(CARTOG_CARD_LOST_BARONY, 139);
SAME(CARTOG_CARD_BROKEN_ROAD, 140);
SAME(CARTOG_CARD_CAULDRONS, 141);
SAME(CARTOG_CARD_OWN, 10000);
SAME(CARTOG_CATEGORY_FOREST, 1);
SAME(CARTOG_CATEGORY_FARM_WATER, 2);
SAME(CARTOG_CATEGORY_VILLAGE, 3);
SAME(CARTOG_CATEGORY_SPACE, 4);
SAME(CARTOG_ARROW_LEFT, 1);
SAME(CARTOG_ARROW_RIGHT, 2);
SAME(CARTOG_CORNER_TOP_LEFT, 1);
SAME(CARTOG_CORNER_TOP_RIGHT, 2);
SAME(CARTOG_CORNER_BOTTOM_RIGHT, 3);
SAME(CARTOG_CORNER_BOTTOM_LEFT, 4);
SAME(CARTOG_WALK_CLOCKWISE, 1);
SAME(CARTOG_WALK_COUNTERCLOCKWISE, 2);
SAME(CARTOG_LANGUAGE_ENGLISH, 0);
SAME(CARTOG_LANGUAGE_GERMAN, 1);
SAME(CARTOG_SHAPES_MAX, 8);
SAME(CARTOG_TIME_MAX, 99);
SAME(CARTOG_KEY_SIZE, 32);
SAME(CARTOG_COINS_MAX, 14);
SAME(CARTOG_TASK_RUINS, 1);
SAME(CARTOG_TASK_SOLO, 2);
SAME(CARTOG_TASK_FALLBACK_CARD, 4);
SAME(CARTOG_DRAWER_OWNER, 0);
SAME(CARTOG_DRAWER_NEIGHBOUR, 1);
SAME(CARTOG_DRAWER_WALK, 2);
SAME(CARTOG_TERRAINS_DRAWABLE, 62);
SAME(CARTOG_DETAIL_NONE, 0);
SAME(CARTOG_DETAIL_DRAWN, 1);
SAME(CARTOG_DETAIL_MOUNTAIN, 2);
SAME(CARTOG_DETAIL_WASTELAND, 3);
SAME(CARTOG_DETAIL_RUINS_DRAWN, 4);
SAME(CARTOG_DETAIL_SINGLE_SPACE, 5);
SAME(CARTOG_DETAIL_WALK_NOTHING, 6);
SAME(CARTOG_DETAIL_SINGLE_RUINS, 7);
SAME(CARTOG_UNIT_SPACE, 0);
SAME(CARTOG_UNIT_ROW, 1);
SAME(CARTOG_UNIT_COLUMN, 2);
SAME(CARTOG_UNIT_DIAGONAL, 3);
SAME(CARTOG_UNIT_CLUSTER, 4);
SAME(CARTOG_UNIT_MOUNTAIN, 5);
SAME(CARTOG_UNIT_SQUARE, 6);
SAME(CARTOG_PARTS_MAX, 121);
SAME(CARTOG_POSITION_TEXT_MAX, 65535);
SAME(CARTOG_FIELD_SEASON, 1);
SAME(CARTOG_FIELD_COINS, 2);
SAME(CARTOG_FIELD_EDICTS, 4);
SAME(CARTOG_FIELD_RUINS, 8);
SAME(CARTOG_FIELD_TOTALS, 16);
SAME(CARTOG_FORM_CPN, 1);
SAME(CARTOG_FORM_GRID, 2);

SAME(sizeof(cartog_spaces), 16u);
SAME(offsetof(cartog_spaces, w), 0u);

SAME(sizeof(cartog_map), 512u);
SAME(offsetof(cartog_map, w), 0u);

SAME(sizeof(cartog_shape), 24u);
SAME(offsetof(cartog_shape, spaces), 0u);
SAME(offsetof(cartog_shape, coin), 16u);
SAME(offsetof(cartog_shape, reserved), 20u);

SAME(sizeof(cartog_card), 288u);
SAME(offsetof(cartog_card, id), 0u);
SAME(offsetof(cartog_card, kind), 4u);
SAME(offsetof(cartog_card, time), 8u);
SAME(offsetof(cartog_card, terrains), 12u);
SAME(offsetof(cartog_card, shape_count), 16u);
SAME(offsetof(cartog_card, arrow), 20u);
SAME(offsetof(cartog_card, corner), 24u);
SAME(offsetof(cartog_card, walk), 28u);
SAME(offsetof(cartog_card, category), 32u);
SAME(offsetof(cartog_card, solo), 36u);
SAME(offsetof(cartog_card, edict_first), 40u);
SAME(offsetof(cartog_card, edict_second), 44u);
SAME(offsetof(cartog_card, key), 48u);
SAME(offsetof(cartog_card, reserved), 80u);
SAME(offsetof(cartog_card, shapes), 96u);

SAME(sizeof(cartog_task), 296u);
SAME(offsetof(cartog_task, size), 0u);
SAME(offsetof(cartog_task, flags), 4u);
SAME(offsetof(cartog_task, card), 8u);

SAME(sizeof(cartog_placement), 24u);
SAME(offsetof(cartog_placement, spaces), 0u);
SAME(offsetof(cartog_placement, terrain), 16u);
SAME(offsetof(cartog_placement, reserved), 20u);

SAME(sizeof(cartog_choice), 24u);
SAME(offsetof(cartog_choice, spaces), 0u);
SAME(offsetof(cartog_choice, terrains), 16u);
SAME(offsetof(cartog_choice, coin), 20u);
SAME(offsetof(cartog_choice, shape), 21u);
SAME(offsetof(cartog_choice, fallback), 22u);
SAME(offsetof(cartog_choice, reserved), 23u);

SAME(sizeof(cartog_verdict), 32u);
SAME(offsetof(cartog_verdict, size), 0u);
SAME(offsetof(cartog_verdict, status), 4u);
SAME(offsetof(cartog_verdict, detail), 8u);
SAME(offsetof(cartog_verdict, reserved), 12u);
SAME(offsetof(cartog_verdict, spaces), 16u);

SAME(sizeof(cartog_outcome), 40u);
SAME(offsetof(cartog_outcome, size), 0u);
SAME(offsetof(cartog_outcome, coins), 4u);
SAME(offsetof(cartog_outcome, lost), 8u);
SAME(offsetof(cartog_outcome, shape_coins), 12u);
SAME(offsetof(cartog_outcome, mountain_coins), 16u);
SAME(offsetof(cartog_outcome, fallback), 20u);
SAME(offsetof(cartog_outcome, mountains), 24u);

SAME(sizeof(cartog_part), 24u);
SAME(offsetof(cartog_part, spaces), 0u);
SAME(offsetof(cartog_part, points), 16u);
SAME(offsetof(cartog_part, unit), 20u);

SAME(sizeof(cartog_preview), 40u);
SAME(offsetof(cartog_preview, size), 0u);
SAME(offsetof(cartog_preview, monsters_before), 4u);
SAME(offsetof(cartog_preview, monsters_after), 8u);
SAME(offsetof(cartog_preview, coins_before), 12u);
SAME(offsetof(cartog_preview, coins_after), 16u);
SAME(offsetof(cartog_preview, lost), 20u);
SAME(offsetof(cartog_preview, mountains), 24u);

SAME(sizeof(cartog_position), 576u);
SAME(offsetof(cartog_position, size), 0u);
SAME(offsetof(cartog_position, fields), 4u);
SAME(offsetof(cartog_position, season), 8u);
SAME(offsetof(cartog_position, time), 12u);
SAME(offsetof(cartog_position, coins), 16u);
SAME(offsetof(cartog_position, ruins), 20u);
SAME(offsetof(cartog_position, edicts), 24u);
SAME(offsetof(cartog_position, totals), 40u);
SAME(offsetof(cartog_position, total_count), 56u);
SAME(offsetof(cartog_position, reserved), 60u);
SAME(offsetof(cartog_position, map), 64u);

SAME(sizeof(cartog_text_error), 24u);
SAME(offsetof(cartog_text_error, size), 0u);
SAME(offsetof(cartog_text_error, status), 4u);
SAME(offsetof(cartog_text_error, line), 8u);
SAME(offsetof(cartog_text_error, column), 12u);
SAME(offsetof(cartog_text_error, offset), 16u);

"""The structs of the C headers, written by generate_abi.py; do not edit."""

from __future__ import annotations

from ctypes import Array, Structure, c_char, c_int32, c_int64, c_uint32, c_uint64, c_uint8
from typing import Any


class cartog_spaces(Structure):
    w: Array[Any]
    _fields_ = [
        ("w", c_uint64 * 2)
    ]


class cartog_map(Structure):
    w: Array[Any]
    _fields_ = [
        ("w", c_uint64 * 64)
    ]


class cartog_shape(Structure):
    spaces: cartog_spaces
    coin: int
    reserved: int
    _fields_ = [
        ("spaces", cartog_spaces), ("coin", c_uint32), ("reserved", c_uint32)
    ]


class cartog_card(Structure):
    id: int
    kind: int
    time: int
    terrains: int
    shape_count: int
    arrow: int
    corner: int
    walk: int
    category: int
    solo: int
    edict_first: int
    edict_second: int
    key: bytes
    reserved: Array[Any]
    shapes: Array[Any]
    _fields_ = [
        ("id", c_uint32), ("kind", c_uint32), ("time", c_uint32), ("terrains", c_uint32), ("shape_count",
        c_uint32), ("arrow", c_uint32), ("corner", c_uint32), ("walk", c_uint32), ("category", c_uint32),
        ("solo", c_uint32), ("edict_first", c_uint32), ("edict_second", c_uint32), ("key", c_char * 32),
        ("reserved", c_uint64 * 2), ("shapes", cartog_shape * 8)
    ]


class cartog_task(Structure):
    size: int
    flags: int
    card: cartog_card
    _fields_ = [
        ("size", c_uint32), ("flags", c_uint32), ("card", cartog_card)
    ]


class cartog_placement(Structure):
    spaces: cartog_spaces
    terrain: int
    reserved: int
    _fields_ = [
        ("spaces", cartog_spaces), ("terrain", c_uint32), ("reserved", c_uint32)
    ]


class cartog_choice(Structure):
    spaces: cartog_spaces
    terrains: int
    coin: int
    shape: int
    fallback: int
    reserved: int
    _fields_ = [
        ("spaces", cartog_spaces), ("terrains", c_uint32), ("coin", c_uint8), ("shape", c_uint8), ("fallback",
        c_uint8), ("reserved", c_uint8)
    ]


class cartog_verdict(Structure):
    size: int
    status: int
    detail: int
    reserved: int
    spaces: cartog_spaces
    _fields_ = [
        ("size", c_uint32), ("status", c_int32), ("detail", c_uint32), ("reserved", c_uint32), ("spaces",
        cartog_spaces)
    ]


class cartog_outcome(Structure):
    size: int
    coins: int
    lost: int
    shape_coins: int
    mountain_coins: int
    fallback: int
    mountains: cartog_spaces
    _fields_ = [
        ("size", c_uint32), ("coins", c_uint32), ("lost", c_uint32), ("shape_coins", c_uint32),
        ("mountain_coins", c_uint32), ("fallback", c_uint32), ("mountains", cartog_spaces)
    ]


class cartog_part(Structure):
    spaces: cartog_spaces
    points: int
    unit: int
    _fields_ = [
        ("spaces", cartog_spaces), ("points", c_int32), ("unit", c_uint32)
    ]


class cartog_preview(Structure):
    size: int
    monsters_before: int
    monsters_after: int
    coins_before: int
    coins_after: int
    lost: int
    mountains: cartog_spaces
    _fields_ = [
        ("size", c_uint32), ("monsters_before", c_int32), ("monsters_after", c_int32), ("coins_before",
        c_uint32), ("coins_after", c_uint32), ("lost", c_uint32), ("mountains", cartog_spaces)
    ]


class cartog_effect(Structure):
    choice: int
    terrain: int
    monsters: int
    coins: int
    lost: int
    reserved: int
    _fields_ = [
        ("choice", c_uint32), ("terrain", c_uint32), ("monsters", c_int32), ("coins", c_uint32), ("lost",
        c_uint32), ("reserved", c_uint32)
    ]


class cartog_ledger(Structure):
    first: int
    second: int
    coins: int
    monsters: int
    total: int
    scored: int
    _fields_ = [
        ("first", c_int32), ("second", c_int32), ("coins", c_int32), ("monsters", c_int32), ("total",
        c_int32), ("scored", c_uint32)
    ]


class cartog_entry(Structure):
    spaces: cartog_spaces
    ruins: cartog_spaces
    turn: int
    terrain: int
    coins: int
    lost: int
    season: int
    _fields_ = [
        ("spaces", cartog_spaces), ("ruins", cartog_spaces), ("turn", c_uint32), ("terrain", c_uint8),
        ("coins", c_uint8), ("lost", c_uint8), ("season", c_uint8)
    ]


class cartog_sheet(Structure):
    layout: int
    coins: int
    lost: int
    count: int
    reserved: Array[Any]
    paid: cartog_spaces
    seasons: Array[Any]
    map: cartog_map
    history: Array[Any]
    _fields_ = [
        ("layout", c_uint32), ("coins", c_uint32), ("lost", c_uint32), ("count", c_uint32), ("reserved",
        c_uint64 * 4), ("paid", cartog_spaces), ("seasons", cartog_ledger * 4), ("map", cartog_map),
        ("history", cartog_entry * 264)
    ]


class cartog_setup(Structure):
    size: int
    mode: int
    seed: int
    players: int
    flags: int
    edicts: Array[Any]
    _fields_ = [
        ("size", c_uint32), ("mode", c_uint32), ("seed", c_uint64), ("players", c_uint32), ("flags",
        c_uint32), ("edicts", c_uint32 * 4)
    ]


class cartog_table(Structure):
    layout: int
    mode: int
    seed: int
    players: int
    flags: int
    edicts: Array[Any]
    season: int
    time: int
    turn: int
    ruins: int
    duty: int
    deck_count: int
    own_count: int
    ordered: int
    drawn: Array[Any]
    used: int
    reserved: Array[Any]
    begun: Array[Any]
    deck: Array[Any]
    order: Array[Any]
    reveals: Array[Any]
    own: Array[Any]
    _fields_ = [
        ("layout", c_uint32), ("mode", c_uint32), ("seed", c_uint64), ("players", c_uint32), ("flags",
        c_uint32), ("edicts", c_uint32 * 4), ("season", c_uint32), ("time", c_uint32), ("turn", c_uint32),
        ("ruins", c_uint32), ("duty", c_uint32), ("deck_count", c_uint32), ("own_count", c_uint32),
        ("ordered", c_uint32), ("drawn", c_uint64 * 2), ("used", c_uint64), ("reserved", c_uint64 * 8),
        ("begun", c_uint32 * 4), ("deck", c_uint32 * 64), ("order", c_uint8 * 64), ("reveals", c_uint8 * 256),
        ("own", cartog_card * 24)
    ]


class cartog_table_info(Structure):
    size: int
    phase: int
    season: int
    time: int
    threshold: int
    turn: int
    card: int
    kind: int
    ruins: int
    owed: int
    first: int
    second: int
    _fields_ = [
        ("size", c_uint32), ("phase", c_uint32), ("season", c_uint32), ("time", c_uint32), ("threshold",
        c_uint32), ("turn", c_uint32), ("card", c_uint32), ("kind", c_uint32), ("ruins", c_uint32), ("owed",
        c_uint32), ("first", c_uint32), ("second", c_uint32)
    ]


class cartog_standing(Structure):
    total: int
    monsters: int
    _fields_ = [
        ("total", c_int32), ("monsters", c_int32)
    ]


class cartog_audit(Structure):
    size: int
    season: int
    time: int
    coins: int
    has_coins: int
    alone: int
    boxes: int
    edicts: Array[Any]
    reserved: int
    seasons: Array[Any]
    start: cartog_map
    map: cartog_map
    _fields_ = [
        ("size", c_uint32), ("season", c_uint32), ("time", c_uint32), ("coins", c_uint32), ("has_coins",
        c_uint32), ("alone", c_uint32), ("boxes", c_uint32), ("edicts", c_uint32 * 4), ("reserved", c_uint32),
        ("seasons", cartog_ledger * 4), ("start", cartog_map), ("map", cartog_map)
    ]


class cartog_finding(Structure):
    spaces: cartog_spaces
    kind: int
    season: int
    expected: int
    found: int
    _fields_ = [
        ("spaces", cartog_spaces), ("kind", c_uint32), ("season", c_uint32), ("expected", c_int32), ("found",
        c_int32)
    ]


class cartog_position(Structure):
    size: int
    fields: int
    season: int
    time: int
    coins: int
    ruins: int
    edicts: Array[Any]
    totals: Array[Any]
    total_count: int
    reserved: int
    map: cartog_map
    _fields_ = [
        ("size", c_uint32), ("fields", c_uint32), ("season", c_uint32), ("time", c_uint32), ("coins",
        c_uint32), ("ruins", c_uint32), ("edicts", c_uint32 * 4), ("totals", c_int32 * 4), ("total_count",
        c_uint32), ("reserved", c_uint32), ("map", cartog_map)
    ]


class cartog_text_error(Structure):
    size: int
    status: int
    line: int
    column: int
    offset: int
    _fields_ = [
        ("size", c_uint32), ("status", c_int32), ("line", c_uint32), ("column", c_uint32), ("offset",
        c_uint64)
    ]


class cartog_replay(Structure):
    layout: int
    stage: int
    line: int
    seen: int
    players: int
    fallback: int
    deck_count: int
    own_count: int
    seed: int
    named: Array[Any]
    known: Array[Any]
    early: int
    unused: int
    reserved: Array[Any]
    edicts: Array[Any]
    deck: Array[Any]
    external: Array[Any]
    names: Array[Any]
    edict_keys: Array[Any]
    map: cartog_map
    own: Array[Any]
    table: cartog_table
    _fields_ = [
        ("layout", c_uint32), ("stage", c_uint32), ("line", c_uint32), ("seen", c_uint32), ("players",
        c_uint32), ("fallback", c_uint32), ("deck_count", c_uint32), ("own_count", c_uint32), ("seed",
        c_uint64), ("named", c_uint64 * 2), ("known", (c_uint64 * 2) * 2), ("early", c_uint32), ("unused",
        c_uint32), ("reserved", c_uint64 * 3), ("edicts", c_uint32 * 4), ("deck", c_uint32 * 64), ("external",
        (c_int32 * 2) * 100), ("names", (c_char * 32) * 100), ("edict_keys", (c_char * 32) * 4), ("map",
        cartog_map), ("own", cartog_card * 24), ("table", cartog_table)
    ]


class cartog_fault(Structure):
    size: int
    status: int
    line: int
    column: int
    detail: int
    reserved: int
    spaces: cartog_spaces
    expected: bytes
    found: bytes
    _fields_ = [
        ("size", c_uint32), ("status", c_int32), ("line", c_uint32), ("column", c_uint32), ("detail",
        c_uint32), ("reserved", c_uint32), ("spaces", cartog_spaces), ("expected", c_char * 64), ("found",
        c_char * 64)
    ]


class cartog_event(Structure):
    size: int
    kind: int
    season: int
    turn: int
    card: int
    owner: int
    drawer: int
    reserved: int
    placement: cartog_placement
    _fields_ = [
        ("size", c_uint32), ("kind", c_uint32), ("season", c_uint32), ("turn", c_uint32), ("card", c_uint32),
        ("owner", c_uint32), ("drawer", c_uint32), ("reserved", c_uint32), ("placement", cartog_placement)
    ]


class cartog_aim(Structure):
    size: int
    coins: int
    coin_weight: int
    monster_weight: int
    card_count: int
    reserved: int
    cards: Array[Any]
    weights: Array[Any]
    _fields_ = [
        ("size", c_uint32), ("coins", c_uint32), ("coin_weight", c_int32), ("monster_weight", c_int32),
        ("card_count", c_uint32), ("reserved", c_uint32), ("cards", c_uint32 * 16), ("weights", c_int32 * 16)
    ]


class cartog_hint(Structure):
    spaces: cartog_spaces
    value: int
    terrain: int
    monsters: int
    coins: int
    lost: int
    coin: int
    fallback: int
    points: Array[Any]
    _fields_ = [
        ("spaces", cartog_spaces), ("value", c_int64), ("terrain", c_uint32), ("monsters", c_int32), ("coins",
        c_uint32), ("lost", c_uint32), ("coin", c_uint32), ("fallback", c_uint32), ("points", c_int32 * 16)
    ]


class cartog_follow(Structure):
    card: cartog_card
    flags: int
    weight: int
    _fields_ = [
        ("card", cartog_card), ("flags", c_uint32), ("weight", c_uint32)
    ]


class cartog_search(Structure):
    nodes: int
    drawings: int
    finished: int
    count: int
    place: int
    terrain: int
    follow: int
    reserved: int
    sum: int
    hints: Array[Any]
    _fields_ = [
        ("nodes", c_uint64), ("drawings", c_uint64), ("finished", c_uint32), ("count", c_uint32), ("place",
        c_uint32), ("terrain", c_uint32), ("follow", c_uint32), ("reserved", c_uint32), ("sum", c_int64),
        ("hints", cartog_hint * 32)
    ]


class cartog_picture(Structure):
    size: int
    pixels: int
    flags: int
    reserved: int
    ghost: cartog_placement
    highlight: cartog_spaces
    cause: cartog_spaces
    _fields_ = [
        ("size", c_uint32), ("pixels", c_uint32), ("flags", c_uint32), ("reserved", c_uint32), ("ghost",
        cartog_placement), ("highlight", cartog_spaces), ("cause", cartog_spaces)
    ]

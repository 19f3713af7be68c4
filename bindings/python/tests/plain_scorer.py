"""The 16 scoring cards in plain Python, as somebody would write them: for comparison of speed, and once more of points."""

FOREST, VILLAGE, FARM, WATER, MONSTER, MOUNTAIN = 1, 2, 3, 4, 5, 6
VOID = 10


class Board:
    """Rows of terrain codes, and the set of (row, column) with a ruins mark."""

    def __init__(self, rows, ruins):
        self.rows = rows
        self.ruins = ruins
        self.all = [(r, k) for r in range(11) for k in range(11) if rows[r][k] != VOID]

    def at(self, space):
        r, k = space
        return self.rows[r][k] if 0 <= r < 11 and 0 <= k < 11 else VOID

    def beside(self, space):
        r, k = space
        return [(r - 1, k), (r + 1, k), (r, k - 1), (r, k + 1)]

    def of(self, terrain):
        return [space for space in self.all if self.at(space) == terrain]

    def is_filled(self, space):
        return self.at(space) not in (0, VOID)

    def is_edge(self, space):
        return any(self.at(other) == VOID for other in self.beside(space))

    def touches(self, space, terrain):
        return any(self.at(other) == terrain for other in self.beside(space))

    def clusters(self, terrain):
        left, found = set(self.of(terrain)), []
        while left:
            stack, cluster = [left.pop()], set()
            while stack:
                space = stack.pop()
                cluster.add(space)
                for other in self.beside(space):
                    if other in left:
                        left.remove(other)
                        stack.append(other)
            found.append(cluster)
        return found

    def around(self, cluster):
        return {other for space in cluster for other in self.beside(space)} - cluster


def sentinel_wood(b):
    return sum(b.is_edge(s) for s in b.of(FOREST))


def greenbough(b):
    forest = b.of(FOREST)
    return len({r for r, _ in forest}) + len({k for _, k in forest})


def treetower(b):
    return sum(all(b.at(o) != 0 for o in b.beside(s)) for s in b.of(FOREST))


def stoneside_forest(b):
    linked = set()
    for cluster in b.clusters(FOREST):
        mountains = {o for o in b.around(cluster) if b.at(o) == MOUNTAIN}
        if len(mountains) > 1:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(b):
    return sum(b.touches(s, FARM) for s in b.of(WATER)) + sum(b.touches(s, WATER) for s in b.of(FARM))


def mages_valley(b):
    return sum(2 * b.touches(s, MOUNTAIN) for s in b.of(WATER)) + sum(b.touches(s, MOUNTAIN) for s in b.of(FARM))


def golden_granary(b):
    water = sum(any(o in b.ruins for o in b.beside(s)) for s in b.of(WATER))
    return water + 3 * sum(s in b.ruins for s in b.of(FARM))


def shoreside_expanse(b):
    points = 0
    for terrain, other in ((FARM, WATER), (WATER, FARM)):
        for cluster in b.clusters(terrain):
            if not any(b.at(o) in (other, VOID) for o in b.around(cluster)):
                points += 3
    return points


def wildholds(b):
    return 8 * sum(len(c) >= 6 for c in b.clusters(VILLAGE))


def great_city(b):
    clean = [len(c) for c in b.clusters(VILLAGE) if not any(b.at(o) == MOUNTAIN for o in b.around(c))]
    return max(clean, default=0)


def greengold_plains(b):
    kinds = {FOREST, FARM, WATER, MONSTER, MOUNTAIN}
    return 3 * sum(len({b.at(o) for o in b.around(c)} & kinds) >= 3 for c in b.clusters(VILLAGE))


def shieldgate(b):
    sizes = sorted((len(c) for c in b.clusters(VILLAGE)), reverse=True)
    return 2 * sizes[1] if len(sizes) > 1 else 0


def _is_full(b, line):
    line = [s for s in line if b.at(s) != VOID]
    return bool(line) and all(b.is_filled(s) for s in line)


def borderlands(b):
    rows = sum(_is_full(b, [(r, k) for k in range(11)]) for r in range(11))
    return 6 * (rows + sum(_is_full(b, [(r, k) for r in range(11)]) for k in range(11)))


def lost_barony(b):
    best = 0
    side = [[0] * 12 for _ in range(12)]
    for r in range(11):
        for k in range(11):
            if b.is_filled((r, k)):
                side[r + 1][k + 1] = 1 + min(side[r][k], side[r + 1][k], side[r][k + 1])
                best = max(best, side[r + 1][k + 1])
    return 3 * best


def broken_road(b):
    return 3 * sum(_is_full(b, [(r + i, i) for i in range(11 - r)]) for r in range(11))


def cauldrons(b):
    return sum(all(b.at(o) != 0 for o in b.beside(s)) for s in b.of(0))


CARDS = [
    sentinel_wood,
    greenbough,
    treetower,
    stoneside_forest,
    canal_lake,
    mages_valley,
    golden_granary,
    shoreside_expanse,
    wildholds,
    great_city,
    greengold_plains,
    shieldgate,
    borderlands,
    lost_barony,
    broken_road,
    cauldrons,
]


def scores(rows, ruins):
    """Points of all cards, in the order of `cartog.SCORING`."""
    board = Board(rows, ruins)
    return [card(board) for card in CARDS]

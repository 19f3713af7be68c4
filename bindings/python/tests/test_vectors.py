"""The vectors that C, Python and Lua share."""

import cartog


def words_of(text):
    key, *words = text.split(",")
    options = {word: True for word in words if word != "card"}
    return key, options | ({"fallback": "card"} if "card" in words else {})


def test_scores(vectors):
    for name, cpn, card, points in vectors("score.tsv"):
        assert cartog.Map.parse(cpn).score(card) == int(points), name


def test_monsters(vectors):
    for name, cpn, points in vectors("monsters.tsv"):
        assert cartog.Map.parse(cpn).monsters() == int(points), name


def test_parts(vectors):
    for card, cpn, parts in vectors("parts.tsv"):
        assert ";".join(str(part) for part in cartog.Map.parse(cpn).explain(card)) == parts, card


def test_checks(vectors):
    for name, words, cpn, placement, expected in vectors("check.tsv"):
        card, options = words_of(words)
        verdict = cartog.Map.parse(cpn).check(placement, card, **options)
        assert (verdict.code if not verdict else "legal") == expected, name


def test_coins(vectors):
    for name, words, cpn, placement, coins, lost in vectors("coins.tsv"):
        card, options = words_of(words)
        position = cartog.Position.parse(cpn)
        outcome = position.map.place(placement, card, coins=position.coins or 0, **options)
        assert (outcome.coins, outcome.lost) == (int(coins), int(lost)), name


def test_counts(vectors):
    for side, card, count, with_ruins in vectors("counts.tsv"):
        m = cartog.Map.side(side)
        assert len(m.legal(card)) == int(count)
        marked = set(m.ruins_spaces())
        assert sum(not marked.isdisjoint(choice.spaces) for choice in m.legal(card)) == int(with_ruins)
        if cartog.Card.get(card).kind == cartog.Kind.EXPLORE:
            assert len(m.legal(card, ruins=True)) == int(with_ruins)


def test_perft(vectors):
    """Ways to draw two cards in order."""
    for side, cards, counts in vectors("perft.tsv"):
        first, second = cards.split(",")[:2]
        m = cartog.Map.side(side)
        total = 0
        for choice in m.legal(first):
            drawn = m.copy()
            drawn.place(choice.placements()[0], first)
            total += len(drawn.legal(second))
        assert total == int(counts.split(",")[1]), cards

"""A user's program with types: checked by mypy and pyright, and run."""

from __future__ import annotations

import cartog


def best(m: cartog.Map, card: str, scoring: list[str]) -> tuple[int, cartog.Placement]:
    found: list[tuple[int, cartog.Placement]] = []
    for placement in m.legal(card).placements():
        preview: cartog.Preview = m.preview(placement, card, scoring)
        found.append((preview.gain, placement))
    return max(found)


def told(verdict: cartog.Verdict) -> str:
    return "fine" if verdict else f"{verdict.code} {' '.join(verdict.spaces)}"


def main() -> None:
    m = cartog.Map.side("A")
    gain, placement = best(m, "orchard", ["sentinel_wood"])
    outcome: cartog.Outcome = m.place(placement, "orchard")
    terrain: cartog.Terrain = m[placement.spaces[0]]
    parts: list[int] = [part.points for part in cartog.explain(m, "sentinel_wood")]
    assert gain == sum(parts) == 4 and outcome.coins == 0 and terrain == cartog.Terrain.FOREST
    print(told(m.check("F:d2", "rift_lands")))


if __name__ == "__main__":
    main()

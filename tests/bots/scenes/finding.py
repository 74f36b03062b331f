"""Making the positions of a scene: real deals, replayed decision by decision, and those taken that are beyond doubt."""

import time
from collections.abc import Iterator

from tests.bots.scenes.deals import Deal, deals
from tests.bots.scenes.judge import is_right
from tests.bots.scenes.position import Scene, Seen, cut, replayed, written

WANTED = 220
SEED = 5


def candidates(scene: Scene, preset: str, seats: int) -> Iterator[tuple[Deal, Seen, int]]:
    """At most one position of each deal that may be one of the scene, with its right actions; endless."""
    for deal in deals(scene.of, preset, seats, scene.promising, SEED):
        for place, seen in enumerate(replayed(scene.of, deal)):
            right = scene.right(seen.rules, seen.view, seen.actions) if place < len(deal.actions) else 0
            if right:
                yield cut(deal, place), seen, right
                break


def find(scene: Scene) -> None:
    """Write the positions of a scene, as many of each table, and say how many were left out as doubtful."""
    lines: list[str] = []
    start = time.perf_counter()
    for index, (preset, seats) in enumerate(scene.tables):
        wanted = WANTED * (index + 1) // len(scene.tables) - len(lines)
        tried = taken = 0
        for deal, seen, right in candidates(scene, preset, seats):
            tried += 1
            if is_right(scene, seen, right, tried):
                lines.append(written(deal))
                taken += 1
            if taken == wanted:
                break
        spent = time.perf_counter() - start
        print(f"{scene.name}: {preset}, {seats} seats: {taken} of {tried} positions, {spent:.0f} s", flush=True)
    scene.file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")

"""`make bench` prints a line for each figure with its goal and fails if one is missed.

With a game's key it only says how many milliseconds the first picture of that game takes in this process.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from games import GAMES
from tests.bench.figures import Figure
from tests.bench.pictures import milliseconds_of_the_first, picture_figures
from tests.bench.rules import rules_figures
from tests.bench.wire import wire_figures


def figures() -> Iterator[Figure]:
    """Everything that is measured, each as soon as it is known."""
    for game in GAMES:
        yield from rules_figures(game)
        yield from picture_figures(game)
    yield from asyncio.run(wire_figures())


def main() -> int:
    """Measure everything; return 1 if a goal is missed."""
    missed = False
    for figure in figures():
        print(figure, flush=True)
        missed |= not figure.met
    return int(missed)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(milliseconds_of_the_first(next(game for game in GAMES if game.key == sys.argv[1])))
    else:
        sys.exit(main())

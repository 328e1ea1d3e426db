"""`make bench` prints a line for each figure with its goal and fails if one is missed.

`python -m tests.bench load` does so for thousands of tables, `overload` for three times as many
moves as the bot bears and for a file that somebody holds, `hostile` for one person who asks too
much and for a server that somebody holds, `held` only for both of these, `thinking` for answers
beside computer players that think, and `menus` for the pictures of private menus alone. `tables`
asks what a hundred thousand tables on a PostgreSQL server cost; a number after it asks for so many.
`processes` asks what one, two and four processes bear. `budgets` asks what each kind of picture of
each game takes of a processor, and how large it gets; keys of games after it ask for these alone.
With a game's key it only says how many milliseconds the first picture of that game takes in this
process.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping

from tests.bench.budgets import budget_figures
from tests.bench.figures import Figure
from tests.bench.holding import held_figures
from tests.bench.load import load_figures
from tests.bench.many_tables import table_figures
from tests.bench.menus import press_figures
from tests.bench.overload import hostile_figures, overload_figures
from tests.bench.pictures import (
    menu_figures,
    milliseconds_of_the_first,
    mixed_figures,
    picture_figures,
)
from tests.bench.processes import process_figures
from tests.bench.rules import rules_figures
from tests.bench.thinking import thinking_figures
from tests.bench.wire import wire_figures
from tests.library import GAMES

OVER_THE_WIRE: Mapping[str, Callable[[], AsyncIterator[Figure]]] = {
    "load": load_figures,
    "overload": overload_figures,
    "hostile": hostile_figures,
    "held": held_figures,
    "thinking": thinking_figures,
    "menus": press_figures,
    "processes": process_figures,
}
"""What takes a bot that runs, by the word that asks for it."""


def figures() -> Iterator[Figure]:
    """Everything that is measured, each as soon as it is known."""
    for game in GAMES:
        yield from rules_figures(game)
        yield from picture_figures(game)
        yield from menu_figures(game)
    yield from mixed_figures()
    yield from asyncio.run(wire_figures())


def main() -> int:
    """Measure everything but load; return 1 if a goal is missed."""
    return told(figures()) | asyncio.run(over_the_wire(press_figures()))


def told(found: Iterator[Figure]) -> int:
    """Print these figures; return 1 if a goal is missed."""
    missed = False
    for figure in found:
        missed |= not _told(figure)
    return int(missed)


async def over_the_wire(found: AsyncIterator[Figure]) -> int:
    """Measure what takes a bot that runs; return 1 if a goal is missed."""
    missed = False
    async for figure in found:
        missed |= not _told(figure)
    return int(missed)


def _told(figure: Figure) -> bool:
    """Print a figure; whether its goal is reached."""
    print(figure, flush=True)
    return figure.met


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            sys.exit(main())
        case ["budgets", *keys]:
            chosen = [game for game in GAMES if not keys or game.key in keys]
            sys.exit(told(budget_figures(chosen)))
        case [name] if name in OVER_THE_WIRE:
            sys.exit(asyncio.run(over_the_wire(OVER_THE_WIRE[name]())))
        case ["tables", *number]:
            sys.exit(asyncio.run(over_the_wire(table_figures(*map(int, number)))))
        case [key, *_]:
            print(milliseconds_of_the_first(next(game for game in GAMES if game.key == key)))

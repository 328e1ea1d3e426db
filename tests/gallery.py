"""Draws the pictures that the documentation shows, so that they never go stale: `make pictures`.

They are of games that were played to their end, so that what they show can happen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.operations.covers import played
from games.high_society import view as high_society
from games.high_society.table import HighSocietyTable
from games.package import AnyGame
from games.rules import View
from renderers.words import words_for
from tests import guides
from tests.guides import reduced
from tests.library import GAMES, picture
from tests.photographs import photographs

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


@dataclass(frozen=True, slots=True)
class Shown:
    """A game that the documentation shows, and at which shares of its plies; the table of High
    Society is looked for instead, as bids come and go.
    """

    seats: int
    luck: int
    table: float
    hand: float


SHOWN = {
    "splendor": Shown(4, luck=8, table=0.75, hand=0.8),
    "splendor-duel": Shown(2, luck=58, table=0.7, hand=0.72),
    "high-society": Shown(5, luck=54, table=0.7, hand=0.75),
    "princes-of-florence": Shown(5, luck=7, table=0.75, hand=0.7),
    "last-will": Shown(5, luck=57, table=0.65, hand=0.55),
}


def shown_of(game: AnyGame) -> Shown:
    """How a game is shown; one that is new as well as it can be without having been looked for."""
    return SHOWN.get(game.key) or Shown(max(game.rules.seats), luck=1, table=0.7, hand=0.75)


PEOPLE = ("Ingrid", "Theo", "Clara", "Mateo", "Evangeline")
"""Who sits at the tables that are shown."""


def drawn() -> Iterator[tuple[Path, bytes]]:
    """The pictures that the renderers make, and where they lie."""
    for game in GAMES:
        words, shown = words_for("en", "bot.messages", game.home), shown_of(game)
        tables, _ = played(game, shown.seats, shown.luck)
        for name, view in moments(game, tables).items():
            yield FOLDER / f"{game.key}-{name}.webp", picture(view, words, PEOPLE)


def moments(game: AnyGame, tables: Sequence[Any]) -> dict[str, View]:
    """Of one played game the table, and the hand of whoever is waited for."""
    shown = shown_of(game)
    table, hand = (tables[int(len(tables) * share)] for share in (shown.table, shown.hand))
    if game.key == "high-society":
        table = contested(tables)
    return {
        "table": game.rules.look(table, None),
        "hand": game.rules.look(hand, hand.waiting[0].seat),
    }


def contested(tables: Sequence[Any]) -> HighSocietyTable:
    """Of the middle third of a game the table with most bids after somebody has passed, and the
    latest of those.
    """

    def bids(table: HighSocietyTable) -> int:
        players = high_society.look(table, None).players
        passed = any(player.passed for player in players)
        return sum(bool(player.bid) for player in players) if passed else 0

    third = len(tables) // 3
    latest: list[HighSocietyTable] = [*reversed(tables[third:-third])]
    return max(latest, key=bids)


def main() -> None:
    """Draw and photograph them all into the documentation's folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, file in drawn():
        path.write_bytes(reduced(file))
    guides.make()
    asyncio.run(photographs(FOLDER))


if __name__ == "__main__":
    main()

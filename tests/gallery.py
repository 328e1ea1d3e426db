"""Draws the pictures that the documentation shows, so that they never go stale: `make pictures`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from renderers import picture
from renderers.stylesheet import stylesheet
from renderers.words import words_for
from tests.photographs import photographs
from tests.renderers import (
    high_society_positions,
    last_will_positions,
    positions,
    princes_positions,
    splendor_duel_positions,
)

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"

SHOWN = {
    "splendor": (positions, {"table": "table-of-four", "hand": "hand-of-three", "end": "end"}),
    "splendor_duel": (splendor_duel_positions, {"table": "table", "hand": "hand", "end": "end"}),
    "high_society": (
        high_society_positions,
        {"table": "table-of-five", "hand": "hand-with-an-order", "end": "end"},
    ),
    "princes_of_florence": (
        princes_positions,
        {"table": "table-of-five", "hand": "hand-with-an-order", "end": "end"},
    ),
    "last_will": (
        last_will_positions,
        {"table": "table-of-five", "hand": "hand-in-turn", "end": "end-in-debt"},
    ),
}
"""For each game where its positions are, and which of them are shown under which name."""

PEOPLE = ("Ingrid", "Theo", "Clara", "Mateo", "Evangeline")
"""Who sits at the tables that are shown. The names in the positions are made to be hard to draw."""


def drawn() -> Iterator[tuple[Path, bytes]]:
    """The pictures that the renderers make, and where they lie."""
    for game, (tables, pictures) in SHOWN.items():
        words, views = words_for("en", f"games.{game}"), tables.views()
        for name, view in pictures.items():
            yield (
                FOLDER / f"{game.replace('_', '-')}-{name}.png",
                picture(views[view], words, PEOPLE),
            )
    yield FOLDER / "style.png", stylesheet("en")


def main() -> None:
    """Draw and photograph them all into the documentation's folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, png in drawn():
        path.write_bytes(png)
    asyncio.run(photographs(FOLDER))


if __name__ == "__main__":
    main()

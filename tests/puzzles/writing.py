"""How a pack is written: a line for each puzzle, so that changes can be read."""

from __future__ import annotations

import json
from pathlib import Path

from games.packs import Pack, Puzzle


def written(pack: Pack) -> str:
    """Return the file of a pack."""
    lines = ",\n".join(map(_written, pack.puzzles))
    head = f'{{"edition": {pack.edition}, "searched": {pack.searched}, "puzzles": ['
    return f"{head}\n{lines}\n]}}\n"


def keep(pack: Pack, place: Path) -> None:
    """Write a pack, whole or not at all."""
    part = place.with_suffix(".part")
    part.write_text(written(pack), encoding="utf-8")
    part.replace(place)


def _written(puzzle: Puzzle) -> str:
    plies = "; ".join(f"{seat} {notation}" for seat, notation in puzzle.plies)
    return json.dumps(
        {
            "kind": puzzle.kind,
            "seats": puzzle.seats,
            "seed": puzzle.seed,
            "options": dict(puzzle.options),
            "seat": puzzle.seat,
            "grade": puzzle.grade,
            "plies": plies,
        }
    )

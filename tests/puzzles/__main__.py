"""`make puzzles` proves the puzzles of all packs anew, and looks for more until there are enough.

What no longer holds is dropped. A pack is written after every game that was looked at, so the
search may be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from games.moves import Illegal
from games.package import AnyGame
from games.packs import FILE, Pack, Puzzle, pack_of, solution_of
from tests.library import GAMES
from tests.puzzles.finding import found_in
from tests.puzzles.writing import keep

ENOUGH = 60
"""Puzzles in a pack."""


def proved_anew(game: AnyGame, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle as hard as it is by now; nothing if it is none any more."""
    try:
        solution = solution_of(game, puzzle)
    except (Illegal, AssertionError):
        return None
    return None if solution is None else replace(puzzle, grade=solution.failing)


def proved(game: AnyGame, pack: Pack) -> Pack:
    """Return the pack without what no longer holds; a pack of other rules begins anew."""
    if pack.edition != game.rules.edition:
        return Pack(game.rules.edition, 0, ())
    begun = time.perf_counter()
    kept = [held for puzzle in pack.puzzles if (held := proved_anew(game, puzzle))]
    took = time.perf_counter() - begun
    print(f"{game.key}: {len(kept)} of {len(pack.puzzles)} puzzles proved in {took:.1f} s")
    return replace(pack, puzzles=tuple(kept))


def main() -> None:
    """Prove what there is, and find what is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--prove", action="store_true", help="look for no more")
    chosen = parser.parse_args()
    for game in GAMES:
        if not game.mind.puzzles or (chosen.games and game.key not in chosen.games):
            continue
        place = Path(str(files(game.home).joinpath(FILE)))
        pack = proved(game, pack_of(game) or Pack(game.rules.edition, 0, ()))
        keep(pack, place)
        while len(pack.puzzles) < ENOUGH and not chosen.prove:
            seed = pack.searched + 1
            pack = Pack(pack.edition, seed, (*pack.puzzles, *found_in(game, seed)))
            keep(pack, place)
        print(f"{game.key}: {len(pack.puzzles)} puzzles of {pack.searched} games")


if __name__ == "__main__":
    main()

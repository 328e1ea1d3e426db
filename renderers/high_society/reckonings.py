"""How a score came about, as one line of arithmetic: the luxuries, the loss, what doubles it and
what halves it.
"""

from __future__ import annotations

from games.high_society.catalogue import Kind
from games.high_society.view import Result
from renderers.high_society.cards import EFFECTS
from renderers.lettering import Face, width

HOW = 34
CLOSEST = 0.8


def steps(result: Result, room: float) -> str:
    """The line up to its equals sign; nothing where the cards say the score themselves.

    The addends give way to their sum where there is no room: the cards show them, too.
    """
    taken = result.reckoning
    how = _changed(" + ".join(map(str, taken.luxuries)) or "0", result)
    if how == str(taken.sum):
        return ""
    said = f"{how} ="
    if width(said, Face.MEDIUM, HOW) * CLOSEST > room:
        short = _changed(str(taken.sum), result)
        said = "=" if short == str(taken.sum) else f"{short} ="
    return said


def _changed(how: str, result: Result) -> str:
    """A sum with the loss, and in brackets before what doubles or halves it."""
    taken = result.reckoning
    if taken.loss:
        how += _spaced(EFFECTS[Kind.LOSS])
    factors = [EFFECTS[Kind.RECOGNITION]] * taken.recognitions
    factors += [EFFECTS[Kind.ARREST]] * taken.arrest
    if factors and " " in how:
        how = f"({how})"
    return how + "".join(map(_spaced, factors))


def _spaced(effect: str) -> str:
    return f" {effect[0]} {effect[1:]}"

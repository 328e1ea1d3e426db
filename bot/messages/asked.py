"""What a menu asks, as pictures need it: the answers so far, what may follow, and a piece that is
being laid.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.choices import choices
from games.moves import Move
from games.placements import Placement, Spot
from games.questions import Pick, PickSome, Question, follow
from renderers.scenes import Asked, Laid


def asked_at(question: Question, path: Sequence[str], spot: Spot | None = None) -> Asked:
    """Return what is asked after these answers; a piece that is being laid lies at *spot*, or where
    it is shown first.
    """
    here: Move | Question = question
    laid: Laid | None = None
    for answer in path:
        if isinstance(here, Placement) and (found := here.spot(answer)):
            laid = Laid(here.piece, here.cells(found), fits=True)
        assert isinstance(here, Pick | PickSome), "whole moves ask nothing"
        here = follow(here, answer)
    match here:
        case Placement() as placement:
            at = spot or placement.best
            fits = placement.refusal(at) is None
            return Asked((*path,), (), Laid(placement.piece, placement.cells(at), fits))
        case Pick() | PickSome():
            return Asked((*path,), _offered(here), laid)
    return Asked((*path,), (), laid)


def _offered(question: Question) -> tuple[str, ...]:
    """What may be pressed, with all the answers that each press gives."""
    shown = choices(question)
    if shown is not None:
        return tuple(dict.fromkeys(key for choice in shown for key in choice.path))
    assert isinstance(question, PickSome), "every other question has choices"
    return (*question.things,)

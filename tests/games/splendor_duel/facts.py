"""What a picture of a table of Splendor Duel shows, and so its text must tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from renderers.words import Words
from tests.games.facts import ANYWHERE, NAMES, Fact, said


def facts(view: Any, words: Words) -> Iterator[Fact]:
    """The facts of a view, each with how the line begins in which it must be told."""
    yield from ((ANYWHERE, piece.id) for piece in [*view.face_up, *view.royals])
    yield from ((ANYWHERE, fact) for fact in (view.number, view.bag.total, view.supply))
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        for fact in (
            player.points,
            player.crowns,
            player.best,
            len(player.bought),
            player.privileges,
        ):
            yield line, fact
        yield from ((line, royal.id) for royal in player.royals)
        for colour, n in chain(player.tokens.items(), player.bonuses.items()):
            yield line, said(words, "count", colour=colour.value, n=n)

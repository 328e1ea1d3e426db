"""What a picture of a table of Splendor shows, and so its text must tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from renderers.words import Words
from tests.games.facts import ANYWHERE, NAMES, Fact, said


def facts(view: Any, words: Words) -> Iterator[Fact]:
    """The facts of a view, each with how the line begins in which it must be told."""
    pieces = [*view.face_up, *view.nobles]
    yield from ((ANYWHERE, fact) for fact in (view.round, *(piece.id for piece in pieces)))
    yield from (
        (ANYWHERE, said(words, "count", colour=colour.value, n=n))
        for colour, n in view.bank.items()
    )
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        for fact in (player.points, len(player.bought), *(noble.id for noble in player.nobles)):
            yield line, fact
        for colour, n in chain(player.tokens.items(), player.bonuses.items()):
            yield line, said(words, "count", colour=colour.value, n=n)
        for held in player.reserved:
            yield line, held.card.id if held.card else said(words, "told-unseen", level=held.level)

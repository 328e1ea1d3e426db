"""What a picture of a table of The Princes of Florence shows, and so its text must tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from renderers.words import Words
from tests.games.facts import ANYWHERE, NAMES, Fact, said


def facts(view: Any, words: Words) -> Iterator[Fact]:
    """The facts of a view, each with how the line begins in which it must be told."""
    yield from ((ANYWHERE, fact) for fact in (view.round, view.minimum) if view.round)
    if view.auction is not None:
        yield from (
            (ANYWHERE, fact)
            for fact in (view.auction.price, said(words, "lot", lot=view.auction.lot.value))
        )
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        counts = (
            player.builders,
            player.jesters,
            player.professions,
            player.bonuses,
            player.prestige,
        )
        yield from (
            (line, fact) for fact in (player.money, player.points, player.recruiting, *counts)
        )
        yield from ((line, said(words, "tile", tile=place.tile.id)) for place in player.estate)
        yield from ((line, said(words, "profession", id=work.id)) for work in player.works)
        for work in player.works:
            yield from (
                (line, said(words, "tile", tile=wish.id))
                for wish in (work.building, work.landscape)
            )

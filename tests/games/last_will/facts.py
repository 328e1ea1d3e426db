"""What a picture of a table of Last Will shows, and so its text must tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.last_will.events import of_market, of_title
from renderers.words import Words
from tests.games.facts import ANYWHERE, NAMES, Fact, spelled


def facts(view: Any, words: Words) -> Iterator[Fact]:
    """The facts of a view, each with how the line begins in which it must be told."""
    yield ANYWHERE, view.round
    if not view.standings:
        yield from (
            (ANYWHERE, spelled(of_title(slot.card), words)) for slot in view.offer if slot.card
        )
        yield from (
            (ANYWHERE, spelled(of_market(price.estate, price.modifier), words))
            for price in view.market
        )
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        yield from (
            (line, fact)
            for fact in (abs(player.money), abs(player.worth), player.cards, player.spaces)
        )
        yield from ((line, spelled(of_title(lying.card), words)) for lying in player.board)

"""What a picture of a table of High Society shows, and so its text must tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from renderers.words import Words
from tests.games.facts import ANYWHERE, NAMES, Fact, said


def facts(view: Any, words: Words) -> Iterator[Fact]:
    """The facts of a view, each with how the line begins in which it must be told."""
    yield from (
        (ANYWHERE, fact) for fact in (view.auction, view.reds, view.deck) if not view.results
    )
    if view.card is not None and not view.results:
        yield ANYWHERE, said(words, "card", kind=view.card.kind.value, worth=view.card.worth)
    for player in view.players if not view.results else ():
        line = f"{NAMES[player.seat]}: "
        yield from ((line, fact) for fact in (player.notes, *player.bid))
        yield from (
            (line, said(words, "card", kind=card.kind.value, worth=card.worth))
            for card in player.cards
        )

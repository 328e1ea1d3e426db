"""Whatever a picture of the table shows is told in its long text, too: at every ply of a game, in both languages.

What a hand shows, and the short texts, are held to the same in the tests of each game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any, TypeAlias

import pytest

from bot.host import AnyGame
from games import GAMES
from games.last_will.events import of_market, of_title
from games.text import Text
from renderers import describe
from renderers.words import LANGUAGES, Words, words_for
from tests.games.playing import moments

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ANYWHERE = ""

Fact: TypeAlias = tuple[str, object]
"""How the line begins in which it must be told, and what."""


@cache
def said(words: Words, key: str, /, **args: str | int) -> str:
    """A phrase as the text has it."""
    return words(key, **args)


@cache
def spelled(text: Text, words: Words) -> str:
    """The same of a text."""
    return words.say(text, NAMES)


def of_splendor(view: Any, words: Words) -> Iterator[Fact]:
    pieces = [*view.face_up, *view.nobles]
    yield from ((ANYWHERE, fact) for fact in (view.round, *(piece.id for piece in pieces)))
    yield from ((ANYWHERE, said(words, "count", colour=colour.value, n=n)) for colour, n in view.bank.items())
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        for fact in (player.points, len(player.bought), *(noble.id for noble in player.nobles)):
            yield line, fact
        for colour, n in chain(player.tokens.items(), player.bonuses.items()):
            yield line, said(words, "count", colour=colour.value, n=n)
        for held in player.reserved:
            yield line, held.card.id if held.card else said(words, "told-unseen", level=held.level)


def of_splendor_duel(view: Any, words: Words) -> Iterator[Fact]:
    yield from ((ANYWHERE, piece.id) for piece in [*view.face_up, *view.royals])
    yield from ((ANYWHERE, fact) for fact in (view.number, view.bag.total, view.supply))
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        for fact in (player.points, player.crowns, player.best, len(player.bought), player.privileges):
            yield line, fact
        yield from ((line, royal.id) for royal in player.royals)
        for colour, n in chain(player.tokens.items(), player.bonuses.items()):
            yield line, said(words, "count", colour=colour.value, n=n)


def of_high_society(view: Any, words: Words) -> Iterator[Fact]:
    yield from ((ANYWHERE, fact) for fact in (view.auction, view.reds, view.deck) if not view.results)
    if view.card is not None and not view.results:
        yield ANYWHERE, said(words, "card", kind=view.card.kind.value, worth=view.card.worth)
    for player in view.players if not view.results else ():
        line = f"{NAMES[player.seat]}: "
        yield from ((line, fact) for fact in (player.notes, *player.bid))
        yield from ((line, said(words, "card", kind=card.kind.value, worth=card.worth)) for card in player.cards)


def of_princes(view: Any, words: Words) -> Iterator[Fact]:
    yield from ((ANYWHERE, fact) for fact in (view.round, view.minimum) if view.round)
    if view.auction is not None:
        yield from ((ANYWHERE, fact) for fact in (view.auction.price, said(words, "lot", lot=view.auction.lot.value)))
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        counts = (player.builders, player.jesters, player.professions, player.bonuses, player.prestige)
        yield from ((line, fact) for fact in (player.money, player.points, player.recruiting, *counts))
        yield from ((line, said(words, "tile", tile=place.tile.id)) for place in player.estate)
        yield from ((line, said(words, "profession", id=work.id)) for work in player.works)
        for work in player.works:
            yield from ((line, said(words, "tile", tile=wish.id)) for wish in (work.building, work.landscape))


def of_last_will(view: Any, words: Words) -> Iterator[Fact]:
    yield ANYWHERE, view.round
    if not view.standings:
        yield from ((ANYWHERE, spelled(of_title(slot.card), words)) for slot in view.offer if slot.card)
        yield from ((ANYWHERE, spelled(of_market(price.estate, price.modifier), words)) for price in view.market)
    for player in view.players:
        line = f"{NAMES[player.seat]}: "
        yield from ((line, fact) for fact in (abs(player.money), abs(player.worth), player.cards, player.spaces))
        yield from ((line, spelled(of_title(lying.card), words)) for lying in player.board)


FACTS: dict[str, Callable[[Any, Words], Iterator[Fact]]] = {
    "splendor": of_splendor,
    "splendor-duel": of_splendor_duel,
    "high-society": of_high_society,
    "princes-of-florence": of_princes,
    "last-will": of_last_will,
}


def lines_of(text: str) -> list[str]:
    """The lines of a text, each with what is listed under it, and numbers without what sets their thousands apart."""
    return re.sub(r"(?<=\d)[,\u00a0\u2009\u202f](?=\d{3})", "", text.replace("\n• ", " • ")).splitlines()


@cache
def whole(what: object) -> re.Pattern[str]:
    """A fact that is no part of a longer word or number."""
    return re.compile(rf"(?<!\w){re.escape(str(what))}(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_fact_of_a_table_is_told_at_every_ply(game: AnyGame, language: str) -> None:
    words, seats = words_for(language, game.package, strict=True), game.seats[-1]
    for moment in moments(game, seats, seed=seats):
        view = game.look(moment.after, None)
        lines = lines_of(describe(view, words, NAMES[:seats]).text)
        for begins, what in FACTS[game.key](view, words):
            told = any(begins in line and whole(what).search(line) for line in lines)
            assert told, f"ply {moment.ply}: {begins}{what}"

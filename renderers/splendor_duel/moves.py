"""The last move in clauses, each to be drawn with pictures in it."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GOLD, Card, Colour, Tokens
from games.splendor_duel.events import (
    AnotherTurn,
    Bought,
    Discarded,
    GainedPrivilege,
    Passed,
    Replenished,
    ReservedCard,
    SpentPrivilege,
    Spot,
    Stole,
    Took,
    TookMatching,
    TookRoyal,
)
from games.splendor_duel.view import Player, View
from renderers.canvas import Part, line_width
from renderers.lettering import Face, abbreviated, spelled
from renderers.pieces import brass
from renderers.pieces.clauses import Clause, Thing
from renderers.pieces.jewels import chip
from renderers.pieces.masthead import NEWS
from renderers.pieces.painted_cards import back
from renderers.pieces.seats import enamel
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import marked, mini
from renderers.splendor_duel.signs import bag, scroll, stone_of
from renderers.telling import NOTHING
from renderers.words import Words

NAMES_ROOM = (
    450,
    250,
    150,
    100,
    0,
)  # of a name in the sentence, in pixels: the first that leaves room for the rest
BADGE = 40  # before a name
CHIP, COUNTED = 46, 50  # a token by itself, and one with its number
SEPARATOR = "·"
MINI = (40, 54)  # a card in the sentence


def illustrated_move(view: View, words: Words, names: Sequence[str], room: float) -> list[Part]:
    """The last move as a line with pictures in `room` pixels; whoever acts is named as long as
    nobody else does.
    """
    if not view.last:
        return [words("picture-start")]
    told, parts = clauses(view.last), list[Part]()
    for shown in range(len(told), 0, -1):
        for most in NAMES_ROOM:
            brief = [
                abbreviated(spelled(name), Face.MEDIUM, NEWS, most) if most else ""
                for name in names
            ]
            parts = _line(told[:shown], words, brief)
            parts += [SEPARATOR, "…"] if shown < len(told) else []
            if line_width(parts, Face.MEDIUM, NEWS) <= room:
                return parts
    return parts


def _line(told: Sequence[Clause], words: Words, names: Sequence[str]) -> list[Part]:
    """Clauses with the badge and the name of whoever each is about, unless the clause before was
    about the same player.
    """
    parts, before = list[Part](), -1
    for clause in told:
        other = clause.seat != before
        parts += [SEPARATOR] if parts else []
        parts += [enamel(clause.seat, BADGE)] if other else []
        parts += clause.drawn(words, names[clause.seat] if other else "")
        before = clause.seat
    return parts


def turns_before(view: View) -> list[tuple[Player, int]]:
    """What led up to the last move: whose latest turn, and how many events of it.

    First the opponent's turn, then what the player who made that move did earlier in the same turn.
    """
    before = [(player, len(player.latest)) for player in view.earlier]
    public = [event for event in view.last if event.to is None]
    movers = [view.players[clause.seat] for clause in clauses(public)]
    before += [(player, max(0, len(player.latest) - len(public))) for player in movers[:1]]
    return [(player, count) for player, count in before if clauses(player.latest[:count])]


def clauses(events: Sequence[object]) -> list[Clause]:
    """What happened, as far as it is not seen elsewhere: new cards glow, and headers tell who has
    won.
    """
    told = (_clause(event) for event in events)
    return [clause for clause in told if clause]


def marks(seat: int, events: Sequence[object], refilled: str = "") -> list[Part]:
    """A turn in the fewest signs: who, tokens gained and given back, cards by their ids, royals,
    privileges; where there is room for a word, it tells that the board was refilled.
    """
    parts: list[Part] = [enamel(seat, 36)]
    for event in events:
        match event:
            case Took(spots=spots):
                parts += ["+", *(chip(stone_of(spot.colour), 32) for spot in spots)]
            case SpentPrivilege(spot=spot) | TookMatching(spot=spot):
                parts += ["+", chip(stone_of(spot.colour), 32)]
            case Stole(colour=colour):
                parts += ["+", chip(stone_of(colour), 32)]
            case Discarded(tokens=tokens):
                parts += [
                    "−",
                    *(chip(stone_of(colour), 32) for colour, n in tokens.items() for _ in range(n)),
                ]
            case GainedPrivilege(seat=gainer) if gainer == seat:
                parts += ["+", scroll(40)]
            case ReservedCard(level=level):
                parts += ["+", chip(stone_of(GOLD), 32), back(level, 28, 38)]
            case Replenished():
                parts += [refilled or bag(40)]
            case Bought(card=card, colour=colour):
                parts += marked(card, colour)
            case TookRoyal(royal=royal):
                parts += [royals.cameo(royal, 38)]
            case Passed():
                parts += [NOTHING]
    return parts


def _clause(event: object) -> Clause | None:
    match event:
        case SpentPrivilege(seat=seat, spot=spot):
            return Clause(
                "picture-spent",
                seat,
                {"scroll": _SCROLL, "token": _token(spot.colour)},
                _from(spot),
            )
        case GainedPrivilege(seat=seat, giver=giver):
            if giver is None:
                return Clause("picture-gained", seat, {"scroll": _SCROLL})
            from_whom = {"scroll": _SCROLL, "giver": [enamel(giver, 36)]}
            return Clause("picture-gained-from", seat, from_whom)
        case Replenished(seat=seat, spots=spots):
            return Clause("picture-replenished", seat, {}, {"n": len(spots)})
        case Took(seat=seat, spots=spots):
            taken = _tokens(Tokens.of(spot.colour for spot in spots))
            return Clause("picture-took", seat, {"tokens": taken}, {"cells": _ends(spots)})
        case TookMatching(seat=seat, spot=spot):
            return Clause("picture-matched", seat, {"token": _token(spot.colour)}, _from(spot))
        case Stole(seat=seat, colour=colour):
            return Clause("picture-stole", seat, {"token": _token(colour)})
        case Discarded(seat=seat, tokens=tokens):
            return Clause("picture-discarded", seat, {"tokens": _tokens(tokens)})
        case Passed(seat=seat):
            return Clause("picture-passed", seat)
        case AnotherTurn(seat=seat):
            return Clause("picture-another-turn", seat)
    return _about_cards(event)


def _about_cards(event: object) -> Clause | None:
    match event:
        case ReservedCard(seat=seat, card=card, level=level, blind=blind, gold=cell):
            reserved = _card(card) if card else [back(level, 40, 54)]
            unseen = "picture-reserved-unseen" if blind else "picture-reserved-seen"
            things = {"card": reserved, "gold": _token(GOLD)}
            return Clause("picture-reserved" if card else unseen, seat, things, {"cell": cell.id})
        case Bought(seat=seat, card=card, colour=colour, paid=paid):
            things = {"card": _card(card, colour if card.wild else None), "worth": _worth(card)}
            return Clause(
                "picture-bought" if paid else "picture-bought-free", seat, things | _price(paid)
            )
        case TookRoyal(seat=seat, royal=royal):
            worth: Thing = [f"+{royal.points}", brass.sign("star", 32)]
            guest: Thing = [royals.cameo(royal, 50), *worth]
            return Clause("picture-royal", seat, {"royal": guest})
    return None


def _ends(spots: Sequence[Spot]) -> str:
    """A line by its ends, as the news names it."""
    first, last = spots[0].cell.id, spots[-1].cell.id
    return first if first == last else f"{first}–{last}"


_SCROLL: Thing = [scroll(46)]


def _from(spot: Spot) -> dict[str, str]:
    return {"cell": spot.cell.id}


def _token(colour: Colour) -> Thing:
    return [chip(stone_of(colour), CHIP)]


def _tokens(tokens: Tokens) -> Thing:
    return [chip(stone_of(colour), COUNTED, count) for colour, count in tokens.items()]


def _price(paid: Tokens) -> dict[str, Thing]:
    return {"price": _tokens(paid)} if paid else {}


def _card(card: Card, colour: Colour | None = None) -> Thing:
    return [mini(card, *MINI), *marked(card, colour)]


def _worth(card: Card) -> Thing:
    """Points and crowns, if there are any."""
    star: list[Part] = [f"+{card.points}", brass.sign("star", 32)] if card.points else []
    return [*star, *[brass.sign("crown", 38)] * card.crowns]

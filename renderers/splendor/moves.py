"""The last move in clauses, each to be drawn with pictures in it."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import Card, Tokens
from games.splendor.events import Bought, Passed, ReservedCard, Returned, Took, Visited
from games.splendor.view import View
from renderers.canvas import Part
from renderers.lettering import Face, fit, spelled
from renderers.pieces.cards import back
from renderers.pieces.clauses import Clause, Thing
from renderers.pieces.lines import SENTENCE
from renderers.pieces.stones import Stone, chip, gem
from renderers.splendor import nobles
from renderers.splendor.cards import stone_of
from renderers.splendor.counters import counter
from renderers.telling import NOTHING
from renderers.words import Words

NAME_ROOM = 250  # of the name, in pixels


def illustrated_move(view: View, words: Words, names: Sequence[str]) -> list[Part]:
    """The last move as a line with pictures; who made it is named once."""
    parts: list[Part] = []
    for clause in clauses(view.last):
        name = "" if parts else fit(spelled(names[clause.seat]), Face.SANS, SENTENCE, NAME_ROOM)
        parts += ["·"] if parts else []
        parts += clause.drawn(words, name)
    return parts if view.last else [words("picture-start")]


def clauses(events: Sequence[object]) -> list[Clause]:
    """What happened, as far as it is not seen elsewhere: new cards glow, and headers tell of the
    last round.
    """
    told = (_clause(event) for event in events)
    return [clause for clause in told if clause]


def marks(events: Sequence[object]) -> list[Part]:
    """A turn in the fewest signs: tokens gained and given back, a card by its id, on its back if it
    was reserved.
    """
    parts: list[Part] = []
    for event in events:
        match event:
            case Took(tokens=tokens):
                parts += ["+", *_chips(tokens)]
            case Returned(tokens=tokens):
                parts += ["−", *_chips(tokens)]
            case ReservedCard(card=card, level=level):
                parts += [back(level, 26, 36), card.id if card else "?"]
            case Bought(card=card):
                parts += [gem(stone_of(card.bonus), 30), card.id]
            case Visited(noble=noble):
                parts += ["·", nobles.cameo(noble, 36)] if parts else [nobles.cameo(noble, 36)]
            case Passed():
                parts += [NOTHING]
    return parts


def _chips(tokens: Tokens) -> list[Part]:
    return [chip(stone_of(colour), 28) for colour, count in tokens.items() for _ in range(count)]


def _clause(event: object) -> Clause | None:
    match event:
        case Took(seat=seat, tokens=tokens):
            return Clause("picture-took", seat, {"tokens": _tokens(tokens)})
        case Returned(seat=seat, tokens=tokens):
            return Clause("picture-returned", seat, {"tokens": _tokens(tokens)})
        case ReservedCard(seat=seat, card=None, level=level, gold=gold):
            unseen = [back(level, 32, 46)]
            key = "picture-reserved-unseen-gold" if gold else "picture-reserved-unseen"
            return Clause(key, seat, {"card": unseen} | _coin(gold))
        case ReservedCard(seat=seat, card=Card() as card, gold=gold):
            key = "picture-reserved-gold" if gold else "picture-reserved"
            return Clause(key, seat, {"card": _card(card)} | _coin(gold))
        case Bought(seat=seat, card=card, paid=paid):
            key = "picture-bought" if paid else "picture-bought-free"
            price = {"price": _tokens(paid)} if paid else {}
            return Clause(key, seat, {"card": _card(card)} | price, {"points": card.points})
        case Visited(seat=seat, noble=noble):
            guest = [nobles.cameo(noble, 42)]
            return Clause("picture-visited", seat, {"noble": guest}, {"points": noble.points})
        case Passed(seat=seat):
            return Clause("picture-passed", seat)
    return None


def _coin(gold: bool) -> dict[str, Thing]:
    return {"gold": [gem(Stone.GOLD, 38)]} if gold else {}


def _card(card: Card) -> Thing:
    return [gem(stone_of(card.bonus), 36), card.id]


def _tokens(tokens: Tokens) -> Thing:
    return [counter(stone_of(colour), 44, count) for colour, count in tokens.items()]

"""The last move in clauses, each to be drawn with pictures in it."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import Card, Tokens
from games.splendor.events import Bought, Passed, ReservedCard, Returned, Took, Visited
from games.splendor.view import View
from renderers.canvas import Part, line_width
from renderers.lettering import Face, abbreviated, spelled
from renderers.pieces.clauses import Clause, Thing
from renderers.pieces.jewels import Stone, chip, jewel
from renderers.pieces.masthead import NEWS
from renderers.pieces.painted_cards import back
from renderers.pieces.seats import enamel
from renderers.splendor import nobles
from renderers.splendor.cards import small, stone_of
from renderers.telling import NOTHING
from renderers.words import Words

TIGHT = 0.86  # so narrow the letters of the line may become
NAME_ROOM, BADGE = 180, 46  # of the name, in pixels, and how large the badge before it is


def illustrated_move(view: View, words: Words, names: Sequence[str], room: float) -> list[Part]:
    """The last move as a line with pictures; who made it is named once, or where that is too long
    shown by the badge alone.
    """
    if not view.last:
        return [words("picture-start")]
    told = clauses(view.last)
    name = spelled(names[told[0].seat]) if told else ""
    parts: list[Part] = []
    for shown in (name, abbreviated(name, Face.MEDIUM, NEWS, NAME_ROOM), ""):
        parts = []
        for clause in told:
            parts += ["·"] if parts else [enamel(clause.seat, BADGE)]
            parts += clause.drawn(words, "" if len(parts) > 1 else shown)
        if line_width(parts, Face.MEDIUM, NEWS) * TIGHT <= room:
            break
    return parts


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
                parts += [jewel(stone_of(card.bonus), 30), card.id]
            case Visited(noble=noble):
                parts += ["·", nobles.cameo(noble, 36)] if parts else [nobles.cameo(noble, 36)]
            case Passed():
                parts += [NOTHING]
    return parts


def _chips(tokens: Tokens) -> list[Part]:
    return [chip(stone_of(colour), 30) for colour, count in tokens.items() for _ in range(count)]


def _clause(event: object) -> Clause | None:
    match event:
        case Took(seat=seat, tokens=tokens):
            return Clause("picture-took", seat, {"tokens": _tokens(tokens)})
        case Returned(seat=seat, tokens=tokens):
            return Clause("picture-returned", seat, {"tokens": _tokens(tokens)})
        case ReservedCard(seat=seat, card=None, level=level, gold=gold):
            unseen = [back(level, 38, 52)]
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
            guest = [nobles.cameo(noble, 50)]
            return Clause("picture-visited", seat, {"noble": guest}, {"points": noble.points})
        case Passed(seat=seat):
            return Clause("picture-passed", seat)
    return None


def _coin(gold: bool) -> dict[str, Thing]:
    return {"gold": [chip(Stone.GOLD, 44)]} if gold else {}


def _card(card: Card) -> Thing:
    return [small(card, 40, 54), card.id]


def _tokens(tokens: Tokens) -> Thing:
    return [chip(stone_of(colour), 50, count) for colour, count in tokens.items()]

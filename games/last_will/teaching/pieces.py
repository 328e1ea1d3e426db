"""What each card does, told at length to whoever meets it for the first time; `events.naming` tells
it in brief. And the figures of which the guide speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Seat
from games.last_will import catalogue
from games.last_will.catalogue import (
    CARDS,
    OWN,
    REMARKS,
    Ability,
    Black,
    Blue,
    BreedersFair,
    Card,
    Formula,
    GainActions,
    Helper,
    Property,
    SpendMore,
    Symbol,
    White,
    WildParty,
)
from games.last_will.events import of_ability, of_rows, of_title
from games.last_will.rules.errands import fetchable
from games.last_will.rules.make_view import look
from games.last_will.table import LastWillTable
from games.teaching import Piece
from games.text import Text


def in_sight(table: LastWillTable, me: Seat | None) -> Sequence[Piece]:
    """The cards that *me*, or with nothing a spectator, may look at: own hand, offer, boards; each
    kind once.
    """
    view = look(table, me)
    cards = [held.card for held in view.hand or ()]
    cards += [
        slot.card for slot in view.offer if slot.card and slot.taker is None and not slot.closed
    ]
    cards += [lying.card for player in view.players for lying in player.board]
    return [_OF_CARD[card] for card in dict.fromkeys(cards)]


def beside(table: LastWillTable, _seat: Seat) -> Sequence[str]:
    """The places of the offer with a card that can be had: by these one plans."""
    return [offered.slot for offered in fetchable(table)]


def _explained(card: Card) -> Text:
    match card:
        case White():
            return _played(card)
        case Property(values=[price, *_] as values, rows=[row, *more]):
            falling = "yes" if card.house else "no"
            further = of_rows([row, *more])[1:]
            return Text(
                "means-property",
                price=price,
                pounds=row.pounds,
                n=len(more),
                rows=further,
                falling=falling,
                values="→".join(map(str, values)),
            )
        case Helper(ability=ability, rows=rows) if ability is not None:
            pounds = rows[0].pounds if rows else 0
            return Text("means-helper", says=_able(ability), placing=card.placing, pounds=pounds)
        case Black(formula=Formula(farm, dog, horse)):
            each = {"farm": farm, "dog": dog, "horse": horse}
            parts = tuple(Text("per", what=key, pounds=n) for key, n in each.items() if n)
            return Text("means-formula", parts=parts, placing=card.placing)
        case Black(rows=[row, *more]):
            return Text(
                "means-expense",
                pounds=row.pounds,
                n=len(more),
                rows=of_rows([row, *more])[1:],
                actions=card.uses,
                placing=card.placing,
                sign=_sign(card),
            )
        case Blue(companion=companion):
            return Text("means-companion", companion=companion.value)
    raise TypeError(f"no such card: {card.id}")


def _played(card: White) -> Text:
    [cost, *others], sign = card.costs, _sign(card)
    match card.effect:
        case GainActions(n):
            return Text(
                "means-gain", actions=cost.actions, pounds=cost.pounds, n=n, crowns=card.crowns
            )
        case BreedersFair(most=n):
            return Text("means-fair", actions=cost.actions, n=n)
        case WildParty(n):
            return Text("means-party", actions=cost.actions, n=n)
    if others:
        costs = tuple(Text("cost", actions=one.actions, pounds=one.pounds) for one in card.costs)
        return Text("means-ball", costs=costs, sign=sign)
    slots = tuple(
        Text("slot", companion=slot.companion.value, pounds=slot.pounds) for slot in card.slots
    )
    return Text(
        "means-white",
        actions=cost.actions,
        pounds=cost.pounds,
        n=len(slots),
        slots=slots,
        sign=sign,
    )


def _able(ability: Ability) -> Text:
    key, args = of_ability(ability)
    if isinstance(ability, SpendMore):
        args["titles"] = tuple(title for symbol in ability.symbols for title in _bearing(symbol))
    return Text(f"means-{key}", **args)


def _bearing(symbol: Symbol) -> list[Text]:
    """What cards with a symbol are called, property aside (LW-194)."""
    bearing = [
        card for card in CARDS.values() if card.symbol is symbol and not isinstance(card, Property)
    ]
    return list(dict.fromkeys(map(of_title, bearing)))


def _sign(card: Card) -> str | Text:
    return (
        Text("means-sign", symbol=Text("symbol", symbol=card.symbol.value)) if card.symbol else ""
    )


def _sure(card: Card) -> Text | None:
    """How sure the figures of a card are, by the copy of which least is sure; nothing of own cards,
    which bear no remarks (LW-263 to LW-265).
    """
    lines = REMARKS[card]
    if OWN:
        return None
    if any("suspect" in line for line in lines):
        return Text("sure-suspect")
    found = {line.get("confidence") for line in lines}
    if "reconstructed" in found:
        return Text("sure-reconstructed")
    if "single-source" in found:
        return Text("sure-single-source")
    parts = dict.fromkeys(part for line in lines for part in line.get("unconfirmed", ()))
    if parts:
        return Text("sure-in-part", parts=tuple(Text("sure-part", part=part) for part in parts))
    return Text("sure-twice")


_OF_CARD: Mapping[Card, Piece] = {
    card: Piece(of_title(card), _explained(card), _sure(card)) for card in CARDS.values()
}
PIECES: Sequence[Piece] = tuple(dict.fromkeys(_OF_CARD.values()))


def meant(table: LastWillTable, seat: Seat, key: str) -> Piece | None:
    """The card of an answer, by its id, by its slot of the offer, or of those to be kept by its
    number.
    """
    view = look(table, seat)
    named = {slot.slot: slot.card for slot in view.offer}
    if view.keep is not None:
        named = {str(n): held.card for n, held in enumerate(view.hand or (), start=1)}
    card = CARDS.get(key) or named.get(key)
    return None if card is None else _OF_CARD[card]


FACTS: Mapping[str, int] = {
    "rounds": catalogue.ROUNDS,
    "money": catalogue.START_MONEY,
    "dealt": catalogue.START_CARDS * len(catalogue.START_DECKS),
    "kept": catalogue.START_KEPT,
    "hand": catalogue.HAND_LIMIT,
    "spaces": catalogue.SPACES,
    "opera": catalogue.OPERA,
    "bonus": catalogue.PROPERTY_BONUS,
    "lowest": -min(catalogue.MODIFIERS),
    "highest": max(catalogue.MODIFIERS),
}

"""The components of Last Will, read from cards.json: cards, the planning boards and the offer
boards.

Cards that look alike are one card in several copies: every printed id leads to it, and it bears the
first of them. Some lines there are marked as doubtful (LW-263 to LW-265): no rule knows which, so
that an owner who knows better replaces a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.codec import read_components
from games.component import Component
from games.last_will.effects import (
    Ability,
    ActMore,
    AdjustPrice,
    BreedersFair,
    Companion,
    DealFreely,
    Deck,
    DrawMore,
    Effect,
    Estate,
    GainActions,
    KeepMore,
    KeepUpDearer,
    KeepUpFreely,
    ServeWhiteCard,
    SpendMore,
    Symbol,
    WildParty,
    of_print,
)
from games.own_cards import Components, Fault, Wrong

__all__ = [
    "Ability",
    "ActMore",
    "AdjustPrice",
    "BreedersFair",
    "Companion",
    "DealFreely",
    "Deck",
    "DrawMore",
    "Effect",
    "Estate",
    "GainActions",
    "KeepMore",
    "KeepUpDearer",
    "KeepUpFreely",
    "ServeWhiteCard",
    "SpendMore",
    "Symbol",
    "WildParty",
]

_PRINTED = read_components("games.last_will", "cards.json")
_REMARKS = {"id", "confidence", "unconfirmed", "suspect", "alternative"}

ROUNDS = 7
START_MONEY = 70
START_CARDS = 3
"""So many of each deck of `START_DECKS` are dealt to everybody, and so many of them all are
kept.
"""
START_KEPT = 2
HAND_LIMIT = 2
SPACES = 5
"""Card spaces of a player board without extensions."""
EXTENSIONS = 12
OPERA = 2
PROPERTY_BONUS = 5
"""What each property counts at the end besides its value, in pounds (LW-255)."""
JOKERS = 2

MAIN_DECKS = (Deck.EVENT, Deck.HELPER_EXPENSE, Deck.PROPERTY, Deck.COMPANION)
START_DECKS = (Deck.PROPERTY, Deck.HELPER_EXPENSE)
HOUSES = (Estate.MANSION, Estate.TOWN_HOUSE, Estate.MANOR_HOUSE)
COMPANIONS = (Companion.CHEF, Companion.GUEST, Companion.DOG, Companion.HORSE)
MODIFIERS: Sequence[int] = tuple(_PRINTED["modifiers"])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Component):
    """A card that players hold."""

    id: str
    title: str
    """What it is called; cards that differ may share it."""
    deck: Deck
    crowns: int
    """Of special cards; 0 for the others."""
    symbol: Symbol | None


@dataclass(frozen=True, slots=True)
class Cost:
    """What playing a white card takes and spends."""

    actions: int
    pounds: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A companion who may join, and what that adds in pounds."""

    companion: Companion
    pounds: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class White(Card):
    """A card that is played and gone."""

    costs: tuple[Cost, ...]
    """As a rule one; several to choose from on a ball."""
    slots: tuple[Slot, ...]
    effect: Effect | None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a black card: open once its companion's marker and those above lie there; then it
    spends so much.
    """

    companion: Companion | None
    pounds: int


@dataclass(frozen=True, slots=True)
class Formula:
    """What a training ground spends: for each own farm, and for each dog and horse marker on them,
    in pounds.
    """

    farm: int
    dog: int
    horse: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Black(Card):
    """A card that is placed on the player board, and may be activated there once a round."""

    extra: int
    """Actions to place it, besides the usual one."""
    uses: int
    """Actions to activate it."""
    rows: tuple[Row, ...]
    """None, if it cannot be activated or spends by a formula."""
    formula: Formula | None
    ability: Ability | None

    @property
    def placing(self) -> int:
        """Actions to place it (LW-108, LW-109)."""
        return 1 + self.extra

    @property
    def active(self) -> bool:
        """Whether it can ever be activated (LW-116)."""
        return bool(self.rows or self.formula)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Expense(Black):
    """A black card without an ability (LW-125 to LW-133)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Helper(Black):
    """A black card with an ability that lasts, and that nobody needs to use (LW-134 to LW-136)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Property(Black):
    """A house or a farm: bought, kept up and sold (LW-139, LW-148, LW-213)."""

    estate: Estate
    values: tuple[int, ...]
    """In pounds, from the purchase price down; a farm has one."""

    @property
    def house(self) -> bool:
        """Whether it falls in value."""
        return self.estate is not Estate.FARM


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Blue(Card):
    """A companion, or a joker (LW-93, LW-102 to LW-107)."""

    companion: Companion


@dataclass(frozen=True, slots=True)
class Plan:
    """An hourglass space of the planning board."""

    number: int
    """From 1 at the left."""
    cards: int
    boys: int
    actions: int


@dataclass(frozen=True, slots=True)
class OfferSlot:
    """A slot of an offer board."""

    key: str
    shared: bool
    """Whether it belongs to the group of three cards that has but two errand spaces (LW-62)."""
    decks: tuple[Deck, ...]
    """Round by round."""


def _common(printed: Mapping[str, Any]) -> tuple[str, str, Deck, int, Symbol | None]:
    symbol = printed.get("symbol")
    crowns = printed.get("crowns", 0)
    return (
        printed["id"],
        printed["title"],
        Deck(printed["deck"]),
        crowns,
        Symbol(symbol) if symbol else None,
    )


def _black(
    printed: Mapping[str, Any],
) -> tuple[
    str, str, Deck, int, Symbol | None, int, int, tuple[Row, ...], Formula | None, Ability | None
]:
    rows = tuple(
        Row(Companion(who) if who else None, pounds) for who, pounds in printed.get("rows", ())
    )
    formula = Formula(**printed["formula"]) if "formula" in printed else None
    ability: Ability | None = of_print(printed.get("ability"))
    return (
        *_common(printed),
        printed.get("extra", 0),
        printed.get("uses", 0),
        rows,
        formula,
        ability,
    )


def _card(printed: Mapping[str, Any]) -> Card:
    match printed["border"]:
        case "white":
            costs = tuple(Cost(*cost) for cost in printed["costs"])
            slots = tuple(Slot(Companion(who), pounds) for who, pounds in printed.get("slots", ()))
            return White(*_common(printed), costs, slots, of_print(printed.get("effect")))
        case "property":
            return Property(*_black(printed), Estate(printed["estate"]), tuple(printed["values"]))
        case "helper":
            return Helper(*_black(printed))
        case "expense":
            return Expense(*_black(printed))
        case "blue":
            return Blue(*_common(printed), Companion(printed["companion"]))
    raise ValueError(f"no such border: {printed['border']}")


def _catalogue(lines: Iterable[Mapping[str, Any]]) -> dict[str, Card]:
    """The cards by their printed ids, one for all copies; of property, which is worth something of
    its own on the board, every card is another one.
    """
    known: dict[str, Card] = {}
    found: dict[str, Card] = {}
    for printed in lines:
        face = repr({key: value for key, value in printed.items() if key not in _REMARKS})
        if face not in known or printed["border"] == "property":
            known[face] = _card(printed)
        found[printed["id"]] = known[face]
    return found


def _slots(board: str) -> tuple[OfferSlot, ...]:
    return tuple(
        OfferSlot(slot["slot"], "group" in slot, tuple(map(Deck, slot["decks"])))
        for slot in _PRINTED["offer_boards"][board]
    )


def _plans(board: str) -> tuple[Plan, ...]:
    lines = enumerate(_PRINTED["planning_boards"][board], start=1)
    return tuple(
        Plan(number, line["cards"], line["boys"], line["actions"]) for number, line in lines
    )


CARDS: Mapping[str, Card] = _catalogue(
    line for line in _PRINTED["cards"] if line["border"] != "will"
)
"""The card of every printed id; those of copies lead to the same one."""
OWN = "about" not in _PRINTED
"""Whether these are an operator's own cards, of which nothing is remarked."""
REMARKS: Mapping[Card, tuple[Mapping[str, Any], ...]] = {
    card: tuple(line for line in _PRINTED["cards"] if CARDS.get(line["id"]) is card)
    for card in CARDS.values()
}
"""The lines of the copies of a card, which say how sure their figures are."""
WILLS: Mapping[str, int] = {
    line["id"]: line["pounds"] for line in _PRINTED["cards"] if line["border"] == "will"
}
"""The will cards, and the sum that each of them names, in pounds."""
JOKER: Card = next(card for card in CARDS.values() if card.deck is Deck.JOKER)
PLANS: Mapping[int, tuple[Plan, ...]] = {
    seats: _plans("2-3" if seats <= 3 else "4-5") for seats in range(2, 6)
}
"""The planning board by number of players (LW-02, LW-39)."""
OFFERS: Mapping[int, tuple[OfferSlot, ...]] = {
    2: _slots("2-3"),
    3: (*_slots("2-3"), *_slots("supplement_3")),
    4: _slots("4-5"),
    5: (*_slots("4-5"), *_slots("supplement_5")),
}
"""The slots of the offer boards by number of players (LW-02, LW-03, LW-26)."""
EXTENSION_SPACES: Mapping[int, int] = {2: 1, 3: 1, 4: 1, 5: 2}
"""Errand spaces for board extensions by number of players (LW-59)."""


def copies_of(deck: Deck) -> list[Card]:
    """Return every copy of the cards of *deck*."""
    return [card for card in CARDS.values() if card.deck is deck]


_FIXED = frozenset({"id", "title", "deck", "border", "estate", "companion"})


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    modifiers = own["modifiers"]
    if len(set(modifiers)) < len(modifiers):
        yield Fault("modifiers", Wrong.ORDER, found=repr(modifiers))
    for board, slots in printed["offer_boards"].items():
        for slot, mine in zip(slots, own["offer_boards"][board], strict=True):
            for part in ("slot", "group"):
                if slot.get(part) != mine.get(part):
                    here = f"offer_boards/{board}/{slot['slot']}/{part}"
                    yield Fault(here, Wrong.FIXED, str(slot.get(part)), str(mine.get(part)))
    for card, mine in zip(printed["cards"], own["cards"], strict=True):
        here = f"cards/{card['id']}"
        for part in ("costs", "values", "pounds", "rows", "formula", "ability", "effect"):
            if (part in card) != (part in mine):
                yield Fault(f"{here}/{part}", Wrong.MISSING if part in card else Wrong.UNKNOWN)
        values = mine.get("values", [])
        if values != sorted(set(values), reverse=True):
            yield Fault(f"{here}/values", Wrong.ORDER, found=repr(values))


COMPONENTS = Components("cards.json", _FIXED, _check)

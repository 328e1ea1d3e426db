"""What is printed on a card, in the terms of a picture, and what has become of it on a board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.last_will.catalogue import (
    Ability,
    ActMore,
    AdjustPrice,
    Black,
    Blue,
    BreedersFair,
    Card,
    DealFreely,
    Deck,
    DrawMore,
    Effect,
    Estate,
    Formula,
    GainActions,
    KeepMore,
    KeepUpDearer,
    KeepUpFreely,
    Property,
    ServeWhiteCard,
    SpendMore,
    White,
    WildParty,
)
from renderers.last_will import roles
from renderers.last_will.papers import Frame
from renderers.last_will.signs import Sign
from renderers.theme import Colour

DECKS = {
    Deck.EVENT: Sign.TICKET,
    Deck.HELPER_EXPENSE: Sign.PERSON,
    Deck.PROPERTY: Sign.HOUSE,
    Deck.COMPANION: Sign.COMPANY,
    Deck.SPECIAL: Sign.CROWN,
    Deck.JOKER: Sign.JOKER,
}
"""What is on the backs of cards."""

ACCENTS = {
    Deck.EVENT: roles.EVENTS,
    Deck.HELPER_EXPENSE: roles.PEOPLE,
    Deck.PROPERTY: roles.HOUSES,
    Deck.COMPANION: roles.COMPANY,
    Deck.SPECIAL: roles.RARITIES,
    Deck.JOKER: roles.COMPANY,
}
"""The colour of the band with a card's name, by its deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """What a card does besides spending: the signs of what it looks at, what that gives, and the
    key of its words.
    """

    signs: tuple[Sign, ...]
    gives: str
    """A figure, with `A` where the sign of an action stands."""
    key: str
    times: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """The face of a card."""

    frame: Frame
    deck: Deck
    scene: str
    """By which title its scene is painted."""
    crowns: int = 0
    place: int = 0
    """Actions for laying it on the board; nothing for what never lies there."""
    actions: int = 0
    """Actions for playing or using it."""
    pounds: int | None = None
    """What an event spends."""
    options: tuple[tuple[int, int], ...] = ()
    """Actions and pounds of an event from which one is chosen."""
    slots: tuple[tuple[Sign, int], ...] = ()
    """Companions that an event takes, and what each adds."""
    rows: tuple[tuple[Sign | None, int], ...] = ()
    """Pounds that can be spent, the first without a companion."""
    formula: tuple[tuple[int, Sign], ...] = ()
    """Pounds for each of something."""
    gain: Gain | None = None
    values: tuple[int, ...] = ()

    @property
    def accent(self) -> Colour:
        """The colour of its deck."""
        return ACCENTS[self.deck]

    @property
    def house(self) -> bool:
        """Whether it is property, a farm included."""
        return bool(self.values)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What has become of a card on somebody's board."""

    markers: int = 0
    step: int = 0
    """At which of its values a house is."""
    used: bool = False
    spends: int = 0
    """What it would spend now, if that is reckoned."""
    sale: int | None = None
    """What it would be sold for now."""
    lies: bool = True
    """Whether it lies on a board; one in hand shows what it takes to lay it there."""
    idle: bool = False
    """Whether nothing can be done with it now; then it is pale."""


IN_HAND = State(lies=False)


@cache
def printed(card: Card) -> Printed:
    """The face of a card of the catalogue."""
    match card:
        case White():
            return _white(card)
        case Black():
            return _black(card)
        case Blue():
            return Printed(
                frame=Frame.BLUE,
                deck=card.deck,
                scene=card.title,
            )
    raise ValueError(f"{card.id} has no face")


def _white(card: White) -> Printed:
    first, *others = card.costs
    return Printed(
        frame=Frame.WHITE,
        deck=card.deck,
        scene=card.title,
        crowns=card.crowns,
        actions=first.actions,
        pounds=None if others else first.pounds,
        options=tuple((cost.actions, cost.pounds) for cost in card.costs) if others else (),
        slots=tuple((Sign(slot.companion.value), slot.pounds) for slot in card.slots),
        gain=None if card.effect is None else _effect(card.effect),
    )


def _black(card: Black) -> Printed:
    return Printed(
        frame=Frame.GOLD if isinstance(card, Property) else Frame.BLACK,
        deck=card.deck,
        scene=card.title,
        crowns=card.crowns,
        place=card.placing,
        actions=card.uses,
        rows=tuple(
            (Sign(row.companion.value) if row.companion else None, row.pounds) for row in card.rows
        ),
        formula=_parts(card.formula) if card.formula else (),
        gain=None if card.ability is None else gain_of(card.ability),
        values=card.values if isinstance(card, Property) else (),
    )


def _parts(formula: Formula) -> tuple[tuple[int, Sign], ...]:
    parts = ((formula.farm, Sign.FARM), (formula.dog, Sign.DOG), (formula.horse, Sign.HORSE))
    return tuple(part for part in parts if part[0])


def _effect(effect: Effect) -> Gain:
    match effect:
        case GainActions(actions):
            return Gain(signs=(), gives=f"+{actions}A", key="")
        case BreedersFair(markers, most):
            return Gain(
                signs=tuple(Sign(each.value) for each in markers), gives=f"×{most}", key="fair"
            )
        case WildParty(steps):
            return Gain(signs=(Sign.DOWN,), gives=f"×{steps}", key="party")


def gain_of(ability: Ability) -> Gain:
    """What a helper gives, by its signs."""
    match ability:
        case SpendMore(symbols, pounds, opera):
            signs = tuple(Sign(each.value) for each in symbols)
            return Gain(signs=signs, gives=f"+£{pounds}", key="opera" if opera else "spend")
        case KeepUpDearer(estates, pounds):
            return Gain(signs=_types(estates), gives=f"+£{pounds}", key="upkeep")
        case ActMore(actions):
            return Gain(signs=(), gives=f"+{actions}A", key="act")
        case ServeWhiteCard(actions):
            return Gain(signs=(Sign.TICKET,), gives=f"+{actions}A", key="serve")
        case AdjustPrice(estates, changes):
            gives = f"±{max(changes)}" if max(changes) > 0 else f"−{-min(changes)}"
            return Gain(signs=_types(estates), gives=gives, key="price")
        case DealFreely(estates, times, changes):
            cut = f" −{-min(changes)}" if min(changes) < 0 else ""
            return Gain(signs=_types(estates), gives="0A" + cut, key="deal", times=times)
        case KeepUpFreely(estates, times):
            return Gain(signs=_types(estates), gives="0A", key="free", times=times)
        case DrawMore(cards, deck):
            return Gain(signs=(DECKS[deck] if deck else Sign.CARDS,), gives=f"+{cards}", key="draw")
        case KeepMore(cards):
            return Gain(signs=(Sign.CARDS,), gives=f"+{cards}", key="keep")


def _types(estates: tuple[Estate, ...]) -> tuple[Sign, ...]:
    return tuple(Sign(each.value) for each in estates)

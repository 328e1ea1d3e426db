"""What cards can do besides being paid for: the whole vocabulary, of which every line of cards.json
makes its choice.

Each ability says what it changes for whoever has it on the board; the rules ask for it there
whenever it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias


class Deck(Enum):
    """Where a card comes from, as its back says."""

    EVENT = "event"
    HELPER_EXPENSE = "helper_expense"
    PROPERTY = "property"
    COMPANION = "companion"
    SPECIAL = "special"
    JOKER = "joker"


class Estate(Enum):
    """A type of property."""

    MANSION = "mansion"
    TOWN_HOUSE = "town_house"
    MANOR_HOUSE = "manor_house"
    FARM = "farm"


class Companion(Enum):
    """Who comes along; a joker is anybody."""

    CHEF = "chef"
    GUEST = "guest"
    DOG = "dog"
    HORSE = "horse"
    JOKER = "joker"


class Symbol(Enum):
    """What is printed on a card for others to look at (LW-194, LW-212)."""

    DINNER = "dinner"
    CARRIAGE = "carriage"
    THEATRE = "theatre"
    BOAT = "boat"
    PARTY = "party"


Estates: TypeAlias = tuple[Estate, ...]


# Abilities of helpers


@dataclass(frozen=True, slots=True)
class SpendMore:
    """So much more may be spent whenever a card with one of these symbols is used (LW-173 to
    LW-177, LW-193).
    """

    symbols: tuple[Symbol, ...]
    pounds: int
    opera: bool = False
    """Whether it holds for a visit to the opera too."""


@dataclass(frozen=True, slots=True)
class KeepUpDearer:
    """So much more may be spent whenever such a house is kept up (LW-171, LW-172)."""

    estates: Estates
    pounds: int


@dataclass(frozen=True, slots=True)
class ActMore:
    """More actions each round (LW-178)."""

    actions: int


@dataclass(frozen=True, slots=True)
class ServeWhiteCard:
    """Once a round, playing a white card gives actions, which may pay for that very card (LW-180,
    LW-181).
    """

    actions: int


@dataclass(frozen=True, slots=True)
class AdjustPrice:
    """The price of such a property may be changed by one of these sums in every deal (LW-164 to
    LW-166).
    """

    estates: Estates
    changes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealFreely:
    """So often a round such a property is bought or sold without an action (LW-161, LW-163).

    Where the price may be changed as well, the owner says which deal it is (LW-162); else it is the
    first.
    """

    estates: Estates
    times: int
    changes: tuple[int, ...]
    """By what the price of that deal may be changed; 0 for not at all."""


@dataclass(frozen=True, slots=True)
class KeepUpFreely:
    """So often a round such a property is kept up without its action (LW-167 to LW-170)."""

    estates: Estates
    times: int


@dataclass(frozen=True, slots=True)
class DrawMore:
    """More cards in planning: of one deck, or of any (LW-183 to LW-185)."""

    cards: int
    deck: Deck | None = None


@dataclass(frozen=True, slots=True)
class KeepMore:
    """More cards may be kept in hand at the end of a round (LW-187)."""

    cards: int


Ability: TypeAlias = (
    SpendMore
    | KeepUpDearer
    | ActMore
    | ServeWhiteCard
    | AdjustPrice
    | DealFreely
    | KeepUpFreely
    | DrawMore
    | KeepMore
)


# What playing a white card does besides spending


@dataclass(frozen=True, slots=True)
class GainActions:
    """Actions are gained once the card is paid for (LW-198, LW-199)."""

    actions: int


@dataclass(frozen=True, slots=True)
class BreedersFair:
    """Markers are put on own farms without companion cards (LW-195 to LW-197)."""

    markers: tuple[Companion, ...]
    most: int


@dataclass(frozen=True, slots=True)
class WildParty:
    """Own houses fall by so many steps in all (LW-203 to LW-205)."""

    steps: int


Effect: TypeAlias = GainActions | BreedersFair | WildParty


# Reading them


def _estates(names: list[str]) -> Estates:
    return tuple(map(Estate, names))


def _changes(sums: list[int]) -> tuple[int, ...]:
    """By what a price may be changed: a card says so in one sum."""
    if len({*map(abs, sums)}) != 1 or len({*sums}) != len(sums) or 0 in sums:
        raise ValueError(f"changes of a price are one sum, up, down or either way, not {sums}")
    return tuple(sums)


_SPELLED: Mapping[str, Callable[[Mapping[str, Any]], Any]] = {
    "SpendMore": lambda p: SpendMore(
        tuple(map(Symbol, p["symbols"])), p["pounds"], p.get("opera", False)
    ),
    "KeepUpDearer": lambda p: KeepUpDearer(_estates(p["estates"]), p["pounds"]),
    "ActMore": lambda p: ActMore(p["actions"]),
    "ServeWhiteCard": lambda p: ServeWhiteCard(p["actions"]),
    "AdjustPrice": lambda p: AdjustPrice(_estates(p["estates"]), _changes(p["changes"])),
    "DealFreely": lambda p: DealFreely(_estates(p["estates"]), p["times"], tuple(p["changes"])),
    "KeepUpFreely": lambda p: KeepUpFreely(_estates(p["estates"]), p["times"]),
    "DrawMore": lambda p: DrawMore(p["cards"], Deck(p["deck"]) if "deck" in p else None),
    "KeepMore": lambda p: KeepMore(p["cards"]),
    "GainActions": lambda p: GainActions(p["actions"]),
    "BreedersFair": lambda p: BreedersFair(tuple(map(Companion, p["markers"])), p["most"]),
    "WildParty": lambda p: WildParty(p["steps"]),
}


def of_print(printed: Mapping[str, Any] | None) -> Any:
    """Return the ability or effect that a line of cards.json tells of, if any."""
    return None if printed is None else _SPELLED[printed["is"]](printed)

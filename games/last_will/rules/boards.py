"""What a player's board changes: every ability is asked for where it lies, and nothing of it is
kept elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from games.last_will.catalogue import (
    HAND_LIMIT,
    OPERA,
    Ability,
    ActMore,
    AdjustPrice,
    Black,
    Companion,
    DealFreely,
    Deck,
    DrawMore,
    Estate,
    Formula,
    KeepMore,
    KeepUpDearer,
    KeepUpFreely,
    Property,
    ServeWhiteCard,
    SpendMore,
    Symbol,
    White,
)
from games.last_will.table import Laid, Player

A = TypeVar("A", bound=Ability)


def abilities(player: Player, kind: type[A]) -> Iterator[tuple[Laid, A]]:
    """The abilities of a kind on the board of *player*, with the helpers who have them (LW-135,
    LW-138).
    """
    for laid in player.board:
        if isinstance(laid.card.ability, kind):
            yield laid, laid.card.ability


def hand_limit(player: Player) -> int:
    """How many cards *player* may keep at the end of a round (LW-187, LW-188, LW-232)."""
    return HAND_LIMIT + sum(ability.cards for _, ability in abilities(player, KeepMore))


def more_actions(player: Player) -> int:
    """The actions that old friends bring each round (LW-76, LW-178)."""
    return sum(ability.actions for _, ability in abilities(player, ActMore))


def more_draws(player: Player, deck: Deck | None) -> int:
    """How many more cards of *deck*, or with nothing of any deck, planning brings (LW-47,
    LW-186).
    """
    return sum(ability.cards for _, ability in abilities(player, DrawMore) if ability.deck is deck)


def served(player: Player) -> int:
    """The actions that playing a white card would bring now (LW-180, LW-181)."""
    return sum(
        ability.actions for laid, ability in abilities(player, ServeWhiteCard) if not laid.served
    )


def bonuses(player: Player, symbol: Symbol | None) -> tuple[int, ...]:
    """What may be spent besides when a card with *symbol* is used: sums of any helpers (LW-173 to
    LW-177, LW-191).
    """
    if symbol is None:
        return (0,)
    return sums(
        [ability.pounds for _, ability in abilities(player, SpendMore) if symbol in ability.symbols]
    )


def opera_prices(player: Player) -> tuple[int, ...]:
    """What a visit to the opera may cost, money aside (LW-71, LW-176)."""
    tailors = [ability.pounds for _, ability in abilities(player, SpendMore) if ability.opera]
    return tuple(OPERA + more for more in sums(tailors))


def use_amounts(player: Player, laid: Laid) -> tuple[int, ...]:
    """What activating a card may spend, money aside, least first; nothing if it cannot be (LW-113
    to LW-117).
    """
    card = laid.card
    if card.formula is not None:
        total = by_formula(player, card.formula)
        return (total,) if total else ()
    if not card.rows:
        return ()
    return spread(tuple(row.pounds for row in laid.open_rows), _use_bonuses(player, card))


def _use_bonuses(player: Player, card: Black) -> tuple[int, ...]:
    if isinstance(card, Property):
        return sums(
            [
                more.pounds
                for _, more in abilities(player, KeepUpDearer)
                if card.estate in more.estates
            ]
        )
    return bonuses(player, card.symbol)


def by_formula(player: Player, formula: Formula) -> int:
    """What a training ground spends now: of own farms, and of the markers on them (LW-128 to
    LW-132).
    """
    farms = [
        laid for laid in player.board if isinstance(laid.card, Property) and not laid.card.house
    ]
    markers = [row.companion for laid in farms for row in laid.open_rows]
    dogs, horses = markers.count(Companion.DOG), markers.count(Companion.HORSE)
    return formula.farm * len(farms) + formula.dog * dogs + formula.horse * horses


def use_actions(player: Player, laid: Laid) -> int:
    """The actions that activating a card takes now: none for property that a steward keeps up
    (LW-167 to LW-170).
    """
    card = laid.card
    if isinstance(card, Property) and free_keeper(player, card.estate):
        return 0
    return card.uses


def free_keeper(player: Player, estate: Estate) -> Laid | None:
    """A steward who keeps up such a property without its action still in this round."""
    return _left(abilities(player, KeepUpFreely), estate)


def free_dealer(player: Player, estate: Estate) -> Laid | None:
    """An agent who deals in such a property without an action still in this round (LW-161,
    LW-163).
    """
    return _left(abilities(player, DealFreely), estate)


def _left(helpers: Iterable[tuple[Laid, KeepUpFreely | DealFreely]], estate: Estate) -> Laid | None:
    return next(
        (
            laid
            for laid, ability in helpers
            if estate in ability.estates and laid.served < ability.times
        ),
        None,
    )


def price_changes(player: Player, estate: Estate) -> tuple[int, ...]:
    """By what the price of such a property may be changed in any deal, least first (LW-164 to
    LW-166).
    """
    changes: tuple[int, ...] = (0,)
    for _, ability in abilities(player, AdjustPrice):
        if estate in ability.estates:
            changes = spread(changes, (0, *ability.changes))
    return changes


def play_sums(card: White, companions: tuple[Companion, ...]) -> tuple[int, ...]:
    """What a white card may spend with these companions, least first: a joker joins anywhere
    (LW-86, LW-102).

    Nothing, if the card does not take them all.
    """
    return _play_sums(card, tuple(sorted(companions, key=list(Companion).index)))


@lru_cache(maxsize=4096)
def _play_sums(card: White, companions: tuple[Companion, ...]) -> tuple[int, ...]:
    wanted = Counter[Companion](
        companion for companion in companions if companion is not Companion.JOKER
    )
    base = card.costs[0].pounds
    found = set()
    for chosen in combinations(card.slots, len(companions)):
        if not wanted - Counter[Companion](slot.companion for slot in chosen):
            found.add(base + sum(slot.pounds for slot in chosen))
    return tuple(sorted(found))


def sums(numbers: Sequence[int]) -> tuple[int, ...]:
    """The sums of any of *numbers*, least first; of none of them, 0."""
    found = {0}
    for number in numbers:
        found |= {other + number for other in found}
    return tuple(sorted(found))


def spread(ones: Iterable[int], others: Sequence[int]) -> tuple[int, ...]:
    """Every sum of one of each, least first."""
    return tuple(sorted({one + other for one in ones for other in others}))

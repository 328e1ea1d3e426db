"""Why usual actions and errands are not possible now, a line for each reason."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from games.last_will.catalogue import Black, Property, White
from games.last_will.rules import black, dealing, white
from games.last_will.table import Laid, LastWillTable, Player, Space
from games.text import Text

PLENTY = 1_000
"""More pounds or actions than anything takes."""


def why_no_use(table: LastWillTable, player: Player, possible: Collection[str]) -> Sequence[Text]:
    """Say for each use of cards that *player* has but cannot make why that is so; *possible* are
    the keys of those that can be made.
    """
    hand, lying = player.hand, [laid.card for laid in player.board]
    idle = [laid for laid in player.board if _is_idle(laid)]
    having = {
        "play": any(isinstance(card, White) for card in hand),
        "place": any(isinstance(card, Black) and not isinstance(card, Property) for card in hand),
        "buy": any(isinstance(card, Property) for card in hand),
        "use": bool(idle),
        "sell": any(isinstance(card, Property) for card in lying),
    }
    reasons = dict[str, list[Text]]()
    for what, there in having.items():
        if there and what not in possible:
            why = _reason(table, player, what)
            reasons.setdefault(why, []).append(Text("cannot-what", what=what))
    return [
        Text("cannot-use", why=why, what=tuple(what), left=player.actions)
        for why, what in reasons.items()
    ]


def _is_idle(laid: Laid) -> bool:
    return laid.card.active and not laid.used


def _reason(table: LastWillTable, player: Player, what: str) -> str:
    """What such a use of cards lacks."""
    if what == "buy" and player.bankrupt:
        return "bankrupt"
    if what in {"place", "buy"} and not player.room:
        return "room"
    could = _WAYS[what]
    if could(table, replace(player, money=PLENTY)):
        return "debt" if player.owns and what != "buy" else "money"
    if could(table, replace(player, actions=PLENTY)):
        return "actions"
    return "both" if could(table, replace(player, money=PLENTY, actions=PLENTY)) else "cards"


_WAYS: Mapping[str, Callable[[LastWillTable, Player], object]] = {
    "play": lambda _, player: white.playable(player),
    "place": lambda _, player: black.placeable(player),
    "buy": dealing.buyable,
    "use": lambda _, player: black.usable(player),
    "sell": dealing.sellable,
}
"""What could be done with each kind of use; nothing if it is not possible."""


def why_no_errand(table: LastWillTable, possible: Collection[str]) -> Sequence[Text]:
    """Say which errands cannot be run, because their spaces are taken or nothing is left."""
    spaces = [space.value for space in (Space.MARKET, Space.EXTENSION, Space.OPERA, Space.RANDOM)]
    closed = [Text("cannot-space", space=space) for space in spaces if space not in possible]
    found = [Text("cannot-errand", spaces=tuple(closed))] if closed else []
    shared = [offered for offered in table.offer if offered.shared]
    left = [
        offered.slot.upper()
        for offered in shared
        if offered.card and offered.taker is None and offered.slot not in possible
    ]
    if left:  # whoever counts on that card is to know why it has gone
        group = tuple(offered.slot.upper() for offered in shared)
        taken = sum(offered.taker is not None for offered in shared)
        found.append(Text("cannot-shared", slots=tuple(left), group=group, n=taken))
    return found

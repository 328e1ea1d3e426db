"""Why usual actions and errands are not possible now, a line for each reason."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.last_will.catalogue import Black, Property, White
from games.last_will.rules.boards import free_dealer, served, use_actions
from games.last_will.table import Laid, Player, Space
from games.text import Text


def why_no_use(player: Player, possible: Collection[str]) -> Sequence[Text]:
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
            why = _reason(player, what)
            reasons.setdefault(why, []).append(Text("cannot-what", what=what))
    return [
        Text("cannot-use", why=why, what=tuple(what), left=player.actions)
        for why, what in reasons.items()
    ]


def _is_idle(laid: Laid) -> bool:
    return laid.card.active and not laid.used


def _reason(player: Player, what: str) -> str:
    if what == "buy" and player.bankrupt:
        return "bankrupt"
    if what in {"place", "buy"} and not player.room:
        return "room"
    return "actions" if not player.actions and _actions(player, what) > 0 else "means"


def _actions(player: Player, what: str) -> int:
    """The fewest actions that such a use of a card could take now."""
    hand, lying = player.hand, player.board
    match what:
        case "play":
            costs = [cost for card in hand if isinstance(card, White) for cost in card.costs]
            return min(cost.actions for cost in costs) - served(player)
        case "place":
            return min(
                card.placing
                for card in hand
                if isinstance(card, Black) and not isinstance(card, Property)
            )
        case "use":
            return min(use_actions(player, laid) for laid in lying if _is_idle(laid))
    cards = hand if what == "buy" else [laid.card for laid in lying]
    estates = {card.estate for card in cards if isinstance(card, Property)}
    return 0 if any(free_dealer(player, estate) for estate in estates) else 1


def why_no_errand(possible: Collection[str]) -> Sequence[Text]:
    """Say which errands cannot be run, because their spaces are taken or nothing is left."""
    spaces = [space.value for space in (Space.MARKET, Space.EXTENSION, Space.OPERA, Space.RANDOM)]
    closed = [Text("cannot-space", space=space) for space in spaces if space not in possible]
    return [Text("cannot-errand", spaces=tuple(closed))] if closed else []

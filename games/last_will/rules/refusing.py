"""What several chapters refuse alike: too few actions, too little money, cards that are not where
they must be.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.last_will.catalogue import Black, Card, Property
from games.last_will.events import of_card, of_cards, of_money
from games.last_will.table import Laid, Player
from games.moves import Illegal, require
from games.text import Text


def require_in_hand(player: Player, card: Card, others: Iterable[Card]) -> None:
    """Raise `Illegal` unless *card* is in hand; *others* of the hand could be used instead."""
    if card not in player.hand:
        possible = of_cards(dict.fromkeys(others))
        raise Illegal(
            Text("refuse-not-in-hand", card=of_card(card), n=len(possible), possible=possible)
        )


def require_on_board(player: Player, card: Black, others: Iterable[Card]) -> Laid:
    """Return *card* where it lies; raise `Illegal` if it does not, saying for which *others* this
    could be done.
    """
    laid = player.lying(card)
    if laid is None:
        possible = of_cards(dict.fromkeys(others))
        raise Illegal(
            Text("refuse-not-on-board", card=of_card(card), n=len(possible), possible=possible)
        )
    return laid


def require_actions(card: Card, actions: int, left: int) -> None:
    """Raise `Illegal` if more *actions* are needed than are *left* (LW-77)."""
    require(actions <= left, "refuse-actions", card=of_card(card), actions=actions, left=left)


def require_amount(player: Player, card: Card, pounds: int, amounts: Iterable[int]) -> None:
    """Raise `Illegal` unless *pounds* is one of the *amounts* of *card*, and can be spent (LW-191,
    LW-219).
    """
    every = [*amounts]
    within = tuple(of_money(amount) for amount in every if player.may_spend(amount))
    if pounds in every and not player.may_spend(pounds):
        money = of_money(player.money)
        raise Illegal(
            Text(
                "refuse-debt",
                card=of_card(card),
                pounds=pounds,
                money=money,
                n=len(within),
                amounts=within,
            )
        )
    require(
        pounds in every,
        "refuse-amount",
        card=of_card(card),
        pounds=pounds,
        n=len(within),
        amounts=within,
    )


def require_room(player: Player, card: Card) -> None:
    """Raise `Illegal` if no space of the board is free (LW-118)."""
    if not player.room:
        others = of_cards(dict.fromkeys(discardable(player)))
        raise Illegal(
            Text(
                "refuse-full",
                card=of_card(card),
                spaces=player.spaces,
                n=len(others),
                others=others,
            )
        )


def discardable(player: Player) -> list[Black]:
    """What may be discarded from the board: anything but property (LW-119, LW-121)."""
    return [laid.card for laid in player.board if not isinstance(laid.card, Property)]

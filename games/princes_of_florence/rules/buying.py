"""Taking cards and introducing freedoms: the actions that cost 300 florins (PF-95 to PF-105, PF-167
to PF-169).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Decision, Seat
from games.moves import Illegal, require
from games.princes_of_florence.actions import DrawProfessions, Introduce, TakeProfession
from games.princes_of_florence.catalogue import Freedom, Profession
from games.princes_of_florence.events import Introduced, TookFaceUp, of_card, of_freedom
from games.princes_of_florence.figures import BONUS_PRICE, FREEDOM_PRICE, PROFESSION_PRICE
from games.princes_of_florence.rules.cards import KeepOneBonus, KeepOneProfession, draw
from games.princes_of_florence.rules.hints import of_freedom_wanted, of_wishes
from games.princes_of_florence.rules.paying import charge, require_payable
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


def buying_profession(
    table: PrincesTable, *, sell: bool
) -> DrawProfessions | Callable[[], Question]:
    """Buying a profession: from the deck, or where some lie face up the question which (PF-167)."""
    return (lambda: _ask_profession(table, sell=sell)) if table.display else DrawProfessions(sell)


def _ask_profession(table: PrincesTable, *, sell: bool) -> Question:
    deck = [Option("deck", Text("do-draw", n=len(table.professions)), DrawProfessions(sell))]
    shown = [
        Option(card.id, of_card(card), TakeProfession(card, sell), of_wishes(card))
        for card in table.display
    ]
    return Pick(Text("ask-profession"), [*(deck if table.professions else []), *shown])


def draw_professions(
    table: PrincesTable, seat: Seat, *, sell: bool
) -> Sequence[Decision[PrincesTable]]:
    """Buy the choice of a profession from the top of the deck; return what follows (PF-95)."""
    require(table.professions_left != 0, "refuse-profession-limit")  # PF-168
    require(bool(table.professions), "refuse-deck", deck="profession")  # PF-99
    _pay(table, seat, PROFESSION_PRICE, sell=sell)
    table.acquired += 1
    return draw(table, seat, KeepOneProfession, PROFESSION_PRICE)


def take_profession(table: PrincesTable, seat: Seat, card: Profession, *, sell: bool) -> None:
    """Buy a profession that lies face up; none takes its place (PF-167, PF-169)."""
    require(table.professions_left != 0, "refuse-profession-limit")
    shown = tuple(map(of_card, table.display))
    require(
        card in table.display, "refuse-not-shown", card=of_card(card), n=len(shown), shown=shown
    )
    _pay(table, seat, PROFESSION_PRICE, sell=sell)
    table.acquired += 1
    table.display.remove(card)
    table.players[seat].professions.append(card)
    table.tell(TookFaceUp(seat=seat, card=card, price=PROFESSION_PRICE))


def draw_bonuses(
    table: PrincesTable, seat: Seat, *, sell: bool
) -> Sequence[Decision[PrincesTable]]:
    """Buy the choice of a bonus card from the top of the deck; return what follows (PF-96)."""
    require(bool(table.bonuses), "refuse-deck", deck="bonus")
    _pay(table, seat, BONUS_PRICE, sell=sell)
    return draw(table, seat, KeepOneBonus, BONUS_PRICE)


def introducible(table: PrincesTable, player: Player) -> list[Freedom]:
    """The freedoms that *player* could introduce, money aside (PF-104, PF-105)."""
    return [
        freedom
        for freedom, left in table.freedoms.items()
        if left and freedom not in player.freedoms
    ]


def ask_freedom(table: PrincesTable, player: Player, *, sell: bool) -> Question:
    """Ask which freedom to introduce."""

    def option(freedom: Freedom) -> Option:
        return Option(
            freedom.value,
            of_freedom(freedom),
            Introduce(freedom, sell),
            of_freedom_wanted(player, freedom),
        )

    return Pick(Text("ask-freedom"), [option(freedom) for freedom in introducible(table, player)])


def introduce(table: PrincesTable, seat: Seat, freedom: Freedom, *, sell: bool) -> None:
    """Take a freedom tile (PF-103)."""
    player, possible = table.players[seat], introducible(table, table.players[seat])
    if freedom not in possible:
        named, others = of_freedom(freedom), tuple(map(of_freedom, possible))
        require(
            freedom not in player.freedoms,
            "refuse-freedom-held",
            freedom=named,
            n=len(others),
            possible=others,
        )
        raise Illegal(Text("refuse-freedom-gone", freedom=named, n=len(others), possible=others))
    _pay(table, seat, FREEDOM_PRICE, sell=sell)
    table.freedoms[freedom] -= 1
    player.freedoms.append(freedom)
    table.tell(Introduced(seat=seat, freedom=freedom, price=FREEDOM_PRICE))


def _pay(table: PrincesTable, seat: Seat, price: int, *, sell: bool) -> None:
    require_payable(table.players[seat], price, sell=sell)
    charge(table, seat, price)

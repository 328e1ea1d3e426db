"""Tables of High Society worth drawing: auctions of both kinds, limits, the thief, hidden scoring,
crowds, and ends.
"""

from __future__ import annotations

from dataclasses import replace

from games.chance import Chance
from games.engine import begin
from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.rules.orders import StandingBid
from games.high_society.table import HighSocietyTable, Player
from games.high_society.view import View, look
from tests.games.high_society.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    EVE,
    FULL,
    between,
    ended,
    lay,
    player,
    sealed,
)
from tests.games.moves import after

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.", "Evangeline")


def buying() -> HighSocietyTable:
    """Five players, a castle for sale: Cleo has just raised to 27, and Dan must beat it."""
    table = lay(
        player("1 2 3 6 8 10 12 15", won="x1 3", passed=True),
        player("1 2 3 4 6 8 12 15 20 25", won="7 arrest", passed=True),
        player("1 2 3 4 6 8 10 15", bid="12", won="5 loss"),
        player("1 2 3 6 8 10 15 25", bid="20", won="2"),
        player("1 2 3 4 6 8 10 12 15", bid="25"),
        card="9",
        starter=BEN,
        turn=CLEO,
        deck="1 4 6 8 10 x2 x3 thief",
    )
    table.auction, table.reds = 8, 2
    return after(table, "bid 15")


def avoiding() -> HighSocietyTable:
    """Three players: Ben has just passed and taken the loss, and now the arrest is to be
    avoided.
    """
    table = lay(
        player(bid="3", won="x1 4"),
        player("1 2 4 6 10 12 20 25", won="7"),
        player(bid="2 6", won="1 8"),
        card="loss",
        starter=CLEO,
        turn=BEN,
        deck="arrest 5 10 x2",
    )
    table.auction, table.reds = 6, 1
    return after(table, "pass", "bid 2")


def limits() -> HighSocietyTable:
    """Four players, sealed: the last limits have been opened, Dan has bought the crown, and Ann is
    the first again.
    """
    table = lay(
        player("2 4 8 10 15 25", won="3"),
        player("1 2 3 6 10 12", won="7 loss"),
        player("", won="9"),
        player("2 4 6 10 15", won="1 2"),
        card="10",
        starter=CLEO,
        deck="5 6 8 x2 x3 arrest x1",
        sealed=True,
    )
    table.auction = 7
    return sealed(table, {ANN: 9, BEN: 14, DAN: 21})


def handing_in() -> HighSocietyTable:
    """The same a little later: two of three limits are in."""
    return sealed(limits(), {ANN: 12, DAN: 30})


def robbing() -> HighSocietyTable:
    """Four players: Cleo has taken the thief and must give up a luxury card."""
    table = lay(
        player(bid="1", won="3 x1"),
        player(bid="4"),
        player("1 2 8 10 12 15 25", won="5 9 6"),
        player(bid="1 2", won="x2"),
        card="thief",
        turn=CLEO,
        deck="1 2 7 8 10 x3",
    )
    table.auction, table.reds = 7, 2
    return after(table, "pass")


def hidden() -> HighSocietyTable:
    """Five players with cards won lying face down; Ben has just taken one."""
    table = lay(
        player("1 2 3 6 8 10 12 15", won="x1 3", passed=True),
        player("1 2 3 4 8 12 15 20", bid="6", won="7 arrest 4"),
        player("1 2 3 4 6 8 10 12 15", won="5 loss", passed=True),
        player("1 2 3 6 8 10 15 25", won="thief"),
        player(won="", passed=True),
        card="9",
        turn=DAN,
        deck="1 6 8 10 x2 x3",
        hidden_scoring=True,
    )
    table.auction, table.reds = 10, 2
    return after(table, "pass")


def crowded() -> HighSocietyTable:
    """Five players, one of them with all money on the table, another with nearly all cards."""
    table = lay(
        player("", bid=FULL),
        player("3 4 25", won="1 2 3 4 5 6 7 8 9 10 x1 x2 loss arrest"),
        player("1 2 3 4 6 8 10 12 15 20 25"),
        player(FULL, passed=True),
        player("", passed=True),
        card="x3",
        turn=BEN,
    )
    table.auction, table.reds = 15, 3
    return after(table, "pass")


def beginning(seats: int = 5) -> HighSocietyTable:
    """Nobody has anything yet."""
    return begin(GAME.rules.set_up(seats, Chance(4), GAME.rules.chosen())).table


def robbed() -> HighSocietyTable:
    """Ann has a pending thief, and no money that could beat what is bid."""
    return between(player("1 2", won="x1 thief"), player(), player(), deck="5 8")


def finished(*, money_first: bool = False) -> HighSocietyTable:
    """Five players at the end: Dan has won with 28, Cleo is out."""
    return _over(
        player("2 3 12 15", won="5 4 arrest"),
        player("1 3 8 15 20", won="7"),
        player("1 4 6", won="10 1 x1"),
        player("1 2 6 10", won="8 9 2 x2 loss"),
        player("4 8 25", won="6 3"),
        money_first=money_first,
    )


def tied(*, money_first: bool = False) -> HighSocietyTable:
    """Three players: twelve points each for Ann and Ben, told apart by their best luxury or by
    money.
    """
    return _over(
        player("20", won="10 2"),
        player("15 20 25", won="6 x1"),
        player("10", won="1"),
        money_first=money_first,
    )


def shared() -> HighSocietyTable:
    """Three players: Ann and Ben have nothing but the same money."""
    return _over(
        player("20 25"),
        player("20 25", won="x1 loss"),
        player("1", won="10 9 8 7 6 5 4 3 2 1 x2 arrest"),
    )


def lost() -> HighSocietyTable:
    """Four players with the same money: nobody has won."""
    return _over(
        player(), player(won="1"), player(won="arrest x1"), player(won="10 9 8 7 6 5 4 3 2 thief")
    )


def _over(*players: Player, money_first: bool = False) -> HighSocietyTable:
    table = ended(*players, money_first=money_first)
    table.card, table.auction = CARDS["recognition-3"], 13
    return table


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    return {
        "table-of-five": look(buying(), None),
        "table-of-three": look(avoiding(), None),
        "table-of-limits": look(limits(), None),
        "table-of-limits-handed-in": look(handing_in(), None),
        "table-with-the-thief": look(robbing(), None),
        "table-face-down": look(hidden(), None),
        "table-crowded": look(crowded(), None),
        "table-at-the-start": look(beginning(), None),
        "hand-to-move": look(buying(), DAN),
        "hand-in-the-lead": look(buying(), CLEO),
        "hand-passed": look(buying(), ANN),
        "hand-with-an-order": replace(look(buying(), EVE), order=StandingBid(8, 30).brief),
        "hand-with-a-limit": look(handing_in(), DAN),
        "hand-without-a-limit": look(handing_in(), BEN),
        "hand-with-the-thief": look(robbing(), CLEO),
        "hand-face-down": look(hidden(), BEN),
        "hand-of-nothing": look(crowded(), EVE),
        "hand-of-all-cards": look(crowded(), BEN),
        "hand-robbed": look(robbed(), ANN),
        "hand-at-the-start": look(beginning(), ANN),
        "end": look(finished(), None),
        "end-tied": look(tied(), None),
        "end-tied-by-money": look(tied(money_first=True), BEN),
        "end-shared": look(shared(), None),
        "end-lost": look(lost(), ANN),
    }

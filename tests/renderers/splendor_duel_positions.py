"""Positions of Splendor Duel from which there are views worth drawing, by the names of their
pictures.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.chance import Chance
from games.engine import Seat, begin
from games.splendor_duel import GAME
from games.splendor_duel.table import DuelTable
from games.splendor_duel.view import View, look
from tests.games.moves import after
from tests.games.playing import moments
from tests.games.splendor_duel.tables import ANN, BEN, lay, player

NAMES = ("Тео", "Maximiliana von Hohenfels-Brandt")
LONG_NAMES = ("W" * 31 + "1", "Ж" * 31 + "2")
THEO, MAXIMILIANA = ANN, BEN
PYRAMID = "3-09 3-13 3-05 2-01 2-20 2-23 2-06 1-27 1-03 1-17 1-05 1-24"
THEOS = "1-08 1-07 1-09 2-07 3-03 2-05 1-12 1-11 2-12 2-22:blue 1-16 2-24"
WORN, FINISHED = 61, 52
"""Turns that have begun by then."""
MAXIMILIANAS = "1-22 1-21 1-25 2-18 2-19 1-20 1-18 1-04 2-04"


def middle() -> DuelTable:
    """Late in a game; Maximiliana is to act."""
    theo = player("U1 Y1", bought=THEOS, reserved="3-01 2-03 1-02?", royals="R-4 R-2", privileges=1)
    maximiliana = player("W1 G4 R2 P1 Y1", bought=MAXIMILIANAS, privileges=1)
    board = "U.KR. K.PWU R.W.. ..U.K W...."
    return lay(theo, maximiliana, board=board, pyramid=PYRAMID, turn=MAXIMILIANA)


def crowning() -> DuelTable:
    """Maximiliana has bought a card with crowns, and is to choose a royal."""
    return after(middle(), "buy 3-09")


def crowned() -> DuelTable:
    """She has chosen it, and with it came a privilege; Theo is to act."""
    return after(crowning(), "r-1")


def opening() -> DuelTable:
    """Early in a game; Theo is to act."""
    theo = player("W1 U1 R1 Y1", bought="1-04 1-02 1-06 1-16", reserved="2-08", privileges=1)
    maximiliana = player("G2 R1 K1 Y1", bought="1-12 1-14 1-30", reserved="1-01? 2-10")
    board = "W.KG. .PUY. R.P.. ..GWU ..K.."
    return lay(
        theo,
        maximiliana,
        board=board,
        pyramid="3-01 3-11 3-12 2-14 2-21 2-24 2-15 1-28 1-23 1-10 1-13 1-29",
    )


def penalised() -> DuelTable:
    """Theo has taken both pearls, and Maximiliana a privilege; she is to act."""
    return after(opening(), "take b2 d4")


def refilled() -> DuelTable:
    """Maximiliana has laid the tokens of the bag on the board, and may spend no privilege now."""
    return after(penalised(), "replenish")


def prepared() -> DuelTable:
    """Theo has spent a privilege, after a turn of Maximiliana's, and is to act."""
    return after(penalised(), "take d1 only", "privilege c1")


def discarding() -> DuelTable:
    """Theo holds too many tokens."""
    return after(lay(player("W4 U4 G2", bought="1-07"), board={"R": "a1", "K": "c3"}), "take a1")


def matching() -> DuelTable:
    """Theo has bought a card that brings a green token, and chooses it."""
    theo = player("W2 U2", bought="1-07 1-12")
    return after(
        lay(theo, player("R2 K2"), board={"G": "a1 c3 e5", "R": "b3"}, pyramid="1-14"), "buy 1-14"
    )


def stealing() -> DuelTable:
    """Theo has bought a card that takes a token from Maximiliana, and chooses it."""
    return after(
        lay(player("U4 R3", bought="2-08"), player("W1 G2 P1 Y2"), pyramid="2-01"), "buy 2-01"
    )


def flush() -> DuelTable:
    """Theo can pay for much of the pyramid, and has room for a third reserved card."""
    theo = player("W2 U2 G2 R2 P1 Y1", bonuses="W2 U2 G2", reserved="3-03 1-24?")
    return lay(
        theo,
        player("R1 P1 K1"),
        board={"K": "c3", "Y": "d2"},
        turn=THEO,
        pyramid="3-01 2-10 1-26 1-27",
    )


def worn() -> DuelTable:
    """Decks have run out, half the way to the safety stop is done, and privileges are gone."""
    theo = player("W2 K1 Y3", bought="1-01 1-05", reserved="3-01? 3-02? 3-03?", privileges=3)
    maximiliana = player("U3 G4 P2", bonuses="W1 U1 G2 R2 K1", reserved="3-13 2-24 3-12?")
    table = lay(theo, maximiliana, board={"R": "c3"}, pyramid="1-27 1-29", spent={1, 3}, quiet=29)
    table.turn = WORN
    return table


def beginning() -> DuelTable:
    """Nobody has anything yet but one privilege."""
    table = begin(GAME.rules.set_up(2, Chance(7), GAME.rules.chosen([]))).table
    assert isinstance(table, DuelTable)
    return table


def finished() -> DuelTable:
    """Theo has reached ten crowns."""
    theo = player("W3 U3 G1 Y1", bought=THEOS, reserved="2-03 1-24 1-02?", royals="R-4 R-2")
    maximiliana = player(
        "R2 P1 K1", bought=MAXIMILIANAS, royals="R-1", reserved="3-13", privileges=2
    )
    table = lay(theo, maximiliana, board={"K": "c3"}, turn=THEO, pyramid="3-01 1-26")
    table.turn = FINISHED
    return after(table, "buy 1-24 w3")


def drawn() -> DuelTable:
    """Too many turns without purchase or reservation."""
    table = worn()
    table.quiet = table.safety_stop - 1
    return after(table, "take c3")


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    return {
        "table": look(crowned(), None),
        "table-at-the-start": look(beginning(), None),
        "table-penalised": look(penalised(), None),
        "table-replenished": look(refilled(), None),
        "table-after-a-privilege": look(prepared(), None),
        "table-while-discarding": look(discarding(), None),
        "table-while-matching": look(matching(), None),
        "table-while-stealing": look(stealing(), None),
        "table-while-crowning": look(crowning(), None),
        "table-worn": look(worn(), None),
        "hand": look(crowned(), THEO),
        "hand-of-two": look(penalised(), MAXIMILIANA),
        "hand-with-a-free-place": look(flush(), THEO),
        "hand-of-nothing": look(beginning(), THEO),
        "hand-of-wild-cards": look(worn(), MAXIMILIANA),
        "end": look(finished(), None),
        "end-drawn": look(drawn(), None),
    }


def seen(seed: int, *, every: int) -> Iterator[View]:
    """Views along a random game, and of its end: a spectator's, and in turn either seat's."""
    for moment in moments(
        GAME, 2, seed=seed, wishes={"safety-stop": ("40", "20", "80", "0")[seed % 4]}
    ):
        if moment.ply % every == 0 or moment.after.over:
            yield look(moment.after, None)
            yield look(moment.after, Seat(moment.ply // every % 2))

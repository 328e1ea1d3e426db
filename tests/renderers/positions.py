"""Positions of Splendor from which there are views worth drawing, by the names under which their
pictures are kept.
"""

from __future__ import annotations

from games.splendor.table import SplendorTable
from games.splendor.view import View, look
from tests.games.moves import after
from tests.games.splendor.tables import ANN, BEN, CLEO, DAN, lay, player

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.")
INGRID, THEO, MAXIMILIANA, MATEO = ANN, BEN, CLEO, DAN
ROWS = "1-11 1-29 1-40 2-22 2-16 2-12 2-02 3-04 3-11 3-13 3-20"
COURT = ["N-03", "N-06", "N-08", "N-10", "N-04"]
BUYS = "buy 2-16"
TAKES = "take white+blue+green"
THEOS = "1-01 1-05 2-05 1-25 1-27 1-26 2-23 1-36 1-34 3-18"
INGRIDS = "1-17 1-19 1-24 1-09 1-12 1-10 2-09 1-02 1-33"


def middle(seats: int = 4) -> SplendorTable:
    """The middle of a game; Ingrid is to move."""
    players = (
        player("W1 U1 R1", bought=INGRIDS, hand="2-24"),
        player("W2 U1 G2 R1 K2 Y1", bought=THEOS, hand="3-03 2-06?"),
        player(
            "U2 G1 R2 K1 Y2",
            bought="1-03 1-07 1-08 1-13 1-15 2-10 1-18 2-29 1-39",
            hand="3-07? 2-17 1-22?",
        ),
        player("W1 G1 R3 Y1", bought="1-21 1-23 1-30 1-32 2-21 1-37 1-38", hand="3-16"),
    )
    return lay(
        *players[:seats], rows=ROWS, spent={1}, display=" ".join(COURT[: seats + 1]), round=22
    )


def bought() -> SplendorTable:
    """Ingrid has just bought a card, and a noble has come; Theo is to move."""
    return after(middle(), BUYS)


def returning() -> SplendorTable:
    """Three players; Theo holds too many tokens."""
    return after(middle(3), BUYS, TAKES)


def returned() -> SplendorTable:
    """Three players; Theo has just returned what was too much."""
    return after(returning(), "red black")


def reserved() -> SplendorTable:
    """Two players; Theo has just reserved a card nobody has seen."""
    return after(middle(2), BUYS, "reserve deck-2")


def choosing() -> SplendorTable:
    """Two players; two nobles would visit Ingrid, who has just bought a card."""
    ingrid = player("W2 R1", bought="1-08 2-09", bonuses="W3 U2 G2 K3")
    theo = player("W1 Y1", bought="1-18 1-25 2-21")
    rows = "1-13 1-20 1-29 2-22 2-16 2-12 2-28 3-11 3-13 3-20"
    return after(lay(ingrid, theo, rows=rows, display="N-01 N-03 N-04", round=14), "buy 1-13")


def beginning() -> SplendorTable:
    """Nobody has anything yet."""
    return lay(player(), player(), rows=ROWS)


def finished(*, shared: bool = False) -> SplendorTable:
    """The end; Maximiliana has won, or with `shared` Ingrid and Theo have."""
    last = "2-24" if shared else "1-29"
    table = lay(
        player("W1", bought=f"{INGRIDS} 2-16 3-11 1-16 {last}", visited="N-06"),
        player("U1", bought=f"{THEOS} 2-27 3-17 1-06", visited="N-10"),
        player(
            bought="1-03 1-07 1-08 1-13 1-15 2-10 1-18 2-29 1-39 2-17 1-22 3-07 1-35",
            visited="" if shared else "N-03 N-04",
        ),
        player(bought="1-21 1-23 1-30 1-32 2-21 1-37 1-38 3-16 1-31"),
        round=22,
    )
    table.agenda.clear()
    return table


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    empty = lay(player("W1 U1 R1", bought=INGRIDS), player(), rows=ROWS, round=22)
    return {
        "table-of-four": look(bought(), None),
        "table-of-three": look(returned(), None),
        "table-of-two": look(reserved(), None),
        "table-at-the-start": look(beginning(), None),
        "table-while-returning": look(returning(), None),
        "table-while-choosing": look(choosing(), None),
        "hand-of-three": look(bought(), MAXIMILIANA),
        "hand-of-two": look(bought(), THEO),
        "hand-of-one": look(after(bought(), "reserve 2-22"), MATEO),
        "hand-of-none": look(empty, INGRID),
        "hand-of-nothing": look(beginning(), INGRID),
        "hand-while-returning": look(returning(), THEO),
        "end": look(finished(), None),
        "end-shared": look(finished(shared=True), THEO),
    }

"""Tables of Splendor laid out by hand, from which moves are made by the rules to get views worth drawing."""

from __future__ import annotations

from games.chance import Chance
from games.engine import Action, Seat, play
from games.splendor.actions import Buy, Reserve, ReserveUnseen, Return, TakeDifferent
from games.splendor.catalogue import CARDS, NOBLES, Card, Tokens
from games.splendor.rules import EndOfRound, Turn
from games.splendor.table import Player, Reserved, Row, SplendorTable
from games.splendor.view import View, look

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.")
INGRID, THEO, MAXIMILIANA, MATEO = (Seat(seat) for seat in range(4))


def cards(ids: str) -> list[Card]:
    return [CARDS[key] for key in ids.split()]


def player(bought: str, tokens: str = "", hand: str = "", nobles: str = "") -> Player:
    """A card of the hand that came unseen from a deck has a question mark behind it."""
    return Player(
        tokens=Tokens.parse(tokens),
        bought=cards(bought),
        nobles=[NOBLES[key] for key in nobles.split()],
        hand=[Reserved(CARDS[key.rstrip("?")], blind=key.endswith("?")) for key in hand.split()],
    )


def middle(seats: int = 4) -> SplendorTable:
    """The middle of a game; Ingrid is to move."""
    players = [
        player("1-17 1-19 1-24 1-09 1-12 1-10 2-09 1-02 1-33", "W1 U1 R1", "2-24"),
        player("1-01 1-05 2-05 1-25 1-27 1-26 2-23 1-36 1-34 3-18", "W2 U1 G2 R1 K2 Y1", "3-03 2-06?"),
        player("1-03 1-07 1-08 1-13 1-15 2-10 1-18 2-29 1-39", "U2 G1 R2 K1 Y2", "3-07? 2-17 1-22?"),
        player("1-21 1-23 1-30 1-32 2-21 1-37 1-38", "W1 G1 R3 Y1", "3-16"),
    ][:seats]
    rows = [
        Row(level=1, deck=cards("1-04 1-06 1-16 1-28 1-31 1-35 1-14"), cards=[*cards("1-11 1-29 1-40"), None]),
        Row(level=2, deck=cards("2-01 2-03 2-04 2-07 2-08 2-27"), cards=[*cards("2-22 2-16 2-12 2-02")]),
        Row(level=3, deck=[], cards=[*cards("3-04 3-11 3-13 3-20")]),
    ]
    table = SplendorTable(
        chance=Chance(1),
        players=players,
        bank=Tokens.parse("W3 U3 G3 K4 Y1"),
        rows=rows,
        nobles=[NOBLES[key] for key in ("N-03", "N-06", "N-08", "N-10", "N-04")[: seats + 1]],
        first=INGRID,
        safety_stop=20,
        round=22,
    )
    table.then(*(Turn(Seat(seat)) for seat in range(seats)), EndOfRound(22))
    return table


def after(table: SplendorTable, *moves: tuple[Seat, Action]) -> SplendorTable:
    for seat, action in moves:
        table = play(table, seat, action).table
    return table


INGRID_BUYS = (INGRID, Buy(CARDS["2-16"], Tokens.parse("U1")))
THEO_TAKES = (THEO, TakeDifferent(Tokens.parse("W1 U1 G1")))
THEO_RETURNS = (THEO, Return(Tokens.parse("R1 K1")))


def bought() -> SplendorTable:
    """Ingrid has just bought a card, and a noble has come; Theo is to move."""
    return after(middle(), INGRID_BUYS)


def returned() -> SplendorTable:
    """Three players; Theo has just returned what was too much."""
    return after(middle(3), INGRID_BUYS, THEO_TAKES, THEO_RETURNS)


def reserved() -> SplendorTable:
    """Two players; Theo has just reserved a card nobody has seen."""
    return after(middle(2), INGRID_BUYS, (THEO, ReserveUnseen(2)))


def beginning() -> SplendorTable:
    """Nobody has anything yet."""
    table = middle(2)
    table.players = [player(""), player("")]
    table.round = 1
    return table


def finished(*, shared: bool = False) -> SplendorTable:
    """The end; Theo has won, or with `shared` he and Ingrid have."""
    table = middle()
    theo = "1-01 1-05 2-05 1-25 1-27 1-26 2-23 1-36 1-34 3-18 2-27 3-17 1-06"
    table.players = [
        player(
            theo if shared else "1-17 1-19 1-24 2-16 1-09 1-12 1-10 2-09 1-02 1-33 3-11 1-16 1-29", "W1", "", "N-06"
        ),
        player(theo, "U1", "", "N-10"),
        player("1-03 1-07 1-08 1-13 1-15 2-10 1-18 2-29 1-39 2-17 1-22 3-07", "", "", "" if shared else "N-03 N-08"),
        player("1-21 1-23 1-30 1-32 2-21 1-37 1-38 3-16 1-31"),
    ]
    table.agenda.clear()
    return table


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    empty = middle(2)
    empty.players[INGRID].hand = []
    poor = beginning()
    return {
        "table-of-four": look(bought(), None),
        "table-of-three": look(returned(), None),
        "table-of-two": look(reserved(), None),
        "table-at-the-start": look(beginning(), None),
        "hand-of-three": look(bought(), MAXIMILIANA),
        "hand-of-two": look(bought(), THEO),
        "hand-of-one": look(after(middle(), INGRID_BUYS, (THEO, Reserve(CARDS["2-22"]))), MATEO),
        "hand-of-none": look(empty, INGRID),
        "hand-of-nothing": look(poor, INGRID),
        "end": look(finished(), None),
        "end-shared": look(finished(shared=True), THEO),
    }

"""Freedoms, and what runs out."""

import pytest

from games.princes_of_florence.actions import Build, Introduce
from games.princes_of_florence.catalogue import Freedom
from tests.games.moves import after, offers, refusal
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, on, player
from tests.rule import rule

OPERA = on("opera", "d1 e1 f1 d2 f2")


@rule("PF-103")
@pytest.mark.parametrize("freedom", [*Freedom])
def test_a_freedom_costs_three_hundred_and_stays(freedom: Freedom) -> None:
    table = after(actions(player(), player(), player()), f"freedom {freedom.value}")
    assert (table.players[ANN].money, table.players[ANN].freedoms, table.freedoms[freedom]) == (
        3200,
        [freedom],
        1,
    )


@rule("PF-104")
def test_each_freedom_is_introduced_once() -> None:
    table = actions(player(freedoms="travel"), player(), player())
    assert {*offers(table, "freedom")} == {"freedom opinion", "freedom religion"}
    assert refusal(table, Introduce(Freedom.TRAVEL)) == "refuse-freedom-held"


@rule("PF-105")
def test_a_freedom_without_tiles_cannot_be_introduced() -> None:
    table = actions(player(), player(freedoms="travel"), player(freedoms="travel"))
    assert "freedom travel" not in offers(table)
    assert refusal(table, Introduce(Freedom.TRAVEL)) == "refuse-freedom-gone"


@rule("PF-T14")
def test_two_tiles_of_travel_for_three_players() -> None:
    table = after(actions(player(), player(), player()), "freedom travel, end, freedom travel, end")
    assert table.waiting[0].seat == CLEO
    assert {*offers(table, "freedom")} == {"freedom opinion", "freedom religion"}


@rule("PF-T14")
def test_three_operas_for_four_players() -> None:
    table = actions(player(), player(tiles="opera"), player(tiles="opera"), player(tiles="opera"))
    assert refusal(table, Build(OPERA)) == "refuse-build-gone"
    assert refusal(after(table, "end"), Build(OPERA)) == "refuse-build-twice"
    assert after(table, "end").waiting[0].seat == BEN

"""The race to nothing: where everybody runs, and who leads."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from games.last_will.rules.make_view import look
from games.last_will.view import View
from renderers.last_will.means import leads
from renderers.last_will.street import (
    AHEAD,
    BEHIND,
    DEEPEST,
    ZERO,
    Rail,
    height,
    marks_of,
    runs_of,
)
from tests.renderers.last_will_positions import afternoon, of_two

WIDTH = 1200


def placed(*sums: int) -> View:
    """A table at which the first players have these sums, and no property."""
    view = look(afternoon(), None)
    players = [
        replace(player, money=worth, worth=worth)
        for player, worth in zip(view.players, sums, strict=False)
    ]
    return replace(view, players=(*players, *view.players[len(players) :]))


@pytest.mark.parametrize("sums", [*product(range(-60, 140, 37), repeat=2)])
def test_everybody_runs_on_the_street(sums: tuple[int, int]) -> None:
    view = placed(*sums)
    rail = Rail.of(view)
    for player in view.players:
        assert AHEAD <= rail.at(player.worth) <= WIDTH - BEHIND
        assert rail.at(player.worth) <= rail.at(player.money)


def test_more_money_stands_farther_from_the_finish() -> None:
    rail = Rail.of(placed(50, 20))
    assert rail.at(50) < rail.at(20) < rail.at(0) < rail.at(-10)
    assert rail.at(0) == ZERO


def test_the_scale_is_no_longer_than_somebody_needs() -> None:
    rail = Rail.of(placed(31, 8, 5, 4, 2))
    assert (rail.high, rail.low) == (40, -10)


def test_debts_deeper_than_the_course_stand_on_its_end() -> None:
    rail = Rail.of(placed(-90))
    assert rail.at(-90) == rail.at(DEEPEST)


def test_more_players_have_more_lanes() -> None:
    assert height(look(afternoon(), None)) > height(look(of_two(), None))


def test_who_has_least_with_property_leads() -> None:
    view = look(afternoon(), None)
    least = min(player.worth for player in view.players)
    ahead = [player.worth for player in view.players if leads(view, player)]
    assert ahead
    assert set(ahead) == {least}


@pytest.mark.parametrize("sums", [(60, 57, 51, 71, 82), (90,) * 5, (62, -38, -4, -4, 130)])
def test_no_sum_covers_a_face(sums: tuple[int, ...]) -> None:
    view = placed(*sums)
    runs = [*runs_of(view, Rail.of(view))]
    for mark in marks_of(view, runs):
        for run in runs:
            face, tag = run.face.inset(4), mark.tag
            across = min(face.right, tag.right) - max(face.x, tag.x)
            down = min(face.bottom, tag.bottom) - max(face.y, tag.y)
            assert min(across, down) <= 0

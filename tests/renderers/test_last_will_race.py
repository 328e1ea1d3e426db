"""The race to nothing: where everybody stands on the rail, and who leads."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest

from games.last_will.looking import look
from renderers.geometry import Box
from renderers.last_will.means import leads
from renderers.last_will.race import Rail, apart, beside, height, phrases
from renderers.words import words_for
from tests.renderers.last_will_positions import afternoon


def test_tokens_on_the_rail_stand_where_their_sums_are_if_there_is_room() -> None:
    assert apart([100, 300, 500], 20, 1000) == [100, 300, 500]


def test_tokens_of_equal_sums_stand_side_by_side_within_the_rail() -> None:
    places = apart([40, 40, 40, 40, 40], 30, 1000)
    assert places[0] == 30
    assert all(after - before >= 38 for before, after in pairwise(places))


def test_property_is_explained_below_the_rail_as_long_as_somebody_has_some() -> None:
    view = look(afternoon(), None)
    poor = replace(
        view, players=tuple(replace(player, worth=player.money) for player in view.players)
    )
    assert height(view) > height(poor)


def test_who_has_least_with_property_leads() -> None:
    view = look(afternoon(), None)
    least = min(player.worth for player in view.players)
    ahead = [player.worth for player in view.players if leads(view, player)]
    assert ahead
    assert set(ahead) == {least}


def test_nobody_hides_the_finishing_post_where_both_sides_have_room() -> None:
    before, behind = beside([500, 500], 1, 500, 40, 1000)
    assert before <= 500 - 74
    assert behind >= 500 + 74


def test_more_in_debt_than_there_is_room_for_stand_over_the_post() -> None:
    assert beside([900, 910, 920], 0, 900, 40, 1000) == apart([900, 910, 920], 40, 1000)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_words_on_the_rail_lie_where_somebody_stands(language: str) -> None:
    view, line = look(afternoon(), None), Box(0, 0, 1200, 46)
    words, told = words_for(language, "games.last_will", strict=True), 0
    for sums in product(range(-40, 70, 11), repeat=2):
        worths = (*sums, *(player.worth for player in view.players[2:]))
        players = tuple(
            replace(player, money=worth, worth=worth)
            for player, worth in zip(view.players, worths, strict=True)
        )
        placed = replace(view, players=players)
        rail = Rail.of(line, placed)
        for _, start, end in phrases(line, rail, placed, words):
            told += 1
            assert not any(start <= rail.at(worth) <= end for worth in worths)
    assert told

"""The end of Splendor in words: who has won, from what, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.splendor.view import look
from renderers.splendor.end import decided, draw
from renderers.words import Words, words_for
from tests.library import describe
from tests.renderers.positions import NAMES, finished
from tests.renderers.showing import watch_what_is_written


def words(language: str) -> Words:
    return words_for(language, "games.splendor", strict=True)


def test_the_alt_text_of_the_end_says_who_has_won_and_from_what() -> None:
    alt = describe(look(finished(), None), words("en"), NAMES).alt
    assert "Maximiliana von Hohenfels-Brandt wins" in alt
    assert "2. Тео: 16 points, 13 cards; from white 2, red 2, black 9, noble 3." in alt


def test_whoever_shares_the_victory_is_named() -> None:
    alt = describe(look(finished(shared=True), None), words("en"), NAMES).alt
    assert "Ingrid Ashdown and Тео win" in alt


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "17 points, 1 ahead of Тео (16)"),
        ("ru", "17 очков — на 1 больше, чем у\u00a0ближайшего соперника (Тео, 16)"),
    ],
)
def test_the_end_says_what_decided(language: str, told: str) -> None:
    assert decided(look(finished(), None), words(language), NAMES) == told


def test_a_tie_is_decided_by_cards_or_shared() -> None:
    view = look(finished(shared=True), None)
    assert decided(view, words("en"), NAMES) == "Tied on points and cards: 16 and 13"
    one, two, *rest = view.standings
    order = (one, replace(two, place=2), *rest)
    seconds = replace(view.players[two.seat], bought=view.players[two.seat].bought[:1] * 14)
    players = tuple(seconds if who.seat == two.seat else who for who in view.players)
    told = decided(replace(view, standings=order, players=players), words("en"), NAMES)
    assert told.startswith("16 points like ")
    assert told.endswith("but fewer cards: 13 to 14")


def test_one_point_is_no_points_where_a_game_was_stopped() -> None:
    ahead = words("en")("picture-end-ahead", points=1, ahead=1, name="Тео", theirs=0)
    assert ahead == "1 point, 1 ahead of Тео (0)"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_name_on_the_ribbon_of_the_end_is_not_cut_within_a_word(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    draw(look(finished(), None), words(language), NAMES)
    assert not [text for text in written if "…" in text]


@pytest.mark.parametrize(
    ("language", "points", "told"),
    [("en", 1, "brings 1 point."), ("ru", 5, "приносит 5 очков."), ("ru", 1, "приносит 1 очко.")],
)
def test_nobles_of_own_cards_may_be_worth_any_number(language: str, points: int, told: str) -> None:
    for key in ("primer-turn-noble", "guide-nobles-3"):
        assert words(language)(key, noble=points).endswith(told)

"""How works, buildings and limits are asked for."""

from collections.abc import Iterator

import pytest

from games.princes_of_florence.actions import Lay
from games.princes_of_florence.catalogue import BONUSES, BUILDINGS, Tile, on_empty_ground
from games.princes_of_florence.rules.paying import amounts
from games.princes_of_florence.rules.placing import Steps, ask_among, steps
from games.princes_of_florence.table import PrincesTable
from games.questions import (
    DEEPEST,
    LONGEST_NOTATION,
    MOST_OPTIONS,
    Option,
    Pick,
    PickSome,
    Question,
    answers,
    read,
)
from games.text import Text
from tests.games.moves import offers
from tests.games.princes_of_florence.tables import actions, player
from tests.rule import rule

WORKS = "painter botanist alchemist lawyer organist physicist"


def keys(table: PrincesTable, notation: str = "") -> list[str]:
    """The answers to the question that a notation leads to."""
    question = read(table.waiting[0].ask(table), notation).here
    match question:
        case Pick(options=options):
            return [option.key for option in options]
        case PickSome(things=things):
            return [*things]
    raise AssertionError(f"{notation} is a whole move")


@rule("PF-198")
def test_a_building_is_asked_by_type_then_turn_then_square() -> None:
    table = actions(player(), player(), player())
    assert keys(table, "build") == [*BUILDINGS]
    assert keys(table, "build theater") == ["1", "2", "3", "4"]
    assert "d1" in keys(table, "build theater 1")


@rule("PF-198")
def test_a_small_building_is_asked_by_turn_and_column_then_row() -> None:
    table = actions(player(builders=2), player(), player())
    assert keys(table, "build tower")[:6] == ["1a", "1b", "1c", "1d", "1e", "2a"]
    assert keys(table, "build tower 1a") == ["1", "2", "3", "4", "5"]


@rule("PF-198")
def test_a_building_that_looks_the_same_however_turned_is_not_asked_how() -> None:
    table = actions(player(), player(), player())
    assert "e1" in keys(table, "build hospital")


@rule("PF-198")
@pytest.mark.parametrize(
    ("shape", "asked"),
    [
        ((".#.", "###", ".#."), Steps.SQUARE),
        (("##", "##"), Steps.COLUMN),
        (("###", "#.#"), Steps.TURN_SQUARE),
        (("###",), Steps.TURN_AND_COLUMN),
        (("#..", "###"), Steps.TURN_COLUMN),
    ],
)
def test_whatever_the_outline_no_question_has_too_many_answers(
    shape: tuple[str, ...], asked: Steps
) -> None:
    tile = Tile("forest", 1, shape)
    places = on_empty_ground(tile)
    question = ask_among(tile, places, Lay)
    assert steps(tile) is asked
    assert {action.place for _, action in answers(question) if isinstance(action, Lay)} == {*places}
    assert max(len(inner.options) for inner in _all(question)) <= MOST_OPTIONS


def _all(question: Question) -> Iterator[Pick]:
    """A question, and all that follow from it."""
    assert isinstance(question, Pick)
    yield question
    for option in question.options:
        if callable(option.then):
            yield from _all(option.then())


@rule("PF-198")
@pytest.mark.parametrize("name", [*BUILDINGS])
def test_no_place_takes_more_than_a_menu_or_four_questions(name: str) -> None:
    table = actions(player(builders=2), player(), player())
    for notation in offers(table, f"build {name}"):
        parts = notation.split()
        assert len(parts) <= DEEPEST
        for depth in range(1, len(parts)):
            assert len(keys(table, " ".join(parts[:depth]))) <= MOST_OPTIONS


@rule("PF-198")
def test_a_work_is_asked_by_profession_then_bonus_cards_then_pay() -> None:
    table = actions(
        player(hand="poet painter", works=WORKS, bonus="forest lake"), player(), player()
    )
    assert keys(table, "work") == ["poet", "painter"]
    assert keys(table, "work poet") == ["c", "j"]


@rule("PF-198")
def test_thirteen_bonus_cards_still_fit_a_notation() -> None:
    table = actions(
        player(hand="mathematician", works=WORKS, bonus=" ".join([*BONUSES][:13])),
        player(),
        player(),
    )
    longest = "work mathematician " + "+".join(keys(table, "work mathematician"))
    assert len(longest) <= LONGEST_NOTATION
    assert read(table.waiting[0].ask(table), longest).notation == longest


@rule("PF-198")
def test_many_amounts_are_asked_by_tens() -> None:
    def option(n: int) -> Option:
        return Option(str(n), Text("up-to", florins=n), _no_further)

    assert [one.key for one in amounts(range(300, 2800, 100), 100, option)][:2] == ["300", "400"]
    assert [one.key for one in amounts(range(300, 3600, 100), 100, option)] == [
        "300-900",
        "1000-1900",
        "2000-2900",
        "3000-3500",
    ]


def _no_further() -> Question:
    raise AssertionError("nobody asks on")

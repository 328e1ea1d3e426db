"""Typed moves: understood as far as they make sense, and led on by suggestions."""

from __future__ import annotations

import time

import pytest

from bot.messages.components import LONGEST_ENTRY
from bot.messages.typed_moves import INCOMPLETE_MARK, Suggestion, suggestions, understood
from games.moves import Action
from games.questions import Option, Pick, PickSome
from games.text import Text
from renderers.words import words_for

WORDS = words_for("en", "bot.messages")
COLOURS = {"red": Text("Red"), "rose": Text("Rose"), "blue": Text("Blue")}
QUESTION = Pick(
    Text("what"),
    [
        Option(
            "take",
            Text("Take"),
            lambda: PickSome(Text("which"), COLOURS, 2, 2, lambda keys: Action()),
        ),
        Option("pass", Text("Go without"), Action()),
    ],
)


def offered(typed: str) -> list[tuple[str, str]]:
    return [
        (found.value, found.name)
        for found in suggestions(QUESTION, typed, lambda text: text.key, WORDS)
    ]


def test_nothing_typed_offers_the_first_answers_and_marks_those_that_are_not_whole() -> None:
    assert offered("") == [("take", "Take …"), ("pass", "Go without")]


def test_an_answer_is_found_by_its_label_too() -> None:
    assert offered("with") == [("pass", "Go without")]


def test_handfuls_are_offered_whole_where_they_are_few() -> None:
    assert offered("take r") == [
        ("take red+rose", "Take › Red, Rose"),
        ("take red+blue", "Take › Red, Blue"),
        ("take rose+blue", "Take › Rose, Blue"),
    ]
    assert offered("take red")[0] == ("take red+rose", "Take › Red, Rose")


def test_one_thing_after_the_other_is_added_to_a_handful_of_many() -> None:
    many = {f"red-{n}": Text(f"Red {n}") for n in range(9)}
    question = PickSome(Text("which"), many, 3, 3, lambda keys: Action())
    found = suggestions(question, "red-1+re", lambda text: text.key, WORDS)
    assert found[0] == Suggestion("Red 0, Red 1 …", "red-0+red-1")
    assert [one.name for one in found[:7] if not one.name.endswith(INCOMPLETE_MARK)] == []


def test_what_is_picked_is_offered_with_what_it_comes_to() -> None:
    question = PickSome(
        Text("which"),
        COLOURS,
        1,
        2,
        lambda keys: Action(),
        lambda keys: Text(f"{len(keys)} in all"),
    )
    found = suggestions(question, "red+blue", lambda text: text.key, WORDS)
    assert [suggestion.name for suggestion in found] == ["Red, Blue · 2 in all"]


def test_what_picked_things_come_to_leaves_room_for_their_names() -> None:
    total = "Worth 19 (red 4, rose 3, blue 3, things besides 2, cards 5 and whatever else 10)"
    question = PickSome(
        Text("which"), COLOURS, 1, 3, lambda keys: Action(), lambda keys: Text(total + "!" * 40)
    )
    (found,) = suggestions(question, "red+rose+blue", lambda text: text.key, WORDS)
    assert found.name == (
        "Red, Rose, Blue · Worth 19 (red 4, rose 3, blue 3, things besides 2, cards 5…"
    )


def test_a_whole_move_is_offered_as_it_is() -> None:
    assert offered("take blue+red") == [("take red+blue", "Take › Red, Blue")]


def test_where_names_are_long_the_last_answers_tell_them_apart() -> None:
    far = "Look for something far away, in the garden behind the house"
    near = Pick(
        Text("near"),
        [Option(key, Text(f"Look under the {key}"), Action()) for key in ("rake", "roses")],
    )
    question = Pick(
        Text("what"),
        [
            Option(
                "far",
                Text(far),
                lambda: Pick(Text("where"), [Option("far", Text(far), lambda: near)]),
            )
        ],
    )
    names = [found.name for found in suggestions(question, "far far", lambda text: text.key, WORDS)]
    assert names == [f"… › {far} › Look under the {key}" for key in ("rake", "roses")]


def test_a_whole_move_with_a_long_name_does_not_look_unfinished() -> None:
    question = Pick(Text("what"), [Option("all", Text("all of it " * 20), Action())])
    (found,) = suggestions(question, "", lambda text: text.key, WORDS)
    assert len(found.name) <= LONGEST_ENTRY
    assert not found.name.endswith(INCOMPLETE_MARK)


def test_the_beginning_that_makes_sense_is_understood_and_the_rest_explained() -> None:
    found = understood(QUESTION, "take purple")
    assert found.reading.path == ("take",)
    assert found.amiss is not None
    assert found.amiss.text.key == "engine-misread-exactly"


ROUNDS = 3
"""So that what else is done meanwhile, such as collecting garbage, is not counted."""
MOST_CHARACTERS = 6000
"""That Discord lets people type."""
LONG = (
    "x " * MOST_CHARACTERS,
    "take " * MOST_CHARACTERS,
    "take " + "red+" * MOST_CHARACTERS,
    "x" * MOST_CHARACTERS,
)


@pytest.mark.parametrize("typed", LONG)
def test_what_is_far_too_long_is_read_at_once(typed: str) -> None:
    typed, rounds = typed[:MOST_CHARACTERS], list[float]()
    for _ in range(ROUNDS):
        before = time.process_time()
        assert understood(QUESTION, typed).amiss is not None
        offered(typed)
        rounds.append(time.process_time() - before)
    assert min(rounds) < 0.1


@pytest.mark.parametrize("gap", range(480, 520))
def test_of_what_is_too_long_no_beginning_is_made_as_a_move(gap: int) -> None:
    found = understood(QUESTION, "take red+blue" + " " * gap + "and more")
    assert found.amiss is not None
    assert isinstance(found.reading.here, Action)


@pytest.mark.parametrize(
    ("game", "label", "typed"),
    [
        ("splendor", Text("do-reserve"), "зарезервировать"),
        ("splendor_duel", Text("do-reserve"), "Зарезерв"),
        ("last_will", Text("do-use", kind="card"), "использовать"),
    ],
)
def test_a_word_by_which_a_move_was_called_before_is_understood(
    game: str, label: Text, typed: str
) -> None:
    words = words_for("ru", f"games.{game}", "bot.messages")
    question = Pick(
        Text("ask"), [Option("x", label, Action()), Option("y", Text("title"), Action())]
    )
    found = suggestions(question, typed, lambda text: words.say(text, ()), words)
    assert [one.value for one in found] == ["x"]

"""Whole moves found by words, where what is typed is no notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import pytest

from bot.messages.typed_moves import suggestions
from bot.messages.whole_moves import MOST_WHOLE, WholeMoves
from games.moves import Action
from games.questions import Option, Pick, PickSome, Question
from games.text import Text
from renderers.words import words_for

COLOURS = {key: Text(key.capitalize()) for key in ("white", "blue", "green", "red", "black")}


@dataclass(frozen=True, slots=True)
class Did(Action):
    """An action that is the same as another if the same was done."""

    what: frozenset[str]


def did(*what: str) -> Did:
    return Did(frozenset(what))


def three() -> Question:
    return PickSome(Text("Which"), COLOURS, 3, 3, Did)


def coins() -> Question:
    values = {str(n): Text(str(n)) for n in (4, 8, 12, 400)}
    return PickSome(Text("Which"), values, 1, 4, Did)


def squares(first: str = "") -> Question:
    """One square, and then another."""
    names = [row + column for row, column in product("ab", "12")]
    return Pick(Text("Where"), [_square(name, first) for name in names if name != first])


def _square(name: str, first: str) -> Option:
    return Option(name, Text(name), did(first, name) if first else lambda: squares(name))


QUESTION = Pick(
    Text("What"),
    [
        Option("take", Text("Take 3 different gems"), three),
        Option(
            "two",
            Text("Take 2 gems of one colour"),
            lambda: Pick(Text("Of"), [Option(k, t, did("two", k)) for k, t in COLOURS.items()]),
        ),
        Option("bid", Text("Bid"), coins),
        Option("line", Text("Lay a line"), squares),
        Option(
            "visit",
            Text("Visit"),
            lambda: Pick(
                Text("Whom"),
                [
                    Option("1-23", Text("The tall ship"), did("ship")),
                    Option("1-24", Text("The opera"), did("opera")),
                    Option("opera-box", Text("A box"), did("box")),
                ],
            ),
        ),
        Option("pass", Text("Pass"), did("pass")),
    ],
)


def say(text: Text) -> str:
    return text.key


def meant(typed: str) -> Sequence[str]:
    moves = WholeMoves(QUESTION, say)
    return [whole.notation for whole in moves.distinct(moves.find(typed).likely)]


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("white red green", "take white+green+red"),
        ("Red+White+Green", "take white+green+red"),
        ("green, take red & white", "take white+green+red"),
        ("wrg", "take white+green+red"),
        ("take w r g", "take white+green+red"),
        ("w r g", "take white+green+red"),
        ("8 4", "bid 4+8"),
        ("400", "bid 400"),
        ("b1-a1", "line a1 b1"),
        ("1-23", "visit 1-23"),
        ("tall ship", "visit 1-23"),
        ("ship tal", "visit 1-23"),
        ("opera", "visit 1-24"),
        ("two bla", "two black"),
        ("take wug", "take white+blue+green"),
        ("w u g", "take white+blue+green"),
        ("take white, blue and green", "take white+blue+green"),
        ("red red", "two red"),
    ],
)
def test_a_part_that_only_one_move_has_means_it(typed: str, notation: str) -> None:
    assert meant(typed) == [notation]


@pytest.mark.parametrize("typed", ["wrb", "blue", "take 3", "red green", "take gre", "a1"])
def test_what_several_moves_have_means_each_of_them(typed: str) -> None:
    assert len(meant(typed)) > 1


@pytest.mark.parametrize(
    "typed", ["", "p", "40", "purple", "white white red", "wrgb wrgb", "…", "pass now", "x " * 250]
)
def test_what_no_move_has_means_none(typed: str) -> None:
    assert meant(typed) == []


def test_the_same_letters_in_russian() -> None:
    russian = {"white": "белый", "red": "красный", "green": "зелёный"}
    moves = WholeMoves(three(), lambda text: russian.get(text.key.lower(), "прочее"))
    for typed in ("бкз", "зеленый красный белый"):
        assert [whole.notation for whole in moves.find(typed).likely] == ["white+green+red"]


def test_too_many_moves_are_not_looked_at_and_cost_no_time() -> None:
    opened = list[int]()

    def second(n: int) -> Pick:
        opened.append(n)
        return Pick(
            Text("b"), [Option(str(m), Text(str(m)), did(str(m))) for m in range(MOST_WHOLE)]
        )

    ways = [Option(str(n), Text(str(n)), partial(second, n)) for n in range(MOST_WHOLE)]
    assert not WholeMoves(Pick(Text("a"), ways), say).complete
    assert len(opened) <= 2, "the first is too many already"


def suggested(typed: str) -> list[tuple[str, str]]:
    words = words_for("en", "bot.messages")
    return [(one.value, one.name) for one in suggestions(QUESTION, typed, say, words)]


def test_whole_moves_are_suggested_where_there_is_room_for_all() -> None:
    assert [value for value, _ in suggested("take whi")] == [
        f"take white+{others}"
        for others in (
            "blue+green",
            "blue+red",
            "blue+black",
            "green+red",
            "green+black",
            "red+black",
        )
    ] + ["two white"]
    assert suggested("bid 8+4")[0] == ("bid 4+8", "Bid › 4, 8")


def test_a_word_for_a_thing_does_not_speak_of_what_is_impossible() -> None:
    blue = Option("blue", Text("Blue"), did("blue"))
    reason = "Buying: nothing yet, blue 1-04 is next."
    poor = Pick(Text("What"), [blue], unavailable=lambda: [Text(reason)])
    words = words_for("en", "bot.messages")
    (found,) = suggestions(poor, "blue red", say, words)
    assert found.name.startswith("engine-")
    (found,) = suggestions(poor, "buying blue", say, words)
    assert found.name == reason


def test_where_nothing_fits_the_list_says_what_would_be_said() -> None:
    ((value, name),) = suggested("juggle")
    assert value == "juggle"
    assert name.startswith("engine-misread")
    poor = Pick(
        Text("What"),
        [Option("pass", Text("Pass"), did())],
        unavailable=lambda: [Text("Buying: nothing yet.")],
    )
    words = words_for("en", "bot.messages")
    (found,) = suggestions(poor, "buying 1-1", say, words)
    assert found.name == "Buying: nothing yet."

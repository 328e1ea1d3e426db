"""Why usual actions are not possible: said in words exactly where they are not offered."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from games import GAMES
from games.questions import Pick
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.playing import AnyGame, moments

NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 300
LONGEST = 240
FORBIDS = {
    "cannot-take": {"take"},
    "cannot-two": {"two"},
    "cannot-reserve": {"reserve"},
    "cannot-reserve-gold": {"reserve"},
    "cannot-buy": {"buy"},
    "cannot-privilege": {"privilege"},
    "cannot-bid": {"bid"},
    "cannot-build": {"build", "build-selling"},
    "cannot-profession": {"profession", "profession-selling"},
    "cannot-bonus": {"bonus", "bonus-selling"},
    "cannot-freedom": {"freedom", "freedom-selling"},
}
"""Which answers each reason rules out."""


def named(reason: Text) -> set[object]:
    """The answers that a reason names one by one."""
    found = set[object]()
    for key, arg in reason.args:
        if key in {"what", "spaces"} and isinstance(arg, tuple):
            found |= {value for one in arg if isinstance(one, Text) for _, value in one.args}
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_reason_is_given_for_what_is_not_offered_and_for_nothing_else(game: AnyGame) -> None:
    said = Counter[str]()
    for moment in islice(moments(game, max(game.seats), seed=2), PLIES):
        question = moment.decision.ask(moment.before)
        if not isinstance(question, Pick) or question.unavailable is None:
            continue
        offered = {option.key for option in question.options}
        for reason in question.unavailable():
            said[reason.key] += 1
            assert not offered & FORBIDS.get(reason.key, set())
            assert not offered & named(reason)
            for language in LANGUAGES:
                told = words_for(language, game.package, strict=True).say(reason, NAMES)
                assert told.endswith(".")
                assert len(told) <= LONGEST
    assert said, f"no Pick of {game.key} is unavailable=…: like games/splendor/rules.py"

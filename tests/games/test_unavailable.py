"""Why usual actions are not possible: said in words exactly where they are not offered."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from games.engine import Seat
from games.last_will import GAME as LAST_WILL
from games.last_will.table import LastWillTable
from games.package import AnyGame
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import of_lot
from games.princes_of_florence.figures import BONUS_PRICE, FREEDOM_PRICE, PROFESSION_PRICE
from games.princes_of_florence.rules.unavailable import why_no_action, why_no_object
from games.princes_of_florence.table import PrincesTable
from games.questions import Pick
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.last_will.scenes import player as heir
from tests.games.last_will.scenes import turn
from tests.games.playing import moments
from tests.games.princes_of_florence.tables import actions, auctions
from tests.games.princes_of_florence.tables import player as prince
from tests.library import GAMES

NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 300
LONGEST = 240
DEBT = (
    "You don’t have the money, and as long as you own property you can’t go into debt: "
    "sell it first."
)
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
    for moment in islice(moments(game, max(game.rules.seats), seed=2), PLIES):
        question = moment.decision.ask(moment.before)
        if not isinstance(question, Pick) or question.unavailable is None:
            continue
        offered = {option.key for option in question.options}
        for reason in question.unavailable():
            assert not offered & FORBIDS.get(reason.key, set())
            assert not offered & named(reason)
            for language in LANGUAGES:
                told = words_for(language, game.home, strict=True).say(reason, NAMES)
                assert told.endswith(".")
                assert len(told) <= LONGEST


@pytest.mark.parametrize(
    ("table", "what", "said"),
    [
        (turn(heir(0, hand="mansion_02"), heir(), actions=0), "buy", "You are bankrupt."),
        (
            turn(heir(1, board="farm_02 reservation_01"), heir(), actions=0),
            "use",
            DEBT,
        ),
        (
            turn(heir(1, board="farm_02"), heir(), actions=0),
            "sell",
            "You have no actions left.",
        ),
        (
            turn(heir(1, hand="dinner_01", board="farm_02 valet_01"), heir(), actions=0),
            "play",
            DEBT,
        ),
        (
            turn(heir(50, hand="ball_01"), heir(), actions=1),
            "play",
            "It takes more than the 1 action you have left.",
        ),
    ],
)
def test_a_heir_without_actions_is_told_what_is_really_lacking(
    table: LastWillTable, what: str, said: str
) -> None:
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert question.unavailable is not None
    words = words_for("en", LAST_WILL.home, strict=True)
    told = [reason for reason in question.unavailable() if what in named(reason)]
    assert [words.say(reason, NAMES).partition(". ")[2] for reason in told] == [said]


def told_of(reason: Text, name: str) -> Any:
    """An argument of a reason."""
    return dict(reason.args)[name]


def of_princes(table: PrincesTable) -> list[str]:
    """Why Ann cannot choose what is not offered, in English."""
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert question.unavailable is not None
    words = words_for("en", PRINCES.home, strict=True)
    return [words.say(reason, NAMES) for reason in question.unavailable()]


def test_a_prince_is_told_of_each_action_why_it_is_not_possible() -> None:
    """What costs more than there is, apart from what nobody could have."""
    rich, poor = prince(money=2000), prince(money=0)
    others = (prince(), prince())
    assert not [text for text in of_princes(actions(rich, *others)) if "florins" in text]
    for money in (PROFESSION_PRICE, BONUS_PRICE, FREEDOM_PRICE):
        # Who has just enough is not told that it is too dear.
        table = actions(prince(money=money), *others)
        dear = why_no_action(table, table.players[0], bought=False, introduced=False)
        told = [
            told_of(one, "price")
            for reason in dear
            if reason.key == "cannot-afford"
            for one in told_of(reason, "what")
        ]
        assert all(price > money for price in told)
    table = actions(poor, *others)
    reasons = why_no_action(table, table.players[0], bought=True, introduced=True)
    once = [reason.key for reason in reasons if ("why", "once") in reason.args]
    assert once == ["cannot-profession", "cannot-freedom"]


def test_a_prince_is_told_of_each_object_why_it_cannot_be_chosen() -> None:
    table = auctions(prince(builders=3, money=0), prince(), prince())
    table.auctioned = [Lot.JESTER]
    reasons = why_no_object(table, Seat(0))
    found = {told_of(reason, "why"): told_of(reason, "lots") for reason in reasons}
    assert of_lot(Lot.JESTER) in found["won"]
    assert of_lot(Lot.BUILDER) in found["gone"]
    assert found["dear"]
    assert not {*found["dear"]} & {*found["won"], *found["gone"]}
    rich = auctions(prince(), prince(), prince())
    assert not why_no_object(rich, Seat(0))

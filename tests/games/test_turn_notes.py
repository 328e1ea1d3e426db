"""Where one is, and what newcomers are told: at every decision of every game, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games.engine import Decision, Seat
from games.package import AnyGame
from games.splendor import GAME as SPLENDOR
from games.splendor.rules.turn_ends import ChooseNoble
from games.splendor_duel import GAME as DUEL
from games.splendor_duel.rules.discarding import DiscardTokens
from games.splendor_duel.rules.effects import ChooseLoot
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.games.playing import moments
from tests.games.splendor import tables as of_splendor
from tests.games.splendor_duel import tables as of_duel

NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 250
LONGEST = 240


def kinds(game: AnyGame) -> Iterator[type[Decision]]:
    """The kinds of decisions of a game, met or not."""
    pending: list[type] = [Decision]
    while pending:
        kind = pending.pop()
        pending += kind.__subclasses__()
        if f"{kind.__module__}.".startswith(f"{game.home}.") and "waits" in vars(kind):
            yield kind


@each_game(having=lambda game: game.teaching.where and game.teaching.introduce)
@pytest.mark.parametrize("options", [0, -1], ids=["first-options", "last-options"])
def test_every_decision_says_where_it_stands_and_what_it_is_about(
    game: AnyGame, options: int
) -> None:
    assert game.teaching.where is not None
    assert game.teaching.introduce is not None
    wishes = {choice.key: choice.options[options] for choice in game.rules.choices}
    for seats in {min(game.rules.seats), max(game.rules.seats)}:
        for moment in islice(moments(game, seats, seed=seats, wishes=wishes), PLIES):
            decision, seat = moment.decision, moment.decision.seat
            dealt_anew = game.imagined(moment.before, seat, moment.chance)
            texts = [
                tell(moment.before, decision)
                for tell in (game.teaching.where, game.teaching.introduce)
            ]
            assert texts == [
                tell(dealt_anew, decision)
                for tell in (game.teaching.where, game.teaching.introduce)
            ]
            for language in LANGUAGES:
                words = words_for(language, game.home, strict=True)
                for text in texts:
                    assert text is not None
                    said = words.say(text, NAMES)
                    assert said.endswith(".")
                    assert len(said) <= LONGEST


@each_game(having=lambda game: game.teaching.introduce)
def test_there_is_a_sentence_for_newcomers_to_every_kind_of_decision(game: AnyGame) -> None:
    found = {kind.waits.removeprefix("waiting-") for kind in kinds(game)}
    assert found
    for language in LANGUAGES:
        words = words_for(language, game.home)
        assert [kind for kind in found if not words.knows(f"meet-{kind}")] == []


@each_game(having=lambda game: game.rules.orders)
def test_whoever_only_leaves_an_order_is_not_told_of_what_is_not_theirs(game: AnyGame) -> None:
    assert game.teaching.where is not None
    words, read = words_for("en", game.home, strict=True), 0
    for moment in islice(moments(game, min(game.rules.seats), seed=1), PLIES):
        table = moment.before
        others = [at for at in range(min(game.rules.seats)) if table.decision_of(Seat(at)) is None]
        if any(order.ask(table, Seat(at)) for order in game.rules.orders for at in others):
            read += 1
            assert "you" not in words.say(game.teaching.where(table, moment.decision), NAMES)
    assert read


def following(said: Text) -> str:
    """What is said to come next."""
    after = dict(said.args)["next"]
    assert isinstance(after, Text)
    return after.key


def test_a_noble_whose_points_reach_the_goal_is_followed_by_the_end() -> None:
    assert SPLENDOR.teaching.where is not None
    ann, ben = of_splendor.player(), of_splendor.player(bought="3-04 3-08 2-01")
    table = of_splendor.lay(ann, ben, turn=Seat(1))
    for visited, key in (("", "where-next"), ("N-01", "where-end")):
        ben.nobles = of_splendor.nobles(visited)
        assert following(SPLENDOR.teaching.where(table, ChooseNoble(Seat(1)))) == key
    assert following(SPLENDOR.teaching.where(table, ChooseNoble(Seat(0)))) == "where-next"


def test_a_duel_that_is_won_or_stopped_has_no_next_turn() -> None:
    assert DUEL.teaching.where is not None
    table = of_duel.lay(turn=of_duel.ANN)
    assert following(DUEL.teaching.where(table, ChooseLoot(of_duel.ANN))) == "where-next"
    table.quiet = table.safety_stop - 1
    assert following(DUEL.teaching.where(table, DiscardTokens(of_duel.ANN))) == "where-end"
    table.stirred = True
    assert following(DUEL.teaching.where(table, DiscardTokens(of_duel.ANN))) == "where-next"
    table.players[of_duel.ANN].bought = [of_duel.owned("3-08")] * 5
    assert table.players[of_duel.ANN].reached
    assert following(DUEL.teaching.where(table, ChooseLoot(of_duel.ANN))) == "where-end"


def test_what_a_royal_steals_is_no_ability_of_a_card() -> None:
    words = words_for("en", DUEL.home, strict=True)
    table = of_duel.lay(turn=of_duel.ANN)
    assert DUEL.teaching.where is not None
    assert DUEL.teaching.introduce is not None
    told = [
        tell(table, ChooseLoot(of_duel.ANN))
        for tell in (DUEL.teaching.where, DUEL.teaching.introduce)
    ]
    where, meet = (words.say(text, NAMES) for text in told)
    assert where == "You take a token from your opponent, then Theo plays."
    assert "royals" in meet

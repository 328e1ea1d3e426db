"""Who is next: guessed from what everybody may know, and only where whatever is done leads to the
same seat.
"""

from __future__ import annotations

import pytest

from bot.hosting.next_player import next_up
from games.chance import Chance
from games.engine import begin
from games.package import AnyGame
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.pebbles import GAME as PEBBLES
from tests.games.playing import Moment, moments
from tests.library import GAMES


def test_where_turns_go_round_the_neighbour_is_next() -> None:
    table = begin(PEBBLES.rules.set_up(3, Chance(1), PEBBLES.rules.chosen())).table
    assert next_up(PEBBLES, table, Chance(2)) == 1


def test_where_several_must_act_nobody_is_next() -> None:
    table = begin(
        MARBLES.rules.set_up(3, Chance(1), MARBLES.rules.chosen([("auction", "sealed")]))
    ).table
    assert next_up(MARBLES, table, Chance(2)) is None


def followed(game: AnyGame) -> list[tuple[Moment, frozenset[int]]]:
    """Moments of a random game at which one seat had to act, each with those that had to after
    it.
    """
    found = list(moments(game, max(game.rules.seats), seed=2))
    waited = [
        frozenset(int(decision.seat) for decision in moment.before.waiting) for moment in found
    ]
    later = [
        next((seats for seats in waited[at:] if seats != waited[at]), None)
        for at in range(len(waited))
    ]
    pairs = zip(found, waited, later, strict=True)
    alone = [(moment, after) for moment, now, after in pairs if len(now) == 1 and after is not None]
    return alone[:: 4 if len(alone) > 40 else 1]  # of a short game all, of a long one enough


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_who_is_guessed_to_be_next_almost_always_is(game: AnyGame) -> None:
    guesses = [
        (next_up(game, moment.before, Chance(moment.ply)), after)
        for moment, after in followed(game)
    ]
    wrong = [guess for guess, after in guesses if guess is not None and after != {guess}]
    assert len(guesses) > 5
    assert len(wrong) <= len(guesses) / 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_guess_depends_on_nothing_that_not_everybody_knows(game: AnyGame) -> None:
    for moment, _ in followed(game)[:4]:
        dealt_anew = game.rules.scramble(moment.before, None, Chance(7))
        assert next_up(game, dealt_anew, Chance(1)) == next_up(game, moment.before, Chance(1))

"""Every game keeps the promises that the bot relies on, for all numbers of players and all table
options.

Random games are played to their end. The seeds are spread over many tests, and these over the
workers.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import combinations, islice
from types import ModuleType

import pytest

from games.moves import Action
from games.package import AnyGame
from tests.games.playing import first_table, moments
from tests.games.promises import (
    ALWAYS,
    OFTEN,
    SOMETIMES,
    a_finished_game_refuses_every_move,
    everything_told_can_be_said,
    is_dealt_anew,
    nothing_but_what_is_offered_is_accepted,
    the_record_leads_here,
)
from tests.library import GAMES

FEW = 4
SEEDS = int(os.environ.get("PARLOUR_SEEDS", FEW))
"""For each game and number of players, with the options that are in force by default."""
OF_A_VARIANT, OF_A_PAIR = 1 / 10, 1 / 20
"""The share of these seeds for an option that is not in force by default, and for two of them
together.
"""
AT_ONCE = 5
LOOKED_AT, LOOKED_AT_CLOSELY = 4, 20
"""One move in so many: a promise that costs little is tried at each."""
MOST_KNOWN = 50


def invariants_of(game: AnyGame) -> ModuleType:
    """What is true of all tables of a game; and, where its games are long, how many `SEEDS` are
    enough.
    """
    return import_module(f"tests.{game.home}.invariants")


def variants(game: AnyGame, seats: int) -> Iterator[tuple[Mapping[str, str], int]]:
    """The table as it comes, with each option in turn, and with options of two choices; with how
    many seeds. Unless there are many seeds, options and pairs are shared out among the numbers of
    players.
    """
    seeds: int = getattr(invariants_of(game), "SEEDS", SEEDS)
    yield {}, seeds
    place, turns = game.rules.seats.index(seats), 1 if SEEDS > FEW else len(game.rules.seats)
    options = (
        (choice.key, option)
        for choice in game.rules.choices
        for option in choice.options
        if option != choice.default
    )
    for key, option in islice(options, place % turns, None, turns):
        yield {key: option}, max(1, round(seeds * OF_A_VARIANT))
    for one, other in islice(combinations(game.rules.choices, 2), place % turns, None, turns):
        yield (
            {one.key: one.options[1], other.key: other.options[1]},
            max(1, round(seeds * OF_A_PAIR)),
        )


def journeys() -> Iterator[object]:
    for game in GAMES:
        for seats in game.rules.seats:
            for wishes, most in variants(game, seats):
                for first in range(0, most, AT_ONCE):
                    seeds = range(first, min(first + AT_ONCE, most))
                    variant = [f"{key}={option}" for key, option in wishes.items()]
                    name = "-".join(
                        (game.key, str(seats), *variant, f"seeds {seeds.start} to {seeds.stop - 1}")
                    )
                    yield pytest.param(game, seats, wishes, seeds, id=name)


@pytest.mark.parametrize(("game", "seats", "wishes", "seeds"), [*journeys()])
def test_a_game_keeps_its_promises(
    game: AnyGame, seats: int, wishes: Mapping[str, str], seeds: range
) -> None:
    invariants = invariants_of(game).INVARIANTS
    known: list[Action] = []
    hides = False
    for seed in seeds:
        replayed = first_table(game, seats, seed, wishes)
        everything_told_can_be_said(game, replayed)
        last: Action | None = None
        for moment in moments(game, seats, seed=seed, wishes=wishes):
            looked_at = (moment.ply + seed) % LOOKED_AT == 0
            looked_at_closely = (moment.ply + seed) % LOOKED_AT_CLOSELY == 0
            hides = hides or is_dealt_anew(moment)
            promises = (*ALWAYS, *(OFTEN if looked_at else ()))
            for promise in (*promises, *(SOMETIMES if looked_at_closely else ())):
                promise(moment)
            for invariant in invariants:
                invariant(moment.after)
            if looked_at_closely:
                nothing_but_what_is_offered_is_accepted(moment, known)
                known = [*known, moment.action][-MOST_KNOWN:]
            the_record_leads_here(moment, replayed)
            last = moment.action
            assert hides or moment.after.revealed == moment.before.revealed, (
                f"{game.key}: something comes to light, but scramble has dealt nothing anew"
                " before: what a seat cannot know must lie otherwise on the table that it returns"
            )
        assert last is not None, f"{game.key} is over before anybody has moved"
        a_finished_game_refuses_every_move(game, replayed, last)

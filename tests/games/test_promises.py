"""What the promises of every game find where a game breaks one, and what is said then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from games.chance import Chance
from games.engine import Seat, Step, Together
from games.package import AnyGame
from games.rules import Chosen, View
from games.text import Text
from tests.games.playing import Moment, moments
from tests.games.promises import (
    say,
    views_are_blind_to_what_they_may_not_show,
    what_comes_to_light_is_final,
)
from tests.games.toy import TOY, Opened, PencilledBid, Sharing, ToyTable
from tests.library import GAMES, with_rules


@dataclass(frozen=True, slots=True)
class Turning(Step[ToyTable]):
    """Both bids are shown; whoever is careful notes that they come to light."""

    careful: bool

    def run(self, table: ToyTable) -> None:
        if self.careful:
            table.reveal()
        table.tell(Opened(bids=dict(table.bids)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bids(View):
    """The bids that somebody sees, by seat."""

    bids: tuple[int | None, ...]


def own_bid(table: ToyTable, me: Seat | None) -> Bids:
    return Bids(me=me, bids=tuple(table.bids.get(seat) if seat == me else None for seat in SEATS))


def both_bids(table: ToyTable, me: Seat | None) -> Bids:
    return Bids(me=me, bids=tuple(table.bids.get(seat) for seat in SEATS))


def others_dealt(table: ToyTable, me: Seat | None, chance: Chance) -> ToyTable:
    fresh = table.draft_for(me, chance)
    fresh.bids = {seat: coins if seat == me else 3 - coins for seat, coins in fresh.bids.items()}
    return fresh


SEATS = (Seat(0), Seat(1))
GAME: AnyGame = with_rules(TOY, look=own_bid, scramble=others_dealt)


def with_turning(*, careful: bool) -> AnyGame:
    """A game in which both bid in secret, both bids are shown, and the game goes on."""

    def set_up(_seats: int, chance: Chance, _chosen: Chosen) -> ToyTable:
        table = ToyTable(chance=chance, deck=[])
        bids = Together(tuple(PencilledBid(seat) for seat in SEATS))
        table.then(bids, Turning(careful), Sharing(Seat(0)))
        return table

    return with_rules(GAME, set_up=set_up)


def keep(promise: Callable[[Moment], None], game: AnyGame) -> None:
    """Whether a random game keeps a promise at each of its moves."""
    for moment in moments(game, 2, seed=1):
        promise(moment)


def test_whoever_bids_last_may_not_take_it_back_after_seeing_all_bids() -> None:
    keep(what_comes_to_light_is_final, with_turning(careful=True))
    told = r"of seat (0|1) brings to light .* call table\.reveal\(\) .* news\[0\]\.bids\["
    with pytest.raises(AssertionError, match=told):
        keep(what_comes_to_light_is_final, with_turning(careful=False))


def test_a_view_that_shows_a_secret_is_told_of_with_the_place() -> None:
    game = with_rules(with_turning(careful=True), look=both_bids)
    told = r"toy: look shows a spectator .*\. view\.bids\[(0|1)\] is \d, or \d"
    with pytest.raises(AssertionError, match=told):
        keep(views_are_blind_to_what_they_may_not_show, game)


def test_a_seat_that_is_told_of_as_a_number_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"has a number for a player: write Name\(1\)"):
        say(GAMES[0], Text("list", of=(Text("took", who=Seat(1)),)))

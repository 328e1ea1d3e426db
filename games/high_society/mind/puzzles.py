"""Puzzles of High Society: the bid that costs least, where it is told how far the others go.

They raise as standing bids do (HS-66 to HS-69): with the cheapest cards, as long as these are
within their limit. Nobody gets change, so a bid may make somebody lay the very cards that would be
needed later.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from games.draft import draft
from games.engine import Event, Seat, advance
from games.high_society.actions import Pass, Raise
from games.high_society.catalogue import RED_FRAMES, Auction
from games.high_society.events import (
    BiddingRan,
    Bought,
    Call,
    Passed,
    Raised,
    Suffered,
    called,
)
from games.high_society.mind.bidding import limit_of
from games.high_society.rules.auctions import Turn
from games.high_society.rules.limits import cheapest, reach
from games.high_society.table import MOST_LIMIT, HighSocietyTable
from games.moves import Action
from games.proofs import ways
from games.puzzles import Proved, PuzzleKind, SearchLimit, Solution
from games.text import Name, Text

MOST_OTHERS = 3
"""So many others, at most, may still be in: nobody wants to reckon with more."""
MOST_CARDS = 8
"""Nor with more cards in a hand."""
MISSED = -MOST_LIMIT - 1
"""What it is worth to miss the aim: less than any price."""


def _others(table: HighSocietyTable, seat: Seat) -> dict[Seat, int]:
    """How far each of the others goes who is still in, by seat."""
    return {
        Seat(at): limit_of(table, Seat(at))
        for at, player in enumerate(table.players)
        if at != seat and not player.passed
    }


def _goes_on(table: HighSocietyTable, seat: Seat, limit: int) -> bool:
    """Whether somebody who goes that far would raise the highest bid."""
    return reach(table.players[seat], limit) > table.high


def _asked(table: HighSocietyTable, seat: Seat) -> bool:
    """In an open auction in which somebody else goes on, with few enough people and cards."""
    if not isinstance(table.decision_of(seat), Turn) or table.sealed or table.hidden_scoring:
        return False
    others = _others(table, seat)
    rivals = [other for other, limit in others.items() if _goes_on(table, other, limit)]
    return (
        bool(rivals)
        and len(others) <= MOST_OTHERS
        and all(len(table.players[at].hand) <= MOST_CARDS for at in (seat, *rivals))
    )


def _question(key: str, table: HighSocietyTable, seat: Seat) -> Text:
    """How far the others go, clockwise, and what those hold who raise once more."""
    limits = _others(table, seat)
    others = sorted(limits, key=lambda other: (other - seat) % len(table.players))
    told = list[Text]()
    for on, seats in groupby(others, lambda other: _goes_on(table, other, limits[other])):
        if on:
            told += [_goes_to(table, other, limits[other]) for other in seats]
        else:
            who = tuple(map(Name, seats))
            told.append(Text("puzzle-no-more", who=who, n=len(who)))
    return Text(key, card=called(table.under_the_hammer), others=tuple(told))


def _goes_to(table: HighSocietyTable, seat: Seat, limit: int) -> Text:
    """How far somebody goes, and with which cards."""
    cards = ", ".join(map(str, table.players[seat].hand))
    return Text("puzzle-other", who=Name(seat), limit=limit, cards=cards)


def _prove(
    table: HighSocietyTable, seat: Seat, limit: SearchLimit, *, auction: Auction
) -> Sequence[Proved]:
    """Return what each first bid costs in the end; nothing in an auction of the other kind."""
    if table.under_the_hammer.auction is not auction:
        return []
    search = _Bidding(seat, _others(table, seat), limit)
    last = _last_auction(table)
    return [
        # As they all take one move, none is idle: of two that cost the same, neither is the answer.
        Proved(action, found.worth, found.worth, 1, (action,), BiddingRan(calls=found.calls).line)
        for action, found in search.bids(ways(last, last.waiting[0]))
    ]


def _last_auction(table: HighSocietyTable) -> HighSocietyTable:
    """The table with nothing to follow: what is turned up next does not matter."""
    last = draft(table)
    last.reds = RED_FRAMES - 1
    last.deck = [next(card for card in last.deck if card.red)]
    return last


@dataclass(frozen=True, slots=True)
class _Found:
    """What the rest of an auction costs at best, negated, and how it goes then."""

    worth: int
    calls: tuple[Call, ...] = ()


@dataclass(slots=True)
class _Bidding:
    """The rest of an auction in which the others go up to known limits."""

    me: Seat
    limits: dict[Seat, int]
    left: SearchLimit
    known: dict[Hashable, _Found] = field(default_factory=dict)

    def bids(
        self, looked_at: Iterable[tuple[Action, HighSocietyTable]]
    ) -> Iterator[tuple[Action, _Found]]:
        """What comes of each thing that is looked at."""
        for action, after in looked_at:
            self.left.spend()
            yield action, self.after(after)

    def after(self, table: HighSocietyTable) -> _Found:
        """Let the others bid until it is one's turn again, or until somebody has the card."""
        staked, calls = table.players[self.me].total, [*_calls(table)]
        while (worth := self.sold(table.last, staked)) is None:
            decision = table.waiting[0]
            if decision.seat == self.me:
                found = self.best(table)
                return _Found(found.worth, (*calls, *found.calls))
            assert isinstance(decision, Turn), "somebody bids"
            advance(table, decision.seat, decision.within(table, self.limits[decision.seat]))
            calls += _calls(table)
        return _Found(worth, tuple(calls))

    def sold(self, events: Sequence[Event], staked: int) -> int | None:
        """What the auction has cost, negated, with so much staked; nothing if it goes on."""
        for event in events:
            match event:
                case Bought(seat=seat, paid=paid):
                    return -sum(paid) if seat == self.me else MISSED
                case Suffered(seat=seat):
                    return MISSED if seat == self.me else -staked
        return None

    def best(self, table: HighSocietyTable) -> _Found:
        """The best that one can do at a table; if that can be done in several ways, the shortest
        auction.
        """
        key = tuple([(player.hand, player.passed) for player in table.players])
        if key not in self.known:
            enough = _enough(table, self.me, self.limits)
            looked_at = ways(
                table,
                table.waiting[0],
                # Of bids that nobody can top, the lowest will do.
                lambda _, action: isinstance(action, Pass) or _total(table, action) <= enough,
            )
            self.known[key] = max(
                [found for _, found in self.bids(looked_at)],
                key=lambda found: (found.worth, -len(found.calls)),
            )
        return self.known[key]


def _calls(table: HighSocietyTable) -> Iterator[Call]:
    """What was called in the latest move."""
    for event in table.last:
        match event:
            case Raised(seat=seat, total=total):
                yield Call(seat, total)
            case Passed(seat=seat):
                yield Call(seat, 0)


def _plain(table: HighSocietyTable, action: Action) -> bool:
    """Whether a bid is the lowest there is, or one that nobody can top."""
    seat = table.waiting[0].seat
    player, total = table.players[seat], _total(table, action)
    least = player.total + sum(cheapest(player, table.high, MOST_LIMIT))
    return total == least or total >= _enough(table, seat, _others(table, seat))


def _total(table: HighSocietyTable, action: Action) -> int:
    """What one's bid comes to by a raise."""
    assert isinstance(action, Raise)
    return table.players[table.waiting[0].seat].total + sum(action.cards)


def _enough(table: HighSocietyTable, seat: Seat, limits: Mapping[Seat, int]) -> int:
    """The lowest bid of a seat that nobody can top; more than it has, if there is none."""
    players = table.players
    top = max(
        [table.high, *(reach(players[at], limits[at]) for at in limits if not players[at].passed)]
    )
    cards = cheapest(players[seat], max(table.high, top - 1), MOST_LIMIT)
    return players[seat].total + (sum(cards) if cards else MOST_LIMIT + 1)


def _alike(table: HighSocietyTable, action: Action) -> Hashable:
    """A bid of as much, whatever cards it is made of; and all that nobody can top are one."""
    if not isinstance(action, Raise):
        return action
    seat = table.waiting[0].seat
    return min(_total(table, action), _enough(table, seat, _others(table, seat)))


def _reached(n: int) -> str:
    return "no" if n == MISSED else "yes"


def _kind(key: str, question: str, auction: Auction) -> PuzzleKind[HighSocietyTable]:
    """The puzzles of auctions of one kind."""

    def told(n: int) -> Text:
        return Text(f"puzzle-{key}-value", n=-n, reached=_reached(n))

    def why(solution: Solution) -> Text:
        n, other = solution.best.least, solution.second.least
        return Text(f"puzzle-{key}-why", n=-n, more=n - other, reached=_reached(other))

    return PuzzleKind(
        key=key,
        question=partial(_question, question),
        told=told,
        why=why,
        asked=_asked,
        prove=partial(_prove, auction=auction),
        idle=(Pass,),
        plain=_plain,
        alike=_alike,
    )


PRICE = _kind("price", "puzzle-price", Auction.BUY)
ESCAPE = _kind("escape", "puzzle-escape", Auction.AVOID)

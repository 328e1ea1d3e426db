"""What comes of moves at tables of Last Will: what they cost, spend and use up, in whatever
notation.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from games.chance import Chance
from games.engine import Event, Seat, begin, play
from games.last_will import GAME
from games.last_will.actions import (
    Buy,
    ChoosePlan,
    Discard,
    Draw,
    DrawOne,
    EndTurn,
    Keep,
    LeaveFair,
    Lower,
    Mark,
    MarkFarm,
    Place,
    Play,
    RearrangeMarket,
    Sell,
    Use,
    VisitOpera,
)
from games.last_will.catalogue import MAIN_DECKS, Card, Deck
from games.last_will.rules.course import KeepSome
from games.last_will.rules.standings import standings
from games.last_will.rules.turns import Turn
from games.last_will.table import Laid, LastWillTable, Player
from games.moves import Action
from games.rules import Standing
from tests.games.last_will import tables
from tests.games.last_will.scenes import NAMED, cards, copied, name, names, settled
from tests.games.last_will.tables import ANN
from tests.games.moves import offers

Told = TypeVar("Told", bound=Event)
VERBS: Mapping[str, type[Action]] = {
    "play": Play,
    "place": Place,
    "buy": Buy,
    "sell": Sell,
    "activate": Use,
    "mark": Mark,
    "discard": Discard,
    "end": EndTurn,
    "lower": Lower,
    "fair": MarkFarm,
    "leave": LeaveFair,
}


def finished(*players: Player, **more: object) -> LastWillTable:
    """A table after a round that has ended the game."""
    table = tables.end_of_round(*map(copied, players), **settled(more))
    table = _kept(table)
    assert table.over
    return table


def begun(seats: int = 4, seed: int = 1, **wishes: str) -> LastWillTable:
    """A new game, before anybody has kept cards."""
    return begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen(wishes.items()))).table


def kept(table: LastWillTable) -> LastWillTable:
    """The table once everybody has kept the cards dealt first."""
    return _kept(table)


def _kept(table: LastWillTable) -> LastWillTable:
    while table.waiting and isinstance(decision := table.waiting[0], KeepSome):
        hand_ = table.players[decision.seat].hand
        table = play(table, decision.seat, Keep(tuple(hand_[: decision.limit]))).table
    return table


@cache
def rounds(seats: int) -> tuple[LastWillTable, ...]:
    """The beginning of each round of a game in which nobody spends anything; the last table is
    over.
    """
    table = begun(seats)
    found = [table]
    table = kept(table)
    while not table.over:
        table = quietly(table)
        if table.round > found[-1].round or table.over:
            found.append(table)
    return tuple(found)


# Moves


@dataclass(frozen=True)
class Outcome:
    """What comes of a move."""

    action: Action
    table: LastWillTable
    cost: int
    """In actions; less than nothing if it brings some."""
    spent: int
    """In pounds; less than nothing if it brings some."""
    used: str
    """What leaves the hand besides the card itself."""


def moves(table: LastWillTable, verb: str, of: str | None = None) -> list[Outcome]:
    """What comes of each way to do this, with this card, that whoever must act is offered."""
    return [*_outcomes(table, verb, of)]


def _outcomes(table: LastWillTable, verb: str, of: str | None) -> Iterator[Outcome]:
    seat = table.waiting[0].seat
    before = table.players[seat]
    for action in offers(table).values():
        if isinstance(action, VERBS[verb]) and (
            of is None or getattr(action, "card", None) is NAMED[of]
        ):
            later = play(table, seat, action).table
            after = later.players[seat]
            gone = [*before.hand]
            for one in after.hand:
                gone.remove(one)
            if of is not None and NAMED[of] in gone:
                gone.remove(NAMED[of])
            cost, spent = before.actions - after.actions, before.money - after.money
            yield Outcome(action, later, cost, spent, names(gone))


def can(table: LastWillTable, verb: str, of: str | None = None) -> bool:
    """Whether whoever must act is offered this."""
    return bool(moves(table, verb, of))


def spends(table: LastWillTable, verb: str, of: str) -> set[int]:
    """The sums that this may spend."""
    return {move.spent for move in moves(table, verb, of)}


def paid(table: LastWillTable, verb: str, of: str) -> set[tuple[int, int]]:
    """What this may cost in actions and spend in pounds."""
    return {(move.cost, move.spent) for move in moves(table, verb, of)}


def do(
    table: LastWillTable,
    verb: str,
    of: str | None = None,
    *,
    spending: int | None = None,
    costing: int | None = None,
    using: str | None = None,
) -> LastWillTable:
    """The table after this, done in the first way that spends, costs and uses up what is asked
    for.
    """
    for move in moves(table, verb, of):
        if (
            spending in (None, move.spent)
            and costing in (None, move.cost)
            and using in (None, move.used)
        ):
            return move.table
    raise AssertionError(f"{verb} {of} is not offered so: {[*offers(table)]}")


def act(table: LastWillTable, action: Action) -> LastWillTable:
    """The table after an action of whoever must act."""
    return play(table, table.waiting[0].seat, action).table


def plan(table: LastWillTable, space: int, **counts: int) -> LastWillTable:
    """The table once whoever must act has planned there and drawn, so many cards of each deck or
    any.
    """
    seat = table.waiting[0].seat
    table = act(table, ChoosePlan(space))
    if table.waiting[0].seat != seat or not any(
        isinstance(move, Draw) for move in offers(table).values()
    ):
        return table
    if not counts:
        return act(table, next(iter(offers(table).values())))
    numbers = (counts.get(deck.value, 0) for deck in MAIN_DECKS)
    return act(table, Draw(*numbers))


def quietly(table: LastWillTable) -> LastWillTable:
    """The table after a move that spends nothing and leaves the market alone."""
    decision = table.waiting[0]
    if isinstance(decision, Turn):
        return act(table, EndTurn())
    if isinstance(decision, KeepSome):
        return _kept(table)
    quiet = [
        action
        for action in offers(table).values()
        if not isinstance(action, VisitOpera | RearrangeMarket)
    ]
    return act(table, min(quiet, key=lambda action: isinstance(action, DrawOne)))


def ended_turns(table: LastWillTable) -> LastWillTable:
    """The table once all turns of the round are over: cards may have to be discarded still."""
    while table.waiting and isinstance(table.waiting[0], Turn):
        table = act(table, EndTurn())
    return table


def end_round(table: LastWillTable) -> LastWillTable:
    """The table after the round: in the planning of the next one, or over."""
    number = table.round
    while table.round == number and not table.over:
        table = quietly(table)
    return table


def next_round(
    table: LastWillTable, *, hand: str | None = None, actions: int | None = None
) -> LastWillTable:
    """The table in Ann's turn of the next round, with the hand and the actions that are asked
    for.
    """
    table = end_round(table)
    while not (table.waiting[0].seat == ANN and isinstance(table.waiting[0], Turn)):
        table = quietly(table)
    if hand is not None:
        table.players[ANN].hand = cards(hand)
    if actions is not None:
        table.players[ANN].actions = actions
    return table


# Looking


def money(table: LastWillTable, who: Seat = ANN) -> int:
    """What somebody has, in pounds."""
    return table.players[who].money


def left(table: LastWillTable, who: Seat = ANN) -> int:
    """What is left on somebody's action counter."""
    return table.players[who].actions


def hand(table: LastWillTable, who: Seat = ANN) -> str:
    """Somebody's hand, by names in alphabetical order."""
    return names(table.players[who].hand)


def board(table: LastWillTable, who: Seat = ANN) -> str:
    """The cards on somebody's board, by names in alphabetical order."""
    return names(there.card for there in table.players[who].board)


def _lying(table: LastWillTable, name_: str, who: Seat) -> Laid:
    return next(there for there in table.players[who].board if there.card is NAMED[name_])


def value(table: LastWillTable, name_: str, who: Seat = ANN) -> int:
    """What a property is worth now, in pounds."""
    return _lying(table, name_, who).value


def markers(table: LastWillTable, name_: str, who: Seat = ANN) -> str:
    """The markers on a card, from the top down."""
    there = _lying(table, name_, who)
    return " ".join(
        row.companion.value for row in there.card.rows[1 : there.markers + 1] if row.companion
    )


def pile(table: LastWillTable, deck_: Deck) -> list[str]:
    """A discard pile, by names in alphabetical order."""
    return sorted(map(name, table.piles[deck_]))


def deck(table: LastWillTable, deck_: Deck) -> list[str]:
    """A deck from the bottom up."""
    return [name(one) for one in table.decks[deck_]]


def out_of_the_game(table: LastWillTable) -> list[str]:
    """The special cards that have left the game."""
    return pile(table, Deck.SPECIAL)


def offered(table: LastWillTable, slot: str) -> Card | None:
    """What was laid in a slot of the offer."""
    return next(one.card for one in table.offer if one.slot == slot)


def news(table: LastWillTable, kind: type[Told]) -> list[Told]:
    """What of this kind the latest move caused."""
    return [event for event in table.last if isinstance(event, kind)]


def standing(table: LastWillTable, who: Seat) -> Standing:
    """Where somebody stands."""
    return next(row for row in standings(table) if row.seat == who)


def ranking(table: LastWillTable) -> list[Seat]:
    """The seats, best first."""
    return [row.seat for row in standings(table)]


def score(table: LastWillTable, who: Seat) -> int:
    """Money and property together, in pounds."""
    return -standing(table, who).merit[0]

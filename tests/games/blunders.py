"""Silly moves, which no player with some sense makes: looked for in the record of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games import high_society, last_will, princes_of_florence
from games.chance import Chance
from games.draft import draft
from games.engine import Action, Seat, advance, begin
from games.game import Game
from games.high_society.catalogue import RED_FRAMES, Auction
from games.high_society.table import HighSocietyTable
from games.last_will import actions as wills
from games.last_will.boards import use_actions, use_amounts
from games.last_will.catalogue import ActMore
from games.last_will.table import LastWillTable
from games.princes_of_florence import actions as princes
from games.princes_of_florence.catalogue import Asks
from games.princes_of_florence.figures import PRESTIGE_PRICE, ROUNDS
from games.princes_of_florence.rules.cards import KeepOnePrestige
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.values import prestige_value

EIGHT = 8
"""Points of a prestige card that nobody declines when they are sure."""


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, and the table on which it was made."""

    before: Any
    seat: Seat
    action: Action


Look = Callable[[Sequence[Ply]], Iterator[tuple[str, Ply]]]


def played(game: Game[Any, Any], seats: int, seed: int, wishes: Mapping[str, str]) -> list[Ply]:
    """A game in which everybody does what the habit says, asked on a table dealt anew."""
    table = begin(game.laid_out(seats, Chance(seed), wishes)).table
    chance, record = Chance(seed), []
    imagine, habit = game.imagine or game.scramble, game.habit
    assert habit is not None
    while not table.over:
        seat = chance.pick(table.waiting).seat
        guess = imagine(table, seat, chance)
        decision = guess.decision_of(seat)
        assert decision is not None
        action = habit(guess, decision, chance)
        assert action is not None, f"nobody has a habit for {decision}"
        record.append(Ply(draft(table), seat, action))
        advance(table, seat, action)
    return record


# High Society


def bids_what_keeps_from_ruin(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A raise that, if it won, would leave its owner poorest when the next card may end the game;
    or the very last money while somebody has more.
    """
    for ply in record:
        table = ply.before
        match ply.action:
            case high_society.actions.Raise(cards):
                player = table.players[ply.seat]
                left = player.money - sum(cards)
                if left <= _poorest_other(table, ply.seat) and (
                    table.reds == RED_FRAMES - 1 or not left
                ):
                    yield "the last money spent while poorest", ply


def _poorest_other(table: HighSocietyTable, seat: Seat) -> int:
    """What the poorest of the others will have if *seat* takes a card that is bought, or does not
    take one that is avoided.
    """
    bought = table.under_the_hammer.auction is Auction.BUY
    return min(
        player.money + (player.total if bought else 0)
        for at, player in enumerate(table.players)
        if at != seat
    )


def raises_more_than_it_must(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A raise with a card without which it would still be the highest."""
    for ply in record:
        match ply.action:
            case high_society.actions.Raise(cards):
                player = ply.before.players[ply.seat]
                if player.total + sum(cards) - min(cards) > max(ply.before.high, 0):
                    yield "a card more than the raise needs", ply


def gives_the_thief_the_best(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A luxury card given up although a lesser one lay there."""
    for ply in record:
        match ply.action:
            case high_society.actions.Discard(card):
                if card.worth > min(own.worth for own in ply.before.players[ply.seat].luxuries):
                    yield "a better card than need be given to the thief", ply


# The Princes of Florence


def declines_sure_points(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """In the last round, a prestige card left that counts at least eight points more than the one
    kept, as things stand.
    """
    for ply in record:
        table = ply.before
        decision = table.decision_of(ply.seat)
        if not isinstance(decision, KeepOnePrestige) or table.round < ROUNDS:
            continue
        assert isinstance(ply.action, princes.KeepPrestige)
        player = table.players[ply.seat]
        worths = {card: prestige_value(card, player, table.players) for card in decision.drawn}
        sure = [card for card in decision.drawn if card.asks is Asks.HAVE]
        best = max((worths[card] for card in sure), default=0)
        if best >= EIGHT > worths[ply.action.card] and ply.action.card.asks is Asks.HAVE:
            yield "sure points of a prestige card declined", ply


def takes_money_that_buys_nothing(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A last payday after which more than a prestige point's worth of florins is taken, and no
    action is left to spend them on.
    """
    for place, ply in enumerate(record):
        match ply:
            case Ply(before=PrincesTable() as table, action=princes.TakePay(points)):
                decision = table.decision_of(ply.seat)
                assert isinstance(decision, Payday)
                later = [other for other in record[place + 1 :] if other.seat == ply.seat]
                spends = any(not isinstance(other.action, princes.EndTurn) for other in later)
                if table.round == ROUNDS and points < decision.most and not spends:
                    yield "florins taken that buy nothing any more", ply


def leaves_prestige_unbought(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A last turn ended with an action left, money for a building and room for one."""
    for ply in record:
        match ply:
            case Ply(before=PrincesTable() as table, action=princes.EndTurn()):
                player, decision = table.players[ply.seat], table.decision_of(ply.seat)
                room = any(
                    table.buildings[kind] and player.has_room(kind) and not player.has(kind)
                    for kind in table.buildings
                )
                left = getattr(decision, "left", 0)
                if (
                    table.round == ROUNDS
                    and left
                    and room
                    and player.building_price <= player.money
                ):
                    yield "nothing built in the last round with money for it", ply


def pays_prestige_for_nothing(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """Prestige points sold in the last round for less than they cost."""
    for ply in record:
        match ply:
            case Ply(before=PrincesTable(round=round_), action=princes.Sell(points)):
                if round_ == ROUNDS and points * PRESTIGE_PRICE:
                    yield "prestige sold in the last round", ply


# Last Will


def throws_away_what_is_new(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A card discarded from the board in the turn in which it was placed, or before its use that
    takes no action.
    """
    placed: dict[Seat, list[Any]] = {}
    for ply in record:
        match ply.action:
            case wills.ChoosePlan():
                placed[ply.seat] = []
            case wills.Place(card):
                placed.setdefault(ply.seat, []).append(card)
            case wills.Discard(card):
                player = ply.before.players[ply.seat]
                laid = player.lying(card)
                copies = sum(other.card is card for other in player.board)
                if placed.get(ply.seat, []).count(card) >= copies:
                    yield "a card thrown away in the turn in which it was placed", ply
                assert laid is not None
                free = not use_actions(player, laid) and not laid.used
                if free and any(map(player.may_spend, use_amounts(player, laid))):
                    yield "a card thrown away before its use for nothing", ply


def throws_away_friends(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """An old friend discarded from the board before the last round."""
    for ply in record:
        match ply.action:
            case wills.Discard(card):
                if isinstance(card.ability, ActMore):
                    yield "an old friend thrown away", ply


def leaves_free_uses(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A turn ended although money could be spent without an action."""
    for ply in record:
        match ply:
            case Ply(before=LastWillTable() as table, action=wills.EndTurn()):
                player = table.players[ply.seat]
                for laid in player.board:
                    free = not laid.used and not laid.falls and not use_actions(player, laid)
                    if free and any(
                        pounds and player.may_spend(pounds) for pounds in use_amounts(player, laid)
                    ):
                        yield "a use for nothing left", ply


BLUNDERS: Mapping[str, Sequence[Look]] = {
    high_society.GAME.key: (
        bids_what_keeps_from_ruin,
        raises_more_than_it_must,
        gives_the_thief_the_best,
    ),
    princes_of_florence.GAME.key: (
        declines_sure_points,
        takes_money_that_buys_nothing,
        leaves_prestige_unbought,
        pays_prestige_for_nothing,
    ),
    last_will.GAME.key: (throws_away_what_is_new, throws_away_friends, leaves_free_uses),
}


def blunders(game: Game[Any, Any], record: Sequence[Ply]) -> list[str]:
    """What silly things happened in a game."""
    return [said for look in BLUNDERS[game.key] for said, _ in look(record)]

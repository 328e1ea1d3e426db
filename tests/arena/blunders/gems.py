"""Blunders of Splendor and of Splendor Duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.draft import draft
from games.engine import Seat, advance
from games.moves import Action, Illegal
from games.splendor import actions as splendor
from games.splendor.catalogue import GOLD
from games.splendor.rules.rounds import Turn as SplendorTurn
from games.splendor.table import GOAL, SplendorTable
from games.splendor_duel import actions as duel
from games.splendor_duel.catalogue import GOLD as DUEL_GOLD
from games.splendor_duel.catalogue import LINES, Card
from games.splendor_duel.rules.lines import is_penalised
from games.splendor_duel.rules.turns import Turn as DuelTurn
from games.splendor_duel.table import MOST_RESERVED, MOST_TOKENS, DuelTable
from games.tally import cheapest
from tests.arena.blunders.plies import Ply

WORTHY = 2
"""A card with so many points is better bought than tokens exchanged."""


def of_splendor(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A winning purchase missed, gold paid or returned for nothing, tokens exchanged while points
    can be bought, a blind reservation while another can win with a card in sight.
    """
    for ply in record:
        for blunder in _of_splendor(ply.before, ply.seat, ply.action):
            yield blunder, ply


def of_duel(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """The same, and single tokens while three lie in a line, a board filled by whoever has no room
    for its tokens, a victory left to the opponent.
    """
    for ply in record:
        for blunder in _of_duel(ply.before, ply.seat, ply.action):
            yield blunder, ply


def _of_splendor(table: SplendorTable, seat: Seat, action: Action) -> list[str]:
    player, found = table.players[seat], list[str]()
    if isinstance(table.decision_of(seat), SplendorTurn):
        wins = [card for card in table.affordable(player) if _ends_well(table, seat, card)]
        if wins and not (isinstance(action, splendor.Buy) and action.card in wins):
            found.append("winning-buy-missed")
    match action:
        case splendor.Buy(card, payment):
            if payment[GOLD] > cheapest(player.price(card), player.tokens, GOLD)[GOLD]:
                found.append("gold-paid-for-nothing")
        case splendor.TakeDifferent() | splendor.TakeTwo():
            worthy = any(card.points >= WORTHY for card in table.affordable(player))
            if worthy and player.tokens.total >= table.token_limit:
                found.append("tokens-exchanged")
        case splendor.Return(tokens):
            if tokens[GOLD] and player.tokens.total - player.tokens[GOLD] >= tokens.total:
                found.append("gold-returned")
        case splendor.ReserveUnseen():
            rivals = [other for other in table.players if other is not player]
            if any(
                rival.points + card.points >= GOAL
                for rival in rivals
                for card in table.face_up
                if rival.can_pay(rival.price(card))
            ):
                found.append("blind-while-another-wins")
    return found


def _ends_well(table: SplendorTable, seat: Seat, card: Any) -> bool:
    """Whether buying *card* ends the game at once, with *seat* as the only winner."""
    player = table.players[seat]
    trial = draft(table)
    payment = cheapest(player.price(card), player.tokens, GOLD)
    try:
        advance(trial, seat, splendor.Buy(card, payment))
    except Illegal:
        return False
    if not trial.over:
        return False
    points = [(other.points, -len(other.bought)) for other in trial.players]
    return points.count(max(points)) == 1 and points[seat] == max(points)


def _of_duel(table: DuelTable, seat: Seat, action: Action) -> list[str]:
    player, found = table.players[seat], list[str]()
    if not isinstance(table.decision_of(seat), DuelTurn):
        return found
    buys = [move for move in duel_moves_of(table, seat) if isinstance(move, duel.Buy)]
    if any(_wins(table, seat, buy) for buy in buys):
        if not _wins(table, seat, action):
            found.append("winning-buy-missed")
        return found
    rival = table.players[1 - seat]
    threats = [
        card for card in table.affordable(rival) if card in table.face_up and _won(rival, card)
    ]
    match action:
        case duel.Buy(card, payment):
            if (
                payment[DUEL_GOLD]
                > cheapest(player.price(card), player.tokens, DUEL_GOLD)[DUEL_GOLD]
            ):
                found.append("gold-paid-for-nothing")
        case duel.Replenish() if table.open_spots and player.tokens.total + 3 > MOST_TOKENS:
            found.append("replenished-without-room")
        case duel.ReserveUnseen() if threats:
            found.append("blind-while-the-other-wins")
        case duel.Take(line) if len(line.cells) == 1 and _three_lie_there(table):
            if player.tokens.total + 3 <= MOST_TOKENS:
                found.append("single-token-taken")
    can_reserve = bool(table.cells_with(DUEL_GOLD)) and len(player.reserved) < MOST_RESERVED
    done = isinstance(action, duel.Take | duel.Reserve | duel.ReserveUnseen)
    stops = isinstance(action, duel.Reserve) and action.card in threats
    if len(threats) == 1 and can_reserve and done and not stops:
        found.append("victory-left-to-the-other")
    return found


def duel_moves_of(table: DuelTable, seat: Seat) -> list[Action]:
    """Return the purchases that *seat* can make, each with its cheapest payment."""
    player = table.players[seat]
    return [
        duel.Buy(card, cheapest(player.price(card), player.tokens, DUEL_GOLD), colour)
        for card in table.affordable(player)
        for colour in (player.copies(card) if card.wild else (None,))
    ]


def _wins(table: DuelTable, seat: Seat, action: Action) -> bool:
    """Whether a purchase reaches a goal in this turn, with the royal that it may bring."""
    if not isinstance(action, duel.Buy):
        return False
    trial = draft(table)
    advance(trial, seat, action)
    player = trial.players[seat]
    if player.royal_is_due:
        best = max(trial.royals, key=lambda royal: royal.points)
        player.royals = [*player.royals, best]
    return bool(player.reached)


def _won(player: Any, card: Card) -> bool:
    """Whether *card* brings a player to a goal, the royals of its crowns not counted."""
    trial = draft(player)
    colours = player.copies(card) if card.wild else (card.bonus,)
    owned = type(player.bought[0]) if player.bought else None
    if owned is None:
        return False
    reached = False
    for colour in colours:
        trial.bought = [*player.bought, owned(card, colour)]
        reached = reached or bool(trial.reached)
    return reached


def _three_lie_there(table: DuelTable) -> bool:
    """Whether three tokens lie in a line that would not please the opponent."""
    for line in LINES.values():
        colours = [table.at(cell) for cell in line.cells]
        there = [c for c in colours if c is not None and c is not DUEL_GOLD]
        if len(there) == 3 and not is_penalised(there):
            return True
    return False

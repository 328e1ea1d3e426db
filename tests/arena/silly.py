"""Finds silly moves: what nobody does who has played a game twice.

A `Watch` is told of every move of a game before it is made. It may look at the whole table, but
calls a move silly only for what everybody could see.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from games.draft import draft
from games.engine import Action, Illegal, Seat, Table, advance
from games.game import Game
from games.high_society import actions as society
from games.high_society.catalogue import RED_FRAMES, Auction
from games.high_society.table import HighSocietyTable
from games.last_will import actions as will
from games.last_will.table import LastWillTable
from games.princes_of_florence import actions as princes
from games.princes_of_florence.catalogue import Asks
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.values import prestige_value
from games.splendor import actions as splendor
from games.splendor.catalogue import GOLD
from games.splendor.rules import Turn as SplendorTurn
from games.splendor.table import GOAL, SplendorTable
from games.splendor_duel import actions as duel
from games.splendor_duel.catalogue import GOLD as DUEL_GOLD
from games.splendor_duel.catalogue import LINES, Card
from games.splendor_duel.lines import is_penalised
from games.splendor_duel.rules import Turn as DuelTurn
from games.splendor_duel.table import MOST_RESERVED, MOST_TOKENS, DuelTable
from games.tally import cheapest

SURE = 8
"""Points of a prestige card that are not declined for nothing."""


@dataclass(slots=True)
class Watch:
    """What silly moves were made, by whom, and in how many games and moves."""

    found: Counter[tuple[str, str]] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    _placed: dict[tuple[Seat, str], int] = field(default_factory=dict)

    def __call__(
        self, game: Game[Any, Any], table: Table, seat: Seat, action: Action, name: str
    ) -> None:
        """Look at a move that is about to be made."""
        self.moves[name] += 1
        for folly in (*follies(table, seat, action), *self._thrown_away(table, seat, action)):
            self.found[name, folly] += 1

    def _thrown_away(self, table: Table, seat: Seat, action: Action) -> list[str]:
        """A card that leaves the board in the round in which it came, without any use."""
        if not isinstance(table, LastWillTable):
            return []
        match action:
            case will.Place(card=card):
                self._placed[seat, card.id] = table.round
            case will.Use(card=card) | will.Mark(card=card):
                self._placed.pop((seat, card.id), None)
            case will.Discard(card=card) if self._placed.get((seat, card.id)) == table.round:
                return ["new-card-thrown-away"]
        return []


def follies(table: Table, seat: Seat, action: Action) -> list[str]:
    """Return the names of what is silly about a move."""
    match table:
        case SplendorTable():
            return _of_splendor(table, seat, action)
        case DuelTable():
            return _of_duel(table, seat, action)
        case HighSocietyTable():
            return _of_society(table, seat, action)
        case PrincesTable():
            return _of_princes(table, seat, action)
    return []


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
    """Whether a purchase reaches a goal at once, whatever else it does."""
    if not isinstance(action, duel.Buy):
        return False
    trial = draft(table)
    advance(trial, seat, action)
    return bool(trial.players[seat].reached)


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


def _of_society(table: HighSocietyTable, seat: Seat, action: Action) -> list[str]:
    """The last money, or in the last auctions what makes one the poorest, bid for a luxury."""
    if not isinstance(action, society.Raise):
        return []
    if table.under_the_hammer.auction is not Auction.BUY:
        return []
    player = table.players[seat]
    left = player.money - sum(action.cards)
    poorest = min(other.money + other.total for other in table.players if other is not player)
    if left < poorest and (left == 0 or table.reds == RED_FRAMES - 1):
        return ["last-money-spent-while-poorest"]
    return []


def _of_princes(table: PrincesTable, seat: Seat, action: Action) -> list[str]:
    """A prestige card that is worth its points already, declined for one that is worth less."""
    if not isinstance(action, princes.KeepPrestige):
        return []
    player = table.players[seat]
    kept = max(prestige_value(action.card, player, table.players), action.card.points // 2)
    declined = [card for card in action.under if card.asks is Asks.HAVE]
    sure = max((prestige_value(card, player, table.players) for card in declined), default=0)
    return ["sure-points-declined"] if sure >= SURE and kept <= sure // 2 else []

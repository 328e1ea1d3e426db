"""Puzzles of Splendor: the move after which nobody can prevent a win in one's next turn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from games.draft import draft
from games.engine import Seat, advance
from games.moves import Action
from games.proofs import Forced, topped
from games.puzzles import Proved, PuzzleKind, SearchLimit
from games.splendor.actions import Buy, Reserve, ReserveUnseen
from games.splendor.catalogue import Card
from games.splendor.events import called
from games.splendor.mind.prospects import bonuses_of, lacked, would_win
from games.splendor.rules.rounds import Turn
from games.splendor.rules.standings import standings
from games.splendor.table import GOAL, Player, SplendorTable
from games.text import Text

FAR = 8
"""Whoever lacks more points than that does not get them in two turns."""
SEATS = 2
MOST_GAINED = 1
"""By how many tokens or bonuses a purchase or a reservation brings a card nearer, at most."""


def _asked(table: SplendorTable, seat: Seat) -> bool:
    """Near the end of a game of two, of the second player, who has the last turn: with nothing
    hidden but the decks, and no purchase that wins at once.
    """
    player, other = table.players[seat], table.players[1 - seat]
    return (
        len(table.players) == SEATS
        and seat != table.first
        and not table.last_round
        and player.points >= GOAL - FAR
        and isinstance(table.decision_of(seat), Turn)
        and not any(held.blind for held in other.hand)
        and not any(map(table.qualifying, table.players))
        and not any(would_win(table, player, card) for card in table.affordable(player))
    )


def _prove(table: SplendorTable, seat: Seat, limit: SearchLimit) -> Sequence[Proved]:
    turns = _TwoTurns(seat, table.round + 1)
    how = Forced(won=turns.won, key=_key, worth_a_look=turns.worth_a_look, drawn=turns.drawn)
    return [
        replace(move, course=_purchases(table, seat, move.action)) if move.least else move
        for move in how.prove(table, seat, limit)
    ]


def _purchases(table: SplendorTable, seat: Seat, action: Action) -> Text | None:
    """With which purchases one can win after an action, of those cards that are known before it;
    nothing if something else is to be done first.
    """
    after, known = draft(table), table.within_reach(table.players[seat])
    advance(after, seat, action)
    if after.waiting[0].seat == seat:
        return None
    player = after.players[seat]
    cards = tuple(
        called(card)
        for card in after.within_reach(player)
        if card in known and not _lacked(after, seat, card) and would_win(after, player, card)
    )
    return Text("puzzle-forced-win-then", cards=cards, n=len(cards)) if cards else None


@dataclass(frozen=True, slots=True)
class _TwoTurns:
    """A turn of the second player, one of the first, and the last turn of the game."""

    me: Seat
    last: int
    """The round of that last turn."""

    def won(self, table: SplendorTable, _seat: Seat) -> bool | None:
        """Whether the second player has won; no more once two turns were not enough, or if the
        first one could just take tokens, and the second would not reach the goal.
        """
        if table.over or table.round > self.last:
            return table.over and _leads(table, self.me)
        decision = table.waiting[0]
        if decision.seat == self.me or not isinstance(decision, Turn):
            return None
        return None if _in_reach(table, self.me) else False

    def worth_a_look(self, table: SplendorTable, action: Action) -> bool:
        """Of the first player's moves purchases, and reservations of what would win, as nothing
        else can hinder the last turn; in that turn purchases that win, or whatever lets a noble
        come.
        """
        decision, player = table.waiting[0], table.players[self.me]
        if not isinstance(decision, Turn) or table.qualifying(player):
            return True
        match action:
            case Buy(card):
                return decision.seat != self.me or would_win(table, player, card)
            case Reserve(card):
                return decision.seat != self.me and would_win(table, player, card)
        return False

    def drawn(self, table: SplendorTable, seat: Seat, action: Action) -> Sequence[SplendorTable]:
        """The card on top of the deck may be any. Those that the second player cannot pay in time
        are all the same, and others can but help, unless the first one may buy them before. In the
        last turn it is all the same.
        """
        if seat == self.me and table.round == self.last:
            return [table]
        match action:
            case Buy(card) | Reserve(card):
                level = card.level
            case ReserveUnseen(level):
                pass
            case _:
                return ()
        deck = table.rows[level - 1].deck
        useless = [card for card in deck if _lacked(table, self.me, card) > MOST_GAINED]
        tops = useless[:1] or deck
        if seat == self.me and useless:
            other = Seat(1 - self.me)
            tops = [*tops, *(card for card in deck if not _lacked(table, other, card))]
        return [topped(table, lambda one: one.rows[level - 1].deck, card) for card in tops]


def _leads(table: SplendorTable, seat: Seat) -> bool:
    """Whether *seat* has the first place for itself."""
    first, second = standings(table)
    return first.seat == seat and second.place > 1


def _in_reach(table: SplendorTable, seat: Seat) -> bool:
    """Whether *seat* reaches the goal with a purchase, if nothing changes before its turn."""
    player = table.players[seat]
    if table.qualifying(player):
        return True
    return any(would_win(table, player, card) for card in table.affordable(player))


def _lacked(table: SplendorTable, seat: Seat, card: Card) -> int:
    player = table.players[seat]
    return lacked(card, bonuses_of(player), player.tokens.counts)


def _key(table: SplendorTable, _seat: Seat) -> Hashable:
    return (
        table.round,
        table.last_round,
        table.agenda[-1],
        table.bank.counts,
        tuple([card.id for card in table.face_up]),
        tuple(map(_held, table.players)),
    )


def _held(player: Player) -> Hashable:
    return (
        player.tokens.counts,
        frozenset([card.id for card in player.bought]),
        frozenset([held.card.id for held in player.hand]),
        frozenset([noble.id for noble in player.nobles]),
    )


def _alike(_table: SplendorTable, action: Action) -> Hashable:
    """A card is bought, however it is paid."""
    return (Buy, action.card) if isinstance(action, Buy) else action


FORCED_WIN: PuzzleKind[SplendorTable] = PuzzleKind(
    key="forced-win",
    question=Text("puzzle-forced-win"),
    told=lambda n: Text("puzzle-forced-win-value", wins="yes" if n else "no"),
    why=lambda _: Text("puzzle-forced-win-why"),
    asked=_asked,
    prove=_prove,
    alike=_alike,
)

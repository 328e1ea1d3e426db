"""Puzzles of Splendor Duel: how to win in a turn in which no purchase wins by itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine import Seat
from games.moves import Action
from games.proofs import Alone, topped
from games.puzzles import PuzzleKind, Solution
from games.splendor_duel.actions import (
    Buy,
    Replenish,
    Reserve,
    ReserveUnseen,
    SpendPrivilege,
    Take,
    TakeMatching,
)
from games.splendor_duel.catalogue import Ability, Card, Cell, Tokens
from games.splendor_duel.mind.prospects import brings_a_royal, lacked, nearness, would_win
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import DuelTable, Player
from games.text import Text

NEAR = 0.5
"""Whoever has come no further to any goal does not win in this turn."""
GAINED = 6
"""By how many tokens or bonuses extra turns bring a card nearer, privileges aside, at most."""


def _asked(table: DuelTable, seat: Seat) -> bool:
    """Where a card may win, or bring another turn, but none wins by itself or after a single
    privilege.
    """
    player = table.players[seat]
    return (
        isinstance(table.decision_of(seat), Turn)
        and nearness(player) > NEAR
        and not any(_is_plain(table, player, card) for card in table.within_reach(player))
        and any(_may_help(table, player, card) for card in table.within_reach(player))
    )


def _is_plain(table: DuelTable, player: Player, card: Card) -> bool:
    """Whether the purchase of a card wins by itself, or does so after a single privilege, without
    the choice of a royal.
    """
    lacking = _lacked(player, card)
    alone = not lacking or (player.privileges and lacking == 1 and not brings_a_royal(player, card))
    return bool(alone) and would_win(table, player, card)


def _won(table: DuelTable, seat: Seat) -> int:
    return int(table.over and bool(table.players[seat].reached))


def _ended(table: DuelTable, seat: Seat) -> bool:
    """Whether the turn is over, and all extra turns that it has earned."""
    return table.active != seat


def _answers(_table: DuelTable, action: Action) -> bool:
    """What the tokens of the bag bring is luck: the question leaves it out."""
    return not isinstance(action, Replenish)


def _worth_a_look(table: DuelTable, action: Action) -> bool:
    """After the first move, what may bring a win in this turn; of tokens of a colour any, as
    nothing that can still be done asks where they lie.
    """
    player = table.players[table.active]
    match action:
        case Buy(card):
            return _ends_well(table, player, card)
        case TakeMatching(cell):
            return _first_alike(table, cell)
        case SpendPrivilege(cell):
            return _first_alike(table, cell) and any(
                _brings_a_turn(table, player, card) or _lacks(table, player, card, cell)
                for card in table.within_reach(player)
                if _may_help(table, player, card)
            )
    return not isinstance(action, Replenish | Take | Reserve | ReserveUnseen)


def _first_alike(table: DuelTable, cell: Cell) -> bool:
    colour = table.at(cell)
    return colour is not None and table.cells_with(colour)[0] is cell


def _lacks(table: DuelTable, player: Player, card: Card, cell: Cell) -> bool:
    """Whether a player lacks the token of a cell for a card."""
    colour = table.at(cell)
    return colour is not None and player.lacks(player.price(card))[colour] > 0


def _may_help(table: DuelTable, player: Player, card: Card) -> bool:
    """Whether a card that privileges can pay for brings a win, or another turn."""
    return _lacked(player, card) <= player.privileges and _ends_well(table, player, card)


def _ends_well(table: DuelTable, player: Player, card: Card) -> bool:
    return would_win(table, player, card) or _brings_a_turn(table, player, card)


def _brings_a_turn(table: DuelTable, player: Player, card: Card) -> bool:
    """Whether the buyer of a card has another turn by it, or by the royal of its crowns."""
    return card.ability is Ability.TURN or (
        brings_a_royal(player, card)
        and any(royal.ability is Ability.TURN for royal in table.royals)
    )


def _lacked(player: Player, card: Card) -> int:
    return lacked(card, player.bonuses.counts, player.tokens.counts)


def _drawn(table: DuelTable, seat: Seat, action: Action) -> Sequence[DuelTable]:
    """Where the turn goes on, the card that takes the place of the one bought may be any. All that
    cannot be paid in this turn are the same.
    """
    player = table.players[seat]
    match action:
        case Buy(card) if card in table.face_up and _brings_a_turn(table, player, card):
            deck = sorted(table.rows[card.level - 1].deck, key=lambda card: card.id)
            means = player.privileges + GAINED
            useless = [other for other in deck if _lacked(player, other) > means]
            others = [other for other in deck if other not in useless]
            return [
                topped(table, lambda one: one.rows[card.level - 1].deck, other)
                for other in (*useless[:1], *others)
            ]
    return [table]


def _key(table: DuelTable, seat: Seat) -> Hashable:
    player = table.players[seat]
    return (
        table.agenda[-1],
        table.again,
        table.replenished,
        Tokens.of([colour for colour in table.board if colour is not None]).counts,
        tuple([card.id for card in table.face_up]),
        player.tokens.counts,
        player.privileges,
        frozenset([(owned.card.id, owned.colour) for owned in player.bought]),
        frozenset([held.card.id for held in player.reserved]),
        frozenset([royal.id for royal in player.royals]),
        tuple([other.tokens.counts for other in table.players]),
    )


def _alike(_table: DuelTable, action: Action) -> Hashable:
    """Privileges may be spent in any order, a card be paid in any way; and all that ends the turn
    without a purchase is one.
    """
    match action:
        case Buy(card, _, colour):
            return card, colour
        case ReserveUnseen():
            return Reserve.__name__
    return type(action).__name__


def _why(solution: Solution) -> Text:
    return Text("puzzle-win-why", alone="yes" if solution.alone else "no")


TURN: Alone[DuelTable] = Alone(
    worth=_won,
    key=_key,
    ended=_ended,
    answers=_answers,
    worth_a_look=_worth_a_look,
    drawn=_drawn,
)
WIN: PuzzleKind[DuelTable] = PuzzleKind(
    key="win",
    question=Text("puzzle-win"),
    told=lambda n: Text("puzzle-win-value", wins="yes" if n else "no"),
    why=_why,
    asked=_asked,
    prove=TURN.prove,
    alike=_alike,
)

"""What a purchase brings besides the card: the card's ability, a royal for the crowns, and the
royal's ability.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.engine import Decision, Seat, Step
from games.moves import require
from games.questions import Option, Pick, Question
from games.splendor_duel.actions import Steal, TakeMatching, TakeRoyal
from games.splendor_duel.catalogue import GOLD, Ability, Cell, Colour, Royal, Tokens
from games.splendor_duel.events import Stole, TookMatching, TookRoyal, named, placed, portrayed
from games.splendor_duel.table import DuelTable, opponent
from games.text import Text


@dataclass(frozen=True, slots=True)
class Effect(Step[DuelTable]):
    """An ability is carried out, as far as it can be (SD-76, SD-77); `colour` is that of the card
    bought.
    """

    seat: Seat
    ability: Ability
    colour: Colour | None = None

    def run(self, table: DuelTable) -> None:
        match self.ability:
            case Ability.TURN:
                table.again = True
            case Ability.PRIVILEGE:
                table.grant(self.seat)
            case Ability.MATCH if self.colour is not None:
                self._match(table, self.colour)
            case Ability.STEAL:
                self._steal(table)

    def _match(self, table: DuelTable, colour: Colour) -> None:
        match table.cells_with(colour):
            case []:
                pass
            case [cell]:
                _take_matching(table, self.seat, cell)
            case _:
                table.then(ChooseMatching(self.seat, colour))

    def _steal(self, table: DuelTable) -> None:
        match loot(table, self.seat):
            case []:
                pass
            case [colour]:
                _steal(table, self.seat, colour)
            case _:
                table.then(ChooseLoot(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseMatching(Decision[DuelTable, TakeMatching]):
    """Choose which token of the bought card's colour to take from the board (SD-78)."""

    accepts = (TakeMatching,)
    waits = "waiting-matching"

    colour: Colour

    def ask(self, table: DuelTable) -> Question:
        options = [
            Option(cell.id, placed(cell, self.colour), TakeMatching(cell))
            for cell in table.cells_with(self.colour)
        ]
        return Pick(Text("ask-matching"), options)

    def answer(self, table: DuelTable, action: TakeMatching) -> None:
        cells = table.cells_with(self.colour)
        named = ", ".join(cell.id for cell in cells)
        require(action.cell in cells, "refuse-matching", colour=self.colour.value, cells=named)
        _take_matching(table, self.seat, action.cell)


@dataclass(frozen=True, slots=True)
class ChooseLoot(Decision[DuelTable, Steal]):
    """Choose which gem or pearl token to take from the opponent, never gold (SD-79)."""

    accepts = (Steal,)
    waits = "waiting-loot"

    def ask(self, table: DuelTable) -> Question:
        return Pick(
            Text("ask-loot"),
            [
                Option(colour.value, named(colour), Steal(colour))
                for colour in loot(table, self.seat)
            ],
        )

    def answer(self, table: DuelTable, action: Steal) -> None:
        there = loot(table, self.seat)
        require(action.colour in there, "refuse-loot", loot=tuple(map(named, there)))
        _steal(table, self.seat, action.colour)


@dataclass(frozen=True, slots=True)
class Coronation(Step[DuelTable]):
    """The third crown, and again the sixth, brings a royal (SD-84 to SD-86)."""

    seat: Seat

    def run(self, table: DuelTable) -> None:
        if not table.players[self.seat].royal_is_due:
            return
        match table.royals:
            case [royal]:
                _take_royal(table, self.seat, royal)
            case _:
                table.then(ChooseRoyal(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseRoyal(Decision[DuelTable, TakeRoyal]):
    """Choose one of the royals; taking none is not possible (SD-87)."""

    accepts = (TakeRoyal,)
    waits = "waiting-royal"

    def ask(self, table: DuelTable) -> Question:
        return Pick(
            Text("ask-royal"),
            [
                Option(royal.id.lower(), portrayed(royal), TakeRoyal(royal))
                for royal in table.royals
            ],
        )

    def answer(self, table: DuelTable, action: TakeRoyal) -> None:
        require(action.royal in table.royals, "refuse-royal", royals=_listed(table.royals))
        _take_royal(table, self.seat, action.royal)


def _take_matching(table: DuelTable, seat: Seat, cell: Cell) -> None:
    (spot,) = table.pick_up(seat, [cell])
    table.tell(TookMatching(seat=seat, spot=spot))


def loot(table: DuelTable, seat: Seat) -> list[Colour]:
    """Return what the opponent has that can be taken (SD-79)."""
    return [colour for colour in table.players[opponent(seat)].tokens.present if colour is not GOLD]


def _steal(table: DuelTable, seat: Seat, colour: Colour) -> None:
    victim = opponent(seat)
    taken = Tokens.of([colour])
    table.players[victim].tokens -= taken
    table.players[seat].tokens += taken
    table.tell(Stole(seat=seat, victim=victim, colour=colour))


def _take_royal(table: DuelTable, seat: Seat, royal: Royal) -> None:
    """Lay *royal* before the player and let its ability follow; taking it is no action (SD-88)."""
    table.royals.remove(royal)
    table.players[seat].royals.append(royal)
    table.tell(TookRoyal(seat=seat, royal=royal))
    if royal.ability is not None:
        table.then(Effect(seat, royal.ability))


def _listed(royals: Iterable[Royal]) -> str:
    return ", ".join(royal.id for royal in royals)

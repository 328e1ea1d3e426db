"""What the odd special cards bring: a wild party, at which houses fall, and a breeders' fair
(LW-195 to LW-205).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.engine import Decision, Seat, Step
from games.last_will.actions import LeaveFair, Lower, MarkFarm
from games.last_will.catalogue import Companion, Property
from games.last_will.events import Fell, Marked, of_card, of_cards, of_companion
from games.last_will.table import Laid, LastWillTable, Player
from games.moves import require
from games.questions import Option, Pick, Question
from games.text import Text


def falling(player: Player) -> list[Laid]:
    """The houses that can fall by a step still (LW-204)."""
    return [laid for laid in player.board if laid.falls]


def breedable(player: Player, markers: Sequence[Companion]) -> list[Laid]:
    """The farms that could get their next marker at a fair (LW-197)."""
    return [
        laid
        for laid in player.board
        if isinstance(laid.card, Property)
        and not laid.card.house
        and (row := laid.next_row) is not None
        and row.companion in markers
    ]


@dataclass(frozen=True, slots=True)
class Party(Step[LastWillTable]):
    """Own houses fall by so many steps still; where only one can fall nobody is asked (LW-203,
    LW-204).
    """

    seat: Seat
    left: int

    def run(self, table: LastWillTable) -> None:
        houses = falling(table.players[self.seat]) if self.left else []
        if len(houses) == 1:
            lower(table, self.seat, houses[0])
            table.then(Party(self.seat, self.left - 1))
        elif houses:
            table.then(LowerHouse(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class LowerHouse(Decision[LastWillTable, Lower]):
    """Say which house falls by a step (LW-203)."""

    accepts = (Lower,)
    waits = "waiting-party"

    left: int

    def ask(self, table: LastWillTable) -> Question:
        def option(laid: Laid) -> Option:
            label = Text(
                "lower", card=of_card(laid.card), value=laid.value, pounds=laid.fallen().value
            )
            assert isinstance(laid.card, Property)
            return Option(laid.card.id, label, Lower(laid.card))

        houses = falling(table.players[self.seat])
        return Pick(Text("ask-party", n=self.left), [option(laid) for laid in houses])

    def answer(self, table: LastWillTable, action: Lower) -> None:
        houses = falling(table.players[self.seat])
        laid = next((laid for laid in houses if laid.card is action.card), None)
        possible = of_cards(laid.card for laid in houses)
        require(
            laid is not None,
            "refuse-lower",
            card=of_card(action.card),
            n=len(possible),
            possible=possible,
        )
        assert laid is not None
        lower(table, self.seat, laid)
        table.then(Party(self.seat, self.left - 1))


def lower(table: LastWillTable, seat: Seat, laid: Laid) -> None:
    """Let a house fall by a step."""
    fallen = laid.fallen()
    table.players[seat].replace(laid, fallen)
    assert isinstance(fallen.card, Property)
    table.tell(Fell(seat=seat, card=fallen.card, value=fallen.value))


@dataclass(frozen=True, slots=True)
class Fair(Step[LastWillTable]):
    """Up to so many markers are put on own farms; the first must be (LW-195, LW-197)."""

    seat: Seat
    markers: tuple[Companion, ...]
    left: int
    begun: bool = False

    def run(self, table: LastWillTable) -> None:
        farms = breedable(table.players[self.seat], self.markers) if self.left else []
        if len(farms) == 1 and not self.begun:
            breed(table, self.seat, farms[0])
            table.then(Fair(self.seat, self.markers, self.left - 1, begun=True))
        elif farms:
            table.then(ChooseFarm(self.seat, self.markers, self.left, self.begun))


@dataclass(frozen=True, slots=True)
class ChooseFarm(Decision[LastWillTable, MarkFarm | LeaveFair]):
    """Say on which farm the next marker is put, or leave the fair (LW-195)."""

    accepts = (MarkFarm, LeaveFair)
    waits = "waiting-fair"

    markers: tuple[Companion, ...]
    left: int
    begun: bool

    def ask(self, table: LastWillTable) -> Question:
        def option(laid: Laid) -> Option:
            row = laid.next_row
            assert row is not None
            assert row.companion is not None
            assert isinstance(laid.card, Property)
            label = Text(
                "breed",
                card=of_card(laid.card),
                companion=of_companion(row.companion),
                pounds=row.pounds,
            )
            return Option(laid.card.id, label, MarkFarm(laid.card))

        farms = [option(laid) for laid in breedable(table.players[self.seat], self.markers)]
        leave = [Option("enough", Text("leave-fair"), LeaveFair())] if self.begun else []
        return Pick(Text("ask-fair", n=self.left), [*farms, *leave])

    def answer(self, table: LastWillTable, action: MarkFarm | LeaveFair) -> None:
        farms = breedable(table.players[self.seat], self.markers)
        possible = of_cards(laid.card for laid in farms)
        if isinstance(action, LeaveFair):
            require(self.begun, "refuse-leave-fair", n=len(possible), possible=possible)
            return
        laid = next((laid for laid in farms if laid.card is action.card), None)
        require(
            laid is not None,
            "refuse-breed",
            card=of_card(action.card),
            n=len(possible),
            possible=possible,
        )
        assert laid is not None
        breed(table, self.seat, laid)
        table.then(Fair(self.seat, self.markers, self.left - 1, begun=True))


def breed(table: LastWillTable, seat: Seat, laid: Laid) -> None:
    """Put its next marker on a farm, for nothing (LW-196)."""
    player, row = table.players[seat], laid.next_row
    assert row is not None
    assert row.companion is not None
    player.replace(laid, replace(laid, markers=laid.markers + 1))
    table.tell(
        Marked(seat=seat, card=laid.card, companion=row.companion, paid=None, left=player.actions)
    )

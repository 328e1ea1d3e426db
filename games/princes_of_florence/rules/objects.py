"""The objects of the auction phase: what whoever wins one pays and gets (PF-48, PF-49, PF-56 to
PF-63).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.engine import Decision, Seat, Step
from games.moves import require
from games.princes_of_florence.actions import Lay
from games.princes_of_florence.catalogue import Landscape, Lot, Tile
from games.princes_of_florence.events import Bought, Laid, of_tile
from games.princes_of_florence.figures import BUILDER_POINTS, LANDSCAPE_POINTS
from games.princes_of_florence.rules.cards import KeepOnePrestige, draw
from games.princes_of_florence.rules.hints import of_landscapes_worth
from games.princes_of_florence.rules.paying import charge
from games.princes_of_florence.rules.placing import ask_place, require_place
from games.princes_of_florence.rules.recruiting import RecruitNow
from games.princes_of_florence.table import PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


@dataclass(frozen=True, slots=True)
class Sale(Step[PrincesTable]):
    """A player pays for an object, takes it and is out of the auctions of the round (PF-33, PF-48,
    PF-49).
    """

    seat: Seat
    lot: Lot
    price: int

    def run(self, table: PrincesTable) -> None:
        player = table.players[self.seat]
        charge(table, self.seat, self.price)
        player.lot, player.bidding = self.lot, False
        table.auctioned.append(self.lot)
        second = self.lot is Lot.BUILDER and player.builders > 0
        points = BUILDER_POINTS if second else 0
        table.tell(Bought(seat=self.seat, lot=self.lot, price=self.price, points=points))
        player.points += points  # PF-49: too late to help to pay
        self._take(table)

    def _take(self, table: PrincesTable) -> None:
        player = table.players[self.seat]
        match self.lot:
            case Lot.FOREST | Lot.LAKE | Lot.PARK | Lot.LANDSCAPE:
                table.then(LayLandscape(self.seat, self.lot))
            case Lot.JESTER:
                table.jesters -= 1
                player.jesters += 1
            case Lot.BUILDER:
                table.builders -= 1
                player.builders += 1
            case Lot.PRESTIGE:
                table.then(*draw(table, self.seat, KeepOnePrestige, price=0))
            case Lot.RECRUITING:
                table.recruiting -= 1
                player.recruiting += 1
                if table.recruitable(self.seat):
                    table.then(RecruitNow(self.seat))


@dataclass(frozen=True, slots=True)
class LayLandscape(Decision[PrincesTable, Lay]):
    """Lay the landscape just won; where the three are one object, of any type that fits (PF-56,
    PF-152, PF-153).
    """

    accepts = (Lay,)
    waits = "waiting-landscape"

    lot: Lot

    def ask(self, table: PrincesTable) -> Question:
        landscapes = self.landscapes(table)
        if self.lot is not Lot.LANDSCAPE:
            (landscape,) = landscapes
            return self._where(table, landscape)
        player = table.players[self.seat]

        def option(landscape: Landscape) -> Option:
            worth = of_landscapes_worth(player, [landscape])
            return Option(
                landscape.id, of_tile(landscape), partial(self._where, table, landscape), worth
            )

        return Pick(Text("ask-landscape"), [option(landscape) for landscape in landscapes])

    def answer(self, table: PrincesTable, action: Lay) -> None:
        player, landscape = table.players[self.seat], action.place.tile
        offered = self.landscapes(table)
        require(landscape in offered, "refuse-landscape", offered=tuple(map(of_tile, offered)))
        require_place(action.place, player)
        assert isinstance(landscape, Landscape)
        points = LANDSCAPE_POINTS if player.has(landscape) else 0  # PF-57
        table.landscapes[landscape] -= 1
        player.estate.append(action.place)
        player.points += points
        table.tell(Laid(seat=self.seat, place=action.place, points=points))

    def landscapes(self, table: PrincesTable) -> list[Landscape]:
        """What may be laid."""
        return table.landscapes_of(self.lot, table.players[self.seat])

    def _where(self, table: PrincesTable, landscape: Tile) -> Question:
        return ask_place(landscape, table.players[self.seat], Lay)

"""The course of the game: the set-up, the rounds, the best works, the end (PF-21 to PF-31, PF-125
to PF-140).
"""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat, Step, Together
from games.moves import require
from games.princes_of_florence.actions import Return
from games.princes_of_florence.events import (
    BestWork,
    Dealt,
    Ended,
    Phase,
    Returned,
    RoundBegan,
    Scored,
    Shown,
    of_card,
)
from games.princes_of_florence.figures import BEST_WORK_POINTS, ROUNDS
from games.princes_of_florence.rules.auctions import NextChooser
from games.princes_of_florence.rules.hints import of_wishes
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.values import prestige_value
from games.princes_of_florence.table import PrincesTable
from games.questions import Option, Pick, Question
from games.text import Text


@dataclass(frozen=True, slots=True)
class SetUp(Step[PrincesTable]):
    """Everybody looks at the professions dealt and returns one, all at the same time (PF-23,
    PF-24).
    """

    def run(self, table: PrincesTable) -> None:
        seats = [Seat(seat) for seat in range(len(table.players))]
        for seat in seats:
            table.tell(Dealt(to=seat, cards=tuple(table.players[seat].professions)))
        table.then(Together(tuple(ReturnOne(seat) for seat in seats)), ShuffleReturned(), Round(1))


@dataclass(frozen=True, slots=True)
class ReturnOne(Decision[PrincesTable, Return]):
    """Return one of the professions dealt (PF-23)."""

    accepts = (Return,)
    waits = "waiting-return"

    def ask(self, table: PrincesTable) -> Question:
        dealt = table.players[self.seat].professions
        return Pick(
            Text("ask-return"),
            [
                Option(card.id, Text("return", card=of_card(card)), Return(card), of_wishes(card))
                for card in dealt
            ],
        )

    def answer(self, table: PrincesTable, action: Return) -> None:
        dealt = table.players[self.seat].professions
        require(
            action.card in dealt,
            "refuse-return",
            card=of_card(action.card),
            dealt=tuple(map(of_card, dealt)),
        )
        dealt.remove(action.card)
        table.professions.append(action.card)
        table.tell(Returned(seat=self.seat))
        table.tell(Returned(to=self.seat, seat=self.seat, card=action.card))


@dataclass(frozen=True, slots=True)
class ShuffleReturned(Step[PrincesTable]):
    """The professions returned are shuffled into the deck, for the only time in the game
    (PF-25).
    """

    def run(self, table: PrincesTable) -> None:
        table.professions = table.chance.shuffled(table.professions)


@dataclass(frozen=True, slots=True)
class Round(Step[PrincesTable]):
    """An auction phase, then an action phase (PF-29)."""

    number: int

    def run(self, table: PrincesTable) -> None:
        table.round = self.number
        table.tell(RoundBegan(number=self.number, minimum=table.minimum, first=table.first))
        for _ in range(
            min(table.variant.shown(self.number), len(table.professions))
        ):  # PF-157, PF-165, PF-169
            table.display.append(table.draw(table.professions))
            table.tell(Shown(card=table.display[-1]))
        table.then(AuctionPhase(), ActionPhase(), EndOfRound())


@dataclass(frozen=True, slots=True)
class AuctionPhase(Step[PrincesTable]):
    """Everybody may get one object, and every type is free again (PF-33, PF-37, PF-54)."""

    def run(self, table: PrincesTable) -> None:
        table.phase, table.auctioned = Phase.AUCTIONS, []
        for player in table.players:
            player.lot, player.bidding = None, True
        table.then(NextChooser(table.first))


@dataclass(frozen=True, slots=True)
class ActionPhase(Step[PrincesTable]):
    """Everybody in turn takes both actions, from the start player on (PF-64)."""

    def run(self, table: PrincesTable) -> None:
        table.phase = Phase.ACTIONS
        table.then(*(Turn(seat) for seat in table.clockwise(table.first)))


@dataclass(frozen=True, slots=True)
class EndOfRound(Step[PrincesTable]):
    """The best works are rewarded (PF-125 to PF-128); then the start player changes (PF-30), or the
    game ends.
    """

    def run(self, table: PrincesTable) -> None:
        best = max(player.mark for player in table.players)
        seats = tuple(
            Seat(seat) for seat, player in enumerate(table.players) if player.mark == best > 0
        )
        for seat in seats:
            table.players[seat].points += BEST_WORK_POINTS
        table.tell(BestWork(seats=seats, value=best, points=BEST_WORK_POINTS))
        for player in table.players:
            player.mark = 0
        if table.round == ROUNDS:
            table.then(FinalScoring())
        else:
            table.first = table.left_of(table.first)
            table.then(Round(table.round + 1))


@dataclass(frozen=True, slots=True)
class FinalScoring(Step[PrincesTable]):
    """All prestige cards are shown and scored on the same state of the table (PF-129, PF-138)."""

    def run(self, table: PrincesTable) -> None:
        table.phase = Phase.END
        table.reveal()
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            for card in player.prestige:
                points = prestige_value(card, player, table.players)
                player.points += points
                table.tell(Scored(seat=seat, card=card, points=points))
        table.tell(Ended())

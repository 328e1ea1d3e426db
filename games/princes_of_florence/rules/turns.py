"""Action phase: a turn of up to two actions (PF-64 to PF-71)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.engine import Decision, Step
from games.moves import Action, require
from games.princes_of_florence.actions import (
    Build,
    CompleteWork,
    DrawBonuses,
    DrawProfessions,
    EndTurn,
    Introduce,
    Recruit,
    Sell,
    TakeProfession,
)
from games.princes_of_florence.events import TurnEnded
from games.princes_of_florence.figures import (
    ACTIONS,
    BONUS_PRICE,
    BUILDING_POINTS,
    DRAWN,
    FREEDOM_PRICE,
    PROFESSION_PRICE,
    WORTH_BUILDING,
    WORTH_CARD,
    WORTH_FREEDOM,
)
from games.princes_of_florence.rules import building, buying, works
from games.princes_of_florence.rules.paying import priced, sell, selling
from games.princes_of_florence.rules.recruiting import ask_recruit, may_recruit, recruit
from games.princes_of_florence.rules.unavailable import why_no_action
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import Option, Pick, Question, Tone
from games.text import Text

TurnAction = (
    CompleteWork
    | Build
    | DrawProfessions
    | TakeProfession
    | DrawBonuses
    | Introduce
    | Recruit
    | Sell
    | EndTurn
)

_BUILT = Text("hint-build", worth=WORTH_BUILDING, points=BUILDING_POINTS)
_FREE = Text("hint-freedom", worth=WORTH_FREEDOM)


@dataclass(frozen=True, slots=True)
class Turn(Decision[PrincesTable, TurnAction]):
    """Do an action, use a recruiting card, give up prestige for money, or end the turn (PF-66,
    PF-67, PF-70).
    """

    accepts = (
        *(CompleteWork, Build, DrawProfessions, TakeProfession, DrawBonuses, Introduce),
        *(Recruit, Sell, EndTurn),
    )
    waits = "waiting-turn"

    left: int = ACTIONS
    bought: bool = False
    """Whether a profession was bought in this turn; once is the most (PF-68)."""
    introduced: bool = False
    """Whether a freedom was introduced; likewise."""

    def ask(self, table: PrincesTable) -> Question:
        player = table.players[self.seat]
        best = works.best_value(player) if self.left else 0
        options = (
            [*self._actions(table, player, workable=best >= table.minimum)] if self.left else []
        )
        if may_recruit(table, self.seat):
            options.append(
                Option("recruit", Text("do-recruit"), lambda: ask_recruit(table, self.seat))
            )
        end = Option("end", Text("do-end", n=self.left), EndTurn(), tone=Tone.APART)
        short = best if best < table.minimum else 0
        prompt = Text(
            "ask-turn", n=self.left, money=player.money, short=short, minimum=table.minimum
        )
        return Pick(
            prompt,
            [*options, *selling(player), end],
            unavailable=lambda: self._why_not(table, player),
        )

    def _why_not(self, table: PrincesTable, player: Player) -> Sequence[Text]:
        bought, introduced = self.bought, self.introduced
        if not self.left:
            return []
        return why_no_action(table, player, bought=bought, introduced=introduced)

    def answer(self, table: PrincesTable, action: TurnAction) -> None:
        match action:
            case EndTurn():
                table.tell(TurnEnded(seat=self.seat, left=self.left))
            case Recruit(card):
                recruit(table, self.seat, card)
                table.then(TurnGoesOn(self))
            case Sell():
                sell(table, self.seat, action)
                table.then(TurnGoesOn(self))
            case _:
                require(self.left > 0, "refuse-no-action")
                following = self._act(table, action)
                bought = self.bought or isinstance(action, DrawProfessions | TakeProfession)
                introduced = self.introduced or isinstance(action, Introduce)
                after = Turn(self.seat, self.left - 1, bought, introduced)
                table.then(*following, TurnGoesOn(after))  # PF-65

    def _actions(self, table: PrincesTable, player: Player, *, workable: bool) -> list[Option]:
        """The actions of which at least one is possible."""
        options = []

        def add(
            price: int,
            key: str,
            then: Callable[[bool], Action | Callable[[], Question]],
            hint: Text | None,
        ) -> None:
            options.append(
                priced(player, price, key, Text(f"action-{key}", price=price), then, hint)
            )

        if workable:
            options.append(
                Option(
                    "work",
                    Text("do-work"),
                    lambda: works.ask_work(table, player),
                    tone=Tone.USUAL,
                )
            )
        if building.may_build(table, player):
            add(
                player.building_price,
                "build",
                lambda sell: lambda: building.ask_build(table, player, sell=sell),
                _BUILT,
            )
        if not self.bought and table.may_buy_profession(player):
            drawn = 0 if table.display else min(DRAWN, len(table.professions))
            hint = Text("hint-profession", n=drawn, worth=WORTH_CARD)
            add(
                PROFESSION_PRICE,
                "profession",
                lambda sell: buying.buying_profession(table, sell=sell),
                hint,
            )
        if table.bonuses and player.resources >= BONUS_PRICE:
            add(
                BONUS_PRICE,
                "bonus",
                DrawBonuses,
                Text("hint-bonus-action", n=min(DRAWN, len(table.bonuses))),
            )
        if (
            not self.introduced
            and player.resources >= FREEDOM_PRICE
            and buying.introducible(table, player)
        ):
            add(
                FREEDOM_PRICE,
                "freedom",
                lambda sell: lambda: buying.ask_freedom(table, player, sell=sell),
                _FREE,
            )
        return options

    def _act(self, table: PrincesTable, action: TurnAction) -> Sequence[Decision[PrincesTable]]:
        """Carry out an action and return the decisions that belong to it still."""
        match action:
            case CompleteWork(card, bonuses):
                return works.complete_work(table, self.seat, card, bonuses)
            case Build(place, agreed):
                building.build(table, self.seat, place, sell=agreed)
            case DrawBonuses(agreed):
                return buying.draw_bonuses(table, self.seat, sell=agreed)
            case DrawProfessions(agreed):
                require(not self.bought, "refuse-profession-twice")
                return buying.draw_professions(table, self.seat, sell=agreed)
            case TakeProfession(card, agreed):
                require(not self.bought, "refuse-profession-twice")
                buying.take_profession(table, self.seat, card, sell=agreed)
            case Introduce(freedom, agreed):
                require(not self.introduced, "refuse-freedom-twice")
                buying.introduce(table, self.seat, freedom, sell=agreed)
        return ()


@dataclass(frozen=True, slots=True)
class TurnGoesOn(Step[PrincesTable]):
    """The turn goes on while there is an action left, or a recruiting card that could be used
    (PF-71).
    """

    turn: Turn

    def run(self, table: PrincesTable) -> None:
        if self.turn.left or may_recruit(table, self.turn.seat):
            table.then(self.turn)

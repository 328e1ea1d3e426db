"""Action phase: turns in plan order, card by card (LW-74 to LW-83)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.engine import Decision, Seat, Step
from games.last_will.actions import Buy, Discard, EndTurn, Mark, Place, Play, Sell, Use
from games.last_will.events import Phase, TurnBegan, TurnEnded, WentBankrupt, of_money, of_title
from games.last_will.rules import black, dealing, white
from games.last_will.rules.boards import more_actions
from games.last_will.rules.refusing import discardable
from games.last_will.rules.unavailable import why_no_use
from games.last_will.table import LastWillTable, Player
from games.moves import Action
from games.questions import Option, Pick, Question, Tone
from games.text import Text

TurnAction = Play | Place | Buy | Sell | Use | Mark | Discard | EndTurn


@dataclass(frozen=True, slots=True)
class ActionPhase(Step[LastWillTable]):
    """Everybody takes one turn, in plan order (LW-74)."""

    def run(self, table: LastWillTable) -> None:
        table.phase = Phase.ACTIONS
        for player in table.players:
            player.done = False
        table.then(*(BeginTurn(seat) for seat in table.plan_order))


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[LastWillTable]):
    """The counter is set to the actions of the plan, and of old friends (LW-75, LW-76)."""

    seat: Seat

    def run(self, table: LastWillTable) -> None:
        player = table.players[self.seat]
        player.actions = actions_to_come(table, player)
        table.tell(TurnBegan(seat=self.seat, left=player.actions, money=player.money))
        table.then(Turn(self.seat))


def _neglected(player: Player) -> Text | None:
    """The houses that will fall if the turn ends now (LW-153); nothing if none will."""
    falling = [laid for laid in player.board if laid.falls and not laid.used]
    houses = tuple(
        Text("fallen-to", card=of_title(laid.card), pounds=laid.fallen().value) for laid in falling
    )
    return Text("hint-end", houses=houses) if houses else None


def actions_to_come(table: LastWillTable, player: Player) -> int:
    """The actions with which the turn of *player* begins; without a plan those of old friends."""
    plan = table.plan_of(player)
    return more_actions(player) + (plan.actions if plan else 0)


@dataclass(frozen=True, slots=True)
class Turn(Decision[LastWillTable, TurnAction]):
    """Use a card, or end the turn (LW-74, LW-80, LW-81)."""

    accepts = (Play, Place, Buy, Sell, Use, Mark, Discard, EndTurn)
    waits = "waiting-turn"

    def ask(self, table: LastWillTable) -> Question:
        player = table.players[self.seat]
        end = Option(
            "end",
            Text("do-end", left=player.actions),
            EndTurn(),
            _neglected(player),
            tone=Tone.APART,
            sure=True,
        )
        prompt = Text("ask-turn", left=player.actions, money=of_money(player.money))
        uses = _uses(table, player)
        possible = [option.key for option in uses]
        return Pick(prompt, [*uses, end], unavailable=lambda: why_no_use(table, player, possible))

    def forced(self, table: LastWillTable) -> Action | None:
        """The end of a turn in which nothing is left, also not once a card was discarded to make
        room: by itself that gains nothing (LW-118, LW-120).
        """
        player = table.players[self.seat]
        if not player.room and discardable(player):
            player = replace(player, extensions=player.extensions + 1)
        return None if useful(table, player) else EndTurn()

    def answer(self, table: LastWillTable, action: TurnAction) -> None:
        player = table.players[self.seat]
        if isinstance(action, EndTurn):
            table.tell(TurnEnded(seat=self.seat, left=player.actions, money=player.money))
            player.actions, player.done = 0, True
            return
        solvent = not player.bankrupt
        following = self._use(table, action)
        if solvent and player.bankrupt:
            table.tell(WentBankrupt(seat=self.seat, money=player.money))  # LW-223, LW-224
        table.then(*following, self)

    def _use(self, table: LastWillTable, action: TurnAction) -> Sequence[Step[LastWillTable]]:
        """Carry out *action*, and return what belongs to it still."""
        match action:
            case Play():
                return white.play(table, self.seat, action)
            case Place():
                black.place(table, self.seat, action)
            case Buy():
                dealing.buy(table, self.seat, action)
            case Sell():
                dealing.sell(table, self.seat, action)
            case Use():
                black.use(table, self.seat, action)
            case Mark():
                black.mark(table, self.seat, action)
            case Discard():
                black.discard(table, self.seat, action)
        return ()


def useful(table: LastWillTable, player: Player) -> bool:
    """Whether anything could be done with cards now but to discard one."""
    return any(option.key != "discard" for option in _uses(table, player))


def _uses(table: LastWillTable, player: Player) -> list[Option]:
    """What could be done with cards now, each kind once."""
    options = []
    if white.playable(player):
        options.append(Option("play", Text("do-play"), lambda: white.ask_play(player)))
    if black.placeable(player):
        options.append(Option("place", Text("do-place"), lambda: black.ask_place(player)))
    if dealing.buyable(table, player):
        options.append(Option("buy", Text("do-buy"), lambda: dealing.ask_buy(table, player)))
    if used := black.usable(player):
        kind = "property" if black.only_property(used) else "card"
        options.append(Option("use", Text("do-use", kind=kind), lambda: black.ask_use(player)))
    if black.markable(player):
        options.append(Option("mark", Text("do-mark"), lambda: black.ask_mark(player)))
    if dealing.sellable(table, player):
        options.append(Option("sell", Text("do-sell"), lambda: dealing.ask_sell(table, player)))
    if discardable(player):
        options.append(
            Option("discard", Text("do-discard"), lambda: black.ask_discard(player), rare=True)
        )
    return options

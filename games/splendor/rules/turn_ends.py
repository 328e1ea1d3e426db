"""The end of a turn of Splendor: returning tokens, nobles and the look for the last round (SP-55 to
SP-71).
"""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat, Step
from games.moves import require
from games.questions import Each, Option, Pick, Question
from games.splendor.actions import (
    Receive,
    Return,
)
from games.splendor.catalogue import ONE, Colour, Noble, Tokens
from games.splendor.events import (
    End,
    Ended,
    LastRoundCame,
    Returned,
    Visited,
    counted,
    named,
)
from games.splendor.table import GOAL, SplendorTable
from games.text import Text


@dataclass(frozen=True, slots=True)
class Excess(Step[SplendorTable]):
    """Whoever holds more tokens than the table allows must return some (SP-55)."""

    seat: Seat

    def run(self, table: SplendorTable) -> None:
        if table.players[self.seat].tokens.total > table.token_limit:
            table.then(ReturnTokens(self.seat))


@dataclass(frozen=True, slots=True)
class ReturnTokens(Decision[SplendorTable, Return]):
    """Return exactly the tokens above the limit, of one's own choice (SP-56, SP-57)."""

    accepts = (Return,)
    waits = "waiting-return"

    def ask(self, table: SplendorTable) -> Question:
        held = table.players[self.seat].tokens
        return _which_to_return(held, table.token_limit, Tokens())

    def answer(self, table: SplendorTable, action: Return) -> None:
        player = table.players[self.seat]
        excess = player.tokens.total - table.token_limit
        require(action.tokens <= player.tokens, "refuse-return-absent", held=counted(player.tokens))
        require(
            action.tokens.total == excess,
            "refuse-return-number",
            n=excess,
            limit=table.token_limit,
            held=counted(player.tokens),
        )
        player.tokens -= action.tokens
        table.bank += action.tokens
        table.tell(Returned(seat=self.seat, tokens=action.tokens))


@dataclass(frozen=True, slots=True)
class NobleVisit(Step[SplendorTable]):
    """A noble content with the player's bonuses visits; of several the player chooses one (SP-61 to
    SP-64).
    """

    seat: Seat

    def run(self, table: SplendorTable) -> None:
        match table.qualifying(table.players[self.seat]):
            case []:
                pass
            case [noble]:
                _visit(table, self.seat, noble)
            case _:
                table.then(ChooseNoble(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseNoble(Decision[SplendorTable, Receive]):
    """Choose one of the nobles who would visit; choosing none is not allowed (SP-63)."""

    accepts = (Receive,)
    waits = "waiting-noble"

    def ask(self, table: SplendorTable) -> Question:
        willing = table.qualifying(table.players[self.seat])
        return Pick(
            Text("ask-noble"),
            [Option(noble.id.lower(), _portrait(noble), Receive(noble)) for noble in willing],
        )

    def answer(self, table: SplendorTable, action: Receive) -> None:
        willing = table.qualifying(table.players[self.seat])
        require(
            action.noble in willing,
            "refuse-noble",
            willing=", ".join(noble.id for noble in willing),
        )
        _visit(table, self.seat, action.noble)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step[SplendorTable]):
    """Enough points make this round the last (SP-71); a full round of passes ends the game at once
    (SP-83).
    """

    seat: Seat

    def run(self, table: SplendorTable) -> None:
        points = table.players[self.seat].points
        if points >= GOAL and not table.last_round:
            table.last_round = True
            table.tell(LastRoundCame(seat=self.seat, points=points))
        if table.passes == len(table.players):
            table.agenda.clear()
            table.tell(Ended(reason=End.STALEMATE))


def _visit(table: SplendorTable, seat: Seat, noble: Noble) -> None:
    table.nobles.remove(noble)  # SP-67: the display is not refilled
    table.players[seat].nobles.append(noble)
    table.stirred, table.passes = True, 0
    table.tell(Visited(seat=seat, noble=noble))


def _which_to_return(held: Tokens, limit: int, chosen: Tokens) -> Question:
    """Ask for the tokens to return one at a time; their order makes no difference."""
    left = held.total - chosen.total - limit

    def with_one_more(colour: Colour) -> Tokens:
        return chosen + ONE[colour]

    def option(colour: Colour) -> Option:
        if left == 1:
            return Option(colour.value, named(colour), Return(with_one_more(colour)))
        return Option(
            colour.value,
            named(colour),
            lambda: _which_to_return(held, limit, with_one_more(colour)),
        )

    prompt = Text("ask-return", n=left, limit=limit)
    return Pick(prompt, Each((held - chosen).present, option))


def _portrait(noble: Noble) -> Text:
    return Text("noble", id=noble.id, requires=counted(noble.requires), points=noble.points)

"""The limit of tokens at the end of a turn of Splendor Duel (SD-90 to SD-97)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat, Step
from games.moves import require
from games.questions import DEEPEST, Each, Option, Pick, Question
from games.splendor_duel.actions import (
    Discard,
)
from games.splendor_duel.catalogue import (
    ONE,
    Colour,
    Tokens,
)
from games.splendor_duel.events import (
    Discarded,
    counted,
    named,
)
from games.splendor_duel.table import MOST_TOKENS, DuelTable
from games.text import Text


@dataclass(frozen=True, slots=True)
class Excess(Step[DuelTable]):
    """More than ten tokens must be brought down to ten (SD-90)."""

    seat: Seat

    def run(self, table: DuelTable) -> None:
        if table.players[self.seat].tokens.total > MOST_TOKENS:
            table.then(DiscardTokens(self.seat))


@dataclass(frozen=True, slots=True)
class DiscardTokens(Decision[DuelTable, Discard]):
    """Put exactly the tokens above ten, of one's own choice, into the bag (SD-90, SD-91).

    Six can be too much, and a question goes only four deep: what is above four comes as a second
    choice.
    """

    accepts = (Discard,)
    waits = "waiting-discard"

    def ask(self, table: DuelTable) -> Question:
        held = table.players[self.seat].tokens
        return _which_to_discard(held, _now(held), Tokens())

    def answer(self, table: DuelTable, action: Discard) -> None:
        player = table.players[self.seat]
        excess = _now(player.tokens)
        require(
            action.tokens <= player.tokens, "refuse-discard-absent", held=counted(player.tokens)
        )
        require(
            action.tokens.total == excess,
            "refuse-discard-number",
            n=excess,
            held=counted(player.tokens),
        )
        player.tokens -= action.tokens
        table.bag += action.tokens
        table.tell(Discarded(seat=self.seat, tokens=action.tokens))
        table.then(Excess(self.seat))


def _now(held: Tokens) -> int:
    """How many tokens are to be discarded at once."""
    return min(held.total - MOST_TOKENS, DEEPEST)


def _which_to_discard(held: Tokens, left: int, chosen: Tokens) -> Question:
    """Ask for the tokens to discard one at a time; their order makes no difference."""

    def with_one_more(colour: Colour) -> Tokens:
        return chosen + ONE[colour]

    def option(colour: Colour) -> Option:
        if left == 1:
            return Option(colour.value, named(colour), Discard(with_one_more(colour)))
        return Option(
            colour.value,
            named(colour),
            lambda: _which_to_discard(held, left - 1, with_one_more(colour)),
        )

    over = held.total - chosen.total - MOST_TOKENS
    prompt = Text("ask-discard", n=over, limit=MOST_TOKENS)
    return Pick(prompt, Each((held - chosen).present, option))

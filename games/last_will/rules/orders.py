"""Wishes for a round: what a player leaves with the bot for planning and errands (LW-270 to
LW-276).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from games.engine import Decision, Order, Seat
from games.last_will.actions import (
    ChoosePlan,
    Draw,
    DrawOne,
    TakeOffered,
    VisitOpera,
)
from games.last_will.catalogue import MAIN_DECKS, Card, Deck
from games.last_will.events import Phase, of_span, of_title
from games.last_will.rules.errands import SendBoy, errands_without_choice
from games.last_will.rules.planning import DrawCards, PlanRound, evenly, of_plan
from games.last_will.table import LastWillTable
from games.moves import Action
from games.questions import Option, Pick, PickSome, Question, Tone, answers
from games.text import Text

_ASKED = (PlanRound, DrawCards, SendBoy)
"""The decisions that wishes are for."""
_MOST = 3
"""So many wishes can be put into a list by menu, which is asked one by one."""


@dataclass(frozen=True, slots=True)
class Errand:
    """An errand that somebody wishes, and the card that it would fetch."""

    action: Action
    card: Card | None = None

    @property
    def line(self) -> Text:
        """The errand as its owner reads it."""
        match self.action:
            case TakeOffered(slot) if self.card is not None:
                return Text("order-fetch", slot=slot.upper(), card=of_title(self.card))
            case DrawOne(deck):
                return Text("order-random", deck=deck.value)
            case VisitOpera(pounds):
                return Text("order-opera", spent=of_span(pounds, pounds))
        return Text("order-extension")


@dataclass(frozen=True, slots=True)
class Wishes(Order[LastWillTable]):
    """What a player would like in one round, each list in order of preference (LW-270)."""

    round: int
    plans: tuple[int, ...] = ()
    decks: tuple[Deck, ...] = ()
    """From which the cards of the plan are drawn, as many of each; nothing to be asked (LW-272)."""
    errands: tuple[Errand, ...] = ()

    @classmethod
    def ask(cls, table: LastWillTable, seat: Seat) -> Question | None:
        """Ask whoever has a plan to choose, or boys to send out, in this round or the next
        (LW-271).
        """
        number = _round_of(table, seat)
        if number is None:
            return None
        errands = _errands_to_come(table, seat) if number == table.round else []
        planned = number == table.round and table.players[seat].plan is not None
        if planned:
            return _ask_errand(number, errands) if errands else None
        asked = _ask_plan(table, number, ())
        if not errands:
            return asked
        first = Option(
            "errands",
            Text("do-order-errands"),
            lambda: _ask_errand(number, errands),
            tone=Tone.APART,
        )
        return Pick(Text("ask-order"), [*asked.options, first])

    @property
    def line(self) -> Text:
        return Text("order", round=self.round, parts=self._parts)

    @property
    def brief(self) -> Text:
        return Text("order-brief", parts=self._parts)

    @property
    def _parts(self) -> Text:
        parts = list[Text]()
        if self.plans:
            numbers = [Text("order-plan", space=number) for number in self.plans]
            parts.append(Text("order-plans", plans=_chained("order-else", numbers)))
        if self.decks:
            decks = tuple(Text("order-deck", deck=deck.value) for deck in self.decks)
            parts.append(Text("order-decks", decks=decks))
        if self.errands:
            errands = [errand.line for errand in self.errands]
            parts.append(Text("order-errands", errands=_chained("order-else", errands)))
        return _chained("order-also", parts) if parts else Text("order-nothing")

    def beside(self, former: Order[LastWillTable]) -> Wishes:
        """Wishes for a plan leave those for errands as they are, and the other way round
        (LW-275).
        """
        if not isinstance(former, Wishes) or former.round != self.round:
            return self
        if self.errands:
            return replace(self, plans=former.plans, decks=former.decks)
        return replace(self, errands=former.errands)

    def remaining(self, table: LastWillTable, seat: Seat) -> Wishes:
        """What is still to come, without the phases that are over for its owner."""
        player, left = table.players[seat], self
        if self.round < table.round or (self.round > table.round and table.ending):
            return Wishes(self.round)
        if self.round > table.round:
            return self
        if player.plan is not None:
            draws = isinstance(table.decision_of(seat), DrawCards)
            left = replace(left, plans=(), decks=left.decks if draws else ())
        if player.plan is not None and not player.boys:
            left = replace(left, errands=())
        return left

    def lapsed(self, table: LastWillTable, seat: Seat) -> Text | None:
        """It ends with the last phase for which it says anything (LW-271)."""
        if table.over or self.remaining(table, seat) == Wishes(self.round):
            return Text("lapsed", round=self.round)
        return None

    def obey(self, table: LastWillTable, decision: Decision[LastWillTable]) -> Action | None:
        """Take the first wish that can still be had, as if by hand; without one, and of all else,
        the owner is asked (LW-273, LW-274).
        """
        if table.round != self.round:
            return None
        match decision:
            case PlanRound():
                free = {plan.number for plan in table.free_plans}
                return next((ChoosePlan(number) for number in self.plans if number in free), None)
            case DrawCards(due=due):
                counts = evenly(table, due, self.decks)
                return Draw(*counts) if sum(counts) == due else None
            case SendBoy():
                possible = [move for _, move in answers(decision.ask(table))]
                wished = (errand.action for errand in self.errands)
                return next((action for action in wished if action in possible), None)
        return None


def _round_of(table: LastWillTable, seat: Seat) -> int | None:
    """The round for which wishes may be left: this one until its errands are over, then the next.

    Whoever decides something else just now is not asked for them.
    """
    decision = table.decision_of(seat)
    if not table.orders or table.over or not (decision is None or isinstance(decision, _ASKED)):
        return None
    if table.phase in {Phase.PREPARATION, Phase.PLANNING, Phase.ERRANDS}:
        return table.round
    done = table.phase is Phase.END_OF_ROUND or table.players[seat].done
    return table.round + 1 if done and not table.ending else None


def _errands_to_come(table: LastWillTable, seat: Seat) -> Sequence[tuple[Option, Errand]]:
    """The errands that could be run as things are, while there is a boy for one."""
    player = table.players[seat]
    if player.plan is not None and not player.boys:
        return []
    cards = {offered.slot: offered.card for offered in table.offer}
    return [
        (option, Errand(action, cards.get(option.key)))
        for option, action in errands_without_choice(table, seat)
    ]


def _ask_plan(table: LastWillTable, number: int, so_far: tuple[int, ...]) -> Pick:
    """Ask for the next plan of the list; it may end after the first."""
    free = table.free_plans if number == table.round else table.plans
    options = [
        Option(str(plan.number), of_plan(plan), _after_plan(table, number, (*so_far, plan.number)))
        for plan in free
        if plan.number not in so_far
    ]
    if so_far:
        done = Text("do-order-done")
        options.append(Option("done", done, lambda: _ask_decks(number, so_far), tone=Tone.APART))
    return Pick(Text("ask-order-plan", n=len(so_far) + 1, round=number), options)


def _after_plan(
    table: LastWillTable, number: int, plans: tuple[int, ...]
) -> Callable[[], Question]:
    if len(plans) == _MOST:
        return lambda: _ask_decks(number, plans)
    return lambda: _ask_plan(table, number, plans)


def _ask_decks(number: int, plans: tuple[int, ...]) -> Question:
    """Ask from which decks the cards of the plan come."""

    def wishes(keys: frozenset[str]) -> Wishes:
        return Wishes(number, plans, tuple(deck for deck in MAIN_DECKS if deck.value in keys))

    decks = {deck.value: Text("deck", deck=deck.value) for deck in MAIN_DECKS}
    return PickSome(Text("ask-order-decks"), decks, 0, len(decks), wishes)


def _ask_errand(
    number: int,
    possible: Sequence[tuple[Option, Errand]],
    so_far: tuple[Errand, ...] = (),
) -> Pick:
    """Ask for the next errand of the list; it may end after the first."""

    def then(errand: Errand) -> Wishes | Callable[[], Question]:
        wished = (*so_far, errand)
        if len(wished) == min(_MOST, len(possible)):
            return Wishes(number, errands=wished)
        return lambda: _ask_errand(number, possible, wished)

    options = [
        Option(option.key, option.label, then(errand), option.hint)
        for option, errand in possible
        if errand not in so_far
    ]
    if so_far:
        whole = Wishes(number, errands=so_far)
        options.append(Option("done", Text("do-order-done"), whole, tone=Tone.APART))
    return Pick(Text("ask-order-errand", n=len(so_far) + 1), options)


def _chained(key: str, texts: Sequence[Text]) -> Text:
    """Several texts as one, each put behind the former ones by the sentence of *key*."""
    first, *others = texts
    for later in others:
        first = Text(key, first=first, later=later)
    return first

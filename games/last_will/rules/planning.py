"""Planning phase: who does how much in this round, and the cards that come with it (LW-37 to
LW-55).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from games.engine import Decision, Seat, Step
from games.last_will.actions import Block, ChoosePlan, Draw
from games.last_will.catalogue import MAIN_DECKS, Card, Deck, Plan
from games.last_will.events import Blocked, Drew, Phase, Planned, of_deck
from games.last_will.rules.boards import more_draws
from games.last_will.table import LastWillTable
from games.moves import Illegal, require
from games.questions import Entry, NumberField, Option, Pick, Question, Tone
from games.text import Text

SINGLE_DECKS = MAIN_DECKS[:3]
"""Those of which somebody may well want nothing else."""
AT_ONCE = 3
"""So many cards can be asked for in one question: of four decks they make at most twenty mixes."""


@dataclass(frozen=True, slots=True)
class PlanningPhase(Step[LastWillTable]):
    """Everybody plans, clockwise from the first player; two players also block spaces (LW-37, LW-51
    to LW-53).
    """

    def run(self, table: LastWillTable) -> None:
        table.phase = Phase.PLANNING
        first, *others = table.clockwise(table.first)
        if len(others) == 1:
            second = others[0]
            table.then(BlockSpace(first), BlockSpace(second), PlanRound(second), PlanRound(first))
        else:
            table.then(*map(PlanRound, (first, *others)))


@dataclass(frozen=True, slots=True)
class BlockSpace(Decision[LastWillTable, Block]):
    """Put a neutral marker on a free space (LW-51, LW-52, LW-54, LW-55)."""

    accepts = (Block,)
    waits = "waiting-block"

    def ask(self, table: LastWillTable) -> Question:
        return Pick(
            Text("ask-block"), [_space(plan, Block(plan.number)) for plan in table.free_plans]
        )

    def answer(self, table: LastWillTable, action: Block) -> None:
        _require_free(table, action.space)
        table.blocked.append(action.space)
        table.tell(Blocked(seat=self.seat, space=action.space))


@dataclass(frozen=True, slots=True)
class PlanRound(Decision[LastWillTable, ChoosePlan]):
    """Put the planning marker on a free space (LW-37, LW-38, LW-40)."""

    accepts = (ChoosePlan,)
    waits = "waiting-plan"

    def ask(self, table: LastWillTable) -> Question:
        return Pick(
            Text("ask-plan"), [_space(plan, ChoosePlan(plan.number)) for plan in table.free_plans]
        )

    def answer(self, table: LastWillTable, action: ChoosePlan) -> None:
        _require_free(table, action.space)
        player, plan = table.players[self.seat], table.plans[action.space - 1]
        player.plan, player.boys = plan.number, plan.boys
        table.tell(
            Planned(
                seat=self.seat,
                space=plan.number,
                cards=plan.cards,
                boys=plan.boys,
                actions=plan.actions,
            )
        )
        table.then(Drawing(self.seat, plan.cards + more_draws(player, None)))


def _space(plan: Plan, move: Block | ChoosePlan) -> Option:
    return Option(str(plan.number), of_plan(plan), move)


def of_plan(plan: Plan) -> Text:
    """A space of the planning board by its number and by what it gives."""
    return Text(
        "plan-space", space=plan.number, cards=plan.cards, boys=plan.boys, actions=plan.actions
    )


def _require_free(table: LastWillTable, space: int) -> None:
    free = table.free_plans
    left = tuple(str(plan.number) for plan in free)
    require(
        any(plan.number == space for plan in free),
        "refuse-space",
        space=space,
        n=len(left),
        left=left,
    )


@dataclass(frozen=True, slots=True)
class Drawing(Step[LastWillTable]):
    """The cards of a plan are drawn: what decks they come from is asked where there is a choice
    (LW-42 to LW-49).
    """

    seat: Seat
    due: int

    def run(self, table: LastWillTable) -> None:
        due = min(self.due, sum(table.at_hand(deck) for deck in MAIN_DECKS))  # LW-246
        if due:
            table.then(DrawCards(self.seat, due))
        else:
            draw(table, self.seat, {})


@dataclass(frozen=True, slots=True)
class DrawCards(Decision[LastWillTable, Draw]):
    """Say how many cards of each deck; then all come at once (LW-43 to LW-46, LW-49)."""

    accepts = (Draw,)
    waits = "waiting-draw"

    due: int

    def ask(self, table: LastWillTable) -> Question:
        if self.due <= AT_ONCE:
            return self._at_once(table)
        deep = self._how_many(table, ())
        prompt = Text("ask-draw", deck="any", n=self.due)
        return Pick(prompt, deep.options, layout=lambda: self._layout(table, deep))

    def answer(self, table: LastWillTable, action: Draw) -> None:
        counts = {Deck.EVENT: action.event, Deck.HELPER_EXPENSE: action.helper_expense}
        counts |= {Deck.PROPERTY: action.property, Deck.COMPANION: action.companion}
        require(
            min(counts.values()) >= 0 and sum(counts.values()) == self.due,
            "refuse-draw",
            n=self.due,
        )
        for deck, n in counts.items():
            if n > table.at_hand(deck):
                raise Illegal(Text("refuse-draw-deck", deck=deck.value, n=table.at_hand(deck)))
        draw(table, self.seat, counts)

    def _at_once(self, table: LastWillTable) -> Pick:
        """Offer every mix of decks as one answer: so few cards have few."""
        mixes = combinations_with_replacement(
            [deck for deck in MAIN_DECKS if table.at_hand(deck)], self.due
        )

        def option(mix: tuple[Deck, ...]) -> Option:
            counts = tuple(map(mix.count, MAIN_DECKS))
            cards = tuple(of_deck(deck, n) for deck, n in zip(MAIN_DECKS, counts, strict=True) if n)
            key = "-".join(deck.value for deck in mix)
            return Option(key, Text("draw-mix", cards=cards), Draw(*counts), sure=True)

        possible = [
            mix for mix in mixes if all(mix.count(deck) <= table.at_hand(deck) for deck in mix)
        ]
        return Pick(Text("ask-draw-mix", n=self.due), [option(mix) for mix in possible])

    def _layout(self, table: LastWillTable, deep: Pick) -> list[Option]:
        """A form for the number of cards of each deck, and the mixes that are drawn most."""
        fields = [NumberField(Text("deck", deck=deck.value), 0, self.due) for deck in MAIN_DECKS]
        form = Entry(Text("ask-draw-mix", n=self.due), fields, self._spelled)
        mixes = [evenly(table, self.due, MAIN_DECKS)]
        mixes += [
            tuple(self.due if other is deck else 0 for other in MAIN_DECKS)
            for deck in SINGLE_DECKS
            if table.at_hand(deck) >= self.due
        ]
        even, *others = [_mix(counts) for counts in dict.fromkeys(mixes)]
        naming = Option("count", Text("do-count"), lambda: deep, tone=Tone.APART, entry=form)
        return [replace(even, tone=Tone.USUAL), *others, naming]

    def _spelled(self, counts: Sequence[int]) -> str:
        """Numbers of cards in notation: deck by deck, as far as there is a choice."""
        require(sum(counts) == self.due, "refuse-draw", n=self.due)
        answers, left = list[str](), self.due
        for n in counts[:-1]:
            answers.append(str(n))
            left -= n
            if not left:
                break
        return " ".join(answers)

    def _how_many(self, table: LastWillTable, counts: tuple[int, ...]) -> Pick:
        """Ask for the count of the next deck; once nothing or one deck is left, the rest follows by
        itself.
        """
        deck, *later = MAIN_DECKS[len(counts) :]
        left = self.due - sum(counts)
        least = max(0, left - sum(table.at_hand(other) for other in later))
        numbers = range(least, min(left, table.at_hand(deck)) + 1)

        def option(n: int) -> Option:
            named, now = of_deck(deck, n), (*counts, n)
            if n == left:
                return Option(str(n), named, _drawing(now))
            if len(later) == 1:
                label = Text("draw-rest", cards=named, rest=of_deck(later[0], left - n))
                return Option(str(n), label, _drawing((*now, left - n)))
            return Option(str(n), named, lambda: self._how_many(table, now))

        return Pick(Text("ask-draw", deck=deck.value, n=left), [option(n) for n in numbers])


def evenly(table: LastWillTable, due: int, decks: Sequence[Deck]) -> tuple[int, ...]:
    """Return how many cards to draw of each main deck: as many of each of *decks*, as far as there
    are; fewer than are *due* where these decks hold no more.
    """
    counts = dict.fromkeys(MAIN_DECKS, 0)
    for _ in range(due):
        left = [deck for deck in decks if table.at_hand(deck) > counts[deck]]
        if left:
            counts[min(left, key=lambda deck: counts[deck])] += 1
    return tuple(counts.values())


def _mix(counts: tuple[int, ...]) -> Option:
    """To draw so many of each deck, as one answer."""
    pairs = zip(MAIN_DECKS, counts, strict=True)
    cards = tuple(of_deck(deck, n) for deck, n in pairs if n)
    key = "mix-" + "-".join(map(str, counts))
    return Option(key, Text("draw-mix", cards=cards), Draw(*counts), sure=True)


def _drawing(counts: tuple[int, ...]) -> Draw:
    """The move to draw so many of each deck, and none of those left out."""
    events, helpers, properties, companions = (*counts, *(0 for _ in MAIN_DECKS[len(counts) :]))
    return Draw(events, helpers, properties, companions)


def draw(table: LastWillTable, seat: Seat, counts: Mapping[Deck, int]) -> None:
    """Draw so many cards, and those that school chums bring from their decks (LW-47, LW-48, LW-184,
    LW-185, LW-247).
    """
    player = table.players[seat]
    drawn: list[Card] = []
    for deck in MAIN_DECKS:
        drawn += take(table, deck, counts.get(deck, 0) + more_draws(player, deck))
    receive(table, seat, drawn)


def take(table: LastWillTable, deck: Deck, n: int) -> Iterator[Card]:
    """Draw *n* cards of *deck*, or as many as there are (LW-244, LW-245)."""
    for _ in range(n):
        card = table.take(deck)
        if card is None:
            return
        yield card


def receive(table: LastWillTable, seat: Seat, drawn: list[Card]) -> None:
    """Put cards drawn into a hand; the others see their backs."""
    if not drawn:
        return
    table.players[seat].hand += drawn
    table.tell(Drew(seat=seat, counts=by_deck(drawn)))
    table.tell(Drew(to=seat, seat=seat, cards=tuple(drawn)))


def by_deck(cards: list[Card]) -> tuple[tuple[Deck, int], ...]:
    """How many of *cards* are of each deck, those without any left out."""
    decks = [card.deck for card in cards]
    return tuple((deck, decks.count(deck)) for deck in Deck if deck in decks)

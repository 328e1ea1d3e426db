"""The course of the game: preparation, the ends of rounds and of the game (LW-22 to LW-36, LW-230
to LW-251).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine import Decision, Seat, Step, Together
from games.last_will.actions import Keep
from games.last_will.catalogue import (
    JOKER,
    OFFERS,
    ROUNDS,
    START_KEPT,
    Card,
    Deck,
    OfferSlot,
    Property,
)
from games.last_will.events import (
    Dealt,
    Depreciated,
    Ended,
    Inherited,
    JokersReturned,
    Kept,
    LaidOut,
    Phase,
    RoundBegan,
    Tidied,
    card_text,
    of_card,
    of_cards,
    of_named,
    of_title,
)
from games.last_will.rules.boards import hand_limit
from games.last_will.rules.errands import ErrandsPhase
from games.last_will.rules.planning import PlanningPhase, by_deck
from games.last_will.rules.turns import ActionPhase
from games.last_will.table import LastWillTable, Offered
from games.moves import Illegal, require
from games.questions import PickSome, Question
from games.text import Text


@dataclass(frozen=True, slots=True)
class SetUp(Step[LastWillTable]):
    """Everybody looks at the cards dealt; the choice among them comes once the offer lies open
    (LW-18, LW-33).
    """

    def run(self, table: LastWillTable) -> None:
        table.tell(Inherited(pounds=table.start_money, will=table.by_will))
        seats = [Seat(seat) for seat in range(len(table.players))]
        for seat in seats:
            table.tell(Dealt(to=seat, cards=tuple(table.players[seat].hand)))
        keeping = Together(tuple(KeepSome(seat, START_KEPT) for seat in seats))
        table.then(Preparation(1), keeping, *_PHASES)


@dataclass(frozen=True, slots=True)
class Preparation(Step[LastWillTable]):
    """The offer is laid out, slot by slot (LW-25 to LW-32)."""

    number: int

    def run(self, table: LastWillTable) -> None:
        table.round, table.phase = self.number, Phase.PREPARATION
        table.tell(RoundBegan(number=self.number, rounds=ROUNDS, first=table.first))
        table.offer = [self._laid(table, slot) for slot in OFFERS[len(table.players)]]
        laid = tuple(
            (offered.slot, offered.card) for offered in table.offer if offered.card is not None
        )
        table.tell(LaidOut(cards=laid))

    def _laid(self, table: LastWillTable, slot: OfferSlot) -> Offered:
        deck = slot.decks[self.number - 1]
        if deck is Deck.JOKER:
            table.jokers -= 1
            return Offered(slot.key, slot.shared, JOKER)
        return Offered(slot.key, slot.shared, table.take(deck))


@dataclass(frozen=True, slots=True)
class KeepSome(Decision[LastWillTable, Keep]):
    """Choose which cards of the hand to keep; the others are discarded face down (LW-33 to LW-35,
    LW-232, LW-233).
    """

    accepts = (Keep,)
    waits = "waiting-keep"

    limit: int

    def ask(self, table: LastWillTable) -> Question:
        hand = table.players[self.seat].hand
        things = {str(number): _called(hand, number - 1) for number in range(1, len(hand) + 1)}
        hints = {
            str(number): text
            for number, card in enumerate(hand, start=1)
            if not _has_namesake(hand, card) and (text := card_text(card))
        }

        def keep(keys: frozenset[str]) -> Keep:
            return Keep(
                tuple(card for number, card in enumerate(hand, start=1) if str(number) in keys)
            )

        prompt = Text("ask-keep", n=self.limit)
        return PickSome(
            prompt, things, self.limit, self.limit, keep, hints=hints, singly=True, sure=True
        )

    def answer(self, table: LastWillTable, action: Keep) -> None:
        player = table.players[self.seat]
        left, held = iter(player.hand), of_cards(player.hand)
        # One by one they must turn up in the rest of the hand: the order of the hand is kept.
        strange = next((card for card in action.cards if card not in left), None)
        if strange is not None:
            raise Illegal(Text("refuse-keep", card=of_named(strange), n=self.limit, held=held))
        require(len(action.cards) == self.limit, "refuse-keep-number", n=self.limit)
        dropped = [*player.hand]
        for card in action.cards:
            dropped.remove(card)
        player.hand = [*action.cards]
        for card in dropped:
            table.discard(card)
        if table.phase is Phase.PREPARATION:
            table.tell(Kept(seat=self.seat, n=self.limit))
            table.tell(Kept(to=self.seat, seat=self.seat, n=self.limit, cards=action.cards))
        else:
            table.tell(Tidied(seat=self.seat, counts=by_deck(dropped)))
            table.tell(Tidied(to=self.seat, seat=self.seat, cards=tuple(dropped)))


def _called(hand: list[Card], place: int) -> Text:
    """A card in hand by its name, and by what it says where others bear the name; of copies the
    second and later ones say so.
    """
    card, number = hand[place], hand[: place + 1].count(hand[place])
    name = of_card(card) if _has_namesake(hand, card) else of_title(card)
    return name if number == 1 else Text("copy", card=name, n=number)


def _has_namesake(hand: list[Card], card: Card) -> bool:
    """Whether another card of the hand bears the same name and says something else."""
    return any(other.title == card.title and other != card for other in hand)


@dataclass(frozen=True, slots=True)
class EndOfRound(Step[LastWillTable]):
    """Jokers go back, then everybody with too many cards discards (LW-230 to LW-234).

    Nobody does once the game is to end: a hand counts for nothing then (LW-260, LW-268).
    """

    def run(self, table: LastWillTable) -> None:
        table.phase = Phase.END_OF_ROUND
        owing = []
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            if jokers := player.hand.count(JOKER):
                player.hand = [card for card in player.hand if card is not JOKER]
                table.jokers += jokers
                table.tell(JokersReturned(seat=seat, n=jokers))
            limit = hand_limit(player)
            if len(player.hand) > limit and not table.ending:
                owing.append(KeepSome(seat, limit))
        table.then(*([Together(tuple(owing))] if owing else []), Depreciation(), CloseRound())


@dataclass(frozen=True, slots=True)
class Depreciation(Step[LastWillTable]):
    """Houses that were not kept up fall by a step (LW-24, LW-153, LW-154, LW-235)."""

    def run(self, table: LastWillTable) -> None:
        for seat in table.clockwise(table.first):
            fallen = []
            for laid in [*table.players[seat].board]:
                if laid.falls and not laid.used and isinstance(laid.card, Property):
                    lower = laid.fallen()
                    table.players[seat].replace(laid, lower)
                    fallen.append((laid.card, lower.value))
            if fallen:
                table.tell(Depreciated(seat=seat, houses=tuple(fallen)))


@dataclass(frozen=True, slots=True)
class CloseRound(Step[LastWillTable]):
    """The game ends, or the table is cleared for the next round (LW-236 to LW-241, LW-250,
    LW-251).
    """

    def run(self, table: LastWillTable) -> None:
        if table.ending:
            table.phase = Phase.END
            table.tell(Ended(bankrupt=table.bankrupt))
            return
        for player in table.players:
            player.board = [replace(laid, used=False, served=0) for laid in player.board]
            player.plan, player.boys, player.done = None, 0, False
        for offered in table.offer:
            if offered.card is not None and offered.taker is None:
                table.discard(offered.card)
        table.offer, table.errands, table.blocked = [], [], []
        table.first = Seat((table.first + 1) % len(table.players))
        table.then(Preparation(table.round + 1), *_PHASES)


_PHASES = (PlanningPhase(), ErrandsPhase(), ActionPhase(), EndOfRound())

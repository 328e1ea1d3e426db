"""Taking cards: drawing some from the top of a deck, keeping one and ordering the others (PF-61,
PF-95 to PF-101).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic

from games.engine import Decision, Seat
from games.moves import require
from games.princes_of_florence.actions import CardT, Keep, KeepBonus, KeepPrestige, KeepProfession
from games.princes_of_florence.catalogue import Bonus, Prestige, Profession
from games.princes_of_florence.events import Deck, Drew, Kept, of_card
from games.princes_of_florence.figures import DRAWN
from games.princes_of_florence.rules.hints import of_kept
from games.princes_of_florence.table import PrincesTable
from games.questions import Option, Pick, Question, Tone
from games.text import Text


@dataclass(frozen=True, slots=True)
class KeepOne(Decision[PrincesTable, Keep[CardT]], Generic[CardT]):
    """Keep one of the cards drawn; the others go under the deck, in any order (PF-61, PF-95,
    PF-98).

    Cards are called by their numbers in the order drawn: there is no shorter name for some of them.
    """

    deck: ClassVar[Deck]
    drawn: tuple[CardT, ...]
    """The first was on top."""

    @abstractmethod
    def keep(self, card: CardT, under: tuple[CardT, ...]) -> Keep[CardT]:
        """The answer that keeps *card*."""

    @abstractmethod
    def piles(self, table: PrincesTable) -> tuple[list[CardT], list[CardT]]:
        """The deck the cards came from, and the player's own cards."""

    def ask(self, table: PrincesTable) -> Question:
        player = table.players[self.seat]
        named = {card: str(number) for number, card in enumerate(self.drawn, start=1)}
        hints = {card: of_kept(table, player, card) for card in self.drawn}
        as_drawn = [
            Option(key, Text("keep", card=of_card(card)), self._keeping(card), hints[card])
            for card, key in named.items()
        ]
        ordered = [
            self._ordering(card, named, hints[card]) for card in self.drawn if len(self.drawn) > 2
        ]
        prompt = Text(f"ask-keep-{self.deck.value}")
        if not ordered:
            return Pick(prompt, as_drawn)
        apart = [
            replace(option, label=plain.label)
            for option, plain in zip(ordered, as_drawn, strict=True)
        ]
        which = Pick(Text("ask-keep-first"), apart)
        rest = Option("order", Text("keep-and-order"), lambda: which, tone=Tone.APART)
        return Pick(prompt, [*as_drawn, *ordered], layout=lambda: [*as_drawn, rest])

    def answer(self, table: PrincesTable, action: Keep[CardT]) -> None:
        require(
            {action.card, *action.under} == {*self.drawn},
            "refuse-keep",
            cards=tuple(map(of_card, self.drawn)),
        )
        require(
            len(action.under) == len(self.drawn) - 1,
            "refuse-keep",
            cards=tuple(map(of_card, self.drawn)),
        )
        deck, own = self.piles(table)
        deck[:0] = reversed(action.under)
        own.append(action.card)
        table.tell(Kept(seat=self.seat, deck=self.deck))
        table.tell(Kept(to=self.seat, seat=self.seat, deck=self.deck, card=action.card))

    def _keeping(self, card: CardT) -> Keep[CardT]:
        """Keeping *card*, the others going under the deck as they were drawn (PF-101)."""
        return self.keep(card, tuple(other for other in self.drawn if other is not card))

    def _ordering(self, card: CardT, named: Mapping[CardT, str], hint: Text) -> Option:
        label = Text("keep-ordering", card=of_card(card))
        return Option(
            f"{named[card]}-order",
            label,
            lambda: self._which_next(card, (), named),
            hint,
            shared_hint=hint,
        )

    def _which_next(
        self, card: CardT, under: tuple[CardT, ...], named: Mapping[CardT, str]
    ) -> Question:
        """Ask which card goes under the deck next; the last one follows by itself."""
        left = [other for other in self.drawn if other is not card and other not in under]

        def option(following: CardT) -> Option:
            key, now = named[following], (*under, following)
            if len(left) > 2:
                return Option(key, of_card(following), lambda: self._which_next(card, now, named))
            last = tuple(other for other in left if other is not following)
            return Option(key, of_card(following), self.keep(card, (*now, *last)))

        return Pick(Text("ask-under", n=len(under) + 1), [option(following) for following in left])


@dataclass(frozen=True, slots=True)
class KeepOnePrestige(KeepOne[Prestige]):
    """Keep one of the prestige cards drawn (PF-61)."""

    accepts = (KeepPrestige,)
    waits = "waiting-prestige"
    deck = Deck.PRESTIGE

    def keep(self, card: Prestige, under: tuple[Prestige, ...]) -> KeepPrestige:
        return KeepPrestige(card, under)

    def piles(self, table: PrincesTable) -> tuple[list[Prestige], list[Prestige]]:
        return table.prestige, table.players[self.seat].prestige


@dataclass(frozen=True, slots=True)
class KeepOneProfession(KeepOne[Profession]):
    """Keep one of the professions drawn (PF-95)."""

    accepts = (KeepProfession,)
    waits = "waiting-profession"
    deck = Deck.PROFESSION

    def keep(self, card: Profession, under: tuple[Profession, ...]) -> KeepProfession:
        return KeepProfession(card, under)

    def piles(self, table: PrincesTable) -> tuple[list[Profession], list[Profession]]:
        return table.professions, table.players[self.seat].professions


@dataclass(frozen=True, slots=True)
class KeepOneBonus(KeepOne[Bonus]):
    """Keep one of the bonus cards drawn (PF-96)."""

    accepts = (KeepBonus,)
    waits = "waiting-bonus"
    deck = Deck.BONUS

    def keep(self, card: Bonus, under: tuple[Bonus, ...]) -> KeepBonus:
        return KeepBonus(card, under)

    def piles(self, table: PrincesTable) -> tuple[list[Bonus], list[Bonus]]:
        return table.bonuses, table.players[self.seat].bonuses


def draw(
    table: PrincesTable, seat: Seat, kind: type[KeepOne[CardT]], price: int
) -> Sequence[Decision[PrincesTable]]:
    """Draw the top cards of a deck, all if they are fewer than five, and return what follows.

    One card alone is kept without a question (PF-101).
    """
    deck, _ = kind(seat, ()).piles(table)
    drawn = tuple([table.draw(deck) for _ in range(min(DRAWN, len(deck)))])
    table.tell(Drew(seat=seat, deck=kind.deck, number=len(drawn), price=price))
    decision = kind(seat, drawn)
    if len(drawn) > 1:
        return (decision,)
    decision.answer(table, decision.keep(drawn[0], ()))
    return ()

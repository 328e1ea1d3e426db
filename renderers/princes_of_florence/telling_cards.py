"""Cards in words: those of a hand with what they are worth now, and what a profession wishes
for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import Bonus, Card, Prestige, Profession
from games.princes_of_florence.events import of_card
from games.princes_of_florence.view import Candidate, Hand
from games.text import Text
from renderers.telling import BARE, LEAST, NOTHING
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class CardTeller:
    """Says cards in one of the forms."""

    words: Words
    names: Sequence[str]
    share: int
    order: Text | None
    """The standing order of whoever holds them."""

    def hand(self, hand: Hand) -> list[str]:
        """The own cards, and what they are worth now."""
        words = self.words
        lines = [words("told-professions", cards=several(map(self.candidate, hand.professions)))]
        if hand.drawn:
            lines.insert(
                0,
                words(
                    "told-drawn",
                    cards=several(map(self.drawn, hand.drawn, hand.worth)),
                ),
            )
        if hand.bonuses:
            bonuses = [
                words("bonus-adds", bonus=self.bonus(bonus.card), n=bonus.adds)
                for bonus in hand.bonuses
            ]
            lines.append(words("told-bonuses", cards=several(bonuses)))
        if hand.prestige:
            prestige = [
                words(
                    "told-prestige-card",
                    card=words.say(of_card(one.card), self.names),
                    n=one.points,
                    most=one.card.points,
                )
                for one in hand.prestige
            ]
            lines.append(words("told-prestige", cards=several(prestige)))
        if hand.limit is not None:
            sell = yes(hand.limit.sell)
            lines.append(
                words(
                    "told-limit",
                    limit=words("picture-limit", florins=hand.limit.florins, sell=sell),
                )
            )
        if self.order is not None:
            lines.append(words("told-order", order=words.say(self.order, self.names)))
        return lines

    def drawn(self, card: Card, worth: tuple[int, int]) -> str:
        """A card that may be kept, and what it would be worth in hand: as a work, as an addition to
        one, or in points.
        """
        name, n = self.words.say(of_card(card), self.names), worth[0]
        match card:
            case Bonus():
                return self.words("bonus-adds", bonus=name, n=n)
            case Prestige(points=most):
                return self.words("told-prestige-card", card=name, n=n, most=most)
        return self.words("told-offered", card=name, n=n)

    def candidate(self, candidate: Candidate) -> str:
        most = candidate.with_bonuses
        value = candidate.value.total
        card = self.profession(candidate.card)
        return self.words(
            "told-candidate", card=card, value=value, more=yes(most > value), most=most
        )

    def bonus(self, card: Bonus) -> str:
        """A bonus card; where there is little room by its letter."""
        return (
            card.letter.upper()
            if self.share >= LEAST
            else self.words.say(of_card(card), self.names)
        )

    def profession(self, card: Profession) -> str:
        """A profession with its wishes, as far as there is room."""
        name = self.words("profession", id=card.id)
        if self.share >= BARE:
            return name
        wishes = (
            self.words("tile", tile=card.building.id),
            self.words("tile", tile=card.landscape.id),
            self.words("picture-freedom", freedom=card.freedom.value),
        )
        return f"{name} ({' + '.join(wishes)})"


def several(things: Iterable[str]) -> str:
    return ", ".join(things) or NOTHING


def yes(so: bool) -> str:
    """Whether something is so, as sentences choose by it."""
    return "yes" if so else "no"

"""A view in words: short for the picture's alt text, which says what the picture shows, and the
whole table at length.

The short form gives way where there is no room: first long names, then what the cards of the offer
say and the spaces that nobody has taken, then errands and the cards on boards, and at last offer
and plans.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from games.last_will.catalogue import Card, Property
from games.last_will.events import (
    ability_text,
    of_card,
    of_companions,
    of_deck,
    of_market,
    of_money,
    of_title,
)
from games.last_will.view import InHand, OfferSlot, OnBoard, PlanSpace, Player, TurnState, View
from renderers.last_will.end import reason, tied, winners
from renderers.last_will.headings import kind_of, progress
from renderers.last_will.moves import telling
from renderers.scenes import ALT_LIMIT, Description
from renderers.telling import BARE, BRIEF, LEAST, NOTHING, WHOLE, cut, described, sentence
from renderers.words import Words

LONGEST_MOVE = 220  # characters of a short form


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""
    return described(lambda shown, share: Teller(view, words, shown, share, falls=not share), names)


@dataclass(frozen=True, slots=True)
class Teller:
    """Says one view in one of the forms, a line for each thing."""

    view: View
    words: Words
    names: Sequence[str]
    share: int = WHOLE
    falls: bool = False
    """Whether a house on a board is told with every value that it falls through."""

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        view = self.view
        if view.standings:
            return [*self.facts(), *self.places()]
        if view.hand is not None:
            whole = replace(self, falls=True).own(view.hand)
            return whole if len(" ".join(whole)) <= ALT_LIMIT else self.own(view.hand)
        low = [*self.offer(), *self.plans(), self.market(), *self.errands()]
        return [*self.facts(), *map(self.player, view.players), *low]

    def own(self, hand: Sequence[InHand]) -> list[str]:
        """What the picture of a hand shows."""
        return [*self.facts(), self.player(self.view.owner), *self.hand(hand)]

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view = self.view
        if view.standings:
            return [*self.opening(), *self.places(), *map(self.player, view.players)]
        hand = self.hand(view.hand) if view.hand is not None else []
        places = [*self.offer(), *self.plans(), self.market(), *self.errands(), *self.supply()]
        return [*self.opening(), *hand, *places, *map(self.player, view.players)]

    def opening(self) -> list[str]:
        """How far the game has come, what is owed by whom or who has won, and the last move."""
        view, words = self.view, self.words
        begin = f"{words('title')}. {progress(view, words)}."
        return [begin, self.turn(), words("told-last", move=self.move())]

    def facts(self) -> list[str]:
        """The opening of an alt text: first whose turn it is and what was done last."""
        progress, *facts = self.opening()
        return [*facts, progress]

    def turn(self) -> str:
        view, words = self.view, self.words
        if view.standings:
            victors = winners(view)
            won = words(
                "picture-wins",
                name=words.listed([self.names[seat] for seat in victors]),
                count=len(victors),
            )
            return f"{won}: {reason(view, words)}."
        if not view.waiting:
            return NOTHING
        owed = [
            words(f"picture-you-{kind_of(waiting)}")
            if waiting.seat == view.me
            else words(f"picture-owes-{kind_of(waiting)}", name=self.names[waiting.seat])
            for waiting in view.waiting
        ]
        return sentence("; ".join(owed))

    def move(self) -> str:
        """The last move as the news told it."""
        news = telling(self.view.last) if self.share else list(self.view.last)
        text = " ".join(self.words.say(event.line, self.names) for event in news)
        text = text or (NOTHING if self.view.round else self.words("picture-start"))
        return cut(text, LONGEST_MOVE) if self.share else text

    def offer(self) -> list[str]:
        """What lies on the offer, or who has it."""
        if self.share >= LEAST or not self.view.offer:
            return []
        return [self.words("told-offer", slots="; ".join(map(self.slot, self.view.offer)))]

    def slot(self, slot: OfferSlot) -> str:
        words, key = self.words, slot.slot.upper()
        if slot.card is None:
            return words("told-slot", slot=key, card=NOTHING, state="there", name="")
        card = self.title(slot.card) if self.share >= BRIEF else words.say(of_card(slot.card), ())
        if slot.taker is not None:
            return words(
                "told-slot", slot=key, card=card, state="taken", name=self.names[slot.taker]
            )
        return words(
            "told-slot", slot=key, card=card, state="closed" if slot.closed else "there", name=""
        )

    def plans(self) -> list[str]:
        """The planning board; the short form tells of markers only."""
        if self.share >= LEAST:
            return []
        spaces = [
            space
            for space in self.view.plans
            if not self.share or space.blocked or space.seat is not None
        ]
        if not spaces:
            return []
        return [self.words("told-plans", spaces="; ".join(map(self.space, spaces)))]

    def space(self, space: PlanSpace) -> str:
        plan, words = space.plan, self.words
        state = "blocked" if space.blocked else "free" if space.seat is None else "taken"
        name = "" if space.seat is None else self.names[space.seat]
        if self.share:
            return words("told-marker", n=plan.number, state=state, name=name)
        figures = {"cards": plan.cards, "boys": plan.boys, "actions": plan.actions}
        return words("told-space", n=plan.number, state=state, name=name, **figures)

    def market(self) -> str:
        """By how much property is dearer or cheaper."""
        prices = [
            self.words.say(of_market(price.estate, price.modifier), ())
            for price in self.view.market
        ]
        return self.words("told-market", prices=self.several(prices))

    def errands(self) -> list[str]:
        """Who has sent an errand boy where, besides the offer."""
        if self.share >= BARE:
            return []
        sent, words = self.view.errands, self.words
        groups = {
            "market": () if sent.market is None else (sent.market,),
            "extension": sent.extensions,
            "opera": () if sent.opera is None else (sent.opera,),
            "random": sent.random,
        }
        told = [
            words(
                "told-errand", space=space, names=self.several(self.names[seat] for seat in seats)
            )
            for space, seats in groups.items()
            if seats or not self.share
        ]
        return [words("told-errands", errands="; ".join(told))] if told else []

    def supply(self) -> list[str]:
        """What is left for all."""
        supply, words = self.view.supply, self.words
        decks = [
            words("told-deck", cards=words.say(of_deck(deck, n), ()), pile=pile)
            for deck, n, pile in supply.decks
        ]
        how = "yes" if self.view.by_will else "no"
        return [
            words("told-start", money=self.view.start_money, will=how),
            words("told-decks", decks="; ".join(decks)),
            words(
                "told-supply",
                special=supply.special,
                crowns=supply.crowns,
                jokers=supply.jokers,
                extensions=supply.extensions,
            ),
        ]

    def player(self, player: Player) -> str:
        """All that is public about one player."""
        words, view = self.words, self.view
        facts = [words("told-money", money=words.say(of_money(player.money), ()))]
        if player.worth != player.money or not self.share:
            facts.append(words("told-worth", money=words.say(of_money(player.worth), ())))
        if player.bankrupt:
            facts.append(words("picture-bankrupt"))
        if player.seat == view.first and not view.standings:
            facts.append(words("told-first"))
        facts.append(self.cards(player))
        facts += self.left(player)
        if self.share < BARE or player.seat == view.me:
            facts.append(self.board(player))
        if not self.share and player.bonuses:
            facts.append(words("told-bonuses", bonuses=self.several(self.ability(player))))
        return f"{self.names[player.seat]}: {'; '.join(facts)}."

    def cards(self, player: Player) -> str:
        backs = [self.words.say(of_deck(deck, n), ()) for deck, n in player.hand]
        if self.share or not backs:
            return self.words("told-hand", n=player.cards)
        held = self.words("told-hand-of", n=player.cards, cards=self.several(backs))
        return f"{held}; {self.words('told-limit', n=player.limit)}"

    def left(self, player: Player) -> list[str]:
        """The plan, and what is left of it."""
        words = self.words
        if player.plan is None or self.view.standings:
            return []
        told = [] if self.share else [words("told-plan", n=player.plan.number)]
        if player.boys:
            told.append(words("told-boys", n=player.boys))
        if player.turn is TurnState.DONE:
            return [*told, words("picture-done")]
        return [*told, words("told-actions", n=player.actions)]

    def board(self, player: Player) -> str:
        full = not self.share and player.seat == self.view.me
        lying = self.several(self.lying(lying, full=full) for lying in player.board)
        return self.words("told-board", n=len(player.board), spaces=player.spaces, cards=lying)

    def lying(self, lying: OnBoard, *, full: bool) -> str:
        """A card on a board: its name, what it is worth or spends, who is there, and whether it has
        been used.

        In full what it says, too, and what a sale of it would bring now: that is seen when one
        looks at it closely.
        """
        words, card = self.words, lying.card
        steps = "none"
        if self.falls and not full and isinstance(card, Property) and card.house:
            steps = "→".join(map(str, card.values))
        return words(
            "told-lying",
            card=words.say(of_card(card), ()) if full else self.title(card),
            steps=steps,
            sale=lying.sale if full else 0,
            worth="value" if lying.value else "spends" if lying.spends else "none",
            pounds=lying.value or lying.spends,
            n=len(lying.markers),
            companions=words.listed([words.say(each, ()) for each in of_companions(lying.markers)]),
            used="yes" if lying.used else "no",
        )

    def ability(self, player: Player) -> Iterable[str]:
        return (self.words.say(ability_text(ability), ()) for ability in player.bonuses)

    def hand(self, hand: Sequence[InHand]) -> list[str]:
        """The own cards, and at length what can be done with them."""
        words, order = self.words, self.order()
        if self.share >= BARE:
            titles = self.several(self.title(held.card) for held in hand)
            return [words("told-own-hand", cards=titles), *order]
        if self.share:
            cards = self.several(words.say(of_card(held.card), ()) for held in hand)
            return [words("told-own-hand", cards=cards), *order]
        lines = [words("told-own-hand", cards=self.several(self.title(held.card) for held in hand))]
        for held in hand:
            now = "yes" if held.playable else "no"
            card, line = words.say(of_card(held.card), ()), words.say(held.line, ())
            lines.append(words("told-card", card=card, line=line, now=now))
        return [*lines, *order]

    def order(self) -> list[str]:
        """What its owner has left with the bot."""
        if self.view.order is None:
            return []
        return [self.words("told-order", order=self.words.say(self.view.order, self.names))]

    def places(self) -> list[str]:
        """The standings, and how everybody's sum comes about."""
        lines = []
        for standing in self.view.standings:
            account = [self.words.say(line, self.names) for line in standing.account]
            if tied(self.view, standing) and self.share < BARE:
                account.append(self.words("told-tie"))
            score = self.words.say(standing.score, self.names)
            name = self.names[standing.seat]
            lines.append(
                self.words(
                    "told-place",
                    place=standing.place,
                    name=name,
                    score=score,
                    account="; ".join(account),
                )
            )
        return lines

    def title(self, card: Card) -> str:
        return self.words.say(of_title(card), ())

    def several(self, things: Iterable[str]) -> str:
        return ", ".join(things) or NOTHING

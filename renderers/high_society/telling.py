"""A view in words: short for the picture's alt text, which says what the picture shows, and the
whole table at length.

The short form writes cards as they are marked (9, ×2, ÷2, −5); the long form calls them by their
names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.high_society.catalogue import RED_FRAMES, Card
from games.high_society.events import (
    BiddingRan,
    Ended,
    LimitsOpened,
    NobodyWon,
    TurnedUp,
    explained,
)
from games.high_society.view import Phase, Player, Purse, View
from games.text import Text
from renderers.high_society import cards
from renderers.high_society.changes import Changes
from renderers.high_society.hand import worth_of
from renderers.high_society.headings import OWED, hint_of, yours
from renderers.high_society.moves import untouched
from renderers.high_society.players import score
from renderers.high_society.table import unseen
from renderers.scenes import Description
from renderers.telling import NOTHING, alt_text, sentence
from renderers.words import Words

LONGEST_MOVE = (
    320  # characters of a short form; where nobody has money left, one move may end many auctions
)


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""
    alt = alt_text(lambda shown: " ".join(Teller(view, words, shown, brief=True).picture()), names)
    return Description(alt, "\n".join(Teller(view, words, names).table()))


@dataclass(frozen=True, slots=True)
class Teller:
    """Says one view in one of the two forms, a line for each thing."""

    view: View
    words: Words
    names: Sequence[str]
    brief: bool = False

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        if self.view.results:
            return [*self.facts(), *self.places()]
        if self.view.mine:
            return [*self.facts(), *self.sale(), *self.hand(self.view.mine)]
        return [*self.facts(), *self.table()[len(self.opening()) :]]

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view = self.view
        if view.results:
            return [*self.opening(), *self.places(), *self.gone()]
        lines = [*self.opening(), *self.sale()]
        if view.mine:
            lines += self.hand(view.mine)
        lines += [self.player(player) for player in view.players]
        if view.hidden_scoring:
            return [*lines, self.words("picture-hidden") + "."]
        return [*lines, self.words("told-to-come", cards=self.called(unseen(view))), *self.gone()]

    def opening(self) -> list[str]:
        """How far the game has come, what is owed by whom or who has won, and the last move."""
        view, words = self.view, self.words
        progress = words(
            "told-progress", n=view.auction, reds=view.reds, frames=RED_FRAMES, deck=view.deck
        )
        move = self.move()
        lines = [f"{words('title')}. {progress}", sentence(self.turn())]
        return [*lines, words("told-last", move=move)] if move else lines

    def facts(self) -> list[str]:
        """The opening of an alt text: first whose turn it is and what was done last."""
        progress, *facts = self.opening()
        return [*facts, progress]

    def turn(self) -> str:
        view, words = self.view, self.words
        if view.winners:
            winners = words.listed([self.names[seat] for seat in view.winners])
            return words("picture-wins", name=winners, count=len(view.winners))
        if view.results:
            return words("picture-end-nobody")
        if view.mine and (key := yours(view)):
            return words(key)
        return words.listed(
            [words(OWED[view.phase].theirs, name=self.names[seat]) for seat in view.owed]
        )

    def move(self) -> str:
        """The last move as the news told it, if it has any; the short form leaves out what is said
        in other places.
        """
        news = [event for event in self.view.last if not isinstance(event, TurnedUp)]
        if self.brief and self.view.results:
            news = [event for event in news if isinstance(event, Ended | NobodyWon)]
        elif self.brief:
            news = [event for event in news if not isinstance(event, BiddingRan | LimitsOpened)]
        told = [self.words.say(event.line, self.names) for event in news]
        while self.brief and len(" ".join(told)) > LONGEST_MOVE:
            told = ["…", *told[2 if told[0] == "…" else 1 :]]
        if not told and untouched(self.view):
            return self.words("picture-start") + "."
        return " ".join(told)

    def sale(self) -> list[str]:
        """What is under the hammer, how its auction ends, and what must be beaten."""
        view, words = self.view, self.words
        hint = words(hint_of(view)) + "."
        if view.card is None:
            return [hint]
        lines = [words("told-card", card=words.say(explained(view.card), self.names)), hint]
        if view.phase is Phase.SEALED:
            asked = [player for player in view.players if player.notes]
            return [
                *lines,
                words("told-limits", n=sum(player.submitted for player in asked), asked=len(asked)),
            ]
        if view.leader is None:
            return [*lines, words("told-no-bids")]
        return [*lines, words("told-high", high=view.high, name=self.names[view.leader])]

    def player(self, player: Player) -> str:
        """All that is public about one player."""
        facts = [self.words("told-in-hand", n=player.notes), self.stake(player), self.won(player)]
        if player.seat == self.view.starter and self.view.phase is not Phase.DISCARD:
            facts.insert(0, self.words("told-started"))
        return f"{self.names[player.seat]}: {'; '.join(fact for fact in facts if fact)}."

    def stake(self, player: Player) -> str:
        """The bid, or why there is none; in a sealed auction whether the limit is in, and what the
        last one was.
        """
        view, words = self.view, self.words
        if view.phase is Phase.DISCARD:
            return self.opened(player)
        if view.phase is Phase.SEALED:
            owed = "told-awaited" if player.notes else "picture-no-money"
            state = words("told-handed-in" if player.submitted else owed)
            return "; ".join(filter(None, (state, self.opened(player))))
        if player.passed:
            return words("picture-passed")
        if player.bid:
            return words(
                "told-bid", cards=_added(player.bid), n=len(player.bid), total=player.total
            )
        return words("picture-no-bid" if player.notes else "picture-no-money")

    def opened(self, player: Player) -> str:
        limits = [limit for seat, limit in Changes.of(self.view).limits if seat == player.seat]
        return self.words("picture-last-limit", limit=limits[0]) if limits else ""

    def won(self, player: Player) -> str:
        """The cards that lie there and what they are worth; face down, no more than how many."""
        if not player.won:
            return self.words("told-won-nothing")
        if player.cards is None or player.reckoning is None:
            return self.words("told-face-down", n=player.won)
        points = score(player.reckoning.halves, self.words)
        return self.words("told-won", cards=self.called(player.cards), points=points)

    def hand(self, mine: Purse) -> list[str]:
        """The own money, what it can do, and the own cards."""
        view, words, owner = self.view, self.words, self.view.owner
        whole = sum(mine.hand) + sum(mine.bid)
        lines = [
            words("told-hand", cards=_listed(mine.hand), n=len(mine.hand), total=sum(mine.hand)),
            words("told-hand-spent", cards=_listed(mine.spent)),
            words("told-hand-whole", total=whole, most=whole + sum(mine.spent)),
        ]
        if mine.bid:
            lines.insert(
                1,
                words(
                    "told-hand-bid", cards=_added(mine.bid), n=len(mine.bid), total=sum(mine.bid)
                ),
            )
        if view.sealed and view.phase is Phase.SEALED:
            limit = (
                words("picture-hand-no-limit")
                if mine.limit is None
                else words("picture-limit", limit=mine.limit)
            )
            lines.append(words("told-hand-limit", limit=limit))
        if view.order is not None:
            lines.append(words("told-hand-order", order=words.say(view.order, self.names)))
        if view.phase is Phase.BIDDING and not owner.passed and not owner.leading:
            least = words(
                "told-hand-least", cards=_added(mine.least), total=owner.total + sum(mine.least)
            )
            lines.append(least if mine.least else words("picture-hand-cannot") + ".")
            if mine.least:
                left = sum(mine.hand) - sum(mine.least)
                lines.append(words("picture-hand-left", left=left) + ".")
        elif owner.leading or owner.passed:
            lines.append(
                words("picture-hand-leading" if owner.leading else "told-hand-passed") + "."
            )
        if owner.robbed and view.phase is not Phase.DISCARD:
            lines.append(words("picture-hand-robbed") + ".")
        if worth := worth_of(view, mine, words):
            lines.append(f"{worth}.")
        return [*lines, words("told-hand-won", won=self.won(owner))]

    def places(self) -> list[str]:
        """The standings, everybody's money, and how every score came about."""
        return [
            self.words(
                "told-place",
                place=result.place,
                name=self.names[result.seat],
                score=self.words.say(standing.score, self.names),
                account="; ".join(self.words.say(line, self.names) for line in standing.account),
            )
            for result, standing in zip(self.view.results, self.view.standings, strict=True)
        ]

    def gone(self) -> list[str]:
        """The thief and what it took."""
        stolen = self.view.stolen
        return [self.words("told-stolen", cards=self.called(stolen))] if stolen else []

    def called(self, several: Iterable[Card]) -> str:
        if self.brief:
            thief = self.words("picture-kind", kind="thief").lower()
            return ", ".join(cards.worth(card) or thief for card in several) or NOTHING
        return ", ".join(self.words.say(_named(card), self.names) for card in several) or NOTHING


def _named(card: Card) -> Text:
    return Text("card", kind=card.kind.value, worth=card.worth)


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) or NOTHING


def _added(values: Sequence[int]) -> str:
    return " + ".join(map(str, values))

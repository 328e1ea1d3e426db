"""A view in words: short for the picture's alt text, which says what the picture shows, and the
whole table at length.

The short form gives way where there is no room: first long names, then the squares, then the tiles,
which are seen but hardly read out, then what is left for all, and at last which works there are,
of which the number stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import called
from games.princes_of_florence.events import BiddingRan, Phase, Scored, of_card, of_lot, of_tile
from games.princes_of_florence.view import Player, View
from renderers.princes_of_florence.end import reason, tied, winners
from renderers.princes_of_florence.headings import kind_of
from renderers.princes_of_florence.moves import telling
from renderers.princes_of_florence.telling_cards import CardTeller, several
from renderers.scenes import Description
from renderers.telling import BARE, COUNTED, LEAST, NOTHING, WHOLE, cut, described, sentence
from renderers.words import Words

LONGEST_MOVE = 280  # characters of a short form; opened limits may end in many events
LONGEST_END = 130  # the same once it is over, when the account of prestige says what counts


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""
    return described(lambda shown, share: Teller(view, words, shown, share), names)


@dataclass(frozen=True, slots=True)
class Teller:
    """Says one view in one of the forms, a line for each thing."""

    view: View
    words: Words
    names: Sequence[str]
    share: int = WHOLE

    @property
    def cards(self) -> CardTeller:
        """Says cards in this form."""
        return CardTeller(self.words, self.names, self.share, self.view.order)

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        view = self.view
        if view.standings:
            return [*self.facts(), *self.places()]
        if view.hand is not None:
            return [
                *self.facts(),
                *self.cards.hand(view.hand),
                *self.matter(),
                self.player(view.owner),
            ]
        return [*self.facts(), *self.matter(), *map(self.player, view.players), *self.supply()]

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view = self.view
        if view.standings:
            return [
                *self.opening(),
                *self.places(),
                *map(self.player, view.players),
                *self.left_over(),
            ]
        hand = self.cards.hand(view.hand) if view.hand else []
        return [
            *self.opening(),
            *hand,
            *self.matter(),
            *map(self.player, view.players),
            *self.supply(),
        ]

    def opening(self) -> list[str]:
        """How far the game has come, what is owed by whom or who has won, and the last move."""
        view, words = self.view, self.words
        progress = words("told-progress", n=view.round, rounds=view.rounds, minimum=view.minimum)
        return [f"{words('title')}. {progress}", self.turn(), words("told-last", move=self.move())]

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
            return f"{won}; {reason(view, words)}."
        owed = [
            words(f"picture-you-{kind_of(waiting)}")
            if waiting.seat == view.me
            else words(f"picture-owes-{kind_of(waiting)}", name=self.names[waiting.seat])
            for waiting in view.waiting
        ]
        return sentence("; ".join(owed))

    def move(self) -> str:
        """The last move as the news told it; the short form leaves out what is said in other
        places.
        """
        news = list(self.view.last)
        if self.share:
            news = [event for event in telling(news) if not isinstance(event, BiddingRan | Scored)]
        told = [self.words.say(event.line, self.names) for event in news]
        most = LONGEST_END if self.view.standings else LONGEST_MOVE
        while self.share and len(told) > 1 and len(" ".join(told)) > most:
            told = ["…", *told[2 if told[0] == "…" else 1 :]]
        text = " ".join(told) or (NOTHING if self.view.round else self.words("picture-start") + ".")
        return cut(text, most) if self.share else text

    def matter(self) -> list[str]:
        """What is going on: an auction, a work that is paid for, a landscape to lay, a turn."""
        view, words = self.view, self.words
        if view.auction is not None:
            auction = view.auction
            lot, name = words.say(of_lot(auction.lot), self.names), self.names[auction.leader]
            if auction.sealed:
                return [words("told-sealed", lot=lot, price=auction.price, name=name)]
            bids = [
                words("call", who=self.names[bid.seat], price=bid.florins) for bid in auction.bids
            ]
            return [
                words(
                    "told-auction", lot=lot, price=auction.price, name=name, next=auction.raised_to
                ),
                *([words("told-bids", bids=several(bids))] if self.share < BARE else ()),
            ]
        if view.pay is not None:
            return [words("told-pay", value=words.say(view.pay.spelled, self.names))]
        if view.laying:
            tiles = [words.say(of_tile(tile), self.names) for tile in view.laying]
            return [words("told-laying", tiles=several(tiles))]
        if view.turn is not None:
            turn = view.turn
            name, left = self.names[turn.seat], words("picture-actions-left", n=turn.actions)
            free = {"profession": turn.profession.value, "freedom": turn.freedom.value}
            return [words("told-turn", name=name, left=left, **free)]
        return []

    def player(self, player: Player) -> str:
        """All that is public about one player."""
        words = self.words
        facts = [
            words("told-figures", points=player.points, florins=player.money),
            *self.things(player),
        ]
        if player.seat == self.view.first and self.view.round:
            facts.insert(0, words("told-first"))
        if state := self.state(player):
            facts.insert(0, state)
        if player.mark:
            facts.append(words("told-mark", n=player.mark))
        if not self.share or player.seat == self.view.me:
            facts += [
                words("picture-can-pay", n=player.resources),
                words("picture-every-work", n=player.court),
                words("picture-build-price", n=player.building_price),
                words("picture-empty", n=player.empty_squares),
            ]
        if self.share < BARE:
            facts.append(words("told-estate", tiles=several(self.tiles(player))))
        return f"{self.names[player.seat]}: {'; '.join(facts)}."

    def things(self, player: Player) -> list[str]:
        """Staff, freedoms, cards in hand and works; the short form leaves out what is not there."""
        words = self.words
        counts = {
            "builders": player.builders,
            "jesters": player.jesters,
            "professions": player.professions,
            "bonuses": player.bonuses,
            "prestige": player.prestige,
            "recruiting": player.recruiting,
        }
        numbers = [
            words("told-count", what=what, n=n) for what, n in counts.items() if n or not self.share
        ]
        freedoms = [words("picture-freedom", freedom=freedom.value) for freedom in player.freedoms]
        works = self.done(player)
        told = [several(numbers)] if numbers else []
        told += (
            [words("told-freedoms", freedoms=several(freedoms))]
            if freedoms or not self.share
            else []
        )
        return told + (
            [words("told-works", works=several(works))] if works or not self.share else []
        )

    def state(self, player: Player) -> str:
        """How somebody stands in the auctions; nothing outside them."""
        if player.bidder is None:
            return ""
        lot = self.words.say(of_lot(player.lot), self.names) if player.lot else NOTHING
        return self.words("told-bidder", state=player.bidder.value, lot=lot)

    def done(self, player: Player) -> list[str]:
        """The works, at length with what their artists wished for, and the recruiting cards among
        them.
        """
        works = [
            self.words("profession", id=work.id) if self.share else self.cards.profession(work)
            for work in player.works
        ]
        if self.share >= COUNTED and works:
            works = [str(len(works))]
        return [*works, *[self.words("picture-recruiting-card")] * player.recruits]

    def tiles(self, player: Player) -> list[str]:
        """What lies on an estate; at length with its squares."""
        named = [self.words("tile", tile=place.tile.id) for place in player.estate]
        if self.share:
            return named
        squares = [
            " ".join(called(square).upper() for square in place.squares) for place in player.estate
        ]
        return [f"{name} {at}" for name, at in zip(named, squares, strict=True)]

    def supply(self) -> list[str]:
        """What is left for all; the short form tells of what the phase is about."""
        view, words, supply = self.view, self.words, self.view.supply
        if self.share >= LEAST:
            return []
        lots = []
        for lot in supply.lots:
            name = words.say(of_lot(lot.lot), self.names)
            owner = "" if lot.owner is None else f" ({self.names[lot.owner]})"
            lots.append(
                f"{name} {lot.left}{owner}"
                if self.share
                else words("told-lot", lot=name, n=lot.left, price=lot.opening, owner=owner)
            )
        buildings = [
            f"{words('tile', tile=building.id)} {left}" for building, left in supply.buildings
        ]
        freedoms = [
            f"{words('picture-freedom', freedom=freedom.value)} {left}"
            for freedom, left in supply.freedoms
        ]
        told = [words("told-lots", lots=several(lots))]
        rest = [
            words("told-buildings", buildings=several(buildings)),
            words("told-freedoms-left", freedoms=several(freedoms)),
            words(
                "told-decks",
                professions=supply.professions,
                bonuses=supply.bonuses,
                prestige=supply.prestige,
            ),
        ]
        if supply.display:
            rest.append(
                words("told-for-sale", cards=several(map(self.cards.profession, supply.display)))
            )
        if supply.professions_left is not None:
            rest.append(words("told-may-be-taken", n=supply.professions_left))
        if not self.share:
            return [*told, *rest]
        return rest if view.phase is Phase.ACTIONS else told

    def places(self) -> list[str]:
        """The standings, and how everybody came to their prestige."""
        lines = []
        for standing in self.view.standings:
            account = [self.words.say(line, self.names) for line in standing.account]
            if tied(self.view, standing):
                account.append(self.words("picture-tie"))
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

    def left_over(self) -> list[str]:
        """Cards that were left in hand."""
        lines = []
        for player in self.view.players:
            if player.opened:
                cards = [self.words.say(of_card(card), self.names) for card in player.opened]
                lines.append(
                    self.words("told-opened", name=self.names[player.seat], cards=several(cards))
                )
        return lines

"""A view in words: short for the picture's alt text, which says what the picture shows, and the
whole table at length.

The short form begins with whose turn it is and what was done last. Where there is no room, the
cards are called by less first; then go what follows from the rest, what players hold, earlier
moves, prices, and at last the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.splendor.catalogue import GEMS, NOBLE_POINTS, Card, Noble, Tokens
from games.splendor.events import Refilled
from games.splendor.view import Owed, Player, Reserved, View
from games.text import Text
from renderers.scenes import Description
from renderers.splendor.players import call_of
from renderers.telling import shortened
from renderers.words import Words

WHOLE, PRICED, TERSE, BONUSES, SCORES, LAST, PRICELESS, LEAST = range(8)
"""How much the short form tells: all; cards of the rows by colour, points and price; neither what
can be bought nor what nobles want; of the players no tokens and reserved cards; of them their
scores alone; no move before the last; no prices; nothing that lies on the table.
"""
SHORTER = (
    *((32, share) for share in (WHOLE, PRICED, TERSE, BONUSES)),
    *((length, share) for share in (SCORES, LAST) for length in (32, 20, 14)),
    *((length, share) for share in (PRICELESS, LEAST) for length in (32, 20, 14, 9)),
    (6, LEAST),
)
"""How the short form gives way: how long names may be, and how much is left out."""


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""

    def told(shown: Sequence[str], share: int) -> str:
        return " ".join(Teller(view, words, shown, brief=True, share=share).picture())

    text = "\n".join(Teller(view, words, names).table())
    return Description(shortened(told, names, SHORTER), text)


@dataclass(frozen=True, slots=True)
class Teller:
    """Says one view in one of the two forms, a line for each thing."""

    view: View
    words: Words
    names: Sequence[str]
    brief: bool = False
    share: int = WHOLE
    """How much the short form leaves out."""

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        view = self.view
        if view.standings:
            return [*self.opening(), *self.places()]
        if view.me is not None:
            owner = view.players[view.me]
            return [*self.opening(), *self.hand(owner), *self.player(owner)]
        players = [line for player in view.players for line in self.player(player)]
        bank = self.words("told-bank", tokens=self.tokens(view.bank))
        choices = [*self.affordable(), *self.willing()]
        return [*self.opening(), *choices, *players, bank, *self.rows(), *self.nobles()]

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view = self.view
        lines = self.opening()
        if view.standings:
            lines += self.places()
        elif view.me is not None:
            lines += self.hand(view.players[view.me])
        lines += self.rows()
        lines += [*self.affordable(), *self.willing(), *self.nobles()]
        lines.append(self.words("told-bank", tokens=self.tokens(view.bank)))
        return lines + [line for player in view.players for line in self.player(player)]

    def rows(self) -> list[str]:
        """The cards that lie face up, and how many lie under each row's deck."""
        if self.share >= LEAST:
            return []
        return [
            self.words(
                "told-row",
                level=row.level,
                deck=row.deck,
                cards=self.several(self.card(card) for card in row.cards if card),
            )
            for row in reversed(self.view.rows)
        ]

    def affordable(self) -> list[str]:
        """What the player in turn could buy, told to the others."""
        view = self.view
        if view.turn in {None, view.me} or view.owed is not Owed.ACTION or self.share >= TERSE:
            return []
        name = self.names[view.turn or 0]
        return [self.words("told-affordable", name=name, cards=self.cards(view.affordable))]

    def willing(self) -> list[str]:
        """The nobles to choose from, while one is to be chosen."""
        if self.view.turn is None or self.view.owed is not Owed.NOBLE:
            return []
        name = self.names[self.view.turn]
        nobles = "; ".join(map(self.noble, self.view.willing))
        return [self.words("told-willing", name=name, nobles=nobles)]

    def nobles(self) -> list[str]:
        """The nobles on the table."""
        if self.share >= LEAST:
            return []
        if self.share >= TERSE:
            return [self.words("told-nobles-left", points=NOBLE_POINTS, n=len(self.view.nobles))]
        nobles = self.several(self.noble(noble) for noble in self.view.nobles)
        return [self.words("told-nobles", points=NOBLE_POINTS, nobles=nobles)]

    def opening(self) -> list[str]:
        """Round and goal, whose turn it is or who has won, and the last move."""
        view, words = self.view, self.words
        title = words(
            "told-title",
            round=words(
                "picture-last-round" if view.last_round else "picture-round", round=view.round
            ),
            goal=view.goal,
        )
        if view.standings:
            winners = [
                self.names[standing.seat] for standing in view.standings if standing.place == 1
            ]
            turn = words("picture-wins", name=words.listed(winners), count=len(winners))
        elif view.turn is not None and view.turn == view.me:
            turn = words(call_of(view).yours)
        else:
            turn = words(call_of(view).theirs, name=self.names[view.turn or 0])
        last = words("told-last", move=self.move())
        if self.brief:
            return [turn + ".", last, *self.earlier(), title]
        return [title, turn + ".", last, *self.earlier()]

    def move(self) -> str:
        """The last move as the news told it."""
        needless = (Refilled,) if self.brief else ()
        told = (event.line for event in self.view.last if not isinstance(event, needless))
        return self.news(told) or self.words("picture-start") + "."

    def earlier(self) -> list[str]:
        """What the others have done before it."""
        turns = [player.latest for player in self.view.earlier] if self.share < LAST else []
        moves = self.news(event.line for turn in turns for event in turn)
        return [self.words("told-earlier", moves=moves)] if turns else []

    def news(self, lines: Iterable[Text]) -> str:
        return " ".join(self.words.say(line, self.names) for line in lines)

    def places(self) -> list[str]:
        """The standings, and where the points came from."""
        return [
            self.words(
                "told-place",
                place=standing.place,
                name=self.names[standing.seat],
                points=self.view.players[standing.seat].points,
                cards=len(self.view.players[standing.seat].bought),
                sources=self.sources(self.view.players[standing.seat]),
            )
            for standing in self.view.standings
        ]

    def sources(self, player: Player) -> str:
        by_colour = {
            gem: sum(card.points for card in player.bought if card.bonus is gem) for gem in GEMS
        }
        named = [
            self.words("told-source", colour=gem.value, points=points)
            for gem, points in by_colour.items()
            if points
        ]
        nobles = [
            self.words("told-source", colour="noble", points=noble.points)
            for noble in player.nobles
        ]
        return ", ".join([*named, *nobles]) or self.none

    def hand(self, owner: Player) -> list[str]:
        """What the owner alone may know, and what the owner could do with it."""
        lines = [self.held(held, owner) for held in owner.reserved] or [
            self.words("told-hand-empty", most=owner.places)
        ]
        offers = [card for card in self.view.face_up if owner.affords(card)]
        lines.append(self.words("told-offers", cards=self.cards(offers)))
        free = owner.places - len(owner.reserved)
        if self.share < SCORES and len(offers) <= free:
            lines += map(self.lacked, self.view.closest[len(offers) : free])
        return lines

    def lacked(self, card: Card) -> str:
        """A card of the rows that comes close to what its reader can pay."""
        need = self.tokens(self.view.owner.lacking(card))
        return self.words("told-closest", card=self.card(card), tokens=need)

    def held(self, held: Reserved, owner: Player) -> str:
        assert held.card, "an owner knows the own cards"
        origin = self.words("picture-hand-blind" if held.blind else "picture-hand-seen")
        if owner.affords(held.card):
            payment = owner.payment(held.card)
            key, need = (
                "told-hand-affordable",
                self.tokens(payment) if payment else self.words("told-free"),
            )
        else:
            key, need = "told-hand-lacking", self.tokens(owner.lacking(held.card))
        return self.words(key, card=self.card(held.card), origin=origin, tokens=need)

    def player(self, player: Player) -> list[str]:
        """What a player has: one line when brief, else a line for each kind of thing."""
        words = self.words
        who = words(
            "told-person",
            name=self.names[player.seat],
            points=player.points,
            cards=len(player.bought),
        )
        nobles = len(player.nobles) if self.brief else "; ".join(map(self.noble, player.nobles))
        reserved = [self.reserve(held) for held in player.reserved]
        if self.brief:
            bonuses, tokens = self.tokens(player.bonuses), self.tokens(player.tokens)
            facts = [
                words("told-bonuses", bonuses=bonuses) if player.bonuses else "",
                words("told-tokens", tokens=tokens) if player.tokens else "",
                words("told-visitors", nobles=nobles) if nobles else "",
                words("told-reserved", card=", ".join(reserved)) if reserved else "",
            ]
            facts = facts if self.share < BONUSES else facts[:1] if self.share < SCORES else []
            told = [who, *filter(None, facts)]
            return ["; ".join(told) + "."]
        lines = [
            words("told-bonuses", bonuses=self.tokens(player.bonuses)),
            words("told-tokens", tokens=self.tokens(player.tokens)),
            words("told-visitors", nobles=nobles or self.none),
            *(words("told-reserved", card=card) for card in reserved or [self.none]),
        ]
        return [who, *(f"• {line}" for line in lines)]

    def reserve(self, held: Reserved) -> str:
        if held.card is None:
            return self.words("told-unseen", level=held.level)
        return self.short(held.card) if self.brief else self.card(held.card)

    def card(self, card: Card) -> str:
        """A card with its price; in a table that is told briefly without it."""
        if self.share >= PRICELESS and self.view.me is None:
            return self.short(card)
        if self.share and self.view.me is None:
            return f"{self.short(card)} ({self.tokens(card.cost)})"
        return self.words(
            "told-card",
            id=card.id,
            bonus=card.bonus.value,
            points=card.points,
            cost=self.tokens(card.cost),
        )

    def short(self, card: Card) -> str:
        """A card by its colour and its points alone."""
        return self.words("told-card-brief", bonus=card.bonus.value, points=card.points)

    def noble(self, noble: Noble) -> str:
        """A noble by the bonuses that it asks for."""
        wants = self.tokens(noble.requires)
        return wants if self.brief else f"{wants} ({noble.id})"

    def tokens(self, tokens: Tokens) -> str:
        counts = [
            self.words("count", colour=colour.value, n=count) for colour, count in tokens.items()
        ]
        return ", ".join(counts) or self.none

    def several(self, things: Iterable[str]) -> str:
        """In one line when brief, else each in a line of its own."""
        listed = list(things)
        if not listed:
            return self.none + "."
        return (
            "; ".join(listed) + "." if self.brief else "".join(f"\n• {thing}" for thing in listed)
        )

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a line: by colour and points when brief, else by their ids as well."""
        ordered = sorted(cards, key=lambda card: card.id)
        told = [self.short(card) for card in ordered]
        if not self.brief:
            told = [f"{card.id} ({said})" for card, said in zip(ordered, told, strict=True)]
        return ", ".join(told) or self.none

    @property
    def none(self) -> str:
        """What stands for a list without things."""
        return self.words("told-none")

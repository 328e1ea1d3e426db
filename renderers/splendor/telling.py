"""A view in words: short for the picture's alt text, which says what the picture shows, and the whole table at length.

The short form writes colours as players type them (W U G R K, and Y for gold); the long form spells them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from games.splendor.catalogue import GEMS, Card, Noble, Tokens
from games.splendor.view import Owed, Player, Reserved, View
from games.text import Text
from renderers.scenes import ALT_LIMIT, Description
from renderers.splendor.moves import compact, said, said_move
from renderers.splendor.players import call_of
from renderers.telling import NOTHING, cut
from renderers.words import Words

SHORTER = ((32, True), (20, True), (14, True), (9, True), (14, False), (9, False), (6, False))
"""How the short form gives way: how long names may be, and whether it tells the turns before the last move."""


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""
    return Description(_alt(view, words, names), "\n".join(Teller(view, words, names).table()))


def _alt(view: View, words: Words, names: Sequence[str]) -> str:
    """The short form, as much of it as there is room for."""
    alt = ""
    for length, earlier in SHORTER:
        if not earlier:
            view = replace(view, players=tuple(replace(player, latest=()) for player in view.players))
        teller = Teller(view, words, [cut(name, length) for name in names], brief=True)
        alt = " ".join(teller.picture())
        if len(alt) <= ALT_LIMIT:
            return alt
    return cut(alt, ALT_LIMIT)


@dataclass(frozen=True, slots=True)
class Teller:
    """Says one view in one of the two forms, a line for each thing."""

    view: View
    words: Words
    names: Sequence[str]
    brief: bool = False

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        if self.view.standings:
            return [*self.opening(), *self.places()]
        if self.view.me is not None:
            owner = self.view.players[self.view.me]
            return [*self.opening(), *self.hand(owner), *self.player(owner), self.words("told-letters")]
        return self.table()

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view = self.view
        lines = self.opening()
        if view.standings:
            lines += self.places()
        elif view.me is not None:
            lines += self.hand(view.players[view.me])
        for row in reversed(view.rows):
            faces = [self.card(card) for card in row.cards if card]
            lines.append(self.words("told-row", level=row.level, deck=row.deck, cards=self.several(faces)))
        if view.turn is not None and view.turn != view.me and view.owed is Owed.ACTION:
            lines.append(self.words("told-affordable", name=self.names[view.turn], cards=self.ids(view.affordable)))
        if view.turn is not None and view.owed is Owed.NOBLE:
            lines.append(self.words("told-willing", name=self.names[view.turn], nobles=self.ids(view.willing)))
        lines.append(self.words("told-nobles", nobles=self.several(self.noble(noble) for noble in view.nobles)))
        lines.append(self.words("told-bank", tokens=self.tokens(view.bank)))
        lines += [line for player in view.players for line in self.player(player)]
        return [*lines, self.words("told-letters")] if self.brief else lines

    def opening(self) -> list[str]:
        """Round and goal, whose turn it is or who has won, and the last move."""
        view, words = self.view, self.words
        title = words(
            "told-title",
            round=words("picture-last-round" if view.last_round else "picture-round", round=view.round),
            goal=view.goal,
        )
        if view.standings:
            winners = [self.names[standing.seat] for standing in view.standings if standing.place == 1]
            turn = words("picture-wins", name=words.listed(winners), count=len(winners))
        elif view.turn is not None and view.turn == view.me:
            turn = words(call_of(view).yours)
        else:
            turn = words(call_of(view).theirs, name=self.names[view.turn or 0])
        return [title, turn + ".", words("told-last", move=self.move()), *self.earlier()]

    def move(self) -> str:
        """The last move: in notation, or as the news told it."""
        if self.brief or not self.view.last:
            return said_move(self.view, self.words, self.names) + "."
        return self.news(event.line for event in self.view.last)

    def earlier(self) -> list[str]:
        """What the others have done before it."""
        turns = [player.latest for player in self.view.earlier]
        if self.brief:
            moves = "; ".join(said(turn, self.words, self.names) for turn in turns) + "."
        else:
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
        by_colour = {gem: sum(card.points for card in player.bought if card.bonus is gem) for gem in GEMS}
        named = [
            self.words("told-source", colour=gem.value, points=points) for gem, points in by_colour.items() if points
        ]
        nobles = [self.words("told-source", colour="noble", points=noble.points) for noble in player.nobles]
        return ", ".join([*named, *nobles]) or self.none

    def hand(self, owner: Player) -> list[str]:
        """What the owner alone may know, and what the owner could do with it."""
        lines = [self.held(held, owner) for held in owner.reserved] or [self.words("told-hand-empty")]
        offers = [card for card in self.view.face_up if owner.affords(card)]
        return [*lines, self.words("told-offers", cards=self.ids(offers))]

    def held(self, held: Reserved, owner: Player) -> str:
        assert held.card, "an owner knows the own cards"
        origin = self.words("picture-hand-blind" if held.blind else "picture-hand-seen")
        if owner.affords(held.card):
            payment = owner.payment(held.card)
            key, need = "told-hand-affordable", self.tokens(payment) if payment else self.words("told-free")
        else:
            key, need = "told-hand-lacking", self.tokens(owner.lacking(held.card))
        return self.words(key, card=self.card(held.card), origin=origin, tokens=need)

    def player(self, player: Player) -> list[str]:
        """What a player has: one line when brief, else a line for each kind of thing."""
        words, cards = self.words, len(player.bought)
        nobles = ", ".join(noble.id for noble in player.nobles) or self.none
        reserved = [self.reserve(held) for held in player.reserved] or [self.none]
        bonuses, tokens = self.tokens(player.bonuses), self.tokens(player.tokens)
        who: dict[str, int | str] = {"name": self.names[player.seat], "points": player.points, "cards": cards}
        if self.brief:
            holds = {"bonuses": bonuses, "tokens": tokens, "nobles": nobles, "reserved": ", ".join(reserved)}
            return [words("told-player", **who, **holds)]
        lines = [
            words("told-bonuses", bonuses=bonuses),
            words("told-tokens", tokens=tokens),
            words("told-visitors", nobles=nobles),
            *(words("told-reserved", card=card) for card in reserved),
        ]
        return [words("told-person", **who), *(f"• {line}" for line in lines)]

    def reserve(self, held: Reserved) -> str:
        if held.card:
            return held.card.id if self.brief else self.card(held.card)
        return f"?{held.level}" if self.brief else self.words("told-unseen", level=held.level)

    def card(self, card: Card) -> str:
        if self.brief:
            worth = f"+{card.points}" if card.points else ""
            return f"{card.id} {card.bonus.letter}{worth}={self.tokens(card.cost)}"
        cost = self.tokens(card.cost)
        return self.words("told-card", id=card.id, bonus=card.bonus.value, points=card.points, cost=cost)

    def noble(self, noble: Noble) -> str:
        return f"{noble.id} {self.tokens(noble.requires)}"

    def tokens(self, tokens: Tokens) -> str:
        if self.brief:
            return compact(tokens)
        counts = [self.words("count", colour=colour.value, n=count) for colour, count in tokens.items()]
        return ", ".join(counts) or self.none

    def several(self, things: Iterable[str]) -> str:
        """In one line when brief, else each in a line of its own."""
        listed = list(things)
        if not listed:
            return self.none + "."
        return ", ".join(listed) + "." if self.brief else "".join(f"\n• {thing}" for thing in listed)

    def ids(self, pieces: Iterable[Card | Noble]) -> str:
        return ", ".join(sorted(piece.id for piece in pieces)) or self.none

    @property
    def none(self) -> str:
        """What stands for a list without things: a word, or a sign where room is scarce."""
        return NOTHING if self.brief else self.words("told-none")

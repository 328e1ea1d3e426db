"""A view in words: short for the picture's alt text, which says what the picture shows, and the
whole table at length.

The short form begins with whose turn it is and what was done last. Where there is no room, prices
go first, then what the cards of the pyramid are, then what players hold,
and at last what happened earlier.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.splendor_duel.catalogue import CELLS, GOLD, Card, Colour, Royal, Tokens
from games.splendor_duel.events import Refilled, called, counted, portrayed
from games.splendor_duel.view import Owed, Player, Reserved, View
from games.text import Text
from renderers.scenes import Description
from renderers.splendor_duel.headings import call_of, is_quiet
from renderers.splendor_duel.moves import turns_before
from renderers.telling import NOTHING, sentence, shortened
from renderers.words import Words

WHOLE, PRICELESS, SHORT, BARE, SCORED = range(5)
"""How much the short form tells: all; no prices; cards of the pyramid by colour and points; of
the players their scores alone; neither what lies on the table nor what came before the last move.
"""
SHORTER = (
    *((32, share) for share in (WHOLE, PRICELESS, SHORT)),
    (20, SHORT),
    *((length, share) for share in (BARE, SCORED) for length in (32, 20, 14, 9)),
    (6, SCORED),
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
            return [*self.opening(), *self.hand(view.owner), self.bag()]
        players = [line for player in view.players for line in self.player(player)]
        lines = [*self.opening(), *self.choices(), *players]
        if self.share >= SCORED:
            return lines
        supply = self.words("told-supply", n=view.supply)
        return [*lines, *self.rows(), self.royals(), self.board(), self.bag(), supply]

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view, words = self.view, self.words
        lines = self.opening()
        if view.standings:
            lines += self.places()
        elif view.me is not None:
            lines += self.hand(view.owner)
        lines += [*self.rows(), *self.choices(), self.royals(), self.board(), self.bag()]
        lines.append(words("told-supply", n=view.supply))
        return lines + [line for player in view.players for line in self.player(player)]

    def rows(self) -> list[str]:
        """The cards of the pyramid, and how many lie under each row's deck."""
        return [
            self.words(
                "told-row",
                level=row.level,
                deck=row.deck,
                cards=self.several(self.card(card) for card in row.cards if card),
            )
            for row in reversed(self.view.rows)
        ]

    def royals(self) -> str:
        """Those that are left, and for how many crowns one comes."""
        crowns = self.words.listed([str(n) for n in self.view.royals_at])
        return self.words(
            "told-royals", crowns=crowns, royals=self.several(map(self.royal, self.view.royals))
        )

    def opening(self) -> list[str]:
        """How far the game is, what is owed by whom or who has won, and the last move."""
        view, words = self.view, self.words
        title = words("told-title", n=view.number)
        turn, last = sentence(self.turn()), words("told-last", move=self.move())
        if self.brief:
            return [turn, last, *self.earlier(), *self.state(), title]
        return [title, turn, last, *self.earlier(), *self.state()]

    def turn(self) -> str:
        view, words = self.view, self.words
        if view.standings:
            winners = [self.names[player.seat] for player in view.players if player.reached]
            if not winners:
                return words("picture-end-drawn")
            return words("picture-wins", name=words.listed(winners), count=len(winners))
        if view.turn == view.me:
            return words(call_of(view).yours)
        return words(call_of(view).theirs, name=self.names[view.turn or 0])

    def state(self) -> list[str]:
        """What else holds for this turn, and how near the safety stop is."""
        view, words = self.view, self.words
        facts = []
        if view.turn is not None and view.replenished:
            facts.append(words("told-replenished"))
        if view.turn is not None and view.again:
            facts.append(words("told-again"))
        if is_quiet(view) or (view.safety_stop and view.quiet and not self.brief):
            facts.append(words("told-quiet", n=view.quiet, most=view.safety_stop))
        return facts

    def move(self) -> str:
        """The last move as the news told it."""
        needless = (Refilled,) if self.brief else ()
        told = (event.line for event in self.view.last if not isinstance(event, needless))
        return self.news(told) or self.words("picture-start") + "."

    def earlier(self) -> list[str]:
        """What led up to it: the opponent's turn, and earlier moves of the same turn."""
        turns = turns_before(self.view) if self.share < SCORED else []
        moves = self.news(event.line for player, count in turns for event in player.latest[:count])
        return [self.words("told-earlier", moves=moves)] if turns else []

    def news(self, lines: Iterable[Text]) -> str:
        return " ".join(self.words.say(line, self.names) for line in lines)

    def choices(self) -> list[str]:
        """What the player in turn can choose from, as far as all can see it."""
        view, words = self.view, self.words
        if view.turn is None:
            return []
        name = self.names[view.turn]
        match view.owed:
            case Owed.ACTION if view.me is None and view.affordable and self.share < SCORED:
                return [words("told-affordable", name=name, cards=self.cards(view.affordable))]
            case Owed.MATCH:
                return [
                    words(
                        "told-choice", name=name, things=_listed(cell.id for cell in view.matching)
                    )
                ]
            case Owed.LOOT:
                loot = (words("colour", colour=colour.value) for colour in view.loot)
                return [words("told-choice", name=name, things=_listed(loot))]
            case Owed.ROYAL:
                royals = "; ".join(map(self.royal, view.royals))
                return [words("told-choice", name=name, things=royals)]
        return []

    def board(self) -> str:
        """Which tokens lie in which cells."""
        kinds = []
        for colour in Colour:
            cells = [
                cell.id
                for cell, token in zip(CELLS, self.view.board, strict=True)
                if token is colour
            ]
            if cells:
                kinds.append(self.words("told-cells", colour=colour.value, cells=", ".join(cells)))
        return self.words("told-board", cells=self.several(kinds))

    def bag(self) -> str:
        if not self.view.bag:
            return self.words("told-bag-empty") + "."
        return self.words("told-bag", n=self.view.bag.total, tokens=self.tokens(self.view.bag))

    def places(self) -> list[str]:
        """Both players, best first, with what they had in the end."""
        told = [
            (place.place, self.player(self.view.players[place.seat]))
            for place in self.view.standings
        ]
        return [line for place, (who, *had) in told for line in (f"{place}. {who}", *had)]

    def hand(self, owner: Player) -> list[str]:
        """What the owner alone may know, and what the owner could do with it."""
        lines = [self.held(held, owner) for held in owner.reserved] or [
            self.words("told-hand-empty", most=owner.places)
        ]
        offers = [card for card in self.view.face_up if owner.affords(card)]
        nothing = self.words("picture-hand-nothing") + "."
        lines.append(self.words("told-offers", cards=self.cards(offers)) if offers else nothing)
        free = owner.places - len(owner.reserved)
        if len(offers) <= free:
            lines += [self.lacked(card, owner) for card in self.view.closest[len(offers) : free]]
        if self.view.may_reserve and GOLD not in self.view.board:
            lines.append(self.words("picture-hand-no-gold"))
        return [*lines, *self.player(owner)] if self.brief else lines

    def held(self, held: Reserved, owner: Player) -> str:
        assert held.card, "an owner knows the own cards"
        origin = self.words("picture-hand-blind" if held.blind else "picture-hand-seen")
        card = self.card(held.card)
        if owner.affords(held.card):
            payment = owner.payment(held.card)
            need = self.tokens(payment) if payment else self.words("nothing")
            return self.words("told-hand-affordable", card=card, origin=origin, tokens=need)
        needs = self.needs(held.card, owner)
        return self.words("told-hand-lacking", card=card, origin=origin, tokens=needs)

    def lacked(self, card: Card, owner: Player) -> str:
        """A card of the pyramid that comes close to what its reader can pay."""
        return self.words("told-closest", card=self.card(card), tokens=self.needs(card, owner))

    def needs(self, card: Card, owner: Player) -> str:
        """What keeps a player from buying a card."""
        lacking = owner.lacking(card)
        needs = [self.tokens(lacking)] if lacking else []
        needs += [self.words("picture-hand-uncopied")] if owner.cannot_copy(card) else []
        return ", ".join(needs)

    def player(self, player: Player) -> list[str]:
        """All that is public about one player; at the end also the cards that were reserved: a line
        for each kind of thing that is there. The short form is one line.
        """
        view, words = self.view, self.words
        figures: dict[str, str | int] = {
            "name": self.names[player.seat],
            "points": player.points,
            "points_goal": view.points_goal,
            "crowns": player.crowns,
            "crowns_goal": view.crowns_goal,
            "best": player.best,
            "colour_goal": view.colour_goal,
            "colour": player.best_colour.value if player.best else "none",
            "cards": len(player.bought),
        }
        bonuses, tokens = self.tokens(player.bonuses), self.tokens(player.tokens)
        held = [self.reserve(held) for held in player.reserved]
        if self.brief:
            facts = [
                words("told-bonuses", bonuses=bonuses) if player.bonuses else "",
                words("told-tokens", n=player.tokens.total, tokens=tokens) if player.tokens else "",
                words("told-privileges", n=player.privileges) if player.privileges else "",
                words("told-guests", royals=len(player.royals)) if player.royals else "",
                words("told-reserved", cards=", ".join(held)) if held else "",
            ]
            who = words("told-person", **figures)
            return ["; ".join([who, *filter(None, facts if self.share < BARE else ())]) + "."]
        prestige, royals = self.tokens(player.prestige), "; ".join(map(self.royal, player.royals))
        lines = [
            words("told-prestige", prestige=prestige, colourless=player.colourless)
            if player.points
            else "",
            words("told-cards", cards=len(player.bought)),
            words("told-bonuses", bonuses=bonuses) if player.bonuses else "",
            words("told-tokens", n=player.tokens.total, tokens=tokens) if player.tokens else "",
            words("told-privileges", n=player.privileges),
            words("told-guests", royals=royals) if royals else "",
            *(words("told-reserved", cards=card) for card in held),
        ]
        return [words("told-player", **figures), *(f"• {line}" for line in lines if line)]

    def reserve(self, held: Reserved) -> str:
        if held.card:
            return self.short(held.card) if self.brief else self.card(held.card)
        return self.words(
            "told-hidden", level=held.level, origin="deck" if held.blind else "pyramid"
        )

    def card(self, card: Card) -> str:
        """A card with its price; in a table that is told briefly without it."""
        if self.share >= SHORT and self.view.me is None:
            return self.short(card)
        named = self.words.say(called(card), self.names)
        if self.share and self.view.me is None:
            return named
        return self.words("told-card", card=named, cost=self.tokens(card.cost))

    def short(self, card: Card) -> str:
        """A card by its colour and its points alone."""
        colour = "wild" if card.wild else card.bonus.value if card.bonus else "none"
        return self.words("told-card-brief", colour=colour, points=card.points)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a line: by colour and points when brief, else by their ids as well."""
        told = [(card.id, self.short(card)) for card in cards]
        return _listed(said if self.brief else f"{key} ({said})" for key, said in told)

    def royal(self, royal: Royal) -> str:
        """A royal by what taking it brings."""
        return self.words.say(portrayed(royal), self.names)

    def tokens(self, tokens: Tokens) -> str:
        return (
            ", ".join(self.words.say(phrase, self.names) for phrase in counted(tokens)) or NOTHING
        )

    def several(self, things: Iterable[str]) -> str:
        """In one line when brief, else each in a line of its own."""
        listed = list(things)
        if not listed:
            return NOTHING + "."
        return (
            "; ".join(listed) + "." if self.brief else "".join(f"\n• {thing}" for thing in listed)
        )


def _listed(things: Iterable[str]) -> str:
    return ", ".join(things) or NOTHING

"""A view in words: short for the picture's alt text, which says what the picture shows, and the whole table at length.

The short form writes tokens as players type them (W U G R K, P for pearl, Y for gold); the long form spells them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.splendor_duel.catalogue import CELLS, GOLD, Card, Colour, Royal, Tokens
from games.splendor_duel.events import called, counted
from games.splendor_duel.view import Owed, Player, Reserved, View
from games.text import Text
from renderers.scenes import ALT_LIMIT, Description
from renderers.splendor_duel.headings import call_of, is_quiet
from renderers.splendor_duel.moves import compact, said, said_move, turns_before
from renderers.telling import NOTHING, cut
from renderers.words import Words

SHORTER = ((32, True), (20, True), (14, True), (9, True), (14, False), (9, False), (6, False))
"""How the short form gives way: how long names may be, and whether it tells what went before the last move."""


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """Both forms of a view, whichever picture it gives."""
    return Description(_alt(view, words, names), "\n".join(Teller(view, words, names).table()))


def _alt(view: View, words: Words, names: Sequence[str]) -> str:
    """The short form, as much of it as there is room for."""
    alt = ""
    for length, before in SHORTER:
        teller = Teller(view, words, [cut(name, length) for name in names], brief=True, before=before)
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
    before: bool = True
    """Whether what went before the last move is told too."""

    def picture(self) -> list[str]:
        """What the picture of this view shows."""
        if self.view.standings:
            return [*self.opening(), *self.places()]
        if self.view.me is not None:
            own = self.hand(self.view.owner)
            return [*self.opening(), *own, self.bag(), self.words("told-letters")]
        return self.table()

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        view, words = self.view, self.words
        lines = self.opening()
        if view.standings:
            lines += self.places()
        elif view.me is not None:
            lines += self.hand(view.owner)
        affordable = view.affordable
        for row in reversed(view.rows):
            faces = self.several(self.card(card, card in affordable) for card in row.cards if card)
            key = "told-row-brief" if self.brief else "told-row"
            lines.append(words(key, level=row.level, deck=row.deck, cards=faces))
        lines += self.choices()
        lines += [self.royals(), self.board(), self.bag()]
        lines.append(words("told-supply", n=view.supply))
        lines += [self.player(player) for player in view.players]
        return [*lines, words("told-letters")] if self.brief else lines

    def royals(self) -> str:
        """Those that are left, and for how many crowns one comes."""
        crowns = self.words.listed([str(n) for n in self.view.royals_at])
        return self.words("told-royals", crowns=crowns, royals=self.several(map(self.royal, self.view.royals)))

    def opening(self) -> list[str]:
        """How far the game is, what is owed by whom or who has won, and the last move."""
        view, words = self.view, self.words
        title = words("told-title", n=view.number)
        return [title, self.turn() + ".", words("told-last", move=self.move()), *self.earlier(), *self.state()]

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
            facts.append(words("told-replenished-brief" if self.brief else "told-replenished"))
        if view.turn is not None and view.again:
            facts.append(words("told-again"))
        if is_quiet(view) or (view.safety_stop and view.quiet and not self.brief):
            facts.append(words("told-quiet", n=view.quiet, most=view.safety_stop))
        return facts

    def move(self) -> str:
        """The last move: in notation, or as the news told it."""
        if self.brief or not self.view.last:
            return said_move(self.view, self.words, self.names) + "."
        return self.news(event.line for event in self.view.last)

    def earlier(self) -> list[str]:
        """What led up to it: the opponent's turn, and earlier moves of the same turn."""
        turns = [player.latest[:count] for player, count in turns_before(self.view)] if self.before else []
        if self.brief:
            moves = "; ".join(said(turn, self.words, self.names) for turn in turns) + "."
        else:
            moves = self.news(event.line for turn in turns for event in turn)
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
            case Owed.ACTION if not self.brief and view.me != view.turn and view.affordable:
                return [words("told-affordable", name=name, cards=_listed(card.id for card in view.affordable))]
            case Owed.MATCH:
                return [words("told-choice", name=name, things=_listed(cell.id for cell in view.matching))]
            case Owed.LOOT:
                loot = (c.letter if self.brief else words("colour", colour=c.value) for c in view.loot)
                return [words("told-choice", name=name, things=_listed(loot))]
            case Owed.ROYAL:
                return [words("told-choice", name=name, things=_listed(royal.id for royal in view.royals))]
        return []

    def board(self) -> str:
        """Row by row in letters; at length by the cells of each kind."""
        letters = [token.letter if token else "." for token in self.view.board]
        if self.brief:
            rows = ["".join(letters[start : start + 5]) for start in range(0, len(letters), 5)]
            return self.words("told-board-brief", rows=" ".join(rows))
        kinds = []
        for colour in Colour:
            cells = [cell.id for cell, token in zip(CELLS, self.view.board, strict=True) if token is colour]
            if cells:
                kinds.append(self.words("told-cells", colour=colour.value, cells=", ".join(cells)))
        return self.words("told-board", cells=self.several(kinds))

    def bag(self) -> str:
        if not self.view.bag and not self.brief:
            return self.words("picture-hand-bag-empty") + "."
        return self.words("told-bag", n=self.view.bag.total, tokens=self.tokens(self.view.bag))

    def places(self) -> list[str]:
        """Both players, best first, with what they had in the end."""
        return [f"{place.place}. {self.player(self.view.players[place.seat])}" for place in self.view.standings]

    def hand(self, owner: Player) -> list[str]:
        """What the owner alone may know, and what the owner could do with it."""
        lines = [self.held(held, owner) for held in owner.reserved] or [self.words("told-hand-empty")]
        offers = [card.id for card in self.view.face_up if owner.affords(card)]
        nothing = self.words("picture-hand-nothing") + "."
        lines.append(self.words("told-offers", cards=_listed(offers)) if offers else nothing)
        if not self.view.standings and GOLD not in self.view.board and len(owner.reserved) < 3:
            lines.append(self.words("picture-hand-no-gold"))
        return [*lines, self.player(owner)] if self.brief else lines

    def held(self, held: Reserved, owner: Player) -> str:
        assert held.card, "an owner knows the own cards"
        origin = self.words("picture-hand-blind" if held.blind else "picture-hand-seen")
        card = self.card(held.card)
        if owner.affords(held.card):
            payment = owner.payment(held.card)
            need = self.tokens(payment) if payment else self.words("nothing")
            return self.words("told-hand-affordable", card=card, origin=origin, tokens=need)
        lacking = owner.lacking(held.card)
        needs = [self.tokens(lacking)] if lacking else []
        needs += [self.words("picture-hand-uncopied")] if owner.cannot_copy(held.card) else []
        return self.words("told-hand-lacking", card=card, origin=origin, tokens=", ".join(needs))

    def player(self, player: Player) -> str:
        """All that is public about one player; at the end also the cards that were reserved."""
        view = self.view
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
            "bonuses": self.tokens(player.bonuses),
            "total": player.tokens.total,
            "tokens": self.tokens(player.tokens),
            "privileges": player.privileges,
        }
        held = [self.reserve(held) for held in player.reserved]
        if self.brief:
            royals = " ".join(royal.id for royal in player.royals) or "none"
            sources, reserved = _sources(player), " ".join(held) or "none"
            return self.words("told-player-brief", **figures, sources=sources, royals=royals, reserved=reserved)
        figures |= {"prestige": self.tokens(player.prestige), "colourless": player.colourless}
        royals = _listed(map(self.royal, player.royals))
        return self.words("told-player", **figures, royals=royals, reserved=_listed(held))

    def reserve(self, held: Reserved) -> str:
        if held.card:
            return held.card.id if self.brief else self.card(held.card)
        if self.brief:
            return f"?{held.level}"
        return self.words("told-hidden", level=held.level, origin="deck" if held.blind else "pyramid")

    def card(self, card: Card, affordable: bool = False) -> str:
        """All that is printed on a card; in brief also whether the player in turn could buy it."""
        if not self.brief:
            named = self.words.say(called(card), self.names)
            return self.words("told-card", card=named, cost=self.tokens(card.cost))
        colour = "*" if card.wild else card.bonus.letter if card.bonus else NOTHING
        worth = f"+{card.points}" if card.points else ""
        twice = "×2" if card.bonuses > 1 else ""
        crowns = f" {'♛' * card.crowns}" if card.crowns else ""
        ability = f" {self.words('told-ability', ability=card.ability.value)}" if card.ability else ""
        return f"{card.id}{'✓' if affordable else ''} {colour}{twice}{worth}{crowns}{ability}={compact(card.cost)}"

    def royal(self, royal: Royal) -> str:
        if not self.brief:
            ability = royal.ability.value if royal.ability else "none"
            return self.words("royal", id=royal.id, points=royal.points, ability=ability)
        ability = f" {self.words('told-ability', ability=royal.ability.value)}" if royal.ability else ""
        return f"{royal.id} +{royal.points}{ability}"

    def tokens(self, tokens: Tokens) -> str:
        if self.brief:
            return compact(tokens)
        return ", ".join(self.words.say(phrase, self.names) for phrase in counted(tokens)) or NOTHING

    def several(self, things: Iterable[str]) -> str:
        """In one line when brief, else each in a line of its own."""
        listed = list(things)
        if not listed:
            return NOTHING + "."
        return ", ".join(listed) + "." if self.brief else "".join(f"\n• {thing}" for thing in listed)


def _listed(things: Iterable[str]) -> str:
    return ", ".join(things) or NOTHING


def _sources(player: Player) -> str:
    """Where points count, in letters: by colour, and after a plus for none."""
    coloured = compact(player.prestige) if player.prestige else ""
    other = f"+{player.colourless}" if player.colourless else ""
    return f" ({coloured}{other})" if coloured or other else ""

"""What one seat, or the gallery, may see of a table of Splendor Duel (SD-116 to SD-122)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.game import Standing
from games.game import View as AnyView
from games.splendor_duel import table as tables
from games.splendor_duel.catalogue import GOLD, NO_TOKENS, Card, Colour, Owned, Royal, Tokens
from games.splendor_duel.events import Goal, Reached
from games.splendor_duel.payments import payments
from games.splendor_duel.standings import standings
from games.splendor_duel.table import GOALS, DuelTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved:
    """A reserved card: its level and where it came from; its face, and how it stands with paying, for its owner."""

    level: int
    blind: bool
    """Whether it came unseen from a deck, rather than from the pyramid."""
    card: Card | None = None
    payment: Tokens = NO_TOKENS
    """What the owner would pay now with the least gold; nothing if the bonuses cover it, or if it lacks."""
    lacking: Tokens = NO_TOKENS
    """What tokens and gold leave uncovered, gold standing in for the smallest gaps first; nothing if it can be paid."""
    uncopied: bool = False
    """Whether it is a wild card and its owner has no bonus that it could copy (SD-69)."""

    @property
    def affordable(self) -> bool:
        """Whether its owner could buy it now."""
        return self.card is not None and not self.lacking and not self.uncopied


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player."""

    seat: Seat
    tokens: Tokens
    privileges: int
    bonuses: Tokens
    prestige: Tokens
    """Points by the colour they count for."""
    points: int
    crowns: int
    best_colour: Colour
    """The colour that is nearest to its goal."""
    bought: tuple[Owned, ...]
    """In the order of purchase."""
    royals: tuple[Royal, ...]
    reserved: tuple[Reserved, ...]
    affordable: frozenset[Card]
    """Of the pyramid's cards and the known reserved ones, those that could be bought."""
    reached: tuple[Reached, ...]
    """The conditions of victory that are met."""

    @property
    def colourless(self) -> int:
        """The points that count for no colour: those of royals and of cards without one."""
        return self.points - self.prestige.total

    @property
    def best(self) -> int:
        """The points in the best colour."""
        return self.prestige[self.best_colour]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The cards of one level, place by place, and how many the deck still holds."""

    level: int
    deck: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """A table of Splendor Duel as one seat sees it."""

    number: int
    """How many turns have begun, extra turns among them."""
    turn: Seat | None
    """Who must act; nobody once the game is over."""
    replenished: bool
    """Whether the board has been replenished in this turn, so that no privilege may be spent any more."""
    again: bool
    """Whether this turn has earned its player another one."""
    quiet: int
    """How many turns in a row saw neither purchase nor reservation."""
    safety_stop: int
    """After so many of them the game is a draw; 0 for never."""
    points_goal: int
    crowns_goal: int
    colour_goal: int
    players: tuple[Player, ...]
    board: tuple[Colour | None, ...]
    """What lies in each of the catalogue's `CELLS`, row by row."""
    bag: Tokens
    supply: int
    """Privileges above the board."""
    rows: tuple[Row, ...]
    """The pyramid, from level 1 to level 3."""
    royals: tuple[Royal, ...]
    """Those that nobody has taken."""
    last: tuple[Event, ...]
    """What the latest move caused to happen, as far as this seat was told."""
    standings: tuple[Standing, ...]
    """Best first; empty until the game is over. In a draw both are first, and nobody has reached a goal."""

    @property
    def owner(self) -> Player:
        """The player whose view this is; only for the view of a seat."""
        assert self.me is not None
        return self.players[self.me]

    @property
    def affordable(self) -> frozenset[Card]:
        """What the player to move could buy."""
        return frozenset() if self.turn is None else self.players[self.turn].affordable


def look(table: DuelTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing the gallery, may see of *table*."""
    return View(
        me=me,
        number=table.turn,
        turn=table.waiting[0].seat if table.waiting else None,
        replenished=table.replenished,
        again=table.again,
        quiet=table.quiet,
        safety_stop=table.safety_stop,
        points_goal=GOALS[Goal.POINTS],
        crowns_goal=GOALS[Goal.CROWNS],
        colour_goal=GOALS[Goal.COLOUR],
        players=tuple(_player(table, Seat(seat), me) for seat in range(len(table.players))),
        board=table.board,
        bag=table.bag,
        supply=table.supply,
        rows=tuple(Row(level=row.level, deck=len(row.deck), cards=tuple(row.cards)) for row in table.rows),
        royals=tuple(table.royals),
        last=tuple(event for event in table.last if event.to in {None, me}),
        standings=tuple(standings(table)) if table.over else (),
    )


def _player(table: DuelTable, seat: Seat, me: Seat | None) -> Player:
    player = table.players[seat]
    reserved = tuple(_reserved(player, held, seen=table.over or seat == me) for held in player.reserved)
    known = {*table.face_up, *(held.card for held in reserved if held.card)}
    return Player(
        seat=seat,
        tokens=player.tokens,
        privileges=player.privileges,
        bonuses=player.bonuses,
        prestige=player.prestige,
        points=player.points,
        crowns=player.crowns,
        best_colour=player.best_colour,
        bought=tuple(player.bought),
        royals=tuple(player.royals),
        reserved=reserved,
        affordable=frozenset(card for card in table.affordable(player) if card in known),
        reached=player.reached,
    )


def _reserved(player: tables.Player, held: tables.Reserved, *, seen: bool) -> Reserved:
    """A reserved card: its face for its owner, and for all once the game is over (SD-118, SD-122)."""
    card = held.card
    if not seen:
        return Reserved(level=card.level, blind=held.blind)
    price = player.price(card)
    payment, *_ = payments(price, player.tokens) or [NO_TOKENS]
    return Reserved(
        level=card.level,
        blind=held.blind,
        card=card,
        payment=payment,
        lacking=_gaps(player, price),
        uncopied=card.wild and not player.copies(card),
    )


def _gaps(player: tables.Player, price: Tokens) -> Tokens:
    gold, gaps = player.tokens[GOLD], player.lacks(price)
    for colour, gap in sorted(gaps.items(), key=lambda item: item[1]):
        filled = min(gold, gap)
        gaps, gold = gaps - Tokens.of([colour] * filled), gold - filled
    return gaps

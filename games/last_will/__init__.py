"""Last Will: get rid of an inheritance before the others have got rid of theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from games.chance import Chance
from games.codec import Codec, Pieces, named_in
from games.engine import Seat
from games.last_will import actions, events
from games.last_will.catalogue import (
    CARDS,
    COMPONENTS,
    MAIN_DECKS,
    MODIFIERS,
    START_CARDS,
    START_DECKS,
    START_MONEY,
    WILLS,
    Black,
    Card,
    Companion,
    Deck,
    Estate,
    Property,
    White,
    copies_of,
)
from games.last_will.events.summary import sum_up
from games.last_will.honours import HONOURS
from games.last_will.mind.candidates import consider
from games.last_will.mind.habits import free_move, habit
from games.last_will.mind.prospects import worth
from games.last_will.mind.puzzles import SPENDING
from games.last_will.mind.reasons import reasons
from games.last_will.rules import course, errands, orders, parties, planning, turns
from games.last_will.rules.make_view import close_up, look
from games.last_will.rules.orders import Wishes
from games.last_will.rules.scrambling import imagine, scramble
from games.last_will.rules.standings import scores, standings
from games.last_will.table import LastWillTable, Player
from games.last_will.teaching.pieces import FACTS, PIECES, beside, in_sight, meant
from games.last_will.teaching.turn_notes import introduce, warnings, where
from games.last_will.teaching.verdict import verdict
from games.last_will.view import View
from games.mind import Mind
from games.package import GamePackage
from games.rules import Choice, Chosen, Rules
from games.teaching import Teaching
from games.text import Text

K = TypeVar("K", bound=Card)

SUM = Choice("sum", ("seventy", "will"))
"""What everybody inherits: always the same, or what a will card names (LW-13, LW-14)."""
ORDERS = Choice("orders", ("on", "off"))
"""Whether orders may be left for planning and errands (LW-270)."""


def set_up(seats: int, chance: Chance, chosen: Chosen) -> LastWillTable:
    """Shuffle the decks, deal first hands and lay out the market for so many players (LW-01 to
    LW-21).
    """
    by_will = chosen[SUM.key] == "will"
    money = chance.pick([*WILLS.values()]) if by_will else START_MONEY
    decks = {deck: chance.shuffled(copies_of(deck)) for deck in MAIN_DECKS}
    # The top of a deck is its end: special cards with one crown come first, and those with three
    # last (LW-09).
    decks[Deck.SPECIAL] = sorted(
        chance.shuffled(copies_of(Deck.SPECIAL)), key=lambda card: -card.crowns
    )
    table = LastWillTable(
        chance=chance,
        start_money=money,
        by_will=by_will,
        players=[
            Player(
                money=money,
                hand=[decks[deck].pop() for deck in START_DECKS for _ in range(START_CARDS)],
            )
            for _ in range(seats)
        ],
        first=Seat(chance.below(seats)),
        orders=chosen[ORDERS.key] == "on",
        decks=decks,
        piles={deck: [] for deck in decks},
        modifiers=dict(zip(Estate, chance.shuffled(MODIFIERS), strict=True)),
    )
    table.then(course.SetUp())
    return table


def _of_kind(kind: type[K]) -> Callable[[str], K]:
    """How a card of *kind* is found by its id; any other card is an error."""

    def find(key: str) -> K:
        card = CARDS[key]
        if not isinstance(card, kind):
            raise TypeError(f"{key} is no {kind.__name__}")
        return card

    return find


CODEC = Codec(
    LastWillTable,
    named=named_in(actions, events, orders, course, errands, parties, planning, turns),
    pieces=(
        Pieces(Card, lambda card: card.id, CARDS.__getitem__),
        *(Pieces(kind, lambda card: card.id, _of_kind(kind)) for kind in (White, Black, Property)),
        *(Pieces(kind, lambda one: one.value, kind) for kind in (Deck, Companion, Estate)),
    ),
)

GAME: GamePackage[LastWillTable, View] = GamePackage(
    rules=Rules(
        key="last-will",
        seats=range(2, 6),
        edition=2,
        codec=CODEC,
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", n=table.round),
        sum_up=sum_up,
        scores=scores,
        honours=HONOURS,
        choices=(SUM, ORDERS),
        orders=(Wishes,),
        closeup=close_up,
    ),
    mind=Mind(
        habit=habit,
        consider=consider,
        worth=worth,
        imagine=imagine,
        reasons=reasons,
        free_move=free_move,
        puzzles=(SPENDING,),
    ),
    teaching=Teaching(
        minutes=(45, 75),
        pieces=PIECES,
        meant=meant,
        beside=beside,
        in_sight=in_sight,
        facts=FACTS,
        where=where,
        introduce=introduce,
        warnings=warnings,
        verdict=verdict,
    ),
    pictures="renderers.last_will:PICTURES",
    home=__name__,
    components=COMPONENTS,
)

"""Tables of Last Will laid out by hand, and moves made on them in notation.

What a test does not care about is filled in so that every card is where the rules want it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from games.chance import Chance
from games.engine import Event, Seat, play, run
from games.last_will.catalogue import (
    CARDS,
    EXTENSIONS,
    JOKERS,
    MAIN_DECKS,
    OFFERS,
    PLANS,
    Black,
    Card,
    Deck,
    Estate,
    copies_of,
)
from games.last_will.events import Phase
from games.last_will.rules.course import EndOfRound, Preparation
from games.last_will.rules.errands import ErrandsPhase
from games.last_will.rules.planning import PlanningPhase
from games.last_will.rules.turns import ActionPhase, BeginTurn, Turn
from games.last_will.table import Laid, LastWillTable, Offered, Player
from games.moves import Action
from games.questions import read

ANN, BEN, CLEO, DAN, EVE = (Seat(seat) for seat in range(5))


def cards(ids: str) -> list[Card]:
    """Cards by their printed ids, with a space between."""
    return [CARDS[key] for key in ids.split()]


def laid(
    key: str, markers: int = 0, *, step: int = 0, value: int | None = None, used: bool = False
) -> Laid:
    """A card on a board: with so many markers, and a house on a step or on a value."""
    card = CARDS[key]
    assert isinstance(card, Black)
    there = Laid(card, markers, step, used)
    if value is None:
        return there
    return next(
        fallen for fallen in (replace(there, step=n) for n in range(9)) if fallen.value == value
    )


def board(*lying: str | Laid) -> list[Laid]:
    """Cards on a board: those that are only named lie there as they were placed."""
    found: list[Laid] = []
    for one in lying:
        found += [one] if isinstance(one, Laid) else [laid(key) for key in one.split()]
    return found


def player(
    money: int = 70,
    *,
    hand: str = "",
    on: str | Laid | Iterable[str | Laid] = (),
    actions: int = 0,
    extensions: int = 0,
    plan: int | None = None,
    boys: int | None = None,
) -> Player:
    """A player; *on* is the board, *plan* the number of the planning space."""
    return Player(
        money=money,
        hand=cards(hand),
        board=board(*([on] if isinstance(on, str | Laid) else on)),
        actions=actions,
        extensions=extensions,
        plan=plan,
        boys=boys or 0,
    )


def lay(*players: Player, phase: Phase, **more: object) -> LastWillTable:
    """A table with the cards that the players have left, and nothing planned; a player alone gets
    company.

    `modifiers="-2 1 3 -3"` lays those under mansion, town house, manor house and farm; `offer="b=ID
    e=ID"` lays out these cards, the other slots being empty; `decks={Deck.EVENT: "ID ID"}` puts
    just these on a deck, the first on top; `piles` does the same for discard piles.
    """
    seated = [*players] if len(players) > 1 else [*players, player()]
    table = LastWillTable(
        chance=Chance(1),
        start_money=70,
        by_will=False,
        players=seated,
        first=ANN,
        round=1,
        phase=phase,
        decks={},
        piles={deck: [] for deck in (*MAIN_DECKS, Deck.SPECIAL)},
        extensions=EXTENSIONS - sum(somebody.extensions for somebody in seated),
        modifiers=_modifiers(str(more.pop("modifiers", "-3 -2 1 3"))),
        offer=_offer(len(seated), str(more.pop("offer", ""))),
    )
    _deal(table, more.pop("decks", {}), more.pop("piles", {}))
    for name, value in more.items():
        setattr(table, name, value)
    return table


def _modifiers(written: str) -> dict[Estate, int]:
    return dict(zip(Estate, map(int, written.split()), strict=True))


def _offer(seats: int, written: str) -> list[Offered]:
    lying = dict(one.split("=") for one in written.split())
    return [
        Offered(slot.key, slot.shared, CARDS[lying[slot.key]] if slot.key in lying else None)
        for slot in OFFERS[seats]
    ]


def _deal(table: LastWillTable, decks: object, piles: object) -> None:
    """Put on decks and piles what is asked for, and on the other decks what nobody has."""
    assert isinstance(decks, Mapping)
    assert isinstance(piles, Mapping)
    seen = [card for somebody in table.players for card in somebody.hand]
    seen += [there.card for somebody in table.players for there in somebody.board]
    seen += [offered.card for offered in table.offer if offered.card is not None]
    for deck, written in piles.items():
        table.piles[deck] = cards(written)
        seen += table.piles[deck]
    table.jokers = JOKERS - sum(card.deck is Deck.JOKER for card in seen)
    for deck in (*MAIN_DECKS, Deck.SPECIAL):
        left = Counter(copies_of(deck)) - Counter(seen)
        rest = sorted(left.elements(), key=lambda card: (-card.crowns, card.id))
        table.decks[deck] = cards(decks[deck])[::-1] if deck in decks else rest


def planning(*players: Player, **more: object) -> LastWillTable:
    """A table at the beginning of planning; the round goes on as usual."""
    table = lay(*players, phase=Phase.PLANNING, **more)
    table.then(PlanningPhase(), ErrandsPhase(), ActionPhase(), EndOfRound())
    run(table)
    return table


def errands(*players: Player, **more: object) -> LastWillTable:
    """A table at the beginning of the errands; plans that are not named are the free ones from the
    left.
    """
    table = _planned(lay(*players, phase=Phase.ERRANDS, **more))
    for somebody in table.players:
        plan = table.plan_of(somebody)
        assert plan is not None
        somebody.boys = somebody.boys or plan.boys
    table.then(ErrandsPhase(), ActionPhase(), EndOfRound())
    run(table)
    return table


def turn(*players: Player, **more: object) -> LastWillTable:
    """A table in the turn of Ann, who has just the actions she is given; the others' turns
    follow.
    """
    table = _planned(lay(*players, phase=Phase.ACTIONS, **more))
    others = (seat for seat in table.clockwise(BEN) if seat != ANN)
    table.then(Turn(ANN), *map(BeginTurn, others), EndOfRound())
    run(table)
    return table


def action_phase(*players: Player, **more: object) -> LastWillTable:
    """A table at the beginning of the action phase, with turns in plan order."""
    table = _planned(lay(*players, phase=Phase.ACTIONS, **more))
    table.then(ActionPhase(), EndOfRound())
    run(table)
    return table


def end_of_round(*players: Player, **more: object) -> LastWillTable:
    """A table at the end of a round, run as far as nobody must decide anything."""
    table = _planned(lay(*players, phase=Phase.ACTIONS, **more))
    table.then(EndOfRound())
    run(table)
    return table


def prepared(*players: Player, **more: object) -> LastWillTable:
    """A table on which the offer of *round* has just been laid out, and planning begins."""
    table = lay(*players, phase=Phase.PREPARATION, **more)
    table.then(
        Preparation(table.round), PlanningPhase(), ErrandsPhase(), ActionPhase(), EndOfRound()
    )
    run(table)
    return table


def _planned(table: LastWillTable) -> LastWillTable:
    taken = {somebody.plan for somebody in table.players}
    free = iter([plan.number for plan in PLANS[len(table.players)] if plan.number not in taken])
    for somebody in table.players:
        if somebody.plan is None:
            somebody.plan = next(free)
    return table


# Playing on them


def told(table: LastWillTable, notation: str) -> tuple[Event, ...]:
    """What is told when whoever must act does this."""
    (decision,) = table.waiting
    action = read(decision.ask(table), notation).here
    assert isinstance(action, Action), f"{notation} is only half a move"
    return tuple(play(table, decision.seat, action).news)

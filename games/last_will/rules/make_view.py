"""Looking at a table of Last Will: what of it goes into the view of a seat (LW-261, LW-262)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.last_will import table as tables
from games.last_will.catalogue import (
    MAIN_DECKS,
    OFFERS,
    ROUNDS,
    Black,
    Blue,
    Card,
    Companion,
    Deck,
    Property,
    White,
)
from games.last_will.events import Phase, of_span
from games.last_will.rules import black, dealing, white
from games.last_will.rules.boards import hand_limit, served, use_amounts
from games.last_will.rules.course import KeepSome
from games.last_will.rules.errands import fetchable, later_use
from games.last_will.rules.planning import by_deck
from games.last_will.rules.standings import standings
from games.last_will.rules.turns import Turn, actions_to_come
from games.last_will.table import Laid, LastWillTable, Offered, Space
from games.last_will.view import (
    Closeup,
    Errands,
    InHand,
    MarketPrice,
    OfferSlot,
    OnBoard,
    PlanSpace,
    Player,
    Supply,
    TurnState,
    View,
    Waiting,
)
from games.moves import Action
from games.text import Text


def look(table: LastWillTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing a spectator, may see of *table*."""
    decision = None if me is None else table.decision_of(me)
    planned = all(player.plan for player in table.players)
    return View(
        me=me,
        round=table.round,
        rounds=ROUNDS,
        phase=table.phase,
        first=table.first,
        start_money=table.start_money,
        by_will=table.by_will,
        waiting=tuple(Waiting(seat=owing.seat, line=owing.waiting) for owing in table.waiting),
        offer=_offer(table),
        plans=_plans(table),
        market=tuple(
            MarketPrice(estate=estate, modifier=pounds)
            for estate, pounds in table.modifiers.items()
        ),
        errands=_errands(table),
        plan_order=tuple(table.plan_order) if planned else (),
        players=tuple(_player(table, Seat(seat)) for seat in range(len(table.players))),
        supply=_supply(table),
        hand=None if me is None else _hand(table, me),
        keep=decision.limit if isinstance(decision, KeepSome) else None,
        last=table.told_to(me),
        standings=tuple(standings(table)) if table.over else (),
    )


def close_up(table: LastWillTable, seat: Seat, considered: Action | None) -> Closeup | None:
    """Return the board of *seat*; nothing for an action, since none is planned on the board as
    tiles on a map are.
    """
    return None if considered else Closeup(me=None, seat=seat, table=look(table, None))


def _offer(table: LastWillTable) -> tuple[OfferSlot, ...]:
    possible = fetchable(table)

    def seen(offered: Offered, deck: Deck) -> OfferSlot:
        return OfferSlot(
            slot=offered.slot,
            shared=offered.shared,
            deck=deck,
            card=offered.card,
            taker=offered.taker,
            closed=offered.card is not None and offered.taker is None and offered not in possible,
        )

    slots = OFFERS[len(table.players)]
    return tuple(
        seen(offered, slot.decks[table.round - 1])
        for offered, slot in zip(table.offer, slots, strict=False)
    )


def _plans(table: LastWillTable) -> tuple[PlanSpace, ...]:
    markers = {player.plan: Seat(seat) for seat, player in enumerate(table.players) if player.plan}
    return tuple(
        PlanSpace(plan=plan, seat=markers.get(plan.number), blocked=plan.number in table.blocked)
        for plan in table.plans
    )


def _errands(table: LastWillTable) -> Errands:
    def seats(space: Space) -> tuple[Seat, ...]:
        return tuple(errand.seat for errand in table.errands if errand.space is space)

    return Errands(
        market=next(iter(seats(Space.MARKET)), None),
        extension_spaces=table.extension_spaces,
        extensions=seats(Space.EXTENSION),
        opera=next(iter(seats(Space.OPERA)), None),
        random=seats(Space.RANDOM),
    )


def _player(table: LastWillTable, seat: Seat) -> Player:
    player = table.players[seat]
    given = actions_to_come(table, player)
    state = _turn(table, seat)
    return Player(
        seat=seat,
        money=player.money,
        worth=player.worth,
        bankrupt=player.bankrupt,
        hand=by_deck(player.hand),
        limit=hand_limit(player),
        board=tuple(_laid(table, player, laid) for laid in player.board),
        spaces=player.spaces,
        extensions=player.extensions,
        plan=table.plan_of(player),
        boys=player.boys,
        actions=given if state is TurnState.TO_COME else player.actions,
        actions_given=given,
        turn=state,
        bonuses=tuple(laid.card.ability for laid in player.board if laid.card.ability is not None),
    )


def _turn(table: LastWillTable, seat: Seat) -> TurnState:
    if table.players[seat].done:
        return TurnState.DONE
    if table.phase is Phase.ACTIONS and seat in {decision.seat for decision in table.waiting}:
        return TurnState.NOW
    return TurnState.TO_COME


def _laid(table: LastWillTable, player: tables.Player, laid: Laid) -> OnBoard:
    rows = laid.open_rows[1:]
    if laid.card.formula is not None:
        spends = max(use_amounts(player, laid), default=0)
    else:
        spends = max((row.pounds for row in laid.open_rows), default=0)
    return OnBoard(
        card=laid.card,
        markers=tuple(row.companion for row in rows if row.companion is not None),
        used=laid.used,
        step=laid.step,
        value=laid.value,
        sale=max(0, table.price_of(laid)) if isinstance(laid.card, Property) else 0,
        spends=spends,
    )


def _supply(table: LastWillTable) -> Supply:
    special = table.decks[Deck.SPECIAL]
    return Supply(
        decks=tuple((deck, len(table.decks[deck]), len(table.piles[deck])) for deck in MAIN_DECKS),
        special=len(special),
        crowns=special[-1].crowns if special else 0,
        jokers=table.jokers,
        extensions=table.extensions,
    )


def _hand(table: LastWillTable, me: Seat) -> tuple[InHand, ...]:
    player = table.players[me]
    decision = table.decision_of(me)
    now = isinstance(decision, Turn)
    return tuple(_in_hand(table, player, card, now=now) for card in player.hand)


def _in_hand(table: LastWillTable, player: tables.Player, card: Card, *, now: bool) -> InHand:
    """A card in hand; *now* is the own turn."""
    playable, homeless = now and _playable(table, player, card), _homeless(table, player, card)
    barred = now and not playable and not homeless
    line = _bar(table, player, card) if barred else _line(table, player, card)
    free = isinstance(card, Property) and any(
        not deal.actions for deal in _ways_to_buy(table, player, card)
    )
    return InHand(card=card, line=line, playable=playable, homeless=homeless, free=free)


def _ways_to_buy(
    table: LastWillTable, player: tables.Player, card: Property
) -> Sequence[dealing.Deal]:
    """The ways to buy a property that there are now, or without any those that money and actions
    would open.
    """
    possible = dealing.purchases(table, player, card)
    return possible or dealing.deals(player, card, table.price_of(card))


def _has_a_choice(ways: Sequence[dealing.Deal]) -> bool:
    """Whether helpers let one choose the price, or deal without an action."""
    return len(ways) > 1 or not ways[0].actions


def _homeless(table: LastWillTable, player: tables.Player, card: Card) -> bool:
    return isinstance(card, Black) and table.phase is Phase.ACTIONS and not player.room


def _line(table: LastWillTable, player: tables.Player, card: Card) -> Text:
    """What a card in hand takes and spends now, or that it finds no space."""
    if _homeless(table, player, card):
        return Text("hand-homeless")
    match card:
        case White(costs=costs):
            least, most = white.reach(player, card)
            return Text("hand-play", upto=costs[-1].actions, spent=of_span(least, most))
        case Blue(companion=Companion.JOKER):
            return Text("hand-joker")
        case Property() if _has_a_choice(ways := _ways_to_buy(table, player, card)):
            prices = [deal.price for deal in ways]
            free = "yes" if not min(deal.actions for deal in ways) else "no"
            return Text("hand-deal", prices=of_span(min(prices), max(prices)), free=free)
    return later_use(table, card) or Text("hand-companion")


def _bar(table: LastWillTable, player: tables.Player, card: Card) -> Text:
    """Why nothing can be done in the own turn with a card for which there would be room."""
    match card:
        case White(costs=[cost, *_]):
            if cost.actions > player.actions + served(player):
                return Text("hand-few-actions")
            return Text("hand-no-effect" if player.may_spend(cost.pounds) else "hand-few-pounds")
        case Property() if player.bankrupt:
            return Text("hand-no-buying")
        case Property():
            deals = dealing.deals(player, card, table.price_of(card))
            dear = any(deal.actions <= player.actions for deal in deals)
            return Text("hand-few-pounds" if dear else "hand-few-actions")
        case Blue():
            return Text("hand-no-partner")
    return Text("hand-few-actions")


def _playable(table: LastWillTable, player: tables.Player, card: Card) -> bool:
    """Whether a card could be used right now."""
    match card:
        case White():
            return white.may_play(player, card)
        case Property():
            return any(other is card for other, _ in dealing.buyable(table, player))
        case Black():
            return player.room and black.may_place(player, card)
        case Blue(companion=companion):
            marked = any(companion in good for _, good in black.markable(player))
            return marked or any(
                (companion,) in white.ways(player, other) for other in white.playable(player)
            )
    return False

"""Errands phase: boys are sent out one at a time (LW-56 to LW-73)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from games.engine import Decision, Seat, Step
from games.last_will.actions import DrawOne, ExtendBoard, RearrangeMarket, TakeOffered, VisitOpera
from games.last_will.catalogue import MAIN_DECKS, MODIFIERS, Black, Card, Deck, Estate, Property
from games.last_will.events import (
    BoyIdle,
    Extended,
    MarketChanged,
    Phase,
    WentBankrupt,
    WentToOpera,
    of_apart,
    of_card,
    of_market,
    of_modifier,
    of_money,
    of_span,
    of_title,
)
from games.last_will.events import TookOffered as Fetched
from games.last_will.rules.boards import opera_prices
from games.last_will.rules.planning import receive, take
from games.last_will.rules.unavailable import why_no_errand
from games.last_will.table import Errand, LastWillTable, Offered, Space
from games.moves import Illegal, require
from games.questions import Option, Pick, Question, Tone
from games.text import Text

SHARED_SPACES = 2
"""Errand spaces of the three cards that share them (LW-62)."""

ErrandAction = TakeOffered | RearrangeMarket | ExtendBoard | DrawOne | VisitOpera


@dataclass(frozen=True, slots=True)
class ErrandsPhase(Step[LastWillTable]):
    """In plan order everybody sends a boy, then those who have two the other (LW-56, LW-57)."""

    def run(self, table: LastWillTable) -> None:
        table.phase = Phase.ERRANDS
        order = table.plan_order
        second = [seat for seat in order if table.players[seat].boys > 1]
        table.then(*map(NextBoy, (*order, *second)))


@dataclass(frozen=True, slots=True)
class NextBoy(Step[LastWillTable]):
    """A boy must be sent out if there is any errand for him (LW-58)."""

    seat: Seat

    def run(self, table: LastWillTable) -> None:
        if any(_errands(table, self.seat)):
            table.then(SendBoy(self.seat))
        else:
            table.players[self.seat].boys -= 1
            table.tell(BoyIdle(seat=self.seat))


@dataclass(frozen=True, slots=True)
class SendBoy(Decision[LastWillTable, ErrandAction]):
    """Send an errand boy to a free space; the errand is run at once (LW-56, LW-58 to LW-60)."""

    accepts = (TakeOffered, RearrangeMarket, ExtendBoard, DrawOne, VisitOpera)
    waits = "waiting-errand"

    def ask(self, table: LastWillTable) -> Question:
        player, options = table.players[self.seat], _errands(table, self.seat)
        return Pick(
            Text("ask-errand", n=player.boys, money=of_money(player.money)),
            options,
            unavailable=lambda: why_no_errand(table, [option.key for option in options]),
        )

    def answer(self, table: LastWillTable, action: ErrandAction) -> None:
        player = table.players[self.seat]
        match action:
            case TakeOffered(slot):
                _fetch(table, self.seat, slot)
            case RearrangeMarket(modifiers):
                _rearrange(table, self.seat, modifiers)
            case ExtendBoard():
                _extend(table, self.seat)
            case DrawOne(deck):
                _draw_one(table, self.seat, deck)
            case VisitOpera(pounds):
                _visit_opera(table, self.seat, pounds)
        player.boys -= 1


def fetchable(table: LastWillTable) -> list[Offered]:
    """The slots from which a card can be fetched (LW-60 to LW-63)."""
    shared = sum(offered.shared and offered.taker is not None for offered in table.offer)
    return [
        offered
        for offered in table.offer
        if offered.card is not None
        and offered.taker is None
        and not (offered.shared and shared >= SHARED_SPACES)
    ]


def _drawable(table: LastWillTable) -> list[Deck]:
    """The decks from which a random card can come (LW-68, LW-70)."""
    return [deck for deck in MAIN_DECKS if table.at_hand(deck)]


def _random_used(table: LastWillTable, seat: Seat) -> bool:
    return any(errand.space is Space.RANDOM and errand.seat == seat for errand in table.errands)


def _opera(table: LastWillTable, seat: Seat) -> list[int]:
    """What the opera may cost *seat* (LW-71, LW-72)."""
    player = table.players[seat]
    return [pounds for pounds in opera_prices(player) if player.may_spend(pounds)]


def _errands(table: LastWillTable, seat: Seat) -> list[Option]:
    """The errands that could be run now."""
    possible = fetchable(table)
    alike = _namesakes(possible)
    options = [
        Option(
            offered.slot,
            _slot(offered, alike),
            TakeOffered(offered.slot),
            _price(table, offered.card),
        )
        for offered in possible
        if offered.card
    ]
    if not table.taken(Space.MARKET):
        options.append(Option("market", Text("do-market"), lambda: _ask_all_prices(table)))
    if table.extensions and table.taken(Space.EXTENSION) < table.extension_spaces:
        spaces = table.players[seat].spaces
        options.append(Option("extension", Text("do-extension", n=spaces + 1), ExtendBoard()))
    if not _random_used(table, seat) and (decks := _drawable(table)):
        options.append(Option("random", Text("do-random"), lambda: _ask_deck(decks)))
    if not table.taken(Space.OPERA) and (prices := _opera(table, seat)):
        options.append(_opera_option(table, seat, prices))
    return options


def errands_without_choice(table: LastWillTable, seat: Seat) -> list[tuple[Option, ErrandAction]]:
    """Return the errands that could be run now, each whole in one answer: the opera at its highest
    price, and every deck by itself. What to lay in the market is no such answer.
    """
    found = list[tuple[Option, ErrandAction]]()
    for option in _errands(table, seat):
        match option.key:
            case "market":
                continue
            case "random":
                for deck in _drawable(table):
                    label = Text("do-order-random", deck=deck.value)
                    found.append((Option(deck.value, label, DrawOne(deck)), DrawOne(deck)))
            case "opera":
                most = _opera(table, seat)[-1]
                label = Text("do-opera", spent=of_span(most, most))
                found.append((Option("opera", label, VisitOpera(most)), VisitOpera(most)))
            case "extension":
                found.append((option, ExtendBoard()))
            case slot:
                found.append((option, TakeOffered(slot)))
    return found


def _namesakes(possible: Sequence[Offered]) -> set[Text]:
    """The names that different cards bear which can be fetched."""
    cards = {offered.card for offered in possible if offered.card}
    return {title for title, n in Counter(map(of_title, cards)).items() if n > 1}


def _slot(offered: Offered, alike: Container[Text] = ()) -> Text:
    """A card of the offer with its place; those whose names are *alike* are told apart in brief."""
    assert offered.card is not None
    told = of_apart if of_title(offered.card) in alike else of_card
    return Text("fetch", slot=offered.slot.upper(), card=told(offered.card))


def _price(table: LastWillTable, card: Card) -> Text | None:
    """What a property would cost to buy; what it takes to place another card stands on it."""
    return later_use(table, card) if isinstance(card, Property) else None


def later_use(table: LastWillTable, card: Card) -> Text | None:
    """What it takes to have *card* on a board, as prices stand, if it can lie there."""
    match card:
        case Property(values=[price, *_], estate=estate):
            modifier = of_modifier(table.modifiers[estate])
            return Text(
                "hand-buy",
                value=price,
                modifier=modifier,
                price=of_money(max(0, table.price_of(card))),
            )
        case Black():
            return Text("hand-place", actions=card.placing)
    return None


@dataclass(frozen=True, slots=True)
class _Market(Pick):
    """How the modifiers are laid. People set the first price, and then see what is left for the
    others; a whole arrangement such as `3_1_-2_-3` is understood as well.
    """

    def move_for(self, answer: str) -> RearrangeMarket | None:
        """Return what laying the modifiers in the order of an answer amounts to."""
        laid = {"_".join(map(str, modifiers)): modifiers for modifiers in permutations(MODIFIERS)}
        return RearrangeMarket(laid[answer]) if answer in laid else None


def _ask_all_prices(table: LastWillTable) -> Pick:
    now = tuple(table.modifiers.values())
    first, *others = Estate

    def set_first(modifier: int) -> Option:
        key, label = f"{first.value}_{modifier}", of_market(first, modifier)
        return Option(key, label, lambda: rest(modifier))

    def rest(modifier: int) -> Pick:
        arranged = [laid for laid in permutations(MODIFIERS) if laid[0] == modifier and laid != now]
        return Pick(Text("ask-market-others"), list(map(whole, arranged)))

    def whole(laid: tuple[int, ...]) -> Option:
        prices = tuple(map(of_market, others, laid[1:]))
        label = Text("market-set", prices=prices)
        return Option("_".join(map(str, laid)), label, RearrangeMarket(laid))

    said = tuple(map(of_market, Estate, now))
    leave = Option("leave", Text("market-leave"), RearrangeMarket(now), tone=Tone.APART)
    return _Market(
        Text("ask-market-all", now=said),
        _ask_market(table, ()).options,
        layout=lambda: [*map(set_first, MODIFIERS), leave],
    )


def _ask_market(table: LastWillTable, modifiers: tuple[int, ...]) -> Pick:
    """Ask for the modifier of the next type of property; that of the last follows by itself
    (LW-64).
    """
    estate, *later = [*Estate][len(modifiers) :]
    left = [modifier for modifier in MODIFIERS if modifier not in modifiers]

    def option(modifier: int) -> Option:
        laid = of_market(estate, modifier)
        if len(left) > 2:
            return Option(str(modifier), laid, lambda: _ask_market(table, (*modifiers, modifier)))
        rest = next(other for other in left if other != modifier)
        label = Text("market-both", one=laid, other=of_market(later[0], rest))
        return Option(str(modifier), label, RearrangeMarket((*modifiers, modifier, rest)))

    now = of_modifier(table.modifiers[estate])
    prompt = Text("ask-market", estate=estate.value, now=now)
    return Pick(prompt, [option(modifier) for modifier in left])


def _ask_deck(decks: Sequence[Deck]) -> Pick:
    return Pick(
        Text("ask-random"),
        [
            Option(deck.value, Text("deck", deck=deck.value), DrawOne(deck), sure=True)
            for deck in decks
        ],
    )


def _opera_option(table: LastWillTable, seat: Seat, prices: Sequence[int]) -> Option:
    money = table.players[seat].money
    least, most = prices[0], prices[-1]
    label = Text("do-opera", spent=of_span(least, most))
    if len(prices) == 1:
        return Option("opera", label, VisitOpera(least))

    def how_much() -> Pick:
        options = [
            Option(str(n), Text("spend", pounds=n, money=of_money(money - n)), VisitOpera(n))
            for n in prices
        ]
        return Pick(Text("ask-opera", money=of_money(money)), options)

    return Option("opera", label, how_much)


# Running them


def _fetch(table: LastWillTable, seat: Seat, slot: str) -> None:
    """Take a card of the offer into the hand (LW-61, LW-62)."""
    possible = fetchable(table)
    offered = next((offered for offered in possible if offered.slot == slot), None)
    if offered is None:
        left = tuple(map(_slot, possible))
        raise Illegal(Text("refuse-slot", slot=slot.upper(), n=len(left), left=left))
    table.offer[table.offer.index(offered)] = replace(offered, taker=seat)
    card = offered.card
    assert isinstance(card, Card)
    table.players[seat].hand.append(card)
    table.tell(Fetched(seat=seat, slot=slot, card=card))


def _rearrange(table: LastWillTable, seat: Seat, modifiers: tuple[int, ...]) -> None:
    """Lay the modifiers anew; they stay until the next time (LW-64, LW-65)."""
    _require_space(table, Space.MARKET, 1)
    require(
        sorted(modifiers) == sorted(MODIFIERS),
        "refuse-market",
        modifiers=tuple(map(str, MODIFIERS)),
    )
    before, table.modifiers = table.modifiers, dict(zip(Estate, modifiers, strict=True))
    table.errands.append(Errand(Space.MARKET, seat))
    laid = tuple(table.modifiers.items())
    table.tell(MarketChanged(seat=seat, modifiers=laid, changed=before != table.modifiers))


def _extend(table: LastWillTable, seat: Seat) -> None:
    """Join an extension to the board (LW-66, LW-67)."""
    _require_space(table, Space.EXTENSION, table.extension_spaces)
    require(table.extensions > 0, "refuse-extension")
    player = table.players[seat]
    table.extensions -= 1
    player.extensions += 1
    table.errands.append(Errand(Space.EXTENSION, seat))
    table.tell(Extended(seat=seat, spaces=player.spaces))


def _draw_one(table: LastWillTable, seat: Seat, deck: Deck) -> None:
    """Draw a card from a main deck (LW-68 to LW-70)."""
    require(not _random_used(table, seat), "refuse-random-twice")
    possible = _drawable(table)
    left = tuple(Text("deck", deck=other.value) for other in possible)
    require(deck in possible, "refuse-random", deck=deck.value, n=len(left), left=left)
    table.errands.append(Errand(Space.RANDOM, seat))
    receive(table, seat, [*take(table, deck, 1)])


def _visit_opera(table: LastWillTable, seat: Seat, pounds: int) -> None:
    """Spend money on the opera (LW-71, LW-72, LW-224)."""
    _require_space(table, Space.OPERA, 1)
    player = table.players[seat]
    prices = tuple(map(of_money, _opera(table, seat)))
    require(pounds in opera_prices(player), "refuse-opera", n=len(prices), prices=prices)
    require(
        player.may_spend(pounds), "refuse-opera-debt", pounds=pounds, money=of_money(player.money)
    )
    solvent = not player.bankrupt
    player.money -= pounds
    table.errands.append(Errand(Space.OPERA, seat))
    table.tell(WentToOpera(seat=seat, pounds=pounds, money=player.money))
    if solvent and player.bankrupt:
        table.tell(WentBankrupt(seat=seat, money=player.money))


def _require_space(table: LastWillTable, space: Space, room: int) -> None:
    require(table.taken(space) < room, "refuse-errand-space", space=space.value)

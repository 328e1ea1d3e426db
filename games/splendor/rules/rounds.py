"""Rounds and turns of Splendor: taking tokens, reserving and buying (SP-12 to SP-54)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from games.engine import Decision, Step
from games.moves import Illegal, require
from games.questions import Each, Option, Pick, PickSome, Question
from games.splendor.actions import (
    Buy,
    Pass,
    Reserve,
    ReserveUnseen,
    TakeDifferent,
    TakeTwo,
)
from games.splendor.catalogue import GOLD, LEVELS, ONE, Card, Colour, Tokens
from games.splendor.events import (
    Bought,
    Drew,
    End,
    Ended,
    Passed,
    ReservedCard,
    Took,
    called,
    counted,
    named,
)
from games.splendor.rules.layout import former, laid_rows, layout, why_not
from games.splendor.rules.payments import costing_later, purchase
from games.splendor.rules.turn_ends import EndOfTurn, Excess, NobleVisit
from games.splendor.table import (
    ALIKE,
    DIFFERENT,
    FULL_PILE,
    MOST_RESERVED,
    Player,
    Reserved,
    SplendorTable,
)
from games.tally import payments, pays
from games.text import Text

ASK_TURN = Text("ask-turn")
DO_TWO, DO_RESERVE, DO_BUY = Text("do-two"), Text("do-reserve"), Text("do-buy")

MainAction: TypeAlias = TakeDifferent | TakeTwo | Reserve | ReserveUnseen | Buy | Pass


@dataclass(frozen=True, slots=True)
class Round(Step[SplendorTable]):
    """One turn of every player, beginning with the start player (SP-12)."""

    number: int

    def run(self, table: SplendorTable) -> None:
        table.round, table.stirred = self.number, False
        table.then(*(Turn(seat) for seat in table.clockwise()), EndOfRound(self.number))


@dataclass(frozen=True, slots=True)
class Turn(Decision[SplendorTable, MainAction]):
    """Exactly one main action: take tokens, reserve a card or buy one (SP-13, SP-14)."""

    accepts = (TakeDifferent, TakeTwo, Reserve, ReserveUnseen, Buy, Pass)
    waits = "waiting-turn"

    def ask(self, table: SplendorTable) -> Question:
        actions = self._actions(table)
        if not actions:
            return Pick(ASK_TURN, [Option("pass", Text("do-pass"), Pass())])
        player = table.players[self.seat]
        return Pick(
            ASK_TURN,
            actions,
            layout=lambda: layout(table, player, actions),
            former=lambda: former(table, player),
            unavailable=lambda: why_not(table, player),
        )

    def answer(self, table: SplendorTable, action: MainAction) -> None:
        match action:
            case TakeDifferent(tokens):
                self._take_different(table, tokens)
            case TakeTwo(colour):
                self._take_two(table, colour)
            case Reserve(card):
                self._reserve(table, card)
            case ReserveUnseen(level):
                self._reserve_unseen(table, level)
            case Buy(card, payment):
                self._buy(table, card, payment)
            case Pass():
                require(not self._actions(table), "refuse-pass")
                table.tell(Passed(seat=self.seat))
        table.passes = table.passes + 1 if isinstance(action, Pass) else 0
        table.then(Excess(self.seat), NobleVisit(self.seat), EndOfTurn(self.seat))  # SP-15

    def _actions(self, table: SplendorTable) -> list[Option]:
        """The kinds of action of which at least one is legal."""
        player, options = table.players[self.seat], []
        if available := table.available:
            most = min(DIFFERENT, len(available))
            options.append(
                Option("take", Text("do-take", n=most), lambda: self._which_tokens(table))
            )
        if table.full_piles:
            options.append(Option("two", DO_TWO, lambda: self._which_pile(table)))
        if len(player.hand) < MOST_RESERVED:
            options.append(Option("reserve", DO_RESERVE, lambda: self._which_to_reserve(table)))
        if affordable := table.affordable(player):
            options.append(Option("buy", DO_BUY, lambda: self._which_to_buy(player, affordable)))
        return options

    # Taking tokens

    def _which_tokens(self, table: SplendorTable) -> Question:
        available = table.available
        most = min(DIFFERENT, len(available))
        least = DIFFERENT if most == DIFFERENT else 1  # SP-17, SP-19, SP-20
        things = {colour.value: named(colour) for colour in available}
        hints = {colour.value: _stock(table.bank[colour]) for colour in available}
        return PickSome(
            Text("ask-different", n=most), things, least, most, _take_colours, hints=hints
        )

    def _take_different(self, table: SplendorTable, tokens: Tokens) -> None:
        wanted, available = tokens.present, table.available
        offered = tuple(named(colour) for colour in available)
        require(bool(available), "refuse-take-empty")
        require(GOLD not in wanted, "refuse-take-gold")  # SP-24
        require(max(tokens.counts) == min(1, tokens.total), "refuse-take-alike")  # SP-25
        require(set(wanted) <= set(available), "refuse-take-missing", offered=offered)
        if len(available) >= DIFFERENT:
            require(
                len(wanted) == DIFFERENT, "refuse-take-three", n=len(wanted), offered=offered
            )  # SP-17, SP-20
        else:
            require(1 <= len(wanted) < DIFFERENT, "refuse-take-few", offered=offered)  # SP-18
        self._take(table, tokens)

    def _which_pile(self, table: SplendorTable) -> Question:
        return Pick(Text("ask-two"), Each(table.full_piles, _two_of))

    def _take_two(self, table: SplendorTable, colour: Colour) -> None:
        require(colour is not GOLD, "refuse-take-gold")  # SP-24
        full = tuple(named(pile) for pile in table.full_piles)
        require(
            colour in table.full_piles,
            "refuse-two-low",
            left=table.bank[colour],
            n=len(full),
            least=FULL_PILE,
            full=full,
        )  # SP-21
        self._take(table, Tokens.of([colour] * ALIKE))

    def _take(self, table: SplendorTable, tokens: Tokens) -> None:
        """Move *tokens* from the bank to the player, however many that makes (SP-26)."""
        player = table.players[self.seat]
        table.bank -= tokens
        player.tokens += tokens
        table.tell(Took(seat=self.seat, tokens=tokens))

    # Reserving

    def _which_to_reserve(self, table: SplendorTable) -> Question:
        player = table.players[self.seat]
        options = [_reservation(card, player.price(card)) for card in table.face_up]
        options += [
            _unseen_reservation(row.level, len(row.deck))
            for row in table.rows
            if row.deck  # SP-34
        ]
        prompt = Text("ask-reserve", gold="yes" if table.bank[GOLD] else "no")
        return Pick(prompt, options, layout=lambda: laid_rows(table, options))

    def _reserve(self, table: SplendorTable, card: Card) -> None:
        self._require_room(table)
        require(card in table.face_up, "refuse-reserve-absent", card=called(card))
        table.take_from_row(card)
        gold = self._hold(table, Reserved(card, blind=False))
        table.tell(ReservedCard(seat=self.seat, card=card, level=card.level, gold=gold))
        table.refill(card.level)

    def _reserve_unseen(self, table: SplendorTable, level: int) -> None:
        self._require_room(table)
        require(level in LEVELS, "refuse-level")
        row = table.rows[level - 1]
        left = ", ".join(str(other.level) for other in table.rows if other.deck) or "none"
        require(bool(row.deck), "refuse-deck-empty", level=level, left=left)  # SP-34
        card = table.draw(row.deck)
        gold = self._hold(table, Reserved(card, blind=True))
        table.tell(ReservedCard(seat=self.seat, card=None, level=level, gold=gold))
        table.tell(Drew(to=self.seat, card=card))  # SP-33, SP-91

    def _require_room(self, table: SplendorTable) -> None:
        hand = table.players[self.seat].hand
        cards = tuple(called(reserved.card) for reserved in hand)
        require(
            len(hand) < MOST_RESERVED, "refuse-hand-full", n=MOST_RESERVED, cards=cards
        )  # SP-28

    def _hold(self, table: SplendorTable, reserved: Reserved) -> bool:
        """Put a card into the player's hand; return whether gold came with it (SP-29 to SP-31)."""
        player = table.players[self.seat]
        player.hand.append(reserved)
        table.stirred = True
        if not table.bank[GOLD]:
            return False
        table.bank -= ONE[GOLD]
        player.tokens += ONE[GOLD]
        return True

    # Buying

    def _which_to_buy(self, player: Player, affordable: list[Card]) -> Question:
        def option(card: Card) -> Option:
            return purchase(card, payments(player.price(card), player.tokens, GOLD))

        return Pick(Text("ask-buy"), Each(affordable, option))

    def _buy(self, table: SplendorTable, card: Card, payment: Tokens) -> None:
        player = table.players[self.seat]
        require(
            card in table.within_reach(player), "refuse-buy-absent", card=called(card)
        )  # SP-37, SP-41
        price = player.price(card)
        lacking = player.lacks(price)
        spare = player.tokens[GOLD]
        require(
            lacking.total <= spare,
            "refuse-buy-poor",
            card=called(card),
            lacking=counted(lacking),
            gold=spare,
        )
        if not pays(payment, price, player.tokens, GOLD):  # SP-46, SP-47, SP-54
            raise Illegal(
                Text("refuse-payment", card=called(card), n=price.total, price=counted(price))
            )
        player.tokens -= payment
        table.bank += payment  # SP-48
        held = next((held for held in player.hand if held.card is card), None)
        if held is None:
            table.take_from_row(card)
        else:
            player.hand.remove(held)  # SP-53
            if held.blind:
                table.reveal()  # SP-91
        player.bought.append(card)
        table.stirred = True
        table.tell(Bought(seat=self.seat, card=card, paid=payment, from_hand=held is not None))
        if held is None:
            table.refill(card.level)


@dataclass(frozen=True, slots=True)
class EndOfRound(Step[SplendorTable]):
    """After the last round, or too many quiet ones, the game is over (SP-72, SP-84); else the next
    begins.
    """

    number: int

    def run(self, table: SplendorTable) -> None:
        table.quiet_rounds = 0 if table.stirred else table.quiet_rounds + 1
        if table.last_round:
            table.tell(Ended(reason=End.GOAL))
        elif table.safety_stop and table.quiet_rounds >= table.safety_stop:
            table.tell(Ended(reason=End.QUIET))
        else:
            table.then(Round(self.number + 1))


# Answers that are the same in every game, made once.


def _two_of(colour: Colour) -> Option:
    return Option(colour.value, named(colour), TakeTwo(colour))


@lru_cache(maxsize=4096)
def _reservation(card: Card, price: Tokens) -> Option:
    return Option(card.id, called(card), Reserve(card), costing_later(price), sure=True)


@cache
def _unseen_reservation(level: int, left: int) -> Option:
    label = Text("deck", level=level, n=left)
    return Option(f"deck-{level}", label, ReserveUnseen(level), sure=True)


def _take_colours(keys: frozenset[str]) -> TakeDifferent:
    return TakeDifferent(Tokens.of(Colour(key) for key in keys))


@cache
def _stock(n: int) -> Text:
    return Text("hint-stock", n=n)

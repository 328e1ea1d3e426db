"""The rules of High Society, in the order in which an auction goes; the ids are those of
rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat, Step, Together
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import RED_FRAMES, THIEF, Card
from games.high_society.catalogue import Auction as Kind
from games.high_society.events import (
    BiddingRan,
    Bought,
    Call,
    Ended,
    GaveUp,
    Limit,
    LimitsOpened,
    Lost,
    NobodyWon,
    Noted,
    Parted,
    Passed,
    Raised,
    Submitted,
    Suffered,
    ThiefStayed,
    TurnedUp,
    added,
    called,
    explained,
)
from games.high_society.rules.limits import ask_limit, cheapest, likely_totals, sums
from games.high_society.rules.standings import poorest
from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player
from games.moves import Illegal, require
from games.questions import Amount, Entry, NumberField, Option, Pick, PickSome, Question, Tone
from games.text import Text


@dataclass(frozen=True, slots=True)
class Auction(Step[HighSocietyTable]):
    """The top card is turned up and auctioned (HS-10), unless it has the fourth red frame
    (HS-45).
    """

    number: int

    def run(self, table: HighSocietyTable) -> None:
        card = table.card = table.draw(table.deck)
        table.reds += card.red
        if table.reds == RED_FRAMES:
            out = poorest(table)
            table.tell(Ended(card=card, poorest=out, left=table.players[out[0]].money))
            if len(out) == len(table.players):
                table.tell(NobodyWon())
            return
        table.auction = self.number
        starter, sealed = table.starter, table.sealed
        table.tell(
            TurnedUp(number=self.number, card=card, starter=starter, sealed=sealed, reds=table.reds)
        )
        limits = (SealedBids(),) if sealed else ()
        recap = (Recap(),) if sealed else ()
        table.then(*limits, Bidding(starter), *recap, Award(), Theft(), Auction(self.number + 1))


# Bidding


@dataclass(frozen=True, slots=True)
class Bidding(Step[HighSocietyTable]):
    """A player raises or passes, then the next one still in (HS-12), until it is settled who takes
    the card.
    """

    seat: Seat

    def run(self, table: HighSocietyTable) -> None:
        if table.taker is not None:
            return
        player, following = table.players[self.seat], Bidding(table.after(self.seat))
        if player.passed:
            table.then(following)
        elif not player.hand:
            _pass(
                table, self.seat, broke=True
            )  # HS-21: everybody sees that nothing else is possible
            table.then(following)
        elif player.limit is None:
            table.then(Turn(self.seat), following)
        else:
            turn = Turn(self.seat)
            turn.answer(table, turn.within(table, player.limit))  # HS-80
            table.then(following)


@dataclass(frozen=True, slots=True)
class Turn(Decision[HighSocietyTable, Raise | Pass]):
    """Raise or pass (HS-13)."""

    accepts = (Raise, Pass)
    waits = "waiting-turn"

    def ask(self, table: HighSocietyTable) -> Question:
        player, high = table.players[self.seat], table.high
        card = table.under_the_hammer
        prompt = Text(
            f"ask-turn-{card.auction.value}", card=explained(card), high=high, own=player.total
        )
        passing = Option(
            "pass",
            Text(f"do-pass-{card.auction.value}", card=called(card)),
            Pass(),
            tone=Tone.APART,
        )
        if player.total + player.money <= high:
            poor = Text("cannot-bid", most=player.total + player.money, high=high)
            return Pick(prompt, [passing], unavailable=lambda: [poor])
        bid = Option("bid", Text("do-bid", own=player.total), lambda: _which_cards(player, high))
        return Pick(prompt, [bid, passing], layout=lambda: [*_raises(player, high), passing])

    def answer(self, table: HighSocietyTable, action: Raise | Pass) -> None:
        match action:
            case Raise(cards):
                self._raise(table, cards)
            case Pass():
                _pass(table, self.seat, broke=False)

    def within(self, table: HighSocietyTable, limit: int) -> Raise | Pass:
        """What the player does who bids up to *limit*, 0 for not at all (HS-68)."""
        cards = cheapest(table.players[self.seat], table.high, limit)
        return Raise(cards) if cards else Pass()

    def _raise(self, table: HighSocietyTable, cards: frozenset[int]) -> None:
        player, high = table.players[self.seat], table.high
        require(bool(cards), "refuse-nothing", hand=added(player.hand))
        require(cards <= set(player.hand), "refuse-not-held", hand=added(player.hand))
        total = player.total + sum(cards)
        require(total > high, "refuse-too-low", total=total, least=high + 1)  # HS-14
        table.tell(Raised(seat=self.seat, cards=player.lay(cards), total=total))


RAISE_STEPS = (0, 2, 4, 6)
"""How far above the lowest bid the raises lie that are offered at once."""


def _raises(player: Player, high: int) -> list[Option]:
    """The cheapest raise and some higher ones, each by itself, a form for any other total, and the
    question for other cards, if there are any.
    """
    lowest, *higher = likely_totals(player, high, RAISE_STEPS)
    least = _raise_to(player, high, lowest, "least", Tone.USUAL)
    if len(cheapest(player, high, MOST_LIMIT)) == len(player.hand):
        return [least]
    field = Text("total-field", own=player.total + player.money)
    most = player.total + player.money
    typed = Entry(
        Text("ask-total"),
        [NumberField(field, high + 1, most)],
        lambda numbers: f"bid {_spelled(_cards_for(player, high, numbers[0]))}",
    )

    def cards() -> Question:
        return _which_cards(player, high)

    return [
        least,
        *(_raise_to(player, high, total, f"to-{total}") for total in higher),
        Option("total", Text("do-bid-total"), cards, row=1, entry=typed),
        Option("cards", Text("do-bid-more"), lambda: _which_cards(player, high, named=True), row=1),
    ]


def _raise_to(player: Player, high: int, total: int, key: str, tone: Tone = Tone.PLAIN) -> Option:
    cards = _cards_for(player, high, total)
    label = Text("do-raise-to", total=total, cards=added(sorted(cards)), own=player.total)
    return Option(key, label, Raise(cards), tone=tone)


def _cards_for(player: Player, high: int, total: int) -> frozenset[int]:
    """The cards that bring a bid to exactly *total*; raises `Illegal` if none do."""
    cards = cheapest(player, total - 1, total)
    if not cards:
        raise Illegal(_unmade(player, high, total))
    return cards


def _unmade(player: Player, high: int, total: int) -> Text:
    """That no cards make *total*, and which bids above *high* are nearest to it."""
    possible = sums(player.hand) << player.total
    bids = [n for n in range(high + 1, possible.bit_length()) if possible >> n & 1]
    below, above = (
        max((n for n in bids if n < total), default=0),
        min((n for n in bids if n > total), default=0),
    )
    return Text("refuse-total", total=total, below=below, above=above, hand=added(player.hand))


def _spelled(cards: frozenset[int]) -> str:
    return "+".join(map(str, sorted(cards)))


def _which_cards(player: Player, high: int, *, named: bool = False) -> Question:
    """Ask which cards to lay: at least as many as the largest ones need to beat *high* (HS-91).

    Unless cards are *named*, one number that somebody types is the whole bid, as on the buttons.
    """
    least, together = 0, player.total
    while together <= high:
        least += 1
        together += player.hand[-least]

    def total_of(keys: frozenset[str]) -> int:
        return player.total + sum(map(int, keys))

    def tally(keys: frozenset[str]) -> Text:
        total = total_of(keys)
        enough = "yes" if total > high else "no"
        return Text("tally", total=total, least=high + 1, enough=enough)

    def refused(total: int) -> Text:
        if total <= high:
            return Text("refuse-too-low", total=total, least=high + 1)
        return _unmade(player, high, total)

    things = {str(card): Text("money", n=card) for card in player.hand}
    prompt = Text("ask-cards", high=high, own=player.total)
    return PickSome(
        prompt,
        things,
        max(least, 1),
        len(things),
        lambda keys: Raise(frozenset(map(int, keys))),
        tally,
        allowed=lambda keys: total_of(keys) > high,
        amount=None if named else Amount(total_of, refused),
    )


def _pass(table: HighSocietyTable, seat: Seat, *, broke: bool) -> None:
    player = table.players[seat]
    player.passed = True
    player.take_back()  # HS-19, HS-32
    table.tell(Passed(seat=seat, broke=broke))


# Sealed auctions


@dataclass(frozen=True, slots=True)
class SealedBids(Step[HighSocietyTable]):
    """Everybody who has money hands in a limit, all at the same time (HS-78)."""

    def run(self, table: HighSocietyTable) -> None:
        if asked := tuple(
            SealedBid(seat) for seat in table.clockwise() if table.players[seat].hand
        ):
            table.then(Together(asked), Opening())


@dataclass(frozen=True, slots=True)
class SealedBid(Decision[HighSocietyTable, Submit]):
    """Hand in how far to go; it may be changed until the last limit has come in (HS-79)."""

    accepts = (Submit,)
    waits = "waiting-sealed"
    revisable = True

    def ask(self, table: HighSocietyTable) -> Question:
        card = table.under_the_hammer
        prompt = Text(f"ask-sealed-{card.auction.value}", card=explained(card))
        return ask_limit(prompt, table, table.players[self.seat], Submit)

    def answer(self, table: HighSocietyTable, action: Submit) -> None:
        require(0 <= action.limit <= MOST_LIMIT, "refuse-limit", most=MOST_LIMIT)  # HS-67
        player = table.players[self.seat]
        if player.limit is None:
            table.tell(Submitted(seat=self.seat))
        player.limit = action.limit
        table.tell(Noted(to=self.seat, limit=action.limit))


@dataclass(frozen=True, slots=True)
class Opening(Step[HighSocietyTable]):
    """All limits come to light together (HS-80)."""

    def run(self, table: HighSocietyTable) -> None:
        table.reveal()
        handed_in = [(seat, table.players[seat].limit) for seat in table.clockwise()]
        limits = tuple(Limit(seat, limit) for seat, limit in handed_in if limit is not None)
        table.tell(LimitsOpened(limits=limits))


@dataclass(frozen=True, slots=True)
class Recap(Step[HighSocietyTable]):
    """The turns of a sealed auction, which nobody had to wait for, are told in one line."""

    def run(self, table: HighSocietyTable) -> None:
        calls, others = [], []
        for event in table.last:
            match event:
                case Raised(seat=seat, total=total):
                    calls.append(Call(seat, total))
                case Passed(seat=seat):
                    calls.append(Call(seat, 0))
                case _:
                    others.append(event)
        table.last = [*others, BiddingRan(calls=tuple(calls))]


# Who takes the card


@dataclass(frozen=True, slots=True)
class Award(Step[HighSocietyTable]):
    """The taker gets the card and starts next (HS-44); bought, he pays (HS-25), avoided, the others
    do (HS-33).
    """

    def run(self, table: HighSocietyTable) -> None:
        card, seat = table.under_the_hammer, table.taker
        assert seat is not None, "the bidding has ended"
        taker = table.players[seat]
        match card.auction:
            case Kind.BUY:
                table.tell(Bought(seat=seat, card=card, paid=taker.pay()))
            case Kind.AVOID:
                table.tell(Suffered(seat=seat, card=card))
                for loser in table.clockwise():
                    if lost := table.players[loser].pay():
                        table.tell(Lost(seat=loser, cards=lost))
        taker.cards.append(card)
        table.card, table.starter = None, seat
        for player in table.players:
            player.passed, player.limit = False, None


@dataclass(frozen=True, slots=True)
class Theft(Step[HighSocietyTable]):
    """The thief leaves with a luxury card of whoever took the last card (HS-36), or waits for one
    (HS-38).
    """

    def run(self, table: HighSocietyTable) -> None:
        seat = table.starter
        player = table.players[seat]
        if not player.robbed:
            return
        match player.luxuries:
            case [card]:
                _give_up(table, seat, card)  # HS-41
            case [_, *_]:
                table.then(DiscardToThief(seat))
            case [] if player.cards[-1] is THIEF:
                table.tell(ThiefStayed(seat=seat))


@dataclass(frozen=True, slots=True)
class DiscardToThief(Decision[HighSocietyTable, Discard]):
    """Give up one of one's own luxury cards (HS-36)."""

    accepts = (Discard,)
    waits = "waiting-thief"

    def ask(self, table: HighSocietyTable) -> Question:
        luxuries = table.players[self.seat].luxuries
        return Pick(
            Text("ask-discard"), [Option(card.id, called(card), Discard(card)) for card in luxuries]
        )

    def answer(self, table: HighSocietyTable, action: Discard) -> None:
        luxuries = table.players[self.seat].luxuries
        require(
            action.card in luxuries,
            "refuse-discard",
            luxuries=tuple(called(card) for card in luxuries),
        )
        _give_up(table, self.seat, action.card)


def _give_up(table: HighSocietyTable, seat: Seat, card: Card) -> None:
    """Remove *card* and the thief from the game (HS-37); everybody sees it unless it lay face down
    (HS-63).
    """
    player = table.players[seat]
    seen = not table.hidden_scoring or player.cards[-1] is card
    table.stolen += [THIEF, card]
    player.cards = [kept for kept in player.cards if kept not in table.stolen]
    table.tell(GaveUp(seat=seat, card=card if seen else None))
    if not seen:
        table.tell(Parted(to=seat, card=card))

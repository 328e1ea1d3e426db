"""Who stands where in High Society, and how the sums are done (HS-47 to HS-59)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.engine import Seat
from games.high_society.catalogue import Card, Kind
from games.high_society.events import added
from games.high_society.table import HighSocietyTable, Player
from games.rules import Scores, Standing, places
from games.text import Text

LOSS = 5
"""What the loss card costs (HS-51)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """The score of one player, step by step, in the order of the rules."""

    luxuries: tuple[int, ...]
    """The worth of each luxury card, as they were won (HS-50)."""
    loss: bool
    recognitions: int
    arrest: bool

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Reckoning:
        """The reckoning of these status cards."""
        kinds = [card.kind for card in cards]
        return cls(
            luxuries=tuple(card.worth for card in cards if card.kind is Kind.LUXURY),
            loss=Kind.LOSS in kinds,
            recognitions=kinds.count(Kind.RECOGNITION),
            arrest=Kind.ARREST in kinds,
        )

    @property
    def sum(self) -> int:
        """The luxury cards together (HS-50)."""
        return sum(self.luxuries)

    @property
    def after_loss(self) -> int:
        """What the loss card leaves of it, never less than 0 (HS-51)."""
        return max(0, self.sum - LOSS) if self.loss else self.sum

    @property
    def doubled(self) -> int:
        """That, doubled once for every recognition card (HS-52)."""
        return self.after_loss << self.recognitions

    @property
    def halves(self) -> int:
        """Twice the score, so that half a point is a whole number here (HS-53, HS-54)."""
        return self.doubled if self.arrest else 2 * self.doubled


def standings(table: HighSocietyTable) -> list[Standing]:
    """Return the seats, best first; the poorest share the place after all others (HS-48, HS-58).

    Where all are out there is no place 1 (HS-49).
    """
    out = poorest(table)
    reckonings = [Reckoning.of(player.cards) for player in table.players]
    merits = [
        (0, 0, 0, 0)
        if seat in out
        else (1, reckoning.halves, *_tie_break(table, table.players[seat], reckoning))
        for seat, reckoning in enumerate(reckonings)
    ]
    nobody = int(len(out) == len(table.players))
    rows = [
        Standing(
            Seat(seat),
            place + nobody,
            merits[seat],
            _score(reckonings[seat], out=seat in out),
            _account(table, seat),
        )
        for seat, place in enumerate(places(merits))
    ]
    return sorted(rows, key=lambda standing: standing.place)


def poorest(table: HighSocietyTable) -> tuple[Seat, ...]:
    """The players who have the least money left, and are out (HS-48)."""
    least = min(player.money for player in table.players)
    return tuple(Seat(seat) for seat, player in enumerate(table.players) if player.money == least)


def _tie_break(table: HighSocietyTable, player: Player, reckoning: Reckoning) -> tuple[int, int]:
    """The single most valuable luxury card, then money (HS-56, HS-57); or the other way round
    (HS-59).
    """
    best = max(reckoning.luxuries, default=0)
    return (player.money, best) if table.money_first else (best, player.money)


def points(halves: int) -> Text:
    """A score, given in halves: 28 points, 4.5 points."""
    return Text("points", n=halves // 2, half="yes" if halves % 2 else "no")


def _score(reckoning: Reckoning, *, out: bool) -> Text:
    score = points(reckoning.halves)
    return Text("score-out", score=score) if out else score


def _account(table: HighSocietyTable, seat: int) -> tuple[Text, ...]:
    player = table.players[seat]
    reckoning = Reckoning.of(player.cards)
    luxuries = reckoning.luxuries
    decisive = tie(table, Seat(seat)) if table.over else None
    steps = [Text("account-luxuries", luxuries=added(luxuries), n=len(luxuries), sum=reckoning.sum)]
    if reckoning.loss:
        steps.append(Text("account-loss", n=reckoning.after_loss))
    if reckoning.recognitions:
        steps.append(
            Text("account-recognitions", factor=1 << reckoning.recognitions, n=reckoning.doubled)
        )
    if reckoning.arrest:
        steps.append(Text("account-arrest", score=points(reckoning.halves)))
    steps.append(
        Text("account-money", cards=added(player.hand), n=len(player.hand), total=player.money)
    )
    return (*steps, decisive) if decisive else tuple(steps)


def tie(table: HighSocietyTable, seat: Seat) -> Text | None:
    """What is compared first in which those of an equal score differ; nothing if nobody's is equal
    (HS-56 to HS-59).
    """
    out = poorest(table)
    reckonings = {
        Seat(at): Reckoning.of(player.cards)
        for at, player in enumerate(table.players)
        if at not in out
    }
    if seat in out:
        return None
    equal = [
        other
        for other, reckoning in reckonings.items()
        if reckoning.halves == reckonings[seat].halves
    ]
    if len(equal) == 1:
        return None
    luxury = {other: max(reckonings[other].luxuries, default=0) for other in equal}
    money = {other: table.players[other].money for other in equal}
    figures = {"tie-luxury": luxury, "tie-money": money}
    for key in sorted(figures, reverse=table.money_first):
        if len(set(figures[key].values())) > 1:
            return Text(key, n=figures[key][seat])
    return Text("tie-shared")


def scores(table: HighSocietyTable) -> Scores:
    """Return what everybody's cards are worth, whoever may be out in the end."""
    halves = [Reckoning.of(player.cards).halves for player in table.players]
    out = poorest(table) if table.over else ()
    return Scores(table.auction, tuple(half / 2 for half in halves), out=out)

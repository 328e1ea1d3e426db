"""Why a game of High Society was won: who was the poorest, and which card made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.engine import Event, Seat
from games.high_society.catalogue import Card, Kind
from games.high_society.events import Bought, Lost, TurnedUp, called
from games.high_society.mind.holdings import least_besides
from games.high_society.rules.standings import Reckoning, points, poorest, standings
from games.high_society.table import HighSocietyTable
from games.rules import parted
from games.text import Name, Text


def verdict(table: HighSocietyTable, events: Sequence[Event], seat: Seat) -> list[Text]:
    """Say who was out though nobody had more, and what parts the winner from *seat*, or from the
    next best.
    """
    found = parted(standings(table), seat)
    if found is None:
        return []
    winner, loser = found
    out = poorest(table)
    rivals = [one.seat for one in standings(table) if one.place > 1 and one.seat not in out]
    if loser in out and (seat == loser or not rivals):
        return [_out(table, loser), *_dearest(events, loser)]
    ahead = [at for at in out if _halves(table, at) > _halves(table, winner)]
    told = [_out(table, max(ahead, key=lambda at: _halves(table, at)))] if ahead else []
    return [*told, _difference(table, winner, rivals[0] if loser in out else loser)]


def _out(table: HighSocietyTable, seat: Seat) -> Text:
    """Why somebody is out; where nobody has as many points, how little they lacked to win: with
    more, the next poorest would have been out.
    """
    others = [_halves(table, Seat(at)) for at in range(len(table.players)) if at != seat]
    money = [player.money for player in table.players]
    who, left, least = Name(seat), money[seat], least_besides(money)[seat]
    if (halves := _halves(table, seat)) > max(others):
        score, short = points(halves), least - left + 1
        return Text("verdict-best-poorest", who=who, left=left, score=score, short=short)
    if least == left:
        return Text("verdict-even-poorest", who=who, left=left)
    return Text("verdict-poorest", who=who, left=left, least=least)


def _dearest(events: Sequence[Event], seat: Seat) -> list[Text]:
    """What somebody paid most for."""
    card: Card | None = None
    paid = list[tuple[int, Card]]()
    for event in events:
        match event:
            case TurnedUp():
                card = event.card
            case Bought(seat=who) if who == seat:
                paid.append((sum(event.paid), event.card))
            case Lost(seat=who) if who == seat and card is not None:
                paid.append((sum(event.cards), card))
    most, dearest = max(paid, key=lambda one: one[0], default=(0, None))
    if dearest is None or not most:
        return []
    auction = dearest.auction.value
    return [Text("verdict-dearest", card=called(dearest), n=most, auction=auction)]


def _difference(table: HighSocietyTable, winner: Seat, loser: Seat) -> Text:
    """The card without which the other would have had more, else the luxuries."""
    won, lost = _of(table, winner), _of(table, loser)
    who, other = Name(winner), Name(loser)
    score, less = points(won.halves), points(lost.halves)
    if won.halves == lost.halves:
        figures = {
            "luxury": (max(won.luxuries, default=0), max(lost.luxuries, default=0)),
            "money": (table.players[winner].money, table.players[loser].money),
        }
        compared = sorted(figures, reverse=table.money_first)
        by = next(figure for figure in compared if len({*figures[figure]}) > 1)
        n, fewer = figures[by]
        return Text("verdict-tie", who=who, other=other, score=score, by=by, n=n, less=fewer)
    without = {
        Kind.ARREST: (lost.arrest, replace(lost, arrest=False)),
        Kind.LOSS: (lost.loss, replace(lost, loss=False)),
    }
    for kind, (held, then) in without.items():
        if held and then.halves > won.halves:
            return Text(
                "verdict-misfortune",
                who=who,
                other=other,
                score=score,
                less=less,
                then=points(then.halves),
                kind=kind.value,
            )
    if won.recognitions:
        then = replace(won, recognitions=won.recognitions - 1)
        if then.halves < lost.halves:
            return Text(
                "verdict-recognition",
                who=who,
                other=other,
                score=score,
                less=less,
                then=points(then.halves),
            )
    # Counted in halves of a point, as the scores.
    by_luxury = 2 * (won.sum - lost.sum)
    key = "verdict-luxury" if 2 * by_luxury > won.halves - lost.halves else "verdict-doubled"
    return Text(key, who=who, other=other, score=score, less=less, n=won.sum, fewer=lost.sum)


def _of(table: HighSocietyTable, seat: Seat) -> Reckoning:
    return Reckoning.of(table.players[seat].cards)


def _halves(table: HighSocietyTable, seat: Seat) -> int:
    return _of(table, seat).halves

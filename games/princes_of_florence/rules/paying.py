"""Money and prestige points: paying, giving up prestige for money, and asking for amounts (PF-106
to PF-111).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Seat
from games.moves import Action, require
from games.princes_of_florence.actions import Sell
from games.princes_of_florence.events import Sold
from games.princes_of_florence.figures import SOLD_FOR
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import MOST_OPTIONS, Option, Pick, Question
from games.text import Text

_SPAN = 10
"""So many amounts stand together where there are too many for one question."""


def require_payable(player: Player, price: int, *, sell: bool) -> None:
    """Raise `Illegal` if *player* cannot pay *price*, or agrees to sell too little or too much
    (PF-109, PF-110).
    """
    money, short = player.money, player.short_of(price)
    require(
        price <= player.resources, "refuse-poor", price=price, money=money, points=player.points
    )
    require(sell or not short, "refuse-short", price=price, money=money, n=short)
    require(bool(short) or not sell, "refuse-needless", price=price, money=money)


def charge(table: PrincesTable, seat: Seat, price: int) -> None:
    """Take *price* from the player in *seat*, giving up just as many prestige points as are missing
    (PF-109).
    """
    player = table.players[seat]
    if short := player.short_of(price):
        give_up(table, seat, short)
    player.money -= price


def give_up(table: PrincesTable, seat: Seat, points: int) -> None:
    """Turn *points* of the player in *seat* into money (PF-106)."""
    player = table.players[seat]
    player.points -= points
    player.money += SOLD_FOR * points
    table.tell(Sold(seat=seat, points=points, florins=SOLD_FOR * points))


def sell(table: PrincesTable, seat: Seat, action: Sell) -> None:
    """Carry out a sale by itself (PF-107, PF-108)."""
    held = table.players[seat].points
    require(1 <= action.points <= held, "refuse-sell", n=action.points, held=held)
    give_up(table, seat, action.points)


def selling(player: Player) -> list[Option]:
    """The option to give up prestige points, for whoever has some."""
    if not player.points:
        return []
    return [
        Option(
            "sell", Text("do-sell"), lambda: _how_many(player), Text("hint-sell", florins=SOLD_FOR)
        )
    ]


def _how_many(player: Player) -> Question:
    def option(n: int) -> Option:
        return Option(str(n), Text("sell-points", n=n, florins=SOLD_FOR * n), Sell(n))

    return Pick(Text("ask-sell"), amounts(range(1, player.points + 1), 1, option))


def priced(
    player: Player,
    price: int,
    key: str,
    label: Text,
    then: Callable[[bool], Action | Callable[[], Question]],
    hint: Text | None = None,
) -> Option:
    """An option that costs *price*, whatever follows; its key says so if prestige points must be
    sold for it (PF-109).
    """
    if short := player.short_of(price):
        key, label = f"{key}-selling", Text("selling", what=label, n=short)
    return Option(key, label, then(bool(short)), hint, shared_hint=hint)


def amounts(
    numbers: Sequence[int], unit: int, option: Callable[[int], Option], room: int = MOST_OPTIONS
) -> list[Option]:
    """The options for *numbers*, multiples of *unit*: each by itself, or by tens if that would be
    more than *room*.
    """
    if len(numbers) <= room:
        return [option(n) for n in numbers]
    spans = dict.fromkeys(n // (_SPAN * unit) for n in numbers)
    return [_span([n for n in numbers if n // (_SPAN * unit) == span], option) for span in spans]


def _span(numbers: Sequence[int], option: Callable[[int], Option]) -> Option:
    least, most = numbers[0], numbers[-1]
    label = Text("between", least=least, most=most)
    return Option(
        f"{least}-{most}", label, lambda: Pick(Text("ask-amount"), [option(n) for n in numbers])
    )

"""A turn of many moves, told in one line: what the money was and is, and what was done for it."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Event
from games.last_will.catalogue import Property
from games.last_will.events.naming import of_companion, of_money, of_title
from games.last_will.events.turns import (
    Bought,
    Discarded,
    Marked,
    Placed,
    Played,
    Sold,
    TurnEnded,
    Used,
)
from games.text import Name, Text

LEAST_SUMMED = 3
"""In fewer moves each is told by itself."""


def sum_up(events: Sequence[Event]) -> Sequence[Text] | None:
    """Return what a player has done in a row as one line, and whatever else has happened; None
    where there is too little to sum up.
    """
    parts, others = list[Text](), list[Text]()
    sums, unused, seat = list[int](), 0, None
    for event in events:
        part = _part(event)
        if part is not None:
            parts.append(part)
        match event:
            case Used() | Played():
                sums += [event.money + event.pounds, event.money]
            case Bought():
                sums += [event.money + event.price, event.money]
            case Sold():
                sums += [event.money - event.price, event.money]
            case TurnEnded() if parts:
                unused, seat = event.left, event.seat
            case _ if part is None:
                others.append(event.line)
        if isinstance(event, Used | Played | Bought | Sold):
            seat = event.seat
    if len(parts) < LEAST_SUMMED or seat is None or not sums:
        return None
    before, after = of_money(sums[0]), of_money(sums[-1])
    told = Text(
        "sum-turn",
        who=Name(seat),
        before=before,
        after=after,
        parts=tuple(parts),
        left=unused,
    )
    return [told, *others]


def _part(event: Event) -> Text | None:
    """What was done with a card, in few words; None for anything else."""
    match event:
        case Used(card=Property() as house):
            return Text("sum-kept-up", card=of_title(house), pounds=event.pounds)
        case Used() | Played():
            return Text("sum-spent", card=of_title(event.card), pounds=event.pounds)
        case Placed():
            return Text("sum-placed", card=of_title(event.card))
        case Bought() | Sold():
            key = "sum-bought" if isinstance(event, Bought) else "sum-sold"
            return Text(key, card=of_title(event.card), pounds=event.price)
        case Marked():
            companion = of_companion(event.companion)
            return Text("sum-marked", card=of_title(event.card), companion=companion)
        case Discarded():
            return Text("sum-discarded", card=of_title(event.card))
    return None

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
    sums, left = list[int](), 0
    who: Name | None = None
    for event in events:
        if (part := _part(event)) is not None:
            parts.append(part)
        match event:
            case Used(pounds=spent) | Played(pounds=spent) | Bought(price=spent):
                who = Name(event.seat)
                sums += [event.money + spent, event.money]
            case Sold(price=gained):
                who = Name(event.seat)
                sums += [event.money - gained, event.money]
            case TurnEnded() if parts:
                left = event.left
            case _ if part is None:
                others.append(event.line)
    if len(parts) < LEAST_SUMMED or who is None:
        return None
    before, after = of_money(sums[0]), of_money(sums[-1])
    told = Text("sum-turn", who=who, before=before, after=after, parts=tuple(parts), left=left)
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

"""Tables of Last Will laid out by the short names of cards.

Those are `mansion_01`, `dinner_08`, `chef`, `joker`, and `special_ball_01` where another deck has
the same. Cards in several copies go by the first. On a board, `mansion_01@5` stands at £5,
`farm_02+dog+horse` has its markers, and `reservation_01!` has been activated in this round.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from games.last_will.catalogue import (
    CARDS,
    MODIFIERS,
    OFFERS,
    Black,
    Card,
    Deck,
    Estate,
    Property,
    White,
    copies_of,
)
from games.last_will.table import Laid, LastWillTable, Player
from tests.games.last_will import tables
from tests.games.last_will.tables import ANN

_LYING = re.compile(r"(?P<name>\w+)(@(?P<value>\d+))?(?P<markers>(\+\w+)*)(?P<used>!?)")


# Names


def _short(key: str) -> str:
    """The name of a printed id."""
    if key.startswith(("joker", "companion")):
        return "joker" if key.startswith("joker") else key.split("_")[1]
    deck, _, rest = key.partition("_")
    others = (f"event_{rest}", f"he_{rest}")
    return key if deck == "special" and any(other in CARDS for other in others) else rest


NAMED: Mapping[str, Card] = {_short(key): card for key, card in CARDS.items()}


def card(name_: str) -> Card:
    """The card of a short name."""
    return NAMED[name_]


def white(name_: str) -> White:
    """The white card of a short name."""
    found = NAMED[name_]
    assert isinstance(found, White)
    return found


def black(name_: str) -> Black:
    """The black card of a short name."""
    found = NAMED[name_]
    assert isinstance(found, Black)
    return found


def estate(name_: str) -> Property:
    """The property of a short name."""
    found = NAMED[name_]
    assert isinstance(found, Property)
    return found


def cards(names: str) -> list[Card]:
    """Cards by their short names, with a space between."""
    return [NAMED[one] for one in names.split()]


def name(one: Card) -> str:
    """The short name of a card."""
    return _short(one.id)


def names(several: Iterable[Card]) -> str:
    """Short names in alphabetical order."""
    return " ".join(sorted(map(name, several)))


# Tables


def player(
    money_: int = 70,
    *,
    hand: str = "",
    board: str = "",
    plan: int | None = None,
    boys: int = 0,
    extensions: int = 0,
) -> Player:
    """A player with cards in hand and on the board, by their names."""
    return Player(
        money=money_,
        hand=cards(hand),
        board=[_laid(one) for one in board.split()],
        extensions=extensions,
        plan=plan,
        boys=boys,
    )


def _laid(written: str) -> Laid:
    found = _LYING.fullmatch(written)
    assert found, written
    there = tables.laid(
        NAMED[found["name"]].id,
        value=int(found["value"]) if found["value"] else None,
        used=bool(found["used"]),
    )
    for marker in found["markers"].split("+")[1:]:
        row = there.next_row
        assert row is not None, written
        assert row.companion is not None, written
        assert row.companion.value == marker, written
        there = replace(there, markers=there.markers + 1)
    return there


def market(**wanted: int) -> str:
    """The modifiers under mansion, town house, manor house and farm: the ones asked for, the others
    as they come.
    """
    rest = iter([modifier for modifier in MODIFIERS if modifier not in wanted.values()])
    return " ".join(
        str(wanted[estate.value] if estate.value in wanted else next(rest)) for estate in Estate
    )


def turn(*players: Player, actions: int | None = None, **more: object) -> LastWillTable:
    """A table in Ann's turn of the second round; her counter is as asked for, or as her plan
    says.
    """
    table = tables.action_phase(*map(copied, players), **settled(more))
    if actions is not None:
        table.players[ANN].actions = actions
    return table


def errands(
    *players: Player, offer: Mapping[str, str] | None = None, **more: object
) -> LastWillTable:
    """A table at the first errand of the second round; unless told otherwise something lies in
    every slot.
    """
    if offer is None:
        offer = _any_offer(players, third=more.get("round") == 3)
    return tables.errands(*map(copied, players), **settled({**more, "offer": offer}))


def planning(*players: Player, **more: object) -> LastWillTable:
    """A table at the beginning of the planning of the second round."""
    return tables.planning(*map(copied, players), **settled({"offer": _any_offer(players), **more}))


def settled(more: dict[str, object]) -> dict[str, object]:
    """The settings of a table as `tables` knows them."""
    settings = {"round": 2, **more}
    if "market" in more:
        settings["modifiers"] = settings.pop("market")
    match more.get("offer"):
        case dict(offer):
            settings["offer"] = " ".join(f"{slot}={NAMED[one].id}" for slot, one in offer.items())
    return settings


def copied(one: Player) -> Player:
    """A player alike, so that one player may be laid out at several tables."""
    return replace(one, hand=[*one.hand], board=[*one.board])


def _any_offer(players: Iterable[Player], *, third: bool = False) -> dict[str, str]:
    """Something that nobody has in each slot, as in the second round or the third."""
    seated = [*players]
    held = [
        one.id
        for somebody in seated
        for one in (*somebody.hand, *(there.card for there in somebody.board))
    ]
    left = {deck: iter([one for one in copies_of(deck) if one.id not in held]) for deck in Deck}
    slots = OFFERS[max(2, len(seated))]
    return {slot.key: name(next(left[slot.decks[2 if third else 1]])) for slot in slots}

"""How a turn is laid out for people who press: what there is to take, and the cards that can be
bought or reserved, as they lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from games.questions import Option, Pick, Question, Tone
from games.splendor.actions import Buy, Reserve, ReserveUnseen
from games.splendor.catalogue import GOLD, LEVELS, Card, Tokens
from games.splendor.events import called, counted
from games.splendor.rules.payments import ask_payment, costing_later
from games.splendor.table import FULL_PILE, MOST_RESERVED, Player, SplendorTable
from games.tally import payments
from games.text import Text

KINDS_ROW, CARDS_ROW = 1, 2
"""The row of buttons for kinds of actions, and the one for purchases."""


def layout(table: SplendorTable, player: Player, actions: Sequence[Option]) -> Sequence[Option]:
    """Tokens and reserving in the first row, then what can be bought: reserved cards, and those of
    the rows, the highest level above.
    """
    laid_out, buying = list[Option](), list[Option]()
    for option in actions:
        match option.key:
            case "take" | "two":
                laid_out.append(replace(option, tone=Tone.USUAL, row=KINDS_ROW))
            case "reserve":
                laid_out.append(replace(option, label=Text("do-reserve-which"), row=KINDS_ROW))
            case "buy":
                other = Text("do-buy-otherwise")
                buying.append(replace(option, label=other, row=CARDS_ROW))
    cards = _as_they_lie(table, player)
    laid_out += [_purchase(player, card) for card in cards]
    choosy = any(len(_ways(player, card)) > 1 for card in cards)
    return [*laid_out, *buying] if choosy else laid_out


def laid_rows(table: SplendorTable, reservations: Sequence[Option]) -> Sequence[Option]:
    """What can be reserved, level by level as it lies: short buttons, each row with its deck."""
    places = dict[str, tuple[Text, int]]()
    for place, level in enumerate(reversed(LEVELS), start=1):
        places[f"deck-{level}"] = Text("deck-button", level=level), place
        for card in filter(None, table.rows[level - 1].cards):
            label = Text("card-button", id=card.id, bonus=card.bonus.value)
            places[card.id] = label, place
    laid_out = list[Option]()
    for option in reservations:
        label, place = places[option.key]
        laid_out.append(replace(option, label=label, hint=None, row=place))
    return laid_out


def former(table: SplendorTable, player: Player) -> Sequence[Option]:
    """A card by its id, with what can be done with it behind, and the decks."""
    room = len(player.hand) < MOST_RESERVED
    affordable, lying = table.affordable(player), table.face_up if room else ()
    decks = [row.level for row in table.rows if row.deck] if room else []

    def behind(card: Card) -> Question:
        ways = _ways(player, card) if card in affordable else []
        options = [replace(_purchase(player, card), key="buy")] if ways else []
        if len(ways) > 1:
            other = Text("do-buy-otherwise")
            options.append(Option("pay", other, lambda: ask_payment(card, ways)))
        if card in lying:
            hint = costing_later(player.price(card))
            options.append(Option("reserve", Text("do-reserve"), Reserve(card), hint))
        return Pick(Text("ask-card", card=called(card)), options, sure=True)

    return [
        *(
            Option(card.id, called(card), partial(behind, card))
            for card in dict.fromkeys([*affordable, *lying])
        ),
        *(
            Option(f"deck-{level}", Text("deck-button", level=level), ReserveUnseen(level))
            for level in decks
        ),
    ]


def why_not(table: SplendorTable, player: Player) -> Sequence[Text]:
    """Why a kind of action is not possible now."""
    found = []
    if not table.available:
        found.append(Text("cannot-take"))
    elif not table.full_piles:
        found.append(Text("cannot-two", least=FULL_PILE))
    if len(player.hand) >= MOST_RESERVED:
        found.append(Text("cannot-reserve", n=MOST_RESERVED))
    if not table.affordable(player) and (cards := table.within_reach(player)):
        nearest = min(cards, key=lambda card: _distance(player, card))
        found.append(
            Text(
                "cannot-buy",
                card=called(nearest),
                lacking=counted(player.lacks(player.price(nearest))),
                gold=player.tokens[GOLD],
            )
        )
    return found


def _distance(player: Player, card: Card) -> tuple[int, int, str]:
    """How far a player is from buying a card; of equals one with more points is nearer."""
    return player.lacks(player.price(card)).total, -card.points, card.id


def _as_they_lie(table: SplendorTable, player: Player) -> Sequence[Card]:
    """The cards that a player can buy: the own reserved ones, then the highest level."""
    affordable = table.affordable(player)
    own = [reserved.card for reserved in player.hand]
    rows: Iterator[Card] = (
        card for level in reversed(LEVELS) for card in table.rows[level - 1].cards if card
    )
    return [card for card in (*own, *rows) if card in affordable]


def _purchase(player: Player, card: Card) -> Option:
    """The purchase with the least gold; its button says all that it does."""
    first = min(_ways(player, card), key=lambda way: way[GOLD])
    label = Text(
        "buy-button",
        id=card.id,
        bonus=card.bonus.value,
        price=counted(first),
        n=first.total,
    )
    return Option(
        f"buy-{card.id}", label, Buy(card, first), tone=Tone.USUAL, row=CARDS_ROW, sure=True
    )


def _ways(player: Player, card: Card) -> list[Tokens]:
    return payments(player.price(card), player.tokens, GOLD)

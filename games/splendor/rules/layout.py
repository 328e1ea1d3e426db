"""How a turn is laid out for people who press: the cards as they lie, and what one can do with
each.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.questions import Option, Pick, Question, Tone
from games.splendor.actions import Buy, Reserve, ReserveUnseen
from games.splendor.catalogue import GOLD, LEVELS, Card
from games.splendor.events import called, counted
from games.splendor.rules.payments import ask_payment, costing_later
from games.splendor.table import FULL_PILE, MOST_RESERVED, Player, SplendorTable
from games.tally import payments
from games.text import Text

ABOVE_CARDS = 1
"""The row of buttons for tokens and for the own hand."""


def layout(table: SplendorTable, player: Player, actions: Sequence[Option]) -> Sequence[Option]:
    """Tokens and the own hand in the first row, then the rows of cards, the highest level above."""
    affordable = table.affordable(player)
    room = len(player.hand) < MOST_RESERVED
    tokens = [_in_row(option) for option in actions if option.key in {"take", "two"}]
    hand = [
        _card(table, player, reserved.card, affordable, ABOVE_CARDS, room=False)
        for reserved in player.hand
        if reserved.card in affordable
    ]
    laid_out = [*tokens, *hand]
    for place, level in enumerate(reversed(LEVELS), start=ABOVE_CARDS + 1):
        row = table.rows[level - 1]
        cards = [card for card in row.cards if card is not None and (room or card in affordable)]
        laid_out += [_card(table, player, card, affordable, place, room=room) for card in cards]
        if room and row.deck:
            laid_out.append(
                Option(
                    f"deck-{level}",
                    Text("deck-button", level=level),
                    ReserveUnseen(level),
                    row=place,
                )
            )
    return laid_out


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
        nearest = min(cards, key=lambda card: player.lacks(player.price(card)).total)
        found.append(
            Text(
                "cannot-buy",
                card=called(nearest),
                lacking=counted(player.lacks(player.price(nearest))),
                gold=player.tokens[GOLD],
            )
        )
    return found


def _in_row(option: Option) -> Option:
    return Option(
        option.key, option.label, option.then, option.hint, tone=Tone.USUAL, row=ABOVE_CARDS
    )


def _card(
    table: SplendorTable,
    player: Player,
    card: Card,
    affordable: Sequence[Card],
    row: int,
    *,
    room: bool,
) -> Option:
    """A card, and behind it what can be done with it; its button names buying before reserving."""
    payable = card in affordable
    label = Text("reserve-button", id=card.id)
    if payable:
        label = Text("card-button", id=card.id, bonus=card.bonus.value)
    asked = "ask-card-both" if payable and room else "ask-card-buy" if payable else "ask-card-later"

    def what_to_do() -> Question:
        options = _purchases(player, card) if payable else []
        if room:
            gold = "yes" if table.bank[GOLD] else "no"
            reserving = Text("do-reserve-card", gold=gold)
            hint = costing_later(player.price(card))
            options.append(Option("reserve", reserving, Reserve(card), hint))
        return Pick(Text(asked), options, sure=True)

    tone = Tone.USUAL if payable else Tone.PLAIN
    return Option(card.id, label, what_to_do, tone=tone, row=row)


def _purchases(player: Player, card: Card) -> list[Option]:
    """The purchase with the least gold, and the question how else to pay if there is a choice."""
    ways = payments(player.price(card), player.tokens, GOLD)
    first = min(ways, key=lambda way: way[GOLD])
    label = Text("do-buy-card", price=counted(first), n=first.total)
    buying = [Option("buy", label, Buy(card, first), tone=Tone.USUAL)]
    if len(ways) > 1:
        other = Text("do-buy-otherwise")
        buying.append(Option("pay", other, lambda: ask_payment(card, ways)))
    return buying

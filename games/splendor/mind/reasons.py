"""What speaks for a move of Splendor, in the words of the game."""

from __future__ import annotations

from games.engine import Seat
from games.moves import Action
from games.splendor.actions import Buy, Receive, Reserve, Return, TakeDifferent, TakeTwo
from games.splendor.catalogue import GEMS, GOLD, NOBLE_POINTS, Card, Colour, Tokens
from games.splendor.events import called, counted, named
from games.splendor.mind.habits import values
from games.splendor.mind.prospects import visitors, would_win
from games.splendor.table import ALIKE, GOAL, Player, SplendorTable
from games.text import Name, Text

WORTHY = 1.5
"""Cards worth less than so many points are no reason to take tokens."""
SOON = 3
"""A card that lacks no more tokens than these may be bought soon."""


def reasons(table: SplendorTable, seat: Seat, action: Action) -> list[Text]:
    """Return what speaks for *action*, the weightiest first."""
    player = table.players[seat]
    match action:
        case Buy(card, payment):
            return [*_for_buying(table, player, card, payment), *_denied(table, seat, card)[:1]]
        case TakeDifferent(tokens):
            return _for_taking(table, seat, tokens)
        case TakeTwo(colour):
            return _for_taking(table, seat, Tokens.of([colour] * ALIKE))
        case Reserve(card):
            return _for_reserving(table, seat, card)
        case Return(tokens):
            return [Text("reason-spare", tokens=counted(tokens))]
        case Receive(noble):
            return [Text("reason-points", n=noble.points)]
    return []


def _for_buying(table: SplendorTable, player: Player, card: Card, payment: Tokens) -> list[Text]:
    found: list[Text] = []
    willing = visitors(table, player, card)
    points = card.points + NOBLE_POINTS * bool(willing)
    if player.points + points >= GOAL:
        found.append(Text("reason-goal", n=player.points + points, goal=GOAL))
    if points:
        found.append(Text("reason-points", n=points))
    if willing:
        found.append(Text("reason-noble", id=willing[0].id))
    if asking := _asking(table, player, card.bonus, card):
        found.append(Text("reason-bonus", colour=named(card.bonus), n=asking))
    if not payment:
        found.append(Text("reason-free"))
    elif not payment[GOLD] and player.tokens[GOLD]:
        found.append(Text("reason-keeps-gold", n=player.tokens[GOLD]))
    return found


def _asking(table: SplendorTable, player: Player, colour: Colour, bought: Card) -> int:
    """How many other cards within reach would become cheaper."""
    held = player.bonuses[colour]
    cards = [card for card in table.within_reach(player) if card is not bought]
    return sum(card.cost[colour] > held for card in cards)


def _for_taking(table: SplendorTable, seat: Seat, tokens: Tokens) -> list[Text]:
    """The cards that the tokens bring nearer, those within reach first."""
    player = table.players[seat]
    held = player.tokens + tokens
    found: list[tuple[int, float, Text]] = []
    for value, card in values(table, player):
        price = player.price(card)
        before = max(0, price.beyond(player.tokens).total - player.tokens[GOLD])
        after = max(0, price.beyond(held).total - held[GOLD])
        if after >= before or value < WORTHY:
            continue
        text = (
            Text("reason-nearer", card=called(card), short=after)
            if after
            else Text("reason-reaches", card=called(card))
        )
        found.append((after, -value, text))
    found.sort(key=lambda item: item[:2])
    scarce = [gem for gem in GEMS if tokens[gem] and table.bank[gem] == tokens[gem]]
    last = [Text("reason-last", colour=named(gem)) for gem in scarce]
    return [*(text for _, _, text in found[:2]), *(_withheld(table, seat, tokens) or last)[:1]]


def _withheld(table: SplendorTable, seat: Seat, tokens: Tokens) -> list[Text]:
    """Whoever else lacks a colour of *tokens* for a card with points that is near, and does not
    find enough of it in the bank then; the card that brings most first.
    """
    found: list[tuple[bool, int, Text]] = []
    for at, rival in enumerate(table.players):
        if at == seat or rival.tokens[GOLD]:
            continue
        for card in table.face_up:
            lack = rival.lacks(rival.price(card))
            short = [
                gem
                for gem in GEMS
                if tokens[gem] and table.bank[gem] >= lack[gem] > table.bank[gem] - tokens[gem]
            ]
            if card.points and short and lack.total <= SOON:
                text = Text(
                    "reason-withholds",
                    who=Name(Seat(at)),
                    card=called(card),
                    colour=named(short[0]),
                )
                found.append((would_win(table, rival, card), card.points, text))
    found.sort(key=lambda item: item[:2], reverse=True)
    return [text for _, _, text in found]


def _denied(table: SplendorTable, seat: Seat, card: Card) -> list[Text]:
    """Who else could buy a card that lies open, next turn."""
    if card not in table.face_up:
        return []
    found: list[Text] = []
    for other, rival in enumerate(table.players):
        if other != seat and rival.can_pay(rival.price(card)):
            key = "goal" if would_win(table, rival, card) else "points"
            found.append(
                Text("reason-denies", who=Name(other), card=called(card), n=card.points, why=key)
            )
    return found


def _for_reserving(table: SplendorTable, seat: Seat, card: Card) -> list[Text]:
    found = _denied(table, seat, card)
    if not table.bank[GOLD]:
        return found
    found.append(Text("reason-gold"))
    player = table.players[seat]
    lack = player.lacks(player.price(card)).total - player.tokens[GOLD] - 1
    if 0 < lack <= 3:
        found.append(Text("reason-nearer", card=called(card), short=lack))
    return found

"""What speaks for a move of Splendor Duel, in the words of the game."""

from __future__ import annotations

from games.engine import Seat
from games.moves import Action
from games.splendor_duel.actions import (
    Buy,
    Discard,
    Replenish,
    Reserve,
    SpendPrivilege,
    Steal,
    Take,
    TakeMatching,
    TakeRoyal,
)
from games.splendor_duel.catalogue import GOLD, Ability, Card, Cell, Colour, Tokens
from games.splendor_duel.events import called, counted
from games.splendor_duel.mind.card_values import wishes
from games.splendor_duel.mind.prospects import brings_a_royal, would_win
from games.splendor_duel.rules.effects import loot
from games.splendor_duel.table import DuelTable, opponent
from games.text import Name, Text

FAR = 4
"""A card that lacks more tokens than these is no reason to take any."""
SOON = 3
"""A card that the opponent lacks no more tokens for than these may be bought soon."""


def reasons(table: DuelTable, seat: Seat, action: Action) -> list[Text]:
    """Return what speaks for *action*, the weightiest first."""
    match action:
        case Buy():
            return _for_buying(table, seat, action)
        case Take(line):
            return _for_taking(table, seat, line.cells)
        case SpendPrivilege(cell) | TakeMatching(cell):
            return _for_taking(table, seat, (cell,))
        case Steal(colour):
            return _for_tokens(table, seat, Tokens.of([colour]))
        case Reserve(card):
            return _for_reserving(table, seat, card)
        case Replenish():
            lying = sum([colour is not None and colour is not GOLD for colour in table.board])
            return [Text("reason-poor-board", n=lying)]
        case TakeRoyal(royal):
            points = [Text("reason-points", n=royal.points)] if royal.points else []
            return [*points, *_of_ability(table, seat, royal.ability)]
        case Discard(tokens):
            return [Text("reason-spare", tokens=counted(tokens))]
    return []


def _for_buying(table: DuelTable, seat: Seat, action: Buy) -> list[Text]:
    player, card = table.players[seat], action.card
    if would_win(table, player, card):
        return [Text("reason-wins")]
    found: list[Text] = []
    if card.points:
        found.append(Text("reason-points", n=card.points))
    if card.crowns:
        found.append(Text("reason-crowns", n=card.crowns, all=player.crowns + card.crowns))
        if brings_a_royal(player, card):
            found.append(Text("reason-royal"))
    found += _of_ability(table, seat, card.ability, action.colour or card.bonus)
    if card.bonus is not None and card.bonuses:
        held = player.bonuses[card.bonus]
        others = [other for other in table.within_reach(player) if other is not card]
        if asking := sum(other.cost[card.bonus] > held for other in others):
            found.append(Text("reason-bonus", colour=card.bonus.value, n=asking))
    if not action.payment:
        found.append(Text("reason-free"))
    return [*found, *_denied(table, seat, card)]


def _of_ability(
    table: DuelTable, seat: Seat, ability: Ability | None, colour: Colour | None = None
) -> list[Text]:
    """What an ability brings, unless it can bring nothing as things are (SD-77); *colour* is that
    of the card.
    """
    match ability:
        case None:
            return []
        case Ability.PRIVILEGE:
            brings = bool(table.supply or table.players[opponent(seat)].privileges)
        case Ability.MATCH:
            brings = colour is not None and bool(table.cells_with(colour))
        case Ability.STEAL:
            brings = bool(loot(table, seat))
        case _:
            brings = True
    return [Text("reason-ability", ability=ability.value)] if brings else []


def _for_taking(table: DuelTable, seat: Seat, cells: tuple[Cell, ...]) -> list[Text]:
    """What speaks for the tokens on some cells of the board."""
    taken = Tokens.of(colour for cell in cells if (colour := table.at(cell)) is not None)
    return [*_for_tokens(table, seat, taken), *_withheld(table, seat, taken)]


def _for_tokens(table: DuelTable, seat: Seat, taken: Tokens) -> list[Text]:
    """The cards that the tokens bring nearer, those within reach first."""
    player = table.players[seat]
    held = player.tokens + taken
    found: list[tuple[int, float, Text]] = []
    for worth, card, before in wishes(table, seat)[0]:
        after = max(0, player.price(card).beyond(held).total - held[GOLD])
        if after >= before or after > FAR or (card.wild and not player.bonuses):
            continue
        text = (
            Text("reason-nearer", card=called(card), short=after)
            if after
            else Text("reason-reaches", card=called(card))
        )
        found.append((after, -worth, text))
    found.sort(key=lambda item: item[:2])
    return [text for _, _, text in found[:2]]


def _withheld(table: DuelTable, seat: Seat, taken: Tokens) -> list[Text]:
    """What the opponent lacks for a card that is near, and does not find on the board then; the
    card that brings most first.
    """
    rival, found = table.players[opponent(seat)], list[tuple[bool, int, Text]]()
    if rival.tokens[GOLD]:
        return []
    for card in table.face_up:
        lack = rival.lacks(rival.price(card))
        if not (card.points or card.crowns) or lack.total > SOON:
            continue
        for colour in taken.present:
            lying = len(table.cells_with(colour))
            if lying >= lack[colour] > lying - taken[colour]:
                text = Text(
                    "reason-withholds",
                    who=Name(opponent(seat)),
                    card=called(card),
                    colour=colour.value,
                )
                found.append((would_win(table, rival, card), card.points + card.crowns, text))
    found.sort(key=lambda item: item[:2], reverse=True)
    return [text for _, _, text in found[:1]]


def _denied(table: DuelTable, seat: Seat, card: Card) -> list[Text]:
    """Whether the opponent could buy a card of the pyramid next turn."""
    rival = table.players[opponent(seat)]
    if card not in table.face_up or card not in table.affordable(rival):
        return []
    why = "wins" if would_win(table, rival, card) else "buys"
    return [Text("reason-denies", who=Name(opponent(seat)), card=called(card), why=why)]


def _for_reserving(table: DuelTable, seat: Seat, card: Card) -> list[Text]:
    return [*_denied(table, seat, card), Text("reason-gold")]

"""Black cards: placing, activating, marking and discarding them (LW-93 to LW-101, LW-108 to
LW-124).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.engine import Seat
from games.last_will.actions import Discard, Mark, Place, Use
from games.last_will.catalogue import ActMore, Black, Companion, Property
from games.last_will.events import (
    Discarded,
    Marked,
    Placed,
    Used,
    of_card,
    of_cards,
    of_companion,
    of_companions,
    of_lying,
    of_money,
    of_span,
)
from games.last_will.rules.boards import free_keeper, use_actions, use_amounts
from games.last_will.rules.refusing import (
    discardable,
    require_actions,
    require_amount,
    require_in_hand,
    require_on_board,
    require_room,
)
from games.last_will.rules.white import dismiss, spending
from games.last_will.table import Laid, LastWillTable, Player, companions_in
from games.moves import Illegal, require
from games.questions import Option, Pick, Question
from games.text import Text

# Placing


def placeable(player: Player) -> list[Black]:
    """The helpers and expenses in hand that could be placed now, each once (LW-108 to LW-110)."""
    if not player.room:
        return []
    return [
        card
        for card in dict.fromkeys(player.hand)
        if isinstance(card, Black) and may_place(player, card)
    ]


def may_place(player: Player, card: Black) -> bool:
    """Whether *card* is one that is placed, and there are actions for it; room is not looked at."""
    return not isinstance(card, Property) and card.placing <= player.actions


def ask_place(player: Player) -> Question:
    """Ask which card is placed."""

    def option(card: Black) -> Option:
        hint = Text("hint-place", actions=card.placing, left=player.actions)
        return Option(card.id, of_card(card), Place(card), hint)

    room = player.spaces - len(player.board)
    return Pick(
        Text("ask-place", left=player.actions, room=room),
        [option(card) for card in placeable(player)],
    )


def place(table: LastWillTable, seat: Seat, action: Place) -> None:
    """Place a card on the board; an old friend brings an action at once (LW-108, LW-178,
    LW-179).
    """
    player, card = table.players[seat], action.card
    require(not isinstance(card, Property), "refuse-place-property", card=of_card(card))
    require_in_hand(player, card, placeable(player))
    require_actions(card, card.placing, player.actions)
    require_room(player, card)
    player.hand.remove(card)
    player.board.append(Laid(card))
    gained = card.ability.actions if isinstance(card.ability, ActMore) else 0
    player.actions += gained - card.placing
    table.tell(
        Placed(seat=seat, card=card, actions=card.placing, gained=gained, left=player.actions)
    )


# Activating


def usable(player: Player) -> list[Laid]:
    """What could be activated now, of copies one (LW-111 to LW-117)."""
    found: dict[Black, Laid] = {}
    for laid in player.board:
        if not laid.used and laid.card not in found and may_use(player, laid):
            found[laid.card] = laid
    return [*found.values()]


def only_property(cards: Sequence[Laid]) -> bool:
    """Whether all of so many cards are property, which is used to pay its upkeep (LW-125)."""
    return all(isinstance(laid.card, Property) for laid in cards)


def may_use(player: Player, laid: Laid) -> bool:
    """Whether a card on the board that is not used yet could be activated."""
    card = laid.card
    if not card.active or (
        card.uses > player.actions and use_actions(player, laid) > player.actions
    ):
        return False
    if card.rows:
        return player.may_spend(card.rows[0].pounds)
    return any(map(player.may_spend, use_amounts(player, laid)))


def ask_use(player: Player) -> Question:
    """Ask which card is activated, and what is spent with it."""
    cards = usable(player)
    mixed = not only_property(cards)
    return Pick(
        Text("ask-use", left=player.actions, money=of_money(player.money)),
        [_use(player, laid, mixed=mixed) for laid in cards],
    )


def _use(player: Player, laid: Laid, *, mixed: bool) -> Option:
    """A card to use; among *mixed* cards a property says that using it pays its upkeep."""
    card = laid.card
    spent = [amount for amount in use_amounts(player, laid) if player.may_spend(amount)]
    span = of_span(spent[0], spent[-1])
    takes = Text("hint-takes", actions=use_actions(player, laid), left=player.actions, served=0)
    hint = Text("hint-use", takes=takes, spent=span)
    prompt = Text("ask-amount", card=of_card(card), money=of_money(player.money))
    label = of_lying(card, laid.value)
    if mixed and isinstance(card, Property):
        label = Text("upkeep-of", card=label)
    return spending(
        player, card.id, label, prompt, spent, lambda pounds: Use(card, pounds), hint, takes
    )


def use(table: LastWillTable, seat: Seat, action: Use) -> None:
    """Activate a card on the board; property is kept up so (LW-112, LW-113, LW-125, LW-147 to
    LW-152).
    """
    player, card = table.players[seat], action.card
    possible = [laid.card for laid in usable(player)]
    require_on_board(player, card, possible)
    others = of_cards(other for other in possible if other is not card)
    laid = next((laid for laid in player.board if laid.card is card and not laid.used), None)
    if laid is None:
        raise Illegal(Text("refuse-used", card=of_card(card), n=len(others), others=others))
    every = use_amounts(player, laid)
    require(card.active, "refuse-inactive", card=of_card(card), n=len(others), others=others)
    require(bool(every), "refuse-idle", card=of_card(card), n=len(others), others=others)
    actions = use_actions(player, laid)
    require_actions(card, actions, player.actions)
    require_amount(player, card, action.pounds, every)
    if actions < card.uses and isinstance(card, Property):
        keeper = free_keeper(player, card.estate)
        assert keeper is not None
        player.replace(keeper, replace(keeper, served=keeper.served + 1))
    player.replace(laid, replace(laid, used=True))
    player.actions -= actions
    player.money -= action.pounds
    table.tell(
        Used(
            seat=seat,
            card=card,
            pounds=action.pounds,
            actions=actions,
            left=player.actions,
            money=player.money,
        )
    )


# Marking


def markable(player: Player) -> list[tuple[Laid, Sequence[Companion]]]:
    """The cards that could get their next marker now, of copies one, and the companions in hand
    good for it (LW-94, LW-95).
    """
    if not player.actions:
        return []
    held = companions_in(player.hand)
    if not held:
        return []
    found: dict[Black, tuple[Laid, Sequence[Companion]]] = {}
    for laid in player.board:
        row = laid.next_row
        if row is not None and laid.card not in found:
            wanted = (row.companion, Companion.JOKER)
            good = [
                companion for companion in Companion if companion in wanted and companion in held
            ]
            if good:
                found[laid.card] = (laid, good)
    return [*found.values()]


def ask_mark(player: Player) -> Question:
    """Ask on which card a marker is put, and for which card in hand if there are two."""
    return Pick(
        Text("ask-mark", left=player.actions),
        [_mark(laid, good) for laid, good in markable(player)],
    )


def _mark(laid: Laid, good: Sequence[Companion]) -> Option:
    card, row = laid.card, laid.next_row
    assert row is not None
    assert row.companion is not None
    wanted = of_companion(row.companion)
    label = of_lying(card, laid.value)
    used = "yes" if laid.used else "no"
    hint = Text("hint-mark", companion=wanted, pounds=row.pounds, used=used)
    if len(good) == 1:
        return Option(card.id, label, Mark(card, good[0]), hint)

    def who() -> Question:
        options = [
            Option(paid.value, Text("mark-for", companion=of_companion(paid)), Mark(card, paid))
            for paid in good
        ]
        return Pick(Text("ask-mark-for", card=of_card(card), companion=wanted), options)

    return Option(card.id, label, who, hint, shared_hint=hint)


def mark(table: LastWillTable, seat: Seat, action: Mark) -> None:
    """Put the marker of the next row on a card for a companion or a joker from hand (LW-94, LW-95,
    LW-103).
    """
    player, card, paid = table.players[seat], action.card, action.companion
    able = {laid.card: laid for laid, _ in markable(player)}
    laid = able.get(card) or require_on_board(player, card, able)
    row, held = laid.next_row, companions_in(player.hand)
    if row is None or row.companion is None:
        require(len(card.rows) > 1, "refuse-mark-none", card=of_card(card))
        raise Illegal(Text("refuse-mark-full", card=of_card(card)))
    named, wanted = of_companion(paid), of_companion(row.companion)
    require(
        paid in {row.companion, Companion.JOKER},
        "refuse-mark-other",
        card=of_card(card),
        companion=named,
        wanted=wanted,
    )
    if paid not in held:
        raise Illegal(
            Text(
                "refuse-company-absent", companions=(named,), n=len(held), held=of_companions(held)
            )
        )
    require(player.actions > 0, "refuse-mark-actions", card=of_card(card))
    dismiss(table, player, paid)
    player.replace(laid, replace(laid, markers=laid.markers + 1))
    player.actions -= 1
    table.tell(
        Marked(seat=seat, card=card, companion=row.companion, paid=paid, left=player.actions)
    )


# Discarding


def ask_discard(player: Player) -> Question:
    """Ask which card is discarded from the board."""

    def option(card: Black) -> Option:
        laid = player.lying(card)
        hint = Text("hint-discard-used") if laid is not None and laid.used else None
        return Option(card.id, of_card(card), Discard(card), hint)

    return Pick(Text("ask-discard"), [option(card) for card in dict.fromkeys(discardable(player))])


def discard(table: LastWillTable, seat: Seat, action: Discard) -> None:
    """Discard a card from the board; markers go back to the supply (LW-97, LW-118 to LW-121,
    LW-123).

    Of copies the one goes that has served in this round (LW-269).
    """
    player, card = table.players[seat], action.card
    others = discardable(player)
    laid = require_on_board(player, card, others)
    named = of_cards(dict.fromkeys(others))
    require(
        not isinstance(card, Property),
        "refuse-discard-property",
        card=of_card(card),
        n=len(named),
        others=named,
    )
    player.board.remove(laid)
    table.discard(card)
    table.tell(Discarded(seat=seat, card=card))

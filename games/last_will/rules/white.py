"""White cards: playing them, alone or with companions (LW-84 to LW-92, LW-104, LW-195 to
LW-205).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from games.engine import Seat, Step
from games.last_will.actions import Play
from games.last_will.catalogue import (
    Blue,
    BreedersFair,
    Companion,
    Cost,
    GainActions,
    ServeWhiteCard,
    White,
    WildParty,
)
from games.last_will.events import Played, of_card, of_companions, of_money, of_span
from games.last_will.rules.boards import abilities, bonuses, play_sums, served, spread
from games.last_will.rules.parties import Fair, Party, breedable, falling
from games.last_will.rules.refusing import require_actions, require_amount, require_in_hand
from games.last_will.table import LastWillTable, Player, companions_in
from games.moves import Illegal, Move, require
from games.questions import Option, Pick, Question
from games.text import Text

ALONE = "alone"
"""What is typed for no companions."""


def playable(player: Player) -> list[White]:
    """The white cards in hand that could be played now, each once."""
    found: dict[White, None] = {}
    for card in player.hand:
        if isinstance(card, White) and card not in found and may_play(player, card):
            found[card] = None
    return [*found]


def may_play(player: Player, card: White) -> bool:
    """Whether *card* could be played, at least alone and at its lowest cost."""
    return any(_affordable(player, cost) for cost in card.costs) and _has_effect(player, card)


def _affordable(player: Player, cost: Cost) -> bool:
    return cost.actions <= player.actions + served(player) and player.may_spend(cost.pounds)


def _has_effect(player: Player, card: White) -> bool:
    """Whether an effect could do anything (LW-197, LW-204)."""
    match card.effect:
        case BreedersFair(markers):
            return bool(breedable(player, markers))
        case WildParty():
            return bool(falling(player))
    return True


def amounts(
    player: Player, card: White, option: int, companions: tuple[Companion, ...]
) -> tuple[int, ...]:
    """What playing *card* may spend, money aside, least first (LW-87, LW-90, LW-190 to LW-192)."""
    if option:
        return spread((card.costs[option].pounds,), bonuses(player, card.symbol))
    return spread(play_sums(card, companions), bonuses(player, card.symbol))


def within_means(
    player: Player, card: White, option: int, companions: tuple[Companion, ...]
) -> tuple[int, ...]:
    """Of the amounts those that can be spent."""
    return tuple(filter(player.may_spend, amounts(player, card, option, companions)))


def ways(player: Player, card: White) -> Sequence[tuple[Companion, ...]]:
    """With whom *card* could be played, none of the cards in hand being wanted twice; alone comes
    first.
    """
    if not card.slots:
        return ((),)
    held = companions_in(player.hand)
    return _ways(card, tuple(held.count(companion) for companion in Companion))


@lru_cache(maxsize=4096)
def _ways(card: White, held: tuple[int, ...]) -> tuple[tuple[Companion, ...], ...]:
    wanted = [slot.companion for slot in card.slots]
    most = [
        min(n, len(wanted) if companion is Companion.JOKER else wanted.count(companion))
        for companion, n in zip(Companion, held, strict=True)
    ]
    taken = product(*(range(n + 1) for n in most))
    fitting = sorted(
        (counts for counts in taken if sum(counts) <= len(wanted)),
        key=lambda counts: (sum(counts), counts),
    )
    return tuple(
        tuple(companion for companion, n in zip(Companion, counts, strict=True) for _ in range(n))
        for counts in fitting
    )


def reach(player: Player, card: White) -> tuple[int, int]:
    """The least and the most that *card* could spend with what is in hand and on the board, money
    aside.
    """
    more = bonuses(player, card.symbol)[-1]
    if not card.slots:
        return card.costs[0].pounds, card.costs[-1].pounds + more
    best = max(play_sums(card, companions)[-1] for companions in ways(player, card))
    return card.costs[0].pounds, best + more


# Asking


def ask_play(player: Player) -> Question:
    """Ask which white card is played, and how."""
    left, money = player.actions, of_money(player.money)
    return Pick(
        Text("ask-play", left=left, money=money), [_card(player, card) for card in playable(player)]
    )


def _card(player: Player, card: White) -> Option:
    if len(card.costs) > 1:
        prices = [cost.pounds for cost in card.costs if _affordable(player, cost)]
        span = of_span(min(prices), max(prices))
        hint = Text("hint-ball", left=player.actions, served=served(player), spent=span)
        return Option(card.id, of_card(card), lambda: _which_cost(player, card), hint)
    company = ways(player, card)
    most = max(
        within[-1]
        for companions in company
        if (within := within_means(player, card, 0, companions))
    )
    cost = card.costs[0]
    span = of_span(cost.pounds, most)
    takes = Text("hint-takes", actions=cost.actions, left=player.actions, served=served(player))
    hint = Text("hint-play", takes=takes, n=most, spent=span)
    if len(company) > 1:
        label = of_card(card)
        return Option(card.id, label, lambda: _with_whom(player, card), hint, shared_hint=takes)
    return _amount(player, Play(card, 0), card.id, of_card(card), hint, takes)


def _which_cost(player: Player, card: White) -> Question:
    options = [
        _amount(
            player,
            Play(card, 0, option=number),
            f"{cost.actions}a",
            Text("cost-option", actions=cost.actions, pounds=cost.pounds),
        )
        for number, cost in enumerate(card.costs)
        if _affordable(player, cost)
    ]
    return Pick(
        Text("ask-ball", card=of_card(card), left=player.actions, money=of_money(player.money)),
        options,
    )


def _with_whom(player: Player, card: White) -> Question:
    options = []
    for companions in ways(player, card):
        spent = within_means(player, card, 0, companions)
        if spent:
            key = "-".join(companion.value for companion in companions) or ALONE
            options.append(
                _amount(player, Play(card, 0, companions), key, _company(companions, spent))
            )
    return Pick(Text("ask-companions", card=of_card(card), money=of_money(player.money)), options)


def _company(companions: tuple[Companion, ...], spent: Sequence[int]) -> Text:
    span = of_span(spent[0], spent[-1])
    if not companions:
        return Text("play-alone", spent=span)
    return Text("play-with", companions=of_companions(companions), spent=span)


def _amount(  # the card, what is asked of it, and what is hinted
    player: Player,
    play: Play,
    key: str,
    label: Text,
    hint: Text | None = None,
    takes: Text | None = None,
) -> Option:
    """The option to play so, with the question how much is to be spent where there is a choice."""
    spent = within_means(player, play.card, play.option, play.companions)
    prompt = Text("ask-amount", card=of_card(play.card), money=of_money(player.money))
    return spending(
        player, key, label, prompt, spent, lambda pounds: replace(play, pounds=pounds), hint, takes
    )


def spending(
    player: Player,
    key: str,
    label: Text,
    prompt: Text,
    amounts: Sequence[int],
    make: Callable[[int], Move],
    hint: Text | None = None,
    takes: Text | None = None,
) -> Option:
    """The option to do something by spending one of *amounts*: a move if there is but one, else a
    question (LW-191, LW-222).
    """
    if len(amounts) == 1:
        return Option(key, label, make(amounts[0]), hint)

    def how_much() -> Pick:
        def option(pounds: int) -> Option:
            return Option(
                str(pounds),
                Text("spend", pounds=pounds, money=of_money(player.money - pounds)),
                make(pounds),
            )

        return Pick(prompt, [option(pounds) for pounds in amounts])

    return Option(key, label, how_much, hint, shared_hint=takes)


# Playing


def play(table: LastWillTable, seat: Seat, action: Play) -> Sequence[Step[LastWillTable]]:
    """Pay for a white card, discard it with its companions, and return what follows (LW-84 to
    LW-87).
    """
    player, card = table.players[seat], action.card
    cost = _require_playable(player, action)
    player.hand.remove(card)
    table.discard(card)
    for companion in action.companions:
        dismiss(table, player, companion)
    gained = _gain(player, card)
    player.actions += gained - cost.actions
    player.money -= action.pounds
    table.tell(
        Played(
            seat=seat,
            card=card,
            companions=action.companions,
            pounds=action.pounds,
            gained=gained,
            left=player.actions,
            money=player.money,
        )
    )
    match card.effect:
        case BreedersFair(markers, most):
            return (Fair(seat, markers, most),)
        case WildParty(steps):
            return (Party(seat, steps),)
    return ()


def _require_playable(player: Player, action: Play) -> Cost:
    """Return the cost that is paid; raise `Illegal` if the card cannot be played so."""
    card, option, companions = action.card, action.option, action.companions
    require_in_hand(player, card, playable(player))
    require(
        _has_effect(player, card),
        "refuse-effect",
        card=of_card(card),
        effect=type(card.effect).__name__.lower(),
    )
    require(0 <= option < len(card.costs), "refuse-option", card=of_card(card))
    if companions not in ways(player, card):
        raise Illegal(_why_not_with(player, card, companions))
    cost = card.costs[option]
    require_actions(card, cost.actions, player.actions + served(player))
    require_amount(player, card, action.pounds, amounts(player, card, option, companions))
    return cost


def _why_not_with(player: Player, card: White, companions: tuple[Companion, ...]) -> Text:
    """Why these companions cannot join: the card has no place for them, or they are not in hand
    (LW-86, LW-89).
    """
    wanted, held = tuple(slot.companion for slot in card.slots), companions_in(player.hand)
    named, n = of_companions(companions), len(wanted)
    if not play_sums(card, companions):
        return Text(
            "refuse-company",
            card=of_card(card),
            companions=named,
            n=n,
            wanted=of_companions(wanted),
        )
    return Text("refuse-company-absent", companions=named, n=len(held), held=of_companions(held))


def dismiss(table: LastWillTable, player: Player, companion: Companion) -> None:
    """Discard the card of a companion from hand (LW-93, LW-105)."""
    card = next(
        card for card in player.hand if isinstance(card, Blue) and card.companion is companion
    )
    player.hand.remove(card)
    table.discard(card)


def _gain(player: Player, card: White) -> int:
    """The actions that *card* brings, by itself and by whoever serves it (LW-180 to LW-182, LW-198
    to LW-200).
    """
    gained = card.effect.actions if isinstance(card.effect, GainActions) else 0
    for laid, ability in [*abilities(player, ServeWhiteCard)]:
        if not laid.served:
            player.replace(laid, replace(laid, served=1))
            gained += ability.actions
    return gained

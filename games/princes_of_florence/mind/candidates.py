"""The moves that are worth a thought to a prince, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.chance import Chance
from games.engine import Decision
from games.moves import Action
from games.princes_of_florence.actions import (
    Build,
    Choose,
    Decline,
    DrawBonuses,
    DrawProfessions,
    EndTurn,
    Introduce,
    Lay,
    Pass,
    Raise,
    Recruit,
    Return,
    SaveRecruiting,
    Seal,
    TakePay,
    TakeProfession,
)
from games.princes_of_florence.catalogue import drawn
from games.princes_of_florence.figures import (
    BONUS_PRICE,
    FREEDOM_PRICE,
    PROFESSION_PRICE,
    RAISE,
)
from games.princes_of_florence.mind.card_values import card_worth, profession_hope, snug
from games.princes_of_florence.mind.habits import completed, habit, may_build, worth
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.buying import introducible
from games.princes_of_florence.rules.cards import KeepOne
from games.princes_of_florence.rules.course import ReturnOne
from games.princes_of_florence.rules.objects import LayLandscape
from games.princes_of_florence.rules.recruiting import RecruitNow, may_recruit
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.values import wishes_value
from games.princes_of_florence.rules.works import Payday, workable
from games.princes_of_florence.table import Player, PrincesTable

FEW = 2
"""How many things of a kind somebody thinks of, where they differ little."""
SOME = 3
"""And where they may differ much."""
LOTS = 4
MORE = 200
"""By how many florins more or less somebody thinks of sealing."""


def consider(table: PrincesTable, decision: Decision, chance: Chance) -> list[Action]:
    """Return the moves that are worth a thought: what the habit does, and what else might be."""
    usual = habit(table, decision, chance)
    others = _others(table, decision)
    return [*dict.fromkeys([*([usual] if usual else []), *others])]


def _others(table: PrincesTable, decision: Decision) -> Iterator[Action]:
    player = table.players[decision.seat]
    match decision:
        case Turn():
            yield from _uses(table, decision, player)
        case RaiseOrPass() | ChooseObject() | LastPurchase() | SealLimit():
            yield from _bids(table, decision, player)
        case _:
            yield from _answers(table, decision, player)


def _bids(
    table: PrincesTable,
    decision: RaiseOrPass | ChooseObject | LastPurchase | SealLimit,
    player: Player,
) -> Iterator[Action]:
    match decision:
        case RaiseOrPass():
            yield Pass()
            if decision.price <= player.money:
                yield Raise()
        case ChooseObject() | LastPurchase():
            lots = [
                lot for lot in table.choices(decision.seat) if table.opening(lot) <= player.money
            ]
            lots.sort(key=lambda lot: table.opening(lot) - worth(table, player, lot))
            yield from map(Choose, lots[:LOTS])
            yield Decline()
        case SealLimit():
            yield from _limits(table, decision, player)


def _answers(table: PrincesTable, decision: Decision, player: Player) -> Iterator[Action]:
    match decision:
        case Payday():
            yield from map(TakePay, (decision.most, decision.most // 2, 0))
        case KeepOne():
            ranked = sorted(
                decision.drawn, key=lambda card: card_worth(table, player, card), reverse=True
            )
            for kept in ranked[:SOME]:
                yield decision.keep(kept, tuple([other for other in ranked if other is not kept]))
        case LayLandscape():
            for tile in decision.landscapes(table):
                for place in snug(tile, player.taken, player.built)[:FEW]:
                    yield Lay(place)
        case RecruitNow():
            yield from _recruits(table, decision, player)
            yield SaveRecruiting()
        case ReturnOne():
            dealt = sorted(player.professions, key=lambda card: profession_hope(player, card))
            yield from map(Return, dealt[:SOME])


def _uses(table: PrincesTable, turn: Turn, player: Player) -> Iterator[Action]:
    if may_recruit(table, turn.seat):
        yield from _recruits(table, turn, player)
    if turn.left:
        works = sorted(
            workable(table, player), key=lambda card: wishes_value(player, card), reverse=True
        )
        yield from [completed(player, card) for card in works[:FEW]]
        yield from _buildings(table, player)
        if not turn.introduced and player.money >= FREEDOM_PRICE:
            wanted = [card.freedom for card in player.professions]
            freedoms = sorted(introducible(table, player), key=wanted.count, reverse=True)
            yield from map(Introduce, freedoms[:FEW])
        if table.bonuses and player.money >= BONUS_PRICE:
            yield DrawBonuses()
        if not turn.bought and table.professions_left != 0 and player.money >= PROFESSION_PRICE:
            yield from _professions(table, player)
    yield EndTurn()


def _recruits(table: PrincesTable, decision: Decision, player: Player) -> Iterator[Action]:
    targets = sorted(
        [card for _, card in table.recruitable(decision.seat)],
        key=lambda card: wishes_value(player, card),
        reverse=True,
    )
    yield from map(Recruit, targets[:FEW])


def _buildings(table: PrincesTable, player: Player) -> Iterator[Action]:
    if player.building_price > player.money:
        return
    wanted = [card.building for card in player.professions]
    kinds = [kind for kind in table.buildings if may_build(table, player, kind)]
    # The smallest first: what nobody wishes for is built for prestige alone.
    kinds.sort(key=lambda kind: (-wanted.count(kind), len(drawn(kind.shape))))
    for kind in kinds[:SOME]:
        yield Build(snug(kind, player.taken, player.built)[0])


def _professions(table: PrincesTable, player: Player) -> Iterator[Action]:
    if table.display:
        shown = sorted(table.display, key=lambda card: -profession_hope(player, card))
        yield from map(TakeProfession, shown[:FEW])
    elif table.professions:
        yield DrawProfessions()


def _limits(table: PrincesTable, decision: SealLimit, player: Player) -> Sequence[Action]:
    auction = decision.auction
    chose = decision.seat == auction.chooser
    least = auction.price if chose else auction.price + RAISE
    fair = int(worth(table, player, auction.lot)) // RAISE * RAISE
    sums = [florins for florins in (fair, fair - MORE, fair + MORE) if florins >= least]
    within = [florins for florins in sums if florins <= player.money]
    return [Seal(florins) for florins in (*within, least if chose else 0)]

"""How guests with some sense bid: what automas expect of the others, and choose from themselves.

A card is bid for up to its share of the money that can be spent. What nobody may spend is what
keeps them from being the poorest, and the nearer the end, the less anybody trusts in the others to
become poorer still.
"""

from __future__ import annotations

from games.chance import Chance
from games.engine import Decision, Seat
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import RED_FRAMES, Auction, Card, Kind
from games.high_society.mind.bidding import limit_of, manner_of
from games.high_society.rules.auctions import DiscardToThief, SealedBid, Turn
from games.high_society.rules.limits import cheapest, highest, reach, sums
from games.high_society.table import HighSocietyTable, Player
from games.levels import Level, Temperament
from games.moves import Action

LEAP = 4
"""By how much somebody raises who wants to frighten the others off."""
DOUBTS = (1.0, 0.7, 1.4, 0.4, 2.0)
"""How many times the fair price somebody thinks of handing in, sealed."""
WHIM = range(85, 116)
"""Per cent of the fair price at which others may stop: nobody knows another's mind."""


def habit(table: HighSocietyTable, decision: Decision, chance: Chance) -> Action | None:
    """Bid up to about what the card is worth, and never what keeps one from being the poorest."""
    match decision:
        case Turn(seat):
            return decision.within(table, limit(table, seat, chance))
        case SealedBid(seat):
            return Submit(limit(table, seat, chance))
        case DiscardToThief(seat):
            return Discard(min(table.players[seat].luxuries, key=lambda card: card.worth))
    return None


def limit(table: HighSocietyTable, seat: Seat, chance: Chance) -> int:
    """Return how far *seat* may well go for the card under the hammer."""
    return limit_of(table, seat, chance.pick(WHIM) / 100)


def decide(
    table: HighSocietyTable,
    decision: Decision,
    chance: Chance,
    level: Level,
    temperament: Temperament | None,
) -> Action:
    """Return what a player of a level and temperament does."""
    seat, manner = decision.seat, manner_of(level, len(table.players))
    if isinstance(decision, DiscardToThief):
        return Discard(min(table.players[seat].luxuries, key=lambda card: card.worth))
    whim = 1 + manner.whim * (chance.below(201) / 100 - 1)
    most = limit_of(table, seat, whim * _liking(table, temperament), manner)
    if not isinstance(decision, Turn):
        return Submit(most)
    # Whoever likes to drive prices up does not wait until they rise by themselves.
    leaps = temperament is Temperament.EAGER and table.high
    if leaps and (cards := cheapest(table.players[seat], table.high + LEAP // 2, most)):
        return Raise(cards)
    # A beginner raises as little as possible, and does not think of the next raise.
    return decision.within(table, most) if level.slips else ahead(table, decision, most)


def ahead(table: HighSocietyTable, turn: Turn, most: int) -> Action:
    """Bid with a view to *most*: the lowest raise after which the rest of the hand can still come
    as near to it as before. The lowest of all would often leave no cards for the next one.
    """
    player = table.players[turn.seat]
    top, low = reach(player, most), table.high
    while cards := cheapest(player, low, most):
        low = player.total + sum(cards)
        rest = tuple([card for card in player.hand if card not in cards])
        if highest(sums(rest) << low, most) == top:
            return Raise(cards)
    return Pass()


def _liking(table: HighSocietyTable, temperament: Temperament | None) -> float:
    """How much more than usual somebody of a temperament bids for the card under the hammer."""
    luxury = table.under_the_hammer.kind is Kind.LUXURY
    match temperament:
        case Temperament.BOLD:
            return 1.3 if luxury else 0.8
        case Temperament.CURIOUS:
            return 0.85 if luxury else 1.3
        case Temperament.CAREFUL:
            return 0.75
        case Temperament.PATIENT:
            return 0.75 if table.reds < RED_FRAMES / 2 else 1.25
        case Temperament.EAGER:
            return 1.1
    return 1.0


def owned(player: Player, card: Card) -> int:
    """Return what *player* will have if somebody else takes *card*: bids come back if it is bought,
    and else are lost.
    """
    return player.money + (player.total if card.auction is Auction.BUY else 0)


def least_of_others(table: HighSocietyTable, seat: Seat) -> int:
    """Return what the poorest of the others will have if none of them takes the card."""
    card = table.under_the_hammer
    return min([owned(other, card) for at, other in enumerate(table.players) if at != seat])


def consider(table: HighSocietyTable, decision: Decision, _chance: Chance) -> list[Action]:
    """Return the moves that are worth a thought, the likeliest first."""
    seat = decision.seat
    match decision:
        case Turn():
            return _calls(table, decision)
        case SealedBid():
            fair = [limit_of(table, seat, whim) for whim in DOUBTS]
            return [Submit(most) for most in dict.fromkeys([*fair, 0])]
    return [Discard(min(table.players[seat].luxuries, key=lambda card: card.worth))]


def _calls(table: HighSocietyTable, turn: Turn) -> list[Action]:
    """To pass, the lowest raise, and a leap that may frighten the others off; never what leaves one
    poorest when the next card may end the game.
    """
    player, high = table.players[turn.seat], table.high
    fair = limit_of(table, turn.seat)
    means = (
        player.total
        + player.money
        - (0 if table.reds < RED_FRAMES - 1 else least_of_others(table, turn.seat))
        - 1
    )
    raises = [cheapest(player, aim, means) for aim in (high, max(high + LEAP, fair - 1))]
    calls: list[Action] = [Raise(cards) for cards in dict.fromkeys(raises) if cards]
    within = bool(calls) and player.total + sum(raises[0]) <= fair
    return [*calls[:1], Pass(), *calls[1:]] if within else [Pass(), *calls[:1]]

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
from games.high_society.rules.auctions import DiscardToThief, SealedBid, Turn
from games.high_society.rules.limits import cheapest
from games.high_society.rules.standings import LOSS
from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player
from games.moves import Action

HOPE = 3.4
"""Points that an auction to come brings somebody: the luxury cards have 55, and all cards are
sixteen. What a recognition or the arrest works upon besides the cards won.
"""
HONOUR = 1.2
"""How much more a point by doubling is worth than one of a luxury card: it multiplies those to
come, too.
"""
DREAD = 2.5
"""How much more a point lost is worth than one gained: one misfortune spoils all luxuries."""
BOLDNESS = 0.5
"""How much of a fair share somebody bids."""
TRUST = 0.025
"""By what share of the poorest one's money somebody expects that one to become poorer still in
each auction to come.
"""
LEAST_LUXURY = 2
"""What the thief will cost somebody who has no luxury card yet, in points."""
RASHNESS = 15
"""By how much more than it can spend somebody may think of bidding while the end is far."""
LEAP = 4
"""By how much somebody raises who wants to frighten the others off."""
DOUBTS = (1.0, 0.7, 1.4, 0.4, 2.0)
"""How many times the fair price somebody thinks of handing in, sealed."""
WHIM = range(75, 126)
"""Per cent of the fair price at which somebody may stop: nobody knows another's mind."""


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
    whim = (WHIM.start + chance.below(len(WHIM))) / 100
    return _limit(table, seat, whim)


def _limit(table: HighSocietyTable, seat: Seat, whim: float) -> int:
    means = spendable(table, seat)
    if means <= 0:
        return 0
    card = table.under_the_hammer
    player, hopes = table.players[seat], HOPE * to_come(table) / len(table.players)
    mine = worth_now(player, card, hopes)
    rest = sold(table) * sum([worth_of(player, other, hopes) for other in table.deck])
    share = means * len(table.players) * BOLDNESS * mine / (mine + rest) if mine > 0 else 0.0
    return min(MOST_LIMIT, int(min(share * whim, means)))


def spendable(table: HighSocietyTable, seat: Seat) -> int:
    """Return how much *seat* can spend on the card under the hammer without ending as the poorest,
    as far as one can tell.
    """
    player = table.players[seat]
    least = least_of_others(table, seat)
    trust = TRUST * to_come(table) if table.reds < RED_FRAMES - 1 else 0.0
    return player.money + player.total - int(least * (1 - trust)) - 1


def owned(player: Player, card: Card) -> int:
    """Return what *player* will have if somebody else takes *card*: bids come back if it is bought,
    and else are lost.
    """
    return player.money + (player.total if card.auction is Auction.BUY else 0)


def least_of_others(table: HighSocietyTable, seat: Seat) -> int:
    """Return what the poorest of the others will have if none of them takes the card."""
    card = table.under_the_hammer
    return min([owned(other, card) for at, other in enumerate(table.players) if at != seat])


def to_come(table: HighSocietyTable) -> float:
    """Return how many auctions follow the one under way, on average."""
    reds = RED_FRAMES - table.reds
    return (len(table.deck) + 1) * reds / (reds + 1) - 1


def sold(table: HighSocietyTable) -> float:
    """Return the share of the deck that will come under the hammer, on average."""
    return to_come(table) / len(table.deck) if table.deck else 0.0


def worth_now(player: Player, card: Card, hopes: float) -> float:
    """Return the same as `worth_of` for the card under the hammer: the thief who waits with a
    player takes this luxury, and so spares the later ones.
    """
    worth = worth_of(player, card, hopes)
    if player.robbed and card.kind is Kind.LUXURY:
        return worth * min(card.worth, LEAST_LUXURY) / card.worth
    return worth


def worth_of(player: Player, card: Card, hopes: float) -> float:
    """Return the points that *player*, who hopes for so many more, gains with a card or by avoiding
    it.
    """
    points, factor, least = 0.0, 1.0, 0
    for own in player.cards:
        match own.kind:
            case Kind.LUXURY:
                points += own.worth
                least = min(least or own.worth, own.worth)
            case Kind.RECOGNITION:
                factor *= 2
            case Kind.ARREST:
                factor /= 2
            case Kind.LOSS:
                points -= LOSS
    base = max(0.0, points + hopes)
    match card.kind:
        case Kind.LUXURY:
            return factor * card.worth
        case Kind.RECOGNITION:
            return HONOUR * factor * base
        case Kind.LOSS:
            return DREAD * factor * min(float(LOSS), base)
        case Kind.ARREST:
            return DREAD * factor * base / 2
        case Kind.THIEF:
            return DREAD * factor * (least or LEAST_LUXURY)


def consider(table: HighSocietyTable, decision: Decision, _chance: Chance) -> list[Action]:
    """Return the moves that are worth a thought, the likeliest first."""
    seat = decision.seat
    match decision:
        case Turn():
            return _calls(table, decision)
        case SealedBid():
            fair = [_limit(table, seat, whim) for whim in DOUBTS]
            return [Submit(most) for most in dict.fromkeys([*fair, 0])]
    return [Discard(min(table.players[seat].luxuries, key=lambda card: card.worth))]


def _calls(table: HighSocietyTable, turn: Turn) -> list[Action]:
    """To pass, the lowest raise, and a leap that may frighten the others off; never what leaves one
    poorest when the next card may end the game.
    """
    player, high = table.players[turn.seat], table.high
    means = spendable(table, turn.seat)
    if table.reds < RED_FRAMES - 1:
        means = min(means + RASHNESS, player.total + player.money - 1)
    fair = _limit(table, turn.seat, 1.0)
    raises = [cheapest(player, aim, means) for aim in (high, max(high + LEAP, fair - 1))]
    calls: list[Action] = [Raise(cards) for cards in dict.fromkeys(raises) if cards]
    within = bool(calls) and player.total + sum(raises[0]) <= fair
    return [*calls[:1], Pass(), *calls[1:]] if within else [Pass(), *calls]

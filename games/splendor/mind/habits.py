"""How an experienced player plays Splendor: the moves worth a thought, the likeliest first.

The rules, one after the other: buy what wins; buy the card that is worth most for its price, with
as little gold as possible; take the tokens that bring the best cards nearer, never single ones for
want of a plan; reserve a card that is wanted soon or that the next player would buy; draw blind
only when nothing else is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from games.chance import Chance
from games.engine import Decision, Seat
from games.moves import Action
from games.splendor.actions import (
    Buy,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    TakeDifferent,
    TakeTwo,
)
from games.splendor.catalogue import GEMS, GOLD, LEVELS, NOBLE_POINTS, Card, Colour, Tokens
from games.splendor.mind.prospects import NEAR, bonuses_of, lacked, would_win
from games.splendor.rules.rounds import Turn
from games.splendor.rules.turn_ends import ChooseNoble, ReturnTokens
from games.splendor.table import DIFFERENT, FULL_PILE, GOAL, MOST_RESERVED, Player, SplendorTable
from games.tally import cheapest

BONUS = 0.7
"""What any bonus is worth, in points, at the beginning of the game."""
WANTED = 0.12
"""What a bonus is worth for each card in sight that asks for its colour."""
NOBLE = 1.2
"""What a bonus is worth that a noble asks for, divided by what that noble asks for still."""
PRICE = 0.16
"""What a token paid is worth."""
GOLD_PRICE = 0.35
DOUBLE = 0.85
"""How much the second token of a colour counts of what the first does."""
FULL = 8
"""With so many tokens in hand it is time to spend, not to take."""
WHIMS = 12
"""In how many of a hundred moves a player does the second-best thing."""

_TAKE = {
    ranks: TakeDifferent(Tokens.of(GEMS[rank] for rank in ranks))
    for size in range(1, DIFFERENT + 1)
    for ranks in combinations(range(5), size)
}
_TAKE_TWO = [TakeTwo(gem) for gem in GEMS]


def habit(table: SplendorTable, decision: Decision, chance: Chance) -> Action | None:
    """Do the best thing in sight, sometimes the next best."""
    if isinstance(decision, Turn):
        if chance.below(100) >= WHIMS:
            return _turns(table, table.players[decision.seat], brief=True)[0]
        liked: Sequence[Action] = _turns(table, table.players[decision.seat])
        return liked[0 if _ends(table, decision.seat, liked[0]) else min(1, len(liked) - 1)]
    liked = consider(table, decision, chance)
    return liked[0] if liked else None


def consider(table: SplendorTable, decision: Decision, chance: Chance) -> Sequence[Action]:
    """Return the moves worth a thought, the likeliest first."""
    match decision:
        case Turn(seat):
            return _turns(table, table.players[seat])
        case ReturnTokens(seat):
            return _returns(table, table.players[seat])
        case ChooseNoble(seat):
            willing = table.qualifying(table.players[seat])
            return [Receive(noble) for noble in willing]
    return []


def values(table: SplendorTable, player: Player) -> list[tuple[float, Card]]:
    """Return what the cards within reach are worth to *player*, in points."""
    bonuses = bonuses_of(player)
    cards = table.within_reach(player)
    demand = [0, 0, 0, 0, 0]
    for card in cards:
        for rank, count in card.dues:
            if count > bonuses[rank]:
                demand[rank] += 1 + (card.points > 2)
    left = max(0.2, 1 - max(other.points for other in table.players) / (GOAL + 3))
    gains = [(BONUS + WANTED * demand[rank]) * left for rank in range(5)]
    for noble in table.nobles:
        short = sum(
            [
                max(0, due - bonus)
                for due, bonus in zip(noble.requires.counts, bonuses, strict=False)
            ]
        )
        for rank in range(5):
            if noble.requires.counts[rank] > bonuses[rank]:
                gains[rank] += NOBLE / short
                if short == 1:
                    gains[rank] += noble.points - NOBLE
    return [(card.points + gains[card.bonus.rank], card) for card in cards]


@dataclass(slots=True)
class _Prospects:
    """What a player could buy now, what is worth saving for, and which tokens that asks for."""

    buys: list[tuple[float, Card]] = field(default_factory=list)
    wanted: list[tuple[float, Card]] = field(default_factory=list)
    demand: list[float] = field(default_factory=lambda: [0.0] * 5)
    second: list[float] = field(default_factory=lambda: [0.0] * 5)
    """What a further token of a colour is worth."""

    @property
    def tempting(self) -> bool:
        """Whether there is a purchase that is worth its price."""
        return bool(self.buys) and self.buys[0][0] > 0


def _prospects(table: SplendorTable, player: Player) -> _Prospects:
    bonuses, tokens = bonuses_of(player), player.tokens.counts
    found, enough = _Prospects(), GOAL - NOBLE_POINTS - player.points
    for value, card in values(table, player):
        wins = card.points >= enough and would_win(table, player, card)
        missing = paid = 0
        short: list[tuple[int, int]] = []
        for rank, count in card.dues:
            due = count - bonuses[rank]
            if due > 0:
                paid += due
                if due > tokens[rank]:
                    missing += due - tokens[rank]
                    short.append((rank, due - tokens[rank]))
        if missing <= tokens[5]:
            net = value - PRICE * paid - GOLD_PRICE * missing
            found.buys.append((net + 100 * wins, card))
            continue
        weight = (value - PRICE * 0.5 * paid) * NEAR[min(missing - tokens[5], 14)]
        weight *= 1 + wins
        found.wanted.append((weight, card))
        for rank, gap in short if weight > 0 else ():
            found.demand[rank] += weight * weight
            if gap > 1:
                found.second[rank] += weight * weight
    found.buys.sort(key=_first, reverse=True)
    found.wanted.sort(key=_first, reverse=True)
    return found


def _turns(table: SplendorTable, player: Player, *, brief: bool = False) -> list[Action]:
    """The moves of a turn; in *brief* only a purchase that is good enough to think no further."""
    found, held = _prospects(table, player), player.tokens.total
    bonuses = player.bonuses
    purchases: list[Action] = [
        Buy(card, cheapest(card.cost.beyond(bonuses), player.tokens, GOLD))
        for _, card in found.buys[: 1 if brief else 4]
    ]
    spending = found.tempting or bool(purchases and held >= FULL)
    if brief and spending:
        return purchases
    # Whoever can hold no more would only exchange tokens.
    idle = found.tempting and held >= table.token_limit
    takes = [] if idle else _takes(table, found.demand, found.second, held)
    reserves = _reserves(table, player, found.wanted)
    if spending:
        liked = [purchases[0], *takes[:1], *purchases[1:2], *reserves[:1]]
    elif held > FULL and reserves:
        liked = [reserves[0], *takes[:1], *purchases[:1]]
    else:
        liked = [*takes[:2], *purchases[:1], *reserves[:1]]
    rest = [*takes[:6], *purchases[1:], *reserves[:3]]
    return list(dict.fromkeys([*liked, *rest])) or _last_resorts(table, player)


def _takes(
    table: SplendorTable, demand: Sequence[float], second: Sequence[float], held: int
) -> list[Action]:
    """The tokens to take, those that help most first."""
    bank = table.bank.counts
    there = [rank for rank in range(5) if bank[rank]]
    size = min(DIFFERENT, len(there))
    spare = table.token_limit - held
    found: list[tuple[float, Action]] = []
    if size:
        for ranks in combinations(there, size):
            gains = [demand[rank] for rank in ranks]
            if spare < size:
                gains = sorted(gains, reverse=True)[: max(1, spare)]
            found.append((sum(gains), _TAKE[ranks]))
    for rank in there:
        if bank[rank] >= FULL_PILE:
            gain = demand[rank] + DOUBLE * second[rank] if spare > 1 else demand[rank]
            found.append((gain, _TAKE_TWO[rank]))
    found.sort(key=_first, reverse=True)
    return [action for _, action in found]


def _reserves(
    table: SplendorTable, player: Player, wanted: Sequence[tuple[float, Card]]
) -> list[Action]:
    """The cards to reserve: what the player wants soon, or what the next one would buy."""
    if len(player.hand) >= MOST_RESERVED:
        return []
    own = {reserved.card for reserved in player.hand}
    seats = len(table.players)
    me = next(seat for seat in range(seats) if table.players[seat] is player)
    rival = table.players[(me + 1) % seats]
    bonuses, tokens = bonuses_of(rival), rival.tokens.counts
    ranked: list[tuple[float, Card]] = []
    for weight, card in wanted:
        if card in own:
            continue
        threat = 0.0
        if lacked(card, bonuses, tokens) == 0:
            threat = card.points + 20 * would_win(table, rival, card)
        ranked.append((weight + 0.4 * threat, card))
    ranked.sort(key=_first, reverse=True)
    return [Reserve(card) for _, card in ranked]


def _last_resorts(table: SplendorTable, player: Player) -> list[Action]:
    if len(player.hand) < MOST_RESERVED:
        unseen = [level for level in LEVELS if table.rows[level - 1].deck]
        if table.face_up:
            return [Reserve(card) for card in table.face_up]
        if unseen:
            return [ReserveUnseen(level) for level in unseen]
    return [Pass()]


def _returns(table: SplendorTable, player: Player) -> list[Action]:
    """What to give back: the colours that bring no wanted card nearer; gold never by choice."""
    bonuses, tokens = bonuses_of(player), list(player.tokens.counts)
    use = [0.0] * 5
    for value, card in values(table, player):
        missing = lacked(card, bonuses, tokens)
        weight = (value * NEAR[min(missing, 14)]) ** 2
        for rank, count in card.dues:
            need = min(tokens[rank], count - bonuses[rank])
            if need > 0:
                use[rank] += weight * need
    excess = player.tokens.total - table.token_limit

    def given(first: int | None) -> Return:
        left = tokens[:]
        gone: list[Colour] = []
        for step in range(excess):
            ranks = [rank for rank in range(5) if left[rank]]
            if step == 0 and first is not None:
                rank = first
            elif ranks:
                rank = min(ranks, key=lambda rank: use[rank] / left[rank] ** 0.5)
            else:
                rank = 5
            left[rank] -= 1
            gone.append(GOLD if rank == 5 else GEMS[rank])
        return Return(Tokens.of(gone))

    held = sorted([rank for rank in range(5) if tokens[rank]], key=lambda rank: use[rank])
    return list(dict.fromkeys([given(None), *[given(rank) for rank in held[:3]]]))


def _ends(table: SplendorTable, seat: Seat, action: Action) -> bool:
    """Whether *action* buys a card that reaches the goal."""
    return isinstance(action, Buy) and would_win(table, table.players[seat], action.card)


def _first(pair: tuple[float, object]) -> float:
    return pair[0]

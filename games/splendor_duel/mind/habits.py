"""How an experienced player plays Splendor Duel: the moves worth a thought, the likeliest first.

The rules, one after the other: buy what wins; keep the opponent from winning; buy the card that is
worth most for its price, with as little gold as possible; use a privilege where it completes a
purchase; take lines of tokens that bring the best cards nearer, never single tokens while lines
lie there; replenish a poor board; reserve what is wanted soon; draw blind only when nothing else
is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from games.chance import Chance
from games.engine import Decision, Seat
from games.moves import Action
from games.questions import DEEPEST
from games.splendor_duel.actions import (
    Buy,
    Discard,
    Pass,
    Replenish,
    Reserve,
    ReserveUnseen,
    SpendPrivilege,
    Steal,
    Take,
    TakeMatching,
    TakeRoyal,
)
from games.splendor_duel.catalogue import COLOURS, GOLD, LEVELS, LINES, PEARL, Card, Colour, Tokens
from games.splendor_duel.events import Goal
from games.splendor_duel.mind.card_values import CLOSE, COLOURED, VICTORY, wishes
from games.splendor_duel.mind.prospects import ABILITIES, NEAR, lacked, nearness, value, would_win
from games.splendor_duel.rules.discarding import DiscardTokens
from games.splendor_duel.rules.effects import ChooseLoot, ChooseMatching, ChooseRoyal
from games.splendor_duel.rules.lines import is_penalised
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import GOALS, MOST_RESERVED, MOST_TOKENS, DuelTable, Player
from games.tally import cheapest

PRICE = 0.16
"""What a token paid is worth."""
GOLD_PRICE = 0.35
DOUBLE = 0.85
"""How much the second token of a colour counts of what the first does."""
TOKEN = 0.25
"""What any token is worth, whether a card asks for it or not."""
PEARLS = 30.0
"""What a pearl is kept for, as there are but two."""
PENALTY = 1.0
"""What a privilege for the opponent costs."""
POOR = 9
"""With fewer tokens on the board than these, replenishing is worth a thought."""
LONGEST = 3
"""So many tokens are in the longest line."""
FULL = 8
"""With so many tokens in hand it is time to spend, not to take."""
WHIMS = 12
"""In how many of a hundred moves a player does the second-best thing."""
FEW = 2
"""With no more different lines than these, shorter ones are worth a thought."""
_LINES = tuple(
    tuple(
        (Take(line), tuple(cell.index for cell in line.cells))
        for line in LINES.values()
        if len(line.cells) == length
    )
    for length in (LONGEST, 2, 1)
)
"""The lines by their length, the longest first, with the places of their cells."""

_Taking: TypeAlias = tuple[Take, list[int], list[int], float]
"""A line, the ranks of the tokens in it, those that repeat an earlier one, and what it costs."""


def habit(table: DuelTable, decision: Decision, chance: Chance) -> Action | None:
    """Do the best thing in sight, sometimes the next best."""
    if not isinstance(decision, Turn):
        liked = consider(table, decision, chance)
        return liked[0] if liked else None
    if chance.below(100) >= WHIMS:
        return _turns(table, decision.seat, brief=True)[0]
    first, *others = _turns(table, decision.seat)
    return first if not others or _ends(table, decision.seat, first) else others[0]


def consider(table: DuelTable, decision: Decision, chance: Chance) -> Sequence[Action]:
    """Return the moves worth a thought, the likeliest first."""
    match decision:
        case Turn(seat):
            return _turns(table, seat)
        case DiscardTokens(seat):
            return _discards(table, seat)
        case ChooseMatching(_, colour):
            return [TakeMatching(cell) for cell in table.cells_with(colour)[:2]]
        case ChooseLoot(seat):
            return _loot(table, seat)
        case ChooseRoyal(seat):
            return _royals(table, seat)
    return []


@dataclass(slots=True)
class _Prospects:
    """What a player could buy now, what is worth saving for, and which tokens that asks for."""

    gains: list[float]
    """What a bonus of each colour is worth."""
    buys: list[tuple[float, Card]] = field(default_factory=list)
    wanted: list[tuple[float, Card]] = field(default_factory=list)
    demand: list[float] = field(default_factory=lambda: [*[TOKEN] * 5, 2 * TOKEN, TOKEN])
    second: list[float] = field(default_factory=lambda: [*[TOKEN] * 5, 2 * TOKEN, TOKEN])
    """What a further token of a colour is worth."""

    @property
    def best(self) -> float:
        """What the best purchase is worth beyond its price."""
        return self.buys[0][0] if self.buys else 0.0


def _prospects(table: DuelTable, seat: Seat) -> _Prospects:
    player = table.players[seat]
    bonuses, tokens = player.bonuses.counts, player.tokens.counts
    valued, gains = wishes(table, seat)
    found = _Prospects(gains)
    for worth, card, missing in valued:
        paid = sum([max(0, count - bonuses[rank]) for rank, count in card.dues])
        if missing == 0 and (not card.wild or any(bonuses)):
            golden = sum([max(0, count - bonuses[r] - tokens[r]) for r, count in card.dues])
            found.buys.append((worth - PRICE * paid - GOLD_PRICE * golden, card))
            continue
        weight = (min(worth, 12.0) - PRICE * 0.5 * paid) * NEAR[min(missing, 14)]
        found.wanted.append((weight, card))
        for rank, count in card.dues if weight > 0 else ():
            gap = count - bonuses[rank] - tokens[rank]
            if gap > 0:
                found.demand[rank] += weight * weight / 4
            if gap > 1:
                found.second[rank] += weight * weight / 4
    found.buys.sort(key=_first, reverse=True)
    found.wanted.sort(key=_first, reverse=True)
    return found


def _turns(table: DuelTable, seat: Seat, *, brief: bool = False) -> list[Action]:
    """The moves of a turn; in *brief* only a purchase that is good enough to think no further."""
    player, found = table.players[seat], _prospects(table, seat)
    held = player.tokens.total
    purchases = _purchases(player, found.buys, found.gains)
    spending = bool(purchases) and (found.best > 0 or held >= FULL)
    if brief and spending:
        return purchases[:1]
    takes = _takes(table, found.demand, found.second, MOST_TOKENS - held)
    reserves = _reserves(table, seat, found.wanted)
    spends = _spends(table, player, found.demand)
    lying = sum([colour is not None and colour is not GOLD for colour in table.board])
    # Nobody fills the board, and gives a privilege for it, who has no room for what lies there.
    room = held + LONGEST <= MOST_TOKENS or not lying
    poor = bool(table.bag) and lying < POOR and found.best < VICTORY / 2 and room
    fresh: list[Action] = [Replenish()] if poor else []
    if spending:
        liked = [purchases[0], *takes[:1], *purchases[1:3], *spends[:1], *reserves[:1]]
    elif held > FULL and reserves:
        liked = [reserves[0], *takes[:1], *spends[:1], *purchases[:1]]
    elif poor and lying < POOR - 3:
        liked = [*fresh, *takes[:2], *purchases[:1], *reserves[:1]]
    elif spends and held < FULL and player.privileges > 1:
        liked = [spends[0], *takes[:2], *purchases[:1], *reserves[:1]]
    else:
        liked = [*takes[:2], *purchases[:1], *reserves[:1], *spends[:1], *fresh]
    rest = [*takes[:5], *purchases, *reserves[:3], *fresh, *spends]
    return list(dict.fromkeys([*liked, *rest])) or _last_resorts(table, player)


def _purchases(
    player: Player, buys: Sequence[tuple[float, Card]], gains: Sequence[float]
) -> list[Action]:
    found: list[Action] = []
    prestige = player.prestige.counts
    for _, card in buys[:5]:
        payment = cheapest(player.price(card), player.tokens, GOLD)
        if not card.wild:
            found.append(Buy(card, payment))
            continue
        colours = sorted(
            player.copies(card),
            key=lambda colour: (
                prestige[colour.rank] + card.points >= GOALS[Goal.COLOUR],
                gains[colour.rank] + COLOURED * card.points * prestige[colour.rank],
            ),
            reverse=True,
        )
        found += [Buy(card, payment, colour) for colour in colours[:2]]
    return found


@lru_cache(maxsize=2048)
def _lines_on(board: tuple[Colour | None, ...]) -> tuple[tuple[_Taking, ...], ...]:
    """The lines that can be taken, by their length; of lines with the same tokens the first.

    A search meets the same boards again and again.
    """
    ranks = [colour.rank if colour is not None else GOLD.rank for colour in board]
    found = []
    for lines in _LINES:
        some: dict[tuple[int, ...], _Taking] = {}
        for take, cells in lines:
            taken = tuple(sorted([ranks[cell] for cell in cells]))
            if taken[-1] != GOLD.rank and taken not in some:
                fresh = [rank for place, rank in enumerate(taken) if rank not in taken[:place]]
                again = [rank for place, rank in enumerate(taken) if rank in taken[:place]]
                penalty = PENALTY * is_penalised(COLOURS[rank] for rank in taken)
                some[taken] = (take, fresh, again, penalty)
        found.append(tuple(some.values()))
    return tuple(found)


def _takes(
    table: DuelTable, first: Sequence[float], second: Sequence[float], room: int
) -> list[Action]:
    """The lines to take, those that help most first, each set of tokens once.

    Shorter lines only where there are few longer ones, or no room for three tokens.
    """
    found: list[tuple[float, Action]] = []
    for length, lines in zip((LONGEST, 2, 1), _lines_on(table.board), strict=True):
        for take, fresh, again, penalty in lines:
            gains = [first[rank] for rank in fresh]
            gains += [DOUBLE * second[rank] for rank in again]
            if length > room:
                gains = sorted(gains, reverse=True)[: max(1, room)]
            found.append((sum(gains) - penalty, take))
        if len(found) > FEW and room >= LONGEST:
            break
    found.sort(key=_first, reverse=True)
    return [action for _, action in found]


def _spends(table: DuelTable, player: Player, demand: Sequence[float]) -> list[Action]:
    """The tokens to spend a privilege on, the most wanted first, each colour once."""
    if not player.privileges or table.replenished:
        return []
    spots = {spot.colour: spot for spot in table.open_spots}
    ranked = sorted(spots.values(), key=lambda spot: -demand[spot.colour.rank])
    return [SpendPrivilege(spot.cell) for spot in ranked[:2]]


def _reserves(table: DuelTable, seat: Seat, wanted: Sequence[tuple[float, Card]]) -> list[Action]:
    """The cards to reserve: those that the opponent would win with or buy, or that are wanted."""
    player = table.players[seat]
    gold = table.cells_with(GOLD)
    if not gold or len(player.reserved) >= MOST_RESERVED:
        return []
    own = {held.card for held in player.reserved}
    rival = table.players[1 - seat]
    bonuses, tokens = rival.bonuses.counts, rival.tokens.counts
    close = nearness(rival) > CLOSE
    threats = {
        card: value(rival, card) + VICTORY * (close and would_win(table, rival, card))
        for card in table.face_up
        if not lacked(card, bonuses, tokens)
    }
    weights = {card: weight for weight, card in wanted}
    ranked = [
        (weights.get(card, 0.0) + 0.25 * threats.get(card, 0.0), card)
        for card in table.face_up
        if card not in own
    ]
    ranked.sort(key=_first, reverse=True)
    return [Reserve(card, gold[0]) for _, card in ranked]


def _last_resorts(table: DuelTable, player: Player) -> list[Action]:
    if table.bag:
        return [Replenish()]
    gold = table.cells_with(GOLD)
    if gold and len(player.reserved) < MOST_RESERVED:
        return [ReserveUnseen(level, gold[0]) for level in LEVELS if table.rows[level - 1].deck]
    return [Pass()]


def _discards(table: DuelTable, seat: Seat) -> list[Action]:
    """What to put back: the colours that bring no wanted card nearer; gold and pearls last."""
    player = table.players[seat]
    bonuses, tokens = player.bonuses.counts, list(player.tokens.counts)
    use = [0.0] * 5 + [PEARLS, 10 * VICTORY]
    for worth, card, missing in wishes(table, seat)[0]:
        weight = (min(worth, 12.0) * NEAR[min(missing, 14)]) ** 2
        for rank, count in card.dues:
            need = min(tokens[rank], count - bonuses[rank])
            if need > 0:
                use[rank] += weight * need
    excess = min(sum(tokens) - MOST_TOKENS, DEEPEST)

    def given(begin: int | None) -> Discard:
        left, gone = tokens[:], list[Colour]()
        for step in range(excess):
            ranks = [rank for rank in range(7) if left[rank]]
            rank = min(ranks, key=lambda rank: use[rank] / left[rank] ** 0.5)
            if step == 0 and begin is not None:
                rank = begin
            left[rank] -= 1
            gone.append(COLOURS[rank])
        return Discard(Tokens.of(gone))

    held = sorted([rank for rank in range(6) if tokens[rank]], key=lambda rank: use[rank])
    return list(dict.fromkeys(given(begin) for begin in chain([None], held[:3])))


def _loot(table: DuelTable, seat: Seat) -> list[Action]:
    """What to steal: what one wants and what the opponent needs."""
    demand = [TOKEN] * 7
    demand[PEARL.rank] = 3 * TOKEN
    for thief in (seat, Seat(1 - seat)):
        bonuses = table.players[thief].bonuses.counts
        for worth, card, missing in wishes(table, thief)[0]:
            for rank, count in card.dues:
                if count > bonuses[rank]:
                    demand[rank] += min(worth, 12.0) * NEAR[min(missing, 14)] / 4
    there = [colour for colour in table.players[1 - seat].tokens.present if colour is not GOLD]
    there.sort(key=lambda colour: -demand[colour.rank])
    return [Steal(colour) for colour in there[:3]]


def _royals(table: DuelTable, seat: Seat) -> list[Action]:
    """The royals to take, one that wins before those with more to offer."""
    room = GOALS[Goal.POINTS] - table.players[seat].points
    ranked = sorted(
        table.royals,
        key=lambda royal: (
            royal.points >= room,
            royal.points + (ABILITIES[royal.ability] if royal.ability else 0.0),
        ),
        reverse=True,
    )
    return [TakeRoyal(royal) for royal in ranked]


def _ends(table: DuelTable, seat: Seat, action: Action) -> bool:
    """Whether *action* buys a card that wins."""
    return isinstance(action, Buy) and would_win(table, table.players[seat], action.card)


def _first(pair: tuple[float, object]) -> float:
    return pair[0]

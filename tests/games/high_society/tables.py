"""Tables of High Society laid out by hand, and moves made on them in notation.

Status cards that a test does not name lie in the deck, and money that it does not name is spent.
"""

from collections.abc import Collection, Mapping

from games.chance import Chance
from games.engine import Seat, begin, play
from games.high_society.actions import Submit
from games.high_society.catalogue import CARDS, MONEY, RED_FRAMES, Card
from games.high_society.rules.auctions import Auction, Award, Bidding, Recap, SealedBids, Theft
from games.high_society.rules.standings import standings
from games.high_society.table import HighSocietyTable, Player
from games.moves import Action, Illegal
from tests.games.moves import offers

ANN, BEN, CLEO, DAN, EVE = (Seat(seat) for seat in range(5))
FULL = " ".join(map(str, MONEY))


def money(values: str) -> tuple[int, ...]:
    return tuple(int(value) for value in values.split())


def cards(ids: str) -> list[Card]:
    """Status cards: `9` is luxury 9, `x1` the first recognition, the others go by their names."""
    return [CARDS[_id(short)] for short in ids.split()]


def player(hand: str = FULL, *, bid: str = "", won: str = "", passed: bool = False) -> Player:
    """A player; what is neither in the hand nor in the bid has been spent."""
    in_hand, laid = money(hand), money(bid)
    if hand == FULL:
        in_hand = tuple(value for value in in_hand if value not in laid)
    spent = tuple(value for value in MONEY if value not in in_hand + laid)
    return Player(hand=in_hand, bid=laid, spent=spent, cards=cards(won), passed=passed)


def lay(
    *players: Player,
    card: str = "5",
    starter: Seat = ANN,
    turn: Seat | None = None,
    deck: str = "",
    **options: bool,
) -> HighSocietyTable:
    """A table in the middle of the auction of *card*: *turn*, or else the starter, is next; *deck*
    is what comes.
    """
    table = _laid(players, card, deck, starter, options)
    sealed = options.get("sealed", False)
    (table.card,) = cards(card)
    table.auction = 1
    table.then(
        *([SealedBids()] if sealed else []),
        Bidding(starter if turn is None else turn),
        *([Recap()] if sealed else []),
        Award(),
        Theft(),
        Auction(2),
    )
    return begin(table).table


def between(*players: Player, deck: str, starter: Seat = ANN, **options: bool) -> HighSocietyTable:
    """A table at which the starter has just turned up the first card of *deck*."""
    table = _laid(players, "", deck, starter, options)
    table.then(Auction(1))
    return begin(table).table


def ended(*players: Player, **options: bool) -> HighSocietyTable:
    """A game that is over."""
    table = _laid(players, "", "", ANN, options)
    table.reds = RED_FRAMES
    return table


def sealed(table: HighSocietyTable, limits: Mapping[Seat, int]) -> HighSocietyTable:
    """The table after everybody has handed in a limit, 0 to pass."""
    for seat, limit in limits.items():
        table = play(table, seat, Submit(limit)).table
    return table


def legal(table: HighSocietyTable) -> set[str]:
    """Those of them that the rules do not refuse."""
    return {notation for notation, action in offers(table).items() if not _refused(table, action)}


def won(table: HighSocietyTable) -> list[str]:
    """The status cards before each player, by their short names."""
    return [" ".join(_short(card) for card in player.cards) for player in table.players]


def left(table: HighSocietyTable) -> list[int]:
    """How much money each hand comes to."""
    return [player.money for player in table.players]


def places(table: HighSocietyTable) -> list[tuple[Seat, int]]:
    """Who stands where: seat and place, best first."""
    return [(standing.seat, standing.place) for standing in standings(table)]


def _id(short: str) -> str:
    if short.isdecimal():
        return f"luxury-{short}"
    return f"recognition-{short[1:]}" if short.startswith("x") else short


def _short(card: Card) -> str:
    return card.id.removeprefix("luxury-").replace("recognition-", "x")


def _refused(table: HighSocietyTable, action: Action) -> bool:
    try:
        play(table, table.waiting[0].seat, action)
    except Illegal:
        return True
    return False


def _laid(
    players: Collection[Player], card: str, deck: str, starter: Seat, options: Mapping[str, bool]
) -> HighSocietyTable:
    """A table with the named status cards where they belong, all others below in the deck, and
    nothing planned.
    """
    gone = [*cards(card), *(held for player in players for held in player.cards)]
    coming = cards(deck)
    assert len({*gone, *coming}) == len(gone) + len(coming), "a card cannot lie in two places"
    rest = [other for other in CARDS.values() if other not in gone and other not in coming]
    return HighSocietyTable(
        chance=Chance(1),
        players=list(players),
        deck=[*rest[::-1], *coming[::-1]],
        starter=starter,
        sealed=options.get("sealed", False),
        standing_bids=options.get("standing_bids", not options.get("sealed", False)),
        hidden_scoring=options.get("hidden_scoring", False),
        money_first=options.get("money_first", False),
        reds=sum(held.red for held in gone),
    )

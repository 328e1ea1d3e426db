"""Tables of Splendor laid out by hand, and moves made on them in notation.

What a test does not care about is filled in so that every token, card and noble is where the rules
want it.
"""

from collections.abc import Collection

from games.chance import Chance
from games.engine import Seat
from games.splendor.catalogue import (
    CARDS,
    GEMS,
    GOLD_STOCK,
    LEVELS,
    NOBLES,
    STOCK,
    Card,
    Colour,
    Noble,
    Tokens,
)
from games.splendor.rules.rounds import EndOfRound, Turn
from games.splendor.table import ROW, Player, Reserved, Row, SplendorTable

ANN, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))


def tokens(notation: str = "") -> Tokens:
    return Tokens.parse(notation)


def cards(ids: str) -> list[Card]:
    return [CARDS[key] for key in ids.split()]


def nobles(ids: str) -> list[Noble]:
    return [NOBLES[key] for key in ids.split()]


def ids(pieces: Collection[Card | Noble]) -> str:
    return " ".join(piece.id for piece in pieces)


def player(
    held: str = "", *, bonuses: str = "", bought: str = "", hand: str = "", visited: str = ""
) -> Player:
    """A player; *bonuses* come from cards of level 1 without points; a `?` marks a card reserved
    unseen.
    """
    return Player(
        tokens=tokens(held),
        bought=[
            *cards(bought),
            *(card for colour, n in tokens(bonuses).items() for card in _plain(colour)[:n]),
        ],
        nobles=nobles(visited),
        hand=[Reserved(CARDS[key.rstrip("?")], blind=key.endswith("?")) for key in hand.split()],
    )


def lay(
    *players: Player,
    bank: str | None = None,
    rows: str = "",
    spent: Collection[int] = (),
    display: str | None = None,
    turn: Seat = ANN,
    **more: int | bool,
) -> SplendorTable:
    """A table at which *turn* is to act and Ann is the start player.

    The *rows* hold the cards named, filled up with others from decks that hold the rest; decks of
    levels *spent* are empty, and nothing is filled up from them.
    """
    table = SplendorTable(
        chance=Chance(1),
        players=list(players),
        bank=_rest(players) if bank is None else tokens(bank),
        rows=[_row(level, cards(rows), players, spent) for level in LEVELS],
        nobles=list(NOBLES.values())[: len(players) + 1] if display is None else nobles(display),
        first=ANN,
        safety_stop=20,
        round=1,
    )
    for name, value in more.items():
        setattr(table, name, value)
    table.then(*(Turn(Seat(seat)) for seat in range(turn, len(players))), EndOfRound(table.round))
    return table


def _plain(colour: Colour) -> list[Card]:
    return [
        card for card in CARDS.values() if (card.level, card.bonus, card.points) == (1, colour, 0)
    ][::-1]


def _rest(players: Collection[Player]) -> Tokens:
    full = Tokens((*[STOCK[len(players)]] * len(GEMS), GOLD_STOCK))
    for somebody in players:
        full -= somebody.tokens
    return full


def _row(
    level: int, named: Collection[Card], players: Collection[Player], spent: Collection[int]
) -> Row:
    gone = [
        card
        for somebody in players
        for card in (*somebody.bought, *(held.card for held in somebody.hand))
    ]
    assert len({*gone, *named}) == len(gone) + len(named), "a card cannot lie in two places"
    shown = [card for card in named if card.level == level]
    if level in spent:
        return Row(level=level, deck=[], cards=[*shown, *[None] * (ROW - len(shown))])
    others = [
        card
        for card in CARDS.values()
        if card.level == level and card not in gone and card not in shown
    ]
    missing = ROW - len(shown)
    return Row(level=level, deck=others[missing:][::-1], cards=[*shown, *others[:missing]])

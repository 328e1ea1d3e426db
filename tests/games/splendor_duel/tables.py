"""Tables of Splendor Duel laid out by hand, and moves made on them in notation.

What a test does not care about is filled in so that every token, card, royal and privilege is where
the rules want it.
"""

from collections.abc import Collection, Iterable

from games.chance import Chance
from games.engine import Seat
from games.splendor_duel.catalogue import (
    ALL_TOKENS,
    CARDS,
    CELL,
    CELLS,
    LEVELS,
    NO_TOKENS,
    PYRAMID,
    ROYALS,
    SPIRAL,
    Card,
    Cell,
    Colour,
    Owned,
    Tokens,
)
from games.splendor_duel.rules.discarding import Excess
from games.splendor_duel.rules.turns import EndOfTurn, Turn
from games.splendor_duel.table import PRIVILEGES, DuelTable, Player, Reserved, Row
from tests.games.moves import offers

ANN, BEN = Seat(0), Seat(1)
EXAMPLE = "WUGRK KYP.W RGWUR GYUK. PKYRG"
"""The board of the examples, row by row."""
Board = tuple[Colour | None, ...]
LETTERS = {colour.letter: colour for colour in Colour}


def tokens(notation: str = "") -> Tokens:
    return Tokens.parse(notation)


def cards(ids: str) -> list[Card]:
    return [CARDS[key] for key in ids.split()]


def ids(pieces: Iterable[Card]) -> str:
    return " ".join(piece.id for piece in pieces)


def cells(names: str) -> list[Cell]:
    return [CELL[name] for name in names.split()]


def player(
    held: str = "",
    *,
    privileges: int = 0,
    bonuses: str = "",
    bought: str = "",
    reserved: str = "",
    royals: str = "",
) -> Player:
    """A player; *bonuses* come from plain cards of level 1, `1-26:blue` is a wild card, `?` marks a
    blind one.
    """
    return Player(
        tokens=tokens(held),
        privileges=privileges,
        bought=[
            *map(owned, bought.split()),
            *(
                Owned(card, colour)
                for colour, n in tokens(bonuses).items()
                for card in _plain(colour)[:n]
            ),
        ],
        royals=[ROYALS[key] for key in royals.split()],
        reserved=[
            Reserved(CARDS[key.rstrip("?")], blind=key.endswith("?")) for key in reserved.split()
        ],
    )


def owned(key: str) -> Owned:
    """A bought card; a wild one by its id and its colour."""
    name, _, colour = key.partition(":")
    return Owned(CARDS[name], Colour(colour) if colour else CARDS[name].bonus)


def lay(
    ann: Player | None = None,
    ben: Player | None = None,
    *,
    board: str | dict[str, str] | None = None,
    bag: str | None = None,
    pyramid: str = "",
    spent: Collection[int] = (),
    turn: Seat = ANN,
    **more: int | bool,
) -> DuelTable:
    """A table at which *turn* is to act.

    The *board* is given row by row, or by the cells of each kind of token; without it everything
    that nobody holds and that is not in the *bag* lies along the spiral. Without a *bag* it holds
    what is left. The *pyramid* holds the cards named, filled up with others from decks that hold
    the rest; decks of levels *spent* are empty, and nothing is filled up from them.
    """
    players = [ann or player(), ben or player()]
    laid = _board(board, players, bag)
    held = sum(
        (somebody.tokens for somebody in players), Tokens.of(colour for colour in laid if colour)
    )
    taken = {royal for somebody in players for royal in somebody.royals}
    table = DuelTable(
        chance=Chance(1),
        players=players,
        board=laid,
        bag=ALL_TOKENS - held if bag is None else tokens(bag),
        supply=PRIVILEGES - sum(somebody.privileges for somebody in players),
        rows=[_row(level, cards(pyramid), players, spent) for level in LEVELS],
        royals=[royal for royal in ROYALS.values() if royal not in taken],
        first=ANN,
        active=turn,
        safety_stop=40,
        turn=1,
    )
    for name, value in more.items():
        setattr(table, name, value)
    assert held <= ALL_TOKENS, "there are not so many tokens"
    assert table.supply >= 0, "there are not so many privileges"
    table.then(Turn(turn), Excess(turn), EndOfTurn(turn))
    return table


def kinds(table: DuelTable) -> set[str]:
    """The first words of what whoever must act is offered."""
    return {notation.split()[0] for notation in offers(table)}


def privileges(table: DuelTable) -> tuple[int, int, int]:
    """Of Ann, of Ben, and in the supply."""
    return table.players[ANN].privileges, table.players[BEN].privileges, table.supply


def on_board(table: DuelTable) -> Tokens:
    return Tokens.of(colour for colour in table.board if colour)


def _plain(colour: Colour) -> list[Card]:
    found = [
        card
        for card in CARDS.values()
        if (card.level, card.bonus, card.points, card.crowns) == (1, colour, 0, 0)
    ]
    return found[::-1]


def _board(
    wanted: str | dict[str, str] | None, players: Collection[Player], bag: str | None
) -> Board:
    laid: dict[Cell, Colour] = {}
    match wanted:
        case str():
            letters = wanted.replace(" ", "")
            laid = {
                cell: LETTERS[letter]
                for cell, letter in zip(CELLS, letters, strict=True)
                if letter != "."
            }
        case dict():
            laid = {
                cell: LETTERS[letter] for letter, names in wanted.items() for cell in cells(names)
            }
        case None:
            left = (
                ALL_TOKENS
                - sum((somebody.tokens for somebody in players), NO_TOKENS)
                - tokens(bag or "")
            )
            colours = [colour for colour, count in left.items() for _ in range(count)]
            laid = dict(zip(SPIRAL, colours, strict=False))
    return tuple(laid.get(cell) for cell in CELLS)


def _row(
    level: int, named: Collection[Card], players: Collection[Player], spent: Collection[int]
) -> Row:
    gone = [bought.card for somebody in players for bought in somebody.bought]
    gone += [held.card for somebody in players for held in somebody.reserved]
    assert len({*gone, *named}) == len(gone) + len(named), "a card cannot lie in two places"
    shown = [card for card in named if card.level == level]
    if level in spent:
        return Row(level=level, deck=[], cards=[*shown, *[None] * (PYRAMID[level] - len(shown))])
    others = [
        card
        for card in CARDS.values()
        if card.level == level and card not in gone and card not in shown
    ]
    missing = PYRAMID[level] - len(shown)
    return Row(level=level, deck=others[missing:][::-1], cards=[*shown, *others[:missing]])

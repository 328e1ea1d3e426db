"""Tables of The Princes of Florence laid out by hand, and moves made on them in notation.

What a test does not care about is filled in so that every card and tile is where the rules want it.
"""

from collections.abc import Collection, Mapping
from typing import TypeVar

from games.chance import Chance
from games.engine import Event, Seat, run
from games.princes_of_florence.catalogue import (
    BONUSES,
    BUILDINGS,
    COLUMNS,
    LANDSCAPES,
    PLACES_OF,
    PRESTIGE,
    PROFESSIONS,
    TILES,
    Bonus,
    Freedom,
    Place,
    Prestige,
    Profession,
    mask_of,
)
from games.princes_of_florence.events import Phase
from games.princes_of_florence.figures import (
    BUILDERS,
    FREEDOM_COPIES,
    JESTERS,
    RECRUITING_CARDS,
    VARIANTS,
)
from games.princes_of_florence.rules.auctions import NextChooser
from games.princes_of_florence.rules.course import ActionPhase, EndOfRound
from games.princes_of_florence.table import Player, PrincesTable

K = TypeVar("K")

ANN, BEN, CLEO, DAN, EVE = (Seat(seat) for seat in range(5))


def professions(ids: str) -> list[Profession]:
    return [PROFESSIONS[key] for key in ids.split()]


def prestige(ids: str) -> list[Prestige]:
    return [PRESTIGE[key] for key in ids.split()]


def bonuses(ids: str) -> list[Bonus]:
    return [BONUSES[key] for key in ids.split()]


def on(tile: str, squares: str) -> Place:
    """The place of a tile on just these squares, which must be free on an empty estate."""
    covered = mask_of(
        (int(name[1]) - 1, COLUMNS.index(name[0])) for name in squares.lower().split()
    )
    return next(place for place in PLACES_OF[TILES[tile]] if place.mask == covered)


def estate(drawn: str) -> list[Place]:
    """Tiles from lines of a name and its squares: `park b1 b2`."""
    return [on(*line.strip().split(" ", 1)) for line in drawn.strip().splitlines() if line.strip()]


def somewhere(tiles: str) -> list[Place]:
    """An estate that holds these tiles where they may lie with two builders, found by trying."""

    def laid(left: list[str], taken: int) -> list[Place] | None:
        if not left:
            return []
        for place in PLACES_OF[TILES[left[0]]]:
            if not place.mask & taken and (rest := laid(left[1:], taken | place.mask)) is not None:
                return [place, *rest]
        return None

    found = laid(tiles.split(), 0)
    assert found is not None, f"there is no room for {tiles}"
    return found


def player(
    money: int = 3500,
    points: int = 0,
    *,
    hand: str = "",
    bonus: str = "",
    held: str = "",
    works: str = "",
    freedoms: str = "",
    tiles: str | list[Place] = "",
    **more: int,
) -> Player:
    """A player; *held* are prestige cards; *tiles* that are only named lie wherever they may."""
    return Player(
        money=money,
        points=points,
        professions=professions(hand),
        bonuses=bonuses(bonus),
        prestige=prestige(held),
        works=professions(works),
        freedoms=[Freedom(name) for name in freedoms.split()],
        estate=somewhere(tiles) if isinstance(tiles, str) else tiles,
        builders=more.get("builders", 0),
        jesters=more.get("jesters", 0),
        recruiting=more.get("recruiting", 0),
        recruits=more.get("recruits", 0),
        mark=more.get("mark", 0),
    )


def lay(*players: Player, phase: Phase, variant: str = "standard", **more: object) -> PrincesTable:
    """A table with the supply that the players have left, and nothing planned."""
    kind, seats = VARIANTS[variant], len(players)
    laid = [place.tile for somebody in players for place in somebody.estate]
    introduced = [freedom for somebody in players for freedom in somebody.freedoms]
    recruiting = sum(somebody.recruiting + somebody.recruits for somebody in players)
    seen = {card for somebody in players for card in (*somebody.professions, *somebody.works)}
    table = PrincesTable(
        chance=Chance(1),
        variant=kind,
        swapping=True,
        sealed=False,
        standing_bids=True,
        players=[*players],
        first=ANN,
        round=1,
        phase=phase,
        professions=[card for card in PROFESSIONS.values() if card not in seen],
        prestige=[
            card
            for card in PRESTIGE.values()
            if not any(card in somebody.prestige for somebody in players)
        ],
        bonuses=[
            card
            for card in BONUSES.values()
            if not any(card in somebody.bonuses for somebody in players)
        ],
        buildings=_left(
            {tile: kind.building_copies or tile.copies for tile in BUILDINGS.values()}, laid
        ),
        landscapes=_left({tile: tile.copies for tile in LANDSCAPES.values()}, laid),
        freedoms=_left(
            {freedom: min(copies, seats - 1) for freedom, copies in FREEDOM_COPIES.items()},
            introduced,
        ),
        builders=BUILDERS - sum(somebody.builders for somebody in players),
        jesters=JESTERS - sum(somebody.jesters for somebody in players),
        recruiting=RECRUITING_CARDS - kind.removed_recruiting - recruiting,
    )
    for name, value in more.items():
        setattr(table, name, value)
    return table


def auctions(*players: Player, **more: object) -> PrincesTable:
    """A table at the beginning of the auctions, which Ann begins unless *first* says otherwise."""
    table = lay(*players, phase=Phase.AUCTIONS, **more)  # type: ignore[arg-type]  # fields of many kinds
    for somebody in table.players:
        somebody.bidding = True
    table.then(NextChooser(table.first), ActionPhase(), EndOfRound())
    run(table)
    return table


def actions(*players: Player, **more: object) -> PrincesTable:
    """A table at Ann's turn in the action phase, with the turns of the others to follow."""
    table = lay(*players, phase=Phase.ACTIONS, **more)  # type: ignore[arg-type]  # fields of many kinds
    table.then(ActionPhase(), EndOfRound())
    run(table)
    return table


def told(table: PrincesTable, kind: type[Event]) -> list[Event]:
    """What of this kind the latest move caused."""
    return [event for event in table.last if isinstance(event, kind)]


def _left(supply: Mapping[K, int], taken: Collection[object]) -> dict[K, int]:
    return {kind: copies - sum(one is kind for one in taken) for kind, copies in supply.items()}

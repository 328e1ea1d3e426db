"""The rules of Splendor Duel, in the order in which a turn is played; the ids are those of
rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TypeAlias

from games.engine import Decision, Seat, Step
from games.moves import Action, require
from games.questions import Each, Option, Pick, Question, Tone
from games.splendor_duel.actions import (
    Buy,
    Pass,
    Replenish,
    Reserve,
    ReserveUnseen,
    SpendPrivilege,
    Take,
)
from games.splendor_duel.catalogue import (
    GOLD,
    LEVELS,
    Card,
    Cell,
    Line,
    Owned,
)
from games.splendor_duel.events import (
    AnotherTurn,
    Bought,
    Drawn,
    Drew,
    Passed,
    Replenished,
    ReservedCard,
    SpentPrivilege,
    Spot,
    Took,
    Won,
    called,
    counted,
    labelled,
    placed,
)
from games.splendor_duel.rules.discarding import Excess
from games.splendor_duel.rules.effects import Coronation, Effect
from games.splendor_duel.rules.lines import ask_line, is_penalised, require_token
from games.splendor_duel.rules.payments import costing, purchase, require_legal
from games.splendor_duel.table import MOST_RESERVED, DuelTable, Player, Reserved, opponent
from games.text import Text

ASK_TURN = Text("ask-turn")
DO_TAKE, DO_RESERVE, DO_BUY = Text("do-take"), Text("do-reserve"), Text("do-buy")
GRANTED, GRANTED_OF_YOURS = Text("hint-privilege"), Text("hint-privilege-yours")

TurnAction: TypeAlias = SpendPrivilege | Replenish | Take | Reserve | ReserveUnseen | Buy | Pass


@dataclass(frozen=True, slots=True)
class TurnBegins(Step[DuelTable]):
    """A turn: its actions, the limit of ten tokens, and the look for a victory (SD-16)."""

    seat: Seat

    def run(self, table: DuelTable) -> None:
        if self.seat != table.active:
            table.players[self.seat].latest = []
        table.turn, table.active = table.turn + 1, self.seat
        table.replenished = table.again = table.stirred = False
        table.then(Turn(self.seat), Excess(self.seat), EndOfTurn(self.seat))


@dataclass(frozen=True, slots=True)
class Turn(Decision[DuelTable, TurnAction]):
    """Spend privileges, then replenish the board, both if one likes; then one mandatory action
    (SD-16 to SD-20).
    """

    accepts = (SpendPrivilege, Replenish, Take, Reserve, ReserveUnseen, Buy, Pass)
    waits = "waiting-turn"

    def ask(self, table: DuelTable) -> Question:
        options = self._mandatory(table) + self._optional(table)
        return Pick(
            ASK_TURN,
            options or [Option("pass", Text("do-pass"), Pass())],
            unavailable=lambda: why_not(table, self.seat),
        )

    def answer(self, table: DuelTable, action: TurnAction) -> None:
        match action:
            case SpendPrivilege(cell):
                self._spend_privilege(table, cell)
            case Replenish():
                self._replenish(table)
            case Take(line):
                self._take(table, line)
            case Reserve(card, gold):
                self._reserve(table, card, gold)
            case ReserveUnseen(level, gold):
                self._reserve_unseen(table, level, gold)
            case Buy():
                self._buy(table, action)
            case Pass():
                require(not self._mandatory(table), "refuse-pass")
                require(not table.bag, "refuse-pass-replenish")  # SD-106
                table.tell(Passed(seat=self.seat))

    def _mandatory(self, table: DuelTable) -> list[Option]:
        """The kinds of mandatory action of which at least one is legal (SD-19, SD-36)."""
        player, options = table.players[self.seat], []
        if table.has_open_spot:
            options.append(
                Option(
                    "take",
                    DO_TAKE,
                    lambda: ask_line(table, _granted(table, self.seat)),
                    tone=Tone.USUAL,
                )
            )
        if table.cells_with(GOLD) and len(player.reserved) < MOST_RESERVED:
            options.append(Option("reserve", DO_RESERVE, lambda: self._which_to_reserve(table)))
        if any(table.affordable(player)):
            options.append(
                Option("buy", DO_BUY, lambda: self._which_to_buy(table), tone=Tone.USUAL)
            )
        return options

    def _optional(self, table: DuelTable) -> list[Option]:
        """The optional actions that are possible still (SD-17, SD-25, SD-30)."""
        player, options = table.players[self.seat], []
        if player.privileges and not table.replenished and table.has_open_spot:
            label = Text("do-privilege", n=player.privileges)
            options.append(Option("privilege", label, lambda: self._which_for_privilege(table)))
        if table.bag:
            label = Text("do-replenish", n=table.bag.total)
            options.append(
                Option("replenish", label, Replenish(), _granted(table, self.seat), tone=Tone.APART)
            )
        return options

    # Optional actions

    def _which_for_privilege(self, table: DuelTable) -> Question:
        return Pick(Text("ask-privilege"), Each(table.open_spots, _for_privilege))

    def _spend_privilege(self, table: DuelTable, cell: Cell) -> None:
        player = table.players[self.seat]
        require(not table.replenished, "refuse-privilege-late")  # SD-17
        require(player.privileges > 0, "refuse-privilege-none")
        require_token(table, cell)
        player.privileges -= 1
        table.supply += 1
        (spot,) = table.pick_up(self.seat, [cell])
        table.tell(SpentPrivilege(seat=self.seat, spot=spot))
        table.then(Turn(self.seat))

    def _replenish(self, table: DuelTable) -> None:
        require(
            bool(table.bag), "refuse-bag-empty"
        )  # SD-30; so a second time is impossible (SD-32, SD-34)
        table.replenished = True
        table.tell(Replenished(seat=self.seat, spots=table.empty_bag()))
        table.grant(opponent(self.seat))
        table.then(Turn(self.seat))

    # Taking tokens

    def _take(self, table: DuelTable, line: Line) -> None:
        for cell in line.cells:
            require_token(table, cell)
        spots = table.pick_up(self.seat, line.cells)
        table.tell(Took(seat=self.seat, spots=spots))
        if is_penalised(spot.colour for spot in spots):
            table.grant(opponent(self.seat))

    # Reserving

    def _which_to_reserve(self, table: DuelTable) -> Question:
        cells = tuple(table.cells_with(GOLD))
        options = [_reservation(card, cells) for card in table.face_up]
        options += [
            _unseen_reservation(row.level, len(row.deck), cells) for row in table.rows if row.deck
        ]
        return Pick(Text("ask-reserve"), options, layout=lambda: _laid_out(table, options))

    def _reserve(self, table: DuelTable, card: Card, gold: Cell) -> None:
        self._require_room_and_gold(table, gold)
        require(card in table.face_up, "refuse-reserve-absent", card=called(card))
        self._hold(table, Reserved(card, blind=False), gold)
        table.tell(
            ReservedCard(seat=self.seat, card=card, level=card.level, blind=False, gold=gold)
        )
        table.take_from_pyramid(card)

    def _reserve_unseen(self, table: DuelTable, level: int, gold: Cell) -> None:
        self._require_room_and_gold(table, gold)
        require(level in LEVELS, "refuse-level")
        deck = table.rows[level - 1].deck
        left = ", ".join(str(row.level) for row in table.rows if row.deck) or "none"
        require(bool(deck), "refuse-deck-empty", level=level, left=left)
        card = table.draw(deck)
        self._hold(table, Reserved(card, blind=True), gold)
        table.tell(ReservedCard(seat=self.seat, card=None, level=level, blind=True, gold=gold))
        table.tell(Drew(to=self.seat, card=card))  # SD-119

    def _require_room_and_gold(self, table: DuelTable, gold: Cell) -> None:
        reserved = table.players[self.seat].reserved
        cards = tuple(called(held.card) for held in reserved)
        require(len(reserved) < MOST_RESERVED, "refuse-reserve-full", n=MOST_RESERVED, cards=cards)
        cells = ", ".join(cell.id for cell in table.cells_with(GOLD)) or "none"
        require(table.at(gold) is GOLD, "refuse-reserve-gold", cell=gold.id, cells=cells)  # SD-49

    def _hold(self, table: DuelTable, reserved: Reserved, gold: Cell) -> None:
        table.pick_up(self.seat, [gold])
        table.players[self.seat].reserved.append(reserved)
        table.stirred = True

    # Buying

    def _which_to_buy(self, table: DuelTable) -> Question:
        player = table.players[self.seat]
        cards = tuple(table.affordable(player))
        return Pick(Text("ask-buy"), Each(cards, lambda card: purchase(player, card)))

    def _buy(self, table: DuelTable, action: Buy) -> None:
        """Pay and lay the card down; then come the refill, the card's ability and a royal
        (SD-68).
        """
        player, card, payment = table.players[self.seat], action.card, action.payment
        require_legal(table, player, action)
        held = next((held for held in player.reserved if held.card is card), None)
        colour = action.colour if card.wild else card.bonus
        player.tokens -= payment
        table.bag += payment  # SD-64
        player.bought.append(Owned(card, colour))
        table.stirred = True
        table.tell(
            Bought(
                seat=self.seat, card=card, colour=colour, paid=payment, reserved=held is not None
            )
        )
        if held is None:
            table.take_from_pyramid(card)
        else:
            player.reserved.remove(held)
            if held.blind:
                table.reveal()
        effects = [Effect(self.seat, card.ability, colour)] if card.ability else []
        table.then(*effects, Coronation(self.seat))


# The end of a turn


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step[DuelTable]):
    """Whoever has reached a goal wins at once; else the next turn begins, or the game stops (SD-93,
    SD-109).
    """

    seat: Seat

    def run(self, table: DuelTable) -> None:
        table.refill()  # SD-123
        table.quiet = 0 if table.stirred else table.quiet + 1
        if reached := table.players[self.seat].reached:
            table.tell(Won(seat=self.seat, reached=reached))
        elif table.safety_stop and table.quiet >= table.safety_stop:
            table.tell(Drawn(turns=table.quiet))
        elif table.again:
            table.tell(AnotherTurn(seat=self.seat))
            table.then(TurnBegins(self.seat))
        else:
            table.then(TurnBegins(opponent(self.seat)))


# What questions and refusals are made of


def _granted(table: DuelTable, seat: Seat) -> Text | None:
    """What the opponent of *seat* would gain by SD-26."""
    if table.supply:
        return GRANTED
    return GRANTED_OF_YOURS if table.players[seat].privileges else None


def _laid_out(table: DuelTable, options: Sequence[Option]) -> list[Option]:
    """The cards as short buttons, level by level as they lie, and the decks below."""
    places = {row.level: len(table.rows) - row.level for row in table.rows}
    cards, decks = options[: len(table.face_up)], options[len(table.face_up) :]
    return [
        *(
            replace(option, label=labelled(card), hint=None, row=places[card.level])
            for card, option in zip(table.face_up, cards, strict=True)
        ),
        *(
            replace(option, label=Text("deck-button", level=level), row=len(places))
            for level, option in zip(
                (row.level for row in table.rows if row.deck), decks, strict=True
            )
        ),
    ]


def _for_privilege(spot: Spot) -> Option:
    return Option(spot.cell.id, placed(spot.cell, spot.colour), SpendPrivilege(spot.cell))


@lru_cache(maxsize=4096)
def _reservation(card: Card, cells: tuple[Cell, ...]) -> Option:
    """The reservation of a card, with gold from one of these *cells*."""
    reservation = _with_gold(partial(Reserve, card), cells)
    return Option(card.id, called(card), reservation, costing(card.cost))


@lru_cache(maxsize=4096)
def _unseen_reservation(level: int, left: int, cells: tuple[Cell, ...]) -> Option:
    """The same of the top card of a deck that has so many *left*."""
    label = Text("deck", level=level, n=left)
    return Option(f"deck-{level}", label, _with_gold(partial(ReserveUnseen, level), cells))


def _with_gold(
    reservation: Callable[[Cell], Action], cells: Sequence[Cell]
) -> Action | Callable[[], Question]:
    """The reservation itself where only one gold lies on the board, else the question which one to
    take (SD-50).
    """
    if len(cells) == 1:
        return reservation(cells[0])
    return lambda: Pick(
        Text("ask-reserve-gold"),
        [Option(cell.id, placed(cell, GOLD), reservation(cell)) for cell in cells],
    )


def why_not(table: DuelTable, seat: Seat) -> Sequence[Text]:
    """Say for each action that *seat* cannot take why that is so."""
    player, found = table.players[seat], list[Text]()
    if not table.has_open_spot:
        found.append(Text("cannot-take"))
    if len(player.reserved) >= MOST_RESERVED:
        found.append(Text("cannot-reserve", n=MOST_RESERVED))
    elif not table.cells_with(GOLD):
        found.append(Text("cannot-reserve-gold"))
    if not any(table.affordable(player)):
        found += _too_dear(table, player)
    if player.privileges and table.replenished:
        found.append(Text("cannot-privilege"))
    return found


def _too_dear(table: DuelTable, player: Player) -> list[Text]:
    """The card that is nearest to being bought, and what is lacking."""
    cards = [card for card in table.within_reach(player) if player.bonuses or not card.wild]
    if not cards:
        return []
    # Of several the one with most points, as in pictures.
    nearest = min(cards, key=lambda one: (player.lacks(player.price(one)).total, -one.points))
    lacking = counted(player.lacks(player.price(nearest)))
    return [
        Text("cannot-buy", card=called(nearest), lacking=lacking, gold=player.tokens[GOLD]),
    ]

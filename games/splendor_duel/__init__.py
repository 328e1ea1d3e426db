"""Splendor Duel: two players take tokens in lines, buy cards, and race for points, crowns or one
colour.
"""

from __future__ import annotations

from games.chance import Chance
from games.codec import Codec, Pieces, named_in
from games.engine import Seat
from games.mind import Mind
from games.package import GamePackage
from games.rules import Choice, Chosen, Rules
from games.splendor_duel import actions, events
from games.splendor_duel.catalogue import (
    ALL_TOKENS,
    CARDS,
    CELL,
    CELLS,
    COMPONENTS,
    LEVELS,
    LINES,
    PYRAMID,
    ROYALS,
    Card,
    Cell,
    Line,
    Royal,
    Tokens,
)
from games.splendor_duel.honours import HONOURS
from games.splendor_duel.mind.habits import consider, habit
from games.splendor_duel.mind.prospects import worth
from games.splendor_duel.mind.puzzles import WIN
from games.splendor_duel.mind.reasons import reasons
from games.splendor_duel.rules import discarding, effects, turns
from games.splendor_duel.rules.scrambling import imagine, scramble
from games.splendor_duel.rules.standings import scores, standings
from games.splendor_duel.table import PRIVILEGES, DuelTable, Player, Row, opponent
from games.splendor_duel.teaching.pieces import FACTS, PIECES, in_sight, meant
from games.splendor_duel.teaching.turn_notes import introduce, warnings, where
from games.splendor_duel.teaching.verdict import verdict
from games.splendor_duel.view import View, look
from games.teaching import Teaching
from games.text import Text

SAFETY_STOP = Choice("safety-stop", ("40", "20", "80", "0"))
"""After how many turns without purchase or reservation the game is a draw; 0 for never (SD-109)."""

REFILL = Choice("refill", ("at-once", "end-of-turn"))
"""When the place of a card that leaves the pyramid is filled (SD-68, SD-123)."""


def set_up(seats: int, chance: Chance, chosen: Chosen) -> DuelTable:
    """Lay out the components; the second player begins with a privilege (SD-09 to SD-14)."""
    first = Seat(chance.below(seats))
    table = DuelTable(
        chance=chance,
        players=[Player() for _ in range(seats)],
        board=(None,) * len(CELLS),
        bag=ALL_TOKENS,
        supply=PRIVILEGES - 1,
        rows=[_row(level, chance) for level in LEVELS],
        royals=list(ROYALS.values()),
        first=first,
        active=first,
        safety_stop=int(chosen[SAFETY_STOP.key]),
        refills_late=chosen[REFILL.key] == "end-of-turn",
    )
    table.empty_bag()
    table.players[opponent(first)].privileges = 1
    table.then(turns.TurnBegins(first))
    return table


def _row(level: int, chance: Chance) -> Row:
    deck = chance.shuffled(card for card in CARDS.values() if card.level == level)
    return Row(level=level, cards=[deck.pop() for _ in range(PYRAMID[level])], deck=deck)


CODEC = Codec(
    DuelTable,
    named=named_in(actions, discarding, effects, events, turns),
    pieces=(
        Pieces(Card, lambda card: card.id, CARDS.__getitem__),
        Pieces(Cell, lambda cell: cell.id, CELL.__getitem__),
        Pieces(Line, lambda line: line.id, LINES.__getitem__),
        Pieces(Royal, lambda royal: royal.id, ROYALS.__getitem__),
        Pieces(Tokens, str, Tokens.parse),
    ),
)

GAME: GamePackage[DuelTable, View] = GamePackage(
    rules=Rules(
        key="splendor-duel",
        seats=range(2, 3),
        edition=1,
        codec=CODEC,
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", n=table.turn),
        scores=scores,
        honours=HONOURS,
        choices=(SAFETY_STOP, REFILL),
    ),
    mind=Mind(
        habit=habit,
        consider=consider,
        worth=worth,
        imagine=imagine,
        reasons=reasons,
        puzzles=(WIN,),
        horizon=3,
    ),
    teaching=Teaching(
        minutes=(30, 45),
        pieces=PIECES,
        meant=meant,
        in_sight=in_sight,
        facts=FACTS,
        where=where,
        introduce=introduce,
        warnings=warnings,
        verdict=verdict,
    ),
    pictures="renderers.splendor_duel:PICTURES",
    home=__name__,
    components=COMPONENTS,
)

"""Why usual actions of a turn are not possible now, a line for each."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.splendor_duel.catalogue import GOLD
from games.splendor_duel.events import called, counted
from games.splendor_duel.table import MOST_RESERVED, DuelTable, Player
from games.text import Text


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
    nearest = min(cards, key=lambda card: player.lacks(player.price(card)).total)
    lacking = counted(player.lacks(player.price(nearest)))
    return [
        Text("cannot-buy", card=called(nearest), lacking=lacking, gold=player.tokens[GOLD]),
    ]

"""Completing a work: playing a profession with bonus cards, and being paid for it (PF-72 to
PF-89).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.engine import Decision, Seat
from games.moves import Illegal, require
from games.princes_of_florence.actions import CompleteWork, TakePay
from games.princes_of_florence.catalogue import Bonus, Profession
from games.princes_of_florence.events import Paid, Worked, WorkValue, of_card
from games.princes_of_florence.figures import PAY, PRESTIGE_PRICE
from games.princes_of_florence.rules.hints import of_lacking
from games.princes_of_florence.rules.paying import amounts
from games.princes_of_florence.rules.values import (
    bonus_value,
    court_value,
    wishes_value,
    work_value,
)
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import Option, Pick, PickSome, Question, Tone
from games.text import Text


def workable(table: PrincesTable, player: Player) -> list[Profession]:
    """The professions that *player* could complete now, if need be with all bonus cards (PF-82)."""
    if not player.professions:
        return []
    same = _same(player)
    return [
        card for card in player.professions if wishes_value(player, card) + same >= table.minimum
    ]


def best_value(player: Player) -> int:
    """What the best work of the player would be worth now with all bonus cards; 0 without a
    profession in hand.
    """
    if not player.professions:
        return 0
    return _same(player) + max(wishes_value(player, card) for card in player.professions)


def _same(player: Player) -> int:
    """What every work of the player would have, whatever its profession wishes for."""
    return court_value(player) + sum(bonus_value(player, bonus) for bonus in player.bonuses)


def ask_work(table: PrincesTable, player: Player) -> Question:
    """Ask which profession makes a work, and with which bonus cards."""
    cards = workable(table, player)
    return Pick(
        Text("ask-work", minimum=table.minimum),
        [_work(table, player, card) for card in cards],
        layout=lambda: [option for card in cards for option in _ways(table, player, card)],
    )


def _ways(table: PrincesTable, player: Player, card: Profession) -> list[Option]:
    """A work with all bonus cards that add to it, which is the usual way; and otherwise."""
    plain = _work(table, player, card)
    best = tuple(bonus for bonus in player.bonuses if bonus_value(player, bonus))
    if not best:
        return [plain]
    value = work_value(player, card, best)
    label = Text("work-best", card=of_card(card), n=value.total, bonuses=tuple(map(of_card, best)))
    whole = Option(f"{card.id}-best", label, CompleteWork(card, best), tone=Tone.USUAL)
    other = Text("work-other", card=of_card(card))
    return [whole, replace(plain, label=other)]


def _work(table: PrincesTable, player: Player, card: Profession) -> Option:
    value, lacking = work_value(player, card), of_lacking(player, card)
    label = Text("work", card=of_card(card), value=value.spelled)
    if not player.bonuses:
        return Option(card.id, label, CompleteWork(card), lacking)
    most = Text("work-most", n=work_value(player, card, player.bonuses).total, lacking=lacking)
    return Option(card.id, label, lambda: _with_bonuses(table, player, card, value.total), most)


def _with_bonuses(table: PrincesTable, player: Player, card: Profession, value: int) -> Question:
    def chosen(keys: frozenset[str]) -> list[Bonus]:
        return [bonus for bonus in player.bonuses if bonus.letter in keys]

    def tally(keys: frozenset[str]) -> Text:
        reached = work_value(player, card, chosen(keys))
        return Text(
            "work-tally",
            value=reached.spelled,
            minimum=table.minimum,
            enough=_enough(table, reached),
        )

    things = {
        bonus.letter: Text("bonus-adds", bonus=of_card(bonus), n=bonus_value(player, bonus))
        for bonus in player.bonuses
    }
    least = 0 if value >= table.minimum else 1
    prompt = Text("ask-bonuses", card=of_card(card), value=value, minimum=table.minimum)
    return PickSome(
        prompt,
        things,
        least,
        len(things),
        lambda keys: CompleteWork(card, tuple(chosen(keys))),
        tally,
        allowed=lambda keys: work_value(player, card, chosen(keys)).total >= table.minimum,
    )


def _enough(table: PrincesTable, value: WorkValue) -> str:
    return "yes" if value.total >= table.minimum else "no"


def complete_work(
    table: PrincesTable, seat: Seat, card: Profession, bonuses: Sequence[Bonus]
) -> Sequence[Decision[PrincesTable]]:
    """Play *card* from the hand to the table, if it is worth enough; return what follows (PF-72,
    PF-73, PF-82).
    """
    player = table.players[seat]
    if card not in player.professions:
        hand = tuple(map(of_card, player.professions))
        require(
            card not in player.works, "refuse-work-used", card=of_card(card), n=len(hand), hand=hand
        )  # PF-87
        raise Illegal(Text("refuse-work-absent", card=of_card(card), n=len(hand), hand=hand))
    if [bonus for bonus in player.bonuses if bonus in bonuses] != [*bonuses]:
        held = tuple(map(of_card, player.bonuses))
        raise Illegal(Text("refuse-bonus", n=len(held), held=held))
    value = work_value(player, card, bonuses)
    if (missing := table.minimum - value.total) > 0:  # PF-83: nobody but the player hears of it
        least, most = table.minimum, work_value(player, card, player.bonuses).total
        raise Illegal(
            Text("refuse-work-low", value=value.spelled, minimum=least, missing=missing, most=most)
        )
    player.professions.remove(card)
    player.works.append(card)
    player.bonuses = [bonus for bonus in player.bonuses if bonus not in bonuses]
    table.spent += bonuses
    player.mark = max(player.mark, value.total)  # PF-89
    table.tell(Worked(seat=seat, card=card, value=value))
    return (Payday(seat, value),)


@dataclass(frozen=True, slots=True)
class Payday(Decision[PrincesTable, TakePay]):
    """Turn any part of a work's pay into prestige points (PF-84 to PF-86)."""

    accepts = (TakePay,)
    waits = "waiting-pay"

    value: WorkValue

    @property
    def most(self) -> int:
        """The most prestige points the pay is good for."""
        return PAY * self.value.total // PRESTIGE_PRICE

    def florins(self, points: int) -> int:
        """What is left of the pay besides so many prestige points."""
        return PAY * self.value.total - PRESTIGE_PRICE * points

    def ask(self, table: PrincesTable) -> Question:
        def option(points: int) -> Option:
            return Option(
                str(points),
                Text("pay-out", points=points, florins=self.florins(points)),
                TakePay(points),
            )

        prompt = Text(
            "ask-pay", value=self.value.total, florins=self.florins(0), each=PRESTIGE_PRICE
        )
        return Pick(prompt, amounts(range(self.most + 1), 1, option))

    def answer(self, table: PrincesTable, action: TakePay) -> None:
        require(
            0 <= action.points <= self.most, "refuse-pay", most=self.most, florins=self.florins(0)
        )
        player = table.players[self.seat]
        player.points += action.points
        player.money += self.florins(action.points)
        table.tell(Paid(seat=self.seat, points=action.points, florins=self.florins(action.points)))

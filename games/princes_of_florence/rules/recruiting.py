"""Recruiting: a card that brings an opponent's profession into the own hand (PF-113 to PF-124)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Decision, Seat
from games.moves import Illegal, require
from games.princes_of_florence.actions import Recruit, SaveRecruiting
from games.princes_of_florence.catalogue import Profession
from games.princes_of_florence.events import Recruited, RecruitingSaved, of_card
from games.princes_of_florence.figures import WORTH_CARD
from games.princes_of_florence.rules.hints import of_wishes
from games.princes_of_florence.rules.values import kept_value
from games.princes_of_florence.table import PrincesTable
from games.questions import Option, Pick, Question
from games.text import Name, Text


@dataclass(frozen=True, slots=True)
class RecruitNow(Decision[PrincesTable, Recruit | SaveRecruiting]):
    """Use the recruiting card just won, that one alone, or save it (PF-116, PF-117)."""

    accepts = (Recruit, SaveRecruiting)
    waits = "waiting-recruit"

    def ask(self, table: PrincesTable) -> Question:
        save = Option("save", Text("do-save-recruiting"), SaveRecruiting())
        return Pick(Text("ask-recruit-now"), [*_targets(table, self.seat), save])

    def answer(self, table: PrincesTable, action: Recruit | SaveRecruiting) -> None:
        match action:
            case Recruit(card):
                recruit(table, self.seat, card)
            case SaveRecruiting():
                table.tell(RecruitingSaved(seat=self.seat))


def ask_recruit(table: PrincesTable, seat: Seat) -> Question:
    """Ask whose profession *seat* recruits."""
    return Pick(Text("ask-recruit"), _targets(table, seat))


def may_recruit(table: PrincesTable, seat: Seat) -> bool:
    """Whether *seat* has a recruiting card, and a profession to use it on (PF-120)."""
    return table.players[seat].recruiting > 0 and bool(table.recruitable(seat))


def recruit(table: PrincesTable, seat: Seat, card: Profession) -> None:
    """Take *card* from an opponent's table, and leave a recruiting card there, or on the own one
    (PF-114, PF-115).
    """
    player, targets = table.players[seat], table.recruitable(seat)
    require(player.recruiting > 0, "refuse-recruit-without")
    owner = next((other for other, lying in targets if lying is card), None)
    if owner is None:
        names = tuple(of_card(other) for _, other in targets)
        raise Illegal(Text("refuse-recruit", card=of_card(card), n=len(names), targets=names))
    player.recruiting -= 1
    table.players[owner].works.remove(card)
    player.professions.append(card)
    left_with = owner if table.swapping else seat
    table.players[left_with].recruits += 1
    table.tell(Recruited(seat=seat, card=card, owner=owner, left_with=left_with))


def _targets(table: PrincesTable, seat: Seat) -> list[Option]:
    """Whom to recruit, and what that work would be worth, less the recruiting card if that is the
    price.
    """
    player, given = table.players[seat], WORTH_CARD if table.swapping else 0
    return [
        Option(
            card.id,
            Text("recruit-from", card=of_card(card), owner=Name(owner)),
            Recruit(card),
            Text(
                "hint-kept",
                wishes=of_wishes(card),
                n=kept_value(player, table.players, card) - given,
            ),
        )
        for owner, card in table.recruitable(seat)
    ]

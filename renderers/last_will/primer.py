"""How Last Will is played, in one picture."""

from __future__ import annotations

from renderers.last_will import roles
from renderers.last_will.papers import Frame, portrait
from renderers.last_will.salon import SETTING
from renderers.last_will.signs import Sign, action, coin, companion, sign
from renderers.primers import Art, Primer, PrimerLine

SIGN = 74
HOUSE = (150, 96)
CARD = (96, 124)


def _goal() -> Art:
    return [[coin(84), coin(84), sign(Sign.FALL, 84, roles.CREAM)]]


def _plan() -> Art:
    return [[sign(Sign.CARDS, SIGN, roles.CREAM), sign(Sign.BOY, SIGN, roles.CREAM), action(66)]]


def _errands() -> Art:
    return [
        [
            sign(which, SIGN, roles.CREAM)
            for which in (Sign.CARDS, Sign.OPERA, Sign.EXTENSION, Sign.HOUSE)
        ]
    ]


def _white() -> Art:
    return [[portrait(Frame.WHITE, "dinner", *CARD), portrait(Frame.WHITE, "ball", *CARD)]]


def _black() -> Art:
    return [[portrait(Frame.BLACK, "carriage", *CARD), portrait(Frame.BLACK, "waiter", *CARD)]]


def _blue() -> Art:
    return [[companion(which, SIGN) for which in (Sign.CHEF, Sign.GUEST, Sign.DOG, Sign.HORSE)]]


def _houses() -> Art:
    return [
        [
            portrait(Frame.GOLD, "mansion", *HOUSE),
            sign(Sign.DOWN, 56, roles.DEBT),
        ]
    ]


def _ruin() -> Art:
    return [[sign(Sign.HOUSE, SIGN, roles.DIM), sign(Sign.CROSS, 48, roles.DEBT), coin(70)]]


def _winner() -> Art:
    return [[sign(Sign.CROWN, 90, roles.GOLD)]]


PRIMER = Primer(
    setting=SETTING,
    goal=(PrimerLine("primer-goal-spend", _goal),),
    turn=(
        PrimerLine("primer-round-plan", _plan),
        PrimerLine("primer-round-errands", _errands),
        PrimerLine("primer-round-white", _white),
        PrimerLine("primer-round-black", _black),
        PrimerLine("primer-round-blue", _blue),
        PrimerLine("primer-round-houses", _houses),
    ),
    end=(PrimerLine("primer-end-ruin", _ruin), PrimerLine("primer-end-winner", _winner)),
    heading="primer-round",
)

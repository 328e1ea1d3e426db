"""What is built for High Society: status cards, notes, the people of the seats, the table, the
clock of the red frames.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.high_society.catalogue import CARDS, RED_FRAMES
from renderers.art.build import Asset
from renderers.art.hues import mix
from renderers.art.layers import ALL, Drawing, Finish, Stack
from renderers.art.shared import SEATS
from renderers.theme import SOCIETY

GILT = ("#fff0bd", "#e6bd63", "#9c6d24", "#f0cf80")
FACE, DARK = ("#fffaea", "#ecdcb4"), ("#2b2430", "#100c12")
FRAMES = {
    "gold": (*GILT, *FACE, "#b98632", "#f0cf80", "#8f6c28"),
    "red": ("#ff8a86", "#d9283c", "#7d0f20", "#e8485a", *FACE, "#b98632", "#ff7a80", "#8c1a28"),
    "red-dark": ("#ff8a86", "#d9283c", "#7d0f20", "#e8485a", *DARK, "#8a6a6c", "#ff7a80",
                 "#8c1a28"),
    "dark": ("#6b6470", "#1d181f", "#0a080b", "#443c48", *DARK, "#8a6a6c", "#f0cf80", "#8f6c28"),
}  # fmt: skip
"""Four tones of the edge, two of the place for the worth, its line, two lines of the name."""
LOOKS = ("calm", "wide", "closed")
PERSON, WINNER = (310, 387), (640, 799)
NIGHT, LIGHT = "#0a0810", "#fff4d8"


def _frame(tones: tuple[str, ...]) -> Mapping[str, str]:
    return dict(zip(("e0", "e1", "e2", "e3", "f0", "f1", "fl", "p0", "p1"), tones, strict=True))


def _money(colour: str) -> Mapping[str, str]:
    """The tones of a seat's notes."""
    return {
        "c": colour,
        "d": mix(colour, NIGHT, 0.55),
        "l4": mix(colour, LIGHT, 0.4),
        "l5": mix(colour, LIGHT, 0.5),
        "l6": mix(colour, LIGHT, 0.65),
        "bg": mix(colour, "#fff6e0", 0.45),
        "b0": mix(colour, LIGHT, 0.25),
        "b1": mix(colour, NIGHT, 0.25),
        "b2": mix(colour, NIGHT, 0.5),
        "b3": mix(colour, NIGHT, 0.35),
    }


def _status() -> Iterator[Asset]:
    for card in CARDS.values():
        finish = Finish(3.2, 2.5, 0.22, 0.22, seed=len(card.id))
        yield Asset(card.id, 400, 533, Drawing(f"scene-{card.id}"), (finish,), opaque=True)
    for name, tones in FRAMES.items():
        yield Asset(f"card-{name}", 400, 560, Drawing("card", _frame(tones)))
        yield Asset(f"mini-{name}", 240, 341, Drawing("mini", _frame(tones)))
    yield Asset("back", 240, 341, Drawing("back"), (Finish(2, 2, 0, 0),))


def _seats() -> Iterator[Asset]:
    for number, (colour, who) in enumerate(zip(SEATS, SOCIETY, strict=True), start=1):
        tones, shape = _money(colour), Drawing(f"shape-{number}")
        lying = Stack(((Drawing("note", tones), ALL), (shape, (0.637, 0.298, 0.21, 0.404))))
        upright = Stack(
            ((Drawing("note-upright", tones), ALL), (shape, (0.34, 0.556, 0.32, 0.169)))
        )
        yield Asset(f"note-{number}", 360, 186, lying, (Finish(2, 2, 0, 0, number),))
        yield Asset(f"note-upright-{number}", 240, 454, upright, (Finish(2, 2, 0, 0, number),))
        yield Asset(f"note-back-{number}", 124, 240, Drawing("note-back", tones))
        for look in LOOKS:
            grain, size = Finish(2.4, 2, 0, 0, number), WINNER if look == "wide" else PERSON
            drawing = Drawing(f"person-{who}-{look}")
            yield Asset(f"person-{who}-{look}", *size, drawing, (grain,))


SKINS = {
    1: ("#ffe9cf", "#f3cfae", "#c98a68", "#7a4236"),
    2: ("#ffe0bd", "#edbf9c", "#bd7a58", "#6d3a30"),
    3: ("#f6cf9c", "#d9a273", "#a4683f", "#5c3222"),
    4: ("#d9a06c", "#a76c45", "#774424", "#432314"),
    5: ("#ffe9cf", "#f3cfae", "#c98a68", "#7a4236"),
}
"""Of hands: light, base, shade, deep."""


def _hands() -> Iterator[Asset]:
    for number, (light, base, shade, deep) in SKINS.items():
        nail, cuticle = mix(light, "#fff6ea", 0.6), mix(base, light, 0.6)
        tones = {"s0": light, "s1": base, "s2": shade, "s3": deep, "s4": nail, "s5": cuticle}
        yield Asset(f"cuff-{number}", 400, 143, Drawing("cuff", tones), (Finish(2, 2, 0, 0),))


def _things() -> Iterator[Asset]:
    table = Finish(3, 2.5, 0.16, 0.18, 2)
    yield Asset("table", 1200, 1500, Drawing("table", over=1), (table,), opaque=True)
    yield Asset("hand", 1200, 1310, Drawing("hand", over=1), (table,), opaque=True)
    hall = Finish(3, 3, 0.3, 0.14, 4)
    yield Asset("hall", 1200, 1500, Drawing("hall", over=1), (hall,), quality=84, opaque=True)
    yield Asset("rope", 330, 330, Drawing("rope"))
    yield Asset("rim", 1200, 64, Drawing("rim"), (Finish(3, 2.5, 0, 0, 5),))
    yield Asset("spot", 330, 356, Drawing("spot"))
    for seen in range(RED_FRAMES + 1):
        yield Asset(f"clock-{seen}", 260, 260, Drawing(f"clock-{seen}"))
    for state in ("plain", "active", "out", "fallen"):
        yield Asset(f"plate-{state}", 240, 120, Drawing(f"plate-{state}"))
    for sign, high in {"gavel": 135, "pockets": 156, "mask": 180, "cross": 180}.items():
        yield Asset(f"sign-{sign}", 180, high, Drawing(sign))


ASSETS = (*_status(), *_seats(), *_hands(), *_things())

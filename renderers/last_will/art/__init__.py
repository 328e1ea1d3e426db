"""What is built for Last Will: a scene for each title of a card, the street at dusk, the heirs who
run, their purses and errand boys, damask and baize.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce

from renderers.art.build import Asset
from renderers.art.hues import mix
from renderers.art.layers import ALL, Drawing, Fade, Finish, Stack, Velvet, Wood
from renderers.art.shared import SEATS
from renderers.last_will.scenery import HEIR
from renderers.theme import MERCHANTS, SOCIETY

SCENES = (
    *("ball", "boat_trip", "breeders_fair", "carriage", "chef", "coachman", "dinner", "dog"),
    *("estate_agent", "farm", "gardener", "gentlemens_club", "guest", "hectic_day", "horse"),
    *("joker", "manor_house", "mansion", "old_friend", "reservation", "school_chum", "sea_dog"),
    *("soiree", "steward", "tailor", "theatre", "town_house", "training_ground", "valet"),
    *("waiter", "wild_party"),
)
SIGNS = (
    *("boat", "carriage", "cards", "chef", "companion-deck", "cross", "crown", "dinner", "dog"),
    *("down", "errand-boy", "event-deck", "extension", "farm", "first-player", "guest"),
    *("helper-deck", "horse", "joker", "letter-a", "manor-house", "mansion", "octagon", "opera"),
    *("party", "plus", "pound", "property-deck", "theatre", "tick", "town-house", "arrow"),
)
"""What is drawn in one colour, which it is given where it stands."""
TALL = {"ball", "boat_trip", "gentlemens_club", "soiree", "theatre", "wild_party"}
"""Those that are 3 to 4, not 5 to 6."""
NIGHT, LIGHT = "#0a0810", "#fff4d8"
COATS = ("#2f8a68", "#34508f", "#7a4a9c", "#b8562c", "#8a7f2a")
"""Darker than what else is in a seat's colour."""
SHADES = (
    *("d20", "d40", "d42", "d45", "d50", "d55", "d60", "d70", "d75", "d80"),
    *("l10", "l20", "l30", "l35", "l40", "l45", "l50", "l55", "l70", "l75", "l80", "l90"),
    *("d30", "d30_d70", "d30_l45"),
)
"""Of the clothes of heirs: darker or lighter by so many percent, one after the other."""


def cloth(colour: str) -> Mapping[str, str]:
    """The tones of a purse or an errand boy."""
    return {
        "base": colour,
        "lit": mix(colour, LIGHT, 0.3),
        "pale": mix(colour, LIGHT, 0.4),
        "soft": mix(colour, LIGHT, 0.5),
        "rim": mix(colour, LIGHT, 0.6),
        "low": mix(colour, NIGHT, 0.5),
        "low3": mix(colour, NIGHT, 0.3),
        "low4": mix(colour, NIGHT, 0.4),
        "cap": mix(colour, NIGHT, 0.45),
        "dark": mix(colour, NIGHT, 0.7),
        "deep": mix(colour, NIGHT, 0.8),
    }


def shades(name: str, colour: str) -> Mapping[str, str]:
    """The tones of a cloth by their tokens, which begin with this name."""

    def toned(tone: str, step: str) -> str:
        return mix(tone, NIGHT if step[0] == "d" else LIGHT, int(step[1:]) / 100)

    tones = {f"{name}_{shade}": reduce(toned, shade.split("_"), colour) for shade in SHADES}
    return {name: colour, **tones}


def _heirs() -> Iterator[Asset]:
    """In coats and dresses of the seats' colours, and apart from those faces with bare hands."""
    grain, foot = Finish(3.5, 3, 0, 0.3, seed=4), Fade(0.872, 1.064, into="#1a0714")
    for number, (colour, coat) in enumerate(zip(SEATS, COATS, strict=True), start=1):
        tones = {**shades("c", colour), **shades("k", coat)}
        for clothes in ("coat", "dress"):
            runner = Drawing(f"runner-{clothes}", tones)
            yield Asset(f"runner-{clothes}-{number}", 250, 280, runner)
            heir = Drawing(f"heir-{clothes}", tones, view=HEIR, over=1)
            yield Asset(f"heir-{clothes}-{number}", *HEIR.size, heir, (grain, foot))
    for face in (*MERCHANTS, *SOCIETY):
        yield Asset(f"runner-{face}", 250, 280, Drawing(f"runner-{face}"))
        heir = Drawing(f"heir-{face}", view=HEIR, over=1)
        yield Asset(f"heir-{face}", *HEIR.size, heir, (grain,))
    layers = (Drawing("poster-ground", over=1), Drawing("poster-money", over=1))
    poster = Stack(tuple((one, ALL) for one in layers))
    night = (Finish(3.5, 3, 0.24, 0.3, seed=4), Fade(0.68, 0.8, into="#1a0714"))
    yield Asset("poster", 1200, 1500, poster, night, 84, opaque=True)


def _assets() -> Iterator[Asset]:
    for scene in SCENES:
        high = 534 if scene in TALL else 480
        steps = (Finish(3, 2.5, 0.2, 0.22, seed=len(scene)),)
        yield Asset(f"scene-{scene}", 400, high, Drawing(f"scene-{scene}"), steps, 88, opaque=True)
    ride = Drawing("scene-carriage", flip=True)
    yield Asset("scene-carriage_ride", 400, 480, ride, (Finish(vignette=0.2),), 88, opaque=True)
    for number, colour in enumerate(SEATS, start=1):
        yield Asset(f"purse-{number}", 120, 90, Drawing("purse", cloth(colour)))
        yield Asset(f"boy-{number}", 120, 132, Drawing("boy", cloth(colour)))
    for sign in SIGNS:
        yield Asset(f"sign-{sign}", 128, 128, Drawing(f"sign-{sign}"))
    yield Asset("boy-nobody", 120, 132, Drawing("boy", cloth("#4a6a58")))
    yield Asset("hat", 128, 104, Drawing("hat"))
    yield Asset("heap", 320, 190, Drawing("heap"))
    dusk = (Finish(3, 2.5, 0.1, 0.2),)
    yield Asset("street", 1200, 640, Drawing("street"), dusk, 88, opaque=True)
    head = Drawing("street", view=(0, 96, 1200, 180))
    yield Asset("masthead", 1200, 180, head, (*dusk, Fade(0.1, 1.3, into="#22080f")), opaque=True)
    damask = Velvet("#1c060e", "#6a2238", damask="damask")
    yield Asset("velvet", 1200, 1500, damask, quality=84, opaque=True)
    yield Asset("baize", 1180, 400, Velvet("#0c2a20", "#2f6e58", seed=4), quality=84, opaque=True)
    wood = Wood("#2a1208", "#6e381c", "#b06a36", seed=3)
    yield Asset("wood", 1200, 440, wood, quality=84, opaque=True)


ASSETS = (*_assets(), *_heirs())

"""Sets of colours for the tokens of drawings: one drawing becomes a scene of each stone."""

from __future__ import annotations

from collections.abc import Mapping

Tokens = Mapping[str, str]

KEYS = [
    "s0",
    "s1",
    "s2",
    "sun",
    "hz",
    "near",
    "nearL",
    "L",
    "M",
    "D",
    "R",
    "K",
    "A",
    "A2",
    "A2d",
    "w0",
    "w1",
    "G",
    "g",
    "gd",
    "skin",
    "cloth",
    "clothd",
]
"""Sky from above, sun, haze, what is near and its lit side; light, middle and dark of a form, rim,
black; lamp, warm light and its shade; water; the stone's three tones; skin, cloth and its shade.
"""
STONES = {
    "white": "5f7ba8 a9bfda fbf3e6 ffffff dfe8f2 33456b a4b8d4 ffffff c3d0e2 6d80a4 ffffff 1d2a4a "
    "ffcf7a d9a9a0 7d5a72 e9f1f9 6a86b0 ffffff cfe0f4 7d96bd f0c9a8 5a77b0 2b3f70",
    "blue": "0a1646 2a56b8 a9d4f7 fff4d8 8fb9ea 0a1540 2f62b8 f6ecd6 8aa6d8 26418c fff7e0 060c28 "
    "ffc964 f0a544 9a4a1c 7fbcf2 0d2464 8fc4ff 2a6fe0 0b2a86 e8b48c d2572f 7a2415",
    "green": "042b2a 1f8a6c dcf2b4 fffbd6 9fd8ae 03211c 1f7a55 f6efcf 86b98f 155245 fdffe0 021512 "
    "ffd166 e8c65a 7a5a1c 9fe6c0 06423a 7ff0b4 10a566 035036 e2ad82 b5452f 601c18",
    "red": "3d0717 b3263a ffb884 fff0c4 f2977a 2a0410 a8323a ffe6c6 cf6a5e 6a1226 fff0cf 1c0209 "
    "ffd06a f4d0a0 8a3a2e f7a47c 4a0a1c ff8f8a d81f3c 6e0620 eab08a 2f5f7a 142c44",
    "black": "06070d 1b2033 5d6279 f6ecd2 4a5068 030408 363c52 d9d3c8 6c7084 1d2030 f3e6c8 010204 "
    "ffb347 c9923a 45301a 8a91ab 080a14 a9b0c6 343a4e 0a0c14 d8a47c 7c2f2a 33100f",
    "joker": "1a0b2e 6a3a86 f2c4c8 fff0e2 c79ac0 1c0b2a 7a4a92 ffeee0 bb93b8 4a2860 fff4e6 0d0518 "
    "ffcf7a e8a890 7a4a5a e2b6d2 2a1240 f4d2ff 9a62c8 3c1a5e e8b89c b3567a 521e3e",
}
"""What differs from stone to stone, in the order of the keys; the last is of cards that have
none.
"""
DUSK = {
    "splendor": "s0 060d33 s1 21418f s2 f5b877 sun fff0c8 hz c98f8a near 0a1238 nearL 4a5fae "
    "L ffe2b8 M 8f86b8 D 232c68 R fff0cc K 050a20 A ffc964 w0 f0b27a w1 0a1440 G 7fb4ff g 2a5fc8 "
    "gd 0c2470",
    "duel": "s0 12051f s1 4a1f6e s2 f0a08c sun ffe9d0 hz a8688f near 1a0828 nearL 7a4aa0 "
    "L ffdcc4 M a07ab0 D 3a1a58 R ffe9d6 K 0b0314 A ffc36a w0 d890a0 w1 1c0830 G c9a0ff g 7a48c0 "
    "gd 321058",
}
"""Towns by dusk, as changes of the blue stone's colours."""


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour from its form `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` of the way from the first to the second."""
    parts = (a + (b - a) * share for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#" + "".join(f"{max(0, min(255, round(part))):02x}" for part in parts)


def vivid(colour: str, share: float) -> str:
    """The colour, by so large a share further away from the grey that is as light."""
    parts = rgb(colour)
    return mix("#" + f"{round(sum(parts) / 3):02x}" * 3, colour, 1 + share)


def planes(base: Tokens, sunlit: float = 0.10) -> Tokens:
    """The colours with those that follow from them: five planes between haze and what is near, each
    with its lit side, and wood.
    """
    done = dict(base)
    for plane, share in enumerate((0.16, 0.36, 0.58, 0.8, 1), start=1):
        done[f"m{plane}"] = mix(base["hz"], base["near"], share)
        lit = mix(base["hz"], base["nearL"], share)
        done[f"m{plane}L"] = mix(lit, base["sun"], sunlit)
    done["Lw"] = mix(base["L"], base["A"], 0.18)
    done["wood"] = mix("#7a4a26", done["m4"], 0.35)
    done["woodL"] = mix("#c98a4c", done["m3L"], 0.25)
    done["woodD"] = mix("#2e1810", done["K"], 0.45)
    return done


def hues(stone: str) -> Tokens:
    """The tokens of a scene in a stone's colours."""
    return planes(dict(zip(KEYS, (f"#{tone}" for tone in STONES[stone].split()), strict=True)))


def dusk(town: str, **changed: str) -> Tokens:
    """The tokens of a town by dusk; some of its colours may be changed."""
    told = DUSK[town].split()
    tones = {key: f"#{tone}" for key, tone in zip(told[::2], told[1::2], strict=True)}
    return planes({**hues("blue"), **tones, **changed}, sunlit=0.12)

"""Primers: one picture that tells in a minute how a game is played, and the same in words.

A game draws its worked scenes, and declares which sentences say the same; these are among its
words, figures come from its rules. Nothing in a primer is set smaller than `LEAST`, so that it can
be read where it is shown a third as wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas
from renderers.encoding import webp
from renderers.scenes import ALT_LIMIT, Description
from renderers.telling import cut
from renderers.words import Words

WIDTH = 1200
LEAST = 34


@dataclass(frozen=True, slots=True)
class Primer:
    """How a game is played: the picture, and the keys of its sentences in three parts."""

    scene: Callable[[Words, Mapping[str, int]], Canvas]
    goal: Sequence[str]
    turn: Sequence[str]
    end: Sequence[str]
    heading: str = "primer-turn"
    """The key of what stands above the middle part: a turn, a round, an auction."""

    @property
    def parts(self) -> tuple[tuple[str, Sequence[str]], ...]:
        """The parts with the keys of their headings, from the top."""
        return (("primer-goal", self.goal), (self.heading, self.turn), ("primer-end", self.end))


def primer_picture(primer: Primer, words: Words, facts: Mapping[str, int]) -> bytes:
    """A picture that tells how the game is played."""
    return webp(primer.scene(words, facts).image)


def tell_primer(primer: Primer, words: Words, facts: Mapping[str, int]) -> Description:
    """The same in words."""
    title = f"{words('title')}: {words('primer-title')}."
    lines = [f"**{words('title')}** · {words('primer-title')}"]
    said = [title]
    for heading, part in primer.parts:
        sentences = [words(key, **facts) for key in part]
        lines += [f"**{words(heading)}**", *(f"• {sentence}" for sentence in sentences)]
        said += [f"{words(heading)}:", *sentences]
    return Description(cut(" ".join(said), ALT_LIMIT), "\n".join(lines))

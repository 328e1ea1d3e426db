"""How a game is shown: its scenes, its emojis, and how it is played in one picture.

What draws and describes is safe to call from several threads at once, and gives the same bytes for
the same view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any

from games.package import AnyGame
from games.rules import View
from games.text import Text, within
from renderers.canvas import Canvas
from renderers.emojis import NONE, Emojis
from renderers.encoding import Encode, webp
from renderers.motion import animated
from renderers.outcome import Ending, Outcome, below, best_line, course_lines, square, verdict
from renderers.pieces.settings import LARGE_EDGE, Setting, plain
from renderers.pieces.spotlight import spotlight
from renderers.primers import Primer
from renderers.scenes import ALT_LIMIT, Asked, Description, Scene
from renderers.sprites import Sprite
from renderers.telling import cut
from renderers.theme import PARLOUR
from renderers.words import Words


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Pictures:
    """How the views of one game are shown. A game may do without any of it."""

    scenes: tuple[Scene[Any], ...] = ()
    """One for each type of view that `look` and `closeup` return. Views without one are shown as
    the lines that the rules tell of them.
    """
    emojis: Emojis = NONE
    """What stands beside its words in menus and news."""
    primer: Primer | None = None
    """How it is played, on the first page of its guide. Without one the guide begins with its first
    chapter.
    """
    lines: Callable[[Any], Sequence[Text]] | None = None
    """What the rules tell of a view; `pictures_of` fills it in."""

    @property
    def setting(self) -> Setting:
        """What pictures lie on that are alike in all games and are about this one."""
        known = (scene.setting for scene in self.scenes if scene.setting is not None)
        return next(known, None) or plain(self.scenes[0].theme if self.scenes else PARLOUR)

    def scene_of(self, view: View | type[View]) -> Scene[Any] | None:
        """Return the scene that shows a view, or views of this type."""
        kind = view if isinstance(view, type) else type(view)
        return next((scene for scene in self.scenes if scene.view is kind), None)

    def picture(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        outcome: Outcome | None = None,
        lit: Sequence[str] = (),
        encode: Encode = webp,
    ) -> bytes:
        """A file of what the view shows; `names` are the players' by seat. The places in `lit` are
        lit. Empty for views without a scene.

        Below the end of a game stands how it went, if that is known.
        """
        scene = self.scene_of(view)
        if scene is None:
            return b""
        canvas = _drawn(scene, view, words, names, outcome)
        spotlight(canvas, lit)
        return encode(canvas.image)

    def moving_picture(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        outcome: Outcome | None,
        longest: float,
    ) -> tuple[bytes, bytes]:
        """What the view shows as WebP and, after a decisive move, the same as an animation.

        The animation is empty after other moves, and if it takes longer than *longest* seconds of
        work.
        """
        scene = self.scene_of(view)
        if scene is None:
            return b"", b""
        canvas, moment = _drawn(scene, view, words, names, outcome), scene.moment(view)
        still = webp(canvas.image)
        return still, b"" if moment is None else animated(canvas, still, moment, longest)

    def square_picture(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        outcome: Outcome,
        encode: Encode = webp,
    ) -> bytes:
        """A picture of a game that is over, to be shared: its poster, or a square."""
        scene = self.scene_of(view)
        if scene is None:
            return b""
        known = _ending(scene, view, words, names, outcome)
        return encode((scene.poster(view, known) if scene.poster else square(known)).image)

    def poster(
        self, view: View, words: Words, names: Sequence[str], outcome: Outcome | None
    ) -> bytes:
        """What is posted beside the end of a game: its poster; empty if it has none."""
        scene = self.scene_of(view)
        if scene is None or scene.poster is None or outcome is None:
            return b""
        return self.square_picture(view, words, names, outcome)

    def menu_picture(
        self,
        view: View,
        asked: Asked,
        words: Words,
        names: Sequence[str],
        lit: Sequence[str] = (),
        encode: Encode = webp,
    ) -> bytes:
        """A file of what is being chosen from, for a menu; as low as the scene can make it."""
        scene = self.scene_of(view)
        if scene is None or scene.strip is None:
            return self.picture(view, words, names, lit=lit, encode=encode)
        canvas = scene.strip(view, replace(asked, lit=tuple(lit)), words, names)
        spotlight(canvas, lit)
        return encode(canvas.image)

    def large_picture(self, view: View, key: str, words: Words, encode: Encode = webp) -> bytes:
        """A picture of the card that an answer stands for; empty if it stands for none."""
        scene = self.scene_of(view)
        if scene is None or scene.large is None:
            return b""
        canvas = scene.large(view, key, words)
        return b"" if canvas is None else encode(canvas.image)

    def card_named(self, view: View, lines: Iterable[Text]) -> str:
        """The answer by which `large_picture` knows the first card that news name; empty if they
        name none.
        """
        scene = self.scene_of(view)
        named = {} if scene is None else scene.named()
        return next((named[text] for line in lines for text in within(line) if text in named), "")

    def describe(
        self, view: View, words: Words, names: Sequence[str], outcome: Outcome | None = None
    ) -> Description:
        """The same in words."""
        scene = self.scene_of(view)
        told = self._told(view, words, names) if scene is None else scene.tell(view, words, names)
        if outcome is None:
            return told
        best = best_line(outcome, words)
        alt = told.alt if len(told.alt) + len(best) >= ALT_LIMIT else f"{told.alt} {best}".strip()
        text = "\n".join([told.text, *course_lines(outcome, words, names)])
        return Description(alt, text)

    def _told(self, view: View, words: Words, names: Sequence[str]) -> Description:
        assert self.lines is not None, f"neither a scene nor the rules show a {type(view).__name__}"
        said = [words.say(line, names) for line in self.lines(view)]
        return Description(cut(" ".join(said), ALT_LIMIT), "\n".join(said))


@cache
def pictures_of(game: AnyGame) -> Pictures:
    """Import how a game is shown; raise whatever its modules do, and `TypeError` if what it names
    is no `Pictures`.
    """
    if not game.pictures:
        return Pictures(lines=game.rules.tell)
    found = EntryPoint("", game.pictures, "").load()
    if not isinstance(found, Pictures):
        raise TypeError(f"{game.pictures} is no Pictures but a {type(found).__name__}")
    return replace(found, lines=game.rules.tell)


def scenes_of(games: Iterable[AnyGame]) -> tuple[Scene[Any], ...]:
    """Return the scenes of these games."""
    return tuple(scene for game in games for scene in pictures_of(game).scenes)


def tell_outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> Description:
    """A picture to share in words: who has won, how everybody stands, the best move."""
    lines = [f"{words('title')}. {verdict(outcome, words, names)}."]
    lines += [f"{placed.place}. {names[placed.seat]}: {placed.score}." for placed in outcome.places]
    alt = " ".join([*lines, best_line(outcome, words)]).strip()[:ALT_LIMIT]
    return Description(alt, "\n".join([*lines, *course_lines(outcome, words, names)]))


def _drawn(
    scene: Scene[Any], view: View, words: Words, names: Sequence[str], outcome: Outcome | None
) -> Canvas:
    if outcome is None:
        return scene.draw(view, words, names)
    known = _ending(scene, view, words, names, outcome)
    if scene.ending is not None:
        return scene.ending(view, known)
    return below(scene.draw(view, words, names), known)


def _ending(
    scene: Scene[Any], view: View, words: Words, names: Sequence[str], outcome: Outcome
) -> Ending:
    setting = scene.setting or plain(scene.theme)
    outcome = replace(outcome, goal=scene.goal(view))
    return Ending(outcome, setting, words, names, _card(scene, view, outcome, words))


def _card(scene: Scene[Any], view: View, outcome: Outcome, words: Words) -> Sprite | None:
    """The card that the best move of a game was about, if it was about one."""
    if scene.large is None or outcome.best is None:
        return None
    if (canvas := scene.large(view, outcome.best.card, words)) is None:
        return None
    w, h = canvas.image.size
    return Sprite(canvas.image.crop((LARGE_EDGE, LARGE_EDGE, w - LARGE_EDGE, h - LARGE_EDGE)))

"""The painted faces of `/settings`: all in a picture, and a select in which somebody chooses the
one that shows them in pictures, in the place of their picture at Discord.
"""

from __future__ import annotations

from functools import partial

from bot.commands.request import Request
from bot.messages.button_actions import SettingsField
from bot.messages.components import Post, Row, SelectEntry, button, select
from bot.messages.custom_ids import SettingsSelect
from bot.messages.outside import one_of
from bot.workers.standings import DrawnStanding
from renderers.faces import FaceSheet, face_told
from renderers.pieces.portraits import FACES, Likeness

OWN = "own"
"""The choice that stands for somebody's picture at Discord, or else the face of their seat."""


def picked_face(request: Request) -> str | None:
    """Return the face that was picked, or None for the own picture."""
    picked = request.picked(partial(one_of, known=(OWN, *FACES)))
    return None if picked == OWN else picked


def face_line(request: Request) -> str:
    """What shows somebody in pictures, as a line of their settings."""
    words, face = request.words(), chosen_face(request)
    if not face:
        return words("settings-own-face")
    return words("settings-face", face=face_told(face, words))


def chosen_face(request: Request) -> str:
    """The face that somebody has chosen; empty for none, or one that is not painted any more."""
    face = request.preferences.face
    return face if face in FACES else ""


async def show_faces(request: Request) -> None:
    """Replace the pressed message by the picture of all faces and the select."""
    await request.defer_edit()
    words, chosen, person = request.words(), chosen_face(request), request.person
    sheet = DrawnStanding(FaceSheet(chosen), (Likeness(person.name),), request.language)
    painting = await request.services.painter.standing(sheet, [person.id])
    entries = [SelectEntry(words("faces-own"), OWN, chosen=not chosen)]
    entries += [SelectEntry(face_told(face, words), face, chosen=face == chosen) for face in FACES]
    rows: list[Row] = [
        select(words("faces-pick"), SettingsSelect(SettingsField.FACE), entries),
        [button(words("faces-back"), SettingsSelect(SettingsField.BACK))],
    ]
    content = "\n".join((words("faces-intro"), face_line(request)))
    if painting is None:
        await request.edit_with_files(Post(content, rows), [])
        return
    await request.edit_with_files(Post(painting.below(content), rows), painting.files)

"""Evenings on which people choose the painted face that shows them in pictures."""

from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from bot.workers.picture_worker import PaintedPicture, Subject, Wanted
from bot.workers.standings import DrawnStanding
from renderers.pieces.portraits import FACES
from tests.bot.evenings.evening import Evening, bot_at, marked
from tests.bot.scribes import Scribes


class Witnesses(Scribes):
    """Scribes that remember what they were asked for."""

    def __init__(self) -> None:
        self.asked: list[Wanted] = []

    async def run(self, subject: Wanted) -> PaintedPicture:
        """Write the file, and note the subject."""
        self.asked.append(subject)
        return await super().run(subject)


async def choosing(evening: Evening, who: User, *faces: str) -> Message:
    """Choose these faces, one after the other; the menu after that."""
    settings = await evening.slash(who, evening.games, "settings")
    shown = await evening.answer(who, settings, "settings:faces")
    for face in faces:
        shown = await evening.choose(who, shown, "settings:face", face)
    return shown


async def test_a_face_is_chosen_below_a_picture_of_all(evening: Evening, ann: User) -> None:
    shown = await choosing(evening, ann)
    assert shown.only_for == ann.id
    assert marked(shown, "settings:face") == ["own"]
    assert "Man in a top hat" in (shown.attachments[0].description or "")
    chosen = await evening.choose(ann, shown, "settings:face", "top-hat")
    assert chosen.id == shown.id
    assert marked(chosen, "settings:face") == ["top-hat"]
    assert "In pictures: Man in a top hat" in chosen.content
    settings = await evening.answer(ann, chosen, "settings:back")
    assert settings.id == shown.id
    assert not settings.attachments
    assert "In pictures: Man in a top hat" in settings.content
    own = await choosing(evening, ann, "own")
    assert "In pictures: my Discord picture" in own.content


async def test_faces_have_russian_names(evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "settings", language="ru")
    chosen = await choosing(evening, ann, "top-hat")
    assert "На картинках: Господин в\u00a0цилиндре" in chosen.content


async def test_whoever_has_chosen_is_shown_so_at_tables_and_in_standings_after_a_restart(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening, witnesses = Evening(stand_in), Witnesses()
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        await choosing(evening, ann, "veil")
    async with bot_at(stand_in, tmp_path, pictures=witnesses):
        thread = await evening.begun(ann, theo, options="heap=3")
        await evening.table_calling(ann, thread)
        await evening.slash(ann, thread, "play", move="take 3")
        await evening.table_saying("the game is over", thread)
        await evening.slash(ann, evening.games, "profile")
    seated = [one.people for one in witnesses.asked if isinstance(one, Subject)]
    standing = [one.people for one in witnesses.asked if isinstance(one, DrawnStanding)]
    assert seated
    assert standing
    for people in (*seated, *standing):
        assert {who.name: who.face for who in people} == {"Ann": "veil", "Theo": ""}
        assert not next(who.image for who in people if who.face)


async def test_whoever_opens_a_table_is_shown_so_before(stand_in: StandIn, tmp_path: Path) -> None:
    evening, witnesses = Evening(stand_in), Witnesses()
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path, pictures=witnesses):
        await choosing(evening, ann, "veil")
        await evening.slash(ann, evening.games, "table new")
    (shown,) = (one.people for one in witnesses.asked if isinstance(one, Subject))
    assert [(who.name, who.face) for who in shown] == [("Ann", "veil")], "free seats have badges"


async def test_a_face_goes_with_all_else_that_is_deleted(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path) as bot:
        await choosing(evening, ann, FACES[0])
        kept = await bot.services.store.people.preferences()
        assert [one.face for one in kept.values()] == [FACES[0]]
        asked = await evening.slash(ann, evening.games, "privacy")
        await evening.answer(ann, asked, "privacy:forget")
        assert not await bot.services.store.people.preferences()
        assert "my Discord picture" in (await evening.slash(ann, evening.games, "settings")).content

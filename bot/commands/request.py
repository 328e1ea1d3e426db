"""One request, a slash command or a press, and the ways to answer it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

import discord
from prometheus_client import Histogram

from bot.commands.admission import Admission
from bot.commands.private_menus import PrivateMenus
from bot.commands.recent_presses import LatestPages, RecentPresses, RefusedForms
from bot.commands.seeker_panels import SeekerPanels
from bot.commands.visibility import may_see
from bot.delivery.mentions import NO_MENTIONS
from bot.delivery.permissions import DisplayProblem
from bot.delivery.portrait_downloads import PortraitDownloads
from bot.delivery.puzzle_posts import PuzzlePosts
from bot.delivery.reminders import Reminders
from bot.delivery.tables import TableDelivery
from bot.delivery.waiting_turns import WaitingTurns
from bot.hosting.bans import KnownBans
from bot.hosting.changes import Listener
from bot.hosting.host import AnyGame, Host, Position
from bot.hosting.position import seat_of
from bot.hosting.preferences import KnownPreferences, Servers
from bot.messages.components import LONGEST_POST, Post, view_of
from bot.messages.forms import refill
from bot.messages.language import language_of, words_of
from bot.messages.layouts import Picture, edited, is_layout, pictures_of
from bot.store import (
    Person,
    Preferences,
    SeatRow,
    Store,
    TableId,
    TableRow,
    UserId,
)
from bot.store.shown_names import first_legible
from bot.workers.adviser import Adviser
from bot.workers.pictures import Painter
from games.moves import Illegal, require
from games.text import Text
from renderers.words import Words

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")

ACKNOWLEDGED = Histogram(
    "parlour_acknowledged_seconds",
    "From a request's arrival to its first answer; beyond three seconds Discord takes none",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0),
)


def name_of(user: discord.User | discord.Member) -> str:
    """What somebody is called where they act: the first of their names that can be read."""
    return first_legible(user.display_name, user.global_name, user.name) or user.display_name


@dataclass(frozen=True, slots=True)
class Services:
    """The services that commands use."""

    store: Store
    host: Host
    table_delivery: TableDelivery
    painter: Painter
    people: KnownPreferences
    waiting_turns: WaitingTurns
    reminders: Reminders
    servers: Servers
    adviser: Adviser
    portraits: PortraitDownloads
    bans: KnownBans
    menus: PrivateMenus
    seekers: SeekerPanels
    puzzle_posts: PuzzlePosts
    admission: Admission = field(default_factory=Admission)
    presses: RecentPresses = field(default_factory=RecentPresses)
    pages: LatestPages = field(default_factory=LatestPages)
    forms: RefusedForms = field(default_factory=RefusedForms)

    on_shown: list[Listener] = field(default_factory=list)
    """Called with a table after everybody was shown it."""

    def shown(self, table: TableId) -> None:
        """Tell whoever sees an older message that everybody was shown a table."""
        self.menus.refresh(table)
        self.seekers.refresh(table)
        for listener in self.on_shown:
            listener(table)


@runtime_checkable
class HasServices(Protocol):
    """A client that answers commands."""

    services: Services


@dataclass(frozen=True, slots=True)
class Request:
    """One slash command or press of one person, and the ways to answer it."""

    services: Services
    interaction: Interaction
    arrived: float
    """In seconds, as `time.perf_counter` counts them."""

    @property
    def host(self) -> Host:
        """The services of what happens at tables."""
        return self.services.host

    @property
    def person(self) -> Person:
        """Who made the request."""
        user = self.interaction.user
        return Person(
            UserId(user.id),
            name_of(user),
            self.preferences.language or str(self.interaction.locale),
        )

    @property
    def language(self) -> str:
        """The language of the answers."""
        return language_of(self.person.locale)

    @property
    def preferences(self) -> Preferences:
        """This person's settings."""
        return self.services.people.of(UserId(self.interaction.user.id))

    @property
    def custom_id(self) -> str:
        """The custom id of the component that was pressed or the form that was filled in."""
        data: Any = self.interaction.data or {}
        return str(data.get("custom_id", ""))

    @property
    def selected(self) -> list[str]:
        """The values chosen in the select menu; empty for anything but a select menu."""
        data: Any = self.interaction.data or {}
        return list(data.get("values", ()))

    def picks(self, read: Callable[[str], T]) -> list[T]:
        """Return what was picked in the select menu, each value read by *read*.

        Raise `Illegal` for anything but a select menu, and for a value that *read* does not know:
        it raises `ValueError`, as an enumeration does, or `Illegal`.
        """
        data: Any = self.interaction.data or {}
        require("values" in data, "menu-old")
        try:
            return [read(value) for value in self.selected]
        except ValueError:
            raise Illegal(Text("menu-old")) from None

    def picked(self, read: Callable[[str], T]) -> T:
        """Return the one value that was picked, as `picks` does."""
        picked = self.picks(read)
        require(len(picked) == 1, "menu-old")
        return picked[0]

    @property
    def typed(self) -> dict[str, str]:
        """What was typed into the fields of a form, by their custom ids; else nothing. What was
        chosen in boxes and selects has blanks between.
        """
        data: Any = self.interaction.data or {}
        if not self.is_form:
            return {}
        fields = [part.get("component") or {} for part in data.get("components", ())]
        return {
            field["custom_id"]: " ".join(field.get("values") or [str(field.get("value") or "")])
            for field in fields
            if field
        }

    @property
    def is_form(self) -> bool:
        """Whether a form was filled in."""
        return self.interaction.type is discord.InteractionType.modal_submit

    def words(self, game: AnyGame | None = None) -> Words:
        """The words in this person's language, with a game's own words if one is given."""
        return words_of(self.language, game)

    def note_table(self, row: TableRow) -> None:
        """Note which table this is about: refusals use its game's words, the log its number."""
        self.interaction.extras["row"] = row

    def seat(self, row: TableRow) -> SeatRow:
        """Return the seat in which this person sits; raise `Illegal` for a stranger."""
        return seat_of(row, self.person.id)

    async def row(self, table: TableId) -> TableRow:
        """Return a table that this person may see, and note it as the table of this request.

        Raise `Illegal` otherwise. A hidden table and one that does not exist get the same answer.
        """
        row = await self.host.tables.row(table)
        if not await may_see(self.interaction, row):
            raise Illegal(Text("table-gone"))
        self.note_table(row)
        return row

    async def position(self, table: TableId) -> Position:
        """Like `row`, but return the position; raise `Illegal` if the game has not begun."""
        await self.row(table)
        return await self.host.tables.position(table)

    async def send(
        self,
        content: str,
        *,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] = (),
    ) -> None:
        """Send an answer that only this person sees."""
        response, later = self.interaction.response, self.interaction.followup
        content = self._with_notice(content)
        send = later.send if response.is_done() else response.send_message
        shown = view_of() if view is None else view
        if response.type is THINKING and not self.interaction.extras.get("answered"):
            # A followup would do the same here, but Discord calls that use deprecated.
            await self.interaction.edit_original_response(
                content=content, view=shown, attachments=files, allowed_mentions=NO_MENTIONS
            )
            self.interaction.extras["answered"] = True
            return
        with self._measured():
            await send(
                content, view=shown, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS
            )

    def _with_notice(self, content: str) -> str:
        """What is sent, with what the operator wants everybody to read, if there is room."""
        notice = self.services.bans.notice
        noted = f"{content}\n-# ⏳ {notice}"
        return noted if notice and len(noted) <= LONGEST_POST else content

    async def send_anew(self, post: Post, files: Sequence[discord.File]) -> None:
        """Send an answer after `defer`, or replace the one that was sent then."""
        self.interaction.extras.pop("answered", None)
        await self.send(post.content, view=post.view, files=files)

    async def send_post(self, post: Post, files: Sequence[discord.File] = ()) -> None:
        """Send a post that only this person sees. *files* are pictures, which stand below its text
        in full width; they can be sent only after `defer`.
        """
        if not files:
            await self.send(post.content, view=post.view)
            return
        shown = edited(Post(self._with_notice(post.content), post.rows), files)
        await self.interaction.edit_original_response(**shown, allowed_mentions=NO_MENTIONS)
        self.interaction.extras["answered"] = True

    @property
    def may_edit(self) -> bool:
        """Whether an answer may take the place of the pressed message: if only this person sees it.

        Under a message for everybody there is no such button, but clients may claim it, and
        earlier versions may have put one there.
        """
        pressed = self.interaction.message
        return pressed is not None and (
            pressed.flags.ephemeral or self.interaction.context.dm_channel
        )

    async def edit(self, post: Post, *, files: Sequence[Picture] | None = None) -> None:
        """Replace the pressed message by a post, at once or after `defer_edit`; its pictures stay
        unless there are new *files*.
        Where others see that message, send the post to this person alone.
        """
        if not self.may_edit:
            new = [file for file in files or () if isinstance(file, discord.File)]
            await self.send(post.content, view=post.view, files=new)
            return
        changes = self._changes(post, files)
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(**changes, allowed_mentions=NO_MENTIONS)
            self.interaction.extras["answered"] = True
            return
        with self._measured():
            await self.interaction.response.edit_message(**changes, allowed_mentions=NO_MENTIONS)

    def _changes(self, post: Post, files: Sequence[Picture] | None) -> dict[str, Any]:
        """What replaces the pressed message by a post: a layout stays one."""
        pressed = self.interaction.message
        if self.may_edit and pressed is not None and is_layout(pressed):
            return edited(post, pictures_of(pressed) if files is None else files)
        changes: dict[str, Any] = {"content": post.content, "view": post.view}
        return changes if files is None else {**changes, "attachments": [*files]}

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Open a form, with what was refused before still in it; what is typed comes back as a
        press with the form's custom id.
        """
        refill(form, self.services.forms.of(self.interaction.user.id, form.custom_id))
        form.stop()  # discord.py would remember a form that still runs for ever
        with self._measured():
            await self.interaction.response.send_modal(form)

    def keep_typed(self) -> str:
        """Keep what was typed into a form that is refused; the line that says so."""
        self.services.forms.keep(self.interaction.user.id, self.custom_id, self.typed)
        self.interaction.extras["form_kept"] = True
        return self.words()("form-kept")

    async def edit_with_files(self, post: Post, files: Sequence[Picture]) -> None:
        """Replace the pressed message by a post with pictures, once the press is answered; or what
        `edit` and `defer_edit` have sent in its place.
        """
        await self.interaction.edit_original_response(
            **self._changes(post, files), allowed_mentions=NO_MENTIONS
        )
        self.interaction.extras["answered"] = True

    async def post_for_all(self, content: str, files: Sequence[discord.File]) -> None:
        """Send a message that everybody sees and nobody is notified of, after another answer."""
        await self.interaction.followup.send(
            content, files=files, ephemeral=False, silent=True, allowed_mentions=NO_MENTIONS
        )

    async def edit_view(self, view: discord.ui.View) -> None:
        """Replace the buttons of the pressed message; raise `Illegal` if others see it."""
        require(self.may_edit, "menu-old")
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view)
            return
        with self._measured():
            await self.interaction.response.edit_message(view=view)

    async def defer_edit(self) -> None:
        """Tell Discord that the pressed message is edited later, perhaps after three seconds; where
        others see it, that an answer comes.
        """
        if not self.may_edit:
            await self.defer()
            return
        with self._measured():
            await self.interaction.response.defer()

    async def defer(self) -> None:
        """Tell Discord that the answer is sent later, perhaps after three seconds."""
        with self._measured():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show_progress(self, content: str) -> None:
        """Tell how far an answer has come that is sent later; call `defer` first."""
        await self.interaction.edit_original_response(content=content, allowed_mentions=NO_MENTIONS)

    @contextmanager
    def _measured(self) -> Iterator[None]:
        """Measure how long this person waited, if this is the first answer."""
        first = not self.interaction.response.is_done()
        leave(self.interaction)  # what follows waits for Discord, or is not waited for
        yield
        if first:
            ACKNOWLEDGED.observe(time.perf_counter() - self.arrived)

    def permission_note(self, problem: DisplayProblem | None) -> str:
        """A line that says why the table cannot be shown in its channel; empty if it can."""
        return f"\n{problem.explained(self.words())}" if problem else ""


THINKING = discord.InteractionResponseType.deferred_channel_message


async def open_request(interaction: Interaction) -> Request:
    """Return the request of an interaction, and note in the store who made it."""
    request = request_of(interaction)
    await request.services.store.people.meet(request.person)
    request.services.portraits.met(interaction.user)
    return request


def leave(interaction: Interaction) -> None:
    """Make room for the next request, once."""
    if (leave := interaction.extras.pop("leave", None)) is not None:
        leave()


def request_of(interaction: Interaction) -> Request:
    """Return the request of an interaction; unlike `open_request` this stores nothing.

    For autocomplete and for answers to errors.
    """
    client = interaction.client
    assert isinstance(client, HasServices), "the client has no services"
    arrived = interaction.extras.setdefault("arrived", time.perf_counter())
    return Request(client.services, interaction, arrived)

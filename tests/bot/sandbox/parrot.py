"""A small bot that uses every door of Discord which a bot may use, so that the stand-in can be
tried through them.
"""

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox.things import Guild
from tests.bot.wire import PATIENCE, SOON


def _picture() -> bytes:
    drawn = io.BytesIO()
    Image.new("RGB", (640, 480)).save(drawn, "WEBP")
    return drawn.getvalue()


PICTURE = _picture()


def picture(name: str = "board.png", alt: str = "A board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name, description=alt)


class Parrot(discord.Client):
    """It says what it is told, in as many ways as there are; `heard` collects what reached it."""

    def __init__(self, guild: Guild, *, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default(), **SOON)
        self.tree = app_commands.CommandTree(self)
        self.home = discord.Object(int(guild.id))
        self.heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.patience = asyncio.Event()
        add_commands(self)

    async def setup_hook(self) -> None:
        self.tree.copy_global_to(guild=self.home)
        await self.tree.sync(guild=self.home)
        self.add_dynamic_items(Perch)

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.put_nowait(("message", message.content))

    async def on_resumed(self) -> None:
        self.heard.put_nowait(("resumed", ""))

    async def on_ready(self) -> None:
        self.heard.put_nowait(("ready", ""))

    async def hears(self, what: str) -> str:
        """Wait until this was heard; what was said."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, words = await self.heard.get()
                if kind == what:
                    return words

    def place(self, channel_id: str) -> discord.TextChannel:
        found = self.get_channel(int(channel_id))
        assert isinstance(found, discord.TextChannel)
        return found


class Perch(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"perch:(?P<step>\d+)"
):
    """A button that is remembered by its custom id alone."""

    def __init__(self, step: int) -> None:
        super().__init__(discord.ui.Button(label=f"Step {step}", custom_id=f"perch:{step}"))
        self.step = step

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: object, match: object
    ) -> "Perch":
        assert interaction.data is not None
        return cls(int(interaction.data["custom_id"].split(":")[1]))  # type: ignore[typeddict-item]

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(Perch(self.step + 1))
        await interaction.response.edit_message(content=f"step {self.step}", view=view)


class Seeds(discord.ui.View):
    """A menu of seeds, a form, and a button that cannot be pressed."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="seeds",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name.title(), value=name)
            for name in ("millet", "oat", "hemp")
        ],
    )
    async def seeds(
        self, interaction: discord.Interaction, select: "discord.ui.Select[Seeds]"
    ) -> None:
        await interaction.response.send_message(" and ".join(select.values), ephemeral=True)

    @discord.ui.button(label="Teach", custom_id="teach")
    async def teach(
        self, interaction: discord.Interaction, button: "discord.ui.Button[Seeds]"
    ) -> None:
        await interaction.response.send_modal(Lesson())

    @discord.ui.button(label="Fly", custom_id="fly", disabled=True)
    async def fly(
        self, interaction: discord.Interaction, button: "discord.ui.Button[Seeds]"
    ) -> None:
        raise AssertionError("a disabled button was pressed")


class Lesson(discord.ui.Modal, title="A lesson"):
    """A form with one field; what is written there decides how it is answered."""

    word: discord.ui.TextInput["Lesson"] = discord.ui.TextInput(
        label="Word", custom_id="word", max_length=10
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        match self.word.value:
            case "board":
                try:
                    await interaction.response.edit_message(content="learned")
                except discord.NotFound:
                    await interaction.response.send_message("no board to write on")
            case "nothing":
                await interaction.response.defer()
            case word:
                await interaction.response.send_message(f"learned {word}")


@app_commands.command(description="Open a form without a button")
async def lecture(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Lesson())


def add_commands(parrot: Parrot) -> None:
    """The commands, each for one way of answering."""
    tree = parrot.tree
    say = app_commands.Group(name="say", description="Say something")

    @say.command(description="Say it aloud")
    @app_commands.describe(words="What to say", times="How often")
    async def aloud(
        interaction: discord.Interaction, words: str, times: app_commands.Range[int, 1, 3] = 1
    ) -> None:
        await interaction.response.send_message(" ".join([words] * times))

    @say.command(description="Whisper it")
    async def softly(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(words, ephemeral=True)

    @aloud.autocomplete("words")
    async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ("hello", "help", "world")
        return [
            app_commands.Choice(name=word.title(), value=word)
            for word in known
            if word.startswith(typed)
        ]

    tree.add_command(say)
    tree.add_command(lecture)

    @tree.command(description="Think before speaking")
    async def think(interaction: discord.Interaction, aloud: bool = True) -> None:
        await interaction.response.defer(thinking=True, ephemeral=not aloud)
        await interaction.edit_original_response(content="thought", attachments=[picture()])

    @tree.command(description="Say nothing until it is too late")
    async def sulk(interaction: discord.Interaction) -> None:
        await parrot.patience.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            parrot.heard.put_nowait(("refused", str(error.code)))

    @tree.command(description="Answer twice")
    async def stutter(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        again = type(interaction.response)(interaction)
        try:
            await again.send_message("twice")
        except discord.HTTPException as error:
            parrot.heard.put_nowait(("refused", str(error.code)))

    @tree.command(description="Show the seeds")
    async def seeds(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Seeds", view=Seeds())
        await interaction.followup.send("There is more.", ephemeral=True)

    @tree.command(description="Greet somebody")
    async def greet(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"hello {user.display_name}")

    @tree.command(description="A button that is remembered")
    async def perch(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            "up", view=discord.ui.View(timeout=None).add_item(Perch(1))
        )

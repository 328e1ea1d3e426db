"""A table that strangers do not see, and the places from which they try to reach it."""

from bot.sandbox import access
from bot.sandbox.things import Channel, User
from tests.bot.evenings.evening import Evening

GONE = "That table is gone."
RUNNING, OPEN, NONE = "1", "2", "999"
HUNDRED_DIGITS = "9" * 100


def elsewhere(evening: Evening, stranger: User) -> Channel:
    """A server of the stranger's own, to which everybody belongs."""
    world = evening.stand_in.world
    guild = world.add_guild(
        "Elsewhere", stranger, *(one for one in world.people if one != stranger)
    )
    return world.add_channel(guild, "hall")


def outside(evening: Evening, stranger: User) -> Channel:
    """The channel that everybody on the server sees."""
    return evening.games


def in_private(evening: Evening, who: User) -> Channel:
    return evening.stand_in.world.open_conversation(who)


FROM = [elsewhere, outside, in_private]


async def hidden(evening: Evening, ann: User, theo: User) -> Channel:
    """A private channel with a running game of Ann and Theo, a pause that is proposed there, and an
    open table.
    """
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    den = access.hide(world, world.add_channel(guild, "den"), ann, theo)
    notice = await evening.slash(ann, den, "table new", game="pebbles", seats=2)
    await evening.press(theo, notice, "join")
    await evening.press(ann, notice, "start")
    await evening.until(lambda: world.threads_of(den) or None)
    await evening.slash(ann, den, "table pause", table=RUNNING)
    await evening.slash(ann, den, "table new", game="pebbles", seats=3)
    return den

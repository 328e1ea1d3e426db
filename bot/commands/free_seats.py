"""Free seats: somebody says at tables of which games they are called to one, on this server."""

from __future__ import annotations

from bot.commands.presses import press
from bot.commands.request import Request
from bot.commands.settings import change_settings, picked_zone, zone_entries
from bot.commands.table_opening import is_here
from bot.delivery.places import places_of
from bot.hosting.quiet_hours import may_sound
from bot.messages.components import Post
from bot.messages.custom_ids import SeatsButton, SeatsSelect, SeatsZoneSelect
from bot.messages.finding import seats_post
from games.moves import require


@press(SeatsButton)
async def press_seats_button(request: Request, _pressed: SeatsButton) -> None:
    """Show for which games this person is called, with the select that changes them."""
    require(is_here(request.interaction), "menu-old")
    await request.send_post(await _post(request))


@press(SeatsSelect)
async def press_seats(request: Request, _pressed: SeatsSelect) -> None:
    """Call this person to free seats at tables of the picked games from now on."""
    require(is_here(request.interaction), "menu-old")
    await request.host.free_seats.ask(
        request.person.id,
        request.interaction.guild_id or 0,
        scope=await _scope(request),
        games=request.picks(str),
    )
    await request.edit(await _post(request))


@press(SeatsZoneSelect)
async def press_seats_zone(request: Request, _pressed: SeatsZoneSelect) -> None:
    """Take this person's time zone, so that they are called when it is no night for them."""
    require(is_here(request.interaction), "menu-old")
    await change_settings(request, {"zone": picked_zone(request)})
    await request.edit(await _post(request))


async def _post(request: Request) -> Post:
    own = await request.host.free_seats.of(request.person.id, request.interaction.guild_id or 0)
    scope = await _scope(request) if own is None else own.scope
    chosen = () if own is None else own.games
    zones = [] if may_sound(request.preferences) else zone_entries(request)
    return seats_post(chosen, request.host.games.all, scope, request.words(), zones)


async def _scope(request: Request) -> int:
    interaction = request.interaction
    places = places_of(interaction.client)
    return await places.scope(interaction.guild_id or 0, interaction.channel_id or 0)

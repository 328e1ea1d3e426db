"""The stand-in stays on this machine, and only what is on this machine is taken for Discord."""

import aiohttp
import pytest

from bot.sandbox.seam import point
from bot.sandbox.server import StandIn
from tests.bot.wire import furnished


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "example.org"])
async def test_it_listens_on_loopback_only(host: str) -> None:
    with pytest.raises(ValueError, match="loopback"):
        await StandIn(furnished()).start(host)


@pytest.mark.parametrize(
    "address",
    ["https://discord.com", "http://192.0.2.1:80", "http://example.org", "ftp://127.0.0.1"],
)
def test_the_client_is_pointed_to_loopback_only(address: str) -> None:
    with pytest.raises(ValueError, match="loopback"):
        point(address)


async def test_whoever_opens_its_address_without_the_path_is_told_what_to_open(
    stand_in: StandIn,
) -> None:
    async with aiohttp.ClientSession() as session, session.get(stand_in.address) as answer:
        assert answer.status == 404
        assert "the whole address that the sandbox has printed" in await answer.text()


@pytest.mark.parametrize(
    ("host", "status"), [("example.org", 403), ("localhost", 404), ("127.0.0.1:80", 404)]
)
async def test_a_name_from_elsewhere_for_this_machine_is_not_answered(
    stand_in: StandIn, host: str, status: int
) -> None:
    address = f"{stand_in.address}/attachments/1/2/board.png"
    async with (
        aiohttp.ClientSession() as session,
        session.get(address, headers={"Host": host}) as answer,
    ):
        assert answer.status == status

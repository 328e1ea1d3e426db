"""Time zones are found by what people call their cities."""

from zoneinfo import ZoneInfo

import pytest

from bot.messages.zones import (
    ABBREVIATED,
    LARGE_CITIES,
    USUAL_ZONES,
    city,
    found,
    parse_zone,
    zones,
)
from games.moves import Illegal
from renderers.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Москва", "Europe/Moscow"),
        ("Moscow", "Europe/Moscow"),
        ("Kyiv", "Europe/Kyiv"),
        ("Киев", "Europe/Kyiv"),
        ("Kiev", "Europe/Kyiv"),
        ("new york", "America/New_York"),
        ("Нью-Йорк", "America/New_York"),
        (" МИНСК ", "Europe/Minsk"),
        ("Алматы", "Asia/Almaty"),
        ("Тбилиси", "Asia/Tbilisi"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("europe/berlin", "Europe/Berlin"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("utc", "UTC"),
        ("берл", "Europe/Berlin"),
        ("Belarus", "Europe/Minsk"),
        ("Санкт-Петербург", "Europe/Moscow"),
        ("спб", "Europe/Moscow"),
        ("San Francisco", "America/Los_Angeles"),
        ("Munich", "Europe/Berlin"),
    ],
)
def test_a_city_is_found_by_any_of_its_names(typed: str, zone: str, language: str) -> None:
    assert parse_zone(typed, language) == zone


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("EST", "New York"), ("est5edt", "New York"), ("CET", "Berlin"), ("МСК", "Moscow")],
)
def test_an_abbreviation_is_refused_with_the_city_that_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(Illegal) as refused:
        parse_zone(typed, "en")
    assert (refused.value.text.key, dict(refused.value.text.args)["city"]) == (
        "settings-fixed-zone",
        meant,
    )


def test_large_cities_belong_to_zones_that_there_are() -> None:
    assert {*LARGE_CITIES} <= {*zones()}


@pytest.mark.parametrize("typed", ["Atlantis", "", "/", "Etc/GMT+3", "GMT+3", "Factory"])
def test_what_is_no_city_is_refused(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        parse_zone(typed, "en")
    assert refused.value.text.key == "settings-unknown-zone"


def test_several_cities_are_asked_about_the_usual_ones_first() -> None:
    with pytest.raises(Illegal) as refused:
        parse_zone("Россия", "ru")
    text = refused.value.text
    assert text.key == "settings-several-zones"
    assert dict(text.args)["cities"][0] == "Москва"  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_zones_are_called_alike_and_each_is_found_by_what_it_is_called(
    language: str,
) -> None:
    called = [city(zone, language) for zone in zones()]
    assert len(set(called)) == len(called)
    for zone, name in zip(zones(), called, strict=True):
        assert found(name, language) == [zone]


def test_what_is_offered_exists() -> None:
    for zone in {
        *ABBREVIATED.values(),
        *(zone for usual in USUAL_ZONES.values() for zone in usual),
    }:
        assert zone in zones()
        ZoneInfo(zone)

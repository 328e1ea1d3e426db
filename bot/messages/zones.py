"""Time zones in one's own words: the cities that stand for them, as CLDR calls them.

A zone is found by its city in any language of ours, by what that was called before, by other large
cities, by its country and by its key in the time zone database.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

from games.moves import Illegal, require
from games.text import Text
from renderers.words import LANGUAGES

UTC = "UTC"
_CITY = re.compile(
    "(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/"
)
MOST_NAMED = 5
"""Cities among which one is asked to choose."""
ABBREVIATED = {
    "akdt akst": "America/Anchorage",
    "hst": "Pacific/Honolulu",
    "pdt pst pst8pdt pt": "America/Los_Angeles",
    "mdt mst mst7mdt mt": "America/Denver",
    "cdt cst cst6cdt ct": "America/Chicago",
    "edt est est5edt et": "America/New_York",
    "adt ast": "America/Halifax",
    "brt": "America/Sao_Paulo",
    "bst gmt": "Europe/London",
    "wet west": "Europe/Lisbon",
    "cest cet mest met mez": "Europe/Berlin",
    "eest eet": "Europe/Kyiv",
    "msk мск": "Europe/Moscow",
    "ist": "Asia/Kolkata",
    "jst": "Asia/Tokyo",
    "kst": "Asia/Seoul",
    "aedt aest": "Australia/Sydney",
    "awst": "Australia/Perth",
    "nzdt nzst": "Pacific/Auckland",
}
"""What people abbreviate, and the city they mean. An abbreviation is refused: many are a fixed
distance from UTC, which for half of the year would be an hour off.
"""
USUAL_ZONES = {
    "en": (
        "Pacific/Honolulu",
        "America/Los_Angeles",
        "America/Denver",
        "America/Chicago",
        "America/New_York",
        "America/Sao_Paulo",
        UTC,
        "Europe/London",
        "Europe/Lisbon",
        "Europe/Paris",
        "Europe/Berlin",
        "Europe/Warsaw",
        "Europe/Athens",
        "Europe/Kyiv",
        "Europe/Minsk",
        "Europe/Moscow",
        "Asia/Tbilisi",
        "Asia/Almaty",
        "Asia/Kolkata",
        "Asia/Singapore",
        "Asia/Shanghai",
        "Asia/Tokyo",
        "Australia/Sydney",
        "Pacific/Auckland",
    ),
    "ru": (
        "Europe/Moscow",
        "Europe/Kaliningrad",
        "Europe/Minsk",
        "Europe/Kyiv",
        "Europe/Chisinau",
        "Europe/Samara",
        "Asia/Tbilisi",
        "Asia/Yerevan",
        "Asia/Baku",
        "Asia/Almaty",
        "Asia/Tashkent",
        "Asia/Bishkek",
        "Asia/Yekaterinburg",
        "Asia/Omsk",
        "Asia/Novosibirsk",
        "Asia/Krasnoyarsk",
        "Asia/Irkutsk",
        "Asia/Yakutsk",
        "Asia/Vladivostok",
        "Asia/Jerusalem",
        "Europe/Berlin",
        "Europe/London",
        "America/New_York",
        UTC,
    ),
}
"""Among which somebody chooses who speaks a language; others are typed."""
LARGE_CITIES = {
    "Europe/Moscow": (
        *("St Petersburg", "Saint Petersburg", "Санкт-Петербург", "Петербург", "Питер", "СПб"),
        *("Nizhny Novgorod", "Нижний Новгород", "Kazan", "Казань", "Rostov", "Ростов-на-Дону"),
        *("Krasnodar", "Краснодар", "Voronezh", "Воронеж", "Sochi", "Сочи"),
    ),
    "Asia/Yekaterinburg": (
        *("Chelyabinsk", "Челябинск", "Perm", "Пермь", "Ufa", "Уфа", "Tyumen", "Тюмень"),
    ),
    "Asia/Vladivostok": ("Khabarovsk", "Хабаровск"),
    "Europe/Kyiv": ("Kharkiv", "Харьков", "Lviv", "Львов", "Odesa", "Odessa", "Одесса", "Dnipro"),
    "Europe/Minsk": ("Gomel", "Гомель", "Grodno", "Гродно"),
    "Asia/Almaty": ("Astana", "Астана", "Shymkent", "Шымкент"),
    "Asia/Jerusalem": ("Tel Aviv", "Тель-Авив", "Haifa", "Хайфа"),
    "Europe/Berlin": ("Hamburg", "Гамбург", "Munich", "Мюнхен", "Cologne", "Кёльн", "Frankfurt"),
    "Europe/London": ("Birmingham", "Manchester", "Glasgow", "Edinburgh"),
    "Europe/Madrid": ("Barcelona", "Барселона"),
    "Europe/Rome": ("Milan", "Милан", "Naples"),
    "Europe/Warsaw": ("Krakow", "Краков", "Wroclaw", "Gdansk"),
    "Europe/Zurich": ("Geneva", "Женева"),
    "America/New_York": ("Boston", "Washington", "Philadelphia", "Miami", "Atlanta"),
    "America/Chicago": ("Houston", "Dallas", "Austin", "San Antonio"),
    "America/Los_Angeles": ("San Francisco", "San Diego", "Seattle", "Portland", "Las Vegas"),
    "America/Toronto": ("Montreal", "Ottawa"),
    "America/Sao_Paulo": ("Rio de Janeiro",),
    "Asia/Kolkata": ("Mumbai", "Delhi", "New Delhi", "Bangalore", "Chennai"),
    "Asia/Shanghai": ("Beijing", "Пекин", "Shenzhen"),
    "Asia/Tokyo": ("Osaka",),
}
"""Large cities that no zone is called by, and where people think of their own city first."""
_MEANT = {short: zone for shorts, zone in ABBREVIATED.items() for short in shorts.split()}


@cache
def zones() -> tuple[str, ...]:
    """The keys of all time zones that a city stands for, and of UTC; none under a former key."""
    former = get_global("zone_aliases")
    cities = filter(_CITY.match, available_timezones())
    return (*sorted(zone for zone in cities if zone not in former), UTC)


@cache
def city(zone: str, language: str) -> str:
    """The city that stands for a time zone, in a language."""
    zone = get_global("zone_aliases").get(zone, zone) if "/" in zone else zone
    named = _locale(language).time_zones
    known = (named[key]["city"] for key in (zone, *_former(zone)) if "city" in named.get(key, ()))
    return next(known, zone.rpartition("/")[2].replace("_", " "))


def country(zone: str, language: str) -> str:
    """The country of a time zone's city; empty if it has none."""
    territories = get_global("zone_territories")
    code = next((territories[key] for key in (zone, *_former(zone)) if key in territories), None)
    name = _locale(language).territories.get(code) if code and code != "001" else None
    return name or ""


def found(typed: str, language: str) -> Sequence[str]:
    """The time zones that fit what was typed, the best first: those of exactly this name; those
    whose city begins like this, those of such a country, those a later word of whose name does.
    The usual ones go before others.
    """
    wanted = _folded(typed)
    usual = USUAL_ZONES[language]
    ordered = (*usual, *(zone for zone in _by_city(language) if zone not in usual))
    exact = [zone for zone in ordered if wanted in _names(zone)]
    return exact or sorted(
        (zone for zone in ordered if _rank(wanted, zone) is not None),
        key=lambda zone: _rank(wanted, zone) or 0,
    )


def _rank(wanted: str, zone: str) -> int | None:
    """How well a zone fits what was typed, the best 0; None if it does not."""
    names = _names(zone)
    if any(name.startswith(wanted) for name in names):
        return 0
    if any(name.startswith(wanted) for name in _countries(zone)):
        return 1
    return 2 if any(f" {wanted}" in name for name in names) else None


@cache
def _by_city(language: str) -> tuple[str, ...]:
    return tuple(sorted(zones(), key=lambda zone: city(zone, language)))


def parse_zone(typed: str, language: str) -> str:
    """The time zone that was typed; raise `Illegal` unless it is clear which one is meant."""
    meant = _MEANT.get(_folded(typed))
    if meant is not None:
        raise Illegal(Text("settings-fixed-zone", zone=typed.strip(), city=city(meant, language)))
    fitting = found(typed, language) if typed.strip() else ()
    require(bool(fitting), "settings-unknown-zone", zone=typed)
    if len(fitting) > 1:
        named = tuple(city(zone, language) for zone in fitting[:MOST_NAMED])
        raise Illegal(Text("settings-several-zones", zone=typed, cities=named))
    return fitting[0]


@cache
def _names(zone: str) -> frozenset[str]:
    """All that a zone is found by, as it is compared."""
    return frozenset(map(_folded, _told(zone)))


def _told(zone: str) -> Iterator[str]:
    for key in (zone, *_former(zone)):
        yield key
        yield key.rpartition("/")[2]
    yield from LARGE_CITIES.get(zone, ())
    for language in LANGUAGES:
        yield city(zone, language)


@cache
def _countries(zone: str) -> frozenset[str]:
    return frozenset(_folded(country(zone, language)) for language in LANGUAGES)


@cache
def _former(zone: str) -> tuple[str, ...]:
    """The keys that a zone had before, those of cities only."""
    aliases = get_global("zone_aliases").items()
    return tuple(key for key, now in aliases if now == zone and _CITY.match(key))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language)


def _folded(text: str) -> str:
    """A name as names are compared: without case, accents and signs between its words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(
        sign if sign.isalnum() or sign == "/" else " "
        for sign in letters
        if not unicodedata.combining(sign)
    )
    return " ".join(kept.split())

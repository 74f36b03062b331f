"""Answers as they leave: JSON from plain data, written by one encoder; and the small answers of the web itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import orjson
from fastapi import Response
from pydantic import BaseModel, ConfigDict, Field

from corbillon.server.protocol.commands import Name
from corbillon.server.protocol.settings import Seat, Settings

JSON_TYPE = "application/json"


class Strict(BaseModel):
    """Refuses what it does not name, and what is of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Naming(Strict):
    """A guest chooses a name."""

    name: Name


class Opening(Strict):
    """A table to open, and the seat that its owner takes."""

    settings: Settings
    seat: Seat = 0


class Hinting(Strict):
    """Which seat asks for a hint, and the last entry that it had seen."""

    seat: Seat
    seen: Annotated[int, Field(ge=0, le=1 << 40)]


class Repeating(Strict):
    """After how many actions of a deal it is to be played again, and from which seat; one's own, where none is said."""

    action: Annotated[int, Field(ge=0, le=1000)]
    seat: Seat | None = None


class Waking(Strict):
    """Whether the page is before somebody's eyes."""

    awake: bool


@dataclass(frozen=True, slots=True)
class Me:
    """The guest's name, and whether it was chosen."""

    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """The table that was opened."""

    table: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """Addresses under which others reach a table, the likeliest first."""

    links: list[str]


@dataclass(frozen=True, slots=True)
class Health:
    """The server answers."""

    status: Literal["well"]
    version: str
    instance: str
    """Another one at every start."""


class Record(BaseModel):
    """A record of a match, as docs/record-format.md describes it."""

    model_config = ConfigDict(extra="allow")

    format: Annotated[str, Field(pattern=r"^corbillon/1$")]
    game: str
    seats: int
    deals: list[Any]


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Plain data, dataclasses or models as JSON."""
    return Response(encode(value), status, headers=dict(headers or {}), media_type=JSON_TYPE)


def ready_made(body: bytes) -> Response:
    """JSON that was written elsewhere."""
    return Response(body, media_type=JSON_TYPE)


def encode(value: Any) -> bytes:
    """The JSON of plain data, dataclasses or models."""
    return orjson.dumps(value, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    raise TypeError(f"{type(value).__name__} is not JSON")

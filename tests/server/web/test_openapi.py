"""The description of the API: whole, the same at every time, and true of what is sent."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from fastapi import FastAPI
from jsonschema_rs import Draft202012Validator

from corbillon.server.protocol.commands import Wish
from corbillon.server.protocol.events import Event
from corbillon.server.web import openapi
from tests.server.web.asking import open_table

Document = dict[str, Any]
UNDESCRIBED = {"/metrics", "/api/openapi.json"}


def nodes(value: Any) -> Iterator[Document]:
    """Every object within a value."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(inner)


@pytest.fixture
def described(app: FastAPI) -> Document:
    return openapi.document(app)


@pytest.mark.anyio
async def test_it_is_served_as_it_is_printed(client: httpx.AsyncClient) -> None:
    command = [sys.executable, "-m", "corbillon.server.web.openapi"]
    printed = subprocess.run(command, capture_output=True, check=True).stdout
    assert printed.rstrip(b"\n") == (await client.get("/api/openapi.json")).content


@pytest.mark.anyio
async def test_every_route_says_how_it_answers_and_how_it_refuses(described: Document, app: FastAPI) -> None:
    names = []
    for path, operations in described["paths"].items():
        assert path not in UNDESCRIBED
        for method, operation in operations.items():
            names.append(operation["operationId"])
            answers = operation["responses"]
            assert {"200", "204"} & set(answers), path
            assert {"422", "403", "503"} <= set(answers), path
            for status, answer in answers.items():
                if int(status) >= 400:
                    (content,) = answer["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Refusal"}
                elif status == "200":
                    (content,) = answer["content"].values()
                    assert content["schema"], path
            if method == "post":
                assert {"408", "413", "403"} <= set(answers)
                assert operation["requestBody"]["required"] is True
    assert len(names) == len(set(names)) > 20


@pytest.mark.anyio
async def test_every_schema_that_is_named_is_there_and_used(described: Document) -> None:
    named = {node["$ref"] for node in nodes(described) if "$ref" in node}
    assert named == {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}


@pytest.mark.anyio
async def test_unions_are_told_apart_by_kind(described: Document) -> None:
    schemas = described["components"]["schemas"]
    items = schemas["Message"]["properties"]["events"]["items"]
    assert items["discriminator"]["propertyName"] == "kind"
    assert len(items["discriminator"]["mapping"]) == len(get_args(Event))
    wish = schemas["Command"]["properties"]["wish"]
    assert len(wish["discriminator"]["mapping"]) == len(get_args(get_args(Wish)[0]))
    for union in (items, wish):
        for kind, ref in union["discriminator"]["mapping"].items():
            schema = schemas[ref.rsplit("/", 1)[1]]
            assert schema["properties"]["kind"]["const"] == kind
            assert "kind" in schema["required"]


@pytest.mark.anyio
async def test_what_is_sent_has_all_its_fields_and_what_is_received_need_not(described: Document) -> None:
    schemas = described["components"]["schemas"]
    assert schemas["Settings"]["required"] == ["game"]
    assert set(schemas["FullSettings"]["required"]) == set(schemas["Settings"]["properties"])
    assert set(schemas["Face"]["required"]) == set(schemas["Face"]["properties"])
    assert schemas["Face"]["properties"]["settings"] == {"$ref": "#/components/schemas/FullSettings"}


@pytest.mark.anyio
async def test_the_messages_of_a_stream_are_described(
    described: Document, client: httpx.AsyncClient, app: FastAPI
) -> None:
    content = described["paths"]["/api/tables/{table}/stream"]["get"]["responses"]["200"]["content"]
    assert content == {"text/event-stream": {"schema": {"$ref": "#/components/schemas/Message"}}}
    table = await open_table(client)
    house = app.state.site.house
    guest = await house.store.guest(next(iter((await house.loaded(table)).room.people)))
    stream = await house.stream(table, guest, 0)
    _, message = await anext(stream.messages())
    await house.end_stream(table, stream)
    schema = {"$ref": "#/components/schemas/Message", "components": described["components"]}
    Draft202012Validator(schema).validate(json.loads(message))

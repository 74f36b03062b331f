"""The API described: every message as it is sent, unions told apart by ``kind``.

``python -m corbillon.server.web.openapi`` prints it, and with ``--shapes`` what the page's types are generated from.
"""

import copy
import sys
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from corbillon.server.protocol.faces import Refusal

REF = "#/components/schemas/"
SAID_OTHERWISE = ("title", "default", "pattern", "discriminator")
"""What a type does not say, or says already."""

FULL = "Full"
"""What the name of a schema begins with that is sent as well as received: with all its fields."""
Node = dict[str, Any]


def described(app: FastAPI) -> bytes:
    """The document as JSON, the same at every time."""
    return orjson.dumps(document(app), option=orjson.OPT_SORT_KEYS | orjson.OPT_INDENT_2)


def document(app: FastAPI) -> Node:
    """The document of an application."""
    found = get_openapi(title=app.title, version=version("corbillon"), description=app.description, routes=app.routes)
    schemas = found["components"]["schemas"]
    schemas["Refusal"] = TypeAdapter(Refusal).json_schema(ref_template=REF + "{model}")
    _drop_unused(found, "HTTPValidationError", "ValidationError")
    for node in _nodes(found):
        _tell_apart(node, schemas)
        if "$ref" in node:
            node.pop("type", None)  # FastAPI takes every answer that is not JSON for a text
    _split(found)
    return found


def shapes(app: FastAPI) -> bytes:
    """The schemas only, as a document of which TypeScript is made."""
    schemas = {name: _bare(schema) for name, schema in document(app)["components"]["schemas"].items()}
    info = {"title": "Corbillon", "version": version("corbillon")}
    whole = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}
    return orjson.dumps(whole, option=orjson.OPT_SORT_KEYS)


def _bare(value: Any) -> Any:
    """A schema with no more than a type can say."""
    if isinstance(value, list):
        return [_bare(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    return {
        name: {field: _bare(schema) for field, schema in inner.items()} if name == "properties" else _bare(inner)
        for name, inner in value.items()
        if name not in SAID_OTHERWISE
    }


def _nodes(value: Any) -> Iterator[Node]:
    """Every object within a value."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _nodes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _nodes(inner)


def _refs(value: Any) -> set[str]:
    return {node["$ref"].removeprefix(REF) for node in _nodes(value) if isinstance(node.get("$ref"), str)}


def _reached(found: Node, first: set[str]) -> set[str]:
    """All schemas that some of them are made of."""
    schemas = found["components"]["schemas"]
    reached: set[str] = set()
    while first:
        name = first.pop()
        if name not in reached:
            reached.add(name)
            first |= _refs(schemas[name])
    return reached


def _split(found: Node) -> None:
    """What is sent has all its fields; what is also received, with fields that may be left out, is described twice."""
    schemas = found["components"]["schemas"]
    received = _received(found)
    sent = _sent(found)
    received = {name for name in received if not schemas[name].get("additionalProperties")}
    for name in sent & received:
        schemas[FULL + name] = copy.deepcopy(schemas[name])
    places = [operation["responses"] for operation in _operations(found)]
    places += [schemas[name] for name in sent - received]
    places += [schemas[FULL + name] for name in sent & received]
    for node in _nodes(places):
        if str(node.get("$ref", "")).removeprefix(REF) in received:
            node["$ref"] = REF + FULL + node["$ref"].removeprefix(REF)
    for name in _sent(found):
        _complete(schemas[name])


def _operations(found: Node) -> list[Node]:
    return [operation for path in found["paths"].values() for operation in path.values()]


def _sent(found: Node) -> set[str]:
    return _reached(found, _refs([operation.get("responses") for operation in _operations(found)]))


def _received(found: Node) -> set[str]:
    bodies = [[operation.get("requestBody"), operation.get("parameters")] for operation in _operations(found)]
    return _reached(found, _refs(bodies))


def _drop_unused(found: Node, *names: str) -> None:
    """FastAPI describes refusals that never leave: ours do instead."""
    for name in names:
        found["components"]["schemas"].pop(name, None)


def _tell_apart(node: Node, schemas: Node) -> None:
    """A union of which each member says what it is, is told apart by that."""
    members = node.get("anyOf", [])
    names = [member.get("$ref", "").removeprefix(REF) for member in members]
    kinds = [schemas.get(name, {}).get("properties", {}).get("kind", {}).get("const") for name in names]
    if len(members) > 1 and all(kinds):
        del node["anyOf"]
        mapping = {kind: REF + name for kind, name in zip(kinds, names, strict=True)}
        node.update(oneOf=members, discriminator={"propertyName": "kind", "mapping": mapping})


def _complete(schema: Node) -> None:
    """What is sent has all its fields, those with defaults too, and no others."""
    if schema.get("type") == "object" and "properties" in schema and not schema.get("additionalProperties"):
        schema["required"] = list(schema["properties"])
        schema["additionalProperties"] = False


def main(asked: list[str]) -> None:
    """Print the document, or its ``--shapes``."""
    from pathlib import Path

    from corbillon.server.config import Config
    from corbillon.server.web.app import create_app

    app = create_app(Config(data=Path()))
    sys.stdout.write((shapes(app) if "--shapes" in asked else described(app)).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])

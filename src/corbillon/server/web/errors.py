"""Every refusal leaves as the same JSON: a code, what was wrong, where; nothing that goes wrong leaves otherwise."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as StarletteHTTPException

from corbillon.errors import RecordError
from corbillon.server.protocol.faces import Refusal
from corbillon.server.refusals import Refused
from corbillon.server.storage import StoreFailure
from corbillon.server.web.answers import answer

LONGEST = 200
"""How much of what was sent may come back in a message."""

STATUS: Mapping[str, int] = {
    "bad_origin": 403,
    "elsewhere": 403,
    "not_yours": 403,
    "no_deal": 404,
    "no_game": 404,
    "no_page": 404,
    "no_record": 404,
    "no_table": 404,
    "not_found": 404,
    "bad_method": 405,
    "too_slow": 408,
    "stale": 409,
    "superseded": 409,
    "too_large": 413,
    "too_many": 429,
    "fault": 500,
    "no_store": 503,
}
"""The status of a refusal; 422 for every code that is not named."""
_BY_STATUS: Mapping[int, str] = {404: "not_found", 405: "bad_method", 413: "too_large"}

log = logging.getLogger("corbillon.web")


def refusal_answer(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as it leaves."""
    return answer(refusal, STATUS.get(refusal.code, 422), headers)


def refuses(*codes: str) -> dict[int | str, dict[str, Any]]:
    """How a route declares that it may refuse: always with 422, 429 and what these codes mean."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    statuses: dict[int, list[str]] = {403: ["elsewhere"], 422: ["bad_format"], 429: ["too_many"], 503: ["no_store"]}
    for code in codes:
        statuses.setdefault(STATUS.get(code, 422), []).append(code)
    return {
        status: {"description": f"Refused: {', '.join(sorted(set(named)))}", "content": content}
        for status, named in sorted(statuses.items())
    }


def install(app: FastAPI) -> None:
    """Answer whatever an application raises."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RecordError, _bad_record)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(StarletteHTTPException, _http)
    app.add_exception_handler(StoreFailure, _no_store)


async def _refused(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refused)
    return refusal_answer(fault.refusal)


async def _bad_record(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, RecordError)
    return refusal_answer(Refusal(fault.code, _short(str(fault)), fault.clause))


async def _invalid(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    return refusal_answer(Refusal("bad_format", what_is_wrong(fault.errors())))


async def _http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException | StarletteHTTPException)
    code = _BY_STATUS.get(fault.status_code, "bad_format")
    headers = dict(fault.headers or {})
    if code == "bad_method":
        headers["Allow"] = ", ".join(sorted(request.app.state.methods[request.scope["route"].path]))
    return refusal_answer(Refusal(code, _short(str(fault.detail))), headers)


async def _no_store(_: Request, fault: Exception) -> Response:
    log.error("%s", fault)
    return refusal_answer(Refusal("no_store", "the database does not answer; nothing was lost, ask again"))


def what_is_wrong(errors: Sequence[Any]) -> str:
    """The first error of a validation: the field, the value, and what was expected."""
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"]) or "body"
    shown = ascii(first.get("input"))
    return _short(f"{field}: {first['msg']}", LONGEST // 2) + f", not {_short(shown, LONGEST // 2)}"


def _short(text: str, longest: int = LONGEST) -> str:
    """A text that is not longer, and that every encoding bears."""
    text = text.encode(errors="backslashreplace").decode()
    return text if len(text) <= longest else text[: longest - 1] + "…"

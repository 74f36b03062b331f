"""Who asks, for the routes that need to know."""

from typing import Annotated

from fastapi import Depends, Request

from corbillon.server.web.guests import Visitor


def visitor_of(request: Request) -> Visitor:
    """Who asks, as the guard found out."""
    visitor: Visitor = request.scope["corbillon.visitor"]
    return visitor


async def _known(request: Request) -> Visitor:
    visitor = visitor_of(request)
    visitor.wanted = True
    return visitor


Who = Annotated[Visitor, Depends(_known)]
"""Who asks; the answer makes him known again."""

"""What the routes of one application share."""

import secrets
from dataclasses import dataclass, field

from fastapi import Request

from corbillon.server.config import Config
from corbillon.server.house import House
from corbillon.server.refusals import Refused
from corbillon.server.storage import Store
from corbillon.server.web.guests import Guests, Visitor
from corbillon.server.web.limits import Limits
from corbillon.server.web.metrics import Metrics
from corbillon.server.web.pages import Pages
from corbillon.server.web.streams import Streams
from corbillon.server.web.workshop import Workshop


@dataclass
class Site:
    """An application's parts. Tables are asked of the house only; the store keeps guests and records here."""

    config: Config
    store: Store
    house: House
    guests: Guests
    pages: Pages
    limits: Limits = field(default_factory=Limits)
    streams: Streams = field(default_factory=Streams)
    metrics: Metrics = field(default_factory=Metrics)
    workshop: Workshop = field(default_factory=Workshop)
    instance: str = field(default_factory=lambda: secrets.token_hex(8))

    def count(self, kind: str, visitor: Visitor) -> None:
        """Count a request; :raises Refused: ``too_many``."""
        try:
            self.limits.count(kind, visitor.id, visitor.address)
        except Refused:
            self.metrics.refused.labels(kind).inc()
            raise


def site_of(request: Request) -> Site:
    """The parts of the application that is asked."""
    site: Site = request.app.state.site
    return site

"""What is counted, for whoever watches the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "corbillon_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.commands = Counter("corbillon_commands", "Commands carried out.", ["kind"], registry=self.registry)
        self.command_seconds = Histogram(
            "corbillon_command_seconds",
            "From a command's arrival to its answer.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=self.registry,
        )
        self.refused = Counter("corbillon_too_many", "Requests beyond a share.", ["kind"], registry=self.registry)
        self.streams = Gauge("corbillon_streams", "Streams that are open.", registry=self.registry)
        self.tables = Gauge("corbillon_tables_loaded", "Tables in memory.", registry=self.registry)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

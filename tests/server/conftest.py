"""Both stores for the tests of the house."""

from tests.server.storage.conftest import address, anyio_backend, postgres, postgres_server, store

__all__ = ["address", "anyio_backend", "postgres", "postgres_server", "store"]

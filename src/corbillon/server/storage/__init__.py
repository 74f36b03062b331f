"""Where tables are kept: append-only entries and a few small lists, in SQLite or PostgreSQL by one text."""

from corbillon.server.storage.port import Appending, Change, Guest, Store, StoreFailure, Summary
from corbillon.server.storage.store import open_store

__all__ = ["Appending", "Change", "Guest", "Store", "StoreFailure", "Summary", "open_store"]

"""The table in the browser: protocol, rooms, storage, and the web."""

"""The learned bot: its nets brought into the package, and its place in the arena, for ``docs/learned.md``."""

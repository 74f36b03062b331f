"""Our games to learn from, and in other people's environments. Nothing here is imported unless it is asked for."""

VERSION = 1
"""Of every environment, in its name: raised with any change of what one shows or does."""

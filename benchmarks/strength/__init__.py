"""How strong the bots are: all levels against one another, for ``docs/strength.md``."""

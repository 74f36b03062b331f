"""Our games in other people's environments. Nothing here is imported unless it is asked for."""

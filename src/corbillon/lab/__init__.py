"""Many deals: questions about the games and their bots, answered by playing."""

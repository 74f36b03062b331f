"""What makes a search strong in each game, found by playing."""

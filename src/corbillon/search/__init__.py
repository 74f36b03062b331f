"""Search: loops over the laws of a game that it is handed. It knows the contract of a game, and no game."""

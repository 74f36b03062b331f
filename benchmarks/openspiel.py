"""OpenSpiel's hearts, played by its own uniformly random bots in C++, for comparison; it is another game."""

from time import process_time


def hearts(count: int, seed: int = 1) -> float | None:
    """Deals a second of processor time, or None where OpenSpiel is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
    before = process_time()
    for number in range(count):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + number)
    return float(count / (process_time() - before))

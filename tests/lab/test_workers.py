"""Workers do not hear the keyboard: whoever started them does, and ends them."""

import signal
import subprocess
import sys

ASKS = """
import signal
import joblib
from corbillon.lab.workers import deaf

def blocked(_):
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())

if __name__ == "__main__":
    workers = joblib.Parallel(n_jobs=2, backend="loky", return_as="generator")
    with deaf():
        begun = workers(joblib.delayed(blocked)(number) for number in range(8))
    print(*begun, blocked(0))
"""


def test_what_is_started_deaf_stays_deaf_and_its_starter_hears() -> None:
    answer = subprocess.run([sys.executable, "-c", ASKS], check=True, capture_output=True, text=True)
    assert answer.stdout.split() == ["True"] * 8 + ["False"]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())

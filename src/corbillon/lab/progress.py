"""How far a long piece of work is, shown on a terminal."""

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def with_progress(chunks: Iterator[tuple[int, T]], count: int, lang: str, done: int = 0) -> Iterator[tuple[int, T]]:
    """The same chunks, shown as a bar on standard error while they come; ``done`` of the count were done before."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from corbillon.lab.words import WORDS

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(WORDS[lang]["playing"], total=count, completed=done)
        for size, chunk in chunks:
            bar.advance(task, size)
            yield size, chunk

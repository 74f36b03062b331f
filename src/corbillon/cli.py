"""The command line: ``corbillon serve · play · rules · replay · records · verify · analyse · simulate · …``."""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence

COMMANDS = {
    "serve": ("corbillon.commands.serve", "serve the table in the browser"),
    "play": ("corbillon.terminal", "play a match against bots, at a text table"),
    "rules": ("corbillon.commands.rules", "read the rule books"),
    "replay": ("corbillon.commands.replay", "replay records: answers as JSON, or deals told for a person"),
    "records": ("corbillon.commands.records", "check records"),
    "verify": ("corbillon.commands.verify", "check the shuffles and the bots of records"),
    "analyse": ("corbillon.commands.analyse", "review the choices of a seat: what each cost, and why"),
    "simulate": ("corbillon.lab.simulate", "play many deals between bots, and count"),
    "arena": ("corbillon.lab.arena.command", "set bots against one another over duplicate deals"),
    "lab": ("corbillon.lab.runs.command", "answer a question of a file by many deals: rows, intervals, plots"),
    "bench": ("corbillon.lab.bench", "measure the speed of the games"),
}
WITHOUT_A_WORD = ("serve", "--open")
ABOUT_ITSELF = frozenset({"-h", "--help", "--version"})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 where a record was refused, or 2 for wrong use."""
    parser = argparse.ArgumentParser(
        prog="corbillon",
        description="Zinzolin, Nain jaune and Reversis, three French card games of the 17th and 18th centuries.",
        epilog="Without a COMMAND the table in the browser is served and opened, with the options of «serve». "
        "«corbillon COMMAND --help» tells more of a command.",
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ABOUT_ITSELF):
        given = [*WITHOUT_A_WORD, *given]
    for name, (module, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        if name in given[:1]:
            loaded = importlib.import_module(module)
            loaded.add_arguments(command)
            command.set_defaults(run=loaded.run)
    options = parser.parse_args(given)
    if options.version:
        from importlib.metadata import version

        print(f"corbillon {version('corbillon')}")
        return 0
    return _guarded(options)


def _guarded(options: argparse.Namespace) -> int:
    """Run a command; whatever may go wrong outside of the program is one line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that the machine's locale lacks is no fault
    try:
        return int(options.run(options))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the last flush would complain
        return 0
    except KeyboardInterrupt:
        from corbillon.lab.workers import let_go

        let_go()
        print(file=sys.stderr)
        return 130
    except OSError as fault:
        print(f"corbillon: {fault.filename or ''}: {fault.strerror or fault}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

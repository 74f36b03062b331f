"""``corbillon records check``: is a file of records whole and lawful?"""

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    check = actions.add_parser("check", help="replay every record of some files and say what is wrong")
    check.add_argument("files", nargs="+", metavar="FILE", help="a record, or JSON lines; - reads standard input")


def run(options: argparse.Namespace) -> int:
    """Check every record; exit status 1 when any was refused."""
    from corbillon.commands.sources import sources
    from corbillon.errors import RecordError

    refused = 0
    for name in options.files:
        try:
            for number, source in enumerate(sources(name), 1):
                refused += not _check(f"{name}: record {number}", source)
        except RecordError as fault:
            refused += 1
            print(f"corbillon records: {fault.code}: {fault}", file=sys.stderr)
    return 1 if refused else 0


def _check(where: str, source: bytes) -> bool:
    from corbillon import record
    from corbillon.errors import RecordError

    try:
        match = record.replay(record.load(source))
    except RecordError as fault:
        print(f"corbillon records: {where}: {fault.code}: {fault}", file=sys.stderr)
        return False
    state = "over" if match.over else "in a deal" if match.in_deal else "between deals"
    print(f"{where}: {match.game.name}, {match.finished} deals finished, {state}")
    return True

"""``corbillon replay``: records in, answers out."""

import argparse
import json
import sys
from typing import Any

from corbillon.languages import LANGUAGES, language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or one record a line; - is standard input")
    parser.add_argument("--json", action="store_true", help="answer each record with one line of JSON")
    parser.add_argument("--lang", choices=LANGUAGES, help="language in which deals are told (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Replay every record; exit status 1 when any was refused."""
    from corbillon.commands.sources import sources
    from corbillon.errors import RecordError

    refused = False
    for name in options.files:
        try:
            for source in sources(name):
                refused |= not (answer(source) if options.json else tell(name, source, options.lang))
        except RecordError as fault:
            refused = True
            refuse(name, fault, as_json=options.json)
    return 1 if refused else 0


def answer(source: bytes) -> bool:
    """Print the answer to a record; whether it was accepted."""
    from corbillon import record
    from corbillon.errors import RecordError

    try:
        result = record.answer(record.replay(record.load(source)))
    except RecordError as fault:
        result = fault.answer()
    write(result)
    return "error" not in result


def tell(name: str, source: bytes, lang: str | None) -> bool:
    """Tell the deals of a record for a person; whether it was accepted."""
    from corbillon import record
    from corbillon.errors import RecordError
    from corbillon.terminal.retelling import retell

    try:
        for line in retell(record.load(source), language(lang)):
            print(line)
    except RecordError as fault:
        refuse(name, fault, as_json=False)
        return False
    return True


def refuse(name: str, fault: Any, *, as_json: bool) -> None:
    """Say why a record, or a whole file, was refused."""
    if as_json:
        write(fault.answer())
    else:
        print(f"corbillon replay: {name}: {fault.code}: {fault}", file=sys.stderr)


def write(result: dict[str, Any]) -> None:
    """One line of JSON, at once: whoever waits at the other end of a pipe has it."""
    print(json.dumps(result), flush=True)

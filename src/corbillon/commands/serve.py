"""``corbillon serve``: the table in the browser, for this machine and its local network."""

import argparse
import sys

from corbillon.languages import LANGUAGES, language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", help="address to listen at (default: this machine and its local network only)")
    parser.add_argument("--port", help="port to listen at (default: the first free one from 8765 on)")
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept (default: your folder for such things)")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="open the page")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of what is printed here (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C; exit status 2 when that cannot be."""
    from corbillon.server.serving import ServingError, serve

    try:
        return serve(options.host, options.port, options.data, language(options.lang), opens=options.open)
    except ServingError as fault:
        print(f"corbillon serve: {fault}", file=sys.stderr)
        return 2

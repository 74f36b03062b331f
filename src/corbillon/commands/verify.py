"""``corbillon verify``: were the cards shuffled as was promised, and do the bots answer again as they did?"""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from corbillon.record import Record
    from corbillon.verify import DealVerification, Verification


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or one record a line; - is standard input")
    parser.add_argument("--bots", action="store_true", help="let the bots answer again from what their seats saw")
    parser.add_argument("--json", action="store_true", help="answer each record with one line of JSON")


def run(options: argparse.Namespace) -> int:
    """Verify every record; exit status 0 when all held, 1 when anything failed or there was nothing to verify."""
    from corbillon.commands.sources import sources
    from corbillon.errors import RecordError

    held = True
    for name in options.files:
        try:
            for number, source in enumerate(sources(name), 1):
                held &= _verify(f"{name}: record {number}", source, options.bots, options.json)
        except RecordError as fault:
            held = _refuse(name, fault, options.json)
    return 0 if held else 1


def _verify(where: str, source: bytes, bots: bool, as_json: bool) -> bool:
    from corbillon import record
    from corbillon.errors import RecordError
    from corbillon.verify import verify

    try:
        kept = record.load(source)
    except RecordError as fault:
        return _refuse(where, fault, as_json)
    found = verify(kept, bots)
    if as_json:
        print(json.dumps(_answer(found)), flush=True)
    else:
        for line in _told(where, kept, found):
            print(line)
    return found.held


def _refuse(where: str, fault: Any, as_json: bool) -> bool:
    if as_json:
        print(json.dumps({"held": False, **fault.answer()}), flush=True)
    else:
        print(f"corbillon verify: {where}: {fault.code}: {fault}", file=sys.stderr)
    return False


def _answer(found: "Verification") -> dict[str, Any]:
    """What was found, as JSON: each check of each deal with its state, and what is to be said of it."""
    deals = []
    for deal in found.deals:
        checks = {
            name: {"state": check.state, "message": check.message, "action": check.action}
            for name, check in deal.checks().items()
        }
        deals.append({"deal": deal.deal, **checks})
    return {"held": found.held, "version": found.version, "deals": deals}


def _told(where: str, kept: "Record", found: "Verification") -> list[str]:
    """What was found, a line a check, and under it what failed or is absent."""
    from corbillon.verify import CHECKS

    version = f"corbillon {found.version}" if found.version is not None else "no version of corbillon named"
    lines = [f"{where}: {kept.game.name}, {version}: {_verdict(found)}"]
    for name in CHECKS:
        asked = [deal for deal in found.deals if name in deal.checks()]
        held = sum(deal.checks()[name].state == "held" for deal in asked)
        if asked:
            lines += [f"  {name}: {held} of {len(asked)} deals held", *_faults(name, asked)]
    return lines


def _verdict(found: "Verification") -> str:
    states = {check.state for deal in found.deals for check in deal.checks().values()}
    if not states:
        return "nothing to verify"
    return "FAILED" if "failed" in states else "not all can be verified" if "absent" in states else "all held"


def _faults(name: str, deals: "list[DealVerification]") -> list[str]:
    """What did not hold; deals of which the same is to be said stand together."""
    said: dict[str, list[int]] = {}
    for deal in deals:
        check = deal.checks()[name]
        if check.state != "held":
            place = f"action {check.action}: " if check.action is not None else ""
            said.setdefault(f"{check.state}: {place}{check.message}", []).append(deal.deal)
    return [f"    deal {_ranges(numbers)}: {message}" for message, numbers in said.items()]


def _ranges(numbers: list[int]) -> str:
    """Ascending numbers in short.

    >>> _ranges([1, 2, 3, 7])
    '1–3, 7'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

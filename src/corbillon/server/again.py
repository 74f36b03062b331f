"""A deal played again from one of its actions on, at a table of its own against bots."""

from typing import Any

from corbillon.errors import RecordError
from corbillon.record import Record, replay
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.replays import beginning, numbers_of, source_of
from corbillon.server.room import entries as stored
from corbillon.shuffle import SECRET_BYTES


def practice(settings: Settings) -> Settings:
    """The same table for one person alone: nobody watches, nobody is waited for, everything may be taken back."""
    return settings.model_copy(
        update={"take_back": "practice", "listed": False, "watching": "off", "clock": None, "free_text": False}
    )


def resumed(record: Record, number: int, actions: int, at: int) -> stored.Resumed:
    """The entry that lays a deal of a record out again, and plays so many of its actions.

    :raises Refused: ``no_deal``, ``deal_over``, or the code of what is wrong with the record.
    """
    numbers = numbers_of(record)
    if number not in numbers:
        raise Refused("no_deal", f"deal {number} is not in the record")
    place = numbers.index(number)
    log = record.deals[place]
    if actions >= max(1, len(log.actions)):
        raise Refused("deal_over", f"action {actions}: the deal has {len(log.actions)} actions")
    try:
        match = replay(beginning(record, place))
        if match.in_deal:
            raise RecordError("bad_format", "a deal follows one that is not finished", number)
        seats, pots = match.balances()
        start = {"deal": number, "dealer": match.table.dealer, "accounts": {"seats": seats, "pots": pots}}
        match.open_hands(log.hands, log.talon)
        for text in log.actions[:actions]:
            match.act(text)
    except RecordError as fault:
        raise Refused(fault.code, str(fault), fault.clause) from None
    secret = _secret(source_of(record, place))
    return stored.Resumed(at, start, log.hands, log.talon, log.actions[:actions], secret)


def _secret(deal: dict[str, Any]) -> str | None:
    """The secret that a record reveals of a deal, where it does."""
    shuffle = deal.get("shuffle")
    secret = shuffle.get("secret") if isinstance(shuffle, dict) else None
    try:
        return secret if isinstance(secret, str) and len(bytes.fromhex(secret)) == SECRET_BYTES else None
    except ValueError:
        return None

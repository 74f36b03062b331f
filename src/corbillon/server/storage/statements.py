"""The statements of the store, one text for both databases."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ARRAY,
    Connection,
    Text,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.sql.base import Executable

from corbillon.server.storage.engines import UPSERTS
from corbillon.server.storage.port import Appending, Guest, StoreFailure, Summary
from corbillon.server.storage.schema import entries, guests, presence, records, seats, tables

CHANNEL = "corbillon_tables"

DAY = 86_400_000
PRESENCE_KEPT = 7 * DAY
TABLES_KEPT = 30 * DAY
"""Tables that are closed, or at which nothing was ever dealt."""
RECORDS_KEPT = 365 * DAY
"""Records, and the tables of matches that are over or that nobody goes on with."""
SWEEP = 500
"""Tables forgotten in one cleaning: the writer must not be away for long."""

_SUMMARY = (
    tables.c.id,
    tables.c.game,
    tables.c.preset,
    tables.c.listed,
    tables.c.state,
    tables.c.guests,
    tables.c.body,
    tables.c.at,
)

_KEY = (entries.c.table, entries.c.seq, entries.c.command)


class Statements:
    """The writes and reads of a store, each on a connection that the caller has."""

    def __init__(self, dialect: str) -> None:
        self._upsert = UPSERTS[dialect]
        self._tells = dialect == "postgresql"
        entering = self._upsert(entries).on_conflict_do_nothing().returning(*_KEY)
        self._entering = _entered_and_told() if self._tells else entering
        present = self._upsert(presence)
        self._present = present.on_conflict_do_update(
            index_elements=[presence.c.table, presence.c.guest, presence.c.process],
            set_={"until": present.excluded.until, "seen": present.excluded.seen},
        )

    def append(self, connection: Connection, wanted: Sequence[Appending]) -> list[bool]:
        """Which of the entries were taken; of two with the same number or command the first in order."""
        first: dict[tuple[str, int, str | None], int] = {}
        for at, entry in enumerate(wanted):
            first.setdefault((entry.table, entry.seq, entry.command), at)
        if not first:
            return []
        ordered = sorted((wanted[at] for at in first.values()), key=lambda entry: (entry.table, entry.seq))
        rows = [{name: getattr(entry, name) for name in entries.c.keys()} for entry in ordered]
        columns = {name: [row[name] for row in rows] for name in entries.c.keys()}
        answers = [False] * len(wanted)
        for row in connection.execute(self._entering, columns if self._tells else rows):
            answers[first[row.table, row.seq, row.command]] = True
        return answers

    def open_table(self, connection: Connection, table: str, body: bytes, summary: Summary) -> None:
        row = {"id": table, "opened": summary.at, **_row(summary)}
        made = self._upsert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
        if connection.execute(made).first() is None:
            raise StoreFailure("taken", f"there is a table {table!r} already")
        if not self.append(connection, [Appending(table, 1, body, None)])[0]:
            raise StoreFailure("taken", f"table {table!r} has entries already")
        self._seat(connection, table, summary)

    def summarise(self, connection: Connection, table: str, summary: Summary) -> None:
        changed = connection.execute(update(tables).where(tables.c.id == table).values(**_row(summary)))
        if changed.rowcount:
            self._seat(connection, table, summary)

    def _seat(self, connection: Connection, table: str, summary: Summary) -> None:
        rows = [{"table": table, "guest": guest} for guest in sorted(set(summary.guests))]
        if rows:
            connection.execute(self._upsert(seats).on_conflict_do_nothing(), rows)

    def keep_guest(self, connection: Connection, guest: Guest) -> None:
        made = self._upsert(guests).values(id=guest.id, name=guest.name, chosen=guest.chosen, created=guest.created)
        named = {"name": made.excluded.name, "chosen": made.excluded.chosen}
        connection.execute(made.on_conflict_do_update(index_elements=[guests.c.id], set_=named))

    def keep_record(self, connection: Connection, key: str, body: bytes, at: int) -> None:
        made = self._upsert(records).values(key=key, body=body, at=at)
        connection.execute(made.on_conflict_do_update(index_elements=[records.c.key], set_={"at": made.excluded.at}))

    def saw(self, connection: Connection, here: Sequence[tuple[str, str]], process: str, until: int) -> None:
        rows = [
            {"table": table, "guest": guest, "process": process, "until": until, "seen": until}
            for table, guest in sorted(here)
        ]
        connection.execute(self._present, rows)

    def left(self, connection: Connection, table: str, guest: str, process: str, at: int) -> None:
        row = {"table": table, "guest": guest, "process": process, "until": 0, "seen": at}
        connection.execute(self._present, row)

    def clean(self, connection: Connection, now: int) -> None:
        connection.execute(delete(presence).where(presence.c.seen < now - PRESENCE_KEPT))
        connection.execute(delete(records).where(records.c.at < now - RECORDS_KEPT))
        kept = case((tables.c.state.in_(("closed", "gathering")), TABLES_KEPT), else_=RECORDS_KEPT)
        stale = tables.c.at < now - kept
        ids = sorted(connection.execute(select(tables.c.id).where(stale).limit(SWEEP)).scalars())
        if not ids:
            return
        for column in (entries.c.table, seats.c.table, presence.c.table, tables.c.id):
            connection.execute(delete(column.table).where(column.in_(ids)))


def _entered_and_told() -> Executable:
    """PostgreSQL's way: a list for each column, and a notification of each entry that was taken, in one statement."""
    lists = [bindparam(each.name, type_=ARRAY(each.type)) for each in entries.c]
    rows = select(func.unnest(*lists).table_valued(*entries.c.keys()).render_derived())
    entering = UPSERTS["postgresql"](entries).from_select(entries.c.keys(), rows)
    kept = entering.on_conflict_do_nothing().returning(*_KEY).cte("kept")
    note = kept.c.table + literal(" ") + cast(kept.c.seq, Text)
    return select(kept, func.pg_notify(CHANNEL, note))


def read_entries(connection: Connection, table: str, after: int) -> list[tuple[int, bytes]]:
    found = select(entries.c.seq, entries.c.body).where(entries.c.table == table, entries.c.seq > after)
    return [(seq, bytes(body)) for seq, body in connection.execute(found.order_by(entries.c.seq))]


def read_listed(connection: Connection, limit: int) -> list[tuple[str, Summary]]:
    open_ = or_(tables.c.state == "gathering", tables.c.state == "playing")
    found = select(*_SUMMARY).where(tables.c.listed, open_).order_by(tables.c.opened.desc(), tables.c.id).limit(limit)
    return [_summary(row) for row in connection.execute(found)]


def read_of_guest(connection: Connection, guest: str, limit: int) -> list[tuple[str, Summary]]:
    held = exists().where(seats.c.table == tables.c.id, seats.c.guest == guest)
    found = select(*_SUMMARY).where(held).order_by(tables.c.at.desc(), tables.c.id).limit(limit)
    return [_summary(row) for row in connection.execute(found)]


def read_guest(connection: Connection, guest: str) -> Guest | None:
    row = connection.execute(select(guests).where(guests.c.id == guest)).first()
    return None if row is None else Guest(row.id, row.name, row.chosen, row.created)


def read_record(connection: Connection, key: str) -> bytes | None:
    body = connection.execute(select(records.c.body).where(records.c.key == key)).scalar()
    return None if body is None else bytes(body)


def read_presence(connection: Connection, tables: Sequence[str], own: str) -> dict[str, dict[str, tuple[int, int]]]:
    whose = (presence.c.table, presence.c.guest)
    vouched = case((presence.c.process == own, 0), else_=presence.c.until)
    latest = (func.max(vouched), func.max(presence.c.seen))
    found: dict[str, dict[str, tuple[int, int]]] = {table: {} for table in tables}
    rows = connection.execute(select(*whose, *latest).where(presence.c.table.in_(tables)).group_by(*whose))
    for table, guest, until, seen in rows:
        found[table][guest] = until, seen
    return found


def _row(summary: Summary) -> dict[str, object]:
    return {
        "game": summary.game,
        "preset": summary.preset,
        "listed": summary.listed,
        "state": summary.state,
        "guests": json.dumps(summary.guests),
        "body": summary.body,
        "at": summary.at,
    }


def _summary(row: Any) -> tuple[str, Summary]:
    named = tuple(json.loads(row.guests))
    return row.id, Summary(row.game, row.preset, row.listed, row.state, named, bytes(row.body), row.at)

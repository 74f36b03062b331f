"""The tables in the database, and the version by which a program knows whether it may touch them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
)

from corbillon.server.storage.port import StoreFailure

VERSION = 1
OPENING = 0x636F7262
"""The advisory lock under which PostgreSQL's schema is made: processes may start together."""

_metadata = MetaData()

version = Table("corbillon", _metadata, Column("version", Integer, nullable=False))

tables = Table(
    "tables",
    _metadata,
    Column("id", Text, primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("tables_listed", tables.c.opened, sqlite_where=tables.c.listed, postgresql_where=tables.c.listed)
Index("tables_state", tables.c.state, tables.c.at)

entries = Table(
    "entries",
    _metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("command", Text),
)
_commanded = entries.c.command.is_not(None)
Index(
    "entries_command",
    entries.c.table,
    entries.c.command,
    unique=True,
    sqlite_where=_commanded,
    postgresql_where=_commanded,
)

seats = Table(
    "seats",
    _metadata,
    Column("guest", Text, primary_key=True),
    Column("table", Text, primary_key=True),
)
Index("seats_table", seats.c.table)

presence = Table(
    "presence",
    _metadata,
    Column("table", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("presence_seen", presence.c.seen)

guests = Table(
    "guests",
    _metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("chosen", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

records = Table(
    "records",
    _metadata,
    Column("key", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("records_at", records.c.at)


def prepare(connection: Connection) -> None:
    """Makes the tables in a database that has none, within the caller's transaction.

    :raises StoreFailure: ``version`` if a newer program made them.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": OPENING})
    found = None
    if inspect(connection).has_table(version.name):
        found = connection.execute(select(version.c.version)).scalar()
    if found is None:
        _metadata.create_all(connection)
        connection.execute(insert(version).values(version=VERSION))
    elif found != VERSION:
        raise StoreFailure(
            "version",
            f"the database has schema version {found} and this program knows version {VERSION}: "
            "start the newer program, or name another database",
        )

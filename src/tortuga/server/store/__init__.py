"""What must survive the program: the interface, and SQLite behind it."""

from tortuga.server.store.rows import (
    ClockKind,
    ClockSettings,
    LogEntry,
    Offer,
    Played,
    ResultRow,
    ResultSeat,
    SeatRow,
    Status,
    TableRow,
    TakenBack,
    Talk,
)
from tortuga.server.store.store import (
    Ages,
    Conflict,
    Durability,
    Place,
    Store,
    StoreError,
    StoreFailed,
    StoreUnfit,
)

__all__ = [
    "Ages",
    "ClockKind",
    "ClockSettings",
    "Conflict",
    "Durability",
    "LogEntry",
    "Offer",
    "Place",
    "Played",
    "ResultRow",
    "ResultSeat",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoreUnfit",
    "TableRow",
    "TakenBack",
    "Talk",
]

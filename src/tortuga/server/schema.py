"""The JSON Schema of what travels between the house and a client, from which a client generates its types."""

import sys
from typing import Any

import msgspec

from tortuga.core.schema import definitions_of
from tortuga.server import wire
from tortuga.server.api.common import Refusal
from tortuga.server.api.games import HouseInfo
from tortuga.server.api.me import Me
from tortuga.server.api.tables import Links, Listing, MyTables
from tortuga.server.lobby import SeatWish, TableWish
from tortuga.server.records import Transcript

SHAPES: dict[str, Any] = {
    "AnyIncoming": wire.AnyIncoming,
    "AnyOutgoing": wire.AnyOutgoing,
    "AnyHouse": HouseInfo,
    "AnyMe": Me,
    "AnyRefusal": Refusal,
    "AnyListing": Listing,
    "AnyMine": MyTables,
    "AnyLinks": Links,
    "AnySeatWish": SeatWish,
    "AnyTableWish": TableWish,
    "AnyTranscript": Transcript,
}


def main() -> None:
    """Print the schemas, for the generator of the web client's types."""
    document = {"house": {"schema": {"$defs": definitions_of(SHAPES)}}}
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()

"""What people do before and after a match, as changes of a table's row. Each returns the new row.

Whatever is not allowed is `Declined`; nothing here reads or writes anything.
"""

from tortuga.server.lobby.afterwards import forgotten, rematch
from tortuga.server.lobby.common import BOT_NAMES, check_host, my_seat, seat_row
from tortuga.server.lobby.host import (
    add_seat,
    allow_talk,
    change_seat,
    close,
    hand_over,
    kick,
    lock,
    remove_seat,
    renew_links,
    send_away,
    start,
)
from tortuga.server.lobby.new_tables import SeatWish, TableWish, new_table, read_options
from tortuga.server.lobby.seats import (
    bring_word,
    inherited,
    invited,
    leave,
    rename,
    set_ready,
    sit,
    stood_in_for,
)

__all__ = [
    "BOT_NAMES",
    "SeatWish",
    "TableWish",
    "add_seat",
    "allow_talk",
    "bring_word",
    "change_seat",
    "check_host",
    "close",
    "forgotten",
    "hand_over",
    "inherited",
    "invited",
    "kick",
    "leave",
    "lock",
    "my_seat",
    "new_table",
    "read_options",
    "rematch",
    "remove_seat",
    "rename",
    "renew_links",
    "seat_row",
    "send_away",
    "set_ready",
    "sit",
    "start",
    "stood_in_for",
]

"""Who thinks next, where more bots wait than can think."""

from collections.abc import Callable

from tests.server.virtual_time import in_virtual_time
from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_line import BotLine, Ticket
from tortuga.server.bot_standing import BotStanding, Rank

PLAYED, WATCHED, ALONE, _ = Rank


def served(line: BotLine, fits: Callable[[Ticket], bool] = lambda _: True) -> list[str]:
    """The tables of all that wait, in the order in which they come to think."""
    found = []
    while ticket := line.next(fits):
        assert ticket.who is not None
        found.append(ticket.who.table)
    return found


def in_line(*waiting: tuple[str, Rank, str, str]) -> list[str]:
    """How these are served: table, rank, address, host."""

    async def serve() -> list[str]:
        line = BotLine()
        for table, rank, *shares in waiting:
            line.join(Ticket(BotSeat(table, 0), BotStanding(rank, tuple(shares))))
        return served(line)

    return in_virtual_time(serve)


def test_people_come_first_then_what_is_watched() -> None:
    ranks = {"a": ALONE, "b": WATCHED, "c": PLAYED, "d": PLAYED}
    assert in_line(*((table, rank, "x", "host") for table, rank in ranks.items())) == ["c", "d", "b", "a"]


def test_addresses_take_turns_however_many_tables_are_theirs() -> None:
    crowd = [(f"crowd {number}", PLAYED, "crowd", f"host {number}") for number in range(5)]
    assert in_line(*crowd, ("ann", PLAYED, "ann", "ann"))[:2] == ["crowd 0", "ann"]


def test_hosts_at_one_address_take_turns() -> None:
    crowd = [(f"crowd {number}", PLAYED, "x", "crowd") for number in range(3)]
    assert in_line(*crowd, ("ann", PLAYED, "x", "ann")) == ["crowd 0", "ann", "crowd 1", "crowd 2"]


def test_a_share_that_was_served_waits_for_all_others() -> None:
    async def serve() -> list[str]:
        line = BotLine()
        order = []
        for table in ("a1", "a2", "b1"):
            line.join(Ticket(BotSeat(table, 0), BotStanding(PLAYED, (table[0],))))
        for later in ("a3", "b2", "c1"):
            ticket = line.next(lambda _: True)
            assert ticket is not None
            assert ticket.who is not None
            order.append(ticket.who.table)
            line.join(Ticket(BotSeat(later, 0), BotStanding(PLAYED, (later[0],))))
        return order + served(line)

    assert in_virtual_time(serve) == ["a1", "b1", "a2", "b2", "a3", "c1"]


def test_whoever_cannot_go_now_is_passed_over_and_keeps_the_place() -> None:
    async def serve() -> list[str]:
        line = BotLine()
        for table in "abc":
            line.join(Ticket(BotSeat(table, 0), BotStanding(PLAYED, ())))
        first = served(line, lambda ticket: ticket.who is not None and ticket.who.table == "b")
        return first + served(line)

    assert in_virtual_time(serve) == ["b", "a", "c"]


def test_when_somebody_comes_to_a_table_its_bots_move_up() -> None:
    async def serve() -> list[str]:
        line = BotLine()
        for table in "abc":
            line.join(Ticket(BotSeat(table, 0), BotStanding(ALONE, ("", "host"))))
        line.move("c", BotStanding(PLAYED, ("ann", "host")))
        line.move("nowhere", BotStanding(PLAYED, ()))
        return served(line)

    assert in_virtual_time(serve) == ["c", "a", "b"]


def test_who_has_left_is_not_served_and_leaves_nothing_behind() -> None:
    async def serve() -> list[str]:
        line = BotLine()
        ticket = Ticket(BotSeat("a", 0), BotStanding(ALONE, ("x", "host")))
        line.join(ticket)
        line.leave(ticket)
        assert not line._tables
        assert not any(line._ranks)
        return served(line)

    assert in_virtual_time(serve) == []

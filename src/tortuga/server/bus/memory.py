"""The bus of a house that is one process."""

from collections.abc import Callable

from tortuga.server.bus.bus import Bus, Hear, Notice


class MemoryBus(Bus):
    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._listeners.clear()

    def tell(self, notice: Notice, *, hurry: bool = True) -> None:
        for hear in tuple(self._listeners):
            hear(notice)

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        self._listeners.append(hear)

        def stop() -> None:
            if hear in self._listeners:
                self._listeners.remove(hear)

        return stop

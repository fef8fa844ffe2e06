"""The luck of a shared deal: what is drawn for one purpose moves nothing that is drawn for another.

Two matches of one deal differ as soon as somebody chooses otherwise. From one row of words everything after
that would be other luck; here each purpose (the throws of a player in a round, the chests of a player) has a
row of its own, and goes on in it wherever the match has gone meanwhile.
"""

import hmac

from tortuga.core.chance import WORDS, WORDS_IN_BLOCK, Chance, MatchChance, SealedChance, Seed, unpack_block


class DealtChance(MatchChance):
    """As `SealedChance`, once for each purpose: its key is HMAC-SHA-256 of the purpose under the deal's."""

    __slots__ = ("_drawn", "_key", "_taken", "mark")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._taken: dict[str, int] = {}
        """How many words have been taken, by purpose."""
        self.mark: dict[str, int] = {}
        """It is never changed, only replaced."""
        self._drawn: list[int] = []

    def about(self, *purpose: str | int) -> Chance:
        return PurposeChance(self, " ".join(map(str, purpose)))

    def below(self, n: int) -> int:
        return self.below_about("", n)

    def below_about(self, purpose: str, n: int) -> int:
        if n == 1:
            return 0
        word = self._word(purpose)
        while word >= WORDS - WORDS % n:
            word = self._word(purpose)
        self._drawn.append(word % n)
        return word % n

    def _word(self, purpose: str) -> int:
        number = self._taken.get(purpose, 0)
        self._taken[purpose] = number + 1
        block, place = divmod(number, WORDS_IN_BLOCK)
        key = hmac.digest(self._key, purpose.encode(), "sha256")
        word: int = unpack_block(hmac.digest(key, block.to_bytes(8, "big"), "sha256"))[place]
        return word

    def take(self) -> tuple[int, ...]:
        if not self._drawn:
            return ()
        drawn, self._drawn = tuple(self._drawn), []
        self.mark = self._taken.copy()
        return drawn

    def go_back(self, mark: dict[str, int]) -> None:
        self.mark = mark
        self.rewind()

    def rewind(self) -> None:
        self._taken, self._drawn = self.mark.copy(), []

    def copy(self) -> "DealtChance":
        twin = DealtChance(self._key)
        twin._taken, twin.mark, twin._drawn = self._taken.copy(), self.mark, self._drawn.copy()
        return twin


class PurposeChance(Chance):
    """The draws for one purpose."""

    __slots__ = ("_deal", "_purpose")

    def __init__(self, deal: DealtChance, purpose: str) -> None:
        self._deal, self._purpose = deal, purpose

    def below(self, n: int) -> int:
        return self._deal.below_about(self._purpose, n)


def chance_of(seed: Seed) -> MatchChance:
    """What a seed with its secret makes."""
    return DealtChance(seed.key()) if seed.dealt else SealedChance(seed.key())

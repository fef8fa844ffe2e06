"""Nobody is taken for somebody else, however they spell their name."""

import pytest

from tests.server.attacks.names import IMITATIONS, attack
from tests.server.harness import Running
from tortuga.server.lookalikes import alike

pytestmark = pytest.mark.anyio


async def test_no_imitation_passes(house: Running) -> None:
    met = await attack(house.url, len(IMITATIONS))
    assert met["unseen-in-name"] == 3
    assert met["bad-name"] == 1
    seated = [name.removeprefix("seated as ") for name in met if name.startswith("seated as ")]
    assert sum(met.values()) - 4 == sum(met[f"seated as {name}"] for name in seated)
    assert seated
    for name in seated:
        assert not alike(name, "Ann")
        assert not alike(name, "Bonny")

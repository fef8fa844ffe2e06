"""Tables that want to carry too much are not made, and lists stay light."""

import pytest

from tests.server.attacks.fat_options import attack
from tests.server.harness import Running

pytestmark = pytest.mark.anyio


async def test_lists_stay_light(house: Running) -> None:
    met = await attack(house.url, 10)
    assert met["option-value"] == 10
    assert met["bytes listed"] < 100

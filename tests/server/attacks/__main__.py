"""Run one attack against a house of your own.

Example: python -m tests.server.attacks half_open http://127.0.0.1:1667 300
"""

import argparse
import asyncio
import json

from tests.server.attacks import attack_called, names

parser = argparse.ArgumentParser(prog="python -m tests.server.attacks", description=__doc__)
parser.add_argument("name", choices=names())
parser.add_argument("url")
parser.add_argument("count", type=int)
given = parser.parse_args()
print(json.dumps(asyncio.run(attack_called(given.name)(given.url, given.count))))

"""A bot in a process of its own: always takes the first legal action. See docs/bots.md."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"choose": 0}), flush=True)
    elif message["type"] == "stop":
        break

"""A bot that keeps what it is told during the match, and says at the end what it was. See docs/bots.md."""

import json
import sys
from collections import Counter

heard: Counter[str] = Counter()

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "news":
        heard.update(event["type"] for event in message["events"])
    elif message["type"] == "choose":
        print(json.dumps({"choose": 0}), flush=True)
    elif message["type"] == "stop":
        print("I heard:", ", ".join(f"{kind} {times}×" for kind, times in heard.items()), file=sys.stderr)
        break

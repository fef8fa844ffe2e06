"""Figures for whoever runs the house. They say when something happened, so players must not read them."""

import asyncio
import time

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from tortuga.server.quick_metrics import QuickCounter, QuickHistogram

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THINKING = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
LAG_EVERY = 0.25
SIZES = (1, 2, 5, 10, 20, 50, 100)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.tables = Gauge("tortuga_tables", "Tables in memory", ["status"], registry=own)
        self.connections = Gauge("tortuga_connections", "Open sockets", ["role"], registry=own)
        self.open = Gauge("tortuga_open_connections", "Network connections", ["kind"], registry=own)
        self.lag = Histogram(
            "tortuga_loop_lag_seconds",
            "How late the event loop does what is due",
            buckets=LATENCIES,
            registry=own,
        )
        ProcessCollector(registry=own)  # memory, processor time, open files
        self.actions = QuickCounter("tortuga_actions", "Actions done", ["game", "by"], own)
        self.refusals = Counter("tortuga_refusals", "Requests and messages refused", ["code"], registry=own)
        self.requests = Counter("tortuga_requests", "HTTP requests", ["method", "status"], registry=own)
        self.round_trip = QuickHistogram(
            "tortuga_action_seconds", "From the arrival of an action to its acknowledgement", LATENCIES, own
        )
        self.commits = Histogram("tortuga_commit_seconds", "One commit", buckets=LATENCIES, registry=own)
        self.commit_sizes = Histogram(
            "tortuga_commit_size", "Changes in one commit", buckets=SIZES, registry=own
        )
        self.bot_seconds = Histogram(
            "tortuga_bot_seconds",
            "Thinking of a bot about one choice",
            ["game", "bot"],
            buckets=THINKING,
            registry=own,
        )
        self.bot_failures = Counter(
            "tortuga_bot_failures",
            "Bots that crashed, or overran, or answered nonsense",
            ["why"],
            registry=own,
        )
        self.bot_notices = Counter(
            "tortuga_bot_notices", "Tables told that bots are busy or fail", ["code"], registry=own
        )
        self.bot_thoughts = Counter(
            "tortuga_bot_thoughts",
            "What was thought about, by the house or by a worker",
            ["by"],
            registry=own,
        )
        self.bot_workers = Gauge("tortuga_bot_workers", "Workers that are heard of", registry=own)
        self.bots_waiting = Gauge("tortuga_bots_waiting", "Choices that wait for a bot", registry=own)

    async def watch_lag(self) -> None:
        """Until cancelled."""
        while True:
            due = time.perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, time.perf_counter() - due))

    def committed(self, changes: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.commit_sizes.observe(changes)

    def text(self) -> bytes:
        return generate_latest(self.registry)

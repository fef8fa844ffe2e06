"""Web Push: people are called, if they have asked for it, when slow matches wait for them."""

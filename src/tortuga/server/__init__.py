"""Tables on the network: people in different places play together, with bots in empty seats."""

"""Players that learned by themselves: what they look at, how they think, and how their weights are kept.

Written over arrays of numpy or of jax, and needing nothing else of ours: training (`research/training`) and
the bots think by the same lines.
"""

"""How masters are made: they play millions of matches of the games over arrays against themselves.

Needs jax, numpy, the games over arrays and `tortuga.masters`, so that it runs where little is installed:

    PYTHONPATH=src python -m tortuga.research.training --players 2 --minutes 8 --out trained
"""

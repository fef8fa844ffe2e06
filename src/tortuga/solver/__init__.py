"""Looking ahead in turtles: compiled searches that prove and estimate, proofs, their checker, and the book.

Begin with `searcher.Searcher`; `analysis.best_move` plays, `solving.Solver` settles all moves of a position.
"""

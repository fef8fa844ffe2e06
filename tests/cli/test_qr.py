"""The code that `tortuga serve` draws for phones, beside one that another program drew."""

import pytest

from tortuga.cli.qr import drawn, qr_code

BY_UQR = """
#######..#..#..##.#######
#.....#...######..#.....#
#.###.#.###.#..#..#.###.#
#.###.#..###......#.###.#
#.###.#...#..#.##.#.###.#
#.....#..#.....##.#.....#
#######.#.#.#.#.#.#######
........###.##..#........
###.#####.##.##..##...#..
##..##....##.##...##....#
#.#..#####....#.#.###.###
.#####..#..#.##.#####..#.
#####.###...#####.##.#.##
.#####.#...####..###.#..#
#.#..###.#####..##.##.###
.##.#..#.##.##.#.###.#.#.
#.#.#.####.#.#########...
........####.##.#...#####
#######.###..#.##.#.#..##
#.....#.####.#.##...##..#
#.###.#.##..###.#####..##
#.###.#....#######..#.#..
#.###.#.#.####.###..##..#
#.....#.#...###.##..##.#.
#######.##.##.#.####...##
""".split()
"""The client's own library, at level L and with mask 0."""


def test_it_is_what_others_draw() -> None:
    drawn_here = ["".join(".#"[dark] for dark in row) for row in qr_code("http://192.168.7.5:1667")]
    assert drawn_here == BY_UQR


@pytest.mark.parametrize(("length", "size"), [(1, 21), (17, 21), (18, 25), (53, 29), (106, 37)])
def test_it_is_as_large_as_the_text_needs(length: int, size: int) -> None:
    matrix = qr_code("a" * length)
    assert [len(row) for row in matrix] == [size] * size
    assert len({len(line) for line in drawn(matrix).splitlines()}) == 1


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="aaa"):
        qr_code("a" * 107)

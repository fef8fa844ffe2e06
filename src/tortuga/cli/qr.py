"""An address as a code for the camera of a phone, drawn in a terminal: as much of ISO 18004 as that needs."""

from collections.abc import Iterator

DATA, CHECKS = (19, 34, 55, 80, 108), (7, 10, 15, 20, 26)
"""Codewords of versions 1 to 5 at level L, where all of them form one block."""
LEVEL_L_MASK_0 = 0b111011111000100
BYTES, FILLING = 0b0100, (0xEC, 0x11)
QUIET = 2
HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""What two modules, one above the other, look like in light letters on a dark ground."""

Matrix = list[list[bool]]


def qr_code(text: str) -> Matrix:
    """Rows of modules, True where one is dark. `ValueError` where the text is too long."""
    content = text.encode()
    fitting = [version for version, room in enumerate(DATA, 1) if len(content) + 2 <= room]
    if not fitting:
        raise ValueError(text)
    version = fitting[0]
    data = _codewords(content, DATA[version - 1])
    fixed = _patterns(17 + 4 * version)
    return _filled(fixed, [*data, *_checks(data, CHECKS[version - 1])])


def drawn(matrix: Matrix) -> str:
    """Two rows of modules in each line."""
    wide = [False] * (len(matrix) + 2 * QUIET)
    beside = [False] * QUIET
    rows = [wide] * QUIET + [[*beside, *row, *beside] for row in matrix] + [wide] * (QUIET + 1)
    pairs = zip(rows[0::2], rows[1::2], strict=False)
    return "\n".join("".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs)


# What is written


def _codewords(content: bytes, room: int) -> list[int]:
    """The mode, the length, the text, an end, and what fills the rest."""
    whole = BYTES << 8 | len(content)
    for byte in content:
        whole = whole << 8 | byte
    data = list((whole << 4).to_bytes(len(content) + 2, "big"))
    return [*data, *(FILLING[index % 2] for index in range(room - len(data)))]


def _times(one: int, other: int) -> int:
    """In the field of 256 elements."""
    product = 0
    for bit in reversed(range(8)):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (other >> bit & 1) * one
    return product


def _checks(data: list[int], count: int) -> list[int]:
    """The remainder of the data by the product of (x - 2^i): Reed and Solomon's."""
    divisor, root = [*[0] * (count - 1), 1], 1
    for _ in range(count):
        for index in range(count):
            following = divisor[index + 1] if index + 1 < count else 0
            divisor[index] = _times(divisor[index], root) ^ following
        root = _times(root, 2)
    remainder = [0] * count
    for word in data:
        factor = word ^ remainder.pop(0)
        remainder.append(0)
        remainder = [old ^ _times(part, factor) for old, part in zip(remainder, divisor, strict=True)]
    return remainder


# Where it is written


def _patterns(size: int) -> dict[tuple[int, int], bool]:
    """What stands in every code of that size, by column and row."""
    fixed = {(6, at): at % 2 == 0 for at in range(size)} | {(at, 6): at % 2 == 0 for at in range(size)}
    if size > 21:
        fixed |= _rings(size - 7, size - 7, 2, size, "dark light dark")
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        fixed |= _rings(x, y, 4, size, "dark dark light dark light")
    for index, (first, second) in enumerate(_format_places(size)):
        fixed[first] = fixed[second] = bool(LEVEL_L_MASK_0 >> index & 1)
    fixed[8, size - 8] = True
    return fixed


def _rings(x: int, y: int, reach: int, size: int, colours: str) -> dict[tuple[int, int], bool]:
    """Squares around a point, from the inmost outwards, as far as they lie within the code."""
    dark = [colour == "dark" for colour in colours.split()]
    return {
        (x + right, y + down): dark[max(abs(right), abs(down))]
        for right in range(-reach, reach + 1)
        for down in range(-reach, reach + 1)
        if 0 <= x + right < size and 0 <= y + down < size
    }


def _format_places(size: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Of each bit that tells level and mask, from the last: its two places."""
    down = [0, 1, 2, 3, 4, 5, 7, 8]
    for index in range(15):
        first = (8, down[index]) if index < 8 else (7 if index == 8 else 14 - index, 8)
        second = (size - 1 - index, 8) if index < 8 else (8, size - 15 + index)
        yield first, second


def _filled(fixed: dict[tuple[int, int], bool], codewords: list[int]) -> Matrix:
    """The bits go up and down in double columns from the right; a chequered mask lies over them."""
    size = max(x for x, _ in fixed) + 1
    bits = (bool(word >> bit & 1) for word in codewords for bit in reversed(range(8)))
    free = [place for place in _course(size) if place not in fixed]
    written = {(x, y): next(bits, False) ^ ((x + y) % 2 == 0) for x, y in free}
    whole = fixed | written
    return [[whole[x, y] for x in range(size)] for y in range(size)]


def _course(size: int) -> Iterator[tuple[int, int]]:
    columns = [*range(size - 1, 6, -2), *range(5, 0, -2)]
    for index, right in enumerate(columns):
        rows = range(size) if index % 2 else reversed(range(size))
        for y in rows:
            yield right, y
            yield right - 1, y

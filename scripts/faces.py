"""One face of one weight from the pieces that the page loads: painting pictures takes a single file."""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FROM = ROOT / "web" / "node_modules" / "@fontsource-variable"
TO = ROOT / "src" / "tortuga" / "server" / "pictures" / "faces"
WEIGHTS = {"alegreya": 700, "atkinson-hyperlegible-next": 700}
PIECES = ("latin", "latin-ext")
UNUSED = ("GPOS", "GSUB", "GDEF", "STAT")


def main() -> None:
    with TemporaryDirectory() as folder:
        for name, weight in WEIGHTS.items():
            pieces = []
            for piece in PIECES:
                font = TTFont(FROM / name / "files" / f"{name}-{piece}-wght-normal.woff2")
                font = instantiateVariableFont(font, {"wght": weight})
                font.flavor = None
                for table in UNUSED:
                    if table in font:
                        del font[table]
                pieces.append(f"{folder}/{name}-{piece}.ttf")
                font.save(pieces[-1])
            Merger().merge(pieces).save(TO / f"{name}.ttf")


if __name__ == "__main__":
    main()

"""Ray is built for Pythons up to 3.14."""

import sys

collect_ignore = ["test_ray.py"] if sys.version_info >= (3, 15) else []

"""What all tests share."""

from hypothesis import settings

settings.register_profile("tortuga", deadline=None)
settings.load_profile("tortuga")

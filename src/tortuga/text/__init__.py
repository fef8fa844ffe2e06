"""Every sentence the program says, in Fluent files; the lowest layer, so that anything may speak."""

from tortuga.text.voice import LANGUAGES, SOURCE_LANGUAGE, Message, Sayable, Voice, preferred_language, voice

__all__ = ["LANGUAGES", "SOURCE_LANGUAGE", "Message", "Sayable", "Voice", "preferred_language", "voice"]

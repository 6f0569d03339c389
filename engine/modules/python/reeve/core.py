"""The shared library, called by ctypes. Texts are bytes, and None is NULL.

libcore.so lies beside this file: it judges the documents of a text with libreeve, and answers in
JSON. What it makes is freed with the object here that owns it, after all that need it.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable
from ctypes import POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_void_p, cast
from pathlib import Path
from typing import Any, Optional

_core = ctypes.PyDLL(str(Path(__file__).with_name("libcore.so")))
_malloc = ctypes.PyDLL(None).malloc
_malloc.argtypes, _malloc.restype = [c_size_t], c_void_p
_LOAD = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_int, c_char_p, POINTER(c_size_t))


class _Str(ctypes.Structure):
    _fields_ = [("s", c_char_p), ("n", c_size_t)]


class _Settings(ctypes.Structure):
    """rv_settings of reeve.h as this package knows it, which `size` says."""

    _fields_ = [("size", c_size_t), ("options", POINTER(c_char_p)), ("noptions", c_int),
                ("scripts", POINTER(c_char_p)), ("nscripts", c_int), ("until", c_int),
                ("before", c_bool), ("accept", POINTER(c_int)), ("naccept", c_int),
                ("others", c_bool), ("all", c_bool), ("now", c_bool), ("hold", c_bool),
                ("doubts", c_bool), ("players", c_int), ("policy", c_int), ("prove", c_bool),
                ("watch", c_bool), ("partly", c_bool), ("quietly", c_bool), ("naming", c_int),
                ("script_texts", POINTER(_Str))]


class _Question(ctypes.Structure):
    _fields_ = [("what", c_char_p), ("tile", c_char_p), ("about", c_char_p), ("actions", c_bool)]


class _Answer(ctypes.Structure):
    _fields_ = [("status", c_int), ("lines", c_void_p), ("why", c_char_p), ("n", c_size_t)]


def _function(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(_core, name)
    function.restype, function.argtypes = result, arguments
    return function


_library_new = _function("rv_library_new", c_void_p, _LOAD, c_void_p)
_library_free = _function("rv_library_free", None, c_void_p)
_settings_begin = _function("rv_settings_begin", None, POINTER(_Settings), c_size_t)
_texts_new = _function("game_texts_new", c_void_p, c_char_p, c_size_t)
_texts_free = _function("game_texts_free", None, c_void_p)
_next = _function("game_next", c_void_p, c_void_p, c_void_p, POINTER(_Settings), POINTER(c_bool))
_free = _function("game_free", None, c_void_p)
_ask = _function("game_ask", _Answer, c_void_p, POINTER(_Question))
_format = _function("game_format", c_char_p, c_void_p)
version: str = _function("rv_version", c_char_p)().decode()


class _Owned:
    """What the library made: freed with this object, which holds on to what must outlive it."""

    def __init__(self, pointer: Optional[int], free: Callable[[int], None], *needs: object) -> None:
        if not pointer:
            raise MemoryError
        self.pointer = pointer
        weakref.finalize(self, lambda its, _: free(its), pointer, needs)


class Library(_Owned):
    def __init__(self, load: Callable[[str, str], Optional[bytes]]) -> None:
        def give(_: object, asset: int, name: bytes, n: Any) -> Optional[int]:
            try:
                found = load("script" if asset else "ruleset", name.decode())
            except Exception:
                found, n[0] = None, 1  # as a file that cannot be read
            else:
                n[0] = 0 if found is None else len(found)
            place: Optional[int] = None if found is None else _malloc(len(found) + 1)
            if place and found is not None:
                ctypes.memmove(place, found, len(found))
            return place

        kept = _LOAD(give)
        super().__init__(_library_new(kept, None), _library_free, kept)


class Texts(_Owned):
    def __init__(self, library: Library, text: bytes) -> None:
        super().__init__(_texts_new(text, len(text)), _texts_free)
        self.library = library


class Game(_Owned):
    def __init__(self, pointer: Optional[int], library: Library) -> None:
        super().__init__(pointer, _free, library)

    def ask(self, what: str, tile: Optional[str], about: Optional[str],
            actions: bool) -> tuple[int, Optional[bytes], Optional[str]]:
        """The exit status, the lines of JSON or None, and the reason why there is no answer."""
        question = _Question(what.encode(), _plain(tile), _plain(about), actions)
        answer = _ask(self.pointer, byref(question))
        lines = ctypes.string_at(answer.lines, answer.n) if answer.lines else None
        return answer.status, lines, answer.why.decode() if answer.why else None

    def format(self) -> Optional[str]:
        text: Optional[bytes] = _format(self.pointer)
        return None if text is None else text.decode()


def _plain(text: Optional[str]) -> Optional[bytes]:
    if text is not None and "\0" in text:
        raise ValueError("a text has a NUL")
    return None if text is None else text.encode()


def next_game(texts: Texts, options: list[str], scripts: list[tuple[str, Optional[bytes]]],
              accept: list[int], turn: int, **flags: bool) -> Optional[Game]:
    """The next document, judged; None after the last one."""
    settings, failed = _Settings(), c_bool()
    _settings_begin(byref(settings), ctypes.sizeof(settings))
    names = [_plain(name) for name, _ in scripts]
    contents = [_Str() if text is None else _Str(text, len(text)) for _, text in scripts]
    words = [_plain(word) for word in options]
    settings.options, settings.noptions = (c_char_p * len(words))(*words), len(words)
    settings.scripts, settings.nscripts = (c_char_p * len(names))(*names), len(names)
    settings.script_texts = (_Str * len(contents))(*contents)
    settings.accept, settings.naccept = (c_int * len(accept))(*accept), len(accept)
    settings.until = turn
    for flag, value in flags.items():
        setattr(settings, flag, value)
    pointer = _next(texts.pointer, texts.library.pointer, byref(settings), byref(failed))
    return Game(pointer, texts.library) if pointer or failed else None

"""The rules adjudicator reeve: judges records and positions of tile-laying games.

    import reeve
    game = reeve.judge(pathlib.Path("game.yaml"))
    print(game.verdict, game.score)
    for item in game.scoring()["items"]:
        print(item["player"], item["points"])

The dictionaries have the keys of the JSON that reeve(1) prints. Threads can share a library and its
games, one of them at work at a time; threads that judge side by side need a library each.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Optional, Union

from . import core as _core

__all__ = ["Game", "Library", "Unanswered", "games", "judge"]
__version__ = _core.version

Text = Union[str, bytes, bytearray, memoryview, "PathLike[str]"]
Name = Union[str, "PathLike[str]"]
Answer = dict[str, Any]


class Unanswered(Exception):
    """There is no answer: the document is at fault, the question is wrong, or a limit was reached.

    status: the exit status that reeve(1) would have (1 against the document, 2 a wrong question,
    3 not readable, 4 a script failed, 5 a limit). diagnostics: those of the document, or [].
    """

    def __init__(self, why: str, status: int, diagnostics: list[Answer]) -> None:
        super().__init__(why)
        self.status = status
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[type[Unanswered], tuple[object, ...]]:
        return type(self), (*self.args, self.status, self.diagnostics)  # for multiprocessing


class Game:
    """A document that has been judged."""

    def __init__(self, of: _core.Game, lock: threading.RLock) -> None:
        self._of = of
        self._lock = lock
        self.check: Answer = self._ask("check")[0]

    def __repr__(self) -> str:
        return f"<reeve.Game {self.verdict} {self.score}>"

    def _ask(self, what: str, tile: Union[int, str, None] = None,
             about: Union[int, str, None] = None, actions: bool = False) -> list[Answer]:
        words = _asked("tile", tile), _asked("about", about)
        with self._lock:
            status, lines, why = self._of.ask(what, *words, actions)
        answers = [json.loads(line) for line in (lines or b"").splitlines()]
        if why is None:
            return answers
        raise Unanswered(why, status, answers[0]["diagnostics"] if answers else [])

    @property
    def verdict(self) -> str:
        """legal, illegal, wrong, ambiguous, inconsistent or unreadable."""
        verdict: str = self.check["verdict"]
        return verdict

    @property
    def score(self) -> dict[str, int]:
        """The points of each player, by label."""
        return self.check.get("score") or {}

    @property
    def diagnostics(self) -> list[Answer]:
        """What is wrong, each with its code, rule, line, column, message and help."""
        diagnostics: list[Answer] = self.check["diagnostics"]
        return diagnostics

    def scoring(self) -> Answer:
        """The itemised score, as `reeve score --format json`."""
        return self._ask("score")[0]

    def legal(self, tile: Union[int, str, None] = None, *, actions: bool = False) -> list[Answer]:
        """The legal placements of a tile (its name or look), as `reeve legal --format json`.

        Without a tile: those of the turn after the one up to which the document was judged.
        actions: with all other actions that each placement allows.
        """
        return self._ask("legal", tile=tile, actions=actions)

    def completions(self, tile: Union[int, str, None] = None, *, areas: bool = False) -> list[Answer]:
        """The features that are not complete, as `reeve completions --format json`.

        tile: only what this tile can complete. areas: also those that only score at the end.
        """
        return self._ask("completions", tile=tile, actions=areas)

    def position(self) -> Answer:
        """The position that the document reaches, as `reeve position --format json`."""
        return self._ask("position")[0]

    def why(self, about: Union[int, str, None] = None) -> Answer:
        """Why a turn (its number), the final scoring ("final") or a place ("e5") is as it is.

        As `reeve why --format json`. Without a question: the first error, or the last turn.
        """
        return self._ask("why", about=about)[0]

    def format(self) -> Optional[str]:
        """The document in its usual form, as `reeve fmt` prints it; None if it cannot be read."""
        with self._lock:
            return self._of.format()


def _kind(value: object) -> str:
    return type(value).__name__


def _asked(what: str, value: Union[int, str, None]) -> Optional[str]:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise TypeError(f"{what} must be a str or an int, not {_kind(value)}")


def _bytes(text: Text) -> bytes:
    if isinstance(text, PathLike):
        return Path(text).read_bytes()
    if isinstance(text, str) and text.endswith((".yaml", ".yml")) and "\n" not in text:
        raise ValueError(f"a text is expected, and {text!r} is the name of a file: use Path({text!r})")
    if isinstance(text, str):
        return text.encode()
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    raise TypeError(f"text must be a str, bytes or the Path of a file, not {_kind(text)}")


def _several(what: str, names: Iterable[Name]) -> list[Name]:
    several = list(names)
    if isinstance(names, str) or not all(isinstance(name, (str, PathLike)) for name in several):
        raise TypeError(f"{what} must be a list of names or Paths")
    return several


def _scripts(scripts: Iterable[Name]) -> list[tuple[str, Optional[bytes]]]:
    return [(str(script), Path(script).read_bytes() if isinstance(script, PathLike) else None)
            for script in _several("scripts", scripts)]


def _number(turn: int, name: str) -> int:
    if isinstance(turn, bool) or not isinstance(turn, int):
        raise TypeError(f"{name} must be an int, not {_kind(turn)}")
    if not 0 <= turn < 2**31:
        raise ValueError(f"{name} must be 0 or more, and less than 2**31")
    return turn


def _loader(rules: list[Path]) -> Callable[[str, str], Optional[bytes]]:
    def load(asset: str, name: str) -> Optional[bytes]:
        paths = [directory / name for directory in rules if asset == "ruleset"]
        return next((path.read_bytes() for path in paths if path.is_file()), None)

    return load


class Library:
    """The rulesets and scripts that documents can name.

    rules: directories with rulesets besides those that are built in, as --rules.
    """

    def __init__(self, rules: Iterable[Name] = ()) -> None:
        self._of = _core.Library(_loader([Path(directory) for directory in _several("rules", rules)]))
        self._lock = threading.RLock()  # loading a ruleset runs Python, so another thread may follow

    def games(self, text: Text, *, options: Optional[Mapping[str, object]] = None,
              scripts: Iterable[Name] = (), turn: Optional[int] = None, accept: Iterable[int] = (),
              all: bool = False, now: bool = False, doubts: bool = False) -> Iterator[Game]:
        """Judges the documents of a text, one after the other, with the settings of judge.

        A document without a turn of the settings raises Unanswered; then the next one can be taken.
        """
        texts = _core.Texts(self._of, _bytes(text))
        words = [f"{key}={_word(value)}" for key, value in (options or {}).items()]
        named, last = _scripts(scripts), -1 if turn is None else _number(turn, "turn")
        accepted = [_number(each, "accept") for each in accept]

        def judged() -> Optional[Game]:
            with self._lock:
                of = _core.next_game(texts, words, named, accepted, last, all=all, now=now, doubts=doubts)
            return Game(of, self._lock) if of else None

        return iter(judged, None)

    def judge(self, text: Text, *, options: Optional[Mapping[str, object]] = None,
              scripts: Iterable[Name] = (), turn: Optional[int] = None, accept: Iterable[int] = (),
              all: bool = False, now: bool = False, doubts: bool = False) -> Game:
        """Judges a text of one document (str, bytes or the Path of a file).

        options: as --option, {"wall_pickup": "end_of_turn"}. scripts: names, or Paths of files.
        turn: judge up to it, as --at. accept, all, now: as the options of reeve(1). doubts: note
        what a position takes for granted, as `reeve check` does.

        Raises Unanswered if the document does not have one of these turns, and ValueError if there
        are several documents.
        """
        found = list(self.games(text, options=options, scripts=scripts, turn=turn, accept=accept,
                                all=all, now=now, doubts=doubts))
        if len(found) != 1:
            raise ValueError(f"the text has {len(found)} documents: use games")
        return found[0]


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# With the rulesets and scripts that are built in.
_builtin = Library()
games = _builtin.games
judge = _builtin.judge

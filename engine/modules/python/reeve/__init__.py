"""The rules adjudicator reeve: judges records and positions of tile-laying games.

    import reeve
    game = reeve.judge(pathlib.Path("game.yaml"))
    print(game.verdict, game.score)
    for item in game.scoring()["items"]:
        print(item["player"], item["points"])

The dictionaries have the keys of the JSON that reeve(1) prints. Threads can share a library, its games
and what it iterates over, one of them at work at a time; threads with a library each judge side by side.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Generic, Optional, TypeVar, Union, cast, overload

from . import answers
from . import core as _core

__all__ = ["Game", "Library", "Unanswered", "answers", "games", "import_jcz", "judge", "rules", "sim", "tiles"]
__version__ = _core.version

Text = Union[str, bytes, bytearray, memoryview, "PathLike[str]"]
Name = Union[str, "PathLike[str]"]
Script = Union[Name, tuple[str, str]]
Named = Union[str, list[str], tuple[str, ...]]
T = TypeVar("T")


class Unanswered(Exception):
    """There is no answer: the document is at fault, the question is wrong, or a limit was reached.

    status: the exit status that reeve(1) would have (1 against the document, 2 a wrong question or
    option, 3 not readable, or there is no such ruleset, script, tile or cell, 4 a script failed,
    5 a limit). diagnostics: those of the document, or [].
    """

    def __init__(self, why: str, status: int, diagnostics: list[answers.Diagnostic]) -> None:
        super().__init__(why)
        self.status = status
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[type[Unanswered], tuple[object, ...]]:
        return type(self), (*self.args, self.status, self.diagnostics)  # for multiprocessing


class Game:
    """A document that has been judged. It can be pickled, and is judged again where it is read."""

    def __init__(self, of: _core.Game, library: Library, settings: dict[str, Any]) -> None:
        self._of = of
        self._library = library
        self._settings = settings
        self._before: list[tuple[_core.Game, answers.Check, bytes]] = []
        self.check: answers.Check = self._ask("check")[0]

    def __repr__(self) -> str:
        return f"<reeve.Game {self.verdict} {self.score}>"

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        with self._library.lock:
            texts = [text for _, _, text in self._before] + [self._text()]
        return _judge_again, (self._library.rules_from, texts, self._settings)

    def _text(self) -> bytes:
        return self._words("text")[0]

    def _words(self, what: str, **asked: object) -> tuple[bytes, str]:
        with self._library.lock:
            status, text, why, notes = _core.ask(self._of, _rows(what=what, **asked))
        if why is None:
            return text or b"", notes
        known = json.loads(text)["diagnostics"] if text else []
        raise Unanswered(why, status, known)

    def _ask(self, what: str, **asked: object) -> list[Any]:
        text, _ = self._words(what, **asked)
        return [json.loads(line) for line in text.splitlines()]

    @property
    def verdict(self) -> str:
        """legal, illegal, wrong, ambiguous, inconsistent or unreadable."""
        return self.check["verdict"]

    @property
    def score(self) -> dict[str, int]:
        """The points of each player, by label."""
        return self.check.get("score") or {}

    @property
    def diagnostics(self) -> list[answers.Diagnostic]:
        """What is wrong, each with its code, rule, line, column, message and help."""
        return self.check["diagnostics"]

    def scoring(self) -> answers.Scoring:
        """The itemised score, as `reeve score --format json`."""
        return cast(answers.Scoring, self._ask("score")[0])

    def legal(self, tile: Union[int, str, None] = None, *, actions: bool = False) -> list[answers.Placement]:
        """The legal placements of a tile (its name or look), as `reeve legal --format json`.

        Without a tile: those of the turn after the one up to which the document was judged.
        actions: with all other actions that each placement allows.
        """
        return self._ask("legal", tile=_asked("tile", tile), actions=actions)

    def completions(self, tile: Union[int, str, None] = None, *,
                    areas: bool = False) -> list[answers.Completion]:
        """The features that are not complete, as `reeve completions --format json`.

        tile: only what this tile can complete. areas: also those that only score at the end.
        """
        return self._ask("completions", tile=_asked("tile", tile), actions=areas)

    def position(self) -> answers.Position:
        """The position that the document reaches, as `reeve position --format json`."""
        return cast(answers.Position, self._ask("position")[0])

    def why(self, about: Union[int, str, None] = None) -> answers.Why:
        """Why a turn (its number), the final scoring ("final") or a place ("e5") is as it is.

        As `reeve why --format json`. Without a question: the first error, or the last turn.
        """
        return cast(answers.Why, self._ask("why", about=_asked("about", about))[0])

    def odds(self, tile: Union[int, str, None] = None, *, games: int = 1000, seed: int = 1,
             policy: str = "greedy") -> answers.Odds:
        """Who would have won, as `reeve odds --format json`; with a tile, by its placements."""
        words = {"tile": _asked("tile", tile), "games": _number(games, "games"), "seed": _seed(seed), "policy": policy}
        return cast(answers.Odds, self._ask("odds", **words)[0])

    def svg(self, tile: Union[int, str, None] = None, *, names: bool = False) -> str:
        """The board as a picture, as `reeve show --svg`; with a tile, its legal placements."""
        return self._words("svg", tile=_asked("tile", tile), actions=names)[0].decode()

    def export_jcz(self) -> tuple[str, list[str]]:
        """A saved game of JCloisterZone, and what is not carried over."""
        saved, notes = self._words("export")
        return saved.decode(), notes.splitlines()

    def format(self) -> Optional[str]:
        """The document in its usual form, as `reeve fmt` prints it; None if it cannot be read."""
        return self._words("format")[0].decode() or None

    def push(self, entry: str) -> None:
        """Plays one entry as records have it, "W: 17/90 e5 knight", with further keys on further lines.

        Raises Unanswered, with the diagnostics of the entry, if it is not legal or a number that it notes is
        wrong; then the game is as it was.
        """
        if self._settings["turn"] is not None:
            raise ValueError("the game was judged up to a turn: nothing is played after it")
        if not isinstance(entry, str):
            raise TypeError(f"entry must be a str, not {_kind(entry)}")
        if self.verdict == "unreadable":
            self.position()  # it has none, and raises why
        if not all(line.startswith("  ") for line in entry.splitlines()[1:]):
            raise ValueError("entry must be one entry: its further lines begin with two blanks")
        with self._library.lock:
            game = self._library.judge((_added(self.format() or "", entry)).encode(), **self._settings)
            game._raise_faults(known=[_fault(it) for it in self.diagnostics])
            self._before.append((self._of, self.check, self._text()))
            self._of, self.check = game._of, game.check

    def _raise_faults(self, known: list[tuple[str, int, str]]) -> None:
        """Raises Unanswered for what is wrong, but for what is known."""
        new = [it for it in self.diagnostics if it["severity"] != "note" and _fault(it) not in known]
        try:
            self.position()  # there is none unless all is legal, but perhaps for what was noted
        except Unanswered as error:
            raise Unanswered(new[0]["message"], error.status, new) if new else error from None
        if new:
            raise Unanswered(new[0]["message"], 1, new)

    def pop(self) -> None:
        """Takes back what was pushed last."""
        with self._library.lock:
            self._of, self.check, _ = self._before.pop()

    def legal_entries(self, tile: Union[int, str, None] = None) -> list[str]:
        """What can be pushed: the placements of a tile, each without and with a follower.

        Without a tile: those of the next tile if it is known, or of each that can be drawn or is in
        hand. If an entry needs more, such as a choice, it is there, made in one of the possible ways.
        If no tile fits, one entry discards it and lays one that could be drawn instead, or none.
        An auction that is due is the only entry.
        """
        if self.check["finished"]:
            return []
        return [each["entry"] for each in self._ask("entries", tile=_asked("tile", tile))]


def _added(record: str, entry: str) -> str:
    """A record in its usual form with one more entry behind its moves."""
    lines = record.splitlines()
    at = next((i for i, line in enumerate(lines) if line.startswith("moves:")), None)
    if at is None:
        return "\n".join([*lines, "moves:", "- " + entry, ""])
    lines[at] = "moves:"
    end = at + 1
    while end < len(lines) and lines[end][:1] in ("-", " "):
        end += 1
    return "\n".join([*lines[:end], "- " + entry, *lines[end:], ""])


def _judge_again(rules: list[str], texts: list[bytes], settings: dict[str, Any]) -> Game:
    library = Library(rules) if rules else _builtin
    *before, game = [library.judge(text, **settings) for text in texts]
    game._before = [(each._of, each.check, text) for each, text in zip(before, texts)]
    return game


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


def _scripts(scripts: Iterable[Script]) -> bytes:
    """Names of scripts that are built in, Paths of files, texts, or pairs of a name and a text."""
    rows = b""
    for i, script in enumerate(scripts, 1):
        if isinstance(script, PathLike):
            rows += _row("script", str(script)) + _row("text", Path(script).read_bytes())
        elif isinstance(script, tuple) and [type(each) for each in script] == [str, str]:
            rows += _row("script", script[0]) + _row("text", script[1])
        elif not isinstance(script, str):
            raise TypeError(f"a script must be a str, a Path or a pair of them, not {_kind(script)}")
        elif re.fullmatch(r"[\w-]*", script):
            rows += _row("script", script)
        elif script.endswith(".lua") and "\n" not in script:
            raise ValueError(f"a script is expected, and {script!r} is the name of a file: use Path({script!r})")
        else:
            rows += _row("script", f"script-{i}.lua") + _row("text", script)
    return rows


def _fault(it: answers.Diagnostic) -> tuple[str, int, str]:
    """What tells a diagnostic from others, wherever it stands."""
    return it["code"], it["turn"], it["message"]


def _row(key: str, value: object) -> bytes:
    """A value as the core reads it (modules/common/game.h)."""
    text = value if isinstance(value, bytes) else str(value).encode()
    if b"\0" in text and key != "text":
        raise ValueError(f"{key}: embedded null byte")
    return f"{len(text)} {key}\0".encode() + text + b"\0"


def _rows(**values: object) -> bytes:
    """Those of what is neither None nor False; of a list one for each value."""
    return b"".join(_row(key, each) for key, value in values.items() if value is not None and value is not False
                    for each in (value if isinstance(value, list) else [value]))


def _number(number: int, name: str, bits: int = 31) -> int:
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise TypeError(f"{name} must be an int, not {_kind(number)}")
    if not 0 <= number < 2**bits:
        raise ValueError(f"{name} must be 0 or more, and less than 2**{bits}")
    return number


def _seed(seed: int) -> int:
    return _number(seed, "seed", bits=63)


def _ruleset(named: Named) -> str:
    """The name of a ruleset; of several that are played together, as in `rules: [inns, traders]`."""
    names = [named] if isinstance(named, str) else named
    if not isinstance(names, (list, tuple)) or not names or not all(isinstance(name, str) for name in names):
        raise TypeError(f"ruleset must be a name or a list of names, not {named!r}")
    return "+".join(names)


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
        self.rules_from = [str(directory) for directory in _several("rules", rules)]
        self._of = _core.library(_loader([Path(directory) for directory in self.rules_from]))
        self.lock = threading.RLock()  # loading a ruleset runs Python, so another thread may follow

    def games(self, text: Text, *, options: Optional[Mapping[str, object]] = None,
              scripts: Iterable[Script] = (), turn: Optional[int] = None, accept: Iterable[int] = (),
              all: bool = False, now: bool = False, doubts: bool = False) -> Iterator[Game]:
        """Judges the documents of a text, one after the other, with the settings of judge.

        A document without a turn of the settings raises Unanswered; then the next one can be taken.
        """
        texts = _core.texts(self._of, _bytes(text))
        if isinstance(scripts, str):
            raise TypeError("scripts must be a list")
        scripts = list(scripts)
        if turn is not None:
            _number(turn, "turn")
        accepted = [_number(each, "accept") for each in accept]
        added = _options(options) + _scripts(scripts)
        settings = {"options": options and dict(options), "scripts": scripts, "turn": turn, "accept": accepted,
                    "all": all, "now": now, "doubts": doubts}
        rows = added + _rows(turn=turn, accept=accepted, all=bool(all), now=bool(now), doubts=bool(doubts))

        def judged() -> Optional[Game]:
            with self.lock:
                of = _core.next(texts, rows)
            if of is None:
                return None
            game = Game(of, self, settings)
            if added and any(it["severity"] == "unreadable" and not it["line"] for it in game.diagnostics):
                game.position()  # it has none, and raises why: the settings are wrong, not the document
            return game

        return _Each(judged)

    def judge(self, text: Text, *, options: Optional[Mapping[str, object]] = None,
              scripts: Iterable[Script] = (), turn: Optional[int] = None, accept: Iterable[int] = (),
              all: bool = False, now: bool = False, doubts: bool = False) -> Game:
        """Judges a text of one document (str, bytes or the Path of a file).

        options: as --option, {"wall_pickup": "end_of_turn"}. scripts: names, Paths of files, texts,
        or pairs of a name, which messages give it, and a text.
        turn: judge up to it, as --at. accept, all, now: as the options of reeve(1). doubts: note
        what a position takes for granted, as `reeve check` does.

        Raises Unanswered if the document does not have one of these turns, or an option or a
        script is wrong, and ValueError if there are several documents.
        """
        found = list(self.games(text, options=options, scripts=scripts, turn=turn, accept=accept,
                                all=all, now=now, doubts=doubts))
        if len(found) != 1:
            raise ValueError(f"the text has {len(found)} documents: use games")
        return found[0]

    def sim(self, ruleset: Named, *, seed: int = 1, players: int = 0, policy: str = "random",
            options: Optional[Mapping[str, object]] = None, scripts: Iterable[Script] = ()) -> Iterator[str]:
        """Random legal games without end, as records; players: 0, the fewest allowed.

        ruleset: its name, or a list of names, as a record has them. Raises Unanswered if it, an option, a
        script or the policy ("random" or "greedy") is wrong.
        """
        name = _ruleset(ruleset)
        rows = _options(options) + _scripts(scripts) + _rows(
            ruleset=name, players=_number(players, "players"), policy=policy, seed=_seed(seed))
        with self.lock:
            of = _core.sim(self._of, rows)
        if isinstance(of, str):
            self._ask("rules", ruleset=name)  # it raises if that is what is wrong
            raise Unanswered(of, 2, [])
        games = of

        def played() -> str:
            with self.lock:
                status, record, why, _ = _core.next_game(games)
            if why is not None:
                raise Unanswered(why, status, [])
            return (record or b"").decode()

        return _Each(played)

    def _ask(self, what: str, **asked: object) -> tuple[bytes, list[str]]:
        with self.lock:
            status, lines, why, notes = _core.ask_library(self._of, _rows(what=what, **asked))
        if why is not None:
            raise Unanswered(why, status, [])
        return lines or b"", notes.splitlines()

    @overload
    def rules(self, ruleset: Named) -> answers.Rules: ...
    @overload
    def rules(self, ruleset: None = None) -> list[answers.Ruleset]: ...
    def rules(self, ruleset: Optional[Named] = None) -> Union[answers.Rules, list[answers.Ruleset]]:
        """A ruleset with its options and rules, or all that are built in, as `reeve rules`."""
        name = None if ruleset is None else _ruleset(ruleset)
        lines = [json.loads(line) for line in self._ask("rules", ruleset=name)[0].splitlines()]
        return lines if ruleset is None else cast(answers.Rules, lines[0])

    def tiles(self, ruleset: Named) -> list[answers.Tile]:
        """The tiles of a ruleset, as `reeve tiles --format json`."""
        return [json.loads(line) for line in self._ask("tiles", ruleset=_ruleset(ruleset))[0].splitlines()]

    def import_jcz(self, text: Text) -> tuple[str, list[str]]:
        """The record of a saved game of JCloisterZone, and what is not carried over."""
        record, notes = self._ask("import", text=_bytes(text))
        return record.decode(), notes


class _Each(Generic[T]):
    """What a function returns, until that is None. Threads can share it: iter(function, None) loses what is
    on its way in one thread when another has come to the end."""

    def __init__(self, function: Callable[[], Optional[T]]) -> None:
        self._function = function

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        one = self._function()
        if one is None:
            raise StopIteration
        return one


def _options(options: Optional[Mapping[str, object]]) -> bytes:
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options must be a dict, not {_kind(options)}")
    return _rows(option=[f"{key}={_word(value)}" for key, value in (options or {}).items()])


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# With the rulesets and scripts that are built in.
_builtin = Library()
games = _builtin.games
judge = _builtin.judge
sim = _builtin.sim
rules = _builtin.rules
tiles = _builtin.tiles
import_jcz = _builtin.import_jcz

"""The rules adjudicator reeve: judges records and positions of tile-laying games.

    import reeve
    game = reeve.judge(pathlib.Path("game.yaml"))
    print(game.verdict, game.score)
    for item in game.scoring()["items"]:
        print(item["player"], item["points"])

The dictionaries have the keys of the JSON that reeve(1) prints.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Optional, Union

from . import core as _core

__all__ = ["Game", "Library", "Unanswered", "games", "judge"]
__version__ = _core.version

Text = Union[str, bytes, Path]
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


class Game:
    """A document that has been judged."""

    def __init__(self, of: Any) -> None:
        self._of = of
        self.check: Answer = self._ask("check")[0]

    def __repr__(self) -> str:
        return f"<reeve.Game {self.verdict} {self.score}>"

    def _ask(self, what: str, tile: Optional[str] = None, about: Optional[str] = None,
             actions: bool = False) -> list[Answer]:
        status, lines, why = _core.ask(self._of, what, tile, about, actions)
        answers = [json.loads(line) for line in (lines or "").splitlines()]
        if why is None:
            return answers
        raise Unanswered(why, status, answers[0]["diagnostics"] if answers else [])

    @property
    def verdict(self) -> str:
        """legal, illegal, wrong, ambiguous, inconsistent or unreadable."""
        return self.check["verdict"]

    @property
    def score(self) -> dict[str, int]:
        """The points of each player, by label."""
        return self.check.get("score") or {}

    @property
    def diagnostics(self) -> list[Answer]:
        """What is wrong, each with its code, rule, line, column, message and help."""
        return self.check["diagnostics"]

    def scoring(self) -> Answer:
        """The itemised score, as `reeve score --format json`."""
        return self._ask("score")[0]

    def legal(self, tile: Optional[str] = None, *, actions: bool = False) -> list[Answer]:
        """The legal placements of a tile (its name or look), as `reeve legal --format json`.

        Without a tile: those of the turn after the one up to which the document was judged.
        actions: with all other actions that each placement allows.
        """
        return self._ask("legal", tile=tile, actions=actions)

    def completions(self, tile: Optional[str] = None, *, areas: bool = False) -> list[Answer]:
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
        return self._ask("why", about=None if about is None else str(about))[0]

    def format(self) -> Optional[str]:
        """The document in its usual form, as `reeve fmt` prints it; None if it cannot be read."""
        return _core.format(self._of)


def _bytes(text: Text) -> bytes:
    if isinstance(text, Path):
        return text.read_bytes()
    return text.encode() if isinstance(text, str) else text


def _script(script: Union[str, Path]) -> tuple[bytes, Optional[bytes]]:
    if isinstance(script, Path):
        return str(script).encode(), script.read_bytes()
    return script.encode(), None


def _loader(rules: list[Path]) -> Callable[[str, str], Optional[bytes]]:
    def load(asset: str, name: str) -> Optional[bytes]:
        paths = [directory / name for directory in rules if asset == "ruleset"]
        return next((path.read_bytes() for path in paths if path.is_file()), None)

    return load


class Library:
    """The rulesets and scripts that documents can name.

    rules: directories with rulesets besides those that are built in, as --rules.
    """

    def __init__(self, rules: Iterable[Union[str, Path]] = ()) -> None:
        self._of = _core.Library(_loader([Path(directory) for directory in rules]))

    def games(self, text: Text, *, options: Optional[Mapping[str, object]] = None,
              scripts: Iterable[Union[str, Path]] = (), turn: Optional[int] = None,
              accept: Iterable[int] = (), all: bool = False, now: bool = False,
              doubts: bool = False) -> Iterator[Game]:
        """Judges the documents of a text (str, bytes or the Path of a file), one after the other.

        options: as --option, {"wall_pickup": "end_of_turn"}. scripts: names, or Paths of files.
        turn: judge up to it, as --at. accept, all, now: as the options of reeve(1). doubts: note
        what a position takes for granted, as `reeve check` does.
        """
        if turn is not None and turn < 0:
            raise ValueError("turn must be 0 or more")
        texts = _core.texts(self._of, _bytes(text))
        words = [f"{key}={_word(value)}".encode() for key, value in (options or {}).items()]
        settings = (words, [_script(script) for script in scripts], list(accept),
                    -1 if turn is None else turn, all, now, doubts)
        while (game := _core.next(texts, *settings)) is not None:
            yield Game(game)

    def judge(self, text: Text, **settings: Any) -> Game:
        """Judges a text of one document; several are a ValueError. Settings as for games."""
        found = list(self.games(text, **settings))
        if len(found) != 1:
            raise ValueError(f"the text has {len(found)} documents: use games")
        return found[0]


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


_builtin = Library()


def games(text: Text, **settings: Any) -> Iterator[Game]:
    """Library.games with the rulesets and scripts that are built in."""
    return _builtin.games(text, **settings)


def judge(text: Text, **settings: Any) -> Game:
    """Library.judge with the rulesets and scripts that are built in."""
    return _builtin.judge(text, **settings)

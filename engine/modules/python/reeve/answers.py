"""The dictionaries that answer questions: their keys are those of reeve-json(5).

A key that is not listed here can be there, too: games add some.
"""

from __future__ import annotations

from typing import Any, Optional, TypedDict, Union


class Diagnostic(TypedDict):
    code: str
    rule: str
    severity: str
    turn: int
    player: str
    line: int
    column: int
    message: str
    help: str
    option: str


class Check(TypedDict):
    verdict: str
    turns: int
    finished: bool
    score: dict[str, int]
    diagnostics: list[Diagnostic]


class Item(TypedDict, total=False):
    turn: Union[int, str]
    player: Optional[str]
    kind: str
    feature: str
    tiles: int
    points: int
    rule: str
    followers: dict[str, int]
    note: str


class Turn(TypedDict):
    turn: int
    player: Optional[str]
    move: str
    score: dict[str, int]


class Scoring(TypedDict):
    verdict: str
    finished: bool
    score: dict[str, int]
    turns: list[Turn]
    items: list[Item]
    final: list[Item]
    events: list[dict[str, Any]]
    winner: list[str]
    diagnostics: list[Diagnostic]


class Placement(TypedDict):
    tile: str
    cell: str
    rotation: int
    pieces: list[str]
    completes: list[dict[str, Any]]


class Completion(TypedDict):
    feature: str
    kind: str
    tiles: int
    points: int
    open: list[dict[str, str]]
    followers: dict[str, int]
    closers: list[dict[str, Any]]
    chance: dict[str, dict[str, float]]


class Position(TypedDict):
    position: dict[str, Any]


class Why(TypedDict, total=False):
    turn: Union[int, str, None]
    player: Optional[str]
    move: str
    verdict: str
    score: dict[str, int]
    gained: dict[str, int]
    steps: list[dict[str, Any]]
    places: int


class Chances(TypedDict):
    games: int
    exact: bool
    win: dict[str, float]
    low: dict[str, Optional[float]]  # None: one game says nothing
    high: dict[str, Optional[float]]
    score: dict[str, float]


class Candidate(Chances):
    tile: str
    cell: str
    rotation: int
    pieces: list[str]


class Odds(Chances):
    seed: int
    policy: str
    stack: int
    placements: list[Candidate]


class Ruleset(TypedDict):
    ruleset: str
    title: str
    edition: str
    extends: str


class Rules(Ruleset):
    options: list[dict[str, Any]]
    scripts: list[str]
    rules: list[dict[str, Any]]


class Tile(TypedDict):
    tile: str
    look: str
    count: int
    same: str
    marks: list[str]
    regions: list[dict[str, Any]]

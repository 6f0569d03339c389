"""modules.py: do the modules of Python and Lua say what the program says, and do they take bad input?

Run from the top of the checkout by install.sh, with the modules on PYTHONPATH and LUA_PATH.
"""

import contextlib
import glob
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import reeve

FIXTURES = sorted(glob.glob("fixtures/*/*.yaml") + glob.glob("fixtures/*/bad/*.yaml"))
PROGRAM = os.path.join(os.environ.get("BUILD", "build"), "reeve")
# The file, which the modules do not know and help lines name; and what the program alone finds out.
APART = "file", "document", "help", "alternatives", "readings"
LIBRARY = reeve.Library(["fixtures/rulesets"])
failed = False


def report(fine: bool, name: str, details: object = "") -> None:
    global failed
    print("ok" if fine else "not ok", "modules:", name)
    if not fine:
        print(" ", details)
        failed = True


def raises(kind: type, name: str, function, *args, **words) -> None:
    try:
        got = function(*args, **words)
    except kind:
        report(True, name)
    else:
        report(False, name, f"it returned {got!r}")


def plain(answer: object) -> object:
    """Without what is null or empty: in Lua nil is nothing, and {} is a list or a map."""
    if isinstance(answer, list):
        return [plain(value) for value in answer]
    if not isinstance(answer, dict):
        return answer
    known = {key: plain(value) for key, value in answer.items() if key not in APART}
    return {key: value for key, value in known.items() if value not in (None, [], {})}


def of_program(command: str, paths: list) -> list:
    lines: list[bytes] = []
    for path in paths:
        run = subprocess.run([PROGRAM, command, "--rules", "fixtures/rulesets", "--format", "json", path],
                             capture_output=True, check=False)
        lines += run.stdout.splitlines()
    return [plain(json.loads(line)) for line in lines]


def of_python(method: str) -> list:
    answers = []
    for path in FIXTURES:
        for game in LIBRARY.games(Path(path), doubts=method == "check"):
            with contextlib.suppress(reeve.Unanswered):
                answers.append(plain(game.check if method == "check" else getattr(game, method)()))
    return answers


def of_lua(method: str) -> list:
    script = """
        local cjson, library = require "cjson", require "reeve".library {"fixtures/rulesets"}
        for i = 2, #arg do
          for game in library:games(io.open(arg[i], "rb"):read "a",
                                          {doubts = arg[1] == "check"}) do
            local answer = arg[1] == "check" and game or game[arg[1]](game)
            if answer then answer.core = nil; print(cjson.encode(answer)) end
          end
        end"""
    run = subprocess.run(["lua5.4", "-", method, *FIXTURES], input=script.encode(), capture_output=True,
                         check=False)
    report(not run.stderr, f"{method} in Lua ends well", run.stderr)
    return [plain(json.loads(line)) for line in run.stdout.splitlines()]


def first_difference(a: list, b: list) -> object:
    return next((pair for pair in zip(a, b) if pair[0] != pair[1]), (len(a), len(b)))


for command, method in [("check", "check"), ("score", "scoring"), ("position", "position")]:
    wanted = of_program(command, FIXTURES)
    # The program also prints what can be read of a document that is at fault.
    at_fault = ("unreadable", "inconsistent")
    if command == "score":
        wanted = [answer for answer in wanted if answer["verdict"] not in at_fault]
    if command == "position":
        whole = [path for path in FIXTURES
                 if all(g.verdict in ("legal", "wrong") for g in LIBRARY.games(Path(path)))]
        wanted = of_program(command, whole)
    for language, answers in ("Python", of_python(method)), ("Lua", of_lua(method)):
        report(answers == wanted and len(wanted) > 10, f"{command} in {language}",
               first_difference(answers, wanted))

KITCHEN = Path("fixtures/castle/kitchen-table.yaml")
game = reeve.judge(KITCHEN)
report(reeve.judge(game.format()).score == game.score, "format gives the same game")
report(game.why(9)["turn"] == 9 and game.why("final")["verdict"] == "legal", "why")
report(len(reeve.judge(KITCHEN, turn=8).legal()) > 10, "legal, of the turn after `turn`")
report(all("feature" in c for c in reeve.judge(KITCHEN, turn=8).completions()), "completions")
report(reeve.judge(KITCHEN, options={"wall_pickup": "end_of_turn"}).verdict == "illegal", "an option")
report(reeve.judge(KITCHEN, scripts=["longest-path-bonus"]).score == {"W": 113, "B": 90},
       "a script by name")
report(reeve.judge(KITCHEN, scripts=[Path("scripts/longest-path-bonus.lua")]).score["W"] == 113,
       "a script from a file")
report(reeve.judge("").verdict == "unreadable", "an empty text")
report(reeve.judge(b"\xff\xfe\x00").verdict == "unreadable", "a text that is no text")
report(reeve.judge("a\x00b").verdict == "unreadable", "a text with NUL")
report(len(list(reeve.games("---\n" * 50))) > 0, "many documents")
raises(ValueError, "several documents are refused", reeve.judge, "---\na: 1\n---\nb: 1\n")
raises(ValueError, "a negative turn is refused", reeve.judge, KITCHEN, turn=-3)
raises(ValueError, "an option with NUL is refused", reeve.judge, KITCHEN, options={"a": "b\x00"})
raises(TypeError, "a number instead of a script is refused", reeve.judge, KITCHEN, accept=["x"])
raises(FileNotFoundError, "a missing file", reeve.judge, Path("missing.yaml"))
for about in "99", "zz", "-1", "", "9" * 40, "e5\n":
    raises(reeve.Unanswered, f"why {about[:6]!r} is refused", game.why, about)
raises(reeve.Unanswered, "legal without a tile", game.legal)
raises(reeve.Unanswered, "legal of no tile", game.legal, "zzzz")
raises(reeve.Unanswered, "the position of a broken record", reeve.judge("reeve: 1\n").position)


def judge_alone(scores: list) -> None:
    library = reeve.Library()
    scores += [library.judge(KITCHEN).score for _ in range(20)]


several: list[list] = [[], [], []]
threads = [threading.Thread(target=judge_alone, args=(scores,)) for scores in several]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
report(several == [[game.score] * 20] * 3, "threads, each with its library")
sys.exit(failed)

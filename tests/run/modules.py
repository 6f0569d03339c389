"""modules.py: do the modules of Python and Lua say what the program says, and do they take bad input?

Run from the top of the checkout by install.sh, with the modules on PYTHONPATH and LUA_PATH.
"""

import contextlib
import glob
import importlib.metadata
import json
import multiprocessing
import os
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import types
from collections.abc import Iterator
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


def raises(kind: type, name: str, function, *args, saying: str = "", **words) -> None:
    try:
        got = function(*args, **words)
    except kind as error:
        report(saying in str(error), name, error)
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
    one_by_one = [[path] for path in paths]  # `position` takes one record
    lines: list[bytes] = []
    for some in one_by_one if command == "position" else [paths]:
        run = subprocess.run([PROGRAM, command, "--rules", "fixtures/rulesets", "--format", "json", *some],
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
raises(ValueError, "an option with NUL is refused", reeve.judge, KITCHEN, options={"a": "b\x00"})
raises(TypeError, "a number instead of a script is refused", reeve.judge, KITCHEN, accept=["x"])
raises(TypeError, "a script by itself is refused", reeve.judge, KITCHEN, scripts="longest-path-bonus",
       saying="scripts must be a list")
raises(TypeError, "a script that is none is refused", reeve.judge, KITCHEN, scripts=[5])
raises(TypeError, "half a pair, too", reeve.judge, KITCHEN, scripts=[("name",)], saying="a script must be")
raises(TypeError, "options that are none are refused", reeve.judge, KITCHEN, options="tie", saying="options must be")
raises(ValueError, "the name of a file instead of a script", reeve.judge, KITCHEN, scripts=["a.lua"], saying="use Path")
BONUS = Path("scripts/longest-path-bonus.lua").read_text()
report(reeve.judge(KITCHEN, scripts=[BONUS]).score == reeve.judge(KITCHEN, scripts=[("house.lua", BONUS)]).score
       == {"W": 113, "B": 90}, "a script as a text, and with a name")
raises(TypeError, "a directory by itself is refused", reeve.Library, "fixtures/rulesets", saying="rules must")
raises(TypeError, "an unknown setting is refused at once", reeve.games, KITCHEN, nonsense=1)
raises(TypeError, "no text is refused", reeve.judge, None, saying="text must be a str, bytes or the Path")
raises(ValueError, "the name of a file is refused", reeve.judge, "game.yaml", saying="use Path('game.yaml')")
raises(FileNotFoundError, "a missing file", reeve.judge, Path("missing.yaml"))
for about in "99", "zz", "-1", "", "9" * 40, "e5\n":
    raises(reeve.Unanswered, f"why {about[:6]!r} is refused", game.why, about)
for about in 10**6 + 1, 2**31, 2**32 + 9, 2**64 + 9, 10**30, "1" + "0" * 4000, -1:
    raises(reeve.Unanswered, f"why {str(about)[:20]} is refused by its number", game.why, about,
           saying=f"`{about}` is not a turn, cell, feature or corner")
raises(ValueError, "a number that Python does not write is refused", game.why, 10**5000)
for tile in -1, 10**30:
    raises(reeve.Unanswered, f"legal {tile} is refused", game.legal, tile, saying=str(tile))
raises(reeve.Unanswered, "legal without a tile", game.legal)
raises(TypeError, "a tile that is no word is refused", game.legal, 2.5, saying="tile must be a str or an int")
early = reeve.judge(KITCHEN, turn=8)
report(early.legal(24) == early.legal("24"), "a tile as a number")
report(early.completions(24) == early.completions("24"), "there, too")
for text in bytearray(KITCHEN.read_bytes()), memoryview(KITCHEN.read_bytes()):
    report(reeve.judge(text).score == game.score, f"a text as {type(text).__name__}")

# A turn that a record does not have: the words are the library's.
NO_TURN = "there is no turn 60: the record has 59"
for settings in {"turn": 60}, {"accept": [60]}, {"turn": 3, "accept": [3, 60]}, {"turn": 60, "now": True}:
    raises(reeve.Unanswered, f"{settings} is refused", reeve.judge, KITCHEN, saying=NO_TURN, **settings)
raises(reeve.Unanswered, "turn 0 is not accepted", reeve.judge, KITCHEN, accept=[0], saying="no turn 0:")
for value in -3, 1 << 40:
    raises(ValueError, f"nor is {value}", reeve.judge, KITCHEN, accept=[value], saying="accept must be")
    raises(ValueError, f"{value} is no turn to judge up to", reeve.judge, KITCHEN, turn=value, saying="turn must be")
for value in "13", 13.0, True:
    raises(TypeError, f"nor is {value!r}", reeve.judge, KITCHEN, turn=value, saying="turn must be an int, not")
raises(reeve.Unanswered, "why of it says the same", game.why, 60, saying=NO_TURN)
raises(reeve.Unanswered, "or up to where it was judged", early.why, 9, saying="asked about up to turn 8 only")
report(reeve.judge(KITCHEN, turn=59).check["turns"] == 59, "the last turn is there")
ALONE = "reeve: 1\nrules: castle\nplayers: {A: a, B: b}\nmoves: []\n"
two = reeve.games("---\n" + ALONE + "---\n" + KITCHEN.read_text(), turn=5)
raises(reeve.Unanswered, "the first of two records does not have it", next, two, saying="nothing has been played")
report(next(two).verdict == "legal" and next(two, None) is None, "but the second one does")
raises(reeve.Unanswered, "legal of no tile", game.legal, "zzzz")
raises(reeve.Unanswered, "the position of a broken record", reeve.judge("reeve: 1\n").position)


# Exceptions of a worker must come back, or the pool waits for ever.
def unanswered_of(path: str) -> int:
    return len(reeve.judge(Path(path)).legal("24"))


with multiprocessing.Pool(1) as pool:
    try:
        report(False, "a question in another process",
               pool.map_async(unanswered_of, ["fixtures/castle/illegal.yaml"]).get(60))
    except reeve.Unanswered as error:
        report(error.status == 1 and error.diagnostics[0]["rule"] == "C-19" and str(error) != "",
               "an unanswered question comes back from another process", error.diagnostics)


again = pickle.loads(pickle.dumps(reeve.judge(KITCHEN, turn=9)))
report(again.check["turns"] == 9 and again.score == reeve.judge(KITCHEN, turn=9).score, "a game is pickled")
again = pickle.loads(pickle.dumps(reeve.judge(KITCHEN, options=types.MappingProxyType({"tie": "none"}))))
report(again.score == game.score, "so is one whose options were no dict")
report(importlib.metadata.version("reeve") == reeve.__version__, "the version, by importlib.metadata")
report("</svg>" in game.svg() and len(reeve.judge(KITCHEN, turn=8).svg("24")) > 1000, "pictures")
raises(reeve.Unanswered, "a picture with a tile that is none", game.svg, "zzzz", saying="describes no tile")
odds = reeve.judge(KITCHEN, turn=55).odds(games=5, seed=2)
report(set(odds["win"]) == {"W", "B"} and odds["games"] >= 5, "odds", odds)
raises(reeve.Unanswered, "odds of a game that is over", game.odds, saying="the game is over")
raises(reeve.Unanswered, "odds by another policy", reeve.judge(KITCHEN, turn=55).odds, policy="best")
record = next(reeve.sim("carcassonne", seed=3, players=3))
report(len(reeve.judge(record).score) == 3, "a random game")
saved, lost = reeve.judge(record).export_jcz()
report(reeve.judge(reeve.import_jcz(saved)[0]).score == reeve.judge(record).score and not lost, "import and export")
raises(reeve.Unanswered, "no saved game", reeve.import_jcz, "{}", saying="appVersion")
raises(reeve.Unanswered, "of another game", game.export_jcz)
report(len(reeve.rules()) > 20 and reeve.rules("castle")["options"] != [] and len(reeve.tiles("castle")) > 50,
       "rules and tiles")
raises(reeve.Unanswered, "those of nothing", reeve.rules, "nothing")
for about in reeve.sim, reeve.rules, reeve.tiles:
    for said, words in ("castel", "castel: there is no such ruleset; did you mean castle?"), \
            ("nothing", "nothing: there is no such ruleset"), ("castle+castel", "castel: there is no such ruleset"), \
            ("castle+", "a name is missing beside a +"), (["castle", ""], "a name is missing beside a +"):
        raises(reeve.Unanswered, f"{about.__name__} of {said}", about, said, saying=words)
TWO = ["inns", "traders"]
report(reeve.rules(TWO) == reeve.rules("inns+traders") and reeve.tiles(TWO) == reeve.tiles("inns+traders")
       and "rules: [inns, traders]" in next(reeve.sim(TWO)), "several rulesets are one game, as in a record")
for about in reeve.sim, reeve.rules, reeve.tiles:
    for none in [], False, 5, b"castle", ["inns", 5], {"inns"}:
        raises(TypeError, f"{about.__name__} of {none!r}", about, none, saying="ruleset must be a name or a list")
for about in reeve.sim, reeve.tiles:
    raises(TypeError, f"{about.__name__} of None", about, None, saying="ruleset must be a name or a list")

# Numbers that the library does not have are refused, and not taken for others.
for value in -1, 2**63:
    raises(ValueError, f"the seed {value}", reeve.sim, "castle", seed=value, saying="seed must be 0 or more")
    raises(ValueError, f"{value} as that of odds", early.odds, seed=value, saying="seed must be 0 or more")
raises(ValueError, "too many games", early.odds, games=2**80, saying="games must be 0 or more, and less than 2**31")
raises(TypeError, "half a game", early.odds, games=2.5, saying="games must be an int, not float")


def failing(name: str, status: int, words: list, function, *args, **settings) -> None:
    """The function raises Unanswered with the exit status of the program, which has words as its command."""
    run = subprocess.run([PROGRAM, *words], capture_output=True, check=False)
    try:
        report(False, name, function(*args, **settings))
    except reeve.Unanswered as error:
        said = run.stdout.decode() + run.stderr.decode()
        report(error.status == run.returncode == status and str(error).split(";")[0] in said,
               f"{name}: it fails as the program does, with {status}", (error.status, error, run))


ILLEGAL = Path("fixtures/castle/illegal.yaml")
CHECK = ["check", str(KITCHEN)]
failing("a wrong option", 2, [*CHECK, "--option", "x=1"], reeve.judge, KITCHEN, options={"x": 1})
failing("a wrong value", 2, [*CHECK, "--option", "tie=x"], reeve.judge, KITCHEN, options={"tie": "x"})
failing("no such script", 3, [*CHECK, "--script", "nothing"], reeve.judge, KITCHEN, scripts=["nothing"])
failing("a script that is none", 4, [*CHECK, "--script", str(KITCHEN)], reeve.judge, KITCHEN, scripts=[KITCHEN])
failing("no such turn", 2, [*CHECK, "--at", "60"], reeve.judge, KITCHEN, turn=60)
failing("a picture of nothing", 3, ["show", "--svg", "-", "LICENSE"], reeve.judge(Path("LICENSE")).svg)
failing("a tile that is none", 3, ["legal", str(KITCHEN), "--tile", "zz"], game.legal, "zz")
failing("entries of a tile that is none", 3, ["legal", str(KITCHEN), "--at", "8", "--tile", "zz"],
        reeve.judge(KITCHEN, turn=8).legal_entries, "zz")
failing("after what is illegal", 1, ["legal", str(ILLEGAL), "--tile", "24"], reeve.judge(ILLEGAL).legal, 24)
failing("a place that is none", 2, ["why", str(KITCHEN), "zz"], game.why, "zz")
failing("random games of no ruleset", 3, ["sim", "nothing"], reeve.sim, "nothing")
failing("of a wrong option", 2, ["sim", "castle", "--option", "x=1"], reeve.sim, "castle", options={"x": 1})
failing("of a missing script", 3, ["sim", "castle", "--script", "nothing"], next, reeve.sim("castle", scripts=["nothing"]))
failing("of a script that is none", 4, ["sim", "castle", "--script", str(KITCHEN)], next,
        reeve.sim("castle", scripts=[KITCHEN]))
raises(reeve.Unanswered, "of a policy that is none", reeve.sim, "castle", policy="best")
begun = reeve.judge("reeve: 1\nrules: carcassonne\nplayers: {W: W, B: B}\nmoves: []\n")
entries = begun.legal_entries()
for entry in entries[:3], entries[-3:]:
    for each in entry:
        begun.push(each)
        begun.pop()
begun.push(entries[0])
report(begun.check["turns"] == 1 and len(entries) > 100, "an entry is pushed", entries[:3])
raises(reeve.Unanswered, "one that is not legal", begun.push, entries[0], saying="turn")
raises(reeve.Unanswered, "one with a wrong score", begun.push, begun.legal_entries()[0] + "\n  score: {W: 99}",
       saying="not 99")
wrong = reeve.judge(begun.format() + "  score: {W: 99}\n")
wrong.push(wrong.legal_entries()[0])
report(wrong.verdict == "wrong" and wrong.check["turns"] == 2, "one is pushed on what was wrong before", wrong.check)
try:
    report(False, "and one that is not legal", wrong.push(entries[0]))
except reeve.Unanswered as error:
    report(error.status == 1 and [str(error)] == [it["message"] for it in error.diagnostics] and error.diagnostics[0]["turn"] == 3,
           "is refused for what is wrong with it", error.diagnostics)
raises(ValueError, "two entries", begun.push, "B: 1 e5\n- W: 2 e6")
raises(ValueError, "an entry and more", begun.push, entries[0] + "\nresult: {W: 5, B: 3}")
raises(TypeError, "an entry that is no text", begun.push, 5)
report(begun.check["turns"] == 1, "changes nothing")
again = pickle.loads(pickle.dumps(begun))
again.pop()
begun.pop()
report(again.format() == begun.format() and again.check["turns"] == 0, "a pickled game can be taken back, too")
unread = reeve.judge(KITCHEN.read_text().replace("W: 52/180", "W: 99/180"))
raises(reeve.Unanswered, "nothing is pushed on what cannot be read", unread.push, "B: 1 e5", saying="no tile `99`")
raises(IndexError, "more than was pushed is not popped", begun.pop)

# What legal_entries lists is legal, whatever is due with it, and leads to the end, also where the last tile
# fits nowhere. In all boxes and some together; chance is that of the seed.
refused, tried = [], 0
MIXES = ["abbey+inns", "dragon+tower+inns+traders", "bazaars+abbey+count+phantom+flier"]
for box in sorted(os.listdir("rulesets")) + MIXES:
    chance = random.Random(box)
    played = reeve.judge(next(reeve.sim(box, seed=len(box))).split("moves:")[0] + "moves:\n")
    while not played.check["finished"] and (entries := played.legal_entries()):
        for entry in chance.sample(entries, min(4, len(entries))) if played.check["turns"] % 12 == 3 else []:
            tried += 1
            try:
                played.push(entry)
                played.pop()
            except reeve.Unanswered as error:
                refused.append((box, entry, error))
        played.push(chance.choice(entries))
    if not played.check["finished"]:
        refused.append((box, "no entry is listed", played.check))
report(not refused and tried > 800, "what is listed is legal in all boxes", refused[:3])


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


# While the library works, others may run: this one interrupts it, long before the last of its games.
# A shell has interrupts ignored in what it starts with `&`, tests among them.
signal.signal(signal.SIGINT, signal.default_int_handler)


def interrupt() -> None:
    time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGINT)


interrupting = threading.Thread(target=interrupt)
interrupting.start()
raises(KeyboardInterrupt, "odds are interrupted", begun.odds, games=2**31 - 1)
interrupting.join()


def first_of_all(library: reeve.Library, verdicts: list) -> None:
    text = "reeve: 1\nrules: house-inns\nplayers: {A: a, B: b}\nmoves: []\n"
    verdicts += [library.judge(text).verdict for _ in range(3)]


# Loading is where one thread may follow another; each round has a library that has loaded nothing.
switching = sys.getswitchinterval()
sys.setswitchinterval(1e-6)
verdicts: list[str] = []
for _ in range(60):
    common = reeve.Library(rules=["fixtures/rulesets"])
    threads = [threading.Thread(target=first_of_all, args=(common, verdicts)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
sys.setswitchinterval(switching)
report(verdicts == ["legal"] * 1080, "threads with one library", set(verdicts))


# Several threads take from one iterator, and play in one game: nothing is lost.
def take_all(of: Iterator[reeve.Game], taken: list) -> None:
    for each in of:
        taken.append(each.verdict)


def play_on(of: reeve.Game, pushed: list) -> None:
    for _ in range(3):
        with contextlib.suppress(reeve.Unanswered):  # another thread was faster
            of.push(of.legal_entries()[0])
            pushed.append("legal")


def in_four(function, of, into: list) -> None:
    threads = [threading.Thread(target=function, args=(of, into)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


sys.setswitchinterval(1e-6)
taken: list[str] = []
for _ in range(40):
    in_four(take_all, reeve.games(("---\n" + ALONE) * 25), taken)
report(taken == ["legal"] * 1000, "threads that share documents", len(taken))
shared, pushed = reeve.judge(ALONE), []
in_four(play_on, shared, pushed)
report(0 < len(pushed) == shared.check["turns"], "or a game", (pushed, shared.check))
sys.setswitchinterval(switching)


# Each piece of Lua is a condition, or what is to be refused with these words.
IN_LUA = [
    ('math.type(game.score.W) == "integer" and game.score.W == 108', None),
    ('math.type(game:scoring().items[1].points) == "integer"', None),
    ('game:why(game:scoring().turns[9].turn).turn == 9', None),
    ('tostring(game.score.B) == "90"', None),
    ('reeve.judge(text, {turn = 9.0}).score.W', None),
    ('reeve.judge(text, {turn = 1 << 32})', "turn must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {turn = (1 << 32) + 20})', "turn must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {turn = -1})', "turn must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {turn = 1.5})', "turn must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {accept = {1 << 32}})', "accept must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {accept = {-1}})', "accept must be a whole number from 0 to 2147483647"),
    ('reeve.judge(text, {option = {}})', "there is no setting `option`"),
    ('reeve.judge(text, {options = {"a=b"}})', "castle has no option `a`"),
    ('reeve.judge(text, {scripts = {"nothing"}})', "unknown script `nothing`"),
    ('reeve.judge(text, {scripts = {{"name", 5}}})', "the text of a script is expected"),
    ('reeve.judge(text, {scripts = "nothing"})', "scripts: a list of texts is expected"),
    ('reeve.judge(text, {all = false, accept = {59}}).turns == 59', None),
    ('#reeve.judge(text, {turn = 8}):legal_entries(24) > 20 and #game:legal_entries() == 0', None),
    ('reeve.judge(text, {turn = 8}):legal_entries()[1]:find "^B: "', None),
    ('reeve.judge(text, {options = {"a\\0b"}})', "options: a list of texts without NUL"),
    ('game:why "9\\0zz"', "it contains NUL"),
    ('game:legal "24\\0zz"', "it contains NUL"),
    ('#reeve.judge(text, {turn = 8}):legal(24) == #reeve.judge(text, {turn = 8}):legal "24"', None),
    ('game:legal {}', "tile must be a string or a whole number, not table"),
    ('game:why(2.5)', "about must be a string or a whole number, not number"),
    ('select(2, game:why(60)) == "there is no turn 60: the record has 59"', None),
    ('select(2, game:why((1 << 32) + 9)):find("`4294967305` is not a turn", 1, true)', None),
    ('select(2, game:why(math.mininteger)):find("is not a turn", 1, true)', None),
    ('game:why(1e30)', "about must be a string or a whole number"),
    ('reeve.judge(text, {turn = 60})', "there is no turn 60: the record has 59"),
    ('reeve.judge(text, {accept = {60}})', "there is no turn 60: the record has 59"),
    ('reeve.judge()', "text must be a string, not nil"),
    ('game:svg():find("</svg>", 1, true) and #game:svg(nil, true) >= #game:svg()', None),
    ('select(2, game:svg "zzzz")', None),
    ('reeve.judge(text, {turn = 55}):odds {games = 5}.win.W <= 1', None),
    ('reeve.judge(text, {turn = 55}):odds {policy = "best"}', None),
    ('select(2, game:odds())', None),
    ('reeve.judge(reeve.sim("carcassonne", 3, {players = 3})()).verdict == "legal"', None),
    ('reeve.sim("castel")', "castel: there is no such ruleset; did you mean castle?"),
    *[(f'select(2, reeve.{ask} "castel") == "castel: there is no such ruleset; did you mean castle?"', None)
      for ask in ("rules", "tiles")],
    ('reeve.sim("castle+")', "a name is missing beside a +"),
    ('reeve.sim("castle", 1, {policy = "best"})', "greedy or random"),
    ('reeve.import_jcz(reeve.judge(reeve.sim("carcassonne", 3)()):export_jcz()):find "^reeve: 1"', None),
    ('select(2, reeve.import_jcz "{}"):find "appVersion"', None),
    ('#reeve.rules() > 20 and reeve.rules("castle").rules[1].id', None),
    ('select(2, reeve.rules "nothing")', None),
    ('#reeve.tiles("castle") > 50', None),
    ('reeve.sim {"inns", "traders"}():find("rules: [inns, traders]", 1, true)', None),
    ('reeve.rules({"inns", "traders"}).ruleset == "inns+traders" and #reeve.tiles {"castle"} > 50', None),
    *[(f"reeve.{ask}({none})", "a ruleset must be a name or a list of names")
      for ask in ("sim", "rules", "tiles") for none in ("false", "{}", "5", "{5}", '"castle\\0"')],
    ('reeve.sim()', "a ruleset must be a name or a list of names"),
    ('reeve.tiles()', "a ruleset must be a name or a list of names"),
    ('reeve.sim("castle", -1)', "seed must be a whole number from 0 to 9223372036854775807"),
    ('reeve.sim("castle", "1")', "seed must be"),
    ('game:odds {games = 1 << 32}', "games must be a whole number from 0 to 2147483647"),
    ('game:odds {policy = {}}', "policy must be a string"),
    ('reeve.judge "game.yaml"', "is the name of a file"),
]
for code, refused in IN_LUA:
    script = f"""
        local reeve = require "reeve"
        local text = io.open("{KITCHEN}"):read "a"
        local game = reeve.judge(text)
        print(pcall(function() return {code} end))"""
    run = subprocess.run(["lua5.4", "-"], input=script.encode(), capture_output=True, check=False)
    said = run.stdout.decode()
    fine = said.startswith("false") and refused in said if refused else said.startswith("true\t") \
        and not said.startswith("true\tfalse")
    report(fine, f"in Lua: {code}", said + run.stderr.decode())

# Each piece of Python is right for a type checker, or wrong.
TYPED = """
import pathlib
import reeve
game = reeve.judge(pathlib.Path("game.yaml"), options={"edition": 1}, scripts=["a"], turn=3, accept=[3], now=True)
score: int = game.score["W"] + len(game.legal(24, actions=True)) + len(game.completions("24", areas=True))
verdicts = [each.verdict for each in reeve.games(b"", all=True, doubts=True)]
library = reeve.Library(rules=["rules"])
cells: list[str] = [it["cell"] for it in game.legal(24)] + [it["title"] for it in reeve.rules()]
picture: str = game.svg(names=True) + next(reeve.sim("castle")) + reeve.import_jcz(b"")[0]
game.push(game.legal_entries()[0])
"""
MISTYPED = [
    'reeve.judge("", optoins={})',
    'reeve.judge("", turn="13")',
    'reeve.games("", nonsense=1)',
    'reeve.Library().judge("", accept=3)',
    'reeve.judge(None)',
    'game.legal(2.5)',
    'game.scroe',
    'game.verdict.foo',
    'game.odds(games="5")',
    'game.push(5)',
    'reeve.rules("castle")["rulse"]',
]
there = os.environ.get("T") or tempfile.mkdtemp()
typed = os.path.join(there, "typed.py")
cache = os.path.join(os.environ.get("BUILD", "build"), "mypy")  # what it knows of Python's own types
Path(typed).write_text(TYPED + "\n".join(MISTYPED) + "\n", encoding="utf-8")
wrong = {int(line.split(":")[1]) for line in
         subprocess.run(["mypy", "--strict", "--cache-dir", cache, typed], capture_output=True, text=True,
                        check=False).stdout.splitlines() if ": error: " in line}
first = TYPED.count("\n") + 1
report(wrong == set(range(first, first + len(MISTYPED))), "a type checker finds what is wrong", wrong)
run = subprocess.run(["mypy", "--strict", "--cache-dir", cache, "-p", "reeve"], capture_output=True,
                     check=False)
report(run.returncode == 0, "the package itself is typed", run.stdout)
sys.exit(failed)

-- faults.lua: runs reeve while the system fails. A preloaded library makes memory allocations,
-- reads and writes fail; every run must end normally, or with one line that names the failure and
-- the status for it, and must not print an incomplete result. The allocations of long games are
-- counted, too. Run from the top of the checkout:
--
--     lua5.4 tests/faults/faults.lua REEVE SHIM
--
-- With EVERY=1 in the environment each memory allocation fails in turn (make faults), otherwise one
-- in seventy-nine or fewer.

local reeve, shim = arg[1], arg[2]
local LIMIT_HIT, PIPE_CLOSED, UNREADABLE = 5, 141, 3

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local place = output_of("mktemp -d"):gsub("\n", "")

-- The output of a run, its diagnostics, and its status.
local function run(fault, arguments, into)
  local text, status = output_of(("%s LD_PRELOAD='%s' '%s' %s 2>%s/err %s"):format(
    fault, shim, reeve, arguments, place, into or ""))
  return {text = text, complaint = read(place .. "/err"), status = status}
end

local failed = 0

local function report(fine, name, run_of)
  failed = failed + (fine and 0 or 1)
  print((fine and "ok faults: " or "not ok faults: ") .. name)
  if fine or not run_of then return end
  print(("  status %s"):format(run_of.status))
  print((run_of.complaint:gsub("[^\n]+", "  %0")))
end

local function lines_in(text) return select(2, text:gsub("\n", "")) end

-- ---- Memory ------------------------------------------------------------------------------------

local COMMANDS = {
  "check fixtures/castle/kitchen-table.yaml",
  "check --format json fixtures/zamek/*.yaml",
  "score fixtures/tower/attic.yaml",
  "score --format json --script tie-shares-points fixtures/castle/kitchen-table.yaml",
  "legal --before 9 fixtures/castle/kitchen-table.yaml",
  "why fixtures/tower/attic.yaml 9",
  "show fixtures/castle/kitchen-table.yaml",
  "show --html - fixtures/castle/illegal.yaml",
  "fmt fixtures/tower/windowsill.yaml",
  "position --at 20 fixtures/tower/attic.yaml",
  "completions --format json fixtures/tower/windowsill.yaml",
  "sim carcassonne --seed 3",
  "rules castle",
  "explain C-45",
  "check - <fixtures/castle/bad/wrong-score.yaml",
  "tiles tower",
  "rules",
  "explain C-92 Z-37",
  "explain path-cut barred",
  "score fixtures/castle/bad/wrong-score.yaml",
  "new falcon",
  "schema zamek",
  "schema --format tsv",
  "schema tower --script no-ransom --format json",
  "perft --depth 1 fixtures/tower/windowsill.yaml",
  "sim castle --games 2 --stats --script tie-shares-points",
  "rules --script no-ransom tower",
}

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  file:close()
end

-- A file with the first turns of a game, and their number.
local function cut(game, most, name)
  local path = ("%s/%s.yaml"):format(place, name)
  local lines, turns = {}, 0
  for line in game:gmatch("[^\n]*\n") do
    local more = line:find("^%- ") and 1 or 0
    if turns + more > most then break end
    turns = turns + more
    lines[#lines + 1] = line
  end
  if turns == 0 then error("no game for " .. name) end
  write(path, table.concat(lines))
  return path, turns
end

-- The first turns of a random game by each ruleset; and each house rule in a game by the first
-- ruleset that it supports.
local function first_turns(rules, options)
  local game = output_of(("'%s' sim --seed 2 %s"):format(reeve, rules))
  return ("check %s %s"):format(options or "", (cut(game, 8, rules)))
end

local function add_rulesets()
  for path in output_of("ls -d rulesets/*/"):gmatch("[^\n]+") do
    table.insert(COMMANDS, first_turns(path:match("([^/]+)/$")))
  end
  table.insert(COMMANDS, first_turns("tower+bazaars"))
end

local function add_scripts()
  for path in output_of("ls scripts/*.lua"):gmatch("[^\n]+") do
    local rules = read(path):match('rules = {"([^"]+)"')
    if rules then table.insert(COMMANDS, first_turns(rules, "--script " .. path)) end
  end
end

-- All lines must be lines of the whole result, or about documents that are reported as unread.
local function is_part(text, whole)
  local known = {}
  for line in whole:gmatch("[^\n]+") do known[line] = true end
  for line in text:gmatch("[^\n]+") do
    if not known[line] and not line:find("unreadable", 1, true) then return false end
  end
  return true
end

-- Diagnostics that the whole run does not have.
local function without_lines_of(text, other)
  local known = {}
  for line in other:gmatch("[^\n]+") do known[line] = true end
  return (text:gsub("([^\n]*)\n", function(line) return known[line] and "" or nil end))
end

-- A request that fails either can be missed by the system, or ends the run.
local function is_good(got, whole)
  if got.status == whole.status and got.text == whole.text and got.complaint == whole.complaint then
    return true
  end
  local said = got.complaint:gsub("  help: [^\n]*\n", "")
  if whole.complaint ~= "" then said = without_lines_of(said, whole.complaint) end
  return got.status == LIMIT_HIT and lines_in(said) <= 1
         and (said .. got.text):find("memory", 1, true) and is_part(got.text, whole.text)
end

-- Which requests fail: all, if EVERY is 1. Otherwise one in a few for each command, and not the
-- same as for the command before it, because the first requests are the same for all; fewer of the
-- later ones. For combined rulesets, all requests of the combination.
local EVERY, MERGED = tonumber(os.getenv("EVERY") or "79"), 170
local commands = 0

local function next_request(n, arguments)
  local one_by_one = EVERY == 1 or n < MERGED and arguments:find("+", 1, true)
  return n + (one_by_one and 1 or math.max(EVERY, n // 30))
end

local function first_request()
  commands = commands + 1
  return commands % EVERY
end

local function test_memory(arguments)
  local whole = run("", arguments)
  local n, same, tried = first_request(), 0, 0
  while same < 3 do -- after the last request of the run nothing fails any more
    local got = run("FAULT_MEMORY=" .. n, arguments)
    tried = tried + 1
    if not is_good(got, whole) then
      report(false, ("%s: request %d for memory fails"):format(arguments, n), got)
      return
    end
    same = got.status == whole.status and same + 1 or 0
    n = next_request(n, arguments)
  end
  report(n > 10, ("%s: one of %d requests for memory fails"):format(arguments, n))
  return tried
end

-- ---- Work ---------------------------------------------------------------------------------------
-- The requests for memory also tell how much is done: for twice as many turns, twice as much.

local function requests(arguments)
  run(("FAULT_COUNT='%s/count'"):format(place), arguments)
  return tonumber(read(place .. "/count"))
end

local function test_work(rules, arguments)
  local game = output_of(("'%s' sim --seed 1 %s"):format(reeve, rules))
  local path, turns = cut(game, math.huge, "whole")
  local whole = requests(arguments .. path)
  local half = requests(arguments .. cut(game, turns // 2, "half"))
  report(whole < 2.2 * half, ("%s%s: %d requests for memory for %d turns, %d for half of them")
         :format(arguments, rules, whole, turns, half))
end

-- ---- Pictures ----------------------------------------------------------------------------------
-- A picture that cannot be written leaves the old one unchanged, and no other file in its
-- directory.

local PICTURE = place .. "/pictures/board.svg"
local SHOW = ("show --svg %s fixtures/tower/attic.yaml"):format(PICTURE)
os.execute("mkdir " .. place .. "/pictures")

local function pictures() return output_of("ls -A " .. place .. "/pictures") end

-- What a run leaves of an existing picture.
local function save(fault)
  write(PICTURE, "old")
  local got = run(fault, SHOW)
  return got, read(PICTURE), pictures()
end

local whole_picture = select(2, save(""))

local function test_save(fault, fine, name)
  local got, picture, there = save(fault)
  local ends = fine and got.status == 0 and got.complaint == ""
               or not fine and got.status == LIMIT_HIT and lines_in(got.complaint) == 1
  report(ends and picture == (fine and whole_picture or "old") and there == "board.svg\n",
         name, got)
end

local function test_picture_memory()
  local n, same = first_request(), 0
  while same < 3 do
    local got, picture, there = save("FAULT_MEMORY=" .. n)
    local fine = got.status == 0 and picture == whole_picture
    local sound = picture == "old" or picture == whole_picture
    if not fine and (got.status ~= LIMIT_HIT or not sound or lines_in(got.complaint) ~= 1)
       or there ~= "board.svg\n" then
      return report(false, ("a picture: request %d for memory fails"):format(n), got)
    end
    same = fine and same + 1 or 0
    n = next_request(n, SHOW)
  end
  report(n > 10, ("a picture: one of %d requests for memory fails"):format(n))
end

-- ---- Reading and writing -----------------------------------------------------------------------

local GAME = "check fixtures/castle/kitchen-table.yaml"

local function test_same(fault, name, arguments)
  arguments = arguments or GAME
  local whole, got = run("", arguments), run(fault, arguments)
  report(got.status == whole.status and got.text == whole.text and got.complaint == whole.complaint,
         name, got)
end

local function test_fails(fault, arguments, status, name)
  local got = run(fault, arguments)
  local quiet = status == PIPE_CLOSED
  report(got.status == status and got.text == "" and lines_in(got.complaint) == (quiet and 0 or 1),
         name, got)
end

test_same("FAULT_WRITE=short", "a byte at a time is written")
test_same("FAULT_WRITE=eintr", "writing is interrupted")
test_same("FAULT_READ=short", "a byte at a time is read")
test_same("FAULT_READ=eintr", "reading is interrupted")
test_same("FAULT_READ=short", "a ruleset is read a byte at a time",
          "check --rules rulesets fixtures/zamek/evening.yaml")
test_same("FAULT_READ=short", "a script is read a byte at a time",
          "check --script scripts/no-ransom.lua fixtures/tower/no-ransom.yaml")
for _, arguments in ipairs {GAME, "sim castle", "rules castle", "explain C-45", "tiles castle",
                            "show fixtures/castle/kitchen-table.yaml", "--version", "--help",
                            "score --format json fixtures/castle/kitchen-table.yaml",
                            "show --svg - fixtures/castle/kitchen-table.yaml"} do
  local about = ": " .. arguments
  test_fails("FAULT_WRITE=enospc", arguments, LIMIT_HIT, "the disk is full" .. about)
  test_fails("FAULT_WRITE=eio", arguments, LIMIT_HIT, "the disk is broken" .. about)
  test_fails("FAULT_WRITE=epipe", arguments, PIPE_CLOSED, "nobody reads any more" .. about)
end

-- If the disk becomes full, whole lines have been written, and a message says that output is
-- missing.
do
  local arguments = "sim castle --games 100"
  local whole, got = run("", arguments), run("FAULT_WRITE=enospc FAULT_AFTER=1", arguments)
  report(got.status == LIMIT_HIT and lines_in(got.complaint) == 1 and #got.text > 0
         and #got.text < #whole.text and whole.text:sub(1, #got.text) == got.text
         and got.text:sub(-1) == "\n", "the disk becomes full", got)
end

-- A system that buffers reports only at the end that it could not store the data.
do
  local got = run("FAULT_CLOSE=enospc", GAME)
  report(got.status == LIMIT_HIT and lines_in(got.complaint) == 1,
         "the disk turns out to be full when all is written", got)
end

-- A record that could only be read in part is not judged; the records before it are.
do
  local long = place .. "/long.yaml"
  os.execute(("'%s' sim castle --games 200 --seed 5 >%s"):format(reeve, long))
  for after = 0, 2 do
    local got = run("FAULT_READ=eio FAULT_AFTER=" .. after, "check " .. long)
    local whole = run("", "check " .. long)
    report(got.status == UNREADABLE and lines_in(got.complaint) == 1 and #got.text < #whole.text
           and whole.text:sub(1, #got.text) == got.text
           and (got.text == "" or got.text:sub(-1) == "\n"),
           ("a file cannot be read after %d blocks"):format(after), got)
  end
end

test_fails("FAULT_READ=eio", GAME, UNREADABLE, "a file cannot be read")
test_fails("", "check " .. place .. "/none.yaml", UNREADABLE, "there is no such file")
test_fails("", "check tests", UNREADABLE, "a directory as a record")
test_fails("", "check --script ./tests " .. GAME:sub(7), UNREADABLE, "a directory as a script")
test_fails("", "check --rules tests/README.md " .. GAME:sub(7), UNREADABLE, "a file as a directory")
test_fails("FAULT_OPEN=.yaml", GAME, UNREADABLE, "a record may not be read")
test_fails("FAULT_OPEN=.lua", "check --script scripts/no-ransom.lua fixtures/tower/no-ransom.yaml",
           UNREADABLE, "a script may not be read")
test_fails("FAULT_OPEN=/ruleset.yaml", "rules --rules rulesets castle", UNREADABLE,
           "a ruleset may not be read, and the one that is built in does not take its place")
test_fails("FAULT_OPEN=/tiles.yaml", "rules --rules rulesets castle", UNREADABLE,
           "a part of a ruleset may not be read")
test_fails("FAULT_OPEN=/tiles.yaml", "sim --rules rulesets castle", UNREADABLE,
           "a ruleset of which a part may not be read is not played")
test_fails("", "check - <&-", UNREADABLE, "standard input is closed")
test_fails("", "check - <tests", UNREADABLE, "standard input is a directory")

do
  local got = run("", GAME, ">&-")
  report(got.status == LIMIT_HIT and lines_in(got.complaint) == 1, "standard output is closed", got)
  local _, status = output_of(("'%s' check fixtures/castle/illegal.yaml 2>&-"):format(reeve))
  report(status == 1, "standard error is closed: the status tells")
end

test_save("", true, "a picture replaces another")
test_save("FAULT_SAVE=short", true, "a byte at a time of a picture is written")
test_save("FAULT_SAVE=eintr", true, "writing a picture is interrupted")
test_save("FAULT_SAVE=enospc", false, "no room for a picture")
test_save("FAULT_SAVE=eio", false, "a picture cannot be written")
test_save("FAULT_RENAME=eacces", false, "a picture cannot be put in its place")
test_picture_memory()
test_save("ulimit -f 10;", false, "a picture is larger than files may be")
do
  local arguments = "sim castle --games 400"
  local whole = run("", arguments)
  local got = run("ulimit -f 10;", arguments, (">%s/part"):format(place))
  local part = read(place .. "/part")
  report(got.status == LIMIT_HIT and lines_in(got.complaint) == 1 and #part > 0
         and whole.text:sub(1, #part) == part, "what is written is larger than files may be", got)
end

-- ---- Without the standard descriptors ----------------------------------------------------------
-- Files that are opened must not take the numbers of closed standard descriptors, as input or as
-- output.

local SHUT = "Bad file descriptor"

local function test_shut(arguments, shut, check, name)
  local got, whole = run("", arguments, shut), run("", arguments, "</dev/null")
  report(check(got, whole), ("%s: %s %s"):format(name, arguments, shut), got)
end
local function is_same(got, whole)
  return got.status == whole.status and got.text == whole.text and got.complaint == whole.complaint
end
local function is_shut(about, status) return function(got)
  return got.status == status and got.complaint == ("reeve: %s: %s\n"):format(about, SHUT)
end end

test_shut(GAME, "<&-", is_same, "a file is read")
test_shut("check --format json fixtures/zamek/*.yaml", "<&-", is_same, "files are read")
test_shut("check --script scripts/no-ransom.lua fixtures/tower/no-ransom.yaml", "<&-", is_same,
          "a script is read")
test_shut("check -", "<&-", is_shut("-", UNREADABLE), "nothing comes in")
test_shut("check", "<&-", is_shut("-", UNREADABLE), "nothing comes in")
test_shut("check tests -", "<&-", function(got)
  return got.status == UNREADABLE and got.complaint:find("reeve: -: " .. SHUT, 1, true)
         and got.complaint:find("reeve: tests: is a directory", 1, true)
end, "nothing comes in after a directory")
test_shut(GAME .. " -", "<&-", function(got, whole)
  return got.status == UNREADABLE and got.complaint == ("reeve: -: %s\n"):format(SHUT)
         and got.text ~= "" and whole.text:sub(1, #got.text) == got.text
end, "nothing comes in after a file")
test_shut(GAME, "<&- >&-", is_shut("standard output", LIMIT_HIT), "nothing can be said")
test_shut("show --svg /dev/stdout fixtures/tower/attic.yaml", ">&-", function(got)
  return got.status == LIMIT_HIT and lines_in(got.complaint) == 1
         and got.complaint:find("^reeve: /dev/stdout: ")
end, "a picture is not lost unsaid")
do
  write(PICTURE, "old")
  local _, status = output_of(("'%s' %s <&- >&- 2>&-"):format(reeve, SHOW))
  report(status == 0 and read(PICTURE) == whole_picture, "a picture is saved without any of them")
  local bad = "show --svg " .. PICTURE .. " fixtures/castle/illegal.yaml"
  local expected = run("", bad)
  local picture = read(PICTURE)
  _, status = output_of(("'%s' %s <&- >&- 2>&-"):format(reeve, bad))
  report(expected.complaint ~= "" and status == expected.status and read(PICTURE) == picture,
         "what is complained of does not get into the picture")
end

-- ---- Input that stalls -------------------------------------------------------------------------
-- Complete documents are judged and printed while the rest of the input is awaited, without using
-- the processor.

local function stalled(fault, name)
  local script = ([[
    cd '%s' && mkfifo in || exit
    game='reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []'
    %s FAULT_IDLE=20 LD_PRELOAD='%s' '%s' check - <in >out 2>err & reeve=$!
    exec 3>in
    printf '%%s\n---\nreeve: 1\nrules: cas' "$game" >&3
    until [ -s out ] || ! kill -0 $reeve; do sleep 0.01; done
    wc -l <out
    sleep 0.3
    printf 'tle\nplayers: {W: Anna, B: Bert}\nmoves: []\n' >&3
    exec 3>&-
    wait $reeve
    echo $?
    wc -l <out
    wc -l <err
    rm in out err]]):format(place, fault, shim, reeve)
  write(place .. "/stall.sh", script)
  local said = output_of("sh " .. place .. "/stall.sh")
  report(said == "1\n0\n2\n0\n", name, {status = said:gsub("\n", " "), complaint = ""})
end

reeve = output_of("realpath '" .. reeve .. "'"):gsub("\n", "")
stalled("", "standard input stalls within a record")
stalled("FAULT_NONBLOCK=1", "standard input stalls, and does not block")

do -- a slow reader, on a pipe that does not block the writer
  local said = output_of(("FAULT_NONBLOCK=1 LD_PRELOAD='%s' '%s' sim castle --games 200 2>&1 | "
                          .. "{ sleep 1; cksum; }"):format(shim, reeve))
  local whole = output_of(("'%s' sim castle --games 200 | cksum"):format(reeve))
  report(said == whole, "a pipe is full, and does not block", {status = said, complaint = whole})
end

-- ---- What the process gives up -----------------------------------------------------------------

local BARRED, DENIED = "Operation not permitted", "Permission denied"
local NONE = {} -- all of it is forbidden
local CALLS = {"fork", "exec", "socket", "pair", "signal", "trace", "code", "type", "write",
               "append", "empty", "truncate", "chmod", "fchmod", "owner", "notice", "async",
               "lease", "lock", "link", "setuid", "make", "directory", "rename", "remove"}

-- Tries all rights that are given up; `but` gives the result of calls that are not forbidden.
local function test_sandbox(arguments, but, name, fault, then_said)
  local victim = place .. "/pictures/victim"
  write(victim, "victim")
  local got, wanted = run(("%s FAULT_TRY=%s"):format(fault or "", victim), arguments), {}
  for i, call in ipairs(CALLS) do wanted[i] = ("%s: %s\n"):format(call, but[call] or BARRED) end
  -- messages of reeve are written with other output, messages of the shim at once
  local said = got.complaint
  if but.word then said = said:gsub(but.word:gsub("%p", "%%%0"), "", 1) end
  wanted[#wanted + 1] = then_said
  report(said == table.concat(wanted) and (not but.word or said ~= got.complaint)
         and (but.remove or read(victim) == "victim"), name, got)
  os.execute("rm -f " .. victim .. "*")
end

-- Every command, with what it reads.
local READING = {"check", "score", "legal --before 3", "completions", "why", "position", "fmt",
                 "show"}
for _, command in ipairs(READING) do
  test_sandbox(command .. " fixtures/castle/kitchen-table.yaml", NONE, "gives up all: " .. command)
end
test_sandbox("check - <fixtures/castle/kitchen-table.yaml", NONE, "gives up all: standard input")
test_sandbox("check fixtures/castle/house-rule.yaml " .. GAME:sub(7), NONE,
          "gives up all: several files")
test_sandbox("check --script scripts/tie-shares-points.lua " .. GAME:sub(7), NONE,
          "gives up all: a script that is a file")
test_sandbox("check --rules rulesets " .. GAME:sub(7), NONE,
             "gives up all: a ruleset that is a file")
test_sandbox("sim --rules rulesets castle", NONE, "gives up all: sim")
test_sandbox("rules --rules rulesets castle", NONE, "gives up all: rules")
test_sandbox("explain --rules rulesets C-45", NONE, "gives up all: explain")
test_sandbox("new --rules rulesets castle", NONE, "gives up all: new")
test_sandbox("tiles --rules rulesets castle", NONE, "gives up all: tiles")
test_sandbox("schema --rules rulesets castle", NONE, "gives up all: schema")
test_sandbox("perft --depth 1 fixtures/tower/windowsill.yaml", NONE, "gives up all: perft")
test_sandbox("show --svg - fixtures/castle/kitchen-table.yaml", NONE,
          "gives up all: a picture on standard output")
test_sandbox("show --svg /dev/null fixtures/castle/kitchen-table.yaml",
          {append = DENIED}, "a picture that is no file is added to, and nothing else")
test_sandbox(("show --svg %s/board.svg fixtures/castle/kitchen-table.yaml"):format(place),
          {lock = "worked", make = "worked", rename = "worked", remove = "worked"},
          "a picture: files may be made and removed beside it and below, none is written to")
os.execute("mkdir " .. place .. "/elsewhere")
test_sandbox(("show --svg %s/elsewhere/a.svg fixtures/castle/kitchen-table.yaml"):format(place),
          {lock = "worked", make = DENIED, rename = DENIED, remove = "No such file or directory"},
          "a picture elsewhere: no file is made or removed here")
test_sandbox(("show --svg %s/pictures fixtures/castle/kitchen-table.yaml"):format(place), NONE,
          "gives up all: a directory as a picture", nil,
          "reeve: " .. place .. "/pictures: Is a directory\n")

-- Systems that lack one or both still give up what the other one forbids, and say so on a terminal.
local function word(what)
  return ("reeve: note: this system has no %s; reeve can give up less than it would\n"):format(what)
end

local WITHOUT_SECCOMP = {fork = "worked", exec = DENIED, socket = "worked", pair = "worked",
  signal = "worked", trace = "worked", code = "worked", type = "Inappropriate ioctl for device",
  write = DENIED, append = DENIED, empty = DENIED, truncate = DENIED, chmod = "worked",
  fchmod = "worked", owner = "worked", notice = "worked", async = "worked", lease = "worked",
  lock = "worked", link = DENIED, setuid = DENIED, make = DENIED, directory = DENIED,
  rename = DENIED, remove = "No such file or directory"}

test_sandbox(GAME, {word = word "Landlock"},
          "without Landlock: seccomp bars as much when there is no picture",
          "FAULT_TERMINAL=1 FAULT_KERNEL=landlock")
WITHOUT_SECCOMP.word = word "seccomp"
test_sandbox(GAME, WITHOUT_SECCOMP, "without seccomp: Landlock keeps files as they are",
          "FAULT_TERMINAL=1 FAULT_KERNEL=seccomp")
test_same("FAULT_TERMINAL=1 FAULT_KERNEL=", "with both nothing is said of it")
do
  local got = run("FAULT_TERMINAL=1 FAULT_KERNEL=seccomp,landlock", GAME)
  report(got.status == 0 and got.complaint == word "seccomp and Landlock",
         "without either: said to a terminal", got)
end
test_same("FAULT_KERNEL=seccomp,landlock",
          "without either: nothing is said where nobody would read it")

-- Writing the picture itself, in difficult cases.
local function test_target(setup, path, check, name, before)
  os.execute(("cd '%s' && rm -rf t && mkdir t && cd t && %s"):format(place, setup))
  local got = run(before or "",
                  ("show --svg '%s/t/%s' fixtures/castle/kitchen-table.yaml"):format(place, path))
  report(check(got, place .. "/t/"), name, got)
end
local function is_saved(at) return function(got, dir)
  return got.status == 0 and got.complaint == "" and read(dir .. at):find("</svg>", 1, true) ~= nil
end end
local function is_refused(got) return got.status == LIMIT_HIT and lines_in(got.complaint) == 1 end

test_target("true", "new.svg", is_saved "new.svg", "a new picture")
test_target("echo old >a.svg", "a.svg", is_saved "a.svg", "a picture in the place of another")
test_target("mkdir d && echo old >d/a.svg && ln -s d/a.svg l.svg", "l.svg", is_saved "d/a.svg",
            "a picture behind a link into another directory")
test_target("mkdir d && ln -s d l", "l/a.svg", is_saved "d/a.svg",
            "a picture in a linked directory")
test_target("mkdir a.svg", "a.svg", is_refused, "a directory in the place of a picture")
test_target("true", "none/a.svg", is_refused, "a picture in a directory that is not there")
test_target("mkfifo p; { cat p >copy.new; mv copy.new copy; } &", "p", function(got, dir)
  -- a process that still waits for a writer finds one, and then the end
  os.execute(("exec 3<>'%sp' 3>&-; until [ -e '%scopy' ]; do sleep 0.01; done"):format(dir, dir))
  return got.status == 0 and read(dir .. "copy"):find("</svg>", 1, true) ~= nil
end, "a picture into a pipe with a name")

-- Permissions: as before, or as for any new file; no set-ID bits.
local function has_mode(mode) return function(got, dir)
  local modes = output_of(("cd '%s' && stat -c %%a *.svg"):format(dir))
  return got.status == 0 and modes == mode .. "\n"
end end
test_target("echo old >a.svg && chmod 664 a.svg && umask 077", "a.svg", has_mode "664",
            "a picture has the mode of the one that it replaces")
test_target("echo old >a.svg && chmod 6775 a.svg", "a.svg", has_mode "775",
            "a picture is not run as its owner")
test_target("true", "a.svg", has_mode "640", "a new picture has the mode that is left",
            "umask 027;")
test_target("echo old >a.svg && chmod 666 a.svg", "a.svg", has_mode "666",
            "the mode that is left is for new pictures", "umask 027;")

local LONGEST = ("n"):rep(251) .. ".svg"
test_target("true", LONGEST, is_saved(LONGEST), "a picture with the longest name there can be")
test_target("mkdir 'a##b'", "a##b/c.svg", is_saved "a##b/c.svg", "a picture in an odd directory")

-- Text is appended to files that are already open: other processes may have written there before,
-- and may continue.
local function is_added(count) return function(_, dir)
  local text = read(dir .. "log")
  return text:sub(1, 9) == "precious\n" and select(2, text:gsub("</svg>", "")) == count
end end
local INTO = "show --svg %s '" .. output_of("pwd"):gsub("\n", "")
             .. "/fixtures/castle/kitchen-table.yaml'"
for _, name in ipairs {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "../../../../../dev/stdout",
                       "link"} do
  local shown = ("'%s' %s"):format(reeve, INTO:format(name))
  local setup = "ln -s /dev/stdout link; echo precious >log; " .. shown
  test_target(setup .. " >>log", "new.svg", is_added(1), "added to what is open: " .. name)
  test_target(("%s >>log; { %s; %s; } >>log"):format(setup, shown, shown), "new.svg", is_added(3),
              "pictures are added one after the other: " .. name)
end
test_target(("echo precious >log; { '%s' %s; } 3>>log"):format(reeve, INTO:format("/dev/fd/3")),
            "new.svg", is_added(1), "added to another file that is open")
do
  local got = run("FAULT_TERMINAL=1", INTO:format("/dev/stdout"), "| cat")
  report(got.complaint == "" and got.text:find("</svg>", 1, true), "a pipe bars no more", got)
end
do
  local got = {text = output_of(("cd '%s/t' && '%s' show --svg here.svg '%s'; ls")
               :format(place, reeve, output_of("pwd"):gsub("\n", "")
                       .. "/fixtures/castle/kitchen-table.yaml"))}
  report(got.text:find("here.svg", 1, true) ~= nil, "a picture in the current directory")
end

for _, rules in ipairs {"castle", "tower", "inns+traders+tower+bazaars"} do
  test_work(rules, "show --html - ")
  test_work(rules, "show --html - --legal ")
end

add_rulesets()
add_scripts()
for _, arguments in ipairs(COMMANDS) do test_memory(arguments) end
os.execute("rm -r " .. place)
os.exit(failed == 0)

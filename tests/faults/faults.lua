-- faults.lua: reeve while the system fails. A library that is loaded before it makes requests for
-- memory, reads and writes fail; every run must end as if nothing were wrong, or with one line that
-- says what is and the status for it, and nothing that is half a result. Run from the top of the
-- checkout:
--
--     lua5.4 tests/faults/faults.lua REEVE SHIM

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

-- What a run prints, what it complains of, and its status.
local function run(fault, arguments, into)
  local text, status = output_of(("%s LD_PRELOAD='%s' '%s' %s 2>%s/err %s"):format(
    fault, shim, reeve, arguments, place, into or ""))
  return {text = text, complaint = read(place .. "/err"), status = status}
end

local function report(fine, name, run_of)
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
  "fmt fixtures/tower/windowsill.yaml",
  "position --at 20 fixtures/tower/attic.yaml",
  "completions --format json fixtures/tower/windowsill.yaml",
  "sim carcassonne --seed 3",
  "rules castle",
  "explain C-45",
}

-- No line but those of the whole result, and of the documents that are said not to be read.
local function is_part(text, whole)
  local known = {}
  for line in whole:gmatch("[^\n]+") do known[line] = true end
  for line in text:gmatch("[^\n]+") do
    if not known[line] and not line:find("unreadable", 1, true) then return false end
  end
  return true
end

-- A request that fails is either one that the system can do without, or the end of the run.
local function is_good(got, whole)
  if got.status == whole.status and got.text == whole.text and got.complaint == whole.complaint then
    return true
  end
  local said = got.complaint:gsub("  help: [^\n]*\n", "")
  return got.status == LIMIT_HIT and lines_in(said) <= 1
         and (said .. got.text):find("memory", 1, true) and is_part(got.text, whole.text)
end

-- Which requests fail: the first ones each, of later ones every few, unless all are asked for.
local FIRST, EVERY = 100, tonumber(os.getenv("EVERY") or "13")

local function test_memory(arguments)
  local whole = run("", arguments)
  local n, same, tried = 0, 0, 0
  while same < 3 do -- once as many requests succeed as there are, nothing fails any more
    local got = run("FAULT_MEMORY=" .. n, arguments)
    tried = tried + 1
    if not is_good(got, whole) then
      report(false, ("%s: request %d for memory fails"):format(arguments, n), got)
      return
    end
    same = got.status == whole.status and same + 1 or 0
    n = n + (n < FIRST and 1 or EVERY)
  end
  report(n > 10, ("%s: one of %d requests for memory fails"):format(arguments, n))
  return tried
end

-- ---- Reading and writing -----------------------------------------------------------------------

local GAME = "check fixtures/castle/kitchen-table.yaml"

local function test_same(fault, name)
  local whole, got = run("", GAME), run(fault, GAME)
  report(got.status == 0 and got.text == whole.text and got.complaint == "", name, got)
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
test_fails("FAULT_WRITE=enospc", GAME, LIMIT_HIT, "the disk is full")
test_fails("FAULT_WRITE=eio", GAME, LIMIT_HIT, "the disk is broken")
test_fails("FAULT_WRITE=epipe", GAME, PIPE_CLOSED, "nobody reads any more")
test_fails("FAULT_READ=eio", GAME, UNREADABLE, "a file cannot be read")
test_fails("", "check " .. place .. "/none.yaml", UNREADABLE, "there is no such file")

-- ---- What the process gives up -----------------------------------------------------------------

local function test_diet(arguments, may_write, name)
  local got = run(("FAULT_TRY=%s/written"):format(may_write and place or "/tmp"), arguments)
  local write = may_write and "write: worked\n" or "write: Permission denied\n"
  local wanted = "socket: Operation not permitted\n" .. write
                 .. "fork: Operation not permitted\nexec: Operation not permitted\n"
  report(got.status == 0 and got.complaint == wanted, name, got)
end

test_diet(GAME, false, "no program is started, no socket opened, no file written")
test_diet(("show --svg %s/board.svg fixtures/castle/kitchen-table.yaml"):format(place), true,
          "a picture is written where it was asked for, and nothing else is done")

for _, arguments in ipairs(COMMANDS) do test_memory(arguments) end
os.execute("rm -r " .. place)

-- cases.lua: reads the test cases of .t files (tests/README.md) and judges their output. For
-- run.lua and mutate.lua.

local DIFF_LINES = 12

local suite = {}

-- ---- Small things ------------------------------------------------------------------------------

local function read(path)
  local file, problem = io.open(path, "rb")
  if not file then return nil, problem end
  local text = file:read("a")
  file:close()
  return text
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  file:close()
end

-- The lines of a text. A last line without a newline is followed by a line that says so, as in
-- diff(1), and so differs from one with a newline.
local function lines_of(text)
  local lines = {}
  for line in text:gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
  local rest = text:match("[^\n]+$")
  if rest then table.move({rest, "\\ no newline at the end"}, 1, 2, #lines + 1, lines) end
  return lines
end

local function text_of(lines, first, last)
  return first > last and "" or table.concat(lines, "\n", first, last) .. "\n"
end

-- ---- Reading cases -----------------------------------------------------------------------------
-- A case: {file, line, name, shown = its commands, script = lines, status, files = {NAME = text},
-- and each given section of stdin, stdout, stdout~, stderr, stderr~, rows}. A section: {first, last
-- (its lines in the file), lines, names (the variables of rows)}.

local SECTIONS = {stdin = 1, stdout = 1, ["stdout~"] = 1, stderr = 1, ["stderr~"] = 1}

-- The header of a section, `--- WORD`; any other line that starts with dashes is text, as in YAML.
local function header(line)
  local word, argument = line:match("^%-%-%- (%l+~?) ?(.*)$")
  if SECTIONS[word] and argument == "" then return word end
  if word == "status" and argument:find("^%d+$") then return word, math.tointeger(argument) end
  if word == "file" and argument ~= "" then return word, argument end
  if word == "rows" and argument:find("^%l[%l |]*$") then return word, argument end
end

-- Text that looks like a header has a backslash before it: `\--- stdin`, `\== name`, and `\...` for
-- three literal dots.
local function is_special(line)
  return line:find("^\\*%-%-%- ") or line:find("^\\*== ") or line:find("^\\*%.%.%.$")
end

local function escape(line) return is_special(line) and "\\" .. line or line end

local function unescape(line)
  return line:find("^\\") and is_special(line) and line:sub(2) or line
end

-- The section whose text begins at lines[first], and the line after it. Blank lines before the next
-- case or the end of the file are ignored.
local function read_section(lines, first)
  local next_line = first
  while lines[next_line] and not header(lines[next_line]) and not lines[next_line]:find("^== ") do
    next_line = next_line + 1
  end
  local last = next_line - 1
  local ends_case = not (lines[next_line] and header(lines[next_line]))
  while ends_case and last >= first and lines[last] == "" do last = last - 1 end
  return {first = first, last = last, lines = table.move(lines, first, last, 1, {})}, next_line
end

local function section_text(section)
  local lines = {}
  for i, line in ipairs(section.lines) do lines[i] = unescape(line) end
  return text_of(lines, 1, #lines)
end

local function add_section(case, lines, at, complain)
  local word, argument = header(lines[at])
  local section, next_line = read_section(lines, at + 1)
  if word == "file" then
    local name, from = argument:match("^(%S+) <(%S+)$")
    name = name or argument
    if name:find("^/") or ("/" .. name .. "/"):find("/../", 1, true) then
      complain(at, "a file is put in $T or below it, not at " .. name)
    end
    if from and #section.lines > 0 then complain(at, "text, and a file that has it") end
    case.files[name] = from and (read(from) or complain(at, "there is no " .. from))
      or section_text(section)
  elseif word == "status" then
    if #section.lines > 0 then complain(at + 1, "text after the status") end
    case.status = argument
  elseif case[word] then
    complain(at, "a second section " .. word)
  else
    case[word] = section
    section.names = argument
  end
  return next_line
end

-- The row of a line of a section, or nil if the line is output, which is indented.
local function row_of(line)
  if line ~= "" and line ~= "..." and not line:find("^    ") then return unescape(line) end
end

-- The commands of all rows, which read a row each; the byte 1 is printed before the output of a
-- row, the byte 2 before that of what follows the rows.
local function add_rows(script, rows, each, after)
  local function add(...) table.move({...}, 1, select("#", ...), #script + 1, script) end
  local names, parted = rows.names:gsub("|", " ")
  add(("while %sread -r %s <&9; do"):format(parted > 0 and "IFS='|' " or "", names))
  add("printf '\\001\\n'", "{", table.concat(each, "\n"), "} 2>&1", "done 9<<'end of the rows'")
  for _, line in ipairs(rows.lines) do add(row_of(line)) end
  add("end of the rows")
  if #after > 0 then add("printf '\\002\\n'", table.concat(after, "\n")) end
end

local function read_case(path, lines, at, complain)
  local case = {file = path, line = at, name = lines[at]:match("^== *(.-) *$"), script = {},
                shown = {}, status = 0, files = {}}
  local each, after = {}, {}
  at = at + 1
  while lines[at] and not lines[at]:find("^== ") do
    local line = lines[at]
    local sign, command = line:match("^([$%%]) (.*)$")
    if header(line) then
      at = add_section(case, lines, at, complain)
    elseif sign then
      if sign == "%" and #after > 0 then complain(at, "`% ` lines are not together") end
      table.insert(sign == "%" and each or #each > 0 and after or case.script, command)
      table.insert(case.shown, line)
      at = at + 1
    elseif line == "" or line:find("^#") then
      at = at + 1
    else
      complain(at, "neither a comment, a command nor a section: " .. line)
    end
  end
  if #case.shown == 0 then complain(case.line, "no command") end
  if #each > 0 ~= (case.rows ~= nil and #case.rows.lines > 0) then
    complain(case.line, "`% ` lines go with rows")
  end
  if case.rows then add_rows(case.script, case.rows, each, after) end
  return case, at
end

-- The cases of a file; raises {line, what} if it is malformed.
local function read_cases(path)
  local text, problem = read(path)
  if not text then error(problem, 0) end
  local lines, cases, at = lines_of(text), {}, 1
  local function complain(line, what) error({line = line, what = what}, 0) end
  while lines[at] do
    if lines[at]:find("^== ") then
      cases[#cases + 1], at = read_case(path, lines, at, complain)
    elseif lines[at] == "" or lines[at]:find("^#") then
      at = at + 1
    else
      complain(at, "text before the first case: " .. lines[at])
    end
  end
  return cases
end

-- ---- Judging -----------------------------------------------------------------------------------

-- Whether these are the expected lines; `...` stands for any number of lines.
local function matches(want, got)
  local w, g, star, mark = 1, 1, nil, nil
  while g <= #got do
    if want[w] == "..." then
      star, mark, w = w, g, w + 1
    elseif want[w] and unescape(want[w]) == got[g] then
      w, g = w + 1, g + 1
    elseif star then
      mark = mark + 1
      w, g = star + 1, mark
    else
      return false
    end
  end
  while want[w] == "..." do w = w + 1 end
  return w > #want
end

-- The first of the expected pieces that the text lacks, in their order, or nil.
local function missing_piece(want, text)
  local from = 1
  for _, line in ipairs(want) do
    local _, last = text:find(unescape(line), from, true)
    if not last then return line end
    from = last + 1
  end
end

local function add_side(report, sign, lines, first, last)
  for i = first, math.min(last, first + DIFF_LINES - 1) do
    report[#report + 1] = ("    %s %s"):format(sign, lines[i])
  end
  local left = last - first + 1 - DIFF_LINES
  if left > 0 then report[#report + 1] = ("    %s (%d more)"):format(sign, left) end
end

-- The difference: the lines between the first and the last difference, each side shortened.
local function diff(want, got)
  local head, tail = 0, 0
  while head < #want and head < #got and unescape(want[head + 1]) == got[head + 1] do
    head = head + 1
  end
  while tail < #want - head and tail < #got - head
    and unescape(want[#want - tail]) == got[#got - tail] do
    tail = tail + 1
  end
  local report = {}
  add_side(report, "-", want, head + 1, #want - tail)
  add_side(report, "+", got, head + 1, #got - tail)
  return table.concat(report, "\n")
end

local function missing_report(stream, piece, got)
  local report = {("  %s lacks (-), or has it only before the piece above it:"):format(stream)}
  add_side(report, "-", {piece}, 1, 1)
  add_side(report, "+", got, 1, #got)
  return table.concat(report, "\n")
end

-- Judges the output of rows, which their section has below each row; returns what else is printed.
local function rows_problems(case, text, problems)
  local rows, got, rest, n = {}, {}, {}, 0
  for _, line in ipairs(case.rows.lines) do rows[#rows + 1] = row_of(line) end
  for _, line in ipairs(lines_of(text)) do
    if line == "\2" then n = math.huge
    elseif line == "\1" then
      n = n + 1
      got[#got + 1] = rows[n] or line
    elseif n == 0 or n == math.huge then rest[#rest + 1] = line
    else got[#got + 1] = line == "" and line or "    " .. line end
  end
  if not matches(case.rows.lines, got) then
    local differing = diff(case.rows.lines, got)
    table.insert(problems, {section = case.rows, got = got,
                            text = "  rows (- expected, + actual):\n" .. differing})
  end
  return text_of(rest, 1, #rest)
end

local function stream_problems(case, stream, text, problems)
  local exact, pieces = case[stream], case[stream .. "~"]
  if (stream == "stderr" or case.rows) and not exact and not pieces then exact = {lines = {}} end
  local got = lines_of(text)
  if exact and not matches(exact.lines, got) then
    table.insert(problems, {section = exact, got = got, text = ("  %s (- expected, + actual):\n%s")
                            :format(stream, diff(exact.lines, got))})
  end
  local piece = pieces and missing_piece(pieces.lines, text)
  if piece then table.insert(problems, {text = missing_report(stream, piece, got)}) end
end

local function status_text(status)
  local hangs = status == 124 or status == 152
  return hangs and status .. " (hangs)" or status == 99 and "99 (sanitizer)"
    or status > 128 and ("%d (signal %d)"):format(status, status - 128) or tostring(status)
end

-- The failures of a case that has run, as text.
local function case_problems(case)
  local problems = {}
  if case.ran.status ~= case.status then
    table.insert(problems, {text = ("  status: expected %d, got %s")
                            :format(case.status, status_text(case.ran.status))})
  end
  local printed = case.ran.stdout
  if case.rows then printed = rows_problems(case, printed, problems) end
  stream_problems(case, "stdout", printed, problems)
  stream_problems(case, "stderr", case.ran.stderr, problems)
  return problems
end

-- ---- Running -----------------------------------------------------------------------------------
-- Each job has its own directory, with its script, its input, its output and a directory T for its
-- files. `driver WALL JOB CPU [JOB CPU]…` runs jobs one after the other, because starting a driver
-- for each would cost more than the jobs, and prints `+ JOB` when a job begins and `- JOB` when it
-- ends. HOME is T, so that the user's files are not used.
--
-- A process hangs if it has used CPU seconds of processor time, and a job hangs if it sleeps for
-- WALL seconds (0 or `unlimited`: never). This does not measure speed, but ends a suite that would
-- not end.
--
-- A script is read by the shell of its driver, in a subshell: a shell for each case would take as
-- long as the shortest cases.
--
-- Sanitizers remember less of where memory was asked for than they would: each call of malloc walks
-- up the stack, which took a tenth of the time of the test programs.

suite.DRIVER = [[
wall=$1
shift
[ "$wall" = 0 ] || exec timeout -k 5 "$wall" sh "$0" 0 "$@"
place=${0%/*}
PATH=$place/bin:$PATH
NO_COLOR=1 LC_ALL=C.UTF-8 TMPDIR=$place
ASAN_OPTIONS=${ASAN_OPTIONS:-exitcode=99:allocator_may_return_null=1:malloc_context_size=8}
LSAN_OPTIONS=${LSAN_OPTIONS:-exitcode=99}
UBSAN_OPTIONS=${UBSAN_OPTIONS:-exitcode=99:print_stacktrace=1}
export HOME PATH TMPDIR NO_COLOR LC_ALL ASAN_OPTIONS LSAN_OPTIONS UBSAN_OPTIONS
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_DATA_DIRS

run() {
    job=$place/$1
    times >"$job/times"
    (
        export T="$job/T" HOME="$job/T"
        ulimit -t "$2"
        exec <"$job/stdin" >"$job/stdout" 2>"$job/stderr"
        shift 2
        . "$job/script"
    )
    { echo $?; times; } >>"$job/times"
}

while [ $# -gt 1 ]; do
    echo "+ $1"
    run "$1" "$2"
    echo "- $1"
    shift 2
done
]]

local function prepare(job, emulated)
  local unlimited = emulated and "ulimit() { :; }; " or ""
  write(job.place .. "/script", unlimited .. text_of(job.script, 1, #job.script))
  write(job.place .. "/stdin", job.stdin and section_text(job.stdin) or "")
  for name, text in pairs(job.files or {}) do write(job.place .. "/T/" .. name, text) end
end

-- The exit status of a job and its processor time: what the `times` of its driver says of the
-- children after it, less what it said before.
local function ending_of(times)
  local sums, status = {}, nil
  for line in times:gmatch("[^\n]+") do
    local sum = 0
    for minutes, seconds in line:gmatch("(%d+)m([%d.]+)s") do
      sum = sum + 60 * minutes + seconds
    end
    if line:find("m") then sums[#sums + 1] = sum else status = tonumber(line) end
  end
  return status or 125, sums[4] and sums[4] - sums[2] or 0
end

-- A new directory for tests of this kind; in memory, if there is room, for most of what a test does
-- is to make small files.
local function make_directory(kind)
  local pipe = assert(io.popen(([[
memory() {
    [ -w /dev/shm ] && ! grep -q ' /dev/shm [^ ]* [^ ]*noexec' /proc/mounts &&
        df -Pk /dev/shm | awk 'NR == 2 { found = $4 > 2000000 } END { exit !found }'
}
[ "$TMPDIR" ] || { memory && TMPDIR=/dev/shm; } 2>/dev/null
exec mktemp -d "${TMPDIR:-/tmp}/%s.XXXXXX"]]):format(kind)))
  local place = pipe:read("l")
  pipe:close()
  return place
end

-- The output, with the temporary directory replaced by $T (and the script by script).
local function collect(job)
  local where = job.place:gsub("%p", "%%%0") .. "/"
  local function printed(stream)
    local text = read(job.place .. "/" .. stream) or ""
    return (text:gsub(where .. "T", "$T"):gsub(where .. "script", "script"))
  end
  job.ran = {stdout = printed "stdout", stderr = printed "stderr"}
  job.ran.status, job.ran.seconds = ending_of(read(job.place .. "/times") or "")
end

suite.read, suite.write, suite.lines_of, suite.text_of = read, write, lines_of, text_of
suite.read_cases, suite.escape = read_cases, escape
suite.problems, suite.status_text = case_problems, status_text
suite.prepare, suite.collect = prepare, collect
suite.make_directory = make_directory
return suite

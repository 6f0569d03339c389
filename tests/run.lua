-- run.lua: runs the tests. A case is a few lines of a .t file (tests/README.md says how to write
-- one); a program prints `ok NAME` and `not ok NAME`. All are started as shell scripts, one on each
-- core; then their output is judged. The last line printed is `N passed, N failed`.

local USAGE = [[
usage: lua5.4 tests/run.lua --bin PROGRAM [OPTION…] [FILE|DIRECTORY…]     (default: tests/cases)
  --bin PROGRAM      the reeve that the cases call
  --fast PROGRAM     the optimised one, for cases that call reeve-fast
  --program COMMAND  a test program; may be repeated
  --then COMMAND     the same, started when all else has run
  --emulated         the programs run in an emulator: it is slow and large, so nothing limits their
                     time, and cases that limit their memory are left out
  --cited FILE       write the sorted numbers of the rules that tests cite
  --update           rewrite the exact sections of failing cases with what was printed
  --jobs N           how many to run at once (default: one a core)
  -v                 name the tests that pass, too
]]

local CASE_SECONDS, PROGRAM_SECONDS, EMULATED = 120, 3600, 10
local DIFF_LINES, LOG_LINES = 12, 30

-- ---- Small things ------------------------------------------------------------------------------

local function die(...)
  io.stderr:write("run.lua: ", string.format(...), "\n")
  os.exit(2)
end

local function quote(text) return "'" .. text:gsub("'", [['\'']]) .. "'" end

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

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, pipe:close()
end

-- The lines of a text. A last line without its newline is followed by a line that says so, as in
-- diff(1), and so differs from one that has it.
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
-- A case: {file, line, name, script = lines, status, files = {NAME = text}, and a section for each
-- of stdin, stdout, stdout~, stderr, stderr~ that is given}. A section: {first, last (its lines in
-- the file), lines}.

local SECTIONS = {stdin = 1, stdout = 1, ["stdout~"] = 1, stderr = 1, ["stderr~"] = 1}

-- A section's header, `--- WORD`; any other line that starts with dashes is text (YAML has such).
local function header(line)
  local word, argument = line:match("^%-%-%- (%l+~?) ?(.*)$")
  if SECTIONS[word] and argument == "" then return word end
  if word == "status" and argument:find("^%d+$") then return word, math.tointeger(argument) end
  if word == "file" and argument ~= "" then return word, argument end
end

-- Text that would be read as something else is written with a backslash before it: `\--- stdin`,
-- `\== name`, and `\...` for three dots that mean themselves.
local function is_special(line)
  return line:find("^\\*%-%-%- ") or line:find("^\\*== ") or line:find("^\\*%.%.%.$")
end

local function escape(line) return is_special(line) and "\\" .. line or line end

local function unescape(line)
  return line:find("^\\") and is_special(line) and line:sub(2) or line
end

-- The section whose text begins at lines[first], and where the next thing begins. The blank lines
-- before the next case or the end of the file only part the cases.
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
    if argument:find("^/") or ("/" .. argument .. "/"):find("/../", 1, true) then
      complain(at, "a file is put in $T or below it, not at " .. argument)
    end
    case.files[argument] = section_text(section)
  elseif word == "status" then
    if #section.lines > 0 then complain(at + 1, "text after the status") end
    case.status = argument
  elseif case[word] then
    complain(at, "a second section " .. word)
  else
    case[word] = section
  end
  return next_line
end

local function read_case(path, lines, at, complain)
  local case = {file = path, line = at, name = lines[at]:match("^== *(.-) *$"), script = {},
                status = 0, files = {}}
  at = at + 1
  while lines[at] and not lines[at]:find("^== ") do
    local line = lines[at]
    if header(line) then
      at = add_section(case, lines, at, complain)
    elseif line:find("^%$ ") then
      table.insert(case.script, line:sub(3))
      at = at + 1
    elseif line == "" or line:find("^#") then
      at = at + 1
    else
      complain(at, "neither a comment, a command nor a section: " .. line)
    end
  end
  if #case.script == 0 then complain(case.line, "no command") end
  return case, at
end

-- The cases of a file; raises {line, what} where it is malformed.
local function read_cases(path)
  local text, problem = read(path)
  if not text then die("%s", problem) end
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

-- Are these the expected lines? `...` stands for any number of lines.
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

-- The first of the expected pieces that the text does not hold, in their order; or nil.
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

-- What differs: the lines between the first and the last difference, each side cut short.
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

local function stream_problems(case, stream, text, problems)
  local exact, pieces = case[stream], case[stream .. "~"]
  if stream == "stderr" and not exact and not pieces then exact = {lines = {}} end
  local got = lines_of(text)
  if exact and not matches(exact.lines, got) then
    table.insert(problems, {section = exact, got = got, text = ("  %s (- expected, + actual):\n%s")
                            :format(stream, diff(exact.lines, got))})
  end
  local piece = pieces and missing_piece(pieces.lines, text)
  if piece then table.insert(problems, {text = missing_report(stream, piece, got)}) end
end

local function status_text(status)
  return status == 124 and "124 (took too long)" or status == 99 and "99 (sanitizer)"
    or status > 128 and ("%d (signal %d)"):format(status, status - 128) or tostring(status)
end

-- What is wrong with a case that has run.
local function case_problems(case)
  local problems = {}
  if case.ran.status ~= case.status then
    table.insert(problems, {text = ("  status: expected %d, got %s")
                            :format(case.status, status_text(case.ran.status))})
  end
  stream_problems(case, "stdout", case.ran.stdout, problems)
  stream_problems(case, "stderr", case.ran.stderr, problems)
  return problems
end

-- ---- Running -----------------------------------------------------------------------------------
-- Each job has a directory of its own, with its script, its input, its output and a T for its
-- files; `driver JOB SECONDS` runs one. HOME is T, so that nothing of the user's is seen.

local DRIVER = [[
job=${0%/*}/$1
T=$job/T HOME=$job/T
PATH=${0%/*}/bin:$PATH
NO_COLOR=1 LC_ALL=C.UTF-8
ASAN_OPTIONS=${ASAN_OPTIONS:-exitcode=99:allocator_may_return_null=1}
LSAN_OPTIONS=${LSAN_OPTIONS:-exitcode=99}
UBSAN_OPTIONS=${UBSAN_OPTIONS:-exitcode=99:print_stacktrace=1}
export T HOME PATH NO_COLOR LC_ALL ASAN_OPTIONS LSAN_OPTIONS UBSAN_OPTIONS
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_DATA_DIRS
timeout -k 5 "$2" sh "$job/script" <"$job/stdin" >"$job/stdout" 2>"$job/stderr"
echo $? >"$job/status"
]]

local function real_path(program)
  local path, found = output_of("realpath -e " .. quote(program))
  if not found then os.exit(2) end -- realpath has said why
  return path:match("[^\n]+")
end

local function make_place(options)
  local place = output_of('mktemp -d "${TMPDIR:-/tmp}/reeve-test.XXXXXX"'):match("[^\n]+")
  if not place then die("no temporary directory") end
  local bin = quote(place .. "/bin")
  local commands = {"mkdir " .. bin, ("ln -s %s %s/reeve"):format(quote(options.bin), bin)}
  if options.fast then
    table.insert(commands, ("ln -s %s %s/reeve-fast"):format(quote(options.fast), bin))
  end
  assert(os.execute(table.concat(commands, " && ")))
  write(place .. "/driver", DRIVER)
  return place
end

-- Directories are made all at once: a process for each would take longer than the tests.
local function make_directories(place, jobs)
  local pipe = assert(io.popen("xargs -d '\\n' mkdir -p", "w"))
  for i, job in ipairs(jobs) do
    job.place = ("%s/%d"):format(place, i)
    pipe:write(job.place, "/T\n")
    for name in pairs(job.files or {}) do
      if name:find("/") then pipe:write(job.place, "/T/", name:match("(.*)/"), "\n") end
    end
  end
  pipe:close()
end

local function prepare(job, options)
  local unlimited = options.emulated and "ulimit() { :; }; " or ""
  write(job.place .. "/script", unlimited .. text_of(job.script, 1, #job.script))
  write(job.place .. "/stdin", job.stdin and section_text(job.stdin) or "")
  for name, text in pairs(job.files or {}) do write(job.place .. "/T/" .. name, text) end
end

-- What it printed, with the temporary directory called $T (and the script, script).
local function collect(job)
  local where = job.place:gsub("%p", "%%%0") .. "/"
  local function printed(stream)
    local text = read(job.place .. "/" .. stream) or ""
    return (text:gsub(where .. "T", "$T"):gsub(where .. "script", "script"))
  end
  job.ran = {stdout = printed "stdout", stderr = printed "stderr",
             status = tonumber(read(job.place .. "/status") or "") or 125}
end

local function run(jobs, options)
  if #jobs == 0 then return end
  local place = make_place(options)
  make_directories(place, jobs)
  local list = {}
  local case_seconds = CASE_SECONDS * (options.emulated and EMULATED or 1)
  for i, job in ipairs(jobs) do
    prepare(job, options)
    list[i] = ("%d %d\n"):format(i, job.program and PROGRAM_SECONDS or case_seconds)
  end
  write(place .. "/jobs", table.concat(list))
  local where = quote(place)
  local done = os.execute(("xargs -P %d -L 1 sh %s/driver <%s/jobs")
                          :format(options.jobs, where, where))
  for _, job in ipairs(jobs) do collect(job) end
  os.execute("rm -rf " .. where)
  if not done then die("interrupted") end
end

-- ---- Results -----------------------------------------------------------------------------------

local results = {passed = 0, failed = {}, cited = {}}

local function pass(name, verbose)
  results.passed = results.passed + 1
  if verbose then print("ok " .. name) end
end

local function fail(name, detail)
  table.insert(results.failed, name)
  print("not ok " .. name)
  if detail ~= "" then print(detail) end
end

local function cite(name)
  for bracket in name:gmatch("%[(.-)%]") do
    for rule in bracket:gmatch("%f[%w]%u%-%d+%f[%D]") do results.cited[rule] = true end
  end
end

local function cited_text()
  local rules = {}
  for rule in pairs(results.cited) do rules[#rules + 1] = rule end
  local function key(rule) return ("%s%6d"):format(rule:match("(%u)%-(%d+)")) end
  table.sort(rules, function(a, b) return key(a) < key(b) end)
  return text_of(rules, 1, #rules)
end

-- Writes what was printed into the failing exact sections of a file's cases, the last one first so
-- that the line numbers stay true. Returns how many it rewrote.
local function update_file(path, sections)
  table.sort(sections, function(a, b) return a.section.first > b.section.first end)
  local lines = lines_of(read(path))
  for _, one in ipairs(sections) do
    local first, last, new = one.section.first, one.section.last, {}
    for i, line in ipairs(one.got) do new[i] = escape(line) end
    local rest = table.move(lines, last + 1, #lines, 1, {})
    for i = #lines, first, -1 do lines[i] = nil end
    table.move(new, 1, #new, #lines + 1, lines)
    table.move(rest, 1, #rest, #lines + 1, lines)
  end
  write(path, text_of(lines, 1, #lines))
  print(("updated %s: %d sections"):format(path, #sections))
end

-- A section can be rewritten when it was given, and says no `...` of the author's.
local function updatable(problem)
  if not problem.section or not problem.section.first then return false end
  for _, line in ipairs(problem.section.lines) do
    if line == "..." then return false end
  end
  return true
end

-- Judges a case; under --update the sections to rewrite go to `updates`, by file.
local function judge_case(case, options, updates)
  local title = ("%s:%d: %s"):format(case.file, case.line, case.name)
  local left = {}
  cite(case.name)
  for _, problem in ipairs(case_problems(case)) do
    if options.update and updatable(problem) then
      updates[case.file] = updates[case.file] or {}
      table.insert(updates[case.file], problem)
    else
      table.insert(left, problem.text)
    end
  end
  if #left == 0 then return pass(title, options.verbose) end
  fail(title, "  $ " .. table.concat(case.script, "\n  $ ") .. "\n" .. table.concat(left, "\n"))
end

local function last_lines(text)
  local lines = lines_of(text)
  local first = math.max(1, #lines - LOG_LINES + 1)
  return #lines == 0 and "" or "  | " .. table.concat(lines, "\n  | ", first)
end

-- Counts the tests that a program reports; the lines after a `not ok` are its details.
local function judge_program(job, options)
  local tests, failed, current = 0, false, nil
  local function finish()
    if not current then return end
    tests = tests + 1
    local name = job.program .. ": " .. current.name
    if current.good then
      cite(current.name)
      pass(name, options.verbose)
    else
      failed = true
      fail(name, table.concat(current.detail, "\n", 1, math.min(#current.detail, LOG_LINES)))
    end
  end
  for _, line in ipairs(lines_of(job.ran.stdout)) do
    local bad, name = line:match("^(n?o?t? ?)ok%f[%s\0]%s*(.*)")
    if bad == "" or bad == "not " then
      finish()
      current = {good = bad == "", name = name, detail = {}}
    elseif current then
      table.insert(current.detail, (line:gsub("^%s?%s?", "  ", 1)))
    end
  end
  finish()
  local status = job.ran.status
  if status >= 99 or status ~= 0 and not failed then
    fail(job.program .. ": died with status " .. status_text(status), last_lines(job.ran.stderr))
  elseif tests == 0 then
    fail(job.program .. ": printed no test", last_lines(job.ran.stderr))
  elseif failed and job.ran.stderr ~= "" then
    print(last_lines(job.ran.stderr))
  end
end

-- ---- All together ------------------------------------------------------------------------------

local function parse_arguments(list)
  local options = {programs = {}, thens = {}, files = {}}
  local takes = {
    ["--bin"] = function(value) options.bin = value end,
    ["--fast"] = function(value) options.fast = value end,
    ["--program"] = function(value) table.insert(options.programs, value) end,
    ["--then"] = function(value) table.insert(options.thens, value) end,
    ["--cited"] = function(value) options.cited = value end,
    ["--jobs"] = function(value) options.jobs = math.tointeger(value) end,
  }
  local i = 1
  while list[i] do
    local word = list[i]
    if takes[word] then
      i = i + 1
      if not list[i] then die("%s takes a value", word) end
      takes[word](list[i])
    elseif word == "--update" then options.update = true
    elseif word == "--emulated" then options.emulated = true
    elseif word == "-v" then options.verbose = true
    elseif word == "-h" or word == "--help" then io.write(USAGE) os.exit(0)
    elseif word:find("^%-") then die("unknown option %s\n%s", word, USAGE)
    else table.insert(options.files, word) end
    i = i + 1
  end
  if not options.bin then die("--bin is missing\n%s", USAGE) end
  options.bin = real_path(options.bin)
  options.fast = options.fast and real_path(options.fast)
  options.jobs = options.jobs or tonumber((output_of("nproc"))) or 1
  return options
end

local function case_files(options)
  local where = "tests/cases"
  if #options.files > 0 then
    for i, file in ipairs(options.files) do options.files[i] = quote(file) end
    where = table.concat(options.files, " ")
  elseif not os.execute("test -d " .. where) then
    return {}
  end
  local list, found = output_of("find " .. where .. " -type f -name '*.t'")
  if not found then os.exit(2) end
  local files = lines_of(list)
  table.sort(files)
  return files
end

local function without_memory_limits(cases)
  local kept = {}
  for _, case in ipairs(cases) do
    if not table.concat(case.script, "\n"):find("ulimit %-v") then kept[#kept + 1] = case end
  end
  return kept
end

local function program_jobs(commands)
  local jobs = {}
  for i, command in ipairs(commands) do jobs[i] = {program = command, script = {command}} end
  return jobs
end

local function judge_all(jobs, options)
  local updates = {}
  for _, job in ipairs(jobs) do
    if job.program then judge_program(job, options) else judge_case(job, options, updates) end
  end
  for path, sections in pairs(updates) do update_file(path, sections) end
end

local function main(arguments)
  local options = parse_arguments(arguments)
  local jobs = program_jobs(options.programs) -- the programs first: they take longest
  local programs = #jobs
  for _, path in ipairs(case_files(options)) do
    local good, cases = pcall(read_cases, path)
    if good then
      if options.emulated then cases = without_memory_limits(cases) end
      table.move(cases, 1, #cases, #jobs + 1, jobs)
    elseif type(cases) == "table" then
      fail(("%s:%d: %s"):format(path, cases.line, cases.what), "")
    else
      error(cases)
    end
  end
  print(("cases: %d, programs: %d"):format(#jobs - programs, programs + #options.thens))
  run(jobs, options)
  judge_all(jobs, options)

  if options.cited then write(options.cited, cited_text()) end
  local last = program_jobs(options.thens)
  run(last, options)
  judge_all(last, options)

  if #results.failed > 0 then
    print("\nfailed:\n  " .. table.concat(results.failed, "\n  "))
  end
  print(("%d passed, %d failed"):format(results.passed, #results.failed))
  os.exit(#results.failed == 0 and results.passed > 0)
end

main(arg)

-- run.lua: runs the tests. A case is a few lines of a .t file (tests/README.md says how to write
-- one); a program prints `ok NAME` and `not ok NAME`. All are started as shell scripts, one on each
-- core; then their output is judged. The last line printed is `N passed, N failed`.

local USAGE = [[
usage: lua5.4 tests/run/run.lua --bin PROGRAM [OPTION…] [FILE|DIRECTORY…]     (default: tests/cases)
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
local LOG_LINES = 30

package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local suite = require "cases"
local read, write, lines_of, text_of = suite.read, suite.write, suite.lines_of, suite.text_of
local escape, status_text = suite.escape, suite.status_text

-- ---- Small things ------------------------------------------------------------------------------

local function die(...)
  io.stderr:write("run.lua: ", string.format(...), "\n")
  os.exit(2)
end

local function quote(text) return "'" .. text:gsub("'", [['\'']]) .. "'" end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, pipe:close()
end

-- ---- Running -----------------------------------------------------------------------------------

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
  write(place .. "/driver", suite.DRIVER)
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

local function run(jobs, options)
  if #jobs == 0 then return end
  local place = make_place(options)
  make_directories(place, jobs)
  local list = {}
  local case_seconds = CASE_SECONDS * (options.emulated and EMULATED or 1)
  for i, job in ipairs(jobs) do
    suite.prepare(job, options.emulated)
    list[i] = ("%d %d\n"):format(i, job.program and PROGRAM_SECONDS or case_seconds)
  end
  write(place .. "/jobs", table.concat(list))
  local where = quote(place)
  local done = os.execute(("xargs -P %d -L 1 sh %s/driver <%s/jobs")
                          :format(options.jobs, where, where))
  for _, job in ipairs(jobs) do suite.collect(job) end
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
  for _, problem in ipairs(suite.problems(case)) do
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
    local good, cases = pcall(suite.read_cases, path)
    if good then
      if options.emulated then cases = without_memory_limits(cases) end
      table.move(cases, 1, #cases, #jobs + 1, jobs)
    elseif type(cases) == "table" then
      fail(("%s:%d: %s"):format(path, cases.line, cases.what), "")
    else
      die("%s", cases)
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

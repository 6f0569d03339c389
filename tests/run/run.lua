-- run.lua: runs the tests. A case is a few lines of a .t file (see tests/README.md); a program
-- prints `ok NAME` and `not ok NAME`. All are started as shell scripts, about one on each core;
-- then their output is judged. The last line printed is `N passed, N failed`.

local USAGE = [[
usage: lua5.4 tests/run/run.lua --bin PROGRAM [OPTION…] [FILE|DIRECTORY|FILE:LINE…]
  FILE:LINE          the case that stands on this line (default: all of tests/cases)
  --bin PROGRAM      the reeve that the cases call
  --fast PROGRAM     the optimised one, for cases that call reeve-fast
  --program COMMAND  a test program; may be repeated
  --then COMMAND     the same, started when all else has run
  --no-cases         programs only
  --emulated         the programs run in an emulator: it is slow and large, and cases that limit
                     their memory are left out
  --cited FILE       write the sorted numbers of the rules that tests cite
  --update           rewrite the exact sections of failing cases with what was printed
  --jobs N           how many to run at once (default: one a core, and one more, for some wait)
  --slowest N        at the end, name the N that took most processor time
  -v                 name the tests that pass, too
]]

local LOG_LINES = 30
-- How much longer than a small computation in Lua a case may run before it counts as hanging; more
-- in an emulator.
local CASE_GUARD, EMULATED = 4000, 20
-- Seconds after which a sleeping case counts as hanging; the number of cases run one after the
-- other.
local WALL, TOGETHER = 3600, 16

package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local suite = require "cases"
local progress = require "progress"
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
  if not found then os.exit(2) end -- realpath has printed the reason
  return path:match("[^\n]+")
end

local function make_place(options)
  local place = suite.make_directory("reeve-test")
  if not place then die("no temporary directory") end
  local bin = quote(place .. "/bin")
  local commands = {"mkdir " .. bin}
  for name, program in pairs {reeve = options.bin, ["reeve-fast"] = options.fast} do
    table.insert(commands, ("ln -s %s %s/%s"):format(quote(program), bin, name))
  end
  assert(os.execute(table.concat(commands, " && ")))
  write(place .. "/driver", suite.DRIVER)
  return place
end

-- All directories are made at once: a process for each would take longer than the tests.
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

-- The time of a small computation on this machine, in seconds: the best of several.
local function yardstick()
  local best = math.huge
  for _ = 1, 5 do
    local began, sum = os.clock(), 0
    for i = 1, 1000000 do sum = sum ~ i end
    best = math.min(best, os.clock() - began)
  end
  return best
end

-- A line for each call of the driver: programs alone, several cases together, except the longest.
local function lines_of_jobs(jobs, options)
  local unit = yardstick() * (options.emulated and EMULATED or 1)
  local guard, lines, line = math.ceil(CASE_GUARD * unit), {}, nil
  for i, job in ipairs(jobs) do
    if job.program then
      lines[#lines + 1] = ("0 %d unlimited"):format(i)
    else
      if not line or #line > TOGETHER then
        line = {WALL}
        lines[#lines + 1] = line
      end
      line[#line + 1] = ("%d %d"):format(i, guard)
    end
  end
  for i, one in ipairs(lines) do
    lines[i] = type(one) == "table" and table.concat(one, " ") or one
  end
  return table.concat(lines, "\n") .. "\n"
end

local function title_of(job)
  return job.program or ("%s:%d: %s"):format(job.file, job.line, job.name)
end

-- Runs the jobs; each is passed to `finished` when it has ended.
local function run(jobs, options, finished)
  if #jobs == 0 then return end
  local place = make_place(options)
  make_directories(place, jobs)
  for _, job in ipairs(jobs) do suite.prepare(job, options.emulated) end
  write(place .. "/jobs", lines_of_jobs(jobs, options))
  local where = quote(place)
  local pipe = assert(io.popen(("%s xargs -P %d -L 1 sh %s/driver <%s/jobs")
                               :format(progress.CLOCK, options.jobs, where, where)))
  local shown = progress.new(#jobs)
  for line in pipe:lines() do
    local sign, number = line:match("^([+-]) (%d+)$")
    local job = jobs[math.tointeger(number)]
    if not sign then
      shown:ticks()
    elseif sign == "+" then
      shown:begins(title_of(job))
    else
      suite.collect(job)
      shown:ends(title_of(job))
      finished(job)
    end
  end
  shown:clear()
  local _, how = pipe:close()
  for _, job in ipairs(jobs) do
    if how == "exit" and not job.ran then -- it was stopped, and so were the jobs after it
      suite.collect(job)
      finished(job)
    end
  end
  os.execute("rm -rf " .. where)
  if how ~= "exit" then die("interrupted") end
end

-- ---- Results -----------------------------------------------------------------------------------

local results = {passed = 0, failed = {}, cited = {}}

local function pass(name, verbose)
  results.passed = results.passed + 1
  if verbose then print("ok " .. name) end
end

local function fail(name, detail)
  table.insert(results.failed, name)
  progress.clear_line()
  print("not ok " .. name)
  if detail ~= "" then print(detail) end
end

local function cite(name)
  for bracket in name:gmatch("%[(.-)%]") do
    for rule in bracket:gmatch("%f[%w]%u+%-%d+%f[%D]") do results.cited[rule] = true end
  end
end

local function cited_text()
  local rules = {}
  for rule in pairs(results.cited) do rules[#rules + 1] = rule end
  local function key(rule) return ("%s%6d"):format(rule:match("(%u+)%-(%d+)")) end
  table.sort(rules, function(a, b) return key(a) < key(b) end)
  return text_of(rules, 1, #rules)
end

-- Writes the actual output into the failing exact sections of a file's cases, the last one first so
-- that the line numbers stay valid. Returns the number of sections.
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

-- A section can be rewritten if it was given and has no `...` of the author.
local function updatable(problem)
  if not problem.section or not problem.section.first then return false end
  for _, line in ipairs(problem.section.lines) do
    if line == "..." then return false end
  end
  return true
end

-- Judges a case; under --update the sections to rewrite are added to `updates`, by file.
local function judge_case(case, options, updates)
  local title, left = title_of(case), {}
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
  fail(title, ("  %s\n%s\n  alone: %s %s:%d"):format(
    table.concat(case.shown, "\n  "), table.concat(left, "\n"), options.alone, case.file,
    case.line))
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
  if failed or status ~= 0 then
    print(("  alone: %s --no-cases --program %s"):format(options.alone, quote(job.program)))
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
    ["--slowest"] = function(value) options.slowest = math.tointeger(value) end,
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
    elseif word == "--no-cases" then options.no_cases = true
    elseif word == "-v" then options.verbose = true
    elseif word == "-h" or word == "--help" then io.write(USAGE) os.exit(0)
    elseif word:find("^%-") then die("unknown option %s\n%s", word, USAGE)
    else table.insert(options.files, word) end
    i = i + 1
  end
  if not options.bin and not options.no_cases then die("--bin is missing\n%s", USAGE) end
  options.alone = "lua5.4 " .. arg[0] .. (options.bin and " --bin " .. options.bin or "")
    .. (options.fast and " --fast " .. options.fast or "")
  options.bin = options.bin and real_path(options.bin)
  options.fast = options.fast and real_path(options.fast)
  options.jobs = options.jobs or (tonumber((output_of("nproc"))) or 1) + 1
  return options
end

-- The names of the files of cases, sorted; for files of which a single case is wanted, its line.
local function case_files(options)
  local where, wanted = {}, {}
  for _, file in ipairs(options.files) do
    local path, line = file:match("^(.*%.t):(%d+)$")
    if path then
      wanted[path] = wanted[path] or {}
      table.insert(wanted[path], math.tointeger(line))
    end
    where[#where + 1] = quote(path or file)
  end
  if #where == 0 then where = {"tests/cases"} end
  local list, found = output_of(("find %s -type f -name '*.t' | sort -u")
                                :format(table.concat(where, " ")))
  if not found then os.exit(2) end
  local files = lines_of(list)
  table.sort(files)
  return files, wanted
end

-- The cases on these lines: for each, the last case that begins there or before.
local function cases_at(cases, lines)
  local chosen = {}
  for i, case in ipairs(cases) do
    local last = cases[i + 1] and cases[i + 1].line or math.huge
    for _, line in ipairs(lines) do
      if case.line <= line and line < last and chosen[#chosen] ~= case then
        chosen[#chosen + 1] = case
      end
    end
  end
  return chosen
end

-- A case that another run has as well: the program under test is not the optimised one, and it
-- calls that alone.
local function runs_elsewhere(script, options)
  local rest, calls = script:gsub("reeve%-fast", "")
  return options.bin ~= options.fast and calls > 0 and not rest:find("reeve")
end

local function without_needless(cases, options)
  local kept = {}
  for _, case in ipairs(cases) do
    local script = table.concat(case.script, "\n")
    local too_large = options.emulated and script:find("ulimit %-v")
    if not too_large and not runs_elsewhere(script, options) then kept[#kept + 1] = case end
  end
  return kept
end

local function program_jobs(commands)
  local jobs = {}
  for i, command in ipairs(commands) do jobs[i] = {program = command, script = {command}} end
  return jobs
end

local function read_cases(options)
  local jobs = {}
  local files, wanted = case_files(options)
  for _, path in ipairs(files) do
    local good, cases = pcall(suite.read_cases, path)
    if good then
      cases = wanted[path] and cases_at(cases, wanted[path]) or without_needless(cases, options)
      table.move(cases, 1, #cases, #jobs + 1, jobs)
    elseif type(cases) == "table" then
      fail(("%s:%d: %s"):format(path, cases.line, cases.what), "")
    else
      die("%s", cases)
    end
  end
  return jobs
end

local function print_slowest(jobs, n)
  table.sort(jobs, function(a, b) return a.ran.seconds > b.ran.seconds end)
  for i = 1, math.min(n, #jobs) do
    print(("%7.2f s  %s"):format(jobs[i].ran.seconds, title_of(jobs[i])))
  end
  local sum = 0
  for _, job in ipairs(jobs) do sum = sum + job.ran.seconds end
  print(("%7.2f s  all %d"):format(sum, #jobs))
end

local function main(arguments)
  local options = parse_arguments(arguments)
  local jobs = program_jobs(options.programs) -- the programs first: they take longest
  local cases = options.no_cases and {} or read_cases(options)
  table.move(cases, 1, #cases, #jobs + 1, jobs)

  local updates = {}
  local function judge(job)
    if job.program then judge_program(job, options) else judge_case(job, options, updates) end
  end
  run(jobs, options, judge)
  for path, sections in pairs(updates) do update_file(path, sections) end
  if options.cited then write(options.cited, cited_text()) end
  run(program_jobs(options.thens), options, judge)

  if options.slowest then print_slowest(jobs, options.slowest) end
  if #results.failed > 0 then
    table.sort(results.failed)
    print("\nfailed:\n  " .. table.concat(results.failed, "\n  "))
  end
  print(("%d passed, %d failed"):format(results.passed, #results.failed))
  os.exit(#results.failed == 0 and results.passed > 0)
end

main(arg)

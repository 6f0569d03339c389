-- mutate.lua: checks that the tests notice when a rule is wrong. Makes small changes to the modules
-- that contain rules, one at a time (see tests/run/mutants/source.lua), and runs the tests on each
-- until one fails. `make mutants MUTATE='OPTION…'` builds what is needed and starts it.
--
--     lua5.4 tests/run/mutate.lua --build DIR [OPTION…] [MODULE…]  (default: all of RULES)
--       --sample N        try only N random mutants …
--       --seed S          … chosen by the seed S (default 1)
--       --resume          take the results of an earlier run from the log, and continue
--       --again           the same, but try unknown survivors again
--       --quick           run only the most promising cases; try survivors with --again
--       --list            print the mutants and do not try them
--       --jobs N          try N mutants at once (default 1)
--
-- A module is a file's name without its folder and suffix: `turn`. Builds in DIR: plain, which is
-- fast; asan, for what only a sanitizer sees; trace, to learn which functions each test enters: one
-- that does not enter the changed function cannot notice. Tests that have noticed most for their
-- time come first. An endless loop is stopped, and noticed. Not counted: changes that do not
-- compile, or make no difference to the object file, or the same as another one.
--
-- Survivors that change nothing that can be seen are known by tests/run/mutants/survivors, with the
-- reason. Ends with 1 when fewer than 95 % of the others are noticed, and, but for samples, when a
-- survivor is not known, or a known one is no more.

package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local suite = require "cases"
local source = require "mutants.source"

local AIM = 95
local RULES = [[
  engine/core/*.c engine/judge/replay*.c engine/judge/resolve.c engine/ask/query*.c
  engine/games/*/*.c
]]
local KNOWN = "tests/run/mutants/survivors"
local MEMORY = 4 * 1024 * 1024 -- KiB a test may use
local SLOW = 6 -- seconds in the traced build; longer cases are skipped
local QUICK = 150 -- cases of a quick run
local SANITIZED = 150 -- cases that are run on survivors under a sanitizer

-- ---- Small things ------------------------------------------------------------------------------

local function die(...)
  io.stderr:write("mutate.lua: ", string.format(...), "\n")
  os.exit(2)
end

local function quote(text) return "'" .. text:gsub("'", [['\'']]) .. "'" end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, pipe:close()
end

local function succeeds(...) return os.execute(string.format(...)) == true end

local function sum_of(text) -- FNV-1a
  local sum = 0xcbf29ce484222325
  for i = 1, #text do sum = (sum ~ text:byte(i)) * 0x100000001b3 end
  return ("%016x"):format(sum)
end

local function fields_of(line)
  local fields = {}
  for field in (line .. "\t"):gmatch("(.-)\t") do fields[#fields + 1] = field end
  return fields
end

local function now()
  local file = io.open("/proc/uptime")
  local seconds = file and file:read("n") or os.time()
  if file then file:close() end
  return seconds
end

-- ---- The command line --------------------------------------------------------------------------

local function parse_arguments(list)
  local options = {seed = 1, jobs = 1, modules = {}}
  local numbers = {["--sample"] = "sample", ["--seed"] = "seed", ["--jobs"] = "jobs",
                   ["--part"] = "part"} -- --part: which of the jobs this is
  local flags = {["--resume"] = "resume", ["--again"] = "again", ["--list"] = "list",
                 ["--quick"] = "quick"}
  local i = 1
  while list[i] do
    local word = list[i]
    if numbers[word] then
      i = i + 1
      options[numbers[word]] = math.tointeger(tonumber(list[i])) or die("%s takes a number", word)
    elseif word == "--build" then
      i = i + 1
      options.build = list[i]
    elseif flags[word] then options[flags[word]] = true
    elseif word:find("^%-") then die("unknown option %s", word)
    else table.insert(options.modules, word) end
    i = i + 1
  end
  if not options.build then die("--build is missing") end
  return options
end

-- ---- Tests -------------------------------------------------------------------------------------
-- A test: {title, sum, script …} as a case of suite has them; a test of a program also has
-- .program. Each test is run in a directory that is prepared once.

local function all_cases()
  local list = {}
  for path in output_of("find tests/cases -name '*.t' | LC_ALL=C sort"):gmatch("[^\n]+") do
    for _, case in ipairs(suite.read_cases(path)) do
      case.title = path .. ": " .. case.name
      local parts = {case.title, table.concat(case.script, "\n")}
      for _, section in ipairs {"stdin", "stdout", "stdout~", "stderr", "stderr~", "rows"} do
        if case[section] then parts[#parts + 1] = table.concat(case[section].lines, "\n") end
      end
      local names = {}
      for name in pairs(case.files) do names[#names + 1] = name end
      table.sort(names)
      for _, name in ipairs(names) do parts[#parts + 1] = name .. "\n" .. case.files[name] end
      case.sum = sum_of(table.concat(parts, "\n\n"))
      list[#list + 1] = case
    end
  end
  return list
end

-- Files that test scripts and the command line, and no rules, are left out.
local NOT_RUN = {noop = true, stats = true}

local ARGUMENTS = {json = "$(command -v reeve)"}

local function all_programs()
  local list = {}
  for path, name in output_of("ls tests/unit/*_test.c tests/games/*_test.c")
                    :gmatch("(%S+/([%w_]+)_test%.c)") do
    if not NOT_RUN[name] then
      local program = path:gsub("%.c$", "")
      list[#list + 1] = {title = path, program = program, files = {}, status = 0,
                         script = {("reeve-%s_test %s >$T/out || exit 1"):format(
                                     name, ARGUMENTS[name] or ""), "! grep '^not ok ' $T/out"},
                         stdout = {lines = {}}, sum = sum_of(suite.read(path))}
    end
  end
  return list
end

-- The names of programs there.
local function command_of(test) return "reeve-" .. test.program:match("[^/]+$") end

-- The directory where tests run: its bin/ has the programs.
local function make_place(tests)
  local place = suite.make_directory("reeve-mutate") or die("no temporary directory")
  assert(succeeds("mkdir %s/bin", quote(place)))
  suite.write(place .. "/driver", suite.DRIVER)
  local pipe = assert(io.popen("xargs -d '\\n' mkdir -p", "w"))
  for i, test in ipairs(tests) do
    test.number, test.place = i, ("%s/%d"):format(place, i)
    test.folders = {test.place .. "/T"}
    for file in pairs(test.files) do
      local folder = file:match("(.*)/")
      if folder then table.insert(test.folders, test.place .. "/T/" .. folder) end
    end
    test.writes = next(test.files) or table.concat(test.script):find("$T", 1, true)
    pipe:write(table.concat(test.folders, "\n"), "\n")
  end
  pipe:close()
  for _, test in ipairs(tests) do suite.prepare(test) end
  return {path = place}
end

-- The failure of a test that has run, or nil. A test that writes gets a clean directory.
local function run_test(place, test, seconds, before)
  if test.writes and test.used then
    local folders = {}
    for i, folder in ipairs(test.folders) do folders[i] = quote(folder) end
    assert(succeeds("rm -rf %s && mkdir -p %s", folders[1], table.concat(folders, " ")))
    suite.prepare(test)
  end
  test.used = true
  os.execute(("ulimit -t %d; %s sh %s/driver %d %d %d >/dev/null 2>&1"):format(
    seconds, before or "", quote(place.path), 10 * seconds + 20, test.number, seconds))
  suite.collect(test)
  local problem = suite.problems(test)[1]
  return problem and problem.text
end

-- ---- Which test enters which function ----------------------------------------------------------

-- Addresses as the program at `path` has them, as "engine/core/turn.c rv_turn_pass".
local function resolve(path, addresses, known)
  local missing = {}
  known[path] = known[path] or {}
  for _, address in ipairs(addresses) do
    if known[path][address] == nil then missing[#missing + 1] = address end
  end
  if #missing == 0 then return known[path] end
  local list = os.tmpname()
  suite.write(list, table.concat(missing, "\n"))
  local answer = output_of(("addr2line -f -e %s <%s"):format(quote(path), list))
  os.remove(list)
  local i = 0
  for name, where in answer:gmatch("([^\n]*)\n([^\n]*)\n") do
    i = i + 1
    local file = where:match("(engine/[%w_/]+%.[ch]):")
    known[path][missing[i]] = file and file .. " " .. name or false
  end
  return known[path]
end

local function functions_in(traced, known)
  local set = {}
  for line in traced:gmatch("[^\n]+") do
    local path, rest = line:match("^(%S+) ?(.*)$")
    local addresses = {}
    for address in rest:gmatch("%x+") do addresses[#addresses + 1] = address end
    local names = resolve(path, addresses, known)
    for _, address in ipairs(addresses) do
      if names[address] then set[names[address]] = true end
    end
  end
  return set
end

local function trace_test(place, test, known)
  local into, began = place.path .. "/traced", now()
  os.remove(into)
  local problem = run_test(place, test, 600, ("REEVE_TRACE=%s"):format(quote(into)))
  test.seconds = now() - began
  test.enters = functions_in(suite.read(into) or "", known)
  return problem
end

local function read_traces(path, stamp)
  local known, text = {}, suite.read(path) or ""
  if text:match("^[^\n]*") ~= stamp then return known end
  for line in text:gmatch("[^\n]+") do
    local fields = fields_of(line)
    if fields[4] then known[fields[1]] = fields end
  end
  return known
end

local function write_traces(path, stamp, tests)
  local lines = {stamp}
  for _, test in ipairs(tests) do
    local names = {}
    for name in pairs(test.enters) do names[#names + 1] = name end
    table.sort(names)
    if not test.left_out then
      lines[#lines + 1] = ("%s\t%.3f\t%s\t"):format(test.sum, test.seconds,
                                                   table.concat(names, ","))
    end
  end
  suite.write(path, table.concat(lines, "\n") .. "\n")
end

-- Puts the programs of a build, or the program at `path`, where tests find them.
local function install(place, path, name)
  assert(succeeds("ln -sf \"$(realpath %s)\" %s/bin/%s", quote(path), quote(place.path), name))
end

local function install_all(place, build, test)
  install(place, build .. "/reeve", "reeve")
  install(place, build .. "/reeve", "reeve-fast")
  if test.program then
    install(place, build .. "/" .. test.program, command_of(test))
  end
end

-- A test that fails in the slow traced build may pass in the plain one.
local function learn(place, test, options, names)
  install_all(place, options.build .. "/trace", test)
  if not trace_test(place, test, names) then return end
  install_all(place, options.build .. "/plain", test)
  local problem = run_test(place, test, 600)
  test.left_out = problem ~= nil
  if problem then print(("not used: %s fails unchanged\n%s"):format(test.title, problem)) end
end

-- Finds the functions that each test enters, and its time; known tests are not run again.
local function trace(tests, options)
  local file = options.build .. "/traced"
  local stamp = output_of(("cksum <%s/trace/reeve"):format(quote(options.build))):match("[^\n]+")
  local known, names, place = read_traces(file, stamp), {}, nil
  for _, test in ipairs(tests) do
    local fields = known[test.sum]
    if fields then
      test.seconds, test.enters = tonumber(fields[2]), {}
      for name in fields[3]:gmatch("[^,]+") do test.enters[name] = true end
    elseif options.part then -- it has failed without a mutant
      test.left_out = true
    else
      place = place or make_place(tests)
      learn(place, test, options, names)
    end
  end
  if place then
    os.execute("rm -rf " .. quote(place.path))
    write_traces(file, stamp, tests)
  end
  for _, test in ipairs(tests) do
    local slow = not test.left_out and test.seconds > SLOW
    test.left_out = test.left_out or (not test.program and slow)
  end
end

-- ---- One mutant --------------------------------------------------------------------------------

-- A build for mutants: how it compiles and links.
local function make_build(options, name, part)
  local at = options.build .. "/" .. name
  local work = ("%s/work-%s-%d"):format(options.build, name, part)
  assert(succeeds("mkdir -p %s", quote(work)))
  local compile = (suite.read(at .. "/flags") or die("%s is not built", at)):gsub("\n", " ")
  -- What a program may need of the commands: those of reeve but its main function.
  local objects = at .. "/cli/*.o " .. at .. "/cli/*/*.o " .. at .. "/gen/*.o"
  assert(succeeds("rm -f %s/cli.a; ls %s %s/tests/fuzz/typed.o | " ..
                  "grep -v -e '/main[.]o' -e '/rulesets[.]o' | xargs ar rcs %s/cli.a",
                  work, objects, at, work))
  return {name = name, at = at, work = work, compile = compile .. " -w ",
          libs = output_of("pkg-config --libs yaml-0.1 lua5.4 libedit"):gsub("\n", "") .. " -lm"}
end

-- The object file of a text, or nil if it does not compile.
local function compile(build, text)
  suite.write(build.work .. "/mutant.c", text)
  local done = succeeds("%s -c -o %s/mutant.o %s/mutant.c 2>/dev/null", build.compile, build.work,
                        build.work)
  return done and suite.read(build.work .. "/mutant.o")
end

-- The mutant comes before the library, so its module is not taken from the library.
local function link(build, name, object)
  local at, work = build.at, build.work
  local archives = ("%s/cli.a %s/tests/libgames.a %s/tests/liboracle.a %s/engine.a"):format(
    work, at, at, at)
  return succeeds("%s -o %s/%s %s/mutant.o %s/%s %s %s 2>/dev/null", build.compile, work, name,
                  work, at, object, archives, build.libs)
end

local function link_reeve(build) return link(build, "reeve", "cli/main.o") end

local function link_program(build, test)
  return link(build, command_of(test), test.program .. ".o")
end

-- Whether the test enters the changed function or, if a table is changed, any function of the
-- module.
local function enters(test, mutant)
  if mutant.inside ~= "a table" then return test.enters[mutant.path .. " " .. mutant.inside] end
  for name in pairs(test.enters) do
    if name:find(mutant.path .. " ", 1, true) == 1 then return true end
  end
end

-- These tests, the most promising first.
local function promising(tests, mutant, kills)
  local list, entered = {}, mutant.path .. " " .. mutant.inside
  for _, test in ipairs(tests) do
    if not test.left_out and enters(test, mutant) then
      local killed = (kills[entered .. test.sum] or 0) * 4 + (kills[mutant.path .. test.sum] or 0)
      test.promise = (killed + 0.1) / (test.seconds + 0.02)
      list[#list + 1] = test
    end
  end
  table.sort(list, function(a, b)
    if a.promise ~= b.promise then return a.promise > b.promise end
    return a.number < b.number
  end)
  return list
end

local function note_kill(kills, mutant, test)
  for _, key in ipairs {mutant.path .. " " .. mutant.inside .. test.sum, mutant.path .. test.sum} do
    kills[key] = (kills[key] or 0) + 1
  end
end

-- The test that notices the mutant linked in a build; nil if none does.
local function killer(place, build, list, slowness)
  install(place, build.work .. "/reeve", "reeve")
  install(place, build.work .. "/reeve", "reeve-fast")
  local limit = build.name == "plain" and ("ulimit -v %d;"):format(MEMORY) or ""
  for _, test in ipairs(list) do
    if test.program then
      if not link_program(build, test) then die("%s does not link", test.program) end
      install(place, build.work .. "/" .. command_of(test), command_of(test))
    end
    local seconds = math.ceil(test.seconds * 5 * slowness) + 2
    if run_test(place, test, seconds, limit) then return test end
  end
end

-- Changes that a sanitizer may notice although the output is right: they may read or write beyond
-- an end, directly or because a condition no longer prevents it.
local function is_about_bounds(mutant)
  if mutant.what == "is always true" then return true end
  return mutant.what:find("becomes", 1, true) and not mutant.what:find("&&", 1, true)
         and not mutant.what:find("true", 1, true)
end

-- The first cases in the order of promise.
local function some_cases(list, n)
  local some = {}
  for _, test in ipairs(list) do
    if not test.program and #some < n then some[#some + 1] = test end
  end
  return some
end

-- "killed" and the test, "survived", or the reason why it does not count: "invalid", "same",
-- "twin".
local function try(mutant, run, place)
  local plain, asan = run.builds.plain, run.builds.asan
  local object = compile(plain, mutant.make())
  if not object then return "invalid", "" end
  if object == run.original then return "same", "" end
  if run.seen[object] then return "twin", run.seen[object] end
  run.seen[object] = ("%d:%d %s"):format(mutant.line, mutant.column, mutant.what)
  if not link_reeve(plain) then die("%s: does not link", mutant.path) end
  local list = promising(run.tests, mutant, run.kills)
  if run.quick then list = some_cases(list, QUICK) end
  local test = killer(place, plain, list, 1)
  if not test and not run.quick and is_about_bounds(mutant) and compile(asan, mutant.make())
     and link_reeve(asan) then
    test = killer(place, asan, some_cases(list, SANITIZED), 4)
  end
  if not test then return "survived", ("%d tests"):format(#list) end
  note_kill(run.kills, mutant, test)
  return "killed", test.title
end

-- ---- Known survivors ---------------------------------------------------------------------------
-- Paragraphs of four lines or more: file and function, the line, the change, and why it cannot be
-- noticed.

local function read_known()
  local known, order = {}, {}
  for part in ((suite.read(KNOWN) or ""):gsub("#[^\n]*\n", "") .. "\n\n"):gmatch("(.-)\n\n+") do
    local where, code, what, why = part:match("^\n*([^\n]+)\n%s+([^\n]+)\n%s+([^\n]+)\n%s+(.+)$")
    if where then
      local path, inside = where:match("^(%S+) (.+)$")
      if not path then die("%s: which function? %s", KNOWN, where) end
      local entry = {key = table.concat({path, inside, code, what}, "\t"), why = why, path = path}
      known[entry.key] = entry
      order[#order + 1] = entry
    elseif part:find("%S") then
      die("%s: not four lines: %s", KNOWN, part)
    end
  end
  return known, order
end

-- ---- All of them -------------------------------------------------------------------------------

-- Evenly distributed, random, always the same for the same seed.
local function sample(list, n, seed)
  math.randomseed(seed)
  for i = 1, math.min(n, #list) do
    local j = math.random(i, #list)
    list[i], list[j] = list[j], list[i]
  end
  local chosen = table.move(list, 1, math.min(n, #list), 1, {})
  table.sort(chosen, function(a, b) return a.index < b.index end)
  return chosen
end

-- The files of these modules, or of RULES.
local function paths_of(modules)
  local paths = {}
  for _, module in ipairs(modules) do
    table.insert(paths, output_of(("find engine -name %s.c"):format(module)):match("%S+")
                        or die("no module %s", module))
  end
  if #modules > 0 then return paths end
  local listed, found = output_of("LC_ALL=C ls " .. RULES:gsub("\n", " "))
  if not found then die("files of RULES are missing") end
  for path in listed:gmatch("%S+") do paths[#paths + 1] = path end
  return paths
end

local function all_mutants(options)
  local list = {}
  for _, path in ipairs(paths_of(options.modules)) do
    local text = suite.read(path)
    for _, mutant in ipairs(source.mutants(path, text)) do
      list[#list + 1] = mutant
      mutant.index = #list
      mutant.original = text
    end
  end
  return options.sample and sample(list, options.sample, options.seed) or list
end

-- The log: a line for each mutant: its key, its result, the test. Equal keys in a function are
-- distinguished by a number.
local function number_twins(list)
  local seen = {}
  for _, mutant in ipairs(list) do
    seen[mutant.key] = (seen[mutant.key] or 0) + 1
    mutant.id = mutant.key .. "\t" .. seen[mutant.key]
  end
end

local function read_log(path, options)
  local results, expected = {}, read_known()
  if not (options.resume or options.again) then return results end
  for line in (suite.read(path) or ""):gmatch("[^\n]+") do
    local id, result, by = line:match("^(" .. ("[^\t]*\t"):rep(4) .. "%d+)\t(%l+)\t?(.*)$")
    local key = id and id:match("^(.*)\t")
    local retry = options.again and result == "survived" and not expected[key]
    if id then results[id] = not retry and {result, by} or nil end
  end
  return results
end

-- The mutants of one job.
local function try_part(list, tests, options, done, part)
  local log = assert(io.open(options.build .. "/log", "a"))
  local place = make_place(tests)
  local run = {tests = tests, kills = {}, seen = {}, builds = {}, named = {}, quick = options.quick}
  for _, test in ipairs(tests) do run.named[test.title] = test end
  for _, name in ipairs {"plain", "asan"} do run.builds[name] = make_build(options, name, part) end
  for i, mutant in ipairs(list) do
    if run.path ~= mutant.path then
      run.path, run.seen = mutant.path, {}
      run.original = compile(run.builds.plain, mutant.original)
                     or die("%s: does not compile", run.path)
    end
    local known = done[mutant.id]
    if known then
      mutant.result, mutant.by = known[1], known[2]
      if run.named[mutant.by] then note_kill(run.kills, mutant, run.named[mutant.by]) end
    elseif i % options.jobs == part then
      mutant.result, mutant.by = try(mutant, run, place)
      log:write(mutant.id, "\t", mutant.result, "\t", mutant.by, "\n")
      log:flush()
      if mutant.result == "survived" then
        print(("%s:%d:%d: survives: %s\n    %s"):format(mutant.path, mutant.line, mutant.column,
                                                       mutant.what, mutant.code))
      end
    end
  end
  log:close()
  os.execute("rm -rf " .. quote(place.path))
end

-- Several jobs are separate processes, each of which tries its part; the log has their results.
local function try_parts(list, options, arguments)
  local words = {}
  for i, word in ipairs(arguments) do words[i] = quote(word) end
  local command = ("lua5.4 %s %s --resume --part"):format(quote(arg[0]), table.concat(words, " "))
  local parts = {}
  for part = 0, options.jobs - 1 do parts[#parts + 1] = ("%s %d &"):format(command, part) end
  os.execute(table.concat(parts, " ") .. " wait")
  local done = read_log(options.build .. "/log", {resume = true})
  for _, mutant in ipairs(list) do
    mutant.result, mutant.by = table.unpack(done[mutant.id] or die("a job has ended early"))
  end
end

local function try_all(list, options, arguments)
  local tests, programs = all_cases(), all_programs()
  table.move(programs, 1, #programs, #tests + 1, tests)
  trace(tests, options)
  local done = read_log(options.build .. "/log", options)
  if not (options.resume or options.again) then suite.write(options.build .. "/log", "") end
  if options.part or options.jobs == 1 then
    try_part(list, tests, options, done, options.part or 0)
  else
    try_parts(list, options, arguments)
  end
  if options.part then os.exit(0) end
end

-- ---- The end -----------------------------------------------------------------------------------

local function print_survivor(mutant)
  print(("\n%s %s\n    %s\n    %d %s"):format(mutant.path, mutant.inside, mutant.code,
                                           mutant.column, mutant.what))
end

-- Known survivors that no longer survive, or whose line is gone.
local function stale(list, order)
  local exists, modules, n = {}, {}, 0
  for _, mutant in ipairs(list) do
    modules[mutant.path] = true
    exists[mutant.key] = exists[mutant.key] or mutant.result
    if mutant.result == "survived" then exists[mutant.key] = "survived" end
  end
  for _, entry in ipairs(order) do
    local result = exists[entry.key]
    if modules[entry.path] and result ~= "survived" and result ~= "twin" then
      n = n + 1
      print(("stale, %s: %s"):format(result or "no such line", entry.key:gsub("\t", ", ")))
    end
  end
  return n
end

local function report(list, options)
  local count, new = {killed = 0, survived = 0}, {}
  local known, order = read_known()
  for _, mutant in ipairs(list) do
    count[mutant.result] = (count[mutant.result] or 0) + 1
    if mutant.result == "survived" and not known[mutant.key] then new[#new + 1] = mutant end
  end
  if #new > 0 then print("\nsurvivors that are not known:") end
  for _, mutant in ipairs(new) do print_survivor(mutant) end
  local gone = options.sample and 0 or stale(list, order)
  local all = count.killed + count.survived
  local visible = count.killed + #new -- the mutants that can be noticed
  local percent = visible == 0 and 100 or 100 * count.killed / visible
  print(("\nnot counted: %d do not compile, %d change nothing, %d are the same as another"):format(
    count.invalid or 0, count.same or 0, count.twin or 0))
  print(("killed %d of %d, survivors known %d, new %d: %.1f %% of what can be noticed"):format(
    count.killed, all, count.survived - #new, #new, percent))
  return percent >= AIM and gone == 0 and (options.sample ~= nil or #new == 0)
end

local function main(arguments)
  local options = parse_arguments(arguments)
  local list = all_mutants(options)
  number_twins(list)
  if options.list then
    for _, mutant in ipairs(list) do
      print(("%s:%d:%d: %s: %s"):format(mutant.path, mutant.line, mutant.column, mutant.what,
                                        mutant.code))
    end
    return true
  end
  try_all(list, options, arguments)
  return report(list, options)
end

os.exit(main(arg))

-- cited.lua RULES.yaml… --cited FILE: checks that every testable rule of a ruleset is shown by a
-- test (FILE, written by run.lua, lists the rules that tests cite) and decided in the engine or the
-- rulesets. Prints a line for each check, for run.lua.

local RULE = "%f[%w]%u+%-%d+%f[%D]"

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function rules_in(text)
  local set = {}
  for rule in text:gmatch(RULE) do set[rule] = true end
  return set
end

-- The rules of a rules.yaml, in its order: {id, testable}. Relies on the layout: `  C-1:` and below
-- it `    testable: true`.
local function read_rules(path)
  local rules = {}
  for line in read(path):gmatch("[^\n]+") do
    local id = line:match("^  [\"']?(%u+%-%d+)[\"']?:")
    if id then
      rules[#rules + 1] = {id = id}
    elseif #rules > 0 and line:find("^    testable: +true") then
      rules[#rules].testable = true
    end
  end
  return rules
end

-- The rules that are cited where they are decided: in the engine, or in a ruleset outside its
-- rules.
local function decided()
  local list = io.popen([[find engine rulesets -type f ! -name rules.yaml \
    \( -path 'rulesets/*' -o -name '*.c' -o -name '*.h' -o -name '*.def' \
       -o -name '*.tsv' -o -name '*.txt' \) 2>/dev/null]])
  local set = {}
  for path in list:lines() do
    for rule in pairs(rules_in(read(path))) do set[rule] = true end
  end
  list:close()
  return set
end

-- Prints whether `bad` is empty, and otherwise its elements.
local function report(bad, name, what)
  print((#bad == 0 and "ok " or "not ok ") .. name)
  if #bad > 0 then print(what .. ": " .. table.concat(bad, " ")) end
end

local function report_uncited(rules, ruleset, cited, by)
  local bad = {}
  for _, rule in ipairs(rules) do
    if rule.testable and not cited[rule.id] then bad[#bad + 1] = rule.id end
  end
  report(bad, ("%s: every testable rule is cited by %s"):format(ruleset, by), "not cited")
end

-- Rules that tests cite but no ruleset has, among the letters that the rulesets use. Rulesets of
-- users under fixtures/ have rules of the same letters.
local function report_unknown(known, tested)
  local letters, fixtures, bad = {}, {}, {}
  for id in pairs(known) do letters[id:match("^%u+")] = true end
  local list = io.popen("cat fixtures/rulesets/*/*.yaml 2>/dev/null")
  for id in list:read("a"):gmatch("\n +(%u+%-%d+):") do fixtures[id] = true end
  list:close()
  for id in pairs(tested) do
    if letters[id:match("^%u+")] and not (known[id] or fixtures[id]) then bad[#bad + 1] = id end
  end
  table.sort(bad)
  report(bad, "every rule that a test cites exists", "in no rules.yaml")
end

local function main(arguments)
  local paths, tested, i = {}, {}, 1
  while arguments[i] do
    if arguments[i] == "--cited" then
      i = i + 1
      tested = rules_in(read(arguments[i]))
    else
      paths[#paths + 1] = arguments[i]
    end
    i = i + 1
  end
  local known, by_code = {}, decided()
  for _, path in ipairs(paths) do
    local rules, ruleset = read_rules(path), path:match("([^/]+)/[^/]*$") or path
    for _, rule in ipairs(rules) do known[rule.id] = true end
    report_uncited(rules, ruleset, tested, "a test")
    report_uncited(rules, ruleset, by_code, "the engine or a ruleset")
  end
  report_unknown(known, tested)
end

main(arg)

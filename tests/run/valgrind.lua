-- valgrind.lua: runs of every command, on good input and on bad, and every hostile script, under
-- valgrind: no uninitialised byte is read, none is read beyond an end, and all memory is freed.
-- Their output is checked by other tests. Run from the top of the checkout:
--
--     lua5.4 tests/run/valgrind.lua REEVE        (a build without sanitizers and sandbox)

local reeve = arg[1]
local WRONG = 99 -- the status of valgrind when it has found an error

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local place = output_of("mktemp -d"):match("[^\n]+")
local runs = {}

local function add(arguments) runs[#runs + 1] = arguments end

-- ---- Commands ----------------------------------------------------------------------------------

for _, game in ipairs {"castle", "zamek", "carcassonne", "tower", "bazaars", "inns"} do
  add(("check --all fixtures/%s/*.yaml"):format(game))
  add(("score --format json fixtures/%s/*.yaml"):format(game))
  add(("fmt fixtures/%s/*.yaml"):format(game))
end
for _, game in ipairs {"castle", "carcassonne", "tower", "bazaars", "inns"} do
  add(("check fixtures/%s/bad/*.yaml"):format(game))
  add(("fmt fixtures/%s/bad/*.yaml"):format(game))
end
for _, game in ipairs {"castle/kitchen-table", "zamek/evening", "carcassonne/sunday", "tower/attic",
                       "bazaars/doorstep", "inns/rainy-day"} do
  local file = ("fixtures/%s.yaml"):format(game)
  for _, command in ipairs {"show", "show --svg -", "position --at 9", "completions --at 9 --areas",
                            "legal --before 9", "legal --actions --before 5 --format json"} do
    add(("%s %s"):format(command, file))
  end
  add(("why %s 5 9 final"):format(file))
end
for _, rules in ipairs {"castle", "falcon", "zamek", "carcassonne", "tower-rgg", "tower+bazaars",
                        "inns+tower+bazaars"} do
  add("rules " .. rules)
  add("tiles " .. rules)
  add("new " .. rules)
  add("schema " .. rules)
  add("sim --games 2 --seed 7 " .. rules)
end
add("sim --stats --games 2 --script tie-shares-points castle")
add("tiles castle --svg -")
add("rules")
add("schema")
add("schema --format tsv")
add("explain C-45 path-cut")
add("perft --depth 1 fixtures/tower/windowsill.yaml")
add("rules --rules tests/rulesets free")
add("--help")

-- ---- House rules -------------------------------------------------------------------------------

local GAMES = {castle = "fixtures/castle/kitchen-table.yaml", tower = "fixtures/tower/attic.yaml",
               carcassonne = "fixtures/carcassonne/sunday.yaml",
               bazaars = "fixtures/bazaars/doorstep.yaml", zamek = "fixtures/zamek/evening.yaml"}

for path in output_of("ls tests/hostile/*.lua scripts/*.lua"):gmatch("[^\n]+") do
  local file = assert(io.open(path))
  local rules = file:read("a"):match('rules = {"([^"]+)"')
  file:close()
  if not path:find("reeve.d.lua", 1, true) then
    add(("check --script %s %s"):format(path, GAMES[rules] or GAMES.castle))
  end
end

-- ---- Running -----------------------------------------------------------------------------------

local driver = assert(io.open(place .. "/driver", "w"))
driver:write(([[
valgrind -q --error-exitcode=%d --exit-on-first-error=no --leak-check=full \
    --errors-for-leak-kinds=all --log-file='%s'/"$1.log" '%s' $2 >/dev/null 2>&1
echo $? >'%s'/"$1.status"
]]):format(WRONG, place, reeve, place))
driver:close()
local jobs = assert(io.open(place .. "/jobs", "w"))
for i, arguments in ipairs(runs) do jobs:write(("%d\n%s\n"):format(i, arguments)) end
jobs:close()
os.execute(("xargs -P $(nproc) -d '\\n' -n 2 sh %s/driver <%s/jobs"):format(place, place))

local failed = 0
for i, arguments in ipairs(runs) do
  local log = assert(io.open(("%s/%d.log"):format(place, i))):read("a")
  local status = tonumber(assert(io.open(("%s/%d.status"):format(place, i))):read("a"))
  local fine = log == "" and status <= 5
  print((fine and "ok valgrind: " or "not ok valgrind: ") .. arguments)
  if not fine then
    failed = failed + 1
    print(("  status %d\n%s"):format(status, log:sub(1, 3000):gsub("[^\n]+", "  %0")))
  end
end
os.execute("rm -r " .. place)
os.exit(failed == 0)

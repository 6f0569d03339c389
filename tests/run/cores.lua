-- cores.lua: two cores through GNU parallel give the same bytes as one, nearly twice as fast. Run
-- from the top of the checkout:
--
--     lua5.4 tests/run/cores.lua REEVE SPAWN      (SPAWN: BUILD/tests/bench/spawn)
--
-- What a machine has to give changes from moment to moment. So the yardstick is not one core but
-- two programs side by side, each with half of the games, which share nothing: parallel must come
-- to 0.9 of that, which is 1.8 of one core where both are free. Both are measured in turn, several
-- times, and the best of each counts. What is printed is compared with that of one program.

local reeve, spawn = arg[1], arg[2]
local GAMES, TRIES, SHARE = 12000, 8, 0.9
-- By a house rule a game takes so long that starting parallel does not count.
local CHECK = ("'%s' check --format tsv --script no-first-turn-merchant - 2>/dev/null")
              :format(reeve)

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, pipe:close()
end

local place = output_of("mktemp -d"):match("[^\n]+")

local failed = 0

local function report(fine, name, details)
  failed = failed + (fine and 0 or 1)
  print((fine and "ok " or "not ok ") .. name)
  print("  " .. details)
end

-- Runs a shell command in the directory of the games; its wall time in seconds.
local function seconds(command)
  local quoted = ("cd %s && %s"):format(place, command):gsub("'", "'\\''")
  return tonumber(output_of(("'%s' 1 sh -c '%s'"):format(spawn, quoted)):match("%S+")) / 1e6
end

local function games(name, seed)
  local command = ("'%s' sim castle --games %d --seed %d >%s/%s")
                  :format(reeve, GAMES // 2, seed, place, name)
  assert(os.execute(command))
end

-- What each row says, without the number of its document, which is that within a block.
local function rows(files)
  return output_of(("cd %s && cut -f 3- %s | md5sum"):format(place, files))
end

games("first", 1)
games("second", 2)
os.execute(("cat %s/first %s/second >%s/all"):format(place, place, place))

local side = ("{ %s <first >a & } ; %s <second >b; wait"):format(CHECK, CHECK)
local parallel = ("parallel --will-cite -j 2 --pipepart -a all --recend '\\n' " ..
                  "--recstart '---\\n' --block -1 --keep-order \"%s\" >both"):format(CHECK)
local cores = tonumber((output_of("nproc")))
local two, split, tries = math.huge, math.huge, 0
repeat
  two, split = math.min(two, seconds(side)), math.min(split, seconds(parallel))
  tries = tries + 1
until cores < 2 or two / split >= SHARE or tries == TRIES

local figures = ("two programs: %.2f s, through parallel: %.2f s; after %d of %d tries %.2f of it")
                :format(two, split, tries, TRIES, two / split)
local one = seconds(CHECK .. " <all >one")
report(rows("one") == rows("both"), "two cores through parallel print what one does",
       ("%s; one program: %.2f s, %.2f as long"):format(figures, one, one / split))
if cores > 1 then
  report(two / split >= SHARE, "parallel makes of two cores 0.9 of what two programs do", figures)
end
os.execute("rm -rf " .. place)
os.exit(failed == 0)

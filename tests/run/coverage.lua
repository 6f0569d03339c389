-- coverage.lua BUILD: lists the lines and branches of the engine that the tests have run, from the
-- data of a build with --coverage in BUILD. Prints one line for each file, the least covered first,
-- and one for all; exits with 1 if the total is below the aim. The lines and branches of engine/*.c
-- are those that gcov finds; a branch is covered if it was taken at least once. Nothing is
-- excluded, not even branches that are taken only when memory runs out.

local build = arg[1]
local AIM = {lines = 95, branches = 90}

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  pipe:close()
  return text
end

-- "Lines executed:97.06% of 102" as how many of how many.
local function counted(text, what)
  local percent, of = text:match(what .. ":([%d.]+)%% of (%d+)")
  return percent and math.floor(percent * of / 100 + 0.5) or 0, tonumber(of or 0)
end

-- The output of gcov for a file: only the part about the file itself, and not about files that it
-- includes.
local function measure(path)
  local text = output_of(("gcov -b -n -o '%s/engine' '%s' 2>/dev/null"):format(build, path))
  local own = (text .. "File '"):match("File '" .. path:gsub("%p", "%%%0") .. "'\n(.-)File '") or ""
  local file = {path = path}
  file.lines, file.of_lines = counted(own, "Lines executed")
  file.branches, file.of_branches = counted(own, "Taken at least once")
  return file
end

local function percent(some, all) return all == 0 and 100 or 100 * some / all end

local files, all = {}, {path = "engine", lines = 0, of_lines = 0, branches = 0, of_branches = 0}
for path in output_of("find engine -name '*.c' ! -path '*/tool/*' | sort"):gmatch("[^\n]+") do
  local file = measure(path)
  for key, value in pairs(all) do
    if key ~= "path" then all[key] = value + file[key] end
  end
  files[#files + 1] = file
end
table.sort(files, function(a, b)
  return percent(a.branches, a.of_branches) < percent(b.branches, b.of_branches)
end)
files[#files + 1] = all
for _, file in ipairs(files) do
  print(("%-32s lines %5.1f %% of %5d, branches %5.1f %% of %5d"):format(
    file.path, percent(file.lines, file.of_lines), file.of_lines,
    percent(file.branches, file.of_branches), file.of_branches))
end
local enough = percent(all.lines, all.of_lines) >= AIM.lines
               and percent(all.branches, all.of_branches) >= AIM.branches
print(("aim: lines %d %%, branches %d %%: %s"):format(AIM.lines, AIM.branches,
                                                      enough and "reached" or "not reached"))
os.exit(enough and 0 or 1)

-- coverage.lua BUILD: which lines and branches of the engine the tests have run, from what a build
-- with --coverage left in BUILD. A line a file, the least covered first, and one for all of them;
-- ends with 1 when that is below the aim. What counts: the lines and branches of engine/*.c as gcov
-- finds them; a branch counts when it was taken at least once. Nothing is left out: branches that
-- only a want of memory takes are branches, too.

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

-- What gcov says of a file: only the part about the file itself, not of what it includes.
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

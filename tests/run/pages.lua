-- pages.lua PAGE: checks the displays of a page, such as reeve-scripting(7), as a reader would
-- follow them, in a new home directory; the line before each display gives its kind:
--
--     .\" file: NAME                   a file that is typed
--     .\" put: NAME before "LINE"      lines that are put into it (or `after`)
--     .\" fixture: PATH                the text of that file of the checkout
--     .\" text: WHY                    nothing to be tried; nor is `script`, which man.lua tries
--     .\" run: STATUS                  commands, each with what it prints; `...` is anything
--
-- White space is not compared, so long lines may be broken. Remote machines that a page names are
-- simulated on this machine, ~/.profile has been read, and with PREFIX in the environment ~/.local
-- is that folder. Run from the top of the checkout with the reeve under test
-- on the PATH, by run.lua or by hand.

local PAGE = arg[1] or "man/reeve-scripting.7"
local NAME = PAGE:match("([%w.-]+)$"):gsub("%.(%d)$", "(%1)")

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  file:close()
end

local place = assert(io.popen("mktemp -d")):read("l")

-- The output of a command, errors included, and its exit status.
local function run(command)
  local pipe = assert(io.popen(([[{
    cd %s && HOME=$PWD PARALLEL_SSH=$PWD/.ssh && export HOME PARALLEL_SSH &&
    unset XDG_DATA_HOME PREFIX && { test ! -f .profile || . ./.profile; } && %s
  } 2>&1]]):format(place, command)))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local failed = false
local function report(fine, name, details)
  print(("%s %s: %s"):format(fine and "ok" or "not ok", NAME, name))
  if fine then return end
  failed = true
  print((details:gsub("%s+$", ""):gsub("[^\n]+", "  %0")))
end

-- ---- The page ----------------------------------------------------------------------------------

local function unroff(text)
  return (text:gsub("\\%(aq", "'"):gsub("\\%(ga", "`"):gsub("\\%-", "-"):gsub("\\&", "")
          :gsub("\\e", "\\"))
end

-- Its displays in order: {mark, text}; mark is nil if there is none.
local function displays(page)
  local list, mark, lines = {}, nil, nil
  for line in page:gmatch("([^\n]*)\n") do
    if line:find("^%.Bd") then
      lines = {}
    elseif line:find("^%.Ed") then
      list[#list + 1] = {mark = mark, text = unroff(table.concat(lines, "\n") .. "\n")}
      lines = nil
    elseif lines then
      lines[#lines + 1] = line
    end
    if not lines then mark = line:match('^%.\\" (%l+: .*)$') end
  end
  return list
end

-- ---- What is typed -----------------------------------------------------------------------------

local act = {}

function act.file(name, text)
  os.execute(("mkdir -p $(dirname %s/%s)"):format(place, name))
  write(place .. "/" .. name, text)
end

function act.text() end
act.script = act.text

function act.fixture(path, text)
  report(read(path) == text, "it shows " .. path, text)
end

function act.put(what, text)
  local name, where, wanted = what:match('^(%S+) (%l+) "(.*)"$')
  local lines = {}
  for line in read(place .. "/" .. name):gmatch("([^\n]*)\n") do
    local here = line == wanted and text:gsub("\n$", "")
    lines[#lines + 1] = here and where == "before" and here or nil
    lines[#lines + 1] = line
    lines[#lines + 1] = here and where == "after" and here or nil
    wanted = not here and wanted
  end
  report(not wanted, ("the line %s is there to be found"):format(what), what)
  write(place .. "/" .. name, table.concat(lines, "\n") .. "\n")
end

-- Each command of a display, which may continue after lines that end in a bar or a backslash or
-- within double quotes, and its expected output.
local function commands(text)
  local list, goes_on = {}, false
  for line in text:gmatch("([^\n]*)\n") do
    local command = line:match("^%$ (.*)$")
    local last = list[#list]
    if command then
      list[#list + 1] = {line = command, output = ""}
    elseif goes_on then
      last.line = last.line .. "\n" .. line
    else
      last.output = last.output .. line .. "\n"
    end
    local open = list[#list] and select(2, list[#list].line:gsub('"', "")) % 2 == 1
    goes_on = (command or goes_on) and (open or line:find("[|\\]$"))
  end
  return list
end

-- The words of a text as a pattern; `...` matches any words.
local function pattern(text)
  local words = {}
  for word in text:gmatch("%S+") do
    words[#words + 1] = word == "..." and ".-" or word:gsub("%p", "%%%0") .. " "
  end
  return "^" .. table.concat(words) .. "$"
end

local function words(text)
  return (text:gsub("%s+", " "):gsub("^ ", ""):gsub("([^ ])$", "%1 "))
end

function act.run(status, text)
  local list = commands(text)
  for i, command in ipairs(list) do
    local output, got = run(command.line)
    local wanted = i == #list and tonumber(status) or 0
    report(got == wanted and words(output):find(pattern(command.output)),
           command.line:gsub("%s*\\?\n%s*", " "),
           ("%s\nexit status %d"):format(output, got))
  end
end

-- ---- What else a page comes to -----------------------------------------------------------------

local also = {}

also["reeve-scripting(7)"] = function()
  local _, status = run("jq -e . .luarc.json >/dev/null")
  report(status == 0, "the settings of the language server are JSON",
         read(place .. "/.luarc.json"))
  local code = assert(load(read(place .. "/my-rule.lua")))()
  report(code.options.bonus and code.hooks.may_deploy and code.hooks.feature_completed,
         "the script becomes what the page says", read(place .. "/my-rule.lua"))
  local rendered = assert(io.popen("mandoc -O width=80 " .. PAGE)):read("a")
  local first = rendered:gsub("\n   A box with a choice.*", "")
  for text, most in pairs {[first] = 190, [rendered] = 400} do
    local count = select(2, text:gsub("\n", ""))
    report(count <= most, "it is short enough", count .. " lines, not " .. most)
  end
end

-- ---- All ---------------------------------------------------------------------------------------

-- ssh HOST -- COMMAND, as GNU parallel calls it. It sets SHELL, as any machine does at login; CI
-- does not, and then the remote side of GNU parallel does nothing, without a message.
write(place .. "/.ssh", '#!/bin/sh\nshift 2\nexport SHELL=/bin/sh\nexec sh -c "$*"\n')
os.execute("chmod +x " .. place .. "/.ssh")

local prefix = os.getenv "PREFIX"
if prefix then os.execute(("ln -s '%s' %s/.local"):format(prefix, place)) end

local list = displays(read(PAGE))
for i, display in ipairs(list) do
  local kind, what = (display.mark or ""):match("^(%l+): (.*)$")
  if act[kind] then
    act[kind](what, display.text)
  else
    report(false, ("display %d is tested"):format(i), display.text)
  end
end
report(#list >= 7, "it shows something", #list .. " displays")
if also[NAME] then also[NAME]() end
os.execute("rm -r " .. place)
os.exit(not failed)

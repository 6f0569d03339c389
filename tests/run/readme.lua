-- readme.lua: runs the commands, records and positions of README.md and SECURITY.md. The lines of
-- a block of text must occur, in order, in the output of the command above it. `reeve` on the
-- PATH stands for build/reeve. Prints ok/not ok lines for tests/run/run.lua.

local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

local function ok(passed, name, why)
  print((passed and "ok " or "not ok ") .. name)
  if not passed and why then
    print("  " .. why:gsub("\n", "\n  "))
  end
end

-- A picture, or a page with one.
local function is_picture(path)
  local file = io.open(path)
  local head = file and file:read("a") or ""
  if file then file:close() end
  return head:find("<svg ", 1, true) ~= nil
end

-- Runs a command in a scratch directory from which the project's files are visible; returns its
-- output and status.
local function run(command)
  local pipe = assert(io.popen("{ " .. command .. "\n} 2>&1", "r"))
  local output = pipe:read("a")
  local _, _, status = pipe:close()
  return output, status
end

-- The text of both pages; what must be in README.md is looked for there.
local readme = read("README.md") .. read("SECURITY.md")
local scratch = os.getenv("T") or io.popen("mktemp -d"):read("l")
local shown, last = 0, ""

-- The rest of a text after a line of it, or nil if there is no such line.
local function behind(text, line)
  local _, at = ("\n" .. text):find("\n" .. line .. "\n", 1, true)
  return at and text:sub(at - 1)
end

local function check_excerpt(lines)
  local rest = last
  for _, line in ipairs(lines) do
    rest = rest and behind(rest, line)
  end
  ok(rest, "README: what is printed, from " .. lines[1], last)
end

local excerpt
for line in readme:gmatch("[^\n]+") do
  if line == "```text" then
    excerpt = {}
  elseif excerpt and line == "```" then
    check_excerpt(excerpt)
    excerpt = nil
  elseif excerpt then
    excerpt[#excerpt + 1] = line
  end
  local command = line:match("^    %$? ?(build/reeve .-)%s*$")
  if command then
    command = command:gsub("build/reeve", "reeve"):gsub("%f[%w]game%.yaml", scratch .. "/game.yaml")
      :gsub("%f[%w][%l-]+%.schema%.json", scratch .. "/%0")
    local picture = command:match("%-%-svg (%S+)") or command:match("%-%-html (%S+)")
    local drawn = picture and scratch .. "/" .. picture
    command = picture and command:gsub("(%-%-%a+ )" .. picture:gsub("%p", "%%%0"), function(option)
      return option .. drawn
    end) or command
    local output, status = run(command)
    last = output
    -- Some of the commands show a verdict against the record.
    local ran = (status == 0 or status == 1) and not output:find("reeve: [^\n]*: not found")
      and (drawn and is_picture(drawn) or output ~= "" or command:find(">", 1, true))
    ok(ran, "README: " .. line:match("build/reeve [^#]*"), output)
    shown = shown + 1
  end
end
ok(shown >= 10, "README shows commands")

-- The records and positions shown must be legal.
for record in readme:gmatch("```yaml\n(.-)```") do
  local file = assert(io.open(scratch .. "/readme.yaml", "w"))
  file:write(record)
  file:close()
  local output, status = run("reeve check " .. scratch .. "/readme.yaml")
  ok(status == 0, "README's " .. record:match("rules: (%S+)") .. " is as it may be", output)
end

-- The picture is that of the position shown below it.
local drawn = run("reeve show --svg - fixtures/carcassonne/photograph.yaml")
ok(drawn == read("fixtures/carcassonne/photograph.svg"), "README's picture is what reeve draws")
local first = readme:match("```yaml\n(.-)```")
local file = assert(io.open(scratch .. "/first.yaml", "w"))
file:write(first)
file:close()
local function plain(path)
  local output = run("reeve fmt " .. path .. " | sed 's/ *#.*//; /^about/d; /^$/d'")
  return output
end
ok(plain(scratch .. "/first.yaml") == plain("fixtures/carcassonne/photograph.yaml"),
   "README's first position is the one in the picture")

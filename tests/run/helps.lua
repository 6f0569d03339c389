-- helps.lua: what a help says to type is not refused where it is typed. In a random game of each of
-- these boxes a value of an action is damaged, and each value that the help suggests is put in its
-- place. Run from the top of the checkout:
--
--     lua5.4 tests/run/helps.lua REEVE [SEED]

local bin, seed = arg[1], arg[2] or "7"
local ENOUGH = 50 -- values, or the test has lost what it looks for
local RULES = {
  "dragon", "abbey", "count", "phantom+tower", "flier", "gold", "circles", "messages", "mage",
  "hills", "king", "labyrinth", "festival", "abbey+count+dragon",
}
local WRONG = {"'-9,-9'", "farmer@0,0", "W:knight@9,9"}

local function run(command)
  local f = assert(io.popen(command))
  local text = f:read("a")
  f:close()
  return text
end
local function write(path, text)
  local f = assert(io.open(path, "w"))
  f:write(text)
  f:close()
end
local dir = run("mktemp -d"):gsub("%s+$", "")
local path, tried, refused = dir .. "/g.yaml", 0, 0
local function judge(head, line)
  write(path, head .. line)
  return run(("%s check -q %s 2>&1"):format(bin, path))
end
for _, rules in ipairs(RULES) do
  local list = rules:gsub("%+", ", ")
  write(path, ("reeve: 1\nrules: [%s]\nplayers: {W: White, B: Black}\nmoves: []\n"):format(list))
  local game = run(("%s sim --seed %s %s"):format(bin, seed, path))
  local lines, done = {}, {}
  for line in game:gmatch("[^\n]*\n") do lines[#lines + 1] = line end
  for i, line in ipairs(lines) do
    local key, value = line:match("^  ([a-z_]+): (.+)\n")
    if key and (done[key] or 0) < 2 and not value:find("^[%[{]") then
      done[key] = (done[key] or 0) + 1
      local head = table.concat(lines, "", 1, i - 1)
      for _, wrong in ipairs(WRONG) do
        local said = judge(head, ("  %s: %s\n"):format(key, wrong))
        local help = said:match("help: Type (`" .. key .. ": .-)\n")
        for typed in (help or ""):gmatch("`(" .. key .. ": [^`]+)`") do
          tried = tried + 1
          local again = judge(head, "  " .. typed .. "\n")
          if again:find("%f[%w]illegal:") or again:find("unreadable:") then
            refused = refused + 1
            print(("  %s: `%s` for `%s`: %s"):format(rules, typed, wrong, again:match("[^\n]+")))
          end
        end
      end
    end
  end
end
os.execute("rm -r " .. dir)
local fine = refused == 0 and tried >= ENOUGH
print((fine and "ok" or "not ok") .. " what a help says to type is not refused there")
if not fine then print(("  %d values tried, %d refused"):format(tried, refused)) end
os.exit(fine)

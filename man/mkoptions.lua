-- mkoptions.lua PAGE REEVE: prints the page of a command, such as man/reeve-check.1, with the
-- options that `REEVE COMMAND --help` lists. Those that the page explains itself, above the mark,
-- are left out, and so are those of all commands, which reeve(1) explains. `make man` runs it;
-- man.lua compares.

local page, reeve = assert(arg[1]), arg[2] or "reeve"
local COMMON = {rules = true, color = true, version = true, help = true}
local MARKED = '^(.-\n%.\\" options:[^\n]*\n).-(%.\\" end of the options\n.*)$'
local file <close> = assert(io.open(page))
local whole = file:read("a")
local head, rest = whole:match(MARKED)
if not head then head, rest = whole, "" end

local pipe = assert(io.popen(reeve .. " " .. page:match("reeve%-(%l+)%.1$") .. " --help"))
local help = pipe:read("a")
assert(pipe:close())

-- The text of an option begins in this column, in its line or in the next.
local COLUMN = "\n" .. (" "):rep(26)
io.write(head)
for option in help:match("\noptions:\n(.-\n)\n"):gsub(COLUMN, " "):gmatch("[^\n]+") do
  local short, name, value, text = option:match("^  (%-?%a?),? ?%-%-(%l+) ?(%S*)%s+(.*)$")
  local here = head:find("\n%.It Fl %-" .. name .. "%f[%s]")
  if not COMMON[name] and not here and text ~= "print text" then
    io.write(".It Fl ", short ~= "" and short:sub(2) .. " , Fl " or "", "-", name,
             value ~= "" and " Ar " .. value or "", "\n")
    io.write((text:gsub("^%l", string.upper):gsub("%-%-", "\\-\\-")), ".\n")
  end
end
io.write(rest)

-- mkfields.lua PAGE.5 > NEW.5: prints the page of rulesets with new lists of keys, made from the
-- tables of the engine, between the lines `.\" fields: NAME` and `.\" end`.

package.path = (arg[0]:match("^.*/") or "") .. "?.lua;" .. package.path
local def = require "def"
local mdoc = require "mdoc"

-- Writes text; `x` is literal input of the reader.
local function put_text(text)
  for line in (text .. "\n"):gsub(" *(`[^`]*`)(%p?) *", function(quoted, point)
    return ("\n.Ql %s%s\n"):format(quoted:sub(2, -2), point ~= "" and " " .. point or "")
  end):gmatch("([^\n]*)\n") do
    if line:find("^%.Ql ") then
      io.write(line, "\n")
    elseif line ~= "" then
      mdoc.put_text(line)
    end
  end
end

local lists = {}

function lists.most()
  local most = def.read_text("engine/reeve_rules.h"):match("#define RV_MAX_FIGURES (%d+)")
  io.write("With the plain one a game has at most ", most, " sorts.\n")
end

function lists.numbers()
  for _, row in ipairs(def.options("amount")) do
    local n, text = row[2]:match('^(%d+) "(.*)"$')
    io.write(".It Cm ", row[1], " : No ", n, "\n")
    put_text(text:gsub("^%l", string.upper) .. ".")
  end
end

function lists.citations()
  for _, row in ipairs(def.columns("engine/base/cites.tsv engine/games/*/cites.tsv")) do
    io.write(".It Cm ", row[1], "\n")
    put_text(row[2]:gsub("^%l", string.upper) .. ".")
  end
end

local function main(path)
  local name
  for line in io.lines(path) do
    if line == '.\\" end' then name = nil end
    if not name then io.write(line, "\n") end
    name = name or line:match('^%.\\" fields: (%l+)$')
    if name and line:find("fields:", 1, true) then lists[name]() end
  end
end

main(arg[1])

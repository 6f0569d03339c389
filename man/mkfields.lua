-- mkfields.lua PAGE.5 > NEW.5: prints the page of rulesets with new lists of keys, made from the
-- tables of the engine, between the lines `.\" fields: NAME` and `.\" end`.

package.path = (arg[0]:match("^.*/") or "") .. "?.lua;" .. package.path
local def = require "def"
local mdoc = require "mdoc"

-- The form of the value of a key, by the type of its row.
local VALUES = {
  NAME = "Ar word", LETTER = "Ar x", TRUTH = "Cm true | false", NUMBER = "Ar n", RULE = "Ar id",
  OPTION = "Ar condition", OUTLINE = "Ar text",
}

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

local function rows_of(thing)
  local rows = {}
  for _, row in ipairs(def.rows("engine/ruleset/field.def")) do
    if row.macro:find(thing) then rows[#rows + 1] = row end
  end
  return rows
end

function lists.kinds()
  for _, row in ipairs(rows_of("^RV_KIND")) do
    local list = row.macro == "RV_KIND_LIST"
    io.write(".It Cm ", row[1], " : ", list and "Bq Ar n , No ..." or VALUES[row[2]], "\n")
    put_text(list and row[3] or row[4])
    if not list and row[2] == "NUMBER" then
      put_text(("0 to %s; the default is 0."):format(row[3]))
    end
  end
end

function lists.figures()
  for _, row in ipairs(rows_of("^RV_FIGURE")) do
    local sort = row.macro:match("^RV_FIGURE_?(%u*)$")
    local values = {WORDS = "Ar word | Bq Ar one , several", NUMBER = "Ar n",
                    KINDS = "Ar kind | Bq Ar kind , No ...", OPTION = "Ar condition",
                    RULE = "Ar id"}
    io.write(".It Cm ", row[1], " : ", values[sort] or values[row[2]] or "Ar text", "\n")
    put_text(row[#row])
    if sort == "NUMBER" then
      local default = row[1] == "size" and 100 or 1
      put_text(("%s to %s; the default is %s."):format(row[2], row[3], default))
    end
  end
end

function lists.most()
  local most = def.read_text("engine/reeve_rules.h"):match("#define RV_MAX_FIGURES (%d+)")
  io.write("With the plain one a game has at most ", most, " sorts.\n")
end

function lists.numbers()
  for _, row in ipairs(def.rows("engine/games/games.def", {RV_AMOUNT = true})) do
    io.write(".It Cm ", row[2], " : No ", row[3], "\n")
    put_text(row[4]:gsub("^%l", string.upper) .. ".")
  end
end

function lists.citations()
  for _, row in ipairs(def.rows("engine/base/cite.def", {RV_CITE = true})) do
    io.write(".It Cm ", row[2], "\n")
    put_text(row[3]:gsub("^%l", string.upper) .. ".")
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

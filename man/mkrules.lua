-- mkrules.lua RULES.yaml > reeve-rules.7: prints the rules of a ledger as a man page, with the
-- options of the ruleset.yaml in the same directory and the diagnostics: codes.tsv in engine/base
-- and in the folders of games.
-- Only the page of MAIN has the diagnostics; the pages of other rulesets, reeve-rules-NAME.7, refer
-- to it. Run it from the top of the checkout.
--
-- The files must have a fixed layout: in rules.yaml two spaces for each level, one value on a line,
-- lists in brackets and maps in braces on one line, long texts folded (`>-`). Any other line is an
-- error, so that no rule is left out unnoticed.

package.path = "man/?.lua;" .. package.path
local def, mdoc = require("def"), require("mdoc")
local complain, escape, argument, put_text = def.complain, mdoc.escape, mdoc.argument, mdoc.put_text

local DATE = "November 21, 2026"
local MAIN = "castle"

local HEAD = [[
.\" Made by man/mkrules.lua from %s, the ruleset beside it, and engine/*.def.
.\" Change those, then:  lua5.4 man/mkrules.lua %s >man/%s.7
.Dd %s
.Dt %s 7
.Os
.Sh NAME
.Nm %s
.Nd %s
.Sh DESCRIPTION
Every verdict of
.Xr reeve 1
names the rule that decided it.
This page lists the %d rules of
.Em %s
by number;
then the options of the ruleset, %sand the sources.
.Ql reeve explain %s
prints a rule, and
.Ql reeve rules %s
prints the titles of the rules.
.Pp
Some rules have more authority than others.
The last lines of each entry give the standing of the rule and its source:
.Bl -tag -width clarification
.It Sy official
printed in the rules.
.It Sy clarification
an answer of the publisher or the designer.
.It Sy community
an agreement of players where the printed rules are incomplete.
.It Sy edition
printed, but different in different editions.
.It Sy house
a house rule, which applies only if the table chooses it.
.It Sy implied
not printed, but it follows from printed rules.
.It Sy silent
no source decides the question; reeve had to choose.
.It Sy unverified
reported in forums only; reeve does not apply it.
.El
.Pp
%sTo settle an argument, look at the standing first:
an official rule was printed; for a silent rule, your table may choose differently.
If reeve supports both choices, the rule names the option, and
.Sx OPTIONS
lists all options.
]]

-- For a ruleset that extends another.
local BASE = [[
If these rules do not decide a question, the rules of
.Em %s
apply; they are listed in
.Xr %s 7 .
%s.Pp
]]

-- For a ruleset of another game.
local OTHER = [[
The diagnostics of
.Xr reeve 1
are listed in
.Xr reeve-rules 7
with the rule numbers of The Castle;
in a game of
.Em %s
they have the rule numbers of this page.
.Pp
]]

local DIAGNOSTICS = [[
.Sh DIAGNOSTICS
Every diagnostic of
.Xr reeve 1
has a code that does not change between versions.
This list explains each code and what would be right,
and gives its rule in brackets.
The message itself says what is wrong in your file, and where;
.Ql reeve explain path-cut
prints one entry.
]]

local TAIL = [[
.Sh SEE ALSO
.Xr reeve 1 ,
.Xr reeve-record 5 ,
.Xr reeve-ruleset 5%s
]]

-- ---- Reading -----------------------------------------------------------------------------------

-- A plain or single-quoted word; nil for any other text.
local function word(text)
  local quoted = text:match("^'(.*)'$")
  if quoted and not quoted:gsub("''", ""):find("'") then return (quoted:gsub("''", "'")) end
  if text ~= "" and not text:find("^[%[%]{}'\"|>&*!%%@`#,?-]") and not text:find(": ")
     and not text:find(" #") then
    return text
  end
end

-- The parts of a text between commas that no quotes, brackets or braces enclose; nil for any other.
local function split(text)
  local out, depth, from, quoted = {}, 0, 1, false
  for at = 1, #text + 1 do
    local char = text:sub(at, at)
    local opens = text:sub(1, at - 1):find("[%[{,:]%s*$") or at == 1
    if char == "'" and (quoted or opens) then quoted = not quoted end
    if not quoted and (char == "" or char == "," and depth == 0) then
      out[#out + 1] = text:sub(from, at - 1):match("^%s*(.-)%s*$")
      from = at + 1
    elseif not quoted then
      depth = depth + (char:find("[%[{]") and 1 or char:find("[%]}]") and -1 or 0)
    end
  end
  return depth == 0 and not quoted and out or nil
end

local flow

-- "[a, 'b, c']" as a list; nil if the text is not a list of words.
local function list(text)
  local inside = text:match("^%[(.*)%]$")
  local items = inside and split(inside)
  for i, item in ipairs(items or {}) do
    items[i] = word(item)
    if not items[i] then return nil end
  end
  return items
end

-- "{a: b, c: [d, e]}" as a map; nil if the text is not a map.
local function map(text)
  local inside = text:match("^{%s*(.-)%s*}$")
  local items, out = inside and split(inside), {}
  if inside == "" then return out end
  for _, item in ipairs(items or {}) do
    local key, rest = item:match("^([%w_.-]+):%s+(.+)$")
    local read = key and flow(rest)
    if not read or out[key] then return nil end
    out[#out + 1], out[key] = key, read
  end
  return items and out
end

function flow(text)
  return map(text) or list(text) or word(text)
end

-- The tree of the file: maps as {keys in order, [key] = value}, values as texts or lists.
local function read(path)
  local root, number = {}, 0
  local open = {[0] = root} -- the map that is being filled, by indentation
  local folded -- {map, key, indentation, lines}
  local function close_folded()
    if folded then folded.map[folded.key] = table.concat(folded.lines, " ") end
    folded = nil
  end
  local function put(to, key, what)
    if to[key] then complain(path, number, key .. " is a duplicate") end
    to[#to + 1], to[key] = key, what
  end
  for line in io.lines(path) do
    number = number + 1
    local indent, text = line:match("^( *)(.-)%s*$")
    indent = #indent
    if folded and text ~= "" and indent > folded.indent then
      table.insert(folded.lines, text)
    elseif text ~= "" and not text:find("^#") then
      close_folded()
      local key, said = text:match("^([%w_.-]+):%s*(.*)$")
      local to = open[indent]
      if not key or not to then complain(path, number, "not as rules.yaml is laid out") end
      for deeper in pairs(open) do
        if deeper > indent then open[deeper] = nil end
      end
      if said == "" then
        open[indent + 2] = {}
        put(to, key, open[indent + 2])
      elseif said == ">-" then
        put(to, key, "")
        folded = {map = to, key = key, indent = indent, lines = {}}
      else
        local what = flow(said)
        if not what then complain(path, number, "neither a word, a list nor a map: " .. said) end
        put(to, key, what)
      end
    end
  end
  close_folded()
  return root
end

-- Reads a ruleset.yaml: its name and title, the ruleset that it extends, or nil; the keys of each
-- option, in order and by name, including the options of the extended ruleset; the rule of each
-- diagnostic code.
local function read_ruleset(path)
  local rs = {options = {}, cites = {}}
  local block, option
  for line in io.lines(path) do
    local indent, key, text = line:match("^( *)([%w_-]+):%s*(.-)%s*$")
    if key and indent == "" then
      block = key
      if key == "extends" then
        rs.base = read_ruleset(path:gsub("[^/]*(/[^/]*)$", text .. "%1"))
        rs.options = rs.base.options
      elseif key == "name" or key == "title" then
        rs[key] = word(text)
      end
    elseif key and block == "cites" then
      rs.cites[key] = text
    elseif key and block == "options" and #indent == 2 then
      option = rs.options[key] or {name = key}
      if not rs.options[key] then rs.options[#rs.options + 1] = option end
      rs.options[key] = option
      for _, field in ipairs(map(text) or {}) do option[field] = map(text)[field] end
    elseif key and block == "options" then
      local several = key == "range" or key == "values"
      option[key] = several and list(text) or word(text)
    end
  end
  return rs
end

-- The words for the names in braces in texts of the engine; a ruleset may replace them.
local function read_words()
  local words = {}
  for _, row in ipairs(def.columns("engine/ruleset/words.tsv")) do
    words[row[1]], words[row[1] .. "s"] = row[2], row[2] .. "s"
  end
  for _, row in ipairs(def.columns("engine/ruleset/examples.tsv")) do words[row[1]] = row[2] end
  for _, row in ipairs(def.options("amount")) do words[row[1]] = row[2]:match("%d+") end
  return words
end

-- ---- Writing -----------------------------------------------------------------------------------

local function joined(value, between)
  return type(value) == "table" and table.concat(value, between or ", ") or value
end

local function put_part(heading, value)
  if not value then return end
  io.write(".Pp\n")
  put_text(("%s: %s"):format(heading, value))
end

-- "official (S0 Voorbereiding; RGG); option: wall_pickup; see C-12."
local function put_standing(rule)
  local parts = {("%s (%s)"):format(rule.standing, joined(rule.source, "; "))}
  if rule.edition and rule.edition ~= "all" then parts[#parts + 1] = "edition: " .. rule.edition end
  if rule.options then parts[#parts + 1] = "option: " .. joined(rule.options) end
  if rule.see then parts[#parts + 1] = "see " .. joined(rule.see) end
  io.write(".Pp\n.Em Standing :\n")
  for i, part in ipairs(parts) do put_text(part .. (i < #parts and ";" or ".")) end
end

local function put_rule(id, rule)
  io.write(".It Sy ", id, "\n.Sy ", argument(rule.title), "\n.Pp\n")
  put_text(rule.text)
  put_part("Example", rule.example)
  put_part("Note", rule.note)
  put_part("Not for reeve to judge", rule.untestable and rule.untestable .. ".")
  put_standing(rule)
end

local function put_section(rules, key, heading)
  io.write(".Sh ", argument(heading:upper()), "\n.Bl -tag -width C-100\n")
  for _, id in ipairs(rules) do
    if rules[id].section == key then put_rule(id, rules[id]) end
  end
  io.write(".El\n")
end

-- The rules that each option changes, by option.
local function rules_of_options(rules)
  local by_option = {}
  for _, id in ipairs(rules) do
    for _, option in ipairs(rules[id].options or {}) do
      by_option[option] = by_option[option] or {}
      table.insert(by_option[option], id)
    end
  end
  return by_option
end

local function put_options(rules, options)
  local by_option, values = rules_of_options(rules), {}
  if #options == 0 then return io.write(".Sh OPTIONS\nThis ruleset has no options.\n") end
  for _, sort in ipairs({"option", "rows", "number"}) do
    for _, row in ipairs(def.options(sort)) do
      values[row[1]] = {}
      for value in row[2]:gmatch(sort ~= "number" and "[^, ]+" or "^$") do
        table.insert(values[row[1]], value)
      end
    end
  end
  io.write(".Sh OPTIONS\nThese are the choices of a table; the default value is listed first:\n",
           ".Bl -tag -width Ds\n")
  for _, option in ipairs(options) do
    local words = {option.default, option.range and table.concat(option.range, " to ")}
    for _, value in ipairs(option.values or values[option.name]) do
      if value ~= option.default then words[#words + 1] = value end
    end
    io.write(".It Cm ", option.name, " : ", table.concat(words, " | "), "\n")
    put_text(option.help:gsub("^%l", string.upper) .. ".")
    put_text(("(%s)"):format(joined(by_option[option.name] or {option.rule})))
  end
  io.write(".El\n")
end

local SEVERITIES = {
  "ILLEGAL", "WRONG", "AMBIGUOUS", "INCONSISTENT", "UNREADABLE", "NOTE",
  ILLEGAL = "a turn breaks a rule.",
  WRONG = "a score noted at the table differs from the score by the rules.",
  AMBIGUOUS = "the record does not give an order of scoring that matters.",
  INCONSISTENT = "a position cannot exist.",
  UNREADABLE = "the document could not be understood.",
  NOTE = "useful information that is not an error.",
}

-- What a code means, and what would have been right.
local function put_diagnostic(row, cites, words)
  local code, severity, status, _, meaning, _, right = table.unpack(row)
  right = right:gsub("{([%l_]+)}", words)
  io.write(".It Cm ", code, "\n")
  put_text((meaning:gsub("{([%l_]+)}", words)))
  if right ~= "" then
    io.write(".br\n")
    put_text("Right: " .. right)
  end
  if cites[code] then put_text(("(%s)"):format(cites[code])) end
  if severity == "UNREADABLE" and status == "LIMIT_HIT" then
    put_text("Exit status 5.")
  elseif status == "SCRIPT_FAILED" then
    put_text("Exit status 4.")
  end
end

local function put_diagnostics(cites)
  local rows, words = def.columns("engine/base/codes.tsv engine/games/*/codes.tsv"), read_words()
  io.write(DIAGNOSTICS)
  for _, severity in ipairs(SEVERITIES) do
    io.write(".Ss ", severity:sub(1, 1), severity:sub(2):lower(), "\n")
    put_text(SEVERITIES[severity]:gsub("^%l", string.upper))
    io.write(".Bl -tag -width Ds\n")
    for _, row in ipairs(rows) do
      if row[2] == severity then put_diagnostic(row, cites, words) end
    end
    io.write(".El\n")
  end
end

local function put_sources(sources)
  io.write(".Sh SOURCES\n.Bl -tag -width NONE\n")
  for _, key in ipairs(sources) do
    io.write(".It Sy ", key, "\n")
    put_text(sources[key])
  end
  io.write(".El\n")
end

-- The page of a ruleset.
local function page_of(rs)
  return rs.name == MAIN and "reeve-rules" or "reeve-rules-" .. rs.name
end

-- The references of a page other than the main page to other pages.
local function elsewhere(ledger, rs)
  local other = rs.name == MAIN and "" or OTHER:format(escape(ledger.title))
  if not rs.base then return other end
  local main = rs.base.name == MAIN
  return BASE:format(escape(rs.base.title), page_of(rs.base),
                     main and "It also has the diagnostics.\n" or "") .. (main and "" or other)
end

local function put_head(path, ledger, rs)
  local page, main = page_of(rs), rs.name == MAIN
  io.write(HEAD:format(path, path, page, DATE, page:upper(), page,
                       main and "the rules by which reeve decides, with their numbers"
                         or "the rules of " .. escape(ledger.title) .. ", with their numbers",
                       #ledger.rules, escape(ledger.title),
                       main and "the diagnostics that reeve gives, " or "",
                       ledger.rules[45] or ledger.rules[1], rs.name, elsewhere(ledger, rs)))
end

-- The main page refers to the pages of all other ledgers; each of these to the page of its base.
local function see_also(path, rs)
  local refs = {}
  if rs.name ~= MAIN then return {" ,\n.Xr ", page_of(rs.base or {name = MAIN}), " 7"} end
  local folder, file = path:match("^(.-)[^/]*(/[^/]*)$")
  local ledgers = io.popen(("ls -- %s*%s"):format(def.quote(folder), def.quote(file)))
  for other in ledgers:lines() do
    local name = other:match("([^/]*)/[^/]*$")
    refs[#refs + 1] = name ~= MAIN and " ,\n.Xr " .. page_of({name = name}) .. " 7" or ""
  end
  ledgers:close()
  return refs
end

local function main(path)
  if not path then
    io.stderr:write("usage: lua5.4 mkrules.lua RULES.yaml\n")
    os.exit(2)
  end
  local ledger = read(path)
  for _, key in ipairs {"title", "sources", "sections", "rules"} do
    if not ledger[key] then complain(path, 1, "it has no " .. key) end
  end
  local rules = ledger.rules
  for _, id in ipairs(rules) do
    local rule = rules[id]
    if not ledger.sections[rule.section] then
      io.stderr:write(("%s: the section of %s does not exist\n"):format(path, id))
      os.exit(1)
    end
    if type(rule.options) == "string" then rule.options = {rule.options} end
  end
  local rs = read_ruleset((path:gsub("[^/]*$", "ruleset.yaml")))
  put_head(path, ledger, rs)
  for _, key in ipairs(ledger.sections) do put_section(rules, key, ledger.sections[key]) end
  put_options(rules, rs.options)
  if rs.name == MAIN then put_diagnostics(rs.cites) end
  put_sources(ledger.sources)
  io.write(TAIL:format(table.concat(see_also(path, rs))))
end

main(arg[1])

-- man.lua: checks that the man pages describe the program. Run from the top of the checkout with
-- the reeve under test on the PATH, by run.lua or by hand. A marked display in a page is an example
-- that must be right:
--
--     .\" example: NAME     a document that `reeve check` calls legal
--     .\" ruleset: NAME     the ruleset.yaml of a ruleset NAME
--     .\" script: NAME      the house rule NAME.lua
--
-- and so must every command line among the EXAMPLES of the pages of commands.

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

-- The output of a shell command, errors included, and whether it succeeded.
local function run(command)
  local pipe = assert(io.popen("{ " .. command .. "\n} </dev/null 2>&1"))
  local text = pipe:read("a")
  return text, pipe:close()
end

-- ---- Reporting ---------------------------------------------------------------------------------

-- Prints whether `bad` is empty, and its elements.
local function report(bad, name, what)
  print((#bad == 0 and "ok " or "not ok ") .. name)
  if #bad > 0 then print("  " .. what .. ": " .. table.concat(bad, " ")) end
end

local function report_output(fine, name, text)
  print((fine and "ok " or "not ok ") .. name)
  if not fine then print((text:gsub("[^\n]+", "  %0"))) end
end

-- ---- Pages -------------------------------------------------------------------------------------

local function unroff(text)
  return (text:gsub("\\%(aq", "'"):gsub("\\%(ga", "`"):gsub("\\%-", "-"):gsub("\\&", "")
          :gsub("\\e", "\\"))
end

-- The section of a page with this heading, its macros as they are.
local function section(page, heading)
  local start = "\n%.Sh " .. heading .. "\n"
  return page:match(start .. "(.-\n)%.Sh ") or page:match(start .. "(.*)$") or ""
end

-- The words that a macro marks in the tags of the lists of a text: `.It Cm n : Ar kind , Cm e`
-- gives n and e, `.It Fl q , -quiet` gives q and -quiet.
local function tags(text, macro)
  local set = {}
  for line in text:gmatch("%.It ([^\n]+)") do
    if macro == "Fl" then line = line:gsub(" , ", " Fl ") end
    for word in line:gmatch("%f[%w]" .. macro .. " (%S+)") do set[word] = true end
  end
  return set
end

-- All words that it marks anywhere: `.Cm file , document` gives both.
local function words(text)
  local set = {}
  for line in text:gmatch("%f[%w]Cm ([^\n]+)") do
    for word in line:gmatch("[%w_-]+") do set[word] = true end
  end
  return set
end

local function missing(wanted, has)
  local bad = {}
  for _, word in ipairs(wanted) do
    if not has[word] then bad[#bad + 1] = word end
  end
  return bad
end

-- ---- What the sources have ---------------------------------------------------------------------

-- All captures of a pattern, each once, in order; and those in a file.
local function captures(text, pattern)
  local list, seen = {}, {}
  for word in text:gmatch(pattern) do
    if not seen[word] then list[#list + 1] = word end
    seen[word] = true
  end
  return list
end

local function all(path, pattern) return captures(read(path), pattern) end

-- The keys that the maps of a ruleset may have, by the name of the map.
local function field_tables()
  local tables = {}
  for map, key in ("\n" .. read("engine/ruleset/fields.tsv")):gmatch("\n([%l_]+)\t([%l_]+)") do
    tables[map] = tables[map] or {}
    table.insert(tables[map], key)
  end
  return tables
end

-- ---- Tests -------------------------------------------------------------------------------------

-- The page of a ledger is that of its ruleset; that of The Castle is the main page.
local function test_rules_page(ledger)
  local name = ledger == "castle" and "reeve-rules" or "reeve-rules-" .. ledger
  local text, fine = run(("lua5.4 man/mkrules.lua rulesets/%s/rules.yaml"):format(ledger))
  local page = io.open(("man/%s.7"):format(name), "rb")
  report_output(fine and page and text == page:read("a"),
                name .. "(7) is what man/mkrules.lua makes of the rules (make man)",
                not fine and text or page and "it differs" or "there is no such page")
  if page then page:close() end
end

local function test_rules_pages()
  local ledgers, n = run("ls rulesets/*/rules.yaml"), 0
  for ledger in ledgers:gmatch("rulesets/([^/\n]+)/rules.yaml\n") do
    test_rules_page(ledger)
    n = n + 1
  end
  report(n > 0 and {} or {"rules.yaml"}, "there are ledgers", "none")
  local text = read("man/reeve-rules.7")
  local codes = captures(run("cut -f 1 engine/base/codes.tsv engine/games/*/codes.tsv"), "%S+")
  report(missing(codes, tags(text, "Cm")),
         "reeve-rules(7) has every diagnostic code", "missing")
  report(missing({"{"}, {["{"] = not text:find("{%l")}),
         "reeve-rules(7) has no word left to be filled in", "some")
end

local TEXTS = "engine/core/hooks.txt engine/games/*/hooks.txt"

-- "game:option", "player:name" … of hooks.txt.
local function methods() return captures("\n" .. run("cat " .. TEXTS), "\n(%l+:[%l_]+)%(") end

local HOOKS = "engine/core/hooks.tsv engine/games/*/hooks.tsv"

local function named_hooks() return captures(run("cut -f 1 " .. HOOKS), "%S+") end

local function test_hooks_page()
  local text, fine = run("lua5.4 man/mkhooks.lua page")
  report_output(fine and text == read("man/reeve-hooks.7"),
                "reeve-hooks(7) is what man/mkhooks.lua makes of the hook table (make man)",
                fine and "it differs" or text)
  local hooks, has = named_hooks(), tags(text, "Fn")
  report(missing(hooks, has), "reeve-hooks(7) has every hook", "missing")
  report(missing(methods(), has), "reeve-hooks(7) has every method and effect", "missing")
  local fields = all("engine/core/hooks.txt", "\nfield ([%l_]+):")
  report(missing(fields, tags(text, "Li")), "reeve-hooks(7) has every field of a script", "missing")
end

-- Names that a pattern captures.
local function captured(text, pattern)
  local set = {}
  for name in text:gmatch(pattern) do set[name] = true end
  return set
end

local function test_stubs()
  local text, fine = run("lua5.4 man/mkhooks.lua stubs")
  report_output(fine and text == read("scripts/reeve.d.lua"),
                "reeve.d.lua is what man/mkhooks.lua makes of the hook table (make man)",
                fine and "it differs" or text)
  local chunk, problem = load(text, "=reeve.d.lua", "t", {})
  report_output(chunk and pcall(chunk), "reeve.d.lua is Lua", problem or "it fails")
  local hooks = named_hooks()
  report(missing(hooks, captured(text, "\n%-%-%-@field ([%l_]+)%? fun%(game: reeve%.Game")),
         "reeve.d.lua has every hook", "missing")
  report(missing(methods(), captured(text, "\nfunction (%l+:[%l_]+)%([%l, ]*%) end\n")),
         "reeve.d.lua has every method and effect", "missing")
  local defined = captured(text, "\n%-%-%-@class (reeve%.%u%l+)")
  defined["reeve.Value"] = text:find("\n---@alias reeve.Value ", 1, true)
  local used = {}
  for name in text:gmatch("[ (|<,](reeve%.%u%l+)") do used[#used + 1] = name end
  report(missing(used, defined), "reeve.d.lua has every type that it uses", "missing")
end

-- The fields of actions that the engine reads are those of the table.
local function test_actions()
  local read_ones = captures("\n" .. read("engine/lua/actions.tsv"), "\n(%l+)\t")
  local told = all("engine/core/hooks.txt", "\naction (%l+): ")
  table.sort(read_ones)
  table.sort(told)
  local same = #told > 0 and table.concat(read_ones, " ") == table.concat(told, " ")
  report(same and {} or {table.concat(read_ones, " ")},
         "reeve-hooks(7) has every field of an action", "read")
end

-- The linter must allow in house rules exactly the names on the page.
local function test_sandbox()
  local lint = {stds = {}, files = {}}
  assert(loadfile(".luacheckrc", "t", lint))()
  local page, bad = section(read("man/reeve-hooks.7"), "THE SANDBOX"), {}
  local function compare(heading, allowed)
    local seen = captured(page:match("\n%.It " .. heading .. "\n%.Li ([^\n]*)\n") or "", "%w+")
    for name in pairs(allowed) do
      if not seen[name] then bad[#bad + 1] = name end
    end
    for name in pairs(seen) do
      if not allowed[name] then bad[#bad + 1] = name end
    end
  end
  local basic = {}
  for key, value in pairs(lint.stds.sandbox.read_globals) do
    if type(key) == "number" then basic[value] = true else compare("Li " .. key, value.fields) end
  end
  compare("basic", basic)
  table.sort(bad)
  report(bad, ".luacheckrc and reeve-hooks(7) have the same sandbox", "only in one of them")
end

-- Wrong rows of the table of hooks, and their error messages.
local BROKEN = {
  {"EVENT\tturn, none\tNOTHING\tIt grows.\t", "a row needs three arguments or `none`, not 2"},
  {"EVENT\tnone, turn, none\tNOTHING\tIt grows.\t", "`turn` follows `none`"},
  {"EVENT\tyears, none, none\tNOTHING\tIt grows.\t", "no text tells what `given years` is"},
  {"WISH\tturn, none, none\tNOTHING\tIt grows.\t", "there is no kind WISH"},
  {"EVENT\tturn, none, none\tREASON\tIt grows.\t",
   "a hook of kind EVENT does not return REASON"},
  {"VALUE\tturn, none, none\tNUMBER\tIt grows.\tHow.", "the last argument is not a number"},
  {"EVENT\tturn, none, none\tNOTHING\tIt grows.\tWhy.",
   "a hook that returns nothing has no meaning text"},
  {"CHECK\tturn, none, none\tREASON\tIt grows.\tWhy", "this is not a sentence: Why"},
  {"CHECK\tturn, none, none\tREASON\tIt grows\tWhy.", "this is not a sentence: It grows"},
  {"CHECK\tturn, none, none\tREASON", "this row has 4 columns, and not 6"},
}

-- Wrong rows of texts, each with the text `Years.`, one without a full stop; what is said of them.
local BROKEN_TEXTS = {
  {"given age integer", "this is not the layout of a row"},
  {"given age: integer, needed", "this is not the layout of a row"},
  {"given age: integer", "this is not a sentence: Years", without = true},
  {"given age: integr", "there is no type `integr`"},
  {"given age: player[", "there is no type `player[`"},
  {"given turn: turn", "`turn` is a duplicate"},
  {"field age: NUMBER, needed", "there is no type NUMBER of a field"},
  {"field age: INTEGER, maybe", "this is not the layout of a row"},
  {"board:age(): integer", "there is no object `board` above"},
  {"game:score(): integer", "`score` is a duplicate"},
  {"game:age(of player): integer", '`of player` is not an argument like "name: type"'},
  {"game:age(of?: player, at: integer): integer", "`at` follows an optional argument"},
  {"game:grow(by: years): nil, effect", "there is no type `years`"},
}

local STUBS = "lua5.4 man/mkhooks.lua stubs "

local function test_layout(place)
  local path, wrong = place .. "/hooks.tsv", {}
  for _, row in ipairs(BROKEN) do
    write(path, "grown\t" .. row[1] .. "\n")
    local text, fine = run(STUBS .. "'" .. TEXTS .. "' '" .. HOOKS .. " " .. path .. "'")
    if fine or text ~= path .. ":1: grown: " .. row[2] .. "\n" then
      wrong[#wrong + 1] = row[1] .. "\n" .. text
    end
  end
  write(path, (run("cat " .. HOOKS):gsub("\nturn_ending\t", "\nturn_endings\t", 1)))
  local text, fine = run(STUBS .. "'" .. TEXTS .. "' " .. path)
  if fine or not text:find("RV_MOMENT: no event of hooks.tsv is called `turn_ending`", 1, true) then
    wrong[#wrong + 1] = text
  end
  report_output(#wrong == 0, "an error in the hook table is reported with its line",
                table.concat(wrong))
  wrong, path = {}, place .. "/hooks.txt"
  for _, row in ipairs(BROKEN_TEXTS) do
    write(path, row[1] .. "\n  Years" .. (row.without and "" or ".") .. "\n")
    text, fine = run(STUBS .. "'" .. TEXTS .. " " .. path .. "'")
    if fine or text ~= path .. ":1: " .. row[1] .. ": " .. row[2] .. "\n" then
      wrong[#wrong + 1] = text
    end
  end
  report_output(#wrong == 0, "so is one in a text of it", table.concat(wrong))
end

-- A ledger as a player types it: rules in braces, without an edition.
local LEDGER = [[
ledger: H
title: Inns
sources: {US: 'what we, all of us, agreed on'}
sections: {all: What they do}
rules:
  H-1: {section: all, title: Inns, standing: house, source: [US, 'US, 2'], text: 'One: 2 points'}
  H-2:
    section: all
    title: Others
    text: >-
      None of
      them.
    source: [US]
    standing: house
]]

local BAD_LEDGERS = {"a: {b: c", "a: {b: c, b: d}", "a: {b}", "a: [x, 'y]", "a: {}}", "a: 'b' c"}

local function test_ledger(place)
  local path, wrong = place .. "/ledger/rules.yaml", {}
  assert(os.execute(("mkdir -p %s/ledger"):format(place)))
  write(place .. "/ledger/ruleset.yaml", "ruleset: 1\nname: ledger\ntitle: Inns\n")
  write(path, LEDGER)
  local text, fine = run("lua5.4 man/mkrules.lua " .. path)
  for _, line in ipairs {"One: 2 points", "house (US; US, 2).", "None of them.",
                         "what we, all of us, agreed on"} do
    if not text:find("\n" .. line .. "\n", 1, true) then fine = false end
  end
  report_output(fine, "mkrules.lua reads maps in braces, and rules without an edition", text)
  for _, bad in ipairs(BAD_LEDGERS) do
    write(path, "ledger: H\n" .. bad .. "\n")
    local problem, read_it = run("lua5.4 man/mkrules.lua " .. path)
    local reported = not read_it and problem:find("rules.yaml:2: neither", 1, true)
    if not reported then wrong[#wrong + 1] = bad end
  end
  report(wrong, "mkrules.lua reports the line of what it cannot read", "taken")
end

local function test_command_line()
  local page = read("man/reeve.1")
  local commands = all("cli/commands.tsv", "(%l+)\t[^\n]*\n")
  report(missing(commands, tags(section(page, "COMMANDS"), "Cm")), "reeve(1) has every command",
         "missing")
  local wrong = {}
  for _, command in ipairs(commands) do
    local path = ("man/reeve-%s.1"):format(command)
    local text = read(path)
    local fine = text:find("^%.so ") or run("lua5.4 man/mkoptions.lua " .. path) == text
    if not fine then wrong[#wrong + 1] = command end
  end
  report(wrong, "the page of each command has the options of its --help (make man)", "differs")
end

local function test_json()
  local known, bad = words(section(read("man/reeve-json.5"), "DESCRIPTION")), {}
  for path in run("ls cli/*.c cli/*/*.c"):gmatch("%S+") do
    for _, pattern in ipairs {'object, "([%l_]+)"', 'turn, "([%l_]+)"', '{"([%l_]+)", rule%->'} do
      for _, key in ipairs(missing(all(path, pattern), known)) do bad[#bad + 1] = key end
    end
  end
  report(bad, "reeve-json(5) has every key", "missing")
end

-- The name of a step is that of a point, or follows the game whose scoring it explains.
local function test_steps()
  local known, bad = tags(section(read("man/reeve-json.5"), "DESCRIPTION"), "Cm"), {}
  local steps = run("cat engine/core/points.tsv; grep -oE '\\bg, \"[a-z_]+\"' "
                    .. "engine/games/castle/castle*.c | cut -d '\"' -f 2")
  for _, step in ipairs(missing(captures(steps, "%S+"), known)) do bad[#bad + 1] = step end
  report(bad, "reeve-json(5) has every step of why", "missing")
end

local function test_limits()
  local text, bad = section(read("man/reeve-security.7"), "LIMITS"), {}
  for name, value in read("engine/base/limit.h"):gmatch("#define (RV_LIMIT_%u+) ([^\n/]+)") do
    local number = load("return " .. value)()
    local written = number % 1048576 == 0 and number // 1048576 .. " MiB"
      or number % 1024 == 0 and number // 1024 .. " KiB" or tostring(number)
    if not text:find("\n.It " .. written .. "\n", 1, true) then bad[#bad + 1] = name end
  end
  report(bad, "reeve-security(7) has every limit", "missing or different")
end

local function test_record()
  local text, fine = run("lua5.4 man/mkkeys.lua man/reeve-record.5")
  report_output(fine and text == read("man/reeve-record.5"),
                "reeve-record(5) has the rulesets and the keys that `reeve` lists (make man)",
                fine and "it differs" or text)
  local without = read("man/reeve-record.5"):gsub('%.\\" keys: made.-%.\\" end of the keys', "")
  local has, keys = tags(without, "Cm"), {}
  for key in run("reeve schema --format tsv"):gmatch("[^\n\t]*\t([%l_]+)[^\n]*\n") do
    keys[#keys + 1] = key
  end
  report(missing(keys, #keys > 40 and has or {}), "reeve-record(5) explains every key", "missing")
end

local RULESET_SECTIONS = {
  ruleset = "RULESET", start_tile = "RULESET", unlisted = "RULESET", wall_tile = "WALL TILES",
  board = "BOARD", start = "BOARD", tile = "TILES", ledger = "RULES", rule = "RULES",
  option = "OPTIONS", piece = "PIECES", token = "TOKENS AND DICE", die = "TOKENS AND DICE",
  figure = "FIGURES", rating = "WORDS", symbol = "WORDS", hiding = "WORDS", waiting = "WORDS",
  kind = "KINDS",
}

-- The rows of options say truly whether code reads them: the engine refuses a ruleset with an
-- option that nothing reads, and believes the rows.
local function test_options()
  local code = run("cat engine/*/*.[ch] engine/games/*/*.[ch]")
  local lines = read("engine/ruleset/options.txt")
  local wrong, n = {}, 0
  for sort, name in lines:gmatch("\n([onr][%l]+) ([%l%d_]+): ") do
    local id = name:upper()
    local read_by_code = code:find("RV_O_" .. id .. "%f[^%w_]") or code:find(", " .. id .. "%)")
    if sort ~= "once" and (read_by_code ~= nil) == (sort == "rows") then
      wrong[#wrong + 1] = name
    end
    n = n + 1
  end
  if n < 30 then wrong[#wrong + 1] = "most options were not found" end
  report(wrong, "every option is read by code, or is one of `rows`", "wrong")
end

local function test_ruleset()
  local page, bad, unknown = read("man/reeve-ruleset.5"), {}, {}
  local text, fine = run("lua5.4 man/mkfields.lua man/reeve-ruleset.5")
  report_output(fine and text == page,
                "reeve-ruleset(5) is what man/mkfields.lua makes of the tables (make man)",
                fine and "it differs" or text)
  for name, keys in pairs(field_tables()) do
    local heading = RULESET_SECTIONS[name]
    if not heading then unknown[#unknown + 1] = name end
    for _, key in ipairs(missing(keys, tags(section(page, heading or "NAME"), "Cm"))) do
      bad[#bad + 1] = name .. ":" .. key
    end
  end
  report(unknown, "reeve-ruleset(5) has a section for every map", "none for")
  report(bad, "reeve-ruleset(5) has every key of a ruleset", "missing")
  report(missing(captures(run("cut -f 1 engine/ruleset/words.tsv"), "%S+"),
                 tags(section(page, "WORDS"), "Cm")),
         "reeve-ruleset(5) has every word", "missing")
end

-- ---- Examples ----------------------------------------------------------------------------------

-- The displays of a page that are marked with a word, by name.
local function marked(path, mark)
  local found = {}
  local pattern = '%.\\" ' .. mark .. ": ([%w-]+)\n%.Bd [^\n]*\n(.-)\n%.Ed\n"
  for name, text in read(path):gmatch(pattern) do found[name] = unroff(text) .. "\n" end
  return found
end

local function sorted(set)
  local names = {}
  for name in pairs(set) do names[#names + 1] = name end
  table.sort(names)
  return names
end

local function test_documents(place)
  local examples = marked("man/reeve-record.5", "example")
  for _, name in ipairs(sorted(examples)) do
    local path = place .. "/" .. name .. ".yaml"
    write(path, examples[name])
    local text, fine = run("reeve check " .. path)
    report_output(fine, ("reeve-record(5): the example `%s` is legal"):format(name), text)
  end
end

local function test_rulesets(place)
  local examples = marked("man/reeve-ruleset.5", "ruleset")
  for _, name in ipairs(sorted(examples)) do
    assert(os.execute(("mkdir -p %s/games/%s"):format(place, name)))
    write(("%s/games/%s/ruleset.yaml"):format(place, name), examples[name])
    local text, fine = run((([[cd PLACE && reeve rules --rules games NAME &&
      reeve new --rules games NAME | reeve check -q --rules games &&
      reeve sim --rules games --games 20 NAME | reeve check -q --rules games]])
      :gsub("PLACE", place):gsub("NAME", name)))
    report_output(fine, ("reeve-ruleset(5): the ruleset `%s` can be played"):format(name), text)
  end
end

local function test_scripts(place)
  local examples = marked("man/reeve-hooks.7", "script")
  for _, name in ipairs(sorted(examples)) do
    local path = ("%s/%s.lua"):format(place, name)
    write(path, examples[name])
    local text, fine = run((([[lua5.4 -e 'assert(dofile("PATH").name == "NAME")' &&
      reeve sim castle --games 20 --script PATH | reeve check -q --script PATH]])
      :gsub("PATH", path):gsub("NAME", name)))
    report_output(fine and text == "", ("reeve-hooks(7): the script `%s` runs"):format(name), text)
  end
end

-- The command lines of a section; a line that ends in a bar continues on the next.
local function command_lines(text)
  local list, display, goes_on = {}, false, false
  for line in text:gmatch("[^\n]+") do
    local alone = line:match("^%.Dl (.*)")
    if line:find("^%.[BE]d") then
      display = line:find("^%.Bd") ~= nil
    elseif goes_on then
      list[#list] = list[#list] .. "\n" .. unroff(line)
    elseif display or alone then
      list[#list + 1] = unroff(alone or line)
    end
    goes_on = display and line:find("|$")
  end
  return list
end

local function test_commands(place)
  local documents = marked("man/reeve-record.5", "example")
  write(place .. "/game.yaml", documents.record)
  write(place .. "/position.yaml", documents.position)
  for path in run("grep -l '^.Sh EXAMPLES' man/reeve*.1"):gmatch("%S+") do
    for _, line in ipairs(command_lines(section(read(path), "EXAMPLES"))) do
      local text, fine = run(("cd %s && {\n%s\n} >out"):format(place, line))
      report_output(fine and text == "", path .. ": " .. line:gsub("%s*\n%s*", " "), text)
    end
  end
end

local function test_examples()
  local place = run("mktemp -d"):match("[^\n]+")
  if not os.execute("command -v reeve >/dev/null") then
    return report({"reeve"}, "the examples can be run", "not on the PATH")
  end
  test_documents(place)
  test_rulesets(place)
  test_scripts(place)
  test_layout(place)
  test_ledger(place)
  test_commands(place)
  os.execute("rm -r " .. place)
end

test_rules_pages()
test_hooks_page()
test_stubs()
test_actions()
test_sandbox()
test_command_line()
test_json()
test_steps()
test_limits()
test_record()
test_options()
test_ruleset()
test_examples()

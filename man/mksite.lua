-- mksite.lua REEVE DIR: writes the site into DIR: the manual pages, every rule on a page of its own
-- (rules/C-45.html), the fixtures as pages to play through, and the tile sheets. Its pages load
-- nothing but their own style. Run from the top of the checkout, by `make site`.

package.path = (arg[0]:match("^.*/") or "") .. "?.lua;" .. package.path
local cjson = require "cjson"
local quote = require("def").quote

local REEVE, DIR = arg[1], arg[2]

-- ---- Files -------------------------------------------------------------------------------------

local function run(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, pipe:close()
end

local function lines_of(command)
  local list = {}
  for line in run(command):gmatch("[^\n]+") do list[#list + 1] = line end
  return list
end

local function answers(...)
  local list = {}
  for i, line in ipairs(lines_of(quote(REEVE, "--format", "json", ...))) do
    list[i] = cjson.decode(line)
  end
  return list
end

local function write(path, text)
  local file = assert(io.open(DIR .. "/" .. path, "wb"))
  assert(file:write(text))
  assert(file:close())
end

-- ---- Pages -------------------------------------------------------------------------------------

local function escape(text)
  return (text:gsub("[&<>\"]", {["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;"}))
end

local STYLE = [[
:root { color-scheme: light dark; }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere; }
nav { margin-bottom: 1.5rem; }
nav a { margin-right: 1rem; }
h1 { line-height: 1.2; }
pre { overflow-x: auto; }
h2 { font-size: 1.3rem; }
a.permalink { color: inherit; text-decoration: none; }
dt { font-weight: 600; margin-top: 0.6rem; }
table.foot { width: 100%; font-size: 0.85rem; }
table.Nm td { vertical-align: top; }
table.Nm td:first-child { padding-right: 0.5em; white-space: nowrap; }
td.foot-date { text-align: center; }
td.foot-os { text-align: right; }
div.Bd-indent { margin-left: 2rem; }
@media (max-width: 40rem) { div.Bd-indent { margin-left: 0.8rem; } dd { margin-left: 1.2rem; } }
ul.plain { padding-left: 0; list-style: none; columns: 18rem; }
img { max-width: 100%; background: #fff; }
.faint { opacity: 0.75; }
]]

local NAV = {{"index.html", "reeve"}, {"rules/index.html", "Rules"}, {"games/index.html", "Games"},
             {"tiles/index.html", "Tiles"}, {"man/index.html", "Manual"}}

-- `up` leads to the top of the site.
local function nav(up)
  local links = {}
  for i, to in ipairs(NAV) do links[i] = ('<a href="%s%s">%s</a>'):format(up, to[1], to[2]) end
  return table.concat(links, " ")
end

-- A page at `path`; `body` is HTML.
local function write_page(path, title, body)
  local up = path:find("/") and "../" or ""
  write(path, ([[<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>%s</title><link rel="stylesheet" href="%sstyle.css"></head>
<body><nav>%s</nav><main><h1>%s</h1>
%s</main></body></html>
]]):format(escape(title), up, nav(up), escape(title), body))
end

local function link(to, text) return ('<a href="%s">%s</a>'):format(to, escape(text)) end

-- The name of a file as an address.
local function address(file)
  return (file:gsub("[^%w%-._]", function(c) return ("%%%02X"):format(c:byte()) end))
end

local function list(items, class)
  return ("<ul%s><li>%s</li></ul>\n"):format(class and ' class="' .. class .. '"' or "",
                                            table.concat(items, "</li><li>"))
end

-- ---- Rules -------------------------------------------------------------------------------------

-- In the order of the ledgers: rulesets with rules of their own, {name, title, rules}.
local ledgers, is_rule = {}, {}
for _, path in ipairs(lines_of("ls rulesets/*/rules.yaml")) do
  local name = path:match("^rulesets/([^/]+)/")
  local ids = {}
  for _, row in ipairs(lines_of(quote(REEVE, "rules", "--format", "tsv", name))) do
    ids[#ids + 1] = row:match("^([A-Z]+%-%d+%l?)\t")
  end
  local rules = answers("explain", table.unpack(ids))
  for _, rule in ipairs(rules) do is_rule[rule.id] = true end
  ledgers[#ledgers + 1] = {name = name, title = answers("rules", name)[1].title, rules = rules}
end

-- Text in which the numbers of rules are links; `to` is the folder of rules.
local function linked(text, to)
  return (escape(text):gsub("%f[%w]%u+%-%d+%l?", function(id)
    return is_rule[id] and link(to .. id .. ".html", id)
  end))
end

local PARTS = {{"section", "Section"}, {"standing", "Standing"}, {"edition", "Edition"},
               {"sources", "Source"}, {"options", "Options"}, {"note", "Note"}, {"see", "See"}}

local function rule_page(rule, ledger)
  local body = {"<p>" .. linked(rule.text, "") .. "</p>"}
  if rule.example ~= "" then
    body[#body + 1] = "<p><em>Example.</em> " .. linked(rule.example, "") .. "</p>"
  end
  body[#body + 1] = ('<dl><dt>Ruleset</dt><dd><a href="index.html#%s">%s</a></dd>'):format(
    ledger.name, escape(ledger.title))
  for _, part in ipairs(PARTS) do
    local texts = rule[part[1]]
    local rows = {}
    for i, text in ipairs(type(texts) == "table" and texts or {texts}) do
      rows[i] = text ~= "" and "<dd>" .. linked(text, "") .. "</dd>" or nil
    end
    if #rows > 0 then body[#body + 1] = ("<dt>%s</dt>%s"):format(part[2], table.concat(rows)) end
  end
  body[#body + 1] = "</dl>"
  write_page("rules/" .. rule.id .. ".html", rule.id .. ": " .. rule.title,
             table.concat(body, "\n"))
end

local function rules_index()
  local body = {}
  for _, ledger in ipairs(ledgers) do
    body[#body + 1] = ('<h2 id="%s">%s</h2>'):format(ledger.name, escape(ledger.title))
    local section, items = nil, {}
    local function end_section()
      if not section then return end
      body[#body + 1] = "<h3>" .. escape(section) .. "</h3>" .. list(items, "plain")
    end
    for _, rule in ipairs(ledger.rules) do
      rule_page(rule, ledger)
      if rule.section ~= section then
        end_section()
        section, items = rule.section, {}
      end
      items[#items + 1] = link(rule.id .. ".html", rule.id .. " " .. rule.title)
    end
    end_section()
  end
  write_page("rules/index.html", "Rules", table.concat(body))
end

-- ---- Games and tiles ---------------------------------------------------------------------------

-- The files of one name that the program wrote: castle.svg, castle-2.svg.
local function pages_of(folder, name, ending)
  return lines_of(("cd %s && ls -- %s %s-[0-9]%s 2>/dev/null"):format(
    quote(DIR .. "/" .. folder), quote(name .. ending), quote(name), ending))
end

-- Puts the links of the site on a page that the program wrote; returns its title, as HTML.
local function lead_back(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  local head, rest = text:match("^(.-<body>\n)(.*)$")
  write(path:sub(#DIR + 2), head .. "<nav>" .. nav("../") .. "</nav>\n" .. rest)
  return head:match("<title>(.-)</title>")
end

local function games_index()
  local items, folder = {}, nil
  local body = {"<p>Each page plays through a game or shows a position; " ..
                "the keys left, right and space move it.</p>"}
  local function end_folder()
    if folder then body[#body + 1] = "<h2>" .. escape(folder) .. "</h2>" .. list(items) end
  end
  for _, path in ipairs(lines_of("ls fixtures/*/*.yaml | grep -v ^fixtures/rulesets/")) do
    local game, name = path:match("^fixtures/([^/]+)/(.*)%.yaml$")
    local page = game .. "-" .. name .. ".html"
    run(quote(REEVE, "show", "--html", DIR .. "/games/" .. page, path) .. " 2>/dev/null")
    if game ~= folder then
      end_folder()
      folder, items = game, {}
    end
    -- Several documents are several pages: NAME.html, NAME-2.html.
    for _, file in ipairs(pages_of("games", game .. "-" .. name, ".html")) do
      local title = lead_back(DIR .. "/games/" .. file)
      local words = file:sub(#game + 2):gsub("%.html$", ""):gsub("%-", " ")
      local faint = ' <span class="faint">' .. title .. "</span>"
      items[#items + 1] = link(address(file), words) .. faint
    end
  end
  end_folder()
  write_page("games/index.html", "Games", table.concat(body))
end

-- A large set has several sheets: castle.svg, castle-2.svg.
local function tiles_index()
  local body = {}
  for _, ledger in ipairs(ledgers) do
    local sheet = DIR .. "/tiles/" .. ledger.name .. ".svg"
    run(quote(REEVE, "tiles", ledger.name, "--svg", sheet))
    local sheets = pages_of("tiles", ledger.name, ".svg")
    body[#body + 1] = "<h2>" .. escape(ledger.title) .. "</h2>"
    for i, file in ipairs(sheets) do
      body[#body + 1] = ('<p><a href="%s"><img src="%s" alt="The tiles of %s, sheet %d"></a></p>')
        :format(file, file, escape(ledger.title), i)
    end
  end
  write_page("tiles/index.html", "Tiles", table.concat(body))
end

-- ---- The manual --------------------------------------------------------------------------------

-- mandoc's pages, without links to the pages of other programs, and with links to rules.
local function manual_index()
  local items, pages = {}, lines_of("cd man && ls *.[1357]")
  local is_page = {}
  for _, page in ipairs(pages) do is_page[page .. ".html"] = true end
  for _, page in ipairs(pages) do
    local html = run("mandoc -Thtml -O fragment,man=%N.%S.html " .. quote("man/" .. page))
    html = html:gsub('<a class="Xr" href="([^"]*)">(.-)</a>', function(to, text)
      if not is_page[to] then return text end
    end)
    html = html:gsub(' style="[^"]*"', "") -- the policy allows none
    html = html:gsub("(</?)h2%f[ >]", "%1h3"):gsub("(</?)h1%f[ >]", "%1h2") -- the title is the h1
    html = html:gsub('<table class="head">.-</table>', "", 1) -- which repeats it
    html = html:gsub("<pre", '<pre tabindex="0"') -- so that a keyboard can scroll it
    local name, section = page:match("^(.*)%.(%d)$")
    local title = ("%s(%s)"):format(name, section)
    write_page("man/" .. page .. ".html", title, html)
    local markdown = run("mandoc -Tmarkdown " .. quote("man/" .. page))
    local about = (markdown:match("\n# NAME\n+.- %- ([^\n]*)") or ""):gsub("\\", "")
    items[#items + 1] = link(page .. ".html", title) .. " " .. escape(about)
  end
  write_page("man/index.html", "Manual", list(items))
end

-- ---- The whole ---------------------------------------------------------------------------------

assert(os.execute(quote("rm", "-rf", DIR) .. " && " ..
                  quote("mkdir", "-p", DIR .. "/rules", DIR .. "/games", DIR .. "/tiles",
                        DIR .. "/man")))
write("style.css", STYLE)
rules_index()
games_index()
tiles_index()
manual_index()
write_page("index.html", "reeve", [[
<p>reeve judges tile-laying games played on real tables: Carcassonne: The Castle, its remake Zamek,
and classic Carcassonne with expansions. It validates every move of a record or position, itemises
every point, lists legal placements, and names the rule that decides.</p>
]] .. list {
  link("rules/index.html", "Every rule, on a page of its own"),
  link("games/index.html", "Games to play through, turn by turn"),
  link("tiles/index.html", "The tiles"),
  link("man/index.html", "The manual"),
})

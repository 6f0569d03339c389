-- mksite.lua REEVE DIR [APP]: writes the site into DIR: the manual pages, every rule and message on
-- a page of its own (rules/C-45.html), the fixtures as pages to play through, the tile sheets, and
-- an index of all that for the search (site/search.js). Its pages load nothing but their own style
-- and script, and work without a server. APP, if there is one, is the folder with the page in which
-- a board is put together: it becomes DIR/play. Run from the top of the checkout, by `make site`.

package.path = (arg[0]:match("^.*/") or "") .. "?.lua;" .. package.path
local cjson = require "cjson"
local def = require "def"
local quote = def.quote

local REEVE, DIR, APP = arg[1], arg[2], arg[3]

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

local NAV = {{"index.html", "reeve"}, {"rules/index.html", "Rules"}, {"games/index.html", "Games"},
             {"tiles/index.html", "Tiles"}, {"messages/index.html", "Messages"},
             {"man/index.html", "Manual"}}
if APP then table.insert(NAV, 2, {"play/index.html", "Your board"}) end

-- The links at the top of the page at `path`, from which `up` leads to the top of the site.
local function nav(path, up)
  local links = {}
  for i, to in ipairs(NAV) do
    local here = to[1] == path and ' aria-current="page"' or ""
    links[i] = ('<a href="%s%s"%s>%s</a>'):format(up, to[1], here, to[2])
  end
  return ('<nav class="site" aria-label="Site">%s</nav>'):format(table.concat(links, " "))
end

-- As much of a text as a list of results has room for.
local function shortened(text)
  if #text <= 160 then return text end
  return text:sub(1, 157):match("^(.*)%s") .. " …"
end

local function described(text)
  return ('<meta name="description" content="%s">'):format(escape(shortened(text)))
end

-- What lies beside a page, also where a browser does not count files as that.
local OWN = "'self' file:"

-- A page at `path`; `about` describes it in a sentence; `body` is HTML.
local function write_page(path, title, about, body)
  local up = path:find("/") and "../" or ""
  local name = path == "index.html" and "reeve: " .. title or title .. " · reeve"
  write(path, ([[<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src %s; style-src %s; img-src %s">
<title>%s</title>
%s
<link rel="stylesheet" href="%sstyle.css"></head>
<body><header>%s
<form id="search" role="search" hidden>
<input type="search" aria-label="Search" autocomplete="off"
  placeholder="Search: C-19, path-cut, thief …">
<p id="told" role="status"></p><ol id="found"></ol></form>
<script src="%ssearch.js" data-top="%s"></script></header>
<main><h1>%s</h1>
%s</main></body></html>
]]):format(OWN, OWN, OWN, escape(name), described(about), up, nav(path, up), up, up, escape(title),
            body))
end

-- What can be found: {kind, address, name, title, text}.
local index = {}
-- The kind, the address, the name, the title, the text, and messages, with {1} for what varies.
local function add_to_index(...) index[#index + 1] = {...} end

local function link(to, text) return ('<a href="%s">%s</a>'):format(to, escape(text)) end

-- The name of a file as an address.
local function address(file)
  return (file:gsub("[^%w%-._]", function(c) return ("%%%02X"):format(c:byte()) end))
end

-- HTML as the text that is seen.
local function unescape(html)
  local marks = {amp = "&", lt = "<", gt = ">", quot = '"', nbsp = " "}
  local text = html:gsub("<[^>]*>", ""):gsub("&#(x?)(%x+);", function(hex, digits)
    return utf8.char(tonumber(digits, hex == "x" and 16 or 10))
  end)
  return (text:gsub("&(%l+);", marks):gsub("%s+", " "):gsub("^ ", ""))
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

-- What scripts of rulesets say of a rule: ("no gold is left", "GM-1"), and %s is what varies.
local said = {}
for _, path in ipairs(lines_of("ls rulesets/*/*.lua 2>/dev/null")) do
  local form = '"([^"\n]+ [^"\n]+)"[^"\n]*, [^"\n]*"(%u+%-%d+%l?)"'
  for text, id in def.read_text(path):gmatch(form) do
    said[id] = said[id] or {}
    table.insert(said[id], (text:gsub("%%[sd]", "{}")))
  end
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
  local path = "rules/" .. rule.id .. ".html"
  write_page(path, rule.id .. ": " .. rule.title, ledger.title .. ": " .. rule.text,
             table.concat(body, "\n"))
  add_to_index(ledger.title, path, rule.id, rule.title,
               table.concat({rule.text, rule.example, rule.note, rule.options}, " "),
               table.unpack(said[rule.id] or {}))
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
  write_page("rules/index.html", "Rules", "Every rule of Carcassonne, its boxes, The Castle and " ..
             "Zamek, with its source, its edition and an example.", table.concat(body))
end

-- ---- Messages ----------------------------------------------------------------------------------

-- What is wrong, by how much it concerns the game.
local SEVERITIES = {{"illegal", "Moves that are illegal"}, {"wrong", "Claims that are wrong"},
                    {"ambiguous", "What can be read in two ways"},
                    {"inconsistent", "Positions that cannot be"},
                    {"unreadable", "What cannot be read"}, {"note", "Notes"}}

local function message_page(message)
  local example = message.example or {}
  local body = {"<p>" .. linked(message.explanation, "../rules/") .. "</p>"}
  local function add(title, text, form)
    if (text or "") ~= "" then
      body[#body + 1] = ("<h2>%s</h2>\n" .. form):format(title, escape(text))
    end
  end
  local typed = '<pre tabindex="0">%s</pre>'
  add("What was typed", example.typed, typed)
  add("What reeve says", example.message, "<p>%s</p>")
  add("What to do", message.right, "<p>%s</p>")
  add("What is right", example.right, typed)
  if is_rule[message.rule] then
    body[#body + 1] = "<p>The rule: " .. linked(message.rule, "../rules/") .. ".</p>"
  end
  local path = "messages/" .. message.code .. ".html"
  write_page(path, message.code, message.explanation, table.concat(body, "\n"))
  add_to_index("message", path, message.code, "",
               message.explanation .. " " .. (example.message or message.summary), message.summary)
end

local function messages_index()
  local codes, of = {}, {}
  for i, row in ipairs(def.columns("engine/base/codes.tsv engine/games/*/codes.tsv")) do
    codes[i] = row[1]
  end
  table.sort(codes)
  for _, severity in ipairs(SEVERITIES) do of[severity[1]] = {} end
  for _, message in ipairs(answers("explain", table.unpack(codes))) do
    message_page(message)
    table.insert(of[message.severity], link(message.code .. ".html", message.code) .. " " ..
                 escape(message.explanation))
  end
  local body = {"<p>Each message of reeve ends with its code and the rule on which it rests.</p>"}
  for _, severity in ipairs(SEVERITIES) do
    if #of[severity[1]] > 0 then
      body[#body + 1] = "<h2>" .. severity[2] .. "</h2>" .. list(of[severity[1]])
    end
  end
  write_page("messages/index.html", "Messages",
             "Every message of reeve by its code: what it means, an example, and what is right.",
             table.concat(body))
end

-- ---- Games and tiles ---------------------------------------------------------------------------

-- The files of one name that the program wrote: castle.svg, castle-2.svg.
local function pages_of(folder, name, ending)
  return lines_of(("cd %s && ls -- %s %s-[0-9]%s 2>/dev/null"):format(
    quote(DIR .. "/" .. folder), quote(name .. ending), quote(name), ending))
end

-- Puts the links of the site on a page that the program wrote, and what it is; returns its title,
-- as HTML.
local function lead_back(path)
  local title = def.read_text(path):match("<title>(.-)</title>")
  local text = def.read_text(path):gsub("</title>\n", function(tag)
    return tag .. described("A game to play through: " .. unescape(title)) .. "\n"
  end, 1):gsub("<body>\n", function(tag) return tag .. nav(nil, "../") .. "\n" end, 1)
  write(path:sub(#DIR + 2), text)
  return title
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
      add_to_index("game", "games/" .. address(file), words, "", game .. ": " .. unescape(title))
    end
  end
  end_folder()
  write_page("games/index.html", "Games",
             "Games to play through, turn by turn, each with its points and rules.",
             table.concat(body))
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
  write_page("tiles/index.html", "Tiles", "The tiles of each game and box, with their names.",
             table.concat(body))
end

-- ---- The manual --------------------------------------------------------------------------------

-- Each section of a page can be found; those of a page of rules are found as rules.
local function add_page(page, title, html, about)
  add_to_index("manual", "man/" .. page .. ".html", title, about, "")
  if page:find("^reeve%-rules") then return end
  html = html:gsub('<h[23] class="S[hs]"', "\0%0")
  for id, head, text in html:gmatch('%z<h[23] class="S[hs]" id="([^"]*)">(.-)</h[23]>([^%z]*)') do
    add_to_index("manual", ("man/%s.html#%s"):format(page, id), title, unescape(head),
                 unescape(text))
  end
end

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
    local markdown = run("mandoc -Tmarkdown " .. quote("man/" .. page))
    local about = (markdown:match("\n# NAME\n+.- %- ([^\n]*)") or ""):gsub("\\", "")
    write_page("man/" .. page .. ".html", title, title .. ": " .. about, html)
    add_page(page, title, html, about)
    items[#items + 1] = link(page .. ".html", title) .. " " .. escape(about)
  end
  write_page("man/index.html", "Manual",
             "The manual pages of reeve: commands, notation, scripts, the library.", list(items))
end

-- ---- The front page ----------------------------------------------------------------------------

-- What people come for, as in README.md and `reeve` without arguments: {section of the tutorial,
-- title, what it is, command}; and where the page in which a board is put together does it,
-- {address, what it is there}.
local WANTS = {
  {"Score_the_board_in_front_of_you", "Score the board in front of us",
   "Type its rows of tiles; every point comes with its rule.", "reeve board",
   {"play/index.html", "Tap its tiles and followers; every point comes with its rule."}},
  {"Is_this_move_legal?", "Is this move legal?",
   "Type the move after the board: a verdict, and the rule that decides.", "reeve board",
   {"play/index.html", "Tap the tile where it lies: a verdict, and the rule that decides."}},
  {"Write_down_a_game", "Write down our game",
   "Each turn is judged, scored and saved as you play.", "reeve play game.yaml",
   {"play/index.html#setup", "New game: each turn that you tap is judged, scored and kept."}},
  {"Try_a_house_rule", "A house rule",
   "Try one that is there, or begin one of your own.", "reeve new --ruleset mill"},
}

local function front_page()
  local board, wants = "fixtures/carcassonne/photograph.yaml", {}
  run(quote(REEVE, "show", "--svg", DIR .. "/board.svg", board))
  for i, want in ipairs(WANTS) do
    local to, title, text, command, page = table.unpack(want)
    local here, typed = "man/reeve-tutorial.7.html#" .. to, ("<code>%s</code>"):format(command)
    wants[i] = APP and page
      and ('<a class="sheet" href="%s"><b>%s</b>%s</a><p>In a terminal: <a href="%s">%s</a></p>')
            :format(page[1], title, page[2], here, typed)
      or ('<a class="sheet" href="%s"><b>%s</b>%s%s</a>'):format(here, title, text, typed)
  end
  local open = [[
<p><a class="open" href="play/index.html">Open the board in your browser</a></p>
<p id="served" hidden>Browsers start it only from a server. In the folder of this page, type
<code>python3 -m http.server</code>, and open localhost:8000.</p>
]]
  write_page("index.html", "Is it legal, and what does it score?",
             "reeve judges tile-laying games played at a table: is a move legal, who gets the " ..
             "points, and which rule decides.", ([[
<div class="front"><div class="lead">
<p>reeve judges tile-laying games played on real tables: Carcassonne with its boxes,
Carcassonne: The Castle, and Zamek. It says whether a move is legal, itemises every point, and names
the rule that decides.</p>
%s</div>
<figure><a href="games/carcassonne-photograph.html"><img src="board.svg" width="700" height="650"
  alt="A board of Carcassonne: eleven tiles, the followers of Rosa and Ben, and the score"></a>
<figcaption>Who wins if the game ends now? Rosa has 30, Ben 29:
<a href="games/carcassonne-photograph.html">see why</a>.</figcaption></figure>
%s</div>
<h2>All that is here</h2>
]]):format(APP and open or "", list(wants, "wants")) .. list {
    link("rules/index.html", "Every rule") .. ", on a page of its own",
    link("games/index.html", "Games") .. " to play through, turn by turn",
    link("tiles/index.html", "The tiles"),
    link("messages/index.html", "The messages") .. " and what they mean",
    link("man/index.html", "The manual"),
  })
end

-- ---- The whole ---------------------------------------------------------------------------------

assert(os.execute(quote("rm", "-rf", DIR) .. " && " ..
                  quote("mkdir", "-p", DIR .. "/rules", DIR .. "/games", DIR .. "/tiles",
                        DIR .. "/messages", DIR .. "/man")))
if APP then -- its title leads back to the site
  assert(os.execute(quote("cp", "-r", APP, DIR .. "/play")))
  write("play/index.html", (def.read_text(APP .. "/index.html")
    :gsub("<h1>(.-)</h1>", '<h1><a href="../index.html">%1</a></h1>', 1)))
  add_to_index("board", "play/index.html", "Your board", "put together by tapping",
               "Tap the tiles and followers in front of you; reeve judges and scores them.")
end
write("style.css", def.read_text("cli/html/theme.css") .. def.read_text("man/site/site.css"))
write("search.js", def.read_text("man/site/search.js"))
rules_index()
messages_index()
games_index()
tiles_index()
manual_index()
front_page()

local words = {}
for line in io.lines("cli/words.tsv") do
  words[#words + 1] = {line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)$")}
end
write("index.js", "window.reeveIndex = " .. cjson.encode({words = words, pages = index}) .. ";\n")

-- site.lua DIR: checks the site that mksite.lua wrote: every link leads to a file that is there, to
-- an id that is in it, and to no other place; and each rule has its page. Run from the top of the
-- checkout.

local DIR = arg[1]

local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read("a")
  if file then file:close() end
  return text
end

local failed = false
local function report(fine, name, details)
  print(("%s site: %s"):format(fine and "ok" or "not ok", name))
  if not fine then
    failed = true
    print("  " .. table.concat(details, "\n  ", 1, math.min(#details, 10)))
  end
end

-- "rules/../style.css" is "style.css".
local function resolve(from, to)
  local path = (from:match("^(.*/)") or "") .. to
  local n = 1
  while n > 0 do path, n = path:gsub("[^/]+/%.%./", "", 1) end
  return path
end

local pages = {}
for path in io.popen("cd '" .. DIR .. "' && find . -name '*.html' | sort"):lines() do
  path = path:gsub("^%./", "")
  pages[path] = read(DIR .. "/" .. path)
end

local function has_id(text, id) return text:find('id="' .. id .. '"', 1, true) end

local dead, outside, n = {}, {}, 0
local function follow(from, to)
  n = n + 1
  local path, id = to:match("^([^#]*)#?(.*)$")
  if to:find("^%l+:") or to:find("^//") then
    outside[#outside + 1] = from .. ": " .. to
    return
  end
  local file = path == "" and from or resolve(from, path)
  local text = pages[file] or read(DIR .. "/" .. file)
  if not text or id ~= "" and not has_id(text, id) then dead[#dead + 1] = from .. ": " .. to end
end

for from, text in pairs(pages) do
  text = text:gsub("<script.-</script>", "")
  for _, mark in ipairs {"href", "src"} do
    for to in text:gmatch("[%s]" .. mark .. '="([^"]*)"') do follow(from, to) end
  end
end
report(#dead == 0 and n > 2000, "every link leads somewhere", dead)
report(#outside == 0, "and none leads outside", outside)

local styled, lost = {}, {}
for from, text in pairs(pages) do
  if from:find("^play/") then goto continue end -- a program, with its own test
  if text:find('<%l+ [^>]*style="') then styled[#styled + 1] = from end
  local top = from:find("/") and "../" or ""
  if not text:find('href="' .. top .. 'games/index.html"', 1, true) then lost[#lost + 1] = from end
  ::continue::
end
report(#styled == 0, "no element has a style of its own, which the policy forbids", styled)
report(#lost == 0, "every page leads to the other parts of the site", lost)

local headed, still, unread, mute = {}, {}, {}, {}
for from, text in pairs(pages) do
  if not text:find('<meta name="description" content="[^"]+"') then mute[#mute + 1] = from end
  if not from:find("^games/") and not from:find("^play/") then
    if select(2, text:gsub("<h1[ >]", "")) ~= 1 then headed[#headed + 1] = from end
  end
  if from:find("^man/") and text:find("<pre[^>]*>") then
    for attributes in text:gmatch("<pre([^>]*)>") do
      if not attributes:find('tabindex="0"', 1, true) then still[#still + 1] = from end
    end
  end
  local sources = from:find("^rules/%u") and text:match("<dt>Source</dt>(.-)\n")
  -- The others may go on from the first one: "S5 Followers fn 7, fn 9".
  local first = sources and sources:match("<dd>(.-)</dd>")
  if first and not first:find("^%w[^:]*: ") then unread[#unread + 1] = from .. ": " .. first end
end
report(#headed == 0, "each page has one title, and its sections are below it", headed)
report(#still == 0, "what scrolls can be scrolled with the keyboard", still)
report(#mute == 0, "each page says in a sentence what it is", mute)
report(#unread == 0, "each rule says what its sources are", unread)

local missing = {}
for id in io.popen("grep -ho '^- id: *[A-Z]*-[0-9]*[a-z]*' rulesets/*/rules.yaml"):lines() do
  id = id:match("(%u+%-%d+%l?)$")
  if not pages["rules/" .. id .. ".html"] then missing[#missing + 1] = id end
end
for code in io.popen("cut -f 1 engine/base/codes.tsv engine/games/*/codes.tsv"):lines() do
  if not pages["messages/" .. code .. ".html"] then missing[#missing + 1] = code end
end
report(#missing == 0, "each rule and each message has its page", missing)

-- The index of the search leads to pages that are there, and has all of them but the lists.
local addresses = read(DIR .. "/index.js"):gsub("\\/", "/")
local unfound, led = {}, {}
for to in addresses:gmatch('","(%l+/[^"]-%.html[^"]*)","') do
  local path, id = to:match("^([^#]*)#?(.*)$")
  led[path] = true
  if not pages[path] or id ~= "" and not has_id(pages[path], id) then unfound[#unfound + 1] = to end
end
for path in pairs(pages) do
  if not led[path] and not path:find("index%.html$") then unfound[#unfound + 1] = path end
end
report(#unfound == 0, "what the search finds is there, and it finds each page", unfound)
os.exit(not failed)

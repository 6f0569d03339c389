-- legend.lua REEVE: whether all that lies and stands on a board is in its legend: in pictures, in
-- text and on pages. Random games of every ruleset bring about what can stand there; the titles
-- that a picture has for its parts say what there is, whatever the legend says.

local reeve = assert(arg[1], "usage: legend.lua REEVE")
local place = assert(io.popen("mktemp -d")):read("l")

local function read(command)
  local pipe = assert(io.popen(("%s 2>&1"):format(command)))
  local text = pipe:read("a")
  pipe:close()
  return text
end

-- Plain followers, which the table of the players has, and what belongs to the board itself.
local PLAIN = {tile = true, gate = true}
for role in ("knight farmer highwayman monk squire merchant herald heretic"):gmatch("%S+") do
  PLAIN[role] = true
end

-- What a legend calls the part of a board that has this title: "large farmer of W".
local function word(title, game)
  local first = title:match("^%a+")
  if title:find("^%u: ") or title:find("on top$") or PLAIN[first] then return nil end
  if first == "large" then return "large follower" end
  if first == "corner" then return game == "zamek" and "special token" or "wall tile" end
  if first == "phantom" or first == "bridge" or first == "tower" then return first end
  local one = title:gsub(" of %u$", ""):gsub("^%d+ ", ""):gsub(" at .*", ""):gsub("[:,].*", "")
  return (one:gsub("^pieces", "piece"):gsub("tokens$", "token"))
end

local function key_of(text, class)
  return (text:match(class .. ".*$") or ""):gsub("%s+", " ")
end

-- Whether the legends of the board after a turn name all that is on it; else what is left out.
local function missing(game, turn, left)
  local shown = ("%s show --at %d %s/game.yaml --svg %s/board.svg; cat %s/board.svg"):format(
    reeve, turn, place, place, place)
  local svg = read(shown)
  local text = read(("%s show --at %d %s/game.yaml"):format(reeve, turn, place))
  local page = read(("%s show --at %d %s/game.yaml --html %s/page.html; cat %s/page.html"):format(
    reeve, turn, place, place, place))
  local legends = {
    picture = key_of(svg, 'class="key"'),
    text = key_of(text, "\n[^\n]*─ "),
    page = key_of(page, '<details id="key"'):match("^(.-)</details>") or "",
  }
  for title in svg:match("</desc>(.-)class=\"legend\""):gmatch("<title>([^<]+)") do
    local called = word(title, game)
    for form, legend in pairs(legends) do
      if called and not legend:find(called, 1, true) then
        left[("%s: no %s in the legend of the %s"):format(game, called, form)] = true
      end
    end
  end
end

local failed = false
for rules in read("ls rulesets/*/ruleset.yaml"):gmatch("rulesets/(%w+)/") do
  local left, list = {}, {}
  for seed = 1, 2 do
    read(("%s sim %s --seed %d >%s/game.yaml"):format(reeve, rules, seed, place))
    local _, turns = read("cat " .. place .. "/game.yaml"):gsub("\n%- ", "")
    for part = 1, 3 do missing(rules, turns * part // 3, left) end
  end
  for line in pairs(left) do list[#list + 1] = "  " .. line end
  table.sort(list)
  failed = failed or #list > 0
  print((#list == 0 and "ok" or "not ok") .. " legend: all that is on a board of " .. rules)
  if #list > 0 then print(table.concat(list, "\n")) end
end
os.execute("rm -r " .. place)
os.exit(not failed)

-- terminal.lua: plays whole games through `reeve play`, typed into a terminal (tmux) and read from
-- a pipe, and compares the files; tries Tab; kills the program at any moment; lets others change
-- its file. Nothing depends on time: it waits for text to appear. Run from the top of the checkout:
--
--     lua5.4 tests/run/terminal.lua REEVE

local reeve = arg[1]
local place = assert(io.popen("mktemp -d")):read("l")
local socket = place .. "/tmux"
local failed = 0

local function report(fine, name, what)
  failed = failed + (fine and 0 or 1)
  print((fine and "ok play: " or "not ok play: ") .. name)
  if not fine then print("  " .. (tostring(what):sub(-3000):gsub("\n(.)", "\n  %1"))) end
end

local function quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local function read(name)
  local file = io.open(place .. "/" .. name, "rb")
  local text = file and file:read("a")
  if file then file:close() end
  return text
end

local function write(name, text)
  local file = assert(io.open(place .. "/" .. name, "wb"))
  assert(file:write(text))
  file:close()
end

local function sh(command) return output_of("cd " .. place .. " && " .. command) end

-- ---- A pipe ------------------------------------------------------------------------------------

-- All that is printed, and the exit status.
local function pipe(lines, arguments, before)
  write("lines", table.concat(lines, "\n") .. "\n")
  return sh(("%s%s play %s <lines 2>&1"):format(before or "", quote(reeve), arguments))
end

-- ---- A terminal --------------------------------------------------------------------------------

local function tmux(arguments)
  return output_of(("exec tmux -S %s -f /dev/null %s 2>&1"):format(socket, arguments))
end

local function screen() return tmux("capture-pane -p -J -t play"):match(".*%S") or "" end
local function last_line() return (screen():gsub("^.*\n", "")) end

-- Waits for a condition; the limit is for a machine that hangs.
local function wait(condition)
  for _ = 1, 3000 do
    if condition() then return true end
    os.execute("exec sleep 0.02")
  end
  report(false, "what should appear on the terminal appears", screen())
  tmux("kill-server")
  os.exit(1)
end

local function is_prompt(line)
  return line:find("^turn %d+, [^>]*>$") or line == "over>" or line:find("^Which game%?.*%)$") or
    line:find("^[%l, ]*zamek%)$") or -- the same, on several lines
    line:find("^Who plays, .*%)$") or line:find("^ended %d+$")
end

-- At the end the terminal must be as it was.
local function begin(arguments, environment)
  local command = ("cd %s; %s %s play %s; " ..
    "echo ended $? $(stty -a | grep -o -- '-icanon\\|-echo '); read x"):format(place,
    environment or "", quote(reeve), arguments)
  wait(function() -- the server of the last session may just be ending
    return tmux("new-session -d -x 80 -y 75 -s play " .. quote(command)) == ""
  end)
  wait(function() return is_prompt(last_line()) end)
end

local function stop() tmux("kill-session -t play") end

local function signal(name)
  sh(("kill -%s $(tmux -S %s display -p -t play '#{pane_pid}' | xargs pgrep -P)"):format(name,
    socket))
end

-- Types without Return.
local function keys(text)
  tmux("send-keys -t play -l -- " .. quote(text))
end

-- Types a line; the prompt behind it says that it has been answered.
local function enter(line)
  keys(line)
  wait(function() return last_line():sub(-#line) == line end)
  tmux("send-keys -t play Enter")
  wait(function() return is_prompt(last_line()) end)
end

-- ---- Games -------------------------------------------------------------------------------------

-- A random game: what comes before its moves, what is typed for each, and its record without the
-- last.
local function game(rules, seed)
  local text = output_of(("%s sim %s --seed %d"):format(quote(reeve), rules, seed))
  local header, moves = text:match("^%-%-%-\n(.-)moves:\n(.*)$")
  local lines = {}
  moves = moves:gsub("\n%.%.%.\n?$", "")
  for line in moves:gmatch("[^\n]+") do
    local entry, key, lot = line:match("^%- (.*)"), line:match("^  (%S.*)"), line:match("^    (.*)")
    if entry then
      lines[#lines + 1] = entry:gsub("^bazaar:$", "bazaar: {"):gsub("^%u: ", "")
    elseif lot and lot:find("^draw") then
      lines[#lines] = lines[#lines] .. lot
    elseif lot and lot == "lots:" then
      lines[#lines] = lines[#lines] .. ", lots: []}"
    elseif lot then
      lines[#lines] = lines[#lines]:gsub("(%[?)%]}$", function(first)
        return first .. (first == "" and ", " or "") .. lot:gsub("^%- ", "") .. "]}"
      end)
    elseif key then
      lines[#lines] = lines[#lines] .. "; " .. key
    end
  end
  return header, lines, text:match("^%-%-%-\n(.*\n)%- ")
end

-- A rotation of the last tile that no rule allows.
local function turned(line, before)
  local tile, rest = line:match("^([^/ ]+)/?%d* (%S+)")
  for _, rotation in ipairs({0, 90, 180, 270}) do
    write("try.yaml", before)
    local typed = ("%s/%d %s"):format(tile, rotation, rest)
    if pipe({typed}, "try.yaml"):find("\nNot entered") then return typed end
  end
end

-- What is typed: with an illegal entry, one that is taken back, and an illegal last one, which is
-- kept.
local function session(moves, before)
  local lines = {}
  for i, move in ipairs(moves) do
    if i == 5 then lines[#lines + 1] = move:match("^%S+") .. " " .. moves[4]:match("^%S+ (%S+)") end
    lines[#lines + 1] = move
    if i == 8 then table.move({"undo", move}, 1, 2, #lines + 1, lines) end
  end
  local wrong = turned(moves[#moves], before)
  if wrong then
    lines[#lines] = wrong
    lines[#lines + 1] = "keep"
  end
  table.move({"score", "show", "quit"}, 1, 3, #lines + 1, lines)
  return lines, wrong
end

local function play_both(rules, seed, kill)
  local name = ("a whole game of %s"):format(rules)
  local header, moves, before = game(rules, seed)
  local lines, wrong = session(moves, before)
  write("pipe.yaml", header .. "moves: []\n")
  write("terminal.yaml", header .. "moves: []\n")
  local said, status = pipe(lines, "--svg pipe.svg pipe.yaml")
  local refused = select(2, said:gsub("\nNot entered", ""))
  report(status == 0 and said:find("wins") and wrong and refused == 2,
    name .. " from a pipe", said)
  begin("--svg terminal.svg terminal.yaml")
  for i, line in ipairs(lines) do
    if i == kill then
      keys("17 e")
      signal(9)
      wait(function() return last_line():find("^ended 137 %-icanon") end)
      stop()
      local entries = select(2, read("terminal.yaml"):gsub("\n%- ", ""))
      report(entries == kill - 4, name .. " is there after kill -9", read("terminal.yaml"))
      begin("--svg terminal.svg terminal.yaml")
    end
    enter(line)
  end
  report(last_line() == "ended 0", name .. " at a terminal", screen())
  report(read("pipe.yaml") == read("terminal.yaml"), name .. " is the same file from both",
    sh("diff pipe.yaml terminal.yaml"))
  report(read("pipe.svg") and read("pipe.svg") == read("terminal.svg"),
    name .. " is the same picture from both", "")
  stop()
end

-- ---- Completion --------------------------------------------------------------------------------

local CASTLE = "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []\n"

-- Types keys, then Tab, until the screen shows a text.
local function complete(typed, shows)
  keys(typed)
  tmux("send-keys -t play Tab")
  wait(function() return screen():find(shows) end)
  report(true, ("Tab behind `%s`"):format(typed))
  tmux("send-keys -t play C-u")
  wait(function() return is_prompt(last_line()) end)
end

-- A command without a file offers to type a board; the name of a game is an answer, too.
local function try_offer()
  local shows = {[""] = "Which game", carcassonne = "Who plays", no = "name a file.*ended 2",
                 quit = "n: no%) quit\nended 0", help = "learn how.*n: no%)"}
  for answer, shown in pairs(shows) do
    sh("rm -f board.yaml")
    local command = ("cd %s; %s score; echo ended $?; read x"):format(place, quote(reeve))
    wait(function()
      return tmux("new-session -d -x 80 -y 75 -s play " .. quote(command)) == ""
    end)
    wait(function() return screen():find("n: no%)") end)
    keys(answer)
    tmux("send-keys -t play Enter")
    wait(function() return screen():find(shown) end)
    report(true, ("the offer of a board is answered `%s`"):format(answer))
    stop()
  end
end

local function try_tab()
  write("tab.yaml", CASTLE)
  begin("tab.yaml")
  complete("comp", "> completions$")
  complete("4", "\n4  40  41")
  complete("17/", "\n17/%d+  17/")
  complete("anna: 17/", "\n17/%d+  17/")
  complete("17/90 ", "\nd7  i10")
  complete("17/90 d7 ", "\nherald@n  merchant@e  herald@s  herald@w  merchant@sw")
  complete("17/90 d7; or", "; order:$")
  complete("legal 5", "\n5  50  51")
  complete("explain C-10", "\nC%-10  C%-100")
  keys("17/90 d7")
  tmux("send-keys -t play C-c")
  wait(function() return is_prompt(last_line()) end)
  report(true, "Ctrl-C drops the line that is being typed")
  for i = 1, 2 do
    tmux("clear-history -t play")
    keys("odds --games 1000000")
    tmux("send-keys -t play Enter")
    wait(function()
      tmux("send-keys -t play C-c")
      return screen():find("95 %% intervals\n.*points") and is_prompt(last_line())
    end)
    report(not screen():find(" 0 games"), "Ctrl-C ends the odds alone, time " .. i, screen())
    tmux("send-keys -t play C-l")
  end
  complete("17/90 d7; ", "\ndiscard:  order:  use:  take:  score:\n")
  complete("17/90 d7; score: {", "\nW:  B:")
  enter("17/90 e7")
  complete("disc", "> discard: *$")
  enter("quit")
  stop()
  write("drawn.yaml", CASTLE .. "# answers: 17\n")
  begin("drawn.yaml")
  complete("/", "\n/%d+  /%d")
  complete("/90 ", "\nd7  i10")
  complete("/90 d7 ", "\nherald@n  merchant@e")
  enter("quit")
  stop()
  write("actions.yaml", [[
reeve: 1
rules: tower+bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
moves: []
]])
  begin("actions.yaml")
  complete("BA.RFr 1,0; tower: ", "tower: 0,%-1$")
  complete("BA.RFr 1,0; tower: 0,-1; capture: ", "capture: B:farmer@0,%-1.n$")
  complete("BA.RFr -1,-1; bridge: ", "bridge: ew@0,%-1$")
  complete("why ", "\nfinal  city@0,0.n  road@0,0.e")
  enter("quit")
  stop()
  write("asked.yaml", [[
reeve: 1
rules: mage
players: {W: White, B: Black}
board: {'0,0': BA.RCr B:knight, '1,0': BA.RFr, '-1,0': BA.LR/270}
moves: []
]])
  begin("asked.yaml")
  enter("MW.CFC 0,1")
  complete("", "\nmage road@0,0.e  mage city@0,1.n  witch road@0,0.e  witch city@0,1.n\n")
  complete("witch c", "witch city@0,1.n *$")
  complete("und", "> undo *$")
  enter("quit")
  stop()
  begin("new.yaml")
  complete("cast", "%) castle")
  complete("tower+baz", "%) tower%+bazaars")
  complete("castle wall_pickup=e", "%) castle wall_pickup=end_of_turn")
  enter("castle")
  enter("Anna, Bert")
  report(read("new.yaml"):find("players: {A: Anna, B: Bert}", 1, true), "the first questions",
    read("new.yaml"))
  stop()
  for _, term in ipairs({"dumb", "nosuch"}) do
    write("dumb.yaml", CASTLE)
    begin("--color always dumb.yaml", "TERM=" .. term)
    enter("17/90 d7")
    enter("quit")
    report(read("dumb.yaml"):find("- W: 17/90 d7", 1, true), "TERM=" .. term, screen())
    stop()
  end
end

-- ---- Signals and sizes -------------------------------------------------------------------------

local function try_signals()
  write("signal.yaml", CASTLE)
  for name, status in pairs({TERM = 143, HUP = 129}) do
    begin("signal.yaml")
    enter("17/90 e7")
    keys("17/90 d")
    wait(function() return last_line():find("17/90 d$") end)
    signal(name)
    wait(function() return last_line():find("^ended") end)
    report(last_line() == "ended " .. status, "the terminal is as it was after SIG" .. name,
      screen())
    stop()
  end
  begin("signal.yaml")
  keys("17/90 d7 abc\195\164\230\151\165")
  for i, columns in ipairs({50, 120}) do
    tmux("resize-window -t play -x " .. columns .. " -y 75")
    tmux("send-keys -t play BSpace")
    wait(function() return last_line():find(i == 1 and "abc\195\164$" or "abc$") end)
  end
  report(true, "a line goes on when the terminal gets another size")
  tmux("send-keys -t play C-u")
  wait(function() return is_prompt(last_line()) end)
  tmux("send-keys -t play C-d")
  wait(function() return last_line() == "ended 0" end)
  report(true, "Ctrl-D ends")
  stop()
  write("low.yaml", CASTLE)
  begin("low.yaml")
  tmux("resize-window -t play -x 80 -y 24")
  enter("17/90 d7")
  report(screen():find("\n  7 +○───□17[^\n]*\n.*last tile laid: 17/90 d7\n.*\n  1  W  17/90 d7 "),
    "a low terminal shows the last tile", screen())
  stop()
end

-- ---- Nothing is lost ---------------------------------------------------------------------------

-- Kills it after another part of its work each time; what it has answered is in the file.
local function kill_often(times)
  local header, moves = game("castle", 3)
  write("lines", table.concat(moves, "\n") .. "\n")
  for i = 1, times do
    write("kill.yaml", header .. "moves: []\n")
    write("answers", "") -- it may be killed before it begins
    sh(("%s play kill.yaml <lines >answers 2>&1 & p=$!; sleep 0.%03d; kill -9 $p; wait $p"):format(
      quote(reeve), i))
    local answers = select(2, read("answers"):gsub("[^\n]* is to move, [^\n]*\n", "")) - 1
    local text = read("kill.yaml")
    local entries = select(2, text:gsub("\n%- ", ""))
    local said, status = sh(quote(reeve) .. " check kill.yaml 2>&1")
    if status ~= 0 or entries < answers or entries > answers + 2 then
      report(false, "kill -9 at any moment",
        ("%d answers, %d entries\n%s%s"):format(answers, entries, said, text))
      return
    end
  end
  report(true, "kill -9 at any moment")
  pipe({}, "kill.yaml")
  report(sh("ls -A | grep '^.reeve-'") == "", "what kill -9 left is removed", sh("ls -A"))
end

local PLAYED = CASTLE:gsub("moves: %[%]\n", "moves:\n- W: 17/90 d7\n")
local WHOLE = PLAYED .. "- B: 5 b3\n"

-- Something happens to the file while a line is awaited: what the file contains then, and what a
-- file beside it.
local function disturb(name, command, shows, stays, other)
  sh("rm -rf d; mkdir d")
  write("d/g.yaml", CASTLE)
  local said, status = sh(([[
    { echo 17/90 d7
      while ! grep -q 'Bert (B) is to move' answers; do sleep 0.02; done
      %s
      echo 5 b3
    } | %s play d/g.yaml >answers 2>&1
    s=$?; cat answers; exit $s]]):format(command, quote(reeve)))
  local now = read("d/g.yaml")
  local beside = read("d/g-2.yaml")
  report(said:find(shows) and now == stays and other == beside and
    (status == 0) == (now == WHOLE) and (now == WHOLE or beside or said:find(WHOLE, 1, true)), name,
    said .. tostring(now) .. tostring(beside))
  sh("rm -f answers; touch answers")
end

-- Of two games that save at the same moment one sees that the file has changed; or the second had
-- begun behind the end of the first.
local function try_two(times)
  for _ = 1, times do
    write("two.yaml", PLAYED)
    sh("for cell in b3 d1; do { echo 5 $cell | " .. quote(reeve) ..
      " play two.yaml >$cell 2>&1; } & done; wait")
    local said, entries = read("b3") .. read("d1"), select(2, read("two.yaml"):gsub("\n%- ", ""))
    local entered = select(2, said:gsub("\n  %d  B  5 ", ""))
    if entries ~= 1 + entered then
      report(false, "two games that save at the same moment", said .. read("two.yaml"))
      return
    end
  end
  report(true, "two games that save at the same moment")
end

local function try_disturbances()
  local changed = "another program has changed this file"
  sh("touch answers")
  disturb("another program writes", "echo '# mine' >>d/g.yaml", changed, PLAYED .. "# mine\n",
    WHOLE)
  disturb("another program removes the file", "rm d/g.yaml", "was removed; it is written", WHOLE)
  disturb("a directory takes the place", "rm d/g.yaml; mkdir d/g.yaml", changed, nil, WHOLE)
  disturb("another directory takes the place",
    "mv d e; mkdir d; cp e/g.yaml d; echo '#' >>d/g.yaml; rm -r e", changed, PLAYED .. "#\n")
end

-- A file with which no game can go on: it stays as it is.
local function refuse(name, file, text, shows)
  if text then write(file, text) end
  local said, status = pipe({"17/90 d7"}, file)
  report(status ~= 0 and said:find(shows) and (not text or read(file) == text), name, said)
end

local function try_files()
  refuse("a directory", ".", nil, "is a directory")
  sh("ln -sf nowhere link.yaml")
  refuse("a link to nothing", "link.yaml", nil, "leads to no file")
  refuse("two documents", "two.yaml", CASTLE .. "---\n" .. CASTLE, "several documents")
  refuse("no YAML", "no.yaml", "\0\1\2{", "")
  refuse("an empty file", "empty.yaml", "", "")
  refuse("a file in no directory", "none/g.yaml", nil, "^reeve: none/g.yaml: No such file[^\n]*\n$")
  refuse("standard input", "-", nil, "^reeve: play: name a file of its own")
  write("full.yaml", CASTLE)
  local said, status = pipe({"17/90 d7", "5 b3"}, "full.yaml", "ulimit -f 0; ") -- as on a full disk
  report(status == 5 and said:find("full.yaml: File too large") and read("full.yaml") == CASTLE and
    not said:find("Bert (B) is to move", 1, true), "a full disk", said)
  said, status = pipe({"castle", "Anna, Bert", "17/90 d7"}, "empty.yaml")
  report(status == 0 and read("empty.yaml"):find("- A: 17/90 d7"), "an empty file begins a game",
    said)
  write("picture.yaml", CASTLE)
  said, status = pipe({"17/90 d7"}, "--svg none/p.svg picture.yaml")
  report(status == 5 and read("picture.yaml") == PLAYED, "a picture that cannot be written", said)
  write("target.yaml", CASTLE)
  sh("ln -sf target.yaml good.yaml")
  said, status = pipe({"17/90 d7"}, "good.yaml")
  report(status == 0 and read("target.yaml") == PLAYED and
    sh("readlink good.yaml") == "target.yaml\n", "through a link", said)
  write("same.yaml", CASTLE)
  said = pipe({"17/90 d7"}, "--svg same.yaml same.yaml")
  report(read("same.yaml") == PLAYED and said:find("this is the record"),
    "a picture over the record", said)
end

-- Games that were begun before.
local function try_games()
  local position = CASTLE:gsub("moves: .*", "to_move: W\nboard:\n  d7: 17/90\n")
  write("position.yaml", position)
  local said, status = pipe({"5 b3"}, "position.yaml")
  report(status == 0 and read("position.yaml"):find("\nmoves:\n%- W: 5 b3\n"), "a position",
    said)
  write("illegal.yaml", PLAYED .. "- B: 5 d8\n- W: 4/90 e7\n")
  said, status = pipe({"keep"}, "illegal.yaml")
  local again = pipe({"23 zz"}, "illegal.yaml")
  report(status == 0 and said:find("cannot lie at d8") and not again:find("d8") and
    read("illegal.yaml"):find("\n# played all the same[^\n]*\n%- B: 5 d8\n%- W: 4/90 e7\n"),
    "an illegal turn inside", said .. again .. read("illegal.yaml"))
  local header, moves = game("castle", 4)
  for i, move in ipairs(moves) do
    moves[i] = ((i % 2 == 1) and "- W: " or "- B: ") .. move:gsub("; ", "\n  ")
  end
  local whole = header .. "moves:\n" .. table.concat(moves, "\n") .. "\n"
  write("whole.yaml", whole)
  said, status = pipe({"score", "17/90 d7", "drop", "undo"}, "whole.yaml")
  report(status == 0 and said:find("the game is over") and
    read("whole.yaml") == (whole:gsub("\n%- [^-]*$", "\n")), "a finished game", said)
end

local function try_lines()
  write("odd.yaml", CASTLE)
  local odd = {("x"):rep(1000000), "17 \27[31m d7", "\xff\xfe", "\0", "17/90 d7 {", "- ]", ";;;",
    ":", "#", "explain " .. ("C-15 "):rep(200), "undo", "keep", "drop", "17/90 d7"}
  local said, status = pipe(odd, "odd.yaml")
  report(status == 0 and read("odd.yaml") == PLAYED and not said:find("[\27\xff]") and
    #said < 100000, "odd lines", said)
  write("names.yaml", "")
  os.remove(place .. "/names.yaml")
  local names = {"nosuch", "castle nosuch=1", "castle", "", ",,", "Anna",
    "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,aa,ab", "Anna, Anna, Anna",
    "\"A: {\", \240\159\152\128", "17/90 d7"}
  said, status = pipe(names, "names.yaml")
  report(status == 0 and read("names.yaml"):find("- A: 17/90 d7", 1, true), "odd names",
    said .. (read("names.yaml") or ""))
end

-- `odds` says on a terminal how far it is, and leaves nothing of it; elsewhere it does not say it.
local function try_progress()
  write("odds.yaml", CASTLE)
  local odds = ("%s odds --games 200 odds.yaml"):format(quote(reeve))
  sh("TERM=xterm script -qec " .. quote(odds .. " >out") .. " said </dev/null >/dev/null")
  local said = read("said"):gsub("^Script[^\n]*\n", ""):gsub("\n*Script done[^\n]*\n$", "")
  report(said:find("\r\27[K1 of about 200 games", 1, true) and said:find("199 of about", 1, true)
         and said:sub(-4) == "\r\27[K" and read("out"):find("200 games played", 1, true),
         "odds shows its progress on a terminal, and erases it", said)
  local piped = sh(odds .. " 2>&1 >/dev/null")
  local dumb = sh("TERM=dumb script -qec " .. quote(odds .. " >out") .. " /dev/null </dev/null")
  report(piped == "" and dumb == "", "and nowhere else", piped .. dumb)
end

play_both("castle", 4, 20)
play_both("tower+bazaars", 2)
try_offer()
try_tab()
try_signals()
kill_often(40)
try_disturbances()
try_two(30)
try_files()
try_games()
try_lines()
try_progress()
tmux("kill-server")
os.execute("rm -rf " .. place)
os.exit(failed == 0)

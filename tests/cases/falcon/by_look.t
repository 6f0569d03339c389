# What the 18 tiles of The Falcon show is not known, so that whoever has them describes them by look.

== a look that no listed tile shows is one of the unlisted tiles; whoever has it can use it [F-2, F-8, F-11]
$ reeve score $T/game.yaml
$ reeve show $T/game.yaml | tail -8
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc+a.nw e1 preacher
- W: ckcc e2
- B: 4/90 d2
--- stdout
                                                                         W     B
  1  W  kkct:n+a.nw d1 preacher@nw                                       0     0
  2  B  kccc+a.nw e1 preacher@nw                                         0     0
  3  W  ckcc e2                                                          0     0
  4  B  4/90 d2                                                          0     3
      +3  B   chapel@d1.ne: 2 tiles: 3                                       F-8
          B   chapel@d1.ne: 1 aerie                                         F-11
score after turn 4, W to move, 74 tiles to come: Anna (W) 0, Bert (B) 3
last tile laid: 4/90 d2
tiles described by look: F1: kkct:n+a.nw; F2: kccc+a.nw; F3: ckcc

    player    score  space  followers  keep  aeries  wall tiles
> W Anna (W)      0      0          5     -       0  -
  B Bert (B)      3      3          6     -       1  -
wall tiles on the wall at 12 16 20 26 32 38 42 56 64 66 82 88 90
74 tiles to come, 15 of them not known

== positions and records give them by look, as they lie, and are read again
$ reeve position $T/game.yaml | tee $T/position.yaml | grep '^  [a-i][0-9]'
$ reeve position $T/position.yaml | cmp - $T/position.yaml
$ reeve check $T/position.yaml
$ reeve fmt $T/game.yaml | tee $T/again.yaml | sed -n '/^moves/,$p'
$ reeve fmt $T/again.yaml | cmp - $T/again.yaml
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc e1
  discard: []
- W: ckcc e2
--- stdout
  d1: kkct:n+a.nw W:preacher@nw
  e1: kccc
  e2: ckcc
$T/position.yaml: position consistent: score Anna (W) 0, Bert (B) 0, B to move
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc e1
- W: ckcc e2

== two mentions of one look, turned or not, are two tiles; what is mentioned later is to come, and no other
% reeve completions --at $n $T/game.yaml | grep -o 'F[0-9]*/[0-9,]*\((x[0-9])\)\?' | sort -u
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc e1
- W: ckcc e2
--- rows n
1
    F2/0,90,180,270(x2)
2
    F2/0,90,180,270
3

== with one of them all 78 tiles are in the game; without, it is played with those of The Castle [F-1, F-6]
% printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nmoves:\n- W: %s d1\n' $tile | reeve show | tail -1
--- rows tile
14
    59 tiles to come
kccc
    77 tiles to come, 17 of them not known

== a tile that is asked for need not be mentioned, and is gone with the question
$ reeve legal --tile kkkk --format json $T/game.yaml | gojq -r '.tile + " " + .cell' | sort -u | head -3
$ reeve legal --tile kccc $T/game.yaml | tail -1
$ reeve completions --tile cccc+m+a $T/game.yaml | grep -o 'F[0-9]*/[0-9,]*'
$ reeve completions $T/game.yaml | grep -c F3/
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc e1
--- stdout
F3 b3
F3 c1
F3 d12
24 placements
F3/0
0
--- status 1

== after its first mention the name does, too: each naming is one more tile
$ reeve check $T/game.yaml
$ reeve fmt $T/game.yaml | tail -2
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kccc d1 preacher
- B: F1/90 e1
--- stdout
$T/game.yaml: legal so far: 2 turns, score Anna (W) 0, Bert (B) 0, W to move
- W: kccc d1 preacher@nw
- B: ckcc e1

== the order of drawing names the tiles that are laid, not more of them [C-12]
$ reeve show $T/game.yaml | tail -1
$ sed 's/kccc e1/kkkk e1/' $T/game.yaml | reeve check 2>&1
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
setup: {draw: [kccc, kccc, kkcc]}
moves:
- W: kccc d1
- B: kccc e1
--- stdout
76 tiles to come, 15 of them not known
-: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
-:7:6: illegal: tile F1 (kccc) was drawn here, not tile F3 (kkkk) [wrong-draw, C-12]
      7 | - B: kkkk e1
        |      ^~~~
  help: Type F1 (kccc), and the cell where it lies, or correct `setup: draw`.
--- status 1

== there are 18, wherever they are mentioned [F-2]
$ eighteen() { printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nboard: {d1: kccc}\ndiscards: [%s]\nmoves:\n- W: kccc e1\n' "$1"; }
$ list=kkkk; for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do list="$list, kkkk"; done
$ eighteen "$list" | reeve check
$ eighteen "$list" | reeve show | tail -1
$ eighteen "$list" | reeve legal --tile kkkc 2>&1
$ eighteen "$list" | reeve legal --tile kkkk 2>&1
$ eighteen "$list, kkkk" | reeve check 2>&1
--- stdout
-: legal so far: 1 turn, score W 0, B 0, B to move
60 tiles to come
reeve: -: `kkkc` is one tile too many: The Falcon has only 18 that are not listed
reeve: -: no tile that looks like kkkk is left
-: unreadable
-:7:6: unreadable: `kccc` is one tile too many: The Falcon has only 18 that are not listed [unlisted-many, F-2]
      7 | - W: kccc e1
        |      ^~~~
  help: Type a listed tile: one of these looks was misread.
--- status 3

== what a ruleset of one's own lists is unlisted no more, and its names are taken [F-2]
$ reeve show --rules $T $T/game.yaml | grep -E 'by look|not known'
$ reeve position --rules $T $T/game.yaml | grep '^  [a-i][0-9]'
$ reeve tiles --rules $T ours | tail -2
$ sed -i 's/count: 2/count: 17/' $T/ours/ruleset.yaml
$ reeve check --rules $T $T/game.yaml 2>&1
--- file ours/ruleset.yaml <tests/cases/falcon/ours.yaml
--- file game.yaml
reeve: 1
rules: ours
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
- B: kccc e1
--- stdout
tiles described by look: F3: kkct:n+a.nw
76 tiles to come, 14 of them not known
  d1: kkct:n+a.nw W:preacher@nw
  e1: F2
63 tiles, 50 of them different
15 more are not known; a record describes them by look
$T/game.yaml: unreadable
$T/game.yaml:5:6: unreadable: no tile of the set looks like `kkct:n+a.nw` [look-none]
      5 | - W: kkct:n+a.nw d1 preacher@nw
        |      ^~~~~~~~~~~
  help: did you mean ccct:n (60: other nw quadrant, ne quadrant, marks)?
--- status 3

== rulesets played together: what either describes is unlisted no more, what either adds unlisted is there [F-2]
% reeve tiles --rules $T $rules | tail -2
$ reeve show --rules $T $T/game.yaml | grep -E 'by look|not known'
--- file ours/ruleset.yaml <tests/cases/falcon/ours.yaml
--- file plus/ruleset.yaml
ruleset: 1
name: plus
extends: castle
unlisted: {count: 3, id: X}
--- file game.yaml
reeve: 1
rules: ours+plus
players: {W: Anna, B: Bert}
moves:
- W: kkct:n+a.nw d1 preacher@nw
--- rows rules
falcon+castle-hig
    60 tiles, 48 of them different
    18 more are not known; a record describes them by look
ours+plus
    63 tiles, 50 of them different
    18 more are not known; a record describes them by look
falcon+plus
    60 tiles, 48 of them different
    21 more are not known; a record describes them by look
--- stdout
tiles described by look: F3: kkct:n+a.nw
80 tiles to come, 17 of them not known

== a game whose looks are edges lists all its tiles; a look that none shows is no tile of it
$ mkdir -p $T/edges && cp $T/edges.yaml $T/edges/ruleset.yaml
$ reeve tiles --rules $T edges 2>&1
$ printf '%s\n' 'reeve: 1' 'rules: carcassonne' 'players: {W: W, B: B}' 'moves: [{W: "rcrc 0,1"}]' | reeve check 2>&1
$ reeve tiles carcassonne --look ccff/j+p+p+p+p+p+p+p+p+p 2>&1
--- file edges.yaml
ruleset: 1
name: edges
extends: carcassonne
unlisted: {count: 3, id: X}
--- stdout
reeve: edges: edges/ruleset.yaml:4:1: tiles that are not listed are described by quadrants: its looks are edges
-: unreadable
-:4:14: unreadable: no tile of the set looks like `rcrc` [look-none]
      4 | moves: [{W: "rcrc 0,1"}]
        |              ^~~~
  help: did you mean rcrf (BA.RCr: other west edge) or rcrr (BA.CRRR: other west edge)?
reeve: ccff/j+p+p+p+p+p+p+p+p+p: more than 8 marks +p
--- status 2

== the catalogue says how many are not known [F-2]
$ reeve tiles falcon | tail -2
$ reeve tiles falcon --look kccc
$ reeve tiles falcon --svg - | grep -o 'class="count">[^<]*\|[0-9]* more are not known' | sort -u
$ reeve tiles castle | tail -1
--- stdout
60 tiles, 48 of them different
18 more are not known; a record describes them by look
no tile of falcon looks like that; did you mean hccc (37: other nw quadrant) or tccc (58: other nw quadrant)?
18 more are not known; a record describes them by look
18 more are not known
60 tiles, 48 of them different

== of an empty cell nothing is said about tiles that are not known
$ reeve why $T/game.yaml e1 | tail -3
--- file game.yaml
reeve: 1
rules: falcon
players: {W: Anna, B: Bert}
moves:
- W: kccc d1
--- stdout~
58 of the 60 tiles to come that are known fit there, all but
1, 18

== whole games by look and by a ruleset that lists all 78 tiles are the same [F-6]
# Each tile that falcon does not list is named by its look in the order of drawing, and then by its
# name there.
$ reeve tiles f18 --rules tests/rulesets --format tsv >$T/tiles.tsv
$ reeve-fast sim f18 --rules tests/rulesets --games 40 --seed 5 >$T/games.yaml
$ lua5.4 $T/by_look.lua $T/tiles.tsv <$T/games.yaml >$T/by_look.yaml
$ grep -c kccc $T/by_look.yaml
$ reeve check $T/by_look.yaml | grep -c ': legal: .*tur'
$ reeve score --rules tests/rulesets $T/games.yaml | grep -E '^ {5,}([+][0-9]+|0)  ' >$T/listed
$ reeve score $T/by_look.yaml | grep -E '^ {5,}([+][0-9]+|0)  ' | cmp - $T/listed
$ test $(grep -c 'F-8$' $T/listed) -gt 20
--- file by_look.lua
local look = {}
for line in io.lines(arg[1]) do
  local id, text = line:match("^(F%d+)\t%d+\t(%S+)")
  if id then look[id] = text end
end
local head, draw, moves, name, n = {}, {}, {}, {}, 0
local function flush()
  if #head == 0 then return end
  io.write(table.concat(head), "  draw: [", table.concat(draw, ", "), "]\nmoves:\n", table.concat(moves))
  head, draw, moves, name, n = {}, {}, {}, {}, 0
end
local function drawn(id)
  draw[#draw + 1] = ("'%s'"):format(look[id] or id)
  if look[id] and not name[id] then n = n + 1; name[id] = "F" .. n end
  return name[id] or id
end
local turns, pending = false, nil
-- The discards of an entry, which stand below its tile, were drawn before it.
local function put_pending(discards)
  if not pending then return end
  local list = {}
  for id in (discards or ""):gmatch("'([^']*)'") do list[#list + 1] = ("'%s'"):format(drawn(id)) end
  local who, id, rest = pending:match("^(%- %a: )([^%s/]+)(.*)$")
  moves[#moves + 1] = who .. (id == "none" and id or drawn(id)) .. rest .. "\n"
  if discards then moves[#moves + 1] = "  discard: [" .. table.concat(list, ", ") .. "]\n" end
  pending = nil
end
for line in io.lines() do
  if line == "---" then put_pending() flush() turns = false end
  if line == "moves:" then
    turns = true
  elseif not turns then
    head[#head + 1] = line:gsub("^rules: f18", "rules: falcon") .. "\n"
  elseif line:find("^%- ") then
    put_pending()
    pending = line
  elseif line:find("^  discard:") then
    put_pending(line)
  else
    put_pending()
    moves[#moves + 1] = line .. "\n"
  end
end
put_pending()
flush()
--- stdout
40
40

== what a look says is kept: each market, each aerie, where it is
% printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nmoves:\n- W: %s d1\n' "$look" | reeve position | grep d1
--- rows look
cccc+m+m
      d1: cccc+m+m
kckc+m.ne+m.sw
      d1: kckc+m.ne+m.sw
kckc+m.sw+m.ne+m.sw
      d1: kckc+m.ne+m.sw+m.sw
tccc+a.nw+a.se+m.sw
      d1: tccc+m+a.nw+a.se
kkkk+a.nw+a.ne
      d1: kkkk+a+a
kcck:ne+m.se+a.n+a.sw
      d1: kcck:ne+m.se+a.sw+a.n

== each court counts its own markets [C-108]
$ reeve score --now | grep court
--- stdin
reeve: 1
rules: falcon
players: {W: W, B: B}
board: {d1: '13', d2: [kckc+m.sw+m.ne+m.sw, 'W:merchant@ne', 'B:merchant@sw']}
--- stderr~
[position-assumed]
--- stdout
      +3  W   court@d2.ne: 1 market, 3 points each                         C-108
      +6  B   court@d1.n: 2 markets, 3 points each                         C-108

== what a look cannot mean, or leaves open, is said
% printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nmoves:\n- W: %s d1\n' "$look" | reeve check 2>&1 | sed -n 2p
$ reeve tiles castle --look tttt+m 2>&1
--- rows look
kccc+m.nw
    -:5:6: unreadable: `kccc+m.nw` describes no tile: +m (market) needs a court there [bad-look]
kkkk+m
    -:5:6: unreadable: `kkkk+m` describes no tile: +m (market) needs a court [bad-look]
kckc+m
    -:5:6: unreadable: `kckc+m` describes no tile: it has several courts, and +m does not say which, as +m.ne [bad-look]
kckc+m.n
    -:5:6: unreadable: `kckc+m.n` describes no tile: n is not a quadrant (nw ne se sw) [bad-look]
kckc+a
    -:5:6: unreadable: `kckc+a` describes no tile: +a (aerie) needs its place, as +a.ne [bad-look]
kkkk:e+a.n
    -:5:6: unreadable: `kkkk:e+a.n` describes no tile: n is not a quadrant, and not an edge with a path [bad-look]
cccc+m+m+m+m+m+m+m+m+m
    -:5:6: unreadable: `cccc+m+m+m+m+m+m+m+m+m` describes no tile: more than 8 marks +m [bad-look]
--- stdout
reeve: tttt+m: +m (market) needs a court
--- status 2

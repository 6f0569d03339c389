# Marks that a ruleset declares: what they count is data alone (fixtures/rulesets/house-inns).

== a completed road with an inn counts 2 a tile, with two no more; unfinished it counts nothing
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: house-inns
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: frfr+i 1,0 highwayman@e
$ - B: rrfr+i.w 2,0
$ - R: rrrr -1,0 highwayman@w
$ - B: ffrr+i -1,1 highwayman@s
$ END
$ reeve score --rules fixtures/rulesets $T/game.yaml | grep 'road\|wins'
$ echo ---
$ reeve score --now --rules fixtures/rulesets $T/game.yaml | grep 'road\|wins'
--- stdout
      +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             HI-2
---
      +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             HI-2
      +1  R   road@-1,0.w: 1 tile, 1 each                                   K-36
       0  B   road@-1,0.n: 2 tiles: 0 (inn)                                 HI-3
Rosa (R) wins

== the inn concerns the arm on which it is printed
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: house-inns
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: frrr+i.e 1,0 highwayman@w
$ - B: rrrr -1,0
$ END
$ reeve score --rules fixtures/rulesets $T/game.yaml | grep 'road'
--- stdout
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21

== a city with a cathedral: 3 a tile and 3 a pennant, or nothing
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: house-inns
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: cccc/j+d 0,1 knight@s
$ - B: cfff/180 0,2
$ - R: ffcf -1,1
$ END
$ sed 's|ffcf -1,1|fcff -1,1|' $T/game.yaml >$T/open.yaml
$ sed 's|cfff/180 0,2|ffcf 0,2|' $T/open.yaml >$T/now.yaml
$ { cat $T/now.yaml; echo '- B: fffc 1,1'; } >$T/closed.yaml
$ reeve score --rules fixtures/rulesets $T/closed.yaml | grep city
$ reeve score --now --rules fixtures/rulesets $T/now.yaml | grep city
--- stdout
     +15  R   city@0,0.n: 5 tiles, 3 each (cathedral)                       HI-4
       0  R   city@0,0.n: 4 tiles: 0 (cathedral)                            HI-5

== why says where it is printed, and the points of its tiles add up
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: house-inns
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: frfr+i 1,0 highwayman@e
$ - B: frrr 2,0
$ - R: rrrr -1,0
$ END
$ reeve why --rules fixtures/rulesets $T/game.yaml 3 | grep inn
$ reeve why --rules fixtures/rulesets --format json $T/game.yaml 3 | gojq -c '.steps[] | select(.points) | [.points, ([.tiles[].points] | add)]'
--- stdout
  +8  points      R, road@0,0.e (inn at 1,0): 4 tiles, 2 each (inn)         HI-2
[8,8]

== its looks: found, described, with an edge where several could be meant, and refused
% reeve tiles --rules fixtures/rulesets house-inns --look "$look" --format tsv
$ reeve tiles --rules fixtures/rulesets house-inns --format json | gojq -c 'select(.tile | test("HI")) | [.tile, .look, .marks, [.regions[].marks]]'
--- rows look
frfr+i
    HI.1	0	frfr+i
rfrf+i
    HI.1	90	frfr+i
frrr+i.e
    HI.3	0	frrr+i.e
rrrf+i.n
    HI.3	270	frrr+i.e
rrrf+i.e
frrr+i
    reeve: frrr+i: +i (inn) can be on 3 features: type its edge, as +i.e
crcr+d
    reeve: crcr+d: +d (cathedral) can be on 2 features: type its edge, as +d.n
ffff+i
    reeve: ffff+i: there is nothing on which +i (inn) can be
frfr+i.n
    reeve: frfr+i.n: +i (inn) cannot be at n
frfr+z
    reeve: frfr+z: +z is not a mark (+k monastery, +y garden, +i inn, +d cathedral, +p pennant)
--- stdout
["HI.1","frfr+i",[],[["inn"],null,null]]
["HI.2","ffrr+i",[],[["inn"],null,null]]
["HI.3","frrr+i.e",[],[["inn"],null,null,null,null,null]]
["HI.4","ccrc/j+i",[],[null,["inn"],null,null]]
["HI.5","cccc/j+d",[],[["cathedral"]]]

== random games with them are read, written and judged alike
$ reeve-fast sim --rules fixtures/rulesets house-inns --games 60 --seed 7 >$T/games.yaml
$ reeve-fast check --rules fixtures/rulesets --format json $T/games.yaml | gojq -r .verdict | sort | uniq -c
$ reeve-fast fmt --rules fixtures/rulesets $T/games.yaml | reeve-fast score --rules fixtures/rulesets --format json - | gojq -c '[.score, .items, .final]' >$T/again
$ reeve-fast score --rules fixtures/rulesets --format json $T/games.yaml >$T/once.json
$ gojq -c '[.score, .items, .final]' $T/once.json | cmp - $T/again
$ gojq -r '(.items + .final)[] | select(.rule | test("^H-")) | .rule' $T/once.json | sort -u
$ gojq -c '(.items + .final)[] | select(.rule == "HI-2") | .points - 2 * .tiles' $T/once.json | sort -u
$ gojq -c '(.items + .final)[] | select(.rule == "HI-3" or .rule == "HI-5") | .points' $T/once.json | sort -u
--- stdout
     60 legal
0
0

== a house rule sees them, on a feature and on a tile
$ reeve check -q --rules $T --script $T/marks.lua $T/game.yaml 2>&1 | grep -o 'BA.*\['
--- file hills/ruleset.yaml
ruleset: 1
name: hills
extends: carcassonne
marks: {hill: {letter: h}, inn: {letter: i, on: road}, mill: {letter: m, on: road}}
more_tiles: {hill-1: frfr+h+i+m, hill-2: ffff+h}
--- file marks.lua
return {api = 1, name = "marks", summary = "Says what is printed.", rules = {"hills"},
  hooks = {turn_ending = function(game)
    local words = {}
    for _, tile in ipairs(game:tiles()) do
      words[#words + 1] = tile:id() .. ": " .. table.concat(tile:marks(), " ")
      for _, feature in ipairs(tile:features()) do
        for _, mark in ipairs(feature:marks()) do words[#words + 1] = feature:name() .. " " .. mark end
      end
    end
    if #game:tiles() > 2 then error(table.concat(words, "; "), 0) end
  end}}
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: frfr+h+i+m 1,0
- B: ffff+h 1,1
--- stdout
BA.RCr: ; road@0,0.e inn; road@0,0.e mill; hill-1: hill; road@0,0.e inn; road@0,0.e mill; hill-2: hill [

== together with bridges the inn stays with the road beside which it is printed
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: [house-inns, bazaars]
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: frfr+i 1,0 highwayman@e
$ - B: frrr 2,0
$ - R: rrrr -1,0
$ END
$ reeve score --rules fixtures/rulesets $T/game.yaml | grep road
$ reeve tiles --rules fixtures/rulesets house-inns+bazaars --format tsv | grep -c '+i'
--- stdout
      +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             HI-2
6

== the board shows them, in characters and as a picture, and says what they are
$ cat >$T/game.yaml <<'END'
$ reeve: 1
$ rules: house-inns
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: frfr+i 1,0 highwayman@e
$ - B: cccc/j+d 0,1 knight@s
$ END
$ reeve show --rules fixtures/rulesets $T/game.yaml | sed -n '1,12p'
$ reeve show --rules fixtures/rulesets --svg $T/board.svg $T/game.yaml
$ xmllint --noout $T/board.svg && grep -c 'class="symbol"' $T/board.svg
--- stdout
         0       1
      cccBccc┊
  1   ccccccc┊
      cccdccc┊
      fcccccf┊ f   f
  0   ─────────i───R─
       f   f ┊ f   f
         0       1
─ road  c city  f field  i inn  d cathedral
last tile laid: HI.5 0,1

    player    score  followers  large
4

== what a declared mark cannot be
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: %s\n%b\n' "$base" "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows base|lines
carcassonne|marks: {inn: {on: road}}
    Carcassonne (r)
carcassonne|marks: {inn: {letter: i, on: river}}
    reeve: r: r/ruleset.yaml:4:30: `river`: there is no such kind. Type one of these: road, city, monastery, field, garden.
carcassonne|marks: {inn: {letter: p, on: road}}
    reeve: r: r/ruleset.yaml:4:23: `p`: it is the letter of the mark prize. Type another small letter, or none: then it is written by its name.
carcassonne|marks: {inn: {letter: i, on: field, completed: {per_tile: 2, rule: K-1}}}
    reeve: r: r/ruleset.yaml:4:30: `field`: a mark changes no count of an area: leave out `completed` and `unfinished`, or the area; see reeve-ruleset(5)
carcassonne|marks: {inn: {letter: i, completed: {per_tile: 2, rule: K-1}}}
    reeve: r: r/ruleset.yaml:4:9: the key `on` is missing. Add `on: KIND`, the kinds whose count the mark changes.
carcassonne|marks: {inn: {letter: i, on: road, completed: {per_tile: 2}}}
    reeve: r: r/ruleset.yaml:4:47: the key `rule` is missing. Add `rule: ID`, a rule of this ruleset that says so.
carcassonne|marks: {inn: {letter: i, on: road, completed: {per_tile: two}}}
    reeve: r: r/ruleset.yaml:4:58: per_tile must be a whole number, not `two`. Type digits only, with a minus sign for a negative number.
carcassonne|marks: {inn: {letter: i, on: road, picture: hut}}
    reeve: r: r/ruleset.yaml:4:45: `hut`: there is no such picture. Type one of these: disc, foundation, bazaar, house, church, tower, tree, barrel, wheat, cloth, crown, star, water, diamond.
carcassonne|marks: {inn: {letter: i, on: road, path: "M0,0\\"/><script>"}}
    reeve: r: r/ruleset.yaml:4:47: `path`: `"` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)
carcassonne|marks: {inn: {letter: i, on: road, complete: {per_tile: 2}}}
    reeve: r: r/ruleset.yaml:4:36: unknown key `complete` in inn; did you mean `completed`?
carcassonne|marks: {inn: [i]}
    reeve: r: r/ruleset.yaml:4:14: inn must be a word or a map, not a list; see reeve-ruleset(5)
castle|marks: {inn: {letter: i, on: path}}
    reeve: r: r/ruleset.yaml:4:1: the mark inn can stand in looks of edges only, and its looks are quadrants
carcassonne|marks: {inn: {letter: i, on: road}}\nmore_tiles: {x: frrr+i.n}
    reeve: r: r/ruleset.yaml:5:17: `frrr+i.n` describes no tile: +i (inn) cannot be at n. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
carcassonne|marks: {hill: {letter: h}}\nmore_tiles: {x: ffff+h, y: ffrr+h+p}
    reeve: r: r/ruleset.yaml:5:28: `ffrr+h+p` describes no tile: there is nothing on which +p (pennant) can be. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.

== a piece that a ruleset declares has an outline of its own in the players' hands
$ mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'pieces: {barns: {name: [barn, barns], each: [2, 2, 2, 2, 2], path: M0 100V40L50 0L100 40V100Z}}' >$T/r/ruleset.yaml
$ printf '%s\n' 'reeve: 1' 'rules: r' 'players: {R: Rosa, B: Ben}' 'moves:' '- R: frfr 1,0' >$T/game.yaml
$ reeve show --rules $T --svg - $T/game.yaml | grep -c 'M0 100V40L50 0L100 40V100Z'
$ sed -i 's/M0 100.*Z/M0 1e9 <script>/' $T/r/ruleset.yaml; reeve show --rules $T $T/game.yaml
--- stdout
2
--- stderr
$T/game.yaml:2:8: unreadable: ruleset `r` cannot be used: r/ruleset.yaml:4:72: `path`: `e` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5) [bad-ruleset]
      2 | rules: r
        |        ^
  help: Type another ruleset, or mend this one as reeve-ruleset(5) describes.
--- status 3

== pieces that a ruleset declares are counted in hands; those of a game need it
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: carcassonne\npieces: {%s}\n' "$pieces" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ reeve show --rules $T $T/game.yaml | grep -A2 player
$ reeve position --rules $T $T/game.yaml | grep supply
$ reeve position --rules $T $T/game.yaml | sed 's/barns: 1/barns: 2/' | reeve check --rules $T - 2>&1 | grep position
--- file game.yaml
reeve: 1
rules: r
players: {R: Rosa, B: Ben}
moves:
- R: frfr 1,0
--- rows pieces
towers: [1, 1, 1, 1, 1]
    reeve: r: r/ruleset.yaml:4:1: it has pieces: towers, which needs the module tower
barns: {each: [1, 1]}
    reeve: r: r/ruleset.yaml:4:18: `each`: a number for each number of players; see reeve-ruleset(5)
barns: {name: 7, option: barns}
    reeve: r: r/ruleset.yaml:4:35: the game has no option `barns`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
barns: 1
    reeve: r: r/ruleset.yaml:4:17: barns must be a list or a map, not a word; see reeve-ruleset(5)
barns: {name: [barn, barns], each: [1, 1, 1, 1, 1]}
    Carcassonne (r)
--- stdout
    player    score  followers  barns
  R Rosa (R)      0          7      1
> B Ben (B)       0          7      1
supply: {R: {followers: 7, barns: 1}, B: {followers: 7, barns: 1}}
-: position inconsistent
-:9:35: inconsistent: R cannot have 2 barns in supply: at most 1 [position-pieces]

== a game whose ruleset gives nobody its pieces is played without them
$ mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'module: [carcassonne, tower, bridges, castles]' 'marks: {foundation: t}' 'more_tiles: {x: ffff+t}' >$T/r/ruleset.yaml
$ reeve sim --rules $T r --games 20 --seed 2 >$T/games.yaml
$ reeve check -q --rules $T $T/games.yaml
$ printf '%s\n' 'reeve: 1' 'rules: r' 'players: {R: Rosa, B: Ben}' 'moves:' '- R: ffff+t 0,-1' '  tower: 0,-1' >$T/game.yaml
$ reeve check -q --rules $T $T/game.yaml 2>&1 | head -1
--- stdout
$T/game.yaml:6:3: unreadable: unknown key `tower` in Carcassonne [unknown-key]

== a mark of another ruleset on a tile is a picture until a ruleset declares it
% echo "$(reeve tiles --rules $T $rules --format tsv | grep '^A-' | cut -f3,4 | tr '\t\n' '= ')"
--- file alone/ruleset.yaml
ruleset: 1
name: alone
extends: carcassonne
more_tiles: {A-1: {look: 'rfrf:n,s', foreign: {inn: s}}, A-2: 'rfrf:n,s', A-3: {look: frfr, foreign: {inn: w, hill: w}}}
--- file both/ruleset.yaml
ruleset: 1
name: both
extends: alone
marks: {inn: {letter: i, on: road}}
--- file hills/ruleset.yaml
ruleset: 1
name: hills
extends: carcassonne
marks: {hill: h, inn: {letter: i, on: road}}
more_tiles: {B-1: frfr+h}
--- rows rules
alone
    rfrf:n,s=A-1 rfrf:n,s=A-1 frfr=BA.RFr 
both
    rfrf:n,s+i.s=A-1 rfrf:n,s=A-2 frfr+i=A-3 
both+alone
    rfrf:n,s+i.s=A-1 rfrf:n,s=A-2 frfr+i=A-3 
tower+alone
    rfrf:n,s=A-1 rfrf:n,s=A-1 frfr=BA.RFr 
alone+hills
    rfrf:n,s+i.s=A-1 rfrf:n,s=A-2 frfr+h+i=A-3 
hills+alone
    rfrf:n,s+i.s=A-1 rfrf:n,s=A-2 frfr+h+i=A-3 

== a mark of another ruleset stands where the mark can be
$ mkdir $T/r $T/q && printf 'ruleset: 1\nname: q\nextends: carcassonne\nmarks: {inn: {letter: i, on: road}}\n' >$T/q/ruleset.yaml
% printf 'ruleset: 1\nname: r\nextends: carcassonne\nmore_tiles: {A-1: {look: frfr, foreign: %s}}\n%s\n' "$foreign" "$marks" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ reeve rules --rules $T q+r 2>&1 | cat
--- rows foreign|marks
{inn: x}
    reeve: r: r/ruleset.yaml:4:47: `inn`: a place on the tile: n, e, s, w and so on; see reeve-ruleset(5)
{inn: c}
    reeve: r: r/ruleset.yaml:4:47: `inn`: a place on the tile: n, e, s, w and so on; see reeve-ruleset(5)
{inn: [e]}
    reeve: r: r/ruleset.yaml:4:47: `inn`: a place on the tile: n, e, s, w and so on; see reeve-ruleset(5)
{"in n": e}
    reeve: r: r/ruleset.yaml:4:43: `in n`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
e
    reeve: r: r/ruleset.yaml:4:41: foreign must be a map, not a word; see reeve-ruleset(5)
{inn: n}|marks: {inn: {letter: i, on: road}}
    reeve: r: the mark inn.n of the tile A-1 is not on such a feature
{inn: n}
    Carcassonne (r)
--- stdout
reeve: q+r: the mark inn.n of the tile A-1 is not on such a feature

== what a ruleset declares is not refused, although the ruleset that it extends does so
% sed "s/HERE/$what/" $T/game.yaml | reeve check -q --rules $T - 2>&1 | head -1
$ reeve schema --rules $T hut | gojq -r '[.. | objects | .patternProperties? // empty | keys[]] | join(" ")' | tr ' ' '\n' | grep vineyard | grep -o 'inn\|builder\|mage'
--- file hut/ruleset.yaml
ruleset: 1
name: hut
extends: carcassonne
figures: {builder: {each: 2}}
marks: {inn: {letter: i, on: road}}
--- file game.yaml
reeve: 1
rules: hut
players: {R: Rosa, B: Ben}
moves:
- R: frfr 1,0 HERE
--- rows what
builder:highwayman@e
builder@e
    -:5:15: unreadable: there is no follower called `builder` [unknown-role]
inn@e
    -:5:15: unreadable: there is no follower called `inn` [unknown-role]
mage@e
    -:5:15: unreadable: `mage` is not available here [not-modelled, K-42]
--- stdout
mage

== a key, figure or mark of a box that is not played names the box, and a mistyped mark is named [K-42]
% sed "s/TILE/$tile/; s/KEY/$key/" $T/game.yaml | reeve check -q - 2>&1 | grep -e '^-:' -e help:
--- file game.yaml
reeve: 1
rules: [inns, festival]
players: {R: Rosa, B: Ben}
moves:
- R: TILE 1,0
  KEY
--- rows tile|key
frfr|escape: knight@0,0
    -:6:3: unreadable: `escape` is not available here [not-modelled, K-42]
      help: It belongs to Siege: add `siege` to `rules`. See: reeve explain K-42
frfr|building: tower
    -:6:3: unreadable: `building` is not available here [not-modelled, K-42]
      help: It belongs to Little Buildings: add `buildings` to `rules`. See: reeve explain K-42
frfr|tower: 0,0
    -:6:3: unreadable: unknown key `tower` in Inns and Cathedrals + The Festival [unknown-key]
      help: It belongs to The Tower: add `tower` to `rules`.
frfr|back: knight@0,0
    -:6:9: illegal: `back: knight@0,0` means nothing here: no such follower stands there [action-value, FE-2]
      help: Delete `back`: it is not possible in this turn.
frfr+hill|score: {R: 0}
    -:5:11: unreadable: `hill` is not available here [not-modelled, K-42]
      help: It belongs to Hills & Sheep: add `hills` to `rules`. See: reeve explain K-42
crrf+festivl|score: {R: 0}
    -:5:6: unreadable: `crrf+festivl` describes no tile: +festivl is not a mark (+k monastery, +y garden, +i inn, +d cathedral, +festival, +p pennant) [bad-look]
      help: did you mean crrf+festival?
frfr+in.e|score: {R: 0}
    -:5:6: unreadable: `frfr+in.e` describes no tile: +in.e is not a mark (+k monastery, +y garden, +i inn, +d cathedral, +festival, +p pennant) [bad-look]
      help: did you mean frfr+inn.e?
frfr+rose-n|score: {R: 0}
    -:5:6: unreadable: `frfr+rose-n` describes no tile: +rose-n is not a mark (+k monastery, +y garden, +i inn, +d cathedral, +festival, +p pennant) [bad-look]
      help: did you mean frfr (BA.RFr: other marks) or frfr+i (IC.RFr.iG: other marks)?

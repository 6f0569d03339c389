# Spaces that are not for followers (tests/rulesets/lakes): kinds that are `bare`.

== a lake meets lakes, and nobody stands on it; a field beside it is worth nothing more [K-9, K-15, K-29]
$ R='--rules tests/rulesets'
$ reeve score --now $R $T/game.yaml | sed -n '/^final/,$p'
$ reeve why $R $T/game.yaml lake@0,1
$ reeve completions $R --at 3 $T/game.yaml
$ reeve legal $R --tile LK.CW $T/game.yaml | head -n 4
$ reeve position $R $T/game.yaml >$T/now.yaml && reeve position $R $T/now.yaml | cmp - $T/now.yaml
$ reeve show $R $T/game.yaml | tail -n 6 | head -n 1
$ reeve show $R --svg $T/board.svg $T/game.yaml && lua5.4 tests/run/picture.lua $T/board.svg | grep -c built
$ reeve score $R --format json $T/game.yaml | gojq -c 'select(.kind == "lake")'
--- file game.yaml
reeve: 1
rules: lakes
players: {A: Ann, B: Ben}
moves:
- A: LK.CW/180 0,1 knight@s
- B: LK.W/180 0,2 farmer@n
- A: LK.B 0,-1 farmer@n
- B: LK.RW/90 1,0 highwayman@n
--- stdout
final scoring
      +2  B   road@0,0.e: 2 tiles, 1 each                                   K-36
       0  B   field@0,2.n: 0 completed cities, 3 each                       K-29
       0  A   field@0,0.s: 0 completed cities, 3 each                       K-29
final score: Ann (A) 4, Ben (B) 2
Ann (A) wins
lake@0,1
lake@0,1.n
    1  A   tile LK.CW at 0,1: 1 tile, 1 open end
    2  B   tile LK.W at 0,2: 2 tiles, complete
road@0,0.e: 1 tile, worth 1, held by nobody; open at 0,0 e, 0,0 w
    no single tile closes it
tile LK.CW for Ann (A)
-1,-1 0°                knight@n
      180°              knight@s
-1,1  0°                knight@n farmer@e
last tile laid: LK.RW/90 1,0
1

== what nobody stands on is no place, and meets nothing else [K-9, K-15]
$ R='--rules tests/rulesets'
% sed "$change" $T/game.yaml | reeve check -q $R - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: lakes
players: {A: Ann, B: Ben}
moves:
- A: LK.CW/180 0,1 knight
- B: LK.W/180 0,2 farmer
--- rows change
s/farmer$/lake@s/
    -:6:19: unreadable: there is no follower called `lake` [unknown-role]
s/farmer$/w@s/
    -:6:19: unreadable: there is no follower called `w` [unknown-role]
s/LK.W.180 0,2 farmer/BA.C 0,2/
    -:6:6: illegal: tile BA.C cannot lie at 0,2: its south side is a field, but tile LK.CW has a lake there [edge-cut, K-9]
s/LK.W.180/LK.B/; s/farmer/monk/
    -:6:6: illegal: tile LK.B cannot lie at 0,2: its south side is a field, but tile LK.CW has a lake there [edge-cut, K-9]

== what no such kind can be
$ mkdir -p $T/r/mine
% printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nedition: ours\nkinds: %s\n' "$kinds" >$T/r/mine/ruleset.yaml
% reeve rules --check $T/r/mine 2>&1 | head -n 1
$ sed -i 's/carcassonne/castle/; s/kinds: .*/kinds: {moor: {letter: m, bare: true}}/' $T/r/mine/ruleset.yaml
$ reeve rules --check $T/r/mine 2>&1 | head -n 1
--- rows kinds
{moor: {letter: m, bare: true, area: true}}
    $T/r/mine/ruleset.yaml:6:1: the kind moor can be bare only where looks are edges, and then it is not an area
{moor: {letter: m, bare: true, any: true}}
    $T/r/mine/ruleset.yaml:6:1: the kind moor is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
{moor: {bare: true}}
    $T/r/mine: fine: mine, tiles 32, options 6, rules 46, scripts 0
{moor: {letter: m, bare: true, line: true, around: true}}
    $T/r/mine/ruleset.yaml:6:1: the kind moor can be one of line, area and around only
{field: {bare: true}}
    $T/r/mine/ruleset.yaml:6:1: the kind field can be bare only where looks are edges, and then it is not an area
{moor: {letter: m, bare: maybe}}
    $T/r/mine/ruleset.yaml:6:33: `maybe`: true or false belongs here; see reeve-ruleset(5)
--- stdout
$T/r/mine/ruleset.yaml:6:1: the kind moor can be bare only where looks are edges, and then it is not an area

== random games, alone and mixed: judged, formatted, stopped and gone on with, all alike
$ R='--rules tests/rulesets'
% reeve-fast sim $rules $R --games 30 --seed 3 --players 3 >$T/games.yaml
% reeve-fast check -q $R $T/games.yaml && reeve-fast fmt $R $T/games.yaml | cmp - $T/games.yaml
% for turn in 20 45 70; do
%     reeve-fast position --at $turn $R $T/games.yaml >$T/now.yaml
%     reeve-fast position $R $T/now.yaml | cmp - $T/now.yaml
% done
% grep -c 'lake@\|well@' $T/games.yaml
--- rows rules
lakes
    0
lakes+river+inns+traders+tower
    0
--- status 1

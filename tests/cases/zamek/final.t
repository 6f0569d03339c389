# The end of a game of Zamek. --now scores a position as if the game ended there.

== first meadows, then family houses, then the tokens that score by themselves [Z-39]
$ reeve score --now --rules tests/rulesets --format json $T/pos.yaml | gojq -c '.final[] | [.player, .kind, .points, .rule]'
$ sed 's/zq/q/; s/shrine/market/; s/meadow/court/g; s/monk/merchant/; s/6, 5/9, 8/' $T/pos.yaml | reeve score --now --rules tests/rulesets --format json | gojq -c '.final[] | [.player, .kind, .points, .rule]'
--- file pos.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
keeps: {W: 1, B: 0}
hand: {W: {wall_tiles: [6, 5]}}
board: {b4: 'shrine W:monk', a4: house1}
--- stdout
["W","meadow",3,"Z-38"]
["W","family_house",14,"Z-40"]
["W","special_token",5,"Z-36"]
["W","keep",14,"C-104"]
["W","court",3,"C-108"]
["W","wall_tile",5,"C-98"]

== token 5 makes the family house two tiles larger, token 6 gives 5 points [Z-36, Z-40]
% sed "s/HAND/$hand/" $T/pos.yaml | reeve score --now --rules tests/rulesets --format json | gojq -c '[.score, [.final[] | [.player, .note]]]'
--- file pos.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
keeps: {W: 1, B: 2}
hand: {W: {wall_tiles: HAND}}
board: {b4: meadow, a4: house1, c4: house1/90, c3: meadow, d4: house1}
--- rows hand
[]
    [{"B":11,"W":0},[["B","the larger family house (2), 11 empty cells"]]]
[5]
    [{"B":0,"W":11},[["W","the larger family house (3), 11 empty cells"]]]
[6]
    [{"B":11,"W":5},[["B","the larger family house (2), 11 empty cells"],["W","special token 6"]]]
[5, 5, 6]
    [{"B":0,"W":16},[["W","the larger family house (5), 11 empty cells"],["W","special token 6"]]]

== CA-68: token 9 gives 1 a tile, stocks or not; the option of English editions 2 [Z-37, Z-24]
% reeve score --now --rules tests/rulesets --option tile4_fountain=$value --format json $T/pos.yaml | gojq -c '.final[] | [.kind, .tiles, .points, .note, .rule]'
--- file pos.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [9]}}
board: {b4: 'straight-d/90 W:herald', a4: straight/90}
--- rows value
1
    ["road",2,2,"special token 9","Z-37"]
2
    ["road",2,4,"special token 9","Z-37"]

== tokens on something unfinished, and 5 without a family house; both copies count twice [Z-36, Z-37, Z-42, Z-45]
% printf 'reeve: 1\nrules: zq\nplayers: {W: W, B: B}\nto_move: W\nhand: {W: {wall_tiles: %s}}\nboard: %s\n' "$hand" "$board" |
%   reeve check --now --rules tests/rulesets $options 2>$T/err
$ cat $T/err >&2
--- rows what|options|hand|board
CA-43: token 5 without a family house|--option tile8_without_keep=false|[5]|{b4: meadow}
    -: position consistent: final score W 0, B 0
the option|--option tile8_without_keep=true|[5]|{b4: meadow}
    -: position consistent: final score W 15, B 0
CA-71: unfinished, and no token: nothing||[]|{b4: 'pigsty1/90 W:farmer', a4: meadow, a3: 'house2/90 W:squire'}
    -: position consistent: final score W 0, B 0
no token||[]|{b4: 'house1/90 W:squire', b3: 'pigsty2/90 W:farmer', a4: meadow, a3: meadow}
    -: position consistent: final score W 0, B 0
token 7: an unfinished house at 1 a tile||[7]|{b4: 'house1/90 W:squire', b3: 'pigsty2/90 W:farmer', a4: meadow, a3: meadow}
    -: position consistent: final score W 1, B 0
token 8: an unfinished pigsty at 2||[8]|{b4: 'house1/90 W:squire', b3: 'pigsty2/90 W:farmer', a4: meadow, a3: meadow}
    -: position consistent: final score W 2, B 0
both||[7, 8]|{b4: 'house1/90 W:squire', b3: 'pigsty2/90 W:farmer', a4: meadow, a3: meadow}
    -: position consistent: final score W 3, B 0
both copies||[8, 8]|{b4: 'house1/90 W:squire', b3: 'pigsty2/90 W:farmer', a4: meadow, a3: meadow}
    -: position consistent: final score W 4, B 0
no majority, as in The Castle|--option incomplete_tokens_need_majority=true|[8]|{b4: meadow, b3: 'pigsty2/90 B:farmer', a3: meadow}
    -: position consistent: final score W 0, B 0
the option does without|--option incomplete_tokens_need_majority=false|[8]|{b4: meadow, b3: 'pigsty2/90 B:farmer', a3: meadow}
    -: position consistent: final score W 2, B 0
--- stderr~
[position-assumed]

== what a player says of his tokens is checked, in Zamek's words [Z-37, Z-35]
% sed "s/^result:.*/final: {B: {use: [$use]}}/" fixtures/zamek/evening.yaml | reeve check 2>&1 | grep '^-:[0-9]'
--- rows use
{9: road@h5}
    -:80:23: illegal: `road@h5` names no feature: that tile has several, at w, e, s [no-feature, C-36]
{8: pigsty@d6.e}
    -:80:23: illegal: pigsty@d6.e is completed: special token 8 is for an unfinished one [final-completed, Z-37]
{8: house@e8.s}
    -:80:23: illegal: special token 8 works on a pigsty, not a house [use-wrong-kind, Z-34]
3
    -:80:19: illegal: special token 3 is used only during the game [final-in-play, C-84]
{9: road@f2.n}
    -:80:23: illegal: `road@f2.n` names no feature: that tile has no road at that place [no-feature, C-36]
9
    -:80:19: illegal: special token 9: name its feature: {7: house@e5.n} [use-feature, C-100]

== the most points win; a result that is not so is wrong [Z-43]
$ reeve score fixtures/zamek/evening.yaml | tail -1
$ sed 's/B: 62/B: 63/' fixtures/zamek/evening.yaml | reeve check
--- stdout
Staszek (B) wins
-: wrong: 60 turns, final score Ola (W) 38, Staszek (B) 62
--- stderr
-:80:20: wrong: B ends with 62, not 63 [wrong-result, Z-43]
     80 | result: {W: 38, B: 63}
        |                    ^~
  help: Type 62 if every turn up to here is right; see: reeve why - final
--- status 1

== CA-73: equal points: both win; by the option nobody [Z-44]
$ reeve score --now --rules tests/rulesets $T/pos.yaml | tail -1
$ reeve score --now --rules tests/rulesets --option tie=none $T/pos.yaml | tail -1
--- file pos.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 90, B: 90}
board: {b4: meadow}
--- stderr~
[position-assumed]
--- stdout
W and B share the victory
nobody wins

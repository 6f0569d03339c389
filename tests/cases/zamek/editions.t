# Editions as presets: how they differ, whose scripts are whose, and what another one would have said.

== rules without a name lists the rulesets, and shows in one table what differs
$ reeve rules | sed '/^$/,$d' | sed -n '/^castle/,/^[f-y]/p'
$ reeve rules | sed -n '/^  *castle /,/^$/p'
$ reeve rules | tail -1
--- stdout
castle             Carcassonne: The Castle (Rio Grande Games 2003, with the
                   options of other editions)
castle-hig         Carcassonne: The Castle (Hans im Glück 2003)
castle-wica        Carcassonne: The Castle (WikiCarpedia, footnotes taken
                   literally)
circles            Crop Circles (new edition (2017), with the options of the
                   first)
circles-c1         Crop Circles (first edition 2010)
count              The Count of Carcassonne (the twelve tiles of 2004, in both
                   editions)
count-c1           The Count of Carcassonne (first edition 2004)
cult               The Cult (of 2007, 2008 and 2017)
dragon             The Princess & the Dragon (new edition (2016), with the
                   options of the first)
dragon-c1          The Princess & the Dragon (first edition, Hans im Glück 2005)
dragon-rgg         The Princess & the Dragon (first edition, Rio Grande Games
                   2005)
dragon-zmg         The Princess & the Dragon (Z-Man Games)
falcon             The Falcon (Reiner Knizia 2015, as far as it is known; king
                           castle  castle-hig  castle-wica  falcon    zamek
extra_turn_same_turn       true    true        true         true      false
two_doublers               triple  triple      triple       one_only  triple
tile4_fountain             2       1           2            2         1
count_unused_start_spaces  false   false       true         false     false

Type `reeve rules NAME` for the rules and options of one.

== every ruleset is listed once, no line is too wide, and each stands over one column of its family
$ reeve rules --format tsv | cut -f 1 >$T/names
$ ls rulesets | cmp - $T/names
$ reeve rules | sed '/^$/,$d; /^ /d; s/ .*//' | cmp - $T/names
$ reeve rules | gojq -Rr 'select(length > 80)'
$ reeve rules | sed -n '1,/^$/d; s/^  *//p' | tr -s ' ' '\n' | sort | cmp - $T/names
--- stdout

== what differs is the same as tab-separated lines and as JSON, and it is what each ruleset offers
$ reeve rules --format tsv | cut -f 1,3 | sed -n '/^castle/p; /^zamek/p'
$ reeve rules --format json | jq -c 'select(.extends == "castle" or .ruleset == "castle") | [.ruleset, .extends, .differs]'
$ reeve rules --format tsv | cut -f 1,3 >$T/tsv
$ reeve rules --format json | jq -r '[.ruleset, (.differs | to_entries | map(.key + "=" + .value) | join(" "))] | join("\t")' | cmp - $T/tsv
$ reeve rules --format json | jq -c '[.ruleset, .differs]' >$T/differs
$ for name in $(reeve rules --format tsv | cut -f 1); do
$     reeve rules $name --format json
$ done | gojq -c '[.ruleset, (.options | map({(.name): .default}) | add)]' >$T/offered
$ gojq -r --slurpfile offered $T/offered '. as $r | $offered[] | select(.[0] == $r[0])[1] as $all | $r[1] | to_entries[] | select($all[.key] != .value) | [$r[0], .key] | join(" ")' $T/differs
$ gojq -r '.[1] | length > 0' $T/differs | sort -u
--- stdout
castle	extra_turn_same_turn=true two_doublers=triple tile4_fountain=2 count_unused_start_spaces=false
castle-hig	extra_turn_same_turn=true two_doublers=triple tile4_fountain=1 count_unused_start_spaces=false
castle-wica	extra_turn_same_turn=true two_doublers=triple tile4_fountain=2 count_unused_start_spaces=true
zamek	extra_turn_same_turn=false two_doublers=triple tile4_fountain=1 count_unused_start_spaces=false
["castle","",{"extra_turn_same_turn":"true","two_doublers":"triple","tile4_fountain":"2","count_unused_start_spaces":"false"}]
["castle-hig","castle",{"extra_turn_same_turn":"true","two_doublers":"triple","tile4_fountain":"1","count_unused_start_spaces":"false"}]
["castle-wica","castle",{"extra_turn_same_turn":"true","two_doublers":"triple","tile4_fountain":"2","count_unused_start_spaces":"true"}]
["falcon","castle",{"extra_turn_same_turn":"true","two_doublers":"one_only","tile4_fountain":"2","count_unused_start_spaces":"false"}]
["zamek","castle",{"extra_turn_same_turn":"false","two_doublers":"triple","tile4_fountain":"1","count_unused_start_spaces":"false"}]
true

== a script for both games plays in both, one for The Castle is refused in Zamek
$ reeve rules --script end-of-turn-pickup zamek | head -4
$ sed 's/^players/scripts: [end-of-turn-pickup]\n&/' fixtures/zamek/evening.yaml | reeve check
$ sed 's/^players/scripts: [tie-shares-points]\n&/' fixtures/zamek/evening.yaml | reeve check
--- stdout
end-of-turn-pickup: A wall tile is taken only by a marker that stands on a
  corner when all scoring of the turn is done.

source      De Burcht basisspel, Huisregels
-: legal: 60 turns, final score Ola (W) 38, Staszek (B) 62
-: unreadable
--- stderr
-:7:11: unreadable: tie-shares-points.lua: this script is for castle, carcassonne, not for zamek [script-failed]
      7 | scripts: [tie-shares-points]
        |           ^~~~~~~~~~~~~~~~~
  help: Mend the script at the line that the message names.
--- status 4

== a preset is of the game that it is a preset of; a variation is, too, unless it says otherwise
% reeve sim --rules $T $rules --script $T/zamek-only.lua -q 2>&1 && echo $rules plays
--- file zamek-only.lua
return {
  api = 1, name = "zamek-only", summary = "For Zamek.", rules = {"zamek"},
  hooks = {turn_ending = function() end},
}
--- file preset/ruleset.yaml
ruleset: 1
name: preset
extends: zamek
defaults: {tie: none}
--- file variation/ruleset.yaml
ruleset: 1
name: variation
extends: preset
supply: 5
--- file own/ruleset.yaml
ruleset: 1
name: own
extends: zamek
game: another
--- rows rules
zamek
    zamek plays
preset
    preset plays
variation
    variation plays
own
    reeve: $T/zamek-only.lua: this script is for zamek, not for own
castle-hig
    reeve: $T/zamek-only.lua: this script is for zamek, not for castle-hig
--- status 4

== CA-68: a result that another edition or option would give: it is said which; of one that none gives, what they give [C-92]
% sed "$edit" $T/game.yaml | reeve check $options
$ sed 's/CLAIM/6/; s/: castle/: castle-hig/' $T/game.yaml | reeve score 2>&1 | sed -n '/^final scoring/,$p; /help: under/p'
--- file game.yaml <tests/cases/zamek/editions.yaml
--- rows edit|options
s/CLAIM/3/|
    -: wrong: 1 turn, final score White (W) 6, Black (B) 0
    -:17:13: wrong: W ends with 6, not 3 [wrong-result, C-110]
         17 | result: {W: 3}
            |             ^
      help: Type 6 if every turn up to here is right; see: reeve why - final
      help: under castle-hig, or with tile4_fountain=1: 3 points, as noted
s/CLAIM/6/; s/: castle/: castle-hig/|
    -: wrong: 1 turn, final score White (W) 3, Black (B) 0
    -:17:13: wrong: W ends with 3, not 6 [wrong-result, C-110]
         17 | result: {W: 6}
            |             ^
      help: Type 3 if every turn up to here is right; see: reeve why - final
      help: under castle or castle-wica, or with tile4_fountain=2: 6 points, as noted
s/CLAIM/5/|
    -: wrong: 1 turn, final score White (W) 6, Black (B) 0
    -:17:13: wrong: W ends with 6, not 5 [wrong-result, C-110]
         17 | result: {W: 5}
            |             ^
      help: Type 6 if every turn up to here is right; see: reeve why - final
      help: under castle-hig: 3 points
s/CLAIM/3/|--option tile4_fountain=2
    -: wrong: 1 turn, final score White (W) 6, Black (B) 0
    -:17:13: wrong: W ends with 6, not 3 [wrong-result, C-110]
         17 | result: {W: 3}
            |             ^
      help: Type 6 if every turn up to here is right; see: reeve why - final --option tile4_fountain=2
      help: with tile4_fountain=1: 3 points, as noted
--- stdout
final scoring
      +3  W   path@d1.e: wall tile 4                                        C-92
final score: White (W) 3, Black (B) 0
White (W) wins
-:17:13: wrong: W ends with 3, not 6 [wrong-result, C-110]
     17 | result: {W: 6}
        |             ^
  help: Type 3 if every turn up to here is right; see: reeve why - final
  help: under castle or castle-wica, or with tile4_fountain=2: 6 points, as noted
  help: under castle or castle-wica, or with tile4_fountain=2: 6 points, as noted

== in JSON: what would be right, with verdict and score, and which complaints it settles [C-92]
$ sed 's/CLAIM/3/' $T/game.yaml | reeve score --format json | jq -c '.alternatives[]'
$ sed 's/CLAIM/6/' $T/game.yaml | reeve score --format json | jq -c 'has("alternatives")'
$ sed 's/CLAIM/5/' $T/game.yaml | reeve check --format json | jq -c '.score, (.diagnostics[] | .message), .alternatives'
--- file game.yaml <tests/cases/zamek/editions.yaml
--- stdout
{"ruleset":"castle-hig","verdict":"legal","score":{"W":3,"B":0},"settles":[0]}
{"option":"tile4_fountain","value":"1","verdict":"legal","score":{"W":3,"B":0},"settles":[0]}
false
{"W":6,"B":0}
"W ends with 6, not 5"
[{"ruleset":"castle-hig","verdict":"wrong","score":{"W":3,"B":0},"settles":[]}]

== played by a house rule that was not written down: the result is right with the option [C-71, C-72]
$ sed '/^scripts/d' fixtures/castle/house-rule.yaml | reeve check
--- stdout
-: wrong: 60 turns, final score Ines (W) 107, Jan (B) 108
--- stderr
-:104:13: wrong: W ends with 107, not 102 [wrong-result, C-110]
    104 | result: {W: 102, B: 108}
        |             ^~~
  help: Type 107 if every turn up to here is right; see: reeve why - final
  help: with wall_pickup=end_of_turn: 102 points, as noted
--- status 1

== a score noted in play that an option would have given [C-91]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [2, 2]}}
board: {b4: 'ctcc W:knight'}
moves:
- W: tccc c4
  use: [{2: tower@b4}, {2: tower@b4}]
  score: {W: 16, B: 3}
- B: cccc b3
  score: {W: 16, B: 0}
--- stdout
-: wrong: 2 turns, score W 12, B 0, W to move
--- stderr
-:10:14: wrong: W has 12 after this turn, not 16; the next number noted carries the same 4 points [wrong-score, C-44]
     10 |   score: {W: 16, B: 3}
        |              ^~
  help: Type 12 if every turn up to here is right; see: reeve why - 1 --rules tests/rulesets
  help: with two_doublers=quadruple: 16 points, as noted
-:10:21: wrong: B has 0 after this turn, not 3 [wrong-score, C-44]
     10 |   score: {W: 16, B: 3}
        |                     ^
  help: Type 0 if every turn up to here is right; see: reeve why - 1 --rules tests/rulesets
--- status 1

== an illegal turn that an edition allows is legal there, as far as it goes
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
options: {extra_turn_same_turn: false}
players: {W: W, B: B}
to_move: W
score: {W: 28, B: 0}
corners: {32: 1}
board: {b4: 'ctcc W:knight'}
moves:
- W: tccc c4
  use: [1]
- W: hhcc d1
--- stdout
-: illegal: turn 1; after 0 turns, score W 28, B 0
--- stderr
-:11:9: illegal: W took wall tile 1 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]
     11 |   use: [1]
        |         ^
  help: Delete it here, and type it in a later turn.
  help: with extra_turn_same_turn=true: legal
--- status 1

== what gets no further than the same trouble, or into other trouble, settles nothing
$ reeve check --rules tests/rulesets --format json | gojq -c '.verdict, .alternatives'
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {B: {wall_tiles: [2]}}
board: {b4: 'ctcc B:knight'}
moves:
- W: tccc c4
  use: [{2: tower@b4}, {2: tower@b4}]
--- stdout
"illegal"
null

== Zamek has no presets of its own, so only options are tried [Z-37]
$ sed 's/B: 62/B: 67/' fixtures/zamek/evening.yaml | reeve check
--- stdout
-: wrong: 60 turns, final score Ola (W) 38, Staszek (B) 62
--- stderr
-:80:20: wrong: B ends with 62, not 67 [wrong-result, Z-43]
     80 | result: {W: 38, B: 67}
        |                    ^~
  help: Type 62 if every turn up to here is right; see: reeve why - final
  help: with tile4_fountain=2: 67 points, as noted
--- status 1

== nothing is judged again when nothing is wrong, or the document cannot be read
$ reeve check --format json fixtures/castle/kitchen-table.yaml fixtures/castle/bad/position-keep.yaml fixtures/castle/bad/bad-cell.yaml | gojq -c '[.verdict, has("alternatives")]'
--- stdout
["legal",false]
["inconsistent",false]
["unreadable",false]
--- status 0

== rulesets of one's own stand in the list and in the table, also those that cannot be read
$ reeve rules --rules $T | sed -n '/^zamek/,/^$/p'
$ reeve rules --rules $T | sed -n '/^  *castle /,$p'
$ reeve rules --rules $T --format tsv | tail -2 | cut -f 1,3
$ HOME=$T XDG_DATA_HOME=$T/home reeve rules --format json | gojq -r .ruleset | tail -2
$ reeve rules --rules $T tbale 2>&1
--- file table/ruleset.yaml
ruleset: 1
name: table
extends: zamek
edition: as we play it
defaults: {tile4_fountain: '2', tie: none}
--- file broken/ruleset.yaml
ruleset: 1
name: broken
extends: nothing
--- file no ruleset/ruleset.yaml
ruleset: 1
--- file empty/readme
nothing here
--- file home/reeve/rulesets/mine/ruleset.yaml
ruleset: 1
name: mine
extends: castle
--- status 3
--- stdout
zamek              Zamek (Nasza Księgarnia 2020, with the options of The Castle)
broken             broken/ruleset.yaml:3:10: ruleset `nothing` cannot be used:
                   there is no such ruleset. Type another ruleset, or mend this
                   one as reeve-ruleset(5) describes.
table              Zamek (as we play it)

                           castle  castle-hig  castle-wica  falcon    zamek
extra_turn_same_turn       true    true        true         true      false
two_doublers               triple  triple      triple       one_only  triple
tile4_fountain             2       1           2            2         1
count_unused_start_spaces  false   false       true         false     false
tie                        shared  shared      shared       shared    shared

                           table
extra_turn_same_turn       false
two_doublers               triple
tile4_fountain             2
count_unused_start_spaces  false
tie                        none

Type `reeve rules NAME` for the rules and options of one.
broken	
table	extra_turn_same_turn=false two_doublers=triple tile4_fountain=2 count_unused_start_spaces=false tie=none
zamek
mine
reeve: tbale: there is no such ruleset; did you mean table?

== a preset of one's own is asked, too, when something is wrong; a game of its own is not [Z-37]
$ sed 's/B: 62/B: 67/' fixtures/zamek/evening.yaml | reeve check -q --rules $T
$ sed 's/B: 62/B: 67/' fixtures/zamek/evening.yaml | reeve check --rules $T --format json | gojq -c '.alternatives[] | [.ruleset // .option, .verdict, .score.B]'
$ sed 's/rules: zamek/rules: table/' fixtures/zamek/evening.yaml | reeve check -q --rules $T
--- file table/ruleset.yaml
ruleset: 1
name: table
extends: zamek
defaults: {tile4_fountain: '2'}
--- file wide/ruleset.yaml
ruleset: 1
name: wide
extends: zamek
supply: 9
defaults: {tile4_fountain: '2'}
--- file broken/ruleset.yaml
ruleset: 1
name: broken
extends: nothing
--- stderr
-:80:20: wrong: B ends with 62, not 67 [wrong-result, Z-43]
     80 | result: {W: 38, B: 67}
        |                    ^~
  help: Type 62 if every turn up to here is right; see: reeve why - final --rules $T
  help: under table, or with tile4_fountain=2: 67 points, as noted
-:80:20: wrong: B ends with 67, not 62 [wrong-result, Z-43]
     80 | result: {W: 38, B: 62}
        |                    ^~
  help: Type 67 if every turn up to here is right; see: reeve why - final --rules $T
  help: under zamek, or with tile4_fountain=1: 62 points, as noted
--- stdout
["table","legal",67]
["tile4_fountain","legal",67]
--- status 1

== why tells of a legal record, too, what another edition would have given [C-92, Z-37]
$ reeve why $T/game.yaml final | sed -n '/^final score/,$p'
$ reeve why $T/game.yaml final --format json | jq -c '.otherwise[]'
$ reeve why $T/game.yaml 1 --format json | jq 'has("otherwise")'
$ reeve why fixtures/zamek/evening.yaml final --option incomplete_tokens_need_majority=false | tail -2
--- file game.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
hand: {W: {wall_tiles: [4]}}
board:
  d1: 26
  c1: 51 W:herald@e
  e1: 15
score: {W: 0, B: 0}
discards: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '16',
           '17', '18', '19', '20', '21', '22', '23', '24', '25', '27', '28', '29', '30', '31',
           '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45',
           '46', '47', '48', '49', '50', '52', '53', '54', '55', '56', '57', '58', '59']
moves:
- B: 60 b3
--- stdout
final score: White (W) 6 (+6), Black (B) 0; White (W) wins
under castle-hig, or with tile4_fountain=1: White (W) 3, Black (B) 0
{"ruleset":"castle-hig","verdict":"legal","score":{"W":3,"B":0}}
{"option":"tile4_fountain","value":"1","verdict":"legal","score":{"W":3,"B":0}}
false
with empty_connectivity=8: Ola (W) 38, Staszek (B) 69
with incomplete_tokens_need_majority=true: Ola (W) 38, Staszek (B) 62

== why: what an option has made legal or illegal, and a turn that gives other points by it [Z-30, Z-45]
$ reeve why --rules tests/rulesets $T/extra.yaml 1 | tail -1
$ reeve why --rules tests/rulesets $T/extra.yaml 1 --option extra_turn_same_turn=true | tail -1
$ reeve why --rules tests/rulesets $T/extra.yaml 1 --format json | gojq -c .otherwise
$ reeve why --rules tests/rulesets $T/double.yaml 1 | tail -2
--- file extra.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
corners: {32: 1}
board: {b4: meadow, b3: 'end-h/90 W:herald'}
moves:
- W: end-h/270 c3
  use: [1]
--- file double.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [3, 3]}}
score: {W: 60, B: 10}
board: {b4: 'pigsty1/90 W:farmer'}
moves:
- W: pigsty1 c4
  use: [{3: pigsty@b4}, {3: pigsty@b4}]
--- stdout
with extra_turn_same_turn=true: legal
with extra_turn_same_turn=false: illegal
[{"option":"extra_turn_same_turn","value":"true","verdict":"legal"}]
with two_doublers=quadruple: W +16, B +0
with two_doublers=one_only: W +8, B +0

== each part of the table has only the options that one of its rulesets has
$ reeve rules | sed -n '/^  .* festival$/,/^$/p; /^  .* festival /,/^$/p' | grep -c -e '^festival_returns' -e '^siege_tiles'
--- stdout
1

# Shepherds: placed, tended, and scored (HS-7 to HS-26).

== the example: grow and guide, with tokens 2 and 3, or a wolf [HS-2, HS-3, HS-7, HS-9, HS-12, HS-14, HS-16, HS-17, HS-18]
$ reeve score $T/game.yaml
$ sed 's/flock: stable/flock: grow\n  token: wolf/' $T/game.yaml | reeve score - | tail -n 8
$ sed 's/flock: stable/&\n  token: 1/' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr -1,0
- R: BA.RFr 2,0
  flock: grow
  token: 3
- B: BA.RFr -2,0
- R: BA.RFr 3,0 farmer@s
  flock: stable
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0 shepherd@n                                            0     0
          R   shepherds: a sheep token (2) goes to field@0,0.ne             HS-9
  2  B  BA.RFr -1,0                                                      0     0
  3  R  BA.RFr 2,0                                                       0     0
          R   shepherds: a sheep token (3) goes to field@0,0.ne            HS-14
  4  B  BA.RFr -2,0                                                      0     0
  5  R  BA.RFr 3,0 farmer@s                                              5     0
          R   shepherds: a sheep token (2) is taken from field@0,0.ne      HS-16
          R   shepherds: a sheep token (3) is taken from field@0,0.ne      HS-16
      +5  R   shepherds: the flock goes to the stable                      HS-16
          R   shepherds: a shepherd comes home from field@0,0.ne           HS-16
score after turn 5, B to move, 84 tiles to come: Rosa (R) 5, Ben (B) 0
          R   shepherds: a sheep token (3) goes to field@0,0.ne            HS-14
  4  B  BA.RFr -2,0                                                      0     0
  5  R  BA.RFr 3,0 farmer@s                                              0     0
          R   shepherds: draws a wolf                                      HS-15
          R   shepherds: a sheep token (2) is taken from field@0,0.ne      HS-15
          R   shepherds: a sheep token (3) is taken from field@0,0.ne      HS-15
          R   shepherds: a shepherd comes home from field@0,0.ne           HS-15
score after turn 5, B to move, 84 tiles to come: Rosa (R) 0, Ben (B) 0
--- stderr
-:14:10: illegal: no token is drawn when a flock goes to the stable [ruled-out, HS-9]
     14 |   token: 1
        |          ^
  help: Delete `token`: it is not possible in this turn.
--- status 1

== what is refused, and what is asked for [HS-8, HS-12, HS-13, HS-14]
% sed -n '1,/^moves/p' $T/game.yaml | cat - $T/$file | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
--- file none
- R: BA.RFr 1,0 shepherd@n
--- file other
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr 2,0 shepherd@n
  token: 2
--- file farmer
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr 2,0 farmer@n
--- file left
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr -1,0
- R: BA.RFr 2,0
--- file apart
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr 2,0
  flock: stable
--- file again
- R: BA.RFr 1,0 shepherd@n
  flock: stable
--- file second
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr -1,0
- R: BA.RFr 2,0 shepherd@s
  flock: stable
--- file knight
- R: BA.RRR 1,0 shepherd@w
--- file bag
- R: BA.RFr 1,0 shepherd@n
  token: 5
--- rows file
none
    -:5:3: ambiguous: the record does not say `token`, which has 5 possible values here [action-open, HS-9]
          5 | - R: BA.RFr 1,0 shepherd@n
            |   ^
      help: Add `token: 1`, `token: 2`, `token: 3`, `token: 4` or `token: wolf`.
other
    -:7:17: illegal: no shepherd may stand there: field@0,0.ne already holds a shepherd [occupied, HS-8]
          7 | - B: BA.RFr 2,0 shepherd@n
            |                 ^~~~~~~~~~
      help: Type shepherd@s, or delete the follower.
farmer
left
    -:8:3: ambiguous: the record does not say `flock`, which has 2 possible values here [action-open, HS-12]
          8 | - R: BA.RFr 2,0
            |   ^
      help: Add `flock: grow` or `flock: stable`.
apart
    -:8:10: illegal: the tile does not extend the field of the player's shepherd [ruled-out, HS-12]
          8 |   flock: stable
            |          ^~~~~~
      help: Delete `flock`: it is not possible in this turn.
again
    -:6:10: illegal: the shepherd has just been placed [ruled-out, HS-13]
          6 |   flock: stable
            |          ^~~~~~
      help: Type `flock: grow`.
second
    -:8:17: illegal: R has no shepherd left [no-follower, HS-8]
          8 | - R: BA.RFr 2,0 shepherd@s
            |                 ^~~~~~~~~~
      help: Delete the shepherd from the turn: that of R stands on field@0,0.ne.
knight
    -:5:17: illegal: tile BA.RRR has no place for a shepherd at w [no-place, HS-8]
          5 | - R: BA.RRR 1,0 shepherd@w
            |                 ^~~~~~~~~~
      help: Type shepherd@n, shepherd@se or shepherd@sw: a shepherd needs a field.
bag
    -:6:10: unreadable: `5`: it is typed as 1 | 2 | 3 | 4 | wolf [bad-extra]
          6 |   token: 5
            |          ^
      help: Type a value that `reeve legal --actions` lists.

== a shepherd is no follower: the farmer beside him scores the field, he nothing, and the flock is lost at the end [HS-10, HS-23]
$ reeve position $T/game.yaml | reeve score --now - | tail -n 6
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 shepherd@n
  token: 4
- B: BA.RFr 1,0 farmer@n
--- stdout
final scoring
      +3  B   field@0,0.ne: 1 completed city, 3 each                        K-29
final score: Rosa (R) 0, Ben (B) 3
Ben (B) wins

== positions have shepherds and their sheep, and go on [HS-2, HS-11, HS-15, HS-17, HS-25]
$ reeve position $T/position.yaml | grep -v about
$ reeve score $T/position.yaml
$ sed 's/flock: stable/flock: grow\n  token: wolf/' $T/position.yaml | reeve score - | tail -n 8
$ sed 's/n.: 2}/n'"'"': [2, 4, 4, 4]}/' $T/position.yaml | reeve check -q -
--- file position.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: [BA.RFr, R:shepherd@nnw]
  2,0: BA.RFr
  3,0: [BA.RFr, B:shepherd@nnw]
tokens: {sheep: {'field@1,0.n': 1, 'field@3,0.n': 2}}
moves:
- R: BA.RFr 4,0
  flock: stable
--- stdout
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '2,0': BA.RFr
  '3,0': BA.RFr
  '4,0': BA.RFr
score: {R: 3, B: 3}
supply: {R: {followers: 7, shepherd: 1}, B: {followers: 7, shepherd: 1}}
                                                                         R     B
  1  R  BA.RFr 4,0                                                       3     3
          R   shepherds: a sheep token (1) is taken from field@0,0.ne      HS-16
          R   shepherds: a sheep token (2) is taken from field@0,0.ne      HS-16
      +3  R   shepherds: the flock goes to the stable                      HS-16
      +3  B   shepherds: the flock goes to the stable                      HS-16
          R   shepherds: a shepherd comes home from field@0,0.ne           HS-16
          B   shepherds: a shepherd comes home from field@0,0.ne           HS-16
score after turn 1, B to move, 85 tiles to come: Rosa (R) 3, Ben (B) 3
                                                                         R     B
  1  R  BA.RFr 4,0                                                       0     0
          R   shepherds: draws a wolf                                      HS-15
          R   shepherds: a sheep token (1) is taken from field@0,0.ne      HS-15
          R   shepherds: a sheep token (2) is taken from field@0,0.ne      HS-15
          R   shepherds: a shepherd comes home from field@0,0.ne           HS-15
          B   shepherds: a shepherd comes home from field@0,0.ne           HS-15
score after turn 1, B to move, 85 tiles to come: Rosa (R) 0, Ben (B) 0
--- stderr
-:10:61: inconsistent: sheep token 4 at field@3,0.n: there is no other: all 2 are accounted for [position-token, HS-9]
     10 | ...ld@1,0.n': 1, 'field@3,0.n': [2, 4, 4, 4]}}
        |                                           ^
  help: Check where the token lies, and how many there are.
--- status 1

== whoever encloses a field, all go to the stable; who encloses the own one may grow first [HS-19, HS-20, HS-22, HS-26]
% sed "s/WHO/$who/; s/^rules.*/&\noptions: {closed_field: $option}/; s/DO/$do/" $T/closed.yaml | sed 's/; /\n  /g' | reeve score - || true
--- file closed.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: WHO
board:
  0,0: BA.RCr
  1,0: [BA.RRR, R:shepherd@se]
  2,0: BA.Rr
  1,-1: BA.Rr/180
tokens: {sheep: {'field@1,0.se': ['1', '2']}}
moves:
- WHO: BA.Rr/90 2,-1DO
--- rows who|option|do
B|grow_first|
                                                                             R     B
      1  B  BA.Rr/90 2,-1                                                    3     0
              B   shepherds: a sheep token (1) is taken from field@1,0.se      HS-19
              B   shepherds: a sheep token (2) is taken from field@1,0.se      HS-19
          +3  R   shepherds: the flock goes to the stable                      HS-19
              R   shepherds: a shepherd comes home from field@1,0.se           HS-19
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, R to move, 85 tiles to come: Rosa (R) 3, Ben (B) 0
R|grow_first|
    score before the first turn, before the ambiguous turn 1: Rosa (R) 0, Ben (B) 0
    -:13:3: ambiguous: the record does not say `flock`, which has 2 possible values here [action-open, HS-12]
         13 | - R: BA.Rr/90 2,-1
            |   ^
      help: Add `flock: grow` or `flock: stable`.
      help: with closed_field=score_only: the record need not say it
R|score_only|
                                                                             R     B
      1  R  BA.Rr/90 2,-1                                                    3     0
              R   shepherds: a sheep token (1) is taken from field@1,0.se      HS-16
              R   shepherds: a sheep token (2) is taken from field@1,0.se      HS-16
          +3  R   shepherds: the flock goes to the stable                      HS-16
              R   shepherds: a shepherd comes home from field@1,0.se           HS-16
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 3, Ben (B) 0
R|grow_first|; flock: grow; token: 4
                                                                             R     B
      1  R  BA.Rr/90 2,-1                                                    7     0
              R   shepherds: a sheep token (4) goes to field@1,0.se            HS-14
              R   shepherds: a sheep token (1) is taken from field@1,0.se      HS-20
              R   shepherds: a sheep token (2) is taken from field@1,0.se      HS-20
              R   shepherds: a sheep token (4) is taken from field@1,0.se      HS-20
          +7  R   shepherds: the flock goes to the stable                      HS-20
              R   shepherds: a shepherd comes home from field@1,0.se           HS-20
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 7, Ben (B) 0
R|grow_first|; flock: grow; token: wolf
                                                                             R     B
      1  R  BA.Rr/90 2,-1                                                    0     0
              R   shepherds: draws a wolf                                      HS-15
              R   shepherds: a sheep token (1) is taken from field@1,0.se      HS-15
              R   shepherds: a sheep token (2) is taken from field@1,0.se      HS-15
              R   shepherds: a shepherd comes home from field@1,0.se           HS-15
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 0, Ben (B) 0
R|grow_first|; flock: stable
                                                                             R     B
      1  R  BA.Rr/90 2,-1                                                    3     0
              R   shepherds: a sheep token (1) is taken from field@1,0.se      HS-16
              R   shepherds: a sheep token (2) is taken from field@1,0.se      HS-16
          +3  R   shepherds: the flock goes to the stable                      HS-16
              R   shepherds: a shepherd comes home from field@1,0.se           HS-16
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 3, Ben (B) 0
R|score_only|; flock: grow; token: 4
    score before the first turn, before the illegal turn 1: Rosa (R) 0, Ben (B) 0
    -:14:10: illegal: the field is enclosed, and the flock goes to the stable [ruled-out, HS-20]
         14 |   flock: grow
            |          ^~~~
      help: Type `flock: stable`.
      help: with closed_field=grow_first: legal

== a shepherd on a field that the tile encloses scores his token at once, or goes home [HS-21]
% sed "s/TOKEN/$token/" $T/closed.yaml | reeve score - | tail -n +4
--- file closed.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RRR
  2,0: BA.Rr
  1,-1: BA.Rr/180
moves:
- R: BA.Rr/90 2,-1 shepherd@nw
  token: TOKEN
--- rows token
3
              R   shepherds: a sheep token (3) is taken from field@1,0.se      HS-21
          +3  R   shepherds: the flock goes to the stable                      HS-21
              R   shepherds: a shepherd comes home from field@1,0.se           HS-21
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 3, Ben (B) 0
wolf
              R   shepherds: a shepherd comes home from field@1,0.se            HS-9
           0  -   road@1,0.e: nobody stands on it                               K-27
    score after turn 1, B to move, 85 tiles to come: Rosa (R) 0, Ben (B) 0

== each part of a double turn has an action of its own [HS-24]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [hills, traders]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: [BA.RFr, R:builder@w]
  2,0: [BA.RFr, R:highwayman@w]
  3,0: [BA.RFr, R:shepherd@s]
tokens: {sheep: {'field@0,0.s': [1]}}
moves:
- R: BA.RFr 4,0
  flock: grow
  token: 3
- R: BA.RFr -1,0
  flock: stable
--- stdout
                                                                         R     B
  1  R  BA.RFr 4,0                                                       0     0
          R   shepherds: a sheep token (3) goes to field@0,0.s             HS-14
  2  R  BA.RFr -1,0                                                      4     0
          R   shepherds: a sheep token (1) is taken from field@0,0.s       HS-16
          R   shepherds: a sheep token (3) is taken from field@0,0.s       HS-16
      +4  R   shepherds: the flock goes to the stable                      HS-16
          R   shepherds: a shepherd comes home from field@0,0.s            HS-16
score after turn 2, B to move, 108 tiles to come: Rosa (R) 4, Ben (B) 0

== what else sends a shepherd home returns his sheep, and options leave him out [HS-4]
$ sed 's/^rules.*/&\noptions: {shepherds: false}/' $T/game.yaml | reeve check -q - 2>&1 | grep -o 'no-follower'
$ reeve score --script $T/recall.lua $T/game.yaml | sed '1,/^  3/d'
$ reeve position --script $T/recall.lua $T/game.yaml | grep sheep
--- file recall.lua
return {
  api = 2, name = "recall", summary = "A shepherd is called home.", rules = {"hills"},
  actions = {recall = {form = "{follower}", act = function(game, _, shepherd)
    game:take_home(shepherd)
  end}},
}
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr -1,0 shepherd@s
  token: 1
- R: BA.L 1,-1
  recall: shepherd@1,0.n
--- stdout
          R   recall: a shepherd comes home from field@0,0.ne
          R   puts back a sheep token from field@1,0.n, where no shepherd
              stands                                                        HS-9
score after turn 3, B to move, 86 tiles to come: Rosa (R) 0, Ben (B) 0
tokens: {sheep: {'field@-1,0.s': 1}}

== a game of JCloisterZone says what was drawn by its random numbers; where it leaves that open it is refused; an exported one has numbers that say it [HS-9, HS-14]
$ reeve import fixtures/jcz/hills-sheep-0.jcz 2>/dev/null >$T/game.yaml; grep -A2 -m3 -e shepherd@ -e 'flock: grow' $T/game.yaml | grep -e '^-' -e flock -e token | head -n 6
$ reeve export $T/game.yaml 2>/dev/null >$T/game.jcz; grep -c drawOrder $T/game.jcz; reeve import $T/game.jcz 2>/dev/null >$T/back.yaml
$ grep -e token -e shepherd@ $T/game.yaml >$T/one; grep -e token -e shepherd@ $T/back.yaml | cmp - $T/one && grep -c token $T/one
$ reeve sim bazaars+hills --option hill_unplaceable=hill_only --option bazaar_next=from_chooser --option bridges=false --option castles=false --games 1 --seed 6 --players 3 | reeve export - 2>&1 | grep -m 1 -o 'turn .*'
$ gojq -c '.gameAnnotations = {drawOrder: ["BA/Rr"]}' fixtures/jcz/hills-sheep-0.jcz | reeve import - 2>&1 | cut -d: -f 4-
$ gojq -c 'del(.initialRandom)' fixtures/jcz/hills-sheep-0.jcz | reeve import - 2>&1 | cut -d: -f 4-
$ gojq -c '(.replay[] | select(.type == "FLOCK_EXPAND_OR_SCORE") | .payload.random) |= 7' fixtures/jcz/hills-sheep-0.jcz | reeve import - 2>&1 | cut -d: -f 4-
--- stdout
- A: BA.Rr/270 -1,0 shepherd@se
  token: 3
- B: BA.Cc+/180 0,1 knight@e
--
- B: BA.RFr 1,0 shepherd@n
  token: 2
1
18
turn 4: JCloisterZone draws by itself with a bought tile, and cannot be told what `token` says
 unreadable: the file does not say what was drawn here for `token`
 unreadable: the file does not say what was drawn here for `token`
 unreadable: the file does not say what was drawn here for `token`

== each shepherd of a field has his own sheep: a position names the place of each, or of the only one the field [HS-9, HS-11, FE-6]
% sed "s/SHEEP/$sheep/" $T/now.yaml >$T/sheep.yaml; reeve check $T/sheep.yaml 2>&1 | grep -e inconsistent: -e ^[^:]*yaml:.*unreadable:; reeve fmt $T/sheep.yaml 2>/dev/null | grep tokens
$ sed "s/SHEEP/'field@1,0.nnw': [2, 3], 'field@3,0.n': 1/" $T/now.yaml >$T/sheep.yaml
$ reeve show $T/sheep.yaml | tail -n 6
$ reeve position $T/sheep.yaml | reeve position | grep tokens
$ cat $T/sheep.yaml $T/more.yaml | reeve score -
--- file now.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:shepherd@nnw
  2,0: BA.RFr
  3,0: BA.RFr B:shepherd@n
score: {R: 0, B: 0}
tokens: {sheep: {SHEEP}}
--- file more.yaml
moves:
- R: BA.RFr -1,0
  flock: grow
  token: 4
- B: BA.RFr 4,0
  flock: stable
--- stdout
tokens: 2 sheep tokens: 2, 3, at field@1,0.n; sheep token: 1, at field@3,0.n

    player    score  followers  shepherd
> R Rosa (R)      0          7         0
  B Ben (B)       0          7         0
86 tiles to come
tokens: {sheep: {'field@3,0.n': 1, 'field@1,0.n': [2, 3]}}
                                                                         R     B
  1  R  BA.RFr -1,0                                                      0     0
          R   shepherds: a sheep token (4) goes to field@0,0.ne            HS-14
  2  B  BA.RFr 4,0                                                      10    10
          B   shepherds: a sheep token (1) is taken from field@0,0.ne      HS-16
          B   shepherds: a sheep token (2) is taken from field@0,0.ne      HS-16
          B   shepherds: a sheep token (3) is taken from field@0,0.ne      HS-16
          B   shepherds: a sheep token (4) is taken from field@0,0.ne      HS-16
     +10  B   shepherds: the flock goes to the stable                      HS-16
     +10  R   shepherds: the flock goes to the stable                      HS-16
          B   shepherds: a shepherd comes home from field@0,0.ne           HS-16
          R   shepherds: a shepherd comes home from field@0,0.ne           HS-16
score after turn 2, R to move, 84 tiles to come: Rosa (R) 10, Ben (B) 10
--- rows sheep
'field@1,0.n': [2, 3], 'field@3,0.n': 1
    tokens: {sheep: {'field@3,0.n': 1, 'field@1,0.n': [2, 3]}}
'field@1,0.nnw': 2, 'field@3,0.n': [3, 1]
    tokens: {sheep: {'field@3,0.n': [1, 3], 'field@1,0.n': 2}}
'field@0,0.ne': [2, 3]
    $T/sheep.yaml:11:35: inconsistent: sheep token 2 at field@0,0.ne: several stand there: name the place of one, as 'field@1,0.n' [position-token, HS-9]
    $T/sheep.yaml:11:38: inconsistent: sheep token 3 at field@0,0.ne: several stand there: name the place of one, as 'field@1,0.n' [position-token, HS-9]
    tokens: {sheep: {'field@0,0.ne': [2, 3]}}
'field@1,0.n': 2, 'field@1,0.nnw': 3
    $T/sheep.yaml:11:37: unreadable: the key field@1,0.n is repeated: it is already on line 11 [duplicate-key]
    tokens: {sheep: {'field@1,0.n': 2, 'field@1,0.nnw': 3}}
'field@1,0.n': 2, 'field@2,0.n': 3
    $T/sheep.yaml:11:51: inconsistent: sheep token 3 at field@0,0.ne: several stand there: name the place of one, as 'field@1,0.n' [position-token, HS-9]
    tokens: {sheep: {'field@1,0.n': 2, 'field@2,0.n': 3}}
'field@1,0.s': 2
    $T/sheep.yaml:11:33: inconsistent: sheep token 2 at field@0,0.s: no shepherd stands there, beside whom they lie [position-token, HS-9]
    tokens: {sheep: {'field@1,0.s': 2}}

== what a position cannot have: a wolf beside a shepherd, sheep without one, a shepherd in an enclosed field [HS-9, HS-19]
% sed "s/SHEEP/$sheep/" $T/now.yaml | reeve check - 2>&1 | grep -v '^ '
$ reeve check -q $T/enclosed.yaml 2>&1 | head -n 1
--- file now.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr R:shepherd@s
  '1,0': BA.RFr B:shepherd@s
score: {R: 0, B: 0}
tokens: {sheep: {SHEEP}}
--- file enclosed.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: B
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  1,0: BA.Rr R:shepherd@sw
  1,-1: BA.Rr/90
  -1,0: BA.Rr/270
  -1,-1: BA.Rr/180
  0,-1: BA.RFr
tokens: {sheep: {'field@1,0.sw': 2}}
--- stdout
$T/enclosed.yaml:6:1: inconsistent: a shepherd stands on field@0,0.s, which is enclosed [ruled-out, HS-19]
--- rows sheep
'field@0,0.s': [1, 3], 'field@1,0.s': 2
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
'field@0,0.s': [1, 2]
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    -:5:1: note: the board leaves something out: without `tokens: {sheep: …}` shepherd@1,0.s has no flock [position-assumed, HS-9]
'field@0,0.s': 1
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    -:5:1: note: the board leaves something out: without `tokens: {sheep: …}` shepherd@1,0.s has no flock [position-assumed, HS-9]
 
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    -:5:1: note: the board leaves something out: without `tokens: {sheep: …}` shepherd@0,0.s has no flock [position-assumed, HS-9]
'field@0,0.s': [1, 2, wolf]
    -: position inconsistent
    -:5:1: inconsistent: a wolf lies on field@0,0.s, and it goes back into the bag [ruled-out, HS-9]
'field@0,0.s': [1, 2], 'field@0,0.ne': 1
    -: position inconsistent
    -:9:57: inconsistent: sheep token 1 at field@0,0.ne: no shepherd stands there, beside whom they lie [position-token, HS-9]
'field@0,0.s': [1, 2], 'city@0,0.n': 1
    -: position inconsistent
    -:9:55: inconsistent: sheep token 1 at city@0,0.n: no shepherd stands there, beside whom they lie [position-token, HS-9]

== a follower comes through a portal to where only a shepherd stands, and both stand there in a position; nobody else does, and no second shepherd [HS-8, HS-10, PD-55]
% { printf 'reeve: 1\nrules: [dragon, hills, phantom]\nplayers: {R: Rosa, B: Ben}\nto_move: B\nboard: {"0,0": BA.RCr, "-1,0": DG.RFr.v, "0,-1": [BA.L, %s]}\ntokens: {dragon: "-1,0", sheep: {"field@0,-1.n": [3]}}\nmoves:\n' "$there"; printf -- "$turn"; } >$T/a.yaml; reeve check $T/a.yaml 2>&1 | sed -n '1p;2s/^[^ ]* //p'; reeve position $T/a.yaml 2>/dev/null | grep -e "'0,-1'" -e supply; reeve position $T/a.yaml 2>/dev/null | reeve check -q -
--- rows there|turn
R:shepherd@n|- B: DG.RRR.g 1,0\n  portal: farmer@0,-1\n
    $T/a.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
      '0,-1': [BA.L, B:farmer@n, R:shepherd@n]
    supply: {R: {followers: 7, shepherd: 0, phantom: 1}, B: {followers: 6, shepherd: 1, phantom: 1}}
R:shepherd@n|- B: DG.RRR.g 1,0\n  portal: phantom:farmer@0,-1\n
    $T/a.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
      '0,-1': [BA.L, B:phantom:farmer@n, R:shepherd@n]
    supply: {R: {followers: 7, shepherd: 0, phantom: 1}, B: {followers: 7, shepherd: 1, phantom: 0}}
B:shepherd@n|- B: DG.RRR.g 1,0\n  portal: farmer@0,-1\n
    $T/a.yaml: ambiguous: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    ambiguous: the record does not say `flock`, which has 2 possible values here [action-open, HS-12]
      '0,-1': BA.L B:shepherd@n
    supply: {R: {followers: 7, shepherd: 1, phantom: 1}, B: {followers: 7, shepherd: 0, phantom: 1}}
R:shepherd@n, R:farmer@n|- B: DG.RRR.g 1,0\n  portal: farmer@0,-1\n
    $T/a.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: somebody is there [ruled-out, PD-54]
      '0,-1': [BA.L, R:farmer@n, R:shepherd@n]
    supply: {R: {followers: 6, shepherd: 0, phantom: 1}, B: {followers: 7, shepherd: 1, phantom: 1}}
B:farmer@n, R:shepherd@n|- B: DG.RRR.g 1,0\n
    $T/a.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
      '0,-1': [BA.L, B:farmer@n, R:shepherd@n]
    supply: {R: {followers: 7, shepherd: 0, phantom: 1}, B: {followers: 6, shepherd: 1, phantom: 1}}
R:shepherd@n, B:farmer@n, R:farmer@n|- B: DG.RRR.g 1,0\n
    $T/a.yaml: inconsistent
    inconsistent: a shepherd and a follower stand on field@0,0.s [position-follower-twice]
      '0,-1': [BA.L, B:farmer@n, R:shepherd@n]
    supply: {R: {followers: 7, shepherd: 0, phantom: 1}, B: {followers: 6, shepherd: 1, phantom: 1}}
B:farmer@n, R:shepherd@n, B:shepherd@n|- B: DG.RRR.g 1,0\n
    $T/a.yaml: inconsistent
    inconsistent: a follower and a shepherd stand on field@0,0.s [position-follower-twice]
      '0,-1': [BA.L, B:farmer@n, R:shepherd@n]
    supply: {R: {followers: 7, shepherd: 0, phantom: 1}, B: {followers: 6, shepherd: 1, phantom: 1}}
--- stdout

== two shepherds on one part of a tile are called so, and too many on a tile are told once [HS-8]
% printf 'reeve: 1\nrules: hills\nplayers: {R: Rosa, B: Ben}\nto_move: R\nboard:\n  0,0: [BA.RCr%s]\n' "$(printf ", $who%.0s" $(seq $n))" | reeve check -q - 2>&1 | sed 's/^-[0-9:]* //; /^ *[6|]/d'
--- rows who n
R:shepherd@s 2
    inconsistent: two shepherds stand on field@0,0.s [position-follower-twice]
      help: Delete one of the two.
B:farmer@s 2
    inconsistent: two followers stand on field@0,0.s [position-follower-twice, K-15]
      help: Delete one of the two.
R:shepherd@s 300
    unreadable: more than 80 followers on a tile [too-many]
      help: Type at most 80 followers on a tile.
--- stdout

# Followers on top of towers: T-29 … T-36.

== a follower on top finishes a tower: no piece and no second follower goes there [T-29, T-36]
% { cat $T/game.yaml; echo "  $action"; } | reeve check -q 2>&1 | grep illegal || echo legal
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: TO.L 1,-1
  top: 0,-1                 # on the tower that the other has built
- W: BA.RFr 1,0
--- rows action
tower: 0,-1
    -:10:10: illegal: the tower at 0,-1 is finished: a follower of B stands on top [tower-closed, T-29]
top: 0,-1
    -:10:8: illegal: the tower at 0,-1 is finished: a follower of B stands on top [tower-closed, T-36]
tower: 1,-1
    legal

== one piece is enough, and any height will do; the follower comes from the supply [T-29, T-36, K-16]
% sed "s/HEIGHT/$height/" $T/game.yaml | reeve position | sed -n '/^towers/,$p'
$ reeve check -q $T/full.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L
  '-1,-1': TO.L
towers: {'0,-1': HEIGHT}
moves:
- W: BA.RFr 1,0
  top: 0,-1
--- file full.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr W:highwayman
  '0,-1': TO.FG W:farmer
  '1,-1': TO.L W:monk
  '0,-2': BA.L W:monk
  '1,-2': BA.L W:monk
  '-1,-1': BA.L W:monk
  '-1,-2': BA.L W:monk
towers: {'1,-1': 1}
moves:
- W: BA.RFr 2,0
  top: 1,-1
--- rows height
1
    towers: {'0,-1': 1}
    tops: {'0,-1': W}
    supply: {W: {followers: 6}, B: {followers: 7}}
14
    towers: {'0,-1': 14}
    tops: {'0,-1': W}
    supply: {W: {followers: 6}, B: {followers: 7}}
--- stderr
$T/full.yaml:16:8: illegal: W has no follower left [no-follower, K-16]
     16 |   top: 1,-1
        |        ^~~~
  help: Delete the follower from the turn, or look for one that should have come back.
--- status 1

== a large follower may stand on top, if there is one [T-29, T-34]
$ reeve position $T/game.yaml | sed -n '/^towers/,$p'
$ reeve position --option big_follower=false $T/game.yaml 2>&1 >$T/nothing
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: BA.RFr 1,0
  top: big 0,-1
--- stdout
towers: {'0,-1': 1}
tops: {'0,-1': B big}
supply: {W: {followers: 7, big: 1, towers: 9}, B: {followers: 7, big: 0, towers: 10}}
$T/game.yaml:9:8: illegal: B has no large follower left [no-follower, K-34, big_follower: false]
      9 |   top: big 0,-1
        |        ^~~
  help: Delete the follower from the turn, or look for one that should have come back.
reeve: $T/game.yaml: 1 place is wrong; what is printed is the position before turn 2
--- status 1

== it stays when the city of its tile is completed, counts for no majority and scores nothing, then and at the end [T-30, T-35]
$ reeve score --now $T/game.yaml | sed -n '/^ *3 /,$p'
$ reeve position $T/game.yaml | sed -n '/^score/,$p'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.CRCr.2 0,1          # its southern city closes that of the start tile, its northern one is open
  tower: 0,1
- B: BA.RFr 1,0
  top: 0,1
- W: BA.C/180 0,2 knight    # two tiles, 4 points
--- stdout
  3  W  BA.C/180 0,2 knight@s                                            4     0
      +4  W   city@0,1.n: 2 tiles, 2 each                                   K-22
final score: Anna (W) 4, Bert (B) 0
Anna (W) wins
score: {W: 4, B: 0}
towers: {'0,1': 1}
tops: {'0,1': B}
supply: {W: {followers: 7, towers: 9}, B: {followers: 6, towers: 10}}

== whoever stands on top can be captured, or cannot [T-32, T-30]
% { cat $T/game.yaml; echo "  capture: $who"; } | reeve check -q --option tower_top_capturable=$option 2>&1 | grep illegal || echo legal
$ { cat $T/game.yaml; echo "  capture: B:top@0,-1"; } | reeve position | sed -n '/^towers/,$p'
$ { cat $T/game.yaml; echo "  capture: W:top@-1,-1"; } | reeve position | sed -n '/^towers/,$p'
--- file game.yaml
reeve: 1
rules: tower
options: {edition: 1}
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.F
  '1,-1': TO.L
  '-1,-1': TO.C/180
towers: {'0,-1': 2, '-1,-1': 1, '1,-1': 1}
tops: {'0,-1': B, '-1,-1': W}
moves:
- W: BA.RFr 1,0
  tower: 1,-1
--- rows option who
true B:top@0,-1
    legal
true W:top@-1,-1
    legal
false B:top@0,-1
    -:15:12: illegal: the follower on top of the tower at 0,-1 cannot be captured [top-safe, T-32, tower_top_capturable: false]
false W:top@-1,-1
    -:15:12: illegal: the follower on top of the tower at -1,-1 cannot be captured [top-safe, T-32, tower_top_capturable: false]
--- stdout
towers: {'0,-1': 2, '1,-1': 2, '-1,-1': 1}
tops: {'-1,-1': W}
prisoners: {W: [B]}
supply: {W: {followers: 6}, B: {followers: 6}}
towers: {'0,-1': 2, '1,-1': 2, '-1,-1': 1}
tops: {'0,-1': B}
supply: {W: {followers: 7}, B: {followers: 6}}
--- status 0

== a tower from which the follower was captured may grow again, and be topped again, or may not [T-31]
% { cat $T/game.yaml; echo "  $action: 0,-1"; } | reeve check --option tower_reopens=$option 2>&1 | head -2
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
towers: {'0,-1': 2}
tops: {'0,-1': B}
moves:
- W: BA.RFr 1,0
  tower: 1,-1
  capture: B:top@0,-1
- B: BA.RFr 2,0
--- rows option action
true tower
    -: legal so far: 2 turns, score Anna (W) 0, Bert (B) 0, W to move
true top
    -: legal so far: 2 turns, score Anna (W) 0, Bert (B) 0, W to move
false tower
    -: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    -:15:10: illegal: the tower at 0,-1 is finished: a follower stood on top [tower-closed, T-31, tower_reopens: false]
false top
    -: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    -:15:8: illegal: the tower at 0,-1 is finished: a follower stood on top [tower-closed, T-31, tower_reopens: false]
--- status 0

== a position remembers that a tower is closed though nobody stands there any more [T-31]
$ reeve position $T/game.yaml >$T/position.yaml && grep tops $T/position.yaml
% { cat $T/position.yaml; printf "moves:\n- B: BA.RFr 2,0\n  $action: 0,-1\n"; } | reeve check -q 2>&1 | grep -o 'T-31.*'
$ reeve position $T/position.yaml | diff - $T/position.yaml
--- file game.yaml
reeve: 1
rules: tower
options: {tower_reopens: false}
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'0,-1': 2}
tops: {'0,-1': B}
moves:
- W: BA.RFr 1,0
  tower: 1,-1
  capture: B:top@0,-1
--- rows action
tower
    T-31, tower_reopens: false]
top
    T-31, tower_reopens: false]
--- stdout
tops: {'0,-1': none}

== figures of other expansions are refused by the rule on what is done with them [T-8, T-18, T-22, T-25, T-26, T-33, T-34, T-35, K-42]
# On top, in a turn and in a position; captured, bought back, exchanged, a prisoner; placed, in supply,
# a key of an entry, a key of a document.
$ said() { reeve check -q 2>&1 | grep -o 'unreadable.*' | sed 's/.*`\(.*\)` is not available here.*, \(.*\)]/\2/' | tr '\n' ' '; }
% printf "$what: "
% { cat $T/game.yaml; printf "tops: {'0,-1': W $what}\nmoves:\n- W: BA.RFr 1,0\n  top: $what 0,-1\n"; } | said
% printf '/ '
% for key in "capture: B:$what@1,-1" "ransom: B $what" "exchange: $what"; do
%     { cat $T/game.yaml; printf "moves:\n- W: BA.RFr 1,0\n  tower: 0,-1\n  $key\n"; } | said
% done
% { cat $T/game.yaml; echo "prisoners: {W: [B $what]}"; } | said
% printf '/ '
% { cat $T/game.yaml; printf "moves:\n- W: BA.RFr 1,0 $what@e\n  $what: 0,0\n"; } | said
% { cat $T/game.yaml; echo "supply: {W: {$what: 1}}"; } | said
% { cat $T/game.yaml; echo "$what: '0,0'"; } | said
% echo
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'0,-1': 2}
--- rows what
builder
    builder: T-33 T-33 / T-22 T-22 T-22 T-22 / K-42 K-42 K-42 K-42 
pig
    pig: T-33 T-33 / T-22 T-22 T-22 T-22 / K-42 K-42 K-42 K-42 
mayor
    mayor: T-34 T-34 / T-25 T-25 T-25 T-25 / T-25 T-25 T-25 T-25 
wagon
    wagon: T-34 T-34 / T-25 T-25 T-25 T-25 / T-25 T-25 T-25 T-25 
barn
    barn: T-34 T-34 / T-25 T-25 T-25 T-25 / K-42 K-42 K-42 K-42 
ringmaster
    ringmaster: T-34 T-34 / T-18 T-18 T-18 T-18 / T-34 T-34 T-34 T-34 
phantom
    phantom: T-34 T-34 / T-18 T-18 T-18 T-18 / T-8 T-8 T-8 T-8 
dragon
    dragon: T-26 T-26 / T-26 T-26 T-26 T-26 / T-26 T-26 T-26 T-26 
fairy
    fairy: T-35 T-35 / T-35 T-35 T-35 T-35 / T-35 T-35 T-35 T-35 
princess
    princess: T-35 T-35 / T-35 T-35 T-35 T-35 / T-35 T-35 T-35 T-35 
plague
    plague: T-35 T-35 / T-35 T-35 T-35 T-35 / T-35 T-35 T-35 T-35 
festival
    festival: T-35 T-35 / T-35 T-35 T-35 T-35 / T-35 T-35 T-35 T-35 

== the rule is quoted; a list of rulesets refuses them by the first that has one [T-25, T-34]
% sed "s/RULES/$rules/" $T/game.yaml | reeve check -q
$ reeve explain not-modelled | grep -c F-14
--- file game.yaml
reeve: 1
rules: RULES
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
  dragon: 0,0
- B: BA.RFr 1,0 mayor
--- rows rules
tower
    -:6:3: unreadable: `dragon` is not available here [not-modelled, T-26]
          6 |   dragon: 0,0
            |   ^~~~~~
      help: It belongs to The Princess & the Dragon: add `dragon` to `rules`. See: reeve explain T-26
    -:7:17: unreadable: `mayor` is not available here [not-modelled, T-25]
          7 | - B: BA.RFr 1,0 mayor
            |                 ^~~~~
      help: It belongs to The Mayor: add `mayor` to `rules`. See: reeve explain T-25
[tower, bazaars]
    -:6:3: unreadable: `dragon` is not available here [not-modelled, B-50]
          6 |   dragon: 0,0
            |   ^~~~~~
      help: It belongs to The Princess & the Dragon: add `dragon` to `rules`. See: reeve explain B-50
    -:7:17: unreadable: `mayor` is not available here [not-modelled, T-25]
          7 | - B: BA.RFr 1,0 mayor
            |                 ^~~~~
      help: It belongs to The Mayor: add `mayor` to `rules`. See: reeve explain T-25
[bazaars, tower]
    -:6:3: unreadable: `dragon` is not available here [not-modelled, T-26]
          6 |   dragon: 0,0
            |   ^~~~~~
      help: It belongs to The Princess & the Dragon: add `dragon` to `rules`. See: reeve explain T-26
    -:7:17: unreadable: `mayor` is not available here [not-modelled, T-25]
          7 | - B: BA.RFr 1,0 mayor
            |                 ^~~~~
      help: It belongs to The Mayor: add `mayor` to `rules`. See: reeve explain T-25
--- stdout
0
--- status 1

== without builders and pigs the option that depends on them does nothing [T-22]
% printf "reeve: 1\nrules: tower\noptions: {capture_builder_pig: $value}\nplayers: {W: a, B: b}\nmoves: []\n" | reeve check
--- rows value
true
    -: legal so far: 0 turns, score a (W) 0, b (B) 0, W to move
false
    -: legal so far: 0 turns, score a (W) 0, b (B) 0, W to move

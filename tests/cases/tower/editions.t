# What editions of The Tower have otherwise: the presets, and what another one would have said.

== the presets have the tiles and the rules of their boxes [T-19, T-32, T-43, K-3]
$ reeve rules --format json | gojq -c 'select(.ruleset | startswith("tower")) | [.ruleset, .extends, .differs.edition, .differs.capture_own, .differs.tower_top_capturable, .differs.ransom_needs_points]'
% reeve tiles $rules --format json | gojq -s -c '[map(.count) | add] + (map(.tile | select(startswith("TO.") and endswith("G"))))'
--- stdout
["tower","carcassonne","2","true","true","true"]
["tower-c1","tower","1","false","true","false"]
["tower-c2","tower","2","true","true","true"]
["tower-rgg","tower","1","false","false","true"]
["tower-rgg-bigbox","tower","1","true","true","true"]
["tower-zmg","tower","2","true","false","true"]
--- rows rules
tower
    [90,"TO.FG","TO.RRG"]
tower-c1
    [90]
tower-c2
    [90,"TO.FG","TO.RRG"]
tower-rgg
    [90]
tower-rgg-bigbox
    [90]
tower-zmg
    [90,"TO.FG","TO.RRG"]

== one's own follower, one on a tower and a ransom without points, by edition [T-19, T-32, T-43, T-52]
% { sed "s/RULES/$rules/" $T/game.yaml; printf "  $keys\n"; } | reeve check -q 2>&1 | grep -o '\[.*' || echo legal
--- file game.yaml <tests/cases/tower/editions.yaml
--- rows rules keys
tower tower: 0,-1\n  capture: W:farmer@0,-1
    legal
tower tower: 0,-1\n  capture: B:top@1,-1
    legal
tower ransom: B
    [ransom-points, T-43, ransom_needs_points: true]
tower-c1 tower: 0,-1\n  capture: W:farmer@0,-1
    [own-follower, T-19, capture_own: false]
tower-c1 tower: 0,-1\n  capture: B:top@1,-1
    legal
tower-c1 ransom: B
    legal
tower-c2 tower: 0,-1\n  capture: W:farmer@0,-1
    legal
tower-c2 tower: 0,-1\n  capture: B:top@1,-1
    legal
tower-c2 ransom: B
    [ransom-points, T-43, ransom_needs_points: true]
tower-rgg tower: 0,-1\n  capture: W:farmer@0,-1
    [own-follower, T-19, capture_own: false]
tower-rgg tower: 0,-1\n  capture: B:top@1,-1
    [top-safe, T-32, tower_top_capturable: false]
tower-rgg ransom: B
    [ransom-points, T-43, ransom_needs_points: true]
tower-rgg-bigbox tower: 0,-1\n  capture: W:farmer@0,-1
    legal
tower-rgg-bigbox tower: 0,-1\n  capture: B:top@1,-1
    legal
tower-rgg-bigbox ransom: B
    [ransom-points, T-43, ransom_needs_points: true]
tower-zmg tower: 0,-1\n  capture: W:farmer@0,-1
    legal
tower-zmg tower: 0,-1\n  capture: B:top@1,-1
    [top-safe, T-32, tower_top_capturable: false]
tower-zmg ransom: B
    [ransom-points, T-43, ransom_needs_points: true]

== an illegal turn is told by which edition, and with which option, it would be legal [T-19, T-32, T-43]
% { sed "s/RULES/tower-rgg/" $T/game.yaml; printf "  $keys\n"; } | reeve check 2>&1 | grep 'legal$'
$ { sed "s/RULES/tower/" $T/game.yaml; echo '  ransom: B'; } | reeve check 2>&1 | grep 'legal$'
$ { sed "s/RULES/tower/" $T/game.yaml; echo '  ransom: B'; } | reeve check --format json 2>/dev/null | gojq -c '.alternatives'
--- file game.yaml <tests/cases/tower/editions.yaml
--- rows keys
tower: 0,-1\n  capture: W:farmer@0,-1
      help: under tower, tower-c2, tower-rgg-bigbox or tower-zmg, or with capture_own=true: legal
tower: 0,-1\n  capture: B:top@1,-1
      help: under tower, tower-c1, tower-c2 or tower-rgg-bigbox, or with tower_top_capturable=true: legal
--- stdout
  help: under tower-c1, or with ransom_needs_points=false: legal
[{"ruleset":"tower-c1","score":{"B":3,"W":-3},"settles":[0],"verdict":"legal"},{"option":"ransom_needs_points","score":{"B":3,"W":-3},"settles":[0],"value":"false","verdict":"legal"}]

== and by which house rule a follower would have been in reach [T-51, T-17]
$ reeve check $T/game.yaml 2>&1 | tail -1
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '0,-2': BA.L, '1,-2': BA.L B:monk}
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
  capture: B:monk@1,-2
--- stdout
  help: with range_metric=manhattan: legal

== each preset plays: what it plays is legal by its own rules [T-1, T-2]
% for players in 2 3 4 5 6; do
%     reeve-fast sim $rules --players $players --games 8 --seed $players --option big_follower=true | reeve-fast check --format json | gojq -r .verdict
% done | sort | uniq -c
--- rows rules
tower
         40 legal
tower-c1
         40 legal
tower-c2
         40 legal
tower-rgg
         40 legal
tower-rgg-bigbox
         40 legal
tower-zmg
         40 legal

== so it is with every other value of each option, and what fmt writes says the same [T-31, T-48, T-49, T-50, T-51]
% reeve-fast sim tower --players 3 --games 10 --seed 5 --option $option >$T/games.yaml
% reeve-fast score --format json $T/games.yaml 2>&1 | gojq -c '[.verdict, .score, .items, .final]' >$T/a
% reeve-fast fmt $T/games.yaml | reeve-fast score --format json 2>&1 | gojq -c '[.verdict, .score, .items, .final]' | cmp - $T/a
% gojq -r '.[0]' $T/a | uniq -c | grep -vx ' *10 legal'
$ true
--- rows option
edition=1
capture_own=false
tower_top_capturable=false
tower_reopens=false
ransom=false
ransom_needs_points=false
gap_blocks=true
range_offset=-1
range_metric=manhattan
farmers=false
big_follower=true

== what is not in the box of an edition is not known in it [T-1, K-3]
$ printf 'reeve: 1\nrules: tower-c1\nplayers: {W: a, B: b}\nmoves:\n- W: TO.FG 0,-1\n' | reeve check -q
$ printf 'reeve: 1\nrules: tower-c1\nplayers: {W: a, B: b}\nmoves:\n- W: ffff+t 0,-1\n' | reeve position | grep TO
--- stdout
  '0,-1': TO.F
--- stderr~
TO.FG
--- status 0

== two editions of one expansion are not played at once
% printf "reeve: 1\nrules: $rules\nplayers: {W: a, B: b}\nmoves: []\n" | reeve check 2>&1 | grep -v help
--- rows rules
[tower-c1, tower-c2]
    -: unreadable
    -:2:8: unreadable: ruleset `tower-c1+tower-c2` cannot be used: tower-c1 and tower-c2 are two editions of tower, and one game is played by one [bad-ruleset]
          2 | rules: [tower-c1, tower-c2]
            |        ^
[tower-c1, bazaars, tower-c2]
    -: unreadable
    -:2:8: unreadable: ruleset `tower-c1+bazaars+tower-c2` cannot be used: tower-c1+bazaars and tower-c2 are two editions of tower, and one game is played by one [bad-ruleset]
          2 | rules: [tower-c1, bazaars, tower-c2]
            |        ^
[tower, tower-c1]
    -: legal so far: 0 turns, score a (W) 0, b (B) 0, W to move
[tower-c2, bazaars]
    -: legal so far: 0 turns, score a (W) 0, b (B) 0, W to move
[castle-hig, castle-wica]
    -: unreadable
    -:2:8: unreadable: ruleset `castle-hig+castle-wica` cannot be used: castle-hig and castle-wica are two editions of castle, and one game is played by one [bad-ruleset]
          2 | rules: [castle-hig, castle-wica]
            |        ^

== nobody is called none, which means nobody on top [T-31]
% printf "reeve: 1\nrules: $rules\nplayers: {none: a, B: b}\nmoves: []\n" | reeve check
--- rows rules
tower
    -: unreadable
    -:3:11: unreadable: `none` cannot be a player's label [bad-label]
          3 | players: {none: a, B: b}
            |           ^~~~
      help: Type another label: in this game `none` means nobody.
bazaars
    -: unreadable
    -:3:11: unreadable: `none` cannot be a player's label [bad-label]
          3 | players: {none: a, B: b}
            |           ^~~~
      help: Type another label: in this game `none` means nobody.
carcassonne
    -: legal so far: 0 turns, score a (none) 0, b (B) 0, none to move

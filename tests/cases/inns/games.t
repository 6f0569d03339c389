# Whole games of Inns and Cathedrals: one of a family (fixtures/inns), and random ones with all that
# it is played with.

== a rainy afternoon of three: judged, and scored item by item [I-6, I-17, I-2, I-5]
$ reeve check fixtures/inns/rainy-day.yaml
$ reeve score --format json fixtures/inns/rainy-day.yaml | gojq -c '(.items + .final)[] | select(.rule | startswith("I-")) | [.turn, .player, .kind, .tiles, .points, .rule]'
$ reeve score --format json fixtures/inns/rainy-day.yaml | gojq -c '.winner'
$ sed 's/inns-c2/inns-c1/' fixtures/inns/rainy-day.yaml | reeve check -q - 2>&1 | head -1
$ reeve check --option big_follower=false -q fixtures/inns/rainy-day.yaml 2>&1 | head -1
--- stdout
fixtures/inns/rainy-day.yaml: legal: 89 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
[45,"R","road",4,8,"I-6"]
[50,"B","road",4,8,"I-6"]
[58,"W","city",6,21,"I-17"]
[87,"R","city",10,39,"I-17"]
[89,"B","road",4,8,"I-6"]
["final","B","road",7,0,"I-8"]
["W"]
-:10:6: illegal: tile BA.CcG/180 is not in the set (edition: 1) [tile-used, K-3]
fixtures/inns/rainy-day.yaml:31:18: illegal: B has no large follower left [no-follower, I-29, big_follower: false]

== the same game in canonical form, by looks, and from positions, comes to the same end [I-28, I-49]
$ reeve fmt fixtures/inns/rainy-day.yaml | reeve check
$ reeve fmt --looks fixtures/inns/rainy-day.yaml | reeve check
$ reeve fmt --tiles fixtures/inns/rainy-day.yaml | reeve check
% { reeve position --at $turn fixtures/inns/rainy-day.yaml; echo moves:
%   sed -n '/^- /,$p' fixtures/inns/rainy-day.yaml | awk -v n=$turn '/^- /{i++} i > n'
% } | reeve check
$ reeve position --at 24 fixtures/inns/rainy-day.yaml | grep -e supply -e big
--- rows turn
1
    -: legal: 88 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
24
    -: legal: 65 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
45
    -: legal: 44 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
57
    -: legal: 32 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
69
    -: legal: 20 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
86
    -: legal: 3 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
--- stdout
-: legal: 89 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
-: legal: 89 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
-: legal: 89 turns, final score Wim (W) 103, Bea (B) 63, Rik (R) 85
  '-4,-2': BA.CG B:big:knight@n
  '1,-5': IC.RrC.i/270 R:big:knight@w
supply: {W: {followers: 1, big: 1}, B: {followers: 0, big: 0}, R: {followers: 0, big: 0}}

== as it stands when the game stops in the middle: unfinished roads and cities with marks give nothing [I-8, I-19]
$ reeve score --now --at 70 --format json fixtures/inns/rainy-day.yaml | gojq -c '.final[] | select(.rule == "I-8" or .rule == "I-19") | [.player, .feature, .points, .rule]'
$ reeve score --now --at 70 --option inn_cathedral_final=normal --format json fixtures/inns/rainy-day.yaml | gojq -c '[.final[] | select(.rule == "I-8" or .rule == "I-19")] | length'
--- stdout
["R","city@-2,-6.e",0,"I-19"]
0

== random games of all that inns go with are legal, and are written and read alike [I-1, I-48]
% for n in 2 6; do
%     reeve-fast sim $rules --players $n --games 6 --seed 31 >$T/games.yaml
%     reeve-fast check --format json $T/games.yaml | gojq -r .verdict | sort | uniq -c
%     reeve-fast fmt $T/games.yaml | reeve-fast score --format json - | gojq -c '[.score, .items, .final]' >$T/again
%     reeve-fast score --format json $T/games.yaml | gojq -c '[.score, .items, .final]' >$T/once
%     cmp $T/once $T/again
% done
--- rows rules
inns
          6 legal
          6 legal
inns-c1
          6 legal
          6 legal
inns+tower
          6 legal
          6 legal
bazaars+inns
          6 legal
          6 legal
inns+tower+bazaars
          6 legal
          6 legal
tower-c1+inns-c1
          6 legal
          6 legal
inns+bazaars-zmg
          6 legal
          6 legal

== in random games every mark counts as it should [I-6, I-8, I-17, I-19, I-9]
$ reeve-fast sim inns --players 3 --games 20 --seed 100 --policy greedy >$T/games.yaml
$ reeve-fast score --format json $T/games.yaml | gojq -r '(.items + .final)[] | select(.rule | startswith("I-")) | [.rule, .points, .tiles] | @tsv' >$T/items
$ awk '$1 == "I-6" {print $2 - 2 * $3}' $T/items | sort -u
$ awk '$1 == "I-8" || $1 == "I-19" {print $2}' $T/items | sort -u
$ awk '$1 == "I-17" {print ($2 - 3 * $3) % 3}' $T/items | sort -u
$ cut -f 1 $T/items | sort | uniq -c | awk '{print $2, ($1 > 5 ? "often" : "seldom")}'
$ reeve-fast score --option inn_cathedral_final=normal --format json $T/games.yaml | gojq -r '.final[] | select(.rule | startswith("I-")) | .rule' | sort | uniq -c
--- stdout
0
0
0
I-17 often
I-19 often
I-6 often
I-8 often

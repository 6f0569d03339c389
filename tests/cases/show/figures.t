# What stands on a board beside something else: at the corner of four tiles, and several on a feature.

== a barn is drawn where four tiles meet, above them, in pictures, on pages and between the tiles of a text [AM-52]
$ reeve show $T/g.yaml | sed -n '2,7p;/^barns/p'
% reeve show --$out $T/out $T/g.yaml; grep -B1 -A1 'barn of A' $T/out | grep -o 'translate.*)\|barn of A'; grep -c '<title>barn of' $T/out
$ grep -n 'class="tile" \|barn of' $T/out | tail -n 1 | grep -o 'barn of A'
--- file g.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
to_move: B
board: {'0,0': BA.RCr, '0,1': BA.C/180, '0,2': BA.C, '1,2': BA.C, '1,1': [BA.CG/90, 'A:barn@nw']}
score: {A: 0, B: 0}
--- rows out
svg
    translate(545 357)
    barn of A
    translate(-16.8 -16.8) scale(0.336)
    1
html
    translate(242 242)
    barn of A
    translate(-16.8 -16.8) scale(0.336)
    1
--- stdout
      fcccccf┊fcccccf
  2          ┊
       f   f ┊ f   f
       f   f A f  f c
  1          ┊      c
      fcccccf┊ f  f c
barns: A on 1,1/nw
barn of A

== the mage hides no wagon, and who stands side by side is not apart nor off the tile [MW-2]
$ reeve show --svg $T/b.svg $T/g.yaml
$ grep -B1 'title>\(wagon\|mage\) ' $T/b.svg | grep -o 'translate.*)\|title>.*<'; grep -A3 'title>mage ' $T/b.svg | grep -o 'circle cx="[0-9.]*" cy="[0-9.]*"'
--- file g.yaml
reeve: 1
rules: abbey+mage
players: {A: Ann, B: Ben}
to_move: B
board: {'0,0': [BA.RCr, 'A:wagon@e'], '1,0': BA.RFr, '2,0': MW.CRRR.3, '3,0': MW.CRRr.2}
score: {A: 0, B: 0}
tokens: {mage: 'road@0,0.e', witch: 'city@0,0.n'}
--- stdout
translate(38.6 50)
title>wagon of A<
title>mage at road@0,0.e<
circle cx="65.4" cy="50"

== followers in the City of Carcassonne stand in their quarters, on the tile, in the colours of their players [CO-6]
$ reeve show --svg $T/b.svg $T/g.yaml
$ sed -n '/<title>tile CO.7/,/<title>tile CO.8/p' $T/b.svg | grep -A1 'class="follower"' | grep -o 'translate([0-9. -]*)\|title>.*<' | paste -d' ' - -
--- file g.yaml
reeve: 1
rules: inns+count
players: {R: Rosa, B: Ben}
to_move: B
board: {'0,0': [CO.7, 'R:castle', 'R:castle', 'B:big:castle', 'B:market', 'R:market', 'B:market', 'R:blacksmith', 'B:cathedral'], '-1,0': CO.6, '1,0': CO.8, '-2,0': CO.5, '0,1': CO.3, '-1,1': CO.2, '1,1': CO.4, '-2,1': CO.1, '0,-1': CO.11, '-1,-1': CO.10, '1,-1': CO.12, '-2,-1': CO.9}
score: {R: 0, B: 0}
tokens: {count: 'castle-quarter@0,0.n'}
--- stdout
translate(24.1 11.2) title>castle of R<
translate(56.3 11.2) title>large castle of B<
translate(73.1 11.2) title>castle of R<
translate(91.2 29.9) title>market of B<
translate(91.2 51.1) title>market of B<
translate(91.2 72.3) title>market of R<
translate(48.7 86.2) title>blacksmith of R<
translate(11.2 48.7) title>cathedral of B<

== the messenger of each player stands beside the score, where the script keeps it, and in the key [ME-1]
$ reeve show $T/g.yaml | sed -n '/player/,/B Ben/p'
$ reeve show --svg $T/b.svg $T/g.yaml; grep -o '<desc>.*' $T/b.svg; grep -A6 'class="tokens"' $T/b.svg | grep -o '<title>messenger\|bold.*[0-9]*<'; grep -c '>messenger</text>' $T/b.svg
$ reeve show --html $T/p.html $T/g.yaml; grep -o 'messenger on [0-9]*' $T/p.html; reeve position $T/g.yaml | tail -n 1
--- file g.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 19, B: 0}
state: {messages: {m1: 12}}
board: {'0,0': [BA.RCr, 'R:highwayman@e']}
--- stdout
    player   score  followers  messenger
> R Rob (R)     19          6         12
  B Ben (B)      0          7          0
<desc>Rob (R): 19 points, 6 followers in hand, messenger on 12; Ben (B): 0 points, 7 followers in hand.</desc>
<title>messenger
bold" fill="#26231e">12<
1
messenger on 12
state: {messages: {m1: 12}}

== who stands in the quarter of another one is drawn there in text, and not beside the Count in the middle [CO-7]
$ reeve show $T/city.yaml | sed -n '5,7p'
--- file city.yaml
reeve: 1
rules: [count, abbey]
players: {R: Rosa, B: Ben, K: Kim}
board: {'0,0': [CO.7, K:castle, B:castle, B:mayor@n, R:market], '-1,0': CO.6, '1,0': CO.8, '-2,0': CO.5, '0,1': CO.3, '-1,1': CO.2, '1,1': CO.4, '-2,1': CO.1, '0,-1': CO.11, '-1,-1': CO.10, '1,-1': CO.12, '-2,-1': CO.9}
tokens: {count: market}
--- stdout
       f     ┊       ┊╲aBKBa╱┊ tt│ f
  0     ttt  ┊       ┊h  &  R┊  ttt
       f │tt ┊       ┊╱bbbbb╲┊     f

== figures of many kinds in hand do not lie upon each other: they use the room behind the pieces, and only like ones come closer
% sed "s/RULES/$rules/" $T/g.yaml >$T/r.yaml; reeve show --svg - $T/r.yaml | sed -n 's/.*class="supply-*\([a-z]*\)" .*late(\([0-9]*\).*/\2 \1/p' | awk '$1 < x {exit} x {print $1 - x, $2} {x = $1}' | paste -sd ';' | tr -s ' ' ' '
--- file g.yaml
reeve: 1
rules: [RULES]
players: {R: Rosa, B: Ben, K: Kim}
board: {'0,0': BA.RCr}
--- rows rules|
dragon, abbey, gold, phantom, mage, traders, bazaars
    21 ;22 ;22 ;21 ;22 ;22 ;29 mayor;31 wagon;31 barn;30 phantom;28 builder;29 pig
dragon, abbey, gold, phantom, mage, traders, inns, bazaars, festival, king
    15 ;16 ;16 ;16 ;16 ;16 ;30 large;34 mayor;31 wagon;31 barn;30 phantom;28 builder;28 pig

# Marks of many boxes on one board.

== no mark has the letter of a kind, and where the letters run out marks are told apart all the same
% reeve sim $rules | reeve show - | grep '^─ road'
--- rows rules
cult+siege
    ─ road  c city  k monastery  f field  s shrine  □ crossing  * pennant  i siege
king+festival+cult+siege+hills+windroses+watchtowers+labyrinth+inns+traders+river+tower+bazaars
    ─ road  c city  k monastery  f field  n shrine  ━ river  □ crossing  * pennant  e festival  a siege  j hill  p vineyard  q wind rose  u north-eastern rose  x south-eastern rose  z south-western rose  + north-western rose  % watchtower of meeples  ! watchtower of coats of arms  ? watchtower of roads  @ watchtower of monasteries  ~ watchtower of cities  < labyrinth  i inn  d cathedral  w wine  g grain  l cloth  s spring  m lake

== in a list of tiles a long look leaves the number of copies beside the names
$ reeve tiles hills --svg $T/t.svg >/dev/null
$ grep -o 'class="[a-z]*">[^<]*' $T/t.svg | grep -A2 'HS.CC!.v'
--- stdout
class="ids">HS.CC!.v
class="alike">×2
class="look">ccfc:nw,ne+vineyard

== a mark of the whole tile does not lie where fields touch, at a crossing or a gate, as a foundation does
$ cd $T
% sed "s,RULES,$rules,; s,TILE,$tile," rows.yaml >r.yaml; reeve show --tiles --svg r.svg r.yaml
% sed -n "/class=\"tile\"/,/class=\"number\"/s/.*class=\"symbol\" transform=\"translate(\([0-9.]* [0-9.]*\)).*/\1/p" r.svg
--- file rows.yaml
reeve: 1
rules: RULES
players: {R: Rosa, B: Ben}
to_move: R
board: {'0,0': BA.RCr, '0,1': TILE}
score: {R: 0, B: 0}
--- rows rules tile
festival FE.CRCR
    76.7 64.2
watchtowers WT.CFRF_2M/180
    2.2 37.2
windroses WR.CFR/90
    63.5 41

== a key that is too long for what is left of a sheet is drawn smaller
% reeve tiles $rules --svg $T/t.svg >/dev/null; grep -c '^<g transform="translate(50 1361.5) scale(0.[0-9]*)">$' $T/t.svg
--- rows rules
king
    0
watchtowers+windroses
    1
king+cult+siege+hills+festival+labyrinth+windroses+watchtowers+buildings
    1

== sheep are drawn beside a shepherd of their field, with the number of sheep [HS-9, HS-11]
$ cd $T; reeve show --svg g.svg g.yaml >/dev/null; sed -n '/class="lying"/,/<\/g>/s/.*>\([^<]*\)<\/t.*/\1/p' g.svg
$ grep -A3 'class="lying"' $T/g.svg | grep -o 'translate([0-9. ]*)'; grep 'class="follower"' $T/g.svg | grep -o 'translate([0-9. ]*)' | head -n 2
--- file g.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '2,0': BA.RFr R:shepherd@s
  '3,0': BA.RFr B:shepherd@n
tokens: {sheep: {'field@0,0.s': [3, 1, 2, 2], 'field@0,0.ne': 4}}
--- stdout
4 sheep tokens: 1, 2, 2, 3, at field@2,0.s
sheep token
8
sheep token: 4, at field@3,0.n
sheep token
4
translate(53.2 69.2)
translate(53.2 9.2)
translate(37.3 78.7)
translate(37.3 18.7)

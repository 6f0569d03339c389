# Marks of many boxes on one board.

== no mark has the letter of a kind, and where the letters run out marks are told apart all the same
$ for game in two many; do reeve sim $(cat $T/$game) >$T/$game.yaml; done
% reeve show $T/$game.yaml | grep '^─ road'
--- file two
cult+siege
--- file many
king+festival+cult+siege+hills+windroses+watchtowers+labyrinth+inns+traders+river+tower+bazaars
--- rows game
two
    ─ road  c city  k monastery  f field  s shrine  * pennant  i siege
many
    ─ road  c city  k monastery  f field  s shrine  ━ river  * pennant  e festival  a siege  j hill  n vineyard  p wind rose  q north-eastern rose  u south-eastern rose  x south-western rose  z north-western rose  + watchtower of meeples  % watchtower of coats of arms  ! watchtower of roads  ? watchtower of monasteries  @ watchtower of cities  ~ labyrinth  i inn  d cathedral  w wine  g grain  l cloth  s spring  m lake

== in a list of tiles a long look leaves the number of copies beside the names
$ reeve tiles hills --svg $T/t.svg >/dev/null
$ grep -o 'class="[a-z]*">[^<]*' $T/t.svg | grep -A2 'HS.CC!.v'
--- stdout
class="ids">HS.CC!.v
class="alike">×2
class="look">ccfc:nw,e+vineyard

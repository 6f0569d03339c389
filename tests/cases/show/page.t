# show --html: a whole game as one page. tests/run/page.js opens pages in a browser.

== a page lists every turn, with its points and their rules
$ reeve show --html $T/g.html fixtures/castle/kitchen-table.yaml
$ grep -c '<li id="turn-' $T/g.html; grep -A20 'id="turn-9"' $T/g.html | grep -o 'C-[0-9]*<' | head -n 1
$ grep -c '<dt id="rule-' $T/g.html; grep -o '<title>.*</title>' $T/g.html | head -n 1
--- stdout
61
C-53<
14
<title>Carcassonne: The Castle: Anna (W) 108, Bert (B) 90</title>

== its policy names the hashes of its own style and script, and nothing else
$ reeve show --html - fixtures/castle/kitchen-table.yaml >$T/g.html
$ inside() { awk "/<\/$1>/ {on = 0} on {print} /<$1>/ {on = 1; sub(/.*<$1>/, \"\"); print}" $T/g.html; }
$ hash() { inside $1 | sha256sum | awk -f cli/html/hash.awk; }
% grep -o "$part-src &apos;[^&]*" $T/g.html | grep -cF "$(hash $part)"
$ grep -o "default-src &apos;none" $T/g.html
--- rows part
style
    1
script
    1
--- stdout
default-src &apos;none

== an illegal turn has its message, and the status is that of check
$ reeve show --html $T/g.html fixtures/castle/illegal.yaml 2>$T/err
$ grep -c 'class="wrong"' $T/g.html; head -n 1 $T/err | cut -d: -f 4-5
--- status 0
--- stdout
1
 illegal: tile 19 cannot lie at c4
== the text of a record makes no element, and ends no data
$ reeve show --html $T/g.html $T/g.yaml
$ grep -c '<script' $T/g.html; grep -v '"parts"' $T/g.html | grep -c '<i>'; grep '<h1' $T/g.html
--- file g.yaml
reeve: 1
rules: castle
players: {W: "</script><i>", B: "<!--"}
moves:
- W: 52/180 d12 knight
--- stdout
2
0
<h1 class="players">&lt;/script&gt;&lt;i&gt; and &lt;!--</h1>

== a position is a page, too
$ reeve show --html - fixtures/carcassonne/photograph.yaml | grep -o 'As it was typed\|class="verdict.*\|The rules that.*'
--- stdout
class="verdict">legal; Rosa (R) is to move; Rosa (R) would win now</p>
As it was typed
The rules that decided</h2>

== a page tells what each feature would bring if the game ended now, as score does, and by which rule [K-36, K-29, M-41, C-102]
$ worths() { reeve show --html - $1 | grep -o '"worths":[^]]*\]' | head -n 1; }
$ worths fixtures/carcassonne/photograph.yaml; worths $T/pigs.yaml; worths $T/castle.yaml
$ reeve score --now $T/pigs.yaml | head -n 2
--- file pigs.yaml
reeve: 1
rules: carcassonne+traders
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  0,1: ffcf
  1,0: frfr R:farmer@n
  -1,0: frfr R:pig@n
  -2,0: frfr B:farmer@n
score: {R: 0, B: 0}
--- file castle.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 52/180 d12 knight
--- stdout
"worths":[4,"10","K-22",5,"3","K-29",11,"3","K-29",13,"5","K-36",14,"6","K-29",15,"5","K-36",22,"4","K-22",24,"6","K-36",26,"1","K-36",28,"0","K-29",29,"1","K-36"]
"worths":[4,"4","K-22",5,"3","K-29",6,"4","K-36",7,"R 4, B 3","K-29",8,"0","K-29"]
"worths":[0,"0","C-102",1,"3","C-108",2,"0","C-108",3,"0","C-102",4,"0","C-102",5,"0","C-102",6,"0","C-102",7,"3","C-108",8,"0","C-102",9,"0","C-108",10,"0","C-102",11,"0","C-102",12,"3","C-108"]
final scoring
      +4  R   field@0,0.ne: 1 completed city, 4 each, with the pig          M-47

== a game that is not finished says who is to move, too
$ reeve show --html - $T/g.yaml | grep -o 'class="verdict.*'
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 52/180 d12 knight
--- stdout
class="verdict">legal; 1 turn; Bert (B) is to move</p>

== a mark of direction is named wherever the record has it
$ reeve show --html - $T/g.yaml | grep -c 'a\\u202e[bd]'; reeve show --html - $T/g.yaml | grep -c '�'
--- file g.yaml
reeve: 1
rules: castle
about: {event: "a\u202eb"}
players: {W: "a\u202ed", B: Bert}
moves:
- W: 52/180 d12 knight
--- status 1
--- stdout
5
0

== the points of a turn are written once; the script copies them under the board
$ reeve show --html $T/g.html fixtures/castle/kitchen-table.yaml
$ grep -c 'path@d2.n: 7 tiles' $T/g.html; sed -n '/id="shown"/,/<\/div>/p' $T/g.html
--- stdout
1
<div id="shown" aria-live="polite">
<p id="told"> </p>
<p id="now"> </p>
<div id="of-turn"></div>

== with --legal it has the legal cells of each turn
$ reeve show --html - --legal fixtures/castle/kitchen-table.yaml | grep -o '"legal":' | wc -l
$ reeve show --html - fixtures/castle/kitchen-table.yaml | grep -c '"legal":'
--- status 1
--- stdout
58
0

== --legal and --svg without or beside a page are refused
$ reeve show --legal fixtures/castle/kitchen-table.yaml
$ reeve show --html $T/g.html --svg $T/g.svg fixtures/castle/kitchen-table.yaml
$ reeve show --html $T/g.html --format json fixtures/castle/kitchen-table.yaml; ls $T
--- status 0
--- stderr
reeve: --legal belongs to a page: add --html FILE
reeve: --html writes a page; it takes no --svg and no --format
reeve: --html writes a page; it takes no --svg and no --format

== what cannot be read makes no page
$ reeve show --html $T/g.html $T/g.yaml; echo $?; ls $T
--- file g.yaml
reeve: 1
--- stdout
3
g.yaml
--- stderr~
the key `rules` is missing

== the page says what was told of the game, and by which options and scripts it was judged
$ reeve show --html $T/g.html --option two_doublers=one_only --script scripts/longest-path-bonus.lua $T/g.yaml
$ sed -n '/class="terms"/,/<\/div>/p' $T/g.html
--- file g.yaml
reeve: 1
rules: castle
options: {wall_pickup: end_of_turn}
about: {event: "<b>League</b>", rounds: [1, 2], note: "two\nlines"}
players: {R: Ruth, B: Ben}
moves:
- R: 52/180 d12 knight
--- stdout
<div class="terms">
<p>event: &lt;b&gt;League&lt;/b&gt;</p>
<p>rounds: [1, 2]</p>
<p>note: two lines</p>
<p>options: {wall_pickup: end_of_turn, two_doublers: one_only}</p>
<p>script: scripts/longest-path-bonus.lua</p>
</div>

== its fault is quoted on two lines
$ reeve show --html $T/g.html fixtures/castle/illegal.yaml 2>$T/err
$ grep -A1 '<pre' $T/g.html | sed 's/<pre[^>]*>/<pre>/'
--- stdout
<pre>     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~

== a page of a long game is small enough to send: five boxes with legal cells, five players
$ reeve sim inns+traders+tower+bazaars+river --players 5 --seed 7 >$T/five.yaml
$ reeve sim carcassonne --players 5 --seed 7 >$T/base.yaml
$ reeve sim tower --players 5 --seed 7 >$T/tower.yaml; reeve sim castle --seed 7 >$T/castle.yaml
$ small() { n=$(reeve show --html - --legal $T/$1.yaml | wc -c); test $n -lt $2 || echo $1: $n bytes; }
$ small five 400000; small base 160000; small tower 240000; small castle 190000

== shapes that tiles share are written once, and what uses them is there
$ reeve show --html $T/g.html fixtures/tower/attic.yaml
$ grep -o '<use href="#s[0-9]*"' $T/g.html | sed 's/.*#/id="/' | sort -u >$T/used
$ grep -o ' id="s[0-9]*"' $T/g.html | sed 's/ //' | sort >$T/there
$ sort -u $T/there | cmp - $T/there && comm -13 $T/there $T/used; test -s $T/used

== what a player holds has his keep, with its size [C-64]
$ reeve show --html - fixtures/castle/kitchen-table.yaml | grep -o '[0-9]* followers* in hand, keep[^"<]*' | sort -u | tail -n 3
--- stdout
4 followers in hand, keep 1
4 followers in hand, keep 6, wall tile 2, wall tile 4, wall tile 8
5 followers in hand, keep 6, wall tile 2, wall tile 4, wall tile 8

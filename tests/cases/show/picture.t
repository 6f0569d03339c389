# Pictures of boards: what is drawn is what lies on the table. tests/run/picture.lua counts it.

== a picture of the board is well-formed, and shows the position as it is, whatever the turn
% reeve show fixtures/castle/kitchen-table.yaml --at $turn --svg $T/board.svg || echo $?
% reeve position fixtures/castle/kitchen-table.yaml --at $turn >$T/position.yaml
% xmllint --noout $T/board.svg && lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml
--- rows turn
0
1
13
20
33
40
51
58

== and so do those of random games, from a stream of which each document has its file
$ reeve sim castle --games 8 --seed 5 >$T/games.yaml
% reeve show $T/games.yaml --at $turn --svg $T/b.svg && mv $T/b.svg $T/b-1.svg
% reeve position $T/games.yaml --at $turn | csplit -sz -f $T/p - '/^---/' '{*}'
% n=0
% for position in $T/p*; do
%     n=$((n + 1))
%     xmllint --noout $T/b-$n.svg && lua5.4 tests/run/picture.lua $T/b-$n.svg $position
% done
% echo $n
--- rows turn
17
    8
29
    8
44
    8

== the castle's wall is drawn whole: 76 cells, seven start spaces, 14 corners, 72 other spaces [C-2, C-3, C-11, C-111]
$ reeve show $T/game.yaml --at 0 --svg $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(cell|start|space|tower|token|outline|tile|last)\>'
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 15 b3
--- stdout
cell	76
outline	1
space	72
start	7
token	13
tower	14

== the tile laid last is outlined, and nothing is hatched
$ reeve show fixtures/castle/kitchen-table.yaml --at 20 --svg - >$T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(last|hatched|legal|to-move)\>'
$ grep -A1 '<svg' $T/board.svg | tail -1
--- stdout
last	1
to-move	1
<title>Carcassonne: The Castle, after turn 20, 40 tiles to come, Anna (W) to move</title>

== a marker stands on the score without its hundreds, and says what it is [C-75]
$ reeve show $T/position.yaml --svg $T/board.svg
$ grep -A1 'class="marker"' $T/board.svg | grep title
--- file position.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
board: {b3: 34}
score: {W: 112, B: 12}
corners: {12: 3}
--- stdout
<title>W: 112 points, space 12</title>
<title>B: 12 points, space 12</title>

== past 99 it is laid on its side, as merchants are [C-62, C-75]
$ reeve show $T/position.yaml --svg $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(lying|follower|marker)\>'
--- file position.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
board: {b3: '34 B:merchant', b4: 33 W:merchant, d12: 54 W:knight}
score: {W: 112, B: 13}
--- stdout
follower	3
lying	3
marker	2

== an illegal tile is drawn beside the position before it, on which its place is hatched [C-19]
$ reeve show fixtures/castle/illegal.yaml --svg $T/board.svg 2>$T/err
$ echo $?
$ grep -c '\[path-cut, C-19\]' $T/err
$ xmllint --noout $T/board.svg
$ reeve position fixtures/castle/illegal.yaml --at 26 >$T/position.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(hatched|refused|last)\>'
$ lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml
$ grep -A1 'class="refused"' $T/board.svg | tail -1
$ grep -o 'turn 27 is illegal[^<]*' $T/board.svg
--- stdout
1
1
hatched	1
refused	1
followers
  drawn:  herald of Lea, herald of Omar, knight of Lea, knight of Lea, knight of Lea, knight of Omar, knight of Omar, merchant of Lea, merchant of Omar, squire of Omar
  wanted: herald of Omar, knight of Lea, knight of Lea, knight of Lea, knight of Omar, knight of Omar, merchant of Lea, merchant of Omar, squire of Omar
<title>tile 19/270 on c4</title>
turn 27 is illegal: tile 19/270 on c4 with a herald

== the follower of an illegal turn is drawn with it [C-29]
$ reeve show fixtures/castle/bad/occupied.yaml --svg $T/board.svg 2>$T/err
$ grep -c '\[occupied, C-29\]' $T/err
$ grep -A40 'class="laid"' $T/board.svg | grep -c 'class="follower"'
--- stdout
1
1

== so is a tile where one lies already, and one by look of which no copy is left
% reeve show fixtures/castle/bad/$f.yaml --svg $T/$f.svg 2>/dev/null
% echo $? $(lua5.4 tests/run/picture.lua $T/$f.svg | grep -E '^(hatched|refused)')
--- rows f
cell-taken
    1 hatched 1 refused 1
tile-used
    1 hatched 1 refused 1

== an illegal turn without a tile hatches nothing
$ reeve show fixtures/castle/bad/none-tiles-left.yaml --svg $T/board.svg 2>/dev/null
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -c hatched
$ grep -o '>turn . is illegal<' $T/board.svg
--- stdout
0
>turn 1 is illegal<

== of what is no document of a game there is no picture; of one that can be read in parts there is
% reeve show fixtures/castle/bad/$f.yaml --svg $T/board.svg 2>/dev/null
% echo $f $? $(ls $T)
--- rows f
yaml-syntax
    yaml-syntax 3
unknown-ruleset
    unknown-ruleset 3
outside
    outside 3 board.svg

== of a wrong position, and of a record before a turn that is ambiguous, there is one
% reeve show fixtures/castle/bad/$f.yaml --svg $T/board.svg 2>/dev/null
% echo $f $? $(lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^fault')
$ reeve show fixtures/castle/bad/position-path-cut.yaml --svg $T/board.svg 2>/dev/null
$ xmllint --noout $T/board.svg
$ grep -o '>1<\|>c3: [^<]*' $T/board.svg
--- rows f
position-path-cut
    position-path-cut 1 fault 2 fault-number 2
position-keep
    position-keep 1
order-ambiguous
    order-ambiguous 1 fault 1 fault-number 1
--- stdout
>1<
>1<
>1<
>1<
>1<
>1<
>c3: either tile 27/270 at c3 or tile 32 at b3 may be the one that was misread
>1<
>c3: the west side of tile 27 at c3 is a path, but tile 32 at b3 beside it has a court and a house

== legal cells are tinted, each with how many rotations fit there
% reeve legal fixtures/castle/kitchen-table.yaml --before $turn --svg $T/board.svg
% reeve legal fixtures/castle/kitchen-table.yaml --before $turn --format json >$T/legal.json
% echo $(gojq -r .cell $T/legal.json | sort -u | wc -l) cells, $(wc -l <$T/legal.json) placements\; \
%     drawn: $(grep -c 'class="legal"' $T/board.svg), \
%     $(grep -A5 'class="legal"' $T/board.svg | grep -oE '>[0-9]<' | tr -d '<>' | awk '{n += $1} END {print n}')
--- rows turn
14
    11 cells, 44 placements; drawn: 11, 44
16
    24 cells, 50 placements; drawn: 24, 50
27
    23 cells, 41 placements; drawn: 23, 41
40
    10 cells, 40 placements; drawn: 10, 40

== the tile to be placed stands beside the board; one without a place tints nothing
$ reeve legal --rules tests/rulesets --tile straight --svg $T/board.svg $T/position.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(to-place|legal)\>'
$ grep -o '>it has no legal place<' $T/board.svg
--- file position.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {a1: cccc, a2: cccc, a3: cccc, a4: cccc, b4: cccc, c4: cccc, d4: cccc, d3: cccc, d2: cccc, d1: cccc, c1: cccc, b1: cccc}
--- stdout
to-place	1
>it has no legal place<

== names of players are text, whatever they are
$ reeve show $T/position.yaml --svg $T/board.svg
$ xmllint --noout $T/board.svg
$ xmllint --xpath 'count(//*[local-name() = "script"])' $T/board.svg
$ xmllint --xpath '//*[@class = "name"]/text()' $T/board.svg
--- file position.yaml
reeve: 1
rules: castle
players:
  W: "<script>\"a\" & 'b'</script>"
  B: "\u202eevil \u0001 ]]> 🏰 漢字 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
to_move: W
board: {b3: 34}
--- stdout~
0

== a ruleset of the user's own is drawn by what its kinds are: a board without a wall, more kinds, a track of its own
$ reeve show --rules tests/rulesets --svg $T/board.svg $T/position.yaml
$ xmllint --noout $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(tile|wall|start|space|marker|follower|square|fountain|market)\>'
$ grep -oE 'fill="url\(#[a-z0-9]+\)"' $T/board.svg | sort -u
--- file position.yaml
reeve: 1
rules: free
players: {R: Rita, B: Bert, K: Karl}
to_move: R
board: {'0,0': 'cccc:ns', '0,1': 5, '1,0': [7, 'B:knight@ne'], '2,0': pppp R:preacher, '3,0': [6, 'K:merchant@nw']}
--- stdout
follower	3
market	2
square	2
tile	5
fill="url(#area)"
fill="url(#more1)"
fill="url(#more2)"
fill="url(#more3)"
fill="url(#plain)"

== a track that does not go around the wall is left out; what lies on its corners stands below, and in the key
$ reeve show --rules tests/rulesets --svg $T/board.svg $T/position.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(wall|start|space|tower|token|marker)\>'
--- file position.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {a2: cccc}
--- stdout
start	2
token	3
wall	1
wall-tile	1

== headings of the players' table stand beside each other, however long a game's words are
# Its twelve letters take about 95 units.
$ reeve show --svg - fixtures/zamek/evening.yaml | sed -n 's/^<text x="\([0-9]*\).*>\(family house\|special tokens\)<.*/\1 \2/p' >$T/x
$ awk 'NR == 1 {a = $1} NR == 2 && $1 - a > 95 {print $2, "is clear of the one before it"}' $T/x
--- stdout
special is clear of the one before it

== no picture or page takes the place of a file that is read, by whatever name
$ cp fixtures/castle/example-tower.yaml $T/g.yaml; cp scripts/end-of-turn-pickup.lua $T/house.lua; cd $T
$ ln -s g.yaml link; ln g.yaml hard; ln -s g.yaml p.png
% reeve $command <g.yaml; echo $?
$ mkfifo err; reeve show --watch --svg g.yaml g.yaml 2>err & exec 3<err; read -r line <&3; echo "$line"; kill $!; wait $! 2>/dev/null
$ printf 'quit\n' | reeve play --svg link g.yaml; echo $?
$ cd - >/dev/null; cmp fixtures/castle/example-tower.yaml $T/g.yaml; cmp scripts/end-of-turn-pickup.lua $T/house.lua
$ cp $T/g.yaml $T/saved.yaml; reeve show --svg $T/saved.yaml $T/g.yaml && head -n 1 $T/saved.yaml | cut -c 1-5
--- rows command
show --svg g.yaml g.yaml
    reeve: g.yaml: this file is read: name another one to write to
    2
show --svg ./g.yaml g.yaml
    reeve: ./g.yaml: this file is read: name another one to write to
    2
show --svg link g.yaml
    reeve: link: this file is read: name another one to write to
    2
show --svg hard g.yaml
    reeve: hard: this file is read: name another one to write to
    2
show --svg g.yaml -
    reeve: g.yaml: this file is read: name another one to write to
    2
show --svg house.lua --script ./house.lua g.yaml
    reeve: house.lua: this file is read: name another one to write to
    2
legal --tile 4 --svg ./g.yaml g.yaml
    reeve: ./g.yaml: this file is read: name another one to write to
    2
show --html link g.yaml
    reeve: link: this file is read: name another one to write to
    2
show --svg p.png g.yaml
    reeve: p.png: this file is read: name another one to write to
    2
--- stdout
reeve: g.yaml: this file is read: name another one to write to
White (W) 8, Black (B) 0; White (W) is to move, 56 tiles left
0
<?xml
--- stderr
reeve: link: this is the record; name another file for the picture

== a name that promises another kind of picture is refused
$ cd $T; reeve show --svg x.JPG p.yaml >/dev/null; echo $?; ls x.*; reeve tiles castle --svg x.webp; echo $?
--- file p.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': crfr}
--- stdout
2
2
--- stderr~
.svg or .png

== roads that go straight on, one above the other, meet in no village, and each follower is seen [M-4]
$ reeve show --svg $T/board.svg $T/board.yaml
$ grep -c 'class="crossing"' $T/board.svg; sed '/class="key"/,$d' $T/board.svg | grep -c 'class="village"'
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^follower'
--- file board.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
board:
  0,0: BA.RCr
  1,0: TB.RRrr R:highwayman@n B:highwayman@e B:farmer@ne
  2,0: BA.RRRR
score: {R: 0}
--- stdout
1
1
follower	3

== the title of five boxes is whole, in two lines [C-112]
$ reeve show --svg $T/board.svg $T/board.yaml
$ sed 's/<[^>]*>//g' $T/board.svg | grep -e '^Inns' -e '^and Baz'
--- file board.yaml
reeve: 1
rules: inns+traders+river+tower+bazaars
players: {R: Red, B: Blue}
board:
  0,0: RI.s
score: {R: 0}
--- stdout
Inns and Cathedrals + Traders and Builders + The River + The Tower + Bridges, Castles and Bazaars, a position, 154 tiles to come, Red (R) to move
Inns and Cathedrals + Traders and Builders + The River + The Tower + Bridges, Castles
and Bazaars

== tiles by edges have their names on them where --tiles asks for that, those in quarters always
% reeve show $out - $options <fixtures/$file.yaml | grep -c 'class="number"'
% reeve show $out - $options <fixtures/$file.yaml | grep -c '<title>tile '
$ reeve legal fixtures/carcassonne/photograph.yaml --tile BA.L --svg - --tiles | grep -c 'class="number"'
$ reeve show fixtures/carcassonne/photograph.yaml --tiles
--- rows file out options|
carcassonne/photograph|--svg|
    0
    11
carcassonne/photograph|--svg|--tiles
    11
    11
carcassonne/photograph|--html|
    0
    11
carcassonne/photograph|--html|--tiles
    11
    11
castle/example-house|--svg|
    4
    4
--- stdout
12
--- stderr
reeve: --tiles writes the names of tiles into a picture: add --svg FILE
--- status 2

== figures that players have in hand are explained, too
$ reeve show --svg - $T/g.yaml | grep -o '>\(barn\|wagon\|builder\|large follower\)</text>' | sort | uniq -c | tr -s ' '
--- file g.yaml
reeve: 1
rules: abbey+inns+traders
players: {A: Anna, B: Bert}
moves: []
--- stdout
 1 >barn</text>
 1 >builder</text>
 1 >large follower</text>
 1 >wagon</text>

# Where pictures go: into files that are whole or not there.

== with --svg the picture is the answer; nothing is printed
$ reeve show --svg $T/board.svg fixtures/castle/kitchen-table.yaml
$ reeve legal --svg $T/legal.svg --before 14 fixtures/castle/kitchen-table.yaml
$ reeve tiles --svg $T/tiles.svg
$ ls $T
--- stdout
board.svg
legal.svg
tiles.svg

== - is standard output, and the same picture is the same bytes
$ reeve show --svg - fixtures/castle/kitchen-table.yaml >$T/one
$ reeve show --svg $T/two fixtures/castle/kitchen-table.yaml
$ cmp $T/one $T/two && xmllint --noout $T/one
--- stdout

== an old file is replaced, with its mode; nothing is left beside it
$ echo old >$T/board.svg && chmod 640 $T/board.svg && ln $T/board.svg $T/link
$ reeve show --svg $T/board.svg fixtures/castle/kitchen-table.yaml
$ head -c 5 $T/board.svg; echo; cat $T/link; stat -c %a $T/board.svg; ls $T
--- stdout
<?xml
old
640
board.svg
link

== what a symbolic link points to is replaced, not the link
$ mkdir $T/there && echo old >$T/there/board.svg && ln -s there/board.svg $T/link.svg
$ reeve show --svg $T/link.svg fixtures/castle/kitchen-table.yaml
$ test -L $T/link.svg && head -c 5 $T/there/board.svg; ls $T/there
--- stdout~
<?xml
board.svg

== a file that cannot be made is one line
$ reeve show --svg $T/no/board.svg fixtures/castle/kitchen-table.yaml
--- stderr
reeve: $T/no/board.svg: No such file or directory
--- status 5

== a name that ends in .png is a PNG file, twice as large as the picture; nothing is left beside it
# Of games with two turns, for what is large takes long to render.
$ head -n 14 fixtures/castle/kitchen-table.yaml >$T/short.yaml
$ reeve show --svg $T/board.png $T/short.yaml
$ reeve legal --svg $T/legal.PNG --tile 17 $T/short.yaml
$ reeve tiles zamek --svg $T/tiles.png
$ { cat $T/short.yaml; echo ---; cat $T/short.yaml; echo ---; cat $T/short.yaml; } | reeve show --svg $T/game.png
$ reeve show --svg - $T/short.yaml | rsvg-convert --zoom 2 | cmp - $T/board.png
$ rm $T/short.yaml; ls -A $T
$ for f in $T/*; do head -c 4 $f | tail -c 3; echo; done | uniq -c
--- stdout
board.png
game-2.png
game-3.png
game.png
legal.PNG
tiles.png
      6 PNG

== an old PNG file keeps its mode; its name is not looked at, nor what the record says
$ mkdir "$T/-x;y" && cd "$T/-x;y" && echo old >'-o a.png' && chmod 640 -- '-o a.png'
$ sed "s/W: Anna/W: '\$(touch x) <image href=x.png>'/" "$OLDPWD/fixtures/castle/kitchen-table.yaml" >game.yaml
$ reeve show --svg '-o a.png' game.yaml
$ head -c 4 -- '-o a.png' | tail -c 3; stat -c ' %a' -- '-o a.png'; ls -A
--- stdout
PNG 640
-o a.png
game.yaml

== without rsvg-convert one line says so, and there is no file
$ mkdir $T/bin && ln -s "$(command -v reeve)" $T/bin/reeve
$ PATH=$T/bin reeve show --svg $T/board.png fixtures/castle/kitchen-table.yaml
$ echo $?; ls -A $T
--- stdout
5
bin
--- stderr
reeve: $T/board.png: a PNG file needs rsvg-convert, which is not installed (Debian: librsvg2-bin); name a file that ends in .svg

== with one that fails, that writes nothing, that does not read, or that is killed, too
$ mkdir $T/bin && ln -s "$(command -v reeve)" $T/bin/reeve
% printf '#!/bin/sh\n%s\n' "$body" >$T/bin/rsvg-convert && chmod +x $T/bin/rsvg-convert
% PATH=$T/bin:$PATH reeve show --svg $T/board.png fixtures/castle/kitchen-table.yaml; ls -A $T
--- rows body
exit 3
    reeve: $T/board.png: rsvg-convert cannot draw this picture; name a file that ends in .svg
    bin
echo half; exit 1
    reeve: $T/board.png: rsvg-convert cannot draw this picture; name a file that ends in .svg
    bin
exec 0<&-; exit 1
    reeve: $T/board.png: rsvg-convert cannot draw this picture; name a file that ends in .svg
    bin
kill -9 $$
    reeve: $T/board.png: rsvg-convert cannot draw this picture; name a file that ends in .svg
    bin
head -c 9; exit 9
    reeve: $T/board.png: rsvg-convert cannot draw this picture; name a file that ends in .svg
    bin

== a directory is none
$ reeve show --svg $T fixtures/castle/kitchen-table.yaml
--- stderr
reeve: $T: Is a directory
--- status 5

== a full disk is told, and the device is still there
$ reeve tiles --svg /dev/full; echo $?
$ test -c /dev/full && reeve tiles --svg - >/dev/full
--- stdout
5
--- stderr
reeve: /dev/full: No space left on device
reeve: standard output: No space left on device
--- status 5

== when the disk is full the old file stays
# A limit on the size of files makes any disk full.
$ reeve show --svg $T/board.svg --at 1 fixtures/castle/kitchen-table.yaml && cp $T/board.svg $T/copy
$ (trap '' XFSZ; ulimit -f 16; reeve-fast show --svg $T/board.svg fixtures/castle/kitchen-table.yaml)
$ echo $?; cmp $T/board.svg $T/copy && ls $T
--- stdout
5
board.svg
copy
--- stderr
reeve: $T/board.svg: File too large

== each document of a stream has its file: NAME, NAME-2, NAME-3
$ reeve sim castle --games 3 --seed 1 | reeve show --svg $T/b.d/game.svg
$ mkdir $T/b.d && reeve sim castle --games 3 --seed 1 | reeve show --svg $T/b.d/game.svg && ls $T/b.d
$ cd $T && reeve sim castle --games 2 --seed 1 | reeve show --svg game && ls game*
--- stdout
game-2.svg
game-3.svg
game.svg
game
game-2
--- stderr
reeve: $T/b.d/game.svg: No such file or directory
reeve: $T/b.d/game-2.svg: No such file or directory
reeve: $T/b.d/game-3.svg: No such file or directory

== standard output takes one picture only
$ reeve sim castle --games 2 --seed 1 | reeve show --svg - >$T/out.svg
$ echo $?; xmllint --noout $T/out.svg
--- stdout
2
--- stderr
reeve: there is more than one; name a file for them

== what is no file takes one picture only
$ reeve sim castle --games 2 --seed 1 | reeve show --svg /dev/null; echo $?
$ reeve sim castle --games 2 --seed 1 | reeve show --svg /dev/stdout >$T/out.svg
$ echo $?; xmllint --noout $T/out.svg
--- stdout
2
2
--- stderr
reeve: there is more than one; name a file for them
reeve: there is more than one; name a file for them

== a directory takes none
$ mkdir $T/d; reeve sim castle --games 2 --seed 1 | reeve show --svg $T/d; echo $?; ls -A $T
--- stdout
5
d
--- stderr
reeve: $T/d: Is a directory
reeve: $T/d: Is a directory

== --svg is a form of its own
$ reeve legal --svg $T/a.svg --format json --before 14 fixtures/castle/kitchen-table.yaml; echo $?
$ reeve tiles --svg $T/a.svg --format tsv; echo $?
$ reeve check --svg $T/a.svg fixtures/castle/kitchen-table.yaml; echo $?; ls $T
--- stdout
2
2
2
--- stderr
reeve: --svg draws a picture; it takes no --format
reeve: --svg draws a picture; it takes no --format
reeve: check does not take --svg (only legal, show, tiles, play, board)

== a picture can be rendered, and is not blank
# A blank sheet of the same size takes a small part of the bytes.
% reeve $command --svg $T/picture.svg 2>/dev/null
% sed '/<title>/,$d' $T/picture.svg >$T/blank.svg && echo '</svg>' >>$T/blank.svg
% for picture in picture blank; do rsvg-convert -w 450 $T/$picture.svg -o $T/$picture.png; done
% test $(stat -c %s $T/picture.png) -gt $((18 * $(stat -c %s $T/blank.png))) || echo blank
--- rows command
show --at 0 fixtures/castle/kitchen-table.yaml
show --at 30 fixtures/castle/kitchen-table.yaml
show --at 59 fixtures/castle/kitchen-table.yaml
show fixtures/castle/illegal.yaml
legal --before 14 fixtures/castle/kitchen-table.yaml
tiles

== a picture needs nothing from elsewhere, runs nothing, and says what it is
$ reeve show --svg $T/board.svg fixtures/castle/kitchen-table.yaml
$ reeve tiles --svg $T/tiles.svg
$ grep -lE 'href|<script|<style|<image|@import| on[a-z]+=' $T/*.svg
$ grep -oh 'https\?://[^"]*' $T/*.svg | sort -u
$ for f in $T/*.svg; do head -2 $f | grep -o 'role="img" font-family="sans-serif"'; sed -n '3,4s/>.*//p' $f; done
--- stdout
http://www.w3.org/2000/svg
role="img" font-family="sans-serif"
<title
<desc
role="img" font-family="sans-serif"
<title
<desc

== --header names the columns, once, in every command that has them
$ cd $T; reeve sim tower >g.yaml
% reeve $command --format tsv --header | awk -F '\t' 'NR == 1 {n = NF; print $1 " … " $NF} NR == 2 {print n == NF ? "ok" : NF - n " more"}'
$ reeve sim bazaars >b.yaml; reeve legal --before 2 --format tsv --header b.yaml | head -1
$ reeve check --header g.yaml; reeve show --header g.yaml
--- rows command
check g.yaml g.yaml
    file … B
    ok
score g.yaml
    file … script
    ok
legal --before 3 --actions g.yaml
    tile … ransom
    ok
completions --at 3 g.yaml
    feature … corner
    ok
tiles
    tile … same
    ok
tiles --look tttt
    tile … look
rules
    name … options
    ok
rules castle
    id … title
    ok
schema
    in … description
    ok
sim castle
    game … scores
    1 more
perft --at 60 g.yaml
    depth … count
    ok
rules castle --script longest-path-bonus
    script … notes
    ok
sim castle --stats --games 2
    measure … excludes_0
    ok
--- stdout
tile	cell	rotation	pieces	completes	bridge	may_bridge
--- stderr
reeve: --header needs --format tsv
reeve: show does not take --header (only check, score, legal, completions, tiles, rules, schema, sim, odds, perft)
--- status 2

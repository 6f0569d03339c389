# The catalogue of tiles as a sheet to be printed.

== one sheet of A4 shows each tile of the castle that looks different once, with all its numbers [C-112]
$ reeve tiles --svg $T/tiles.svg && ls $T
$ xmllint --noout $T/tiles.svg && head -2 $T/tiles.svg | grep -o 'width="210mm" height="297mm"'
$ lua5.4 tests/run/picture.lua $T/tiles.svg | grep -E '^(tile|ids|look|alike|group)\>'
$ grep -o 'class="ids">[^<]*' $T/tiles.svg | cut -d '>' -f 2 | tr ' ' '\n' | sort -n | uniq | paste -sd ' '
--- stdout
tiles.svg
width="210mm" height="297mm"
alike	12
group	7
ids	48
look	48
tile	48
1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60

== those that look the same are one entry, which says how many there are [C-112]
$ reeve tiles --svg $T/tiles.svg
$ reeve tiles --format tsv | awk '{n[$4]++} END {for (s in n) k += n[s] > 1; print k}'
$ grep -c '"alike"' $T/tiles.svg
$ grep -A2 '>21 22<' $T/tiles.svg | sed 's/<[^>]*>//g'
--- stdout
12
12
21 22
×2
thhh

== the looks are those of the catalogue in text
$ reeve tiles --svg - | grep -o 'class="look">[^<]*' | cut -d '>' -f 2 | sort >$T/drawn
$ reeve tiles --format tsv | awk '!seen[$4]++ {print $3}' | sort >$T/listed
$ cmp $T/drawn $T/listed && wc -l <$T/drawn
--- stdout
48

== tiles stand together by their paths
$ reeve tiles --svg - | grep -o 'class="group">[^<]*' | cut -d '>' -f 2
--- stdout
no path
a path that ends
a straight path
a bent path
a forked path
several paths
paths that meet

== --look draws only the tiles that look so, turned as they do
$ reeve tiles --look hhcc:s --svg - >$T/tiles.svg
$ grep -oE 'class="(ids|look|alike|turned)">[^<]*|<desc>.*' $T/tiles.svg
--- stdout
<desc>castle: tiles that look like hhcc:s</desc>
class="ids">27 29
class="alike">×2
class="look">cchh:n
class="turned">turned 180°

== a long look is drawn smaller, and none is cut
% reeve tiles $name --svg $T/x.svg && cat $T/x*.svg | grep 'class="look"' | grep -e '…' -e '>cccf:n,es'; rm $T/x*.svg
--- rows name
dragon
    <text x="657" y="462.3" font-size="8" fill="#26231e" class="look">cccf:n,es+p.e+princess.n</text>
watchtowers
traders

== a look of no tile gives an empty sheet
$ reeve tiles --look cccc:nesw --svg - | grep -cE 'class="tile"'
--- stdout
0
--- status 1

== a set that is too large for one sheet goes on on the next [C-112]
$ mkdir $T/many && {
$     echo '{ruleset: 1, name: many, extends: free, title: Many tiles, tiles: {'
$     for a in h t c; do for b in h t c o; do for p in '' :n :ns :ne :nes :nesw :n,s; do
$         echo "'$((n = n + 1))': '$a$b$b$a$p',"
$     done; done; done
$     echo '}}'
$ } >$T/many/ruleset.yaml
$ reeve tiles --rules $T --rules tests/rulesets --svg $T/sheet.svg many && ls $T
$ for f in $T/*.svg; do
$     xmllint --noout $f && grep -c 'class="tile"' $f; grep -o 'sheet . of .' $f | uniq
$ done
$ reeve tiles --rules $T --rules tests/rulesets many | tail -1
--- stdout
many
sheet-2.svg
sheet.svg
16
sheet 2 of 2
56
sheet 1 of 2
84 tiles, 72 of them different

== looks are in black, and as large as there is room
% reeve tiles $rules --svg - | grep -o 'font-size="[0-9.]*"[^>]*class="look"' | grep -o '^font-size="[0-9.]*"\|fill="[^"]*"' | sort | uniq -c
--- rows rules
castle
         48 fill="#26231e"
          3 font-size="12"
         45 font-size="15.5"
tower
         41 fill="#26231e"
          1 font-size="12"
          2 font-size="15"
         38 font-size="15.5"
bazaars
         34 fill="#26231e"
          1 font-size="13"
          3 font-size="15"
         30 font-size="15.5"

== tiles with a river stand under a heading of their own, and three names stand above the look [R-2]
$ reeve tiles river --svg $T/river.svg
$ sed -n 's/.*class="group">\([^<]*\).*/\1/p' $T/river.svg
$ grep -A4 '>RI.1.II<' $T/river.svg | sed 's/.* y="\([0-9.]*\)".*>\(.*\)<.*/\1 \2/'
--- stdout
no road
a road that ends
a straight road
a bent road
roads that meet
a river
963.7 RI.1.II
974.1 RI.1.IIG
984.5 RI.2.IIG
1000.7 ×3
1000.5 ffvv

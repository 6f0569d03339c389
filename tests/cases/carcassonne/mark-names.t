# Marks in looks are typed by their letter or by their name; two rulesets may use one letter.

== a mark without a letter is written by its name, one with a letter is read by its name, too
% echo "$(reeve tiles --rules $T hills --look "$look" --format tsv 2>&1 | cut -f1,2,3 | tr '\t\n' ' ;')"
--- file hills/ruleset.yaml
ruleset: 1
name: hills
extends: carcassonne
marks: {hill: {}, inn: {letter: i, on: road}}
more_tiles: {H-1: ffff+hill, H-2: frfr+i+hill, H-3: frrr+inn.e+hill, H-4: ffff+k+hill}
--- rows look
ffff+hill
    H-1 0 ffff+hill;
ffff+inn
    reeve: ffff+inn: there is nothing on which +i (inn) can be;
frfr+inn

frfr+inn+hill
    H-2 0 frfr+hill+i;
frrr+inn.e+hill
    H-3 0 frrr+hill+i.e;
FRRR+INN.E+Hill
    H-3 0 frrr+hill+i.e;
crfr+monastery

ffff+prize
    reeve: ffff+prize: there is nothing on which +p (pennant) can be;
ffff+k+hill
    H-4 0 ffff+k+hill;
????+hill
    H-1 0 ffff+hill;
????+hill+?
    H-1 0 ffff+hill;H-2 0 frfr+hill+i;H-2 90 frfr+hill+i;H-3 0 frrr+hill+i.e;H-3 90 frrr+hill+i.e;H-3 180 frrr+hill+i.e;H-3 270 frrr+hill+i.e;H-4 0 ffff+k+hill;
frf?+inn+?
    H-2 0 frfr+hill+i;
ffff+hil
    reeve: ffff+hil: +hil is not a mark (+k monastery, +y garden, +hill, +i inn, +p pennant);
ffff+h
    reeve: ffff+h: +h is not a mark (+k monastery, +y garden, +hill, +i inn, +p pennant);

== two rulesets with one letter go together: then both marks are written by their names
$ reeve tiles --rules $T hills+harvest --format tsv | cut -f1,2,3 | grep +h
% echo "$(reeve tiles --rules $T hills+harvest --look "$look" --format tsv 2>&1 | cut -f1,2,3 | tr '\t\n' ' ;')"
$ reeve tiles --rules $T harvest+hills --look ffff+h
$ reeve check --rules $T $T/game.yaml; sed "s/+h /+hill /" $T/game.yaml | reeve fmt --looks --rules $T -
$ sed "s/+h /+hill /" $T/game.yaml | reeve position --rules $T - | grep ffff
$ sed "s/+h /+hill /" $T/game.yaml | reeve show --rules $T - | sed -n '1,9p'
--- file hills/ruleset.yaml
ruleset: 1
name: hills
extends: carcassonne
marks: {hill: {letter: h}}
more_tiles: {H-1: ffff+h, H-2: frfr+h}
--- file harvest/ruleset.yaml
ruleset: 1
name: harvest
extends: carcassonne
marks: {harvest: {letter: h, on: field}}
more_tiles: {V-1: ffff+h, V-2: frfr+h.n, V-3: frfr+h.s+h.n}
--- file game.yaml
reeve: 1
rules: [hills, harvest]
players: {R: Rosa, B: Ben}
moves:
- R: ffff+h 0,-1
- B: frfr+harvest.n+harvest.s 1,0
--- rows look
ffff+hill
    H-1 0 ffff+hill;
ffff+harvest
    V-1 0 ffff+harvest;
ffff+h
    reeve: ffff+h: +h can be +hill or +harvest;
????+h
    reeve: ????+h: +h can be +hill or +harvest;
????+hill
    H-1 0 ffff+hill;H-2 0 frfr+hill;H-2 90 frfr+hill;
ffff+harvest+hill

--- stdout
H-1	1	ffff+hill
H-2	1	frfr+hill
V-1	1	ffff+harvest
V-2	1	frfr+harvest.n
V-3	1	frfr+harvest.n+harvest.s
$T/game.yaml: unreadable
reeve: 1
rules: [hills, harvest]
players: {R: Rosa, B: Ben}
moves:
- R: ffff+hill 0,-1
- B: frfr+harvest.n+harvest.s 1,0
         0       1
      fcccccf┊ f   f
  0   ────────────a──
       f   f ┊ f   f
       f   f ┊
 -1      h   ┊
       f   f ┊
         0       1
─ road  c city  f field  h hill  a harvest
--- stderr
reeve: ffff+h: +h can be +harvest or +hill
$T/game.yaml:5:6: unreadable: `ffff+h` describes no tile: +h can be +hill or +harvest [bad-look]
      5 | - R: ffff+h 0,-1
        |      ^~~~~~
  help: did you mean ffff+k (BA.L: other marks), ffff+hill (H-1: other marks) or ffff+harvest (V-1: other marks)?

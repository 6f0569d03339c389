# Looks as people type them: one that no tile has is answered with the nearest, ? stands for a quadrant
# or an edge that is not known, capitals and blanks are taken.

== the nearest looks, as the tile would lie, and what differs, if only how equal edges are joined
% reeve tiles $rules --look $look
--- rows rules look
castle hhcc:esw
    no tile of castle looks like that; did you mean hhcc:esw+f (28: other marks) or hhcc:e,s,w (31: other paths)?
castle cccc:n
    no tile of castle looks like that; did you mean ccct:n (60: other sw quadrant)?
castle cchh:ne+f
    no tile of castle looks like that; did you mean cchh:ne (25: other marks)?
castle htct:n,e
    no tile of castle looks like that; did you mean httt:nw (40: other se quadrant, paths) or ttct:es (44: other nw quadrant, paths)?
castle ttcc+m
    no tile of castle looks like that; did you mean ttcc:ew+m (47: other paths) or ttcc (53: other marks)?
castle tttt:nesw+f
    no tile of castle looks like that; did you mean htht:nesw+f (1: other nw quadrant, se quadrant)?
falcon kccc
    no tile of falcon looks like that; did you mean hccc (37: other nw quadrant) or tccc (58: other nw quadrant)?
    18 more are not known; a record describes them by look
carcassonne crfr/j
    reeve: crfr/j: /j joins edges of one kind, and there are not two here
carcassonne ffff
    no tile of carcassonne looks like that; did you mean ffff+k (BA.L: other marks) or cfff (BA.C: other north edge)?
carcassonne ccff/j+k
    no tile of carcassonne looks like that; did you mean ccff/j (BA.Cc.1: other marks) or ccff/j+p (BA.Cc+: other marks)?
carcassonne rcrc
    no tile of carcassonne looks like that; did you mean rcrf (BA.RCr: other west edge) or rcrr (BA.CRRR: other west edge)?
carcassonne fcff+p
    no tile of carcassonne looks like that; did you mean fcff (BA.C: other marks)?
carcassonne rrrr+k
    no tile of carcassonne looks like that; did you mean rrrr (BA.RRRR: other marks)?
inns crcr
    no tile of inns looks like that; did you mean crcr:e,w (IC.CRCR: other joined edges)?
inns frfr+k
    no tile of inns looks like that; did you mean frfr:e,w+k (IC.LRFR: other joined edges)?
inns crcr:ew
    no tile of inns looks like that; did you mean crcr:e,w (IC.CRCR: other joined edges)?
inns rcrc/j+p
    no tile of inns looks like that; did you mean rcrc/j:n,s+p (IC.CRcR+: other joined edges)?
bazaars rfrf+b
    no tile of bazaars looks like that; did you mean rfrf:n,s+b (BB.RFR.b: other joined edges)?

== a look that is like no tile is answered without any
$ reeve tiles castle --look tttt:n,e,s,w
$ reeve tiles castle --look tttt:n,e,s,w --format json
$ reeve check 2>&1
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: tttt:n,e,s,w d1
--- stdout
no tile of castle looks like that
-: unreadable
-:5:6: unreadable: no tile of the set looks like `tttt:n,e,s,w` [look-none]
      5 | - W: tttt:n,e,s,w d1
        |      ^~~~~~~~~~~~
  help: Type the look of the tile as it lies; see: reeve tiles castle
--- status 3

== in a record, the same: with the name of the tile
$ reeve check 2>&1
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
setup: {draw: ['hhcc:esw']}
moves:
- W: HTTT:N d1
--- stdout
-: unreadable
-:4:17: unreadable: no tile of the set looks like `hhcc:esw` [look-none]
      4 | setup: {draw: ['hhcc:esw']}
        |                 ^~~~~~~~
  help: did you mean hhcc:esw+f (28: other marks) or hhcc:e,s,w (31: other paths)?
-:6:6: unreadable: no tile of the set looks like `HTTT:N` [look-none]
      6 | - W: HTTT:N d1
        |      ^~~~~~
  help: did you mean httt:nw (40: other paths), httt (42: other paths) or cctt:n (52: other nw quadrant, ne quadrant)?
--- status 3

== a look whose joins make no sense is answered with the nearest looks, too
% printf "reeve: 1\nrules: traders\nplayers: {R: Rosa, B: Ben}\nboard:\n  0,0: crfr\n  1,0: $look\n" | reeve check -q 2>&1 | sed -n '1p; $p'
--- rows look
fcrr/j
    -:6:8: unreadable: `fcrr/j` describes no tile: /j joins edges of one kind, and there are not two here [bad-look]
      help: did you mean ccrr/j (BA.CcRr: other north edge) or fcrr (BA.CRr: other joined edges)?
rcrr/j
    -:6:8: unreadable: `rcrr/j` describes no tile: /j joins edges of one kind, and there are not two here [bad-look]
      help: did you mean ccrr/j (BA.CcRr: other north edge), rccr/j (BA.CcRr: other south edge) or rcrr (BA.CRRR: other joined edges)?
rfcr/j+g
    -:6:8: unreadable: `rfcr/j+g` describes no tile: /j joins edges of one kind, and there are not two here [bad-look]
      help: did you mean cfcr/j+g (TB.CRc.g: other north edge)?
rcrr:nw,es+w
    -:6:8: unreadable: `rcrr:nw,es+w` describes no tile: edge s cannot be joined like that [bad-look]
      help: did you mean rrrr:ns,ew (TB.RRrr: other east edge, joined edges, marks)?
cfff+z
    -:6:8: unreadable: `cfff+z` describes no tile: +z is not a mark (+k monastery, +y garden, +w wine, +g grain, +l cloth, +p pennant) [bad-look]
      help: did you mean cfff (BA.C: other marks)?
zfff
    -:6:8: unreadable: `zfff` describes no tile: no edge has the letter z (r road, c city, f field) [bad-look]
      help: Type the name of the tile, or its look: edges N E S W, as crfr or cccc/j+p.

== the nearest looks are those of tiles in the game, by a mark alone or else the most frequent first [R-2]
% printf "reeve: 1\nrules: river\noptions: {river: $river}\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: fvrv 1,0\n- B: fffr 2,0\n" | reeve check -q 2>&1 | grep help
--- rows river
1
      help: did you mean fvrv+k (RI.1.LIRI: other marks), fvfv (RI.1.IFI: other south edge), cvrv (RI.1.CIRI: other north edge) or rvrv (RI.1.RIrI: other north edge)?
      help: did you mean fffr+k (BA.LR: other marks), ffrr (BA.Rr: other south edge), frfr (BA.RFr: other east edge) or fffc (BA.C: other west edge)?
2
      help: did you mean fvvv (RI.2.III: other south edge), rvrv (RI.2.RIrI: other north edge) or cvrv (RI.2.CIRI: other north edge)?
      help: did you mean fffr+k (BA.LR: other marks), ffrr (BA.Rr: other south edge), frfr (BA.RFr: other east edge) or fffc (BA.C: other west edge)?

== tiles with the same look are named once, by one that the edition has
% reeve tiles carcassonne --look cffc/j+k --option edition=$n
--- rows n
1
    no tile of carcassonne looks like that; did you mean cffc/j (BA.Cc.1: other marks) or cffc/j+p (BA.Cc+: other marks)?
2
    no tile of carcassonne looks like that; did you mean cffc/j (BA.Cc.1: other marks) or cffc/j+p (BA.Cc+: other marks)?

== ? is any quadrant or edge, and each rotation that fits is listed [K-2, K-3]
% reeve tiles $rules --look $look --format tsv
--- rows rules look
castle ct??:n
castle ??cc:ns
    15	90	cccc:ew
    50	0	ttcc:ns
castle c?ct
    58	180	ctcc
    59	180	ctcc
castle h?cc:e,s,w
    31	0	hhcc:e,s,w
carcassonne f?fr
    BA.RFr	0	frfr
    BA.RFrG	0	frfr
carcassonne cr?f
    BA.CRr	0	crrf
carcassonne c?c?/j+p
    BA.Cccc+	0	cccc/j+p
    BA.CccR+	90	ccrc/j+p
    BA.CccR+	270	ccrc/j+p
    BA.CFc+	90	fcfc/j+p
    BA.Ccc+	90	ccfc/j+p
    BA.Ccc+	270	ccfc/j+p
carcassonne ?fff+k
    BA.L	0	ffff+k
    BA.LR	180	ffrf+k

== the answer draws them, as text and as a sheet
$ reeve tiles castle --look '?hhh'
$ reeve tiles castle --look '?hhh' --svg - | grep -oE 'class="(ids|look|turned)">[^<]*|<desc>.*'
--- stdout
   t   h   21/0           t   h   22/0           c   h   23/0
           unturned:              unturned:              unturned:
   h   h   thhh           h   h   thhh           h   h   chhh

<desc>castle: tiles that look like ?hhh</desc>
class="ids">21 22
class="look">thhh
class="ids">23
class="look">chhh

== in a record ? is taken where all that fits looks alike, else what fits is named
% printf 'reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n- W: %s d1\n' "$look" >$T/r.yaml
% reeve fmt $T/r.yaml 2>&1 | sed -n 's/^- W/&/p; s/^.*\(several\|no tile\)/\1/p'
$ reeve fmt 2>&1 | tail -1
--- stdin
reeve: 1
rules: carcassonne
players: {W: W, B: B}
moves:
- W: F?RF+K 0,-1
--- rows look
h?cc:e,s,w
    - W: h?cc:e,s,w d1
HH?C:esw+f
    - W: HH?C:esw+f d1
?ccc+m
    - W: 14 d1
ct??
    several]
    - W: ct?? d1
h???
    several]
    - W: h??? d1
????
    several]
    - W: ???? d1
--- stdout
- W: BA.LR 0,-1

== in a position, and of the tile that is asked for, too
$ reeve position $T/p.yaml | grep d1
$ reeve legal --tile '?TTT' $T/p.yaml 2>&1
$ reeve legal --tile 'HT CC:n e' $T/p.yaml 2>&1
--- file p.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
board: {d1: '?ccc+m'}
--- stdout
  d1: 14
reeve: $T/p.yaml: several tiles look like `?TTT`: 42, 45
reeve: $T/p.yaml: no tile of the set looks like `HTCC:ne`; did you mean hthh:ne (19: other se quadrant, sw quadrant), cccc:ne (16: other nw quadrant, ne quadrant), hhcc:ew (26: other ne quadrant, paths), hhcc:nw (30: other ne quadrant, paths) or ttcc:es (49: other nw quadrant, paths), or another?
--- status 3

== letters of a base ruleset are understood with ?, too [Z-3]
% reeve tiles zamek --look $look --format tsv; echo --
--- rows look
?tch:esw+f
    7	0	ppmh:esw+d
    --
?pmh:esw+d
    7	0	ppmh:esw+d
    --
mm?m+k
    14	0	mmmm+k
    --
cc?c+m
    14	0	mmmm+k
    --
m?mh
    37	0	mmmh
    38	0	mmmh
    --

== ? where it cannot stand, and alone
% reeve tiles $rules --look "$look" --format tsv >$T/tiles 2>&1; echo "$? $(head -n 1 $T/tiles)"
--- rows rules look
castle ?
    2 reeve: ?: it begins with a letter for each of the quarters NW NE SE SW
castle ???
    2 reeve: ???: it begins with a letter for each of the quarters NW NE SE SW
castle ?????
    2 reeve: ?????: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
castle cccc:?
    0 15	0	cccc:ew
castle cccc+?
    0 14	0	cccc+m
castle cccc:n?
    2 reeve: cccc:n?: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
castle cccc+m.?
    2 reeve: cccc+m.?: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
castle ?/90
    2 reeve: ?/90: no feature has the letter / (t tower, h house, c court)
castle z???
    2 reeve: z???: no feature has the letter z (t tower, h house, c court)
castle ???h:x
    2 reeve: ???h:x: x is not an edge (n e s w)
castle ??tt+q
    2 reeve: ??tt+q: +q is not a mark (+f, +m, +m.ne)
castle ?:??
    2 reeve: ?:??: it begins with a letter for each of the quarters NW NE SE SW
carcassonne ?
    2 reeve: ?: it begins with a letter for each of the edges N E S W
carcassonne ccff/?
    0 BA.Cc.1	90	cffc/j
carcassonne ffff+?
    0 BA.L	0	ffff+k
carcassonne ??x?
    2 reeve: ??x?: no edge has the letter x (r road, c city, f field)
carcassonne ?ccc:?
    0 BA.CccR	180	ccrc/j
carcassonne ????+k+k
    2 reeve: ????+k+k: two things stand in the middle

== ? alone fits all tiles, and not all of them are named
$ reeve tiles castle --look '????' --format tsv | wc -l
$ reeve check 2>&1
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: ???? d1
--- stdout
80
-: unreadable
-:5:6: unreadable: several tiles look like `????`: 2, 2/90, 2/180, 2/270, 5, 5/90, 5/180, 5/270 and others [look-several]
      5 | - W: ???? d1
        |      ^~~~
  help: Type one of them, or more of the look; their pictures: reeve tiles castle --look '????'
--- status 3

== in braces and brackets YAML wants quotes around it
$ reeve check 2>&1
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
board: {d1: ?ccc+m}
--- stdout
-: unreadable
-:4:13: unreadable: this is not YAML: a word that begins with ? needs quotes here [yaml-syntax]
      4 | board: {d1: ?ccc+m}
        |             ^~~~~~
  help: Put it in single quotes, as in '?ccc'.
--- status 3

== a tile that the set does not list is not described with ? [F-2]
$ reeve check 2>&1
--- stdin
reeve: 1
rules: falcon
players: {W: W, B: B}
moves:
- W: k?cc d1
--- stdout
-: unreadable
-:5:6: unreadable: no tile of the set looks like `k?cc` [look-none]
      5 | - W: k?cc d1
        |      ^~~~
  help: Type the whole look, without ?, if it is a tile that the set does not list.
--- status 3

== a ruleset says all of its own tiles
$ mkdir $T/open && cp $T/open.yaml $T/open/ruleset.yaml
$ reeve tiles --rules $T open
--- file open.yaml
ruleset: 1
name: open
extends: castle
more_tiles: {X: 'c?cc'}
--- stderr
reeve: open: open/ruleset.yaml:4:18: `c?cc` describes no tile: no feature has the letter ? (t tower, h house, c court). Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
--- status 3

== very long looks
$ x() { head -c 10000 /dev/zero | tr '\0' "$1"; }
% printf 'reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n- W: %s d1\n' "$look$(x "$more")" | reeve check 2>&1 | grep -o 'describes no tile.*' | cut -c 1-80
$ reeve tiles castle --look "tt$(x ' ')cc:ns" --format tsv
--- rows look|more
|?
    describes no tile: ? stands for a quadrant among the first four letters, for wha
????|?
    describes no tile: ? stands for a quadrant among the first four letters, for wha
cccc+|m
    describes no tile: +mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
cccc|+
    describes no tile: + is not a mark (+f, +m, +m.ne) [bad-look]
????+m|+
    describes no tile: + is not a mark (+f, +m, +m.ne) [bad-look]
????:|n
    describes no tile: edge n is named twice [bad-look]
--- stdout
50	0	ttcc:ns

== capitals and blanks are taken where nothing else can be meant
$ reeve tiles castle --look 'TT CC:ns' --format tsv
$ reeve tiles castle --look ' h t c c : e s w + f ' --format tsv
$ reeve tiles carcassonne --look 'FFFF +K' --format tsv
$ reeve tiles carcassonne --look 'F? FF+K' --format tsv
--- stdout
50	0	ttcc:ns
12	0	htcc:esw+f
BA.L	0	ffff+k
BA.L	0	ffff+k
BA.LR	270	ffrf+k

== what is joined and the marks can be left open, too; what is typed beside them counts
% reeve tiles $rules --look "$look" --format tsv 2>&1 | cut -f 1-3 | head -3
--- rows rules look
castle cc??:?
    13	0	ccht
    15	0	cccc:ew
    15	90	cccc:ew
castle ccch:?+?
    35	0	ccch:n+m.ne
    36	270	hccc:nw+m
    37	0	ccch
castle ccht:?+f
    12	180	htcc:esw+f
castle cccc:?+?+m
    14	0	cccc+m
castle cccc:?+?+f
castle ccch:n?
    reeve: ccch:n?: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
castle ccch+m?
    reeve: ccch+m?: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
castle ccch+m.?
    reeve: ccch+m.?: ? stands for a quadrant among the first four letters, for what is joined (:?) or for the marks (+?)
carcassonne cccc/?
carcassonne cccc:?+?
    BA.Cccc+	0	cccc/j+p
carcassonne f?f?:?+k
    BA.L	0	ffff+k
    BA.LR	90	ffrf+k
    BA.LR	270	ffrf+k

== spaces in a look are taken in a record, where nothing else can be meant; else one message is given
$ reeve fmt $T/board.yaml 2>&1 | tail -4; reeve check $T/wrong.yaml; echo $?
$ printf 'reeve: 1\nrules: castle\nplayers: {W: White, B: Black}\nmoves:\n- W: %s\n' 't t c c:s d12' | reeve fmt | tail -1
$ printf 'reeve: 1\nrules: castle\nplayers: {W: White, B: Black}\nmoves:\n- W: %s\n' 'T T cc:s d12 knight' | reeve fmt | tail -1
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, f: Frank}
board:
  0,0: c r f r
  1,0: F R F R f:farmer@n
  2,0: [f r f r, W: farmer@s]
--- file wrong.yaml
reeve: 1
rules: carcassonne
players: {W: White, f: Frank}
board: {'0,0': c r x r W:knight}
--- stdout
  '1,0': BA.RFr f:farmer@n
  '2,0': BA.RFr W:farmer@s
score: {W: 0, f: 0}
supply: {W: 6, f: 6}
$T/wrong.yaml: unreadable
3
- W: 52 d12
- W: 52 d12 knight@n
--- stderr~
`crxr` describes no tile
--- status 0

== of a look that several tiles have the help names the command that shows them, and it does
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: W, B: B}\nboard: {0,0: crfr, 0,1: f?c?}\n' | reeve show 2>&1 | sed -n 's/.*pictures: //p' | tee $T/command
$ sh $T/command | grep -c unturned
--- stdout
reeve tiles carcassonne --look 'f?c?'
3

== other paths with the same edges are as near as another edge
% reeve tiles castle --look $look 2>&1
--- rows look
tthh:es
    no tile of castle looks like that; did you mean ttht:es (40: other sw quadrant) or tthh:ew (4: other paths)?
hhcc:sw+f
    no tile of castle looks like that; did you mean hhcc:sw (25: other marks)?
tthh:ne,sw
    no tile of castle looks like that; did you mean tthh:ew (4: other paths), cthh:n,e,w (6: other nw quadrant, paths) or ttch:e,s,w (9: other se quadrant, paths)?

== the colon joins the edges of cities, too
$ mkdir $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'more_tiles: {X: "cccc:ns,ew"}' >$T/r/ruleset.yaml
$ reeve legal --rules $T --tile cccc:ns,ew --at 0 $T/game.yaml | sed 1d
$ reeve check --rules $T $T/game.yaml
$ reeve tiles traders --look cccc:nw,es+w.n | head -1
--- file game.yaml
reeve: 1
rules: r
players: {R: Rosa, B: Ben}
moves:
- R: cccc:ns,ew 0,1 knight@w
- B: rrcr 0,2 knight
--- stdout
0,1   0°                knight@n knight@e
1 placement
$T/game.yaml: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 6, R to move
  cwcccc╱  TB.CcCc.w/0

== of a look that no tile has those are offered that are to come: none of which all copies lie elsewhere [R-2]
% reeve check $T/$board.yaml 2>&1 | grep 'did you mean'
--- file river.yaml
reeve: 1
rules: river
players: {W: White, B: Black}
to_move: B
board:
  '0,0': fvff+s
  '1,0': ffvv W:farmer@n
  '1,-1': vfvf
  '1,-2': vfvf
  '1,-3': vffv
  '0,-3': fvrv+k W:monk@c
  '-1,-3': rvrv B:farmer@se
  '-2,-3': cvfv W:knight@n
  '-3,-3': vvrr B:farmer@se
  '-3,-2': ccvv/j W:knight@n
  '-4,-2': cvrv
  '-5,-2': fvff+m
  '-4,-4': rfrf B:highwayman@n
  '-2,-4': rfff+k W:monk@c
  '0,1': cfff
  '-1,-5': fccc/j W:knight@e
  '-3,-5': rcrf B:knight@e
  '0,-5': cccc/j+p
  '-1,-2': rfrf B:highwayman@n
  '-3,-1': cccr/j
  '-1,1': ffff+k
  '-4,-1': rrcr
  '-2,-5': fcfc/j
  '-5,-1': rrfr
  '0,2': cfcf B:knight@n
  '-1,2': rffr
score: {W: 4, B: 8}
supply: {W: 1, B: 1}
--- file traders.yaml
reeve: 1
rules: [inns, traders]
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '0,1': ffcf W:farmer@n
  '-1,0': crfc/j B:farmer@ne
  '-1,1': ffcc/j W:knight@s
  '1,0': rrrr:nw,es B:farmer@ne
  '1,1': frrf
  '0,-1': frrr+k B:monk@c
  '2,1': crcr/j:e,w+w W:knight@n
  '0,-2': rccc:e,sw+g.s B:knight@s
  '0,2': ccfc/j W:knight@n
  '-1,-1': frfr
  '-2,-1': crrc/j:e,s+w W:knight@n
  '3,1': frfr B:highwayman@e
  '3,2': cfff
  '1,-2': crrc/j B:knight@n
  '-2,-2': rfrr
  '4,2': ccff/j+g B:knight@n
  '-3,-2': TB.RCc!.g/270 W:knight@s
  '0,-3': ccrc/j+p B:big:highwayman@s
  '3,0': fcfc/j W:big:knight@e
  '-1,-3': cccc:ne,s,w+l.n B:builder@n
  '4,0': crfc/j+p W:builder@n
  '-4,-2': IC.C!/90
  '-2,0': cccc:ne,sw+w.n
  '0,-4': rfrf
  '3,3': cccf
score: {W: 11, B: 3}
supply: {W: {followers: 1, big: 0, builder: 0, pig: 1}, B: {followers: 0, big: 0, builder: 0, pig: 1}}
--- rows board
river
      help: did you mean cvcv (RI.1.CICI: other south edge)?
traders
      help: did you mean crfc/j+w (TB.CcR!.w: other marks), crfc/j+l (TB.CcR.cG: other marks), cffc/j+p (BA.Cc+: other east edge), crrc/j+p (BA.CcRr+: other south edge) or crcc/j+p (BA.CccR+: other south edge), or another?
--- status 0

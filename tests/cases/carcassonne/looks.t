# Tiles by what they show: the edges north, east, south, west as c, r or f, /j where cities are joined,
# marks behind a plus.

== the start tile, in each of its four turns [K-2, K-3]
$ for look in crfr rcrf frcr rfrc; do reeve tiles carcassonne --look $look --format tsv | cut -f 1,2; done
--- stdout
BA.RCr	0
BA.RCr	90
BA.RCr	180
BA.RCr	270

== two city edges are separate unless they are said to be joined [K-3]
$ for look in cffc cfcf; do
$     reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
$     echo joined
$     reeve tiles carcassonne --look $look/j --format tsv | cut -f 1,2
$ done
--- stdout
BA.CC.2	0
BA.CCG	0
joined
BA.Cc.1	0
BA.CcG	0
BA.CFC.2	0
BA.CFCG	0
joined
BA.CFc.1	90

== pennants and monasteries must be said, since there are tiles with and without [K-3, K-22]
$ for look in ccrc/j ccrc/j+p fcfc/j+p ffrf+k; do reeve tiles carcassonne --look $look --format tsv | cut -f 1,2; done
--- stdout
BA.CccR	0
BA.CccR+	0
BA.CFc+	0
BA.LR	0

== two road edges are joined, three or four end separately [K-3, K-21]
$ for look in ffrr frfr frrr crrr rrrr; do reeve tiles carcassonne --look $look --format tsv | cut -f 1,2; done
--- stdout
BA.Rr	0
BA.RrG	0
BA.RFr	0
BA.RFrG	0
BA.RRR	0
BA.CRRR	0
BA.RRRR	0

== the two tiles with a city and a bend are not each other's turn [K-3]
$ for look in crrf cfrr; do reeve tiles carcassonne --look $look --format tsv | cut -f 1,2; done
--- stdout
BA.CRr	0
BA.RrC	0

== what no tile shows [K-3]
$ for look in ffff 'ffrr:s,w' crfc cccc; do reeve tiles carcassonne --look $look; done
--- stdout
no tile of carcassonne looks like that; did you mean cfff (BA.C: other n) or ffff+k (BA.L: other marks)?
no tile of carcassonne looks like that; did you mean ffrr (BA.Rr: other joined edges)?
no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other w), rrfc (BA.CRr: other n) or cffc (BA.CC.2: other e)?
no tile of carcassonne looks like that; did you mean cccc/j+p (BA.Cccc+: other joined edges, marks)?

== joined groups can be said for a look that is as usual, too [K-3]
$ for look in 'ffrr:sw' 'frrr:e,s,w' 'cffc:nw' 'cffc:n,w' 'crrc:nw,es'; do reeve tiles carcassonne --look $look --format tsv | cut -f 1,2; done
--- stdout
BA.Rr	0
BA.RrG	0
BA.RRR	0
BA.Cc.1	0
BA.CcG	0
BA.CC.2	0
BA.CCG	0
BA.CcRr	0

== a record by look is the same game as one by name [K-22]
$ reeve fmt $T/looks.yaml | reeve score --format json | gojq -c '[.items[] | [.player, .kind, .points]]'
$ reeve score --format json $T/names.yaml | gojq -c '[.items[] | [.player, .kind, .points]]'
--- file looks.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: fccf/j+p 0,1 knight
- B: fffc 1,1
- R: frrr 1,0 highwayman@w
- B: frff+k -1,0
--- file names.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.C/270 1,1
- R: BA.RRR 1,0 highwayman@w
- B: BA.LR/270 -1,0
--- stdout
[["R","city",8],["R","road",3]]
[["R","city",8],["R","road",3]]

== what is no look is said
$ for look in crf crfx crfr/j crfr:ee crfr:nw 'crfr:' ffff+f ffff+k+k cfcf+p cfcf+p.e; do
$     reeve tiles carcassonne --look $look
$ done
--- stderr
reeve: crf: it begins with a letter for each of the edges N E S W
reeve: crfx: no edge has the letter x (r road, c city, f field)
reeve: crfr/j: /j joins edges of one kind, and here are not two
reeve: crfr:ee: edge e stands twice
reeve: crfr:nw: edge w cannot be joined so
reeve: crfr:: a group of edges is empty
reeve: ffff+f: +f is no mark (+k monastery, +y garden, +p pennant)
reeve: ffff+k+k: two things stand in the middle
reeve: cfcf+p: +p (pennant) needs its edge, as +p.n
reeve: cfcf+p.e: e is no edge on which a pennant can be
--- status 2

== each of these could be on a tile, though none of the base game shows it
$ for look in crfr+p crfr+k cfcf+p.n 'rrrr:nw,es' 'crfr:e,w' ffrf; do
$     reeve tiles carcassonne --look $look
$ done
--- stdout
no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other marks)?
no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other marks)?
no tile of carcassonne looks like that; did you mean cfcf (BA.CFC.2: other marks)?
no tile of carcassonne looks like that; did you mean rrrr (BA.RRRR: other joined edges)?
no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other joined edges)?
no tile of carcassonne looks like that; did you mean ffrr (BA.Rr: other w), rfrf (BA.RFr: other n), ffcf (BA.C: other s) or ffrf+k (BA.LR: other marks)?

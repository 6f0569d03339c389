# Tiles by what they show: the edges north, east, south, west as c, r or f, /j where cities are joined,
# marks behind a plus.

== the start tile, in each of its four turns [K-2, K-3]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
--- rows look
crfr
    BA.RCr	0
rcrf
    BA.RCr	90
frcr
    BA.RCr	180
rfrc
    BA.RCr	270

== two city edges are separate unless they are said to be joined [K-3]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
% echo joined
% reeve tiles carcassonne --look $look/j --format tsv | cut -f 1,2
--- rows look
cffc
    BA.CC.2	0
    BA.CCG	0
    joined
    BA.Cc.1	0
    BA.CcG	0
cfcf
    BA.CFC.2	0
    BA.CFCG	0
    joined
    BA.CFc.1	90

== pennants and monasteries must be said, since there are tiles with and without [K-3, K-22]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
--- rows look
ccrc/j
    BA.CccR	0
ccrc/j+p
    BA.CccR+	0
fcfc/j+p
    BA.CFc+	0
ffrf+k
    BA.LR	0

== two road edges are joined, three or four end separately [K-3, K-21]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
--- rows look
ffrr
    BA.Rr	0
    BA.RrG	0
frfr
    BA.RFr	0
    BA.RFrG	0
frrr
    BA.RRR	0
crrr
    BA.CRRR	0
rrrr
    BA.RRRR	0

== the two tiles with a city and a bend are not each other's turn [K-3]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
--- rows look
crrf
    BA.CRr	0
cfrr
    BA.RrC	0

== what no tile shows [K-3]
% reeve tiles carcassonne --look $look
--- rows look
ffff
    no tile of carcassonne looks like that; did you mean ffff+k (BA.L: other marks) or cfff (BA.C: other north edge)?
ffrr:s,w
    no tile of carcassonne looks like that; did you mean ffrr (BA.Rr: other joined edges)?
crfc
    no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other west edge), rrfc (BA.CRr: other north edge) or cffc (BA.CC.2: other east edge)?
cccc
    no tile of carcassonne looks like that; did you mean cccc/j+p (BA.Cccc+: other joined edges, marks)?

== joined groups can be said for a look that is as usual, too [K-3]
% reeve tiles carcassonne --look $look --format tsv | cut -f 1,2
--- rows look
ffrr:sw
    BA.Rr	0
    BA.RrG	0
frrr:e,s,w
    BA.RRR	0
cffc:nw
    BA.Cc.1	0
    BA.CcG	0
cffc:n,w
    BA.CC.2	0
    BA.CCG	0
crrc:nw,es
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
% reeve tiles carcassonne --look $look
--- rows look
crf
    reeve: crf: it begins with a letter for each of the edges N E S W
crfx
    reeve: crfx: no edge has the letter x (r road, c city, f field)
crfr/j
    reeve: crfr/j: /j joins edges of one kind, and there are not two here
crfr:ee
    reeve: crfr:ee: edge e is named twice
crfr:nw
    reeve: crfr:nw: edge w cannot be joined like that
crfr:
    reeve: crfr:: a group of edges is empty
ffff+f
    reeve: ffff+f: +f is not a mark (+k monastery, +y garden, +p pennant)
ffff+k+k
    reeve: ffff+k+k: two things stand in the middle
cfcf+p
    reeve: cfcf+p: +p (pennant) can be on 2 features: join them with /j, or type its edge, as +p.n
cfcf+p.e
    reeve: cfcf+p.e: e is not an edge on which a pennant can be
--- status 2

== each of these could be on a tile, though none of the base game shows it
% reeve tiles carcassonne --look $look
--- rows look
crfr+p
    no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other marks)?
crfr+k
    no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other marks)?
cfcf+p.n
    no tile of carcassonne looks like that; did you mean cfcf (BA.CFC.2: other marks)?
rrrr:nw,es
    no tile of carcassonne looks like that; did you mean rrrr (BA.RRRR: other joined edges)?
crfr:e,w
    no tile of carcassonne looks like that; did you mean crfr (BA.RCr: other joined edges)?
ffrf
    no tile of carcassonne looks like that; did you mean ffrf+k (BA.LR: other marks), ffrr (BA.Rr: other west edge), rfrf (BA.RFr: other north edge) or ffcf (BA.C: other south edge)?

# Tiles of the river by look.

== the letter v, and the marks of spring, lake, volcano and herd [R-45]
$ reeve tiles river --format tsv | grep '^RI'
--- stdout
RI.s	1	fvff+s	RI.s
RI.1.I.e	1	fffv+m	RI.1.I.e
RI.1.CICI	1	cvcv	RI.1.CICI
RI.1.CIRI	1	cvrv	RI.1.CIRI
RI.1.LIRI	1	fvrv+k	RI.1.LIRI
RI.1.RIrI	1	vrvr	RI.1.RIrI
RI.1.IFI	2	fvfv	RI.1.IFI
RI.1.CcII	1	cvvc/j	RI.1.CcII
RI.1.RrII	1	rrvv	RI.1.RrII
RI.1.II	1	ffvv	RI.1.II
RI.1.IIG	1	ffvv	RI.1.II
RI.2.IFC	1	fcfv	RI.2.IFC
RI.2.I.v	1	fffv+m+o	RI.2.I.v
RI.2.III	1	vvfv	RI.2.III
RI.2.CIcI	1	vcvc/j	RI.2.CIcI
RI.2.LIFI	1	fvfv+k	RI.2.LIFI
RI.2.RIrI	1	vrvr	RI.1.RIrI
RI.2.CIRI	1	cvrv	RI.1.CIRI
RI.2.IIG	1	ffvv	RI.1.II
RI.2.CcII+	1	cvvc/j+p	RI.2.CcII+
RI.2.II+	1	vffv+h	RI.2.II+
RI.2.RrII	1	rrvv	RI.1.RrII

== looks that nobody can mean are told [R-45]
% reeve tiles river --look "$look" 2>&1 | cut -c 1-150 | grep .
--- rows look
vvvf
       f ┃ f   RI.2.III/90
         ┣━━━  unturned:
       f ┃ f   vvfv
ffvv+s
    no tile of river looks like that; did you mean ffvf+s (RI.s: other west edge), ffvv (RI.1.II: other marks) or ffvv+h (RI.2.II+: other marks)?
vffv+h.n
    reeve: vffv+h.n: +h (herd of pigs) cannot be at n
vffv+h.e
       f ┃ f   RI.2.II+/0
      ━━━┛h    unturned:
       f   f   vffv+h
vffv
       f ┃ f   RI.1.II/90       f ┃ f   RI.1.IIG/90      f ┃ f   RI.2.IIG/90
      ━━━┛     unturned:       ━━━┛     unturned:       ━━━┛     unturned:
       f   f   ffvv             f   f   ffvv             f   f   ffvv
vffv+h.nw
    no tile of river looks like that; did you mean vffv (RI.1.II: other marks) or vffv+h (RI.2.II+: other marks)?
fvfv+h
    reeve: fvfv+h: +h (herd of pigs) can be on 2 features: type its edge, as +h.n
ffff+h
    no tile of river looks like that; did you mean ffff+k (BA.L: other marks)?
vfvf+m+k
    no tile of river looks like that; did you mean vfvf+k (RI.2.LIFI: other marks)?
vvfv:n,ew
    no tile of river looks like that; did you mean vvfv (RI.2.III: other joined edges)?
f?fv
       f   f   RI.1.IFI/0      f  f c  RI.2.IFC/0
      ━━━━━━━  unturned:      ━━━╸  c  unturned:
       f   f   fvfv            f  f c  fcfv
fffv+?
       f   f   RI.s/180        f   f   RI.1.I.e/0      f   f   RI.2.I.v/0
      ━━━s     unturned:      ━━━m     unturned:      ━━━o     unturned:
       f   f   fvff+s          f   f   fffv+m          f   f   fffv+m+o

== a game typed by look is the game typed by name [R-45, R-1]
$ reeve sim river --option river=both --seed 9 > $T/game.yaml
$ reeve fmt --looks $T/game.yaml > $T/looks.yaml
$ grep -o '[a-z]*v[a-z/]*[+a-z]* [0-9]*,[-0-9]*' $T/looks.yaml | head -5
$ reeve check $T/game.yaml $T/looks.yaml 2>&1 | sed 's/.*: legal/legal/'
--- stdout
vvfv 1,0
ffvv 2,0
vrvf+k 2,-1
vvrr 2,-2
vfvf 1,1
legal: 92 turns, final score White (W) 18, Black (B) 5
legal: 92 turns, final score White (W) 18, Black (B) 5

== with the start tile: fields of each tile are what its look has, or what the ruleset says [R-1]
$ reeve legal --tile RI.2.CIRI $T/position.yaml
--- file position.yaml
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board: {'0,0': RI.s, '1,0': RI.2.III}
score: {R: 0, B: 0}
--- stdout
tile RI.2.CIRI for Red (R)
1,1   90°               knight@e highwayman@w farmer@ne farmer@se farmer@sw
                        farmer@nw
      270°              highwayman@e knight@w farmer@ne farmer@se farmer@sw
                        farmer@nw
2,0   0°                knight@n highwayman@s farmer@ne farmer@se farmer@sw
                        farmer@nw
      180°              highwayman@n knight@s farmer@ne farmer@se farmer@sw
                        farmer@nw
4 placements

== tiles proposed for one that was misread are in this game and to come: not those of the other river, no second spring [R-2, R-44]
$ reeve check $T/game.yaml 2>&1 | grep 'fit at'
--- file game.yaml
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.2.III
  1,1: RI.2.I.v/90
score: {R: 0}
--- stdout
  help: These fit at 1,0: RI.2.III/180, RI.2.IFC, RI.2.LIFI and others. These fit at 1,1: RI.2.I.v/270, RI.2.LIFI/90, RI.2.IFC/270 and others.

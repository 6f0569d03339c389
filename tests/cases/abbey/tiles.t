# The tiles of Abbey and Mayor that show something of their own (rulesets/abbey).

== a road that branches is one road, and ends where all three ends are closed [AM-5]
$ reeve score $T/game.yaml | tail -n 4
$ sed '$d' $T/game.yaml | reeve score --now - | grep road
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: AM.Rrr 1,0 highwayman
- B: BA.LR/90 2,0
- A: BA.LR/270 -1,0
- B: AM.RG 1,1
--- stdout
  3  A  BA.LR/270 -1,0                                                   0     0
  4  B  AM.RG 1,1                                                        5     0
      +5  A   road@0,0.e: 5 tiles, 1 each                                   K-21
score after turn 4, A to move, 79 tiles to come: Ann (A) 5, Ben (B) 0
      +4  A   road@0,0.e: 4 tiles, 1 each                                   K-36

== two pennants of one tile: for the points, and for a mayor [AM-6]
$ reeve score $T/game.yaml | tail -n 4
$ sed '$d' $T/game.yaml | reeve score --now - | grep city
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: AM.C++ 0,1 mayor
- B: BA.C/180 0,2
- A: BA.C/270 1,1
- B: BA.Cc.1/90 -1,1
- A: BA.C/180 -1,2
--- stdout
  5  A  BA.C/180 -1,2                                                   16     0
          A   city@0,0.n (mayor): a strength of 0 becomes 2                AM-30
     +16  A   city@0,0.n: 6 tiles, 2 each, 2 pennants, 2 each               K-22
score after turn 5, B to move, 78 tiles to come: Ann (A) 16, Ben (B) 0
          A   city@0,0.n (mayor): a strength of 0 becomes 2                AM-30
      +7  A   city@0,0.n: 5 tiles, 1 each, 2 pennants, 1 each               K-36

== two cities that cross are two, with two knights, and the small fields touch both; where roads part fields [AM-7]
$ reeve check $T/game.yaml
% reeve legal --option edition=1 --before 1 --tile $tile --format json $T/game.yaml |
%     gojq -r 'select(.cell == "0,1") | [.tile, .rotation, (.pieces - ["wagon@c"] | map(select(test("mayor|wagon") | not)))[]] | join(" ")' | tail -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: AM.CCcc+ 0,1 knight@n
- B: BA.C/90 -1,1 knight@e
- A: BA.C/270 1,1
--- rows tile
AM.CCcc+
    AM.CCcc+ 270 knight@n knight@e farmer@c farmer@c2
AM.CCc+
    AM.CCc+ 270 knight@n farmer@e knight@w farmer@c
AM.CRcr+
    AM.CRcr+ 270 knight@n highwayman@e farmer@ne farmer@sw farmer@nw
AM.CRr
    AM.CRr 180 highwayman@n farmer@e knight@s farmer@sw farmer@nw
AM.RrC
    AM.RrC 180 highwayman@n knight@s farmer@w farmer@ne farmer@se
AM.R
AM.C!+
    AM.C!+ 270 farmer@n farmer@e knight@s farmer@w
--- stdout
$T/game.yaml: legal so far: 3 turns, score Ann (A) 0, Ben (B) 6, B to move

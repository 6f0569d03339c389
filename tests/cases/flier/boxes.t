# The Flier beside other boxes, where flier.t plays one half of a rule: FL-9, FL-12.

== a wagon lands on a road, a city or a monastery, never on a field [FL-9, FL-7, AM-38]
% . tests/cases/games.sh; sed "s#TURN#$turn#;s#WHERE#$where#" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [flier, abbey]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '-1,0': BA.RFr}
to_move: A
moves:
- A: TURN
  fly: wagon
  flier_die: 1
  lands: WHERE
--- rows turn|where
FL.RFr.WE.o 1,0|highwayman@0,0
    score Ann (A) 0, Ben (B) 0, B to move
FL.RFr.WE.o 1,0|knight@0,0
    score Ann (A) 0, Ben (B) 0, B to move
FL.RFr.WE.o 1,0|farmer@0,0.s
    illegal: no wagon lands there [ruled-out, FL-9]
FL.F.o 1,-1|monk@0,-1
    score Ann (A) 0, Ben (B) 0, B to move
FL.F.o 1,-1|crash
    illegal: the follower can land on 0,-1 [ruled-out, FL-6]

== no wagon lands on a shrine, on which it cannot be placed: it crashes there [FL-8, FL-9, AM-38]
% . tests/cases/games.sh; { cat $T/game.yaml; printf '  lands: %s\n' "$where"; } >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep "'0,-1'"
$ reeve legal --before 4 --actions $T/game.yaml | sed -n '/^1,-1/,/wagon/p'
--- file game.yaml
reeve: 1
rules: [flier, cult, abbey]
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: CU.S 0,-1
- R: BA.L 0,-2
- B: FL.F.o 1,-1
  fly: wagon
  flier_die: 1
--- rows where
heretic@0,-1
    illegal: no wagon lands there [ruled-out, FL-9]
      '0,-1': CU.S
crash
    score Rosa (R) 0, Ben (B) 0, R to move
      '0,-1': CU.S
--- stdout
1,-1  0°                farmer@n barn@nw
                        after fly small, flier_die 1: the follower lands:
                          heretic@0,-1.c (worth 5); after flier_die 2 or 3: the
                          follower lands: crash (no place there); after fly
                          mayor, flier_die 1 or fly wagon, flier_die 1: the

== on an older volcano without the dragon, who eats him later like others; a princess sends him home [FL-12, PD-13, PD-26, PD-46]
$ reeve score $T/game.yaml | grep -e flier -e home -e after
$ reeve score $T/knight.yaml | grep -e flier -e home -e after
--- file game.yaml
reeve: 1
rules: [flier, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '1,0': DG.RFr.v, '2,0': DG.R.v/90}
tokens: {dragon: '2,0'}
to_move: A
moves:
- A: FL.RFr.WE.o/180 -1,0
  fly: small
  flier_die: 2
  lands: highwayman@1,0
- B: DG.RFr.d -2,0
  dragon: ['1,0', '0,0', '-1,0', '-2,0']
--- file knight.yaml
reeve: 1
rules: [flier, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': [BA.RCr, B:knight]}
to_move: A
moves:
- A: FL.RFr.WE.o 1,0
  fly: small
  flier_die: 1
  lands: knight@0,0
- B: DG.CcRr.p/180 0,1
  princess: A:knight@0,0
--- stdout
          A   flier: a follower goes to road@0,0.e                          FL-6
          A   dragon: a follower comes home from road@0,0.e                PD-26
score after turn 2, A to move, 105 tiles to come: Ann (A) 0, Ben (B) 0
          A   flier: a follower goes to city@0,0.n                          FL-6
          A   princess: a follower comes home from city@0,0.n              PD-47
score after turn 2, A to move, 107 tiles to come: Ann (A) 0, Ben (B) 0

== outside the walls of the City one lands, in a quarter never [CO-5, FL-6, FL-8]
% . tests/cases/games.sh; sed "s#DIE#$die#;s#WHERE#$where#" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [flier, count]
players: {A: Ann, B: Ben}
moves:
- A: BA.L 2,0
- B: FL.F.o 3,0
  fly: small
  flier_die: DIE
  lands: WHERE
- A: BA.L 4,0
--- rows die where
3 castle@0,0
    illegal: only followers that entered the City (to_city) stand inside the walls [ruled-out, CO-5]
3 crash
    score Ann (A) 0, Ben (B) 0, B to move
2 farmer@1,0.e
    illegal: no follower lands there [ruled-out, FL-7]
1 monk@2,0
    score Ann (A) 0, Ben (B) 0, B to move

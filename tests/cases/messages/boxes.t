# The Messages beside other boxes, where messages.t plays one half of a rule: ME-16.

== wind roses, the King's running points and sheep move a figure like all else, and may stop it on a dark space [ME-16, ME-3, WR-4, KR-13, HS-17]
% sed "s/SCORE/$score/" $T/$box.yaml >$T/a.yaml; . tests/cases/games.sh; verdict $T/a.yaml; printf '  message: 5\n  answer: points\n' >>$T/a.yaml; verdict $T/a.yaml
--- file roses.yaml
reeve: 1
rules: [windroses, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: SCORE, B: 0}
board: {'0,0': WR.CFR}
moves:
- R: WR.CFc/90 0,1
--- file king.yaml
reeve: 1
rules: [king, messages]
options: {king_scoring: running}
players: {R: Rob, B: Ben}
to_move: R
score: {R: SCORE, B: 0}
board: {'0,0': [BA.RCr, B:knight], '1,0': BA.RCr, '1,1': BA.C/180}
tokens: {king: R}
moves:
- R: BA.C/180 0,1
--- file sheep.yaml
reeve: 1
rules: [hills, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: SCORE, B: 0}
board: {'0,0': BA.RCr}
moves:
- R: BA.RFr 1,0 shepherd@n
  token: 2
- B: BA.RFr -1,0
- R: BA.RFr 2,0
  flock: stable
--- rows box score
roses 2
    ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
    score Rob (R) 7, Ben (B) 0, B to move
roses 3
    score Rob (R) 6, Ben (B) 0, B to move
    illegal: no figure of R stops on a dark space: the ordinary figure is on 6, the messenger on 0 [ruled-out, ME-3]
king 4
    ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
    score Rob (R) 7, Ben (B) 4, B to move
king 5
    score Rob (R) 6, Ben (B) 4, B to move
    illegal: no figure of R stops on a dark space: the ordinary figure is on 6, the messenger on 0 [ruled-out, ME-3]
sheep 3
    ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
    score Rob (R) 7, Ben (B) 0, B to move
sheep 4
    score Rob (R) 6, Ben (B) 0, B to move
    illegal: no figure of R stops on a dark space: the ordinary figure is on 6, the messenger on 0 [ruled-out, ME-3]

== what an auction moves is said in the entry of the next turn, and a help says so [ME-18]
$ printf 'reeve: 1\nrules: [messages, bazaars]\nplayers: {R: A, B: C}\nmoves:\n- R: BB.F.b 0,-1\n- bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}}]}\n  messenger: B -1\n' | reeve check -q || true
--- stdout
--- stderr
-:7:3: unreadable: `messenger` in the entry of a bazaar [entry-player]
      7 |   messenger: B -1
        |   ^~~~~~~~~
  help: Put it into the entry of the next turn: a bazaar takes only `score` beside it.

== a castle scores after the field of a barn, and where the marker stops between draws a message [ME-5, AM-59, B-43]
% . tests/cases/games.sh; sed "s/SCORE/$score/" $T/game.yaml >$T/a.yaml; printf -- "$says" >>$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [messages, abbey, bazaars]
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,-1': [BA.L, R:farmer@n]
  '-1,-1': BA.L
  '1,0': [BA.LR/90, B:highwayman@w]
castles: {city@0,0: R}
score: {R: SCORE}
moves:
- R: BA.LR/270 -1,0 barn@se
--- rows score|says
1|  message: 5\n  answer: points\n  message_2: 6\n
    score Rosa (R) 12, Ben (B) 3, B to move
2|
    score Rosa (R) 9, Ben (B) 3, B to move
2|  message: 5\n  answer: points\n
    illegal: no figure of R stops on a dark space: the ordinary figure is on 9, the messenger on 0 [ruled-out, ME-3]

== the tiles of a bazaar that was put off are none that message 4 could draw [ME-12, M-75, M-82]
% . tests/cases/games.sh; sed "s/DISCARDS/$(gone messages,bazaars,traders BA.RCr BA.RFr BA.RFr BA.L BB.RFR.b BA.C BA.L BA.LR BA.C $more)/;s/ANSWER/$answer/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [messages, bazaars, traders]
players: {R: Rosa, B: Ben, K: Kim}
options: {bazaar_builder: builder_first}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '0,-1': BA.L
DISCARDS
score: {R: 1}
moves:
- R: BB.RFR.b/90 3,0
- R: BA.C/180 0,1 knight
  message: 4
  answer: ANSWER
--- rows more|answer
|points
    score Rosa (R) 7, Ben (B) 0, Kim (K) 0, B to move
|message
    illegal: no tile is left [ruled-out, ME-12]
BA.RRR|message
    score Rosa (R) 5, Ben (B) 0, Kim (K) 0, R to move, the second part of a double turn

# `reeve play` asks for a list until nothing more is possible or an empty line ends it, player by player, and for the
# steps of a turn in their order.

== after a crop circle each player in turn is asked, the player to move last [CC-4, CC-5]
% cp $T/circle.yaml $T/game.yaml; printf '%b' "CC.1.Rr 1,0\nplace\n$typed" | reeve play $T/game.yaml 2>/dev/null | sed '1,/`undo`/d; /an empty/d'; sed '1,/moves/d' $T/game.yaml
--- file circle.yaml
reeve: 1
rules: circles
options: {circles: both, edition: 1}
players: {A: Ann, B: Bob, C: Cy}
to_move: A
board:
  '0,0': BA.RCr A:highwayman@e
  '0,-1': BA.RRR B:highwayman@s
  '-1,-1': BA.RRR C:highwayman@s
score: {A: 0, B: 0, C: 0}
supply: {A: 6, B: 6, C: 6}
--- rows typed
1\n1\n1\n
    circle_placed: The followers that players place beside one of their own, in
      turn. B chooses.
      1: each in turn may place (circle_placed) B:highwayman@0,-1.s (worth 1, held
         by B 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. So far: B:highwayman@0,-1.s. C chooses.
      1: each in turn may place (circle_placed) C:highwayman@-1,-1.s (worth 1, held
         by C 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. So far: B:highwayman@0,-1.s, C:highwayman@-1,-1.s. A chooses.
      1: each in turn may place (circle_placed) A:highwayman@0,0.e (worth 2, held by
         A 1)
      1  A  CC.1.Rr 1,0                                                0     0     0
              B   circles: a follower goes to road@0,-1.s                       CC-6
              C   circles: a follower goes to road@-1,-1.s                      CC-6
              A   circles: a follower goes to road@0,0.e                        CC-6
    Ann (A) 0, Bob (B) 0, Cy (C) 0; Bob (B) is to move, 80 tiles left
    - A: CC.1.Rr 1,0
      circle: place
      circle_placed: ['B:highwayman@0,-1.s', 'C:highwayman@-1,-1.s', 'A:highwayman@0,0.e']
\n1\n\n
    circle_placed: The followers that players place beside one of their own, in
      turn. B chooses.
      1: each in turn may place (circle_placed) B:highwayman@0,-1.s (worth 1, held
         by B 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. C chooses.
      1: each in turn may place (circle_placed) C:highwayman@-1,-1.s (worth 1, held
         by C 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. So far: C:highwayman@-1,-1.s. A chooses.
      1: each in turn may place (circle_placed) A:highwayman@0,0.e (worth 2, held by
         A 1)
      1  A  CC.1.Rr 1,0                                                0     0     0
              C   circles: a follower goes to road@-1,-1.s                      CC-6
    Ann (A) 0, Bob (B) 0, Cy (C) 0; Bob (B) is to move, 80 tiles left
    - A: CC.1.Rr 1,0
      circle: place
      circle_placed: 'C:highwayman@-1,-1.s'
\n\nundo\nundo\n1\n1; 1\n
    circle_placed: The followers that players place beside one of their own, in
      turn. B chooses.
      1: each in turn may place (circle_placed) B:highwayman@0,-1.s (worth 1, held
         by B 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. C chooses.
      1: each in turn may place (circle_placed) C:highwayman@-1,-1.s (worth 1, held
         by C 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. A chooses.
      1: each in turn may place (circle_placed) A:highwayman@0,0.e (worth 2, held by
         A 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. C chooses.
      1: each in turn may place (circle_placed) C:highwayman@-1,-1.s (worth 1, held
         by C 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. B chooses.
      1: each in turn may place (circle_placed) B:highwayman@0,-1.s (worth 1, held
         by B 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. So far: B:highwayman@0,-1.s. C chooses.
      1: each in turn may place (circle_placed) C:highwayman@-1,-1.s (worth 1, held
         by C 1)
    circle_placed: The followers that players place beside one of their own, in
      turn. So far: B:highwayman@0,-1.s, C:highwayman@-1,-1.s. A chooses.
      1: each in turn may place (circle_placed) A:highwayman@0,0.e (worth 2, held by
         A 1)
      1  A  CC.1.Rr 1,0                                                0     0     0
              B   circles: a follower goes to road@0,-1.s                       CC-6
              C   circles: a follower goes to road@-1,-1.s                      CC-6
              A   circles: a follower goes to road@0,0.e                        CC-6
    Ann (A) 0, Bob (B) 0, Cy (C) 0; Bob (B) is to move, 80 tiles left
    - A: CC.1.Rr 1,0
      circle: place
      circle_placed: ['B:highwayman@0,-1.s', 'C:highwayman@-1,-1.s', 'A:highwayman@0,0.e']
BA.L -1,0\n
    circle_placed: The followers that players place beside one of their own, in
      turn. B chooses.
      1: each in turn may place (circle_placed) B:highwayman@0,-1.s (worth 1, held
         by B 1)
      1  A  CC.1.Rr 1,0                                                0     0     0
    Ann (A) 0, Bob (B) 0, Cy (C) 0; Bob (B) is to move, 80 tiles left
    Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
    played all the same.
    - A: CC.1.Rr 1,0
      circle: place
    # answers: entry;B: BA.L -1,0

== several wagons move clockwise from the player to move, and who is asked first may send one home [AM-45]
% cp $T/wagon.yaml $T/game.yaml; printf '%b' "BA.CRRR/180 0,1\n$typed" | reeve play $T/game.yaml 2>/dev/null | sed '1d; /an empty\|^ *[2-9]:\|the player gets/d'; sed '1,/moves/d' $T/game.yaml
--- file wagon.yaml
reeve: 1
rules: [abbey]
players: {A: Ann, B: Bob}
to_move: B
board:
  '0,0': [BA.RCr, A:wagon@n]
  '1,0': [BA.RFr]
  '1,1': [BA.LR/90, B:wagon@w]
  '-1,0': BA.RFr
--- rows typed
1\n1\n
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@0,0.e (worth 3)
    wagon: Where a wagon that was scored in this turn moves. So far:
      B:highwayman@0,0.e. A chooses.
      1: wagon A:highwayman@w (worth 1)
      1  B  BA.CRRR/180 0,1                                                  4     2
          +2  B   road@1,1.w: 2 tiles, 1 each                                   K-21
          +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
              B   wagon: a wagon goes to road@0,0.e                            AM-39
              A   wagon: a wagon goes to road@0,1.w                            AM-39
    Ann (A) 4, Bob (B) 2; Ann (A) is to move, 79 tiles left
    - B: BA.CRRR/180 0,1
      wagon: ['B:highwayman@0,0.e', 'A:highwayman@w']
\n1\n
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@0,0.e (worth 3)
    wagon: Where a wagon that was scored in this turn moves. A chooses.
      1: wagon A:highwayman@-1,0.e (worth 3)
      1  B  BA.CRRR/180 0,1                                                  4     2
          +2  B   road@1,1.w: 2 tiles, 1 each                                   K-21
          +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
              A   wagon: a wagon goes to road@0,0.e                            AM-39
    Ann (A) 4, Bob (B) 2; Ann (A) is to move, 79 tiles left
    - B: BA.CRRR/180 0,1
      wagon: 'A:highwayman@-1,0.e'
1\n\n
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@0,0.e (worth 3)
    wagon: Where a wagon that was scored in this turn moves. So far:
      B:highwayman@0,0.e. A chooses.
      1: wagon A:highwayman@w (worth 1)
      1  B  BA.CRRR/180 0,1                                                  4     2
          +2  B   road@1,1.w: 2 tiles, 1 each                                   K-21
          +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
              B   wagon: a wagon goes to road@0,0.e                            AM-39
    Ann (A) 4, Bob (B) 2; Ann (A) is to move, 79 tiles left
    - B: BA.CRRR/180 0,1
      wagon: 'B:highwayman@0,0.e'
\n\n
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@0,0.e (worth 3)
    wagon: Where a wagon that was scored in this turn moves. A chooses.
      1: wagon A:highwayman@-1,0.e (worth 3)
      1  B  BA.CRRR/180 0,1                                                  4     2
          +2  B   road@1,1.w: 2 tiles, 1 each                                   K-21
          +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
    Ann (A) 4, Bob (B) 2; Ann (A) is to move, 79 tiles left
    - B: BA.CRRR/180 0,1

== each player decides how many followers leave the City [CO-22, CO-23]
% cp $T/city.yaml $T/game.yaml; printf '%b' "BA.C/270 3,-1\n$typed" | reeve play $T/game.yaml 2>/dev/null | sed '1d; /an empty\|^ *[2-9]:\|the player gets/d'; sed '1,/moves/d' $T/game.yaml
--- file city.yaml
reeve: 1
rules: [count, abbey]
options: {}
players: {B: Ben, K: Kim, R: Rosa}
to_move: R
board:
  '0,0': [CO.7, B:castle, K:castle, K:castle]
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '1,1': CO.4
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': CO.12
  '-2,-1': CO.9
  '2,-1': [BA.CFc.1, B:wagon]
  '2,-2': [BA.RFr]
tokens: {count: market-quarter@0,0}
--- rows typed
1\n1\n1\n\n\n
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. B chooses.
      1: from_city B:knight@1,-1.e (worth 6, held by B 1)
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. So far: B:knight@1,-1.e. K chooses.
      1: from_city K:knight@1,-1.e (worth 6, held by B 2)
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. So far: B:knight@1,-1.e, K:knight@1,-1.e. K chooses.
      1: from_city K:knight@1,-1.e (worth 6, held by B 2, K 1)
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@2,-2.e (worth 1)
    to_city: The quarter of the City of Carcassonne that a follower enters?
      1: to_city castle (best now: city@-2,-1.s, worth 1)
      1  R  BA.C/270 3,-1                                              6     6     0
              B   city: a follower moves to city@1,-1.e                        CO-21
              K   city: a follower moves to city@1,-1.e                        CO-21
              K   city: a follower moves to city@1,-1.e                        CO-21
          +6  B   city@1,-1.e: 3 tiles, 2 each                                  K-22
          +6  K   city@1,-1.e: 3 tiles, 2 each                                  K-22
    Ben (B) 6, Kim (K) 6, Rosa (R) 0; Ben (B) is to move, 80 tiles left
    - R: BA.C/270 3,-1
      from_city: ['B:knight@1,-1.e', 'K:knight@1,-1.e', 'K:knight@1,-1.e']
\n1\n1\n\n\n
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. B chooses.
      1: from_city B:knight@1,-1.e (worth 6, held by B 1)
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. K chooses.
      1: from_city K:knight@1,-1.e (worth 6, held by B 1)
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. So far: K:knight@1,-1.e. K chooses.
      1: from_city K:knight@1,-1.e (worth 6, held by B 1, K 1)
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@2,-2.e (worth 1)
    to_city: The quarter of the City of Carcassonne that a follower enters?
      1: to_city castle (best now: city@-2,-1.s, worth 1)
      1  R  BA.C/270 3,-1                                              0     6     0
              K   city: a follower moves to city@1,-1.e                        CO-21
              K   city: a follower moves to city@1,-1.e                        CO-21
          +6  K   city@1,-1.e: 3 tiles, 2 each                                  K-22
    Ben (B) 0, Kim (K) 6, Rosa (R) 0; Ben (B) is to move, 80 tiles left
    - R: BA.C/270 3,-1
      from_city: ['K:knight@1,-1.e', 'K:knight@1,-1.e']
1\n\n\n\n
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. B chooses.
      1: from_city B:knight@1,-1.e (worth 6, held by B 1)
    from_city: The followers that leave the City of Carcassonne for a feature scored
      in this turn. So far: B:knight@1,-1.e. K chooses.
      1: from_city K:knight@1,-1.e (worth 6, held by B 2)
    wagon: Where a wagon that was scored in this turn moves. B chooses.
      1: wagon B:highwayman@2,-2.e (worth 1)
    to_city: The quarter of the City of Carcassonne that a follower enters?
      1: to_city castle (best now: city@-2,-1.s, worth 1)
      1  R  BA.C/270 3,-1                                              6     0     0
              B   city: a follower moves to city@1,-1.e                        CO-21
          +6  B   city@1,-1.e: 3 tiles, 2 each                                  K-22
    Ben (B) 6, Kim (K) 0, Rosa (R) 0; Ben (B) is to move, 80 tiles left
    - R: BA.C/270 3,-1
      from_city: 'B:knight@1,-1.e'

== which figure moves is asked for before the message, and decides whether there is one [ME-2, ME-3]
% cp $T/messages.yaml $T/game.yaml; printf '%b' "BA.RRR/180 -1,0\n$typed" | reeve play $T/game.yaml 2>&1 | sed '1d; /an empty\|^ *[2-9]:\|the player gets/d'; sed '1,/moves/d' $T/game.yaml
--- file messages.yaml
reeve: 1
rules: [messages, mage, inns]
options: {edition: 1}
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': [BA.RCr]
  '0,1': [BA.CFc.1/90, A:knight@n]
  '1,0': [BA.RRR, A:highwayman@w]
  '2,0': [BA.CRRR/180]
  '2,-1': [BA.CFc+/90, A:knight]
  '3,0': MW.CRRR.3
tokens: {mage: 'city@0,1.n'}
score: {A: 19, B: 3}
state: {messages: {m1: 12}}
--- rows typed
1\n2\npoints\n\n
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    message: The message that the player draws, from 1 to 8 (the messenger stops on
      15)?
    Type what it was; `draw` draws for you; `undo` takes the last answer back.
    answer: What the player takes: 2 points, or the message; for message 8 the
      follower?
      1: the player takes (answer) points (2)
    Type its number; `undo` takes the last answer back.
    messenger_2: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: the messenger may move (messenger_2): A 2 (to 17)
      1  A  BA.RRR/180 -1,0                                                 24     3
          +3  A   road@0,0.e: 3 tiles, 1 each                                   K-21
              A   messages: the messenger of A moves to 15                      ME-2
              A   messages: the messenger of A stops on 15                      ME-3
          +2  A   messages: instead of the message                              ME-4
    Ann (A) 24, Bob (B) 3; Bob (B) is to move, 91 tiles left
    - A: BA.RRR/180 -1,0
      messenger: A 3
      message: 2
      answer: points
\n2\nmessage\n\n
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    message: The message that the player draws, from 1 to 8 (the ordinary figure
      stops on 10)?
    Type what it was; `draw` draws for you; `undo` takes the last answer back.
    answer: What the player takes: 2 points, or the message; for message 8 the
      follower?
      1: the player takes (answer) points (2)
    Type its number; `undo` takes the last answer back.
    messenger_2: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: the messenger may move (messenger_2): A 3 (to 15, a dark space)
      1  A  BA.RRR/180 -1,0                                                 25     3
          +3  A   road@0,0.e: 3 tiles, 1 each                                   K-21
              A   messages: the ordinary figure of A stops on 10                ME-3
          +3  A   city@2,0.s: 2 tiles, 1 each, 1 pennant, 1 each                K-36
    Ann (A) 25, Bob (B) 3; Bob (B) is to move, 91 tiles left
    - A: BA.RRR/180 -1,0
      message: 2
      answer: message
\nundo\n1\nundo\n\nundo\nundo\n
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    message: The message that the player draws, from 1 to 8 (the ordinary figure
      stops on 10)?
    Type what it was; `draw` draws for you; `undo` takes the last answer back.
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    message: The message that the player draws, from 1 to 8 (the messenger stops on
      15)?
    Type what it was; `draw` draws for you; `undo` takes the last answer back.
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    message: The message that the player draws, from 1 to 8 (the ordinary figure
      stops on 10)?
    Type what it was; `draw` draws for you; `undo` takes the last answer back.
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. A chooses.
      1: messenger A 3 (to 15, a dark space)
    The entry is taken back.
    Ann (A) 19, Bob (B) 3; Ann (A) is to move, 92 tiles left

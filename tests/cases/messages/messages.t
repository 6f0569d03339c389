# The Messages: two scoring figures, dark spaces, and eight messages.

== ME-E1: which figure moves, and where one stops on a dark space a message is drawn [ME-1, ME-2, ME-3, ME-13]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 3
$ reeve fmt $T/game.yaml | tail -n 4
% printf '%b\n' "- R: BA.RRR 1,0$more" >$T/more; sed "/^- R/,\$d; s/R: 19/R: $score/" $T/game.yaml | cat - $T/more | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 19, B: 0}
state: {messages: {m1: 12}}
board:
  '0,0': BA.RCr R:highwayman@e
  '-1,0': BA.RRR
supply: {R: 6, B: 7}
moves:
- R: BA.RRR 1,0
  messenger: R 3
  message: 6
  answer: points
--- stdout
                                                                         R     B
  1  R  BA.RRR 1,0                                                      24     0
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
          R   messages: the messenger of R moves to 15                      ME-2
      +2  R   messages: instead of the message                              ME-4
score after turn 1, B to move, 69 tiles to come: Rob (R) 24, Ben (B) 0
score: {R: 24, B: 0}
supply: {R: 7, B: 7}
state: {messages: {drawn: 1, m1: 15, stack: 6}}
- R: BA.RRR 1,0
  messenger: R 3
  message: 6
  answer: points
--- rows score more|
19 | \n
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here [action-open, ME-3]
19 | \n  messenger: R 3
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here [action-open, ME-3]
19 | \n  message: 6\n  answer: points
20 | \n
20 | \n  messenger: R 3
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here [action-open, ME-3]
20 | \n  message: 6\n  answer: points
    -:13:12: illegal: `message` goes only with `dark` [action-after, ME-3]
19 | \n  messenger: R 4
    -:13:14: illegal: R has not scored 4 [ruled-out, ME-2]
19 | \n  messenger: B 3
    -:13:14: illegal: B has not scored 3 [ruled-out, ME-2]
19 | \n  messenger: [R 3, R 3]
    -:13:20: illegal: R has not scored 3 [ruled-out, ME-2]

== 2 points instead, which are a new round: ME-E5 [ME-4, ME-5]
$ reeve score $T/game.yaml
$ sed '$d' $T/game.yaml | sed '$d' | reeve check -q - || true
$ sed 's/points/message/; /_2/d' $T/game.yaml | reeve score - | tail -n 3
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 24, B: 0}
state: {messages: {m1: 3}}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr R:highwayman@e
supply: {R: 5, B: 7}
moves:
- R: BA.C/180 0,1
  message: 1
  answer: points
  messenger_2: R 2
  message_2: 7
  answer_2: points
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,1                                                    32     0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
      +2  R   messages: instead of the message                              ME-4
          R   messages: the messenger of R moves to 5                       ME-2
      +2  R   messages: instead of the message                              ME-4
score after turn 1, B to move, 69 tiles to come: Rob (R) 32, Ben (B) 0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
      +2  R   road@0,0.e: 2 tiles, 1 each                                   K-36
score after turn 1, B to move, 69 tiles to come: Rob (R) 30, Ben (B) 0
--- stderr
-:14:11: ambiguous: the record does not say `message_2`, which has 7 possible values here [action-open, ME-3]
     14 |   answer: points
        |           ^~~~~~
  help: Add one of `message_2: 2`, `message_2: 3`, `message_2: 4`, `message_2: 5`, `message_2: 6`, `message_2: 7`, `message_2: 8`.

== what each message brings: ME-E3 [ME-7, ME-8, ME-9, ME-10, ME-11, ME-12]
% printf '%b\n' "  message: $message" | cat $T/game.yaml - | reeve score - 2>&1 | sed -n '/home/p; /messages:/p; /^ *+/p; /^-:/p; /^score/p'
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr R:highwayman@e
  '-1,0': BA.CRr R:knight@n
  '-1,1': BA.Cc+/270
  '0,-1': BA.L R:monk
  '1,-1': BA.C/90 R:knight@e
  '2,0': BA.RFr R:farmer@n
supply: {R: 1, B: 7}
moves:
- R: BA.C/180 0,1
--- rows message|
1\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +4  R   road@0,0.e: 4 tiles, 1 each                                   K-36
    score after turn 1, B to move, 64 tiles to come: Rob (R) 9, Ben (B) 0
2\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +1  R   city@1,-1.e: 1 tile, 1 each                                   K-36
    score after turn 1, B to move, 64 tiles to come: Rob (R) 6, Ben (B) 0
3\n  answer: message
    score before the first turn, before the ambiguous turn 1: Rob (R) 1, Ben (B) 0
    -:18:11: ambiguous: the record does not say `message_2`, which has 7 possible values here [action-open, ME-3]
3\n  answer: message\n  message_2: 5\n  answer_2: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 64 tiles to come: Rob (R) 12, Ben (B) 0
4\n  answer: message\n- R: BA.RFr 3,0
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: another turn follows                                ME-4
    score after turn 2, B to move, 63 tiles to come: Rob (R) 5, Ben (B) 0
5\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +2  R   messages: coats of arms: 1, 2 each                           ME-10
          +2  R   messages: coats of arms: 1, 2 each                           ME-10
    score after turn 1, B to move, 64 tiles to come: Rob (R) 7, Ben (B) 0
6\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +4  R   messages: knights: 2, 2 each                                 ME-10
          +4  R   messages: knights: 2, 2 each                                 ME-10
    score after turn 1, B to move, 64 tiles to come: Rob (R) 9, Ben (B) 0
7\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +3  R   messages: farmers: 1, 3 each                                 ME-11
          +3  R   messages: farmers: 1, 3 each                                 ME-11
    score after turn 1, B to move, 64 tiles to come: Rob (R) 8, Ben (B) 0
8\n  answer: monk@0,-1\n  message_2: 5\n  answer_2: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
              R   messages: a follower comes home from monastery@0,-1.c        ME-11
              R   messages: a follower comes home from monastery@0,-1.c        ME-11
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 64 tiles to come: Rob (R) 12, Ben (B) 0
8\n  answer: farmer@2,0.n
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +3  R   messages: for the field                                      ME-11
          +3  R   messages: for the field                                      ME-11
              R   messages: a follower comes home from field@0,0.ne            ME-11
              R   messages: a follower comes home from field@0,0.ne            ME-11
    score after turn 1, B to move, 64 tiles to come: Rob (R) 8, Ben (B) 0
8\n  answer: message
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:18:11: illegal: a follower is named [ruled-out, ME-11]
1\n  answer: monk@0,-1
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:18:11: illegal: nobody is named [ruled-out, ME-11]
9\n  answer: points
    score before the first turn, before the unreadable turn 1: Rob (R) 1, Ben (B) 0
    -:17:12: unreadable: `9`: it is typed as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 [bad-extra]

== what cannot be done leaves the 2 points, and who is not on the move draws nothing [ME-3, ME-12]
% printf '%b\n' "  message: $message" | cat $T/game.yaml - | reeve score - 2>&1 | sed -n '/messages:/p; /^ *+/p; /^-:/p; /^score/p'
$ sed 's/R:knight/B:knight/; s/{R: 1, B: 0}/{R: 1, B: 1}/; s/R: 6, B: 7/R: 7, B: 6/' $T/game.yaml | reeve score - | tail -n 2
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': BA.RCr R:knight@n
supply: {R: 6, B: 7}
moves:
- R: BA.C/180 0,1
--- stdout
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 1, B to move, 70 tiles to come: Rob (R) 1, Ben (B) 5
--- rows message|
1\n  answer: message
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:12:11: illegal: the player has no road [ruled-out, ME-12]
1\n  answer: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 70 tiles to come: Rob (R) 7, Ben (B) 0
7\n  answer: message
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:12:11: illegal: there is nothing that counts [ruled-out, ME-12]
7
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 70 tiles to come: Rob (R) 7, Ben (B) 0

== the stack comes again in its order when all have been drawn [ME-1, ME-4]
% sed "s/STACK/$stack/; s/FACE/$face/" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
state: {messages: {STACK}}
board:
  '0,0': BA.RCr R:knight@n
supply: {R: 6, B: 7}
moves:
- R: BA.C/180 0,1
  message: FACE
  answer: points
--- rows stack face|
drawn: 2, stack: 35 | 5
    -:12:13: illegal: that lies under the others [ruled-out, ME-4]
drawn: 2, stack: 35 | 3
    -:12:13: illegal: that lies under the others [ruled-out, ME-4]
drawn: 2, stack: 35 | 4
drawn: 8, stack: 12345678 | 8
drawn: 8, stack: 12345678 | 7
    -:12:13: illegal: that lies under the others [ruled-out, ME-4]
drawn: 9, stack: 12345678 | 7

== by options only on a free space, and only where the figures stand in the end [ME-6, ME-17]
% sed "s/OPTION/$option/; s/B: 0/B: $other/" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: messages
options: {OPTION}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr
  '1,1': BA.L
  '1,2': BA.RFr
  '0,2': BA.RCr/180 R:knight@s
supply: {R: 5, B: 7}
moves:
- R: BA.CFC.2 0,1
--- rows option other|
message_space: any | 5
    -:15:3: ambiguous: the record does not say `message`, which has 8 possible values here [action-open, ME-3]
message_space: free | 5
message_space: free | 6
    -:15:3: ambiguous: the record does not say `message`, which has 8 possible values here [action-open, ME-3]
message_space: free | 55
message_round: turn | 6

== random games, greedy ones too, are legal, and positions say the same [ME-2, ME-3]
$ reeve sim messages --games 20 --policy greedy | reeve check -q -
$ reeve sim messages+siege+dragon+bazaars+tower --games 3 --players 4 | reeve check -q -
$ reeve sim messages --policy greedy --seed 4 >$T/g.yaml; reeve position --at 40 $T/g.yaml >$T/p.yaml; reeve position $T/p.yaml | cmp - $T/p.yaml
$ reeve export $T/g.yaml || true
--- stdout
--- stderr
$T/g.yaml:3:8: unreadable: the game `messages` cannot be exported to JCloisterZone

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
          R   messages: the messenger of R stops on 15                      ME-3
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
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 10) [action-open, ME-3]
19 | \n  messenger: R 3
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here (the messenger stops on 15) [action-open, ME-3]
19 | \n  message: 6\n  answer: points
20 | \n
20 | \n  messenger: R 3
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here (the messenger stops on 15) [action-open, ME-3]
20 | \n  message: 6\n  answer: points
    -:13:12: illegal: no figure of R stops on a dark space: the ordinary figure is on 11, the messenger on 12 [ruled-out, ME-3]
19 | \n  messenger: R 4
    -:13:14: illegal: R has not scored 4 [ruled-out, ME-2]
19 | \n  messenger: B 3
    -:13:14: illegal: B has not scored 3 [ruled-out, ME-2]
19 | \n  messenger: [R 3, R 3]
    -:13:20: illegal: R has not scored 3 [ruled-out, ME-2]

== 2 points instead, which are a new round: ME-E5 [ME-4, ME-5]
$ reeve score $T/game.yaml
$ sed '$d' $T/game.yaml | sed '$d' | reeve check -q - || true
$ sed 's/points/message/; /_2/d' $T/game.yaml | reeve score - | tail -n 4
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
          R   messages: the ordinary figure of R stops on 25                ME-3
      +2  R   messages: instead of the message                              ME-4
          R   messages: the messenger of R moves to 5                       ME-2
          R   messages: the messenger of R stops on 5                       ME-3
      +2  R   messages: instead of the message                              ME-4
score after turn 1, B to move, 69 tiles to come: Rob (R) 32, Ben (B) 0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          R   messages: the ordinary figure of R stops on 25                ME-3
      +2  R   road@0,0.e: 2 tiles, 1 each                                   K-36
score after turn 1, B to move, 69 tiles to come: Rob (R) 30, Ben (B) 0
--- stderr
-:14:11: ambiguous: the record does not say `message_2`, which has 7 possible values here (the messenger stops on 5) [action-open, ME-3]
     14 |   answer: points
        |           ^~~~~~
  help: Add `message_2: 2` (the smallest city), `message_2: 3` (the smallest monastery), `message_2: 4` (another tile), `message_2: 5` (2 points for each coat of arms), `message_2: 6` (2 points for each knight), `message_2: 7` (3 points for each farmer) or `message_2: 8` (a follower is scored).

== what each message brings: ME-E3 [ME-7, ME-8, ME-9, ME-10, ME-11, ME-12]
% printf '%b\n' "  message: $message" | cat $T/game.yaml - | reeve score - 2>&1 | sed -n '/home/p; /messages:/p; /^ *+/p; /^-:/p; /^score/p'
--- file game.yaml <tests/cases/messages/kinds.yaml
--- rows message|
1\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +4  R   road@0,0.e: 4 tiles, 1 each                                   K-36
    score after turn 1, B to move, 64 tiles to come: Rob (R) 9, Ben (B) 0
2\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +1  R   city@1,-1.e: 1 tile, 1 each                                   K-36
    score after turn 1, B to move, 64 tiles to come: Rob (R) 6, Ben (B) 0
3\n  answer: message
    score before the first turn, before the ambiguous turn 1: Rob (R) 1, Ben (B) 0
    -:18:11: ambiguous: the record does not say `message_2`, which has 7 possible values here (the ordinary figure stops on 10) [action-open, ME-3]
3\n  answer: message\n  message_2: 5\n  answer_2: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
              R   messages: the ordinary figure of R stops on 10                ME-3
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 64 tiles to come: Rob (R) 12, Ben (B) 0
4\n  answer: message\n- R: BA.RFr 3,0
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
              R   messages: another tile follows at once                        ME-4
    score after turn 2, B to move, 63 tiles to come: Rob (R) 5, Ben (B) 0
5\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +2  R   messages: coats of arms: 1, 2 each                           ME-10
          +2  R   messages: coats of arms: 1, 2 each                           ME-10
    score after turn 1, B to move, 64 tiles to come: Rob (R) 7, Ben (B) 0
6\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +4  R   messages: knights: 2, 2 each                                 ME-10
          +4  R   messages: knights: 2, 2 each                                 ME-10
    score after turn 1, B to move, 64 tiles to come: Rob (R) 9, Ben (B) 0
7\n  answer: message
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +3  R   messages: farmers: 1, 3 each                                 ME-11
          +3  R   messages: farmers: 1, 3 each                                 ME-11
    score after turn 1, B to move, 64 tiles to come: Rob (R) 8, Ben (B) 0
8\n  answer: monk@0,-1\n  message_2: 5\n  answer_2: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
              R   messages: a follower comes home from monastery@0,-1.c        ME-11
              R   messages: a follower comes home from monastery@0,-1.c        ME-11
              R   messages: the ordinary figure of R stops on 10                ME-3
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 64 tiles to come: Rob (R) 12, Ben (B) 0
8\n  answer: farmer@2,0.n
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
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
$ { sed 's/R:knight@n/& R:farmer@s/; s/R: 6/R: 5/' $T/game.yaml; printf '  message: 8\n  answer: farmer@0,0.s\n'; } | reeve score - | tail -n 2
$ . tests/cases/games.sh
$ { cat $T/game.yaml; printf '  message: 4\n  answer: message\n'; gone messages BA.RCr BA.C; } | reeve check -q 2>&1 | head -n 1
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
          R   messages: a follower comes home from field@0,0.s             ME-11
score after turn 1, B to move, 70 tiles to come: Rob (R) 5, Ben (B) 0
-:12:11: illegal: no tile is left [ruled-out, ME-12]
--- rows message|
1\n  answer: message
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:12:11: illegal: the player has no road [ruled-out, ME-12]
1\n  answer: points
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 70 tiles to come: Rob (R) 7, Ben (B) 0
7\n  answer: message
    score before the first turn, before the illegal turn 1: Rob (R) 1, Ben (B) 0
    -:12:11: illegal: there is nothing that counts [ruled-out, ME-12]
7
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
              R   messages: the ordinary figure of R stops on 5                 ME-3
          +2  R   messages: instead of the message                              ME-4
          +2  R   messages: instead of the message                              ME-4
    score after turn 1, B to move, 70 tiles to come: Rob (R) 7, Ben (B) 0

== legal lists a score once, however often it comes [ME-2, ME-3]
$ reeve legal --tile BA.CC.2 --actions --format json $T/game.yaml | gojq -c 'select(.completes != []) | .messenger, .dark'
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 11, B: 6}
state: {messages: {m1: 4, m2: 2}}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': BA.RFr
  '1,1': [BA.C/270, R:knight@w]
--- stdout
["R 4"]
["draws"]

== by that option each player who scored may move the messenger, who moves what that player scored [ME-17]
$ sed '/^moves/,$d' $T/game.yaml | reeve legal --tile BA.CC.2 --actions --format json - | gojq -c 'select(.completes != []) | .messenger'
$ reeve position $T/game.yaml | grep -e ^score -e ^state
--- file game.yaml
reeve: 1
rules: messages
options: {message_round: turn}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 12, B: 6}
state: {messages: {m1: 4, m2: 2}}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': BA.RFr
  '1,1': [BA.C/270, B:knight@w]
moves:
- R: BA.CC.2/180 0,1
  messenger: R
--- stdout
["R","B"]
score: {R: 16, B: 10}
state: {messages: {m1: 8, m2: 2}}

== message 8 scores a follower of the player's, and no builder, nor the lord of a castle [ME-10, ME-11]
% (cat $T/game.yaml; echo "  answer: '$who'") | reeve check - 2>&1 | sed -n '1s/, B to.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [bazaars, traders, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': [BA.RCr, R:highwayman@e]
  '1,0': [BA.RFr, R:builder@e]
  '-1,0': [BA.CRr, R:knight@n]
  '-1,1': BA.C/180
  '0,-1': [BA.L, B:monk]
  '1,-1': [BA.C/90, R:knight@e]
castles: {'city@-1,0.n': R}
moves:
- R: BA.C/270 2,-1
  message: 8
--- rows who|
highwayman@0,0
    -: legal so far: 1 turn, score Rob (R) 8, Ben (B) 0
monk@0,-1
        illegal: it is not a follower of the player [ruled-out, ME-11]
builder@1,0
        illegal: it is not a follower of the player [ruled-out, ME-11]
knight@-1,0
        illegal: that is the lord of a castle [ruled-out, ME-10]

== the stack comes again in its order when all have been drawn [ME-1, ME-4]
% sed "s/STACK/$stack/; s/FACE/$face/" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
$ for n in 8 15; do sed "s/STACK/drawn: $n, stack: 12345678/; s/FACE/$((16 - n))/" $T/game.yaml | reeve position - | grep ^state; done
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
--- stdout
state: {messages: {drawn: 9, stack: 12345678}}
state: {messages: {drawn: 8, stack: 12345678}}
--- rows stack face|
drawn: 2, stack: 35 | 5
    -:12:13: illegal: that message lies under the others [ruled-out, ME-4]
drawn: 2, stack: 35 | 3
    -:12:13: illegal: that message lies under the others [ruled-out, ME-4]
drawn: 2, stack: 35 | 4
drawn: 8, stack: 12345678 | 8
drawn: 8, stack: 12345678 | 7
    -:12:13: illegal: that message lies under the others [ruled-out, ME-4]
drawn: 9, stack: 12345678 | 7

== the last message that is left, and those that come again in the same order, go without saying [ME-1, ME-4]
% sed "s/STACK/$stack/" $T/game.yaml | reeve why - 1 2>&1 | grep 'ME-\|does not say'
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
state: {messages: {STACK}}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr R:highwayman@w
supply: {R: 5, B: 7}
moves:
- R: BA.C/180 0,1
  answer: message
--- rows stack|
drawn: 7, stack: 2345678
          rule        messages, R: the ordinary figure of R stops on 5          ME-3
                      points); possible besides: `answer: points` (2)           ME-4
drawn: 8, stack: 23456781
          rule        messages, R: the ordinary figure of R stops on 5          ME-3
                      points); possible besides: `answer: points` (2)           ME-4
drawn: 6, stack: 345678
      no  action      the record does not say `message`, which has 2 possible
                      values here (the ordinary figure stops on 5)              ME-3
      no  action      `answer` goes only with `message`                         ME-4

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
    -:15:3: ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
message_space: free | 5
message_space: free | 11}\nstate: {messages: {m2: 5}
message_space: free | 6
    -:15:3: ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
message_space: free | 55
message_round: turn | 6

== by an option one figure makes all moves of a turn [ME-5, ME-17]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
$ reeve fmt $T/game.yaml | tail -n 4
% sed "s/m1: 2/m1: $own/; /messenger/,\$d" $T/game.yaml | sed "\$ a \  messenger: $messenger" | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: messages
options: {message_round: turn}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 13, B: 0}
state: {messages: {m1: 2}}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr
  '1,1': BA.L
  '1,2': BA.RFr
  '0,2': BA.RCr/180 R:knight@s
supply: {R: 5, B: 7}
moves:
- R: BA.CFC.2 0,1
  messenger: R
  message: 5
  answer: points
--- stdout
                                                                         R     B
  1  R  BA.CFC.2 0,1                                                    23     0
      +4  R   city@0,2.s: 2 tiles, 2 each                                   K-22
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          R   messages: the messenger of R moves to 10                     ME-17
          R   messages: the messenger of R stops on 10                      ME-3
      +2  R   messages: instead of the message                              ME-4
score after turn 1, B to move, 66 tiles to come: Rob (R) 23, Ben (B) 0
state: {messages: {drawn: 1, m1: 12, stack: 5}}
- R: BA.CFC.2 0,1
  messenger: R
  message: 5
  answer: points
--- rows own messenger|
2 | R
    -:16:3: ambiguous: the record does not say `message`, which has 8 possible values here (the messenger stops on 10) [action-open, ME-3]
3 | R
6 | R
2 | R 4
    -:17:15: unreadable: there is no player `R 4` [unknown-player]
2 | [R, R]
    -:17:19: illegal: R has not scored, or was typed already [ruled-out, ME-17]
2 | B
    -:17:15: illegal: B has not scored, or was typed already [ruled-out, ME-17]

== by that option a double turn is one turn, and the tile of message 4 belongs to it [ME-9, ME-17, T-41]
% sed "s/POINTS/$points/;s/FIRST/$first/;s/SECOND/$second/" $T/game.yaml | sed "s/^  $//" >$T/a.yaml; reeve check -q $T/a.yaml 2>&1 | sed -n '1s/^[^ ]* //p'; reeve position --at 1 $T/a.yaml | grep state; reeve position --at 2 $T/a.yaml 2>/dev/null | grep state
$ printf "state: {messages: {n: 2}}\n" | cat $T/game.yaml - | sed '/^moves/,/SECOND/d;s/POINTS/1/' | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: [messages, traders]
players: {R: Rosa, B: Ben}
options: {message_round: turn}
board:
  '0,0': [BA.RCr, R:highwayman@w, R:knight@n]
  '1,0': [BA.RFr, R:builder@e]
  '-1,0': BA.LR/270
  '2,-1': BA.L
  '1,-1': BA.L
score: {R: POINTS}
moves:
- R: BA.RRR/180 2,0
  FIRST
- R: BA.C/180 0,1
  SECOND
--- rows points|first|second
10|messenger: R|
    state: {messages: {m1: 4, once_one: 2, once_was: 2}}
    state: {messages: {m1: 8}}
10|messenger: R|messenger: R
    state: {messages: {m1: 4, once_one: 2, once_was: 2}}
    state: {messages: {m1: 8}}
10|messenger: R|messenger: [R, R]
    illegal: R has not scored, or was typed already [ruled-out, ME-17]
    state: {messages: {m1: 4, once_one: 2, once_was: 2}}
    state: {messages: {m1: 4, once_one: 2, once_was: 2}}
10||messenger: R
    illegal: the ordinary figure of R has moved in this turn [ruled-out, ME-17]
    state: {messages: {once_ord: 2}}
    state: {messages: {once_ord: 2}}
10||
    state: {messages: {once_ord: 2}}
11|message: 4\n  answer: message|messenger: R
    illegal: the ordinary figure of R has moved in this turn [ruled-out, ME-17]
    state: {messages: {drawn: 1, once_ord: 2, stack: 4}}
    state: {messages: {drawn: 1, once_ord: 2, stack: 4}}
11|message: 4\n  answer: message|
    state: {messages: {drawn: 1, once_ord: 2, stack: 4}}
    state: {messages: {drawn: 1, once_ord: 2, stack: 4}}
--- stdout
-:5:1: inconsistent: `n` counts g1, g2 …, and is else left out [ruled-out, ME-2]

== points are paid by either figure, and by the other what one does not have [ME-3, ME-14, T-43]
$ reeve score $T/game.yaml
% sed "s/m1: 4/m1: $own/; s/choice/$pays/" $T/game.yaml | sed "\$ a \  messenger: $messenger" >$T/g; reeve check -q $T/g 2>&1 | sed 1q; reeve position $T/g 2>/dev/null | tail -n 1
--- file game.yaml
reeve: 1
rules: messages+tower
options: {message_pays: choice}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 6, B: 6}
state: {messages: {m1: 4}}
board:
  '0,0': BA.RCr R:knight@n
prisoners: {B: [R]}
moves:
- R: BA.C/180 0,1
  ransom: B
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,1                                                     7     9
      -3  R   ransom: buys a follower back from B                           T-40
      +3  B   ransom: for a follower of R                                   T-40
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 1, B to move, 88 tiles to come: Rob (R) 7, Ben (B) 9
--- rows pays own messenger|
choice | 4 | R -2
    $T/g:14:15: illegal: R has not paid 2 [ruled-out, ME-2]
    state: {messages: {m1: 4}}
choice | 4 | R -3
    state: {messages: {m1: 1}}
choice | 1 | R -3
    $T/g:14:15: illegal: the messenger of R cannot pay 3 [ruled-out, ME-14]
    state: {messages: {m1: 1}}
choice | 3 | R -3
    supply: {R: {followers: 7, towers: 10}, B: {followers: 7, towers: 10}}
choice | 3 | [R -3, B 3]
    state: {messages: {m2: 3}}
choice | 3 | [R -3, R 4, B 3]
    state: {messages: {m1: 4, m2: 3}}
choice | 6 | R -3
    state: {messages: {m1: 3}}
choice | 4 | [R -3, R -3]
    $T/g:14:22: illegal: R has not paid 3 [ruled-out, ME-2]
    state: {messages: {m1: 4}}
choice | 6 | [R -3, R -3]
    $T/g:14:22: illegal: R has not paid 3 [ruled-out, ME-2]
    state: {messages: {m1: 6}}
choice | 2 | R -3
    $T/g:14:15: illegal: the messenger of R cannot pay 3 [ruled-out, ME-14]
    state: {messages: {m1: 2}}
choice | 6 | [R 4]
    state: {messages: {m1: 7}}
ordinary | 4 | R 4
    state: {messages: {m1: 7}}
ordinary | 3 | R -3
    $T/g:14:15: illegal: the ordinary figure pays [ruled-out, ME-14]
    state: {messages: {m1: 3}}
ordinary | 3 | B 3
    state: {messages: {m1: 3, m2: 3}}

== by that option the help is not another player's choice [ME-14]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: messages+tower
options: {message_pays: ordinary}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 6, B: 6}
state: {messages: {m1: 4}}
board:
  '0,0': BA.RCr R:knight@n
prisoners: {B: [R]}
moves:
- R: BA.C/180 0,1
  ransom: B
  messenger: R -3
--- stderr
$T/game.yaml:14:14: illegal: the ordinary figure pays [ruled-out, ME-14]
     14 |   messenger: R -3
        |              ^
  help: Delete it.
  help: with message_pays=choice: legal
--- status 1

== by that option, too, the one figure pays, if it can [ME-14, ME-17]
% sed "s/m1: 4/m1: $own/; s/choice/$pays/" $T/game.yaml | sed "\$ a \  messenger: R" | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: messages+tower
options: {message_round: turn, message_pays: choice}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 7, B: 6}
state: {messages: {m1: 4}}
board:
  '0,0': BA.RCr R:knight@n
prisoners: {B: [R]}
moves:
- R: BA.C/180 0,1
  ransom: B
--- rows pays own|
choice | 4
    -:12:3: ambiguous: the record does not say `message`, which has 8 possible values here (the messenger stops on 5) [action-open, ME-3]
choice | 3
choice | 2
    -:14:14: illegal: the messenger of R cannot pay 3 [ruled-out, ME-14]
choice | 7
choice | 6
ordinary | 4
    -:14:14: illegal: the ordinary figure pays [ruled-out, ME-14]

== what an auction brings or costs moves a figure, and draws nothing [ME-14, ME-16, ME-18]
% printf '%b\n' "- $turn" | cat $T/game.yaml - >$T/g; reeve check -q $T/g 2>&1 | sed 1q; reeve position $T/g 2>/dev/null | grep ^state
--- file game.yaml
reeve: 1
rules: messages+bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: W
score: {W: 5, B: 9, R: 4}
state: {messages: {m3: 2}}
board:
  '0,0': BA.RCr
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, R: 1}, deal: sell}
    - {tile: BA.RFr, chooser: W, bids: {W: 0}}
--- rows turn|
B: BA.C/180 0,1
    state: {messages: {m3: 2}}
B: BA.C/180 0,1\n  messenger: B 1
    state: {messages: {m2: 1, m3: 2}}
B: BA.C/180 0,1\n  messenger: R -1
    state: {messages: {m3: 1}}
B: BA.C/180 0,1\n  messenger: [B 1, R -1]
    state: {messages: {m2: 1, m3: 1}}
B: BA.C/180 0,1\n  messenger: W 1
    $T/g:17:14: illegal: W has not scored 1 [ruled-out, ME-2]
    state: {messages: {g1: 23499999, g2: 22500001, m3: 2, n: 2}}

== what is paid moves figures by as much, though the ordinary figure is behind the start [ME-14]
% sed "s/R: 4}/R: $score}/; s/m3: 2/m3: $on/; s/R: 1}/R: 3}/" $T/game.yaml | reeve position --at 2 - | grep -e ^state -e ^score
--- file game.yaml
reeve: 1
rules: messages+bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: W
score: {W: 5, B: 9, R: 4}
state: {messages: {m3: 2}}
board:
  '0,0': BA.RCr
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, R: 1}, deal: sell}
    - {tile: BA.RFr, chooser: W, bids: {W: 0}}
--- rows score on
4 2
    score: {W: 5, B: 12, R: 1}
    state: {messages: {b1: -1, g1: 63499997, g2: 22500003, m3: 1, n: 2}}
4 4
    score: {W: 5, B: 12, R: 1}
    state: {messages: {b1: -3, g1: 63499997, g2: 22500003, m3: 1, n: 2}}
4 5
    score: {W: 5, B: 12, R: 1}
    state: {messages: {b1: -3, g1: 63499997, g2: 22500003, m3: 2, n: 2}}
4 9
    score: {W: 5, B: 12, R: 1}
    state: {messages: {b1: -3, g1: 63499997, g2: 22500003, m3: 6, n: 2}}
-4 5
    score: {W: 5, B: 12, R: -7}
    state: {messages: {b1: -3, g1: 63499997, g2: 22500003, m3: 2, n: 2}}

== a position after an auction says what it has moved, and the next turn who did [ME-18]
$ reeve position --at 2 $T/game.yaml >$T/at.yaml; reeve position $T/at.yaml | cmp - $T/at.yaml; grep ^state $T/at.yaml
$ printf 'moves:\n- B: BA.C/180 0,1\n  messenger: [B 1, R -1]\n' | cat $T/at.yaml - | reeve position - | grep ^state
% sed "s/^state: .*/state: {messages: {$state}}/" $T/at.yaml | reeve check -q - 2>&1 | sed -n 's/^-:[0-9:]* inc/inc/p'
--- file game.yaml
reeve: 1
rules: messages+bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: W
score: {W: 5, B: 9, R: 4}
state: {messages: {m3: 2}}
board:
  '0,0': BA.RCr
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, R: 1}, deal: sell}
    - {tile: BA.RFr, chooser: W, bids: {W: 0}}
--- rows state|
g1: 23499999, g2: 22500001|
    inconsistent: `n` counts g1, g2 …, and is else left out [ruled-out, ME-2]
g1: 23499999, n: 2|
    inconsistent: `n` counts g1, g2 …, and is else left out [ruled-out, ME-2]
g1: 23499999, g2: 22500001, n: 2|
g1: 23499999, b2: 4, n: 1|
    inconsistent: `g2` and `b2` are none that a position has [ruled-out, ME-2]
g1: 63499999, n: 1|
    inconsistent: `g1` and `b1` are none that a position has [ruled-out, ME-2]
g1: 63499999, b1: -1, n: 1|
g1: 63499999, b1: -2, n: 1|
    inconsistent: `g1` and `b1` are none that a position has [ruled-out, ME-2]
g1: 29500001, n: 1|
    inconsistent: `g1` and `b1` are none that a position has [ruled-out, ME-2]
g1: 23500000, n: 1|
    inconsistent: `g1` and `b1` are none that a position has [ruled-out, ME-2]
g1: 7, n: 1|
    inconsistent: `g1` and `b1` are none that a position has [ruled-out, ME-2]
n: 1|
    inconsistent: `n` counts g1, g2 …, and is else left out [ruled-out, ME-2]
--- stdout
state: {messages: {g1: 23499999, g2: 22500001, m3: 2, n: 2}}
state: {messages: {m2: 1, m3: 1}}

== what a turn begins with is scored in it [ME-3, ME-16, PD-35]
$ reeve check -q $T/game.yaml || true
--- file game.yaml
reeve: 1
rules: messages+dragon
players: {R: Rob, B: Ben}
to_move: R
score: {R: 4, B: 0}
board:
  '0,0': BA.RCr R:knight@n
tokens: {fairy: 'R:knight@0,0'}
moves:
- R: BA.RFr 1,0
--- stderr
$T/game.yaml:10:3: ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 5) [action-open, ME-3]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Add `message: 1` (the smallest road), `message: 2` (the smallest city), `message: 3` (the smallest monastery), `message: 4` (another tile), `message: 5` (2 points for each coat of arms), `message: 6` (2 points for each knight), `message: 7` (3 points for each farmer) or `message: 8` (a follower is scored).

== the tile of message 4 comes at once, before a bazaar and a second part, or behind them [ME-9, ME-15, M-73]
% printf '%b\n' "- $next" | cat $T/game.yaml - | sed "s/at_once/$turn/; s/bazaar_first/$bazaar/" >$T/g; reeve check -q $T/g 2>&1 | sed 1q; reeve position $T/g 2>/dev/null | grep -e ^to_move -e ^second -e ^at_once -e ^extra -e ^bazaar
--- file game.yaml
reeve: 1
rules: messages+bazaars+traders
options: {message_turn: at_once, bazaar_builder: bazaar_first}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': BA.RFr
  '1,1': BA.L
  '1,2': BA.L
  '0,2': [BA.RFr/90, R:highwayman@s]
  '0,3': [BA.RFr/90, R:builder@s]
moves:
- R: BB.CFR.b/180 0,1
  message: 4
  answer: message
--- rows turn bazaar next|
at_once | bazaar_first | R: BA.RFr -1,0
    to_move: B
    bazaar: {after: R, second_part: true}
at_once | builder_first | R: BA.RFr -1,0
    to_move: R
    second_part: true
    bazaar: {then: [R]}
at_once | builder_first | R: BA.RFr -1,0\n- R: BA.RFr -2,0
    to_move: B
    bazaar: {after: R}
at_once | bazaar_first | B: BA.RFr -1,0
    $T/g:18:4: illegal: it is R's turn, not B's [not-your-turn, K-7]
    to_move: R
    second_part: true
    at_once: 1
    bazaar: {then: [R]}
after_part | bazaar_first | R: BA.RFr -1,0
    $T/g:18:4: illegal: a bazaar comes before this turn: R laid a bazaar tile [bazaar-due, B-54]
    to_move: B
    bazaar: {after: R, second_part: true, extra_turns: 1}
after_part | builder_first | R: BA.RFr -1,0
    to_move: R
    second_part: false
    at_once: 1
    bazaar: {then: [R]}

== from a position before the tile of message 4 the turn goes on: the fairy has paid, and the second part is to come [ME-9, PD-35, M-31]
$ reeve position --at 1 --script $T/twice.lua $T/game.yaml >$T/at.yaml; grep -e ^at_once -e ^second -e ^extra $T/at.yaml; reeve position --script $T/twice.lua $T/at.yaml | cmp - $T/at.yaml
$ { cat $T/at.yaml; sed -n '/^moves/p; /^# then/,$p' $T/game.yaml; } >$T/rest.yaml
$ for i in game rest; do reeve score --script $T/twice.lua $T/$i.yaml | tail -n 1; reeve position --script $T/twice.lua $T/$i.yaml >$T/$i.now; done; cmp $T/game.now $T/rest.now
$ sed "/^second/d; s/^at_once: 2/at_once: 1/" $T/rest.yaml | reeve check -q --script $T/twice.lua - 2>&1 | head -n 1
--- file twice.lua
return {
  api = 2,
  name = "twice",
  summary = "Who scores lays another tile at once.",
  source = "a test",
  rules = {"carcassonne"},
  hooks = {feature_scored = function(game) game:add_turn(true) end},
}
--- file game.yaml
reeve: 1
rules: messages+dragon+traders
options: {message_turn: at_once}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': BA.RFr
  '1,1': BA.RFr
  '1,2': BA.L
  '0,2': [BA.RFr/90, R:highwayman@s]
  '0,3': [BA.RFr/90, R:builder@s]
tokens: {fairy: R:highwayman@0,2}
moves:
- R: BA.CRRR/180 0,1
  message: 4
  answer: message
# then
- R: BA.RFr -1,0
- R: BA.RFr 2,0
- R: BA.RFr -2,0
- B: BA.L 1,3
- R: BA.L 2,2
--- stdout
second_part: true
at_once: 2
score after turn 6, B to move, 114 tiles to come: Rob (R) 6, Ben (B) 0
score after turn 5, B to move, 114 tiles to come: Rob (R) 6, Ben (B) 0
-:21:3: illegal: it is B's turn, not R's [not-your-turn, M-37]

== what is scored more than 24 times in a turn is the ordinary figure's from then on [ME-2]
$ reeve check -q --script $T/often.lua $T/game.yaml 2>&1 | head -n 1
$ sed 's/R 24/R 25/' $T/game.yaml | reeve check -q --script $T/often.lua - 2>&1 | head -n 1
--- file often.lua
return {
  api = 2,
  name = "often",
  summary = "Who lays a tile scores 25 times.",
  source = "a test",
  rules = {"carcassonne"},
  hooks = {
    tile_placed = function(game)
      for i = 1, 25 do game:score(game:turn():player(), i, "again") end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
moves:
- R: BA.RFr 1,0
  messenger: R 24
--- stdout
$T/game.yaml:5:3: ambiguous: the record does not say `message`, which has 8 possible values here (the ordinary figure stops on 35) [action-open, ME-3]
-:6:14: illegal: R has not scored 25 [ruled-out, ME-2]

== a ransom in the turn is said of a tile at once, too [ME-9, T-41]
$ reeve check -q $T/game.yaml; sed '/^at_once/d' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: [messages, tower]
options: {message_turn: at_once}
players: {R: Rob, B: Ben}
at_once: 1
board: {'0,0': BA.RCr}
ransomed: true
moves:
- R: BA.RFr 1,0
--- stderr
-:6:11: inconsistent: R has not begun this turn, and cannot have paid a ransom in it [position-ransomed, T-41]
      6 | ransomed: true
        |           ^~~~
  help: Delete `ransomed`, or add what is still to come: `second_part: true` or `at_once`.
--- status 1

== what the tile before still brings comes before the tile of message 4, in its entry [ME-9]
% sed "s#EARLY#$key: $value#; /LATE/d" $T/$key.yaml | reeve check - 2>&1 | sed -n '1s/, score.*//p'
% sed "/EARLY/d; s#LATE#$key: $value#" $T/$key.yaml | reeve check - 2>&1 | sed -n '1s/, score.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file circle.yaml
reeve: 1
rules: [circles, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': [BA.RFr, B:highwayman@e]
moves:
- R: CC.2.CFC 0,1
  message: 4
  answer: message
  EARLY
- R: BA.RFr 2,0
  LATE
--- file wagon.yaml
reeve: 1
rules: [abbey, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': [BA.RCr, R:wagon@n]
  '1,0': BA.RFr
moves:
- R: BA.CFC.2 0,1
  message: 4
  answer: message
  EARLY
- R: BA.RFr 2,0
  LATE
--- file dragon.yaml
reeve: 1
rules: [dragon, messages]
options: {dragon_moves: after_scoring}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': BA.RFr
  '2,0': DG.R.v/90
tokens: {dragon: '2,0'}
moves:
- R: DG.C.dG/180 0,1
  message: 4
  answer: message
  EARLY
- R: BA.RFr -1,0
  LATE
--- file to_city.yaml
reeve: 1
rules: [dragon, count, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 4, B: 0}
board:
  '0,0': CO.7
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '1,1': [CO.4, R:farmer@e]
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': CO.12
  '-2,-1': CO.9
  '2,-1': [BA.CFC.2/90, B:knight@e]
tokens: {count: castle-quarter@0,0, fairy: 'R:farmer@1,1.e'}
moves:
- R: BA.C/270 3,-1
  message: 4
  answer: message
  EARLY
- R: BA.L 4,-1
  LATE
--- rows key|value
circle|place
    -: legal so far: 2 turns
    -: ambiguous: turn 1; after 0 turns
        ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]
wagon|R:highwayman@0,0.e
    -: legal so far: 2 turns
    -: illegal: turn 2; after 1 turn
        illegal: no wagon of R was scored [ruled-out, AM-39]
dragon|['1,0', '0,0', '0,1']
    -: legal so far: 2 turns
    -: illegal: turn 2; after 1 turn
        illegal: the tile has no dragon [ruled-out, PD-18]
to_city|castle
    -: legal so far: 2 turns
    -: illegal: turn 2; after 1 turn
        illegal: nobody else has scored [ruled-out, CO-8]

== ME-15: a castle of this turn scores what the tile of message 4 completes in its fief [B-90, ME-15]
$ reeve score $T/game.yaml | tail -n 6
--- file game.yaml
reeve: 1
rules: [bazaars, messages]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 3, B: 0}
board:
  '0,0': [BA.RCr, R:knight@n]
  '-1,0': BA.LR/270
  '-1,1': [BA.LR/270, R:highwayman@e]
moves:
- R: BA.CRRR/180 0,1
  castle: {R: 'city@0,1.s'}
  message: 4
  answer: message
- R: BA.RRRR 1,0
--- stdout
          R   messages: another tile follows at once                        ME-4
  2  R  BA.RRRR 1,0                                                      8     0
       0  -   road@0,0.e: nobody stands on it                               K-27
      +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
score after turn 2, B to move, 79 tiles to come: Rob (R) 8, Ben (B) 0

== ME-14: who scores pays nothing by his messenger, though the other figure is behind the start [ME-14, ME-2]
% sed "s/POINTS/$points/" $T/game.yaml | reeve check - 2>&1 | grep -o -e 'legal so far' -e 'illegal: .*'
--- file game.yaml
reeve: 1
rules: [messages, tower]
options: {ransom_needs_points: false}
players: {R: Rob, B: Ben}
to_move: R
score: {R: 0, B: 0}
state: {messages: {m1: 9}}
board:
  '0,0': BA.RCr
  '-1,0': [BA.LR/270, R:highwayman@e]
moves:
- R: BA.LR/90 1,0
  messenger: R POINTS
--- rows points
3
    legal so far
9
    illegal: turn 1; after 0 turns, score Rob (R) 0, Ben (B) 0
    illegal: R has not scored 9 [ruled-out, ME-2]

== four messages in one turn: each figure comes to another dark space [ME-3, ME-5]
$ sed 's/score: {R: 1/score: {R: 4/; s/^board/state: {messages: {m1: 3}}\n&/' $T/kinds.yaml | cat - $T/actions >$T/game.yaml
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
--- file kinds.yaml <tests/cases/messages/kinds.yaml
--- file actions
  message: 3
  answer: message
  message_2: 8
  answer_2: monk@0,-1
  message_3: 1
  answer_3: points
  messenger_4: R 2
  message_4: 2
  answer_4: points
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,1                                                    22     0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          R   messages: the ordinary figure of R stops on 5                 ME-3
      +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
          R   messages: the ordinary figure of R stops on 10                ME-3
      +5  R   monastery@0,-1.c: 5 tiles, 1 each                             K-36
          R   messages: a follower comes home from monastery@0,-1.c        ME-11
          R   messages: the ordinary figure of R stops on 15                ME-3
      +2  R   messages: instead of the message                              ME-4
          R   messages: the messenger of R moves to 5                       ME-2
          R   messages: the messenger of R stops on 5                       ME-3
      +2  R   messages: instead of the message                              ME-4
score after turn 1, B to move, 64 tiles to come: Rob (R) 22, Ben (B) 0
state: {messages: {drawn: 4, m1: 5, stack: 2183}}

== random games, greedy ones too, are legal, and positions say the same [ME-2, ME-3]
$ reeve sim messages --games 20 --policy greedy | reeve check -q -
$ reeve sim messages+siege+dragon+bazaars+tower --games 3 --players 4 | reeve check -q -
$ reeve sim messages --policy greedy --seed 4 >$T/g.yaml; reeve position --at 40 $T/g.yaml >$T/p.yaml; reeve position $T/p.yaml | cmp - $T/p.yaml
$ reeve export $T/g.yaml || true
--- stdout
--- stderr
$T/g.yaml:3:8: unreadable: the game `messages` cannot be exported to JCloisterZone

== in a position no messenger is further than its player has points, unless debts are allowed [ME-14, T-43]
% sed "s/OPTIONS/$options/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-: position \(.*\):.*/\1/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: OPTIONS
players: {R: Rosa, B: Ben}
board: {0,0: BA.RCr}
score: {R: 5, B: 3}
state: {messages: {m1: 12, m2: 3}}
--- rows options
messages
    position inconsistent
    inconsistent: the messenger of R is on 12, and the score of R is 5 [ruled-out, ME-14]
[messages, tower]
    position inconsistent
    inconsistent: the messenger of R is on 12, and the score of R is 5 [ruled-out, ME-14]
[messages, tower, bazaars]
    consistent
[messages, bazaars]\noptions: {bazaar_auction: false}
    position inconsistent
    inconsistent: the messenger of R is on 12, and the score of R is 5 [ruled-out, ME-14]
[messages, tower]\noptions: {ransom_needs_points: false}
    consistent

== in a position no messenger is behind the start, whatever debts are allowed [ME-14]
% sed "s/OPTIONS/$options/" $T/game.yaml | reeve check -q - 2>&1 | sed -n 's/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: OPTIONS
players: {R: Rosa, B: Ben}
board: {0,0: BA.RCr}
score: {R: 60, B: 3}
state: {messages: {m1: -5}}
--- rows options
messages
    inconsistent: the messenger of R is never behind the start [ruled-out, ME-14]
[messages, tower, bazaars]
    inconsistent: the messenger of R is never behind the start [ruled-out, ME-14]

== what a turn can bring is listed as sentences, with what each answer is worth [ME-2, ME-3, ME-4]
$ reeve legal --actions --tile BA.RRR $T/game.yaml | sed -n '/^-1,0 *0/,/^[-0-9]*,.* placement/p' | head -n 14
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, 1,0: [BA.RFr, R:highwayman@e], 2,0: BA.RFr, 3,0: BA.CRRR}
score: {R: 0, B: 0}
--- stdout
-1,0  0°                farmer@n highwayman@s highwayman@w farmer@se farmer@sw
                        completes road@0,0.e: R 5
                        the messenger may move (messenger): R 5 (to 5, a dark
                          space); on a dark space (dark) the player draws (the
                          ordinary figure stops on 5); after dark draws: the
                          player gets message 1 (the smallest road), 2 (the
                          smallest city), 3 (the smallest monastery), 4 (another
                          tile), 5 (2 points for each coat of arms), 6 (2 points
                          for each knight), 7 (3 points for each farmer) or 8 (a
                          follower is scored); after message 1: the player takes
                          (answer) points (2) or message (with highwayman@s or
                          highwayman@w: road@-1,0.s, 1 point); after message 2,
                          3, 5 or 6: the player takes (answer) points (2); after
                          message 4: the player takes (answer) points (2) or

== who draws a message is asked for it by what it says [ME-7, ME-8, ME-9, ME-10, ME-11]
$ printf '%s\n' 'BA.C/180 0,1 knight' '' | reeve play $T/game.yaml 2>/dev/null | grep 'gets message'
--- file game.yaml
reeve: 1
rules: messages
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 1}
board: {'0,0': BA.RCr}
--- stdout
     the player gets message 1 (the smallest road)
     the player gets message 2 (the smallest city)
     the player gets message 3 (the smallest monastery)
     the player gets message 4 (another tile)
     the player gets message 5 (2 points for each coat of arms)
     the player gets message 6 (2 points for each knight)
     the player gets message 7 (3 points for each farmer)
     the player gets message 8 (a follower is scored)

== two tiles that are exchanged hide nothing that is wrong with the follower on another one, or with its edges [K-9, K-14]
% sed "s/FOLLOWER/$who/; s/LAST/$last/" $T/board.yaml | reeve check - 2>&1 | sed -n 's/^-[0-9:]* //p; /come of it/p'
--- file board.yaml
reeve: 1
rules: messages
players: {W: White, B: Black}
to_move: W
board:
  '0,0': BA.RrC/270 B:highwayman@e
  '0,-1': BA.Cc.1/270 W:knight@s
  '-1,0': BA.RCr
  '1,-1': BA.RrC/180
  '0,-2': BA.Cc+G/90 B:farmer@s
  '-1,1': BA.RFrG/180 W:farmer@n
  '0,-3': BA.CFCG/270
  '0,-4': BA.RRR
  '-1,-4': BA.CRr
  '-2,0': BA.CC.2/180 W:knight@s
  '1,-3': BA.CccR+/270 B:farmer@se
  '0,-5': BA.CRRR/270 W:highwayman@e
  '-1,-2': BA.RFr/90
  '0,-6': BA.Rr/90
  '-1,2': BA.CFc+ B:farmer@n
  '-2,-2': BA.CFC.2
  '-2,1': BA.Rr/180 B:highwayman@n
  '2,-3': BA.CcRr/180
  '1,-5': BA.Rr
  '-1,3': BA.RFr FOLLOWER
  '-2,-4': LAST
score: {W: 0, B: 0}
supply: {W: 3, B: 2}
--- rows who|last
|BA.RCr\/270
    position inconsistent
    note: the tiles at 0,0 and -1,0 seem to be exchanged: read that way, all the tiles fit [misread-board]
      4 mistakes come of it; --format json lists them
B:knight@n|BA.RCr\/270
    position inconsistent
    note: the tiles at 0,0 and -1,0 seem to be exchanged: read that way, all the tiles fit [misread-board]
      4 mistakes come of it; --format json lists them
    inconsistent: the knight at -1,3 has nothing to stand on: tile BA.RFr has no such feature there [position-no-place, K-14]
|BA.RCr
    position inconsistent
    note: the tiles at 0,0 and -1,0 seem to be exchanged: read that way, all but one tile fit [misread-board]
      4 mistakes come of it; --format json lists them
    note: either tile BA.RCr at -2,-4 or tile BA.CRr at -1,-4 may be the one that was misread, or the tiles at -1,-4 and -2,-4 seem to be exchanged, or the tiles at 1,-5 and -2,-4 seem to be exchanged [misread-tile]
    inconsistent: the east side of tile BA.RCr at -2,-4 is a road, but tile BA.CRr at -1,-4 beside it has a field [position-edge-cut, K-9]

== a greedy player moves the messenger only to stop on a dark space [ME-2, ME-3]
$ reeve sim messages --policy greedy --seed 2 --games 20 >$T/games; grep -c '^  messenger' $T/games | awk '{print ($1 > 10)}'
$ grep -A1 '^  messenger' $T/games | grep '^  [^m]' | sort -u
$ reeve sim messages --policy greedy --seed 2 --games 20 --option message_round=turn | grep -A1 '^  messenger' | sort | uniq -c | awk '{print $2, $3, ($1 > 5)}'
--- stdout
1
  dark: draws
  dark_2: draws
dark: draws 1
messenger: B 1
messenger: W 1
--  1

== the city that is worth least is found with what mage and witch make of it, as in the final scoring [ME-7, ME-8, MW-13]
% sed "s/WHO/$who/" $T/game.yaml | reeve score - | grep -e '+. .*city@'
--- file game.yaml
reeve: 1
rules: [messages, mage]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 2, B: 0}
board:
  '0,0': BA.RCr R:knight@n
  '-1,0': BA.RRR R:highwayman@e
  '0,-1': BA.C/180 R:knight@s
  '0,-2': BA.CFc+/90
  '0,1': BA.CFc.1/90
  '-2,0': MW.CRRR.3
tokens: {WHO: 'city@0,0.n'}
supply: {R: 4, B: 7}
moves:
- R: BA.RRR 1,0
  message: 2
  answer: message
--- rows who
mage
          +3  R   city@0,-1.s: 2 tiles, 1 each, 1 pennant, 1 each               K-36
witch
          +1  R   city@0,0.n: 2 tiles, 1 each; by MW-12 it is 1                 K-36
== the smallest is what would bring least at the end, with mage, witch and buildings [ME-7, ME-8, MW-13, LB-10]
# Without the mage and the buildings the city at 0,1 is worth 2, that at 2,0 is worth 3.
% test $box = mage && sign="'3,0': MW.CRRR.3" || sign=; sed "s/BOX/$box/; s/TOKENS/$tokens/; s/SCORE/$score/; s/SIGN/$sign/" $T/game.yaml >$T/one.yaml
% reeve score $T/one.yaml 2>/dev/null | tail -n 2
% sed '/answer/d' $T/one.yaml | reeve check -q - 2>&1 | sed -n 's/.*help: Add `answer/`answer/p'
% reeve completions $T/one.yaml 2>/dev/null | grep ^city
--- file game.yaml
reeve: 1
rules: [messages, BOX, inns]
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc.1/90, A:knight@n]
  '1,0': [BA.RRR, A:highwayman@w]
  '2,0': BA.CRRR/180
  '2,-1': [BA.CFc+/90, A:knight]
  SIGN
tokens: {TOKENS}
score: {A: SCORE, B: 3}
supply: {A: 4, B: 7}
state: {messages: {m1: 10}}
moves:
- A: BA.RRR/180 -1,0
  message: 2
  answer: message
--- rows box|score|tokens
mage|17|mage: city@0,1.n
          +3  A   city@2,0.s: 2 tiles, 1 each, 1 pennant, 1 each                K-36
    score after turn 1, B to move, 91 tiles to come: Ann (A) 23, Bob (B) 3
    `answer: points` (2) or `answer: message` (city@2,0.s, 3 points).
    city@0,0.n: 2 tiles, worth 6, held by A 1; open at 0,1 n
    city@2,0.s: 2 tiles, worth 6, held by A 1; open at 2,-1 s
    city@3,0.n: 1 tile, worth 2, held by nobody; open at 3,0 n
mage|17|witch: city@2,0.s
          +2  A   city@0,0.n: 2 tiles, 1 each                                   K-36
    score after turn 1, B to move, 91 tiles to come: Ann (A) 22, Bob (B) 3
    `answer: points` (2) or `answer: message` (city@0,0.n, 2 points).
    city@0,0.n: 2 tiles, worth 4, held by A 1; open at 0,1 n
    city@2,0.s: 2 tiles, worth 3, held by A 1; open at 2,-1 s
    city@3,0.n: 1 tile, worth 2, held by nobody; open at 3,0 n
buildings|16|little-tower: {"0,1": 1, "0,0": 1}
          +3  A   city@2,0.s: 2 tiles, 1 each, 1 pennant, 1 each                K-36
    score after turn 1, B to move, 84 tiles to come: Ann (A) 23, Bob (B) 3
    `answer: points` (2) or `answer: message` (city@2,0.s, 3 points).
    city@0,0.n: 2 tiles, worth 6, held by A 1; open at 0,1 n
    city@2,0.s: 2 tiles, worth 6, held by A 1; open at 2,-1 s
buildings|16|little-tower: {"0,0": 1}
          +3  A   city@0,0.n: 2 tiles, 1 each; by LB-5 it is 3                  K-36
    score after turn 1, B to move, 84 tiles to come: Ann (A) 23, Bob (B) 3
    `answer: points` (2) or `answer: message` (city@0,0.n, 3 points).
    city@0,0.n: 2 tiles, worth 5, held by A 1; open at 0,1 n
    city@2,0.s: 2 tiles, worth 6, held by A 1; open at 2,-1 s

== message 8 scores a farmer's field as the end does, alone [ME-11, M-47, B-49]
# A fairy beside him brings nothing (PD-36).
% sed "s/BOX/$box/; s/^score/$more\n&/" $T/game.yaml | reeve score - | tail -n 2
--- file game.yaml
reeve: 1
rules: [messages, dragon, BOX]
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.C/180, A:farmer]
  '1,0': [BA.RRR, A:highwayman@w]
score: {A: 1, B: 3}
tokens: {fairy: 'A:farmer@0,1'}
moves:
- A: BA.RRR/180 -1,0
  message: 8
  answer: farmer@0,1
--- rows box|more
inns|
              A   messages: a small follower comes home from field@0,1.n       ME-11
    score after turn 1, B to move, 116 tiles to come: Ann (A) 8, Bob (B) 3
traders|  "0,2": [BA.L, A:pig]
              A   messages: a follower comes home from field@0,1.n             ME-11
    score after turn 1, B to move, 121 tiles to come: Ann (A) 9, Bob (B) 3
bazaars|castles: {"city@0,0.n": A}
              A   messages: a follower comes home from field@0,1.n             ME-11
    score after turn 1, B to move, 110 tiles to come: Ann (A) 12, Bob (B) 3

== message 8 scores a field with its little buildings, by their kinds by the option [ME-11, LB-8, LB-9]
% sed "s/ONE/$one/;s/HAND/$hand/g" $T/game.yaml | reeve score - | grep 'ME-11\|^ *2'
% sed "s/ONE/$one/;s/HAND/$hand/g" $T/game.yaml | reeve legal --actions --before 1 --tile BA.RRR --format json - | grep -o '"farmer@0,1.e[^}]*point[^}]*' | sort -u
--- file game.yaml
reeve: 1
rules: [messages, buildings]
options: {building_points: ONE}
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc+/90, A:farmer@e]
  '1,0': [BA.RRR, A:highwayman@w]
  '0,-1': BA.L
score: {A: 12, B: 3}
state: {messages: {m1: 5}}
tokens: {little-house: {'0,1': 1, '0,-1': 1}}
supply: {A: {followers: 5, HAND}, B: {followers: 7, HAND}}
moves:
- A: BA.RRR/180 -1,0
  dark: draws
  message: 8
  answer: farmer@0,1
--- rows one|hand
one|buildings: 8
          +1  A   messages: for the field                                      ME-11
              A   messages: a follower comes home from field@0,1.e             ME-11
    "farmer@0,1.e","tells":"1 point"
by_kind, buildings_dealt: by_kind|little-houses: 2
          +2  A   messages: for the field                                      ME-11
              A   messages: a follower comes home from field@0,1.e             ME-11
    "farmer@0,1.e","tells":"2 points"

== why counts an open city that a message scores tile by tile as the end does, and names no majority where nobody has it [ME-8, ME-11, AM-30]
% sed "s/CITY/$city/" $T/game.yaml | reeve why - 1 | sed -n '/answer/,/^score/p' | grep -v answer | sed '1{/besides/d}'
--- file game.yaml
reeve: 1
rules: [messages, abbey]
players: {R: Rosa, B: Ben}
board:
  '0,0': [BA.RCr, R:highwayman@e]
  '-1,0': BA.LR/270
  '0,1': CITY
  '0,-1': BA.L
score: {R: 2}
moves:
- R: BA.RRR/180 1,0
  message: 2
  answer: message
--- rows city
[BA.CFCG, R:mayor@n]
      +1  points      R, city@0,1.n: 1 tile, 1 each                             K-36
                      0,1 (tile BA.CFCG): 1
          come home   1 follower of R comes home, for the next turn             K-19
    score after it: Rosa (R) 6 (+4), Ben (B) 0
[BA.CFc+\/90, R:knight]
          majority    city@0,0.n: R 1, B 0; R has the majority                  K-33
      +3  points      R, city@0,0.n: 2 tiles, 1 each, 1 pennant, 1 each         K-36
                      0,0 (tile BA.RCr): 1 + 0,1 (tile BA.CFc+): 2 = 3
          come home   1 follower of R comes home, for the next turn             K-19
    score after it: Rosa (R) 8 (+6), Ben (B) 0

== what is typed without what it follows is refused, and no script fails [ME-2, ME-4]
% printf -- "reeve: 1\nrules: [messages]\nplayers: {A: Ann, B: Ben}\nmoves:\n- A: BA.RFr 1,0 highwayman@e\n- B: BA.LR/90 2,0\n- A: BA.LR/270 -1,0\n  $key\n" | reeve check - 2>&1 | sed -n '2p; /help/p'
--- rows key
messenger_2: A 2
    -:8:16: illegal: `messenger_2` goes only with `answer` [action-after, ME-2]
      help: Delete `messenger_2`; `answer` is not possible in this turn. What the player takes: 2 points, or the message; for message 8 the follower.
dark_2: draws
    -:8:11: illegal: `dark_2` goes only with `answer` [action-after, ME-3]
      help: Delete `dark_2`; `answer` is not possible in this turn. What the player takes: 2 points, or the message; for message 8 the follower.
answer: points
    -:8:11: illegal: `answer` goes only with `message` [action-after, ME-4]
      help: Delete `answer`, or add `message: 1` (the smallest road), `message: 2` (the smallest city), `message: 3` (the smallest monastery), `message: 4` (another tile), `message: 5` (2 points for each coat of arms), `message: 6` (2 points for each knight), `message: 7` (3 points for each farmer) or `message: 8` (a follower is scored).
answer_2: message
    -:8:13: illegal: `answer_2` goes only with `message_2` [action-after, ME-4]
      help: Delete `answer_2`, or add `message_2: 1` (the smallest road), `message_2: 2` (the smallest city), `message_2: 3` (the smallest monastery), `message_2: 4` (another tile), `message_2: 5` (2 points for each coat of arms), `message_2: 6` (2 points for each knight), `message_2: 7` (3 points for each farmer) or `message_2: 8` (a follower is scored).
--- stdout

== the messenger pays what the ordinary figure lacks, in the order of the turn, whoever moved before: the fairy's point, then the ransom [ME-2, ME-14, T-40, PD-35]
% printf "reeve: 1\nrules: [messages, tower, dragon]\nplayers: {A: Ann, B: Ben}\nto_move: A\nboard: {'0,0': BA.RCr, '1,0': [BA.RFr, A:highwayman@e]}\nscore: {A: %d, B: 0}\nprisoners: {B: [A]}\ntokens: {fairy: 'A:highwayman@1,0.e'}\nstate: {messages: {m1: $own}}\nmoves:\n- A: BA.Rr/90 2,0\n  ransom: B\n  messenger: $moves\n" $score >$T/a.yaml; reeve check $T/a.yaml 2>&1 | sed -n '1p;2s/^[^ ]* //p'; reeve position $T/a.yaml 2>/dev/null >$T/p.yaml; grep state: $T/p.yaml; reeve check -q $T/p.yaml
--- rows score|own|moves
2|0|A 1
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 0, Ben (B) 3, B to move
3|0|A 1
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 1, Ben (B) 3, B to move
    state: {messages: {m1: 1}}
5|3|A 1
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 3, Ben (B) 3, B to move
    state: {messages: {m1: 3}}
5|3|[A 1, A -3]
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 3, Ben (B) 3, B to move
    state: {messages: {m1: 1}}
5|3|A -3
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 3, Ben (B) 3, B to move
3|3|[A 1, A -3]
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 1, Ben (B) 3, B to move
    state: {messages: {m1: 1}}
3|2|[A -3, A 1]
    $T/a.yaml: illegal: turn 1; after 0 turns, score Ann (A) 3, Ben (B) 0
    illegal: the messenger of A cannot pay 3 [ruled-out, ME-14]
    state: {messages: {m1: 2}}
3|1|[A 1, A -3]
    $T/a.yaml: illegal: turn 1; after 0 turns, score Ann (A) 3, Ben (B) 0
    illegal: the messenger of A cannot pay 3 [ruled-out, ME-14]
    state: {messages: {m1: 1}}
6|4|A 1
    $T/a.yaml: ambiguous: turn 1; after 0 turns, score Ann (A) 6, Ben (B) 0
    ambiguous: the record does not say `message`, which has 8 possible values here (the messenger stops on 5) [action-open, ME-3]
    state: {messages: {m1: 4}}
6|4|[A 1, A -3]\n  message: 6\n  answer: points
    $T/a.yaml: legal so far: 1 turn, score Ann (A) 6, Ben (B) 3, B to move
    state: {messages: {drawn: 1, m1: 2, stack: 6}}

== before the tile of message 4 a bazaar waits in the position, too [ME-9, B-54]
$ sed -n '/^- A: BA.L/,$p' $T/a.yaml >$T/rest; reeve position --at 1 $T/a.yaml >$T/b.yaml; grep -e at_once -e bazaar: $T/b.yaml; sed 's/^moves.*//' $T/b.yaml | cat - $T/rest | sed 's/^- A: BA.L/moves:\n&/' | reeve check -; reeve check $T/a.yaml; sed '/at_once/d' $T/b.yaml | reeve check - 2>&1 | sed -n '2s/^[^ ]* //p'
--- file a.yaml
reeve: 1
rules: [messages, bazaars]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, A:highwayman@e]
  '-1,0': BA.LR/270
score: {A: 1, B: 0}
moves:
- A: BB.R.bi/90 2,0
  message: 4
  answer: message
- A: BA.L 0,-1
- bazaar:
    draw: [BA.Rr, BA.CRRR]
    lots:
    - {tile: BA.CRRR, chooser: B, bids: {B: 0, A: pass}}
--- stdout
at_once: 1
bazaar: {then: [A]}
-: legal so far: 2 turns, score Ann (A) 5, Ben (B) 0, B to move
$T/a.yaml: legal so far: 3 turns, score Ann (A) 5, Ben (B) 0, B to move
inconsistent: this bazaar is wrong: none waits for an extra turn: `after` says whose tile led to it [position-bazaar, B-54, bazaar_builder: bazaar_first]

== the tile of message 4 may be an abbey; the last tile may be that of message 4 [ME-9, ME-12, AM-9, AM-23]
$ . tests/cases/games.sh; gone messages+abbey BA.RCr BA.RFr BA.RFr BA.L BA.L BA.L BA.L BA.C BA.Rr >$T/gone
% { cat $T/game.yaml; printf "%b" "$turns"; cat $T/gone; } | reeve score - 2>&1 | grep '^ *[2-9]\|^score\|^final\|^-:' | sed 's/  *[0-9]* *0$//'
--- file game.yaml
reeve: 1
rules: [messages, abbey]
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': BA.RCr R:knight@n
  '1,0': BA.RFr
  '2,0': BA.RFr
  '0,-1': BA.L
  '2,-1': BA.L
  '1,-2': BA.L
  '0,-2': BA.L
moves:
- R: BA.C/180 0,1
  message: 4
  answer: message
--- rows turns|
- R: abbey 1,-1 monk\n- B: BA.Rr/180 -1,0\n- B: none\n
      2  R  abbey 1,-1 monk@c
      3  B  BA.Rr/180 -1,0
      4  B  none
    final scoring
    final score: Rob (R) 13, Ben (B)
- R: BA.Rr/180 -1,0\n- B: abbey 1,-1\n
      2  R  BA.Rr/180 -1,0
      3  B  abbey 1,-1
    final score: Rob (R) 5, Ben (B)
- R: none\n
    score after turn 1, before the illegal turn 2: Rob (R) 5, Ben (B)
    -:18:6: illegal: `none` is allowed only when the stack is empty: 1 tile still to come [none-tiles-left, K-10]

== also behind the part the tile of message 4 belongs to the turn: the fairy pays once, and the builder gives one part [ME-9, PD-35, M-31]
% sed "s/WHEN/$when/" $T/game.yaml | reeve score - | grep -e fairy -e '^ *[0-9]' -e ^score; sed "s/WHEN/$when/" $T/game.yaml >$T/g; reeve position --at 1 $T/g >$T/p; grep -e at_once -e extra $T/p; { cat $T/p; sed -n '/4,0/,$p' $T/g | sed '1s/^/moves:\n/'; } | reeve check -; sed '$s/.*/- R: BA.RFr 5,0/' $T/g | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [messages, dragon, traders]
players: {R: Rosa, B: Ben}
options: {message_turn: WHEN}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr R:highwayman@w
  '2,0': BA.RFr R:builder@w
  '0,-1': ['BA.L', 'R:monk']
tokens: {fairy: 'R:monk@0,-1'}
score: {R: 4}
moves:
- R: BA.RFr 3,0
  message: 4
  answer: message
- R: BA.RFr 4,0
- R: BA.RFr -1,0
- B: BA.L 1,-1
--- rows when
at_once
      1  R  BA.RFr 3,0                                                       5     0
          +1  R   fairy: beside the fairy                                      PD-35
      2  R  BA.RFr 4,0                                                       5     0
      3  R  BA.RFr -1,0                                                      5     0
      4  B  BA.L 1,-1                                                        5     0
    score after turn 4, R to move, 118 tiles to come: Rosa (R) 5, Ben (B) 0
    at_once: 1
    -: legal so far: 3 turns, score Rosa (R) 5, Ben (B) 0, R to move
    -:18:3: illegal: it is B's turn, not R's [not-your-turn, M-31]
after_part
      1  R  BA.RFr 3,0                                                       5     0
          +1  R   fairy: beside the fairy                                      PD-35
      2  R  BA.RFr 4,0                                                       5     0
      3  R  BA.RFr -1,0                                                      5     0
      4  B  BA.L 1,-1                                                        5     0
    score after turn 4, R to move, 118 tiles to come: Rosa (R) 5, Ben (B) 0
    extra_turns: 1
    -: legal so far: 3 turns, score Rosa (R) 5, Ben (B) 0, R to move
    -:18:3: illegal: it is B's turn, not R's [not-your-turn, M-31]

== the tile of message 4 behind the part waits for the bazaar of the second part; the one at once is laid before the tiles for a bazaar are drawn, and if that falls away, the second part does not [ME-9, M-81, M-82, B-54]
$ reeve check $T/part.yaml; reeve position --at 2 $T/part.yaml | grep -e to_move -e second -e bazaar: -e at_once
$ . tests/cases/games.sh; gone messages+bazaars+dragon BA.RCr BA.RFr BA.L BB.F.b BA.L BA.L BA.RFr >>$T/once.yaml; reeve check $T/once.yaml; reeve position --at 1 $T/once.yaml | grep -e at_once -e bazaar:; reeve odds --games 3 --seed 1 --at 1 $T/once.yaml | head -n 1
$ . tests/cases/games.sh; gone messages+bazaars+traders+dragon BA.RCr BA.RFr BA.RFr BA.L BB.RFR.b BA.L BA.L BA.LR >>$T/falls.yaml; for first in bazaar_first builder_first; do sed "s/FIRST/$first/" $T/falls.yaml | reeve check -; done
--- file part.yaml
reeve: 1
rules: [messages, bazaars, traders, dragon]
players: {R: Rosa, B: Ben, K: Kim}
options: {message_turn: after_part}
board:
  '0,0': ['BA.RCr', 'R:highwayman@e']
  '1,0': ['BA.RFr', 'R:builder@w']
  '0,-1': ['BA.L', 'R:monk']
tokens: {fairy: 'R:monk@0,-1'}
score: {R: 4}
moves:
- R: BA.RFr 2,0
  message: 4
  answer: message
- R: BB.F.b 1,-1
- bazaar:
    draw: [BA.L, BA.RFr, BA.RRR]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.RFr, chooser: K, bids: {K: 0}}
- B: BA.L 0,-2
- K: BA.RFr 3,0
- R: BA.RRR 4,0
--- file once.yaml
reeve: 1
rules: [messages, bazaars, dragon]
players: {R: Rosa, B: Ben, K: Kim}
board:
  '0,0': BA.RCr
  '1,0': ['BA.RFr', 'R:highwayman@e']
  '0,-1': BA.L
score: {R: 4}
tokens: {fairy: 'R:highwayman@1,0.e'}
moves:
- R: BB.F.b 1,-1
  message: 4
  answer: message
- R: BA.L -1,-1
- B: BA.L 0,-2
- K: BA.RFr 2,0
--- file falls.yaml
reeve: 1
rules: [messages, bazaars, traders, dragon]
players: {R: Rosa, B: Ben, K: Kim}
options: {bazaar_builder: FIRST}
board:
  '0,0': BA.RCr
  '1,0': ['BA.RFr', 'R:highwayman@e']
  '2,0': ['BA.RFr', 'R:builder@e']
  '0,-1': BA.L
score: {R: 4}
tokens: {fairy: 'R:highwayman@1,0.e'}
moves:
- R: BB.RFR.b/90 3,0
  message: 4
  answer: message
- R: BA.L 3,-1
- R: BA.L 2,-1
- B: BA.LR 4,-1
--- stdout
$T/part.yaml: legal so far: 6 turns, score Rosa (R) 6, Ben (B) 0, Kim (K) 0, R to move, the second part of a double turn
to_move: B
bazaar: {after: R, extra_turns: 1}
$T/once.yaml: legal: 4 turns, final score Rosa (R) 11, Ben (B) 0, Kim (K) 0
at_once: 1
bazaar: {then: [R]}
3 tiles left; every order of them played (3), policy greedy
-: legal: 4 turns, final score Rosa (R) 12, Ben (B) 0, Kim (K) 0
-: legal: 4 turns, final score Rosa (R) 12, Ben (B) 0, Kim (K) 0

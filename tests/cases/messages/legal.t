# What messages and their figures make possible, in lists of actions.

== what needs a figure on the tile says so, and what a message brings next is listed behind it [ME-2, AM-39]
$ reeve legal --actions --tile BA.C $T/game.yaml | grep -A 6 '^0,1'
$ reeve legal --actions --tile BA.C --format json $T/game.yaml | gojq -c 'select(.cell == "0,1") | .messenger, .wagon, .with[]'
$ reeve legal --actions --tile BA.RRR --format json $T/now.yaml | gojq -c 'select(.cell == "-1,0" and .rotation == 180).messenger_2'
--- file game.yaml
reeve: 1
rules: [abbey, messages]
players: {A: Ann, B: Bob}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
--- file now.yaml
reeve: 1
rules: [messages, inns, bazaars]
options: {edition: 1}
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc+/90, A:knight, A:farmer@e]
  '1,0': [BA.RRR, A:highwayman@w]
  '2,0': [BA.LR/90, A:monk]
  '0,-1': [BA.L, A:monk]
score: {A: 19, B: 3}
state: {messages: {m1: 12}}
--- stdout
0,1   180°              farmer@n knight@s mayor@s wagon@s
                        completes city@0,0.n: nobody
                        the messenger may move (messenger): B 4 (with knight@s
                          or wagon@s: to 4); a wagon goes home, or on to
                          B:highwayman@0,0.e or B:highwayman@1,0.e (each with
                          wagon@s: worth 2)
1,-1  90°               farmer@n knight@e mayor@e wagon@e
["B 4"]
["B:highwayman@0,0.e","B:highwayman@1,0.e"]
{"key":"messenger","pieces":["knight@s","wagon@s"],"value":"B 4"}
{"key":"wagon","pieces":["wagon@s"],"value":"B:highwayman@0,0.e"}
{"key":"wagon","pieces":["wagon@s"],"value":"B:highwayman@1,0.e"}
{"big:highwayman@-1,0.n":["A 1"],"big:highwayman@-1,0.w":["A 1"],"dark draws, message 1, answer message":["A 1"],"dark draws, message 2, answer message":["A 3"],"dark draws, message 3, answer message":["A 2"],"dark draws, message 5, answer message":["A 2"],"dark draws, message 6, answer message":["A 2"],"dark draws, message 7, answer message":["A 3","A 6"],"highwayman@-1,0.n":["A 1"],"highwayman@-1,0.w":["A 1"],"knight@0,1.n":["A 3"],"monk@0,-1.c":["A 4"],"monk@2,0.c":["A 2"],"points":["A 2"]}

== keys of several rounds are listed once [ME-5]
$ reeve rules messages | grep -A 1 '_7'
--- stdout
  answer to answer_7: {points|message}|{follower}                           ME-4
      What the player takes: 2 points, or the message; for message 8 the
--
  dark to dark_7: draws                                                     ME-3
      Says that a figure has stopped on a dark space; may be left out
  message to message_7: message                                             ME-3
      The message that the player draws, from 1 to 8
  messenger to messenger_7: {player} {number}                               ME-2
      The points by which a messenger moves, instead of the ordinary figure

== a second message of a turn is listed with its answers [ME-5]
$ reeve legal --actions --tile BA.RRR --format json $T/game.yaml | gojq -c 'select(.cell == "-1,0" and .rotation == 180) | .dark_2, .message_2, .answer_2, .dark_3'
--- file game.yaml
reeve: 1
rules: [messages, inns, bazaars]
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc+/90, A:knight, A:farmer@e]
  '1,0': [BA.RRR, A:highwayman@w]
  '2,0': [BA.LR/90, A:monk]
  '0,-1': [BA.L, A:monk]
  '1,-1': BA.LR/180
score: {A: 12, B: 3}
state: {messages: {m1: 5}}
--- stdout
{"monk@0,-1.c":["draws"]}
{"draws":["1","2","3","4","5","6","7"]}
{"1":["points","message"],"2":["points","message"],"3":["points","message"],"4":["points","message"],"5":["points","message"],"6":["points","message"],"7":["points","message"]}
{}

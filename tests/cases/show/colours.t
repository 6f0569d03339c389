# The colours of the players' pieces: said in the document, or chosen.

== the record says who has which colour; it is kept by fmt and position, and drawn
$ reeve fmt $T/game.yaml | sed -n '/^players/,/^moves/p'
$ reeve position $T/game.yaml | sed -n '/^players/,/^to_move/p'
$ reeve position $T/game.yaml | reeve check
$ reeve show $T/game.yaml --format json | gojq -c .colours
$ reeve show $T/game.yaml --svg - | grep -A3 'class="marker"\|class="player"\|class="follower"' | grep -o 'fill="#[0-9a-f]*"' | sort | uniq -c
$ reeve show $T/game.yaml --color always | grep -ao '.\[1;[0-9]*;[0-9]*m.' | tr '\033' '^' | sort | uniq -c
--- file game.yaml
reeve: 1
rules: carcassonne
colours: {Bert: Pink, W: green}
players: {W: Anna, B: Bert}
moves:
- W: BA.RCr 1,0 highwayman
- B: BA.C/180 0,1 knight
--- stdout
players: {W: Anna, B: Bert}
colours: {W: green, B: pink}
moves:
players: {W: Anna, B: Bert}
colours: {W: green, B: pink}
to_move: W
-: position consistent: score Anna (W) 0, Bert (B) 4, W to move
{"B":"pink","W":"green"}
      1 fill="#1c1a17"
      2 fill="#2f8545"
      1 fill="#f2a3c0"
      1 fill="#ffffff"
      1 ^[1;30;105mB
      2 ^[1;97;42mW

== without the key a name, a label, a letter, then the order of the table decide
% printf 'reeve: 1\nrules: carcassonne\nplayers: {%s}\nmoves:\n' "$players" |
%     reeve show --format json | gojq -c .colours
--- rows players
W: Anna, B: Bert
    {"B":"black","W":"white"}
R: Red, B: Blue
    {"B":"blue","R":"red"}
K: Kim, B: Ben
    {"B":"blue","K":"black"}
B: Ben, K: Kim, b: Bea
    {"B":"blue","K":"black","b":"white"}
A: Blue, C: BLUE, D: blue
    {"A":"blue","C":"white","D":"black"}
A: x, C: y, D: z, E: u, F: v, H: w
    {"A":"white","C":"black","D":"red","E":"blue","F":"yellow","H":"green"}
Red: Anna, Grey: Red
    {"Grey":"grey","Red":"red"}
O: x, P: y, Y: z, G: u, R: v, W: w
    {"G":"green","O":"orange","P":"purple","R":"red","W":"white","Y":"yellow"}

== who has a colour by the key leaves the others what they would have, if it is free
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben, K: Kim}\ncolours: {%s}\nmoves:\n' "$colours" |
%     reeve show --format json | gojq -c .colours
--- rows colours
R: blue
    {"B":"white","K":"black","R":"blue"}
Ben: red
    {"B":"red","K":"black","R":"white"}
K: white, R: black
    {"B":"blue","K":"white","R":"black"}
K: grey
    {"B":"black","K":"grey","R":"red"}

== what is no colour, a colour of two players, a player that is none
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
colours: {W: violet, Q: red, B: [red]}
moves: []
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
colours: {W: red, Bert: RED}
moves: []
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
colours: {W: red, Anna: blue}
moves: []
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
colours: red
moves: []
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
colours: {}
moves: []
--- stderr
$T/game.yaml:4:14: unreadable: `violet` is not a colour of pieces [unknown-colour]
      4 | colours: {W: violet, Q: red, B: [red]}
        |              ^~~~~~
  help: Type white, black, red, blue, yellow, green, purple, orange, pink or grey.
$T/game.yaml:4:22: unreadable: there is no player `Q` [unknown-player]
      4 | colours: {W: violet, Q: red, B: [red]}
        |                      ^
  help: Type one of these: W, B.
$T/game.yaml:4:33: unreadable: a colour must be a word, not a list [wrong-type]
      4 | colours: {W: violet, Q: red, B: [red]}
        |                                 ^
  help: Type it as reeve-record(5) shows for this key.
$T/game.yaml:10:25: unreadable: B cannot be red: W is red [colour-twice]
     10 | colours: {W: red, Bert: RED}
        |                         ^~~
  help: Type another colour for one of them, or leave it out.
$T/game.yaml:16:19: unreadable: the key Anna is repeated: it is already on line 16 [duplicate-key]
     16 | colours: {W: red, Anna: blue}
        |                   ^~~~
  help: Correct one of the two keys, or delete it.
$T/game.yaml:22:10: unreadable: colours must be a map, not a word [wrong-type]
     22 | colours: red
        |          ^~~
  help: Type it as in `colours: {W: colour, B: colour}`.
--- stdout
$T/game.yaml: unreadable
$T/game.yaml: document 2: unreadable
$T/game.yaml: document 3: unreadable
$T/game.yaml: document 4: unreadable
$T/game.yaml: document 5: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
--- status 3

== the schema knows the colours
$ reeve schema castle --format json | gojq -c '.. | objects | .colours? // empty' | head -3
--- stdout
{"additionalProperties":{"enum":["white","black","red","blue","yellow","green","purple","orange","pink","grey"]},"description":"The colours of the players' pieces, for pictures.","propertyNames":{"pattern":"^(?:(?:[A-Za-z][A-Za-z0-9_]{0,15}))$"},"type":"object"}

== colours are forced for a pipe by two variables, which NO_COLOR and an option overrule
$ unset NO_COLOR; bold() { "$@" | grep -q "$(printf '\033')\[1m" && echo bold || echo plain; }
$ bold env FORCE_COLOR=1 reeve rules river; bold env CLICOLOR_FORCE=1 reeve rules river
$ bold env FORCE_COLOR=0 CLICOLOR_FORCE= reeve rules river; bold env FORCE_COLOR=1 reeve rules river --color never
$ bold env FORCE_COLOR=1 NO_COLOR=1 reeve rules river
--- stdout
bold
bold
plain
plain
plain
